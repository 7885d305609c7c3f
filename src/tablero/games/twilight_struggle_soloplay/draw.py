"""The table of SoloPlay as SVG: the board of the two-player game with the two regions marked, and the person's cards.

In place of a hand it shows the cards to choose from: those dealt for the draft, or those drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tablero.drawing.svg import Words

from ..twilight_struggle import draw as base
from ..twilight_struggle.board import SIDES
from ..twilight_struggle.picture.scene import WORDS
from ..twilight_struggle.picture.scene import Scene as BaseScene
from .board import ACTIONS

__all__ = ["SEAT_COLOURS", "WORDS", "draw", "thumbnail"]

SEAT_COLOURS: Final = {"player": "green", "ai": "purple"}


class Scene(BaseScene):
    game = "twilight-struggle-soloplay"
    known = frozenset((*ACTIONS, *WORDS))

    def reader(self) -> str:
        return self.view["person"] if self.view["sits"] else ""


def draw(
    view: dict[str, Any],
    options: Sequence[str] = (),
    changed: Sequence[str] = (),
    words: Words | None = None,
    tall: bool = False,
) -> str:
    """The table as a picture. `tall` is for narrow screens."""
    scene = Scene(on_the_board(view), options, changed, words)
    return base.tall_table(scene) if tall else base.wide_table(scene)


def thumbnail(view: dict[str, Any], words: Words | None = None) -> str:
    """The map with its influence, for a list of tables."""
    return base.map_alone(Scene(on_the_board(view), (), (), words))


def on_the_board(view: dict[str, Any]) -> dict[str, Any]:
    """The view as the two-player board reads it: the reader's seat is a side, and the open cards are the hand."""
    side = SIDES.index(view["person"])
    stacks = view["stacks"]
    hands = {view["person"]: stacks["player"], view["ai"]: stacks["ai"]} if stacks else None
    cards = [*view["kept"], *view["dealt"], *view["hand"]]
    return view | {"seat": side, "sits": view["seat"] == 0, "hand": cards, "hands": hands, "seen": []}
