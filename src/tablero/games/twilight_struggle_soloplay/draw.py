"""The table of SoloPlay as SVG: the board of the two-player game with the two regions marked, and the person's cards.

In place of a hand it shows the cards to choose from: those dealt for the draft, or those drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablero.drawing.svg import Words

from ..twilight_struggle import draw as base
from ..twilight_struggle.picture.scene import BOTH, WORDS, Reader
from ..twilight_struggle.picture.scene import Scene as BaseScene
from .board import ACTIONS
from .view_types import View

__all__ = ["SEAT_COLOURS", "WORDS", "draw", "thumbnail"]

SEAT_COLOURS: Final = {"player": "green", "ai": "purple"}


class Scene(BaseScene):
    game = "twilight-struggle-soloplay"
    known = frozenset((*ACTIONS, *WORDS))


def draw(
    view: View,
    options: Sequence[str] = (),
    changed: Sequence[str] = (),
    words: Words | None = None,
    tall: bool = False,
) -> str:
    """The table as a picture. `tall` is for narrow screens."""
    scene = Scene(view, reader_of(view), options, changed, words)
    return base.tall_table(scene) if tall else base.wide_table(scene)


def thumbnail(view: View, words: Words | None = None) -> str:
    """The map with its influence, for a list of tables."""
    return base.map_alone(Scene(view, reader_of(view), (), (), words))


def reader_of(view: View) -> Reader:
    """The person leads a side; open are the cards to choose from, or both stacks."""
    person, stacks = view["person"], view["stacks"]
    side = person if view["seat"] == 0 else ""
    hands = [(person, [*view["kept"], *view["dealt"], *view["hand"]])]
    if stacks:
        held = {person: stacks["player"], view["ai"]: stacks["ai"]}
        hands = [(name, held[name]) for name in BOTH]
    shown = [(name, cards) for name, cards in hands if cards]
    return Reader(side, shown, 0, view["primary"] or "", view["secondary"] or "")
