"""Some options of a question, tried in the same worlds with the same luck: which is best, by how much, and how surely.

What a bot finds out about options it gave up early says little about them. Here all of them meet every world, as deep
as asked for: to the end of the own turn (greedy.py), or until it is the seat's turn again (halving.py; planner.py where
a seat plans by habits). The difference of two options is then a mean over worlds, with an error of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from statistics import fmean, variance
from time import perf_counter
from typing import Final

from .bot import Candidate, Knowledge
from .greedy import GreedyBot, LookAhead
from .halving import Search
from .levels import level_spec
from .planner import NOBODY, Plans

FEWEST: Final = 2  # worlds before anything is said
SETTLED: Final = 3  # worlds without any difference, after which more would tell nothing new
SAME: Final = 1e-9


class Tried:
    """One option, and what it came to world by world."""

    def __init__(self, candidate: Candidate) -> None:
        self.option = candidate.option
        self.bonus = candidate.bonus
        self.values: list[float] = []

    def mean(self) -> float:
        return fmean(self.values) if self.values else 0.0

    def worth(self) -> float:
        """What options are compared by: people's liking counts, too."""
        return self.mean() + self.bonus

    def lead(self, other: Tried) -> float:
        """By how much it is better, by the judgement and by what people like: both have to say so."""
        return min(self.mean() - other.mean(), self.worth() - other.worth())

    def error(self, other: Tried) -> float:
        """The standard error of the difference."""
        differences = [one - two for one, two in zip(self.values, other.values, strict=True)]
        return sqrt(variance(differences) / len(differences)) if len(differences) > 1 else 0.0


def ranked(knowledge: Knowledge, seed: bytes) -> list[Candidate]:
    """The options worth a thought, best first at a glance."""
    if is_planner(knowledge):
        return [Candidate(option, 0, 0.0, bonus) for option, bonus in liked(knowledge)]
    bot = GreedyBot(seed, worlds=1)
    bot.choose(knowledge)
    return bot.candidates


def liked(knowledge: Knowledge) -> list[tuple[int, float]]:
    bonuses = knowledge.bonuses
    return [(option, bonuses.get(option, 0.0)) for option in knowledge.sane_options]


def is_planner(knowledge: Knowledge) -> bool:
    return level_spec(knowledge.game, "expert", knowledge.seat_name).startswith("planner")


class SameWorlds:
    """The same worlds for some options, one after another."""

    def __init__(self, knowledge: Knowledge, candidates: list[Candidate], is_deep: bool) -> None:
        self.knowledge = knowledge
        self.tried = [Tried(candidate) for candidate in candidates]
        self.opening: bool | None = None
        self.search: Search | None = None
        if is_deep and is_planner(knowledge):
            self.search = Plans(knowledge, candidates, len(candidates), NOBODY)
        elif is_deep and knowledge.game.hints.deserves_search(knowledge.ask.kind):
            self.search = Search(knowledge, candidates, len(candidates))

    def one_more(self, key: bytes) -> None:
        """All of them in one more world."""
        values = self.ahead(key) if self.search is None else self.searched(self.search, key)
        for tried, value in zip(self.tried, values, strict=True):
            tried.values.append(value)

    def ahead(self, key: bytes) -> list[float]:
        look = LookAhead(self.knowledge, [tried.option for tried in self.tried], key)
        if self.opening is None:
            self.opening = look.is_opening() or look.is_mixed()
        return look.values(self.opening, len(self.tried))

    def searched(self, search: Search, key: bytes) -> list[float]:
        """What a search adds up for each: here nothing drops out, and no first judgement counts."""
        for contender in search.left:
            contender.prior, contender.total = 1, 0.0
        search.try_all(key)
        return [contender.total for contender in search.left]

    def is_settled(self) -> bool:
        """Whether neither chance nor anything hidden makes a difference."""
        return all(len(one.values) >= SETTLED and max(one.values) - min(one.values) < SAME for one in self.tried)

    def ranking(self) -> list[Tried]:
        return sorted(self.tried, key=lambda tried: -tried.worth())


def compare(
    knowledge: Knowledge,
    candidates: list[Candidate],
    seed: bytes,
    worlds: int,
    is_deep: bool,
    seconds: float = 0.0,
    stopped: Callable[[], bool] | None = None,
) -> list[Tried]:
    """The options, best first, after so many worlds; fewer, if the seconds are over or nothing makes a difference."""
    comparison, chance, begun = SameWorlds(knowledge, candidates, is_deep), Random(seed), perf_counter()
    for world in range(worlds):
        comparison.one_more(chance.randbytes(16))
        is_late = bool(seconds) and perf_counter() - begun > seconds
        if comparison.is_settled() or ((is_late or (stopped is not None and stopped())) and world + 1 >= FEWEST):
            break
    return comparison.ranking()
