"""Which countries deserve a bot's time when it places influence: a dozen of the many that are open to it.

First come those in which one more influence changes who controls them, battlegrounds before others; a battleground to
make safe, or to wear down, comes before a lesser country to win. The numbers are a judgement, not rules.
"""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask

from .board import COUNTRIES, IS_BATTLEGROUND, STABILITY
from .state import TwilightState

MOST: Final = 12
KINDS: Final[tuple[str, ...]] = ("place", "setup")
REACHED: Final = 1.0  # control is gained
BROKEN: Final = 0.9  # the enemy's control is ended
KEPT: Final = 0.45  # control is made safer
OPPOSED: Final = 0.5  # the enemy's control is weakened
BATTLEGROUND: Final = 3.0


def shortlist(s: TwilightState, ask: Ask, side: int) -> list[int]:
    """The options of `ask`, which is for `side`, that a bot looks at."""
    options = ask.options
    if ask.kind not in KINDS or len(options) <= MOST:
        return options
    places = [option for option in options if option < COUNTRIES]
    promise = [(-promise_of(s, side, place), place) for place in places]
    promise.sort()
    found = [place for _, place in promise[:MOST]]
    return [*found, *[option for option in options if option >= COUNTRIES]]


def promise_of(s: TwilightState, side: int, place: int) -> float:
    """What one more influence in a country may be good for."""
    enemy = 1 - side
    lead = s.influence[side * COUNTRIES + place] + 1 - s.influence[enemy * COUNTRIES + place]
    stability = STABILITY[place]
    holder = s.holder[place]
    if holder == side:
        worth = KEPT / (lead - stability)
    elif holder == enemy:
        worth = BROKEN if -lead < stability else OPPOSED / (1 - lead - stability)
    else:
        worth = REACHED if lead >= stability else 0.6 / (stability - lead)
    return worth * (BATTLEGROUND if IS_BATTLEGROUND[place] else 1.0)
