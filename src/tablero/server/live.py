"""Who watches which table, and telling them after the commit; on PostgreSQL, the watchers of other servers too.

A notice says that something happened, never what: whoever gets one takes a new snapshot. So nothing is lost when a slow
watcher misses some, and nothing hidden can travel this way.
"""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from .storage.engine import CHANNEL, Database

WAITING: Final = 64  # notices kept for a slow watcher
PATIENCE: Final = 0.2  # seconds between two looks at whether to stop
AGAIN: Final = 1.0  # seconds before connecting again


class Notice(msgspec.Struct, frozen=True):
    """Something happened at a table.

    "changed" and "chat" mean look again, "thinking" is a bot's progress, "hurry" the wish that it stop.
    """

    kind: str
    seq: int = 0
    seat: int = -1
    share: float = 0.0


class Live:
    """The watchers of one server."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.watchers: dict[str, set[asyncio.Queue[Notice]]] = {}
        self.on_foreign: Callable[[str, Notice], None] | None = None  # what another server has done
        self.ear: Ear | None = None

    def start(self) -> None:
        if not self.database.is_sqlite:
            self.ear = Ear(self.database, asyncio.get_running_loop(), self.hear)
            self.ear.start()

    def stop(self) -> None:
        if self.ear is not None:
            self.ear.stop()

    @asynccontextmanager
    async def watch(self, table: str) -> AsyncIterator[asyncio.Queue[Notice]]:
        """The notices of a table from now on."""
        queue: asyncio.Queue[Notice] = asyncio.Queue(WAITING)
        self.watchers.setdefault(table, set()).add(queue)
        try:
            yield queue
        finally:
            queues = self.watchers[table]
            queues.discard(queue)
            if not queues:
                del self.watchers[table]

    def tell(self, table: str, notice: Notice) -> None:
        """Tell everybody who watches here. Who is too slow gets one notice in place of many."""
        for queue in self.watchers.get(table, ()):
            if queue.full():
                while not queue.empty():
                    queue.get_nowait()
                queue.put_nowait(Notice("changed", notice.seq))
            queue.put_nowait(notice)

    def hear(self, origin: str, table: str, notice: Notice) -> None:
        """Another server (or this one) has committed something. Without a table: notices may have been missed."""
        if not table:
            for watched in list(self.watchers):
                self.tell(watched, notice)
        elif origin != self.database.origin:
            self.tell(table, notice)
            if self.on_foreign is not None:
                self.on_foreign(table, notice)


class Ear(threading.Thread):
    """Listens to PostgreSQL on a connection of its own, and connects again if that breaks."""

    def __init__(
        self, database: Database, loop: asyncio.AbstractEventLoop, hear: Callable[[str, str, Notice], None]
    ) -> None:
        super().__init__(name="tablero-listen", daemon=True)
        url = database.engine.url.set(drivername="postgresql")
        self.address = url.render_as_string(hide_password=False)
        self.loop = loop
        self.hear = hear
        self.stopping = threading.Event()
        self.listening = threading.Event()

    def run(self) -> None:
        import psycopg  # only needed, and perhaps only installed, where there is a PostgreSQL

        while not self.stopping.is_set():
            try:
                self.listen()
            except psycopg.Error:
                self.listening.clear()
                self.stopping.wait(AGAIN)

    def listen(self) -> None:
        import psycopg

        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self.listening.set()
            self.pass_on("", "", Notice("changed"))
            while not self.stopping.is_set():
                for heard in connection.notifies(timeout=PATIENCE):
                    origin, table, kind, seq = json.loads(heard.payload)
                    self.pass_on(origin, table, Notice(kind, seq))

    def pass_on(self, origin: str, table: str, notice: Notice) -> None:
        """To the event loop, unless that has ended."""
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.hear, origin, table, notice)

    def stop(self) -> None:
        self.stopping.set()
        self.join(5)
