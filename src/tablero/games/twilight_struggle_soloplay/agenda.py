"""The kinds of things to do on the agenda of SoloPlay; those of the two-player game keep their numbers there."""

from __future__ import annotations

from typing import Final

from ..twilight_struggle.agenda import STEP_NAMES as BASE_NAMES
from .view_types import Phase

AI_ROUND: Final = 30  # the AI's action round (SP-8)
AI_OPERATIONS: Final = 31  # [., card, printed ops, why] the AI uses the Ops of a card (SP-8.6)
PLAYER_ROUND: Final = 32  # the person's action round (SP-7)
START_TURN: Final = 33  # new cards, regions of round 1 (SP-2.1)
FILL: Final = 34  # [., step] cards that the stacks get unseen, before and after the drafts (SP-4)
DRAFT: Final = 35  # [., cards, bonus] cards are dealt openly and divided (SP-4.1)
HEADLINES: Final = 36  # choose them (SP-6)
NEXT_ROUND: Final = 37  # who acts next, or the end of a round (SP-2.2)
SCORE: Final = 38  # the Primary Region (SP-14)
END_OF_TURN: Final = 40  # box 6 (SP-13.3)
AFTER_END: Final = 41  # military operations and all the rest (SP-15)
FINAL_SCORING: Final = 42  # (SP-16.5)
PLAY_DRAWN: Final = 43  # the person plays one of the cards drawn (SP-7.1)
DICE: Final = 44  # the influence decided by dice at setup (SP-1.6)
AI_DONE: Final = 45  # the AI's round is summed up
MIND: Final = 70  # and above: steps of the AI's own

STEP_NAMES: Final[dict[int, Phase]] = {
    **dict(enumerate(BASE_NAMES)),
    AI_ROUND: "ai-round",
    AI_OPERATIONS: "ai-operations",
    PLAYER_ROUND: "player-round",
    START_TURN: "start-turn",
    FILL: "fill",
    DRAFT: "draft",
    HEADLINES: "solo-headlines",
    NEXT_ROUND: "solo-next-round",
    SCORE: "region-scoring",
    END_OF_TURN: "solo-end-of-turn",
    AFTER_END: "solo-after-end",
    FINAL_SCORING: "solo-final-scoring",
    PLAY_DRAWN: "play-drawn",
    DICE: "setup-dice",
    AI_DONE: "ai-done",
}


def step_name(item: int) -> Phase:
    return STEP_NAMES.get(item, "ai-step")
