"""The sequence of play on an event card (AA-2): cards, Eligibility, who acts and how, passing, shipping.

Operations are in operations/, events in events/, the Propaganda round in propaganda.py.
"""

from __future__ import annotations

from tablero.core.ask import Ask, Script
from tablero.core.remark import Remark

from . import agenda
from .activities.menu import MENU
from .board import CARD, DONE, FACTION, INSURGENTS, NO, PASS, PLAY_SHADED, PLAY_UNSHADED, PROPAGANDA, SHIP, YES
from .cards import SHADED, UNSHADED
from .negotiation import can_be_asked
from .operations.costs import final_card
from .operations.run import OPERATIONS, begin_operation, possible_operations
from .operations.why import no_operation
from .pieces import earn
from .shipments import remove_shipment, shipments_of
from .state import EVENT, OP_AND_ACTIVITY, AndeanState

PASS_INCOME = (3, 1, 1, 1)

# -- cards -------------------------------------------------------------------------------------------------------


def next_card(s: AndeanState) -> Script:
    """Turn over the next card (AA-2.2, AA-2.3.8); never two Propaganda rounds in a row (AA-6.0)."""
    s.position += 1
    card = s.deck[s.position]
    s.reveal()
    s.note("card", "AA-2.2", card=card)
    if card < PROPAGANDA:
        begin_card(s)
    else:
        s.propaganda += 1
        after_event = s.position == 0 or s.deck[s.position - 1] < PROPAGANDA
        if after_event:
            s.push(agenda.PROPAGANDA, 0)
        elif s.propaganda == s.last_propaganda:
            s.push(agenda.GAME_END)
    yield from ()


def begin_card(s: AndeanState) -> None:
    s.slot = s.first = s.asked = s.executed = s.stay_eligible = s.bar_next = s.shipped = 0
    s.swept = s.assaulted = False
    s.executing = -1
    s.push(agenda.ADJUST)
    s.push(agenda.SLOT)


def current_card(s: AndeanState) -> int:
    return s.deck[s.position]


def order_of_play(s: AndeanState) -> list[int]:
    """The order on the card; with options A and B, that of the next event card (AA-2.3.1)."""
    if not s.eligibility:
        return CARD[current_card(s)].order
    for card in s.deck[s.position + 1 :]:
        if card < PROPAGANDA:
            return CARD[card].order
    return CARD[next(card for card in s.deck if card < PROPAGANDA)].order


def next_eligible(s: AndeanState) -> int:
    """The faction whose turn it is on this card, or -1."""
    if s.slot == 2:
        return -1
    for faction in order_of_play(s):
        bit = 1 << faction
        if s.eligible & bit and not (s.asked | s.bar_next) & bit:
            return faction
    return -1


# -- a faction's turn --------------------------------------------------------------------------------------------


def slot(s: AndeanState) -> Script:
    """The next Eligible faction executes an Operation or the Event, or passes (AA-2.3.2 to AA-2.3.5)."""
    faction = next_eligible(s)
    if faction < 0:
        s.pop()
        return
    s.executing, s.talks = faction, 0
    choice = yield Ask(
        s.seat(faction),
        "turn",
        lambda: turn_options(s, faction),
        "AA-2.3.4",
        why=lambda action: no_turn(s, faction, action),
        who=faction,
        slot=s.slot + 1,
    )
    s.asked |= 1 << faction
    if choice == PASS:
        s.note("passed", "AA-2.3.3", who=faction)
        earn(s, faction, PASS_INCOME[faction], "AA-2.3.3")
        return
    limited = is_limited(s)
    s.executed |= 1 << faction
    s.slot += 1
    if choice in (PLAY_UNSHADED, PLAY_SHADED):
        if s.slot == 1:
            s.first = EVENT
        s.push(agenda.DEALS)
        begin_event(s, faction, choice)
    else:
        begin_operation(s, faction, choice, limited, False, not limited)


def begin_event(s: AndeanState, faction: int, choice: int) -> None:
    s.actor = faction
    s.note("event", "AA-5.1", who=faction, card=current_card(s), verb=choice)
    s.push(agenda.EVENT, current_card(s), UNSHADED if choice == PLAY_UNSHADED else SHADED, faction)


def is_limited(s: AndeanState) -> bool:
    """Whether the next faction's Operation is a Limited one (AA-2.3.4, AA-2.3.9)."""
    return final_card(s) or (s.slot == 1 and s.first != EVENT)


def may_play_event(s: AndeanState) -> bool:
    return s.slot == 0 or s.first == OP_AND_ACTIVITY


def menu(ask: Ask) -> list[int]:
    """What a faction chooses from in its turn: its Operations, and the Event; or its Special Activities."""
    if ask.kind == "turn":
        return [*OPERATIONS[ask.values["who"]], PLAY_UNSHADED]
    if ask.kind == "which-operation":
        return [*OPERATIONS[ask.values["who"]]]
    if ask.kind == "last-activity":
        return [activity for activity, factions, _ in MENU if ask.values["who"] in factions]
    return []


def no_turn(s: AndeanState, faction: int, action: int) -> Remark | None:
    """What speaks against an Operation or the Event in a faction's turn (AA-2.3.4)."""
    if action != PLAY_UNSHADED:
        return no_operation(s, OPERATIONS[faction], faction, turn_options(s, faction), action)
    return None if may_play_event(s) else Remark("why-no-event", "AA-2.3.4", taken=int(s.first == EVENT))


def turn_options(s: AndeanState, faction: int) -> list[int]:
    limited = is_limited(s)
    options = possible_operations(s, faction, limited, False, not limited)
    if may_play_event(s):
        options.append(PLAY_UNSHADED)
        if CARD[current_card(s)].dual:
            options.append(PLAY_SHADED)
    options.append(PASS)
    return options


# -- shipping (2.3.6) --------------------------------------------------------------------------------------------


def ship(s: AndeanState) -> Script:
    """A Shipment, one's own or one that another faction grants, buys a free Limited Operation."""
    faction = s.pop()[1]
    if not ship_options(s, faction) or not possible_operations(s, faction, True, True, False):
        return
    refused: list[int] = []
    granted = NO
    while granted == NO:
        choice = yield Ask(
            s.seat(faction),
            "ship",
            lambda: [*[option for option in ship_options(s, faction) if option not in refused], DONE],
            "AA-2.3.6",
            who=faction,
        )
        if choice == DONE:
            return
        giver, granted = faction, YES
        if choice != SHIP:
            giver = choice - FACTION
            granted = yield Ask(s.seat(giver), "grant-shipment", lambda: [YES, NO], "AA-2.3.6", who=giver, whom=faction)
        if granted == NO:
            refused.append(choice)
            s.note("not-granted", "AA-2.3.6", who=giver, whom=faction)
    remove_shipment(s, shipments_of(s, giver)[0], "AA-2.3.6")
    s.shipped |= 1 << faction
    s.note("shipped", "AA-2.3.6", who=faction)
    s.push(agenda.CHOOSE_OPERATION, faction, 1, 1, 0)


def ship_options(s: AndeanState, faction: int) -> list[int]:
    options = [SHIP] if shipments_of(s, faction) else []
    if s.negotiation:
        options += [FACTION + f for f in INSURGENTS if shipments_of(s, f) and can_be_asked(s, f, faction)]
    return options


def choose_operation(s: AndeanState) -> Script:
    """Any Operation of the own menu: for shipped ones and events that leave the choice."""
    _, faction, limited, free, with_activity = s.pop()
    if not possible_operations(s, faction, bool(limited), bool(free), bool(with_activity)):
        return
    op = yield Ask(
        s.seat(faction),
        "which-operation",
        lambda: possible_operations(s, faction, bool(limited), bool(free), bool(with_activity)),
        "AA-2.3.6",
        why=lambda op: no_operation(
            s,
            OPERATIONS[faction],
            faction,
            possible_operations(s, faction, bool(limited), bool(free), bool(with_activity)),
            op,
        ),
        who=faction,
    )
    begin_operation(s, faction, op, bool(limited), bool(free), bool(with_activity))


# -- the end of the card -----------------------------------------------------------------------------------------


def adjust(s: AndeanState) -> Script:
    """Who executed is Ineligible on the next card; event texts come first (AA-2.3.7)."""
    s.pop()
    s.eligible = 15 if s.eligibility == 2 else 15 & ~s.executed
    s.eligible = (s.eligible | s.stay_eligible) & ~s.bar_next
    yield from ()
