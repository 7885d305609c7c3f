"""How a game looks that has no `draw.py` or no `plain.py` of its own: its view as rows of words, options as buttons.

Enough to play a new game in the browser and in the terminal before anything is drawn for it. `pictures_of` and
`tables_of` find what a game has. Names come from the texts: `thing-<key of the view>`, or the key itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from tablero.core.game import AnyGame

from .plain import PlainTable
from .scene import Scene, buttons, guarded, stacked
from .svg import Words, box, group, lines_of, picture, text
from .themes import style_sheet

WIDTH: Final = 720.0
LEAST_HEIGHT: Final = 480.0  # so that a page has room beside it
HEADS: Final = 170.0  # how wide the names of the rows are
LEAD: Final = 21.0
LIGHT: Final = {"halo": "#fbf6e9", "sea": "#d5dfdc"}
DARK: Final = {"halo": "#1e242b", "sea": "#20303a"}
RULES: Final = ".ROOT .head{font-weight:700;text-anchor:start}.ROOT .value{text-anchor:start}"


@lru_cache
def pictures_of(game: AnyGame) -> Any:
    """What draws a game: its module `draw`, or rows of words."""
    return own_module(game, "draw") or DefaultTable(game)


@lru_cache
def tables_of(game: AnyGame) -> Any:
    """What prints a game in the terminal: its module `plain`, or rows of words."""
    return own_module(game, "plain") or DefaultTable(game)


def own_module(game: AnyGame, name: str) -> Any:
    return import_module(f"{game.package}.{name}") if find_spec(f"{game.package}.{name}") else None


class DefaultTable:
    """Draws and prints one game, with the same functions as the modules of games that have them."""

    WORDS = ("board",)

    def __init__(self, game: AnyGame) -> None:
        class TableScene(Scene[Any]):
            known = frozenset((*game.actions, *self.WORDS))

        TableScene.game = game.id
        self.scene = TableScene

    def draw(
        self,
        view: Mapping[str, Any],
        options: Sequence[str] = (),
        changed: Sequence[str] = (),
        words: Words | None = None,
        tall: bool = False,
    ) -> str:
        """The table as a picture; `tall` changes nothing but its size on the screen."""
        scene = self.scene(dict(view), options, changed, words)
        rows, height = drawn_rows(rows_of(view, scene.name), WIDTH)
        last, below = buttons(scene, WIDTH - 16)
        content, end = stacked([(rows, 1.0, height), (last, 1.0, below)], (8, 8), 8)
        return framed(scene, max(end, LEAST_HEIGHT), content)

    def thumbnail(self, view: Mapping[str, Any], words: Words | None = None) -> str:
        return self.draw(view, words=words)

    def plain_tables(self, view: Mapping[str, Any], words: Words, say: Words) -> list[PlainTable]:
        return [PlainTable(["", ""], [[head, value] for head, value in rows_of(view, guarded(words))])]


def framed(scene: Scene[Any], height: float, content: str) -> str:
    sheet = style_sheet("table", LIGHT, DARK, RULES.replace("ROOT", "table"), ".button")
    return picture("table", scene.name("board"), (WIDTH, height), sheet, box(0, 0, WIDTH, height, "sheet", 0), content)


def drawn_rows(rows: list[tuple[str, str]], width: float) -> tuple[str, float]:
    """The rows one below the other, long values in several lines; and how high they are."""
    parts = []
    y = 0.0
    for head, value in rows:
        parts.append(text((8, y + 16), head, "head", font_size=15))
        for words in lines_of(value, width - HEADS - 24, 15):
            parts.append(text((HEADS, y + 16), words, "value", font_size=15))
            y += LEAD
    return group(*parts), y


def rows_of(view: Mapping[str, Any], name: Words) -> list[tuple[str, str]]:
    """A row for each thing in the view: what it is called, and its value."""
    return [(name(key), shown(value, name)) for key, value in view.items()]


def shown(value: object, name: Words) -> str:
    """A value in words: ids by their names, lists in their order, nothing as a dash."""
    if isinstance(value, Mapping):
        return " · ".join(f"{name(key)} {shown(part, name)}" for key, part in value.items()) or "–"
    if isinstance(value, list | tuple):
        return ", ".join(shown(part, name) for part in value) or "–"
    if isinstance(value, str):
        return name(value) if value else "–"
    return "–" if value is None else str(value)
