"""`tablero doctor`: check what a server has stored, while it runs or not, and say what to do.

The database opens and is whole, its schema is known, the files are their owner's alone, every table loads and its
record verifies. If the schema is older than this program, a copy is upgraded and checked: so one sees before an upgrade
whether it will go well. Exit code 1 if something is wrong.
"""

from __future__ import annotations

import argparse
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from tablero.core.errors import BadSave

from .common import add_pack, extra, progress, show, use_data_pack
from .hosting import add_place, data_folder, place_settings, print_findings

if TYPE_CHECKING:
    from tablero.server.examination import Complaint
    from tablero.server.settings import Settings
    from tablero.server.storage.engine import Database

LITTLE_ROOM: Final = 500e6  # bytes of the disk


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--quick", action="store_true", help="only whether every table loads, not its whole record")
    add_place(parser)
    add_pack(parser)


def run(args: argparse.Namespace) -> int:
    use_data_pack(args)
    loose = list(loose_files(data_folder(args)))  # before they are put right
    settings = place_settings(args)
    with extra("postgres"):
        from tablero.server.examination import count_tables, examine

        findings = [*loose, *room(settings, data_folder(args)), *whole(settings)]
        counts: dict[str, int] = {}
        revision = newest = ""
        if not any(one.weight == "wrong" for one in findings):
            with at_present_schema(settings, findings) as (database, revision, newest):
                counts = count_tables(database)
                with progress("tables", sum(counts.values()), not args.json) as report:
                    findings += examine(database, not args.quick, report)
    wrong = sum(one.weight == "wrong" for one in findings)
    data = {
        "schema": revision,
        "newest_schema": newest,
        "tables": counts,
        "wrong": wrong,
        "findings": [one.data() for one in findings],
    }

    def render() -> None:
        print_findings(findings)
        if revision:
            told = ", ".join(f"{count} {status}" for status, count in counts.items()) or "none yet"
            looked = "load" if args.quick else "load, and their records verify"
            state = "all of them " + looked if not wrong else f"{wrong} things are wrong"
            print(f"Schema {revision}; tables: {told}; {state}.")

    show(args, data, render)
    return 1 if wrong else 0


def loose_files(folder: Path) -> Iterator[Complaint]:
    """Files that others on this machine can read."""
    with extra("server"):
        from tablero.server.examination import Complaint
        from tablero.server.setting_sources import FILE_NAME, shown, values_in
        from tablero.server.settings import DATABASE_FILE, SECRET_FILE

    for name in (SECRET_FILE, DATABASE_FILE, f"{DATABASE_FILE}-wal"):
        if (file := folder / name).exists() and file.stat().st_mode & 0o077:
            yield Complaint("note", str(file), "others on this machine could read it", "it is now its owner's alone")
    file = folder / FILE_NAME
    if file.exists() and file.stat().st_mode & 0o077:
        if any(shown(name, value) != value for name, value in values_in(file).items()):
            yield Complaint("wrong", str(file), "it holds secrets, and others can read it", f"chmod 600 {file}")


def room(settings: Settings, folder: Path) -> Iterator[Complaint]:
    from tablero.server.examination import Complaint
    from tablero.server.settings import database_file

    if database_file(settings.database) is not None and (free := shutil.disk_usage(folder).free) < LITTLE_ROOM:
        yield Complaint("note", str(folder), f"only {free / 1e6:.0f} MB are free on its disk", "make room in time")


def whole(settings: Settings) -> Iterator[Complaint]:
    """Whether the database can be opened and read to its end."""
    from tablero.server.examination import Complaint
    from tablero.server.settings import database_file
    from tablero.server.storage.backup import check_whole, checked_revision, opened
    from tablero.server.storage.engine import NotStored

    file = database_file(settings.database)
    try:
        if file is not None:
            check_whole(file)
        with opened(settings.database) as database, database.reading() as c:
            checked_revision(c, "the database")
    except BadSave as error:
        yield Complaint("wrong", "database", str(error), "restore a backup (`tablero restore`), or use that version")
    except NotStored as error:
        yield Complaint("wrong", "database", str(error), "see that it runs and its URL, name and password are right")


@contextmanager
def at_present_schema(settings: Settings, findings: list[Complaint]) -> Iterator[tuple[Database, str, str]]:
    """The database, its version and ours; if it is older, a copy that has been brought to the present."""
    from tablero.server.examination import Complaint
    from tablero.server.storage.backup import opened, present_copy, write_backup
    from tablero.server.storage.revisions import newest, revision_of

    with opened(settings.database) as database:
        with database.reading() as c:
            revision = revision_of(c)
        if revision == newest():
            yield database, revision, revision
            return
    what = f"it has schema {revision}, and this program brings it to {newest()} when it serves it"
    findings.append(
        Complaint("note", "database", what, "make a backup before that; a copy was upgraded and checked here")
    )
    with TemporaryDirectory(prefix="tablero-") as folder:
        write_backup(settings, Path(folder) / "copy")
        with present_copy(Path(folder) / "copy") as copy:
            yield copy, revision, newest()
