"""What one person and one address may use at a time: tables, bots, hints, analysis, talk, and pages that are open.

Guests cost nothing, so whatever counts for a person counts for the address as well, with more room. How bots share the
workers is fair_queue.py; how often something may be asked, rate_limit.py.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

from .fair_queue import Claim, FairQueue
from .rate_limit import RateLimiter, TooManyRequests
from .seats import SeatSpec

MOST_FILLED: Final = 4  # seats of a table that are empty


def take_of_both(limiter: RateLimiter, kind: str, user: str, address: str) -> None:
    """One of `kind` for a person, and for the address."""
    limiter.take(kind, user)
    limiter.take(f"{kind} address", address)


def take_bots(limiter: RateLimiter, address: str, seats: list[SeatSpec], are_filled: bool = False) -> None:
    """The bots of a table that is to be opened; those, too, that are to take the seats nobody else has taken."""
    bots = sum(seat.kind == "bot" or (are_filled and seat.kind != "me") for seat in seats)
    if bots:
        limiter.take("bot seats", address, bots)


def take_filling(limiter: RateLimiter, address: str) -> None:
    """The bots that are to take the empty seats of a table, however many that will be."""
    limiter.take("bot seats", address, MOST_FILLED)


def take_analysis(limiter: RateLimiter, user: str, address: str, seconds: float) -> None:
    """So many seconds of a bot's thinking about what somebody studies; a long analysis takes them bit by bit."""
    limiter.take("analysis", user, seconds)
    limiter.take("analysis address", address, seconds)


@asynccontextmanager
async def analysis_place(
    queue: FairQueue, address: str, study: str, seconds: float, in_background: bool = False
) -> AsyncIterator[None]:
    """A worker's place for an analysis, in turn with everybody's bots; in the background, after all of them."""
    async with queue.turn(Claim(address, f"{study} analysis", seconds, lambda: in_background)):
        yield


class OpenConnections:
    """The pages and streams that are open, by person and by address."""

    def __init__(self, most_of_user: int, most_of_address: int) -> None:
        self.most_of_user = most_of_user
        self.most_of_address = most_of_address
        self.by_user: dict[str, int] = {}
        self.by_address: dict[str, int] = {}

    @contextmanager
    def hold(self, user: str, address: str) -> Iterator[None]:
        """One more, as long as it lasts."""
        self.enter(user, address)
        try:
            yield
        finally:
            self.leave(user, address)

    def enter(self, user: str, address: str) -> None:
        if self.by_user.get(user, 0) >= self.most_of_user or self.by_address.get(address, 0) >= self.most_of_address:
            raise TooManyRequests("too many pages or streams are open; close some first")
        self.by_user[user] = self.by_user.get(user, 0) + 1
        self.by_address[address] = self.by_address.get(address, 0) + 1

    def leave(self, user: str, address: str) -> None:
        for counts, who in ((self.by_user, user), (self.by_address, address)):
            counts[who] -= 1
            if not counts[who]:
                del counts[who]
