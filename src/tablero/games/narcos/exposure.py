"""How likely Patrón is caught, as he himself sees it: he knows what he would have to answer (NC-9.14 to NC-9.17).

The factions know the set of places that fits all clues (clues.py), and so does he. What it is worth to him depends on
where in it he is: places of his own type and region stay when those are asked for, and some distances tell more than
others. How that turns into a chance was fitted to arrests in games of bots; the numbers are in `data/weights.toml`.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from typing import Final

from .board import CITIES, FARTHEST, PLANTATIONS, REGION, REGION_OF, RING, listed
from .hunt import MEMORY
from .state import NarcosState
from .weights import EXPOSED, EXPOSED_BLOCKED, EXPOSED_DISTANCE, EXPOSED_PLACES, EXPOSED_TWINS, FIRST_LOST, LAST_LOST

TURNS: Final = len(EXPOSED)
HALF: Final = 0.55  # what a question for the distance usually leaves


def kin(place: int) -> int:
    """All places of the same type in the same region."""
    return REGION[REGION_OF[place]] & (CITIES if CITIES >> place & 1 else PLANTATIONS)


@lru_cache(MEMORY)
def look(possible: int, place: int, hunters: int) -> tuple[float, float, float]:
    """Of the places where he can be, as logarithms: how many, the share like his own, the share a distance leaves."""
    places = possible.bit_count()
    twins = (possible & kin(place)).bit_count()
    left = [rings_left(possible, place, hunter) for hunter in listed(hunters)]
    share = sum(left) / (len(left) * places) if left else HALF
    return log(places), log(twins / places), log(max(0.1, round(share, 1)))


def rings_left(possible: int, place: int, hunter: int) -> int:
    """The places left when the hunter asks how far away he is, and Patrón names the number that hides him best."""
    true, best = 0, 0
    for r in range(FARTHEST[hunter] + 1):
        ring = RING[r][hunter]
        n = (possible & ring).bit_count()
        if ring >> place & 1:
            true = n
        elif n > best:
            best = n
    return true + best


@lru_cache(MEMORY)
def best_look(possible: int) -> tuple[float, float, float]:
    """... for one who may still choose his place among them."""
    places = possible.bit_count()
    twins = max([(possible & kin(place)).bit_count() for place in listed(possible)])
    return log(places), log(twins / places), log(HALF)


def caught(seen: tuple[float, float, float], activations: int, blocked: int) -> float:
    """The chance of an arrest in what is left of a season."""
    if not activations:
        return 0.0
    turn = min(TURNS, (activations + 1) // 2)
    chance = curve(seen, turn - 1, blocked)
    if activations % 2:  # half a turn: between this one and the next
        return (chance + (curve(seen, turn - 2, blocked) if turn > 1 else 0.0)) / 2
    return chance


def curve(seen: tuple[float, float, float], turn: int, blocked: int) -> float:
    places, twins, distance = seen
    points = EXPOSED[turn] + EXPOSED_PLACES[turn] * places + EXPOSED_TWINS[turn] * twins
    points += EXPOSED_DISTANCE[turn] * distance + EXPOSED_BLOCKED[turn] * blocked
    return 1 / (1 + exp(-points))


def price(s: NarcosState) -> float:
    """What the next arrest costs him."""
    return LAST_LOST if s.arrests else FIRST_LOST
