"""How well a side stands, for bots: the sum of what it sees (features.py), and mortal danger (danger.py).

`features` tells the parts of the sum, so that it can be said why one position is better than another. The weights are a
judgement, not rules; `tablero simulate`, with the first judgement as the yardstick, tells whether a change helps.
"""

from __future__ import annotations

from math import tanh

from tablero.core.feature import Feature

from .board import REGION_ACTION, US
from .danger import mortal_danger, round_danger
from .features import (
    access,
    china_card,
    exposed,
    hand,
    influence,
    lasting,
    military,
    points,
    regions,
    southeast_asia,
    space_race,
    spare,
)
from .state import TwilightState
from .weights import SCALE


def evaluate(s: TwilightState, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    if s.over:
        return 0.5 if s.winner < 0 else float(s.winner == seat)
    standing = standing_points(s, seat)
    value = 0.5 + 0.49 * tanh((standing if seat == US else -standing) / SCALE)
    value += (1.0 - value) * round_danger(s, 1 - seat)
    return value * (1.0 - mortal_danger(s, seat))


def standing_points(s: TwilightState, seat: int) -> float:
    """What the position is worth in points, as `seat` knows it; positive is good for the US."""
    total = position_points(s, seat) + southeast_asia(s, seat)
    return total + military(s) + hand(s, seat) + lasting(s)


def position_points(s: TwilightState, seat: int) -> float:
    """What lies open on the table: points, regions, countries, the Space Race and the China Card."""
    total = points(s)
    for region in regions(s, seat):
        total += region
    return total + influence(s) + spare(s) + access(s) + exposed(s) + space_race(s) + china_card(s)


def features(s: TwilightState, seat: int) -> list[Feature]:
    """The parts of the sum, each as `seat` feels it, and the danger of losing at once."""
    sign = 1.0 if seat == US else -1.0
    of_regions = enumerate(regions(s, seat), REGION_ACTION)
    return [
        Feature("points", sign * points(s)),
        *[Feature("region", sign * worth, region=region) for region, worth in of_regions],
        Feature("southeast-asia", sign * southeast_asia(s, seat)),
        Feature("influence", sign * influence(s)),
        Feature("spare", sign * spare(s)),
        Feature("access", sign * access(s)),
        Feature("exposed", sign * exposed(s)),
        Feature("military", sign * military(s)),
        Feature("space-race", sign * space_race(s)),
        Feature("china-card", sign * china_card(s)),
        Feature("hand", sign * hand(s, seat)),
        Feature("lasting", sign * lasting(s)),
    ]
