"""What the charts of the Non-players differ in (AA-8.5 to AA-8.7): each faction's module ends with its `Ways`."""

from __future__ import annotations

from collections.abc import Callable

from tablero.core.ask import Script

from ..state import AndeanState
from .procedures import NextRank

Candidates = Callable[[AndeanState, int], list[int]]  # the spaces of a rank


class RallyChart:
    """The Rally of a faction: the rule and the candidates of each rank, the last rank, how many spaces at most.

    `once` is a rank for one space only, 0: there is none. `gather` brings Guerrillas where none is available.
    """

    def __init__(
        self,
        steps: tuple[str, ...],
        candidates: Candidates,
        last: int,
        once: int = 0,
        spaces: int = 99,
        gather: Callable[[AndeanState, int], Script] | None = None,
    ) -> None:
        self.steps = steps
        self.candidates = candidates
        self.last = last
        self.once = once
        self.spaces = spaces
        self.gather = gather


class Ways:
    """How a faction carries out its Operations; Terror has three ranks. All Attack alike (attack.py)."""

    def __init__(
        self,
        rally: RallyChart,
        march_possible: Callable[[AndeanState], bool],
        march: Callable[[AndeanState, int], NextRank],
        terror_candidates: Candidates,
        terror: Callable[[AndeanState, int], NextRank],
    ) -> None:
        self.rally = rally
        self.march_possible = march_possible
        self.march = march
        self.terror_candidates = terror_candidates
        self.terror = terror
