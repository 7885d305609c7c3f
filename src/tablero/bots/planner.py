"""`planner`: whole turns are tried out, each in many worlds and far beyond the next turn.

An option is carried through to the end of the own turn by the game's habits (`hints.habit`): one coherent line, which
every world gets. Then the game goes on, the own seat by habit, the others by quick substitutes (`hints.stand_in`), as
far as the game says (`hints.plan_ends`), and there the position is judged. As in halving.py the worse half of the
options drops out again and again. A habit costs hardly anything, so a playout can see the next scoring where one that
tries out every answer sees the next turn. For games that have habits.
"""

from __future__ import annotations

from random import Random
from typing import Final

from tablero.core.match import Match, match_from

from .bot import Candidate, Knowledge
from .greedy import LEAST_BUDGET, after, best_line, held
from .halving import DEFAULT_ITERATIONS, HalvingBot, Search
from .playout import quick_answer

LONGEST: Final = 400  # questions of a playout
HABIT: Final = 0.03  # by which something else has to be better than the habit: a few worlds tell no less apart
FEWEST: Final = 7  # worlds for each option, or a question within a turn is answered by habit
NOBODY: Final = -1
PRIOR: Final = 3  # worlds that the judgement at the end of the own turn counts for
PRIOR_OF_LINES: Final = 24  # ... where the rest of the turn was looked for, so that the judgement chose it


class PlannerBot(HalvingBot):
    """Thinks for `iterations` or `seconds` about a turn; within it, habits and greedy decide what matters less."""

    def choose(self, knowledge: Knowledge) -> int:
        hints = knowledge.game.hints
        effort = hints.effort(knowledge.ask)
        if effort < 1.0:
            usual = hints.habit(knowledge.world(b"").state, knowledge.ask)
            tries = effort * (self.iterations or DEFAULT_ITERATIONS)
            if usual >= 0 and tries < FEWEST * len(knowledge.options):
                self.candidates = [Candidate(usual, 0, 0.0)]
                return usual
            if usual < 0:
                option = self.greedy.choose(knowledge)
                self.candidates = self.greedy.candidates
                return option
        return super().choose(knowledge)

    def search(self, knowledge: Knowledge) -> Search:
        options = knowledge.sane_options
        ranking = [Candidate(option, 0, 0.0) for option in options]
        hints = knowledge.game.hints
        usual = hints.habit(knowledge.world(b"").state, knowledge.ask)
        effort = hints.effort(knowledge.ask)
        search = Plans(knowledge, ranking, len(ranking), usual if effort < 1.0 else NOBODY)
        search.effort = effort
        return search


class Plans(Search):
    """Options with the lines that they open."""

    def __init__(self, knowledge: Knowledge, ranking: list[Candidate], contenders: int, usual: int) -> None:
        super().__init__(knowledge, ranking, contenders)
        for contender in self.left:
            contender.prior = 0
        self.usual = usual  # the habit
        hints = knowledge.game.hints
        self.looks = hints.habit(knowledge.world(b"").state, knowledge.ask) < 0  # no habits: lines are looked for
        self.prior = PRIOR_OF_LINES if self.looks else PRIOR
        self.lines: dict[int, list[int]] = {}

    def try_all(self, key: bytes) -> None:
        """Everyone still in it, in one more world."""
        seat = self.knowledge.seat
        world = held(self.knowledge.world(key), seat)
        for contender in self.left:
            chance = Random(key)
            match = after(world.copy(), seat, contender.option, chance)
            if contender.option not in self.lines:
                self.lines[contender.option] = self.first_line(match)
            self.lines[contender.option] = carry_through(match, seat, self.lines[contender.option], chance)
            if not contender.prior:
                contender.prior = self.prior
                contender.total = self.prior * match.game.evaluate(match.state, seat)
            contender.total += played_on(match, seat, chance) + (HABIT if contender.option == self.usual else 0.0)
            contender.visits += 1
            self.iterations += 1

    def first_line(self, match: Match) -> list[int]:
        """How the own turn goes on: by habit, or, for a seat that has none, by the best line to its end."""
        if not self.looks:
            return []
        hints = match.game.hints
        kind = self.knowledge.ask.kind
        budget = max(hints.budget(kind) // len(self.left), LEAST_BUDGET)
        return best_line(match, self.knowledge.seat, budget, kind).answers


def carry_through(match: Match, seat: int, line: list[int], chance: Random) -> list[int]:
    """The rest of the own turn, as in `line` as far as that is possible; what was answered."""
    answers: list[int] = []
    while match.ask is not None and match.ask.seat == seat and len(answers) < LONGEST:
        n = len(answers)
        planned = n < len(line) and line[n] in match.ask.options
        answers.append(line[n] if planned else usual_answer(match, chance))
        match.answer(answers[n])
    return answers


def usual_answer(match: Match, chance: Random) -> int:
    assert match.ask is not None
    answer = match.game.hints.habit(match.state, match.ask)
    return answer if answer >= 0 else quick_answer(match, match.ask, chance)


def played_on(match: Match, seat: int, chance: Random) -> float:
    """What comes of it, with substitutes for those who are slow to decide."""
    game, hints = match.game, match.game.hints
    before = match.state.copy()
    if match.hold == seat and match.ask is None:
        state = match.state.copy()
        hints.stand_in(state, seat)
        match = match_from(game, state, journal=False)
    for _ in range(LONGEST):
        if match.ask is None or hints.plan_ends(match.state, match.ask, before):
            break
        match.answer(usual_answer(match, chance), match.ask.seat)
    state = match.state.copy()
    hints.step_back(state, before)
    return hints.plan_worth(state, seat, game.evaluate(state, seat))
