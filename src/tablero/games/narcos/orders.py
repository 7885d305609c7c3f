"""Orders in advance: abilities not used in the turns of others, cubes for Cali, silver or lead (core/order.py)."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask
from tablero.core.order import NOT_MEANT, Order

from .board import DONE, FACTION, LEAD, SILVER
from .cards import CALI, DEA, FACTION_IDS, PEPES, POLICE
from .view import SEAT_IDS
from .view_types import View

# Whose abilities are offered by each question; the steps of an arrest are an order of their own.
ABILITIES: Final[dict[str, int]] = {
    "support-dea": DEA,
    "support-cali": CALI,
    "support-police": POLICE,
    "support-pepes": PEPES,
}


def orders(view: View) -> list[Order]:
    """For the leader of factions; Patrón decides in his own turn alone."""
    seat = view["seat"]
    led = [f for f, id in enumerate(FACTION_IDS) if seat >= 0 and view["factions"][id]["seat"] == SEAT_IDS[seat]]
    found = [Order("no-ability", True, faction=FACTION + faction) for faction in led]
    if DEA in led:
        found.append(Order("no-steps", True))
    if CALI in led:
        found.append(Order("take-cube", True))
    if led:
        found.append(Order("no-marks", True))
        found += [Order("silver-or-lead", True, pick=pick) for pick in (SILVER, LEAD)]
    return found


def follow(view: View, order: Order, ask: Ask) -> int:
    kind = order.kind
    if kind == "no-ability" and FACTION + ABILITIES.get(ask.kind, NOT_MEANT) == order.values["faction"]:
        return DONE
    if (kind, ask.kind) in (("no-steps", "support-steps"), ("no-marks", "mark")):
        return DONE
    if kind == "take-cube" and ask.kind == "collect-cube":
        cubes = [option for option in ask.options if option != DONE]
        return cubes[0] if len(cubes) == 1 else NOT_MEANT  # which of several is the owner's to say
    if kind == ask.kind == "silver-or-lead":
        return order.values["pick"]
    return NOT_MEANT
