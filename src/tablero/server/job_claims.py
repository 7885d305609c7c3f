"""Which of several servers lets a bot think about a question: the one that holds the claim.

A claim is an advisory lock of PostgreSQL, held by a connection of its own: when a server dies, however it does, its
claims end with the connection, and the others see at once what is left behind. On SQLite a server is alone, and has
every claim.
"""

from __future__ import annotations

import hashlib
import logging
import threading
from typing import TYPE_CHECKING, Final

from .storage.engine import Database

if TYPE_CHECKING:
    import psycopg

# The database notices within half a minute that a machine was unplugged.
KEEPALIVE: Final = "SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3"
HELD: Final = (
    "SELECT ((classid::bigint << 32) | objid::bigint) FROM pg_locks"
    " WHERE locktype = 'advisory' AND objsubid = 1"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)

log = logging.getLogger("tablero.server")

BotQuestion = tuple[str, int, int]  # a table, the event since which a question stands, and the seat that is asked


def lock_number(question: BotQuestion) -> int:
    digest = hashlib.sha256("\x00".join(map(str, question)).encode()).digest()
    return int.from_bytes(digest[:8], "big", signed=True)


class JobClaims:
    """The claims of one server."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.connection: psycopg.Connection | None = None
        self.using = threading.Lock()
        self.is_over = False

    def claim(self, question: BotQuestion) -> bool:
        """Whether this server may let a bot think about a question."""
        return self.database.is_sqlite or bool(self.ask("SELECT pg_try_advisory_lock(%s)", question)[0])

    def release(self, question: BotQuestion) -> None:
        if not self.database.is_sqlite:
            self.ask("SELECT pg_advisory_unlock(%s)", question)

    def unclaimed(self, questions: list[BotQuestion]) -> list[BotQuestion]:
        """Those about which no server lets a bot think."""
        if self.database.is_sqlite or not questions:
            return questions
        held = set(self.ask(HELD))
        return [question for question in questions if lock_number(question) not in held]

    def ask(self, words: str, *questions: BotQuestion) -> list[int]:
        """The first column of what the database says. Without a connection nothing is claimed, and nothing granted."""
        import psycopg

        with self.using:
            if self.is_over:
                return [0]
            try:
                if self.connection is None or self.connection.closed:
                    self.connection = self.connect()
                numbers = [lock_number(question) for question in questions]
                return [row[0] for row in self.connection.execute(words, numbers)]
            except psycopg.Error as error:
                log.warning("claims on bots' work can't be made now: %s", error)
                return [0]

    def connect(self) -> psycopg.Connection:
        import psycopg

        url = self.database.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = psycopg.connect(url, autocommit=True)
        try:
            connection.execute(KEEPALIVE)
        except psycopg.Error:
            connection.close()
            raise
        return connection

    def close(self) -> None:
        """Give all claims up; nothing is claimed any more."""
        with self.using:
            self.is_over = True
            if self.connection is not None:
                self.connection.close()
            self.connection = None
