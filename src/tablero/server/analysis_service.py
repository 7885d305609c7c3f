"""Whole-game analyses of finished tables: asked for by a person, made in the background, stored for everybody.

The decisions of the game are looked at one after another (bots/review.py) in the bots' worker processes, a few seconds
at a time: each piece waits until no bot that somebody plays against wants to think (`analysis_place`), and is paid for
out of the allowance of whoever asked (`take_analysis`). One that is stopped keeps what it has found for a while, and
goes on when it is asked for again. When all is done, it is stored, and the next reader has it at once.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, Final, Literal

from sqlalchemy import Connection

from tablero.bots.review import DEPTHS
from tablero.core import record
from tablero.core.errors import TableroError
from tablero.core.sealed import Json

from .access import check_seen
from .fair_use import analysis_place, take_analysis
from .rate_limit import RateLimiter, TooManyRequests
from .refusal import Refused
from .storage import analysis_store
from .storage.analysis_store import StoredAnalysis

if TYPE_CHECKING:
    from .tables import Tables

PIECE_SECONDS: Final = 3.0  # of thinking, after which others may come first
PATIENCE_SECONDS: Final = 3.0  # until an allowance that is used up is looked at again
MOST_OF_USER: Final = 1  # analyses that run or wait
MOST_OF_ADDRESS: Final = 3
MOST: Final = 40  # ... of everybody
KEPT: Final = 100  # analyses remembered in memory, those that were stopped too

Status = Literal["none", "running", "stopped", "failed", "done"]
log = logging.getLogger("tablero.server")


class Analysis:
    """One analysis of a table: who asked, how far it is, and what was found."""

    def __init__(self, user: str, address: str, level: str, game: str, version: int) -> None:
        self.user = user
        self.address = address
        self.level = level
        self.game = game  # its record
        self.version = version
        self.total = len(json.loads(game)["answers"])
        self.found: list[Json] = []
        self.status: Status = "running"
        self.stopping = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    @property
    def share(self) -> float:
        return len(self.found) / self.total if self.total else 1.0

    @property
    def is_running(self) -> bool:
        return self.status == "running"


class AnalysisService:
    """The analyses of one server."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.analyses: OrderedDict[str, Analysis] = OrderedDict()

    def of(self, table: str) -> Analysis | None:
        return self.analyses.get(table)

    async def ask(self, table: str, user: str, address: str, level: str, limiter: RateLimiter) -> None:
        """Begin an analysis, or go on with one that was stopped; nothing if it is there or under way."""
        game = await self.tables.record(table, user)
        if level not in DEPTHS:
            raise Refused("illegal", f"a level is one of {', '.join(DEPTHS)}")
        stored = await self.tables.read(lambda c: self.stored(c, table, user))
        if "answers" not in game:
            raise Refused("not-allowed", "the game is not over yet; it can be analysed then")
        before = self.of(table)
        if (stored is not None and is_as_deep(stored.level, level)) or (before is not None and before.is_running):
            return
        self.check_room(user, address)
        analysis = Analysis(user, address, level, record.dumps(dict(game)), game["game_version"])
        if before is not None and before.level == level:
            analysis.found = before.found
        self.analyses[table] = analysis
        self.analyses.move_to_end(table)
        self.forget_oldest()
        analysis.task = self.tables.bot_scheduler.spawn(self.run(table, analysis, limiter))

    def stored(self, c: Connection, table: str, user: str) -> StoredAnalysis | None:
        """What is stored of a table that this person may see."""
        row, seats, _ = self.tables.matches.current(c, table)
        check_seen(row, seats, user)
        return analysis_store.read_analysis(c, table)

    def check_room(self, user: str, address: str) -> None:
        """One person, one address, and all together have so many at a time."""
        running = [one for one in self.analyses.values() if one.is_running]
        of_user = sum(one.user == user for one in running)
        of_address = sum(one.address == address for one in running)
        if of_user >= MOST_OF_USER or of_address >= MOST_OF_ADDRESS:
            raise TooManyRequests("another analysis of yours is still under way; wait for it, or stop it")
        if len(running) >= MOST:
            raise TooManyRequests("too many analyses are under way; try again a little later")

    def forget_oldest(self) -> None:
        for table in [table for table, one in self.analyses.items() if not one.is_running][: len(self.analyses) - KEPT]:
            del self.analyses[table]

    async def run(self, table: str, analysis: Analysis, limiter: RateLimiter) -> None:
        """Piece by piece to the end, or until it is stopped."""
        try:
            while len(analysis.found) < analysis.total and not analysis.stopping.is_set():
                await self.one_piece(table, analysis, limiter)
            if len(analysis.found) < analysis.total:
                analysis.status = "stopped"
                return
            await self.store(table, analysis)
            analysis.status = "done"
        except (TableroError, ValueError, KeyError, IndexError):  # the rules have changed since
            analysis.status = "failed"
            log.info("table %s can't be analysed", table, exc_info=True)
        except BaseException:
            analysis.status = "failed"
            raise

    async def one_piece(self, table: str, analysis: Analysis, limiter: RateLimiter) -> None:
        """A few seconds of it, when they are allowed and nobody else wants the workers."""
        while not allowed(limiter, analysis):
            try:
                await asyncio.wait_for(analysis.stopping.wait(), PATIENCE_SECONDS)
                return
            except TimeoutError:
                continue
        queue, workers = self.tables.bot_scheduler.queue, self.tables.bot_workers
        async with analysis_place(queue, analysis.address, table, PIECE_SECONDS, in_background=True):
            first, level, stop = len(analysis.found), analysis.level, analysis.stopping
            if not stop.is_set():
                analysis.found += await workers.review(analysis.game, first, level, PIECE_SECONDS, stop)

    async def store(self, table: str, analysis: Analysis) -> None:
        found = StoredAnalysis(analysis.level, analysis.version, json.dumps(analysis.found, separators=(",", ":")))
        await self.tables.write(lambda c: analysis_store.write_analysis(c, table, found))

    def stop(self, table: str, user: str) -> None:
        """Stop an analysis that this person has asked for; what was found is kept for a while."""
        analysis = self.of(table)
        if analysis is None or not analysis.is_running:
            return
        if analysis.user != user:
            raise Refused("not-allowed", "somebody else has asked for this analysis")
        analysis.stopping.set()


def is_as_deep(level: str, wanted: str) -> bool:
    order = list(DEPTHS)
    return level in order and order.index(level) >= order.index(wanted)


def allowed(limiter: RateLimiter, analysis: Analysis) -> bool:
    """Whether the next piece is within the allowance of whoever asked; it is taken from it then."""
    try:
        take_analysis(limiter, analysis.user, analysis.address, PIECE_SECONDS)
    except TooManyRequests:
        return False
    return True
