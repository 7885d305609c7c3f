"""Events 37 to 45, the first that begin with the AUC (AA-card-37 to AA-card-45). Both texts stand side by side."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Script

from ..board import (
    ALL_SPACES,
    AUC,
    BASE,
    CARTELS,
    CITIES,
    DEPARTMENTS,
    DONE,
    FARC,
    GOVT,
    INSURGENTS,
    KIND,
    PLACES,
    POLICE,
    TROOPS,
)
from ..cards import SHADED, UNSHADED
from ..operations.insurgents import ambush_space, can_attack
from ..operations.recycling import may_recycle
from ..pieces import (
    active,
    bases,
    change_aid,
    count,
    cubes,
    earn,
    guerrillas,
    hidden,
    hide_guerrillas,
    is_zone,
    pieces_of,
    place_terror,
    room_for,
    shift,
    shift_piece,
    spaces_with,
)
from ..state import AndeanState
from .book import event, event_step, push_step
from .free_operations import begin_march, can_march, government_choices, pick_operation, strike_once
from .verbs import (
    card_rule,
    fullest,
    make_lasting,
    offer_recycling,
    pick_number,
    pick_piece,
    pick_space,
    place_in_each,
    place_some,
    remove_all,
    remove_pieces,
    replace_piece,
    set_spaces,
    settle_event,
)

ONLY_FARC: Final = (FARC,)
AUC_PIECES: Final = (3 * AUC + BASE, 3 * AUC)


@event(37)
def former_military(s: AndeanState, me: int, side: int) -> Script:
    """AUC Guerrillas are Troops against the FARC in every space; shaded: the AUC Marches free, then makes an Ambush."""
    if side == UNSHADED:
        push_step(s, 37, side, me, 1, 0)
    elif can_march(s, AUC):
        push_step(s, 37, side, me, 2)
        begin_march(s, AUC)
    yield from ()


@event_step(37)
def after_former_military(s: AndeanState, me: int, side: int, rest: list[int]) -> Script:
    if side == UNSHADED:
        yield from joint_strike(s, me, rest[1])
    else:
        yield from ambush_after_march(s)


def joint_strike(s: AndeanState, me: int, done: int) -> Script:
    """Sweep in place or Assault in the next space, against the FARC only and whatever protects it (AA-5.1.2)."""

    def choices(place: int) -> list[int]:
        return government_choices(s, place, ONLY_FARC, guerrillas(s, AUC, place))

    place = yield from pick_space(
        s, GOVT, 37, lambda: [place for place in ALL_SPACES if not done >> place & 1 and choices(place)]
    )
    if place == DONE:
        return
    op = yield from pick_operation(s, GOVT, 37, place, lambda: choices(place))
    push_step(s, 37, UNSHADED, me, 1, done | 1 << place)
    yield from strike_once(s, op, place, ONLY_FARC, guerrillas(s, AUC, place), card_rule(37))


def ambush_after_march(s: AndeanState) -> Script:
    """One of the destinations, which the March has left in `op_spaces`, with an Underground Guerrilla and an enemy."""
    reached = [place for place in ALL_SPACES if s.op_spaces >> place & 1]
    place = yield from pick_space(
        s, AUC, 37, lambda: [p for p in reached if hidden(s, AUC, p) and can_attack(s, AUC, p)], 2
    )
    if place != DONE:
        yield from ambush_space(s, AUC, place, card_rule(37))


def watched(s: AndeanState) -> list[int]:
    """Spaces with cubes or Support (card 38)."""
    return [place for place in ALL_SPACES if cubes(s, place) or s.level[place] > 0]


@event(38)
def national_coordination_center(s: AndeanState, me: int, side: int) -> Script:
    """Active AUC Guerrillas of three watched spaces go; shaded: all AUC in watched spaces goes Underground."""
    if side != UNSHADED:
        for place in watched(s):
            hide_guerrillas(s, AUC, place, active(s, AUC, place), card_rule(38))
        return
    for _ in range(3):
        place = yield from pick_space(s, me, 38, lambda: [p for p in watched(s) if active(s, AUC, p)], 1, True)
        if place == DONE:
            return
        remove_pieces(s, 3 * AUC + 1, place, 38, active(s, AUC, place))
        yield from settle_event(s, me)


@event(39)
def soldados_campesinos(s: AndeanState, me: int, side: int) -> Script:
    """A Police in each of six Departments; shaded: in three a Police deserts to the AUC."""
    if side == UNSHADED:
        yield from place_in_each(s, me, 39, POLICE, 6, lambda: list(DEPARTMENTS), 1)
        return
    done: list[int] = []
    for _ in range(3):
        place = yield from pick_space(
            s, me, 39, lambda: [d for d in DEPARTMENTS if count(s, POLICE, d) and d not in done], 2, True
        )
        if place == DONE:
            return
        done.append(place)
        if room_for(s, 3 * AUC, place):
            yield from offer_recycling(s, me, 39, [3 * AUC])
        replace_piece(s, POLICE, 3 * AUC, place, 39)


@event(40)
def demobilization(s: AndeanState, me: int, side: int) -> Script:
    """Three AUC Guerrillas become Police; shaded: cubes leave an AUC Department, AUC pieces come to two Cities."""
    if side != UNSHADED:
        push_step(s, 40, side, me, 2)
        place = yield from pick_space(
            s, me, 40, lambda: [d for d in DEPARTMENTS if pieces_of(s, AUC, d) and cubes(s, d)], 2
        )
        if place != DONE:
            push_step(s, 40, side, me, 1, place)
        return

    def camps() -> list[int]:
        found = [place for place in ALL_SPACES if guerrillas(s, AUC, place)]
        return [place for place in found if not (is_zone(s, place) and s.available[POLICE])]

    for _ in range(3):
        place = yield from pick_space(s, me, 40, camps, 1)
        if place == DONE:
            return
        kinds = [kind for kind in (3 * AUC + 1, 3 * AUC) if count(s, kind, place)]
        kind = yield from pick_piece(s, me, 40, place, lambda: kinds)
        if room_for(s, POLICE, place):
            yield from offer_recycling(s, me, 40, [POLICE])
        replace_piece(s, kind, POLICE, place, 40)
        yield from settle_event(s, me)


@event_step(40)
def after_demobilization(s: AndeanState, me: int, side: int, rest: list[int]) -> Script:
    """Cubes leave, a few at a time; then the AUC comes."""
    if rest[0] == 1:
        yield from withdraw(s, me, side, rest[1])
        return
    done: list[int] = []
    for _ in range(2):
        place = yield from pick_space(s, me, 40, lambda: [c for c in CITIES if c not in done and may_come(s, me, c)], 4)
        if place == DONE:
            return
        done.append(place)
        yield from place_some(s, me, 40, 1, place, AUC_PIECES, 5)


def withdraw(s: AndeanState, me: int, side: int, origin: int) -> Script:
    """Some cubes of one kind to a City."""
    if not cubes(s, origin):
        return
    push_step(s, 40, side, me, 1, origin)
    kind = TROOPS if count(s, TROOPS, origin) else POLICE
    city = yield from pick_space(s, me, 40, lambda: list(CITIES), 3)
    n = yield from pick_number(s, me, 40, 1, count(s, kind, origin), 3, origin)
    shift_piece(s, kind, origin, city, n)
    s.note("moved", card_rule(40), who=GOVT, piece=KIND + kind, place=origin, target=city, n=n)


def may_come(s: AndeanState, me: int, city: int) -> bool:
    """An AUC piece is available and fits, or the AUC executes and may bring one from the map (AA-1.4.1)."""
    if me == AUC and may_recycle(s, AUC):
        return True
    return any(s.available[kind] and room_for(s, kind, city) for kind in AUC_PIECES)


@event(41)
def mancuso(s: AndeanState, me: int, side: int) -> Script:
    """The AUC loses 6 Resources and all pieces of a space; shaded: 3 gained for each space shared with the Cartels."""
    if side != UNSHADED:
        shared = [place for place in ALL_SPACES if pieces_of(s, AUC, place) and pieces_of(s, CARTELS, place)]
        earn(s, AUC, 3 * len(shared), card_rule(41))
        return
    earn(s, AUC, -6, card_rule(41))
    place = yield from pick_space(s, me, 41, lambda: [p for p in ALL_SPACES if pieces_of(s, AUC, p)], 1)
    if place != DONE:
        yield from remove_all(s, (AUC,), place, 41)


@event(42)
def senado_and_camara(s: AndeanState, me: int, side: int) -> Script:
    """Two Neutral spaces to Passive Support, 3 Resources; shaded: no Sweep or Assault against who executed it."""
    if side == UNSHADED:
        yield from set_spaces(s, me, 42, 2, lambda: [place for place in PLACES if s.level[place] == 0], 1)
        earn(s, GOVT, 3, card_rule(42))
    elif me in INSURGENTS:  # the Government is never a target
        make_lasting(s, 42, SHADED + me)


@event(43)
def calima_front(s: AndeanState, me: int, side: int) -> Script:
    """Two Terror in a Department with Troops; FARC Bases there go, or shaded: Aid falls by 9."""

    def garrisons() -> list[int]:
        held = [place for place in spaces_with(s, TROOPS) if place in DEPARTMENTS]
        if side != UNSHADED:
            return held
        return fullest(held, lambda place: 1 + (bases(s, FARC, place) > 0))

    place = yield from pick_space(s, me, 43, garrisons, side)
    if place != DONE:
        place_terror(s, place, card_rule(43), 2)
        if side == UNSHADED:
            remove_pieces(s, 3 * FARC + BASE, place, 43, bases(s, FARC, place))
    if side != UNSHADED:
        change_aid(s, -9, card_rule(43))


@event(44)
def colombia_nueva(s: AndeanState, me: int, side: int) -> Script:
    """A City without Opposition to Active Support, 3 Resources; shaded: one with Support to Neutral, 3 lost."""
    if side == UNSHADED:
        yield from set_spaces(s, me, 44, 1, lambda: [city for city in CITIES if s.level[city] >= 0], 2, 1)
        earn(s, GOVT, 3, card_rule(44))
    else:
        yield from set_spaces(s, me, 44, 1, lambda: [city for city in CITIES if s.level[city] > 0], 0, 2)
        earn(s, GOVT, -3, card_rule(44))


@event(45)
def los_derechos_humanos(s: AndeanState, me: int, side: int) -> Script:
    """Places with cubes and Terror shift toward Support; shaded: AUC presence costs Aid, a die costs Resources."""
    if side == UNSHADED:
        for place in PLACES:
            if cubes(s, place) and s.terror[place]:
                shift(s, place, 1, card_rule(45))
        return
    change_aid(s, -len([place for place in ALL_SPACES if pieces_of(s, AUC, place)]), card_rule(45))
    roll = s.dice.die()
    s.note("event-roll", card_rule(45), roll=roll)
    earn(s, GOVT, -roll, card_rule(45))
    yield from ()
