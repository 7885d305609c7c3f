"""What a question of an event is about: its card, and the countries to choose from."""

from __future__ import annotations

from tablero.core.ask import Ask

from ...twilight_struggle.board import CARD, DONE


def card_of(ask: Ask) -> int:
    """The card that asks: named by the question, or by the rule it cites."""
    if "card" in ask.values:
        return ask.values["card"] - CARD
    return int(ask.rule.rpartition("-")[2])


def places(ask: Ask) -> list[int]:
    return [option for option in ask.options if option != DONE]
