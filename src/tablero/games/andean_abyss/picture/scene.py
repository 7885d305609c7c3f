"""What every part of the picture is told: the view, what can be clicked, what is new, and the words.

`Scene.thing` wraps a drawn thing: with a name to point at, as a button if it is an option, with a mark if it is new. It
remembers which options have found a place, so that the rest can be shown as plain buttons.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tablero.core.errors import nearest
from tablero.drawing import Point, Words, guarded, option, pretty, tag, title

from ..board import ACTIONS, CARDS, DATA, MAP, SPACE_IDS

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


def plain_name(id: str) -> str:
    """A name where no texts are given, but no explanations."""
    if id.startswith("text:"):
        return ""
    if id.startswith("loc_"):
        return " – ".join(part.title() for part in loc_ends(id))
    if id in SPACE_IDS:
        return id.replace("_", " ").title()
    return pretty(id)


def loc_ends(id: str) -> list[str]:
    """The towns and cities that a LoC joins, as its id names them."""
    places = [other for other in SPACE_IDS if DATA[SPACE_IDS.index(other)]["kind"] == "city"]
    rest = id.removeprefix("loc_")
    for place in [*places, *MAP["town"]]:
        rest = rest.replace(place, place.replace("_", " "))
    return rest.split("_")


class Scene:
    def __init__(
        self, view: dict[str, Any], options: Sequence[str], changed: Sequence[str], words: Words | None
    ) -> None:
        known = [*ACTIONS, *WORDS]
        for id in [*options, *changed]:
            if id not in known:
                raise nearest(id, known, "the actions of andean-abyss", "thing")
        self.view = view
        self.options = list(dict.fromkeys(options))
        self.changed = frozenset(changed)
        self.shown: set[str] = set()  # the options that have found their place
        self.name = guarded(words, plain_name)

    def short_name(self, id: str) -> str:
        """The first part of a double name such as Chocó–Córdoba: what there is room for on the map."""
        return self.name(id).split("–")[0].split(" (")[0].strip() or self.name(id)

    def label(self, *parts: str) -> str:
        """Names and numbers side by side."""
        return " · ".join(part for part in parts if part)

    def explained(self, id: str, *parts: str) -> str:
        """The name of a thing, what is to be said of it here, and what it is for."""
        return self.label(self.name(id), *parts, self.name(f"text:{id}"))

    def thing(
        self, id: str, label: str, *content: str, class_: str = "", mark: Point | None = None, **data: str | float
    ) -> str:
        """A thing with its name; a button if it is one of the options; marked at `mark` if it is new.

        `id` is empty for what can be neither. `data` tells a page, or a test, what the thing is.
        """
        new = self.new_mark(mark) if mark is not None and id in self.changed else ""
        if id in self.options and id not in self.shown:
            self.shown.add(id)
            return option(id, label, *content, new, class_=class_, data_thing=id, **data)
        return tag("g", title(label), *content, new, class_=class_ or None, data_thing=id or None, **data)

    def new_mark(self, at: Point) -> str:
        """The sign of what has changed since the reader looked."""
        x, y = at
        return tag("circle", cx=x, cy=y, r=6, class_="new-ring") + tag("circle", cx=x, cy=y, r=3.7, class_="new")

    # -- reading the view ----------------------------------------------------------------------------------------

    def shipments(self, space: str, faction: str) -> int:
        """How many Shipments a faction holds in a space."""
        return sum(held["space"] == space and held["owner"] == faction for held in self.view["shipments"])

    def is_chosen(self, space: str) -> bool:
        """Whether the running Operation takes place in a space."""
        running = self.view["operation"]
        return running is not None and space in running["spaces"]
