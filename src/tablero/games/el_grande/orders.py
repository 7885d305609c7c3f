"""Orders in advance: the next power card, the disc for the castillo, and what becomes of a Veto (core/order.py)."""

from __future__ import annotations

from tablero.core.ask import Ask
from tablero.core.order import NOT_MEANT, Order

from .board import ALLOW, CARD, CARD_IDS, COURT, PLAIN, POWER, REGIONS, VETO
from .rounds import SCORING_AFTER
from .view_types import View


def orders(view: View) -> list[Order]:
    """Several power cards make a list: the first that can be played is."""
    seat = view["seat"]
    found = [Order("power", n=n) for n in reversed(view["hands"][seat].get("powers", []))]
    if view["hands"][seat].get("modifiers"):
        found.append(Order("plain", standing=True))
    if view["round"] in SCORING_AFTER:
        found += [Order("disc", place=place) for place in (*REGIONS, COURT)]
    if any(veto["holder"] == view["colours"][seat] for veto in view["vetoes"]):
        in_play = [*view["offer"], *([view["card"]] if view["card"] else [])]
        found += [Order("veto", card=CARD + CARD_IDS.index(card)) for card in in_play]
        found.append(Order("allow", standing=True))
    return found


def follow(view: View, order: Order, ask: Ask) -> int:
    kind = order.kind
    if kind == ask.kind == "power":
        return POWER + order.values["n"]
    if kind == ask.kind == "disc":
        return order.values["place"]
    if kind == "plain" and ask.kind == "modifier":
        return PLAIN
    if kind == "veto" and ask.kind == "veto" and ask.values["card"] == order.values["card"]:
        return VETO
    if kind == "allow" and ask.kind == "veto":
        return ALLOW
    return NOT_MEANT
