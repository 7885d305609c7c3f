"""The tree of information-set Monte-Carlo search: what was seen of each answer, from the root on.

A node stands for everything the searching seat saw since the root: the answers given, not the hidden things behind
them, which differ from world to world. So not every answer is possible each time a node is reached; an edge counts
how often it was (*available*), and is judged by that instead of by its node's visits. Seats that choose at the same
time each have a table of their own in the same node: nobody learns there what another chose.
"""

from __future__ import annotations

from math import log, sqrt


class Edge:
    """One answer at one node: how often it could be given, how often it was, and what came of it for its seat."""

    __slots__ = ("available", "total", "visits")

    def __init__(self) -> None:
        self.available = 0
        self.visits = 0
        self.total = 0.0


class Node:
    """What the seats asked at one point have tried."""

    __slots__ = ("children", "tables", "total", "visits")

    def __init__(self) -> None:
        self.tables: dict[int, dict[int, Edge]] = {}  # by seat, then by option
        self.children: dict[object, Node] = {}  # by option, or by all options where several seats chose together
        self.visits = 0
        self.total = 0.0
