"""The notebook as a panel beside the board: what Patrón has told, and where he can still be (NC-2.10, NC-4.5).

Made from a view, so each reader gets what he may know: the factions their clues, and the exact set of places if the
table plays with it; Patrón what they can deduce. The set itself is kept by clues.py.
"""

from __future__ import annotations

from typing import Final

from tablero.core.remark import Panel, Remark

from .board import PLACE_IDS, REGION_IDS
from .view_types import Clue, View

MOST_LISTED: Final = 18  # a longer list tells less than the map does
PATRON_SEAT: Final = 0


def panels(view: View) -> list[Panel]:
    """The notebook, if the reader has one and something is in it."""
    possible = view["possible"]
    if view["notebook"] == "off" and possible is None:
        return []
    lines = [remark(clue) for clue in view["clues"]]
    if possible is not None:
        lines.insert(0, Remark("places-left", "NC-4.5", n=len(possible)))
        listed = possible if len(possible) <= MOST_LISTED else []
        lines += [Remark("possible-place", place=PLACE_IDS.index(place)) for place in listed]
    if not lines:
        return []
    return [Panel("deduced", lines) if view["seat"] == PATRON_SEAT else Panel("notebook", lines)]


def remark(clue: Clue) -> Remark:
    """A clue as a line."""
    place = PLACE_IDS.index(clue["place"]) if "place" in clue else 0
    if clue["kind"] == "deployed":
        return Remark("clue-deployed", "NC-6.12", place=place, n=clue["range"])
    if clue["kind"] == "distance":
        low, high = clue["numbers"]
        return Remark("clue-distance", "NC-9.14", place=place, low=low, high=high)
    if clue["kind"] == "type":
        return Remark("clue-city" if clue["type"] == "city" else "clue-plantation", "NC-9.16")
    if clue["kind"] == "region":
        region = REGION_IDS.index(clue["region"])
        return Remark("clue-region" if clue["there"] else "clue-not-region", "NC-9.17", region=region)
    if clue["kind"] == "not_here":
        return Remark("clue-not-here", "NC-9.19", place=place)
    return rarer_remark(clue, place)


def rarer_remark(clue: Clue, place: int) -> Remark:
    """What is told when Patrón changes his hideout, or can deploy nobody."""
    if clue["kind"] == "escaped":
        return Remark("clue-escaped", "NC-9.20", place=place)
    if clue["kind"] == "revealed":
        return Remark("clue-revealed", "NC-11.4", place=place)
    if clue["kind"] == "relocated":
        return Remark("clue-relocated", "NC-11.7", place=place, n=clue["steps"])
    return Remark("clue-no-deployment", "NC-6.17")
