"""The map of the world: countries with the influence in them (TS-0.2), their connections, the superpowers.

What never changes (sea, lands, connections) is drawn once. A country is one thing: its name above, US influence left,
USSR influence right, stability between them. Who controls it has its side filled, over the stability too, so that
control is seen by place, size and colour. A battleground's name stands on a deep ground. Not here: regions.py.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tablero.drawing.scene import new_mark
from tablero.drawing.svg import Point, ThingName, box, line, named, number, path, tag, text, width_of

from ..board import ALL_COUNTRIES, COUNTRY_IDS, DATA, IS_BATTLEGROUND, STABILITY, country
from .land import (
    BOX,
    COASTS,
    GROUNDS,
    LAKES,
    LANDS,
    MAP_HEIGHT,
    MAP_WIDTH,
    PARTS,
    PLATES,
    POWER,
    at,
    centre,
    links,
    power_links,
    shore,
    spot,
)
from .regions import PLATE, plate
from .scene import TwilightScene
from .signs import emblem

STRIP: Final = 12.5  # the height of a country's name
LONGEST: Final = 93.0  # a name wider than that is told short, if it can be: it would seem to belong elsewhere
HALF: Final = 21.0  # the width of one side's influence
CIVIL_WAR: Final = "chinese_civil_war"
BLANK: Final = box(-BOX[0] / 2, -BOX[1] / 2, *BOX, "face", 3)


def whole_map(scene: TwilightScene) -> str:
    parts = [ground(scene.reader.primary, scene.reader.secondary)]
    parts += [scene.kept(superpower, "usa"), scene.kept(superpower, "ussr")]
    parts += [scene.kept(plate, id) for id in PLATES]
    shown = [COUNTRY_IDS[n] for n in ALL_COUNTRIES] + ([CIVIL_WAR] if scene.view["civil_war"] is not None else [])
    parts += [scene.kept(place, id) for id in shown]
    parts += [scene.kept(country_mark, id) for id in shown]
    return "".join(parts) + box(0.6, 0.6, MAP_WIDTH - 1.2, MAP_HEIGHT - 1.2, "frame", 0)


# -- what never changes --------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def definitions() -> str:
    """The coasts, all land as a clip, the connections, and the stripes of chosen regions."""
    coasts = tag("path", id="ts-land", d="".join(shore(points) for points in COASTS.values()))
    clip = tag("clipPath", tag("use", href="#ts-land"), id="ts-coast")
    lines = tag("path", id="ts-links", d=links())
    frame = tag("clipPath", tag("rect", width=MAP_WIDTH, height=MAP_HEIGHT), id="ts-frame")
    return tag("defs", coasts, clip, lines, frame, stripes("primary", 7, 45), stripes("secondary", 12, -45))


def stripes(rank: str, wide: int, turned: int) -> str:
    return tag(
        "pattern",
        path(f"M0 0V{wide}", f"stripe {rank}"),
        id=f"ts-{rank}",
        width=wide,
        height=wide,
        patternUnits="userSpaceOnUse",
        patternTransform=f"rotate({turned})",
    )


@lru_cache(maxsize=64)
def ground(primary: str, secondary: str) -> str:
    """Sea, lands and connections; the primary and the secondary region with stripes, where the game has them."""
    regions = []
    for id, points in GROUNDS:
        d = outline(points)
        regions.append(path(d, f"border l-{id} r-{id}" if id in LANDS else f"l-{id}"))
        for rank, region in (("primary", primary), ("secondary", secondary)):
            if id in PARTS.get(region, (region,)):
                regions.append(path(d, "stripes", fill=f"url(#ts-{rank})"))
    lakes = [path(shore(points), "lake") for points in LAKES.values()]
    lines = [tag("use", href="#ts-links", class_="link-bed"), tag("use", href="#ts-links", class_="link")]
    lines += [path(power_links(power), f"power-link s-{side}") for power, side in (("usa", "us"), ("ussr", "ussr"))]
    inside = [
        tag("rect", width=MAP_WIDTH, height=MAP_HEIGHT, class_="sea"),
        path(graticule(), "grid"),
        tag("use", href="#ts-land", class_="shoal"),
        tag("use", href="#ts-land", class_="abroad"),
        tag("g", *regions, clip_path="url(#ts-coast)"),
        tag("use", href="#ts-land", class_="coast"),
        *lakes,
        *lines,
    ]
    return tag("g", *inside, clip_path="url(#ts-frame)")


def outline(points: tuple[Point, ...]) -> str:
    return "M" + "L".join(spot(at(point)) for point in points) + "Z"


def graticule() -> str:
    """Meridians and parallels, bent a little, as on a wall map."""
    middle = MAP_WIDTH / 2
    down = [
        f"M{number(middle + k * 120)} 0Q{number(middle + k * 132)} {number(MAP_HEIGHT / 2)} "
        f"{number(middle + k * 120)} {number(MAP_HEIGHT)}"
        for k in range(-4, 5)
    ]
    over = [f"M0 {number(y)}H{number(MAP_WIDTH)}" for y in (97, 194, 291, 388, 485)]
    return "".join([*down, *over])


# -- countries -----------------------------------------------------------------------------------------------------


def lands_of(id: str) -> tuple[str, ...]:
    """The land or lands that a country belongs to: Austria and Finland have two."""
    data = DATA[country(id)]
    return tuple(sorted(data.get("subregions", ()), reverse=True)) or (data["region"],)


def place(scene: TwilightScene, id: str) -> str:
    """A country with its influence."""
    us, ussr = scene.influence(id)
    if id == CIVIL_WAR:
        ussr = scene.view["civil_war"] or 0
    holder = scene.holder(id)
    x, y = centre(id)
    name, short = written_name(scene, id)
    written, counted = heading(id, name, short), counters(us, ussr, holder, STABILITY[country(id)])
    content = (BLANK, counted, written) if is_long(id, name) else (BLANK, written, counted)
    return scene.thing(
        id,
        country_label(scene, id, us, ussr, holder),
        *content,
        class_="country",
        transform=f"translate({number(x)} {number(y)})",
    )


def written_name(scene: TwilightScene, id: str) -> tuple[str, str]:
    """A country's name as its strip has it, and the short form it may still need."""
    name = scene.name(id)
    short = name.short if isinstance(name, ThingName) else ""
    return (short if short and sum(name_room(id, name)) > LONGEST else name), short


def country_mark(scene: TwilightScene, id: str) -> str:
    """The sign that a country has changed, at its corner, over its neighbours: no name is hidden, nor the sign."""
    if not scene.is_new(id):
        return ""
    (x, y), (name, _) = centre(id), written_name(scene, id)
    x, y = x + name_room(id, name)[1] + 1.5, y - BOX[1] / 2 - 2.5
    return tag("g", new_mark((min(x, MAP_WIDTH - 8), max(y, 8))), class_="mark", data_new=id)


def country_label(scene: TwilightScene, id: str, us: int, ussr: int, holder: str) -> str:
    """Everything about a country in words."""
    number_ = country(id)
    return scene.label(
        scene.name(id),
        f"{scene.name('stability')} {STABILITY[number_]}",
        scene.name("battleground") if IS_BATTLEGROUND[number_] else "",
        f"{scene.name('us')} {us}",
        f"{scene.name('ussr')} {ussr}",
        scene.name(f"{holder}_control") if holder else "",
    )


@lru_cache(maxsize=1024)
def heading(id: str, name: str, short: str = "") -> str:
    """The name of a country on the colour of its land; framed where it reaches beyond the box."""
    top = -BOX[1] / 2
    left, right = name_room(id, name)
    lands = lands_of(id)
    fight = IS_BATTLEGROUND[country(id)]
    kind = "b" if fight else "l"
    parts = [box(-left, top, left + right, STRIP, f"{kind}-{lands[0]}", 3)]
    if len(lands) > 1:
        parts.append(box(0, top, right, STRIP, f"{kind}-{lands[1]}", 3))
    if is_long(id, name):
        parts.append(box(-left, top, left + right, STRIP, "edge", 3))
    middle = (right - left) / 2
    words, class_ = named(name, short), "name deep" if fight else "name"
    parts.append(line((middle, top + 9.8), words, left + right - 3, 11, class_))
    return "".join(parts)


def is_long(id: str, name: str) -> bool:
    """Whether a name reaches beyond its box."""
    return sum(name_room(id, name)) > BOX[0] + 0.5


@lru_cache(maxsize=1024)
def name_room(id: str, name: str) -> tuple[float, float]:
    """How far a name's strip reaches to the left and right of the middle: beyond the box where it must and can."""
    half = BOX[0] / 2
    lack = max(0.0, width_of(name, 11) * 0.88 + 4 - BOX[0])
    left, right = free_sides(id)
    to_left = min(left, lack / 2) if right >= lack / 2 else min(left, lack - right)
    to_right = min(right, lack - to_left)
    return half + to_left, half + to_right


@lru_cache(maxsize=128)
def free_sides(id: str) -> tuple[float, float]:
    """How much room is beside the name of a country, up to the next boxes or plates."""
    x, y = centre(id)
    wide, high = BOX
    top, bottom = y - high / 2, y - high / 2 + STRIP
    taken = [(centre(other), BOX) for other in COUNTRY_IDS if other != id]
    taken += [(at(middle), PLATE) for middle in PLATES.values()] + [(centre(power), POWER) for power in ("usa", "ussr")]
    left, right = x - wide / 2 - 2, MAP_WIDTH - x - wide / 2 - 2
    for (ox, oy), (ow, oh) in taken:
        if oy - oh / 2 < bottom + 1 and oy + oh / 2 > top - 1:
            gap = abs(ox - x) - ow / 2 - wide / 2 - 2
            if ox < x:
                left = min(left, gap)
            else:
                right = min(right, gap)
    return max(0.0, left / 2), max(0.0, right / 2)  # the neighbour may need its half


@lru_cache(maxsize=4096)
def counters(us: int, ussr: int, holder: str, stability: int) -> str:
    """The lower part of a country: US left, stability, USSR right."""
    wide, high = BOX
    edge, top, tall = wide / 2, -high / 2 + STRIP, high - STRIP
    parts = []
    for side, count, sign in (("us", us, -1), ("ussr", ussr, 1)):
        if holder == side:
            span = wide - HALF
            parts.append(box(-edge if sign < 0 else edge - span, top, span, tall, f"c-{side} held", 2))
        elif count:
            parts.append(box(-edge if sign < 0 else edge - HALF, top, HALF, tall, f"pale-{side}", 2))
    if not holder:
        parts.append(path(f"M0 {number(top)}v{number(tall)}", "part"))
    parts.append(tag("circle", cx=0, cy=top + tall / 2, r=7, class_="stab-disc"))
    parts.append(text((0, top + tall / 2 + 4), str(stability), "stab"))
    for side, count, sign in (("us", us, -1), ("ussr", ussr, 1)):
        if count:
            ink = f"t-{side}" if holder == side else f"free-{side}"
            parts.append(
                text((sign * (edge - HALF / 2), high / 2 - 3.5), str(count), f"inf {ink}", data_influence=side)
            )
    parts.append(box(-edge, -high / 2, wide, high, "hit", 3))
    parts.append(box(-edge, -high / 2, wide, high, f"edge held s-{holder}" if holder else "edge", 3))
    return "".join(parts)


def superpower(scene: TwilightScene, id: str) -> str:
    """A superpower's space: nothing is ever placed there (TS-0.4)."""
    (x, y), (wide, high) = centre(id), POWER
    side = "us" if id == "usa" else "ussr"
    parts = [
        box(x - wide / 2, y - high / 2, wide, high, f"c-{side}", 5),
        line((x + 11, y + 6), scene.name(id), wide - 30, 17, f"power-name t-{side}"),
        emblem(side, x - wide / 2 + 14, y, 1.1),
    ]
    if scene.is_led(side):
        parts.append(box(x - 24, y + high / 2 - 5, 48, 17, "you", 8))
        parts.append(line((x, y + high / 2 + 8), scene.name("you"), 44, 12, "name"))
    return scene.thing("", scene.explained(id), *parts, data_power=id)
