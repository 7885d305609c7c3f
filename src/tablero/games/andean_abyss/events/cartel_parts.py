"""The longer parts of the Cartels' cards: the free Bribe of 60, Poppies (65), Riverines (69) and Sicarios (72).

The cards themselves are in cards_55_72.py; what other cards need too is in verbs.py.
"""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Script

from ..activities.cartels import bribe_in, bribe_targets
from ..board import (
    ALL_SPACES,
    AUC,
    BASE,
    CARTELS,
    CARTELS_BASE,
    DONE,
    FARC,
    GOVT,
    INSURGENTS,
    KIND,
    PLACE,
    PLACES,
    RALLY,
    REMOVE,
    TRAIN,
)
from ..operations.government import can_train
from ..operations.insurgents import can_rally, move_guerrillas
from ..pieces import (
    all_guerrillas,
    bases,
    can_place,
    count,
    guerrillas,
    is_department,
    is_zone,
    near,
    pieces_of,
    room_for,
    room_left,
    shift_piece,
)
from ..shipments import available_shipments, give_shipment
from ..state import AndeanState
from .free_operations import government_choices, insurgent_choices
from .verbs import (
    ChoiceScript,
    card_rule,
    enemy_order,
    offer_recycling,
    pick_faction,
    pick_number,
    pick_space,
    pick_verb,
    place_piece,
    remove_pieces,
    remove_shipments,
    settle_event,
)

CARTEL_GUERRILLA: Final = 3 * CARTELS

# -- Cartels pieces ----------------------------------------------------------------------------------------------


def cartel_kinds(s: AndeanState, space: int) -> list[int]:
    return enemy_order(s, space, (CARTELS,))


def cartel_guerrillas(s: AndeanState, space: int) -> list[int]:
    return [kind for kind in cartel_kinds(s, space) if kind != CARTELS_BASE]


def spaces_with_cartels(s: AndeanState) -> list[int]:
    return [x for x in ALL_SPACES if pieces_of(s, CARTELS, x)]


# -- 60: a free Bribe --------------------------------------------------------------------------------------------


def free_bribe(s: AndeanState, card: int, stage: int) -> Script:
    """Bribe in one space at no cost (AA-4.5.4)."""
    where = yield from pick_space(
        s, CARTELS, card, lambda: [x for x in ALL_SPACES if bribe_targets(s, x)], stage, optional=True
    )
    if where != DONE:
        yield from bribe_in(s, where)


# -- 65: Poppies -------------------------------------------------------------------------------------------------


def shipment_ways(s: AndeanState, space: int) -> list[int]:
    """Place a Shipment with any Guerrilla there, or remove one."""
    ways = [PLACE] if available_shipments(s) and all_guerrillas(s, space) else []
    return [*ways, REMOVE] if space in s.holder_space else ways


def base_ways(s: AndeanState, space: int) -> list[int]:
    """Place a Base of any Insurgent faction, or remove one; Guerrillas do not protect it."""
    ways = [PLACE] if any(can_place(s, 3 * f + BASE, space) for f in INSURGENTS) else []
    return [*ways, REMOVE] if any(bases(s, f, space) for f in INSURGENTS) else ways


def poppy_shipment(s: AndeanState, me: int, space: int, single: bool) -> ChoiceScript:
    """What was done with a Shipment, or DONE."""
    ways = shipment_ways(s, space)
    if single and ways and base_ways(s, space):
        ways = [*ways, DONE]
    if not ways:
        return DONE
    way = yield from pick_verb(s, me, 65, ways, 2)
    if way == PLACE:
        taker = yield from pick_faction(s, me, 65, [f for f in INSURGENTS if guerrillas(s, f, space)], 3)
        give_shipment(s, available_shipments(s)[0], taker, space, card_rule(65))
    elif way == REMOVE:
        yield from remove_shipments(s, me, 65, 1, [space], 4)
    return way


def poppy_base(s: AndeanState, me: int, space: int) -> Script:
    ways = base_ways(s, space)
    if not ways:
        return
    way = yield from pick_verb(s, me, 65, ways, 5)
    if way == PLACE:
        owner = yield from pick_faction(s, me, 65, [f for f in INSURGENTS if can_place(s, 3 * f + BASE, space)], 6)
        place_piece(s, 3 * owner + BASE, space, 65)
        return
    owner = yield from pick_faction(s, me, 65, [f for f in INSURGENTS if bases(s, f, space)], 7)
    remove_pieces(s, 3 * owner + BASE, space, 65)


# -- 69: Riverines & Fast Boats ----------------------------------------------------------------------------------


def movers(s: AndeanState, me: int, space: int) -> int:
    return count(s, 3 * me, space) + count(s, 3 * me + 1, space)


def landings(s: AndeanState, me: int) -> list[int]:
    return [x for x in ALL_SPACES if movers(s, me, x) and river_reach(s, me, x)]


def river_reach(s: AndeanState, me: int, origin: int) -> list[int]:
    """The other Departments that one to three steps through Departments lead to; no FARC Zones for the Government."""
    reached: list[int] = []
    edge = [origin]
    for _ in range(3):
        edge = sorted(
            {
                x
                for here in edge
                for x in near(s, here)
                if is_department(x) and x != origin and x not in reached and not (me == GOVT and is_zone(s, x))
            }
        )
        reached += edge
    return sorted([x for x in reached if room_for(s, 3 * me, x)])


def ride(s: AndeanState, me: int, origin: int, target: int) -> Script:
    """Some pieces of either kind, at least one in all; Ecuador takes only two (AA-1.4.2)."""
    room = room_left(s, me, target)
    one, two = count(s, 3 * me, origin), count(s, 3 * me + 1, origin)
    first = yield from pick_number(s, me, 69, 0 if two else 1, min(one, room), 3, origin)
    second = yield from pick_number(s, me, 69, 0 if first else 1, min(two, room - first), 4, origin)
    for kind, n in ((3 * me, first), (3 * me + 1, second)):
        if n and me == GOVT:
            shift_piece(s, kind, origin, target, n)
            s.note("moved", card_rule(69), who=me, piece=KIND + kind, place=origin, target=target, n=n)
        elif n:
            yield from move_guerrillas(s, me, kind, origin, target, n, card_rule(69))


def river_operations(s: AndeanState, me: int, space: int) -> list[int]:
    """Those that can be executed in the Department; older events forbid nothing here (AA-5.1.2)."""
    if me == GOVT:
        return [TRAIN] * can_train(s, space) + government_choices(s, space, INSURGENTS)
    return [RALLY] * can_rally(s, me, space) + insurgent_choices(s, me, space)


# -- 72: Sicarios ------------------------------------------------------------------------------------------------


def change_masters(s: AndeanState, me: int, space: int) -> Script:
    """Guerrilla by Guerrilla; how many become FARC's is the whole choice. Those that find no place just go."""
    if me in (FARC, AUC):
        yield from offer_recycling(s, me, 72, [3 * me], guerrillas(s, CARTELS, space))
    n = guerrillas(s, CARTELS, space)
    most_farc, most_auc = min(n, placeable(s, FARC, space)), min(n, placeable(s, AUC, space))
    farc = yield from pick_number(s, me, 72, min(most_farc, n - most_auc), most_farc, 2, space)
    for kind in cartel_guerrillas(s, space):
        remove_pieces(s, kind, space, 72, count(s, kind, space))
    place_piece(s, 3 * FARC, space, 72, farc)
    place_piece(s, 3 * AUC, space, 72, n - farc)
    yield from settle_event(s, me)


def placeable(s: AndeanState, faction: int, space: int) -> int:
    """How many Guerrillas could be placed in a space."""
    return min(room_left(s, faction, space), s.available[3 * faction])


def hire_sicarios(s: AndeanState, me: int) -> Script:
    """Any split among the spaces with Cartels Bases, each asked for once."""
    done: list[int] = []

    def havens() -> list[int]:
        return [x for x in PLACES if bases(s, CARTELS, x) and x not in done and can_place(s, CARTEL_GUERRILLA, x)]

    while havens():
        where = yield from pick_space(s, me, 72, havens, 3)
        done.append(where)
        most = placeable(s, CARTELS, where)
        elsewhere = sum([placeable(s, CARTELS, x) for x in havens()])
        least = min(most, max(1, s.available[CARTEL_GUERRILLA] - elsewhere))
        n = yield from pick_number(s, me, 72, least, most, 4, where)
        place_piece(s, CARTEL_GUERRILLA, where, 72, n)
