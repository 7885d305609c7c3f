"""`tablero serve`: host tables and play in the browser. All is kept in one data folder, or in a database by URL."""

from __future__ import annotations

import argparse
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from typing import Final

from tablero.core.errors import BadSetup

from .common import add_pack, extra, use_data_pack

PORT: Final = 8000
OPEN_AFTER: Final = 0.3  # seconds until the page is opened
TRIES: Final = 50  # how many ports after the usual one are tried, if nobody asked for that one


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--port", type=int, default=None, metavar="P", help=f"the port (default: {PORT}, or the next free one)"
    )
    parser.add_argument(
        "--host", default="127.0.0.1", help="the address to listen on; 0.0.0.0: all (default: this machine only)"
    )
    parser.add_argument("--open", action="store_true", help="open the page in the browser, if there is one")
    place = parser.add_mutually_exclusive_group()
    place.add_argument(
        "--data", default="", metavar="FOLDER", help="where tables are kept (default: ~/.local/share/tablero)"
    )
    place.add_argument("--database", default="", metavar="URL", help="a PostgreSQL database in place of a file")
    add_pack(parser)


def run(args: argparse.Namespace) -> int:
    use_data_pack(args)
    with extra("server"):
        from tablero.server.app import make_app, server_for
        from tablero.server.assets import draw_all
        from tablero.server.settings import settings_for

    settings = settings_for(args.data, args.database)
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s %(levelname)s %(message)s")
    with extra("postgres"):
        server = server_for(make_app(settings))
    listener = bound(args.host, args.port)
    url = address(args.host, listener)
    draw_all()  # whoever opens the page at once does not wait for the games, their texts and their boards
    print(f"Tablero is at {url} (Ctrl+C ends it)", flush=True)
    if args.open and has_screen(sys.platform, os.environ):
        threading.Timer(OPEN_AFTER, webbrowser.open, [url]).start()
    signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn stops on it, and then hands it on to us
    server.run(sockets=[listener])
    return 0


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
