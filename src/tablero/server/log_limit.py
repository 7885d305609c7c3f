"""A log that can't be flooded: of lines that say the same kind of thing, some a minute, and how many more there were.

Lines are of a kind if they come from the same place with the same words before values are filled in.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

MOST_LINES: Final = 20
PERIOD: Final = 60.0
LOGGERS: Final = ("tablero.server", "uvicorn.error", "asyncio")


class LogLimit(logging.Filter):
    """Lets the first lines of a kind through in every period."""

    def __init__(self, most: int = MOST_LINES, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.most = most
        self.clock = clock
        self.kinds: dict[tuple[str, int, str], tuple[float, int]] = {}  # since when, and how many

    def filter(self, record: logging.LogRecord) -> bool:
        kind, now = (record.name, record.levelno, str(record.msg)), self.clock()
        since, count = self.kinds.get(kind, (now, 0))
        if now - since >= PERIOD:
            left_out = max(0, count - self.most)
            since, count = now, 0
            if left_out:
                record.msg = f"{record.getMessage()} (and {left_out} more like it before)"
                record.args = ()
        self.kinds[kind] = (since, count + 1)
        if len(self.kinds) > 1000:
            self.kinds.clear()
        return count < self.most


LIMIT: Final = LogLimit()


def limit_logs() -> None:
    """Keep the log of this process small, whatever is done to it from outside."""
    for name in LOGGERS:
        logging.getLogger(name).addFilter(LIMIT)
