"""What every part of the picture is told: the scene of tablero.drawing, and what this game reads in its view."""

from __future__ import annotations

import re
from typing import Final

from tablero.drawing import scene
from tablero.drawing.memory import question
from tablero.drawing.svg import ThingName, named

from ..board import ACTIONS, PLACE_IDS, REGION_IDS
from ..cards import ACTION_IDS
from ..view import SEAT_IDS
from ..view_types import Faction, FactionRow, Hunter, Location, Sicario, View

# What the picture names besides the entries of the action table. With "text:" before an id, `words` may give a sentence
# that explains the thing (or nothing).
WORDS: Final = (
    *("board", "city", "plantation", "airport", *REGION_IDS, *SEAT_IDS),
    *("influence", "roadblock", "lab", "cube", "party", "marker", "patron_token", "hideout", "possible"),
    *("season", "turn", "fame", "income", "money", "arrests", "supply", "notebook", "winner"),
    *("sicarios", "range", "defence", "face_down", "captured", "season_end"),
    *("hand", "deck", "discards", "just_discarded", "deployment", "objectives", "in_force", "completed"),
    *("available", "used", "acted", "deactivated", "blocked", "active", *ACTION_IDS),
)


class SeenLocation(Location):
    """A location, and whether Patrón is, was seen, or can be there."""

    hideout: bool
    seen: bool
    possible: bool


class NarcosScene(scene.Scene[View]):
    game = "narcos"
    known = frozenset((*ACTIONS, *WORDS))

    @staticmethod
    def plain_name(id: str) -> str:
        return id.upper() if id in PLACE_IDS else scene.Scene.plain_name(id)

    # -- names in little room ------------------------------------------------------------------------------------

    def place_names(self, id: str) -> tuple[str, str]:
        """The number and the name of a location, which are one text: K4 and Barranquilla."""
        whole = self.name(id)
        number, _, name = whole.partition(" ")
        if not name or not re.search(r"\d", number):
            return id.lstrip("kao"), whole
        return number, named(name, whole.short.removeprefix(f"{number} ") if isinstance(whole, ThingName) else "")

    def monogram(self, id: str) -> str:
        """Two letters for a figure: the initials of its name, or how it begins."""
        parts = re.findall(r"\w+", self.name(id))
        if len(parts) > 1:
            return f"{parts[0][0]}{parts[1][0]}".upper()
        return parts[0][:2].capitalize() if parts else ""

    # -- reading the view ----------------------------------------------------------------------------------------

    @question
    def location(self, id: str) -> SeenLocation:
        """All about a location: what is there, and whether Patrón is, was seen, or can be there.

        Where he can be is not told of any location if it is not told at all, or says nothing yet.
        """
        patron, possible = self.view["patron"], self.view["possible"]
        return {
            **self.view["locations"][id],
            "hideout": patron["place"] == id,
            "seen": patron["seen_at"] == id,
            "possible": possible is not None and len(possible) < len(PLACE_IDS) and id in possible,
        }

    @question
    def hunter(self, id: str) -> Hunter:
        return self.view["hunters"][id]

    @question
    def faction(self, id: Faction) -> FactionRow:
        return self.view["factions"][id]

    @question
    def is_deploying(self, sicario: str) -> bool:
        deploying: str | None = self.view["deployment"]["sicario"]
        return deploying == sicario

    @question
    def sicario(self, id: str) -> Sicario:
        """What is known about a sicario."""
        return next(one for one in self.view["sicarios"] if one["sicario"] == id)
