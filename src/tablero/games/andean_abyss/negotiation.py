"""Hand-overs while a player's faction executes (AA-1.5.1): give or ask for Resources and Shipments.

Deals are open and bind nobody. Only the faction whose turn it is gives or asks: between the spaces and Special
Activities of its Operation (operations/run.py), and after the text of its Event (`deals`). Not between the two factions
of one seat.
"""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask, Script

from .board import (
    AUC,
    BOGOTA,
    CARTELS,
    DONE,
    FACTION,
    FARC,
    GIVE,
    GOVT,
    INSURGENTS,
    NEGOTIATE,
    NO,
    NUMBER,
    REQUEST,
    SHIPMENT,
    YES,
)
from .operations.costs import cost
from .operations.openings import not_begun
from .pieces import MOST_RESOURCES, earn, guerrillas
from .shipments import give_shipment, shipments_of
from .state import AndeanState

MOST_TALKS: Final = 6  # in one turn, so that it comes to an end


def partners(s: AndeanState) -> list[int]:
    """The factions one can deal with."""
    return [f for f in range(4) if is_partner(s, f)]


def is_partner(s: AndeanState, other: int) -> bool:
    return s.seat_of[other] != s.seat_of[s.actor] and (can_give(s, other) or can_request(s, other))


def talk_options(s: AndeanState, other: int) -> list[int]:
    """What can be given to, or asked from, a faction."""
    options = [GIVE] if can_give(s, other) else []
    return [*options, REQUEST] if can_request(s, other) else options


def can_give(s: AndeanState, other: int) -> bool:
    me = s.actor
    return (s.resources[other] < MOST_RESOURCES and spendable(s, me) > 0) or bool(passable(s, me, other))


def can_request(s: AndeanState, other: int) -> bool:
    me = s.actor
    if not can_be_asked(s, other, me):
        return False
    return (s.resources[me] < MOST_RESOURCES and s.resources[other] > 0) or bool(passable(s, other, me))


def can_be_asked(s: AndeanState, other: int, me: int) -> bool:
    """Another player's faction: a Non-player hands over nothing (AA-8.1.2)."""
    seat = s.seat_of[other]
    return seat >= 0 and seat != s.seat_of[me]


def spendable(s: AndeanState, giver: int) -> int:
    """What a faction can give away: an Operation that has not begun must still be paid for in one space (AA-3.1)."""
    if giver == s.actor and not_begun(s):
        return max(0, s.resources[giver] - cost(s, BOGOTA))
    return s.resources[giver]


def passable(s: AndeanState, giver: int, taker: int) -> list[int]:
    """The giver's Shipments that lie where the taker has a Guerrilla (AA-4.5.3)."""
    if taker not in INSURGENTS:
        return []
    return [n for n in shipments_of(s, giver) if guerrillas(s, taker, s.holder_space[n])]


def can_negotiate(s: AndeanState) -> bool:
    if not s.negotiation or s.executing != s.actor or s.talks >= MOST_TALKS:
        return False
    return is_partner(s, GOVT) or is_partner(s, FARC) or is_partner(s, AUC) or is_partner(s, CARTELS)


def negotiate(s: AndeanState) -> Script:
    """One offer or request."""
    me = s.actor
    s.talks += 1
    seat = s.seat(me)
    chosen = yield Ask(seat, "deal-with", lambda: [*[FACTION + f for f in partners(s)], DONE], "AA-1.5.1", who=me)
    if chosen == DONE:
        return
    other = chosen - FACTION
    verb = yield Ask(seat, "deal-what", lambda: talk_options(s, other), "AA-1.5.1", who=me, whom=other)
    giver, taker = (me, other) if verb == GIVE else (other, me)
    amount = yield Ask(
        seat, "deal-amount", lambda: deal_amounts(s, giver, taker), "AA-1.5.1", who=giver, whom=taker, verb=verb
    )
    if verb == REQUEST:
        n = 0 if amount == SHIPMENT else amount - NUMBER
        answer = yield Ask(s.seat(other), "deal-answer", lambda: [YES, NO], "AA-1.5.1", who=me, whom=other, n=n)
        if answer == NO:
            s.note("deal-declined", "AA-1.5.1", who=other, whom=me)
            return
    if amount == SHIPMENT:
        shipment = passable(s, giver, taker)[0]
        give_shipment(s, shipment, taker, s.holder_space[shipment], "AA-1.5.1")
    else:
        earn(s, giver, NUMBER - amount, "AA-1.5.1")
        earn(s, taker, amount - NUMBER, "AA-1.5.1")


def deals(s: AndeanState) -> Script:
    """After the text of an Event: hand-overs between players, before the next faction is in turn (AA-R85)."""
    s.actor, s.op = s.executing, 0
    if s.players == 1 or not can_negotiate(s):
        s.pop()
        return
    choice = yield Ask(s.seat(s.actor), "deals", lambda: [NEGOTIATE, DONE], "AA-1.5.1", who=s.actor)
    if choice == DONE:
        s.pop()
        return
    yield from negotiate(s)


def deal_amounts(s: AndeanState, giver: int, taker: int) -> list[int]:
    """As many Resources as there are and fit, or a Shipment."""
    most = min(spendable(s, giver), MOST_RESOURCES - s.resources[taker])
    amounts = [NUMBER + n for n in range(1, most + 1)]
    return [*amounts, SHIPMENT] if passable(s, giver, taker) else amounts
