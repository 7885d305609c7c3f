"""The cards as a list to look things up in: `tablero card twilight-struggle CARD`."""

from __future__ import annotations

import re
from typing import Final

from tablero.core.ask import Ask
from tablero.core.errors import nearest
from tablero.core.game import Facts
from tablero.core.source import CardInfo, place_of

from .board import ACTIONS, CARD_IDS, CARDS, LAST_CARD, MAP
from .events.book import BOOK
from .plays import play_china

CARD_RULE: Final = re.compile(r"[A-Z]+-card-(\d+)")
PLAYED: Final = ("use", "grain", "norad")  # questions about the card they name


def card_list() -> list[str]:
    return list(CARDS)


def card_type(id: str) -> str:
    """The card that `id` names, by name or number."""
    word = id.strip().lower().replace("-", "_").replace(" ", "_")
    if word.isdigit() and 1 <= int(word) <= LAST_CARD:
        return CARD_IDS[int(word) - 1]
    if word not in CARDS:
        raise nearest(word, card_list(), "the cards of twilight-struggle", "card")
    return word


def card_info(id: str) -> CardInfo:
    """The data of a card, the rule that describes it, and where its event is carried out."""
    kind = card_type(id)
    number: int = CARDS[kind]["number"]
    return {"id": kind, "data": dict(CARDS[kind]), "rule": f"TS-card-{number}", "effect": effect_place(number)}


def facts(id: str) -> Facts:
    """What the texts of a country, a region or a card may tell in numbers."""
    if id in MAP["country"]:
        return dict(MAP["country"][id])
    card: Facts = dict(CARDS[id]) if id in CARDS else {}
    region = MAP["region"].get(card.get("scoring", id))
    return card | dict(region) if region else card


def subject(ask: Ask) -> str:
    """The card whose event a question is about: how it is played, or what its event leaves to choose.

    Where only its Operations points are used, what its event would do is none of it.
    """
    card_rule = CARD_RULE.fullmatch(ask.rule)
    if card_rule and int(card_rule[1]) <= LAST_CARD:
        return CARD_IDS[int(card_rule[1]) - 1]
    named = ask.values.get("trap", ask.values.get("card") if ask.kind in PLAYED else None)
    return ACTIONS[named] if named is not None else ""


def effect_place(number: int) -> str:
    """Where the event is carried out; the China Card has none (plays.py)."""
    return place_of(BOOK.find(number) or play_china)
