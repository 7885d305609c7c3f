"""The Non-player FARC (AA-8.7): Rally or March and Extort, Attack and Ambush, or Terror and Kidnap.

The March is in farc_march.py, the Attack in attack.py, Agitation in support.py.
"""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Script

from ..activities.insurgents import MOST_SPACES, extort_in, extort_spaces, ransom
from ..board import (
    ALL_SPACES,
    ATTACK,
    CARTELS,
    EXTORT,
    FARC,
    GOVT,
    KIDNAP,
    LOCS,
    MARCH,
    PLACES,
    POP,
    RALLY,
    TERROR,
)
from ..operations.insurgents import may_rally, rally_size, terror_space
from ..pieces import bases, hidden, is_city, is_loc, outnumbers_police, pieces_of
from ..shipments import shipments_in
from ..state import AndeanState
from .chance import in_turn, random_loc
from .charts import RallyChart, Ways
from .farc_march import march, march_possible
from .procedures import NextRank, begin_activity, box, enter, first_rank, is_open, purse, select
from .rallying import base_spaces, flip_spaces

GUERRILLAS_FOR_RALLY: Final = 9
CROWD: Final = 3

# -- the chart ---------------------------------------------------------------------------------------------------


def chart(s: AndeanState) -> int:
    """The Operation that the boxes assign."""
    available = s.available[3 * FARC]
    base = bool(base_spaces(s, FARC))
    rally = has_many_to_rally(s) or base
    if box(s, FARC, 1, RALLY, rally, "AA-8.7.1", available, GUERRILLAS_FOR_RALLY, base):
        return RALLY
    ready = len(spaces_in_reach(s))
    if box(s, FARC, 2, MARCH, ready == 0, "AA-8.7.2", ready, 1):
        return MARCH
    mine, theirs = s.resources[FARC], s.resources[GOVT]
    if box(s, FARC, 3, ATTACK, mine > theirs, "AA-8.7.3", mine, theirs):
        return ATTACK
    box(s, FARC, 4, TERROR, True, "AA-8.7.4", mine, theirs)
    return TERROR


def has_many_to_rally(s: AndeanState) -> bool:
    return s.available[3 * FARC] >= GUERRILLAS_FOR_RALLY


def spaces_in_reach(s: AndeanState) -> list[int]:
    """LoCs and spaces with Support that have an Underground FARC Guerrilla or three FARC pieces."""
    return [
        space
        for space in ALL_SPACES
        if (is_loc(space) or s.level[space] > 0) and (hidden(s, FARC, space) or pieces_of(s, FARC, space) >= CROWD)
    ]


def activity(s: AndeanState) -> Script:
    """The Special Activity that belongs to the box; the Ambush was made with its Attack."""
    if s.op in (RALLY, MARCH):
        extort(s)
    elif s.op == TERROR:
        yield from kidnap(s)


# -- Rally, Extort (8.7.1) ---------------------------------------------------------------------------------------


def rally_candidates(s: AndeanState, rank: int) -> list[int]:
    """1 a Base; 2 hide; 3 Guerrillas at FARC Bases; 4 one in another space."""
    if rank == 1:
        return base_spaces(s, FARC)
    if rank == 2:
        return flip_spaces(s, FARC)
    found = [
        space for space in PLACES if may_rally(s, FARC, space) and is_open(s, space) and rally_size(s, FARC, space)
    ]
    return [space for space in found if bases(s, FARC, space)] if rank == 3 else found


RALLY_STEPS: Final = ("AA-8.7.1a", "AA-8.7.1b", "AA-8.7.1c", "AA-8.7.1d")
RALLY_CHART: Final = RallyChart(RALLY_STEPS, rally_candidates, last=4, once=4)


def extort(s: AndeanState) -> None:
    """Wherever two are Underground, and on one LoC."""
    crowded = [space for space in extort_spaces(s) if hidden(s, FARC, space) >= 2]
    for space in crowded:
        begin_activity(s, EXTORT)
        select(s, space, EXTORT, 1, len(crowded), "AA-8.7.1e", True)
        extort_in(s, FARC, space)
    locs = [space for space in extort_spaces(s) if is_loc(space)]
    if locs:
        begin_activity(s, EXTORT)
        loc = random_loc(s, locs, "AA-8.7.1e", lowest=True)
        select(s, loc, EXTORT, 2, len(locs), "AA-8.7.1e")
        extort_in(s, FARC, loc)


# -- Terror, Kidnap (8.7.4) --------------------------------------------------------------------------------------


def terror_candidates(s: AndeanState, rank: int) -> list[int]:
    """1 open LoCs; 2 where a Kidnap pays, until there are three; 3 people not yet at Active Opposition."""
    if rank == 1:
        return [loc for loc in LOCS if hidden(s, FARC, loc) and not s.terror[loc] and is_open(s, loc)]
    found = [space for space in PLACES if hidden(s, FARC, space) and is_open(s, space)]
    if rank == 3:
        return [space for space in found if POP[space] and s.level[space] > -2]
    return [space for space in found if kidnap_rank(s, space)] if kidnaps_to_come(s) < MOST_SPACES else []


def kidnap_rank(s: AndeanState, space: int) -> int:
    """Where a Kidnap could take something: 1 LoCs, 2 Cities, 3 Departments with a Cartels Base; or 0."""
    if not outnumbers_police(s, FARC, space):
        return 0
    if is_loc(space) or is_city(space):
        return (1 if is_loc(space) else 2) if s.resources[GOVT] else 0
    if not bases(s, CARTELS, space):
        return 0
    return 3 if s.resources[CARTELS] or shipments_in(s, CARTELS, space) else 0


def kidnaps_to_come(s: AndeanState) -> int:
    """Terror spaces where a Kidnap could follow."""
    return len([space for space in ALL_SPACES if not is_open(s, space) and kidnap_rank(s, space)])


def terror(s: AndeanState, rank: int) -> NextRank:
    """One space, by rank."""
    rank, found = first_rank(s, terror_candidates, rank, 3)
    if not rank:
        return 0
    left = min(MOST_SPACES - kidnaps_to_come(s), purse(s)) if rank == 2 else purse(s)
    every = rank == 1 or len(found) <= left
    space = in_turn(s, found, every, "AA-8.7.4")
    enter(s, space, rank, len(found), "AA-8.7.4", every)
    yield from terror_space(s, FARC, space)
    return rank


def kidnap_candidates(s: AndeanState, rank: int) -> list[int]:
    return [
        space
        for space in ALL_SPACES
        if not is_open(s, space) and not s.activity_spaces >> space & 1 and kidnap_rank(s, space) == rank
    ]


def kidnap(s: AndeanState) -> Script:
    """One Terror space: LoCs, then Cities, then Departments. A further one is the next step (turn.py)."""
    left = MOST_SPACES - s.activity_spaces.bit_count()
    rank, found = first_rank(s, kidnap_candidates, 1, 3)
    if not rank or left <= 0:
        return
    begin_activity(s, KIDNAP)
    every = len(found) <= left
    space = in_turn(s, found, every, "AA-8.7.4a")
    select(s, space, KIDNAP, rank, len(found), "AA-8.7.4a", every)
    s.activity_spaces |= 1 << space
    yield from ransom(s, CARTELS if rank == 3 else GOVT, space)


def more_kidnaps(s: AndeanState) -> bool:
    return (
        s.op == TERROR and s.activity_spaces.bit_count() < MOST_SPACES and first_rank(s, kidnap_candidates, 1, 3)[0] > 0
    )


WAYS: Final = Ways(RALLY_CHART, march_possible, march, terror_candidates, terror)
