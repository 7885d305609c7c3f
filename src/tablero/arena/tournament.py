"""Which bot is stronger: one of a kind against others, every seat alike, with the uncertainty told."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import NamedTuple

from tablero.core.game import Options

from .simulate import simulate

CONFIDENCE = 1.96  # standard deviations of a 95 % interval


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
    result = simulate(game, players, games, seed, options or {}, bots, jobs, progress=progress)
    wins = result.data()["wins"].get(challenger, 0.0)
    return Duel(wins / games, *wilson(wins, games), 1 / players, games)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share."""
    if not games:
        return 0.0, 1.0
    share, z = wins / games, CONFIDENCE
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return (middle - spread) / scale, (middle + spread) / scale
