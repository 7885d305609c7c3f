"""Which bots think about which tables: started when asked, stopped when the table moves on, found after a restart.

A job belongs to a question (the seq since which it stands) and a seat. Its answer takes the same way as a person's,
under the key `bot:<seq>:<seat>`, so that a question thought about twice is answered once.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection

from tablero.bots import seconds_of
from tablero.core import record

from . import lessons
from .broadcast import Notice
from .match_service import BOT
from .refusal import Refused
from .storage import table_store
from .storage.engine import LOBBY

if TYPE_CHECKING:
    from .tables import Tables

TURN_DECISIONS: Final = 2  # a turn may take as long as so many decisions, however many it has
LEAST_SECONDS: Final = 0.1  # ... and every decision so long
SWEEP_SECONDS: Final = 15.0  # between two looks for tables that another server has left behind

log = logging.getLogger("tablero.server")


class BotJob(msgspec.Struct, frozen=True):
    """A bot that is asked: since which event, at which seat, and the match to think about."""

    asked: int
    seat: int
    bot: str
    save: str
    seconds: float  # for a decision, as far as the bot goes by time
    goes_on: bool  # whether the seat's own decision was the last: it is still the same turn


class RunningJob(NamedTuple):
    """A bot's thinking about one question, and the wish that it come to an end."""

    task: asyncio.Task[None]
    hurry: asyncio.Event


class BotTurn:
    """A bot's decisions in a row, and the time that is left to think about them.

    The first gets what the bot has for a decision, and every further one half of what is left: a turn of many small
    decisions takes no longer than one of two.
    """

    def __init__(self, seat: int, seconds: float) -> None:
        self.seat = seat
        self.left = TURN_DECISIONS * seconds

    def seconds(self) -> float:
        """For the next decision."""
        return max(self.left / TURN_DECISIONS, LEAST_SECONDS)


class BotScheduler:
    """The bots of one server's tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.running: dict[str, dict[tuple[int, int], RunningJob]] = {}
        self.progress_by_table: dict[str, dict[int, float]] = {}
        self.turns: dict[str, BotTurn] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        for table in await self.tables.run(self.overdue_tables, 0):
            self.schedule(table)
        self.spawn(self.sweep())

    async def stop(self) -> None:
        """Give all jobs up; they begin again when a server does."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.to_thread(self.tables.bot_workers.stop)

    def progress(self, table: str) -> dict[int, float]:
        """How far the bots at a table are with their thinking, by seat."""
        return dict(self.progress_by_table.get(table, {}))

    def hurry(self, table: str) -> None:
        """Let the bots at a table answer with what they have found so far."""
        for current in self.running.get(table, {}).values():
            current.hurry.set()

    def on_remote_notice(self, table: str, notice: Notice) -> None:
        """Another server has changed a table, or somebody there is tired of waiting."""
        if table == LOBBY:
            return
        if notice.kind == "hurry":
            self.hurry(table)
        else:
            self.schedule(table, begin=False)

    def schedule(self, table: str, begin: bool = True) -> None:
        """The table has changed: stop jobs it no longer needs and (unless another server does) begin new ones."""
        self.spawn(self.reconcile(table, begin))

    async def reconcile(self, table: str, begin: bool) -> None:
        try:
            pending_jobs = {(job.asked, job.seat): job for job in await self.pending_jobs(table)}
        except Refused as error:
            log.warning("table %s can't be looked at now: %s", table, error)
            return
        if not pending_jobs:
            self.turns.pop(table, None)
        running = self.running.get(table, {})
        for question in [question for question in running if question not in pending_jobs]:
            running.pop(question).task.cancel()
        for question, job in pending_jobs.items():
            if begin and question not in running:
                hurry = asyncio.Event()
                task = self.spawn(self.run_job(table, job, hurry))
                self.running.setdefault(table, {})[question] = RunningJob(task, hurry)

    async def pending_jobs(self, table: str) -> list[BotJob]:
        """The bots that are asked at a table."""
        async with self.tables.lock(table):
            return await self.tables.read(lambda c: self.read_pending_jobs(c, table))

    def read_pending_jobs(self, c: Connection, table: str) -> list[BotJob]:
        row, seats, loaded = self.tables.matches.current(c, table)
        thinks = row.is_played and not lessons.is_taught(row)
        asked = {ask.seat for ask in loaded.match.open_asks()} if thinks else set()
        bots = [seat for seat in seats if seat.is_played_by_bot and seat.seat in asked]
        save = record.dumps(record.save(loaded.match)) if bots else ""
        match = loaded.match
        longest = self.tables.settings.think_seconds
        return [
            BotJob(
                row.asked,
                seat.seat,
                seat.bot,
                save,
                seconds_of(seat.bot, match.game, match.seat_name(seat.seat)) or longest,
                match.last_seat == seat.seat,
            )
            for seat in bots
        ]

    async def run_job(self, table: str, job: BotJob, hurry: asyncio.Event) -> None:
        """Think and answer."""
        tables = self.tables

        def on_progress(share: float) -> None:
            self.progress_by_table.setdefault(table, {})[job.seat] = share
            tables.broadcaster.publish(table, Notice("thinking", job.asked, job.seat, share))

        turn = self.turn_of(table, job)
        begun = time.monotonic()
        try:
            option = await tables.bot_workers.choose(job.save, job.seat, job.bot, on_progress, hurry, turn.seconds())
            turn.left -= time.monotonic() - begun
            key = f"bot:{job.asked}:{job.seat}"
            await tables.change(table, tables.matches.answer, BOT, job.seat, job.asked, option, key)
        except Refused as error:
            # Moved on in the meantime, or not stored: the sweep comes back to it.
            log.info("a bot's answer at table %s was not taken: %s", table, error.code)
        finally:
            self.finish(table, job)

    def turn_of(self, table: str, job: BotJob) -> BotTurn:
        """The turn that a job belongs to: the one before, if nobody else has decided since."""
        turn = self.turns.get(table)
        if turn is None or turn.seat != job.seat or not job.goes_on:
            turn = self.turns[table] = BotTurn(job.seat, job.seconds)
        return turn

    def finish(self, table: str, job: BotJob) -> None:
        """A job has ended, if it was not replaced already."""
        running = self.running.get(table, {})
        current = running.get((job.asked, job.seat))
        if current is None or current.task is asyncio.current_task():
            running.pop((job.asked, job.seat), None)
            self.progress_by_table.get(table, {}).pop(job.seat, None)
        if not running:
            self.running.pop(table, None)
            self.progress_by_table.pop(table, None)

    # -- tables left behind --------------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Now and then, take over tables at which a bot has been asked for too long."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                patience = int(self.tables.bot_workers.seconds + SWEEP_SECONDS)
                for table in await self.tables.run(self.overdue_tables, patience):
                    self.schedule(table)
            except Exception:
                log.exception("looking for tables left behind has failed; it is tried again")

    def overdue_tables(self, seconds: int) -> list[str]:
        """Tables at which a bot is asked and nothing has happened for so long."""
        with self.tables.database.reading() as c:
            return table_store.tables_waiting_for_bots(c, table_store.now() - seconds)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something in the background; its failure is logged, not lost."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.on_task_done)
        return task

    def on_task_done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a background task of the bots failed", exc_info=task.exception())
