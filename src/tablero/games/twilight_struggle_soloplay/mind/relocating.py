"""De-Stalinization by the AI: whether it is worth it, what is lifted and where it goes (SP-11.9)."""

from __future__ import annotations

from typing import Final

from ...twilight_struggle.board import (
    AFRICA,
    ALL_COUNTRIES,
    CENTRAL_AMERICA,
    IS_BATTLEGROUND,
    MIDDLE_EAST,
    REGION,
    SOUTH_AMERICA,
    STABILITY,
    countries,
)
from ...twilight_struggle.influence import influence_of
from ..board import IS_MEMBER, ORDER, SOUTHEAST
from ..state import SoloState
from .field import list_key

STALIN_WALK: Final = countries("panama", "thailand", "venezuela", "argentina", "nigeria", "zaire")
STALIN_REGIONS: Final = (AFRICA, CENTRAL_AMERICA, SOUTH_AMERICA, SOUTHEAST, MIDDLE_EAST)
MOST_MOVED: Final = 4
LEAST_SURPLUS: Final = 2
MOST_THERE: Final = 2  # markers that the event may put in one country


class Relocation:
    """What De-Stalinization would do: markers by country, and whether that is good enough."""

    __slots__ = ("good", "placed", "surplus")

    def __init__(self, placed: dict[int, int], surplus: int, good: bool) -> None:
        self.placed = placed
        self.surplus = surplus
        self.good = good


def surplus_of(s: SoloState, place: int) -> int:
    """Markers that the AI does not need to control a country."""
    if s.holder[place] != s.ai:
        return 0
    return influence_of(s, s.ai, place) - influence_of(s, s.person, place) - STABILITY[place]


def relocation(s: SoloState, budget: int | None = None) -> Relocation:
    """The test of SP-11.9, and the markers that follow from it; `budget`: so many have been lifted already."""
    surplus = total_surplus(s)
    most = min(MOST_MOVED, surplus) if budget is None else budget
    left = most
    placed: dict[int, int] = {}
    used: list[int] = []
    for c in STALIN_WALK:
        region = SOUTHEAST if IS_MEMBER[SOUTHEAST][c] else REGION[c]
        need = influence_of(s, s.person, c) + STABILITY[c] - influence_of(s, s.ai, c)
        if s.holder[c] >= 0 or region in used or not 0 < need <= min(MOST_THERE, left):
            continue
        placed[c] = need
        used.append(region)
        left -= need
    if most >= LEAST_SURPLUS:
        if len(placed) >= 2:
            return Relocation(placed, surplus, True)
        weak = weak_countries(s, left)
        if len(placed) == 1 and len(weak) >= 2:
            return Relocation({**placed, **weak}, surplus, True)
    return Relocation(weak_countries(s, most), surplus, False)


def total_surplus(s: SoloState) -> int:
    return sum([surplus_of(s, c) for c in ALL_COUNTRIES])


def largest_surplus(s: SoloState) -> int:
    """Where De-Stalinization takes its next marker."""
    return max(sorted(ALL_COUNTRIES, key=lambda c: list_key(s, s.ai, c)), key=lambda c: surplus_of(s, c))


def weak_countries(s: SoloState, left: int) -> dict[int, int]:
    """Countries of stability 1, no battlegrounds, that so many markers can control, in the order of the lists."""
    found: dict[int, int] = {}
    for region in STALIN_REGIONS:
        for c in ORDER[s.ai][region]:
            need = influence_of(s, s.person, c) + STABILITY[c] - influence_of(s, s.ai, c)
            if STABILITY[c] == 1 and not IS_BATTLEGROUND[c] and s.holder[c] < 0 and 0 < need <= min(MOST_THERE, left):
                found[c] = need
                left -= need
    return found
