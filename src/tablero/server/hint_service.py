"""Hints: what a bot would do at one's own question, and why, thought about in the bots' worker processes.

A hint belongs to a question (the seq since which it stands), a seat and whoever plays it; nobody else gets to see it or
hears of it. It is kept in memory alone, and only the last one of a seat. What is thought from is the same as for a bot
that plays there: worlds that could be the real one for all that the seat knows (bots/bot.py).

Whether hints are given is the table's `hints`: "on", "off", or "auto", which is on where one person plays one seat
against bots, and off where others would want to know.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection

from tablero.bots import check_budget, strongest_level
from tablero.core import record
from tablero.core.feature import Opinion

from .bot_workers import unpacked
from .broadcast import Notice
from .fair_queue import Claim
from .match_service import check_seat
from .refusal import Refused
from .storage.rows import SeatRow, TableRow

if TYPE_CHECKING:
    from .tables import Tables

HINTS_KEPT: Final = 500
HINT_SECONDS: Final = 10.0  # the longest a bot may think about a hint

log = logging.getLogger("tablero.server")


class Hint:
    """One hint: asked for by whom, about which question, how far it is, and what came of it."""

    def __init__(self, user: str, seat: int, asked: int, bot: str, save: str) -> None:
        self.user = user
        self.seat = seat
        self.asked = asked
        self.bot = bot
        self.save = save
        self.share = 0.0
        self.is_done = False
        self.opinions: list[Opinion] = []
        self.hurry = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def is_about(self, user: str, seat: int, asked: int) -> bool:
        return (self.user, self.seat, self.asked) == (user, seat, asked)


class HintService:
    """The hints of one server's tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.hints: OrderedDict[tuple[str, int], Hint] = OrderedDict()

    def of(self, table: str, seat: int) -> Hint | None:
        """The last hint that was asked for at a seat."""
        return self.hints.get((table, seat))

    async def ask(self, table: str, user: str, seat: int, bot: str) -> Hint:
        """Begin to think about a hint, unless the same one was asked for already; `wait` for it to be done."""
        async with self.tables.lock(table):
            hint = await self.tables.read(lambda c: self.new_hint(c, table, user, seat, bot))
        known = self.of(table, seat)
        if known is not None and known.is_about(user, seat, hint.asked) and known.bot == hint.bot:
            return known
        self.forget(table, seat)
        self.hints[table, seat] = hint
        while len(self.hints) > HINTS_KEPT:
            self.forget(*next(iter(self.hints)))
        hint.task = self.tables.bot_scheduler.spawn(self.think(table, hint))
        return hint

    def new_hint(self, c: Connection, table: str, user: str, seat: int, bot: str) -> Hint:
        row, seats, loaded = self.tables.matches.current(c, table)
        check_seat(row, seats, user, seat)
        if not allows_hints(row, seats):
            raise Refused("no-hints", "hints are switched off at this table")
        if loaded.match.ask_for(seat) is None:
            raise Refused("illegal", "this seat is not asked anything now")
        spec = (
            check_budget(bot, self.tables.settings.bot_seconds)
            if bot
            else strongest_level([seat.bot for seat in seats if seat.is_played_by_bot])
        )
        return Hint(user, seat, row.asked, spec, record.dumps(record.save(loaded.match)))

    async def think(self, table: str, hint: Hint) -> None:
        """Let the bot think, and tell the pages of whoever asked."""

        def on_progress(share: float) -> None:
            hint.share = share
            self.tables.broadcaster.publish(table, Notice("hint", hint.asked, hint.seat, min(share, 0.99)))

        scheduler, workers = self.tables.bot_scheduler, self.tables.bot_workers
        longest = min(HINT_SECONDS, workers.seconds)
        claim = Claim(scheduler.payer_of(table, hint.user), f"{table} hint", longest, lambda: False)
        try:
            async with scheduler.queue.turn(claim):
                asyncio.get_running_loop().call_later(longest, hint.hurry.set)
                found = await workers.consult(hint.save, hint.seat, hint.bot, on_progress, hint.hurry)
            hint.opinions = [unpacked(opinion) for opinion in found]
        except Exception:
            log.exception("a hint of bot %s failed", hint.bot)
        hint.share, hint.is_done, hint.save = 1.0, True, ""
        self.tables.broadcaster.publish(table, Notice("hint", hint.asked, hint.seat, 1.0))

    async def wait(self, hint: Hint) -> None:
        """Until the hint is done, or given up."""
        if hint.task is not None:
            await asyncio.wait([hint.task])

    def hurry(self, table: str, user: str, seat: int) -> None:
        """Come to an end with what has been found so far."""
        hint = self.of(table, seat)
        if hint is not None and hint.user == user:
            hint.hurry.set()

    def forget(self, table: str, seat: int) -> None:
        """The question is answered: nobody needs its hint any more."""
        hint = self.hints.pop((table, seat), None)
        if hint is not None and hint.task is not None and not hint.is_done:
            hint.task.cancel()


def allows_hints(row: TableRow, seats: list[SeatRow]) -> bool:
    """Whether a bot may be asked for advice at a table."""
    if row.hints != "auto":
        return row.hints == "on"
    return sum(seat.kind != "bot" for seat in seats) == 1
