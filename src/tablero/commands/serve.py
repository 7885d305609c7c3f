"""`tablero serve`: host tables and play in the browser. All is kept in one data folder, or in a database by URL.

Settings come from flags, the environment or a file; `--show-settings` tells each with its source (docs/host.md).
"""

from __future__ import annotations

import argparse
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Final

from tablero.core.errors import BadSetup

from .common import add_pack, extra, print_table, show, use_data_pack
from .hosting import add_place, given_flags, given_settings

if TYPE_CHECKING:
    from tablero.server.setting_sources import Given

PORT: Final = 8000
OPEN_AFTER: Final = 0.3  # seconds until the page is opened
FLAGS: Final = ("port", "host", "base_path", "log_format", "log_level", "log_requests", "metrics")
TRIES: Final = 50  # how many ports after the usual one are tried, if nobody asked for that one


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--port", default=None, metavar="P", help=f"the port (default: {PORT}, or the next free one)")
    parser.add_argument(
        "--host", default=None, help="the address to listen on; 0.0.0.0: all (default: this machine only)"
    )
    parser.add_argument("--open", action="store_true", help="open the page in the browser, if there is one")
    add_place(parser)
    parser.add_argument(
        "--root-path", dest="base_path", default=None, metavar="PATH", help="where a proxy shows it, such as /tablero"
    )
    parser.add_argument("--log-format", default=None, metavar="KIND", help="text, or json: one object a line")
    parser.add_argument("--log-level", default=None, metavar="LEVEL", help="debug, info, warning (default) or error")
    parser.add_argument(
        "--log-requests", action="store_true", default=None, help="log every request, without addresses"
    )
    parser.add_argument(
        "--metrics", default=None, metavar="WHO", help="who may read /metrics: off (default), local, all"
    )
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="any other setting")
    parser.add_argument("--show-settings", action="store_true", help="print all settings and where they come from")
    add_pack(parser)


def run(args: argparse.Namespace) -> int:
    found = given_settings(given_flags(args, *FLAGS) | words_set(args))
    if args.show_settings:
        return show_settings(args, found)
    use_data_pack(args)
    with extra("server"):
        from tablero.server.app import make_app, server_for
        from tablero.server.assets import draw_all
        from tablero.server.logs import begin_logging
        from tablero.server.setting_sources import serving, settings_of
        from tablero.server.storage.serving_lock import hold_database

    own = serving(found)
    warn_of_password(found["database"])
    settings = settings_of(found)
    lock = hold_database(settings.database)
    try:
        begin_logging(own.log_format, own.log_level, own.log_requests)
        if settings.metrics != "off":
            with extra("metrics"):
                import_module("prometheus_client")
        with extra("postgres"):
            server = server_for(make_app(settings))
        listener = bound(own.host, own.port)
        url = address(own.host, listener) + settings.base_path.lstrip("/")
        draw_all()  # whoever opens the page at once does not wait for the games, their texts and their boards
        print(f"Tablero is at {url} (Ctrl+C ends it)", flush=True)
        if args.open and has_screen(sys.platform, os.environ):
            threading.Timer(OPEN_AFTER, webbrowser.open, [url]).start()
        signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn stops on it, and then hands it on to us
        server.run(sockets=[listener])
    finally:
        if lock is not None:
            lock.close()
    return 0


def words_set(args: argparse.Namespace) -> dict[str, str]:
    with extra("server"):
        from tablero.server.setting_sources import set_words

    return set_words(args.set)


def show_settings(args: argparse.Namespace, found: dict[str, Given]) -> int:
    """All settings, each with its value and its source; nothing secret is shown, and nothing is started."""
    from tablero.server.setting_sources import shown

    data = {name: {"value": shown(name, value), "source": source} for name, (value, source) in sorted(found.items())}

    def render() -> None:
        rows = [[name, words(one["value"]), one["source"]] for name, one in data.items()]
        print_table(["setting", "value", "from"], rows)

    def words(value: object) -> str:
        return "" if value is None else str(value).lower() if isinstance(value, bool) else str(value)

    return show(args, data, render)


def warn_of_password(database: Given) -> None:
    """Whoever lists the processes of a machine reads their flags."""
    from tablero.server.setting_sources import has_password

    if database.source.startswith("flag") and database.value and has_password(database.value):
        print(
            "the password in --database can be read by everybody on this machine; TABLERO_DATABASE, "
            "TABLERO_DATABASE_PASSWORD or a settings file hide it (docs/host.md)",
            file=sys.stderr,
        )


def has_screen(platform: str, environment: Mapping[str, str]) -> bool:
    """Whether a browser window can be opened here: not over ssh, where a text browser would take the terminal."""
    return platform in ("darwin", "win32") or bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def bound(host: str, port: int | None) -> socket.socket:
    """A socket that listens on the port asked for; if none was, on the first free one from the usual on."""
    if port is not None and not 0 <= port <= 65535:
        raise BadSetup(f"a port is a number from 0 to 65535, not {port}")
    ports = range(PORT, PORT + TRIES) if port is None else [port]
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in ports:
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
            listener.listen(2048)
            return listener
        except socket.gaierror:
            listener.close()
            raise BadSetup(
                f"there is no address {host!r}; give one of this machine, such as 127.0.0.1 or 0.0.0.0"
            ) from None
        except OSError as error:
            listener.close()
            problem = error.strerror
    tried = f"port {port} of {host}" if port is not None else f"ports {PORT} to {PORT + TRIES - 1} of {host}"
    raise BadSetup(f"cannot listen on {tried}: {problem}; give a free one with --port")


def address(host: str, listener: socket.socket) -> str:
    """Where to point the browser."""
    port = listener.getsockname()[1]
    shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1", "::1") else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
