"""The board of Andean Abyss as SVG, from a view: what everybody may know, never the state.

`draw` is the whole table: the map with all pieces, the cards, the sequence of play, the factions with their tracks.
Whatever is an option carries it as `data-option`. `thumbnail` is the map alone. All words come from `words(id)`: ids of
the action table, and those listed in `WORDS`. The parts are in picture/.
"""

from __future__ import annotations

from typing import Final

from tablero.drawing.board import Board
from tablero.drawing.scene import buttons, stacked
from tablero.drawing.svg import Point, box, group, picture

from .picture.cards import CARD_HEIGHT, SEQUENCE_HEIGHT, STATUS_HEIGHT, both_cards, deck, sequence, sign
from .picture.colombia import definitions, whole_map
from .picture.factions import FACTION_STEP, government, lasting, rows
from .picture.land import MAP_HEIGHT, MAP_WIDTH
from .picture.legend import SIGNS
from .picture.scene import WORDS, AndeanScene
from .picture.style import FACTION_COLOURS, style

__all__ = ["ROOT", "SEAT_COLOURS", "SIGNS", "WORDS", "draw", "thumbnail"]

ROOT: Final = "aa"  # what the styles are scoped by
SEAT_COLOURS: Final = FACTION_COLOURS

GAP: Final = 10.0
SIDE: Final = 250.0
WIDE: Final = (MAP_WIDTH + GAP + SIDE, MAP_HEIGHT)


def map_alone(scene: AndeanScene) -> str:
    return framed(scene, (MAP_WIDTH, MAP_HEIGHT), whole_map(scene))


def framed(scene: AndeanScene, size: Point, *content: str) -> str:
    return picture(ROOT, scene.name("board"), size, style(), definitions(), *content)


# -- the table -----------------------------------------------------------------------------------------------------


def wide_table(scene: AndeanScene) -> str:
    """For a laptop: cards, sequence of play and factions beside the map, the other answers below them."""
    side, width = MAP_WIDTH + GAP, SIDE - 6
    parts = [whole_map(scene), lasting(scene)]
    y = 1.0
    stack = [
        (both_cards(scene, width), CARD_HEIGHT + 6),
        (deck(scene, width), STATUS_HEIGHT + 4),
        (scene.kept(sequence, width), SEQUENCE_HEIGHT + 2),
        (rows(scene, width), 4 * FACTION_STEP),
        (scene.kept(government, width), 32.0),
    ]
    for content, height in stack:
        parts.append(group(content, at=(side, y)))
        y += height
    last, height = buttons(scene, width, sign)
    if last:
        parts.append(group(last, at=(side, y), scale=min(1.0, (WIDE[1] - y - 2) / height)))
    return framed(scene, WIDE, box(0, 0, *WIDE, "sheet", 0), *parts)


def tall_table(scene: AndeanScene) -> str:
    """For a phone: one below the other, as wide as the map, and larger."""
    width = MAP_WIDTH - 16
    stack = [
        (both_cards(scene, width / 2), 2.0, CARD_HEIGHT),
        (deck(scene, width / 2), 2.0, STATUS_HEIGHT),
        (scene.kept(sequence, width / 2), 2.0, SEQUENCE_HEIGHT),
        (rows(scene, width / 2), 2.0, 4 * FACTION_STEP),
        (scene.kept(government, width / 2), 2.0, 26.0),
    ]
    parts = [whole_map(scene), lasting(scene)]
    last, height = buttons(scene, width / 2, sign)
    below, end = stacked([(last, 2.0, height), *stack], (8, MAP_HEIGHT + 10), 8)
    return framed(scene, (MAP_WIDTH, end), box(0, 0, MAP_WIDTH, end, "sheet", 0), *parts, below)


BOARD: Final = Board(AndeanScene, wide_table, tall_table, map_alone)
draw = BOARD.draw
thumbnail = BOARD.thumbnail
