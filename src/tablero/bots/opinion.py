"""What is to be said about one position: the best options, the chance of winning with each, and why.

For whoever studies a position or solves a puzzle. The options that look best at a glance are compared in the same
worlds (compare.py), from what the seat may know; judgements become chances (chances.py), and the features tell the
reasons (reasons.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablero.core.feature import Opinion
from tablero.core.match import Match

from .bot import Candidate, Knowledge
from .chances import scale_of
from .compare import compare, ranked
from .reasons import opinions
from .review import Depth

COMPARED: Final = 5  # options, and those that are asked about besides
SHARE: Final = 0.3  # of the seconds, for the reasons


def opinion_on(
    match: Match,
    seat: int,
    depth: Depth,
    seed: bytes,
    seconds: float,
    stopped: Callable[[], bool] | None = None,
    also: tuple[int, ...] = (),
) -> list[Opinion]:
    """The best options first, with chances as values; `also` are others that something is to be said about."""
    knowledge = Knowledge(match, seat)
    ranking = ranked(knowledge, seed)
    first = ranking[:COMPARED]
    for option in also:
        if all(one.option != option for one in first):
            first.append(next((one for one in ranking if one.option == option), plain(knowledge, option)))
    tried = compare(knowledge, first, seed, depth.worlds, depth.is_deep, (1.0 - SHARE) * seconds, stopped)
    wanted = [one for one in tried if one.option in also] + [one for one in tried if one.option not in also]
    scale = scale_of(match.game, match.players, knowledge.seat_name)
    candidates = [Candidate(one.option, 1, scale.chance(one.mean()), one.bonus) for one in wanted]
    told = opinions(knowledge, candidates, seed, SHARE * seconds, stopped)
    order = [one.option for one in tried]
    return sorted(told, key=lambda one: order.index(one.option))


def plain(knowledge: Knowledge, option: int) -> Candidate:
    return Candidate(option, 0, 0.0, knowledge.bonuses.get(option, 0.0))
