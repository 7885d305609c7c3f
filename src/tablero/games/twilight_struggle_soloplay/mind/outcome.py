"""What an event would come to, tried on a copy of the state with the AI's own choices; dice do not count (SP-11.3)."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask

from ...twilight_struggle import agenda as base
from ...twilight_struggle.board import ALL_COUNTRIES, COUNTRIES, REGION, US
from ...twilight_struggle.cards import (
    ARAB_ISRAELI_WAR,
    BRUSH_WAR,
    CHE,
    CHINA,
    DEATH_SQUADS,
    DEFECTORS,
    FIVE_YEAR_PLAN,
    GRAIN_SALES,
    INDO_PAKISTANI_WAR,
    IRAN_IRAQ_WAR,
    KOREAN_WAR,
    MISSILE_ENVY,
    OLYMPIC_GAMES,
    SUMMIT,
    TEHRAN,
    TERRORISM,
)
from ...twilight_struggle.influence import influence_of
from ..board import MEMBERS
from ..book import run_event
from ..state import SoloState
from .answers import Mind
from .coups import standing_after
from .standing import planning_value

# Events decided by dice or by a random card: nothing of theirs is certain.
CHANCE: Final = (
    FIVE_YEAR_PLAN,
    KOREAN_WAR,
    ARAB_ISRAELI_WAR,
    OLYMPIC_GAMES,
    INDO_PAKISTANI_WAR,
    BRUSH_WAR,
    SUMMIT,
    GRAIN_SALES,
    DEATH_SQUADS,
    TERRORISM,
    IRAN_IRAQ_WAR,
    CHE,
)
BEYOND_THE_MAP: Final = (MISSILE_ENVY, TEHRAN, DEFECTORS)  # they always change something that is not on the map

Gain = tuple[int, int]  # planning value and VP, then countries (SP-11.3)


class Outcome:
    """Before and after."""

    def __init__(self, s: SoloState, after: SoloState, granted: bool) -> None:
        self.s = s
        self.after = after
        self.granted = granted  # Operations were given besides
        self.ai = s.ai

    def influence(self, side: int, place: int) -> int:
        """By how much the influence of a side in a country has changed."""
        i = side * COUNTRIES + place
        return self.after.influence[i] - self.s.influence[i]

    def added(self) -> int:
        """AI markers added."""
        return sum([max(0, self.influence(self.ai, c)) for c in ALL_COUNTRIES])

    def taken(self) -> int:
        """Player markers removed."""
        return sum([max(0, -self.influence(1 - self.ai, c)) for c in ALL_COUNTRIES])

    def new_controls(self) -> list[int]:
        """Countries that the AI comes to control."""
        return [c for c in ALL_COUNTRIES if self.after.holder[c] == self.ai != self.s.holder[c]]

    def swings(self) -> list[int]:
        """Countries that become the AI's or stop being the player's."""
        person = 1 - self.ai
        ended = [c for c in ALL_COUNTRIES if self.s.holder[c] == person != self.after.holder[c]]
        return sorted({*self.new_controls(), *ended})

    def entered(self) -> int:
        """Countries without AI influence that receive some."""
        base_ = self.ai * COUNTRIES
        return len([c for c in ALL_COUNTRIES if self.after.influence[base_ + c] and not self.s.influence[base_ + c]])

    def points(self) -> int:
        """VP for the AI, net."""
        gained = self.after.vp - self.s.vp
        return gained if self.ai == US else -gained

    def gain(self, region: int) -> Gain:
        """Planning value and VP gained, then the countries (SP-11.3)."""
        value = planning_value(self.after, region) - planning_value(self.s, region) + self.points()
        person = 1 - self.ai
        countries = 0
        for c in MEMBERS[region]:
            countries += (self.after.holder[c] == self.ai) - (self.s.holder[c] == self.ai)
            countries -= (self.after.holder[c] == person) - (self.s.holder[c] == person)
        return value, countries

    def is_dead(self) -> bool:
        """Nothing at all has changed."""
        s, after = self.s, self.after
        same = s.influence == after.influence and s.vp == after.vp and s.defcon == after.defcon
        same = same and s.milops == after.milops and s.space == after.space and s.lasting == after.lasting
        same = same and (s.china, s.china_up) == (after.china, after.china_up) and s.pending == after.pending
        same = same and s.scared == after.scared and s.squads == after.squads and s.crisis == after.crisis
        same = same and [sorted(stack) for stack in s.hands] == [sorted(stack) for stack in after.hands]
        return same and not self.granted and not after.over


def try_event(s: SoloState, card: int) -> Outcome:
    """Have the event happen on a copy. Of what the player may choose the least harmful is taken."""
    after = s.copy()
    after.notes = None
    if card in CHANCE:
        return Outcome(s, after, strikes(s, card))
    after.agenda = [[base.EVENT, card, s.ai]]
    mind = Mind(after)
    script = run_event(after)
    if script is not None:
        question = next(script, None)
        while question is not None:
            assert isinstance(question, Ask)
            if question.seat == s.ai:
                chosen = mind.answer(question)
            elif question.kind == "give-up":
                chosen = mildest(after, question)
            else:
                break
            try:
                question = script.send(chosen)
            except StopIteration:
                question = None
    return Outcome(s, after, card in BEYOND_THE_MAP or bool(after.agenda))


def strikes(s: SoloState, card: int) -> bool:
    """Whether an event of chance can do anything: there must be a card to lose."""
    if card in (FIVE_YEAR_PLAN, TERRORISM):
        return any(number != CHINA for number in s.hands[s.person])
    return True


def mildest(s: SoloState, ask: Ask) -> int:
    """What a player would rather give up: only that much is certain (SP-card-40)."""

    def value(place: int) -> int:
        own, enemy = influence_of(s, s.ai, place), influence_of(s, s.person, place)
        return standing_after(s, REGION[place], place, own, max(0, enemy - ask.values["count"]))[0]

    return min(ask.options, key=value)
