"""Which bots think about which tables: woken when asked, stopped when the table moves on, found again after a restart.

A thought belongs to a question (the seq since which it stands) and a seat. Its answer takes the same way as a person's,
under the key `bot:<seq>:<seat>`, so that a question thought about twice is answered once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection

from tablero.core import record

from .live import Notice
from .play import BOT
from .refusal import Refused
from .storage import store

if TYPE_CHECKING:
    from .tables import Tables

SWEEP_SECONDS: Final = 15.0  # between two looks for tables that another server has left behind

log = logging.getLogger("tablero.server")


class Call(msgspec.Struct, frozen=True):
    """A bot that is asked: since which event, at which seat, and the match to think about."""

    asked: int
    seat: int
    bot: str
    save: str


class Thought(NamedTuple):
    """A bot's thinking about one question, and the wish that it come to an end."""

    task: asyncio.Task[None]
    hurry: asyncio.Event


class Waking:
    """The bots of one server's tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.thoughts: dict[str, dict[tuple[int, int], Thought]] = {}
        self.shares: dict[str, dict[int, float]] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        for table in await self.tables.run(self.left_waiting, 0):
            self.wake(table)
        self.keep(self.sweep())

    async def stop(self) -> None:
        """Let all thoughts go; they begin again when a server does."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.to_thread(self.tables.thinking.stop)

    def progress(self, table: str) -> dict[int, float]:
        """How far the bots at a table are with their thinking, by seat."""
        return dict(self.shares.get(table, {}))

    def hurry(self, table: str) -> None:
        """Let the bots at a table answer with what they have found so far."""
        for thought in self.thoughts.get(table, {}).values():
            thought.hurry.set()

    def hear(self, table: str, notice: Notice) -> None:
        """Another server has changed a table, or somebody there is tired of waiting."""
        if notice.kind == "hurry":
            self.hurry(table)
        else:
            self.wake(table, begin=False)

    def wake(self, table: str, begin: bool = True) -> None:
        """The table has changed: stop thoughts it no longer needs and (unless another server does) begin new ones."""
        self.keep(self.look(table, begin))

    async def look(self, table: str, begin: bool) -> None:
        try:
            calls = {(call.asked, call.seat): call for call in await self.calls(table)}
        except Refused as error:
            log.warning("table %s can't be looked at now: %s", table, error)
            return
        thoughts = self.thoughts.get(table, {})
        for question in [question for question in thoughts if question not in calls]:
            thoughts.pop(question).task.cancel()
        for question, call in calls.items():
            if begin and question not in thoughts:
                hurry = asyncio.Event()
                task = self.keep(self.think(table, call, hurry))
                self.thoughts.setdefault(table, {})[question] = Thought(task, hurry)

    async def calls(self, table: str) -> list[Call]:
        """The bots that are asked at a table."""
        async with self.tables.lock(table):
            return await self.tables.read(lambda c: self.calls_in(c, table))

    def calls_in(self, c: Connection, table: str) -> list[Call]:
        row, seats, running = self.tables.play.current(c, table)
        asked = {ask.seat for ask in running.match.open_asks()} if row.is_played else set()
        bots = [seat for seat in seats if seat.is_played_by_bot and seat.seat in asked]
        save = record.dumps(record.save(running.match)) if bots else ""
        return [Call(row.asked, seat.seat, seat.bot, save) for seat in bots]

    async def think(self, table: str, call: Call, hurry: asyncio.Event) -> None:
        """Think and answer."""
        tables = self.tables

        def tell(share: float) -> None:
            self.shares.setdefault(table, {})[call.seat] = share
            tables.live.tell(table, Notice("thinking", call.asked, call.seat, share))

        try:
            option = await tables.thinking.choose(call.save, call.seat, call.bot, tell, hurry)
            key = f"bot:{call.asked}:{call.seat}"
            await tables.change(table, tables.play.answer, BOT, call.seat, call.asked, option, key)
        except Refused as error:
            # Moved on in the meantime, or not stored: the sweep comes back to it.
            log.info("a bot's answer at table %s was not taken: %s", table, error.code)
        finally:
            self.forget(table, call)

    def forget(self, table: str, call: Call) -> None:
        """A thought has ended, if it was not replaced already."""
        thoughts = self.thoughts.get(table, {})
        thought = thoughts.get((call.asked, call.seat))
        if thought is None or thought.task is asyncio.current_task():
            thoughts.pop((call.asked, call.seat), None)
            self.shares.get(table, {}).pop(call.seat, None)
        if not thoughts:
            self.thoughts.pop(table, None)
            self.shares.pop(table, None)

    # -- tables left behind --------------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Now and then, take over tables at which a bot has been asked for too long."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                patience = int(self.tables.thinking.seconds + SWEEP_SECONDS)
                for table in await self.tables.run(self.left_waiting, patience):
                    self.wake(table)
            except Exception:
                log.exception("looking for tables left behind has failed; it is tried again")

    def left_waiting(self, seconds: int) -> list[str]:
        """Tables at which a bot is asked and nothing has happened for so long."""
        with self.tables.database.reading() as c:
            return store.tables_waiting_for_bots(c, store.now() - seconds)

    def keep(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something in the background; its failure is logged, not lost."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)
        return task

    def done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a bot's errand failed", exc_info=task.exception())
