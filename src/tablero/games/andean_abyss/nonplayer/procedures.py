"""What all Non-players share (AA-8.1.1, AA-8.1.2): the trace, choosing spaces by rank, and Rally without questions.

A faction's Operation is a list of ranks, taken in order. `first_rank` finds the next one with candidates, `enter`
selects a space; what is still to do stands on the agenda (turn.py). Marching is in marching.py, whom to strike in
targets.py, chance in chance.py.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Final

from tablero.core.ask import Question

from .. import agenda
from ..board import BASE, ECUADOR, KIND, PLACES, POP
from ..operations.costs import pay
from ..operations.insurgents import GUERRILLAS_FOR_A_BASE, can_raise_base, may_rally
from ..operations.run import set_operation
from ..pieces import (
    ECUADOR_LIMIT,
    active,
    bases,
    can_place,
    cubes,
    guerrillas,
    hide,
    pieces_of,
    put,
    take,
)
from ..shipments import shipments_in
from ..state import AndeanState

NextRank = Generator[Question, int, int]  # one space of an Operation; the rank to go on with, 0: finished
RALLY_RULE: Final = "AA-3.3.1"

# stages of a turn on the agenda
SPACES: Final = 1  # [NON_PLAYER, faction, SPACES, rank] the next space of the Operation
ATTACK_IN: Final = 2  # [., ., ATTACK_IN, space, 1: the Ambush]
ACTIVITY: Final = 3  # [., ., ACTIVITY]
SUMMARY: Final = 4  # [., ., SUMMARY, 0 or the verb of the Event]

# -- the trace ---------------------------------------------------------------------------------------------------


def box(
    s: AndeanState, me: int, number: int, op: int, taken: bool, rule: str, n: int, needed: int, base: bool = False
) -> bool:
    """Tell whether a box of the chart applies, with the values of its condition; `base`: a Rally could build one."""
    s.note("np-box", rule, who=me, box=number, verb=op, taken=int(taken), n=n, needed=needed, base=int(base))
    return taken


def select(s: AndeanState, space: int, verb: int, rank: int, n: int, rule: str) -> None:
    """Tell which space was chosen, by which priority, out of how many."""
    s.note("np-space", rule, who=s.actor, verb=verb, rank=rank, place=space, n=n)


def begin_activity(s: AndeanState, activity: int) -> None:
    """The Special Activity of the running Operation (AA-4.1)."""
    if not s.activity:
        s.note("activity", "AA-4.1", who=s.actor, verb=activity)
    s.activity = activity


# -- an Operation ------------------------------------------------------------------------------------------------


def clear_operation(s: AndeanState, faction: int) -> None:
    """Nothing is selected or moved: what is possible next is looked at from here."""
    s.actor, s.op_free = faction, False
    s.op_spaces = s.activity_spaces = 0
    s.moved, s.groups = [], []


def begin_spaces(s: AndeanState, faction: int, op: int, free: bool) -> None:
    """An Operation without its end; free ones are granted by events and have no Special Activity."""
    set_operation(s, faction, op, False, free, not free)
    s.push(agenda.NON_PLAYER, faction, SPACES, 1)


# -- spaces by rank ----------------------------------------------------------------------------------------------


def purse(s: AndeanState) -> int:
    """How many more spaces the Resources reach for: nothing is selected with 0 (AA-8.1)."""
    return 99 if s.op_free else s.resources[s.actor]


def first_rank(
    s: AndeanState, candidates: Callable[[AndeanState, int], list[int]], rank: int, last: int
) -> tuple[int, list[int]]:
    """The first rank from `rank` on that has candidates, and these; or 0."""
    while rank <= last:
        found = candidates(s, rank)
        if found:
            return rank, found
        rank += 1
    return 0, []


def is_open(s: AndeanState, space: int) -> bool:
    """Not selected in this Operation yet."""
    return not s.op_spaces >> space & 1


def enter(s: AndeanState, space: int, rank: int, n: int, rule: str) -> None:
    """Select a space for the running Operation and pay for it."""
    select(s, space, s.op, rank, n, rule)
    pay(s, space)
    s.op_spaces |= 1 << space


# -- Rally -------------------------------------------------------------------------------------------------------


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


def rally_size(s: AndeanState, me: int, space: int) -> int:
    """How many Guerrillas a Rally places there: one, or at an own Base Pop plus Bases, as far as possible."""
    if not can_place(s, 3 * me, space):
        return 0
    most = POP[space] + bases(s, me, space) if bases(s, me, space) else 1
    if space == ECUADOR:
        most = min(most, ECUADOR_LIMIT - pieces_of(s, me, space))
    return min(most, s.available[3 * me])


def rally_all(s: AndeanState, me: int, spaces: list[int]) -> bool:
    """Whether Guerrillas and Resources reach for a full Rally in all of `spaces`."""
    return len(spaces) <= purse(s) and sum([rally_size(s, me, space) for space in spaces]) <= s.available[3 * me]


def build_base(s: AndeanState, me: int, space: int) -> None:
    """Two own Guerrillas, Active before Underground, become a Base."""
    seen = min(GUERRILLAS_FOR_A_BASE, active(s, me, space))
    take(s, 3 * me + 1, space, seen)
    take(s, 3 * me, space, GUERRILLAS_FOR_A_BASE - seen)
    put(s, 3 * me + BASE, space)
    s.note("base-built", RALLY_RULE, who=me, place=space)


def hide_all(s: AndeanState, me: int, space: int) -> None:
    n = active(s, me, space)
    hide(s, me, space, n)
    if n:
        s.note("hid", RALLY_RULE, who=me, place=space, n=n)


def place_guerrillas(s: AndeanState, me: int, space: int) -> None:
    n = rally_size(s, me, space)
    put(s, 3 * me, space, n)
    s.note("placed", RALLY_RULE, piece=KIND + 3 * me, place=space, n=n)
