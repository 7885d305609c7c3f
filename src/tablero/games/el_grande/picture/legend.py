"""The signs of the board one by one, for the legend."""

from __future__ import annotations

from typing import Final

from tablero.drawing.legend import Sign
from tablero.drawing.svg import box, tag, text

from .cards import pips
from .icons import sign
from .pieces import caballeros, castle, grande, king, scoring_board


def sample_power_card() -> str:
    face = box(0, 0, 24, 40, "power c-blue", 3)
    return face + text((12, 18), "6", "power-value t-blue") + pips("blue", 6, 12, 26)


SIGNS: Final = {
    "caballero": Sign(caballeros("blue", 3).svg, -12, -44, 24, 46),
    "grande": Sign(grande("blue").svg, -12, -44, 24, 46),
    "king": Sign(king().svg, -16, -50, 32, 52),
    "castillo": Sign(castle(), -40, -92, 80, 96),
    "region": Sign(scoring_board([5, 3, 1], tile=False).svg, -30, -21, 60, 23),
    "tile": Sign(scoring_board([8, 4, 0], tile=True).svg, -30, -24, 60, 28),
    "court": Sign(sign("house", 0, 0), -11, -11, 22, 22),
    "province": Sign(sign("sack", 0, 0), -11, -11, 22, 22),
    "power_card": Sign(sample_power_card(), -2, -2, 28, 44),
    "first_player": Sign(tag("circle", r=9, class_="medal") + text((0, 4.5), "1", "medal-text"), -11, -11, 22, 22),
    "general_scoring": Sign(sign("star", 0, 0), -11, -11, 22, 22),
    "prospects": Sign(text((32, 16), "+7", "prospect"), 0, 0, 36, 22),
}
