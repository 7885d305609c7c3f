"""Orders in advance: the next headline, and events of the other side that ask for an answer (core/order.py)."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask
from tablero.core.order import NOT_MEANT, Order

from .board import ACTIONS, BOYCOTT, CARD, DONE, LAST_CARD, PARTICIPATE
from .view_types import View

NUMBERS: Final[dict[str, int]] = {ACTIONS[CARD + card]: CARD + card for card in range(1, LAST_CARD + 1)}


def orders(view: View) -> list[Order]:
    """Several headlines make a list: the first that can be played is."""
    found = [Order("headline", card=NUMBERS[card]) for card in view["hand"] or [] if card in NUMBERS]
    found += [Order("olympics", True, use=use) for use in (PARTICIPATE, BOYCOTT)]
    return [*found, Order("no-ransom", True), Order("keep-held", True)]


def follow(view: View, order: Order, ask: Ask) -> int:
    kind = order.kind
    if kind == ask.kind == "headline":
        return order.values["card"]
    if kind == ask.kind == "olympics":
        return order.values["use"]
    if (kind, ask.kind) in (("no-ransom", "ransom"), ("keep-held", "held")):
        return DONE
    return NOT_MEANT
