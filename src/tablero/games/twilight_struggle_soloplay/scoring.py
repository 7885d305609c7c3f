"""Scoring the Primary Region, the end of the game, and how well the person has done (SP-14, SP-16)."""

from __future__ import annotations

from typing import Final, get_args

from tablero.core.ask import Script

from ..twilight_struggle.board import ASIA, EUROPE, MIDDLE_EAST, REGIONS, US, USSR
from ..twilight_struggle.cards import SHUTTLE_DIPLOMACY
from ..twilight_struggle.scoring import (
    CONTROL,
    DOMINATION,
    NO_COUNTRY,
    Tally,
    is_battleground,
    region_points,
    score_region,
    southeast_asia_points,
    tallies,
    tell_tallies,
)
from ..twilight_struggle.state import BY_EUROPE, BY_FINAL_SCORING
from ..twilight_struggle.tracks import end_game, leader, move_marker
from .board import MEMBERS, SOUTHEAST, region_action, region_of
from .state import SoloState
from .view_types import Result

DEFEAT: Final = 0
DRAW: Final = 1
MARGINAL: Final = 2
DECISIVE: Final = 3
TOTAL: Final = 4
OVERWHELMING: Final = 5
AI_WINS: Final = 100  # in place of VP
RESULTS: Final[tuple[Result, ...]] = get_args(Result)


def score_primary(s: SoloState) -> Script:
    """The Primary Region is scored at the end of a scoring round (SP-14.1)."""
    s.pop()
    region = region_of(s.primary)
    s.note("region-is-scored", "SP-14.1", region=region_action(s.primary))
    if region == SOUTHEAST:
        s.southeast_scored = True
        move_marker(s, southeast_asia_points(s), "TS-card-38")
    elif region == EUROPE:
        score_europe(s)
    else:
        yield from score_region(s, region, "SP-14.1")


def score_europe(s: SoloState) -> None:
    """Control by the AI wins at once; by the person it counts as Domination, and wins with VP above 0 (SP-16.4)."""
    found = europe_tallies(s)
    controlled = tallies(s, EUROPE)[s.person].status == CONTROL
    tell_tallies(s, EUROPE, found, "SP-14.2")
    if found[s.ai].status == CONTROL:
        end_game(s, s.ai, BY_EUROPE, "SP-16.4")
        return
    move_marker(s, found[US].points(EUROPE) - found[USSR].points(EUROPE), "SP-14.2")
    if controlled and person_points(s) > 0:
        end_game(s, s.person, BY_EUROPE, "SP-16.4")


def points_now(s: SoloState, region: int) -> int:
    """The VP that a scoring would bring the AI now; AI_WINS for its Control of Europe (SP-14.1, SP-16.4)."""
    if region == SOUTHEAST:
        points = southeast_asia_points(s)
    elif region == EUROPE:
        found = europe_tallies(s)
        if found[s.ai].status == CONTROL:
            return AI_WINS
        points = found[US].points(EUROPE) - found[USSR].points(EUROPE)
    else:
        spared = [NO_COUNTRY]
        if region in (ASIA, MIDDLE_EAST) and s.is_lasting(SHUTTLE_DIPLOMACY):  # the US leaves one out (card 73)
            spared += [c for c in MEMBERS[region] if s.holder[c] == USSR and is_battleground(s, c)]
        points = max([region_points(s, region, c) for c in spared])
    return points if s.ai == US else -points


def europe_tallies(s: SoloState) -> list[Tally]:
    """Europe as it is scored here: the person's Control is Domination."""
    found = tallies(s, EUROPE)
    if found[s.person].status == CONTROL:
        found[s.person].status = DOMINATION
    return found


def final_scoring(s: SoloState) -> None:
    """All regions, Southeast Asia as part of Asia, and the China Card (SP-16.5)."""
    s.pop()
    total = 0
    for region in range(REGIONS):
        found = europe_tallies(s) if region == EUROPE else tallies(s, region)
        tell_tallies(s, region, found, "SP-16.5")
        if region == EUROPE and found[s.ai].status == CONTROL:
            end_game(s, s.ai, BY_EUROPE, "SP-16.4")
            return
        total += found[US].points(region) - found[USSR].points(region)
    s.note("china-point", "SP-12.7", who=s.china)
    total += 1 if s.china == US else -1
    move_marker(s, total, "SP-16.5")
    end_game(s, leader(s), BY_FINAL_SCORING, "SP-16.5")


# -- how well (SP-16.6) ------------------------------------------------------------------------------------------


def person_points(s: SoloState) -> int:
    """The VP as the person sees them."""
    return s.vp if s.person == US else -s.vp


def level_of(points: int) -> int:
    """What these VP would be worth at the end of the game."""
    if points <= 0:
        return DRAW if points == 0 else DEFEAT
    if points <= 3:
        return MARGINAL
    if points <= 6:
        return DECISIVE
    return TOTAL if points <= 9 else OVERWHELMING


def result_of(s: SoloState) -> int:
    """The level reached, or the one that the VP would bring if the game ended now."""
    if s.over and s.winner == s.ai:
        return DEFEAT
    return level_of(person_points(s))
