"""The map as a grid of small cells: how much of a box lies in a department, or on things that must stay visible.

Each table holds sums from the upper left corner on, so that the sum of any box takes four look-ups.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import accumulate
from typing import Final

from tablero.drawing.boxes import Box, area, overlap
from tablero.drawing.svg import Point

from .land import DEPARTMENT_IDS, MAP_HEIGHT, MAP_WIDTH, outline

CELL: Final = 4
COLUMNS: Final = int(MAP_WIDTH) // CELL
LINES: Final = int(MAP_HEIGHT) // CELL
Table = list[list[float]]


def off_the_map(given: Box) -> float:
    return area(given) - overlap(given, (3, 3, MAP_WIDTH - 3, MAP_HEIGHT - 3))


def blank() -> Table:
    return [[0.0] * COLUMNS for _ in range(LINES)]


def summed(cells: Table) -> Table:
    """The sums of all cells above and left of each corner."""
    above = [0.0] * (COLUMNS + 1)
    found = [above]
    for line in cells:
        above = [a + b for a, b in zip(above, accumulate(line, initial=0.0), strict=True)]
        found.append(above)
    return found


def column(x: float) -> int:
    return min(COLUMNS, max(0, round(x / CELL)))


def line_at(y: float) -> int:
    return min(LINES, max(0, round(y / CELL)))


def total(table: Table, given: Box) -> float:
    """The sum over a box, as an area of the picture."""
    left, right, top, bottom = column(given[0]), column(given[2]), line_at(given[1]), line_at(given[3])
    upper, lower = table[top], table[bottom]
    return (lower[right] - lower[left] - upper[right] + upper[left]) * CELL * CELL


def painted(boxes: Iterable[Box]) -> Table:
    """The table of what boxes cover."""
    cells = blank()
    for given in boxes:
        for y in range(line_at(given[1]), line_at(given[3])):
            for x in range(column(given[0]), column(given[2])):
                cells[y][x] += 1
    return summed(cells)


def cells_in(points: tuple[Point, ...]) -> list[tuple[int, int]]:
    """The cells (column, line) whose middle is inside an outline."""
    edges = list(zip(points, (*points[1:], points[0]), strict=True))
    found = []
    first, last = line_at(min(y for _, y in points)), line_at(max(y for _, y in points))
    for line in range(first, min(last + 1, LINES)):
        y = (line + 0.5) * CELL
        crossings = sorted(
            a[0] + (y - a[1]) * (b[0] - a[0]) / (b[1] - a[1]) for a, b in edges if (a[1] > y) != (b[1] > y)
        )
        for enters, leaves in zip(crossings[::2], crossings[1::2], strict=True):
            found += [(x, line) for x in range(column(enters), column(leaves))]
    return found


@lru_cache(maxsize=32)
def ground_of(id: str) -> Table:
    """The table of a department's own ground."""
    cells = blank()
    for x, line in cells_in(outline(id)):
        cells[line][x] = 1
    return summed(cells)


@lru_cache(maxsize=1)
def all_ground() -> Table:
    """The table of all departments together."""
    cells = blank()
    for id in DEPARTMENT_IDS:
        for x, line in cells_in(outline(id)):
            cells[line][x] = 1
    return summed(cells)


@lru_cache(maxsize=32)
def spots_in(id: str) -> tuple[Point, ...]:
    """Points all over a department, from the top down."""
    found = cells_in(outline(id))
    return tuple(((x + 0.5) * CELL, (line + 0.5) * CELL) for x, line in found if not (x % 2 or line % 2))
