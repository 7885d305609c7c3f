"""A game on one page: its goal and a turn, in a few lines each; the signs on its board are those its picture draws.

The lines are remarks (`remark-<kind>`), each with the rule that it shortens. Names and texts of the signs are those of
the things that they stand for (`thing-<id>`).
"""

from __future__ import annotations

from .remark import Remark


class Guide:
    """What a newcomer has to know first."""

    __slots__ = ("goal", "turn")

    def __init__(self, goal: list[Remark], turn: list[Remark]) -> None:
        self.goal = goal
        self.turn = turn
