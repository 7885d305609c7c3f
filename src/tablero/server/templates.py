"""The Jinja templates of `web/templates`: `render(name, …)` is the HTML of one. They know where a rule can be read."""

from __future__ import annotations

from functools import lru_cache
from typing import Any
from urllib.parse import quote

import jinja2
from markupsafe import Markup

from tablero.core.registry import find_game
from tablero.core.rulebook import rulebook

Context = dict[str, Any]  # what a template is told, or a part of it


@lru_cache(maxsize=1)
def templates() -> jinja2.Environment:
    """All templates; whatever is put into one is shown as text, unless it is Markup."""
    found = jinja2.Environment(
        loader=jinja2.PackageLoader("tablero.web"),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.globals["rule_address"] = rule_address
    found.globals["profile_address"] = profile_address
    return found


@lru_cache(maxsize=4096)
def rule_address(game: str, rule: str) -> str:
    """Where a rule that a game cites stands: in its own rules, or in those of the game it is a variant of."""
    return f"/rules/{rulebook(find_game(game)).book_of(rule).game}#{rule}"


def profile_address(name: str) -> str:
    """Where the profile of a registered person is."""
    return f"/people/{quote(name, safe='')}"


def render(name: str, **context: Any) -> Markup:
    return Markup(templates().get_template(name).render(context))  # escaped by the template
