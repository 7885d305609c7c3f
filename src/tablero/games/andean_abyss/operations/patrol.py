"""Patrol (AA-3.2.2): cubes move along LoCs and Cities, find Guerrillas on every LoC, and Assault on one."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask, Script
from tablero.core.remark import Remark

from ..asking import how_many
from ..board import (
    ADJACENT,
    ALL_SPACES,
    CITY_COUNT,
    DONE,
    ECUADOR,
    FIRST_LOC,
    GOVT,
    IN_ECUADOR,
    KIND,
    LOCS,
    NUMBER,
    POLICE,
    SPACES,
    STREETS,
    TROOPS,
)
from ..cards import PLAN_METEORO, SHADED, UNSHADED
from ..pieces import all_guerrillas, spaces_with_cubes
from ..state import AndeanState
from .costs import pay_patrol
from .government import assault_power, assault_space, assaultable
from .removal import assault_targets
from .sweep import move_cubes, unmoved

FROM_ECUADOR: Final[tuple[int, ...]] = tuple(
    n for n in ADJACENT[IN_ECUADOR][ECUADOR] if n >= FIRST_LOC or n < CITY_COUNT
)
STREET_BITS: Final[tuple[int, ...]] = tuple(
    sum(1 << other for other in (FROM_ECUADOR if space == ECUADOR else STREETS[space])) for space in ALL_SPACES
)


def start_patrol(s: AndeanState) -> None:
    pay_patrol(s)


def patrol_reach(s: AndeanState, origin: int) -> list[int]:
    """LoCs and Cities that cubes from `origin` can come to: a space with Guerrillas holds them."""
    reached = 0
    for space in passable_from(s, origin):
        reached |= STREET_BITS[space]
    return [space for space in ALL_SPACES if reached >> space & 1 and space != origin]


def passable_from(s: AndeanState, origin: int) -> list[int]:
    """The spaces that cubes can leave on their way from `origin`: itself, and those without Guerrillas."""
    passed = [origin]
    seen = 1 << origin
    for here in passed:
        for other in streets(here):
            if not seen >> other & 1:
                seen |= 1 << other
                if not all_guerrillas(s, other):
                    passed.append(other)
    return passed


def streets(space: int) -> tuple[int, ...]:
    """The LoCs and Cities next to a space; from Ecuador one comes to Pasto and its road."""
    return FROM_ECUADOR if space == ECUADOR else STREETS[space]


def patrol_targets(s: AndeanState, origin: int) -> list[int]:
    reach = patrol_reach(s, origin)
    if s.op_limited and s.op_dest >= 0:
        return [s.op_dest] if s.op_dest in reach else []
    return reach


def patrol_origins(s: AndeanState) -> list[int]:
    """Spaces with cubes that have not moved yet and have somewhere to go."""
    origins = [space for space in spaces_with_cubes(s) if STREET_BITS[space]]
    if s.moved:
        origins = [space for space in origins if has_unmoved_cubes(s, space)]
    if s.op_limited and s.op_dest >= 0:
        ways = 0  # the last spaces before the destination, and those before them: a road goes both ways
        for space in passable_from(s, s.op_dest):
            ways |= 1 << space
        return [space for space in origins if STREET_BITS[space] & ways and space != s.op_dest]
    return origins


def has_unmoved_cubes(s: AndeanState, space: int) -> bool:
    i = SPACES + space
    return s.at[space] > s.moved[space] or s.at[i] > s.moved[i]


def patrol_from(s: AndeanState, origin: int) -> Script:
    """Some cubes of one kind move from here to one destination."""
    kind = yield Ask(
        s.seat(GOVT),
        "patrol-kind",
        lambda: [KIND + k for k in (TROOPS, POLICE) if unmoved(s, k, origin)],
        "AA-3.2.2",
        place=origin,
    )
    kind -= KIND
    target = yield Ask(
        s.seat(GOVT),
        "patrol-to",
        lambda: patrol_targets(s, origin),
        "AA-3.2.2",
        why=lambda p: no_patrol_target(s, origin, patrol_targets(s, origin), p),
        place=origin,
        piece=KIND + kind,
    )
    n = yield how_many(
        s.seat(GOVT), "patrol-how-many", 1, unmoved(s, kind, origin), "AA-3.2.2", place=origin, target=target
    )
    s.op_dest = target
    move_cubes(s, kind, origin, target, n - NUMBER, "AA-3.2.2")


def patrol_assaults(s: AndeanState) -> list[int]:
    """The LoCs where the free Assault could be made: the destination only, if Limited."""
    if s.lasting[PLAN_METEORO] == SHADED:  # Plan Meteoro shaded
        return []
    locs = [loc for loc in LOCS if assault_power(s, loc) and assault_targets(s, loc, assaultable(s))]
    if s.op_limited:
        locs = [loc for loc in locs if loc == s.op_dest]
    return [loc for loc in locs if not s.op_spaces >> loc & 1]


def no_patrol_target(s: AndeanState, origin: int, offered: list[int], space: int) -> Remark | None:
    """LoCs and Cities along streets; a space with Guerrillas holds cubes up (AA-3.2.2)."""
    if space in offered:
        return None
    if space == origin:
        return Remark("why-from-there", "AA-3.2.2", place=space)
    if CITY_COUNT <= space < FIRST_LOC:
        return Remark("why-no-street", "AA-3.2.2", place=space)
    if s.op_limited and s.op_dest >= 0 and space != s.op_dest:
        return Remark("why-one-destination", "AA-2.3.5", target=s.op_dest)
    return Remark("why-held-up", "AA-3.2.2", place=space)


def no_patrol_assault(s: AndeanState, space: int) -> Remark | None:
    """A LoC with cubes and somebody located; the destination only, if Limited (AA-3.2.2)."""
    if space in patrol_assaults(s):
        return None
    if space < FIRST_LOC:
        return Remark("why-no-loc", "AA-3.2.2", place=space)
    if s.op_spaces >> space & 1:
        return Remark("why-selected", "AA-3.2.2", place=space)
    if not assault_power(s, space):
        return Remark("why-no-cubes", "AA-3.2.2", place=space)
    if not assault_targets(s, space, assaultable(s)):
        return Remark("why-nobody-located", "AA-3.2.2", place=space)
    return Remark("why-one-destination", "AA-2.3.5", target=s.op_dest)


def patrol_assault(s: AndeanState) -> Script:
    """One free Assault on a LoC; with Plan Meteoro unshaded on every LoC (card 13)."""
    if not patrol_assaults(s):
        s.pop()
        return
    loc = yield Ask(
        s.seat(GOVT),
        "patrol-assault",
        lambda: [*patrol_assaults(s), DONE],
        "AA-3.2.2",
        why=lambda p: no_patrol_assault(s, p),
    )
    if loc == DONE:
        s.pop()
        return
    s.op_spaces |= 1 << loc
    yield from assault_space(s, loc, "AA-3.2.2")
    if s.lasting[PLAN_METEORO] != UNSHADED:
        s.pop()
