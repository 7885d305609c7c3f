"""The signs of the board one by one, for the legend."""

from __future__ import annotations

from typing import Final

from tablero.drawing.legend import Sign
from tablero.drawing.svg import path, tag, text

from .colombia import sign
from .hunting import number_card
from .pieces import STAR, coin, crown, cube, defence_token, marker, plane, sicario, token


def small(drawn: str) -> Sign:
    return Sign(drawn, -13, -13, 26, 26)


SIGNS: Final = {
    "city": Sign(sign("k2") + text((0, 4), "K2", "number"), -16, -16, 32, 32),
    "plantation": Sign(sign("k1") + text((0, 4), "K1", "number"), -16, -16, 32, 32),
    "airport": small(plane()),
    "influence": small(token("influence")),
    "roadblock": small(token("roadblock")),
    "lab": small(token("lab")),
    "cube": small(cube()),
    "sicarios": Sign(sicario("Li", "blue"), -13, -17, 26, 30),
    "marker": small(marker()),
    "possible": small(tag("circle", r=11, class_="possible")),
    "patron_token": small(crown(hidden=False)),
    "fame": small(path(STAR, "star")),
    "range": small(path("M-6 0H4M1-3 4.5 0 1 3", "arrow")),
    "defence": small(defence_token("3", is_open=True)),
    "available": small(number_card("2", "new-card")),
    "money": small(coin(0, 0)),
}
