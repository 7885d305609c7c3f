"""The Non-player AUC (AA-8.6): Rally or March and Extort, Attack and Ambush, or Terror and Assassinate."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Script

from ..activities.insurgents import extort_in, extort_spaces
from ..board import ASSASSINATE, ATTACK, AUC, EXTORT, FARC, MARCH, PLACES, RALLY, SPACES, TERROR
from ..operations.insurgents import may_rally, rally_size, terror_space
from ..operations.removal import any_targets, remove_piece
from ..pieces import bases, guerrillas, hidden, in_play, outnumbers_police, pieces_of
from ..shipments import SEIZED, settle
from ..state import AndeanState
from .chance import in_turn
from .charts import RallyChart, Ways
from .marching import free_to_go, has_room, march_once, origins_of, stays_underground
from .procedures import NextRank, begin_activity, box, enter, first_rank, is_open, purse, select
from .rallying import base_spaces, flip_spaces
from .targets import STRUCK, next_target

GUERRILLAS_FOR_RALLY: Final = 6
TERROR_SPACES: Final = 3
ALL_FACTIONS: Final = (0, 1, 2, 3)

# -- the chart ---------------------------------------------------------------------------------------------------


def chart(s: AndeanState) -> int:
    """The Operation that the boxes assign."""
    available = s.available[3 * AUC]
    base = bool(base_spaces(s, AUC))
    rally = available >= GUERRILLAS_FOR_RALLY or base
    if box(s, AUC, 1, RALLY, rally, "AA-8.6.1", available, GUERRILLAS_FOR_RALLY, base):
        return RALLY
    nests = [space for space in PLACES if bases(s, FARC, space)]
    visited = len([space for space in nests if guerrillas(s, AUC, space)])
    if box(s, AUC, 2, MARCH, 2 * visited < len(nests), "AA-8.6.2", visited, len(nests)):
        return MARCH
    hiding = len([space for space in nests if hidden(s, AUC, space)])
    if box(s, AUC, 4, TERROR, hiding > 0, "AA-8.6.4", hiding, 1):
        return TERROR
    box(s, AUC, 3, ATTACK, True, "AA-8.6.3", 0, 0)
    return ATTACK


def activity(s: AndeanState) -> Script:
    """The Special Activity that belongs to the box; the Ambush was made with its Attack."""
    if s.op in (RALLY, MARCH):
        extort_everywhere(s)
    elif s.op == TERROR:
        yield from assassinate(s)


# -- Rally, Extort (8.6.1) ---------------------------------------------------------------------------------------


def rally_candidates(s: AndeanState, rank: int) -> list[int]:
    """1 a Base; 2 hide; then Guerrillas 3 at a FARC Base; 4 at an AUC Base; 5 elsewhere."""
    if rank == 1:
        return base_spaces(s, AUC)
    if rank == 2:
        return flip_spaces(s, AUC)
    return placements(s, rank)


def placements(s: AndeanState, rank: int) -> list[int]:
    found = [space for space in PLACES if may_rally(s, AUC, space) and is_open(s, space) and rally_size(s, AUC, space)]
    if rank == 5:
        return found
    owner = FARC if rank == 3 else AUC
    return [space for space in found if bases(s, owner, space)]


RALLY_STEPS: Final = ("AA-8.6.1a", "AA-8.6.1b", "AA-8.6.1c", "AA-8.6.1c", "AA-8.6.1c")
RALLY_CHART: Final = RallyChart(RALLY_STEPS, rally_candidates, last=5, spaces=3)


def extort_everywhere(s: AndeanState) -> None:
    spaces = extort_spaces(s)
    for space in spaces:
        begin_activity(s, EXTORT)
        select(s, space, EXTORT, 1, len(spaces), "AA-8.6.1d", True)
        extort_in(s, AUC, space)


# -- March (8.6.2) -----------------------------------------------------------------------------------------------


def march_movers(s: AndeanState) -> list[int]:
    """How many may leave each space: one stays with an AUC Base or a FARC piece."""
    return [
        free_to_go(s, AUC, space, 1 if bases(s, AUC, space) or pieces_of(s, FARC, space) else 0)
        for space in range(SPACES)
    ]


def march_targets(s: AndeanState, movers: list[int]) -> list[int]:
    """FARC pieces without AUC Guerrilla: with a Base if possible, of these where somebody stays Underground."""
    found = [
        space
        for space in PLACES
        if in_play(s, space)
        and pieces_of(s, FARC, space)
        and not guerrillas(s, AUC, space)
        and has_room(s, AUC, space)
        and origins_of(s, space, movers)
    ]
    found = [space for space in found if bases(s, FARC, space)] or found
    return [space for space in found if stays_underground(s, AUC, space, movers)] or found


def march_possible(s: AndeanState) -> bool:
    return bool(march_targets(s, march_movers(s)))


def march(s: AndeanState, rank: int) -> NextRank:
    movers = march_movers(s)
    return march_once(s, march_targets(s, movers), movers, rank, "AA-8.6.2")


# -- Terror, Assassinate (8.6.4) ---------------------------------------------------------------------------------


def terror_candidates(s: AndeanState, rank: int) -> list[int]:
    """1 one space with a FARC Base; 2 one with a FARC piece; 3 others."""
    found = [space for space in PLACES if hidden(s, AUC, space) and is_open(s, space)]
    if rank == 1:
        return [space for space in found if bases(s, FARC, space)]
    if rank == 2:
        return [space for space in found if pieces_of(s, FARC, space)]
    return found


def terror(s: AndeanState, rank: int) -> NextRank:
    """One space; three in all."""
    left = min(TERROR_SPACES - s.op_spaces.bit_count(), purse(s))
    rank, found = first_rank(s, terror_candidates, rank, 3)
    if not rank or left <= 0:
        return 0
    every = len(found) <= (left if rank == 3 else 1)
    space = in_turn(s, found, every, "AA-8.6.4")
    enter(s, space, rank, len(found), "AA-8.6.4", every)
    yield from terror_space(s, AUC, space)
    return min(rank + 1, 3) if s.op_spaces.bit_count() < TERROR_SPACES else 0


def assassinate(s: AndeanState) -> Script:
    """In every Terror space with more AUC Guerrillas than Police: a Shipment, FARC, Government, Cartels."""
    for space in PLACES:
        if is_open(s, space) or not outnumbers_police(s, AUC, space):
            continue
        kinds = any_targets(s, AUC, space, ALL_FACTIONS)
        if kinds:
            begin_activity(s, ASSASSINATE)
            select(s, space, ASSASSINATE, 1, s.op_spaces.bit_count(), "AA-8.6.4a", True)
            s.activity_spaces |= 1 << space
            remove_piece(s, next_target(s, AUC, space, kinds, 1, STRUCK[AUC]), space, "AA-4.4.2")
            yield from settle(s, SEIZED, AUC)


WAYS: Final = Ways(RALLY_CHART, march_possible, march, terror_candidates, terror)
