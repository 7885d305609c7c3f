"""The kinds of things to do that stand on the agenda, each the number of a step (steps.py)."""

from __future__ import annotations

from typing import Final, get_args

from .view_types import Step

FREE_PLACEMENT: Final = 1  # [., side, points] at setup (TS-2.3, TS-2.4)
HANDICAP: Final = 2  # [., side, points] (TS-2.6)
NEW_TURN: Final = 3
HEADLINES: Final = 4  # choose them (TS-4.1)
HEADLINE: Final = 5  # [., side] resolve one
NEXT_ROUND: Final = 6
ROUND: Final = 7  # the action round of the phasing player
AFTER_ROUND: Final = 8
EVENT: Final = 9  # [., card, player]
OPERATIONS: Final = 10  # [., side, card, ops, uses, area, …] (operations.py)
SPACE: Final = 11  # [., side, card]
DISPOSE: Final = 12  # [., card] after its play (TS-5.6)
PASS_CHINA: Final = 13  # [., to side]
FLOWER: Final = 14  # [., card] (TS-7.11)
END_OF_TURN: Final = 15
FINAL_SCORING: Final = 16
PLAY: Final = 17  # [., side, card] a card taken by Grain Sales is played
EVENT_STEP: Final = 18  # [., card, player, …] the rest of an event
AFTER_END: Final = 19  # military operations and all that follows the discard of box 6 (TS-3.6)

STEP_NAMES: Final[tuple[Step, ...]] = get_args(Step)
