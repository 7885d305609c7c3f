"""A copy of everything a server has stored, made while it runs, and back again.

A backup is one SQLite file, whichever database it was made from: all tables as of one moment, and a page of its own
that says when and by what it was made, with the keys of the data folder. So it can be restored into a file or
into PostgreSQL. It is the owner's alone to read: it holds the seeds of running games.

A copy of the database's file alone is no backup while a server runs: what was last committed is in the file beside it.
"""

from __future__ import annotations

import os
import secrets
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from sqlalchemy import Connection, MetaData, Table, func, insert, select, text

from tablero import __version__
from tablero.core.errors import BadSave, BadSetup

from ..settings import SECRET_FILE, VAPID_FILE, Settings, database_file
from ..time_source import now
from .engine import Database
from .revisions import is_known, revision_of
from .schema import METADATA
from .serving_lock import is_served

PAGE: Final = "tablero_backup"  # the table with what is known of the backup itself
FORMAT: Final = "1"
ROWS: Final = 500  # copied at once


class BackupPage(NamedTuple):
    """What a backup says of itself."""

    created: int
    program: str  # the version of Tablero that made it
    revision: str  # that of the schema
    secret: str  # the keys of the data folder
    vapid: str


def sqlite_url(file: Path) -> str:
    return f"sqlite:///{file}"


# -- making one --------------------------------------------------------------------------------------------------


def write_backup(settings: Settings, file: Path) -> BackupPage:
    """Copy everything into `file`. What stood there before is replaced only when the copy is whole."""
    check_target(settings, file)
    part = file.with_name(f"{file.name}.{secrets.token_hex(4)}.part")
    os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        source = database_file(settings.database)
        if source is not None:
            copy_sqlite(source, part)
        else:
            copy_postgres(settings.database, part)
        page = write_page(part, settings)
        check_whole(part)
        flush(part)
        os.replace(part, file)
        flush(file.parent)
        return page
    finally:
        part.unlink(missing_ok=True)


def check_target(settings: Settings, file: Path) -> None:
    """Nothing but an earlier backup is ever replaced."""
    source = database_file(settings.database)
    if source is not None and file.exists() and file.samefile(source):
        raise BadSetup(f"{file} is the database itself; a backup needs another name")
    if file.is_dir():
        raise BadSetup(f"{file} is a folder; name a file in it")
    if file.exists() and file.stat().st_size:
        with suppress(BadSave):
            read_page(file)
            return
        raise BadSetup(f"{file} is no backup of Tablero, and is left as it is; choose another name")


def copy_sqlite(source: Path, target: Path) -> None:
    """The database as of one moment, without stopping whoever writes to it."""
    try:
        with closing(sqlite3.connect(source, timeout=30, isolation_level=None)) as connection:
            connection.execute("VACUUM INTO ?", (str(target),))
    except sqlite3.Error as error:
        raise BadSave(f"{source} can't be copied: {error}; `tablero doctor` says more") from None


def copy_postgres(url: str, target: Path) -> None:
    """The same from PostgreSQL, row by row out of one snapshot."""
    with opened(url) as source, source.reading() as c:
        revision = checked_revision(c, "the database")
        with opened(sqlite_url(target)) as copy:
            copy.migrate(revision)
            found = MetaData()
            with copy.writing() as to:
                found.reflect(to)
                copy_rows(c, to, [table for table in found.sorted_tables if table.name != "alembic_version"])
    settle(target)


def copy_rows(source: Connection, target: Connection, tables: list[Table]) -> None:
    """All rows of these tables, those first to which others refer."""
    for table in tables:
        rows = source.execution_options(stream_results=True).execute(select(table)).mappings()
        for some in rows.partitions(ROWS):
            target.execute(insert(table), [dict(row) for row in some])


def checked_revision(c: Connection, what: str) -> str:
    """The version of a schema, if this program knows it."""
    revision = revision_of(c)
    if not revision:
        raise BadSave(f"{what} is empty: no server has stored anything in it")
    if not is_known(revision):
        raise BadSave(f"{what} has schema {revision}, made by a later version of Tablero than this one ({__version__})")
    return revision


def write_page(file: Path, settings: Settings) -> BackupPage:
    with closing(sqlite3.connect(file)) as connection, connection:
        revision = connection.execute("SELECT version_num FROM alembic_version").fetchone()[0]
        page = BackupPage(now(), __version__, revision, settings.secret.decode(), settings.vapid.decode())
        connection.execute(f"CREATE TABLE {PAGE} (name TEXT PRIMARY KEY, value TEXT NOT NULL)")
        lines = [("format", FORMAT), *((name, str(value)) for name, value in page._asdict().items())]
        connection.executemany(f"INSERT INTO {PAGE} VALUES (?, ?)", lines)
    return page


def flush(path: Path) -> None:
    """Onto the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


# -- reading one -------------------------------------------------------------------------------------------------


def read_page(file: Path) -> BackupPage:
    """What a file says of itself, if it is a backup."""
    if not file.is_file():
        raise BadSave(f"there is no file {file}")
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            lines = dict(connection.execute(f"SELECT name, value FROM {PAGE}"))
    except sqlite3.Error:
        raise BadSave(f"{file} is no backup of Tablero, or it is damaged") from None
    if lines.get("format") != FORMAT:
        raise BadSave(
            f"{file} is a backup of another format ({lines.get('format')}) than this version reads ({FORMAT})"
        )
    return BackupPage(int(lines["created"]), lines["program"], lines["revision"], lines["secret"], lines["vapid"])


def check_whole(file: Path) -> None:
    """Whether every page and every reference of a SQLite file is in order."""
    try:
        with closing(sqlite3.connect(file)) as connection:
            said = [row[0] for row in connection.execute("PRAGMA integrity_check")]
            stray = connection.execute("PRAGMA foreign_key_check").fetchone()
    except sqlite3.Error as error:
        said, stray = [str(error)], None
    if said != ["ok"]:
        raise BadSave(f"{file} is damaged: {said[0]}")
    if stray is not None:
        raise BadSave(f"{file} is damaged: a row of {stray[0]} belongs to nothing in {stray[2]}")


@contextmanager
def present_copy(file: Path) -> Iterator[Database]:
    """A backup at the present schema, to look into: a copy of it that is thrown away."""
    with TemporaryDirectory(prefix="tablero-") as folder:
        copy = Path(folder) / "copy.sqlite3"
        shutil.copyfile(file, copy)
        with opened(sqlite_url(copy)) as database:
            database.migrate()
            yield database


@contextmanager
def opened(url: str) -> Iterator[Database]:
    database = Database(url)
    try:
        yield database
    finally:
        database.close()


def settle(file: Path) -> None:
    """One file again, without those that SQLite keeps beside it while it is used."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")


# -- back again --------------------------------------------------------------------------------------------------


def restore_backup(settings: Settings, folder: Path, file: Path, replace: bool = False) -> BackupPage:
    """Put a backup in place of what `settings` name; `folder` is where the secret is kept.

    It is brought to the present schema on a copy first, so that nothing has changed if that fails. A SQLite database
    that is replaced is kept beside the new one.
    """
    page = read_page(file)
    if is_served(settings.database):
        raise BadSetup("a server is at work on this data; stop it before you restore a backup")
    check_whole(file)
    part = folder / f"restored.{secrets.token_hex(4)}.part"
    try:
        shutil.copyfile(file, part)
        part.chmod(0o600)
        with opened(sqlite_url(part)) as copy:
            with copy.reading() as c:
                checked_revision(c, str(file))
            copy.migrate()
            with copy.writing() as to:
                to.execute(text(f"DROP TABLE {PAGE}"))
            target = database_file(settings.database)
            if target is None:
                fill_postgres(settings.database, copy, replace)
        if target is not None:
            settle(part)
            put_in_place(part, target, replace)
    finally:
        part.unlink(missing_ok=True)
    put_key(folder / SECRET_FILE, page.secret)
    put_key(folder / VAPID_FILE, page.vapid)
    return page


def put_in_place(part: Path, target: Path, replace: bool) -> None:
    """The restored file under the name of the database; the former one is kept."""
    if target.exists() and target.stat().st_size:
        with opened(sqlite_url(target)) as former:
            if has_rows(former) and not replace:
                raise BadSetup(f"there is data in {target} already; --replace puts the backup in its place")
        settle(target)  # nothing of it is left in the files beside it
        os.replace(target, target.with_name(f"{target.name}.before-{time.strftime('%Y%m%d-%H%M%S')}"))
    for end in ("-wal", "-shm"):
        target.with_name(target.name + end).unlink(missing_ok=True)
    flush(part)
    os.replace(part, target)
    flush(target.parent)


def fill_postgres(url: str, copy: Database, replace: bool) -> None:
    """All rows of a copy into PostgreSQL, in one transaction."""
    with opened(url) as target:
        target.migrate()
        if has_rows(target) and not replace:
            raise BadSetup("there is data in this database already; --replace puts the backup in its place")
        with target.writing() as to, copy.reading() as c:
            for table in reversed(METADATA.sorted_tables):
                to.execute(table.delete())
            copy_rows(c, to, METADATA.sorted_tables)
            for table in METADATA.sorted_tables:
                follow_numbers(to, table)


def follow_numbers(c: Connection, table: Table) -> None:
    """Numbers that PostgreSQL gives by itself go on after those that were restored."""
    for column in table.primary_key:
        if column is table.autoincrement_column:
            last = select(func.coalesce(func.max(column), 0) + 1).scalar_subquery()
            c.execute(select(func.setval(func.pg_get_serial_sequence(table.name, column.name), last, False)))


def has_rows(database: Database) -> bool:
    """Whether anybody or anything is stored."""
    with database.reading() as c:
        if not revision_of(c):
            return False
        counts = (c.execute(text(f"SELECT count(*) FROM {name}")).scalar_one() for name in ("users", "tables"))
        return any(counts)


def put_key(path: Path, key: str) -> None:
    """A key of the data folder as it was; one that the environment gives counts more anyway."""
    if not key:
        return
    fresh = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
    handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w") as file:
        file.write(key)
    os.replace(fresh, path)
