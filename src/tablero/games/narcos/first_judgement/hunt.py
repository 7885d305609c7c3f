"""What the hunt for Patrón may still come to: chances of an arrest, what a question would tell (NC-9.14 to NC-9.20).

Everything here follows from the set of places that fits the public clues (clues.py) and from what the hunters have
left this season: activations, cells for questions, cells for arrests. Where Patrón really is, is never looked at.

`CHANCE` is a small game of its own, solved once: each activation asks, or tries an arrest, or does something else, and
every other one Patrón gives himself away a little by a deployment. No rule depends on it.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from ..board import CITIES, EVERYWHERE, FARTHEST, HUNTER_NEAR, NEAR, PLACES, REGION, RING, listed
from ..cards import HUNTERS
from ..hunt import ARRESTS, MEMORY, QUESTIONS, spread

# -- weights, chosen by letting bots play that differ in some of them --------------------------------------------

USABLE: Final = 0.55  # how often a question can be put: the right card lies open, and it splits the set
RARELY_USABLE: Final = 0.35  # ... if the set is small
SMALL: Final = 4
LEFT: Final = 0.5  # the share of places that a question leaves
IN_REACH: Final = 0.45  # how often the place that an arrest should name is in reach
TOLD: Final = 0.8  # the share of places that a deployment leaves


@cache
def chance(places: int, activations: int, arrests: int, questions: int) -> float:
    """How likely Patrón is caught in what is left of the season, for that many places where he can be."""
    if not activations or not arrests or places < 1:
        return 0.0
    later = activations - 1
    if later & 1 and places > SMALL:
        places = max(SMALL, round(TOLD * places))
    wait = chance(places, later, arrests, questions)
    hit = 1 / places
    tried = hit + (1 - hit) * chance(max(1, places - 1), later, arrests - 1, questions)
    best = max(wait, IN_REACH * tried + (1 - IN_REACH) * wait)
    if questions and places > 1:
        usable = USABLE if places > SMALL else RARELY_USABLE
        asked = chance(max(1, round(LEFT * places)), later, arrests, questions - 1)
        best = max(best, usable * asked + (1 - usable) * wait)
    return best


def chance_table() -> list[list[list[list[float]]]]:
    """CHANCE[activations][arrest cells][question cells][places]."""
    return [
        [
            [[chance(places, a, r, q) for places in range(PLACES + 1)] for q in range(len(QUESTIONS) + 1)]
            for r in range(len(ARRESTS) + 1)
        ]
        for a in range(HUNTERS + 1)
    ]


CHANCE: Final = chance_table()


# -- questions ---------------------------------------------------------------------------------------------------


class FirstOutlook:
    """One set of possible places, with what the hunters have left: what each question would be worth.

    A value is the rise of the chance of an arrest, compared to doing nothing.
    """

    def __init__(self, possible: int, activations: int, arrests: int, questions: int) -> None:
        self.possible = possible
        self.places = possible.bit_count()
        table = CHANCE[activations][arrests]
        self.now = table[questions][self.places]
        self.asked = table[max(0, questions - 1)]
        self.missed = CHANCE[activations][max(0, arrests - 1)][questions]
        self.type = self.split(possible & CITIES)
        self.region = [self.split(possible & region) for region in REGION]
        self.distances: dict[int, float] = {}
        self.best_distances: dict[int, float] = {}
        self.zones = [spread(possible, NEAR)]

    def split(self, part: int) -> float:
        """The worth of an answer that tells one part of the set from the rest."""
        inside = part.bit_count()
        outside = self.places - inside
        if not inside or not outside:
            return self.asked[self.places] - self.now
        return (inside * self.asked[inside] + outside * self.asked[outside]) / self.places - self.now

    def distance(self, place: int) -> float:
        """The worth of asking for the distance to `place`; Patrón adds the number that hides him best (NC-9.14)."""
        found = self.distances.get(place)
        if found is None:
            rings = [(self.possible & RING[r][place]).bit_count() for r in range(FARTHEST[place] + 1)]
            most, second = sorted(rings)[-1:-3:-1]
            worth = 0.0
            for ring in rings:
                if ring:
                    worth += ring * self.asked[ring + (second if ring == most else most)]
            found = self.distances[place] = worth / self.places - self.now
        return found

    def best_distance(self, ends: int) -> float:
        """... to the best of several places."""
        found = self.best_distances.get(ends)
        if found is None:
            found = self.best_distances[ends] = max([self.distance(place) for place in listed(ends)])
        return found

    def zone(self, steps: int) -> int:
        """From where an arrest with so many steps may name a possible place, if nothing is in the way (NC-9.18)."""
        while len(self.zones) <= steps:
            self.zones.append(spread(self.zones[-1], HUNTER_NEAR))
        return self.zones[steps]

    def arrest(self, ends: int, steps: int, escaped: float) -> float:
        """The worth of an arrest from one of `ends`; `escaped` is the chance of another one after a success."""
        if not ends & self.zone(steps):
            return self.missed[self.places] - self.now
        hit = 1 / self.places
        return hit * (1 + escaped) + (1 - hit) * self.missed[self.places - 1] - self.now


@lru_cache(MEMORY)
def outlook(possible: int, activations: int, arrests: int, questions: int) -> FirstOutlook:
    return FirstOutlook(possible or EVERYWHERE, activations, arrests, questions)
