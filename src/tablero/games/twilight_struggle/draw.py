"""The board of Twilight Struggle as SVG, from a view: what a seat may know, never the state.

`draw` is the whole table: the world with all influence, the tracks in its oceans, the cards below it. Whatever is an
option carries it as `data-option`. `thumbnail` is the map alone. All words come from `words(id)`: ids of the action
table, and those listed in `WORDS`. The parts are in picture/. A game that plays on the same board has a `Reader`
of its own: other hands, and a primary and a secondary region.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablero.drawing.board import Board
from tablero.drawing.scene import buttons, stacked
from tablero.drawing.svg import Point, Words, box, group, picture

from .picture.cards import CARD_HEIGHT, PILES, SLOT, TEXT_HEIGHT, china, hand, in_play, piles, playing_height
from .picture.land import MAP_HEIGHT, MAP_WIDTH
from .picture.lasting import effects, effects_height
from .picture.legend import SIGNS
from .picture.scene import WORDS, TwilightScene, reader_of
from .picture.signs import card_sign
from .picture.style import SIDE_COLOURS, style
from .picture.tracks import CALENDAR, RACE, VP_WIDTH, calendar, race, victory_points
from .picture.world import definitions, whole_map
from .view_types import View

__all__ = ["ROOT", "SEAT_COLOURS", "SIGNS", "WORDS", "draw", "thumbnail"]

ROOT: Final = "ts"  # what the styles are scoped by
SEAT_COLOURS: Final = SIDE_COLOURS

BAR: Final = 28.0  # victory points and buttons, below the map
HAND_TOP: Final = MAP_HEIGHT + BAR
WIDE: Final = (MAP_WIDTH, HAND_TOP + TEXT_HEIGHT + 4)
CHINA_WIDTH: Final = 84.0
CLOSE: Final = 2.25  # how much larger everything but the map is on a narrow screen

# What lies in the oceans: the upper left corners.
CALENDAR_AT: Final[Point] = (3, 3)
RACE_AT: Final[Point] = (MAP_WIDTH - RACE[0] - 3, 3)
PILES_AT: Final[Point] = (3, 470)
PLAY_AT: Final[Point] = (319, 432)
EFFECTS: Final = (692.0, 408.0, 126.0, 170.0)  # left, top, width, height


def scene_of(view: View, options: Sequence[str], changed: Sequence[str], words: Words | None) -> TwilightScene:
    return TwilightScene(view, reader_of(view), options, changed, words)


def map_alone(scene: TwilightScene) -> str:
    return framed(scene, (MAP_WIDTH, MAP_HEIGHT), whole_map(scene))


def framed(scene: TwilightScene, size: Point, *content: str) -> str:
    return picture(ROOT, scene.name("board"), size, style(), definitions(), box(0, 0, *size, "sheet", 0), *content)


# -- the table -----------------------------------------------------------------------------------------------------


def wide_table(scene: TwilightScene) -> str:
    """For a laptop: tracks in the oceans, victory points and buttons below the map, then the cards."""
    left, top, width, height = EFFECTS
    cards, tallness = hand(scene, MAP_WIDTH - CHINA_WIDTH - 12, TEXT_HEIGHT)
    parts = [
        whole_map(scene),
        group(scene.kept(calendar), at=CALENDAR_AT),
        group(scene.kept(race), at=RACE_AT),
        group(scene.kept(piles), at=PILES_AT),
        group(effects(scene, width, height), at=(left, top)),
        group(scene.kept(victory_points), at=(4, MAP_HEIGHT + 3)),
        group(scene.kept(china, CHINA_WIDTH, TEXT_HEIGHT), at=(4, HAND_TOP + 2)),
        group(cards, at=(CHINA_WIDTH + 10, HAND_TOP + 2)),
        group(in_play(scene), at=PLAY_AT),
    ]
    bottom = max(WIDE[1], HAND_TOP + tallness)
    last, height = options_left(scene, MAP_WIDTH - VP_WIDTH - 16)
    if height > BAR:  # more than there is room for beside the track: below everything
        parts.append(group(last, at=(4, bottom + 2)))
        bottom += height + 2
    else:
        parts.append(group(last, at=(VP_WIDTH + 12, MAP_HEIGHT + 2)))
    return framed(scene, (MAP_WIDTH, bottom), *parts)


def options_left(scene: TwilightScene, width: float) -> tuple[str, float]:
    """Buttons for what nothing on the table stands for: in one row, or in several as wide as the table."""
    before = set(scene.shown)
    row, height = buttons(scene, width, card_sign)
    if height <= BAR:
        return row, height
    scene.shown = before
    return buttons(scene, MAP_WIDTH - 8, card_sign)


def tall_table(scene: TwilightScene) -> str:
    """For a phone: one below the other, as wide as the map, and larger."""
    room = (MAP_WIDTH - 16) / CLOSE
    whole = whole_map(scene)
    cards, cards_height = hand(scene, room)
    playing = in_play(scene)
    stack = [
        (scene.kept(victory_points), BAR),
        (scene.kept(calendar) + group(scene.kept(race), at=(room - RACE[0], 0)), max(CALENDAR[1], RACE[1])),
        (cards, cards_height),
        (
            scene.kept(china, CHINA_WIDTH)
            + group(scene.kept(piles), at=(CHINA_WIDTH + 6, 0))
            + group(playing, at=(room - SLOT[0], 0)),
            max(CARD_HEIGHT, PILES[1], playing_height(scene)),
        ),
        (effects(scene, room, effects_height(scene, 2), 2), effects_height(scene, 2)),
    ]
    last, height = buttons(scene, room, card_sign)
    below, end = stacked([(part, CLOSE, high) for part, high in [(last, height), *stack]], (8, MAP_HEIGHT + 10), 8)
    return framed(scene, (MAP_WIDTH, end), whole, below)


BOARD: Final = Board(scene_of, wide_table, tall_table, map_alone)
draw = BOARD.draw
thumbnail = BOARD.thumbnail
