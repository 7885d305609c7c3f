"""One server on a SQLite database: a second one would share the data, but neither would hear of the other's changes.

The lock is a small database of its own beside the first, held in a transaction: it ends with the process, however that
ends, and works on every system. On PostgreSQL any number of servers may serve.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy import text

from tablero.core.errors import BadSetup

from ..settings import database_file
from .engine import CHANNEL, Database

LOCK_END: Final = "-serving"  # after the name of the database


class ServingLock:
    """Held for as long as it is open."""

    def __init__(self, file: Path) -> None:
        self.path = file.with_name(file.name + LOCK_END)
        os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
        self.connection = sqlite3.connect(self.path, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            self.connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            self.connection.close()
            raise BadSetup(
                f"another server already serves {file}; stop that one first, or give this one a folder of its own "
                "with --data (several servers on the same data need PostgreSQL: --database)"
            ) from None

    def close(self) -> None:
        self.connection.close()


def hold_database(url: str) -> ServingLock | None:
    """Become the server of a database, or say that there is one already. None where several may be."""
    file = database_file(url)
    return None if file is None else ServingLock(file)


def is_served(url: str) -> bool:
    """Whether a server is at work on a database; on PostgreSQL, each has a connection that listens."""
    if database_file(url) is None:
        return has_listener(url)
    try:
        lock = hold_database(url)
    except BadSetup:
        return True
    if lock is not None:
        with closing(lock):
            pass
    return False


def has_listener(url: str) -> bool:
    database = Database(url)
    try:
        with database.reading() as c:
            words = text("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND query = :words")
            return bool(c.execute(words, {"words": f"LISTEN {CHANNEL}"}).scalar_one())
    finally:
        database.close()
