"""What a player sees in a position of Twilight Struggle, each thing by itself and in victory points.

Each function is one feature; what it returns is positive if it is good for the US. Their sum is what bots go by
(evaluation.py); how much each counts is in `data/weights.toml`. Of the hands they look at that of `seat` alone,
which is the one it knows. The numbers are a judgement, not rules.
"""

from __future__ import annotations

from typing import Final

from .board import (
    ADJACENT,
    ALL_COUNTRIES,
    ASIA,
    BATTLEGROUNDS,
    BORDERS_POWER,
    CARD_LIST,
    COUNTRIES,
    EUROPE,
    IS_BATTLEGROUND,
    LAST_TURN,
    MID,
    MID_WAR_TURN,
    OPEN_AT,
    REGION,
    REGION_DATA,
    REGIONS,
    STABILITY,
    US,
    USSR,
)
from .cards import CUBAN_MISSILE_CRISIS, RED_SCARE, SOUTHEAST_ASIA_SCORING
from .perils import BRINK
from .plays import usual_rounds
from .scoring import CONTROL, TAIWAN, Tally, is_battleground, southeast_asia_points, status
from .state import TwilightState
from .tracks import AUTOMATIC_VICTORY
from .weights import (
    ACCESS,
    CHINA_CARD,
    COUNTRY_POINTS,
    EFFECTS,
    EUROPE_CONTROL,
    EXPOSED,
    IN_HAND,
    LASTING,
    MILITARY,
    MILITARY_EARLY,
    NEAR_VICTORY,
    REGION_GONE,
    REGION_HELD,
    REGION_LAST,
    REGION_LATER,
    REGION_NOW,
    ROUND_EFFECTS,
    SIDE_EFFECTS,
    SPACE,
    SPARE,
)

SCORING_CARD: Final[tuple[int, ...]] = tuple(data["scoring_card"] for data in REGION_DATA)
FROM_MID_WAR: Final[tuple[bool, ...]] = tuple(CARD_LIST[card - 1].war == MID for card in SCORING_CARD)
STATUS_VALUES: Final[tuple[tuple[int, ...], ...]] = tuple(
    (0, data["presence"], data["domination"], data["control"]) for data in REGION_DATA
)
BATTLEGROUNDS_IN: Final[tuple[int, ...]] = tuple(
    len([c for c in BATTLEGROUNDS if REGION[c] == n]) for n in range(REGIONS)
)
# where one needs influence to place in a country, as the influence of the USSR and of the US is numbered
NEAR: Final[tuple[tuple[int, ...], ...]] = tuple((c, *ADJACENT[c]) for c in range(COUNTRIES))
US_NEAR: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(COUNTRIES + near for near in NEAR[c]) for c in range(COUNTRIES)
)
# by DEFCON level, the battlegrounds in which a coup is possible and does not end the game
OPEN_TO_COUPS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(c for c in OPEN_AT[level] if IS_BATTLEGROUND[c] and level > BRINK) for level in range(6)
)
# influence that a coup of 3 Operations and a common roll moves
COUP_MOVES: Final[tuple[float, ...]] = tuple(6.5 - 2 * STABILITY[c] for c in range(COUNTRIES))
MOST_SPARE: Final = 2


# -- the map -----------------------------------------------------------------------------------------------------


def regions(s: TwilightState, seat: int) -> list[float]:
    """What each region would score now; the sooner its card can come up, the more that counts."""
    both = standings(s)
    found = []
    for region in range(REGIONS):
        ussr, us = both[2 * region], both[2 * region + 1]
        values = STATUS_VALUES[region]
        points = float(values[us.status] + us.battlegrounds + us.neighbours)
        points -= values[ussr.status] + ussr.battlegrounds + ussr.neighbours
        if region == EUROPE:
            points += EUROPE_CONTROL * ((us.status == CONTROL) - (ussr.status == CONTROL))
        found.append(points * region_weight(s, seat, region))
    return found


def standings(s: TwilightState) -> list[Tally]:
    """What both sides have in each region, as scoring.py counts it, but all regions at once: USSR and US by turns."""
    found = [Tally(0, 0, 0) for _ in range(2 * REGIONS)]
    holder = s.holder
    for c in ALL_COUNTRIES:
        side = holder[c]
        if side >= 0:
            tally = found[2 * REGION[c] + side]
            tally.countries += 1
            if IS_BATTLEGROUND[c]:
                tally.battlegrounds += 1
            if BORDERS_POWER[1 - side][c]:
                tally.neighbours += 1
    taiwan = int(is_battleground(s, TAIWAN))
    found[2 * ASIA + US].battlegrounds += taiwan
    for region in range(REGIONS):
        total = BATTLEGROUNDS_IN[region] + (taiwan if region == ASIA else 0)
        ussr, us = found[2 * region], found[2 * region + 1]
        ussr.status = status(ussr, us, total)
        us.status = status(us, ussr, total)
    return found


def region_weight(s: TwilightState, seat: int, region: int) -> float:
    """How much of what a region would score now can be counted on."""
    card = SCORING_CARD[region]
    last = REGION_LAST if s.turn == LAST_TURN else 0.0
    if card in s.hands[seat]:
        return REGION_NOW + REGION_HELD + last
    if s.turn < MID_WAR_TURN and FROM_MID_WAR[region]:
        return REGION_LATER
    return (REGION_GONE if card in s.discards else REGION_NOW) + last


def southeast_asia(s: TwilightState, seat: int) -> float:
    """Southeast Asia is scored by a card of its own, which I hold."""
    return REGION_HELD * southeast_asia_points(s) if SOUTHEAST_ASIA_SCORING in s.hands[seat] else 0.0


def influence(s: TwilightState) -> float:
    """Who controls which countries, battlegrounds above all, or is on the way to it."""
    points = 0.0
    influence = s.influence
    for c in ALL_COUNTRIES:
        margin = influence[COUNTRIES + c] - influence[c]
        if margin:
            share = margin / STABILITY[c]
            points += COUNTRY_POINTS[c] * (1.0 if share > 1.0 else -1.0 if share < -1.0 else share)
    return points


def spare(s: TwilightState) -> float:
    """Influence beyond what control of a battleground takes: it can't be broken by a single point."""
    influence = s.influence
    more = 0
    holders = s.holder
    for c in BATTLEGROUNDS:
        holder = holders[c]
        if holder == US:
            over = influence[COUNTRIES + c] - influence[c] - STABILITY[c]
            more += over if over < MOST_SPARE else MOST_SPARE
        elif holder == USSR:
            over = influence[c] - influence[COUNTRIES + c] - STABILITY[c]
            more -= over if over < MOST_SPARE else MOST_SPARE
    return SPARE * more


def access(s: TwilightState) -> float:
    """Battlegrounds that a side does not hold but could place in."""
    influence = s.influence
    reach = 0
    holders = s.holder
    for c in BATTLEGROUNDS:
        holder = holders[c]
        if holder != US:
            for near in US_NEAR[c]:
                if influence[near]:
                    reach += 1
                    break
        if holder != USSR:
            for near in NEAR[c]:
                if influence[near]:
                    reach -= 1
                    break
    return ACCESS * reach


def exposed(s: TwilightState) -> float:
    """Battlegrounds that a coup would take, where DEFCON still allows one."""
    risk = 0.0
    for c in OPEN_TO_COUPS[s.defcon]:
        holder = s.holder[c]
        if holder >= 0:
            loses = COUP_MOVES[c] - s.influence[holder * COUNTRIES + c] + STABILITY[c]
            if loses > 0.0:
                loses = loses if loses < 2.0 else 2.0
                risk += loses if holder == US else -loses
    return -EXPOSED * risk


# -- tracks ------------------------------------------------------------------------------------------------------


def points(s: TwilightState) -> float:
    """Victory points; each counts for more the nearer one side comes to automatic victory (TS-10.3)."""
    share = s.vp / AUTOMATIC_VICTORY
    return s.vp * (1.0 + NEAR_VICTORY * share * share)


def military(s: TwilightState) -> float:
    """Military operations that will be missing at the end of the turn (TS-8.4)."""
    return milops_worry(s, USSR) - milops_worry(s, US)


def milops_worry(s: TwilightState, side: int) -> float:
    """What a side has to fear for its military operations."""
    missing = s.defcon - s.milops[side]
    if missing <= 0 or s.round == 0:
        return 0.0
    return missing * (MILITARY_EARLY + (MILITARY - MILITARY_EARLY) * s.round / usual_rounds(s))


def space_race(s: TwilightState) -> float:
    """Who is ahead in the Space Race."""
    return SPACE * (s.space[US] - s.space[USSR])


def china_card(s: TwilightState) -> float:
    """Who holds the China Card."""
    return 0.0 if s.china < 0 else CHINA_CARD if s.china == US else -CHINA_CARD


# -- cards -------------------------------------------------------------------------------------------------------


def hand(s: TwilightState, seat: int) -> float:
    """What my hand is good for: events of my own, less the enemy's events that I may still have to set off."""
    points = 0.0
    worth = IN_HAND[seat]
    for card in s.hands[seat]:
        points += worth[card]
    return points if seat == US else -points


def lasting(s: TwilightState) -> float:
    """Effects that last: for the game, for the rest of the turn, or on one side alone."""
    points = 0.0
    rounds = rounds_left(s)
    bits = s.lasting
    if bits:
        for card, worth in EFFECTS:
            if bits >> card & 1:
                points += worth
        for card, worth in ROUND_EFFECTS:
            if bits >> card & 1:
                points += worth * rounds
    if s.scared:
        points += SIDE_EFFECTS[RED_SCARE] * rounds * ((s.scared & 1) - (s.scared >> 1))
    if s.crisis:
        points += SIDE_EFFECTS[CUBAN_MISSILE_CRISIS] * rounds * ((s.crisis & 1) - (s.crisis >> 1))
    return LASTING * points


def rounds_left(s: TwilightState) -> int:
    """Rounds of this turn that are still to come, about."""
    rounds = usual_rounds(s)
    return rounds if s.round == 0 else max(0, rounds - s.round) + 1
