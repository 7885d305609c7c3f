"""The sequence of play (EG-3.1): which step comes next."""

from __future__ import annotations

from tablero.core.ask import Script

from . import state as phases
from .rounds import general_scoring, open_game
from .state import ElGrandeState
from .turn import (
    choose_card,
    choose_half,
    pass_modifiers,
    place_caballeros,
    play_power,
    special_action,
    take_caballeros,
)


def next_step(s: ElGrandeState) -> Script | None:
    """The script of the step that `phase` names; None at the end of the game (EG-3.2)."""
    phase = s.phase
    if phase == phases.HALVES:
        return choose_half(s)
    if phase == phases.PLACING:
        return place_caballeros(s)
    if phase == phases.SPECIAL_ACTION:
        return special_action(s)
    if phase == phases.TAKING:
        return take_caballeros(s)
    if phase == phases.CHOOSING:
        return choose_card(s)
    if phase == phases.PLAYING_POWER:
        return play_power(s)
    if phase == phases.SCORING:
        return general_scoring(s)
    if phase == phases.PASSING:
        return pass_modifiers(s)
    if phase == phases.OPENING:
        return open_game(s)
    return None
