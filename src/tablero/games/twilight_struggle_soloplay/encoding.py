"""What the person knows, as numbers for programs that learn (core/encoding.py).

That is the table of the two-player game, cards seen on their way into the stacks, the draft, and the regions.
"""

from __future__ import annotations

from typing import Final

from tablero.core.encoding import NONE, Encoder, Labels

from ..twilight_struggle.board import CARD_IDS, SIDES
from ..twilight_struggle.encoding import ASK_VALUES as BASE_VALUES
from ..twilight_struggle.encoding import MOST_CARDS, observe_table
from .agenda import STEP_NAMES
from .board import SOLO_REGION_IDS, region_of
from .secrets import unknown_part
from .state import SoloState

STEPS: Final[list[int]] = sorted(STEP_NAMES)
ACTED: Final[Labels] = (*SIDES, "scored")
PHASES: Final[Labels] = (*[STEP_NAMES[step] for step in STEPS], "ai-step")
ASK_VALUES: Final[Labels] = (*BASE_VALUES, "bonus", "given", "kept", "other", "secondary")


def observe(o: Encoder, s: SoloState, seat: int) -> None:
    """Everything the person may know."""
    observe_table(o, s)
    o.one("phase", STEPS.index(s.step) if s.step in STEPS else len(STEPS), PHASES, "what is being carried out")
    o.one("person", s.person, SIDES, "the side of the person")
    o.number("handicap", s.handicap, -20, 20, "where the VP marker began, on the AI's side")
    observe_regions(o, s)
    o.some("drawn", s.drawn, CARD_IDS, 1, "cards drawn by the person, to choose from")
    o.some("dealt", s.dealt, CARD_IDS, 1, "open cards of the draft, not yet chosen")
    o.some("kept", s.kept, CARD_IDS, 1, "those the person has chosen")
    hidden = s.deck + unknown_part(s, 0) + unknown_part(s, 1)
    o.some("unseen", hidden, CARD_IDS, 1, "cards that nobody has seen on their way")
    o.some("seen_ussr", known_part(s, 0), CARD_IDS, 1, "cards known to be in the stack of the USSR")
    o.some("seen_us", known_part(s, 1), CARD_IDS, 1, "cards known to be in the stack of the US")
    top = s.peeked if s.person == 1 else 0
    o.some("peeked", s.deck[len(s.deck) - top :] if top else [], CARD_IDS, 1, "top cards of the draw pile one looks at")
    o.one("headline_ussr", s.headlines[0] - 1, CARD_IDS, "the headline of the USSR, not yet resolved")
    o.one("headline_us", s.headlines[1] - 1, CARD_IDS, "the headline of the US")
    o.numbers("stack_sizes", [len(s.hands[0]), len(s.hands[1])], MOST_CARDS, SIDES, NONE, "cards in each stack")
    o.bits("acted", s.acted, ACTED, 0, "who has acted in this round, and whether it was scored")
    o.bits("pending", s.pending, CARD_IDS, 1, "events that wait for something")


def known_part(s: SoloState, side: int) -> list[int]:
    """The cards of a stack that the person has seen on their way."""
    return [card for card in s.hands[side] if s.known[side] >> card & 1]


def observe_regions(o: Encoder, s: SoloState) -> None:
    o.one("primary", region_of(s.primary) if s.primary else -1, SOLO_REGION_IDS, "the Primary Region")
    o.one("secondary", region_of(s.secondary) if s.secondary else -1, SOLO_REGION_IDS, "the Secondary Region")
    o.flag("scoring_round", s.scoring, "this is a scoring round")
    o.number("scorings", s.scorings, 0, 8, "scoring rounds of this turn, this one included")
    o.flag("southeast_scored", s.southeast_scored, "Southeast Asia was scored this turn")
    o.some("aside", [region_of(card) for card in s.aside], SOLO_REGION_IDS, 0, "scoring cards used this turn")
    o.some("pile", [region_of(card) for card in s.pile], SOLO_REGION_IDS, 0, "those still to come, in no order")
