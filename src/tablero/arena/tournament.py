"""Which bot is stronger: one of a kind against others, every seat alike, with the uncertainty told."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tablero.core.game import Options

from .plan import Simulation
from .results import wilson
from .simulate import simulate
from .work import Workforce


class Duel(NamedTuple):
    """How often one challenger beat the rest: the share of games won, its 95 % interval, and what would be fair."""

    share: float
    low: float
    high: float
    fair: float
    games: int


def duel(
    game: str,
    challenger: str,
    other: str,
    players: int = 4,
    games: int = 100,
    seed: str = "duel",
    options: Options | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Duel:
    """One `challenger` against `players - 1` of the `other`, moving on by a seat from game to game."""
    bots = [challenger, *[other] * (players - 1)]
    result = simulate(Simulation(game, players, seed, options or {}, bots), games, Workforce(jobs), progress)
    wins = result.data()["wins"].get(challenger, 0.0)
    return Duel(wins / games, *wilson(wins, games), 1 / players, games)
