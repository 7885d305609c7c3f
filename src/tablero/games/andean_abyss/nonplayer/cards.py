"""Events that Non-players carry out in their own way (AA-8.4.4): cards 20, 37, 58, 59, 65 and 72, shaded or only text.

They replace the scripts of events/ when a Non-player decides. Whom the others put first is in instructions.py.
"""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Script

from .. import agenda
from ..board import (
    ALL_SPACES,
    AUC,
    BASE,
    CARTELS,
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
from ..events.book import non_player_event, push_step
from ..events.free_operations import NON_PLAYER_MARCHES
from ..events.verbs import card_rule, place_piece, remove_pieces
from ..operations.insurgents import move_guerrillas
from ..pieces import active, bases, can_place, count, guerrillas, hide, pieces_of, places, room_for, shift_piece
from ..shipments import available_shipments, give_shipment, remove_shipment, shipments_in
from ..state import AndeanState
from . import auc, farc_march
from .chance import equal_chance, random_place, random_space
from .procedures import begin_spaces, clear_operation
from .targets import STRUCK

SHADED: Final = 2
ONLY: Final = 1
POLICE_SENT: Final = 4
MOVED: Final = 3
FIRST_EDITION: Final = 1

# -- 20 and 37: a free March -------------------------------------------------------------------------------------


def free_march(s: AndeanState, faction: int) -> None:
    """By the faction's March box, at no cost."""
    s.push(agenda.END_OPERATION)
    begin_spaces(s, faction, MARCH, True)


def march_of_mono_jojoy(s: AndeanState) -> Script:
    """Card 20: the March of AA-8.7.2; then three hide."""
    push_step(s, 20, SHADED, FARC, 1)
    clear_operation(s, FARC)
    if farc_march.march_possible(s):
        free_march(s, FARC)
    yield from ()


def march_of_former_military(s: AndeanState) -> Script:
    """Card 37: the March of AA-8.6.2; then an Ambush where it led."""
    clear_operation(s, AUC)
    if auc.march_possible(s):
        push_step(s, 37, SHADED, AUC, 2)
        free_march(s, AUC)
    yield from ()


NON_PLAYER_MARCHES[20] = march_of_mono_jojoy
NON_PLAYER_MARCHES[37] = march_of_former_military

# -- 58 and 59: the Cartels move Police and Guerrillas -----------------------------------------------------------


def police_posts(s: AndeanState) -> list[int]:
    """Police among Cartels pieces, most Police first."""
    found = [space for space in ALL_SPACES if count(s, POLICE, space) and pieces_of(s, CARTELS, space)]
    most = max([count(s, POLICE, space) for space in found], default=0)
    return [space for space in found if count(s, POLICE, space) == most]


@non_player_event(58, SHADED, CARTELS)
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


@non_player_event(59, SHADED, CARTELS)
def salcedo(s: AndeanState, me: int, side: int) -> Script:
    """All Cartels Guerrillas hide; three move, to Cartels Bases without one, or to anywhere."""
    for space in ALL_SPACES:
        n = active(s, CARTELS, space)
        if n:
            hide(s, CARTELS, space, n)
            s.note("hid", card_rule(59), who=CARTELS, place=space, n=n)
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


@non_player_event(65, ONLY)
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


@non_player_event(72, SHADED)
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
