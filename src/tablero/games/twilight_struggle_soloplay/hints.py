"""How bots had better think for the person in SoloPlay (core/hints.py)."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask
from tablero.core.hints import BotHints

from ..twilight_struggle import agenda as base
from ..twilight_struggle.first_judgement import shortlist
from ..twilight_struggle.hints import card_budget
from .agenda import NEXT_ROUND
from .state import SoloState

TIDYING: Final = (base.DISPOSE, base.PASS_CHINA, base.AFTER_ROUND)  # steps at the end of a round


class SoloHints(BotHints[SoloState]):
    def starts_sequence(self, kind: str) -> bool:
        """What a card is worth shows only when it has been used: the farthest zone counts for all (SP-5.4)."""
        return kind in ("source", "card", "card-ransom", "use", "operations", "solo-place")

    def can_judge_at(self, kind: str, since: str) -> bool:
        """Where a new round or another part of the turn begins."""
        return kind in ("source", "headline", "draft")

    def ends_turn(self, s: SoloState, seat: int) -> bool:
        """A round or the headlines are over where nothing is left but to tidy up and find who acts next (SP-2.2)."""
        for item in reversed(s.agenda):
            if item[0] == NEXT_ROUND:
                return True
            if item[0] not in TIDYING:
                return False
        return False

    def budget(self, kind: str) -> int:
        return card_budget(kind)

    def shortlist(self, s: SoloState, ask: Ask) -> list[int]:
        return shortlist(s, ask, s.person)

    def deserves_search(self, kind: str) -> bool:
        """The cards of a draft come up one by one all through the turn: no playout is long enough to tell."""
        return kind != "draft"

    def plans_turns(self) -> bool:
        """What is placed where counts as a whole: the farthest zone decides what the card is worth (SP-5.4)."""
        return True

    def single_worlds_mislead(self) -> bool:
        """What the AI draws in one world says little about a placement."""
        return True
