"""Questions that many scripts put."""

from __future__ import annotations

from tablero.core.ask import Ask

from .board import NUMBER


def how_many(seat: int, kind: str, low: int, high: int, rule: str, **values: int) -> Ask:
    """A number from `low` to `high`; the answer is NUMBER and that many."""
    return Ask(seat, kind, lambda: [NUMBER + n for n in range(low, high + 1)], rule, False, None, **values)
