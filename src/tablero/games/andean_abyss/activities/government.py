"""The Government's Special Activities: Air Lift, Air Strike, Eradicate (AA-4.2)."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask, Script
from tablero.core.remark import Remark

from .. import why
from ..board import (
    ALL_BITS,
    ALL_SPACES,
    ASSAULT,
    CARTELS,
    CARTELS_BASE,
    DEPARTMENTS,
    FARC,
    GOVT,
    INSURGENTS,
    KIND,
    LOCS,
    NUMBER,
    SWEEP,
    TROOPS,
)
from ..cards import BLACKHAWKS, MISIL_ANTIAEREO, PLAN_COLOMBIA, SHADED, UNSHADED
from ..operations.government import assaultable
from ..operations.openings import as_bits, begins_besides, has_target, leaves_opening, openings
from ..operations.removal import assault_targets, can_hit, remove_piece
from ..pieces import (
    all_guerrillas,
    bases,
    can_place,
    can_shift,
    change_aid,
    count,
    in_play,
    is_department,
    near,
    pieces_of,
    put,
    room_for,
    room_left,
    shift,
    shift_piece,
    spaces_with,
    spaces_with_cubes,
)
from ..shipments import ORDINARY, settle
from ..state import AndeanState

AIR_LIFT_TROOPS: Final = 3
BLACKHAWKS_TROOPS: Final = {UNSHADED: 99, SHADED: 1}
ERADICATE_AID = 4
OUTSIDE: Final = (*DEPARTMENTS, *LOCS)  # of Cities


def misil_bars(s: AndeanState, space: int) -> bool:
    """Misil Antiaéreo shaded: no Government Special Activity where Guerrillas are (card 27)."""
    return s.lasting[MISIL_ANTIAEREO] == SHADED and all_guerrillas(s, space) > 0


# -- Air Lift ----------------------------------------------------------------------------------------------------


def air_lift_limit(s: AndeanState) -> int:
    """Blackhawks: any number, or only one (card 10)."""
    return BLACKHAWKS_TROOPS.get(s.lasting[BLACKHAWKS], AIR_LIFT_TROOPS)


def can_air_lift(s: AndeanState, openings: int) -> bool:
    held, wanted = held_openings(s, openings), wanted_there(s, openings)
    return any(can_lift_from(s, space, held, wanted) for space in spaces_with(s, TROOPS))


def air_lift_origins(s: AndeanState) -> list[int]:
    open_in = openings(s)
    held, wanted = held_openings(s, open_in), wanted_there(s, open_in)
    return [space for space in spaces_with(s, TROOPS) if can_lift_from(s, space, held, wanted)]


def held_openings(s: AndeanState, openings: int) -> int:
    """The openings that need no Troops from elsewhere: a Sweep might (AA-3.2.3)."""
    if s.op != SWEEP or openings == ALL_BITS:
        return openings
    return openings & as_bits(spaces_with_cubes(s))


def wanted_there(s: AndeanState, openings: int) -> tuple[int, ...]:
    """Where Troops can help an Operation that has no opening: an Assault, where there is somebody to hit."""
    if s.op != ASSAULT or openings:
        return ALL_SPACES
    factions = assaultable(s)
    return tuple([space for space in ALL_SPACES if can_hit(s, space, factions)])


def can_lift_from(s: AndeanState, origin: int, held: int, wanted: tuple[int, ...]) -> bool:
    """Without Misil shaded there is always somewhere to land."""
    if misil_bars(s, origin):
        return False
    if begins_besides(held, origin):  # it does not need these Troops (AA-R88)
        return s.lasting[MISIL_ANTIAEREO] != SHADED or bool(landing_places(s, origin, ALL_SPACES))
    return any(can_land(s, origin, space) and air_lift_opens(s, origin, space) for space in wanted)


def air_lift_targets(s: AndeanState, origin: int) -> list[int]:
    open_in = openings(s)
    if begins_besides(held_openings(s, open_in), origin):
        return landing_places(s, origin, ALL_SPACES)
    places = landing_places(s, origin, wanted_there(s, open_in))
    return [space for space in places if air_lift_opens(s, origin, space)]


def air_lift_opens(s: AndeanState, origin: int, target: int) -> bool:
    """Whether some number of Troops flown there lets the Operation begin; many are likelier to."""
    return any(opens(s, origin, target, n) for n in range(most_lifted(s, origin, target), 0, -1))


def landing_places(s: AndeanState, origin: int, spaces: tuple[int, ...]) -> list[int]:
    return [space for space in spaces if can_land(s, origin, space)]


def can_land(s: AndeanState, origin: int, space: int) -> bool:
    return space != origin and room_for(s, TROOPS, space) and not misil_bars(s, space)


def air_lift_numbers(s: AndeanState, origin: int, target: int) -> list[int]:
    """How many Troops may fly: so many that the Operation has a space afterwards (AA-4.1)."""
    numbers = list(range(1, most_lifted(s, origin, target) + 1))
    if begins_besides(held_openings(s, openings(s)), origin):
        return numbers
    return [n for n in numbers if opens(s, origin, target, n)]


def most_lifted(s: AndeanState, origin: int, target: int) -> int:
    return min(air_lift_limit(s), count(s, TROOPS, origin), room_left(s, GOVT, target))


def opens(s: AndeanState, origin: int, target: int, n: int) -> bool:
    """Whether the Operation can begin with so many Troops moved."""
    shift_piece(s, TROOPS, origin, target, n)
    found = has_target(s)
    shift_piece(s, TROOPS, target, origin, n)
    return found


def barred_by_misil(s: AndeanState, space: int) -> Remark | None:
    return Remark("why-misil", f"AA-card-{MISIL_ANTIAEREO}", place=space) if misil_bars(s, space) else None


def no_lift_from(s: AndeanState, space: int) -> Remark | None:
    """Troops that the Operation can do without (AA-4.2.1, AA-R88)."""
    if space in air_lift_origins(s):
        return None
    return why.without_troops(s, space, "AA-4.2.1") or barred_by_misil(s, space) or why.needed_first()


def no_lift_to(s: AndeanState, origin: int, space: int) -> Remark | None:
    """Any other space with room, so that the Operation has a space (AA-4.2.1, AA-R88)."""
    if space in air_lift_targets(s, origin):
        return None
    if space == origin:
        return Remark("why-from-there", "AA-4.2.1", place=space)
    reason = why.abroad(s, space) or why.in_zone(s, space, "AA-1.4.2") or why.no_room(s, TROOPS, space)
    return reason or barred_by_misil(s, space) or why.needed_first()


def air_lift(s: AndeanState) -> Script:
    """Up to three Troops fly from one space to another (AA-4.2.1)."""
    origin = yield Ask(
        s.seat(GOVT), "air-lift-from", lambda: air_lift_origins(s), "AA-4.2.1", why=lambda p: no_lift_from(s, p)
    )
    target = yield Ask(
        s.seat(GOVT),
        "air-lift-to",
        lambda: air_lift_targets(s, origin),
        "AA-4.2.1",
        why=lambda p: no_lift_to(s, origin, p),
        place=origin,
    )
    number = yield Ask(
        s.seat(GOVT),
        "air-lift-how-many",
        lambda: [NUMBER + n for n in air_lift_numbers(s, origin, target)],
        "AA-4.2.1",
        place=origin,
        target=target,
    )
    shift_piece(s, TROOPS, origin, target, number - NUMBER)
    s.note("moved", "AA-4.2.1", who=GOVT, piece=KIND + TROOPS, place=origin, target=target, n=number - NUMBER)


# -- Air Strike --------------------------------------------------------------------------------------------------


def air_strike_spaces(s: AndeanState, barred: bool = True) -> list[int]:
    """Departments and LoCs with something to hit; `barred`: Plan Colombia and Misil shaded apply (cards 12, 27)."""
    open_in = openings(s)
    return [space for space in OUTSIDE if can_strike_in(s, space, barred, open_in)]


def can_strike_in(s: AndeanState, space: int, barred: bool, openings: int) -> bool:
    if not can_hit(s, space, INSURGENTS) or (barred and misil_bars(s, space)):
        return False
    return begins_besides(openings, space) or bool(strike_targets(s, space, openings))


def strike_targets(s: AndeanState, space: int, openings: int) -> list[int]:
    """What can be hit; an Assault that has not begun keeps a target (AA-R88)."""
    kinds = assault_targets(s, space, INSURGENTS)
    return kinds if begins_besides(openings, space) else [kind for kind in kinds if leaves_opening(s, kind, space)]


def can_air_strike(s: AndeanState, openings: int) -> bool:
    return s.lasting[PLAN_COLOMBIA] != SHADED and any(can_strike_in(s, space, True, openings) for space in OUTSIDE)


def no_strike(s: AndeanState, barred: bool, rule: str, space: int) -> Remark | None:
    """Departments and LoCs with somebody to hit (AA-4.2.2)."""
    reason = why.in_a_city(space, rule)
    if reason is None and can_strike_in(s, space, barred, openings(s)):
        return None
    if reason is None and not can_hit(s, space, INSURGENTS):
        reason = Remark("why-nobody-located", rule, place=space)
    if reason is None and barred:
        reason = barred_by_misil(s, space)
    return reason or why.needed_first()


def air_strike(s: AndeanState) -> Script:
    yield from free_air_strike(s, True, "AA-4.2.2")


def free_air_strike(s: AndeanState, barred: bool, rule: str) -> Script:
    """One Active Guerrilla, or a Base without Guerrillas, is removed (AA-4.2.2)."""
    space = yield Ask(
        s.seat(GOVT),
        "air-strike",
        lambda: air_strike_spaces(s, barred),
        rule,
        why=lambda p: no_strike(s, barred, rule, p),
    )
    kind = yield Ask(
        s.seat(GOVT),
        "air-strike-what",
        lambda: [KIND + k for k in strike_targets(s, space, openings(s))],
        rule,
        place=space,
    )
    remove_piece(s, kind - KIND, space, rule)
    yield from settle(s, ORDINARY, GOVT)


# -- Eradicate ---------------------------------------------------------------------------------------------------


def eradicate_spaces(s: AndeanState) -> list[int]:
    open_in = openings(s)
    return [space for space in DEPARTMENTS if can_eradicate_in(s, space, open_in)]


def can_eradicate_in(s: AndeanState, space: int, openings: int) -> bool:
    if not pieces_of(s, CARTELS, space) or misil_bars(s, space):
        return False
    return begins_besides(openings, space) or leaves_opening(s, CARTELS_BASE, space, bases(s, CARTELS, space))


def can_eradicate(s: AndeanState, openings: int) -> bool:
    return any(can_eradicate_in(s, space, openings) for space in DEPARTMENTS)


def no_eradication(s: AndeanState, space: int) -> Remark | None:
    """Departments with Cartels pieces (AA-4.2.3)."""
    reason = why.not_a_department(space, "AA-4.2.3")
    if reason is not None or can_eradicate_in(s, space, openings(s)):
        return reason
    reason = why.without_pieces(s, CARTELS, space, "AA-4.2.3")
    return reason or barred_by_misil(s, space) or why.needed_first()


def no_resentment(s: AndeanState, eradicated: int, space: int) -> Remark | None:
    """The Department or a neighbour Department that can shift (AA-4.2.3)."""
    if space in resentful(s, eradicated):
        return None
    reason = why.not_a_department(space, "AA-4.2.3")
    if reason is None and space != eradicated and space not in near(s, eradicated):
        reason = Remark("why-not-adjacent", "AA-4.2.3", place=space, target=eradicated)
    return reason or Remark("why-cannot-shift", "AA-4.2.3", place=space)


def eradicate(s: AndeanState) -> Script:
    """Aid, all Cartels Bases of a Department gone, and resentment there or next door (AA-4.2.3)."""
    space = yield Ask(
        s.seat(GOVT), "eradicate", lambda: eradicate_spaces(s), "AA-4.2.3", why=lambda p: no_eradication(s, p)
    )
    change_aid(s, ERADICATE_AID, "AA-4.2.3")
    for _ in range(bases(s, CARTELS, space)):
        remove_piece(s, CARTELS_BASE, space, "AA-4.2.3")
    if resentful(s, space):
        where = yield Ask(
            s.seat(GOVT),
            "eradicate-shift",
            lambda: resentful(s, space),
            "AA-4.2.3",
            why=lambda p: no_resentment(s, space, p),
            place=space,
        )
        shift(s, where, -1, "AA-4.2.3")
    elif can_place(s, 3 * FARC, space):
        put(s, 3 * FARC, space)
        s.note("placed", "AA-4.2.3", piece=KIND + 3 * FARC, place=space, n=1)


def resentful(s: AndeanState, space: int) -> list[int]:
    """The Department or its neighbour Departments that can shift toward Active Opposition."""
    around = [space, *[other for other in near(s, space) if is_department(other)]]
    return sorted([other for other in around if in_play(s, other) and can_shift(s, other, -1)])
