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
NO_DEPLOYMENT: Final = (
    8  # [., free places, places next to a hunter, then for each figure: range, 1 if La Quica] (NC-6.17)
)

CLUE_NAMES: Final = (
    *("deployed", "distance", "type", "region", "not_here", "escaped", "revealed", "relocated", "no_deployment"),
)


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
    kind = clue[0]
    if kind == DEPLOYED:
        return possible & BALL[clue[2]][clue[1]]
    if kind == DISTANCE_TOLD:
        return possible & (RING[clue[2]][clue[1]] | RING[clue[3]][clue[1]])
    if kind == TYPE_TOLD:
        return possible & (CITIES if clue[1] else PLANTATIONS)
    if kind == REGION_TOLD:
        return possible & (REGION[clue[1]] if clue[2] else ~REGION[clue[1]])
    if kind == NOT_HERE:
        return possible & ~(1 << clue[1])
    if kind == ESCAPED:
        return EVERYWHERE & ~(1 << clue[1] | clue[2])
    if kind == REVEALED:
        return 1 << clue[1]
    if kind == RELOCATED:
        return reachable(clue[1], clue[2], clue[3])
    return possible & ~within_reach_of_deployment(clue)


def within_reach_of_deployment(clue: list[int]) -> int:
    """The places from which at least one of the figures could have been deployed (NC-6.12, NC-6.22)."""
    free, near_hunters = clue[1], clue[2]
    mask = 0
    for i in range(3, len(clue), 2):
        mask |= places_around(free & near_hunters if clue[i + 1] else free, clue[i])
    return mask


def places_around(targets: int, reach: int) -> int:
    """Every place within `reach` of one of `targets`."""
    mask = 0
    for place in listed(targets):
        mask |= BALL[reach][place]
    return mask
