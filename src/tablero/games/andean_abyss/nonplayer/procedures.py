"""What all Non-players share (AA-8.1.1): the trace, an Operation without questions, and choosing spaces by rank.

A faction's Operation is a list of ranks, taken in order. `first_rank` finds the next one with candidates, `enter`
selects a space; what is still to do stands on the agenda (turn.py). How they Rally is in rallying.py, how they March in
marching.py, whom to strike in targets.py, chance in chance.py.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Final

from tablero.core.ask import Question

from .. import agenda
from ..operations.costs import pay
from ..operations.run import set_operation
from ..state import AndeanState

NextRank = Generator[Question, int, int]  # one space of an Operation; the rank to go on with, 0: finished

# stages of a turn on the agenda
SPACES: Final = 1  # [NON_PLAYER, faction, SPACES, rank] the next space of the Operation
ATTACK_IN: Final = 2  # [., ., ATTACK_IN, space, 1: the Ambush]
ACTIVITY: Final = 3  # [., ., ACTIVITY]
SUMMARY: Final = 4  # [., ., SUMMARY, 0 or the verb of the Event]

# -- the trace ---------------------------------------------------------------------------------------------------


def box(
    s: AndeanState, me: int, number: int, op: int, taken: bool, rule: str, n: int, needed: int, base: bool = False
) -> bool:
    """Tell whether a box of the chart applies, with the values of its condition; `base`: a Rally could build one.

    In the note that is 1, or 2 if the number would be enough without it.
    """
    means = (2 if n >= needed else 1) if base else 0
    s.note("np-box", rule, who=me, box=number, verb=op, taken=int(taken), n=n, needed=needed, base=means)
    return taken


def select(s: AndeanState, space: int, verb: int, rank: int, n: int, rule: str, every: bool = False) -> None:
    """Tell which space was chosen, by which priority, out of how many; `every`: all of them have their turn."""
    s.note("np-space", rule, who=s.actor, verb=verb, rank=rank, place=space, n=n, every=int(every))


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


def enter(s: AndeanState, space: int, rank: int, n: int, rule: str, every: bool) -> None:
    """Select a space for the running Operation and pay for it."""
    select(s, space, s.op, rank, n, rule, every)
    pay(s, space)
    s.op_spaces |= 1 << space
