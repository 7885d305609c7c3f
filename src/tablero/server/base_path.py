"""Where the application is on the network: at the root, or under a sub-path such as /tablero, behind a proxy.

Inside, every address is one from the application's own root: `/t/abc`. It is `outside(address)` where it leaves: in the
attributes of templates (templates.py does it), in redirects, cookies, and links that people send each other. Requests
may come with the base path or, if the proxy has taken it off, without; handlers never see it.

It is set once, before the first page is made: pages and parts of them are kept in memory.
"""

from __future__ import annotations

from typing import Any

from starlette.types import Scope

_BASE = [""]


def use_base_path(base: str) -> None:
    """`base` begins with a slash and does not end with one; empty: the root."""
    _BASE[0] = base


def base_path() -> str:
    return _BASE[0]


def outside(address: Any) -> Any:
    """An address of ours as browsers have to ask for it; any other as it is."""
    if _BASE[0] and isinstance(address, str) and address.startswith("/") and not address.startswith("//"):
        return type(address)(_BASE[0]) + address
    return address


def inside(scope: Scope) -> Scope:
    """A request as the application sees it: its path begins at the application's root."""
    base, path = _BASE[0], scope["path"]
    if not base or not (path == base or path.startswith(f"{base}/")):
        return scope
    raw = scope.get("raw_path") or path.encode()
    return {**scope, "path": path[len(base) :] or "/", "raw_path": raw[len(base) :] or b"/", "root_path": ""}
