"""`halving`: Monte Carlo with sequential halving. The best options play off against each other in many worlds.

Greedy (greedy.py) ranks the options, and the first few are contenders. In world after world (bot.py) each of them is
answered, the game is played on for everybody until it is the seat's turn again (playout.py), and the position judged
by `game.evaluate`. All contenders meet the same worlds with the same luck, so that only the option makes a difference.
The worse half of them drops out, again and again as the budget is spent: most of it goes where it is close. Where
single worlds tell little, greedy's own judgement counts for some of them (`PRIOR`).

There is no tree: a turn is many small decisions, and a tree of them would have to grow very large before it reached
what the other seats do about the first one. Tables stored before know this bot as `mcts` (specs.py).
"""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Final

from tablero.core.match import Match

from .bot import WON, Bot, Candidate, Knowledge
from .greedy import GreedyBot, after, best_line, held, is_asked
from .playout import play_on

DEFAULT_ITERATIONS: Final = 50  # in El Grande, about half a second
CONTENDERS: Final = 6
LINE_BUDGET: Final = 40  # answers tried to carry the own turn through after one option
PRIOR: Final = 8  # worlds that greedy's judgement counts for in noisy games; found with the hunters of Narcos


class HalvingBot(Bot):
    """Thinks for `iterations` or `seconds`, or until one of both is spent; with iterations alone it is reproducible.

    One iteration is one option in one world: with few of them, few options are contenders. The last world is always
    finished.
    """

    def __init__(self, seed: bytes, iterations: int = 0, seconds: float = 0.0) -> None:
        super().__init__(seed)
        self.iterations = iterations or (0 if seconds else DEFAULT_ITERATIONS)
        self.seconds = seconds
        self.greedy = GreedyBot(seed, seconds=seconds / 2)  # the other half is for the search
        self.begun = 0.0

    def limit(self, seconds: float) -> None:
        self.seconds = min(self.seconds or seconds, seconds)
        self.greedy.limit(self.seconds / 2)

    def choose(self, knowledge: Knowledge) -> int:
        self.stopped = False
        self.begun = perf_counter()
        self.candidates = self.greedy.candidates = []
        if len(knowledge.options) == 1:
            return knowledge.options[0]
        if not knowledge.game.hints.deserves_search(knowledge.ask.kind):
            option = self.greedy.choose(knowledge)
            self.candidates = self.greedy.candidates
            return option
        search = self.search(knowledge)
        if self.greedy.candidates and self.greedy.candidates[0].value >= WON:
            self.candidates = self.greedy.candidates  # a win in hand; playouts might not see how the turn goes on
            return self.candidates[0].option
        drops = (len(search.left) - 1).bit_length()  # how often the worse half drops out before one is left
        for drop in range(1, drops + 1):
            while self.spent(search) < drop / drops:
                search.try_all(self.random.randbytes(16))
                if self.progress is not None:
                    self.progress(self.spent(search), search.candidates())
            search.drop_worse_half()
        self.candidates = search.candidates()
        return self.candidates[0].option

    def search(self, knowledge: Knowledge) -> Search:
        """The best options, as greedy sees it."""
        self.greedy.choose(knowledge)
        return Search(knowledge, self.greedy.candidates, min(CONTENDERS, self.iterations or CONTENDERS))

    def spent(self, search: Search) -> float:
        """How much of the budget is used up; 1 is all of it. At least one world is tried."""
        if self.stopped and search.iterations:
            return 1.0
        by_count = search.iterations / (self.iterations * search.effort) if self.iterations else 0.0
        by_time = (perf_counter() - self.begun) / self.seconds if self.seconds and search.iterations else 0.0
        return min(1.0, max(by_count, by_time))


class Contender:
    """An option, and what came of it so far."""

    __slots__ = ("bonus", "line", "option", "prior", "total", "visits")

    def __init__(self, candidate: Candidate, prior: int) -> None:
        self.option = candidate.option
        self.bonus = candidate.bonus
        self.prior = prior  # worlds that greedy's judgement counts for
        self.visits = 0
        self.total = prior * candidate.value
        self.line: list[int] | None = None  # how the own turn goes on after it, once that was looked for

    def mean(self) -> float:
        weight = self.prior + self.visits
        return self.total / weight if weight else 0.0

    def candidate(self) -> Candidate:
        return Candidate(self.option, self.visits, self.mean(), self.bonus)

    def worth(self) -> float:
        return self.mean() + self.bonus


class Search:
    """The search for one decision."""

    def __init__(self, knowledge: Knowledge, ranking: list[Candidate], contenders: int) -> None:
        self.knowledge = knowledge
        prior = PRIOR if knowledge.game.hints.single_worlds_mislead() else 0
        self.left = [Contender(candidate, prior) for candidate in ranking[:contenders]]
        self.dropped: list[Contender] = []  # the last to drop out first
        self.not_tried = [candidate._replace(visits=0) for candidate in ranking[contenders:]]
        self.iterations = 0
        self.plans_turns = knowledge.game.hints.plans_turns()
        self.effort = 1.0  # the share of the bot's iterations that the decision deserves

    def try_all(self, key: bytes) -> None:
        """Everyone still in it, in one more world."""
        seat = self.knowledge.seat
        for contender in self.left:
            chance = Random(key)
            match = after(held(self.knowledge.world(key), seat), seat, contender.option, chance)
            if self.plans_turns:
                self.carry_through(contender, match)
            play_on(match, seat, chance)
            contender.total += match.game.evaluate(match.state, seat)
            contender.visits += 1
            self.iterations += 1

    def carry_through(self, contender: Contender, match: Match) -> None:
        """The rest of the own turn by the best line found in the first world, as far as others have it."""
        seat, kind = self.knowledge.seat, self.knowledge.ask.kind
        if contender.line is None:
            contender.line = best_line(match, seat, LINE_BUDGET, kind).answers
        for answer in contender.line:
            if match.ask is None or not is_asked(match, seat) or answer not in match.ask.options:
                return
            match.answer(answer)

    def drop_worse_half(self) -> None:
        self.left.sort(key=lambda contender: -contender.worth())
        half = (len(self.left) + 1) // 2
        self.dropped = [*self.left[half:], *self.dropped]
        del self.left[half:]

    def candidates(self) -> list[Candidate]:
        """The options, best first."""
        left = sorted(self.left, key=lambda contender: -contender.worth())
        return [*[contender.candidate() for contender in [*left, *self.dropped]], *self.not_tried]
