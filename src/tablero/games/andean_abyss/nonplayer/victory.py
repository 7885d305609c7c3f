"""How well the Government did alone against three Non-players (AA-8.8)."""

from __future__ import annotations

from typing import Final

from tablero.core.remark import Remark

from ..board import GOVT
from ..pieces import margins
from ..state import AndeanState

RULE: Final = "AA-8.8"
FAILURE: Final = 0
STALEMATE: Final = 1
PROGRESS: Final = 2
TRIUMPH: Final = 3


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


def note_solo_result(s: AndeanState, rival: int) -> None:
    """`rival` is the Insurgent that reached its goal, or the best of them."""
    goal = int(s.winner > GOVT)
    s.note("solo-result", RULE, level=solo_level(s), n=abs(solo_lead(s)), who=rival, goal=goal)


def solo_outcome(s: AndeanState, rival: int) -> Remark:
    """The same for the line about the result."""
    level, n = solo_level(s), abs(solo_lead(s))
    if level == FAILURE:
        return Remark("failure", RULE, n=n, who=rival, goal=int(s.winner > GOVT))
    if level == STALEMATE:
        return Remark("stalemate", RULE, n=n, who=rival)
    return Remark("progress" if level == PROGRESS else "triumph", RULE, n=n, who=rival)
