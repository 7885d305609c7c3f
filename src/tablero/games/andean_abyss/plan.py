"""What the next turns will bring, beside the pieces on the map: the rest of a turn under way, the use of Resources, and
what a Non-player FARC is about to do.

A running Train is worth what its last part can make of it (AA-3.2.1), a running Sweep what it will find (AA-3.2.3).
"""

from __future__ import annotations

from typing import Final

from .agenda import ACTIVATE, OPERATE
from .board import FARC, GOVT, PLACES, POLICE, POP, TROOPS
from .nonplayer.farc import has_many_to_rally
from .operations.government import (
    BASE_PRICE,
    CIVIC_PRICE,
    can_build_base,
    can_civic_action,
    civic_step,
    civic_step_possible,
    replace_cubes,
)
from .pieces import count, has_government_control, is_department
from .state import AndeanState

PURSE: Final = 0.4  # a Resource of the Government, if it has few
RESERVE: Final = 0.15  # ... and more for the first few, which repair in one turn what an Event does to a City
ENOUGH: Final = 9  # so many
RICH: Final = 100  # with so many, one more is worth nothing
CALM: Final = 0.4  # of the Terror to be feared, while the FARC Attacks instead
CLOSE: Final = 4  # a difference in Resources that one turn may turn round


def purse_worth(resources: int, horizon: float) -> float:
    """What the Government's Resources are worth: the more it has, the less each."""
    return horizon * (PURSE * resources * (1.0 - 0.5 * resources / RICH) + RESERVE * min(resources, ENOUGH))


# -- the turn under way ------------------------------------------------------------------------------------------


def trained(s: AndeanState) -> list[AndeanState]:
    """The positions after the running Train's Base, and after its Civic Action, where each promises most (AA-3.2.1)."""
    fort = serve = -1
    for space in PLACES:
        if not s.op_spaces >> space & 1:
            continue
        if is_department(space) and can_build_base(s, space) and (fort < 0 or POP[space] > POP[fort]):
            fort = space
        if can_civic_action(s, space, has_government_control(s, space)):
            if serve < 0 or steps_in(s, space) * POP[space] > steps_in(s, serve) * POP[serve]:
                serve = space
    found = [fortified(s, fort)] if fort >= 0 else []
    if serve >= 0 and steps_in(s, serve) > 0:
        found.append(served(s, serve))
    return found


def fortified(s: AndeanState, space: int) -> AndeanState:
    """With a Base there in place of three cubes; of Troops and Police one is left, if possible."""
    later = s.copy()
    troops = max(BASE_PRICE - count(s, POLICE, space), min(BASE_PRICE, count(s, TROOPS, space) - 1))
    replace_cubes(later, space, troops)
    return later


def served(s: AndeanState, space: int) -> AndeanState:
    """With all the Civic Action that can be paid there."""
    later = s.copy()
    while civic_step_possible(later, space):
        civic_step(later, space)
    return later


def steps_in(s: AndeanState, space: int) -> int:
    """The levels that Civic Action there can buy at once."""
    return min(s.resources[GOVT] // CIVIC_PRICE - s.terror[space], 2 - s.level[space])


def to_be_swept(s: AndeanState) -> int:
    """The spaces of the running Sweep in which nobody has been looked for yet, as bits (AA-3.2.3)."""
    if s.agenda[-1][0] == OPERATE:
        return s.op_spaces
    return sum([1 << step[1] for step in s.agenda if step[0] == ACTIVATE])


# -- a Non-player FARC -------------------------------------------------------------------------------------------


def will_rally(s: AndeanState) -> bool:
    """Whether it is about to Rally, which hides what was found at its Bases (AA-8.7, AA-8.7.1)."""
    return not s.is_player(FARC) and has_many_to_rally(s)


def terrorism(s: AndeanState) -> float:
    """How much Terror of the FARC is to be feared: with more Resources than the Government it Attacks instead."""
    if s.is_player(FARC):
        return 1.0
    richer = (s.resources[GOVT] - s.resources[FARC] + CLOSE) / (2 * CLOSE)
    return CALM + (1.0 - CALM) * min(1.0, max(0.0, richer))
