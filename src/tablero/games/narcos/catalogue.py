"""The cards as a list to look things up in: `tablero card narcos CARD`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tablero.core.errors import nearest
from tablero.core.game import Facts
from tablero.core.source import CardInfo, place_of

from . import abilities, effects, objectives, patron
from .cards import (
    CARD_IDS,
    CARDS,
    DATA,
    FACTION_CARD_IDS,
    FAME_TO_WIN,
    HAND,
    LEON_STEPS,
    OBJECTIVE_IDS,
    SILVER_IDS,
    rule_of,
)

# The table of data/cards.toml that holds a card, and what carries it out.
GROUPS: Final[dict[str, tuple[tuple[str, ...], Callable[..., Any]]]] = {
    "sicario_card": (CARD_IDS, effects.run),
    "silver_or_lead": (SILVER_IDS, patron.ultimatum),
    "objective": (OBJECTIVE_IDS, objectives.set_up),
    "faction_card": (FACTION_CARD_IDS, abilities.use_up),
}

THINGS: Final[dict[str, Facts]] = {"fame": {"win": FAME_TO_WIN}, "hand": {"cards": HAND}}
# how far León goes with a card that lets him go further
SPECIAL_MOVE: Final[dict[str, Facts]] = {
    card.id: {"special_move": LEON_STEPS + sum(effect.n for effect in card.immediate if effect.op == "leon_steps")}
    for card in CARDS
}


def card_list() -> list[str]:
    """The ids of all cards that say something; action cards are mere numbers."""
    return [id for ids, _ in GROUPS.values() for id in ids]


def facts(id: str) -> Facts:
    """What the texts of a card or thing may tell in numbers."""
    if id in THINGS:
        return THINGS[id]
    for table, (ids, _) in GROUPS.items():
        if id in ids:
            return dict(DATA["cards"][table][id]) | SPECIAL_MOVE.get(id, {})
    return {}


def card_info(id: str) -> CardInfo:
    """The data of a card, the rule that describes it, and where its effect is carried out."""
    word = id.strip().lower().replace("-", "_")
    for table, (ids, script) in GROUPS.items():
        if word in ids:
            return {
                "id": word,
                "data": dict(DATA["cards"][table][word]),
                "rule": rule_of(word),
                "effect": place_of(script),
            }
    raise nearest(word, card_list(), "the cards of narcos", "card")
