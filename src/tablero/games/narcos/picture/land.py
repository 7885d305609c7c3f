"""The land on the board: coast, three regions, roads, and where each location lies (NC-2.1).

Locations and roads come from `data/map.toml`; coast and borders are drawn here, in the same coordinates (1000 by 1400).
The south is wide and nearly empty, so `placed` squeezes it and gives the room to the crowded north.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import Final

from tablero.drawing.svg import Point, number

from ..board import NEXT_TO, PLACE_IDS, PLACES
from ..cards import DATA

MAP_WIDTH: Final = 560.0
MAP_HEIGHT: Final = 692.0

# Where coordinates of the map data lie in the picture; straight in between.
ACROSS: Final = ((-400.0, -190.0), (70.0, 40.0), (970.0, 522.0), (1400.0, 740.0))
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
REGION_NAMES: Final[dict[str, Point]] = {"k": (92, 64), "a": (88, 518), "o": (486, 550)}

# Names stand below their location, these above it, to the right, or below and shifted.
SHIFTED: Final = {
    "east": ("k1", "k2", "k4", "k6", "k8", "o3", "o6", "o10", "o11", "o13", "o16"),
    "west": ("k15", "k16", "k17", "k18", "a7", "a8", "a14", "a15", "o1", "o5", "o15"),
    "above": ("k10", "o7"),
    "right": ("k11", "k12", "k14", "a2", "o2"),
}
ASIDE: Final[dict[str, str]] = {id: where for where, ids in SHIFTED.items() for id in ids}


def bent(value: float, knots: tuple[tuple[float, float], ...]) -> float:
    """`value` on the line through `knots`."""
    for (a, to_a), (b, to_b) in pairwise(knots):
        if value <= b:
            return to_a + (value - a) * (to_b - to_a) / (b - a)
    raise AssertionError(f"{value} is off the map, which ends at {knots[-1][0]}")


def placed(at: tuple[float, float]) -> Point:
    """A point of the map data in the picture."""
    return round(bent(at[0], ACROSS), 1), round(bent(at[1], DOWN), 1)


@lru_cache(maxsize=PLACES)
def centre(id: str) -> Point:
    """Where a location lies."""
    location = DATA["map"]["location"][id]
    return placed((location["x"], location["y"]))


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
