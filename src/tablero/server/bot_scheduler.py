"""Which bots think about which tables: started when asked, stopped when the table moves on, found after a restart.

A job belongs to a question (the seq since which it stands) and a seat. Its answer takes the same way as a person's,
under the key `bot:<seq>:<seat>`, so that a question thought about twice is answered once. If there are more jobs than
workers, fair_queue.py says which comes next, and those at the table are told how long it takes.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection

from tablero.bots import LEVELS, seconds_of
from tablero.core import record
from tablero.core.game import AnyGame

from . import lessons
from .bot_workers import BotFailed
from .broadcast import Notice
from .fair_queue import Claim, FairQueue
from .job_claims import BotQuestion, JobClaims
from .match_service import BOT
from .refusal import Refused
from .storage import table_store
from .storage.engine import LOBBY

if TYPE_CHECKING:
    from .tables import Tables

STAND_IN: Final = "greedy:worlds=1"  # who answers when a bot fails, at a glance
LAST_RESORT: Final = "random"  # ... and who does when that one fails, too: the table must go on
BUSY_SECONDS: Final = 3.0  # who has to wait that long is told
TELL_SECONDS: Final = 2.0  # ... and told anew so often
TELL_STUMBLE: Final = 20  # decisions for which it is told that one was drawn by lot
PAYERS_KEPT: Final = 20_000
MOST_WAITING: Final = 1_000_000
TURN_DECISIONS: Final = 2  # a turn may take as long as so many decisions, however many it has
LEAST_SECONDS: Final = 0.1  # ... and every decision so long
RETRY_SECONDS: Final = 1.0  # until an answer that was not stored is tried again
SWEEP_SECONDS: Final = 2.0  # between two looks for questions that no server is at
ORDERS_EVERY: Final = 8  # such looks one is for orders, too
PATIENCE_SECONDS: Final = 1  # that whoever put a question has to see to it

LEFT_BEHIND_SECONDS: Final = 300  # for so long orders are looked for that a stopped server has left unplayed

log = logging.getLogger("tablero.server")


class BotJob(msgspec.Struct, frozen=True):
    """A bot that is asked: since which event, at which seat, and the match to think about."""

    asked: int
    seat: int
    bot: str
    save: str
    seconds: float  # for a decision, as far as the bot goes by time
    goes_on: bool  # whether the seat's own decision was the last: it is still the same turn
    follows: bool = False  # whether a bot's decision was the last, of this seat or another one
    owner: str = ""  # of the table
    count: int = 0  # the decisions before this one
    alone: bool = False  # whether no person plays at the table


class BotNews(msgspec.Struct, frozen=True):
    """What those at a table are told of its bots."""

    shares: dict[int, float] = {}  # how far those who think have come, by seat
    busy: int = 0  # seconds until they begin to think, if they have to wait
    stumbled: tuple[int, str] | None = None  # the last decision that was drawn by lot, and the bot it was drawn for


class RunningJob(NamedTuple):
    """A bot's thinking about one question, and the wish that it come to an end."""

    task: asyncio.Task[None]
    hurry: asyncio.Event


class BotTurn:
    """A bot's decisions in a row, and the time that is left to think about them.

    The first gets what the bot has for a decision, and every further one half of what is left: a turn of many small
    decisions takes no longer than one of two. `number` turns of other bots went before it while somebody waits, and
    each has half as long as the one before: nobody waits for longer than for two turns.
    """

    def __init__(self, seat: int, seconds: float, number: int = 0) -> None:
        self.seat = seat
        self.number = number
        self.left = TURN_DECISIONS * seconds * 0.5**number

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
        self.queue = FairQueue(tables.settings.workers)
        self.claims = JobClaims(tables.database)
        self.payers: dict[str, str] = {}  # where tables were opened from, as far as that is known
        self.stumbles: dict[str, tuple[int, str]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_stopping = False

    async def start(self) -> None:
        await self.take_over(0)
        self.spawn(self.sweep())

    async def stop(self) -> None:
        """Give all jobs up, and begin none for answers that are still being stored; the next server does."""
        self.is_stopping = True
        while self.tasks:
            for task in list(self.tasks):
                task.cancel()
            await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.to_thread(self.tables.bot_workers.stop)
        await asyncio.to_thread(self.claims.close)

    def news(self, table: str) -> BotNews:
        """How far the bots at a table are with their thinking, and what hinders them."""
        shares = dict(self.progress_by_table.get(table, {}))
        return BotNews(shares, 0 if shares else self.busy(table), self.stumbles.get(table))

    def busy(self, table: str) -> int:
        """The seconds until the bots at a table begin to think, if that is worth telling."""
        wait = self.queue.wait(table)
        return round(wait) if wait >= BUSY_SECONDS else 0

    def came_from(self, table: str, address: str) -> None:
        """A table was opened, or after a restart first looked at, from an address: that is who its bots think for."""
        if len(self.payers) >= PAYERS_KEPT:
            self.payers.clear()
        self.payers.setdefault(table, address)

    def payer_of(self, table: str, otherwise: str) -> str:
        return self.payers.get(table, otherwise)

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
        if not self.is_stopping:
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
        alone = all(seat.is_played_by_bot for seat in seats)
        return [
            BotJob(
                row.asked,
                seat.seat,
                seat.bot,
                save,
                self.seconds_for(seat.bot, match.game, match.seat_name(seat.seat)),
                match.last_seat == seat.seat,
                match.last_seat >= 0 and seats[match.last_seat].is_played_by_bot,
                row.owner,
                row.count,
                alone,
            )
            for seat in bots
        ]

    def seconds_for(self, bot: str, game: AnyGame, seat: str) -> float:
        """How long a bot may think about a decision: a level as long as it has, any other within bounds."""
        longest = self.tables.settings.bot_seconds
        wanted = seconds_of(bot, game, seat) or longest
        return wanted if bot in LEVELS else min(wanted, longest)

    async def run_job(self, table: str, job: BotJob, hurry: asyncio.Event) -> None:
        """Think, when there is a place for it, and answer."""
        tables = self.tables

        def on_progress(share: float) -> None:
            self.progress_by_table.setdefault(table, {})[job.seat] = share
            tables.broadcaster.publish(table, Notice("thinking", job.asked, job.seat, share))

        turn = self.turn_of(table, job)
        claim = Claim(
            self.payer_of(table, job.owner),
            table,
            turn.seconds(),
            lambda: job.alone and not tables.broadcaster.is_watched(table),
        )
        telling = self.spawn(self.tell_wait(table, job, claim))
        question, claimed = (table, job.asked, job.seat), False
        try:
            async with self.queue.turn(claim):
                telling.cancel()
                if not await tables.run(self.claims.claim, question):
                    return  # another server is at it
                claimed = True
                begun = time.monotonic()
                option = await self.choose(table, job, on_progress, hurry, turn.seconds())
                turn.left -= time.monotonic() - begun
            key = f"bot:{job.asked}:{job.seat}"
            await tables.change(table, tables.matches.answer, BOT, job.seat, job.asked, option, key)
        except Refused as error:
            log.info("a bot's answer at table %s was not taken: %s", table, error.code)
            if error.code in ("not-stored", "unsure"):  # else the table has moved on in the meantime
                self.spawn(self.try_again(table))
        finally:
            telling.cancel()
            self.finish(table, job)
            if claimed:
                await asyncio.shield(tables.run(self.claims.release, question))

    async def choose(
        self, table: str, job: BotJob, on_progress: Callable[[float], None], hurry: asyncio.Event, seconds: float
    ) -> str:
        """What the bot decides. If it can't, another one does at a glance.

        If that can't either, a lot is drawn so that the table goes on, and everybody is told.
        """
        choose = self.tables.bot_workers.choose
        try:
            return await choose(job.save, job.seat, job.bot, on_progress, hurry, seconds)
        except BotFailed as error:
            log.warning("table %s, event %d, seat %d: %s; %s stands in", table, job.asked, job.seat, error, STAND_IN)
        try:
            return await choose(job.save, job.seat, STAND_IN, on_progress, hurry, seconds)
        except BotFailed as error:
            log.error("table %s, event %d, seat %d: %s; a lot is drawn", table, job.asked, job.seat, error)
            self.stumbles[table] = (job.count, job.bot)
            return await choose(job.save, job.seat, LAST_RESORT, on_progress, hurry, seconds)

    async def tell_wait(self, table: str, job: BotJob, claim: Claim) -> None:
        """As long as a bot waits for its turn, tell those at the table how long that takes."""
        while claim in self.queue.waiting or not claim.ready.is_set():
            busy = self.busy(table)
            if busy:
                self.tables.broadcaster.publish(table, Notice("thinking", job.asked, job.seat, 0.0, busy))
            await asyncio.sleep(TELL_SECONDS)

    async def try_again(self, table: str) -> None:
        """Look at a table a little later, when the database may take what it did not take now."""
        await asyncio.sleep(RETRY_SECONDS)
        await self.reconcile(table, True)

    def turn_of(self, table: str, job: BotJob) -> BotTurn:
        """The turn that a job belongs to: the one before, if nobody else has decided since."""
        turn = self.turns.get(table)
        if turn is None or turn.seat != job.seat or not job.goes_on:
            waits = turn is not None and job.follows and not job.alone
            turn = self.turns[table] = BotTurn(job.seat, job.seconds, turn.number + 1 if turn and waits else 0)
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
        """Now and then, take over what no server is at: because it has died, or has too much to do."""
        for number in itertools.count(1):
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.take_over(PATIENCE_SECONDS)
                if number % ORDERS_EVERY == 0:
                    await self.tables.play_orders(table_store.now() - LEFT_BEHIND_SECONDS)
            except Exception:
                log.exception("looking for tables left behind has failed; it is tried again")

    async def take_over(self, seconds: int) -> None:
        """Let bots think about questions that have stood for so long and no server is at, as far as there is room."""
        room = self.most_waiting() - len(self.queue.waiting)
        if room > 0:
            for table in dict.fromkeys(question[0] for question in (await self.tables.run(self.left, seconds))[:room]):
                self.schedule(table)

    def most_waiting(self) -> int:
        """How much is kept waiting here that another server could do; alone, there is no other."""
        return MOST_WAITING if self.tables.database.is_sqlite else 2 * self.queue.places

    def left(self, seconds: int) -> list[BotQuestion]:
        """The questions to bots that have stood for so long, and that neither this nor another server is at."""
        with self.tables.database.reading() as c:
            asked = table_store.questions_to_bots(c, table_store.now() - seconds)
        return self.claims.unclaimed(
            [(table, since, seat) for table, since, seat in asked if (since, seat) not in self.running.get(table, {})]
        )

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
