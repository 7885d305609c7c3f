"""What Non-players do in the Support phase: FARC Agitates (AA-8.7.5), the AUC has Elite Backing (AA-8.6.1).

Each is the whole step at one go (seating.py). propaganda.py says where the two may; here is where they do.
"""

from __future__ import annotations

from tablero.core.ask import Script

from ..board import AUC, FARC, POP, RALLY
from ..pieces import can_shift
from ..propaganda import EXTRA_AGITATION, agitate, agitation_spaces, backing_spaces
from ..state import FARC_CONTROL, AndeanState
from .auc import rally_candidates
from .chance import random_place
from .procedures import select
from .rallying import rally_in

# -- Agitation ---------------------------------------------------------------------------------------------------


def agitate_by_priority(s: AndeanState) -> Script:
    """As much as the FARC can pay for, one space after another."""
    s.pop()
    space = next_to_agitate(s)
    if space < 0:
        s.note("np-no-agitation", "AA-8.7.5", who=FARC, n=s.resources[FARC])
    while space >= 0:
        while s.resources[FARC] and can_shift(s, space, -1):
            agitate(s, space)
        space = next_to_agitate(s)
    yield from ()


def agitation_cost(s: AndeanState, space: int) -> int:
    """What it takes to bring a space to Active Opposition, Terror first; 0 if it can't shift."""
    return s.terror[space] + s.level[space] + 2 if can_shift(s, space, -1) else 0


def urgency(s: AndeanState, space: int) -> tuple[int, int, int]:
    """Fewest Terror markers, then Support, then highest Pop."""
    return (s.terror[space], 0 if s.level[space] > 0 else 1, -POP[space])


def next_to_agitate(s: AndeanState) -> int:
    """The space to Agitate to the end, or -1: at random, unless all of them will have their turn.

    A Terror marker goes only if the Resources also reach for a shift.
    """
    spaces = agitation_spaces(s)
    found = [space for space in spaces if agitation_cost(s, space) and s.resources[FARC] > s.terror[space]]
    if not found:
        return -1
    if all_may_come(s, spaces) and sum([agitation_cost(s, space) for space in found]) <= s.resources[FARC]:
        return found[0]
    best = min([urgency(s, space) for space in found])
    return random_place(s, [space for space in found if urgency(s, space) == best], "AA-8.7.5")


def all_may_come(s: AndeanState, spaces: list[int]) -> bool:
    """Whether Alfonso Cano shaded opens all of the spaces without FARC Control (card 22)."""
    extra = [space for space in spaces if s.control[space] != FARC_CONTROL and can_shift(s, space, -1)]
    return len(extra) + s.extra_agitation.bit_count() <= EXTRA_AGITATION


# -- Elite Backing -----------------------------------------------------------------------------------------------


def back_auc(s: AndeanState) -> Script:
    """A free Rally in one space: a Base if possible, else Guerrillas as in the Rally box."""
    s.pop()
    spaces = backing_spaces(s)
    if not spaces:
        s.note("np-no-backing", "AA-6.4.5", who=AUC)
        return
    s.actor, s.op, s.op_free, s.op_spaces = AUC, RALLY, True, 0
    for rank in (1, 3, 4, 5):
        found = [space for space in rally_candidates(s, rank) if space in spaces]
        if found:
            space = random_place(s, found, "AA-8.6.1e")
            select(s, space, RALLY, rank, len(found), "AA-8.6.1e")
            rally_in(s, AUC, rank, space)
            break
    s.op, s.op_free = 0, False
    yield from ()
