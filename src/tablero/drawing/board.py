"""What every game's `draw.py` offers a page: its table as a picture, wide or tall, and the board alone, from a view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from .svg import Words

V = TypeVar("V")  # a game's view
S = TypeVar("S")  # ... and its scene

MakeScene = Callable[[V, Sequence[str], Sequence[str], Words | None], S]
DrawScene = Callable[[S], str]


class Board(Generic[V, S]):
    def __init__(self, scene: MakeScene[V, S], wide: DrawScene[S], tall: DrawScene[S], alone: DrawScene[S]) -> None:
        self.scene = scene
        self.wide = wide
        self.tall = tall
        self.alone = alone

    def draw(
        self,
        view: V,
        options: Sequence[str] = (),
        changed: Sequence[str] = (),
        words: Words | None = None,
        tall: bool = False,
    ) -> str:
        """The table as a picture. `tall` is for narrow screens: the map on top, everything else below it."""
        scene = self.scene(view, options, changed, words)
        return self.tall(scene) if tall else self.wide(scene)

    def thumbnail(self, view: V, words: Words | None = None) -> str:
        """The map with its pieces, for a list of tables."""
        return self.alone(self.scene(view, (), (), words))
