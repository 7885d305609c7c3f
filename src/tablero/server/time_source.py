"""What time it is: everything on the server that asks for the present moment asks here.

So a test can let a month pass in a second: `with running_at(time):` puts another source in place of the system's, for
the whole process. How long something takes (a bot's thinking, a rate of requests) is measured by `time.monotonic`, and
not here.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Source = Callable[[], float]  # seconds since 1970, in UTC

source: Source = time.time


def exact() -> float:
    """Seconds since 1970, with fractions."""
    return source()


def now() -> int:
    """Whole seconds since 1970."""
    return int(source())


@contextmanager
def running_at(other: Source) -> Iterator[None]:
    """Go by another source of time for a while."""
    global source
    before, source = source, other
    try:
        yield
    finally:
        source = before


class SetTime:
    """A source of time that stands until it is moved."""

    def __init__(self, start: float) -> None:
        self.present = float(start)

    def __call__(self) -> float:
        return self.present

    def move(self, days: float = 0, hours: float = 0, minutes: float = 0, seconds: float = 0) -> None:
        """Let time pass."""
        self.present += ((days * 24 + hours) * 60 + minutes) * 60 + seconds
