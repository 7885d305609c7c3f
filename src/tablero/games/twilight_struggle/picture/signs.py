"""Small signs used all over the picture: the emblems of the sides, what a card is worth, medals."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tablero.drawing.svg import box, number, path, tag, text

from .scene import CARD_OF

SHIELD: Final = "M-6-6.5Q0-4.5 6-6.5V.5Q5.2 5 0 7.2-5.2 5-6 .5Z"
STAR: Final = "M0-7 1.6-2.3 6.7-2.2 2.7.9 4.1 5.7 0 2.8-4.1 5.7-2.7.9-6.7-2.2-1.6-2.3Z"
SCALES: Final = "M0-6V6M-4 6H4M-6.5-4H6.5M-6.5-4-9 1.5H-4ZM6.5-4 4 1.5H9Z"
EMBLEMS: Final = {"us": SHIELD, "ussr": STAR}


@lru_cache(maxsize=512)
def emblem(side: str, x: float, y: float, scale: float = 1.0, class_: str = "") -> str:
    """The sign of a side: a shield for the US, a star for the USSR."""
    moved = f"translate({number(x)} {number(y)})" + (f" scale({scale:.3g})" if scale != 1 else "")
    return path(EMBLEMS[side], class_ or f"e-{side}", transform=moved)


def whose(card: str) -> str:
    """The side of a card's event, or "neutral"."""
    return ("ussr", "us", "neutral")[CARD_OF[card].side]


def scored_land(card: str) -> str:
    """The land whose colour a scoring card has."""
    region = CARD_OF[card].scoring
    return "western_europe" if region == "europe" else region


def band_class(card: str) -> str:
    """The colour of a card: that of the region it scores, or of its side."""
    return f"b-{scored_land(card)}" if CARD_OF[card].scoring else f"c-{whose(card)}"


def worth(card: str, x: float, y: float) -> str:
    """What a card is worth in Operations; scales for a scoring card."""
    data = CARD_OF[card]
    if data.scoring:
        return path(SCALES, "glyph", transform=f"translate({number(x)} {number(y)})")
    ink = f"ops t-{whose(card)}" if data.side < 2 else "ops"
    return text((x, y + 5.4), str(data.ops), ink)


def asterisk(x: float, y: float, side: str) -> str:
    """The mark of a card that leaves the game after its event."""
    return path(f"M{number(x)} {number(y - 4.5)}v9m-3.9-6.75 7.8 4.5m0-4.5-7.8 4.5", f"star on-{side}")


def card_sign(id: str) -> str:
    """What stands on a button before the name of a card."""
    if id not in CARD_OF:
        return ""
    return box(-10, -10, 20, 20, f"{band_class(id)} sign", 4) + worth(id, 0, 0)


def medal(x: float, y: float) -> str:
    ribbon = tag("circle", cx=x, cy=y, r=8, class_="medal")
    return ribbon + path(STAR, "e-ussr", transform=f"translate({number(x)} {number(y)}) scale(.7)")
