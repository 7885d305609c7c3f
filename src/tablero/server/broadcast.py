"""Who watches which table, and telling them after the commit; on PostgreSQL, the watchers of other servers too.

A notice says that something happened, never what: whoever gets one takes a new snapshot. So nothing is lost when a slow
subscriber misses some, and nothing hidden can travel this way.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Annotated, Final

import msgspec

from .storage.account_store import LOGIN, LOGIN_TOPIC
from .storage.engine import CHANNEL, Database

QUEUE_SIZE: Final = 64  # notices kept for a slow subscriber
POLL_SECONDS: Final = 0.2  # seconds between two looks at whether to stop
RECONNECT_SECONDS: Final = 1.0  # seconds before connecting again


log = logging.getLogger("tablero.server")


class Payload(msgspec.Struct, array_like=True, frozen=True):
    """A notice as it travels between servers (`Database.announce`)."""

    origin: str
    table: Annotated[str, msgspec.Meta(min_length=1)]
    kind: str
    seq: int


PAYLOAD: Final = msgspec.json.Decoder(Payload)


class Notice(msgspec.Struct, frozen=True):
    """Something happened at a table.

    "changed" and "chat" mean look again, "thinking" is a bot's progress, "hurry" the wish that it stop, "hint"
    the progress of a hint: whoever has not asked for it learns nothing from it. "own" means that something has changed
    which is one person's own, as an order in advance: to all others nothing is sent, and so with "chat" of some alone.
    "login" is about who watches, and no table: a login has ended. "restart" comes once, at the end: the server is about
    to stop, and whoever watches should come back a little later.
    """

    kind: str
    seq: int = 0
    seat: int = -1
    share: float = 0.0
    busy: int = 0  # seconds until a bot that has to wait begins to think

    @property
    def is_quiet(self) -> bool:
        """Whether it may be nothing to most readers."""
        return self.kind in ("chat", "own")

    @property
    def is_progress(self) -> bool:
        """Whether nothing is to be seen but how far somebody is."""
        return self.kind == "thinking" or (self.kind == "hint" and self.share < 1)


class Broadcaster:
    """The watchers of one server."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.subscribers: dict[str, set[asyncio.Queue[Notice]]] = {}
        self.on_remote: Callable[[str, Notice], None] | None = None  # what another server has done
        self.listener: PostgresListener | None = None

    def start(self) -> None:
        if not self.database.is_sqlite:
            self.listener = PostgresListener(self.database, asyncio.get_running_loop(), self.on_notification)
            self.listener.start()

    def stop(self) -> None:
        if self.listener is not None:
            self.listener.stop()

    @asynccontextmanager
    async def subscribe(self, table: str, user: str = "") -> AsyncIterator[asyncio.Queue[Notice]]:
        """The notices of a table from now on; for somebody who has come by a login, those of its end too."""
        queue: asyncio.Queue[Notice] = asyncio.Queue(QUEUE_SIZE)
        topics = [table, LOGIN_TOPIC + user] if user else [table]
        for topic in topics:
            self.subscribers.setdefault(topic, set()).add(queue)
        try:
            yield queue
        finally:
            for topic in topics:
                queues = self.subscribers[topic]
                queues.discard(queue)
                if not queues:
                    del self.subscribers[topic]

    def is_watched(self, table: str) -> bool:
        return table in self.subscribers

    def end_login(self, user: str) -> None:
        """A login has ended: those who came by one of this user's look whether it was theirs."""
        self.publish(LOGIN_TOPIC + user, Notice(LOGIN))

    def look_again(self, topic: str) -> None:
        """Something has changed at a table, or everywhere, or a login has ended, by the host's hand."""
        if topic:
            self.publish(topic, Notice(LOGIN if topic.startswith(LOGIN_TOPIC) else "changed"))
        else:
            self.tell_all(Notice("changed"))

    def publish(self, table: str, notice: Notice) -> None:
        """Tell everybody who watches here. Who is too slow gets one notice in place of many."""
        for queue in self.subscribers.get(table, ()):
            if queue.full():
                while not queue.empty():
                    queue.get_nowait()
                queue.put_nowait(Notice("changed", notice.seq))
                queue.put_nowait(Notice(LOGIN))
            queue.put_nowait(notice)

    def tell_all(self, notice: Notice) -> None:
        """Tell everybody, whatever they watch."""
        for subscribed in list(self.subscribers):
            self.publish(subscribed, notice)

    def on_notification(self, origin: str, table: str, notice: Notice) -> None:
        """Another server (or this one) has committed something. Without a table: notices may have been missed."""
        if not table:
            self.tell_all(notice)
            for topic in [topic for topic in self.subscribers if topic.startswith(LOGIN_TOPIC)]:
                self.publish(topic, Notice(LOGIN))
        elif origin != self.database.origin:
            self.publish(table, notice)
            if self.on_remote is not None and notice.kind != LOGIN:
                self.on_remote(table, notice)


class PostgresListener(threading.Thread):
    """Listens to PostgreSQL on a connection of its own, and connects again if that breaks."""

    def __init__(
        self, database: Database, loop: asyncio.AbstractEventLoop, on_notification: Callable[[str, str, Notice], None]
    ) -> None:
        super().__init__(name="tablero-listen", daemon=True)
        url = database.engine.url.set(drivername="postgresql")
        self.address = url.render_as_string(hide_password=False)
        self.loop = loop
        self.on_notification = on_notification
        self.stopping = threading.Event()
        self.listening = threading.Event()

    def run(self) -> None:
        import psycopg  # only needed, and perhaps only installed, where there is a PostgreSQL

        while not self.stopping.is_set():
            try:
                self.listen()
            except psycopg.Error:
                self.listening.clear()
                self.stopping.wait(RECONNECT_SECONDS)

    def listen(self) -> None:
        import psycopg

        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self.listening.set()
            self.deliver("", "", Notice("changed"))
            while not self.stopping.is_set():
                for notification in connection.notifies(timeout=POLL_SECONDS):
                    try:
                        told = PAYLOAD.decode(notification.payload)
                    except (msgspec.DecodeError, UnicodeDecodeError):
                        log.warning("a notice that nobody understands: %.80r", notification.payload)
                        continue
                    self.deliver(told.origin, told.table, Notice(told.kind, told.seq))

    def deliver(self, origin: str, table: str, notice: Notice) -> None:
        """To the event loop, unless that has ended."""
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.on_notification, origin, table, notice)

    def stop(self) -> None:
        self.stopping.set()
        self.join(5)
