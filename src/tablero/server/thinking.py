"""Bots think in worker processes: never on the event loop, with a time limit, and stopped when the table moves on.

A worker gets a saved match, a seat and a bot's name, and answers with the name of an option. Nothing of a thought is
kept: after a restart the table shows that a bot is asked, and it thinks again. Progress and the wish to stop travel
through small arrays that all workers share, one place for each thought.
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
from typing import Any, Final

from tablero.bots import Knowledge, make_bot
from tablero.core import record

PLACES: Final = 256  # thoughts at the same time; more have to wait
LOOK_EVERY: Final = 0.2  # seconds between two looks at a thought's progress
GRACE: Final = 10.0  # seconds a worker may take to stop before it is ended
STOPPING: Final = 2.0  # seconds they may take when the server ends
LAST_RESORT: Final = "random"  # who answers when a bot fails: the table must go on
WAITING: Final = -1.0  # the share of a thought that no worker has begun

Shares = Any  # a shared array of numbers; multiprocessing's own types say no more
log = logging.getLogger("tablero.server")


class Thinking:
    """The workers of one server."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self.context = multiprocessing.get_context("spawn")
        self.shares: Shares = self.context.Array("d", PLACES, lock=False)
        self.stops: Shares = self.context.Array("b", PLACES, lock=False)
        self.pids: Shares = self.context.Array("i", PLACES, lock=False)
        self.free: asyncio.Queue[int] = asyncio.Queue()
        self.pool: ProcessPoolExecutor | None = None
        for place in range(PLACES):
            self.free.put_nowait(place)

    def stop(self) -> None:
        """End all workers."""
        for place in range(PLACES):
            self.stops[place] = 1
        if self.pool is None:
            return
        self.pool.shutdown(wait=False, cancel_futures=True)
        end = time.monotonic() + STOPPING
        while any(self.pids) and time.monotonic() < end:
            time.sleep(0.02)
        for place in range(PLACES):
            self.end_worker(place)
        self.pool.shutdown(wait=True)
        self.pool = None

    def end_worker(self, place: int) -> None:
        """Kill the worker that thinks there, if one does."""
        pid, self.pids[place] = self.pids[place], 0
        if pid:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    async def choose(self, save: str, seat: int, bot: str, tell: Callable[[float], None], hurry: asyncio.Event) -> str:
        """What a bot answers for `seat`; `tell` hears how far it is. Cancelling gives the thought up.

        Once `hurry` is set the bot comes to a decision with what it has found so far.
        """
        for spec in (bot, bot, LAST_RESORT):
            pool = self.pool = self.pool or self.new_pool()
            try:
                return await self.thought(pool, save, seat, spec, tell, hurry)
            except BrokenProcessPool:
                if self.pool is pool:  # a worker has died, and took the others with it
                    self.pool = None
            except Exception:
                log.exception("bot %s failed; it tries once more, then %s answers", spec, LAST_RESORT)
        raise RuntimeError("no bot could answer")

    def new_pool(self) -> ProcessPoolExecutor:
        arrays = (self.shares, self.stops, self.pids)
        return ProcessPoolExecutor(self.workers, self.context, prepare, arrays)

    async def thought(
        self,
        pool: ProcessPoolExecutor,
        save: str,
        seat: int,
        bot: str,
        tell: Callable[[float], None],
        hurry: asyncio.Event,
    ) -> str:
        """One attempt of one bot."""
        place = await self.free.get()
        self.shares[place], self.stops[place], self.pids[place] = WAITING, 0, 0
        try:
            future = pool.submit(think, place, save, seat, bot, secrets.token_bytes(16), self.seconds)
        except BaseException:
            self.free.put_nowait(place)
            raise
        loop = asyncio.get_running_loop()
        future.add_done_callback(lambda _: give_back(loop, self.free, place))
        try:
            return await self.watched(future, place, tell, hurry)
        finally:
            self.stops[place] = 1
            future.cancel()

    async def watched(
        self, future: Future[str], place: int, tell: Callable[[float], None], hurry: asyncio.Event
    ) -> str:
        """The outcome of a thought; a worker that does not stop in time is ended."""
        outcome = asyncio.wrap_future(future)
        begun, told = 0.0, WAITING
        while not outcome.done():
            await asyncio.wait([outcome], timeout=LOOK_EVERY)
            share = self.shares[place]
            if hurry.is_set():
                self.stops[place] = 1
            if share != WAITING and not begun:
                begun = time.monotonic()
            if begun and time.monotonic() - begun > self.seconds + GRACE:
                self.end_worker(place)
            if not outcome.done() and share > told:
                told = share
                tell(share)
        return outcome.result()


def give_back(loop: asyncio.AbstractEventLoop, free: asyncio.Queue[int], place: int) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(free.put_nowait, place)


# -- in the workers ----------------------------------------------------------------------------------------------

SHARED: dict[str, Shares] = {}


def prepare(shares: Shares, stops: Shares, pids: Shares) -> None:
    """A worker begins: it ends with its server, even if that is killed."""
    SHARED.update(shares=shares, stops=stops, pids=pids)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def think(place: int, save: str, seat: int, spec: str, seed: bytes, seconds: float) -> str:
    """Load a match and let a bot choose for `seat`; the bot sees only what that seat may know."""
    SHARED["pids"][place] = os.getpid()
    SHARED["shares"][place] = 0.0
    match = record.load(save)
    bot = make_bot(spec, seed)

    def note(share: float, candidates: object) -> None:
        SHARED["shares"][place] = min(max(share, 0.0), 1.0)

    bot.progress = note
    done = threading.Event()
    watcher = threading.Thread(target=watch_clock, args=(place, bot.stop, done, seconds), daemon=True)
    watcher.start()
    try:
        return match.game.name(bot.choose(Knowledge(match, seat)))
    finally:
        done.set()
        SHARED["pids"][place] = 0


def watch_clock(place: int, stop: Callable[[], None], done: threading.Event, seconds: float) -> None:
    """Stop the bot when its time is up or the server wishes it."""
    end = time.monotonic() + seconds
    while not done.wait(0.05):
        if SHARED["stops"][place] or time.monotonic() > end:
            stop()
            return
