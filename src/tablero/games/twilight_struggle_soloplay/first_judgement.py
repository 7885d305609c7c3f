"""The judgement that bots had of SoloPlay first, kept as it is: the yardstick for every later one.

`tablero simulate twilight-struggle-soloplay --bots yardstick` plays by it: the two-player game's first judgement of the
map, and what is scored next (SP-3). Nothing here is to be improved; today's judgement is evaluation.py.
"""

from __future__ import annotations

from math import tanh
from typing import Final

from ..twilight_struggle.board import EUROPE, MID_WAR_TURN, NEUTRAL, OPS, SIDE, US
from ..twilight_struggle.danger import CERTAIN
from ..twilight_struggle.first_judgement import milops_worry, position_points
from ..twilight_struggle.perils import LOWERS_DEFCON
from ..twilight_struggle.scoring import CONTROL, region_points, southeast_asia_points, tallies
from .board import IS_EARLY, SOUTHEAST, region_of
from .evaluation import is_lost
from .regions import FIRST_SCORING
from .state import SoloState
from .turns import SCORED

SCALE: Final = 18.0  # points that make a game nearly won
NOW: Final = 0.55  # of a region's points, if it is scored this round: besides what they count anyway
NEXT: Final = 0.45  # ... or next round
EUROPE_LOST: Final = 12.0  # Control of Europe by the AI, which then wins
EUROPE_WON: Final = 3.0
# what a card of 1 Op is worth in the own stack, and what it costs in the AI's: of the own side, of the AI's, neutral
OWN_STACK: Final[tuple[float, ...]] = (0.25, 0.1, 0.35)
AI_STACK: Final[tuple[float, ...]] = (0.05, 0.2, 0.35)
FATAL_CARD: Final = 0.6


def evaluate(s: SoloState) -> float:
    """From 0 (lost) to 1 (won)."""
    if s.over:
        return 0.5 if s.winner < 0 else float(s.winner == s.person)
    ahead = position_points(s) + scored_soon(s)
    mine = (ahead if s.person == US else -ahead) + europe(s) - milops_worry(s, s.person)
    if s.round == 0:
        mine += stacks_worth(s)
    value = 0.5 + 0.49 * tanh(mine / SCALE)
    return value * (1.0 - CERTAIN) if is_lost(s) else value


def scored_soon(s: SoloState) -> float:
    """What the region of this round or of the next will bring; positive is good for the US."""
    if s.scoring and s.acted < SCORED:
        return NOW * points_of(s, s.primary)
    if s.secondary and is_scored_next(s):
        return NEXT * points_of(s, s.secondary)
    return 0.0


def is_scored_next(s: SoloState) -> bool:
    """Whether the Secondary Region will be scored in the next round: in the Early War alone it is known (SP-3.6)."""
    return s.turn < MID_WAR_TURN and s.scorings == 0 and s.round + 1 >= FIRST_SCORING and IS_EARLY[s.secondary]


def points_of(s: SoloState, card: int) -> int:
    region = region_of(card)
    return southeast_asia_points(s) if region == SOUTHEAST else region_points(s, region)


def europe(s: SoloState) -> float:
    """Control of Europe, beyond its points (SP-16.4)."""
    both = tallies(s, EUROPE)
    if both[s.ai].status == CONTROL:
        return -EUROPE_LOST
    return EUROPE_WON if both[s.person].status == CONTROL else 0.0


def stacks_worth(s: SoloState) -> float:
    """How well the cards have been divided (SP-4.1)."""
    own = sum([card_worth(s, card, OWN_STACK) for card in [*s.hands[s.person], *s.kept]])
    given = sum([card_worth(s, card, AI_STACK) for card in [*s.hands[s.ai], *s.dealt]])
    fatal = [card for card in [*s.hands[s.person], *s.kept] if card in LOWERS_DEFCON and SIDE[card] == s.ai]
    return own - given - FATAL_CARD * len(fatal)


def card_worth(s: SoloState, card: int, worth: tuple[float, ...]) -> float:
    kind = 2 if SIDE[card] == NEUTRAL else int(SIDE[card] == s.ai)
    return worth[kind] * OPS[card]
