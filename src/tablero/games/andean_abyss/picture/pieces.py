"""Everything that stands on the map: Guerrillas, Bases, cubes, Shipments, and the markers (AA-1.4).

Factions differ by colour and by the emblem at the head of their row. Guerrillas are hexagons, hollow while Underground
and filled when Active; Bases are discs, Troops dark and Police light cubes. A number in each says how many there are.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tablero.drawing.svg import box, group, path, tag, text

from ..board import FACTIONS, KIND_IDS
from ..view_types import Faction
from .scene import AndeanScene

EMBLEMS: Final = {
    "govt": "M-4.3-4.6Q0-3.2 4.3-4.6V.2Q3.8 3.6 0 5.3-3.8 3.6-4.3.2Z",
    "farc": "M0-5.3 1.5-1.7 5.3-1.4 2.4 1 3.3 4.7 0 2.7-3.3 4.7-2.4 1-5.3-1.4-1.5-1.7Z",
    "auc": "M0-4.8 5 4H-5Z",
    "cartels": "M0-5.4Q5.6-1.6 3.2 2.2 2 3.8.6 3.9V5.6H-.6V3.9Q-2 3.8-3.2 2.2-5.6-1.6 0-5.4Z",
}
GLYPH: Final = 17.6  # the step from one piece to the next
HEAD: Final = 13.0  # the emblem at the head of a row
ROW: Final = 20.0
HOLLOW: Final = "M0-8 7-4V4L0 8-7 4V-4Z"
HEXAGON: Final = "M0-9.4 8.2-4.7V4.7L0 9.4-8.2 4.7V-4.7Z"


class Present(NamedTuple):
    """The pieces of one faction in one place, by kind."""

    faction: Faction
    pieces: tuple[tuple[str, int], ...]
    shipments: int

    @property
    def width(self) -> float:
        """How wide they are side by side."""
        return row_width(len(self.pieces) + (self.shipments > 0))


def faction_of(kind: str) -> str:
    return FACTIONS[KIND_IDS.index(kind) // 3]


def general(kind: str) -> str:
    """What a piece is, whosever it is."""
    return next((word for word in ("base", "active", "underground") if kind.endswith(f"_{word}")), kind)


def emblem(faction: Faction, x: float = 0, y: float = 0, scale: float = 1.0) -> str:
    return group(path(EMBLEMS[faction], f"e-{faction}"), at=(x, y), scale=scale)


def badge(faction: Faction, x: float, y: float, r: float = 10) -> str:
    """A faction's disc with its emblem."""
    return tag("circle", cx=x, cy=y, r=r, class_=f"c-{faction} rim") + emblem(faction, x, y, r / 7.5)


def number_in(count: int, ink: str) -> str:
    return text((0, 4.4), str(count), f"count {ink}" if count < 10 else f"count two {ink}")


def glyph(kind: str, count: int) -> str:
    """A piece of this kind with a number in it; its middle is at (0, 0)."""
    faction = faction_of(kind)
    if kind == "troops":
        return cube("troop") + number_in(count, "t-troop")
    if kind == "police":
        return cube("cop") + number_in(count, "t-cop")
    if kind.endswith("_base"):
        disc = tag("circle", r=8.2, class_=f"c-{faction} rim disc-rim")
        return disc + number_in(count, f"t-{faction}")
    if kind.endswith("_active"):
        return path(HEXAGON, f"c-{faction} rim") + number_in(count, f"t-{faction}")
    hollow = path(HOLLOW, "hex-edge") + path(HOLLOW, f"hollow s-{faction}")
    return hollow + number_in(count, "")


def cube(class_: str) -> str:
    return tag("rect", x=-7.9, y=-8.4, width=15.8, height=16.8, rx=1.5, class_=f"{class_} rim") + path(
        "M-7.3-7.8H7.3L6-5.6H-6Z", "lit"
    )


def package(count: int) -> str:
    """A Shipment (AA-4.5.3): a tied parcel."""
    number = text((0, 4.4), str(count), "count") if count > 1 else ""
    tied = path("M0-6.5V6.5M-8-1.5H8", "string") if count == 1 else ""
    return tag("rect", x=-8, y=-6.5, width=16, height=13, rx=1.5, class_="parcel rim") + tied + number


def row_width(things: int) -> float:
    return HEAD + GLYPH * things + 2


def faction_row(scene: AndeanScene, there: Present) -> str:
    """A faction's pieces side by side behind its emblem, from the upper left corner."""
    faction, pieces, shipments = there
    width = there.width
    parts = [
        box(0, 0, width, ROW, "plate", 4),
        path(f"M{HEAD:g} 0H4Q0 0 0 4V{ROW - 4:g}Q0 {ROW:g} 4 {ROW:g}H{HEAD:g}Z", f"c-{faction}"),
        emblem(faction, HEAD / 2, ROW / 2, 1.05),
        box(0, 0, width, ROW, "plate-edge", 4),
    ]
    x = HEAD + 1 + GLYPH / 2
    for kind, count in pieces:
        label = scene.explained(kind, str(count))
        parts.append(
            group(
                scene.thing("", label, glyph(kind, count), about=general(kind), data_piece=kind, data_count=count),
                at=(x, ROW / 2),
            )
        )
        x += GLYPH
    if shipments:
        label = scene.explained("shipment", scene.name(faction), str(shipments))
        held = scene.thing("", label, package(shipments), data_shipment=faction, data_count=shipments)
        parts.append(group(held, at=(x, ROW / 2)))
    return "".join(parts)


def present(scene: AndeanScene, id: str) -> list[Present]:
    """The factions that are in a space, each with its pieces and Shipments."""
    pieces: dict[str, int] = scene.view["spaces"][id]["pieces"]
    found: list[Present] = []
    if not pieces and not scene.view["shipments"]:
        return found
    for n, faction in enumerate(FACTIONS):
        own = tuple([(kind, pieces[kind]) for kind in KIND_IDS[3 * n : 3 * n + 3] if pieces.get(kind)])
        shipments = scene.shipments(id, faction)
        if own or shipments:
            found.append(Present(faction, own, shipments))
    return found


# -- markers -------------------------------------------------------------------------------------------------------

BURST: Final = (
    "M0 -9.8 2.3 -6.9 5.8 -7.9 5.9 -4.3 9.3 -3 7.3 0 9.3 3 5.9 4.3 5.8 7.9 2.3 6.9 0 9.8 "
    "-2.3 6.9 -5.8 7.9 -5.9 4.3 -9.3 3 -7.3 0 -9.3 -3 -5.9 -4.3 -5.8 -7.9 -2.3 -6.9Z"
)
CHEVRONS: Final = {
    2: "M-5 .5 0-4 5 .5M-5 5.5 0 1 5 5.5",
    1: "M-5 2.5 0-2.5 5 2.5",
    -1: "M-5-2.5 0 2.5 5-2.5",
    -2: "M-5-5 0-.5 5-5M-5-.5 0 4 5-.5",
}


def burst(count: int) -> str:
    """Terror or Sabotage (AA-1.3.9): a black star, with its number."""
    return path(BURST, "burst") + text((0, 4.2), str(count), "burst-count")


def side(level: int) -> str:
    return "support" if level > 0 else "opposition"


def chevrons(level: int) -> str:
    """Support points up, Opposition down; two chevrons when it is Active (AA-1.6)."""
    return tag("circle", r=8.2, class_=f"sign-{side(level)}") + path(CHEVRONS[level], "chevron")


def flag(faction: Faction) -> str:
    """Control (AA-1.7): the flag of the Government or the FARC."""
    return (
        path("M-6 9V-9", "pole") + path("M-6-9H8L5.5-3.5 8 2H-6Z", f"c-{faction} rim") + emblem(faction, 0, -3.5, 0.85)
    )
