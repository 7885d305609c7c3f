"""The map of Spain with everything on it: regions, France and Portugal, the castillo, loose scoring tiles (EG-1.3).

What never changes (sea, land, borders) is drawn once. A region is one thing: its shape, name, scoring board and pieces
belong to one group, so a click anywhere in it means the region.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tablero.drawing.svg import Point, box, group, line, number, path, polygon, tag, width_of

from ..board import MAP, REGION_IDS
from .land import ABROAD, LANDS, MAP_HEIGHT, MAP_WIDTH, borders, outline
from .pieces import ISLAND, Piece, caballeros, castle, flag, grande, king, scoring_board
from .rooms import Room, room
from .scene import ElGrandeScene

ABROAD_AT: Final[dict[str, Point]] = {"france": (565, 34), "portugal": (72, 255)}
KING_AT: Final[dict[str, Point]] = {"france": (635, 56), "portugal": (70, 345)}
CASTILLO_AT: Final[Point] = (610, 372)
TILES_AT: Final[Point] = (654, 222)
TILES_WIDE: Final = 88.0  # what is said below them
ROSE_AT: Final[Point] = (52, 466)
BETWEEN: Final = 3.0  # two pieces
ABROAD_WIDTH: Final = 130.0  # for a name; its letters stand apart, which comes on top


def whole_map(scene: ElGrandeScene) -> str:
    pieces = [abroad(scene, land) for land in ABROAD]
    pieces += [scene.kept(region, id) for id in REGION_IDS]
    pieces += [castillo(scene), loose_tiles(scene)]
    inside = tag("g", sea_and_land(), *pieces, clip_path="url(#eg-frame)")
    return inside + box(0.6, 0.6, MAP_WIDTH - 1.2, MAP_HEIGHT - 1.2, "frame", 0)


@lru_cache(maxsize=1)
def definitions() -> str:
    """Shapes that are used more than once: each land, its inside as a clip, the hatchings."""
    lands = "".join(tag("path", id=f"eg-{land}", d=polygon(outline(land))) for land in LANDS)
    lines = "".join(
        tag("path", id=f"eg-{kind}", d="".join(polygon(line, close=False) for line in parts))
        for kind, parts in borders().items()
    )
    clips = "".join(tag("clipPath", tag("use", href=f"#eg-{land}"), id=f"eg-in-{land}") for land in LANDS)
    frame = tag("clipPath", tag("rect", width=MAP_WIDTH, height=MAP_HEIGHT), id="eg-frame")
    hatch = stripes("eg-hatch", 5, "hatch-line")
    return tag("defs", lands, lines, clips, frame, hatch, stripes("eg-taboo", 9, "taboo-stripe"))


def stripes(id: str, step: float, class_: str) -> str:
    return tag(
        "pattern",
        path(f"M0 0V{number(step)}", class_),
        id=id,
        width=step,
        height=step,
        patternUnits="userSpaceOnUse",
        patternTransform="rotate(45)",
    )


@lru_cache(maxsize=1)
def sea_and_land() -> str:
    """Everything on the map that never changes."""
    waves = "".join(
        tag("use", href="#eg-coast", class_=f"wave {kind}", stroke_width=width)
        + tag("use", href="#eg-coast", class_="calm", stroke_width=width - 1.6)
        for width, kind in ((32, "far"), (22, "far"), (13, ""))
    )
    lands = [tag("use", href=f"#eg-{land}", class_="abroad" if land in ABROAD else f"l-{land}") for land in LANDS]
    lines = [tag("use", href=f"#eg-{kind}", class_=kind) for kind in borders()]
    return tag("g", tag("rect", width=MAP_WIDTH, height=MAP_HEIGHT, class_="sea"), waves, rose(), *lands, *lines)


def rose() -> str:
    """A compass rose in the open sea."""
    long, short = "M0-24 4-4 24 0 4 4 0 24-4 4-24 0-4-4Z", "M0-24 4-4 0 0ZM24 0 4 4 0 0ZM0 24-4 4 0 0ZM-24 0-4-4 0 0Z"
    ring = tag("circle", cx=0, cy=0, r=15, class_="rose")
    return group(ring, path(long, "rose"), path(short, "rose-dark"), at=ROSE_AT)


def abroad(scene: ElGrandeScene, land: str) -> str:
    """France and Portugal: only the King can stand there (EG-21.2)."""
    x, y = ABROAD_AT[land]
    label = line((x, y), scene.name(land), ABROAD_WIDTH, 15, "abroad-name")
    if land == "portugal":
        label = tag("g", label, transform=f"rotate(-90 {number(x)} {number(y)})")
    royal = ""
    if scene.has_king(land):
        royal = group(king_piece(scene).svg, at=KING_AT[land])
    return scene.thing(land, scene.explained(land), *shape(land), label, royal, mark=(x - 40, y - 5))


def shape(land: str) -> list[str]:
    """What is clicked, and what glows when it can be."""
    return [
        tag("use", href=f"#eg-{land}", class_="hit"),
        tag("use", href=f"#eg-{land}", class_="glow", clip_path=f"url(#eg-in-{land})"),
    ]


def region(scene: ElGrandeScene, id: str) -> str:
    """A region with its name, scoring board and pieces."""
    data = scene.region(id)
    place = room(id)
    parts = taboo(id) if scene.has_king(id) else []
    parts += shape(id)
    parts.append(head(scene, id, place))
    parts.append(on_shelves(scene, id, place))
    counts = [f"{scene.name(c)} {n}" for c, n in zip(scene.view["colours"], data["caballeros"], strict=True) if n]
    grandes = [f"{scene.name('grande')}: {scene.name(c)}" for c in data["grandes"]]
    label = scene.label(scene.name(id), "/".join(map(str, data["values"])), *counts, *grandes)
    return scene.thing(id, label, *parts, class_="region", mark=(place.head.left - 1, place.head.top + 8))


def taboo(id: str) -> list[str]:
    """The King's region is closed: nothing goes in or out (EG-12.1)."""
    lines = [tag("use", href=f"#eg-{id}", class_=kind) for kind in ("taboo", "taboo-line", "taboo-edge")]
    return [tag("g", *lines, clip_path=f"url(#eg-in-{id})")]


def head(scene: ElGrandeScene, id: str, place: Room) -> str:
    """Name and scoring board, beside each other or one below the other."""
    left, top, width, height = place.head
    name = scene.name(id)
    data = scene.region(id)
    board = scoring_board(data["values"], data["tile"] is not None)
    free = width - board.width - 6 if place.beside else width
    wide = min(free, width_of(name, 15))
    middle = left + width / 2
    spot, at, base = middle, (middle, top + height - 2), top + 13.5  # a tile lies askew: it needs room below
    if place.beside:
        both = wide + 6 + board.width
        spot = middle - both / 2 + wide / 2
        at, base = (middle + both / 2 - board.width / 2, top + height), top + 15
    return line((spot, base), name, free, 15, "region-name") + group(
        board_thing(scene, data["tile"], data["values"], board), at=at
    )


def board_thing(scene: ElGrandeScene, tile: str | None, values: list[int], board: Piece) -> str:
    """A scoring board; the tile on it can be an option."""
    if tile is None:
        return scene.thing(
            "", scene.label("/".join(map(str, values)), scene.name("text:region")), board.svg, about="region"
        )
    hit = box(-board.width / 2 - 3, -23, board.width + 6, 27, "tile-hit", 4)
    return scene.thing(
        tile,
        scene.label(scene.name(tile), scene.name("text:tile")),
        board.svg,
        hit,
        mark=(board.width / 2 + 4, -20),
    )


def king_piece(scene: ElGrandeScene) -> Piece:
    piece = king()
    return Piece(piece.width, scene.thing("king", scene.explained("king"), piece.svg, mark=(11, -38)))


def pieces_in(scene: ElGrandeScene, id: str) -> list[Piece]:
    """The pieces of a region in the order of the colours, the King first."""
    data = scene.region(id)
    pieces = [king_piece(scene)] if scene.has_king(id) else []
    for colour, count in zip(scene.view["colours"], data["caballeros"], strict=True):
        if count:
            pieces.append(caballeros_piece(scene, colour, count))
        if colour in data["grandes"]:
            label = scene.explained("grande", scene.name(colour))
            tall = grande(colour)
            pieces.append(Piece(tall.width, scene.thing("", label, tall.svg, data_grande=colour)))
    return pieces


def caballeros_piece(scene: ElGrandeScene, colour: str, count: int) -> Piece:
    cubes = caballeros(colour, count, scene.is_dummy(colour))
    label = scene.explained("caballero", scene.name(colour), str(count))
    return Piece(cubes.width, scene.thing("", label, cubes.svg, data_caballeros=colour, data_count=count))


def on_shelves(scene: ElGrandeScene, id: str, place: Room) -> str:
    """The pieces on the shelves of their region, smaller only if they would not fit."""
    scale, parted = fitted(pieces_in(scene, id), [shelf.width for shelf in place.shelves])
    parts = []
    for shelf, row in zip(place.shelves, parted, strict=False):
        x = (shelf.left + shelf.right) / 2 - (sum(p.width + BETWEEN for p in row) - BETWEEN) / 2 * scale
        for piece in row:
            parts.append(group(piece.svg, at=(x + piece.width / 2 * scale, shelf.floor - 1), scale=scale))
            x += (piece.width + BETWEEN) * scale
    return "".join(parts)


def fitted(pieces: list[Piece], widths: list[float]) -> tuple[float, list[list[Piece]]]:
    """How large the pieces can be, and which stand on which shelf; one shelf is best, if it costs little."""
    one_shelf = [(percent, 1) for percent in (100, 95, 90)]
    all_shelves = [(percent, len(widths)) for percent in range(100, 24, -4)]
    for percent, shelves in [*one_shelf, *all_shelves]:
        parted = shared_out(pieces, [width * 100 / percent for width in widths[:shelves]])
        if parted is not None:
            return percent / 100, parted
    return 0.24, [pieces]


def shared_out(pieces: list[Piece], widths: list[float]) -> list[list[Piece]] | None:
    """The pieces shelf by shelf, in order; None if they need more room."""
    shelves: list[list[Piece]] = [[] for _ in widths]
    left = list(pieces)
    for shelf, width in zip(shelves, widths, strict=True):
        used = -BETWEEN
        while left and used + left[0].width + BETWEEN <= width:
            used += left[0].width + BETWEEN
            shelf.append(left.pop(0))
    return None if left else shelves


def castillo(scene: ElGrandeScene) -> str:
    """The tower on its island, with its scoring board and the grandes known to be inside (EG-11, EG-21)."""
    data = scene.view["castillo"]
    x, y = CASTILLO_AT
    name = scene.name("castillo")
    board = scoring_board(data["values"], data["tile"] is not None)
    flags = [grande_flag(scene, colour, -32 + i * 15) for i, colour in enumerate(data["grandes"])]
    closed = scene.has_king("castillo")
    parts = [
        *flags,
        path(ISLAND, "islet closed" if closed else "islet"),
        path(ISLAND, "taboo") if closed else "",
        castle(),
        group(king_piece(scene).svg, at=(50, 10)) if closed else "",
        line((0, 37), name, 150, 15, "region-name"),
        group(board_thing(scene, data["tile"], data["values"], board), at=(0, 62)),
    ]
    if "caballeros" in data:
        parts.append(opened(scene, data["caballeros"]))
    glow = [path(ISLAND, "hit"), path(ISLAND, "glow")]
    return group(
        scene.thing("castillo", scene.explained("castillo"), *glow, *parts, class_="region", mark=(-46, 31)), at=(x, y)
    )


def grande_flag(scene: ElGrandeScene, colour: str, x: float) -> str:
    label = scene.explained("grande", scene.name(colour))
    return group(scene.thing("", label, flag(colour), data_grande=colour), at=(x, -84))


def opened(scene: ElGrandeScene, counts: list[int]) -> str:
    """After the game the castillo is open."""
    rows = [(colour, n) for colour, n in zip(scene.view["colours"], counts, strict=True) if n]
    return "".join(
        group(caballeros_piece(scene, colour, n).svg, at=(i * 21 - 10.5 * (len(rows) - 1), 12))
        for i, (colour, n) in enumerate(rows)
    )


def loose_tiles(scene: ElGrandeScene) -> str:
    """The scoring tiles that wait beside the board (EG-2.3)."""
    parts = []
    x, y = TILES_AT
    values = {tile["id"]: tile["values"] for tile in MAP["tile"]}
    count = 3 if scene.view["players"] > 3 else 2
    for i, id in enumerate(scene.view["tiles_left"]):
        shown = values[id][:count]
        parts.append(group(board_thing(scene, id, shown, scoring_board(shown, True)), at=(x, y + i * 30)))
    if parts:
        parts.append(line((x, y + len(parts) * 30 - 12), scene.name("tile"), TILES_WIDE, 12, "tile-name"))
    return "".join(parts)
