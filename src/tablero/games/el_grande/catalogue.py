"""The cards as a list to look things up in: `tablero card el-grande CARD`."""

from __future__ import annotations

from typing import Final

from tablero.core.errors import nearest
from tablero.core.game import Facts
from tablero.core.source import CardInfo, place_of

from .board import (
    CARD_IDS,
    CARDS,
    GRANDE_BONUS,
    KING_BONUS,
    MODIFIERS,
    POWER_VALUES,
    POWERS,
    SETUP,
    TAKES,
    TYPE_OF_CARD,
)
from .effects.book import SCRIPTS

POWER_CARDS: Final = [f"power_{value}" for value in POWER_VALUES]
THINGS: Final[dict[str, Facts]] = {
    "king": {"points": KING_BONUS},
    "grande": {"points": GRANDE_BONUS},
    "round": {"scoring": SETUP["rounds"]["scoring_after"]},
}


def card_list() -> list[str]:
    """The ids of all card types and modifiers."""
    return [*CARDS, *(modifier.id for modifier in MODIFIERS)]


def card_type(id: str) -> str:
    """The type that `id` names: a type, a modifier, or one copy of a card (`levy_3`)."""
    word = id.strip().lower().replace("-", "_").replace(" ", "_")
    if word in card_list():
        return word
    if word in CARD_IDS:
        return TYPE_OF_CARD[CARD_IDS.index(word)].id
    raise nearest(word, card_list(), "the cards of el-grande", "card")


def card_data(kind: str) -> Facts:
    return dict(CARDS[kind]) if kind in CARDS else dict(next(m for m in POWERS["modifier"] if m["id"] == kind))


def facts(id: str) -> Facts:
    """What the texts of a card or thing may tell in numbers."""
    if id in THINGS:
        return THINGS[id]
    if id in POWER_CARDS:
        return {"takes": TAKES[POWER_CARDS.index(id) + 1]}
    if id not in CARD_IDS and id not in card_list():
        return {}
    found = card_data(card_type(id))
    value: int = found.get("value", 0)
    if value < 0:
        return found | {"sign": "minus", "value": -value, "signed": f"−{-value}"}
    return found | {"sign": "plus", "signed": f"+{value}", "later": found.get("rounds", 1) - 1}


def card_info(id: str) -> CardInfo:
    """The data of a card, the rule that describes it, and where its effect is carried out."""
    kind = card_type(id)
    data = card_data(kind)
    effect = data.get("effect")
    return {
        "id": kind,
        "data": data,
        "rule": f"EG-card-{kind.replace('_', '-')}" if effect else "EG-23.2",
        "effect": place_of(SCRIPTS[effect]) if effect else None,
    }
