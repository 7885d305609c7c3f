"""Connections to the database: SQLite made safe against power cuts, or PostgreSQL; migrations at the start.

SQLite runs in WAL mode with `synchronous=FULL`: what was committed is on the disk. It has one writer at a time, so
writers queue here and not in the database. Whatever fails while writing is raised as `NotStored`: nobody may be told
"done".
"""

from __future__ import annotations

import json
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from threading import Lock
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from tablero.core.errors import TableroError

BUSY_SECONDS: Final = 10
CONNECTIONS: Final = 16
CHANNEL: Final = "tablero"  # on which PostgreSQL tells all servers what has changed
LOBBY: Final = "lobby"  # ... and in place of a table's id: the list of open tables
MIGRATING: Final = 7_201_954  # the number of the lock that keeps two starting servers from migrating at once

PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    f"busy_timeout={BUSY_SECONDS * 1000}",
    "foreign_keys=ON",
)


class NotStored(TableroError):
    """The database did not take it: full, read-only, gone."""


class Database:
    """A database and its two kinds of transaction. What is read and written is in the other modules here."""

    def __init__(self, url: str) -> None:
        self.is_sqlite = url.startswith("sqlite")
        self.origin = secrets.token_hex(8)  # which of the servers on this database this is
        self.engine = sqlite_engine(url) if self.is_sqlite else create_engine(url, **POOL, pool_pre_ping=True)
        # SQLite reads from a snapshot anyway
        self.snapshot: dict[str, str] = {} if self.is_sqlite else {"isolation_level": "REPEATABLE READ"}
        self.writer: Lock | nullcontext[None] = Lock() if self.is_sqlite else nullcontext()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that sees one moment of the database."""
        try:
            with self.engine.connect().execution_options(**self.snapshot) as connection:
                yield connection
        except SQLAlchemyError as error:
            raise NotStored(f"the database can't be read now: {reason(error)}") from None

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that is committed at the end, or leaves nothing behind. Two of one key: IntegrityError."""
        with self.writer:
            try:
                with self.engine.connect().execution_options(writing=True) as connection, connection.begin():
                    yield connection
            except IntegrityError:
                raise
            except SQLAlchemyError as error:
                raise NotStored(f"this was not stored: {reason(error)}") from None

    def announce(self, connection: Connection, table: str, kind: str, seq: int) -> None:
        """Tell the other servers on this database, once the transaction is committed (broadcast.py listens)."""
        if not self.is_sqlite:
            words = json.dumps([self.origin, table, kind, seq])
            connection.execute(text("SELECT pg_notify(:channel, :words)"), {"channel": CHANNEL, "words": words})

    def migrate(self, revision: str = "head") -> None:
        """Bring the schema up to date, or to a version before that."""
        with self.writing() as connection:
            if not self.is_sqlite:
                connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
            config = migrations()
            config.attributes["connection"] = connection
            command.upgrade(config, revision)

    def close(self) -> None:
        self.engine.dispose()


def migrations() -> Config:
    """Where the migrations are."""
    config = Config()
    config.set_main_option("script_location", "tablero.server.storage:migrations")
    return config


POOL: Final[dict[str, int]] = {"pool_size": CONNECTIONS, "max_overflow": 0}


def sqlite_engine(url: str) -> Engine:
    """SQLite with its transactions in our own hands: the driver would begin them late, and not for reading."""
    engine = create_engine(url, **POOL)

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, record: object) -> None:
        connection.isolation_level = None
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writing", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def reason(error: SQLAlchemyError) -> str:
    """The database's own words, on one line, without the statement and its values."""
    words = str(error.orig if isinstance(error, DBAPIError) else type(error).__name__)
    return words.strip().splitlines()[0] if words.strip() else "no reason given"
