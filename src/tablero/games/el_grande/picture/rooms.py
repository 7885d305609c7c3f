"""Where things go inside a region: its name with the scoring board, and two shelves on which pieces stand.

The outline is measured line by line; a rectangle fits between two lines if it fits between the innermost left and right
edges there. The name goes where it leaves most room for the shelves. Computed once for the map (EG-1.3).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from tablero.drawing.svg import Point

from .land import outline

LINE: Final = 3.0  # between two measured lines
INSET: Final = 5.0  # nothing comes nearer to a border
SHELF: Final = 50.0  # the height of a shelf: what the tallest pieces need
SHELF_LINES: Final = int(SHELF / LINE) + 2
USEFUL: Final = 128.0  # a shelf wider than this is worth no more
HEADS: Final = ((84.0, 39.0, False), (142.0, 21.0, True))  # of name and scoring board: width, height, beside each other

Line = tuple[float, float, float]  # its height on the map, left and right end


class Box(NamedTuple):
    left: float
    top: float
    width: float
    height: float


class Shelf(NamedTuple):
    """Pieces stand on `floor`, between `left` and `right`."""

    left: float
    right: float
    floor: float

    @property
    def width(self) -> float:
        return self.right - self.left


class Room(NamedTuple):
    head: Box
    beside: bool  # the scoring board stands to the right of the name, not below it
    shelves: tuple[Shelf, ...]  # the best one first


def spans(points: tuple[Point, ...]) -> list[Line]:
    """The widest part of each measured line that lies inside the outline."""
    lines = []
    y = round(min(p[1] for p in points) + INSET, 1)
    while y < max(p[1] for p in points) - INSET:
        crossings = sorted(
            a[0] + (y - a[1]) * (b[0] - a[0]) / (b[1] - a[1])
            for a, b in zip(points, [*points[1:], points[0]], strict=True)
            if (a[1] <= y) != (b[1] <= y)
        )
        left, right = max(zip(crossings[::2], crossings[1::2], strict=True), key=lambda span: span[1] - span[0])
        lines.append((y, round(left + INSET, 1), round(right - INSET, 1)))
        y = round(y + LINE, 1)
    return lines


def between(lines: list[Line], top: int, count: int) -> tuple[float, float]:
    """The left and right end of what fits into `count` lines."""
    chosen = lines[top : top + count]
    return max(line[1] for line in chosen), min(line[2] for line in chosen)


def heads(lines: list[Line]) -> list[tuple[Box, bool]]:
    """Everywhere the name may stand."""
    found = []
    for width, height, beside in HEADS:
        count = int(height / LINE) + 1
        for top in range(0, len(lines) - count, 2):
            left, right = between(lines, top, count)
            if right - left >= width:
                places = {left, (left + right - width) / 2, right - width}
                found += [(Box(place, lines[top][0], width, height), beside) for place in sorted(places)]
    return found


def shelf_beside(lines: list[Line], top: int, head: Box) -> Shelf:
    """The widest shelf that begins at line `top` and leaves the name alone."""
    left, right = between(lines, top, SHELF_LINES)
    floor = lines[top][0] + SHELF
    if head.top < floor + 1 and head.top + head.height + 1 > lines[top][0]:
        before, after = head.left - 4, head.left + head.width + 4
        if before - left > right - after:
            right = min(right, before)
        else:
            left = max(left, after)
    return Shelf(left, right, floor)


def worth(shelf: Shelf) -> float:
    return min(shelf.width, USEFUL) if shelf.width > 30 else 0


def best_shelves(lines: list[Line], head: Box) -> list[Shelf]:
    """Two shelves, one above the other, that hold the most; or one, where only one fits."""
    shelves = [shelf_beside(lines, top, head) for top in range(len(lines) - SHELF_LINES)]
    best: list[Shelf] = []
    lower: list[Shelf] = []  # the best single shelf from some line on
    for i in reversed(range(len(shelves))):
        below = i + SHELF_LINES
        if below < len(shelves):
            if not lower or worth(shelves[below]) > worth(lower[0]):
                lower = [shelves[below]]
        pair = [shelf for shelf in [shelves[i], *lower] if worth(shelf)]
        if sum(map(worth, pair)) > sum(map(worth, best)):
            best = pair
    return sorted(best, key=lambda shelf: -worth(shelf))


@lru_cache(maxsize=16)
def room(region: str) -> Room:
    """The places in a region."""
    lines = spans(outline(region))
    best, found = 0.0, None
    for head, beside in heads(lines):
        shelves = best_shelves(lines, head)
        value = sum(map(worth, shelves)) + 0.25 * max(map(worth, shelves), default=0)
        value += 18 * sum(head.top < shelf.floor - SHELF for shelf in shelves)  # a name belongs above what it names
        if value > best:
            best, found = value, Room(head, beside, tuple(shelves))
    assert found is not None, f"{region} has no room for its name"
    return found
