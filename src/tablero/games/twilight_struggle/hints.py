"""How bots had better think about Twilight Struggle (core/hints.py); which options they try is in shortlist.py."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask
from tablero.core.hints import BotHints

from .shortlist import shortlist
from .state import TwilightState

BRANCHES: Final[tuple[str, ...]] = ("warsaw-pact", "grain")  # one answer ends the event, another opens more of it
PLAYS: Final[tuple[str, ...]] = ("card", "use", "operations")


def card_budget(kind: str) -> int:
    """The uses of one card differ more than the cards."""
    return 240 if kind in ("use", "operations") else 100


class TwilightHints(BotHints[TwilightState]):
    def starts_sequence(self, kind: str) -> bool:
        """What a card is worth shows only when it has been used, and a branch of an event when it was carried out."""
        return kind in PLAYS or kind in BRANCHES

    def can_judge_at(self, kind: str, since: str) -> bool:
        """The branches of an event are compared when the event is over, before the Operations that may follow it."""
        return since in BRANCHES and kind in PLAYS

    def budget(self, kind: str) -> int:
        return card_budget(kind)

    def shortlist(self, s: TwilightState, ask: Ask) -> list[int]:
        return shortlist(s, ask, ask.seat)
