"""The judgement that bots had of Twilight Struggle first, kept as it is: the yardstick for every later one.

`tablero simulate twilight-struggle --bots us=greedy,ussr=yardstick` plays against it. Nothing here is to be improved:
today's judgement is evaluation.py, with shortlist.py and hints.py. SoloPlay's yardstick goes by its view of the
map, and SoloPlay's bots by its shortlist. A test holds it to what it said of some positions.
"""

from __future__ import annotations

from math import tanh
from typing import Final

from tablero.core.ask import Ask
from tablero.core.hints import BotHints

from .board import (
    ALL_COUNTRIES,
    CARD_LIST,
    COUNTRIES,
    EUROPE,
    IS_BATTLEGROUND,
    IS_SCORING,
    REGION,
    REGION_IDS,
    REGIONS,
    STABILITY,
    US,
    USSR,
)
from .danger import mortal_danger, round_danger
from .plays import usual_rounds
from .scoring import CONTROL, region_points, southeast_asia_points, tallies
from .state import TwilightState

REGION_WEIGHT: Final = 0.45  # of what a region would score now
HELD_WEIGHT: Final = 0.45  # more, if its scoring card is in the own hand
SCALE: Final = 18.0  # points that make a game nearly won
CHINA_POINTS: Final = 1.2
SPACE_POINTS: Final = 0.35
MILOPS_POINTS: Final = 0.8  # for each one missing, as the turn comes to its end
EUROPE_CONTROL: Final = 20  # what Control of Europe is counted as: it wins
COUNTRY_POINTS: Final[tuple[float, ...]] = tuple(
    (1.1 if IS_BATTLEGROUND[c] else 0.35) * (1.25 if REGION[c] == EUROPE else 1.0) for c in range(COUNTRIES)
)
MOST: Final = 10  # countries that are looked at
KINDS: Final[tuple[str, ...]] = ("place", "solo-place", "setup")
REACHED: Final = 1.0  # control is gained
BROKEN: Final = 0.9  # the enemy's control is ended
KEPT: Final = 0.2  # control is made safer
OPPOSED: Final = 0.35  # the enemy's control is weakened
BATTLEGROUND: Final = 3.0


def evaluate(s: TwilightState, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    if s.over:
        return 0.5 if s.winner < 0 else float(s.winner == seat)
    standing = position_points(s) + scorings_in_hand(s, seat)
    mine = standing if seat == US else -standing
    value = 0.5 + 0.49 * tanh((mine - milops_worry(s, seat) + milops_worry(s, 1 - seat)) / SCALE)
    value += (1.0 - value) * round_danger(s, 1 - seat)
    return value * (1.0 - mortal_danger(s, seat))


def position_points(s: TwilightState) -> float:
    """What the position is worth in points; positive is good for the US."""
    points = float(s.vp)
    for region in range(REGIONS):
        both = tallies(s, region)
        points += REGION_WEIGHT * (both[US].points(region) - both[USSR].points(region))
        if region == EUROPE:
            points += REGION_WEIGHT * EUROPE_CONTROL * ((both[US].status == CONTROL) - (both[USSR].status == CONTROL))
    influence = s.influence
    for c in ALL_COUNTRIES:
        margin = influence[COUNTRIES + c] - influence[c]
        if margin:
            share = margin / STABILITY[c]
            points += COUNTRY_POINTS[c] * (1.0 if share > 1.0 else -1.0 if share < -1.0 else share)
    points += SPACE_POINTS * (s.space[US] - s.space[USSR])
    if s.china >= 0:
        points += CHINA_POINTS if s.china == US else -CHINA_POINTS
    return points


def scorings_in_hand(s: TwilightState, seat: int) -> float:
    """What the scoring cards of the own hand, which must be played this turn, add to the weight of their regions."""
    points = 0
    for card in s.hands[seat]:
        if IS_SCORING[card]:
            name = CARD_LIST[card - 1].scoring
            points += region_points(s, REGION_IDS.index(name)) if name in REGION_IDS else southeast_asia_points(s)
    return HELD_WEIGHT * points


def milops_worry(s: TwilightState, side: int) -> float:
    """Military operations that will be missing at the end of the turn (TS-8.4)."""
    missing = s.defcon - s.milops[side]
    if missing <= 0 or s.round == 0:
        return 0.0
    return MILOPS_POINTS * missing * s.round / usual_rounds(s)


def shortlist(s: TwilightState, ask: Ask, side: int) -> list[int]:
    """The options of `ask`, which is for `side`, that a bot looks at."""
    options = ask.options
    if ask.kind not in KINDS or len(options) <= MOST:
        return options
    places = [option for option in options if option < COUNTRIES]
    promise = [(-promise_of(s, side, place), place) for place in places]
    promise.sort()
    found = [place for _, place in promise[:MOST]]
    return [*found, *[option for option in options if option >= COUNTRIES]]


def promise_of(s: TwilightState, side: int, place: int) -> float:
    """What one more influence in a country may be good for."""
    enemy = 1 - side
    lead = s.influence[side * COUNTRIES + place] + 1 - s.influence[enemy * COUNTRIES + place]
    stability = STABILITY[place]
    holder = s.holder[place]
    if holder == side:
        worth = KEPT / (lead - stability)
    elif holder == enemy:
        worth = BROKEN if -lead < stability else OPPOSED / (1 - lead - stability)
    else:
        worth = REACHED if lead >= stability else 0.6 / (stability - lead)
    return worth * (BATTLEGROUND if IS_BATTLEGROUND[place] else 1.0)


class FirstHints(BotHints[TwilightState]):
    def starts_sequence(self, kind: str) -> bool:
        """What a card is worth shows only when it has been used."""
        return kind in ("card", "use", "operations")

    def budget(self, kind: str) -> int:
        """The uses of one card differ more than the cards."""
        return 240 if kind in ("use", "operations") else 100

    def shortlist(self, s: TwilightState, ask: Ask) -> list[int]:
        return shortlist(s, ask, ask.seat)
