"""How bots had better think about Twilight Struggle (core/hints.py); which options they try is in shortlist.py."""

from __future__ import annotations

from tablero.core.ask import Ask
from tablero.core.hints import BotHints

from .shortlist import shortlist
from .state import TwilightState


def card_budget(kind: str) -> int:
    """The uses of one card differ more than the cards."""
    return 240 if kind in ("use", "operations") else 100


class TwilightHints(BotHints[TwilightState]):
    def starts_sequence(self, kind: str) -> bool:
        """What a card is worth shows only when it has been used."""
        return kind in ("card", "use", "operations")

    def budget(self, kind: str) -> int:
        return card_budget(kind)

    def shortlist(self, s: TwilightState, ask: Ask) -> list[int]:
        return shortlist(s, ask, ask.seat)
