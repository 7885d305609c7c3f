"""Boxes (left, top, right, bottom), to find out what would stand on what: for names and pieces that look for room."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot

from .svg import Point

Box = tuple[float, float, float, float]


def around(at: Point, wide: float, high: float) -> Box:
    """The box of this size with its middle at a point."""
    return at[0] - wide / 2, at[1] - high / 2, at[0] + wide / 2, at[1] + high / 2


def moved(given: Box, by: Point) -> Box:
    return given[0] + by[0], given[1] + by[1], given[2] + by[0], given[3] + by[1]


def edged(given: Box, by: float) -> Box:
    """A box with so much room around it."""
    return given[0] - by, given[1] - by, given[2] + by, given[3] + by


def middle(given: Box) -> Point:
    return (given[0] + given[2]) / 2, (given[1] + given[3]) / 2


def area(given: Box) -> float:
    return (given[2] - given[0]) * (given[3] - given[1])


def overlap(a: Box, b: Box) -> float:
    """The area that two boxes share."""
    if a[0] >= b[2] or b[0] >= a[2] or a[1] >= b[3] or b[1] >= a[3]:
        return 0.0  # as most do
    return (min(a[2], b[2]) - max(a[0], b[0])) * (min(a[3], b[3]) - max(a[1], b[1]))


def clash(given: Box, taken: Iterable[Box]) -> float:
    """How much of a box others need."""
    return sum([overlap(given, other) for other in taken])


def distance(given: Box, at: Point) -> float:
    """From a point to a box."""
    return gap(given, (*at, *at))


def gap(a: Box, b: Box) -> float:
    """How far apart two boxes are."""
    return hypot(max(a[0] - b[2], 0, b[0] - a[2]), max(a[1] - b[3], 0, b[1] - a[3]))


def nearest(given: Box, at: Point) -> Point:
    """The point of a box that is nearest to another point."""
    return min(max(at[0], given[0]), given[2]), min(max(at[1], given[1]), given[3])


def crossed(start: Point, end: Point, boxes: Iterable[Box]) -> int:
    """How many boxes a straight line goes through, but for those in which it starts or ends."""
    return sum([cuts(start, end, other) for other in boxes])


def cuts(start: Point, end: Point, given: Box) -> bool:
    """Whether a line comes into a box from outside and leaves it again."""
    for axis in (0, 1):
        if given[axis] >= start[axis] and given[axis] >= end[axis]:
            return False
        if given[axis + 2] <= start[axis] and given[axis + 2] <= end[axis]:
            return False
    enters, leaves = 0.0, 1.0
    for axis in (0, 1):
        step = end[axis] - start[axis]
        low, high = given[axis] - start[axis], given[axis + 2] - start[axis]
        if step == 0:
            if low > 0 or high < 0:
                return False
        else:
            one, other = low / step, high / step
            enters, leaves = max(enters, min(one, other)), min(leaves, max(one, other))
    return 0.0 < enters < leaves < 1.0
