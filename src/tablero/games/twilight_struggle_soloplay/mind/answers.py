"""What the AI answers where an event of the two-player game asks its side (SP-11, SP-17)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablero.core.ask import Ask

from ...twilight_struggle.board import (
    ADD,
    ASIA,
    BORDERS_POWER,
    BOYCOTT,
    DONE,
    EASTERN_EUROPE,
    EUROPE,
    IMPROVE,
    NOBODY,
    NUMBER,
    PARTICIPATE,
    REGION,
    REGION_ACTION,
    REMOVE,
    STABILITY,
    US,
    YES,
)
from ...twilight_struggle.influence import influence_of
from ...twilight_struggle.tracks import AUTOMATIC_VICTORY
from ..board import MEMBERS, SOUTHEAST, region_of
from ..state import SoloState
from .adding import (
    add_by_event,
    choose_double,
    choose_lift,
    choose_match,
    choose_norad,
    choose_unrest,
    event_regions,
    plan_addition,
)
from .field import Field, Step
from .questions import card_of, places
from .removing import ALL_OF_IT, plan_clearing, plan_removal, remove_by_event
from .standing import tally_of
from .trace import tell_steps
from .wars import choose_che, choose_invasion

Planner = Callable[[SoloState, Ask], list[Step]]

OLYMPIC_POINTS: Final = 2
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


# -- choices between branches ------------------------------------------------------------------------------------


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
