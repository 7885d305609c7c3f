"""`tablero restore FILE`: put a backup in place of what a server has stored, in a file or in PostgreSQL."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from .common import extra, show
from .hosting import add_place, data_folder, place_settings


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a backup that `tablero backup` has made")
    parser.add_argument("--replace", action="store_true", help="even if there is data already; a file of it is kept")
    add_place(parser)


def run(args: argparse.Namespace) -> int:
    settings = place_settings(args, there=False)
    with extra("postgres"):
        from tablero.server.storage.backup import restore_backup

        page = restore_backup(settings, data_folder(args), Path(args.file), args.replace)
    made = time.strftime("%Y-%m-%d %H:%M", time.localtime(page.created))

    def render() -> None:
        print(f"Restored what Tablero {page.program} had stored on {made}; `tablero doctor` checks it.")

    return show(args, {"file": args.file, "created": page.created, "program": page.program}, render)
