"""The map as the AI plans on it: a copy of influence and control, what a country needs and costs (SP-9.0 to SP-9.5).

A `Field` says where markers may go: reach, markers in one country, whether enemy control makes them dear. With events
the card says so (SP-11.5); with Operations the rules of SP-5 do.
"""

from __future__ import annotations

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
from ...twilight_struggle.influence import control_of
from ..board import DEFERRED, IS_MEMBER, MEMBERS, ORDER
from ..state import SoloState
from .standing import Tally, counts_as_battleground, tally_of

Key = tuple[int, int, str]


class Step:
    """Markers in one country, and which step of the plan put them there."""

    __slots__ = ("count", "place", "reason")

    def __init__(self, place: int, count: int, reason: str) -> None:
        self.place = place
        self.count = count
        self.reason = reason


class Field:
    """A trial of placements in a region."""

    def __init__(self, s: SoloState, region: int, reach: list[int], limit: int) -> None:
        self.s = s
        self.ai = s.ai
        self.region = region
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
        order = ORDER[self.ai][self.region if IS_MEMBER[self.region][c] else REGION[c]]
        return (0 if near else 1, order.index(c), COUNTRY_IDS[c])

    # -- the countries in question -------------------------------------------------------------------------------

    def inside(self) -> list[int]:
        """Reachable countries of the region."""
        members = IS_MEMBER[self.region]
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

    def tally(self) -> Tally:
        return tally_of(self.s, self.region, self.holder)

    def value(self) -> int:
        return self.tally().value(self.ai, self.region)

    def value_with(self, c: int, count: int) -> int:
        """The planning value after so many markers more in one country."""
        tally = self.tally()
        self.shift(tally, c, self.holder_with(c, count))
        return tally.value(self.ai, self.region)

    def shift(self, tally: Tally, c: int, holder: int) -> None:
        """Change a tally as if `holder` now controlled the country."""
        if not IS_MEMBER[self.region][c] or holder == self.holder[c]:
            return
        before = counts_as_battleground(self.s, c, self.holder[c])
        after = counts_as_battleground(self.s, c, holder)
        tally.count(c, self.holder[c], before, -1, self.region)
        tally.count(c, holder, after, 1, self.region)
        tally.total += int(after) - int(before)


def all_members(region: int) -> list[int]:
    return list(MEMBERS[region])
