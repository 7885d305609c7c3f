"""Where things go on the map: names, and the rows of pieces, so that nothing hides anything else.

`heads` finds room for the names of departments, cities and towns once. `laid_out` then finds a spot for the pieces of
every space: the fewer there are, the nearer they stand to their place, and where it is crowded they stand apart and
are drawn smaller. Names, discs and boxes are kept free. It tries spots in a fixed order, so the same position is
always drawn the same way.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from tablero.drawing.boxes import Box, area, around, clash, crossed, edged, gap, middle, overlap
from tablero.drawing.svg import Point, width_of

from ..board import DATA, MAP, space
from .ground import CELL, Table, all_ground, ground_of, off_the_map, painted, spots_in, total
from .land import CITY_IDS, DEPARTMENT_IDS, FOREIGN, LOC_IDS, MAP_WIDTH, centre, outline, routes, town
from .pieces import ROW
from .scene import AndeanScene

DISC: Final = 18.0  # radius of a city
ECON: Final = 11.0  # half the width of a LoC's lozenge
BLAST: Final = 13.0  # half of what Sabotage covers
BETWEEN: Final = 2.0  # two rows
TRAY: Final = 2.0  # around rows
NAME: Final = 13.0
ROUNDS: Final = 6
TRIES: Final = 3  # other places for what hides something
SIGNS_WIDE: Final = 70.0
CORNER: Final[Box] = (574, 0, MAP_WIDTH, 232)  # what lasts is listed there
LISTED: Final = 20.0  # a line of that list
HIDING: Final = 40.0  # what a square unit costs that something else needs
SMALLER: Final = 0.82  # crowded rows; pieces stay larger than 12 pixels on a laptop
CRAMPED: Final = 180.0  # what that costs
APART: Final = (1.0, 9.0, 20.0, 34.0, 50.0)  # how far from a city or LoC its pieces may stand
BEYOND: Final = 32.0  # ... and from a department
FAR: Final = 90.0  # a longer line from a name to its pieces is hard to follow
SLIGHT: Final = 8.0  # so many square units hide nothing
CROSSING: Final = 80.0  # what a line costs that goes through something else
THROUGH: Final = 320.0  # ... or through the pieces of another space
ASTRAY: Final = 12.0  # what a unit costs that a city's pieces are too near to another city
PLAIN: Final = 8.0  # ... so much farther away than from their own
FARTHEST: Final = 190.0  # ... and one so long is not drawn
ENOUGH: Final = 64  # spots where nothing is hidden, and no more are looked at
MOST: Final = 160  # spots that are compared for the rows of a space


class Block(NamedTuple):
    """Rows of pieces side by side: the place of each, from the upper left corner, the whole, and how large they are."""

    width: float
    height: float
    places: tuple[Point, ...]
    scale: float


Layout = dict[str, tuple[Box, Block]]


# -- what never moves ----------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def fixed() -> tuple[Box, ...]:
    """City discs with their flags and markers, the lozenges of LoCs, towns."""
    discs = [disc_room(id) for id in CITY_IDS]
    boxes = [around(centre(id), 2 * BLAST, 2 * BLAST) for id in LOC_IDS]
    dots = [around(town(id), 10, 10) for id in MAP["town"]]
    return (*discs, *boxes, *dots)


def disc_room(id: str) -> Box:
    x, y = centre(id)
    return x - DISC - 2, y - DISC - 11, x + DISC + 6, y + DISC + 8


def lasting_list(entries: int) -> Box:
    """What the list of so many lasting cards covers."""
    left, top, right, bottom = CORNER
    return left, top, right, min(bottom, LISTED * entries + 10)


@lru_cache(maxsize=1)
def roads() -> tuple[Box, ...]:
    """Small boxes along all LoCs: better not covered."""
    return tuple(around(point, 8, 8) for id in LOC_IDS for route in routes(id) for point in route)


@lru_cache(maxsize=1)
def streets() -> Table:
    return painted(roads())


def beside(at: Point, gap: float, wide: float, high: float) -> list[Point]:
    """Middles of boxes around a point: below, above, right, left, and at the corners."""
    x, y, dx, dy = at[0], at[1], gap + wide / 2, gap + high / 2
    straight = [(x, y + dy), (x, y - dy), (x + dx, y), (x - dx, y)]
    slanted = [(x + sx * dx * 0.8, y + sy * dy * 0.95) for sy in (1, -1) for sx in (1, -1)]
    aside = [(x + sx * dx, y + sy * dy * 0.7) for sy in (1, -1) for sx in (1, -1)]
    return straight + aside + slanted


def free(candidates: Sequence[Point], wide: float, high: float, taken: Sequence[Box]) -> Box:
    """The best box: what is already there costs, and so does a late place in the list."""
    best, least = around(candidates[0], wide, high), float("inf")
    for rank, at in enumerate(candidates):
        given = around(at, wide, high)
        cost = rank * 8 + off_the_map(given) * 4 + clash(given, taken) * HIDING + total(streets(), given) * 0.3
        if cost < least:
            best, least = given, cost
    return best


@lru_cache(maxsize=1)
def heads() -> dict[str, Box]:
    """The box of every name on the map: of cities, towns and departments."""
    found: dict[str, Box] = {}
    taken = [*fixed(), CORNER]
    for id in CITY_IDS:
        wide = name_width(id, NAME)
        spots = [spot for gap in (7, 12) for spot in beside(centre(id), DISC + gap, wide, NAME + 2)]
        found[id] = free(spots, wide, NAME + 2, taken)
        taken.append(edged(found[id], 4))
    for id in MAP["town"]:
        wide = name_width(id, NAME - 1)
        found[id] = free(beside(town(id), 5, wide, NAME), wide, NAME, taken)
        taken.append(edged(found[id], 2))
    for id in DEPARTMENT_IDS:
        found[id] = department_head(id, taken)
        if id not in FOREIGN:
            taken.append(found[id])
    return found


def name_width(id: str, size: float) -> float:
    """Bold and slanted letters are wide."""
    return width_of(AndeanScene.plain_name(id), size) * 1.08 + 4


@lru_cache(maxsize=32)
def bounds(id: str) -> Box:
    """The box around a department."""
    xs, ys = zip(*outline(id), strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def extent(id: str, wide: float, high: float) -> Box:
    """What boxes of this size in a department may cover."""
    left, top, right, bottom = bounds(id)
    return left - wide / 2, top - high / 2, right + wide / 2, bottom + high / 2


def department_head(id: str, taken: Sequence[Box]) -> Box:
    """Room for a name with its signs below, inside the department, towards its top."""
    wide, high = max(SIGNS_WIDE, name_width(id, NAME)), NAME + 20
    top = min(y for _, y in outline(id))
    near = [other for other in taken if overlap(other, extent(id, wide, high))]
    best, least = around(centre(id), wide, high), float("inf")
    for at in spots_in(id):
        given = around(at, wide, high)
        cost = (at[1] - top) * 1.2 + off_the_map(given) * 4 + clash(given, near) * HIDING
        cost += (area(given) - total(ground_of(id), given)) * 0.9 + total(streets(), given) * 0.6
        if cost < least:
            best, least = given, cost
    return best


@lru_cache(maxsize=1)
def obstacles() -> tuple[Box, ...]:
    """Everything on the map that rows of pieces must leave visible."""
    return (*fixed(), *[edged(given, 1) for id, given in heads().items() if id not in FOREIGN])


@lru_cache(maxsize=1)
def needed() -> Table:
    """The same as a table, wide enough that nothing is overlooked."""
    return painted([edged(given, CELL) for given in obstacles()])


# -- rows of pieces ------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def blocks(widths: tuple[float, ...]) -> tuple[tuple[float, Block], ...]:
    """The ways to arrange rows, each with its price: below each other, in two columns, in one line; and all smaller."""
    lines = dict.fromkeys([len(widths), (len(widths) + 1) // 2, 1])
    return tuple(
        (rank * 12 + cramped, arranged(widths, way, scale))
        for scale, cramped in ((1.0, 0.0), (SMALLER, CRAMPED))
        for rank, way in enumerate(lines)
    )


def arranged(widths: Sequence[float], lines: int, scale: float) -> Block:
    """Rows in columns of at most `lines`."""
    places: list[Point] = []
    x = 0.0
    for start in range(0, len(widths), lines):
        column = widths[start : start + lines]
        places += [(x * scale, i * (ROW + BETWEEN) * scale) for i in range(len(column))]
        x += max(column) + BETWEEN
    return Block((x - BETWEEN) * scale, (lines * (ROW + BETWEEN) - BETWEEN) * scale, tuple(places), scale)


@lru_cache(maxsize=8192)
def choices(id: str, wide: float, high: float) -> tuple[tuple[float, Box], ...]:
    """The best boxes of this size for a space, the cheapest first, by what never moves."""
    kind = DATA[space(id)]["kind"]
    found = department_choices(id, wide, high) if kind == "department" else ring_choices(id, wide, high)
    return tuple(sorted(found)[:MOST])


def department_choices(id: str, wide: float, high: float) -> list[tuple[float, Box]]:
    """In the department, near its name; beyond its borders only where it must be."""
    left, top, right, bottom = heads()[id]
    x, y = (left + right) / 2, (top + bottom) / 2
    reach = extent(id, wide + 2 * BEYOND, high + 2 * BEYOND)
    near = [other for other in (*obstacles(), heads()[id]) if overlap(reach, other)]
    nearest: list[tuple[float, Box]] = []
    for at in (*spots_in(id), *spots_about(id)):
        away = abs(at[0] - x) + abs(at[1] - y)
        if away > FARTHEST:
            continue
        given = around(at, wide, high)
        outside = area(given) - total(ground_of(id), given)
        cost = off_the_map(given) * 6 + total(streets(), given) * 0.3 + outside * 0.8
        cost += total(all_ground(), given) - (area(given) - outside)  # a neighbour's ground is worse than the sea
        cost += away * 0.6 + max(0.0, away - FAR) * 6
        nearest.append((cost, given))
    nearest.sort()
    found = []
    free_spots = 0
    for cost, given in nearest:
        hidden = clash(given, near) if total(needed(), given) else 0.0
        found.append((cost + hidden * HIDING + crossed((x, y), middle(given), near) * CROSSING, given))
        free_spots += hidden == 0
        if free_spots == ENOUGH:
            break
    return found


@lru_cache(maxsize=32)
def spots_about(id: str) -> tuple[Point, ...]:
    """Points around a department."""
    left, top, right, bottom = extent(id, 2 * BEYOND, 2 * BEYOND)
    step = 4 * CELL
    grid = [
        (left + across * step, top + down * step)
        for down in range(int((bottom - top) // step) + 1)
        for across in range(int((right - left) // step) + 1)
    ]
    return tuple(at for at in grid if not total(ground_of(id), around(at, CELL, CELL)))


def ring_choices(id: str, wide: float, high: float) -> list[tuple[float, Box]]:
    """Around a city or the lozenge of a LoC, close to it or farther off."""
    at = centre(id)
    edge = DISC + 3 if id in CITY_IDS else BLAST
    far = edge + APART[-1]
    names = [heads()[other] for other in (*CITY_IDS, *DEPARTMENT_IDS) if other not in (id, *FOREIGN)]
    near = [other for other in obstacles() if overlap(around(at, 2 * (far + wide), 2 * (far + high)), other)]
    found = []
    for apart in APART:
        for spot in ring(at, edge + apart, wide, high):
            given = around(spot, wide + 2 * TRAY, high + 2 * TRAY)
            cost = off_the_map(given) * 6 + total(streets(), given) * 0.5 + apart * 4
            cost += clash(given, near) * HIDING if total(needed(), given) else 0.0
            cost += crossed(at, spot, names) * THROUGH
            cost += astray(id, given, apart) * ASTRAY
            # The open sea and foreign lands are the best place: nobody needs them.
            found.append((cost + total(all_ground(), given) * 0.15, around(spot, wide, high)))
    return found


@lru_cache(maxsize=32)
def other_cities(id: str) -> tuple[Box, ...]:
    """Where pieces would seem to be another city's: its disc and its name."""
    return tuple(box for other in CITY_IDS if other != id for box in (disc_room(other), heads()[other]))


def astray(id: str, given: Box, apart: float) -> float:
    """How much a city's pieces, so far from it, are too near to others."""
    return sum([max(0.0, apart + PLAIN - gap(given, other)) for other in other_cities(id)]) if id in CITY_IDS else 0.0


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


def laid_out(widths: dict[str, tuple[float, ...]], taken: tuple[Box, ...] = ()) -> Layout:
    """A box and an arrangement for the rows of every space; `widths` are those of its rows, `taken` is used already."""
    return dict(found_room(tuple(widths.items()), taken))


@lru_cache(maxsize=256)
def found_room(
    wanted: tuple[tuple[str, tuple[float, ...]], ...], taken: tuple[Box, ...]
) -> tuple[tuple[str, tuple[Box, Block]], ...]:
    """The same, remembered: most decisions move pieces, but few change how much room they need."""
    widths = dict(wanted)
    order = sorted((id for id in DEPARTMENT_IDS if id in widths), key=lambda id: len(spots_in(id)))
    order += [id for id in (*CITY_IDS, *LOC_IDS) if id in widths]  # they may stand on any side
    found = settled(order, widths, {}, taken)
    for id in [id for id in order if trouble(id, found, taken) > SLIGHT]:
        tried = taken
        for _ in range(TRIES):
            first = {id: best_place(id, widths[id], tried)}  # as if it were alone, and the others around it
            other = settled([one for one in order if one != id], widths, first, taken)
            if all_trouble(other, taken) < all_trouble(found, taken):
                found = other
            tried = (*tried, first[id][0])
    return tuple(found.items())


def settled(order: list[str], widths: dict[str, tuple[float, ...]], first: Layout, taken: tuple[Box, ...]) -> Layout:
    """A place for each in turn, beside those who have theirs `first`; later ones may push earlier ones aside."""
    found = dict(first)
    for _ in range(ROUNDS):
        before = dict(found)
        for id in order:
            used = [*taken, *[edged(given, 2 * TRAY) for other, (given, _) in found.items() if other != id]]
            found[id] = best_place(id, widths[id], used)
        if found == before:
            break
    return found


def trouble(id: str, found: Layout, taken: tuple[Box, ...]) -> float:
    """How much the rows of a space hide, how much they seem to be another city's, and what the line to them crosses."""
    given = found[id][0]
    others = [edged(other, TRAY) for one, (other, _) in found.items() if one != id]
    apart = min(gap(given, disc_room(id)), gap(given, heads()[id])) if id in CITY_IDS else 0.0
    start = middle(heads()[id]) if id in DEPARTMENT_IDS else centre(id)
    lost = astray(id, given, apart) * ASTRAY + crossed(start, middle(given), others) * THROUGH
    return clash(given, (*taken, *obstacles(), *others)) + lost / HIDING


def all_trouble(found: Layout, taken: tuple[Box, ...]) -> float:
    return sum([trouble(id, found, taken) for id in found])


def strays(id: str, layout: Layout) -> float:
    """How much of a department's pieces stands outside of it."""
    return area(layout[id][0]) - total(ground_of(id), layout[id][0]) if id in layout else 0.0


@lru_cache(maxsize=8192)
def within_reach(id: str, widths: tuple[float, ...]) -> Box:
    """The box around all places that these rows may have."""
    lefts, tops, rights, bottoms = zip(
        *[reached(id, block.width, block.height) for _, block in blocks(widths)], strict=True
    )
    return min(lefts), min(tops), max(rights), max(bottoms)


def best_place(id: str, widths: tuple[float, ...], used: Sequence[Box]) -> tuple[Box, Block]:
    """The cheapest box for rows, among all ways to arrange them."""
    left, top, right, bottom = within_reach(id, widths)
    near = [box for box in used if box[0] < right and left < box[2] and box[1] < bottom and top < box[3]]
    return best_beside(id, widths, tuple(near))


@lru_cache(maxsize=8192)
def best_beside(id: str, widths: tuple[float, ...], used: tuple[Box, ...]) -> tuple[Box, Block]:
    """The same, remembered: from one decision to the next little changes around most spaces."""
    ways = blocks(widths)
    best = around(centre(id), ways[0][1].width, ways[0][1].height), ways[0][1]
    least = float("inf")
    for price, block in ways:
        if price >= least:
            continue
        reach = reached(id, block.width, block.height)
        near = [other for other in used if overlap(reach, other)]
        for fixed_cost, given in choices(id, block.width, block.height):
            cost = fixed_cost + price
            if cost >= least:
                break
            cost += clash(given, near) * HIDING
            if cost < least and id not in DEPARTMENT_IDS:
                cost += crossed(centre(id), middle(given), near) * THROUGH  # by the line to its place
            if cost < least:
                best, least = (given, block), cost
    return best
