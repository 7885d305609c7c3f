"""The scoring pile: Primary and Secondary Region of each round, and which rounds are scoring rounds (SP-3)."""

from __future__ import annotations

from typing import Final

from ..twilight_struggle.board import CARD, MID_WAR_TURN
from ..twilight_struggle.chance import shuffled
from ..twilight_struggle.plays import usual_rounds
from .board import IS_EARLY, SCORING_CARDS, SOUTHEAST_ASIA_SCORING, region_action
from .state import SoloState

FIRST_SCORING: Final = 3  # no round before this one is a scoring round
LATE_SCORINGS: Final[tuple[int, ...]] = (3, 6)  # the scoring rounds from the Mid War on


def flip(s: SoloState) -> int:
    card = s.pile[-1]
    s.pile = s.pile[:-1]
    if not s.pile:
        s.under = []
    return card


def flip_second(s: SoloState) -> int:
    """The Secondary Region; in turns 1 to 3 not a second Early War card (SP-3.2)."""
    held: list[int] = []
    card = flip(s)
    while s.turn < MID_WAR_TURN and IS_EARLY[s.primary] and IS_EARLY[card]:
        held.append(card)
        s.note("region-held", "SP-3.2", region=region_action(card))
        card = flip(s)
    if held:
        s.pile = shuffled(s, s.pile + held)
    return card


def put_aside(s: SoloState) -> None:
    """The face-up cards have been used (SP-3.1)."""
    s.aside = [*s.aside, *[card for card in (s.primary, s.secondary) if card]]
    s.primary = s.secondary = 0


def first_regions(s: SoloState) -> None:
    """The regions of round 1, before the draft (SP-3.2)."""
    s.pile = shuffled(s, s.pile)
    s.primary = flip(s)
    s.secondary = flip_second(s)
    s.scoring = False
    tell_regions(s, "SP-3.2")


def next_regions(s: SoloState) -> None:
    """The regions of round `s.round`, which has just begun, and whether it is a scoring round."""
    if s.round > usual_rounds(s):
        extra_region(s)
    elif s.scoring:
        after_scoring(s)
    elif s.turn >= MID_WAR_TURN and s.round == FIRST_SCORING:
        mix_under(s)
        s.primary = flip(s)
        tell_regions(s, "SP-3.5")
    elif s.secondary:
        s.aside = [*s.aside, s.primary]
        s.primary, s.secondary = s.secondary, 0
        tell_regions(s, "SP-3.3")
    else:
        put_aside(s)
        s.primary = flip(s)
        tell_regions(s, "SP-3.3")
    s.scoring = is_scoring_round(s)
    if s.scoring:
        s.scorings += 1
        s.note("scoring-round", "SP-3.6", region=region_action(s.primary))


def after_scoring(s: SoloState) -> None:
    """Two regions if it was the turn's first scoring and two rounds are left, else one (SP-3.4)."""
    put_aside(s)
    left = usual_rounds(s) - s.round + 1
    s.primary = flip(s)
    if s.scorings == 1 and left >= 2:
        s.secondary = flip_second(s)
    tell_regions(s, "SP-3.4")


def mix_under(s: SoloState) -> None:
    """The cards of rounds 1 and 2 and the bottom card, unseen, are shuffled and go under the pile (SP-3.5)."""
    used = [*s.aside, s.primary]
    bottom = s.pile[0]
    s.pile = [*shuffled(s, [bottom, *used]), *s.pile[1:]]
    s.under = used
    s.aside = []
    s.primary = 0
    s.note("regions-mixed", "SP-3.5")


def extra_region(s: SoloState) -> None:
    """An eighth round has one more region, or keeps the last (SP-2.3)."""
    if s.pile:
        put_aside(s)
        s.primary = flip(s)
    tell_regions(s, "SP-2.3")


def is_scoring_round(s: SoloState) -> bool:
    if s.round > usual_rounds(s):
        return False
    if s.turn >= MID_WAR_TURN:
        return s.round in LATE_SCORINGS
    return s.round >= FIRST_SCORING and IS_EARLY[s.primary] and s.scorings == 0


def tell_regions(s: SoloState, rule: str) -> None:
    s.reveal()
    if s.secondary:
        s.note("two-regions", rule, region=region_action(s.primary), second=region_action(s.secondary))
    else:
        s.note("one-region", rule, region=region_action(s.primary))


def rebuild_pile(s: SoloState) -> None:
    """At the end of the turn all scoring cards make a new pile; Southeast Asia leaves if scored (SP-15.4, SP-15.5)."""
    put_aside(s)
    cards = sorted(s.pile + s.aside)
    if s.southeast_scored:
        cards = [card for card in cards if card != SOUTHEAST_ASIA_SCORING]
        s.removed = [*s.removed, SOUTHEAST_ASIA_SCORING]
        s.note("removed", "SP-15.5", card=CARD + SOUTHEAST_ASIA_SCORING)
    s.pile = cards  # shuffled when the next turn begins (SP-2.1)
    s.aside = []
    s.under = []
    s.southeast_scored = False
    s.scorings = 0
    s.scoring = False


def all_scoring_cards(s: SoloState) -> list[int]:
    """Where the scoring cards are, for the invariants."""
    return [*s.pile, *s.aside, *[card for card in (s.primary, s.secondary) if card]]


def new_pile() -> list[int]:
    """The seven scoring cards, in no order yet (SP-1.3)."""
    return list(SCORING_CARDS)
