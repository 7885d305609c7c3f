"""`tablero backup FILE`: copy all that a server has stored into one file, while it runs, and open the copy to check it.

Exit code 1 if the copy is whole but a table in it does not load: then `tablero doctor` says more.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from .common import add_pack, extra, show, use_data_pack
from .hosting import add_place, place_settings, print_findings


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", metavar="FILE", help="where to; an earlier backup there is replaced once this one is whole"
    )
    add_place(parser)
    add_pack(parser)


def run(args: argparse.Namespace) -> int:
    use_data_pack(args)
    settings = place_settings(args)
    with extra("postgres"):
        from tablero.server.examination import count_tables, examine
        from tablero.server.storage.backup import present_copy, write_backup

        file = Path(args.file)
        page = write_backup(settings, file)
    with present_copy(file) as copy:
        tables = sum(count_tables(copy).values())
        findings = [one for one in examine(copy, records=False) if one.weight == "wrong"]
    size = file.stat().st_size
    data = {
        "file": str(file),
        "bytes": size,
        "tables": tables,
        "schema": page.revision,
        "findings": [one.data() for one in findings],
    }

    def render() -> None:
        print_findings(findings)
        print(f"{file}: {tables} tables, {size / 1e6:.1f} MB; the copy was opened, and {loads(tables, len(findings))}.")

    show(args, data, render)
    return 1 if findings else 0


def loads(tables: int, bad: int) -> str:
    return f"{bad} of its tables do not load: `tablero doctor` says more" if bad else "every table in it loads"
