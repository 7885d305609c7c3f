"""The Non-player Cartels (AA-8.5): Rally and Cultivate, March and Process, or Terror and Bribe.

Their Special Activities are in cartels_activities.py.
"""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Script

from ..board import (
    ALL_SPACES,
    CARTELS,
    CARTELS_BASE,
    DEPARTMENTS,
    MARCH,
    PLACES,
    POLICE,
    POP,
    RALLY,
    SPACES,
    TERROR,
)
from ..operations.insurgents import move_guerrillas, rally_size, terror_space
from ..pieces import (
    BASES_IN_A_SPACE,
    all_bases,
    bases,
    can_place,
    count,
    guerrillas,
    hidden,
    in_play,
    room_for,
    room_left,
)
from ..shipments import available_shipments
from ..state import AndeanState
from .cartels_activities import bribe, cultivate, process
from .chance import equal_chance, in_turn
from .charts import RallyChart, Ways
from .marching import free_to_go, has_room, march_once, origins_of
from .procedures import NextRank, box, enter, first_rank, is_open, purse
from .rallying import base_spaces, flip_spaces, hide_all

PIECES_FOR_RALLY: Final = 10
GATHERED: Final = 3
TERROR_SPACES: Final = 3

# -- the chart ---------------------------------------------------------------------------------------------------


def chart(s: AndeanState) -> int:
    """The Operation that the boxes assign."""
    pieces = s.available[3 * CARTELS] + s.available[CARTELS_BASE]
    base = bool(base_spaces(s, CARTELS))
    if box(s, CARTELS, 1, RALLY, pieces >= PIECES_FOR_RALLY or base, "AA-8.5.1", pieces, PIECES_FOR_RALLY, base):
        return RALLY
    shipments = len(available_shipments(s))
    if box(s, CARTELS, 2, MARCH, shipments > 0, "AA-8.5.2", shipments, 1):
        return MARCH
    box(s, CARTELS, 3, TERROR, True, "AA-8.5.3", 0, 0)
    return TERROR


def activity(s: AndeanState) -> Script:
    """The Special Activity that belongs to the box."""
    if s.op == RALLY:
        cultivate(s)
    elif s.op == MARCH:
        process(s)
    else:
        yield from bribe(s)


# -- Rally, Cultivate (8.5.1) ------------------------------------------------------------------------------------


def rally_candidates(s: AndeanState, rank: int) -> list[int]:
    """1 a Base; 2 hide; 3 a Base without Guerrilla; 4 a Department to Cultivate."""
    if rank == 1:
        return base_spaces(s, CARTELS)
    if rank == 2:
        return flip_spaces(s, CARTELS)
    if rank == 3:
        return lonely_bases(s)
    return fields_to_come(s)


def lonely_bases(s: AndeanState) -> list[int]:
    """Cartels Bases without Cartels Guerrilla, while some can be placed or brought."""
    return [
        space
        for space in PLACES
        if bases(s, CARTELS, space)
        and not guerrillas(s, CARTELS, space)
        and is_open(s, space)
        and room_for(s, 3 * CARTELS, space)
        and (s.available[3 * CARTELS] or strays(s))
    ]


def strays(s: AndeanState) -> list[int]:
    """Spaces with Cartels Guerrillas but no Cartels Base."""
    return [space for space in ALL_SPACES if guerrillas(s, CARTELS, space) and not bases(s, CARTELS, space)]


def fields_to_come(s: AndeanState) -> list[int]:
    """Departments where a Base can be Cultivated after this Rally, with more Guerrillas than Police.

    Those placed now count; if none is Available, those who are there must do (AA-R101).
    """
    return [
        space
        for space in DEPARTMENTS
        if POP[space]
        and is_open(s, space)
        and can_place(s, CARTELS_BASE, space)
        and guerrillas(s, CARTELS, space) + rally_size(s, CARTELS, space) > count(s, POLICE, space)
    ]


def gather(s: AndeanState, space: int) -> Script:
    """None is available: up to three come from spaces without Cartels Base, and hide."""
    left = min(GATHERED, room_left(s, CARTELS, space))
    while left and strays(s):
        few = sum([guerrillas(s, CARTELS, origin) for origin in strays(s)]) <= left
        origin = strays(s)[0] if few else equal_chance(s, strays(s), "AA-8.5.1c")
        for kind in (3 * CARTELS + 1, 3 * CARTELS):
            n = min(left, count(s, kind, origin))
            if n:
                yield from move_guerrillas(s, CARTELS, kind, origin, space, n, "AA-3.3.1")
                left -= n
    hide_all(s, CARTELS, space)


RALLY_STEPS: Final = ("AA-8.5.1a", "AA-8.5.1b", "AA-8.5.1c", "AA-8.5.1d")
RALLY_CHART: Final = RallyChart(RALLY_STEPS, rally_candidates, last=4, once=4, spaces=3, gather=gather)

# -- March, Process (8.5.2) --------------------------------------------------------------------------------------


def march_movers(s: AndeanState) -> list[int]:
    """How many may leave each space: one stays with a Cartels Base."""
    return [free_to_go(s, CARTELS, space, min(1, bases(s, CARTELS, space))) for space in range(SPACES)]


def march_targets(s: AndeanState, movers: list[int]) -> list[int]:
    """Room for a Base, next to two Cartels Guerrillas of which one may leave."""
    return [
        space
        for space in PLACES
        if in_play(s, space)
        and all_bases(s, space) < BASES_IN_A_SPACE
        and has_room(s, CARTELS, space)
        and any(guerrillas(s, CARTELS, origin) >= 2 for origin in origins_of(s, space, movers))
    ]


def march_possible(s: AndeanState) -> bool:
    return bool(march_targets(s, march_movers(s)))


def march(s: AndeanState, rank: int) -> NextRank:
    movers = march_movers(s)
    return march_once(s, march_targets(s, movers), movers, rank, "AA-8.5.2")


# -- Terror, Bribe (8.5.3) ---------------------------------------------------------------------------------------


def terror_candidates(s: AndeanState, rank: int) -> list[int]:
    """1 Support; 2 Opposition; 3 Neutral; with people and an Underground Guerrilla."""
    side = (1, -1, 0)[rank - 1]
    return [
        space
        for space in PLACES
        if POP[space]
        and hidden(s, CARTELS, space)
        and is_open(s, space)
        and (s.level[space] > 0) - (s.level[space] < 0) == side
    ]


def terror(s: AndeanState, rank: int) -> NextRank:
    """One space; three in all."""
    left = min(TERROR_SPACES - s.op_spaces.bit_count(), purse(s))
    rank, found = first_rank(s, terror_candidates, rank, 3)
    if not rank or left <= 0:
        return 0
    every = len(found) <= left
    space = in_turn(s, found, every, "AA-8.5.3")
    enter(s, space, rank, len(found), "AA-8.5.3", every)
    yield from terror_space(s, CARTELS, space)
    return rank if s.op_spaces.bit_count() < TERROR_SPACES else 0


WAYS: Final = Ways(RALLY_CHART, march_possible, march, terror_candidates, terror)
