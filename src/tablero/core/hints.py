"""What a game tells bots about how to think: which questions go on in the next one, where to judge, what to try first.

Everything here may be left as it is; a game that says more has a subclass of `BotHints` in its `hints.py`. No rule
depends on it. How well a seat stands, without which no bot can think at all, is `Game.evaluate`.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from .ask import Ask
from .state import State

S = TypeVar("S", bound=State)


class BotHints(Generic[S]):
    """What a game may tell its bots; each answer here is the usual one."""

    # -- carrying a turn through ---------------------------------------------------------------------------------

    def starts_sequence(self, kind: str) -> bool:
        """Whether questions of this kind only open what is decided next: their answers are to be carried through."""
        return False

    def can_judge_at(self, kind: str, since: str) -> bool:
        """Whether what was carried through from a question `since` can be judged when one of this kind is asked."""
        return False

    def ends_turn(self, s: S, seat: int) -> bool:
        """Whether what comes next is no part of the turn that `seat` was playing: bots judge a turn before that."""
        return False

    def budget(self, kind: str) -> int:
        """How many answers a bot may try in order to carry the options of such a question through."""
        return 100

    def shortlist(self, s: S, ask: Ask) -> list[int]:
        """The options of `ask` that deserve a bot's time, those it had better look at first in front; usually all."""
        return ask.options

    def ahead(self, s: S, ask: Ask) -> list[int]:
        """The options that are tried where a line is carried through; the first ones first, if it gets too long."""
        return self.shortlist(s, ask)

    def is_reply(self, s: S, ask: Ask, seat: int) -> bool:
        """Whether what another seat is asked here still belongs to the turn of `seat`: lines go on behind it."""
        return False

    def likings(self, s: S, ask: Ask) -> list[float]:
        """How much people who know the game like each option, as logarithms of odds; empty if nobody knows."""
        return []

    def liking_weight(self, kind: str) -> float:
        """The chance of winning that makes up for being liked e times less often, at questions of this kind."""
        return 0.04

    # -- searching -----------------------------------------------------------------------------------------------

    def deserves_search(self, kind: str) -> bool:
        """Whether questions of this kind are worth a search; where not, the look ahead within the turn decides."""
        return True

    def search_may_stop(self, ask: Ask, seat: int) -> bool:
        """Whether a search for `seat`, after others were asked, may stop and judge when this is asked."""
        return ask.seat == seat

    def plans_turns(self) -> bool:
        """Whether a search carries the own turn through by the best line it finds, and not answer by answer."""
        return False

    def single_worlds_mislead(self) -> bool:
        """Whether single worlds tell a search little, so that a bot's first judgement had better count, too."""
        return False

    def depends_on_hidden(self, ask: Ask) -> bool:
        """Whether what an answer comes to depends on what the seat can't know: a playout must not look there for it."""
        return False

    # -- planning ahead ------------------------------------------------------------------------------------------

    def habit(self, s: S, ask: Ask) -> int:
        """What an experienced player answers at a glance; -1 if that takes a thought. Playouts go on with it."""
        return -1

    def effort(self, ask: Ask) -> float:
        """The share of a planner's budget that a question deserves; without any, the habit is followed."""
        return 1.0

    def stand_in(self, s: S, seat: int) -> None:
        """Hand others' parts, and perhaps the own one, to quick substitutes: a playout goes on from here."""

    def step_back(self, s: S, before: S) -> None:
        """Take the parts back as they were before: the position is to be judged."""

    def plan_ends(self, s: S, ask: Ask, before: S) -> bool:
        """Whether a playout that began `before` may stop and judge when this is asked."""
        return True

    def plan_worth(self, s: S, seat: int, judged: float) -> float:
        """What a plan is worth that led here; `judged` is what the game's judgement says."""
        return judged
