"""Where things go on the map: names, and the rows of pieces, so that nothing hides anything else.

`heads` finds room for the names of departments, cities and towns once. `laid_out` then finds a spot for the pieces of
every space: the fewer there are, the nearer they stand to their place. It tries spots in a fixed order, so the same
position is always drawn the same way.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from tablero.drawing.svg import Point, width_of

from ..board import DATA, MAP, space
from .ground import Box, Table, all_ground, area, around, ground_of, off_the_map, overlap, painted, spots_in, total
from .land import CITY_IDS, DEPARTMENT_IDS, FOREIGN, LOC_IDS, MAP_WIDTH, centre, outline, routes, town
from .pieces import ROW
from .scene import AndeanScene

DISC: Final = 18.0  # radius of a city
ECON: Final = 8.5  # half the side of a LoC's box
BETWEEN: Final = 2.0  # two rows
NAME: Final = 13.0
ROUNDS: Final = 4
SIGNS_WIDE: Final = 58.0
CORNER: Final[Box] = (494, 0, MAP_WIDTH, 232)  # what lasts is listed there


class Block(NamedTuple):
    """Rows of pieces side by side: the place of each, from the upper left corner, and the whole."""

    width: float
    height: float
    places: tuple[Point, ...]


# -- what never moves ----------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def fixed() -> tuple[Box, ...]:
    """City discs, LoC boxes, towns, and the corner that is used otherwise."""
    discs = [around(centre(id), 2 * DISC + 4, 2 * DISC + 8) for id in CITY_IDS]
    boxes = [around(centre(id), 2 * ECON + 4, 2 * ECON + 4) for id in LOC_IDS]
    dots = [around(town(id), 10, 10) for id in MAP["town"]]
    return (*discs, *boxes, *dots, CORNER)


@lru_cache(maxsize=1)
def roads() -> tuple[Box, ...]:
    """Small boxes along all LoCs: better not covered."""
    return tuple(around(point, 8, 8) for id in LOC_IDS for route in routes(id) for point in route)


def beside(at: Point, gap: float, wide: float, high: float) -> list[Point]:
    """Middles of boxes around a point: below, above, right, left, and at the corners."""
    x, y, dx, dy = at[0], at[1], gap + wide / 2, gap + high / 2
    straight = [(x, y + dy), (x, y - dy), (x + dx, y), (x - dx, y)]
    slanted = [(x + sx * dx * 0.8, y + sy * dy * 0.95) for sy in (1, -1) for sx in (1, -1)]
    return straight + slanted


def free(candidates: Sequence[Point], wide: float, high: float, taken: Sequence[Box]) -> Box:
    """The best box: what is already there costs, and so does a late place in the list."""
    best, least = around(candidates[0], wide, high), float("inf")
    for rank, at in enumerate(candidates):
        given = around(at, wide, high)
        cost = rank * 8 + off_the_map(given) * 4 + sum(overlap(given, other) for other in taken)
        if cost < least:
            best, least = given, cost
    return best


@lru_cache(maxsize=1)
def heads() -> dict[str, Box]:
    """The box of every name on the map: of cities, towns and departments."""
    found: dict[str, Box] = {}
    taken = [*fixed(), *roads()]
    for id in CITY_IDS:
        wide = width_of(AndeanScene.plain_name(id), NAME) + 2
        found[id] = free(beside(centre(id), DISC + 1, wide, NAME + 2), wide, NAME + 2, taken)
        taken.append(found[id])
    for id in MAP["town"]:
        wide = width_of(AndeanScene.plain_name(id), 12) + 2
        found[id] = free(beside(town(id), 5, wide, NAME), wide, NAME, taken)
        taken.append(found[id])
    covered = painted(taken)
    for id in DEPARTMENT_IDS:
        found[id] = department_head(id, covered)
    return found


def department_head(id: str, covered: Table) -> Box:
    """Room for a name with its signs below, inside the department, towards its top."""
    wide, high = max(SIGNS_WIDE, width_of(AndeanScene.plain_name(id), NAME) + 2), NAME + 20
    top = min(y for _, y in outline(id))
    best, least = around(centre(id), wide, high), float("inf")
    for at in spots_in(id):
        given = around(at, wide, high)
        cost = (at[1] - top) * 1.2 + off_the_map(given) * 4
        cost += (area(given) - total(ground_of(id), given)) * 0.9 + total(covered, given) * 2
        if cost < least:
            best, least = given, cost
    return best


@lru_cache(maxsize=1)
def obstacles() -> Table:
    """Everything on the map that rows of pieces must leave visible."""
    names = [given for id, given in heads().items() if id not in FOREIGN]
    return painted([*fixed(), *names])


@lru_cache(maxsize=1)
def streets() -> Table:
    return painted(roads())


# -- rows of pieces ------------------------------------------------------------------------------------------------


def blocks(widths: Sequence[float]) -> list[Block]:
    """The ways to arrange rows: below each other, in two columns, in one line."""
    ways = [len(widths), (len(widths) + 1) // 2, 1]
    return [arranged(widths, way) for way in dict.fromkeys(ways)]


def arranged(widths: Sequence[float], lines: int) -> Block:
    """Rows in columns of at most `lines`."""
    places: list[Point] = []
    x = 0.0
    for start in range(0, len(widths), lines):
        column = widths[start : start + lines]
        places += [(x, i * (ROW + BETWEEN)) for i in range(len(column))]
        x += max(column) + BETWEEN
    return Block(x - BETWEEN, lines * (ROW + BETWEEN) - BETWEEN, tuple(places))


@lru_cache(maxsize=8192)
def choices(id: str, wide: float, high: float) -> tuple[tuple[float, Box], ...]:
    """The best boxes of this size for a space, the cheapest first, by what never moves."""
    kind = DATA[space(id)]["kind"]
    x, y = centre(id)
    found = []
    if kind == "department":
        for at in spots_in(id):
            given = around(at, wide, high)
            cost = off_the_map(given) * 6 + total(obstacles(), given) * 3 + total(streets(), given) * 0.25
            cost += (area(given) - total(ground_of(id), given)) * 0.8 + (abs(at[0] - x) + abs(at[1] - y)) * 0.6
            found.append((cost, given))
    else:
        for at in ring((x, y), (DISC if kind == "city" else ECON) + 1, wide, high):
            given = around(at, wide, high)
            cost = off_the_map(given) * 6 + total(obstacles(), given) * 3 + total(streets(), given) * 0.5
            # The open sea and foreign lands are the best place: nobody needs them.
            found.append((cost + total(all_ground(), given) * 0.15, given))
    found.sort()
    return tuple(found[:64])


@lru_cache(maxsize=8192)
def reached(id: str, wide: float, high: float) -> Box:
    """The box around all of them."""
    lefts, tops, rights, bottoms = zip(*[given for _, given in choices(id, wide, high)], strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def ring(at: Point, gap: float, wide: float, high: float) -> list[Point]:
    """Middles of boxes that touch a disc of radius `gap`, sliding along each side."""
    x, y, dx, dy = at[0], at[1], gap + wide / 2, gap + high / 2
    found = []
    for slide in (0.0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1.0, -1.0):
        found += [(x + dx, y + slide * (dy - gap / 2)), (x - dx, y + slide * (dy - gap / 2))]
        found += [(x + slide * (dx - gap / 2), y + dy), (x + slide * (dx - gap / 2), y - dy)]
    return found


def laid_out(widths: dict[str, tuple[float, ...]], taken: tuple[Box, ...] = ()) -> dict[str, tuple[Box, Block]]:
    """A box and an arrangement for the rows of every space; `widths` are those of its rows, `taken` is used already."""
    return dict(found_room(tuple(widths.items()), taken))


@lru_cache(maxsize=256)
def found_room(
    wanted: tuple[tuple[str, tuple[float, ...]], ...], taken: tuple[Box, ...]
) -> tuple[tuple[str, tuple[Box, Block]], ...]:
    """The same, remembered: most decisions move pieces, but few change how much room they need."""
    widths = dict(wanted)
    order = [*[id for id in CITY_IDS if id in widths], *[id for id in LOC_IDS if id in widths]]
    order += sorted((id for id in DEPARTMENT_IDS if id in widths), key=lambda id: len(spots_in(id)))
    found: dict[str, tuple[Box, Block]] = {}
    for _ in range(ROUNDS):  # later ones may push earlier ones aside
        before = dict(found)
        for id in order:
            used = [*taken, *[given for other, (given, _) in found.items() if other != id]]
            found[id] = best_place(id, widths[id], used)
        if found == before:
            break
    return tuple(found.items())


def strays(id: str, layout: dict[str, tuple[Box, Block]]) -> float:
    """How much of a department's pieces stands outside of it."""
    return area(layout[id][0]) - total(ground_of(id), layout[id][0]) if id in layout else 0.0


def best_place(id: str, widths: tuple[float, ...], used: Sequence[Box]) -> tuple[Box, Block]:
    """The cheapest box for rows, among all ways to arrange them."""
    ways = blocks(widths)
    best = around(centre(id), ways[0].width, ways[0].height), ways[0]
    least = float("inf")
    for rank, block in enumerate(ways):
        reach = reached(id, block.width, block.height)
        near = [other for other in used if overlap(reach, other)]
        for fixed_cost, given in choices(id, block.width, block.height):
            cost = fixed_cost + rank * 12
            if cost >= least:
                break
            cost += sum([overlap(given, other) for other in near]) * 4
            if cost < least:
                best, least = (given, block), cost
    return best
