"""Orders in advance: passing, deals, Shipments, and the parts of a Propaganda round (core/order.py).

What is laid down for a card is for that card: when it is gone, so is the order. A seat that leads two factions gives
orders for each.
"""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask
from tablero.core.order import NOT_MEANT, Order

from .board import (
    AUC,
    BASE,
    CARD,
    CASH,
    DONE,
    FACTIONS,
    FARC,
    GOVT,
    INSURGENTS,
    KIND,
    NO,
    PASS,
    PLACE,
    PLAY_SHADED,
    PLAY_UNSHADED,
)
from .view_types import View

SECOND: Final = 2  # the 2nd Eligible faction, as the question counts
NUMBERS: Final[dict[str, int]] = {card.id: number for number, card in CARD.items()}
# Whose part of a Propaganda round each of these questions is.
SUPPORT: Final[dict[str, int]] = {"civic-action": GOVT, "agitation": FARC, "elite-backing": AUC}


def orders(view: View) -> list[Order]:
    mine = [f for f in range(len(FACTIONS)) if view["seat_of"][FACTIONS[f]] == view["seat"]]
    found = [order for faction in mine for order in turn_orders(view, faction)]
    for faction in mine:
        found += [Order("pass-limited", True, who=faction), Order("pass-second", True, who=faction)]
    for faction in mine:
        found.append(Order("no-deals", True, who=faction))
        if faction in INSURGENTS:
            found.append(Order("no-ship", True, who=faction))
            found += [Order("drug-profits", True, who=faction, verb=verb) for verb in (CASH, PLACE)]
        if faction in SUPPORT.values():
            found.append(Order("no-support", True, who=faction))
        if faction == GOVT:
            found.append(Order("no-redeploy", True, who=faction))
        if faction == AUC:
            found += [Order("auc-answer", True, piece=KIND + kind) for kind in (3 * AUC + BASE, 3 * AUC)]
    return found


def turn_orders(view: View, faction: int) -> list[Order]:
    """For the faction's turn on the current card, if that can still come, and on the next."""
    cards = []
    name = FACTIONS[faction]
    if name in view["eligible"] and name not in view["asked"]:
        cards.append(view["current_card"])
    cards.append(view["next_card"])
    found = []
    for card in [NUMBERS[id] for id in cards if id in NUMBERS]:
        verbs = [PASS, PLAY_UNSHADED, *([PLAY_SHADED] if CARD[card].dual else [])]
        found += [Order("turn", who=faction, card=card, verb=verb) for verb in verbs]
    return found


def follow(view: View, order: Order, ask: Ask) -> int:
    kind, faction = order.kind, order.values.get("who", AUC)
    if ask.kind == "turn" and ask.values["who"] == faction:
        return follow_turn(view, order, ask)
    if kind == "no-deals" and ask.kind == "deal-answer" and ask.values["whom"] == faction:
        return NO
    if kind == "no-deals" and ask.kind == "grant-shipment" and ask.values["who"] == faction:
        return NO
    if kind == "no-deals" and ask.kind == "deals" and ask.values["who"] == faction:
        return DONE
    if kind == "no-ship" and ask.kind == "ship" and ask.values["who"] == faction:
        return DONE
    if kind == ask.kind == "drug-profits" and ask.values["who"] == faction:
        return order.values["verb"]
    if kind == "no-support" and SUPPORT.get(ask.kind) == faction:
        return DONE
    if kind == "no-redeploy" and ask.kind == "redeploy":
        return DONE
    if kind == ask.kind == "auc-answer":
        return order.values["piece"]
    return NOT_MEANT


def follow_turn(view: View, order: Order, ask: Ask) -> int:
    second = ask.values["slot"] == SECOND
    if order.kind == "turn" and view["current_card"] == CARD[order.values["card"]].id:
        return order.values["verb"]
    if order.kind == "pass-second" and second:
        return PASS
    if order.kind == "pass-limited" and second and view["first"] == "operation":  # then no Event is left either
        return PASS
    return NOT_MEANT
