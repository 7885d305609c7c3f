"""What a region is worth to the AI: planning level and planning value (SP-9.4).

Only who controls what matters, so a region is summed up in a `RegionTally`; a move is the difference it makes to one.
"""

from __future__ import annotations

from typing import Final

from ...twilight_struggle.board import (
    ADJACENT,
    ASIA,
    BORDERS_POWER,
    EUROPE,
    IS_BATTLEGROUND,
    MIDDLE_EAST,
    REGION_DATA,
    US,
    USSR,
)
from ...twilight_struggle.cards import FORMOSAN_RESOLUTION, SHUTTLE_DIPLOMACY
from ...twilight_struggle.scoring import CONTROL, DOMINATION, NOTHING, PRESENCE, TAIWAN, THAILAND
from ..board import MEMBERS, SOUTHEAST
from ..state import SoloState

SECURE_DOMINATION: Final = True  # Domination is planned for only with more non-battlegrounds, too (SP-9.4)
EUROPE_CONTROL: Final = 100  # what Control of Europe counts in planning


class RegionTally:
    """Who controls how much in a region: countries, battlegrounds, neighbours of the enemy's superpower, by side.

    With Shuttle Diplomacy the dearest battleground of the USSR does not count (card 73): `counted` leaves it out.
    """

    __slots__ = ("battlegrounds", "countries", "exposed", "neighbours", "shuttle", "total")

    def __init__(self) -> None:
        self.countries = [0, 0]
        self.battlegrounds = [0, 0]
        self.neighbours = [0, 0]
        self.exposed = 0  # battlegrounds of the USSR next to the US
        self.total = 0  # battlegrounds of the region
        self.shuttle = False

    def count(self, place: int, holder: int, battleground: bool, by: int, region: int) -> None:
        """Take a controlled country in (`by` 1) or out (-1); Southeast Asia has weights in place of battlegrounds."""
        if holder < 0:
            return
        if region == SOUTHEAST:
            self.countries[holder] += by * (2 if place == THAILAND else 1)
            return
        self.countries[holder] += by
        self.battlegrounds[holder] += by * battleground
        self.neighbours[holder] += by * BORDERS_POWER[1 - holder][place]
        if holder == USSR and battleground:
            self.exposed += by * BORDERS_POWER[US][place]

    def counted(self) -> RegionTally:
        """The same without the battleground that Shuttle Diplomacy takes from the USSR."""
        if not self.shuttle or not self.battlegrounds[USSR]:
            return self
        less = self.copy()
        less.shuttle = False
        less.countries[USSR] -= 1
        less.battlegrounds[USSR] -= 1
        less.neighbours[USSR] -= int(self.exposed > 0)
        return less

    def level(self, side: int, region: int) -> int:
        """The planning level (SP-9.4)."""
        return self.counted().plain_level(side, region)

    def plain_level(self, side: int, region: int) -> int:
        if region == SOUTHEAST or self.countries[side] == 0:
            return NOTHING
        other = 1 - side
        if self.countries[side] > self.countries[other] and self.battlegrounds[side] == self.total:
            return CONTROL
        if self.battlegrounds[side] > self.battlegrounds[other]:
            mine = self.countries[side] - self.battlegrounds[side]
            theirs = self.countries[other] - self.battlegrounds[other]
            loose = mine > 0 and self.countries[side] > self.countries[other]
            if mine > theirs if SECURE_DOMINATION else loose:
                return DOMINATION
        return PRESENCE

    def plain_score(self, side: int, region: int) -> int:
        if region == SOUTHEAST:
            return self.countries[side]
        data = REGION_DATA[region]
        control = EUROPE_CONTROL if region == EUROPE else data["control"]
        values = (0, data["presence"], data["domination"], control)
        return values[self.plain_level(side, region)] + self.battlegrounds[side] + self.neighbours[side]

    def value(self, ai: int, region: int) -> int:
        """The planning value: how far the AI is ahead."""
        counted = self.counted()
        return counted.plain_score(ai, region) - counted.plain_score(1 - ai, region)

    def copy(self) -> RegionTally:
        other = RegionTally()
        other.countries = self.countries[:]
        other.battlegrounds = self.battlegrounds[:]
        other.neighbours = self.neighbours[:]
        other.exposed = self.exposed
        other.total = self.total
        other.shuttle = self.shuttle
        return other


def counts_as_battleground(s: SoloState, place: int, holder: int) -> bool:
    """Taiwan is one while the Formosan Resolution holds and the US controls it (card 35)."""
    return IS_BATTLEGROUND[place] or (place == TAIWAN and holder == US and s.is_lasting(FORMOSAN_RESOLUTION))


def tally_of(s: SoloState, region: int, holders: list[int]) -> RegionTally:
    """A region as `holders` has it."""
    tally = RegionTally()
    for c in MEMBERS[region]:
        holder = holders[c]
        battleground = counts_as_battleground(s, c, holder)
        tally.total += battleground
        tally.count(c, holder, battleground, 1, region)
    tally.shuttle = region in (ASIA, MIDDLE_EAST) and s.is_lasting(SHUTTLE_DIPLOMACY)
    return tally


def planning_value(s: SoloState, region: int, holders: list[int] | None = None) -> int:
    """PV: positive if the AI leads the region, 0 if it is tied."""
    return tally_of(s, region, s.holder if holders is None else holders).value(s.ai, region)


def is_sealed(s: SoloState, place: int, holders: list[int]) -> bool:
    """The player can't come near: all neighbours are the AI's and its superpower is far (SP-9.7)."""
    if BORDERS_POWER[s.person][place]:
        return False
    return all(holders[c] == s.ai for c in ADJACENT[place])
