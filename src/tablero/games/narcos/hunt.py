"""What the hunt for Patrón may still come to: chances of an arrest, what a question would tell (NC-9.14 to NC-9.20).

Everything here follows from the set of places that fits the public clues (clues.py) and from what the hunters have
left this season: activations, cells for questions, cells for arrests. Where Patrón really is, is never looked at.

`CHANCE` is a small game of its own, solved once: each activation asks, or tries an arrest, or does something else, and
every other one Patrón gives himself away a little by a deployment. No rule depends on it.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from .board import BALL, CITIES, EVERYWHERE, FARTHEST, HUNTER_NEAR, NEAR, PLACES, REGION, RING, listed, reachable
from .cards import ARREST, ASK_DISTANCE, ASK_REGION, ASK_TYPE, ATTACK, CELLS_OF, HUNTERS
from .state import RELOCATING, SEASON_END, NarcosState
from .weights import IN_REACH, LEFT, RARELY_USABLE, TOLD, USABLE

SMALL: Final = 4  # places; of so few, questions seldom tell more

ATTACKS: Final = CELLS_OF[ATTACK]
QUESTIONS: Final = tuple(cell for action in (ASK_DISTANCE, ASK_TYPE, ASK_REGION) for cell in CELLS_OF[action])
ARRESTS: Final = CELLS_OF[ARREST]


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


# -- what is left of the season ----------------------------------------------------------------------------------

MEMORY: Final = 4_000  # things remembered of each kind: they come up again and again while options are compared


@lru_cache(MEMORY)
def empty_cells(cells: tuple[int, ...]) -> tuple[int, int, int]:
    """How many cells for attacks, arrests and questions can still take a card this season (NC-9.1)."""
    attacks, arrests, questions = [[cells[cell] for cell in own].count(0) for own in (ATTACKS, ARRESTS, QUESTIONS)]
    return attacks, arrests, questions


class Left:
    """What the hunters still have this season: those who have not acted, and cells for what they can do."""

    def __init__(self, s: NarcosState) -> None:
        over = s.phase in (SEASON_END, RELOCATING)
        self.ready = 0 if over else ~(s.acted | s.down) & (1 << HUNTERS) - 1  # as bits
        self.activations = self.ready.bit_count()
        self.acting = self.ready & 3 << 2 * s.faction if s.faction >= 0 else 0  # of the faction whose turn it is
        self.later = (self.ready & ~self.acting).bit_count()
        self.attacks, self.arrests, self.questions = empty_cells(tuple(s.cells))


# -- sets of places ----------------------------------------------------------------------------------------------


def spread(places: int, near: tuple[int, ...]) -> int:
    """These places and all that are one step from them."""
    mask = places
    for place in listed(places):
        mask |= near[place]
    return mask


@lru_cache(MEMORY)
def next_to(places: int) -> int:
    """All that is next to one of these places."""
    mask = 0
    for place in listed(places):
        mask |= NEAR[place]
    return mask


@lru_cache(MEMORY)
def most_around(tokens: int, places: int) -> int:
    """How many of the tokens lie on or next to one of these places, where they are most."""
    best = 0
    for place in listed(places & (tokens | next_to(tokens))):
        best = max(best, (tokens & (NEAR[place] | 1 << place)).bit_count())
    return best


@lru_cache(MEMORY)
def hunter_reach(start: int, steps: int, barred: int) -> int:
    """Where a hunter can go, other hunters aside (NC-8.1 to NC-8.4)."""
    return reachable(start, steps, barred, HUNTER_NEAR)


@lru_cache(MEMORY)
def in_range(hunters: int, possible: int, reach: int) -> tuple[int, int]:
    """How many of the possible places lie within `reach` of a hunter, and how many hunters have one of them there."""
    covered = near = 0
    for place in listed(hunters):
        ball = BALL[reach][place]
        covered |= ball
        if ball & possible:
            near += 1
    return (covered & possible).bit_count(), near


# -- questions ---------------------------------------------------------------------------------------------------


class HuntOutlook:
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
def outlook(possible: int, activations: int, arrests: int, questions: int) -> HuntOutlook:
    return HuntOutlook(possible or EVERYWHERE, activations, arrests, questions)
