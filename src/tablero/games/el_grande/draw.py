"""The board of El Grande as SVG, from a view: what a seat may know, never the state.

`draw` is the whole table: the map with all pieces, rounds, scores, players in turn order, action cards and the reader's
hand. Whatever is an option carries it as `data-option`. `thumbnail` is the map alone, small. All words come from
`words(id)`: ids of the action table, and those listed in `WORDS`. The parts are in picture/.
"""

from __future__ import annotations

from typing import Final

from tablero.drawing.board import Board
from tablero.drawing.scene import buttons, stacked
from tablero.drawing.svg import Point, box, group, picture

from .picture.cards import SLOT_HEIGHT, hand, offer
from .picture.land import MAP_HEIGHT, MAP_WIDTH
from .picture.legend import SIGNS
from .picture.players import round_track, rows, score_track
from .picture.scene import WORDS, ElGrandeScene
from .picture.spain import definitions, whole_map
from .picture.style import style

__all__ = ["ROOT", "SIGNS", "WORDS", "draw", "thumbnail"]

ROOT: Final = "eg"  # what the styles are scoped by
GAP: Final = 8.0
SIDE: Final = 244.0
WIDE: Final = (MAP_WIDTH + GAP + SIDE, 692.0)
HAND_AT: Final = WIDE[1] - 126


def map_alone(scene: ElGrandeScene) -> str:
    return framed(scene, (MAP_WIDTH, MAP_HEIGHT), whole_map(scene))


def framed(scene: ElGrandeScene, size: Point, *content: str) -> str:
    return picture(ROOT, scene.name("board"), size, style(), definitions(), *content)


# -- the table -----------------------------------------------------------------------------------------------------


def wide_table(scene: ElGrandeScene) -> str:
    """For a laptop: players and hand beside the map, scores and cards below it."""
    side = MAP_WIDTH + GAP
    players, high = rows(scene, SIDE - 2)
    parts = [
        whole_map(scene),
        group(scene.kept(score_track, MAP_WIDTH), at=(0, MAP_HEIGHT + 5)),
        group(offer(scene, MAP_WIDTH), at=(0, WIDE[1] - SLOT_HEIGHT)),
        group(scene.kept(round_track, SIDE - 2), at=(side, 0)),
        group(players, at=(side, 42)),
        group(hand(scene, SIDE - 2), at=(side, HAND_AT)),
    ]
    last, needed = buttons(scene, SIDE - 2)
    if last:
        parts.append(group(last, at=(side, high + 46), scale=min(1.0, (HAND_AT - high - 50) / needed)))
    return framed(scene, WIDE, box(0, 0, *WIDE, "sheet", 0), *parts)


def tall_table(scene: ElGrandeScene) -> str:
    """For a phone: one below the other, as wide as the map, and larger."""
    width = MAP_WIDTH - 16
    players, high = rows(scene, width / 1.6, 2)
    stack = [
        (scene.kept(score_track, width / 1.5), 1.5, 48.0),
        (offer(scene, width / 1.6, 3), 1.6, 2 * SLOT_HEIGHT + 16),
        (players, 1.6, high),
        (scene.kept(round_track, width / 1.85), 1.85, 40.0),
        (hand(scene, width / 2.2), 2.2, 126.0),
    ]
    whole = whole_map(scene)
    last, height = buttons(scene, width / 2)
    below, end = stacked([(last, 2.0, height), *stack], (8, MAP_HEIGHT + 10), 8)
    return framed(scene, (MAP_WIDTH, end), box(0, 0, MAP_WIDTH, end, "sheet", 0), whole, below)


BOARD: Final = Board(ElGrandeScene, wide_table, tall_table, map_alone)
draw = BOARD.draw
thumbnail = BOARD.thumbnail
