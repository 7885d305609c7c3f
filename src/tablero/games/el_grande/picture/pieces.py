"""Everything that stands on the map: caballeros, grandes, the King, scoring boards, tiles, the castillo (EG-1).

A `Piece` is drawn with the middle of its foot at (0, 0). Players differ by colour and by the emblem on their pieces.
Caballeros stand one behind the other, so that a longer row looks like more; their number stands above them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tablero.drawing.svg import box, group, path, tag, text

EMBLEMS: Final = {
    "purple": "M0-4.6 3.9 0 0 4.6-3.9 0Z",
    "blue": "M-3.6 0A3.6 3.6 0 1 1 3.6 0 3.6 3.6 0 1 1-3.6 0Z",
    "orange": "M0-4.2 4.4 3.6H-4.4Z",
    "green": "M-1.5-4.2H1.5V-1.5H4.2V1.5H1.5V4.2H-1.5V1.5H-4.2V-1.5H-1.5Z",
    "white": "M-4-4H4V4H-4ZM-1.7-1.7V1.7H1.7V-1.7Z",
}

CUBE: Final = 18.0
FACE: Final = 15.0
DEPTH: Final = 3.2  # what shows of each cube that stands behind
DEEPEST: Final = 20.0  # of a whole row


class Piece(NamedTuple):
    width: float
    svg: str


def emblem(colour: str, scale: float = 1.0, x: float = 0, y: float = 0) -> str:
    return group(path(EMBLEMS[colour], f"e-{colour}"), at=(x, y), scale=scale)


def hatching(x: float, y: float, w: float, h: float) -> str:
    """The dummy's caballeros are hatched: nobody owns them (EG-19.2)."""
    return tag("rect", x=x, y=y, width=w, height=h, fill="url(#eg-hatch)")


def caballeros(colour: str, count: int, dummy: bool = False) -> Piece:
    """A row of cubes seen from the front, and how many they are."""
    depth = min(DEPTH, DEEPEST / count)
    behind = depth * count
    x, top = -CUBE / 2, -FACE - behind
    edges = "".join(f"M{x:g} {-FACE - depth * i:.1f}h{CUBE:g}" for i in range(1, count))
    return Piece(
        CUBE,
        tag("rect", x=x, y=top, width=CUBE, height=FACE + behind, rx=1.5, class_=f"c-{colour}")
        + tag("rect", x=x, y=top, width=CUBE, height=behind, class_="lit")
        + (hatching(x, top, CUBE, FACE + behind) if dummy else "")
        + path(f"M{x:g} {-FACE:g}h{CUBE:g}{edges}", "edge")
        + tag("rect", x=x, y=top, width=CUBE, height=FACE + behind, rx=1.5, class_="rim")
        + emblem(colour, 1.15, 0, -FACE / 2)
        + text((0, top - 3), str(count), "count" if count < 10 else "count two"),
    )


def cube(colour: str, x: float, y: float, size: float = 13) -> str:
    """A single small cube, for cards and rows; "" is nobody's."""
    lid = size * 0.28
    return (
        tag("rect", x=x, y=y, width=size, height=size, rx=1.5, class_=f"c-{colour}" if colour else "plain-cube")
        + tag("rect", x=x, y=y, width=size, height=lid, class_="lit")
        + path(f"M{x:g} {y + lid:.1f}h{size:g}", "edge")
        + tag("rect", x=x, y=y, width=size, height=size, rx=1.5, class_="rim")
    )


def grande(colour: str) -> Piece:
    """The tall piece: one for each player (EG-1.1)."""
    return Piece(
        20,
        path("M-9.5 0V-4.5H-8L-6-26H6L8-4.5H9.5V0Z", f"c-{colour} rim")
        + path("M-6-26-8-4.5H-3L-2.4-26Z", "lit")
        + tag("circle", cx=0, cy=-33, r=7, class_=f"c-{colour} rim")
        + path("M-7.5-26h15", "edge")
        + emblem(colour, 1.1, 0, -13),
    )


CROWN: Final = "M-9 0V-11L-4.6-5.4 0-13.5 4.6-5.4 9-11V0Z"


def crown(x: float, y: float, scale: float = 1.0) -> str:
    return group(path(CROWN, "gold"), at=(x, y), scale=scale)


def king() -> Piece:
    """The King: dark robe, ermine, and the only gold on the map."""
    return Piece(
        27,
        path("M-12 0V-5H-10L-6.5-28H6.5L10-5H12V0Z", "robe")
        + path("M-2.2-21 0-5 2.2-21Z", "ermine")
        + path("M-9-21-7-28H7L9-21 0-16Z", "ermine")
        + crown(0, -29, 1.2),
    )


# -- scoring boards ------------------------------------------------------------------------------------------------


def scoring_board(values: Sequence[int], tile: bool) -> Piece:
    """First, second and third place; a tile on it is a dark plate that lies askew (EG-16.2). Foot: its lower edge."""
    widths = [22.0, *[17.0] * (len(values) - 1)]
    whole = sum(widths)
    plate, number = ("plate", "plate-value") if tile else ("ledger", "value")
    parts = [box(-whole / 2, -19, whole, 19, plate, 2)]
    if not tile:
        parts.append(tag("path", d=f"M{-whole / 2 + 1:g}-18h20v17h-20Z", class_="ledger-first"))
    x = -whole / 2
    for i, value in enumerate(values):
        if i:
            parts.append(path(f"M{x:g}-19v19", "plate-rule" if tile else "rule"))
        size = " first" if i == 0 else ""
        parts.append(text((x + widths[i] / 2, -4.5 if i == 0 else -5), str(value), number + size))
        x += widths[i]
    return Piece(whole, tag("g", *parts, transform="rotate(-5)" if tile else None))


# -- the castillo --------------------------------------------------------------------------------------------------

ISLAND: Final = (
    "M-66 4C-70-8-52-14-46-18-34-30-8-26 6-28 26-32 44-28 54-18 66-12 72-4 66 6 58 20 34 18 18 22-4 28-30 26-44 18"
    "-54 16-64 12-66 4Z"
)
TOWER: Final = (
    "M-31 0V-66H-36V-88H-25V-81H-15V-88H-5V-81H5V-88H15V-81H25V-88H36V-66H31V0Z",
    "M-36-66H36",
    "M-31-50h8m6 0h9M15-44h9m-40 14h8M18-22h9M-31-14h7",
)


def castle() -> str:
    """The tower that shows nothing of what is in it (EG-11.2)."""
    outer, ledge, stones = TOWER
    return (
        path(outer, "stone")
        + path("M8-66H31V0H8Z", "shade")
        + path(ledge, "stone-line")
        + path(stones, "stone-line")
        + path("M-10 0V-20A10 10 0 0 1 10-20V0Z", "gate")
        + path("M-5 0V-28M0 0V-30M5 0V-28M-10-9H10M-10-18H10", "bars")
    )


def flag(colour: str) -> str:
    """A grande that is known to be in the castillo flies its flag (EG-21.4)."""
    return (
        path("M0 0V-27", "pole") + path("M0-27H15L12-20.5 15-14H0Z", f"c-{colour} rim") + emblem(colour, 0.8, 6, -20.5)
    )
