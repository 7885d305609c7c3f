"""The signs of the board one by one, for the legend."""

from __future__ import annotations

from typing import Final

from tablero.drawing.legend import Sign
from tablero.drawing.svg import path, tag, text

from .cards import peg
from .colombia import LOZENGE, population, zone
from .pieces import BURST, burst, chevrons, flag, glyph, package
from .rooms import DISC


def sample_city() -> str:
    disc = tag("circle", r=DISC, class_="disc") + tag("circle", r=DISC - 2.6, class_="ring b-support strong")
    return disc + tag("circle", r=DISC, class_="disc-edge") + text((0, 5.5), "3", "city-pop")


def sample_loc() -> str:
    return path(LOZENGE, "econ") + text((0, 4.6), "2", "econ-count")


def small(drawn: str) -> Sign:
    return Sign(drawn, -12, -12, 24, 24)


SIGNS: Final = {
    "troops": small(glyph("troops", 3)),
    "police": small(glyph("police", 2)),
    "underground": small(glyph("farc_underground", 2)),
    "active": small(glyph("farc_active", 2)),
    "base": small(glyph("farc_base", 1)),
    "shipment": small(package(1)),
    "city": Sign(sample_city(), -DISC - 2, -DISC - 2, 2 * DISC + 4, 2 * DISC + 4),
    "department": small(population(2)),
    "loc": small(sample_loc()),
    "active_support": small(chevrons(2)),
    "passive_support": small(chevrons(1)),
    "passive_opposition": small(chevrons(-1)),
    "active_opposition": small(chevrons(-2)),
    "government_control": small(flag("govt")),
    "farc_control": small(flag("farc")),
    "terror": small(burst(1)),
    "sabotage": small(path(BURST, "burst") + path("M-4-4 4 4M4-4-4 4", "blast")),
    "farc_zone": small(zone()),
    "resources": small(tag("circle", r=7, class_="coin") + tag("circle", r=4.2, class_="coin-line")),
    "eligible": small(peg("govt")),
    "margin": Sign(text((38, 17), "+5", "margin"), 0, 0, 42, 24),
}
