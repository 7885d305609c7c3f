"""How long tests wait: until it happens. The limit is there to end a test that hangs, and nothing is measured by it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 120.0  # seconds


def wait_until(condition: Callable[[], object], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, f"waited in vain until {what}"
        time.sleep(0.01)
