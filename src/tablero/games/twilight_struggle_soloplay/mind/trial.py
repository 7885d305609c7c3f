"""A card tried out as an event of the AI: whether it does something, wins, and what it gains (SP-11.2, SP-11.3)."""

from __future__ import annotations

from typing import Final

from ...twilight_struggle.board import OPS, US
from ...twilight_struggle.cards import (
    ARAB_ISRAELI_WAR,
    BRUSH_WAR,
    INDO_PAKISTANI_WAR,
    IRAN_IRAQ_WAR,
    KOREAN_WAR,
    WARGAMES,
)
from ...twilight_struggle.events.book import can_happen
from ...twilight_struggle.events.late import WARGAMES_PRICE
from ...twilight_struggle.operations import ops_value
from ...twilight_struggle.tracks import AUTOMATIC_VICTORY
from ..board import region_of
from ..state import SoloState
from .core_plan import core
from .field import extra_op, primary_field
from .ladder import denial
from .outcome import Gain, Outcome, try_event

WAR_POINTS: Final[dict[int, int]] = {
    **dict.fromkeys((KOREAN_WAR, ARAB_ISRAELI_WAR, INDO_PAKISTANI_WAR, IRAN_IRAQ_WAR), 2),
    BRUSH_WAR: 1,
}


class Trial:
    """A card that the AI may use as an event now; its outcome is reckoned once, when a condition asks for it."""

    def __init__(self, s: SoloState, card: int) -> None:
        self.s = s
        self.card = card
        self._outcome: Outcome | None = None

    def outcome(self) -> Outcome:
        if self._outcome is None:
            self._outcome = try_event(self.s, self.card)
        return self._outcome

    def possible(self) -> bool:
        """Its requirements are met and it is not dead (SP-11.2)."""
        return can_happen(self.s, self.card, self.s.ai) and not self.outcome().is_dead()

    def event_gain(self) -> Gain:
        """What the event would surely gain in the Primary Region (SP-11.3)."""
        return self.outcome().gain(region_of(self.s.primary))

    def ops_gain(self) -> Gain:
        return ops_gain(self.s, OPS[self.card])

    def wins(self) -> bool:
        """Whether the event wins the game at once; for a war, its success."""
        s = self.s
        if self.card == WARGAMES:
            return s.defcon == 2 and lead(s) > WARGAMES_PRICE
        if self.card in WAR_POINTS:
            return lead(s) + WAR_POINTS[self.card] >= AUTOMATIC_VICTORY
        after = self.outcome().after
        if after.over:
            return after.winner == s.ai
        return lead(s) + self.outcome().points() >= AUTOMATIC_VICTORY

    def wins_at_once(self) -> bool:
        """Without a roll: such an event is played whenever it comes up (SP-11.2)."""
        return self.card not in WAR_POINTS and can_happen(self.s, self.card, self.s.ai) and self.wins()


def ops_gain(s: SoloState, printed: int) -> Gain:
    """What the Ops of a card would gain in the Primary Region: value, then countries (SP-11.3)."""
    field = primary_field(s)
    ops = ops_value(s, s.ai, printed) + extra_op(s)
    plan = core(field, ops)
    if plan is None:
        first = denial(field, ops)
        return (0, 0) if first is None else (field.value_with(first.place, first.count) - field.value(), 1)
    before = field.tally()
    mine = plan.tally.countries[s.ai] - before.countries[s.ai]
    theirs = plan.tally.countries[s.person] - before.countries[s.person]
    return plan.gain, mine - theirs


def lead(s: SoloState) -> int:
    """How far the AI is ahead in VP."""
    return s.vp if s.ai == US else -s.vp
