"""Where the names of the locations stand: on nothing that stands there, and nearer to their own sign than to any other.

Every name has a place of its own (`homes`), found once for all that may come to stand around a sign: tokens to the
left, a figure to the upper right, airport or meeting to the lower right, markers and Patrón above. There is not always
room for all of that, so a name on which something has come to stand moves to a better place as long as it is there.
Names differ by language, so these functions are told them, in the order of the locations.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from tablero.drawing.boxes import Box, area, clash, distance, edged, moved, overlap
from tablero.drawing.svg import width_of

from ..board import PLACE_IDS
from .land import AIRPORT_IDS, CORNER, FIGURE, MAP_HEIGHT, MAP_WIDTH, NOTEBOOK, SIGN, TOKENS, centre
from .scene import NarcosScene

SIZE: Final = 11.0
WIDEST: Final = 96.0
ROUNDS: Final = 5
SHIFTS: Final = (0.0, 0.1, -0.1, 0.2, -0.2, 0.3, -0.3, 0.4, -0.4, 0.5, -0.5)  # to the side, in parts of its width
HIDING: Final = 6.0  # what a square unit costs that something else may need
HIDDEN: Final = 40.0  # ... that something else stands on
ASTRAY: Final = 400.0  # what a unit costs that a name is too near to another sign
CLEAR: Final = 5.0  # so much farther away from another sign than from its own
DOUBTFUL: Final = 120.0  # what a unit costs that one has to look twice whose a name is
PLAIN: Final = 12.0  # ... so much farther away than that one has not to
SPARE: Final = 4.0  # so much narrower names are than they are reckoned to be, unless they are squeezed
SLIGHT: Final = 3.0  # so many square units hide nothing
REACH: Final = (WIDEST + 40, 50.0)  # how far from its sign a name may end

AIRFIELD: Final[Box] = (6, 4, 22, 20)
STANDING: Final[dict[str, Box]] = {
    "token": (-32, -10, -12, 10),
    "cube": (-31, 4, -17, 19),
    "figure": FIGURE,
    "party": (10, 1, 24, 21),
    "marker": (-21, -22, -3, -4),
    "patron": (-14, -30, 12, -5),
}
MAY_STAND: Final = (  # how much a name had better not hide what may be at a location
    (4.0, SIGN),
    (0.4, TOKENS),
    (0.4, FIGURE),
    (0.1, STANDING["party"]),
    (0.1, STANDING["patron"]),
)
Rooms = Sequence[tuple[float, Box]]  # what is needed, and how much


class NamePlace(NamedTuple):
    """Where the baseline of a name starts, is in the middle or ends, seen from its sign; and how wide the name is."""

    x: float
    y: float
    anchor: str
    width: float

    def box(self) -> Box:
        """What its letters cover, seen from the sign."""
        left = self.x - self.width * {"start": 0.0, "middle": 0.5, "end": 1.0}[self.anchor]
        return left, self.y - SIZE * 0.78, left + self.width, self.y + SIZE * 0.22


class Spot(NamedTuple):
    """A place with what speaks against it, and the box that it covers on the map."""

    price: float
    place: NamePlace
    given: Box


def spots(id: str, width: float, needed: Rooms) -> list[Spot]:
    """Where a name may stand beside its sign, each with its price."""
    places = [(abs(part) * 80, NamePlace(part * width, 26.5, "middle", width)) for part in SHIFTS]
    places += [
        (30.0, NamePlace(18, 9, "start", width)),
        (34.0, NamePlace(21, 14, "start", width)),
        (36.0, NamePlace(16, 21, "start", width)),
        (60.0, NamePlace(-16, 21, "end", width)),
        (60.0, NamePlace(0, 31, "middle", width)),
        (80.0, NamePlace(-18, 4, "end", width)),
        (300.0, NamePlace(-6, -19, "end", width)),  # above to the left, a name is taken for another sign's
        (310.0, NamePlace(-17, -14, "end", width)),
        (110.0, NamePlace(16, -8, "start", width)),
        (112.0, NamePlace(8, -14.5, "start", width)),
        (115.0, NamePlace(6, -18, "start", width)),
        (120.0, NamePlace(0, -20, "middle", width)),
        (150.0, NamePlace(-34, 4, "end", width)),
        (170.0, NamePlace(34, -4, "start", width)),
        (180.0, NamePlace(0, -36, "middle", width)),
    ]
    spare = SPARE if width < WIDEST else -2.0
    found = []
    for price, place in places:
        given = moved(place.box(), centre(id))
        beyond = max(0.0, given[2] - MAP_WIDTH - spare) - max(0.0, -spare - given[0])
        if beyond:  # a name ends where the map does, though it had better not have to be pushed
            place, given = place._replace(x=place.x - beyond), moved(given, (-beyond, 0))
            price += abs(beyond) * ASTRAY
        found.append(Spot(price + against(id, given, needed), place, given))
    return found


def against(id: str, given: Box, needed: Rooms) -> float:
    """What a place for a name would hide, and whether other signs are nearer than its own."""
    hidden = 4 * (area(given) - overlap(given, (3, 3, MAP_WIDTH - 3, MAP_HEIGHT - 3)))
    hidden += 4 * clash(given, (CORNER, NOTEBOOK)) + sum([weight * overlap(given, taken) for weight, taken in needed])
    own = distance(given, centre(id))
    others = [distance(given, centre(other)) - own for other in near(id)]
    astray, doubtful = (sum([max(0.0, wanted - away) for away in others]) for wanted in (CLEAR, PLAIN))
    return hidden * HIDING + astray * ASTRAY + doubtful * DOUBTFUL


@lru_cache(maxsize=64)
def near(id: str) -> tuple[str, ...]:
    """The locations whose signs a name may come near."""
    x, y = centre(id)
    return tuple(
        other
        for other in PLACE_IDS
        if other != id and abs(centre(other)[0] - x) < 2 * WIDEST and abs(centre(other)[1] - y) < 90
    )


def always(id: str) -> list[tuple[float, Box]]:
    return [(4.0, moved(taken, centre(id))) for taken in (SIGN, *([AIRFIELD] if id in AIRPORT_IDS else []))]


# -- the home of a name --------------------------------------------------------------------------------------------


@lru_cache(maxsize=32)
def homes(names: tuple[str, ...]) -> dict[str, Spot]:
    """The place of every name while nothing stands there."""
    ways = {
        id: spots(id, min(width_of(name, SIZE) * 1.04, WIDEST), needed_around(id))
        for id, name in zip(PLACE_IDS, names, strict=True)
    }
    found: dict[str, Spot] = {}
    for _ in range(ROUNDS):  # a name may push another one aside
        before = dict(found)
        for id, choice in ways.items():
            found[id] = best(choice, [other.given for one, other in found.items() if one != id])
        if found == before:
            break
    return found


def needed_around(id: str) -> list[tuple[float, Box]]:
    """What may stand around a location and its neighbours."""
    return [
        *[(weight, moved(taken, centre(one))) for one in (id, *near(id)) for weight, taken in MAY_STAND],
        *[room for one in (id, *near(id)) for room in always(one)],
    ]


def best(choice: list[Spot], names: Sequence[Box]) -> Spot:
    """The cheapest spot beside other names."""
    return min(choice, key=lambda spot: (spot.price + clash(edged(spot.given, 2), names) * HIDDEN, spot))


# -- with what stands there ----------------------------------------------------------------------------------------


def standing(scene: NarcosScene) -> tuple[tuple[str, ...], ...]:
    """What stands at each location, as far as it needs room of its own."""
    found = []
    for id in PLACE_IDS:
        data = scene.location(id)
        there = [key for key in ("token", "cube", "party", "marker") if data[key]]
        there += ["figure"] if data["hunter"] or data["sicario"] else []
        there += ["patron"] if data["seen"] or data["hideout"] else []
        found.append(tuple(there))
    return tuple(found)


@lru_cache(maxsize=64)
def name_places(names: tuple[str, ...], seen: tuple[tuple[str, ...], ...]) -> dict[str, NamePlace]:
    """The place of every name: its home, or another one as long as something stands there."""
    found = dict(homes(names))
    there = {
        id: [moved(STANDING[kind], centre(id)) for kind in kinds] for id, kinds in zip(PLACE_IDS, seen, strict=True)
    }
    for _ in range(ROUNDS):
        before = dict(found)
        for id, spot in before.items():
            around = tuple(taken for one in (id, *near(id)) for taken in there[one])
            found[id] = beside(id, spot, around, tuple(found[other].given for other in meeting(id)))
        if found == before:
            break
    return {id: spot.place for id, spot in found.items()}


def beside(id: str, spot: Spot, around: tuple[Box, ...], others: tuple[Box, ...]) -> Spot:
    """A better spot for a name, if things or other names stand on it."""
    if clash(spot.given, around) + clash(spot.given, others) <= SLIGHT:
        return spot
    needed = [(HIDDEN / HIDING, taken) for taken in around]
    needed += [room for one in (id, *near(id)) for room in always(one)]
    return best(spots(id, spot.place.width, needed), others)


@lru_cache(maxsize=64)
def meeting(id: str) -> tuple[str, ...]:
    """The locations whose names may come to stand where this one's may."""
    x, y = centre(id)
    return tuple(
        other
        for other in PLACE_IDS
        if other != id and abs(centre(other)[0] - x) < 2 * REACH[0] and abs(centre(other)[1] - y) < 2 * REACH[1]
    )
