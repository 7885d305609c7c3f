"""`mcts`: information-set Monte-Carlo tree search.

One tree for what the seat knows; each iteration walks it in a *world* (bot.py), so hidden things and dice differ
from walk to walk and only what is good on average is visited often. Every seat in the tree looks for its own best
(`game.evaluate` for each), options that a world does not offer do not count against those it does, and a walk ends
where a new option is tried: the position is then judged after a few random answers, or at once.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final

from tablero.core.match import Match

from .bot import Bot, Candidate, Knowledge

CURIOSITY: Final = 0.35  # how much seldom tried options are preferred
WALKS_A_WORLD: Final = 6  # walks before everything hidden is dealt anew
TELL_EVERY: Final = 32  # walks between two reports of progress
DEFAULT_ITERATIONS: Final = 1000
DEEPEST: Final = 60  # answers in one walk


class Node:
    """A point in the tree: how often it was reached and offered, and what it was worth to the seat that chose it."""

    __slots__ = ("children", "offered", "value", "visits")

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.offered = 0
        self.value = 0.0  # the sum over visits, for the seat that answered


class MctsBot(Bot):
    """Thinks for `iterations` walks, or for `seconds`."""

    def __init__(self, seed: bytes, iterations: int = 0, seconds: float = 0.0, rollout: int = 0) -> None:
        super().__init__(seed)
        self.iterations = iterations or (0 if seconds else DEFAULT_ITERATIONS)
        self.seconds = seconds
        self.rollout = rollout  # random answers before a new position is judged

    def choose(self, knowledge: Knowledge) -> int:
        self.stopped = False
        if len(knowledge.options) == 1:
            return knowledge.options[0]
        root = Node()
        begun = perf_counter()
        walks = 0
        world = knowledge.world(self.random.randbytes(16))
        while not self.stopped and not self.spent(walks, begun):
            if walks % WALKS_A_WORLD == 0 and walks:
                world = knowledge.world(self.random.randbytes(16))
            self.walk(root, world.copy(checkpoints=False), knowledge.seat)
            walks += 1
            if self.progress is not None and walks % TELL_EVERY == 0:
                self.progress(self.share(walks, begun), ranked(root, knowledge.options))
        self.candidates = ranked(root, knowledge.options)
        return self.candidates[0].option

    def spent(self, walks: int, begun: float) -> bool:
        if self.iterations and walks >= self.iterations:
            return True
        return bool(self.seconds) and walks > 0 and perf_counter() - begun >= self.seconds

    def share(self, walks: int, begun: float) -> float:
        """How much of the budget is spent."""
        by_walks = walks / self.iterations if self.iterations else 0.0
        by_time = (perf_counter() - begun) / self.seconds if self.seconds else 0.0
        return min(1.0, max(by_walks, by_time))

    def walk(self, root: Node, match: Match, seat: int) -> None:
        """One walk from the root to a new position, and back with what it is worth to each seat."""
        node = root
        path: list[tuple[Node, int]] = []
        first = True
        while match.ask is not None and len(path) < DEEPEST:
            ask = match.ask_for(seat) if first else match.ask
            first = False
            if ask is None:
                break
            option, is_new = self.descend(node, ask.options)
            node = node.children[option]
            path.append((node, ask.seat))
            match.answer(option, ask.seat)
            if is_new:
                break
        if self.rollout and match.ask is not None:
            match.play_out(self.random, self.rollout)
        values = [match.game.evaluate(match.state, s) for s in range(match.game.seats(match.state))]
        for node, chooser in path:
            node.visits += 1
            node.value += values[chooser]

    def descend(self, node: Node, options: list[int]) -> tuple[int, bool]:
        """The option to walk on with: one never tried, else the one with the best prospects."""
        children = node.children
        untried = [option for option in options if option not in children]
        if untried:
            option = self.pick(untried)
            children[option] = Node()
            children[option].offered = 1
            return option, True
        best = options[0]
        best_score = -1.0
        for option in options:
            child = children[option]
            child.offered += 1
            score = child.value / child.visits + CURIOSITY * sqrt(log(child.offered) / child.visits)
            if score > best_score:
                best, best_score = option, score
        return best, False


def ranked(root: Node, options: list[int]) -> list[Candidate]:
    """The options with their visits and values, the most visited first."""
    candidates = []
    for option in options:
        child = root.children.get(option)
        visits = child.visits if child else 0
        candidates.append(Candidate(option, visits, child.value / visits if child and visits else 0.0))
    candidates.sort(key=lambda candidate: (-candidate.visits, -candidate.value))
    return candidates
