"""The cards as a list to look things up in: `tablero card andean-abyss CARD`."""

from __future__ import annotations

from tablero.core.errors import nearest
from tablero.core.source import CardInfo, place_of

from .board import CARDS, EVENT_CARDS
from .events.book import EVENT_SCRIPTS


def card_list() -> list[str]:
    return list(CARDS)


def card_type(id: str) -> str:
    """The card that `id` names, by name or number."""
    word = id.strip().lower().replace("-", "_").replace(" ", "_")
    if word.isdigit():
        for card in EVENT_CARDS:
            if card.number == int(word):
                return card.id
    if word not in CARDS:
        raise nearest(word, card_list(), "the cards of andean-abyss", "card")
    return word


def card_info(id: str) -> CardInfo:
    """The data of a card, the rule that describes it, and where its event is carried out."""
    kind = card_type(id)
    number: int = CARDS[kind]["number"]
    return {
        "id": kind,
        "data": dict(CARDS[kind]),
        "rule": f"AA-card-{number}",
        "effect": place_of(EVENT_SCRIPTS[number]),
    }
