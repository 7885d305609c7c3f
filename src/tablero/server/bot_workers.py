"""Bots think in worker processes: never on the event loop, with a time limit, and stopped when the table moves on.

A worker gets a saved match, a seat and a bot's name, and answers with the name of an option; or, for a hint, with what
the bot thinks of the best options and why. Nothing of its thinking is kept: after a restart the table shows that a bot
is asked, and it thinks again. Progress and the wish to stop travel
through small arrays that all workers share, one slot for each job.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, Final, NamedTuple, TypeVar

from tablero.bots import Bot, Knowledge, make_bot
from tablero.bots.reasons import consult
from tablero.core import record
from tablero.core.feature import Difference, Feature, Opinion
from tablero.core.sealed import Json

SLOTS: Final = 256  # jobs at the same time; more have to wait
POLL_SECONDS: Final = 0.2  # seconds between two looks at a job's progress
GRACE: Final = 10.0  # seconds a worker may take to stop before it is ended
STOPPING: Final = 2.0  # seconds they may take when the server ends
STARVED: Final = 6  # times as long a worker may take that hardly gets to compute, because the machine is busy
ATTEMPTS: Final = 2  # of a bot at one decision
OUTAGES: Final = 6  # ... and attempts that somebody else's failure may end
LESS: Final = 0.25  # of its time a bot has at another attempt
NOT_STARTED: Final = -1.0  # the progress of a job that no worker has begun

SharedArray = Any  # a shared array of numbers; multiprocessing's own types say no more
T = TypeVar("T")
Work = Callable[[int, str, int, str, bytes, float], T]  # what a worker does: slot, save, seat, bot, seed, seconds
log = logging.getLogger("tablero.server")


class BotFailed(Exception):
    """A bot has come to no decision, and would not if it were asked again."""


class Ended(BrokenProcessPool):
    """A worker was ended because it did not stop in time."""


class PackedReason(NamedTuple):
    """A feature and what it was worth before and after, as it travels from a worker."""

    kind: str
    values: dict[str, int]
    before: float
    after: float


class PackedOpinion(NamedTuple):
    """An opinion as it travels from a worker (core/feature.py)."""

    option: int
    value: float
    reasons: list[PackedReason]
    worlds: int
    wins: int
    losses: int
    liked: bool = False


def packed(opinion: Opinion) -> PackedOpinion:
    reasons = [PackedReason(one.kind, one.values, one.before, one.after) for one in [*opinion.pros(), *opinion.cons()]]
    return PackedOpinion(
        opinion.option, opinion.value, reasons, opinion.worlds, opinion.wins, opinion.losses, opinion.liked
    )


def unpacked(opinion: PackedOpinion) -> Opinion:
    reasons = [
        Difference(Feature(one.kind, one.before, **one.values), Feature(one.kind, one.after, **one.values))
        for one in opinion.reasons
    ]
    return Opinion(opinion.option, opinion.value, reasons, opinion.worlds, opinion.wins, opinion.losses, opinion.liked)


class BotWorkers:
    """The workers of one server."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self.context = multiprocessing.get_context("spawn")
        self.progress: SharedArray = self.context.Array("d", SLOTS, lock=False)
        self.stops: SharedArray = self.context.Array("b", SLOTS, lock=False)
        self.pids: SharedArray = self.context.Array("i", SLOTS, lock=False)
        self.used: SharedArray = self.context.Array("d", SLOTS, lock=False)  # seconds that a job has computed
        self.free: asyncio.Queue[int] = asyncio.Queue()
        self.pool: ProcessPoolExecutor | None = None
        for slot in range(SLOTS):
            self.free.put_nowait(slot)

    def stop(self) -> None:
        """End all workers."""
        for slot in range(SLOTS):
            self.stops[slot] = 1
        if self.pool is None:
            return
        self.pool.shutdown(wait=False, cancel_futures=True)
        end = time.monotonic() + STOPPING
        while any(self.pids) and time.monotonic() < end:
            time.sleep(0.02)
        for slot in range(SLOTS):
            self.kill_worker(slot)
        self.pool.shutdown(wait=True)
        self.pool = None

    def kill_worker(self, slot: int) -> None:
        """Kill the worker that thinks there, if one does."""
        pid, self.pids[slot] = self.pids[slot], 0
        if pid:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    async def choose(
        self,
        save: str,
        seat: int,
        bot: str,
        on_progress: Callable[[float], None],
        hurry: asyncio.Event,
        seconds: float = 0.0,
    ) -> str:
        """What a bot answers for `seat`; `on_progress` hears how far it is. Cancelling gives the job up.

        Once `hurry` is set, or after `seconds` if they are given, the bot comes to a decision with what it has found.
        If it fails again and again, that is said: `BotFailed`.
        """
        failures = outages = 0
        while failures < ATTEMPTS and outages < OUTAGES:
            pool = self.pool = self.pool or self.new_pool()
            try:
                longest = min(seconds or self.seconds, self.seconds) * (LESS if failures else 1.0)
                return await self.attempt(pool, run_bot, save, seat, bot, on_progress, hurry, longest)
            except BrokenProcessPool as error:
                log.warning("the worker of bot %s, or another beside it, has died", bot)
                if self.pool is pool:  # it took the others with it
                    self.pool = None
                failures += isinstance(error, Ended)
                outages += not isinstance(error, Ended)
            except Exception:
                log.exception("bot %s failed", bot)
                failures += 1
        raise BotFailed(f"bot {bot} has failed {failures + outages} times")

    async def consult(
        self, save: str, seat: int, bot: str, on_progress: Callable[[float], None], hurry: asyncio.Event
    ) -> list[PackedOpinion]:
        """What a bot thinks of the options of `seat` (as above); no other bot stands in for it."""
        pool = self.pool = self.pool or self.new_pool()
        try:
            return await self.attempt(pool, run_hint, save, seat, bot, on_progress, hurry, self.seconds)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = None
            raise

    async def review(self, record: str, first: int, level: str, seconds: float, stop: asyncio.Event) -> list[Json]:
        """What is to be said of the decisions of a finished game from `first` on, as many as there is time for."""
        pool = self.pool = self.pool or self.new_pool()
        try:
            return await self.attempt(pool, run_review, record, first, level, lambda share: None, stop, seconds)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = None
            raise

    async def opinion(
        self, position: str, seat: int, also: str, seconds: float, stop: asyncio.Event
    ) -> list[PackedOpinion]:
        """What is to be said about a position, as text or as a save: the best options, and those named besides."""
        pool = self.pool = self.pool or self.new_pool()
        try:
            return await self.attempt(pool, run_opinion, position, seat, also, lambda share: None, stop, seconds)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = None
            raise

    def new_pool(self) -> ProcessPoolExecutor:
        arrays = (self.progress, self.stops, self.pids, self.used)
        return ProcessPoolExecutor(self.workers, self.context, init_worker, arrays)

    async def attempt(
        self,
        pool: ProcessPoolExecutor,
        work: Work[T],
        save: str,
        seat: int,
        bot: str,
        on_progress: Callable[[float], None],
        hurry: asyncio.Event,
        seconds: float,
    ) -> T:
        """One attempt of one bot."""
        slot = await self.free.get()
        self.progress[slot], self.stops[slot], self.pids[slot], self.used[slot] = NOT_STARTED, 0, 0, 0.0
        try:
            future = pool.submit(work, slot, save, seat, bot, secrets.token_bytes(16), seconds)
        except BaseException:
            self.free.put_nowait(slot)
            raise
        loop = asyncio.get_running_loop()
        future.add_done_callback(lambda _: release_slot(loop, self.free, slot))
        try:
            return await self.supervise(future, slot, on_progress, hurry)
        finally:
            self.stops[slot] = 1
            future.cancel()

    async def supervise(
        self, future: Future[T], slot: int, on_progress: Callable[[float], None], hurry: asyncio.Event
    ) -> T:
        """The outcome of a job; a worker that does not stop in time is ended."""
        outcome = asyncio.wrap_future(future)
        started, reported, ended = 0.0, NOT_STARTED, False
        while not outcome.done():
            await asyncio.wait([outcome], timeout=POLL_SECONDS)
            share = self.progress[slot]
            if hurry.is_set():
                self.stops[slot] = 1
            if share != NOT_STARTED and not started:
                started = time.monotonic()
            if started and self.is_overdue(slot, time.monotonic() - started):
                self.kill_worker(slot)
                ended = True
            if not outcome.done() and share > reported:
                reported = share
                on_progress(share)
        try:
            return outcome.result()
        except BrokenProcessPool:
            if ended:
                raise Ended(f"the worker was ended after {time.monotonic() - started:.0f} seconds") from None
            raise

    def is_overdue(self, slot: int, seconds: float) -> bool:
        """Whether a worker that has been at it for so long is not to be waited for any more.

        On a busy machine that does not say how much it could compute, so that is asked, too.
        """
        late = seconds > self.seconds + GRACE
        return late and (self.used[slot] > self.seconds + GRACE / 2 or seconds > self.seconds + STARVED * GRACE)


def release_slot(loop: asyncio.AbstractEventLoop, free: asyncio.Queue[int], slot: int) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(free.put_nowait, slot)


# -- in the workers ----------------------------------------------------------------------------------------------

SHARED_ARRAYS: dict[str, SharedArray] = {}


def init_worker(progress: SharedArray, stops: SharedArray, pids: SharedArray, used: SharedArray) -> None:
    """A worker begins: it ends with its server, even if that is killed."""
    SHARED_ARRAYS.update(progress=progress, stops=stops, pids=pids, used=used)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=exit_with_parent, daemon=True).start()


def exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def run_bot(slot: int, save: str, seat: int, spec: str, seed: bytes, seconds: float) -> str:
    """Load a match and let a bot choose for `seat`; the bot sees only what that seat may know."""
    return think(slot, save, seat, spec, seed, seconds, chosen_name)


def run_hint(slot: int, save: str, seat: int, spec: str, seed: bytes, seconds: float) -> list[PackedOpinion]:
    """The same, but tell what the bot thinks of the best options."""
    return think(slot, save, seat, spec, seed, seconds, packed_opinions)


def chosen_name(bot: Bot, knowledge: Knowledge, seed: bytes) -> str:
    return knowledge.game.name(bot.choose(knowledge))


def packed_opinions(bot: Bot, knowledge: Knowledge, seed: bytes) -> list[PackedOpinion]:
    return [packed(opinion) for opinion in consult(bot, knowledge, seed)]


def run_review(slot: int, record: str, first: int, level: str, seed: bytes, seconds: float) -> list[Json]:
    """The decisions of a game from `first` on, one at least; what comes out depends on game and level alone."""
    from tablero.bots.review import reviews_from

    SHARED_ARRAYS["pids"][slot] = os.getpid()
    SHARED_ARRAYS["progress"][slot] = 0.0
    end = time.monotonic() + seconds
    try:
        return reviews_from(record, first, level, lambda: bool(SHARED_ARRAYS["stops"][slot]) or time.monotonic() > end)
    finally:
        SHARED_ARRAYS["pids"][slot] = 0


def run_opinion(slot: int, position: str, seat: int, also: str, seed: bytes, seconds: float) -> list[PackedOpinion]:
    """What is to be said about the options of `seat`; `also` names some that are not to be left out."""
    from tablero.bots.opinion import opinion_on
    from tablero.bots.review import DEPTHS
    from tablero.core.written import is_whole, match_of

    from .study_tree import received

    SHARED_ARRAYS["pids"][slot] = os.getpid()
    SHARED_ARRAYS["progress"][slot] = 0.0
    try:
        match = match_of(position) if is_whole(position) else received(position)
        named = tuple(match.game.action(name) for name in also.split(",") if name)
        found = opinion_on(
            match, seat, DEPTHS["expert"], seed, seconds, lambda: bool(SHARED_ARRAYS["stops"][slot]), named
        )
        return [packed(opinion) for opinion in found]
    finally:
        SHARED_ARRAYS["pids"][slot] = 0


def think(
    slot: int,
    save: str,
    seat: int,
    spec: str,
    seed: bytes,
    seconds: float,
    outcome: Callable[[Bot, Knowledge, bytes], T],
) -> T:
    """Let a bot think about a match, with its progress told and an end in sight."""
    SHARED_ARRAYS["pids"][slot] = os.getpid()
    SHARED_ARRAYS["progress"][slot] = 0.0
    match = record.load(save)
    bot = make_bot(spec, seed)

    def report(share: float, candidates: object) -> None:
        SHARED_ARRAYS["progress"][slot] = min(max(share, 0.0), 1.0)

    bot.progress = report
    bot.limit(seconds)
    done = threading.Event()
    timer = threading.Thread(target=enforce_deadline, args=(slot, bot.stop, done, seconds), daemon=True)
    timer.start()
    try:
        return outcome(bot, Knowledge(match, seat), seed)
    finally:
        done.set()
        SHARED_ARRAYS["pids"][slot] = 0


def enforce_deadline(slot: int, stop: Callable[[], None], done: threading.Event, seconds: float) -> None:
    """Stop the bot when its time is up or the server wishes it."""
    end, begun, stopped = time.monotonic() + seconds, time.process_time(), False
    while not done.wait(0.05):
        SHARED_ARRAYS["used"][slot] = time.process_time() - begun
        if not stopped and (SHARED_ARRAYS["stops"][slot] or time.monotonic() > end):
            stop()
            stopped = True
