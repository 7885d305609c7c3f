"""Which countries get influence by an event: the AI's choices within a card (SP-11.5)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from tablero.core.ask import Ask

from ...twilight_struggle.board import (
    ADJACENT,
    AFRICA,
    ASIA,
    CENTRAL_AMERICA,
    DONE,
    EUROPE,
    IS_BATTLEGROUND,
    MIDDLE_EAST,
    REGION,
    SOUTH_AMERICA,
    STABILITY,
    countries,
    country,
)
from ...twilight_struggle.cards import (
    COLONIAL_REAR_GUARDS,
    DE_STALINIZATION,
    DECOLONIZATION,
    JUNTA,
    LIBERATION_THEOLOGY,
    MARSHALL_PLAN,
    OAS_FOUNDED,
    PUPPET_GOVERNMENTS,
    REFORMER,
    SOUTH_AFRICAN_UNREST,
    SPECIAL_RELATIONSHIP,
    USSURI_RIVER,
    WARSAW_PACT,
)
from ...twilight_struggle.influence import influence_of
from ..board import ALL_REGIONS, IS_MEMBER, SOUTHEAST, region_of
from ..state import SoloState
from .core_plan import Move, core
from .coups import standing_after
from .field import Field, Key, Step, becomes_controlled, list_key
from .ladder import QUIET_ORDER, SCORING_ORDER, full_plan, next_rung
from .questions import card_of, places
from .relocating import MOST_MOVED, largest_surplus, relocation, total_surplus
from .standing import planning_value

# more than one marker in a country
MOST_ADDED: Final[dict[int, int]] = dict.fromkeys(
    (WARSAW_PACT, OAS_FOUNDED, LIBERATION_THEOLOGY, USSURI_RIVER, REFORMER), 2
)
# all influence goes to a single country
IN_ONE_COUNTRY: Final[tuple[int, ...]] = (JUNTA, SOUTH_AFRICAN_UNREST, SPECIAL_RELATIONSHIP)
LATIN: Final[tuple[int, ...]] = (JUNTA, OAS_FOUNDED)  # Central or South America
SOUTH_AFRICA: Final[int] = country("south_africa")
SAU_NEIGHBOURS: Final = countries("angola", "botswana")
EARLY_TURNS: Final = 3


def event_regions(s: SoloState, allowed: list[int]) -> list[int]:
    """The regions in the order in which an event's influence goes there (SP-11.5, SP-6.5)."""
    first = EUROPE if s.round == 0 else region_of(s.primary)
    touched = [r for r in range(ALL_REGIONS - 1) if any(REGION[c] == r for c in allowed)]
    if first == SOUTHEAST and any(IS_MEMBER[SOUTHEAST][c] for c in allowed):
        touched.append(SOUTHEAST)
    rest = sorted([r for r in touched if r != first], key=lambda r: (planning_value(s, r), r))
    return [first, *rest] if first in touched else rest


def add_by_event(
    s: SoloState, allowed: list[int], total: int, most: int, regions: list[int], first: list[Step] | None = None
) -> list[Step]:
    """Where `total` influence goes, at most `most` in a country: core and ladder, first within the caps.

    `first` are steps that are settled already.
    """
    order = SCORING_ORDER if s.scoring else QUIET_ORDER
    steps = first or []
    placed = {step.place: step.count for step in steps}
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


# -- what events ask ---------------------------------------------------------------------------------------------


def plan_addition(s: SoloState, ask: Ask) -> list[Step]:
    """SP-11.5, or what the appendix says of the card."""
    card, options, total = card_of(ask), places(ask), ask.values["left"]
    if card in (DECOLONIZATION, COLONIAL_REAR_GUARDS):
        return colonies(s, options, total)
    if card == PUPPET_GOVERNMENTS:
        return puppets(s, options, total)
    if card == MARSHALL_PLAN:
        ranked = sorted(options, key=lambda c: (not becomes_controlled(s, c, 1), list_key(s, s.ai, c)))
        return [Step(c, 1, "seize" if becomes_controlled(s, c, 1) else "rest") for c in ranked[:total]]
    if card == DE_STALINIZATION:
        return [Step(c, count, "seize") for c, count in relocation(s, total).placed.items()]
    if card in LATIN:
        options = latin_options(s, options, card == JUNTA)
    if card == LIBERATION_THEOLOGY:
        return add_by_event(s, options, total, MOST_ADDED[card], [CENTRAL_AMERICA], two_controls(s, options, total))
    if card == SOUTH_AFRICAN_UNREST:
        return [Step(max(options, key=lambda c: unrest_rank(s, [c])), 1, "rest")]
    if card in IN_ONE_COUNTRY:
        return [one_country(s, options, total)]
    regions = event_regions(s, options)
    return add_by_event(s, options, total, min(total, MOST_ADDED.get(card, 1)), regions)


def two_controls(s: SoloState, options: list[int], total: int) -> list[Step]:
    """Liberation Theology: control of two countries or more, if that is possible (SP-card-75)."""
    field = event_field(s, CENTRAL_AMERICA, options, MOST_ADDED[LIBERATION_THEOLOGY], {})
    moves = [Move(field, c, field.need(c)) for c in field.inside() if 0 < field.need(c) <= field.room(c)]
    sets: list[list[Move]] = [list(chosen) for size in (2, 3) for chosen in combinations(moves, size)]
    sets = [chosen for chosen in sets if sum([move.count for move in chosen]) <= total]
    if not sets:
        return []

    def rank(chosen: list[Move]) -> tuple[int, int, int, list[Key]]:
        tally = field.tally()
        for move in chosen:
            field.shift(tally, move.place, s.ai)
        grounds = len([move for move in chosen if IS_BATTLEGROUND[move.place]])
        return -tally.value(s.ai, CENTRAL_AMERICA), -grounds, -len(chosen), sorted([move.key for move in chosen])

    best = min(sets, key=rank)
    return [Step(move.place, move.count, "seize") for move in sorted(best, key=lambda move: move.key)]


def latin_options(s: SoloState, options: list[int], primary_first: bool) -> list[int]:
    """Central or South America: the one where the AI stands worse; Junta in the Primary Region first.

    Between equals the Primary Region decides, then Central America (SP-card-47, SP-card-70).
    """
    first = region_of(s.primary)
    gap = planning_value(s, SOUTH_AMERICA) - planning_value(s, CENTRAL_AMERICA)
    if first not in (CENTRAL_AMERICA, SOUTH_AMERICA) or (gap and not primary_first):
        first = SOUTH_AMERICA if gap < 0 else CENTRAL_AMERICA
    return [c for c in options if REGION[c] == first]


def choose_lift(s: SoloState, ask: Ask) -> int:
    """De-Stalinization takes as many as it can use, from the largest surplus (SP-11.9)."""
    lifted = MOST_MOVED - ask.values["left"]
    wanted = sum(relocation(s, min(MOST_MOVED, total_surplus(s) + lifted)).placed.values())
    return largest_surplus(s) if lifted < wanted else DONE


def choose_match(s: SoloState, ask: Ask) -> int:
    """Independent Reds: most markers gained (SP-card-22)."""
    return max(
        places(ask),
        key=lambda c: (influence_of(s, s.person, c) - influence_of(s, s.ai, c), -list_key(s, s.ai, c)[0]),
    )


def choose_double(s: SoloState, ask: Ask) -> int:
    """Debt Crisis: the largest planning gain, then most influence (SP-card-95)."""

    def rank(c: int) -> tuple[int, int, int]:
        own = influence_of(s, s.ai, c)
        gain = standing_after(s, SOUTH_AMERICA, c, 2 * own, influence_of(s, s.person, c))[0]
        return gain, own, -list_key(s, s.ai, c)[0]

    return max(places(ask), key=rank)


def choose_unrest(s: SoloState, ask: Ask) -> int:
    """South African Unrest: the branch that gains more in Africa (SP-card-53)."""
    if all(s.holder[c] == s.ai for c in SAU_NEIGHBOURS):
        return SOUTH_AFRICA
    angola, botswana = SAU_NEIGHBOURS
    branches = [
        [SOUTH_AFRICA, angola, angola],
        [SOUTH_AFRICA, angola, botswana],
        [SOUTH_AFRICA, botswana, botswana],
        [SOUTH_AFRICA, SOUTH_AFRICA],
    ]
    best = max(branches, key=lambda branch: unrest_rank(s, branch))
    return best[1]


def unrest_rank(s: SoloState, markers: list[int]) -> tuple[int, int, int]:
    """What some markers in and around South Africa come to: value, new controls, new countries."""
    field = Field(s, AFRICA, [], len(markers))
    fresh = len({c for c in markers if not field.own(c)})
    for c in markers:
        field.put(c, 1)
    new = len([c for c in set(markers) if field.holder[c] == s.ai != s.holder[c]])
    return field.value(), new, fresh


def choose_norad(s: SoloState, ask: Ask) -> int:
    """NORAD's marker: a battleground it gives control of, else one that can be strengthened (SP-card-106)."""
    options = places(ask)
    early = s.turn <= EARLY_TURNS
    if early:
        options = [c for c in options if REGION[c] in (EUROPE, MIDDLE_EAST, ASIA)] or options

    def rank(c: int) -> tuple[int, int, tuple[int, int]]:
        kind = 2
        if IS_BATTLEGROUND[c] and becomes_controlled(s, c, 1):
            kind = 0
        elif IS_BATTLEGROUND[c] and not Field(s, REGION[c], [], 1).surplus(c):
            kind = 1
        return kind, 0 if early else planning_value(s, REGION[c]), list_key(s, s.ai, c)

    return min(options, key=rank)
