"""Whose bot thinks next, when more want to think than there are workers: fairly, and not in the order of asking.

Every claim has a payer: the address a table was opened from, since guests cost nothing, or its owner as far as that is
not known. Whoever has used least of late comes next, and of one payer's tables the one that has used least. What was
used is forgotten with time. Claims that nobody waits for, of bots among themselves with nobody watching, are served
when there are no others, one at a time and with a rest in between. `wait` tells how long somebody else has to wait.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

HALF_LIFE: Final = 60.0  # seconds after which what was used counts half
IDLE_PAUSE: Final = 1.0  # seconds of rest after a decision that nobody waits for
MOST_KEPT: Final = 10_000  # payers and tables remembered


class Claim:
    """A wish to think: who pays for it, at which table, for how long at most, and whether nobody waits for it."""

    def __init__(self, payer: str, table: str, seconds: float, is_idle: Callable[[], bool]) -> None:
        self.payer = payer
        self.table = table
        self.seconds = seconds
        self.is_idle = is_idle
        self.ready = asyncio.Event()


class Usage:
    """How many seconds somebody has used of late."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.used: dict[str, tuple[float, float]] = {}

    def of(self, who: str) -> float:
        seconds, then = self.used.get(who, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self.clock() - then) / HALF_LIFE)) if seconds else 0.0

    def add(self, who: str, seconds: float) -> None:
        self.used[who] = (max(0.0, self.of(who) + seconds), self.clock())
        if len(self.used) > MOST_KEPT:
            self.used = {one: used for one, used in self.used.items() if self.of(one) > 0.1}


class FairQueue:
    """Places to think, and those who wait for one."""

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.places = places
        self.clock = clock
        self.waiting: list[Claim] = []
        self.serving: list[Claim] = []
        self.payers, self.tables = Usage(clock), Usage(clock)
        self.rests_until = 0.0  # those whom nobody waits for

    @asynccontextmanager
    async def turn(self, claim: Claim) -> AsyncIterator[None]:
        """Wait for a place, and hold it."""
        self.waiting.append(claim)
        self.fill()
        try:
            await claim.ready.wait()
        except BaseException:
            self.leave(claim, self.clock())
            raise
        begun = self.clock()
        try:
            yield
        finally:
            self.leave(claim, begun)

    def fill(self) -> None:
        """Give free places to those whose turn it is."""
        while len(self.serving) < self.places and (claim := self.next()) is not None:
            self.waiting.remove(claim)
            self.serving.append(claim)
            self.charge(claim, claim.seconds)
            claim.ready.set()

    def next(self) -> Claim | None:
        """Who comes next, if anybody may."""
        urgent = [claim for claim in self.waiting if not claim.is_idle()]
        if not urgent and (self.serving or self.clock() < self.rests_until):
            return None
        return min(urgent or self.waiting, key=self.used, default=None)

    def used(self, claim: Claim) -> tuple[float, float]:
        return self.payers.of(claim.payer), self.tables.of(claim.table)

    def charge(self, claim: Claim, seconds: float) -> None:
        self.payers.add(claim.payer, seconds)
        self.tables.add(claim.table, seconds)

    def leave(self, claim: Claim, begun: float) -> None:
        """A claim is served, or given up: only what it has really used counts."""
        if claim in self.waiting:
            self.waiting.remove(claim)
        elif claim in self.serving:
            self.serving.remove(claim)
            self.charge(claim, self.clock() - begun - claim.seconds)
            if claim.is_idle():
                self.rests_until = self.clock() + IDLE_PAUSE
                asyncio.get_running_loop().call_later(IDLE_PAUSE, self.fill)
        self.fill()

    def wait(self, table: str) -> float:
        """About how many seconds until a bot at this table begins to think; 0 if one does, or none wants to.

        Before it come the payer's own claims that are ahead, and of every other payer at most as many and one more.
        """
        mine = next((claim for claim in self.waiting if claim.table == table), None)
        if mine is None:
            return 0.0
        urgent = [claim for claim in self.waiting if claim is not mine and not claim.is_idle()]
        rank = self.used(mine)
        own = [claim.seconds for claim in urgent if claim.payer == mine.payer and self.used(claim) <= rank]
        others: dict[str, list[float]] = {}
        for claim in urgent:
            if claim.payer != mine.payer:
                others.setdefault(claim.payer, []).append(claim.seconds)
        ahead = sum(own) + sum(sum(seconds[: len(own) + 1]) for seconds in others.values())
        return (ahead + sum(claim.seconds for claim in self.serving)) / self.places
