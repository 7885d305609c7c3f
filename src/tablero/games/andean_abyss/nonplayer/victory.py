"""How well the Government did alone against three Non-players (AA-8.8)."""

from __future__ import annotations

from typing import Final

from ..board import GOVT
from ..pieces import margins
from ..state import AndeanState

FAILURE: Final = 0
STALEMATE: Final = 1
PROGRESS: Final = 2
TRIUMPH: Final = 3
LEVELS: Final[tuple[str, ...]] = ("failure", "stalemate", "progress", "triumph")


def solo_lead(s: AndeanState) -> int:
    """The Government's margin less the highest of the Insurgents."""
    margin = margins(s)
    return margin[GOVT] - max(margin[1:])


def solo_level(s: AndeanState) -> int:
    """FAILURE up to 0 or if an Insurgent reached its goal, STALEMATE 1 to 3, PROGRESS 4 to 8, TRIUMPH from 9."""
    lead = solo_lead(s)
    if lead <= 0 or s.winner > GOVT:
        return FAILURE
    if lead <= 3:
        return STALEMATE
    return PROGRESS if lead <= 8 else TRIUMPH
