"""The land on the board: from the corners in `data/map.toml` to coasts and borders as if drawn in ink (EG-1.3).

Three steps. `swollen` bends the map like a rubber sheet until small regions have room for their pieces; what touched
still touches. `chains_of` cuts outlines where three lands meet, or two and the sea, so that a border is one line, no
matter how many lands it parts. `inked` draws one chain with a trembling hand, always the same way. An outline is put
together from chains: neighbours agree exactly. Coordinates are those of the picture, MAP_WIDTH by MAP_HEIGHT.
"""

from __future__ import annotations

from functools import lru_cache
from math import hypot, pi, sin, sqrt
from typing import Final
from zlib import crc32

from tablero.drawing.svg import Point, spline

from ..board import MAP, REGION_IDS

MAP_WIDTH: Final = 706.0
MAP_HEIGHT: Final = 512.0
MARGIN: Final = (12.0, 20.0, 14.0, 12.0)  # left, top, right, bottom: between the peninsula and the frame

ABROAD: Final[tuple[str, ...]] = tuple(MAP["abroad"])
LANDS: Final[tuple[str, ...]] = (*REGION_IDS, *ABROAD)
SIZE: Final[dict[str, float]] = dict.fromkeys(REGION_IDS, 1.0) | {
    "toledo": 1.2,
    "castilla": 1.15,
    "valencia": 1.15,
    "portugal": 0.7,
}

Corner = tuple[int, int]
Edge = tuple[Corner, Corner]


def corners_of(land: str) -> list[Corner]:
    data = MAP["region"].get(land) or MAP["abroad"][land]
    return [(x, y) for x, y in data["shape"]]


def area(points: list[Point]) -> float:
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, [*points[1:], points[0]], strict=True))) / 2


def middle(points: list[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def is_on_edge(corner: Corner) -> bool:
    """On the edge of the sheet, where France goes on."""
    return corner[1] == 0 or corner[0] == MAP["width"]


# -- making room ---------------------------------------------------------------------------------------------------


def push(at: Point, centre: Point, radius: float, mass: float) -> Point:
    """How a land that wants to grow by `mass` pushes a corner away (Dougenik's cartogram)."""
    dx, dy = at[0] - centre[0], at[1] - centre[1]
    distance = hypot(dx, dy) or 1.0
    if distance > radius:
        force = mass * radius / distance
    else:
        force = mass * (distance / radius) ** 2 * (4 - 3 * distance / radius)
    return force * dx / distance, force * dy / distance


def swollen(rounds: int = 7) -> dict[Corner, Point]:
    """Where each corner lies once the regions are of more equal size."""
    at: dict[Corner, Point] = {corner: corner for land in LANDS for corner in corners_of(land)}
    lands = [*REGION_IDS, "portugal"]
    whole = sum(area([*corners_of(land)]) for land in lands)
    wanted = {land: SIZE[land] * whole / sum(SIZE[other] for other in lands) for land in lands}
    for _ in range(rounds):
        shapes = {land: [at[corner] for corner in corners_of(land)] for land in lands}
        now = {land: area(shape) for land, shape in shapes.items()}
        error = sum(max(now[land], wanted[land]) / min(now[land], wanted[land]) for land in lands) / len(lands)
        moved = dict(at)
        for corner, place in at.items():
            if is_on_edge(corner):
                continue
            x, y = place
            for land in lands:
                mass = sqrt(wanted[land] / pi) - sqrt(now[land] / pi)
                dx, dy = push(place, middle(shapes[land]), sqrt(now[land] / pi), mass)
                x += dx / error
                y += dy / error
            moved[corner] = (x, y)
        at = moved
    return at


@lru_cache(maxsize=1)
def corner_places() -> dict[Corner, Point]:
    """Every corner in the coordinates of the picture; the peninsula fills the frame."""
    at = swollen()
    peninsula = [at[corner] for land in (*REGION_IDS, "portugal") for corner in corners_of(land)]
    left, right = min(x for x, _ in peninsula), max(x for x, _ in peninsula)
    top, bottom = min(y for _, y in peninsula), max(y for _, y in peninsula)
    fx = (MAP_WIDTH - MARGIN[0] - MARGIN[2]) / (right - left)
    fy = (MAP_HEIGHT - MARGIN[1] - MARGIN[3]) / (bottom - top)
    places = {corner: (MARGIN[0] + (x - left) * fx, MARGIN[1] + (y - top) * fy) for corner, (x, y) in at.items()}
    for corner in places:
        x, y = places[corner]
        if is_on_edge(corner):
            places[corner] = (MAP_WIDTH + 12 if corner[0] == MAP["width"] else x, -12 if corner[1] == 0 else y)
    return places


# -- borders -------------------------------------------------------------------------------------------------------


def edges_of(land: str) -> list[Edge]:
    corners = corners_of(land)
    return list(zip(corners, [*corners[1:], corners[0]], strict=True))


def ordered(edge: Edge) -> Edge:
    return edge if edge[0] < edge[1] else (edge[1], edge[0])


@lru_cache(maxsize=1)
def sides() -> dict[Edge, tuple[str, ...]]:
    """The lands on the two sides of every edge; only one at a coast."""
    found: dict[Edge, tuple[str, ...]] = {}
    for land in LANDS:
        for edge in edges_of(land):
            found[ordered(edge)] = (*found.get(ordered(edge), ()), land)
    return found


def chains_of(land: str) -> list[list[Corner]]:
    """The outline of a land, cut wherever another land begins or ends on the other side."""
    edges = edges_of(land)
    beyond = [sides()[ordered(edge)] for edge in edges]
    first = next(i for i in range(len(edges)) if beyond[i] != beyond[i - 1])
    chains: list[list[Corner]] = []
    for i in [*range(first, len(edges)), *range(first)]:
        if beyond[i] != beyond[i - 1]:
            chains.append([edges[i][0]])
        chains[-1].append(edges[i][1])
    return chains


def chain_sides(chain: list[Corner]) -> tuple[str, ...]:
    return sides()[ordered((chain[0], chain[1]))]


# -- the trembling hand --------------------------------------------------------------------------------------------


def tremble(length: float, phase: float) -> float:
    """A smooth wobble between -1 and 1 along a line."""
    return (
        0.5 * sin(length / 5.3 + phase) + 0.3 * sin(length / 2.9 + 2.3 * phase) + 0.2 * sin(length / 11 + 4.1 * phase)
    )


@lru_cache(maxsize=64)
def inked(chain: tuple[Corner, ...]) -> tuple[Point, ...]:
    """The line through the corners of a chain, drawn by hand; the same points whichever side asks."""
    if chain[0] > chain[-1]:
        return tuple(reversed(inked(tuple(reversed(chain)))))
    places = corner_places()
    points = [places[corner] for corner in chain]
    hand = 2.6 if len(chain_sides(list(chain))) == 1 else 1.3
    phase = crc32(repr(chain).encode()) % 628 / 100
    line: list[Point] = [points[0]]
    walked = 0.0
    for i in range(len(points) - 1):
        b, c = points[i], points[i + 1]
        if is_on_edge(chain[i]) and is_on_edge(chain[i + 1]):
            line.append(c)
            continue
        a = points[i - 1] if i else b
        d = points[i + 2] if i + 2 < len(points) else c
        length = hypot(c[0] - b[0], c[1] - b[1])
        steps = max(2, round(length / 5))
        for step in range(1, steps + 1):
            x, y = spline(a, b, c, d, step / steps)
            walked += length / steps
            last = i + 2 == len(points) and step == steps
            offset = 0.0 if last else hand * tremble(walked, phase)
            line.append((x - offset * (c[1] - b[1]) / length, y + offset * (c[0] - b[0]) / length))
    line[-1] = points[-1]
    return tuple((round(x, 1), round(y, 1)) for x, y in line)


@lru_cache(maxsize=16)
def outline(land: str) -> tuple[Point, ...]:
    """The drawn outline of a region, France or Portugal."""
    points: list[Point] = []
    for chain in chains_of(land):
        points += inked(tuple(chain))[:-1]
    return tuple(points)


@lru_cache(maxsize=1)
def borders() -> dict[str, list[tuple[Point, ...]]]:
    """Every line once, by what it parts: "coast" (land and sea), "border" (regions), "frontier" (Spain and abroad)."""
    lines: dict[str, list[tuple[Point, ...]]] = {"coast": [], "border": [], "frontier": []}
    for land in LANDS:
        for chain in chains_of(land):
            beyond = chain_sides(chain)
            if len(beyond) == 1:
                lines["coast"].append(inked(tuple(chain)))
            elif land == beyond[0]:
                kind = "frontier" if set(beyond) & set(ABROAD) else "border"
                lines[kind].append(inked(tuple(chain)))
    return lines
