"""From a judgement to a chance of winning: how often seats that stood like this have won, in games of bots.

`game.evaluate` runs from 0 (lost) to 1 (won), but 0.7 need not mean seven games in ten. `data/chances.toml` of a game
says what it means, by the number of players and, where seats differ, by the seat:

    found = "tools/chances.py: 200 games of player …"
    whole = 2  # with so many seats one of them always wins; with fewer, it may be somebody without a seat

    [players.2]
    ussr = [0.31, 1.8]   # shift and slope

The chance is that whose odds are e to the power of *shift + slope · log odds of the judgement*: two numbers a seat,
found by logistic regression on positions of games that bots played to the end (`tools/chances.py`). A number of players
that was not tried goes by the nearest one; a game without the file is taken at its word.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from typing import Final, NamedTuple

from tablero.core.game import AnyGame
from tablero.core.match import Match
from tablero.core.state import State

from .levels import data_file

LEAST: Final = 0.001  # judgements closer to 0 or 1 count as this: only the end is certain
ALL: Final = "all"  # seats that differ in nothing


class Scale(NamedTuple):
    """What a judgement means: a shift and a slope of its log odds."""

    shift: float
    slope: float

    def chance(self, value: float) -> float:
        return 1.0 / (1.0 + exp(-self.shift - self.slope * log_odds(value)))


AS_IT_IS: Final = Scale(0.0, 1.0)


def log_odds(value: float) -> float:
    value = min(max(value, LEAST), 1.0 - LEAST)
    return log(value / (1.0 - value))


def scale_of(game: AnyGame, players: int, seat: str) -> Scale:
    """What the judgement of a position means for the seat of this name; one that is not listed goes by the last."""
    known = scales(game.package, players)
    return known.get(seat) or known.get(ALL) or next(reversed(known.values()), AS_IT_IS)


@lru_cache
def scales(package: str, players: int) -> dict[str, Scale]:
    tried: dict[str, dict[str, list[float]]] = data_file(package, "chances.toml").get("players", {})
    nearest = min(tried, key=lambda count: (abs(int(count) - players), count), default="")
    return {seat: Scale(*numbers) for seat, numbers in tried.get(nearest, {}).items()}


def chances(game: AnyGame, s: State) -> list[float]:
    """Each seat's chance of winning in a position, all of it known; together no more than 1, side by side."""
    names = game.seating(s).seats
    found = [scale_of(game, len(names), name).chance(game.evaluate(s, seat)) for seat, name in enumerate(names)]
    one_wins = len(names) >= data_file(game.package, "chances.toml").get("whole", 2)
    return shared_out(found, game.sides(len(names)), one_wins)


def shared_out(found: list[float], sides: list[int], one_wins: bool) -> list[float]:
    """Chances that were told seat by seat, made to fit: the seats of a side win together, and no two sides both.

    `one_wins`: one of them always does; if not, it may be somebody who has no seat.
    """
    mean = {side: sum(members) / len(members) for side in set(sides) if (members := of_side(found, sides, side))}
    total = sum(mean.values())
    whole = total if one_wins or total > 1.0 else 1.0
    return [mean[side] / whole for side in sides]


def of_side(found: list[float], sides: list[int], side: int) -> list[float]:
    return [chance for chance, other in zip(found, sides, strict=True) if other == side]


def chances_now(match: Match) -> list[float]:
    """Each seat's chance where a match stands; when it is over, 1 for those who have won and 0 for the others."""
    if not match.over:
        return chances(match.game, match.state)
    winners = match.game.winners(match.state)
    return [1.0 if seat in winners else 0.0 for seat in range(match.players)]
