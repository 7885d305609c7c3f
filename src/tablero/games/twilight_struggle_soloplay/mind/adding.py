"""Which countries get influence by an event, and which lose it: the AI's choices within a card (SP-11.5 to SP-11.9)."""

from __future__ import annotations

from typing import Final

from ...twilight_struggle.board import (
    ADJACENT,
    AFRICA,
    CENTRAL_AMERICA,
    EUROPE,
    IS_BATTLEGROUND,
    MIDDLE_EAST,
    REGION,
    SOUTH_AMERICA,
    STABILITY,
    countries,
)
from ...twilight_struggle.influence import control_of, influence_of
from ..board import ALL_REGIONS, IS_MEMBER, ORDER, SOUTHEAST, region_of
from ..state import SoloState
from .field import Field, Step
from .placement import QUIET_ORDER, SCORING_ORDER, core, full_plan
from .standing import planning_value, tally_of

STALIN_WALK: Final = countries("panama", "thailand", "venezuela", "argentina", "nigeria", "zaire")  # SP-11.9
STALIN_REGIONS: Final = (AFRICA, CENTRAL_AMERICA, SOUTH_AMERICA, SOUTHEAST, MIDDLE_EAST)
MOST_MOVED: Final = 4
LEAST_SURPLUS: Final = 2


def event_regions(s: SoloState, allowed: list[int]) -> list[int]:
    """The regions in the order in which an event's influence goes there (SP-11.5, SP-6.5)."""
    first = EUROPE if s.round == 0 else region_of(s.primary)
    touched = [r for r in range(ALL_REGIONS - 1) if any(REGION[c] == r for c in allowed)]
    if first == SOUTHEAST and any(IS_MEMBER[SOUTHEAST][c] for c in allowed):
        touched.append(SOUTHEAST)
    rest = sorted([r for r in touched if r != first], key=lambda r: (planning_value(s, r), r))
    return [first, *rest] if first in touched else rest


def event_field(s: SoloState, region: int, allowed: list[int], most: int) -> Field:
    """A trial in which only the event's own limits hold."""
    field = Field(s, region, [c for c in allowed if IS_MEMBER[region][c]], most)
    field.dear = False
    return field


def add_by_event(s: SoloState, allowed: list[int], total: int, most: int) -> list[Step]:
    """Where `total` influence goes, at most `most` in a country; caps count only as long as they leave room."""
    if not allowed:
        return []
    order = SCORING_ORDER if s.scoring else QUIET_ORDER
    for capped in (True, False):
        for region in event_regions(s, allowed):
            field = event_field(s, region, allowed, most)
            field.capped = capped
            steps = full_plan(field, core(field, total), total, order)
            if steps:
                return steps
    return [Step(min(allowed, key=lambda c: list_key(s, s.ai, c)), 1, "L9")]


def list_key(s: SoloState, side: int, place: int) -> tuple[int, int]:
    """A country's place in the list of a side (SP-9.10)."""
    return ORDER[side][REGION[place]].index(place), REGION[place]


# -- taking influence away (SP-11.6) -----------------------------------------------------------------------------


class Removal:
    """So many markers of the player out of one country, and who controls it then."""

    __slots__ = ("count", "holder", "place")

    def __init__(self, s: SoloState, place: int, count: int) -> None:
        self.place = place
        self.count = count
        both = [s.influence[place], s.influence[place + len(s.holder)]]
        both[s.person] -= count
        self.holder = control_of(both[0], both[1], STABILITY[place])


def removals(s: SoloState, allowed: list[int], total: int, most: int) -> list[Removal]:
    """The removals that change who controls a country: each with the fewest markers that do so."""
    found = []
    for c in allowed:
        seen = {s.holder[c]}
        for count in range(1, min(total, most, influence_of(s, s.person, c)) + 1):
            removal = Removal(s, c, count)
            if removal.holder not in seen:
                seen.add(removal.holder)
                found.append(removal)
    return found


def value_of(s: SoloState, regions: list[int], chosen: list[Removal]) -> int:
    """The planning value of some regions together after the removals."""
    holders = s.holder[:]
    for removal in chosen:
        holders[removal.place] = removal.holder
    return sum([tally_of(s, r, holders).value(s.ai, r) for r in regions])


def remove_by_event(s: SoloState, allowed: list[int], total: int, most: int, by_country: bool) -> int:
    """The country that loses next; `by_country`: `total` counts countries, each losing up to `most` at once."""
    regions = [region_of(s.primary)] if s.round else sorted({REGION[c] for c in allowed})
    found = removals(s, allowed, total if not by_country else most, most)
    before = value_of(s, regions, [])
    best: list[Removal] = []
    best_rank: tuple[int, int, int, list[tuple[int, int]]] | None = None

    def extend(i: int, chosen: list[Removal], left: int) -> None:
        nonlocal best, best_rank
        for j in range(i, len(found)):
            removal = found[j]
            cost = 1 if by_country else removal.count
            if cost > left or any(other.place == removal.place for other in chosen):
                continue
            now = [*chosen, removal]
            ended = [other for other in now if s.holder[other.place] == s.person]
            rank = (
                before - value_of(s, regions, now),
                -len([other for other in ended if IS_BATTLEGROUND[other.place]]),
                -len(ended),
                sorted([list_key(s, s.person, other.place) for other in now]),
            )
            if best_rank is None or rank < best_rank:
                best, best_rank = now, rank
            if len(now) < 3:
                extend(j + 1, now, left - cost)

    extend(0, [], total)
    if best and best_rank is not None and best_rank[:3] < (0, 0, 0):
        return best[0].place
    return min(allowed, key=lambda c: (not IS_BATTLEGROUND[c], *list_key(s, s.person, c)))


# -- single choices ----------------------------------------------------------------------------------------------


def becomes_controlled(s: SoloState, place: int, count: int) -> bool:
    """Whether so many markers more give the AI control it has not."""
    both = [s.influence[place], s.influence[place + len(s.holder)]]
    both[s.ai] += count
    return s.holder[place] != s.ai and control_of(both[0], both[1], STABILITY[place]) == s.ai


def colony(s: SoloState, options: list[int], taken: list[int], apart: bool) -> int:
    """Decolonization and Colonial Rear Guards: one country after the other (SP-card-30, SP-card-63)."""

    def rank(c: int) -> tuple[int, bool, bool, tuple[int, int]]:
        new = becomes_controlled(s, c, 1)
        near = apart and any(n in taken for n in ADJACENT[c])
        if new and IS_BATTLEGROUND[c]:
            kind = 0
        elif new:
            kind = 1
        elif IS_BATTLEGROUND[c] and not influence_of(s, s.ai, c):
            kind = 2
        else:
            kind = 3
        return kind, near if kind == 0 else False, REGION[c] != AFRICA, list_key(s, s.ai, c)

    return min(options, key=rank)


def puppet(s: SoloState, options: list[int], taken: list[int]) -> int:
    """Puppet Governments: weak countries first, apart from each other (SP-card-66)."""
    first = region_of(s.primary)
    return min(
        options,
        key=lambda c: (
            STABILITY[c] > 1,
            any(n in taken for n in ADJACENT[c]),
            not IS_BATTLEGROUND[c],
            0 if IS_MEMBER[first][c] else 1 if REGION[c] == EUROPE else 2,
            list_key(s, s.ai, c),
        ),
    )


# -- De-Stalinization (SP-11.9) ----------------------------------------------------------------------------------


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


def relocation(s: SoloState) -> Relocation:
    """The test of SP-11.9, and the markers that follow from it."""
    surplus = sum([surplus_of(s, c) for c in range(len(s.holder))])
    left = min(MOST_MOVED, surplus)
    placed: dict[int, int] = {}
    used: list[int] = []
    for c in STALIN_WALK:
        region = SOUTHEAST if IS_MEMBER[SOUTHEAST][c] else REGION[c]
        need = influence_of(s, s.person, c) + STABILITY[c] - influence_of(s, s.ai, c)
        if s.holder[c] >= 0 or region in used or not 0 < need <= min(2, left):
            continue
        placed[c] = need
        used.append(region)
        left -= need
    if surplus < LEAST_SURPLUS:
        return Relocation({}, surplus, False)
    if len(placed) >= 2:
        return Relocation(placed, surplus, True)
    weak = weak_countries(s, left)
    if len(placed) == 1 and len(weak) >= 2:
        return Relocation({**placed, **weak}, surplus, True)
    return Relocation(weak_countries(s, min(MOST_MOVED, surplus)), surplus, False)


def weak_countries(s: SoloState, left: int) -> dict[int, int]:
    """Countries of stability 1, no battlegrounds, that so many markers can control, in the order of the lists."""
    found: dict[int, int] = {}
    for region in STALIN_REGIONS:
        for c in ORDER[s.ai][region]:
            need = influence_of(s, s.person, c) + STABILITY[c] - influence_of(s, s.ai, c)
            if STABILITY[c] == 1 and not IS_BATTLEGROUND[c] and s.holder[c] < 0 and 0 < need <= min(2, left):
                found[c] = need
                left -= need
    return found
