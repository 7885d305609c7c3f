"""Rate limits: how often one address or one person may ask, log in, open tables, talk.

`RATE_LIMITS` are the limits by kind, `RateLimiter` counts. Middleware counts requests by address, and dear ones more
than once; handlers count the rest, by person and by address (fair_use.py).
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from tablero.core.errors import TableroError


class TooManyRequests(TableroError):
    """More requests than one person needs. Nothing was changed; a little later it works."""


class RateLimit(NamedTuple):
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float


RATE_LIMITS: Final = {
    "request": RateLimit(400, 80),  # of one address, pages and pictures too; by what they cost (middleware.py)
    "socket": RateLimit(600, 60),
    "message": RateLimit(60, 20),  # on one WebSocket
    "change": RateLimit(60, 10),  # of one person, outside of WebSockets
    "create": RateLimit(20, 0.2),
    "create address": RateLimit(60, 1),
    "bot seats": RateLimit(200, 2),  # of tables that an address opens
    "login": RateLimit(10, 0.2),  # of one name
    "login address": RateLimit(30, 0.5),
    "chat": RateLimit(8, 0.5),
    "chat address": RateLimit(40, 2.5),
    "hint": RateLimit(10, 0.2),
    "hint address": RateLimit(30, 0.6),
    "analysis": RateLimit(120, 0.5),  # seconds of a bot's thinking about positions and games that are studied
    "analysis address": RateLimit(360, 1),
    "invite": RateLimit(20, 0.1),  # by name
    "report": RateLimit(5, 0.02),
    "mail": RateLimit(5, 1 / 600),  # letters that ask whether an address is somebody's
}


class RateLimiter:
    """Buckets that fill with time: each kind of request by each somebody has one."""

    MOST = 20_000  # buckets; whoever fills them all only makes us forget

    def __init__(self, limits: dict[str, RateLimit] | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = RATE_LIMITS | (limits or {})
        self.clock = clock
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def allows(self, kind: str, who: str, cost: float = 1.0) -> bool:
        """Take one from the bucket, or as many as it costs, if there are so many."""
        rate, now = self.limits[kind], self.clock()
        left, then = self.buckets.get((kind, who), (rate.burst, now))
        left = min(rate.burst, left + (now - then) * rate.per_second)
        if len(self.buckets) >= self.MOST:
            self.forget(now)
        self.buckets[kind, who] = (left - cost if left >= cost else left, now)
        return left >= cost

    def take(self, kind: str, who: str, cost: float = 1.0) -> None:
        if not self.allows(kind, who, cost):
            missing = cost - self.buckets[kind, who][0]
            wait = max(1, math.ceil(missing / self.limits[kind].per_second))
            raise TooManyRequests(f"too many at once ({kind}); nothing was done, try again in {wait} s")

    def forget(self, now: float) -> None:
        """Drop the buckets that are full again; if none is, drop them all."""
        kept = {
            key: (left, then)
            for key, (left, then) in self.buckets.items()
            if left + (now - then) * self.limits[key[0]].per_second < self.limits[key[0]].burst
        }
        self.buckets = kept if len(kept) < self.MOST else {}
