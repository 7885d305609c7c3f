"""What every part of the picture is told: the view, what can be clicked, what is new, and the words.

`Scene.thing` wraps a drawn thing: with a name to point at, as a button if it is an option, with a mark if it is new. It
remembers which options have found a place, so that the rest can be shown as plain buttons.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tablero.core.errors import nearest
from tablero.drawing import Point, Words, guarded, option, pretty, tag, title

from ..board import ACTIONS, CARD_IDS, COLOURS, TYPE_OF_CARD, CardType

# What the picture names besides the entries of the action table. With "text:" before an id, `words` may give a sentence
# that explains the thing (or nothing).
WORDS: Final = (
    *("board", "king", "grande", "caballero", "region", "tile", "power_card", "first_player", "active", "winner"),
    *("round", "left_out", "general_scoring", "score", "prospects", "stack"),
)
TURN_PHASES: Final = ("taking", "choosing", "halves", "placing", "special")


def card_type(card: str) -> CardType:
    return TYPE_OF_CARD[CARD_IDS.index(card)]


def plain_name(id: str) -> str:
    """A name where no texts are given, but no explanations; copies of a card share their name."""
    if id.startswith("text:"):
        return ""
    if id in CARD_IDS:
        return pretty(card_type(id).id)
    return pretty(id)


class Scene:
    def __init__(
        self, view: dict[str, Any], options: Sequence[str], changed: Sequence[str], words: Words | None
    ) -> None:
        known = [*ACTIONS, *WORDS]
        for id in [*options, *changed]:
            if id not in known:
                raise nearest(id, known, "the actions of el-grande", "thing")
        self.view = view
        self.options = list(dict.fromkeys(options))
        self.changed = frozenset(changed)
        self.shown: set[str] = set()  # the options that have found their place
        self.name = guarded(words, plain_name)

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
        return tag("circle", cx=x, cy=y, r=6.5, class_="new-ring") + tag("circle", cx=x, cy=y, r=4, class_="new")

    def is_option(self, id: str) -> bool:
        return id in self.options

    # -- reading the view ----------------------------------------------------------------------------------------

    def seat_of(self, colour: str) -> int:
        return COLOURS.index(colour)

    def is_dummy(self, colour: str) -> bool:
        dummy: str | None = self.view["dummy"]
        return colour == dummy

    def rows(self) -> list[str]:
        """The colours in turn order; those who have yet to play a power card follow, clockwise."""
        players: int = self.view["players"]
        order: list[str] = self.view["order"]
        first = self.seat_of(self.view["first"])
        clockwise = [COLOURS[(first + i) % players] for i in range(players)]
        return [*order, *[colour for colour in clockwise if colour not in order]]

    def has_acted(self, colour: str) -> bool:
        """Whether this colour's turn of this round is over."""
        order: list[str] = self.view["order"]
        if self.view["phase"] in TURN_PHASES and self.view["active"] in order and colour in order:
            return order.index(colour) < order.index(self.view["active"])
        return self.view["phase"] in ("scoring", "over")
