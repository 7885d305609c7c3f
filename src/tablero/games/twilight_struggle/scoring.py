"""Scoring regions, and the end of the game by points (TS-10)."""

from __future__ import annotations

from typing import Final, get_args

from tablero.core.ask import Ask, Script
from tablero.core.remark import Remark

from .board import (
    ASIA,
    BORDERS_POWER,
    CARD,
    CIVIL_WAR,
    EUROPE,
    IN_REGION,
    IS_BATTLEGROUND,
    MIDDLE_EAST,
    REGION,
    REGION_ACTION,
    REGION_DATA,
    REGIONS,
    SOUTHEAST_ASIA,
    US,
    USSR,
    country,
)
from .cards import FORMOSAN_RESOLUTION, SHUTTLE_DIPLOMACY
from .state import BY_EUROPE, BY_FINAL_SCORING, TwilightState
from .tracks import AUTOMATIC_VICTORY, end_game, leader, move_marker
from .view_types import Status

NOTHING: Final = 0
PRESENCE: Final = 1
DOMINATION: Final = 2
CONTROL: Final = 3
STATUS_NAMES: Final[tuple[Status, ...]] = get_args(Status)
TAIWAN: Final[int] = country("taiwan")
THAILAND: Final[int] = country("thailand")
NO_COUNTRY: Final = -1


class Tally:
    """What a side has in a region (TS-10.1, TS-10.2)."""

    __slots__ = ("battlegrounds", "countries", "neighbours", "status")

    def __init__(self, countries: int, battlegrounds: int, neighbours: int) -> None:
        self.countries = countries
        self.battlegrounds = battlegrounds
        self.neighbours = neighbours  # countries next to the enemy superpower
        self.status = NOTHING

    def points(self, region: int) -> int:
        data = REGION_DATA[region]
        values = (0, data["presence"], data["domination"], data["control"])
        return values[self.status] + self.battlegrounds + self.neighbours


def is_battleground(s: TwilightState, place: int) -> bool:
    """Taiwan is one for scoring while the Formosan Resolution holds and the US controls it (card 35)."""
    return IS_BATTLEGROUND[place] or (place == TAIWAN and s.is_lasting(FORMOSAN_RESOLUTION) and s.holder[TAIWAN] == US)


def tallies(s: TwilightState, region: int, without: int = NO_COUNTRY, scoring: bool = True) -> list[Tally]:
    """Both sides' standing in a region; `without`: a country that does not count for the USSR (card 73).

    `scoring`: as a scoring would see it, with Taiwan (card 35); otherwise with printed battlegrounds only.
    """
    total = 0
    counts = [[0, 0, 0], [0, 0, 0]]
    for c in IN_REGION[region]:
        battleground = is_battleground(s, c) if scoring else IS_BATTLEGROUND[c]
        total += battleground
        side = s.holder[c]
        if side < 0 or (c == without and side == USSR):
            continue
        counts[side][0] += 1
        counts[side][1] += battleground
        counts[side][2] += BORDERS_POWER[1 - side][c]
    found = [Tally(*counts[USSR]), Tally(*counts[US])]
    for side in (USSR, US):
        found[side].status = status(found[side], found[1 - side], total)
    return found


def status(mine: Tally, other: Tally, total: int) -> int:
    """Presence, Domination or Control (TS-10.1)."""
    if mine.countries == 0:
        return NOTHING
    if mine.countries > other.countries:
        if mine.battlegrounds == total:
            return CONTROL
        if mine.battlegrounds > other.battlegrounds and mine.countries > mine.battlegrounds > 0:
            return DOMINATION
    return PRESENCE


def regions_dominated(s: TwilightState) -> list[int]:
    """By side, how many regions it dominates or controls; the Formosan Resolution is for scorings only (card 45)."""
    both = [tallies(s, region, scoring=False) for region in range(REGIONS)]
    return [len([found for found in both if found[side].status >= DOMINATION]) for side in (USSR, US)]


def region_points(s: TwilightState, region: int, without: int = NO_COUNTRY) -> int:
    """The move of the VP marker; positive is towards the US (TS-10.2)."""
    found = tallies(s, region, without)
    return found[US].points(region) - found[USSR].points(region)


def not_ignorable(s: TwilightState, region: int, ignorable: list[int], place: int) -> Remark | None:
    """Shuttle Diplomacy: a battleground of the region that the USSR controls (card 73)."""
    if place in ignorable:
        return None
    if REGION[place] != region or place == CIVIL_WAR:
        return Remark("why-not-in-region", "TS-card-73", place=place, region=REGION_ACTION + region)
    return Remark("why-no-soviet-battleground", "TS-card-73", place=place)


def score_region(s: TwilightState, region: int, rule: str) -> Script:
    """Score a region by its card."""
    without = NO_COUNTRY
    if region in (ASIA, MIDDLE_EAST) and s.is_lasting(SHUTTLE_DIPLOMACY):
        ignorable = [c for c in IN_REGION[region] if s.holder[c] == USSR and is_battleground(s, c)]
        if ignorable:
            without = yield Ask(
                US,
                "ignore",
                lambda: ignorable,
                "TS-card-73",
                why=lambda place: not_ignorable(s, region, ignorable, place),
                region=REGION_ACTION + region,
            )
            s.note("ignored", "TS-card-73", who=US, place=without)
        s.lasting &= ~(1 << SHUTTLE_DIPLOMACY)
        s.discards = [*s.discards, SHUTTLE_DIPLOMACY]
        s.note("effect-ends", "TS-card-73", card=CARD + SHUTTLE_DIPLOMACY)
    found = tallies(s, region, without)
    tell_tallies(s, region, found, rule)
    if region == EUROPE and europe_is_won(s, found):
        return
    move_marker(s, found[US].points(region) - found[USSR].points(region), rule)


def tell_tallies(s: TwilightState, region: int, found: list[Tally], rule: str) -> None:
    for side in (USSR, US):
        s.note(
            "scores",
            rule,
            who=side,
            region=REGION_ACTION + region,
            status=found[side].status,
            countries=found[side].countries,
            battlegrounds=found[side].battlegrounds,
            neighbours=found[side].neighbours,
            points=found[side].points(region),
        )


def europe_is_won(s: TwilightState, found: list[Tally]) -> bool:
    """Control of Europe wins at once (TS-10.3)."""
    for side in (USSR, US):
        if found[side].status == CONTROL:
            end_game(s, side, BY_EUROPE, "TS-10.3")
    return s.over


def southeast_asia_points(s: TwilightState) -> int:
    """One for each country, two for Thailand (card 38)."""
    points = 0
    for c in SOUTHEAST_ASIA:
        if s.holder[c] >= 0:
            points += (1 if s.holder[c] == US else -1) * (2 if c == THAILAND else 1)
    return points


def final_scoring(s: TwilightState) -> None:
    """All six regions and the China Card, as one net change; 20 points are not tested in between (TS-10.5)."""
    total = 0
    for region in range(REGIONS):
        found = tallies(s, region)
        tell_tallies(s, region, found, "TS-10.5")
        if region == EUROPE and europe_is_won(s, found):
            return
        total += found[US].points(region) - found[USSR].points(region)
    if s.china >= 0:
        s.note("china-point", "TS-9.5", who=s.china)
        total += 1 if s.china == US else -1
    move_marker(s, total, "TS-10.5")
    end_game(s, judged_winner(s), BY_FINAL_SCORING, "TS-10.5")


def judged_winner(s: TwilightState) -> int:
    """Who wins when the points decide; in the Late War scenario the US must have 20 (TS-12.2.4)."""
    if s.late_start:
        return US if s.vp >= AUTOMATIC_VICTORY else USSR
    return leader(s)
