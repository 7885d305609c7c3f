"""The signs of a board one by one, for a legend beside it: drawn by the same code, at the same size.

A game's `draw.py` has `SIGNS`, from the id of a thing to its `Sign`. The picture of a sign has the board's own root
class, so that the board's sheet colours it.
"""

from __future__ import annotations

from typing import NamedTuple

from .svg import number, tag


class Sign(NamedTuple):
    """Something drawn, and the part of the plane that it takes up: left, top, width, height."""

    drawn: str
    left: float
    top: float
    width: float
    height: float


def sign_picture(root: str, sign: Sign) -> str:
    """A sign as a picture of its own; what it is stands beside it."""
    frame = " ".join(number(value) for value in sign[1:])
    return tag("svg", sign.drawn, viewBox=frame, class_=root, width=sign.width, height=sign.height, aria_hidden="true")
