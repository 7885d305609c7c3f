"""The land on the board: coast, three regions, roads, and where each location lies (NC-2.1).

Locations and roads come from `data/map.toml`; coast and borders are drawn here, in the same coordinates (1000 by 1400).
The south is wide and nearly empty, so `placed` squeezes it and gives the room to the crowded north.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, pairwise
from math import hypot
from typing import Final

from tablero.drawing.boxes import Box, moved, overlap
from tablero.drawing.svg import Point, number

from ..board import AIRPORTS, NEXT_TO, PLACE_IDS, PLACES
from ..cards import DATA

MAP_WIDTH: Final = 640.0
MAP_HEIGHT: Final = 692.0
NODE: Final = 12.5  # radius of a city
CORNER: Final[Box] = (516.0, 6.0, 634.0, 116.0)  # objectives are listed there
NOTEBOOK: Final[Box] = (530.0, 652.0, 632.0, 686.0)  # and there how many places the notebook has left

AIRPORT_IDS: Final = frozenset(id for place, id in enumerate(PLACE_IDS) if AIRPORTS >> place & 1)

# What may be at a location, seen from it: its sign, tokens to the left, a hunter or sicario to the upper right.
SIGN: Final[Box] = (-15, -15, 15, 15)
TOKENS: Final[Box] = (-32, -10, -12, 18)
FIGURE: Final[Box] = (7, -35, 35, -4)
STANDING: Final = (SIGN, TOKENS, FIGURE)
PUSHES: Final = 30

# Where coordinates of the map data lie in the picture; straight in between.
ACROSS: Final = ((-400.0, -216.0), (70.0, 46.0), (970.0, 596.0), (1400.0, 846.0))
DOWN: Final = ((-400.0, -210.0), (55.0, 40.0), (960.0, 556.0), (1130.0, 620.0), (1300.0, 658.0), (1700.0, 760.0))

COAST: Final = (
    *((752, 8), (800, 30), (806, 78), (752, 128), (716, 190), (706, 280), (690, 350), (706, 404), (770, 396)),
    *((860, 424), (940, 466), (1000, 540), (1020, 640), (1024, 760), (1004, 900), (960, 1010), (880, 1050)),
    *((830, 1110), (846, 1220), (826, 1340), (750, 1372), (660, 1340), (560, 1320), (440, 1330), (340, 1290)),
    *((240, 1240), (130, 1210), (40, 1150), (0, 1070), (44, 980), (90, 900), (58, 830), (40, 740), (52, 650)),
    *((34, 590), (0, 520), (14, 450), (40, 390), (110, 310), (160, 210), (240, 128), (330, 76), (430, 40)),
    *((540, 46), (640, 34), (700, 4)),
)
# The regions' borders, with corners far outside: what is beyond the coast is cut off.
CARIBBEAN: Final = (
    *((-300, 566), (40, 552), (105, 548), (210, 540), (340, 514), (430, 472), (470, 434), (540, 432)),
    *((610, 424), (690, 400), (1100, 380), (1100, -300), (-300, -300)),
)
ANDES: Final = (
    *((-300, 300), (690, 300), (694, 410), (684, 470), (664, 520), (648, 570), (636, 640), (626, 690)),
    *((624, 770), (560, 830), (540, 890), (480, 960), (400, 1000), (330, 1070), (290, 1130), (270, 1300), (-300, 1500)),
)
REGION_NAMES: Final[dict[str, Point]] = {"k": (104, 50), "a": (96, 518), "o": (560, 560)}
REGION_NAME_WIDTH: Final = 150.0
LETTERS_APART: Final = 3.0  # in the names of regions, as the style sheet has it


def bent(value: float, knots: tuple[tuple[float, float], ...]) -> float:
    """`value` on the line through `knots`."""
    for (a, to_a), (b, to_b) in pairwise(knots):
        if value <= b:
            return to_a + (value - a) * (to_b - to_a) / (b - a)
    raise AssertionError(f"{value} is off the map, which ends at {knots[-1][0]}")


def placed(at: tuple[float, float]) -> Point:
    """A point of the map data in the picture."""
    return round(bent(at[0], ACROSS), 1), round(bent(at[1], DOWN), 1)


def centre(id: str) -> Point:
    """Where a location lies."""
    return centres()[id]


@lru_cache(maxsize=1)
def centres() -> dict[str, Point]:
    """Where all locations lie: as the map says, but neighbours so far apart that what may be there finds room."""
    found = {id: placed((one["x"], one["y"])) for id, one in DATA["map"]["location"].items()}
    for _ in range(PUSHES):
        crowded = [pair for pair in combinations(found, 2) if crowd(found[pair[0]], found[pair[1]])]
        for a, b in crowded:
            (ax, ay), (bx, by) = found[a], found[b]
            length = hypot(bx - ax, by - ay)
            x, y = (bx - ax) / length, (by - ay) / length
            found[a], found[b] = inside((ax - x, ay - y)), inside((bx + x, by + y))
    return {id: (round(x, 1), round(y, 1)) for id, (x, y) in found.items()}


def crowd(a: Point, b: Point) -> bool:
    """Whether what may be at one location could hide what may be at the other."""
    if abs(a[0] - b[0]) > 64 or abs(a[1] - b[1]) > 56:
        return False
    return any(overlap(moved(one, a), moved(other, b)) > 4 for one in STANDING for other in STANDING)


def inside(at: Point) -> Point:
    return min(max(at[0], 40.0), MAP_WIDTH - 34), min(max(at[1], 38.0), MAP_HEIGHT - 32)


def curve(points: tuple[tuple[int, int], ...]) -> str:
    """A closed line that runs smoothly along `points`."""
    corners = [placed(point) for point in points]
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(corners, [*corners[1:], corners[0]], strict=True)]
    steps = [f"M{number(middles[-1][0])} {number(middles[-1][1])}"]
    for corner, middle in zip(corners, middles, strict=True):
        steps.append(f"Q{number(corner[0])} {number(corner[1])} {number(middle[0])} {number(middle[1])}")
    return "".join(steps) + "Z"


@lru_cache(maxsize=1)
def roads() -> str:
    """All roads as one path; each bends a little, as roads do."""
    steps = []
    for here in range(PLACES):
        for there in NEXT_TO[here]:
            if here < there:
                steps.append(road(centre(PLACE_IDS[here]), centre(PLACE_IDS[there]), here + there))
    return "".join(steps)


def road(a: Point, b: Point, seed: int) -> str:
    """From one location to another, with a slight bend to one side or the other."""
    length = hypot(b[0] - a[0], b[1] - a[1])
    aside = (3.5 if seed % 2 else -3.5) * min(1.0, length / 60)
    x = (a[0] + b[0]) / 2 - (b[1] - a[1]) / length * aside * 2
    y = (a[1] + b[1]) / 2 + (b[0] - a[0]) / length * aside * 2
    return f"M{number(a[0])} {number(a[1])}Q{number(x)} {number(y)} {number(b[0])} {number(b[1])}"
