"""The map, the cards and the table of actions, loaded once from `data/` into constants (NC-2, NC-12).

An action is whatever can answer a question: a place, a verb, a figure, a card, a number. Each has one number in one
flat table, places first, so that a place on the map *is* its action. `ACTIONS[number]` is its id.

Sets of places are bit masks (bit p for place p): `BALL[r][p]` is everything within r roads of p, and `listed` turns a
mask into places. Roads only: an airport shortens no distance (NC-2.2). What the cards say is in cards.py.
"""

from __future__ import annotations

from typing import Final

from tablero.core.shape import Data

from .cards import (
    ACTION_IDS,
    CARD_IDS,
    DATA,
    FACTION_CARD_IDS,
    FACTION_IDS,
    HUNTER_IDS,
    NUMBERS,
    OBJECTIVE_IDS,
    SICARIO_IDS,
    SILVER_IDS,
)

# -- places ------------------------------------------------------------------------------------------------------

_LOCATIONS: Final[Data] = DATA["map"]["location"]
PLACE_IDS: Final[tuple[str, ...]] = tuple(_LOCATIONS)
PLACES: Final[int] = len(PLACE_IDS)
EVERYWHERE: Final[int] = (1 << PLACES) - 1
NOWHERE: Final = -1
CAPTURED: Final = -2  # where a sicario is who was captured this season (NC-9.6)

REGION_IDS: Final[tuple[str, ...]] = tuple(DATA["map"]["region"])
REGION_COLOURS: Final[dict[str, str]] = {id: region["colour"] for id, region in DATA["map"]["region"].items()}
REGION_OF: Final[tuple[int, ...]] = tuple(REGION_IDS.index(_LOCATIONS[id]["region"]) for id in PLACE_IDS)


def mask_of(places: list[int] | tuple[int, ...]) -> int:
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask


REGION: Final[tuple[int, ...]] = tuple(
    mask_of([p for p in range(PLACES) if REGION_OF[p] == region]) for region in range(len(REGION_IDS))
)
CITIES: Final[int] = mask_of([p for p in range(PLACES) if _LOCATIONS[PLACE_IDS[p]]["kind"] == "city"])
PLANTATIONS: Final[int] = EVERYWHERE & ~CITIES
AIRPORTS: Final[int] = mask_of([p for p in range(PLACES) if _LOCATIONS[PLACE_IDS[p]]["airport"]])

NEXT_TO: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(sorted(PLACE_IDS.index(other) for other in _LOCATIONS[id]["next_to"])) for id in PLACE_IDS
)
NEAR: Final[tuple[int, ...]] = tuple(mask_of(NEXT_TO[p]) for p in range(PLACES))  # the neighbours
# Where a hunter can go in one step: by road, and from airport to airport (NC-8.4).
HUNTER_NEAR: Final[tuple[int, ...]] = tuple(
    NEAR[p] | (AIRPORTS & ~(1 << p) if AIRPORTS >> p & 1 else 0) for p in range(PLACES)
)


def distance_table() -> tuple[tuple[int, ...], ...]:
    """Roads on the shortest way between any two places."""
    table = []
    for start in range(PLACES):
        found = [-1] * PLACES
        found[start] = 0
        queue = [start]
        for place in queue:
            for other in NEXT_TO[place]:
                if found[other] < 0:
                    found[other] = found[place] + 1
                    queue.append(other)
        table.append(tuple(found))
    return tuple(table)


DISTANCE: Final[tuple[tuple[int, ...], ...]] = distance_table()
FARTHEST: Final[tuple[int, ...]] = tuple(max(row) for row in DISTANCE)  # from each place (NC-9.15)
RADIUS: Final[int] = max(FARTHEST)
RING: Final[tuple[tuple[int, ...], ...]] = tuple(  # RING[r][p]: exactly r roads from p
    tuple(mask_of([q for q in range(PLACES) if DISTANCE[p][q] == r]) for p in range(PLACES)) for r in range(RADIUS + 1)
)
BALL: Final[tuple[tuple[int, ...], ...]] = tuple(  # a range beyond the farthest place reaches everywhere
    tuple(mask_of([q for q in range(PLACES) if DISTANCE[p][q] <= r]) for p in range(PLACES)) for r in range(RADIUS + 20)
)

# Hunters start next to a city with an airport (NC-3.10).
HUNTER_STARTS: Final[int] = mask_of([p for p in range(PLACES) if NEAR[p] & AIRPORTS])

_CHUNK: Final = 9
_PART: Final = (1 << _CHUNK) - 1
_LISTS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(tuple(first + bit for bit in range(_CHUNK) if part >> bit & 1) for part in range(1 << _CHUNK))
    for first in range(0, PLACES, _CHUNK)
)


def listed(mask: int) -> list[int]:
    """The places of a mask, in the order of the map."""
    found: list[int] = []
    for table in _LISTS:
        found += table[mask & _PART]
        mask >>= _CHUNK
    return found


def reachable(start: int, steps: int, barred: int, near: tuple[int, ...] = NEAR) -> int:
    """Where one can be after up to `steps` steps without entering a barred place; `start` always counts."""
    reached = 1 << start
    front = reached
    for _ in range(steps):
        around = 0
        while front:
            low = front & -front
            around |= near[low.bit_length() - 1]
            front ^= low
        front = around & ~(barred | reached)
        if not front:
            break
        reached |= front
    return reached


# -- the table of actions ----------------------------------------------------------------------------------------

_VERBS: Final = ("done", "not_this_turn", "pay", "show_hand", "silver", "lead")
DONE: Final[int] = PLACES
NOT_THIS_TURN: Final[int] = PLACES + 1  # a faction wants no more questions about its abilities in this turn
PAY: Final[int] = PLACES + 2
SHOW_HAND: Final[int] = PLACES + 3  # nobody can be deployed (NC-6.17)
SILVER: Final[int] = PLACES + 4
LEAD: Final[int] = PLACES + 5
NUMBER: Final[int] = PLACES + len(_VERBS)  # + 0 .. PLACES
SICARIO: Final[int] = NUMBER + PLACES + 1  # + sicario
HUNTER: Final[int] = SICARIO + len(SICARIO_IDS)  # + hunter
FACTION: Final[int] = HUNTER + len(HUNTER_IDS)  # + faction
PICK: Final[int] = FACTION + len(FACTION_IDS)  # + action * NUMBERS + number - 1
TOKEN: Final[int] = PICK + len(ACTION_IDS) * NUMBERS  # + value 0 .. 9, HOSTAGE, BOMB
CARD: Final[int] = TOKEN + 12  # + sicario card
ULTIMATUM: Final[int] = CARD + len(CARD_IDS)  # + silver-or-lead card
OBJECTIVE: Final[int] = ULTIMATUM + len(SILVER_IDS)  # + objective
FACTION_CARD: Final[int] = OBJECTIVE + len(OBJECTIVE_IDS)  # + faction card

ACTIONS: Final[tuple[str, ...]] = (
    *PLACE_IDS,
    *_VERBS,
    *(str(number) for number in range(PLACES + 1)),
    *SICARIO_IDS,
    *HUNTER_IDS,
    *FACTION_IDS,
    *(f"{action}_{number}" for action in ACTION_IDS for number in range(1, NUMBERS + 1)),
    *(f"defence_{value}" for value in range(10)),
    *("hostage", "bomb"),
    *CARD_IDS,
    *SILVER_IDS,
    *OBJECTIVE_IDS,
    *FACTION_CARD_IDS,
)
