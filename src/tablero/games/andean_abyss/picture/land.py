"""The land on the board: from the outlines in `data/map.toml` to shapes as if drawn in ink (AA-1.3).

The east and south of Colombia are wide and nearly empty, the west is crowded: `placed` bends the map so that the
crowded part gets the room. Outlines leave a strip between neighbours, in which the Lines of Communication run.
Coordinates are those of the picture, MAP_WIDTH by MAP_HEIGHT.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import Final

from tablero.drawing.svg import Point, spline

from ..board import CITIES, DATA, DEPARTMENTS, LOCS, MAP, SPACE_IDS, space

MAP_WIDTH: Final = 720.0
MAP_HEIGHT: Final = 692.0

# Where coordinates of the map data lie in the picture; straight in between.
ACROSS: Final = ((-60, -36), (0, 14), (130, 92), (250, 206), (330, 284), (600, 536), (720, 610), (960, 712))
DOWN: Final = (
    (100, -36),
    (160, 8),
    (240, 46),
    (600, 276),
    (760, 378),
    (1000, 542),
    (1110, 606),
    (1210, 646),
    (1442, 684),
)

CITY_IDS: Final[tuple[str, ...]] = tuple(SPACE_IDS[n] for n in CITIES)
DEPARTMENT_IDS: Final[tuple[str, ...]] = tuple(SPACE_IDS[n] for n in DEPARTMENTS)
LOC_IDS: Final[tuple[str, ...]] = tuple(SPACE_IDS[n] for n in LOCS)
FOREIGN: Final = ("ecuador", "panama")


def bent(value: float, knots: tuple[tuple[float, float], ...]) -> float:
    """`value` on the line through `knots`."""
    for (a, to_a), (b, to_b) in pairwise(knots):
        if value <= b:
            return to_a + (value - a) * (to_b - to_a) / (b - a)
    raise AssertionError(f"{value} is off the map, which ends at {knots[-1][0]}")


def placed(at: tuple[float, float] | list[int]) -> Point:
    """A point of the map data in the picture."""
    return round(bent(at[0], ACROSS), 1), round(bent(at[1], DOWN), 1)


def centre(id: str) -> Point:
    """The middle of a space."""
    return placed(DATA[space(id)]["at"])


def town(id: str) -> Point:
    return placed(MAP["town"][id]["at"])


def smooth(points: list[Point], closed: bool) -> list[Point]:
    """The curve through `points`, in short straight steps."""
    count = len(points)
    line: list[Point] = []
    for i in range(count if closed else count - 1):
        a, b, c, d = (points[(i + k) % count if closed else max(0, min(count - 1, i + k))] for k in (-1, 0, 1, 2))
        steps = max(1, round(hypot(c[0] - b[0], c[1] - b[1]) / 5))
        curve = [spline(a, b, c, d, step / steps) for step in range(steps)]
        line += [(round(x, 1), round(y, 1)) for x, y in curve]
    return line if closed else [*line, points[-1]]


@lru_cache(maxsize=32)
def outline(id: str) -> tuple[Point, ...]:
    """The drawn outline of a department, Ecuador or Panamá."""
    return tuple(smooth([placed(corner) for corner in DATA[space(id)]["outline"]], closed=True))


@lru_cache(maxsize=32)
def routes(id: str) -> tuple[tuple[Point, ...], ...]:
    """The lines of a LoC; one has three arms."""
    return tuple(tuple(smooth([placed(p) for p in route], closed=False)) for route in DATA[space(id)]["routes"])
