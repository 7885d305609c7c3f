"""Events 1 to 18, the cards that begin with the Government (AA-card-1 to AA-card-18). Both texts stand side by side."""

from __future__ import annotations

from tablero.core.ask import Script

from ..activities.government import air_strike_spaces, free_air_strike
from ..board import (
    BASE,
    CITIES,
    DEPARTMENTS,
    DONE,
    ECON,
    GOVT,
    INSURGENTS,
    LOCS,
    MOUNTAINS,
    PIPELINES,
    POLICE,
    POP,
    TROOPS,
)
from ..cards import UNSHADED
from ..pieces import (
    bases,
    can_place,
    change_aid,
    count,
    cubes,
    earn,
    hidden,
    in_play,
    is_department,
    is_zone,
    near,
    pieces_of,
    place_terror,
    reveal_guerrillas,
    room_left,
)
from ..state import AndeanState
from .book import event
from .verbs import (
    beside_rich_pipelines,
    card_rule,
    fullest,
    make_lasting,
    pick_faction,
    pick_piece,
    pick_space,
    place_piece,
    remove_pieces,
    set_spaces,
    shift_spaces,
)


def lasting(s: AndeanState, card: int, side: int) -> Script:
    """A capability: its effect stands in the rule it changes."""
    make_lasting(s, card, side)
    yield from ()


@event(1)
def first_division(s: AndeanState, me: int, side: int) -> Script:
    """Civic Action in one space with any cube; shaded: it needs two Troops and two Police (government.py)."""
    return lasting(s, 1, side)


@event(2)
def ospina_and_mora(s: AndeanState, me: int, side: int) -> Script:
    """Sweep costs 1; shaded: one Sweep space a card."""
    return lasting(s, 2, side)


@event(3)
def tapias(s: AndeanState, me: int, side: int) -> Script:
    """Assault costs 1; shaded: one Assault space a card."""
    return lasting(s, 3, side)


@event(4)
def cano_limon_covenas(s: AndeanState, me: int, side: int) -> Script:
    """Twice the Econ of three open Pipelines; shaded: Sabotage the three richest without cubes."""
    done: list[int] = []

    def pipelines() -> list[int]:
        found = [loc for loc in PIPELINES if not s.terror[loc] and loc not in done]
        if side == UNSHADED:
            return found
        found = [loc for loc in found if not cubes(s, loc)]
        return [loc for loc in found if ECON[loc] == max(ECON[other] for other in found)]

    for _ in range(3):
        loc = yield from pick_space(s, me, 4, pipelines, side)
        if loc == DONE:
            return
        done.append(loc)
        if side == UNSHADED:
            earn(s, GOVT, 2 * ECON[loc], card_rule(4))
        else:
            place_terror(s, loc, card_rule(4))


@event(5)
def occidental_and_ecopetrol(s: AndeanState, me: int, side: int) -> Script:
    """Six Police on Pipelines find three Guerrillas; shaded: a rich Pipeline's neighbour shifts to Opposition."""
    if side != UNSHADED:
        yield from shift_spaces(s, me, 5, 1, beside_rich_pipelines, -1, 2, 3)
        return
    guarded: list[int] = []
    for _ in range(6):
        loc = yield from pick_space(s, me, 5, lambda: [loc for loc in PIPELINES if can_place(s, POLICE, loc)], 1)
        if loc == DONE:
            break
        place_piece(s, POLICE, loc, 5)
        guarded.append(loc)
    around = sorted({space for loc in guarded for space in (loc, *near(s, loc))})
    for _ in range(3):
        space = yield from pick_space(
            s, me, 5, lambda: [x for x in around if any(hidden(s, f, x) for f in INSURGENTS)], 2
        )
        if space == DONE:
            return
        found = yield from pick_faction(s, me, 5, [f for f in INSURGENTS if hidden(s, f, space)], 2)
        reveal_guerrillas(s, found, space, 1, card_rule(5))


@event(6)
def oil_spill(s: AndeanState, me: int, side: int) -> Script:
    """Two Departments next to Sabotage are won over; shaded: Sabotage a Pipeline and shift a Department beside it."""
    if side == UNSHADED:

        def angry() -> list[int]:
            return [
                space
                for space in DEPARTMENTS
                if POP[space] and s.level[space] <= 0 and any(loc in LOCS and s.terror[loc] for loc in near(s, space))
            ]

        yield from set_spaces(s, me, 6, 2, angry, 1)
        return
    whole = [loc for loc in PIPELINES if not s.terror[loc]]
    loc = yield from pick_space(s, me, 6, lambda: whole or list(PIPELINES), 2)
    place_terror(s, loc, card_rule(6))
    yield from shift_spaces(s, me, 6, 1, lambda: [x for x in near(s, loc) if is_department(x)], -1, 1, 3)


@event(7)
def seventh_special_forces(s: AndeanState, me: int, side: int) -> Script:
    """The Government clears markers every round; shaded: LoCs are cut more easily (propaganda.py)."""
    return lasting(s, 7, side)


@event(8)
def fuerza_aerea_colombiana(s: AndeanState, me: int, side: int) -> Script:
    """Three free Air Strikes; shaded: the Government loses 9 Resources."""
    if side != UNSHADED:
        earn(s, GOVT, -9, card_rule(8))
        return
    for _ in range(3):
        if air_strike_spaces(s, False):
            yield from free_air_strike(s, False, card_rule(8))


@event(9)
def high_mountain_battalions(s: AndeanState, me: int, side: int) -> Script:
    """Assault in Mountains as in Cities; shaded: one piece for four Troops (government.py)."""
    return lasting(s, 9, side)


@event(10)
def blackhawks(s: AndeanState, me: int, side: int) -> Script:
    """Air Lift any number of Troops; shaded: only one."""
    return lasting(s, 10, side)


@event(11)
def national_defense_and_security_council(s: AndeanState, me: int, side: int) -> Script:
    """A Police moves into each Sweep; shaded: Sweep finds with Troops or Police, not both."""
    return lasting(s, 11, side)


def collect_aid(s: AndeanState, card: int, aid: int) -> None:
    """Resources by the lesser of Aid and 20, then more Aid."""
    earn(s, GOVT, min(s.aid, 20), card_rule(card))
    change_aid(s, aid, card_rule(card))


@event(12)
def plan_colombia(s: AndeanState, me: int, side: int) -> Script:
    """Resources and Aid; shaded: no Air Strikes, and Patrol finds nobody."""
    if side == UNSHADED:
        collect_aid(s, 12, 10)
        yield from ()
    else:
        yield from lasting(s, 12, side)


@event(13)
def plan_meteoro(s: AndeanState, me: int, side: int) -> Script:
    """Patrol Assaults on every LoC; shaded: on none (patrol.py)."""
    return lasting(s, 13, side)


@event(14)
def tres_esquinas(s: AndeanState, me: int, side: int) -> Script:
    """A Government Base and three Troops in a Department; shaded: a Base and a cube lost."""
    if side == UNSHADED:
        space = yield from pick_space(s, GOVT, 14, lambda: bases_first(s), 1)
        place_piece(s, BASE, space, 14)
        place_piece(s, TROOPS, space, 14, 3)
        return
    space = yield from pick_space(s, me, 14, lambda: garrisons(s), 2)
    if space == DONE:
        return
    remove_pieces(s, BASE, space, 14)
    kind = yield from pick_piece(s, me, 14, space, lambda: [k for k in (POLICE, TROOPS) if count(s, k, space)], 2)
    if kind != DONE:
        remove_pieces(s, kind, space, 14)


def bases_first(s: AndeanState) -> list[int]:
    """Departments where most of a Base and three Troops can come (AA-R74); not FARC Zones, not Ecuador if avoidable."""
    open_ones = [space for space in DEPARTMENTS if in_play(s, space) and not is_zone(s, space)]
    return fullest(open_ones, lambda space: dug_in(s, space)) or open_ones


def dug_in(s: AndeanState, space: int) -> int:
    """How many of the four pieces a Department would get."""
    new = can_place(s, BASE, space) + min(3, s.available[TROOPS])
    return min(new, room_left(s, GOVT, space))


def garrisons(s: AndeanState) -> list[int]:
    """Departments with a Government Base and a cube; else with a Base; else with a cube (AA-R74)."""
    return fullest(list(DEPARTMENTS), lambda space: 2 * (bases(s, GOVT, space) > 0) + (cubes(s, space) > 0))


@event(15)
def war_tax(s: AndeanState, me: int, side: int) -> Script:
    """Four times a die in Resources; shaded: a wavering City turns to Passive Opposition."""
    if side == UNSHADED:
        roll = s.dice.die()
        s.note("event-roll", card_rule(15), roll=roll)
        earn(s, GOVT, 4 * roll, card_rule(15))
        return
    yield from set_spaces(s, me, 15, 1, lambda: [city for city in CITIES if s.level[city] in (0, 1)], -1)


@event(16)
def coffee_prices(s: AndeanState, me: int, side: int) -> Script:
    """Each Mountain pays 5 to whoever has most there; shaded: the Government loses 10."""
    if side != UNSHADED:
        earn(s, GOVT, -10, card_rule(16))
        return
    for mountain in MOUNTAINS:
        pieces = [pieces_of(s, f, mountain) for f in range(4)]
        most = max(pieces)
        earn(s, pieces.index(most) if pieces.count(most) == 1 else GOVT, 5, card_rule(16))
    yield from ()


@event(17)
def madrid_donors(s: AndeanState, me: int, side: int) -> Script:
    """Resources and Aid; shaded: no Sweep or Assault in Departments."""
    if side == UNSHADED:
        collect_aid(s, 17, 6)
        yield from ()
    else:
        yield from lasting(s, 17, side)


@event(18)
def nspd_18(s: AndeanState, me: int, side: int) -> Script:
    """Resources and much Aid; shaded: both cut."""
    if side == UNSHADED:
        collect_aid(s, 18, 20)
        return
    earn(s, GOVT, -6, card_rule(18))
    roll = s.dice.die()
    s.note("event-roll", card_rule(18), roll=roll)
    change_aid(s, -roll, card_rule(18))
    yield from ()
