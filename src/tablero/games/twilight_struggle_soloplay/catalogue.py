"""The cards as a list to look things up in: `tablero card twilight-struggle-soloplay CARD`."""

from __future__ import annotations

from tablero.core.source import CardInfo, place_of

from ..twilight_struggle.board import CARDS, IS_SCORING
from ..twilight_struggle.catalogue import card_list, card_type, effect_place
from .board import APPENDIX
from .book import BOOK

__all__ = ["card_info", "card_list", "card_type"]


def card_info(id: str) -> CardInfo:
    """The data of a card, when the AI uses it, the rule that says so, and where its event is carried out."""
    kind = card_type(id)
    number: int = CARDS[kind]["number"]
    found: CardInfo = {
        "id": kind,
        "data": dict(CARDS[kind]),
        "rule": f"TS-card-{number}",
        "effect": changed_place(number),
    }
    if IS_SCORING[number]:
        return found
    entry = APPENDIX[number]
    rounds = [vars(permission) for permission in entry.rounds]
    found["rule"] = f"SP-card-{number}"
    found["ai"] = {"headline": entry.headline, "headline_when": entry.headline_when, "rounds": rounds}
    return found


def changed_place(number: int) -> str:
    """Where the event is carried out: here if it works differently in SoloPlay."""
    changed = BOOK.find(number)
    return place_of(changed) if changed else effect_place(number)
