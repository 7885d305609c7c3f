"""What every part of the picture is told: the scene of tablero.drawing, and what this game reads in its view."""

from __future__ import annotations

import re
from typing import Final

from tablero.drawing import scene
from tablero.drawing.memory import question
from tablero.drawing.svg import ThingName

from ..board import ACTIONS, CARDS, DATA, MAP, SPACE_IDS
from ..view_types import Faction, Land, Loc, View

JOINT: Final = re.compile(r"\s*[–—]\s*|\s*\(|\s+del\s+")  # where a name of two parts is parted
# What the picture names besides the entries of the action table. With "text:" before an id, `words` may give a sentence
# that explains the thing (or nothing).
WORDS: Final = (
    *("board", "city", "department", "loc", "town", *MAP["town"]),
    *("base", "underground", "active", "shipment", "terror", "sabotage", "farc_zone"),
    *("government_control", "farc_control"),
    *("active_support", "passive_support", "neutral", "passive_opposition", "active_opposition"),
    *("resources", "aid", "total_support", "opposition_and_bases", "margin", "available", "bases"),
    *("president", "samper", "pastrana", "uribe", "current_card", "next_card", "deck", "propaganda", *CARDS),
    *("eligible", "ineligible", "first_eligible", "second_eligible", "passed", "acting", "non_player", "winner"),
    *("operation", "operation_and_activity", "event", "limited", "capability", "momentum"),
)
LEVELS: Final = {
    2: "active_support",
    1: "passive_support",
    0: "neutral",
    -1: "passive_opposition",
    -2: "active_opposition",
}


def loc_ends(id: str) -> list[str]:
    """The towns and cities that a LoC joins, as its id names them."""
    places = [other for other in SPACE_IDS if DATA[SPACE_IDS.index(other)]["kind"] == "city"]
    rest = id.removeprefix("loc_")
    for place in [*places, *MAP["town"]]:
        rest = rest.replace(place, place.replace("_", " "))
    return rest.split("_")


class AndeanScene(scene.Scene[View]):
    game = "andean-abyss"
    known = frozenset((*ACTIONS, *WORDS))

    @staticmethod
    def plain_name(id: str) -> str:
        if id.startswith("loc_"):
            return " – ".join(part.title() for part in loc_ends(id))
        return id.replace("_", " ").title() if id in SPACE_IDS else scene.Scene.plain_name(id)

    def short_name(self, id: str) -> str:
        """The first part of a name such as Chocó–Córdoba or San José del Guaviare: there is little room on the map."""
        name = self.name(id)
        if isinstance(name, ThingName) and name.short:
            return name.short
        return JOINT.split(name)[0] or name

    # -- reading the view ----------------------------------------------------------------------------------------

    @question
    def space(self, id: str) -> Land | Loc:
        """All about a space, but for Shipments."""
        return self.view["spaces"][id]

    def land(self, id: str) -> Land:
        """All about a city or department."""
        found = self.space(id)
        assert "level" in found, f"{id} is a LoC"
        return found

    def shipments(self, space: str, faction: Faction) -> int:
        """How many Shipments a faction holds in a space."""
        return sum(held["space"] == space and held["owner"] == faction for held in self.view["shipments"])

    @question
    def is_chosen(self, space: str) -> bool:
        """Whether the running Operation takes place in a space."""
        running = self.view["operation"]
        return running is not None and space in running["spaces"]
