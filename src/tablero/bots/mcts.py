"""`mcts`: information-set Monte-Carlo tree search, guided by `game.evaluate`.

Every iteration deals a world of its own (bot.py) and walks down one tree for all of them (tree.py), each seat choosing
what looks best to itself, until it comes to a question nobody asked there before. All answers to it are tried, the
positions judged, and what the best one is worth to each seat goes back up the way it came. So the tree grows along the
lines that the seats would choose, and hidden things and chance average out over the worlds.
"""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Final, NamedTuple

from tablero.core.ask import Ask, Together
from tablero.core.match import Match

from .bot import Bot, Candidate, Knowledge
from .tree import FRESH, Edge, Node, Scale, Table, Values, best_values, fresh_table, most_urgent, secret_table

DEFAULT_ITERATIONS: Final = 500
TELL_EVERY: Final = 32  # iterations between two reports of progress
DEEPEST: Final = 80  # questions in one walk
SERIOUS: Final = 0.25  # an option tried less than this share of the most tried one is not chosen


class MctsBot(Bot):
    """Thinks for `iterations`, or for `seconds`, or until both are spent; with iterations alone it is reproducible."""

    def __init__(self, seed: bytes, iterations: int = 0, seconds: float = 0.0) -> None:
        super().__init__(seed)
        self.iterations = iterations or (0 if seconds else DEFAULT_ITERATIONS)
        self.seconds = seconds

    def choose(self, knowledge: Knowledge) -> int:
        self.stopped = False
        if len(knowledge.options) == 1:
            self.candidates = []
            return knowledge.options[0]
        search = Search(knowledge, self.random)
        begun = perf_counter()
        spent = 0.0
        while spent < 1.0 and not (self.stopped and search.iterations):
            search.iterate()
            spent = self.spent(search.iterations, begun)
            if self.progress is not None and search.iterations % TELL_EVERY == 0:
                self.progress(spent, search.candidates())
        self.candidates = search.candidates()
        return self.candidates[0].option

    def spent(self, iterations: int, begun: float) -> float:
        """How much of the budget is used up; 1 is all of it."""
        by_count = iterations / self.iterations if self.iterations else 0.0
        by_time = (perf_counter() - begun) / self.seconds if self.seconds else 0.0
        return min(1.0, max(by_count, by_time))


class Passage(NamedTuple):
    """One question passed on the way down: the edges taken, and what else was offered if one seat chose alone."""

    taken: list[Edge]
    table: Table | None
    seat: int
    options: list[int]


class Search:
    """The search for one decision."""

    def __init__(self, knowledge: Knowledge, random: Random) -> None:
        self.knowledge = knowledge
        self.random = random
        self.root = Node()
        self.scales = [Scale() for _ in range(knowledge.seats)]
        self.iterations = 0

    def iterate(self) -> None:
        """Down the tree to a new question, and back with what it is worth."""
        match = self.knowledge.world(self.random.randbytes(16))
        seats = [self.knowledge.seat]  # those whose values are needed on the way back
        way: list[Passage] = []
        node = self.root
        values: Values | None = None
        while match.ask is not None and len(way) < DEEPEST:
            if isinstance(match.question, Together):
                node = self.pass_together(match, node, seats, way)
                continue
            ask = match.ask
            if ask.seat not in seats:
                seats.append(ask.seat)
            table = node.tables.get(ask.seat)
            if table is None:
                values = self.open_up(match, node, ask, seats)
                break
            options = ask.options
            option = most_urgent(table, ask.seat, options, self.scales[ask.seat])
            way.append(Passage([table[option]], table, ask.seat, options))
            match.answer(option)
            node = node.child((option,))
        self.go_back(way, values if values is not None else self.judge(match, seats))
        self.iterations += 1

    def pass_together(self, match: Match, node: Node, seats: list[int], way: list[Passage]) -> Node:
        """Everybody who is asked chooses without knowing of the others."""
        asks = match.open_asks()
        answers: list[int] = []
        taken: list[Edge] = []
        for ask in asks:
            if ask.seat not in seats:
                seats.append(ask.seat)
            table = node.tables.setdefault(ask.seat, secret_table(ask.options))
            option = most_urgent(table, ask.seat, ask.options, self.scales[ask.seat])
            answers.append(option)
            taken.append(table[option])
        for ask, option in zip(asks, answers):
            match.answer(option, ask.seat)
        way.append(Passage(taken, None, -1, []))
        return node.child(tuple(answers))

    def open_up(self, match: Match, node: Node, ask: Ask, seats: list[int]) -> Values:
        """Try all answers to a new question; what the best is worth. The match itself is used up."""
        tried: list[Values] = []
        options = ask.options
        for option in options:
            after = match if option == options[-1] else match.copy()
            after.answer(option)
            tried.append(self.judge(after, seats))
        table = fresh_table(ask.seat, options, tried, self.scales[ask.seat])
        node.tables[ask.seat] = table
        return best_values(table, ask.seat, options)

    def judge(self, match: Match, seats: list[int]) -> Values:
        """How well the seats stand."""
        values: Values = {}
        for seat in seats:
            value = match.game.evaluate(match.state, seat)
            self.scales[seat].see(value)
            values[seat] = value
        return values

    def go_back(self, way: list[Passage], values: Values) -> None:
        """Tell every edge on the way what it led to. Above it counts what its seat's best option is worth by now."""
        for passage in reversed(way):
            for edge in passage.taken:
                edge.visits += 1
                rate = 1 / edge.visits
                edge.learn(values, rate if passage.table is None else max(rate, FRESH))
            if passage.table is not None:
                values = best_values(passage.table, passage.seat, passage.options)

    def candidates(self) -> list[Candidate]:
        """The options, best first; those hardly tried come last."""
        seat = self.knowledge.seat
        table = self.root.tables.get(seat, {})
        found = []
        for option in self.knowledge.options:
            edge = table.get(option)
            value = edge.values.get(seat, 0.0) if edge is not None and edge.values is not None else 0.0
            found.append(Candidate(option, edge.visits if edge is not None else 0, value))
        most = max([candidate.visits for candidate in found])
        found.sort(key=lambda c: (c.visits < most * SERIOUS, -c.value, -c.visits))
        return found
