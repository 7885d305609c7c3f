"""How Non-players Rally (AA-8.1.2): Bases before Guerrillas, Active ones given up first, as many as possible.

`rally` is one space of the Operation, by the ranks of the faction's chart (a `RallyChart`). In all of them rank 1 is a
Base, rank 2 to hide at a Base, and the further ones bring Guerrillas.
"""

from __future__ import annotations

from typing import Final

from ..board import BASE, KIND, PLACES
from ..operations.insurgents import GUERRILLAS_FOR_A_BASE, can_raise_base, may_rally, rally_size, replace_guerrillas
from ..pieces import active, bases, cubes, guerrillas, hide_guerrillas, put
from ..shipments import shipments_in
from ..state import AndeanState
from .chance import in_turn
from .charts import RallyChart
from .procedures import NextRank, enter, first_rank, is_open, purse

RALLY_RULE: Final = "AA-3.3.1"
TO_BASE: Final = 1
TO_HIDE: Final = 2


def rally_possible(s: AndeanState, chart: RallyChart) -> bool:
    return first_rank(s, chart.candidates, 1, chart.last)[0] > 0


def rally(s: AndeanState, chart: RallyChart, rank: int) -> NextRank:
    """One space, by rank."""
    left = min(chart.spaces - s.op_spaces.bit_count(), purse(s))
    rank, found = first_rank(s, chart.candidates, rank, chart.last)
    if not rank or left <= 0:
        return 0
    in_any_order = len(found) <= left and rank != chart.once and all_can_rally(s, rank, found)
    rule = chart.steps[rank - 1]
    space = in_turn(s, found, in_any_order, rule)
    enter(s, space, rank, len(found), rule, in_any_order)
    if chart.gather is not None and rank not in (TO_BASE, TO_HIDE, chart.once) and not s.available[3 * s.actor]:
        yield from chart.gather(s, space)
    else:
        rally_in(s, s.actor, rank, space)
    return 0 if rank == chart.once or s.op_spaces.bit_count() >= chart.spaces else rank


def all_can_rally(s: AndeanState, rank: int, found: list[int]) -> bool:
    """Whether there are pieces for all of them, so that their order makes no difference."""
    me = s.actor
    if rank == TO_BASE:
        return len(found) <= s.available[3 * me + BASE]
    return rank == TO_HIDE or sum([rally_size(s, me, space) for space in found]) <= s.available[3 * me]


def rally_in(s: AndeanState, me: int, rank: int, space: int) -> None:
    if rank == TO_BASE:
        build_base(s, me, space)
    elif rank == TO_HIDE:
        hide_all(s, me, space)
    else:
        place_guerrillas(s, me, space)


# -- where -------------------------------------------------------------------------------------------------------


def unladen(s: AndeanState, me: int, space: int) -> int:
    """Guerrillas without a Shipment: those in a space are all with one Guerrilla (AA-8.1.2)."""
    return guerrillas(s, me, space) - (1 if shipments_in(s, me, space) else 0)


def base_spaces(s: AndeanState, me: int) -> list[int]:
    """Where a Rally could replace two Guerrillas without Shipment by a Base."""
    if not s.available[3 * me + BASE]:
        return []
    return [
        space
        for space in PLACES
        if can_raise_base(s, me, space)
        and unladen(s, me, space) >= GUERRILLAS_FOR_A_BASE
        and may_rally(s, me, space)
        and is_open(s, space)
    ]


def flip_spaces(s: AndeanState, me: int) -> list[int]:
    """Where Active Guerrillas could hide at their Base from cubes."""
    return [
        space
        for space in PLACES
        if active(s, me, space)
        and bases(s, me, space)
        and cubes(s, space)
        and may_rally(s, me, space)
        and is_open(s, space)
    ]


# -- what ---------------------------------------------------------------------------------------------------------


def build_base(s: AndeanState, me: int, space: int) -> None:
    """Two own Guerrillas, Active before Underground, become a Base."""
    replace_guerrillas(s, me, space, max(0, GUERRILLAS_FOR_A_BASE - active(s, me, space)), RALLY_RULE)


def hide_all(s: AndeanState, me: int, space: int) -> None:
    hide_guerrillas(s, me, space, active(s, me, space), RALLY_RULE)


def place_guerrillas(s: AndeanState, me: int, space: int) -> None:
    """As many as possible; none where the Cartels only prepare to Cultivate (AA-8.5.1)."""
    n = rally_size(s, me, space)
    if n:
        put(s, 3 * me, space, n)
        s.note("placed", RALLY_RULE, piece=KIND + 3 * me, place=space, n=n)
