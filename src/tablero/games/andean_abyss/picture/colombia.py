"""The map of Colombia with everything on it: departments, cities, Lines of Communication, towns (AA-1.3).

What never changes (sea, land, roads, names of towns) is drawn once. A space is one thing: its shape, name, signs and
pieces belong to one group, so a click anywhere in it means the space.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from tablero.drawing.boxes import Box, edged, middle, nearest
from tablero.drawing.svg import Point, box, group, line, number, path, polygon, tag, text

from ..board import DATA, MAP, POP, space
from ..view_types import Faction
from .land import (
    CITY_IDS,
    DEPARTMENT_IDS,
    FOREIGN,
    LOC_IDS,
    MAP_HEIGHT,
    MAP_WIDTH,
    centre,
    outline,
    routes,
    town,
)
from .pieces import BURST, Present, burst, chevrons, faction_row, flag, present, side
from .rooms import DISC, ECON, SIGNS_WIDE, TRAY, Block, heads, laid_out, lasting_list, strays
from .scene import LEVELS, AndeanScene

HOME: Final = tuple(id for id in DEPARTMENT_IDS if id not in FOREIGN)
ROSE_AT: Final[Point] = (54, 56)
SIGN: Final = 17.4  # the step from one sign to the next
NEAR: Final = 12.0  # what stands so close below a name belongs to it without a line
LOZENGE: Final = f"M0-{ECON:g} {ECON:g} 0 0 {ECON:g}-{ECON:g} 0Z"
Rows = tuple[Present, ...]
Place = tuple[Box, Block] | None  # where the rows stand, if there are any
Draw = Callable[[AndeanScene, str, Rows, Place], str]


def whole_map(scene: AndeanScene) -> str:
    shown = scene.view["spaces"]
    rows = {id: tuple(present(scene, id)) for id in shown}
    taken = [heads()[id] for id in FOREIGN if id in shown]
    taken += [lasting_list(len(scene.view["lasting"]))] if scene.view["lasting"] else []
    layout = laid_out({id: tuple(row.width for row in found) for id, found in rows.items() if found}, tuple(taken))

    def drawn(id: str, draw: Draw) -> str:
        return scene.kept(draw, id, rows[id], layout.get(id))

    lands = sorted((id for id in DEPARTMENT_IDS if id in shown), key=lambda id: strays(id, layout))
    parts = [drawn(id, department) for id in lands]  # no neighbour's band may cover what strays
    parts.append(scene.kept(town_names))
    parts += [drawn(id, loc) for id in LOC_IDS]
    parts += [drawn(id, city) for id in CITY_IDS]
    inside = tag("g", sea_and_land(), *parts, clip_path="url(#aa-frame)")
    return inside + box(0.6, 0.6, MAP_WIDTH - 1.2, MAP_HEIGHT - 1.2, "frame", 0)


@lru_cache(maxsize=1)
def definitions() -> str:
    """Shapes that are used more than once: departments, their insides as clips, LoCs, the textures."""
    lands = "".join(tag("path", id=f"aa-{id}", d=polygon(outline(id))) for id in DEPARTMENT_IDS)
    every = tag("path", id="aa-colombia", d="".join(polygon(outline(id)) for id in HOME))
    clips = "".join(tag("clipPath", tag("use", href=f"#aa-{id}"), id=f"aa-in-{id}") for id in DEPARTMENT_IDS)
    lines = "".join(
        tag("path", id=f"aa-{id}", d="".join(polygon(route, close=False) for route in routes(id))) for id in LOC_IDS
    )
    frame = tag("clipPath", tag("rect", width=MAP_WIDTH, height=MAP_HEIGHT), id="aa-frame")
    return tag("defs", lands, every, clips, lines, frame, *textures())


def textures() -> list[str]:
    """Trees for forest, peaks for mountain, blades for grassland; stripes for a FARC Zone."""
    return [
        pattern("forest", 22, 18, "M5 8a3 3 0 1 1 .1 0V10.5M16 17a3 3 0 1 1 .1 0V19.5", "forest-mark"),
        pattern("mountain", 28, 22, "M2 10 7 3 12 10M16 20 21 13 26 20", "mountain-mark"),
        pattern(
            "grassland",
            24,
            18,
            "M4 8Q4 5 2.5 3.5M5 8V3M6 8Q6 5 7.5 3.5M16 17Q16 14 14.5 12.5M17 17V12M18 17Q18 14 19.5 12.5",
            "grass-mark",
        ),
        tag(
            "pattern",
            path("M0 0V8", "zone-stripe"),
            id="aa-zone",
            width=8,
            height=8,
            patternUnits="userSpaceOnUse",
            patternTransform="rotate(45)",
        ),
    ]


def pattern(name: str, wide: float, high: float, d: str, class_: str) -> str:
    return tag("pattern", path(d, class_), id=f"aa-{name}", width=wide, height=high, patternUnits="userSpaceOnUse")


@lru_cache(maxsize=1)
def sea_and_land() -> str:
    """Everything on the map that never changes."""
    abroad = [tag("use", href=f"#aa-{id}", class_="abroad") for id in FOREIGN]
    waves = [
        tag("use", href="#aa-colombia", class_=class_, stroke_width=width)
        for width, class_ in ((40, "shoal far"), (26, "shoal"), (15.5, "coast"), (13, "soil"))
    ]
    lands = []
    for id in HOME:
        terrain = DATA[space(id)]["terrain"]
        lands.append(tag("use", href=f"#aa-{id}", class_=f"land {terrain}"))
        lands.append(tag("use", href=f"#aa-{id}", fill=f"url(#aa-{terrain})"))
        lands.append(tag("use", href=f"#aa-{id}", class_="border"))
    roads = [tag("use", href=f"#aa-{id}", class_=f"{DATA[space(id)]['terrain']}-bed") for id in LOC_IDS]
    roads += [tag("use", href=f"#aa-{id}", class_=DATA[space(id)]["terrain"]) for id in LOC_IDS]
    dots = [tag("circle", cx=town(id)[0], cy=town(id)[1], r=4, class_="town") for id in MAP["town"]]
    sea = tag("rect", width=MAP_WIDTH, height=MAP_HEIGHT, class_="sea")
    return tag("g", sea, rose(), *abroad, *waves, *lands, *roads, *dots)


def rose() -> str:
    """A compass rose in the open sea."""
    long, short = "M0-24 4-4 24 0 4 4 0 24-4 4-24 0-4-4Z", "M0-24 4-4 0 0ZM24 0 4 4 0 0ZM0 24-4 4 0 0ZM-24 0-4-4 0 0Z"
    ring = tag("circle", cx=0, cy=0, r=15, class_="rose")
    return group(ring, path(long, "rose"), path(short, "rose-dark"), at=ROSE_AT)


def town_names(scene: AndeanScene) -> str:
    return "".join(town_name(scene, id) for id in MAP["town"])


def town_name(scene: AndeanScene, id: str) -> str:
    left, top, right, _ = heads()[id]
    name = line(((left + right) / 2, top + 10.5), town_word(scene, id), right - left, 12, "town-name")
    return scene.thing("", scene.label(scene.name(id), scene.name("town")), name, about=id)


def town_word(scene: AndeanScene, id: str) -> str:
    """A town's name, short if it is long; Arauca is a department, too, so its town says that it is one."""
    name = scene.name(id)
    return scene.short_name(id) if " del " in name else name


# -- spaces --------------------------------------------------------------------------------------------------------


def label_of(scene: AndeanScene, id: str) -> str:
    """Everything about a space in words: what a pointer or a screen reader is told."""
    data = scene.space(id)
    place = DATA[space(id)]
    parts = [scene.name(id)]
    if "sabotage" in data:
        parts.append(scene.name("sabotage") if data["sabotage"] else "")
    else:
        parts.append(f"{scene.name(place['kind'])} {POP[space(id)]}")
        parts.append(scene.name(LEVELS[data["level"]]) if POP[space(id)] else "")
        parts.append(f"{scene.name('terror')} {data['terror']}" if data["terror"] else "")
        parts.append(scene.name(control_word(data["control"])) if data["control"] else "")
        parts.append(scene.name("farc_zone") if data["zone"] else "")
    parts += [f"{scene.name(kind)} {count}" for kind, count in data["pieces"].items()]
    return scene.label(*parts)


def control_word(faction: Faction) -> str:
    return "government_control" if faction == "govt" else "farc_control"


def department(scene: AndeanScene, id: str, rows: Rows, at: Place) -> str:
    """A department: Support or Opposition as a band at its edge."""
    data = scene.land(id)
    shape = f"#aa-{id}"
    parts = []
    if id in FOREIGN:
        terrain = DATA[space(id)]["terrain"]
        parts += [tag("use", href=shape, class_=f"land {terrain}"), tag("use", href=shape, class_="border")]
    if data["zone"]:
        parts.append(tag("use", href=shape, fill="url(#aa-zone)"))
    clip = f"url(#aa-in-{id})"
    if data["level"]:
        strength = "strong" if abs(data["level"]) == 2 else "weak"
        parts.append(tag("use", href=shape, class_=f"band b-{side(data['level'])} {strength}", clip_path=clip))
    parts.append(tag("use", href=shape, class_="hit"))
    parts.append(tag("use", href=shape, class_="glow", clip_path=clip))
    if scene.is_chosen(id):
        parts.append(tag("use", href=shape, class_="chosen", clip_path=clip))
    left, top, right, _ = heads()[id]
    parts.append(leader(id, at))
    parts.append(line(((left + right) / 2, top + 12), scene.short_name(id), right - left, 13, "place-name"))
    parts.append(signs(scene, id, ((left + right) / 2, top + 24)))
    parts.append(pieces(scene, rows, at))
    return scene.thing(id, label_of(scene, id), *parts, class_="space", mark=(left - 5, top + 8))


def signs(scene: AndeanScene, id: str, at: Point) -> str:
    """Population, Support or Opposition, Terror, Control, side by side."""
    data = scene.land(id)
    shown = [population(POP[space(id)])]
    if data["level"]:
        shown.append(scene.thing("", scene.explained(LEVELS[data["level"]]), chevrons(data["level"])))
    if data["control"]:
        shown.append(control(scene, data["control"]))
    if data["terror"]:
        shown.append(terror(scene, data["terror"]))
    if data["zone"]:
        shown.append(scene.thing("", scene.explained("farc_zone"), zone(), data_zone=id))
    scale = min(1.0, SIGNS_WIDE / (len(shown) * SIGN))
    start = at[0] - (len(shown) - 1) * SIGN * scale / 2
    return "".join(group(svg, at=(start + i * SIGN * scale, at[1]), scale=scale) for i, svg in enumerate(shown))


def population(pop: int) -> str:
    return box(-7.5, -8, 15, 16, "pop", 2) + text((0, 4.6), str(pop), "pop-count")


def control(scene: AndeanScene, faction: Faction) -> str:
    return scene.thing("", scene.explained(control_word(faction)), flag(faction), data_control=faction)


def terror(scene: AndeanScene, count: int) -> str:
    return scene.thing("", scene.explained("terror", str(count)), burst(count), data_terror=count)


def zone() -> str:
    return box(-8, -8, 16, 16, "zone-sign", 3) + path("M-4-4H4L-4 4H4", "zone-letter")


def city(scene: AndeanScene, id: str, rows: Rows, at: Place) -> str:
    """A city: a disc with its Population, Support or Opposition as a ring around it."""
    data = scene.land(id)
    x, y = centre(id)
    parts = [tray(id, at, "tray"), tag("circle", cx=x, cy=y, r=DISC, class_="disc")]
    if data["level"]:
        strength = "strong" if abs(data["level"]) == 2 else "weak"
        parts.append(tag("circle", cx=x, cy=y, r=DISC - 2.6, class_=f"ring b-{side(data['level'])} {strength}"))
    parts.append(tag("circle", cx=x, cy=y, r=DISC, class_="disc-edge glow-edge"))
    if scene.is_chosen(id):
        parts.append(tag("circle", cx=x, cy=y, r=DISC + 2, class_="chosen"))
    parts.append(text((x, y + 5.5), str(POP[space(id)]), "city-pop"))
    parts.append(pieces(scene, rows, at))
    left, top, right, _ = heads()[id]
    parts.append(line(((left + right) / 2, top + 12), scene.short_name(id), right - left, 13, "place-name"))
    if data["level"]:
        parts.append(
            group(
                scene.thing("", scene.explained(LEVELS[data["level"]]), chevrons(data["level"])), at=(x, y + DISC - 1)
            )
        )
    if data["control"]:
        held = control(scene, data["control"])
        parts.append(group(held, at=(x - DISC + 9, y - DISC - 1)))
    if data["terror"]:
        parts.append(group(terror(scene, data["terror"]), at=(x + DISC - 4, y - DISC + 4)))
    return scene.thing(id, label_of(scene, id), *parts, class_="space city", mark=(x + DISC, y + DISC - 4))


def loc(scene: AndeanScene, id: str, rows: Rows, at: Place) -> str:
    """A road or pipeline with its Econ; Sabotage covers the number."""
    x, y = centre(id)
    econ = DATA[space(id)]["econ"]
    data = scene.space(id)
    parts = [
        tag("use", href=f"#aa-{id}", class_="road-hit"),
        tag("use", href=f"#aa-{id}", class_="road-glow"),
        tray(id, at, "tray loc-tray"),
        path(LOZENGE, "econ", transform=f"translate({number(x)} {number(y)})"),
        text((x, y + 4.6), str(econ), "econ-count"),
    ]
    if scene.is_chosen(id):
        parts.append(path(LOZENGE, "chosen", transform=f"translate({number(x)} {number(y)}) scale(1.4)"))
    if data.get("sabotage"):
        blown = group(path(BURST, "burst"), scale=1.25) + path("M-4-4 4 4M4-4-4 4", "blast")
        parts.append(group(scene.thing("", scene.explained("sabotage"), blown, data_sabotage=id), at=(x, y)))
    parts.append(pieces(scene, rows, at))
    return scene.thing(id, label_of(scene, id), *parts, class_="space loc", mark=(x + ECON, y - ECON))


def tray(id: str, at: Place, class_: str) -> str:
    """What joins the pieces of a city or LoC to it."""
    if at is None:
        return ""
    left, top, right, bottom = at[0]
    frame = box(left - TRAY, top - TRAY, right - left + 2 * TRAY, bottom - top + 2 * TRAY, class_, 6)
    return path(joint(centre(id), at[0]), f"joint {class_.partition(' ')[2]}".strip()) + frame


def joint(at: Point, given: Box) -> str:
    """The shortest way from a point into a box."""
    near = nearest(edged(given, -5), at)
    return f"M{number(at[0])} {number(at[1])}L{number(near[0])} {number(near[1])}"


def leader(id: str, at: Place) -> str:
    """A line from a department's name to its pieces, unless they stand right below it."""
    if at is None:
        return ""
    head, given = heads()[id], at[0]
    left, top, right, bottom = head
    if given[1] - bottom < NEAR and given[1] > top and given[0] < right and given[2] > left:
        return ""
    edge = nearest(head, nearest(given, middle(head)))  # so that it crosses neither name nor signs
    way = joint(edge, given)
    return path(way, "leader-edge") + path(way, "leader")


def pieces(scene: AndeanScene, rows: Rows, at: Place) -> str:
    """The rows of a space where there is room for them."""
    if at is None:
        return ""
    (left, top, _, _), block = at
    return "".join(
        group(faction_row(scene, row), at=(left + x, top + y), scale=block.scale)
        for row, (x, y) in zip(rows, block.places, strict=True)
    )
