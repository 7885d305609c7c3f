"""Which options deserve a bot's time: of the many countries open to influence, the dozen that people like best."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask

from .habits import likings
from .state import TwilightState

MOST: Final = 12


def shortlist(s: TwilightState, ask: Ask, side: int) -> list[int]:
    """The options of `ask`, which is for `side`, that a bot looks at."""
    return ask.options if len(ask.options) <= MOST else most_liked(s, ask, side, MOST)


def most_liked(s: TwilightState, ask: Ask, side: int, most: int) -> list[int]:
    """So many options, the best liked one first."""
    ranked = sorted(zip([-liking for liking in likings(s, ask, side)], ask.options))
    return [option for _, option in ranked[:most]]
