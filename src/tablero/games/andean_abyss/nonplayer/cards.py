"""Events that Non-players carry out in their own way (AA-8.4.4): `OWN_EVENTS`, shaded or only text.

They take the place of the scripts of events/ when a Non-player decides (seating.py). For all other Events the script is
that of everybody, and what they answer there is in answers.py, whom they put first in instructions.py.
"""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Script

from .. import agenda
from ..board import (
    ALL_SPACES,
    AUC,
    BASE,
    CARD,
    CARTELS,
    CARTELS_BASE,
    CITIES,
    DONE,
    FARC,
    GOVT,
    INSURGENTS,
    KIND,
    MARCH,
    MOUNTAINS,
    PLACE,
    PLACES,
    POLICE,
    REMOVE,
    SPACES,
)
from ..cards import FIRST_EDITION, SHADED, UNSHADED
from ..events.book import EventScript, push_step
from ..events.verbs import (
    card_rule,
    enemy_order,
    factions_but,
    place_in_each,
    place_piece,
    remove_pieces,
    replace_piece,
    settle_event,
)
from ..operations.insurgents import move_guerrillas
from ..pieces import (
    active,
    bases,
    can_place,
    count,
    guerrillas,
    hide_guerrillas,
    pieces_of,
    places,
    room_for,
    shift_piece,
)
from ..shipments import available_shipments, give_shipment, remove_shipment, shipments_in
from ..state import AndeanState
from . import auc, farc_march
from .cartels_activities import BRIBED_FACTIONS, buy_off
from .chance import equal_chance, random_place, random_space
from .instructions import where_own_pieces_are
from .procedures import begin_spaces, clear_operation
from .riverines import riverines
from .targets import STRUCK

ONLY: Final = UNSHADED  # the text of a card that has one
POLICE_SENT: Final = 4
MOVED: Final = 3
DESERTERS: Final = 2

# -- 20 and 37: a free March -------------------------------------------------------------------------------------


def free_march(s: AndeanState, faction: int) -> None:
    """By the faction's March box, at no cost."""
    s.push(agenda.END_OPERATION)
    begin_spaces(s, faction, MARCH, True)


def mono_jojoy(s: AndeanState, me: int, side: int) -> Script:
    """Card 20: the March of AA-8.7.2; then three hide."""
    push_step(s, 20, side, me, 1)
    clear_operation(s, FARC)
    if farc_march.march_possible(s):
        free_march(s, FARC)
    yield from ()


def former_military(s: AndeanState, me: int, side: int) -> Script:
    """Card 37: the March of AA-8.6.2; then an Ambush where it led."""
    clear_operation(s, AUC)
    if auc.march_possible(s):
        push_step(s, 37, side, me, 2)
        free_march(s, AUC)
    yield from ()


# -- 54: deserters -----------------------------------------------------------------------------------------------


def deserters(s: AndeanState, me: int, space: int) -> list[int]:
    """Enemy Guerrillas, Underground first (AA-8.1.2)."""
    kinds = enemy_order(s, space, factions_but(me))
    return sorted([kind for kind in kinds if kind > BASE and kind % 3 != BASE], key=lambda kind: kind % 3)


def deserters_and_defectors(s: AndeanState, me: int, side: int) -> Script:
    """Two enemy Guerrillas, first where own pieces are, change to the own side, or just go if none is available."""
    for _ in range(DESERTERS):
        spaces = [x for x in ALL_SPACES if deserters(s, me, x)]
        if not spaces:
            return
        space = random_space(s, where_own_pieces_are(s, me, spaces), card_rule(54))
        replace_piece(s, deserters(s, me, space)[0], 3 * me, space, 54)
        yield from settle_event(s, me)


# -- 58 and 59: the Cartels move Police and Guerrillas -----------------------------------------------------------


def police_posts(s: AndeanState) -> list[int]:
    """Police among Cartels pieces, most Police first."""
    found = [space for space in ALL_SPACES if count(s, POLICE, space) and pieces_of(s, CARTELS, space)]
    most = max([count(s, POLICE, space) for space in found], default=0)
    return [space for space in found if count(s, POLICE, space) == most]


def general_serrano(s: AndeanState, me: int, side: int) -> Script:
    """Four Police go from Cartels pieces to where there are none."""
    for _ in range(POLICE_SENT):
        targets = [x for x in ALL_SPACES if not pieces_of(s, CARTELS, x) and room_for(s, POLICE, x)]
        if not police_posts(s) or not targets:
            return
        source = random_space(s, police_posts(s), card_rule(58))
        target = random_space(s, targets, card_rule(58))
        shift_piece(s, POLICE, source, target)
        s.note("moved", card_rule(58), who=GOVT, piece=KIND + POLICE, place=source, target=target, n=1)
    yield from ()


def salcedo(s: AndeanState, me: int, side: int) -> Script:
    """All Cartels Guerrillas hide; three move, to Cartels Bases without one, or to anywhere."""
    for space in ALL_SPACES:
        hide_guerrillas(s, CARTELS, space, active(s, CARTELS, space), card_rule(59))
    arrived = [0] * SPACES
    for _ in range(MOVED):
        sources = spare_guerrillas(s, arrived)
        if not sources:
            return
        source = equal_chance(s, sources, card_rule(59))
        found = [x for x in places(s) if x != source and room_for(s, 3 * CARTELS, x)]
        lonely = [x for x in found if bases(s, CARTELS, x) and not guerrillas(s, CARTELS, x)]
        target = random_place(s, lonely or found, card_rule(59))
        arrived[target] += 1
        yield from move_guerrillas(s, CARTELS, 3 * CARTELS, source, target, 1, card_rule(59))


def spare_guerrillas(s: AndeanState, arrived: list[int]) -> list[int]:
    """Cartels Guerrillas that have not moved yet: without a Cartels Base, or else one of several."""
    found = [x for x in ALL_SPACES if guerrillas(s, CARTELS, x) > arrived[x]]
    away = [x for x in found if not bases(s, CARTELS, x)]
    return away or [x for x in found if guerrillas(s, CARTELS, x) >= 2]


# -- 60: Bases and a free Bribe ----------------------------------------------------------------------------------


def the_chess_player(s: AndeanState, me: int, side: int) -> Script:
    """Cartels Bases in two Cities, and a Bribe where AA-8.5.3 sends the Cartels, at no cost."""
    yield from place_in_each(s, CARTELS, 60, CARTELS_BASE, 2, lambda: list(CITIES), 2)
    for victim in BRIBED_FACTIONS:
        spaces = [x for x in ALL_SPACES if pieces_of(s, CARTELS, x) and pieces_of(s, victim, x)]
        if spaces:
            yield from buy_off(s, victim, random_space(s, spaces, card_rule(60)), card_rule(60))
            return


# -- 65: Poppies -------------------------------------------------------------------------------------------------


def shipment_way(s: AndeanState, me: int, space: int) -> int:
    """Place a Shipment with an own Guerrilla, or remove an enemy's, or DONE."""
    if available_shipments(s) and guerrillas(s, me, space):
        return PLACE
    return REMOVE if any(shipments_in(s, f, space) for f in INSURGENTS if f != me) else DONE


def base_way(s: AndeanState, me: int, space: int) -> int:
    if can_place(s, 3 * me + BASE, space):
        return PLACE
    return REMOVE if any(bases(s, f, space) for f in INSURGENTS if f != me) else DONE


def poppy_value(s: AndeanState, me: int, space: int) -> int:
    """Both parts before one, placing before removing, a Base before a Shipment."""
    ways = (base_way(s, me, space), shipment_way(s, me, space))
    if s.edition == FIRST_EDITION:
        order = (ways[0] == PLACE, ways[1] == PLACE, ways[0] == REMOVE, ways[1] == REMOVE)
        return 4 - order.index(True) if True in order else 0
    parts = (ways[0] != DONE) + (ways[1] != DONE)
    return 4 * parts + 2 * (ways[0] == PLACE) + (ways[1] == PLACE)


def poppies(s: AndeanState, me: int, side: int) -> Script:
    """An own Base and a Shipment with an own Guerrilla in a Mountain; else an enemy's go."""
    values = [poppy_value(s, me, space) for space in MOUNTAINS]
    if not max(values):
        return
    best = [space for space, value in zip(MOUNTAINS, values) if value == max(values)]
    space = random_place(s, best, card_rule(65))
    base, shipment = base_way(s, me, space), shipment_way(s, me, space)
    only_one = s.edition == FIRST_EDITION
    if base != DONE and not (only_one and base == REMOVE and shipment == PLACE):
        poppy_base(s, me, space, base)
        if only_one:
            return
    poppy_shipment(s, me, space, shipment)
    yield from ()


def poppy_base(s: AndeanState, me: int, space: int, way: int) -> None:
    if way == PLACE:
        place_piece(s, 3 * me + BASE, space, 65)
        return
    owner = next(f for f in STRUCK[me] if f != GOVT and bases(s, f, space))
    remove_pieces(s, 3 * owner + BASE, space, 65)


def poppy_shipment(s: AndeanState, me: int, space: int, way: int) -> None:
    if way == PLACE:
        give_shipment(s, available_shipments(s)[0], me, space, card_rule(65))
    elif way == REMOVE:
        owner = next(f for f in STRUCK[me] if shipments_in(s, f, space))
        remove_shipment(s, shipments_in(s, owner, space)[0], card_rule(65))


# -- 72: Sicarios ------------------------------------------------------------------------------------------------


def sicarios(s: AndeanState, me: int, side: int) -> Script:
    """One Guerrilla to each Cartels Base without one, the rest to one space with a Cartels Base."""
    while s.available[3 * CARTELS]:
        havens = [x for x in PLACES if bases(s, CARTELS, x) and room_for(s, 3 * CARTELS, x)]
        lonely = [x for x in havens if not guerrillas(s, CARTELS, x)]
        if not havens:
            return
        space = random_place(s, lonely or havens, card_rule(72))
        place_piece(s, 3 * CARTELS, space, 72, 1 if lonely else s.available[3 * CARTELS])
    yield from ()


# -- which, and who decides --------------------------------------------------------------------------------------

EXECUTOR: Final = -1  # whoever executes the Event

# by card and side: the faction that decides, and what it does without a player
OWN_EVENTS: Final[dict[tuple[int, int], tuple[int, EventScript]]] = {
    (20, SHADED): (FARC, mono_jojoy),
    (37, SHADED): (AUC, former_military),
    (54, ONLY): (EXECUTOR, deserters_and_defectors),
    (58, SHADED): (CARTELS, general_serrano),
    (59, SHADED): (CARTELS, salcedo),
    (60, SHADED): (CARTELS, the_chess_player),
    (65, ONLY): (EXECUTOR, poppies),
    (69, ONLY): (EXECUTOR, riverines),
    (72, SHADED): (EXECUTOR, sicarios),
}


def text_of_non_players(card: int) -> int:
    """The shaded text, or the only one (AA-8.4.1)."""
    return SHADED if CARD[card].dual else ONLY


def who_decides_event(s: AndeanState) -> int:
    """Who decides about the Event on top of the agenda; -1 if that makes no difference to its script."""
    _, card, side, faction = s.agenda[-1]
    if (card, side) not in OWN_EVENTS:
        return -1
    decides = OWN_EVENTS[card, side][0]
    return faction if decides == EXECUTOR else decides


def own_event(s: AndeanState) -> Script:
    """Execute the Event on top of the agenda as a Non-player does."""
    _, card, side, faction = s.pop()
    return OWN_EVENTS[card, side][1](s, faction, side)
