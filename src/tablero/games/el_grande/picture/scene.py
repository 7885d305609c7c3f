"""What every part of the picture is told: the scene of tablero.drawing, and what this game reads in its view."""

from __future__ import annotations

from typing import Any, Final, Literal

from tablero.drawing import scene
from tablero.drawing.memory import question
from tablero.drawing.svg import pretty

from ..board import ACTIONS, CARD_IDS, TYPE_OF_CARD, CardType
from ..view_types import Region, View

# What the picture names besides the entries of the action table. With "text:" before an id, `words` may give a sentence
# that explains the thing (or nothing).
WORDS: Final = (
    *("board", "king", "grande", "caballero", "region", "tile", "power_card", "first_player", "active", "winner"),
    *("round", "left_out", "general_scoring", "score", "prospects", "stack", "powers_left", "to_place"),
    *("goes_to", "goes_back", "change_places", "one_of_two", "scoring", "secret_disc", "hand", "how_many", "veto"),
)
TURN_PHASES: Final = ("taking", "choosing", "halves", "placing", "special")


def card_type(card: str) -> CardType:
    return TYPE_OF_CARD[CARD_IDS.index(card)]


SeatKey = Literal["court", "province", "score", "prospects", "hands", "played"]


class ElGrandeScene(scene.Scene[View]):
    game = "el-grande"
    known = frozenset((*ACTIONS, *WORDS))

    @staticmethod
    def plain_name(id: str) -> str:
        """Copies of a card share their name."""
        return pretty(card_type(id).id) if id in CARD_IDS else scene.Scene.plain_name(id)

    # -- reading the view ----------------------------------------------------------------------------------------

    @question
    def colours(self) -> list[str]:
        """The colours of the seats, and the dummy's."""
        return [*self.view["colours"]]

    def seat_of(self, colour: str) -> int:
        return self.colours().index(colour)

    def is_dummy(self, colour: str) -> bool:
        return colour == self.view["dummy"]

    def rows(self) -> list[str]:
        """The colours in turn order; those who have yet to play a power card follow, clockwise."""
        players, order = self.view["players"], self.view["order"]
        first = self.seat_of(self.view["first"])
        clockwise = [self.colours()[(first + i) % players] for i in range(players)]
        return [*order, *[colour for colour in clockwise if colour not in order]]

    @question
    def region(self, id: str) -> Region:
        """All about a region."""
        return self.view["regions"][id]

    @question
    def has_king(self, place: str) -> bool:
        king: str = self.view["king"]
        return king == place

    @question
    def of_seat(self, key: SeatKey, seat: int) -> Any:
        """What one of the view's lists holds for a seat: its court, score, hand."""
        return self.view[key][seat]

    @question
    def is_reader(self, seat: int) -> bool:
        reader: int = self.view["seat"]
        return reader == seat

    @question
    def is_active(self, colour: str) -> bool:
        active: str | None = self.view["active"]
        return active == colour

    @question
    def is_first(self, colour: str) -> bool:
        first: str = self.view["first"]
        return first == colour

    @question
    def is_over(self) -> bool:
        phase: str = self.view["phase"]
        return phase == "over"

    @question
    def has_acted(self, colour: str) -> bool:
        """Whether this colour's turn of this round is over."""
        order = self.view["order"]
        if self.view["phase"] in TURN_PHASES and self.view["active"] in order and colour in order:
            return order.index(colour) < order.index(self.view["active"])
        return self.view["phase"] in ("scoring", "over")
