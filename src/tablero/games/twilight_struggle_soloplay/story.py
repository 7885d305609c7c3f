"""How a finished game is told: its level (SP-16.6) and how it came about; the VP as in the base game."""

from __future__ import annotations

from tablero.core.remark import Remark

from .scoring import DEFEAT, person_points, result_of
from .state import SoloState


def ending(s: SoloState) -> Remark:
    """The level that the rules name, and what ended the game."""
    result, points = result_of(s), person_points(s)
    if result == DEFEAT:
        return Remark("solo-lost", "SP-16.6", how=s.ending, n=abs(points), defcon=s.defcon)
    return Remark("solo-ended", "SP-16.6", result=result, how=s.ending, n=points, defcon=s.defcon)
