"""How bots had better think about Twilight Struggle (core/hints.py); which options they try is in likely.py."""

from __future__ import annotations

from tablero.core.ask import Ask
from tablero.core.hints import Hints

from .likely import likely
from .state import TwilightState


def card_effort(kind: str) -> int:
    """The uses of one card differ more than the cards."""
    return 240 if kind in ("use", "operations") else 100


class TwilightHints(Hints[TwilightState]):
    def opens(self, kind: str) -> bool:
        """What a card is worth shows only when it has been used."""
        return kind in ("card", "use", "operations")

    def effort(self, kind: str) -> int:
        return card_effort(kind)

    def likely(self, s: TwilightState, ask: Ask) -> list[int]:
        return likely(s, ask, ask.seat)
