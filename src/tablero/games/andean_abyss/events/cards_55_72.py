"""Events 55 to 72, the cards that begin with the Cartels (AA-card-55 to AA-card-72). Both texts stand side by side."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Script

from ..board import (
    ALL_SPACES,
    ASSAULT,
    BASE,
    CARTELS,
    CARTELS_BASE,
    CITIES,
    DEPARTMENTS,
    DONE,
    FACTION,
    FARC,
    FORESTS,
    GOVT,
    IN_PANAMA,
    INSURGENTS,
    IS_COASTAL,
    KIND,
    MOUNTAINS,
    PANAMA,
    PLACES,
    POLICE,
    POP,
    SHIPMENT,
    SPACES,
    SWEEP,
    space,
)
from ..cards import FIRST_EDITION, UNSHADED
from ..operations.government import assault_factions
from ..operations.insurgents import aid_after_terror, move_guerrillas, terrorise
from ..operations.run import begin_operation
from ..pieces import (
    BASES_IN_A_SPACE,
    active,
    all_guerrillas,
    bases,
    can_place,
    change_aid,
    count,
    earn,
    guerrillas,
    hidden,
    hide_guerrillas,
    in_play,
    is_zone,
    pieces_of,
    reveal_guerrillas,
    room_for,
    shift_piece,
)
from ..shipments import available_shipments, give_shipment
from ..state import AndeanState
from .book import event
from .cartel_parts import (
    CARTEL_GUERRILLA,
    base_ways,
    cartel_guerrillas,
    cartel_kinds,
    change_masters,
    free_bribe,
    hire_sicarios,
    landings,
    poppy_base,
    poppy_shipment,
    ride,
    river_operations,
    river_reach,
    shipment_ways,
    spaces_with_cartels,
)
from .free_operations import ordered_power, pick_operation, strike_once
from .verbs import (
    bar,
    card_rule,
    enemy_order,
    fullest,
    make_lasting,
    name_insurgent,
    offer_recycling,
    pick_number,
    pick_piece,
    pick_space,
    pick_verb,
    place_in_each,
    place_piece,
    remove_all,
    remove_anywhere,
    remove_pieces,
    remove_shipments,
    replace_piece,
    settle_event,
    shift_spaces,
    use_guerrilla,
)

CHOCO: Final = space("choco")
AMAZON: Final = (space("guainia"), space("vaupes"), space("amazonas"))
COAST: Final = [x for x in ALL_SPACES if IS_COASTAL[x]]


@event(55)
def dea_agents(s: AndeanState, me: int, side: int) -> Script:
    """Two Shipments and five Cartels Guerrillas go, and Aid; shaded: three spaces with Cartels shift to Opposition.

    First edition: one Shipment, and no Aid.
    """
    if side != UNSHADED:
        yield from shift_spaces(s, me, 55, 3, lambda: spaces_with_cartels(s), -1, 1, 3)
        return
    first = s.edition == FIRST_EDITION
    yield from remove_shipments(s, me, 55, 1 if first else 2, list(ALL_SPACES), 1)
    yield from remove_anywhere(s, me, 55, 5, lambda: list(ALL_SPACES), lambda x: cartel_guerrillas(s, x), 2)
    if not first:
        change_aid(s, 3, card_rule(55))


@event(56)
def drogas_la_rebaja(s: AndeanState, me: int, side: int) -> Script:
    """The Cartels pay the Government 15 (first edition: 9); shaded: Resources from Cities, and Bases in two."""
    if side == UNSHADED:
        n = min(9 if s.edition == FIRST_EDITION else 15, s.resources[CARTELS])
        earn(s, CARTELS, -n, card_rule(56))
        earn(s, GOVT, n, card_rule(56))
        return
    earn(s, CARTELS, 2 * sum([pieces_of(s, CARTELS, city) for city in CITIES]), card_rule(56))
    yield from place_in_each(s, me, 56, CARTELS_BASE, 2, lambda: list(CITIES), 1)


@event(57)
def op_millennium(s: AndeanState, me: int, side: int) -> Script:
    """Up to three Cartels pieces become Police; shaded: a Police in each of two spaces becomes a Cartels piece."""
    if side != UNSHADED:
        yield from bought_police(s, me)
        return
    for _ in range(3):
        where = yield from pick_space(s, me, 57, lambda: arrests(s), 1, optional=True)
        if where == DONE:
            return
        kind = yield from pick_piece(s, me, 57, where, lambda: cartel_kinds(s, where), 1)
        yield from offer_recycling(s, me, 57, [POLICE] * room_for(s, POLICE, where))
        replace_piece(s, kind, POLICE, where, 57)
        yield from settle_event(s, me)


def arrests(s: AndeanState) -> list[int]:
    """Not in a FARC Zone while Police are Available, who may not go there (AA-1.4.2), as with cards 35 and 40."""
    return [x for x in spaces_with_cartels(s) if not (is_zone(s, x) and s.available[POLICE])]


def bought_police(s: AndeanState, me: int) -> Script:
    """A Base if it fits, or a Guerrilla; if none is available the Police just goes."""
    done: list[int] = []
    for _ in range(2):
        where = yield from pick_space(
            s, me, 57, lambda: [x for x in ALL_SPACES if count(s, POLICE, x) and x not in done], 2
        )
        if where == DONE:
            return
        done.append(where)
        yield from offer_recycling(s, me, 57, [k for k in (CARTELS_BASE, CARTEL_GUERRILLA) if room_for(s, k, where)])
        kind = yield from pick_piece(
            s, me, 57, where, lambda: [k for k in (CARTELS_BASE, CARTEL_GUERRILLA) if can_place(s, k, where)], 3
        )
        if kind == DONE:
            remove_pieces(s, POLICE, where, 57)
        else:
            replace_piece(s, POLICE, kind, where, 57)


@event(58)
def general_serrano(s: AndeanState, me: int, side: int) -> Script:
    """The Cartels lose 6 Resources and all Guerrillas; shaded: they send up to four Police elsewhere."""
    if side == UNSHADED:
        earn(s, CARTELS, -6, card_rule(58))
        for x in ALL_SPACES:
            for kind in cartel_guerrillas(s, x):
                remove_pieces(s, kind, x, 58, count(s, kind, x))
        yield from settle_event(s, me)
        return
    for _ in range(4):
        source = yield from pick_space(
            s, CARTELS, 58, lambda: [x for x in ALL_SPACES if count(s, POLICE, x)], 1, optional=True
        )
        if source == DONE:
            return
        target = yield from pick_space(
            s, CARTELS, 58, lambda: [x for x in ALL_SPACES if x != source and room_for(s, POLICE, x)], 2
        )
        shift_piece(s, POLICE, source, target)
        s.note("moved", card_rule(58), who=GOVT, piece=KIND + POLICE, place=source, target=target, n=1)


@event(59)
def salcedo(s: AndeanState, me: int, side: int) -> Script:
    """All Cartels Guerrillas are found and Assaulted; shaded: all hide, and up to three move anywhere."""
    if side == UNSHADED:
        for x in ALL_SPACES:
            reveal_guerrillas(s, CARTELS, x, hidden(s, CARTELS, x), card_rule(59))
        for x in ALL_SPACES:
            yield from assault_factions(s, x, ordered_power(s, x), (CARTELS,), card_rule(59))
        return
    for x in ALL_SPACES:
        hide_guerrillas(s, CARTELS, x, active(s, CARTELS, x), card_rule(59))
    for _ in range(3):
        source = yield from pick_space(
            s, CARTELS, 59, lambda: [x for x in ALL_SPACES if guerrillas(s, CARTELS, x)], 1, optional=True
        )
        if source == DONE:
            return
        target = yield from pick_space(
            s, CARTELS, 59, lambda: [x for x in ALL_SPACES if x != source and room_for(s, CARTEL_GUERRILLA, x)], 2
        )
        yield from move_guerrillas(s, CARTELS, CARTEL_GUERRILLA, source, target, 1, card_rule(59))


@event(60)
def the_chess_player(s: AndeanState, me: int, side: int) -> Script:
    """The Cartels leave two Cities or a Department, 6 Resources; shaded: Bases in two Cities and a free Bribe."""
    if side != UNSHADED:
        yield from place_in_each(s, CARTELS, 60, CARTELS_BASE, 2, lambda: list(CITIES), 2)
        yield from free_bribe(s, 60, 3)
        return
    where = yield from pick_space(s, me, 60, lambda: [x for x in PLACES if pieces_of(s, CARTELS, x)], 1)
    if where != DONE:
        yield from remove_all(s, (CARTELS,), where, 60)
        if where in CITIES:
            second = yield from pick_space(s, me, 60, lambda: [x for x in CITIES if pieces_of(s, CARTELS, x)], 1)
            if second != DONE:
                yield from remove_all(s, (CARTELS,), second, 60)
    earn(s, GOVT, 6, card_rule(60))


@event(61)
def air_bridge(s: AndeanState, me: int, side: int) -> Script:
    """The Cartels leave a City and lose 6 Resources; shaded: Cartels Bases in three new Departments."""
    if side != UNSHADED:

        def untouched() -> list[int]:
            return [x for x in DEPARTMENTS if not pieces_of(s, CARTELS, x)]

        yield from place_in_each(s, me, 61, CARTELS_BASE, 3, untouched, 2)
        return
    city = yield from pick_space(s, me, 61, lambda: [x for x in CITIES if pieces_of(s, CARTELS, x)], 1)
    if city != DONE:
        yield from remove_all(s, (CARTELS,), city, 61)
    earn(s, CARTELS, -6, card_rule(61))


@event(62)
def amazonia(s: AndeanState, me: int, side: int) -> Script:
    """Up to three Insurgent pieces leave the empty Forests; shaded: a Cartels Base in each eastern one."""
    if side != UNSHADED:
        yield from place_in_each(s, me, 62, CARTELS_BASE, 3, lambda: list(AMAZON), 2)
        return
    empty = [x for x in FORESTS if not POP[x]]
    yield from remove_anywhere(s, me, 62, 3, lambda: empty, lambda x: enemy_order(s, x, INSURGENTS), 1, optional=True)


@event(63)
def narco_war(s: AndeanState, me: int, side: int) -> Script:
    """Everywhere one Cartels Guerrilla survives and makes Terror; the Cartels are Ineligible through the next card."""
    for x in ALL_SPACES:
        if not guerrillas(s, CARTELS, x):
            continue
        survivor = CARTEL_GUERRILLA if hidden(s, CARTELS, x) else CARTEL_GUERRILLA + 1  # it will be Active anyway
        for kind in cartel_guerrillas(s, x):
            remove_pieces(s, kind, x, 63, count(s, kind, x) - (kind == survivor))
        reveal_guerrillas(s, CARTELS, x, hidden(s, CARTELS, x), card_rule(63))
        terrorise(s, CARTELS, x, card_rule(63))
    yield from ()
    bar(s, CARTELS, 63)


@event(64)
def cocaine_labs(s: AndeanState, me: int, side: int) -> Script:
    """FARC Guerrillas at Cartels Bases get two Shipments (first edition: one); shaded: Resources from the Bases."""
    if side != UNSHADED:
        in_cities = sum([bases(s, CARTELS, x) for x in CITIES])
        in_departments = sum([bases(s, CARTELS, x) for x in DEPARTMENTS])
        earn(s, CARTELS, 2 * in_cities + in_departments, card_rule(64))
        return
    labs = [x for x in PLACES if bases(s, CARTELS, x) and guerrillas(s, FARC, x)]
    for _ in range(min(1 if s.edition == FIRST_EDITION else 2, len(available_shipments(s)))):
        where = yield from pick_space(s, me, 64, lambda: labs, 1)
        if where == DONE:
            return
        give_shipment(s, available_shipments(s)[0], FARC, where, card_rule(64))


@event(65)
def poppies(s: AndeanState, me: int, side: int) -> Script:
    """In a Mountain a Shipment is placed or removed, and an Insurgent Base (first edition: one of the two)."""
    single = s.edition == FIRST_EDITION
    if me in INSURGENTS:
        yield from offer_recycling(s, me, 65, [3 * me + BASE])

    def parts(x: int) -> int:
        possible = bool(shipment_ways(s, x)) + bool(base_ways(s, x))
        return min(possible, 1) if single else possible

    where = yield from pick_space(s, me, 65, lambda: fullest(list(MOUNTAINS), parts), 1)
    if where == DONE:
        return
    way = yield from poppy_shipment(s, me, where, single)
    if way == DONE or not single:
        yield from poppy_base(s, me, where)


@event(66)
def tingo_maria(s: AndeanState, me: int, side: int) -> Script:
    """Three Cartels Bases leave the Forests; shaded: one more in each Forest that has one."""
    if side == UNSHADED:
        yield from remove_anywhere(
            s, me, 66, 3, lambda: list(FORESTS), lambda x: [CARTELS_BASE] * bool(bases(s, CARTELS, x)), 1
        )
        return
    planted = [x for x in FORESTS if bases(s, CARTELS, x)]
    yield from place_in_each(s, me, 66, CARTELS_BASE, len(planted), lambda: planted, 2)


@event(67)
def mexican_traffickers(s: AndeanState, me: int, side: int) -> Script:
    """The Cartels lose 20 Resources (first edition: 10); shaded: their Bases earn 4 each (propaganda.py)."""
    if side == UNSHADED:
        earn(s, CARTELS, -10 if s.edition == FIRST_EDITION else -20, card_rule(67))
    else:
        make_lasting(s, 67, side)
    yield from ()


@event(68)
def narco_subs(s: AndeanState, me: int, side: int) -> Script:
    """Two Cartels pieces or up to two Shipments leave the coast; shaded: Resources for the pieces there."""
    if side != UNSHADED:
        earn(s, CARTELS, 2 * sum([pieces_of(s, CARTELS, x) for x in COAST]), card_rule(68))
        return
    ways = [FACTION + CARTELS] * any(pieces_of(s, CARTELS, x) for x in COAST)
    ways += [SHIPMENT] * any(x in s.holder_space for x in COAST)
    if not ways:
        return
    way = yield from pick_verb(s, me, 68, ways, 1)
    if way == SHIPMENT:
        yield from remove_shipments(s, me, 68, 2, COAST, 2, optional=True)
    else:
        yield from remove_anywhere(s, me, 68, 2, lambda: COAST, lambda x: cartel_kinds(s, x), 3)


@event(69)
def riverines_and_fast_boats(s: AndeanState, me: int, side: int) -> Script:
    """Own cubes or Guerrillas go up to three Departments far, then may operate there at no cost."""
    origin = yield from pick_space(s, me, 69, lambda: landings(s, me), 1, optional=True)
    if origin == DONE:
        return
    target = yield from pick_space(s, me, 69, lambda: river_reach(s, me, origin), 2)
    yield from ride(s, me, origin, target)
    op = yield from pick_operation(s, me, 69, target, lambda: [*river_operations(s, me, target), DONE])
    if op in (SWEEP, ASSAULT):
        yield from strike_once(s, op, target, INSURGENTS, 0, card_rule(69))
    elif op != DONE:
        begin_operation(s, me, op, True, True, False)
        s.op_bar = (1 << SPACES) - 1 & ~(1 << target)


@event(70)
def ayahuasca_tourism(s: AndeanState, me: int, side: int) -> Script:
    """Peaceful Forests pay the Government 6 each; shaded: a faction makes Terror in all its Forests, 3 for each."""
    if side == UNSHADED:
        quiet = [x for x in FORESTS if in_play(s, x) and not all_guerrillas(s, x)]
        earn(s, GOVT, 6 * len(quiet), card_rule(70))
        return
    able = [f for f in INSURGENTS if any(guerrillas(s, f, x) for x in FORESTS)]
    named = yield from name_insurgent(s, me, 70, able)
    if named == DONE:
        return
    visited = [x for x in FORESTS if guerrillas(s, named, x)]
    for x in visited:
        yield from use_guerrilla(s, named, 70, x, 2)
        terrorise(s, named, x, card_rule(70))
        earn(s, named, 3, card_rule(70))
    aid_after_terror(s, named, len(visited))


@event(71)
def darien(s: AndeanState, me: int, side: int) -> Script:
    """A Guerrilla in Chocó goes, and 5 Resources of its faction; shaded: Panamá opens, with own Bases in it."""
    if side == UNSHADED:
        kinds = [kind for kind in enemy_order(s, CHOCO, INSURGENTS) if kind % 3 != BASE]
        kind = yield from pick_piece(s, me, 71, CHOCO, lambda: kinds, 1)
        if kind == DONE:
            return
        remove_pieces(s, kind, CHOCO, 71)
        earn(s, kind // 3, -5, card_rule(71))
        yield from settle_event(s, me)
        return
    s.foreign |= IN_PANAMA
    s.note("in-play", card_rule(71), place=PANAMA)
    own = 3 * me + BASE
    yield from offer_recycling(s, me, 71, [own], BASES_IN_A_SPACE)
    if s.available[own]:
        n = yield from pick_number(s, me, 71, 1, min(BASES_IN_A_SPACE, s.available[own]), 2, PANAMA)
        place_piece(s, own, PANAMA, 71, n)


@event(72)
def sicarios(s: AndeanState, me: int, side: int) -> Script:
    """Cartels Guerrillas of two spaces change to FARC and AUC; shaded: all available ones come to Cartels Bases."""
    if side != UNSHADED:
        yield from hire_sicarios(s, me)
        return
    done: list[int] = []
    for _ in range(2):
        where = yield from pick_space(
            s, me, 72, lambda: [x for x in ALL_SPACES if guerrillas(s, CARTELS, x) and x not in done], 1
        )
        if where == DONE:
            return
        done.append(where)
        yield from change_masters(s, me, where)
