"""The Government's Special Activities: Air Lift, Air Strike, Eradicate (AA-4.2)."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask, Script

from ..asking import how_many
from ..board import ALL_SPACES, CARTELS, CARTELS_BASE, DEPARTMENTS, FARC, GOVT, INSURGENTS, KIND, NUMBER, TROOPS
from ..cards import BLACKHAWKS, MISIL_ANTIAEREO, PLAN_COLOMBIA, SHADED, UNSHADED
from ..operations.removal import assault_targets, can_hit, remove_piece
from ..pieces import (
    all_guerrillas,
    bases,
    can_place,
    can_shift,
    change_aid,
    count,
    in_play,
    is_city,
    is_department,
    near,
    pieces_of,
    put,
    room_for,
    room_left,
    shift,
    shift_piece,
    spaces_with,
)
from ..shipments import ORDINARY, settle
from ..state import AndeanState

AIR_LIFT_TROOPS: Final = 3
BLACKHAWKS_TROOPS: Final = {UNSHADED: 99, SHADED: 1}
ERADICATE_AID = 4


def misil_bars(s: AndeanState, space: int) -> bool:
    """Misil Antiaéreo shaded: no Government Special Activity where Guerrillas are (card 27)."""
    return s.lasting[MISIL_ANTIAEREO] == SHADED and all_guerrillas(s, space) > 0


# -- Air Lift ----------------------------------------------------------------------------------------------------


def air_lift_limit(s: AndeanState) -> int:
    """Blackhawks: any number, or only one (card 10)."""
    return BLACKHAWKS_TROOPS.get(s.lasting[BLACKHAWKS], AIR_LIFT_TROOPS)


def air_lift_origins(s: AndeanState) -> list[int]:
    return [space for space in spaces_with(s, TROOPS) if not misil_bars(s, space)]


def air_lift_targets(s: AndeanState, origin: int) -> list[int]:
    return [
        space for space in ALL_SPACES if space != origin and room_for(s, TROOPS, space) and not misil_bars(s, space)
    ]


def can_air_lift(s: AndeanState) -> bool:
    origins = air_lift_origins(s)
    if s.lasting[MISIL_ANTIAEREO] == SHADED:  # with Guerrillas everywhere there is nowhere to land
        return any(air_lift_targets(s, origin) for origin in origins)
    return bool(origins)


def air_lift(s: AndeanState) -> Script:
    """Up to three Troops fly from one space to another (AA-4.2.1)."""
    origin = yield Ask(s.seat(GOVT), "air-lift-from", lambda: air_lift_origins(s), "AA-4.2.1")
    target = yield Ask(s.seat(GOVT), "air-lift-to", lambda: air_lift_targets(s, origin), "AA-4.2.1", place=origin)
    most = min(air_lift_limit(s), count(s, TROOPS, origin), room_left(s, GOVT, target))
    number = yield how_many(s.seat(GOVT), "air-lift-how-many", 1, most, "AA-4.2.1", place=origin, target=target)
    shift_piece(s, TROOPS, origin, target, number - NUMBER)
    s.note("moved", "AA-4.2.1", who=GOVT, piece=KIND + TROOPS, place=origin, target=target, n=number - NUMBER)


# -- Air Strike --------------------------------------------------------------------------------------------------


def air_strike_spaces(s: AndeanState, barred: bool = True) -> list[int]:
    """Departments and LoCs with something to hit; `barred`: Plan Colombia and Misil shaded apply (cards 12, 27)."""
    return [space for space in ALL_SPACES if can_strike_in(s, space, barred)]


def can_strike_in(s: AndeanState, space: int, barred: bool) -> bool:
    return not is_city(space) and can_hit(s, space, INSURGENTS) and not (barred and misil_bars(s, space))


def can_air_strike(s: AndeanState) -> bool:
    return s.lasting[PLAN_COLOMBIA] != SHADED and any(can_strike_in(s, space, True) for space in ALL_SPACES)


def air_strike(s: AndeanState) -> Script:
    yield from free_air_strike(s, True, "AA-4.2.2")


def free_air_strike(s: AndeanState, barred: bool, rule: str) -> Script:
    """One Active Guerrilla, or a Base without Guerrillas, is removed (AA-4.2.2)."""
    space = yield Ask(s.seat(GOVT), "air-strike", lambda: air_strike_spaces(s, barred), rule)
    kind = yield Ask(
        s.seat(GOVT),
        "air-strike-what",
        lambda: [KIND + k for k in assault_targets(s, space, INSURGENTS)],
        rule,
        place=space,
    )
    remove_piece(s, kind - KIND, space, rule)
    yield from settle(s, ORDINARY, GOVT)


# -- Eradicate ---------------------------------------------------------------------------------------------------


def eradicate_spaces(s: AndeanState) -> list[int]:
    return [space for space in DEPARTMENTS if can_eradicate_in(s, space)]


def can_eradicate_in(s: AndeanState, space: int) -> bool:
    return pieces_of(s, CARTELS, space) > 0 and not misil_bars(s, space)


def can_eradicate(s: AndeanState) -> bool:
    return any(can_eradicate_in(s, space) for space in DEPARTMENTS)


def eradicate(s: AndeanState) -> Script:
    """Aid, all Cartels Bases of a Department gone, and resentment there or next door (AA-4.2.3)."""
    space = yield Ask(s.seat(GOVT), "eradicate", lambda: eradicate_spaces(s), "AA-4.2.3")
    change_aid(s, ERADICATE_AID, "AA-4.2.3")
    for _ in range(bases(s, CARTELS, space)):
        remove_piece(s, CARTELS_BASE, space, "AA-4.2.3")
    if resentful(s, space):
        where = yield Ask(s.seat(GOVT), "eradicate-shift", lambda: resentful(s, space), "AA-4.2.3", place=space)
        shift(s, where, -1, "AA-4.2.3")
    elif can_place(s, 3 * FARC, space):
        put(s, 3 * FARC, space)
        s.note("placed", "AA-4.2.3", piece=KIND + 3 * FARC, place=space, n=1)


def resentful(s: AndeanState, space: int) -> list[int]:
    """The Department or its neighbour Departments that can shift toward Active Opposition."""
    around = [space, *[other for other in near(s, space) if is_department(other)]]
    return sorted([other for other in around if in_play(s, other) and can_shift(s, other, -1)])
