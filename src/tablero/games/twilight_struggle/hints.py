"""How bots had better think about Twilight Struggle (core/hints.py); which options they try is in shortlist.py."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask
from tablero.core.hints import BotHints

from .habits import likings
from .shortlist import most_liked, shortlist
from .state import TwilightState
from .weights import LIKINGS

BRANCHES: Final[tuple[str, ...]] = ("warsaw-pact", "grain")  # one answer ends the event, another opens more of it
PLAYS: Final[tuple[str, ...]] = ("card", "use", "operations")

ROUNDS: Final[tuple[str, ...]] = ("card", "headline", "trap")  # where a round begins, or a turn
# How many answers are tried where a line is carried through. What the dice decide is not to be chosen by its luck.
AHEAD: Final[dict[str, int]] = {"use": 3, "operations": 2, "place": 4, "coup": 1, "realign": 1, "invade": 1}

SEARCHED: Final[tuple[str, ...]] = ("headline", "card", "use", "operations", "coup", "trap")


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

    def ahead(self, s: TwilightState, ask: Ask) -> list[int]:
        return most_liked(s, ask, ask.seat, AHEAD.get(ask.kind, 3))

    def is_reply(self, s: TwilightState, ask: Ask, seat: int) -> bool:
        """What the enemy chooses for an event in my round; a round of its own is none."""
        return s.phasing == seat and ask.kind not in ROUNDS

    def likings(self, s: TwilightState, ask: Ask) -> list[float]:
        return likings(s, ask, ask.seat)

    def liking_weight(self, kind: str) -> float:
        return LIKINGS.get(kind, LIKINGS["events"])

    def deserves_search(self, kind: str) -> bool:
        """Cards and what they are used for; one influence more or less is seen at once."""
        return kind in SEARCHED

    def plans_turns(self) -> bool:
        """A card is worth what is made of it: by habit alone, it would be judged by a use that nobody chooses."""
        return True

    def search_may_stop(self, ask: Ask, seat: int) -> bool:
        """Where the next card is chosen, so that all options are judged at the same moment."""
        return ask.seat == seat and ask.kind in ROUNDS
