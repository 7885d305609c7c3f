"""The sequence of play (NC-5): which step comes next."""

from __future__ import annotations

from tablero.core.ask import Script

from . import deployment, ending, factions, objectives, patron
from . import state as phases
from .state import NarcosState


def next_step(s: NarcosState) -> Script | None:
    """The script of the step that `phase` names; None at the end of the game (NC-1.6)."""
    if s.is_over():
        return None
    phase = s.phase
    if phase == phases.HUNTER_ACTS:
        return factions.hunter_acts(s)
    if phase == phases.HUNTER_MOVES:
        return factions.hunter_moves(s)
    if phase == phases.CHOOSING_HUNTER:
        return factions.choose_hunter(s)
    if phase == phases.AFTER_ACTION:
        return factions.after_action(s)
    if phase == phases.CHOOSING_FACTION:
        return factions.choose_faction(s)
    if phase == phases.PAID_MOVE:
        return patron.paid_move(s)
    if phase == phases.DEPLOYING:
        return deployment.deploy(s)
    if phase == phases.CARD_EFFECT:
        return patron.card_effect(s)
    if phase == phases.SICARIO_ACTS:
        return patron.sicario_acts(s)
    return less_common_step(s, phase)


def less_common_step(s: NarcosState, phase: int) -> Script:
    if phase == phases.DEFENDING:
        return patron.defend(s)
    if phase == phases.SEASON_END:
        return ending.end_season(s)
    if phase == phases.RELOCATING:
        return ending.relocate(s)
    if phase == phases.OBJECTIVES_SHOWN:
        return objectives.reveal_objectives(s)
    if phase == phases.MARKING:
        return factions.mark_hideouts(s)
    if phase == phases.ARRANGING:
        return objectives.arrange_first(s)
    if phase == phases.DIVIDING:
        return factions.divide(s)
    if phase == phases.PLACING_HUNTERS:
        return factions.place_hunters(s)
    return patron.hide(s)
