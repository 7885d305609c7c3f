"""The kinds of things to do that stand on the agenda, each the number of a step (steps.py)."""

from __future__ import annotations

from typing import Final, get_args

from .view_types import Phase

NEXT_CARD: Final = 1  # turn over the next card (2.3.8)
SLOT: Final = 2  # ask the next Eligible faction (2.3)
ADJUST: Final = 3  # the end of an event card (2.3.7)
CHOOSE_OPERATION: Final = 4  # [., faction, limited, free, activity allowed]
OPERATE: Final = 5  # one more decision of the running Operation
ACTIVATE: Final = 6  # [., space] Sweep or Patrol finds Guerrillas there
TRAIN_EXTRA: Final = 7  # a Base or Civic Action after Train
PATROL_ASSAULT: Final = 8
LAST_ACTIVITY: Final = 9  # a Special Activity after all spaces
END_OPERATION: Final = 10
SHIP: Final = 11  # a shipped extra operation (2.3.6)
EVENT: Final = 12  # [., card, side, faction]
NON_PLAYER: Final = 13  # [., faction], then [., faction, stage, …] (nonplayer/turn.py)
PROPAGANDA: Final = 14  # [., phase]
CIVIC_ACTION: Final = 15
AGITATION: Final = 16
ELITE_BACKING: Final = 17
REDEPLOY: Final = 18
DRUG_PROFITS: Final = 19  # [., faction]
DEPLOY: Final = 20
NEW_ZONE: Final = 21
GAME_END: Final = 22
EVENT_STEP: Final = 23  # [., card, side, faction, stage, …] the rest of a long event
DEALS: Final = 25  # hand-overs after an Event (1.5.1)
GATHER: Final = 24  # [., faction, space] Guerrillas come together at a Base (3.3.1)

STEP_NAMES: Final[tuple[Phase, ...]] = get_args(Phase)
