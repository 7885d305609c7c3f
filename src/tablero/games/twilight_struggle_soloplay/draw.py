"""The table of SoloPlay as SVG: the board of the two-player game with the two regions marked, and the person's cards.

In place of a hand it shows the cards to choose from: those dealt for the draft, or those drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablero.drawing.board import Board
from tablero.drawing.legend import Sign
from tablero.drawing.memory import question
from tablero.drawing.svg import Words, box, text

from ..twilight_struggle import draw as base
from ..twilight_struggle.picture.legend import SIGNS as BASE_SIGNS
from ..twilight_struggle.picture.scene import BOTH, Reader, TwilightScene
from ..twilight_struggle.picture.scene import WORDS as BASE_WORDS
from .board import ACTIONS
from .view_types import View

__all__ = ["ROOT", "SEAT_COLOURS", "SIGNS", "WORDS", "draw", "thumbnail"]

ROOT: Final = base.ROOT
WORDS: Final = (*BASE_WORDS, "scored", "scored_mark")
SEAT_COLOURS: Final = {"player": "green", "ai": "purple"}
RANK: Final = box(-22, -8, 44, 15, "rank", 7)
SIGNS: Final = {
    "primary": Sign(RANK + text((0, 3.5), "1.", "rank-text"), -24, -10, 48, 19),
    "secondary": Sign(RANK + text((0, 3.5), "2.", "rank-text"), -24, -10, 48, 19),
    **BASE_SIGNS,
}


class SoloScene(TwilightScene):
    game = "twilight-struggle-soloplay"
    known = frozenset((*ACTIONS, *WORDS))

    def __init__(self, view: View, options: Sequence[str], changed: Sequence[str], words: Words | None) -> None:
        super().__init__(view, reader_of(view), options, changed, words)
        self.is_scoring_round = view["scoring_round"]

    @question
    def rank(self, region: str) -> str:
        """As in the two-player game, but the Primary Region of a scoring round is marked as such."""
        if region == self.reader.primary and self.is_scoring_round:
            return "scored"
        return {self.reader.primary: "primary", self.reader.secondary: "secondary"}.get(region, "")


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


BOARD: Final = Board(SoloScene, base.wide_table, base.tall_table, base.map_alone)
draw = BOARD.draw
thumbnail = BOARD.thumbnail
