"""The map with everything on it: locations, roads, tokens, figures, and where Patrón is or can be (NC-2).

What never changes (sea, regions, roads) is drawn once. A location is one thing: its sign, tokens and figure
belong to one group, so a click anywhere in it, or on a name below it, means the location, unless the figure itself is
an answer. Around the sign, tokens lie to the left, the figure stands to the upper right, airport or party to the lower
right. The names come last; names.py finds room for them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tablero.drawing.svg import Point, ThingName, box, fitting_size, group, line, path, tag, text

from ..board import CITIES, PLACE_IDS, REGION_IDS
from .land import (
    AIRPORT_IDS,
    ANDES,
    CARIBBEAN,
    COAST,
    LETTERS_APART,
    MAP_HEIGHT,
    MAP_WIDTH,
    NODE,
    REGION_NAME_WIDTH,
    REGION_NAMES,
    centre,
    curve,
    roads,
)
from .names import SIZE, WIDEST, NamePlace, name_places, standing
from .pieces import HOUSE, crown, cube, hunter, marker, party, plane, pointer, sicario, token
from .scene import NarcosScene, SeenLocation

CITY_IDS: Final = frozenset(id for place, id in enumerate(PLACE_IDS) if CITIES >> place & 1)
REGION_SIZE: Final = 19.0  # of the letters of a region's name
REGION_LEAST: Final = 15.0  # ... which is told short before they are smaller than that


def whole_map(scene: NarcosScene) -> str:
    places = sorted(PLACE_IDS, key=lambda id: centre(id)[1])  # figures of the south stand before those of the north
    at = name_places(tuple(scene.place_names(id)[1] for id in PLACE_IDS), standing(scene))
    parts = [scene.kept(location, id, at[id]) for id in places]
    named = [scene.kept(place_name, id, at[id]) for id in PLACE_IDS]
    names = tag("g", *named, class_="names")
    inside = tag("g", sea_and_land(), scene.kept(region_names), *parts, names, clip_path="url(#nc-frame)")
    return inside + box(0.6, 0.6, MAP_WIDTH - 1.2, MAP_HEIGHT - 1.2, "frame", 0)


# -- what never changes --------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def definitions() -> str:
    """Shapes that are used more than once: the land, its regions, the textures."""
    coast = tag("path", id="nc-coast", d=curve(COAST))
    inside = tag("clipPath", tag("use", href="#nc-coast"), id="nc-land")
    frame = tag("clipPath", tag("rect", width=MAP_WIDTH, height=MAP_HEIGHT), id="nc-frame")
    return tag("defs", coast, inside, frame, tag("path", id="nc-roads", d=roads()), *textures())


def textures() -> list[str]:
    """Palms for the Caribbean, peaks for the Andes, grass for the Orinoco."""
    return [
        pattern("k", 34, 30, "M8 14Q8 9 6.5 6M6.5 6Q3 4 1.5 7M6.5 6Q9 3 12 5.5M6.5 6Q6 2.5 3 2M24 26h7M21 22h4"),
        pattern("a", 30, 24, "M2 11 7.5 3 13 11M5.4 6 7.5 8 9.4 5.8M17 22 22 15 27 22"),
        pattern("o", 26, 20, "M4 9Q4 6 2.5 4M5 9V3.5M6 9Q6 6 7.5 4M17 19Q17 16 15.5 14M18 19V13.5M19 19Q19 16 20.5 14"),
    ]


def pattern(region: str, wide: float, high: float, d: str) -> str:
    drawn = path(d, f"texture mark-{region}")
    return tag("pattern", drawn, id=f"nc-{region}", width=wide, height=high, patternUnits="userSpaceOnUse")


@lru_cache(maxsize=1)
def sea_and_land() -> str:
    """Everything on the map that never changes."""
    waves = [tag("use", href="#nc-coast", class_=f"shoal {far}", stroke_width=w) for w, far in ((46, "far"), (24, ""))]
    whole = "M-400-400H1200V1200H-400Z"
    shapes = (("o", whole), ("a", curve(ANDES)), ("k", curve(CARIBBEAN)))
    grounds = "".join(path(d, f"land land-{id}") + path(d, "", fill=f"url(#nc-{id})") for id, d in shapes)
    return tag(
        "g",
        tag("rect", width=MAP_WIDTH, height=MAP_HEIGHT, class_="sea"),
        *waves,
        tag("g", grounds, clip_path="url(#nc-land)"),
        tag("use", href="#nc-coast", class_="coast"),
        tag("use", href="#nc-roads", class_="road-bed"),
        tag("use", href="#nc-roads", class_="road"),
    )


def region_names(scene: NarcosScene) -> str:
    return "".join(region_name(scene, id) for id in REGION_IDS)


def region_name(scene: NarcosScene, id: str) -> str:
    name = scene.name(id)
    short = name.short if isinstance(name, ThingName) else ""
    if short and fitting_size(name, region_room(name), REGION_SIZE) < REGION_LEAST:
        name = short
    drawn = line(REGION_NAMES[id], name, region_room(name), REGION_SIZE, "region-name")
    return scene.thing("", scene.explained(id), drawn)


def region_room(name: str) -> float:
    return REGION_NAME_WIDTH - LETTERS_APART * len(name)


# -- locations -----------------------------------------------------------------------------------------------------


def location(scene: NarcosScene, id: str, name: NamePlace) -> str:
    """A location and all that is there."""
    data = scene.location(id)
    number = scene.place_names(id)[0]
    parts = [
        reach(name),
        tag("circle", r=23, class_="hit"),
        tag("circle", r=20.5, class_="possible", data_possible=id) if data["possible"] else "",
        tag("circle", r=17.5, class_="glow"),
        sign(id),
        text((0, 4), number, "number"),
        *tokens(scene, id, data),
        patron(scene, id, data),
        figure(scene, data),
    ]
    label = label_of(scene, id, data)
    return group(scene.thing(id, label, *parts, class_="location", mark=(-13, -12)), at=centre(id))


def label_of(scene: NarcosScene, id: str, data: SeenLocation) -> str:
    """Everything about a location in words: what a pointer or a screen reader is told."""
    kind = "city" if id in CITY_IDS else "plantation"
    parts = [scene.name(id), scene.name(kind), scene.name("airport") if id in AIRPORT_IDS else ""]
    parts += [scene.name(id) for id in (data["token"], data["hunter"], data["sicario"]) if id]
    parts += [scene.name(key) for key in ("cube", "party", "marker") if data[key]]
    parts.append(scene.name("hideout") if data["hideout"] else "")
    parts.append(scene.name("patron_token") if data["seen"] else "")
    parts.append(scene.name("possible") if data["possible"] else "")
    return scene.label(*parts)


def sign(id: str) -> str:
    """A city is a disc, with a second ring if it has an airport; a plantation is a leaf-green lozenge."""
    if id in CITY_IDS:
        ring = tag("circle", r=NODE + 3, class_="airport-ring") if id in AIRPORT_IDS else ""
        return ring + tag("circle", r=NODE, class_="node city")
    return path("M0-15Q13-9 14 0 13 9 0 15-13 9-14 0-13-9 0-15Z", "node field")


def reach(name: NamePlace) -> str:
    """Where a name stands below its sign, and between the two: a click there means the location."""
    if name.anchor != "middle":
        return ""  # aside, it would reach over to other locations
    left, top, right, bottom = name.box()
    top, bottom = min(top - 1, -5), max(bottom + 1, 3)  # with a figure there, its middle is above that of the sign
    return box(left, top, right - left, bottom - top, "reach", 0)


def place_name(scene: NarcosScene, id: str, name: NamePlace) -> str:
    at = (round(centre(id)[0] + name.x, 1), round(centre(id)[1] + name.y, 1))
    anchor = "" if name.anchor == "middle" else f" {name.anchor}"
    return line(at, scene.place_names(id)[1], WIDEST, SIZE, f"place-name{anchor}")


def tokens(scene: NarcosScene, id: str, data: SeenLocation) -> list[str]:
    """What lies at a location."""
    parts = []
    if id in AIRPORT_IDS:
        parts.append(group(scene.thing("", scene.explained("airport"), plane()), at=(14, 12)))
    if data["token"]:
        kind = data["token"]
        parts.append(lying(scene, kind, token(kind), (-22, 0)))
    if data["cube"]:
        parts.append(lying(scene, "cube", cube(), (-24, 11)))
    if data["party"]:
        parts.append(lying(scene, "party", party(), (17, 11)))
    if data["marker"]:
        parts.append(lying(scene, "marker", marker(), (-12, -13)))
    return parts


def lying(scene: NarcosScene, kind: str, drawn: str, at: Point) -> str:
    return group(scene.thing("", scene.explained(kind), drawn, data_token=kind), at=at)


def patron(scene: NarcosScene, id: str, data: SeenLocation) -> str:
    """Patrón: his token, for all to see, or his hideout, in his own picture."""
    if data["seen"]:
        ring = tag("circle", r=17, class_="patron-ring")
        return ring + group(scene.thing("", scene.explained("patron_token"), crown(False), data_seen=id), at=(0, -17))
    if data["hideout"]:
        ring = tag("circle", r=17, class_="patron-ring secret")
        face = tag("circle", r=10, class_="patron") + path(HOUSE, "crown")
        return ring + group(scene.thing("", scene.explained("hideout"), face, data_hideout=id), at=(-3, -19))
    return ""


def figure(scene: NarcosScene, data: SeenLocation) -> str:
    """The hunter or sicario at a location; never both (NC-13.1)."""
    if data["hunter"]:
        id, state = data["hunter"], scene.hunter(data["hunter"])
        drawn = hunter(scene.monogram(id), state) + (pointer() if state["active"] else "")
        words = [scene.name(key) for key in ("acted", "deactivated", "blocked", "active") if state[key]]
        label = scene.label(scene.name(id), scene.name(state["faction"]), *words)
    elif data["sicario"]:
        id, known = data["sicario"], scene.sicario(data["sicario"])
        drawn = sicario(scene.monogram(id), known["slot"])
        if known["cube"]:
            drawn += group(scene.thing("", scene.explained("cube"), cube(), data_token="carried"), at=(10.5, -9))
        label = scene.label(scene.name(id), scene.name("cube") if known["cube"] else "")
    else:
        return ""
    target = path("M-12 13V2Q-12-18 0-18T12 2V13Z", "outline")
    return group(scene.thing(id, label, target, drawn, mark=(-11, -14), data_figure=id), at=(19, -18))
