"""How well a side stands, for bots: points, what the regions would score, reach in the countries, and mortal danger.

The numbers are a judgement, not rules; `tablero simulate` and the arena tell whether a change helps.
"""

from __future__ import annotations

from math import tanh
from typing import Final

from . import agenda
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
from .cards import FIVE_YEAR_PLAN, GRAIN_SALES, MISSILE_ENVY, OLYMPIC_GAMES, STAR_WARS, SUMMIT
from .operations import TO_COUP
from .perils import BRINK, LETS_COUP, can_be_fatal, can_start_war, fatal_cards, forced, is_prey, is_weapon
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
# How likely the game is lost: by an event that the enemy can make fatal, by a Summit, by chance, and, by DEFCON level,
# if a fatal card will have to be played this turn; THIN if only one way around it is left.
IN_PROGRESS: Final[tuple[int, ...]] = (OLYMPIC_GAMES, SUMMIT, STAR_WARS, *LETS_COUP)  # the enemy decides
CERTAIN: Final = 0.97
BY_SUMMIT: Final = 0.4
BY_CHANCE: Final = 0.15
FORCED: Final[tuple[float, ...]] = (1.0, 1.0, 0.85, 0.4, 0.12, 0.05)
THIN: Final = 0.02


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


def mortal_danger(s: TwilightState, seat: int) -> float:
    """How likely `seat` has lost by a rule that ends the game at once: nuclear war in its own round (TS-8.3)."""
    return max(round_danger(s, seat), hand_danger(s, seat))


def round_danger(s: TwilightState, seat: int) -> float:
    """The danger of what is still to happen in the own round or headline."""
    if s.phasing != seat:
        return 0.0
    danger = 0.0
    for item in s.agenda:
        step = item[0]
        if step == agenda.EVENT:
            _, card, player = item
            danger = max(danger, event_danger(s, seat, card, player))
        elif step == agenda.PLAY:
            _, _, card = item
            danger = max(danger, CERTAIN if is_prey(s, card, s.defcon) else 0.0)
        elif step == agenda.OPERATIONS and s.defcon == BRINK:
            side, uses, area = item[1], item[4], item[5]
            if side != seat and uses & TO_COUP and can_start_war(s, side, area):
                danger = max(danger, CERTAIN)
    for card in IN_PROGRESS:
        if s.occurred >> card & 1:
            danger = max(danger, event_danger(s, seat, card, seat))
    return danger


def event_danger(s: TwilightState, seat: int, card: int, player: int) -> float:
    """The danger of an event that is still to come, or going on, in a round of `seat`."""
    if player != seat:
        return CERTAIN if is_weapon(s, card, s.defcon) else 0.0
    if not can_be_fatal(s, seat, card, s.defcon):
        return 0.0
    if card == SUMMIT:
        return BY_SUMMIT
    by_chance = card in (FIVE_YEAR_PLAN, MISSILE_ENVY) or (card == GRAIN_SALES and s.defcon > BRINK)
    return BY_CHANCE if by_chance else CERTAIN


def hand_danger(s: TwilightState, seat: int) -> float:
    """The danger of having to play a fatal card before the turn is over."""
    fatal = fatal_cards(s, seat)
    if not fatal:
        return 0.0
    rounds = forced(s, seat, fatal)
    if rounds > 0:
        return FORCED[s.defcon]
    return THIN if rounds == 0 and s.defcon <= BRINK + 1 else 0.0
