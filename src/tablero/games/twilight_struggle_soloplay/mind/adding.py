"""Which countries get influence by an event: the AI's choices within a card (SP-11.5)."""

from __future__ import annotations

from typing import Final

from ...twilight_struggle.board import ADJACENT, AFRICA, EUROPE, IS_BATTLEGROUND, REGION, STABILITY
from ...twilight_struggle.influence import influence_of
from ..board import ALL_REGIONS, IS_MEMBER, SOUTHEAST, region_of
from ..state import SoloState
from .field import Field, Key, Step, becomes_controlled, list_key
from .placement import QUIET_ORDER, SCORING_ORDER, core, full_plan, next_rung
from .standing import planning_value


def event_regions(s: SoloState, allowed: list[int]) -> list[int]:
    """The regions in the order in which an event's influence goes there (SP-11.5, SP-6.5)."""
    first = EUROPE if s.round == 0 else region_of(s.primary)
    touched = [r for r in range(ALL_REGIONS - 1) if any(REGION[c] == r for c in allowed)]
    if first == SOUTHEAST and any(IS_MEMBER[SOUTHEAST][c] for c in allowed):
        touched.append(SOUTHEAST)
    rest = sorted([r for r in touched if r != first], key=lambda r: (planning_value(s, r), r))
    return [first, *rest] if first in touched else rest


def add_by_event(s: SoloState, allowed: list[int], total: int, most: int, regions: list[int]) -> list[Step]:
    """Where `total` influence goes, at most `most` in a country: core and ladder, first within the caps."""
    order = SCORING_ORDER if s.scoring else QUIET_ORDER
    steps: list[Step] = []
    placed: dict[int, int] = {}
    for region in regions:
        for capped in (True, False):
            left = total - sum([step.count for step in steps])
            field = event_field(s, region, allowed, most, placed)
            field.capped = capped
            if left > 0:
                more = full_plan(field, core(field, left) if capped else None, left, order)
                steps += more
                placed = field.placed
    spread_rest(s, allowed, total, most, steps, placed)
    return steps


def event_field(s: SoloState, region: int, allowed: list[int], most: int, placed: dict[int, int]) -> Field:
    """A trial in which only the event's own limits hold, after the markers placed so far."""
    field = Field(s, region, [c for c in allowed if IS_MEMBER[region][c]], most)
    field.dear = False
    for c, count in placed.items():
        field.put(c, count)
    return field


def spread_rest(
    s: SoloState, allowed: list[int], total: int, most: int, steps: list[Step], placed: dict[int, int]
) -> None:
    """What no step of the ladder wants goes down the list."""
    left = total - sum([step.count for step in steps])
    for c in sorted(allowed, key=lambda c: list_key(s, s.ai, c)):
        count = min(left, most - placed.get(c, 0))
        if count > 0:
            steps.append(Step(c, count, "rest"))
            left -= count


def one_country(s: SoloState, allowed: list[int], count: int) -> Step:
    """All markers of an event in one country: the largest gain, battlegrounds first, else what the ladder says."""
    region = event_regions(s, allowed)[0]
    field = event_field(s, region, allowed, count, {})
    before = field.value()
    inside = field.inside() or field.reach

    def rank(c: int) -> tuple[int, bool, int, Key]:
        gain = field.value_with(c, count) - before
        return -gain, not IS_BATTLEGROUND[c], count - min(count, field.need(c)), field.key(c)

    best = min(inside, key=rank)
    if rank(best)[0] < 0:
        return Step(best, count, "seize" if field.holder_with(best, count) == s.ai else "deny")
    step = next_rung(field, count, SCORING_ORDER if s.scoring else QUIET_ORDER)
    return step or Step(min(allowed, key=lambda c: list_key(s, s.ai, c)), count, "rest")


# -- single choices ----------------------------------------------------------------------------------------------


def colonies(s: SoloState, options: list[int], total: int) -> list[Step]:
    """Decolonization and Colonial Rear Guards: one country after the other (SP-card-30, SP-card-63)."""
    chosen: list[int] = []

    def rank(c: int) -> tuple[int, bool, bool, int, int, tuple[int, int]]:
        kind = colony_kind(s, c)
        near = kind == 0 and any(n in chosen for n in ADJACENT[c])
        grounds = fresh = 0
        if kind >= 3:  # as step 10 of the ladder has it
            grounds = len([n for n in ADJACENT[c] if IS_BATTLEGROUND[n] and REGION[n] == REGION[c]])
            fresh = len([n for n in ADJACENT[c] if not influence_of(s, s.ai, n)])
        return kind, near, REGION[c] != AFRICA, -grounds, -fresh, list_key(s, s.ai, c)

    while len(chosen) < min(total, len(options)):
        chosen.append(min([c for c in options if c not in chosen], key=rank))
    return [Step(c, 1, COLONY_REASONS[colony_kind(s, c)]) for c in chosen]


COLONY_REASONS: Final = ("seize", "seize", "L7", "L10", "rest")


def colony_kind(s: SoloState, place: int) -> int:
    """A battleground or country that comes under control, a new battleground, a new country, any other."""
    if becomes_controlled(s, place, 1):
        return 0 if IS_BATTLEGROUND[place] else 1
    if influence_of(s, s.ai, place):
        return 4
    return 2 if IS_BATTLEGROUND[place] else 3


def puppets(s: SoloState, options: list[int], total: int) -> list[Step]:
    """Puppet Governments: weak countries first, apart from each other (SP-card-66)."""
    first = region_of(s.primary)
    chosen: list[int] = []

    def rank(c: int) -> tuple[bool, bool, bool, int, tuple[int, int]]:
        if first >= 0 and IS_MEMBER[first][c]:
            region = 0
        else:
            region = 1 if REGION[c] == EUROPE else 2
        near = any(n in chosen for n in ADJACENT[c])
        return STABILITY[c] > 1, near, not IS_BATTLEGROUND[c], region, list_key(s, s.ai, c)

    while len(chosen) < min(total, len(options)):
        chosen.append(min([c for c in options if c not in chosen], key=rank))
    return [Step(c, 1, "seize" if STABILITY[c] == 1 else "rest") for c in chosen]
