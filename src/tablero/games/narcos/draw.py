"""The board of Narcos as SVG, from a view: what the reader may know, never the state.

`draw` is the whole table: the map with all pieces, tracks, the sicarios' dashboard, Patrón's cards, the action
dashboard and the factions. Whatever is an option carries it as `data-option`. `thumbnail` is the map alone. All words
come from `words(id)`: ids of the action table, and those listed in `WORDS`. The parts are in picture/.
"""

from __future__ import annotations

from typing import Final

from tablero.drawing.board import Board
from tablero.drawing.scene import buttons, stacked
from tablero.drawing.svg import Point, box, group, picture

from .picture.colombia import definitions, whole_map
from .picture.dashboard import CARD_HEIGHT, CELL_HEIGHT, cards, cells
from .picture.hunting import ACTIONS_HEIGHT, FACTION_HEIGHT, action_board, factions, sign
from .picture.land import CORNER, MAP_HEIGHT, MAP_WIDTH, NOTEBOOK
from .picture.legend import SIGNS
from .picture.scene import WORDS, NarcosScene
from .picture.style import SEAT_COLOURS, style
from .picture.tracks import PATRON_HEIGHT, SEASON_HEIGHT, notebook, objectives, patron_box, season

__all__ = ["ROOT", "SEAT_COLOURS", "SIGNS", "WORDS", "draw", "thumbnail"]

ROOT: Final = "nc"  # what the styles are scoped by
GAP: Final = 8.0
SIDE: Final = 336.0
WIDE: Final = (MAP_WIDTH + GAP + SIDE, MAP_HEIGHT)


def map_alone(scene: NarcosScene) -> str:
    return framed(scene, (MAP_WIDTH, MAP_HEIGHT), whole_map(scene))


def framed(scene: NarcosScene, size: Point, *content: str) -> str:
    return picture(ROOT, scene.name("board"), size, style(), definitions(), *content)


def map_with_corners(scene: NarcosScene) -> str:
    """The map, with objectives and the notebook's sum in its empty corners."""
    corner = group(objectives(scene, CORNER[2] - CORNER[0]), at=CORNER[:2])
    return whole_map(scene) + corner + group(notebook(scene, NOTEBOOK[2] - NOTEBOOK[0]), at=NOTEBOOK[:2])


def stack(scene: NarcosScene, width: float) -> list[tuple[str, float]]:
    """Everything beside or below the map, each with its height."""
    return [
        (scene.kept(season, width), SEASON_HEIGHT),
        (patron_box(scene, width), PATRON_HEIGHT + 4),
        (cells(scene, width), CELL_HEIGHT),
        (scene.kept(cards, width), CARD_HEIGHT),
        (action_board(scene, width), ACTIONS_HEIGHT + 4),
        (factions(scene, width), 2 * FACTION_HEIGHT),
    ]


def wide_table(scene: NarcosScene) -> str:
    """For a laptop: dashboards beside the map, the other answers below them."""
    side, width = MAP_WIDTH + GAP, SIDE - 4
    parts = [map_with_corners(scene)]
    y = 1.0
    for content, height in stack(scene, width):
        parts.append(group(content, at=(side, y)))
        y += height + 2
    last, height = buttons(scene, width, sign)
    if last:
        parts.append(group(last, at=(side, y), scale=min(1.0, (WIDE[1] - y - 2) / height)))
    return framed(scene, WIDE, box(0, 0, *WIDE, "sheet", 0), *parts)


def tall_table(scene: NarcosScene) -> str:
    """For a phone: one below the other, as wide as the map, and larger."""
    scale = (MAP_WIDTH - 12) / (SIDE - 4)
    whole = map_with_corners(scene)
    rest = stack(scene, SIDE - 4)
    last, height = buttons(scene, SIDE - 4, sign)
    below, end = stacked([(part, scale, high) for part, high in [(last, height), *rest]], (6, MAP_HEIGHT + 8), 6)
    return framed(scene, (MAP_WIDTH, end), box(0, 0, MAP_WIDTH, end, "sheet", 0), whole, below)


BOARD: Final = Board(NarcosScene, wide_table, tall_table, map_alone)
draw = BOARD.draw
thumbnail = BOARD.thumbnail
