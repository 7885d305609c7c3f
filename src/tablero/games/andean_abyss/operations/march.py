"""March (AA-3.3.2): Guerrillas move to adjacent spaces, in groups that may be noticed."""

from __future__ import annotations

from tablero.core.ask import Ask, Script
from tablero.core.remark import Remark

from ..asking import how_many
from ..board import ALL_BITS, AUC, BASE, BOGOTA, ECUADOR, FARC, LOC_BITS, NEAR_BITS, NUMBER, SPACES
from ..pieces import count, cubes, guerrillas, is_loc, near, reveal_guerrillas, room_left, spaces_with_guerrillas
from ..state import AndeanState
from .costs import affordable, cost, pay
from .insurgents import move_guerrillas

NOTICED_ABOVE = 3


def unmoved_guerrillas(s: AndeanState, me: int, space: int) -> int:
    """Guerrillas that have not Marched yet."""
    moved = s.moved
    i = 3 * me * SPACES + space
    return max(0, s.at[i] + s.at[i + SPACES] - (moved[i] + moved[i + SPACES] if moved else 0))


def fresh(s: AndeanState, me: int, space: int) -> tuple[int, int]:
    """Underground and Active Guerrillas that have not Marched yet; a mover may have changed its state since."""
    hidden, seen = count(s, 3 * me, space), count(s, 3 * me + 1, space)
    if not s.moved:
        return hidden, seen
    hidden -= s.moved[3 * me * SPACES + space]
    seen -= s.moved[(3 * me + 1) * SPACES + space]
    if hidden < 0:
        hidden, seen = 0, seen + hidden
    elif seen < 0:
        hidden, seen = hidden + seen, 0
    return max(hidden, 0), max(seen, 0)


def march_targets(s: AndeanState, origin: int) -> list[int]:
    """Adjacent spaces; one group from an origin to a destination."""
    to = open_destinations(s)
    return [space for space in near(s, origin) if to >> space & 1 and origin * SPACES + space not in s.groups]


def open_destinations(s: AndeanState) -> int:
    """Where a March can still go, as bits: each space is paid once, LoCs are free; Limited: one destination."""
    if s.op_limited and s.op_dest >= 0:
        to = 1 << s.op_dest  # paid for
    elif affordable(s, BOGOTA):
        to = ALL_BITS
    else:
        to = LOC_BITS | s.op_spaces
    if not room_left(s, s.actor, ECUADOR):
        to &= ~(1 << ECUADOR)
    return to


def march_origins(s: AndeanState) -> list[int]:
    """Spaces with Guerrillas that have not Marched yet and have somewhere to go."""
    me = s.actor
    to = open_destinations(s)
    near_bits = NEAR_BITS[s.foreign]
    origins = [space for space in spaces_with_guerrillas(s, me) if near_bits[space] & to]
    if not s.moved:
        return origins
    return [space for space in origins if unmoved_guerrillas(s, me, space) and near_bits[space] & to & ~went(s, space)]


def can_march_anywhere(s: AndeanState) -> bool:
    """Whether a March could begin: most often any Guerrilla can go anywhere next door."""
    if open_destinations(s) == ALL_BITS:
        return any(s.at[3 * s.actor * SPACES : (3 * s.actor + BASE) * SPACES])
    return bool(march_origins(s))


def went(s: AndeanState, origin: int) -> int:
    """Where groups from a space have gone, as bits."""
    bits = 0
    for group in s.groups:
        if group // SPACES == origin:
            bits |= 1 << group % SPACES
    return bits


def no_march_target(s: AndeanState, origin: int, offered: list[int], space: int) -> Remark | None:
    """Adjacent, one group from an origin to a destination, each destination paid for once (AA-3.3.2)."""
    if space in offered:
        return None
    if space == origin:
        return Remark("why-there-already", "AA-3.3.2", place=space)
    if space not in near(s, origin):
        return Remark("why-not-adjacent", "AA-3.3.2", place=space, target=origin)
    if origin * SPACES + space in s.groups:
        return Remark("why-group-went", "AA-3.3.2", place=space, target=origin)
    if not room_left(s, s.actor, space):
        return Remark("why-no-room", "AA-1.4.2", place=space)
    if s.op_limited and s.op_dest >= 0:
        return Remark("why-one-destination", "AA-2.3.5", target=s.op_dest)
    return Remark("why-poor", "AA-3.1", n=cost(s, space), left=s.resources[s.actor])


def march_from(s: AndeanState, origin: int) -> Script:
    """One group: where to, how many Underground, how many Active."""
    me = s.actor
    target = yield Ask(
        s.seat(me),
        "march-to",
        lambda: march_targets(s, origin),
        "AA-3.3.2",
        why=lambda p: no_march_target(s, origin, march_targets(s, origin), p),
        who=me,
        place=origin,
    )
    most = unmoved_guerrillas(s, me, origin)
    most = min(most, room_left(s, me, target))
    number = yield how_many(s.seat(me), "march-how-many", 1, most, "AA-3.3.2", place=origin, target=target)
    size = number - NUMBER
    hidden, seen = fresh(s, me, origin)
    low, high = max(0, size - seen), min(size, hidden)
    number = yield how_many(s.seat(me), "march-underground", low, high, "AA-3.3.2", place=origin, target=target, n=size)
    yield from march_group(s, origin, target, number - NUMBER, size - (number - NUMBER))


def march_group(s: AndeanState, origin: int, target: int, underground: int, active: int) -> Script:
    """Move a group, pay for a new destination, and see whether it is noticed."""
    me = s.actor
    if not s.op_spaces >> target & 1:
        pay(s, target)
        s.op_spaces |= 1 << target
    s.op_dest = target
    s.groups = [*s.groups, origin * SPACES + target]
    noticed = is_noticed(s, me, target, underground + active)
    if not s.moved:
        s.moved = [0] * (12 * SPACES)
    for kind, n in ((3 * me, underground), (3 * me + 1, active)):
        if n:
            yield from move_guerrillas(s, me, kind, origin, target, n, "AA-3.3.2")
            s.moved[kind * SPACES + target] += n
    if noticed and underground:
        s.moved[3 * me * SPACES + target] -= underground
        s.moved[(3 * me + 1) * SPACES + target] += underground
        reveal_guerrillas(s, me, target, underground, "AA-3.3.2")


def is_noticed(s: AndeanState, me: int, target: int, size: int) -> bool:
    """On a LoC or in Support (AUC: also Opposition), with cubes more than three (AUC: FARC Guerrillas count too)."""
    return is_watched(s, me, target) and size + eyes(s, me, target) > NOTICED_ABOVE


def is_watched(s: AndeanState, me: int, target: int) -> bool:
    """Whether a large group could become Active there."""
    level = s.level[target]
    return is_loc(target) or level > 0 or (me == AUC and level < 0)


def eyes(s: AndeanState, me: int, target: int) -> int:
    """The pieces there that notice a group."""
    return cubes(s, target) + (guerrillas(s, FARC, target) if me == AUC else 0)
