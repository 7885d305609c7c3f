"""How well a side stands, for bots: points, what the regions would score, reach in the countries, and mortal danger.

The numbers are a judgement, not rules; `tablero simulate` and the arena tell whether a change helps.
"""

from __future__ import annotations

from math import tanh
from typing import Final

from . import agenda
from .board import (
    ALL_COUNTRIES,
    COUNTRIES,
    IS_BATTLEGROUND,
    OPS,
    REGION,
    REGIONS,
    SIDE,
    STABILITY,
    US,
    USSR,
)
from .operations import ANYWHERE, AROUND_NICARAGUA, FREE, IN_EUROPE, NUCLEAR_SUBS, TO_COUP, can_space, targets
from .plays import rounds_left, usual_rounds
from .scoring import tallies
from .state import TwilightState
from .tracks import space_plays_allowed

REGION_WEIGHT: Final = 0.45  # of what a region would score now
SCALE: Final = 18.0  # points that make a game nearly won
CHINA_POINTS: Final = 1.2
SPACE_POINTS: Final = 0.35
MILOPS_POINTS: Final = 0.8  # for each one missing, as the turn comes to its end
EUROPE_CONTROL: Final = 20  # what Control of Europe is counted as: it wins
COUNTRY_POINTS: Final[tuple[float, ...]] = tuple(
    (1.1 if IS_BATTLEGROUND[c] else 0.35) * (1.25 if REGION[c] == 0 else 1.0) for c in range(COUNTRIES)
)
# In one's own round at DEFCON 2: events that lower DEFCON, those that give the enemy a coup, and those of chance.
FATAL: Final[tuple[int, ...]] = (4, 50, 89)
LETS_COUP: Final[dict[int, int]] = {
    26: US,
    62: USSR,
    67: US,
    91: USSR,
    96: US,
}  # by card, the side that may make the coup
RISKY: Final[dict[int, float]] = {5: 0.15, 45: 0.4, 85: 0.5, 49: 0.1}
FREE_COUP_AREA: Final[dict[int, int]] = {91: AROUND_NICARAGUA, 96: IN_EUROPE}
OLYMPIC_GAMES: Final = 20
SUMMIT: Final = 45
CERTAIN: Final = 0.97


def evaluate(s: TwilightState, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    if s.over:
        return 0.5 if s.winner < 0 else float(s.winner == seat)
    standing = position_points(s)
    mine = standing if seat == US else -standing
    value = 0.5 + 0.49 * tanh((mine - milops_worry(s, seat) + milops_worry(s, 1 - seat)) / SCALE)
    return value * (1.0 - mortal_danger(s, seat))


def position_points(s: TwilightState) -> float:
    """What the position is worth in points; positive is good for the US."""
    points = float(s.vp)
    for region in range(REGIONS):
        both = tallies(s, region)
        points += REGION_WEIGHT * (both[US].points(region) - both[USSR].points(region))
        if region == 0:
            points += REGION_WEIGHT * EUROPE_CONTROL * ((both[US].status == 3) - (both[USSR].status == 3))
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


def milops_worry(s: TwilightState, side: int) -> float:
    """Military operations that will be missing at the end of the turn (TS-8.4)."""
    missing = s.defcon - s.milops[side]
    if missing <= 0 or s.round == 0:
        return 0.0
    return MILOPS_POINTS * missing * s.round / usual_rounds(s)


def mortal_danger(s: TwilightState, seat: int) -> float:
    """How likely `seat` has lost by a rule that ends the game at once: nuclear war in its own round (TS-8.3)."""
    if s.defcon > 3:
        return 0.0
    danger = hand_danger(s, seat)
    if s.phasing == seat and s.defcon == 2:
        if s.occurred >> OLYMPIC_GAMES & 1:
            danger = CERTAIN  # the enemy may boycott
        elif s.occurred >> SUMMIT & 1:
            danger = max(danger, RISKY[SUMMIT])
        for card, side in LETS_COUP.items():  # the enemy may be about to use its Operations
            if s.occurred >> card & 1 and side != seat:
                danger = max(danger, event_danger(s, seat, card))
        for item in s.agenda:
            if item[0] == agenda.EVENT:
                danger = max(danger, event_danger(s, seat, item[1]))
            elif item[0] == agenda.OPERATIONS and item[1] != seat and item[4] & TO_COUP:
                danger = max(danger, CERTAIN if can_start_war(s, item[1], item[5], bool(item[4] & FREE)) else 0.0)
    return danger


def event_danger(s: TwilightState, seat: int, card: int) -> float:
    """The danger of an event that is still to come in the own round."""
    if card in FATAL or card == OLYMPIC_GAMES:
        return CERTAIN
    if LETS_COUP.get(card) == 1 - seat:
        return (
            CERTAIN if can_start_war(s, 1 - seat, FREE_COUP_AREA.get(card, ANYWHERE), card in FREE_COUP_AREA) else 0.0
        )
    return RISKY.get(card, 0.0)


def can_start_war(s: TwilightState, side: int, area: int, free: bool) -> bool:
    """Whether `side` could make a coup in a battleground."""
    if side == US and s.is_lasting(NUCLEAR_SUBS):
        return False
    return any(IS_BATTLEGROUND[c] for c in targets(s, side, area, free, True))


def hand_danger(s: TwilightState, seat: int) -> float:
    """Cards that are deadly at DEFCON 2, beyond those that can be kept or sent into space; at 3 it may come to that."""
    if s.round == 0:
        return 0.0
    hand = s.hands[seat]
    deadly = [card for card in hand if SIDE[card] == 1 - seat and event_danger(s, seat, card) > 0.0]
    if not deadly:
        return 0.0
    left = rounds_left(s, seat) - (1 if s.phasing == seat and s.step != agenda.ROUND else 0)
    keepable = len(hand) - left + int(s.china == seat and s.china_up)
    spaceable = space_plays_allowed(s, seat) - s.space_plays[seat]
    if not any(can_space(s, seat, card, OPS[card]) for card in deadly):
        spaceable = 0
    excess = len(deadly) - max(0, keepable) - max(0, spaceable)
    return 0.0 if excess <= 0 else min(0.9, (0.5 if s.defcon == 2 else 0.12) * excess)
