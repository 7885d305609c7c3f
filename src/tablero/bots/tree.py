"""The tree of an information-set search: what the seats have tried after the same answers, and what came of it.

A node stands for the answers given since the root, not for the hidden things behind them: those differ from world
to world, so not every option of a node is there each time it is reached, and only those that are compete. Seats
that choose at the same time each have a table of their own in one node: nobody reacts to what another chose in
secret.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

Values = dict[int, float]  # by seat: how well it stands, for the seats that decided something on the way

CURIOSITY: Final = 0.5  # how much seldom tried options are preferred
PREFERENCE: Final = 0.15  # how much worse than the best, as a share of all that was seen, an option may look
FRESH: Final = 0.3  # what the last visit counts, at least: the tree below it has grown since the earlier ones


class Edge:
    """One option of one seat: how promising it looked at first, how often it was tried, and what it is worth now."""

    __slots__ = ("prior", "values", "visits")

    def __init__(self, prior: float, values: Values | None) -> None:
        self.prior = prior
        self.values = values
        self.visits = 0

    def learn(self, values: Values, rate: float) -> None:
        """Move towards `values`."""
        known = self.values
        if known is None:
            self.values = dict(values)
            return
        for seat, value in values.items():
            old = known.get(seat)
            known[seat] = value if old is None else old + (value - old) * rate


Table = dict[int, Edge]  # by option


class Node:
    """A point in the tree."""

    __slots__ = ("children", "tables")

    def __init__(self) -> None:
        self.tables: dict[int, Table] = {}  # by seat
        self.children: dict[tuple[int, ...], Node] = {}  # by the answers given here

    def child(self, answers: tuple[int, ...]) -> Node:
        found = self.children.get(answers)
        if found is None:
            found = self.children[answers] = Node()
        return found


class Scale:
    """The lowest and highest value seen for one seat: differences count by their share of it, whatever the game."""

    __slots__ = ("high", "low")

    def __init__(self) -> None:
        self.low = 1.0
        self.high = 0.0

    def see(self, value: float) -> None:
        if value < self.low:
            self.low = value
        if value > self.high:
            self.high = value

    def span(self) -> float:
        return max(self.high - self.low, 1e-9)


def fresh_table(seat: int, options: list[int], tried: list[Values], scale: Scale) -> Table:
    """The options with the values each was found to lead to; the better it looks, the more it will be tried."""
    best = max([values[seat] for values in tried])
    unit = PREFERENCE * scale.span()
    weights = [exp((values[seat] - best) / unit) for values in tried]
    total = sum(weights)
    return {option: Edge(weight / total, values) for option, weight, values in zip(options, weights, tried)}


def secret_table(options: list[int]) -> Table:
    """Options nothing is known of."""
    return {option: Edge(1 / len(options), None) for option in options}


def most_urgent(table: Table, seat: int, options: list[int], scale: Scale) -> int:
    """The option to try next: worth much, or not tried often for how promising it looks. Unknown ones come first."""
    edges = [table.get(option) for option in options]
    visits = sum([edge.visits for edge in edges if edge is not None])
    curiosity = CURIOSITY * sqrt(visits + 1)
    low, unit = scale.low, 1.0 / scale.span()
    best = options[0]
    best_urgency = -1.0
    for option, edge in zip(options, edges):
        if edge is None:  # not offered in earlier worlds
            edge = table[option] = Edge(1 / len(options), None)
        worth = 1.0
        if edge.values is not None:
            worth = (edge.values.get(seat, low) - low) * unit
        urgency = worth + curiosity * edge.prior / (1 + edge.visits)
        if urgency > best_urgency:
            best, best_urgency = option, urgency
    return best


def best_values(table: Table, seat: int, options: list[int]) -> Values:
    """What the seat's best option among `options` is worth, to everyone."""
    known = [edge.values for option in options if (edge := table.get(option)) is not None and edge.values is not None]
    return max(known, key=lambda values: values.get(seat, -1.0))
