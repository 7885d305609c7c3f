"""Where the running Operation can go on (AA-3.1), and what may come before its first space (AA-4.1, AA-R88).

A Special Activity goes with an Operation that is executed somewhere. So before the first space only that may be done
which leaves the Operation a space: `not_begun` asks whether this matters, `openings` where it could begin,
`begins_besides` whether something that happens in one space could endanger it, `can_begin` whether there is a way left.
The activities try out a change in place, ask, and take it back. Here, too: own pieces taken back during the Operation
(AA-1.4.1).
"""

from __future__ import annotations

from tablero.core.ask import Script

from ..board import (
    ALL_BITS,
    ATTACK,
    BASE,
    BOGOTA,
    CARTELS,
    CITIES,
    GOVT,
    MARCH,
    PATROL,
    RALLY,
    SPACES,
    SWEEP,
    TERROR,
    TRAIN,
)
from ..pieces import put, spaces_with, take
from ..state import AndeanState
from .costs import affordable
from .government import TRAIN_CUBES, assault_spaces, can_assault_anywhere, can_train_anywhere, train_spaces
from .insurgents import (
    attack_spaces,
    can_attack_anywhere,
    can_rally_anywhere,
    can_terror_anywhere,
    rally_spaces,
    rally_takes,
    terror_spaces,
)
from .march import can_march_anywhere, march_origins
from .patrol import patrol_origins
from .recycling import may_recycle, recyclable, take_back
from .sweep import can_sweep_anywhere, sweep_spaces

# -- where it can go on ------------------------------------------------------------------------------------------


def operation_targets(s: AndeanState) -> list[int]:
    """The spaces in which the running Operation could go on."""
    op, closed = s.op, s.op_bar
    if op == MARCH:
        found = march_origins(s)
    elif op == PATROL:
        found = patrol_origins(s)
    elif s.op_limited and s.op_spaces:
        return []
    else:
        found, closed = selectable(s), closed | s.op_spaces
    return [space for space in found if not closed >> space & 1] if closed else found


def selectable(s: AndeanState) -> list[int]:
    """The spaces that the running Operation can select and pay for; not March and Patrol, which select by moving."""
    op, me = s.op, s.actor
    if op == TERROR:
        return terror_spaces(s, me)
    if not affordable(s, BOGOTA):
        return []
    if op == RALLY:
        return rally_spaces(s, me)
    if op == ATTACK:
        return attack_spaces(s, me)
    if op == TRAIN:
        return train_spaces(s)
    if op == SWEEP:
        return sweep_spaces(s)
    return assault_spaces(s)


def has_target(s: AndeanState) -> bool:
    """Whether it could go on anywhere: before its first space, without a list of all."""
    op, me = s.op, s.actor
    if s.op_bar or s.op_spaces or op == PATROL:
        return bool(operation_targets(s))
    if op == MARCH:
        return can_march_anywhere(s)
    if op == TERROR:
        return can_terror_anywhere(s, me)
    if not affordable(s, BOGOTA):
        return False
    if op == RALLY:
        return can_rally_anywhere(s, me)
    if op == ATTACK:
        return can_attack_anywhere(s, me)
    if op == TRAIN:
        return can_train_anywhere(s)
    if op == SWEEP:
        return can_sweep_anywhere(s)
    return can_assault_anywhere(s)


# -- before the first space --------------------------------------------------------------------------------------


def not_begun(s: AndeanState) -> bool:
    """Whether the running Operation still has to find its first space; a Patrol begins by being paid (AA-3.2.2)."""
    return s.op != 0 and s.op != PATROL and not s.op_spaces


def openings(s: AndeanState) -> int:
    """The spaces in which the Operation could begin, as bits: to be found once for a decision; all, if it has begun."""
    return as_bits(operation_targets(s)) if not_begun(s) else ALL_BITS


def as_bits(spaces: list[int]) -> int:
    bits = 0
    for space in spaces:
        bits |= 1 << space
    return bits


def begins_besides(openings: int, space: int) -> bool:
    """Whether a space is not needed: the Operation has begun, or can begin elsewhere."""
    return openings & ~(1 << space) != 0


def can_begin(s: AndeanState) -> bool:
    """Whether there is a space for it, perhaps with own pieces taken back first (AA-R1)."""
    return has_target(s) or (s.op == RALLY and affordable(s, BOGOTA) and can_recycle(s, 0))


def begins_with(s: AndeanState, me: int, gain: int) -> bool:
    """Whether the Operation could begin with so many Resources more, or fewer (AA-R22)."""
    before = s.resources[me]
    s.resources[me] = before + gain
    found = can_begin(s)
    s.resources[me] = before
    return found


def leaves_opening(s: AndeanState, kind: int, space: int, n: int = 1) -> bool:
    """Whether the Operation could begin without so many of these pieces."""
    take(s, kind, space, n)
    found = has_target(s)
    put(s, kind, space, n)
    return found


# -- own pieces back to Available --------------------------------------------------------------------------------


def can_recycle(s: AndeanState, openings: int) -> bool:
    """Whether the executing player's faction has a piece to take back (AA-1.4.1, AA-R86)."""
    me = s.actor
    if s.executing != me or not may_recycle(s, me):
        return False
    if not not_begun(s):
        return any(s.at[3 * me * SPACES : 3 * (me + 1) * SPACES])
    own = (3 * me, 3 * me + 1, 3 * me + BASE)
    return any(is_removable(s, kind, space, openings) for kind in own for space in spaces_with(s, kind))


def wants_back(s: AndeanState) -> bool:
    """Whether the Operation could place more of a kind than is Available."""
    return bool(recyclable(s, s.actor, *placeable(s)))


def placeable(s: AndeanState) -> tuple[int, int]:
    """How many cubes or Guerrillas, and how many Bases, the running Operation could still place in one space."""
    more = not (s.op_limited and s.op_spaces) and affordable(s, BOGOTA)
    if s.op == TRAIN:
        return (TRAIN_CUBES if more and train_places_cubes(s) else 0), 1  # the Base comes at the end (AA-3.2.1)
    if s.op != RALLY:
        return 0, 0
    guerrillas = rally_takes(s, s.actor, s.op_spaces | s.op_bar) if more else 0
    cultivates = s.actor == CARTELS and s.activity_open and not s.activity
    return guerrillas, int(more or cultivates)


def train_places_cubes(s: AndeanState) -> bool:
    closed = s.op_spaces | s.op_bar | s.zones
    return any(not closed >> space & 1 for space in (*CITIES, *spaces_with(s, 3 * GOVT + BASE)))


def own_kinds(s: AndeanState) -> list[int]:
    """Bases last: seldom is one wanted back."""
    own = 3 * s.actor
    return [kind for kind in (own, own + 1, own + BASE) if any(s.at[kind * SPACES : (kind + 1) * SPACES])]


def removable_from(s: AndeanState, kind: int, openings: int) -> list[int]:
    """The spaces from which a piece can go; the Operation that has not begun keeps a space (AA-R88)."""
    return [space for space in spaces_with(s, kind) if is_removable(s, kind, space, openings)]


def is_removable(s: AndeanState, kind: int, space: int, openings: int) -> bool:
    return begins_besides(openings, space) or leaves_opening(s, kind, space)


def recycle_own(s: AndeanState) -> Script:
    """One own piece goes back to Available; of those in a space, one that has moved already."""
    open_in = openings(s)
    kinds = [kind for kind in own_kinds(s) if removable_from(s, kind, open_in)]
    kind, space = yield from take_back(s, s.actor, kinds, lambda chosen: removable_from(s, chosen, open_in))
    if s.moved and kind % 3 != BASE and s.moved[kind * SPACES + space]:
        s.moved[kind * SPACES + space] -= 1
