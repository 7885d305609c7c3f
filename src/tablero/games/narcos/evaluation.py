"""How well a seat stands, from 0 (lost) to 1 (won): what Patrón has reached against how nearly he is found.

`features` tells the parts of the sum (features.py), so that it can be said why one position is better than another.
The weights are a judgement, not rules; `tablero simulate`, with the first judgement as the yardstick, tells whether a
change helps.
"""

from __future__ import annotations

from math import exp

from tablero.core.feature import Feature

from .features import coming, danger, ground, hand, hideout, money, plans, seasons, tempo
from .hunt import Left
from .judgement import Sicarios, objectives_worth
from .prospects import arrests, hunters_worth
from .state import NOBODY, PATRON, PATRON_WINS, UNFINISHED, NarcosState
from .weights import PRIVATE, SLOPE


def evaluate(s: NarcosState, seat: int) -> float:
    """The chance of `seat` to win, as far as one can tell by looking."""
    if s.winner == UNFINISHED:
        return 0.5
    if s.winner != NOBODY:
        won = 1.0 if s.winner == PATRON_WINS else 0.0
    else:
        won = 1 / (1 + exp(-SLOPE * standing(s, seat == PATRON)))
    return won if seat == PATRON else 1 - won


def standing(s: NarcosState, mine: bool) -> float:
    """By how much Patrón is ahead, in points of fame; `mine`: as he himself sees it."""
    left = Left(s)
    sicarios = Sicarios(s, left, mine)
    points = s.fame + sicarios.total() + objectives_worth(s, sicarios, mine) + ground(s) + money(s) + coming(s)
    points += seasons(s) - hunters_worth(s, left, sicarios) + tempo(s, left) + danger(s, left, mine) + arrests(s, mine)
    return points + hand(s) + plans(s) + hideout(s) - PRIVATE if mine else points


def features(s: NarcosState, seat: int) -> list[Feature]:
    """The parts of the sum, each as `seat` feels it; what only Patrón knows is 0 for the others."""
    mine = seat == PATRON
    sign = 1.0 if mine else -1.0
    hunting = int(not mine)
    left = Left(s)
    sicarios = Sicarios(s, left, mine)
    return [
        Feature("fame", sign * s.fame, hunting=hunting),
        Feature("sicarios", sign * sicarios.total(), hunting=hunting),
        Feature("objectives", sign * objectives_worth(s, sicarios, mine), hunting=hunting),
        Feature("ground", sign * ground(s), hunting=hunting),
        Feature("money", sign * money(s), hunting=hunting),
        Feature("coming", sign * coming(s), hunting=hunting),
        Feature("seasons", sign * seasons(s), hunting=hunting),
        Feature("hunters", -sign * hunters_worth(s, left, sicarios), hunting=hunting),
        Feature("tempo", sign * tempo(s, left), hunting=hunting),
        Feature("places", sign * danger(s, left, mine), hunting=hunting),
        Feature("arrests", sign * arrests(s, mine), hunting=hunting),
        Feature("hand", sign * hand(s) if mine else 0.0, hunting=hunting),
        Feature("plans", sign * plans(s) if mine else 0.0, hunting=hunting),
        Feature("hideout", sign * hideout(s) if mine else 0.0, hunting=hunting),
    ]
