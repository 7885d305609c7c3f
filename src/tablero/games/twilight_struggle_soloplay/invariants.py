"""What must hold at every decision: each card in one place, stacks and regions complete, tracks in range (SP-19)."""

from __future__ import annotations

from tablero.core.errors import require

from ..twilight_struggle.board import LAST_CARD, MID_WAR_TURN, US, USSR
from ..twilight_struggle.cards import CHINA, MISSILE_ENVY, SHUTTLE_DIPLOMACY
from ..twilight_struggle.invariants import check_board
from ..twilight_struggle.turns import cards_so_far, hand_size
from . import agenda
from .board import IS_EARLY, SOUTHEAST_ASIA_SCORING
from .regions import all_scoring_cards, new_pile
from .setup import without_scoring
from .stacks import stack_size
from .state import SoloState


def check(s: SoloState) -> None:
    check_board(s)
    require(s.defcon > 1 or s.winner == s.ai, "the AI has lost by DEFCON (SP-16.3)", "ai-defcon")
    for side in (USSR, US):
        require(0 <= s.bottom[side] <= len(s.hands[side]), f"bottom {s.bottom} of the stacks", "bottom")
    check_cards(s)
    check_knowledge(s)
    check_regions(s)
    if s.agenda and s.agenda[-1][0] == agenda.HEADLINES:
        for side in (USSR, US):
            require(
                stack_size(s, side) == hand_size(s.turn),
                f"a stack of {stack_size(s, side)} after the draft",
                "stack",
                n=stack_size(s, side),
                most=hand_size(s.turn),
            )


def check_cards(s: SoloState) -> None:
    """Every card of the wars so far is in exactly one place; the China Card with its holder."""
    if s.agenda and s.agenda[-1][0] == agenda.START_TURN:  # the new cards of the turn have not come yet
        return
    expected = without_scoring(cards_so_far(s))
    found = [*s.hands[USSR], *s.hands[US], *s.deck, *s.discards, *s.drawn, *s.dealt, *s.kept]
    found += [card for card in s.removed if card != SOUTHEAST_ASIA_SCORING] + [card for card in s.headlines if card]
    found += [n for n in range(1, LAST_CARD + 1) if s.limbo >> n & 1]
    if s.is_lasting(SHUTTLE_DIPLOMACY):
        found.append(SHUTTLE_DIPLOMACY)
    if s.envy >= 0:
        found.append(MISSILE_ENVY)
    found = [card for card in found if card != CHINA]
    wrong = sorted(card for card in set(found) | set(expected) if found.count(card) != expected.count(card))
    require(not wrong, f"a card is missing or doubled: {wrong}", "cards")
    require(CHINA not in s.hands[1 - s.china], "the China Card is in the wrong stack", "china")


def check_knowledge(s: SoloState) -> None:
    for side in (USSR, US):
        known = [card for card in s.hands[side] if s.known[side] >> card & 1]
        require(bin(s.known[side]).count("1") == len(known), "a known card is not in the stack", "stack-known")
        low = s.hands[side][: s.bottom[side]]
        require(all(card in known for card in low), "a card at the bottom of a stack is not known", "bottom-known")


def check_regions(s: SoloState) -> None:
    """The scoring cards are all there, and the face-up ones go together (SP-3)."""
    cards = all_scoring_cards(s)
    gone = [SOUTHEAST_ASIA_SCORING] if SOUTHEAST_ASIA_SCORING in s.removed else []
    require(sorted([*cards, *gone]) == sorted(new_pile()), f"scoring cards {cards}", "scoring-cards")
    if s.turn < MID_WAR_TURN:
        require(not (IS_EARLY[s.primary] and IS_EARLY[s.secondary]), "two Early War regions (SP-3.2)", "early-regions")
        require(s.scorings <= 1, "more than one scoring round (SP-3.6)", "scorings", n=1)
    require(s.scorings <= 2, "more than two scoring rounds (SP-3.6)", "scorings", n=2)


def check_change(before: SoloState, after: SoloState) -> None:
    """A turn has exactly one scoring round in the Early War, then two (SP-3.6)."""
    if before.turn < after.turn and not after.over:
        require(after.scorings == 0 or after.round > 0, "scoring rounds are carried over to the next turn")
