"""Connections to the database: SQLite made safe against power cuts, or PostgreSQL; migrations at the start.

SQLite runs in WAL mode with `synchronous=FULL`: what was committed is on the disk. It has one writer at a time, so
writers queue here and not in the database. Whatever fails while writing is raised as `NotStored`: nobody may be told
"done".

A connection to PostgreSQL may break at the very moment of a commit, before or after it was done. Then the database is
asked for the outcome by the transaction's number, and only then is anybody told anything. If it stays away too long,
that is what is said: `Unsure`. So it is if the database itself has crashed: then the number of a transaction that was
lost may be given to another one. A `CommitWitness` tells the two apart.
"""

from __future__ import annotations

import json
import logging
import secrets
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from threading import Lock
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from tablero.core.errors import TableroError

BUSY_SECONDS: Final = 10
CONNECTIONS: Final = 16
CHANNEL: Final = "tablero"  # on which PostgreSQL tells all servers what has changed
LOBBY: Final = "lobby"  # ... and in place of a table's id: the list of open tables
OUTCOME_SECONDS: Final = 10.0  # how long the outcome of a commit is asked for before we say that it is not known
OUTCOME_PAUSE: Final = 0.2
MIGRATING: Final = 7_201_954  # the number of the lock that keeps two starting servers from migrating at once

STATUS: Final = text("SELECT txid_status(:number)")

PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    f"busy_timeout={BUSY_SECONDS * 1000}",
    "foreign_keys=ON",
)


log = logging.getLogger("tablero.server")


class NotStored(TableroError):
    """The database did not take it: full, read-only, gone. Its own words are for the host's log alone."""


class Unsure(NotStored):
    """The database has gone in the middle of a commit: whether it was stored will be seen when it is back."""


class Database:
    """A database and its two kinds of transaction. What is read and written is in the other modules here."""

    def __init__(self, url: str) -> None:
        self.is_sqlite = url.startswith("sqlite")
        self.origin = secrets.token_hex(8)  # which of the servers on this database this is
        self.engine = sqlite_engine(url) if self.is_sqlite else create_engine(url, **POOL, pool_pre_ping=True)
        # SQLite reads from a snapshot anyway
        self.snapshot: dict[str, str] = {} if self.is_sqlite else {"isolation_level": "REPEATABLE READ"}
        self.writer: Lock | nullcontext[None] = Lock() if self.is_sqlite else nullcontext()
        self.witness, self.calling = CommitWitness(self.engine), Lock()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that sees one moment of the database."""
        try:
            with self.engine.connect().execution_options(**self.snapshot) as connection:
                yield connection
        except SQLAlchemyError as error:
            log.warning("the database can't be read: %s", reason(error))
            raise NotStored("the database can't be read at the moment") from None

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that is committed at the end, or leaves nothing behind. Two of one key: IntegrityError."""
        with self.writer:
            number: int | None = None  # of a transaction that is about to be committed
            witness = self.witness
            try:
                witness = self.living_witness()
                with self.engine.connect().execution_options(writing=True) as connection, connection.begin():
                    yield connection
                    number = self.transaction_number(connection)
            except IntegrityError:
                raise
            except SQLAlchemyError as error:
                self.check_committed(number if was_cut(error) else None, witness, error)

    def transaction_number(self, connection: Connection) -> int | None:
        """By which the outcome of a transaction can be asked for; SQLite knows it at once."""
        return None if self.is_sqlite else int(connection.execute(text("SELECT txid_current()")).scalar_one())

    def living_witness(self) -> CommitWitness:
        """Somebody who will know whether the database has crashed since."""
        if self.is_sqlite or self.witness.is_there:
            return self.witness
        with self.calling:
            if not self.witness.is_there:
                witness = CommitWitness(self.engine)
                witness.come()
                self.witness = witness
            return self.witness

    def check_committed(self, number: int | None, witness: CommitWitness, error: SQLAlchemyError) -> None:
        """Refuse what was not stored, and what nobody knows."""
        stored = number is not None and self.outcome(number, witness)
        if stored:
            log.warning("a connection was lost while committing, but it was stored: %s", reason(error))
        elif stored is None:
            log.error("whether transaction %s was stored is not known: %s", number, reason(error))
            raise Unsure("the database has gone; whether this was stored will be seen when it is back") from None
        else:
            log.warning("not stored: %s", reason(error))
            raise NotStored("the database did not take it; nothing was stored") from None

    def outcome(self, number: int, witness: CommitWitness) -> bool | None:
        """Whether a transaction was committed; None if the database can't say so in time, or may mean another one."""
        end = time.monotonic() + OUTCOME_SECONDS
        while True:
            status = witness.status(number) or self.status(number)
            if status == "committed":
                return True if witness.is_there else None
            if status == "aborted":
                return False
            if time.monotonic() >= end:
                return None
            time.sleep(OUTCOME_PAUSE)

    def status(self, number: int) -> str:
        """What the database says now of a transaction's number, or of another one that has got it after a crash."""
        try:
            with self.engine.connect() as connection:
                return str(connection.execute(STATUS, {"number": number}).scalar())
        except DataError:
            return "aborted"  # the number was not given yet, after a crash in which its owner was lost
        except SQLAlchemyError:
            return "in progress"

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
        self.witness.leave()
        self.engine.dispose()


class CommitWitness:
    """A connection that is kept open beside the others: as long as it lives, the database has not crashed."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.connection: Connection | None = None
        self.using = Lock()

    @property
    def is_there(self) -> bool:
        return self.connection is not None

    def come(self) -> None:
        with self.using:
            self.connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            self.connection.detach()

    def leave(self) -> None:
        with self.using:
            if self.connection is not None:
                self.connection.close()
            self.connection = None

    def status(self, number: int) -> str:
        """What has become of a transaction; nothing if the connection is gone."""
        with self.using:
            if self.connection is None:
                return ""
            try:
                return str(self.connection.execute(STATUS, {"number": number}).scalar())
            except SQLAlchemyError:
                self.connection.invalidate()
                self.connection = None
                return ""


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


def was_cut(error: SQLAlchemyError) -> bool:
    """Whether the connection is gone, and the database's last words with it."""
    return isinstance(error, DBAPIError) and error.connection_invalidated


def reason(error: SQLAlchemyError) -> str:
    """The database's own words, on one line, without the statement and its values."""
    words = str(error.orig if isinstance(error, DBAPIError) else type(error).__name__)
    return words.strip().splitlines()[0] if words.strip() else "no reason given"
