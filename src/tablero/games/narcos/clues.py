"""What everybody has learnt about Patrón's place, and the exact set of places that fits it all (NC-4.2, NC-4.5).

`learn` is the one way to tell the table something: it appends a clue to `s.clues` (plain numbers, so that anyone can
reckon again from the start) and narrows `s.possible`, a mask. Patrón does not move within a season, so the set only
shrinks, until he escapes or relocates. `reckon` folds a list of clues from scratch.

No clues are: tokens placed by sicarios, sicarios that move, conditions not paid, hunters who walk through his place.
"""

from __future__ import annotations

from typing import Final

from .board import BALL, CITIES, EVERYWHERE, PLANTATIONS, REGION, RING, listed, reachable
from .state import NarcosState

DEPLOYED: Final = 0  # [., place, range]: he is within range of it (NC-6.12)
DISTANCE_TOLD: Final = 1  # [., hunter's place, low, high]: one of the two is his distance (NC-9.14)
TYPE_TOLD: Final = 2  # [., 1 city or 0 plantation] (NC-9.16)
REGION_TOLD: Final = 3  # [., region, 1 there or 0 elsewhere] (NC-9.17)
NOT_HERE: Final = 4  # [., place]: an arrest that failed (NC-9.19)
ESCAPED: Final = 5  # [., from, barred places]: anywhere else (NC-9.20); earlier clues are void (NC-13.3)
REVEALED: Final = 6  # [., place] (NC-11.4)
RELOCATED: Final = 7  # [., from, steps paid for, barred places] (NC-11.7)
# [., free places, places next to a hunter, then for each figure: range, 1 if La Quica] (NC-6.17)
NO_DEPLOYMENT: Final = 8


def learn(s: NarcosState, clue: list[int]) -> None:
    """The table learns something about Patrón's place."""
    s.clues = [clue] if clue[0] in (ESCAPED, REVEALED) else [*s.clues, clue]
    s.possible = narrowed(s.possible, clue)


def reckon(clues: list[list[int]]) -> int:
    """The places that fit all clues, from scratch."""
    possible = EVERYWHERE
    for clue in clues:
        possible = narrowed(possible, clue)
    return possible


def narrowed(possible: int, clue: list[int]) -> int:
    """The places that are left of `possible` after one more clue."""
    kind, what = clue[0], clue[1]
    if kind == DEPLOYED:
        _, place, reach = clue
        return possible & BALL[reach][place]
    if kind == DISTANCE_TOLD:
        _, place, low, high = clue
        return possible & (RING[low][place] | RING[high][place])
    if kind == TYPE_TOLD:
        return possible & (CITIES if what else PLANTATIONS)
    if kind == REGION_TOLD:
        _, region, is_there = clue
        return possible & (REGION[region] if is_there else ~REGION[region])
    if kind == NOT_HERE:
        return possible & ~(1 << what)
    if kind == ESCAPED:
        _, place, barred = clue
        return EVERYWHERE & ~(1 << place | barred)
    if kind == REVEALED:
        return 1 << what
    if kind == RELOCATED:
        _, place, steps, barred = clue
        return reachable(place, steps, barred)
    return possible & ~within_reach_of_deployment(clue)


def within_reach_of_deployment(clue: list[int]) -> int:
    """The places from which at least one of the figures could have been deployed (NC-6.12, NC-6.22)."""
    _, free, near_hunters, *figures = clue
    mask = 0
    for reach, is_quica in zip(figures[::2], figures[1::2], strict=True):
        mask |= places_around(free & near_hunters if is_quica else free, reach)
    return mask


def places_around(targets: int, reach: int) -> int:
    """Every place within `reach` of one of `targets`."""
    mask = 0
    for place in listed(targets):
        mask |= BALL[reach][place]
    return mask
