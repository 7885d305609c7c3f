"""Events 19 to 27, the first that begin with the FARC (AA-card-19 to AA-card-27). Both texts stand side by side."""

from __future__ import annotations

from tablero.core.ask import Script

from ..activities.government import air_lift, air_strike_spaces, can_air_lift, can_eradicate, eradicate, free_air_strike
from ..board import (
    AIR_LIFT,
    AIR_STRIKE,
    ALL_SPACES,
    BASE,
    CARTELS,
    CARTELS_BASE,
    CITIES,
    DEPARTMENTS,
    DONE,
    ERADICATE,
    FARC,
    FARC_BASE,
    GOVT,
    INSURGENTS,
    MOUNTAINS,
    PLACES,
    SPACES,
    TERROR,
    TROOPS,
    space,
)
from ..cards import FIRST_EDITION, UNSHADED
from ..operations.insurgents import aid_after_terror, move_guerrillas, roll_attack
from ..operations.openings import openings
from ..operations.recycling import may_recycle
from ..pieces import (
    active,
    all_bases,
    bases,
    count,
    earn,
    guerrillas,
    hidden,
    hide_guerrillas,
    is_department,
    near,
    pieces_of,
    reveal_guerrillas,
    room_for,
    room_left,
    spaces_with,
)
from ..state import AndeanState
from .book import event, event_step, push_step
from .free_operations import (
    begin_march,
    can_march,
    government_choices,
    insurgent_choices,
    operate_once,
    pick_operation,
    strike_once,
)
from .verbs import (
    bar,
    card_rule,
    fullest,
    make_lasting,
    pick_piece,
    pick_space,
    pick_verb,
    place_one,
    place_some,
    remove_all,
    remove_pieces,
    set_spaces,
)


@event(19)
def general_offensive(s: AndeanState, me: int, side: int) -> Script:
    """In every space Sweep in place or Assault; an Insurgent: Attack or Terror. One space a step."""
    push_step(s, 19, side, me, 1, 0, 0)
    yield from ()


@event_step(19)
def offensive_space(s: AndeanState, me: int, side: int, rest: list[int]) -> Script:
    """The next space; AUC Terror costs Aid once, at the end (AA-3.3.4)."""
    _, done, terrors = rest

    def choices(place: int) -> list[int]:
        return government_choices(s, place, INSURGENTS) if me == GOVT else insurgent_choices(s, me, place)

    place = yield from pick_space(
        s, me, 19, lambda: [place for place in ALL_SPACES if not done >> place & 1 and choices(place)]
    )
    if place == DONE:
        aid_after_terror(s, me, terrors)
        return
    op = yield from pick_operation(s, me, 19, place, lambda: choices(place))
    push_step(s, 19, side, me, 1, done | 1 << place, terrors + (op == TERROR))
    if me == GOVT:
        yield from strike_once(s, op, place, INSURGENTS, 0, card_rule(19))
    else:
        yield from operate_once(s, me, op, place, card_rule(19))


@event(20)
def mono_jojoy(s: AndeanState, me: int, side: int) -> Script:
    """The Government moves six FARC Guerrillas next door; shaded: the FARC Marches free, then three go Underground."""
    if side == UNSHADED:
        yield from drive_farc(s)
    else:
        push_step(s, 20, side, me, 1)
        if can_march(s, FARC):
            begin_march(s, FARC)


def drive_farc(s: AndeanState) -> Script:
    """Six times a Guerrilla that has not moved, in the state it is in; its Shipment may go along (AA-4.5.3)."""
    arrived = [0] * (2 * SPACES)

    def goals(origin: int) -> list[int]:
        return [goal for goal in near(s, origin) if room_for(s, 3 * FARC, goal)]

    def movable(origin: int) -> list[int]:
        return [3 * FARC + i for i in (0, 1) if count(s, 3 * FARC + i, origin) > arrived[i * SPACES + origin]]

    for _ in range(6):
        origin = yield from pick_space(
            s, GOVT, 20, lambda: [place for place in ALL_SPACES if movable(place) and goals(place)], 1, True
        )
        if origin == DONE:
            return
        kind = yield from pick_piece(s, GOVT, 20, origin, lambda: movable(origin))
        goal = yield from pick_space(s, GOVT, 20, lambda: goals(origin), 2)
        arrived[(kind - 3 * FARC) * SPACES + goal] += 1
        yield from move_guerrillas(s, FARC, kind, origin, goal, 1, card_rule(20))


@event_step(20)
def hide_after_march(s: AndeanState, me: int, side: int, rest: list[int]) -> Script:
    for _ in range(3):
        place = yield from pick_space(s, FARC, 20, lambda: [p for p in ALL_SPACES if active(s, FARC, p)], 3, True)
        if place == DONE:
            return
        hide_guerrillas(s, FARC, place, 1, card_rule(20))


@event(21)
def raul_reyes(s: AndeanState, me: int, side: int) -> Script:
    """The FARC loses 6 Resources and a Base; shaded: it gains both."""
    if side == UNSHADED:
        earn(s, FARC, -6, card_rule(21))
        place = yield from pick_space(s, me, 21, lambda: spaces_with(s, FARC_BASE), 1)
        if place != DONE:
            remove_pieces(s, FARC_BASE, place, 21)
        return
    earn(s, FARC, 6, card_rule(21))
    yield from place_one(s, me, 21, FARC_BASE, PLACES, 2)


@event(22)
def alfonso_cano(s: AndeanState, me: int, side: int) -> Script:
    """Opposition becomes Neutral in a space; shaded: three more spaces for Agitation (propaganda.py)."""
    if side == UNSHADED:
        yield from set_spaces(s, me, 22, 1, lambda: [place for place in PLACES if s.level[place] < 0], 0)
    else:
        make_lasting(s, 22, side)


@event(23)
def dod_contractors(s: AndeanState, me: int, side: int) -> Script:
    """A Department is searched; shaded: three Troops lost, Government and FARC sit out the next card."""
    if side != UNSHADED:
        for _ in range(3):
            place = yield from pick_space(s, GOVT, 23, lambda: spaces_with(s, TROOPS), 2)
            if place != DONE:
                remove_pieces(s, TROOPS, place, 23)
        bar(s, GOVT, 23)
        bar(s, FARC, 23)
        return

    def searched() -> list[int]:
        return [d for d in DEPARTMENTS if bases(s, CARTELS, d) or any(hidden(s, f, d) for f in INSURGENTS)]

    place = yield from pick_space(s, me, 23, searched, 1)
    if place == DONE:
        return
    for f in INSURGENTS:
        reveal_guerrillas(s, f, place, hidden(s, f, place), card_rule(23))
    remove_pieces(s, CARTELS_BASE, place, 23, bases(s, CARTELS, place))


@event(24)
def operacion_jaque(s: AndeanState, me: int, side: int) -> Script:
    """A City to Active Support, the FARC sits out the next card; shaded: two Troops and a City's Support lost."""
    if side == UNSHADED:
        yield from set_spaces(s, me, 24, 1, lambda: list(CITIES), 2)
        bar(s, FARC, 24)
        return

    def guarded() -> list[int]:
        held = [place for place in spaces_with(s, TROOPS) if pieces_of(s, FARC, place)]
        return fullest(held, lambda place: min(2, count(s, TROOPS, place)))

    place = yield from pick_space(s, me, 24, guarded, 2)
    if place != DONE:
        remove_pieces(s, TROOPS, place, 24, 2)
    yield from set_spaces(s, me, 24, 1, lambda: [city for city in CITIES if s.level[city] > 0], 0, 3)


@event(25)
def ejercito_de_liberacion_nacional(s: AndeanState, me: int, side: int) -> Script:
    """A Mountain is rid of the FARC; shaded: three FARC pieces come in or next to Antioquia."""
    if side == UNSHADED:
        place = yield from pick_space(s, me, 25, lambda: [m for m in MOUNTAINS if pieces_of(s, FARC, m)], 1)
        if place != DONE:
            yield from remove_all(s, (FARC,), place, 25)
        return
    antioquia = space("antioquia")
    around = sorted([antioquia, *[d for d in near(s, antioquia) if is_department(d)]])
    recycled = around if me == FARC and may_recycle(s, me) else []  # own pieces may come from the map (AA-1.4.1)
    place = yield from pick_space(
        s, me, 25, lambda: fullest(around, lambda d: min(3, capacity(s, FARC, d))) or recycled, 2
    )
    if place != DONE:
        yield from place_some(s, me, 25, 3, place, (FARC_BASE, 3 * FARC), 3)


def capacity(s: AndeanState, faction: int, place: int) -> int:
    """How many available pieces of an Insurgent fit in a place, Bases within stacking (AA-1.4.2)."""
    new_bases = min(s.available[3 * faction + BASE], 2 - all_bases(s, place))
    fitting = s.available[3 * faction] + max(0, new_bases)
    return min(fitting, room_left(s, faction, place))


@event(26)
def gramaje(s: AndeanState, me: int, side: int) -> Script:
    """The Cartels Attack the FARC everywhere, one space a step; shaded: they pay it for each shared space."""
    if side == UNSHADED:
        push_step(s, 26, side, me, 1, 0)
        return
    shared = [place for place in PLACES if bases(s, CARTELS, place) and guerrillas(s, FARC, place)]
    price = min(s.resources[CARTELS], len(shared) * (3 if s.edition == FIRST_EDITION else 6))
    earn(s, CARTELS, -price, card_rule(26))
    earn(s, FARC, price, card_rule(26))
    yield from ()


@event_step(26)
def attack_for_gramaje(s: AndeanState, me: int, side: int, rest: list[int]) -> Script:
    done = rest[1]

    def rivals() -> list[int]:
        met = [place for place in ALL_SPACES if guerrillas(s, CARTELS, place) and pieces_of(s, FARC, place)]
        return [place for place in met if not done >> place & 1]

    place = yield from pick_space(s, CARTELS, 26, rivals)
    if place == DONE:
        return
    push_step(s, 26, side, me, 1, done | 1 << place)
    yield from roll_attack(s, CARTELS, place, (FARC,), card_rule(26))


@event(27)
def misil_antiaereo(s: AndeanState, me: int, side: int) -> Script:
    """Three free Special Activities of the Government; shaded: none of them where Guerrillas are (activities/)."""
    if side != UNSHADED:
        make_lasting(s, 27, side)
        return
    for _ in range(3):
        verbs = [AIR_LIFT] if can_air_lift(s, openings(s)) else []
        verbs += [AIR_STRIKE] if air_strike_spaces(s, False) else []  # even under Plan Colombia shaded (AA-5.1.2)
        verbs += [ERADICATE] if can_eradicate(s, openings(s)) else []
        if not verbs:
            return
        verb = yield from pick_verb(s, GOVT, 27, verbs)
        if verb == AIR_LIFT:
            yield from air_lift(s)
        elif verb == AIR_STRIKE:
            yield from free_air_strike(s, False, card_rule(27))
        else:
            yield from eradicate(s)
