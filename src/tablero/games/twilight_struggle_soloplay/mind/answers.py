"""What the AI answers where an event of the two-player game asks its side (SP-11, SP-17)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablero.core.ask import Ask

from ...twilight_struggle.board import (
    ADD,
    AFRICA,
    ASIA,
    BORDERS_POWER,
    BOYCOTT,
    CARD,
    CENTRAL_AMERICA,
    DONE,
    EASTERN_EUROPE,
    EUROPE,
    IMPROVE,
    IS_BATTLEGROUND,
    MIDDLE_EAST,
    NOBODY,
    NUMBER,
    PARTICIPATE,
    REGION,
    REGION_ACTION,
    REMOVE,
    SOUTH_AMERICA,
    STABILITY,
    US,
    YES,
    countries,
    country,
)
from ...twilight_struggle.influence import influence_of
from ...twilight_struggle.operations import war_modifier
from ...twilight_struggle.tracks import AUTOMATIC_VICTORY
from ..board import IS_MEMBER, MEMBERS, SOUTHEAST, region_of
from ..state import SoloState
from .adding import add_by_event, colonies, event_regions, one_country, puppets
from .coups import is_barred, standing_after
from .field import Field, Step, becomes_controlled, list_key
from .relocating import MOST_MOVED, largest_surplus, relocation, total_surplus
from .removing import remove_by_event
from .standing import planning_value, tally_of
from .trace import tell_steps

Planner = Callable[[SoloState, Ask], list[Step]]

# at most so many markers in one country, where an event adds influence or takes it
MOST_ADDED: Final[dict[int, int]] = {16: 2, 70: 2, 75: 2, 76: 2, 87: 2}
MOST_REMOVED: Final = 2
ALL_OF_IT: Final = 99
IN_ONE_COUNTRY: Final[tuple[int, ...]] = (47, 53, 105)  # all influence goes to a single country
LATIN: Final[tuple[int, ...]] = (47, 70)  # Junta and OAS Founded: Central or South America
SUEZ_ORDER: Final = countries("france", "israel", "uk")
MUSLIM_ORDER: Final = countries("iran", "libya", "egypt", "iraq", "saudi_arabia", "jordan", "syria", "sudan")
MUSLIM_MARKERS: Final = 4
SOUTH_AFRICA: Final[int] = country("south_africa")
SAU_NEIGHBOURS: Final = countries("angola", "botswana")
PAKISTAN: Final[int] = country("pakistan")
IRAN: Final[int] = country("iran")
OLYMPIC_POINTS: Final = 2
EARLY_TURNS: Final = 3
LATE_WAR: Final = 8
EASTERN: Final = [c for c in MEMBERS[EUROPE] if c in EASTERN_EUROPE]
PACT_MARKERS: Final = 5
PACT_COUNTRIES: Final = 4


class Mind:
    """The AI while one script runs.

    An event asks point by point, always with the same function for its options: what the AI planned at the first point
    is kept as long as that function asks.
    """

    __slots__ = ("build", "plan", "s")

    def __init__(self, s: SoloState) -> None:
        self.s = s
        self.build: Callable[[], list[int]] | None = None
        self.plan: list[int] = []  # points still to be given

    def answer(self, ask: Ask) -> int:
        """The AI's choice; a question that it has no rule for gets its first option."""
        planner = PLANNERS.get(ask.kind)
        if planner is not None:
            return self.next_of_plan(ask, planner)
        options = ask.options
        if len(options) == 1:
            return options[0]
        rule = ANSWERS.get(ask.kind)
        return options[0] if rule is None else rule(self.s, ask)

    def next_of_plan(self, ask: Ask, planner: Planner) -> int:
        """The next point of what was planned at the first one; DONE, or the first option, when nothing is left."""
        if self.build is not ask.build:
            self.build = ask.build
            steps = planner(self.s, ask)
            tell_steps(self.s, card_of(ask), ask.kind, steps)
            self.plan = [step.place for step in steps for _ in range(step.count)]
        while self.plan:
            place = self.plan.pop(0)
            if place in ask.options:
                return place
        return DONE if DONE in ask.options else ask.options[0]


def card_of(ask: Ask) -> int:
    """The card that asks: named by the question, or by the rule it cites."""
    if "card" in ask.values:
        return ask.values["card"] - CARD
    return int(ask.rule.rpartition("-")[2])


def places(ask: Ask) -> list[int]:
    return [option for option in ask.options if option != DONE]


# -- adding ------------------------------------------------------------------------------------------------------


def plan_addition(s: SoloState, ask: Ask) -> list[Step]:
    """SP-11.5, or what the appendix says of the card."""
    card, options, total = card_of(ask), places(ask), ask.values["left"]
    if card in (30, 63):
        return colonies(s, options, total)
    if card == 66:
        return puppets(s, options, total)
    if card == 23:
        ranked = sorted(options, key=lambda c: (not becomes_controlled(s, c, 1), list_key(s, s.ai, c)))
        return [Step(c, 1, "seize" if becomes_controlled(s, c, 1) else "rest") for c in ranked[:total]]
    if card == 33:
        return [Step(c, count, "seize") for c, count in relocation(s, total).placed.items()]
    if card in LATIN:
        options = latin_options(s, options)
    if card == 53:
        return [Step(max(options, key=lambda c: unrest_rank(s, [c])), 1, "rest")]
    if card in IN_ONE_COUNTRY:
        return [one_country(s, options, total)]
    regions = event_regions(s, options)
    return add_by_event(s, options, total, min(total, MOST_ADDED.get(card, 1)), regions)


def latin_options(s: SoloState, options: list[int]) -> list[int]:
    """Central or South America: the Primary Region, else the one where the AI stands worse (SP-card-47, SP-card-70)."""
    first = region_of(s.primary)
    if first not in (CENTRAL_AMERICA, SOUTH_AMERICA):
        worse = planning_value(s, SOUTH_AMERICA) < planning_value(s, CENTRAL_AMERICA)
        first = SOUTH_AMERICA if worse else CENTRAL_AMERICA
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


# -- removing ----------------------------------------------------------------------------------------------------


def plan_removal(s: SoloState, ask: Ask) -> list[Step]:
    """SP-11.6: point by point."""
    card, options, total = card_of(ask), places(ask), ask.values["left"]
    if ask.values["whose"] == s.ai:
        return [Step(least_loss(s, options), 1, "rest")]
    if card == 28:
        return [Step(c, MOST_REMOVED, "rest") for c in sorted(options, key=SUEZ_ORDER.index)]
    if card == 74 and s.round:  # first the Primary Region (SP-card-74)
        inside = [c for c in options if IS_MEMBER[region_of(s.primary)][c]]
        first = [step for step in remove_by_event(s, inside, total, MOST_REMOVED, False) if step.reason == "cut"]
        total -= sum([step.count for step in first])
        options = [c for c in options if c not in [step.place for step in first]]
        return first + remove_by_event(s, options, total, MOST_REMOVED, False)
    return remove_by_event(s, options, total, MOST_REMOVED, False)


def plan_clearing(s: SoloState, ask: Ask) -> list[Step]:
    """SP-11.6: whole countries, or one marker in each of several."""
    card, options, total = card_of(ask), places(ask), ask.values["left"]
    if ask.values["whose"] == s.ai:
        return [Step(least_loss(s, options), 1, "rest")]
    if card == 56:
        return [Step(c, 1, "rest") for c in muslim_targets(s, options)]
    if card == 19:
        return [Step(truman_target(s, options), 1, "rest")]
    most = ALL_OF_IT if card == 16 else 2 if card == 29 and s.turn >= LATE_WAR else 1
    cleared = remove_by_event(s, options, total, most, True)
    return [Step(step.place, 1, step.reason) for step in cleared]


def muslim_targets(s: SoloState, options: list[int]) -> list[int]:
    """The first two of the walk, or the pair with most markers if those are few (SP-card-56)."""
    walk = [c for c in MUSLIM_ORDER if c in options]
    pairs = [[a, b] for i, a in enumerate(walk) for b in walk[i + 1 :]]
    if not pairs or markers_of(s, pairs[0]) >= MUSLIM_MARKERS:
        return walk[:2]
    return max(pairs, key=lambda pair: markers_of(s, pair))


def markers_of(s: SoloState, where: list[int]) -> int:
    return sum([influence_of(s, s.person, c) for c in where])


def truman_target(s: SoloState, options: list[int]) -> int:
    """The largest planning gain in Europe, then most influence, battlegrounds first (SP-card-19)."""

    def rank(c: int) -> tuple[int, int, bool, int]:
        gain = standing_after(s, EUROPE, c, influence_of(s, s.ai, c), 0)[0]
        return gain, influence_of(s, s.person, c), IS_BATTLEGROUND[c], -list_key(s, s.ai, c)[0]

    return max(options, key=rank)


def least_loss(s: SoloState, options: list[int]) -> int:
    """What the AI gives up: the smallest planning loss, then the end of its list (SP-11.7)."""

    def rank(c: int) -> tuple[int, int]:
        own, enemy = influence_of(s, s.ai, c) - 1, influence_of(s, s.person, c)
        return standing_after(s, REGION[c], c, own, enemy)[0] - planning_value(s, REGION[c]), list_key(s, s.ai, c)[0]

    return max(options, key=rank)


# -- wars and coups ----------------------------------------------------------------------------------------------


def captured_value(s: SoloState, region: int, place: int) -> int:
    """The planning value of a region once the AI has taken the player's influence in a country."""
    both = influence_of(s, s.ai, place) + influence_of(s, s.person, place)
    return standing_after(s, region, place, both, 0)[0]


def choose_invasion(s: SoloState, ask: Ask) -> int:
    """The country whose capture gains most; Brush War has a search of its own."""
    card, options = card_of(ask), places(ask)
    if card == 36:
        target = brush_war_target(s, options)
        return target if target is not None else options[0]
    return war_target(s, card, options)


def war_target(s: SoloState, card: int, options: list[int]) -> int:
    """Whom a war of choice hits: on a tie Pakistan, or Iran (SP-card-24, SP-card-102)."""
    return max(options, key=lambda c: (captured_value(s, REGION[c], c), c in (PAKISTAN, IRAN)))


def brush_war_target(s: SoloState, options: list[int]) -> int | None:
    """Primary Region, battlegrounds of the Secondary Region, Europe; modifier 0 or -1 (SP-card-36)."""
    first, second = region_of(s.primary), region_of(s.secondary)
    held = [c for c in options if STABILITY[c] <= 2 and influence_of(s, s.person, c)]
    fit = [c for c in held if war_modifier(s, s.ai, c, True, False) >= -1]
    searches = [[c for c in fit if first >= 0 and IS_MEMBER[first][c]]]
    if second >= 0:
        searches.append([c for c in fit if IS_MEMBER[second][c] and IS_BATTLEGROUND[c]])
    searches.append([c for c in fit if REGION[c] == EUROPE])
    for found in searches:
        if found:
            return min(
                found,
                key=lambda c: (
                    not IS_BATTLEGROUND[c],
                    -war_modifier(s, s.ai, c, True, False),
                    -influence_of(s, s.person, c),
                    list_key(s, s.ai, c),
                ),
            )
    return None


def choose_che(s: SoloState, ask: Ask) -> int:
    """Che's coups (SP-card-107)."""
    found = che_targets(s, places(ask))
    return found[0] if found else DONE


def che_targets(s: SoloState, options: list[int]) -> list[int]:
    """The Primary Region, then regions not yet scored this turn; stability 1, then 2."""
    if is_barred(s):
        return []
    first, scored = region_of(s.primary), scored_regions(s)
    fit = [c for c in options if STABILITY[c] <= 2 and influence_of(s, s.person, c)]

    def rank(c: int) -> tuple[bool, bool, int, tuple[int, int]]:
        return not (first >= 0 and IS_MEMBER[first][c]), REGION[c] in scored, STABILITY[c], list_key(s, s.ai, c)

    return sorted(fit, key=rank)


def scored_regions(s: SoloState) -> list[int]:
    """The regions scored in this turn of the Mid or Late War: round 3 is the first to lay its card aside (SP-3.5)."""
    done = s.scorings - int(s.scoring)
    scored = s.aside[:1] if done >= 1 else []
    if done >= 2:
        scored = [*scored, s.aside[3]]
    return [region_of(card) for card in scored]


# -- the rest ----------------------------------------------------------------------------------------------------


def choose_pact(s: SoloState, ask: Ask) -> int:
    """Warsaw Pact: the branch that gains more in Europe; on a tie, adding (SP-card-16)."""
    regions = event_regions(s, EASTERN)
    field = Field(s, EUROPE, EASTERN, 2)
    for step in add_by_event(s, EASTERN, PACT_MARKERS, 2, regions):
        field.put(step.place, step.count)
    holders = s.holder[:]
    held = [c for c in EASTERN if influence_of(s, s.person, c)]
    for step in remove_by_event(s, held, PACT_COUNTRIES, ALL_OF_IT, True):
        own = influence_of(s, s.ai, step.place)
        holders[step.place] = s.ai if own >= STABILITY[step.place] else NOBODY
    removed = tally_of(s, EUROPE, holders).value(s.ai, EUROPE)
    return REMOVE if removed > field.value() else ADD


def choose_olympics(s: SoloState, ask: Ask) -> int:
    """The AI takes part, unless a defeat would lose the game (SP-card-20)."""
    ahead = s.vp if s.person == US else -s.vp
    return BOYCOTT if ahead + OLYMPIC_POINTS >= AUTOMATIC_VICTORY and s.defcon > 2 else PARTICIPATE


def choose_ignored(s: SoloState, ask: Ask) -> int:
    """Shuttle Diplomacy: what costs the player most."""

    def rank(c: int) -> tuple[int, int]:
        region = REGION[c]
        holders = s.holder[:]
        holders[c] = -1
        return tally_of(s, region, holders).value(s.ai, region), BORDERS_POWER[US][c]

    return max(places(ask), key=rank)


def choose_region(s: SoloState, ask: Ask) -> int:
    """Chernobyl names the Primary Region (SP-card-94)."""
    region = region_of(s.primary)
    return REGION_ACTION + (ASIA if region in (SOUTHEAST, -1) else region)


def choose_summit(s: SoloState, ask: Ask) -> int:
    """The AI raises DEFCON (SP-card-45)."""
    return IMPROVE if IMPROVE in ask.options else DONE


ANSWERS: Final[dict[str, Callable[[SoloState, Ask], int]]] = {
    "lift": choose_lift,
    "match": choose_match,
    "double": choose_double,
    "unrest": choose_unrest,
    "norad": choose_norad,
    "invade": choose_invasion,
    "coup": choose_che,
    "warsaw-pact": choose_pact,
    "olympics": choose_olympics,
    "ignore": choose_ignored,
    "region": choose_region,
    "summit": choose_summit,
    "set-defcon": lambda s, ask: NUMBER + 5,
    "wargames": lambda s, ask: YES,
}
PLANNERS: Final[dict[str, Planner]] = {
    "add": plan_addition,
    "remove": plan_removal,
    "clear": plan_clearing,
}
