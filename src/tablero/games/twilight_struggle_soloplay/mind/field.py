"""The map as the AI plans on it: a copy of influence and control, what a country needs and costs (SP-9.0 to SP-9.5).

A `Field` says where markers may go: reach, markers in one country, whether enemy control makes them dear. With events
the card says so (SP-11.5); with Operations the rules of SP-5 do.
"""

from __future__ import annotations

from typing import Final

from ...twilight_struggle.board import (
    ADJACENT,
    BORDERS_POWER,
    COUNTRIES,
    COUNTRY_IDS,
    IS_BATTLEGROUND,
    REGION,
    STABILITY,
    US,
    USSR,
)
from ...twilight_struggle.cards import VIETNAM_REVOLTS
from ...twilight_struggle.influence import control_of, reachable
from ..board import DEFERRED, IS_MEMBER, ORDER, SOUTHEAST, region_of
from ..state import SoloState
from .standing import RegionTally, counts_as_battleground, tally_of

Key = tuple[int, int, str]

LIMIT: Final = 2  # markers of one card in a country (SP-5.6)


class Step:
    """Markers in one country, and which step of the plan put them there."""

    __slots__ = ("cost", "count", "place", "reason")

    def __init__(self, place: int, count: int, reason: str) -> None:
        self.place = place
        self.count = count
        self.reason = reason
        self.cost = count  # in Ops, once it is settled (SP-5.1)


class Field:
    """A trial of placements in a region."""

    def __init__(self, s: SoloState, region: int, reach: list[int], limit: int) -> None:
        self.s = s
        self.ai = s.ai
        self.region = region  # whose planning value counts
        self.area = region  # where markers go; with the China Card all of Asia (SP-12.4)
        self.reach = reach  # where markers may go at all
        self.limit = limit  # markers in one country (SP-5.6)
        self.dear = True  # a marker in a country of the player costs 2
        self.capped = True  # never beyond control, or control + 1 in a battleground (SP-9.2)
        self.links = False  # linked countries belong to it (SP-5.3)
        self.outward = False  # countries that border another region come first (SP-9.9)
        self.late = False  # deferred countries are admitted (SP-9.7, L12)
        self.influence = s.influence[:]
        self.holder = s.holder[:]
        self.placed: dict[int, int] = {}

    # -- a country -----------------------------------------------------------------------------------------------

    def own(self, c: int) -> int:
        return self.influence[self.ai * COUNTRIES + c]

    def enemy(self, c: int) -> int:
        return self.influence[(1 - self.ai) * COUNTRIES + c]

    def need(self, c: int) -> int:
        """Markers that are missing to control."""
        return max(0, self.enemy(c) + STABILITY[c] - self.own(c))

    def to_break(self, c: int) -> int:
        """Markers that end the player's control."""
        return self.enemy(c) - self.own(c) - STABILITY[c] + 1

    def room(self, c: int) -> int:
        """Markers that may still go there: the limit of the card, and the cap."""
        left = self.limit - self.placed.get(c, 0)
        if self.capped:
            left = min(left, self.need(c) + int(IS_BATTLEGROUND[c]) if not self.surplus(c) else 0)
        return left

    def surplus(self, c: int) -> bool:
        """Whether the country is at its cap or above."""
        return self.own(c) >= self.enemy(c) + STABILITY[c] + int(IS_BATTLEGROUND[c])

    def cost(self, c: int, count: int) -> int:
        """Ops for so many markers; each is priced anew."""
        if not self.dear or self.holder[c] != 1 - self.ai:
            return count
        return count + min(count, self.to_break(c))

    def affordable(self, c: int, ops: int) -> int:
        """The most markers that `ops` can pay for there."""
        count = 0
        while count < self.limit and self.cost(c, count + 1) <= ops:
            count += 1
        return count

    def is_deferred(self, c: int) -> bool:
        """Left alone until a turn or an event has come (SP-9.11)."""
        entry = DEFERRED.get(c)
        if entry is None or self.late or entry.side not in (-1, self.ai):
            return False
        s = self.s
        if entry.from_turn and s.turn >= entry.from_turn:
            return False
        return not (entry.after_event and entry.after_event in s.removed)

    def key(self, c: int) -> Key:
        """The order between equals (SP-9.5)."""
        near = BORDERS_POWER[USSR][c] or BORDERS_POWER[US][c]
        order = ORDER[self.ai][self.area if IS_MEMBER[self.area][c] else REGION[c]]
        return (0 if near else 1, order.index(c), COUNTRY_IDS[c])

    # -- the countries in question -------------------------------------------------------------------------------

    def inside(self) -> list[int]:
        """Reachable countries of the region."""
        members = IS_MEMBER[self.area]
        return [c for c in self.reach if members[c] and not self.is_deferred(c)]

    def linked(self) -> list[int]:
        """Reachable countries next to a country of the region with AI influence (SP-5.3)."""
        if not self.links:
            return []
        members = IS_MEMBER[self.region]
        found = []
        for c in self.reach:
            if not members[c] and not self.is_deferred(c):
                if any(members[n] and self.own(n) for n in ADJACENT[c]):
                    found.append(c)
        return found

    def borders_outside(self, c: int) -> bool:
        return any(REGION[n] != REGION[c] for n in ADJACENT[c])

    # -- changing it ---------------------------------------------------------------------------------------------

    def holder_with(self, c: int, count: int) -> int:
        """Who would control the country with so many markers more."""
        both = [self.influence[c], self.influence[COUNTRIES + c]]
        both[self.ai] += count
        return control_of(both[USSR], both[US], STABILITY[c])

    def put(self, c: int, count: int) -> None:
        self.holder[c] = self.holder_with(c, count)
        self.influence[self.ai * COUNTRIES + c] += count
        self.placed[c] = self.placed.get(c, 0) + count

    # -- what it is worth ----------------------------------------------------------------------------------------

    def tally(self) -> RegionTally:
        return tally_of(self.s, self.region, self.holder)

    def value(self) -> int:
        return self.tally().value(self.ai, self.region)

    def value_with(self, c: int, count: int) -> int:
        """The planning value after so many markers more in one country."""
        tally = self.tally()
        self.shift(tally, c, self.holder_with(c, count))
        return tally.value(self.ai, self.region)

    def shift(self, tally: RegionTally, c: int, holder: int) -> None:
        """Change a tally as if `holder` now controlled the country."""
        if not IS_MEMBER[self.region][c] or holder == self.holder[c]:
            return
        before = counts_as_battleground(self.s, c, self.holder[c])
        after = counts_as_battleground(self.s, c, holder)
        tally.count(c, self.holder[c], before, -1, self.region)
        tally.count(c, holder, after, 1, self.region)
        tally.total += int(after) - int(before)


def reach_of(s: SoloState) -> list[int]:
    """Where the AI may place: as at the start of its round, or now in the Headline Phase (SP-5.1)."""
    reach = s.reach if s.reach and s.phasing == s.ai else reachable(s, s.ai)
    if s.ai == USSR and s.chernobyl >= 0:  # it may have happened in this very round
        return [c for c in reach if REGION[c] != s.chernobyl]
    return reach


def field_in(s: SoloState, region: int, limit: int = LIMIT) -> Field:
    """A trial of placements with Ops in a region; only the Primary Region has links (SP-5.2)."""
    field = Field(s, region, reach_of(s), limit)
    field.links = region == region_of(s.primary)
    field.outward = region == region_of(s.secondary)
    return field


def primary_field(s: SoloState) -> Field:
    """The Primary Region; with the extra Op of Vietnam Revolts nothing but Southeast Asia (SP-card-9)."""
    field = field_in(s, region_of(s.primary))
    field.links = not extra_op(s)
    return field


def extra_op(s: SoloState) -> int:
    """Vietnam Revolts helps the AI only while Southeast Asia is the Primary Region (SP-card-9)."""
    return int(region_of(s.primary) == SOUTHEAST and s.ai == USSR and s.is_lasting(VIETNAM_REVOLTS))


def list_key(s: SoloState, side: int, place: int) -> tuple[int, int]:
    """A country's place in the list of a side (SP-9.10)."""
    return ORDER[side][REGION[place]].index(place), REGION[place]


def becomes_controlled(s: SoloState, place: int, count: int) -> bool:
    """Whether so many markers more give the AI control it has not."""
    both = [s.influence[place], s.influence[place + len(s.holder)]]
    both[s.ai] += count
    return s.holder[place] != s.ai and control_of(both[0], both[1], STABILITY[place]) == s.ai
