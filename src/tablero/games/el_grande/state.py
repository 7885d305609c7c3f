"""The state of a game of El Grande, and its small verbs: put and take (EG-1.2, EG-11, EG-12).

Colours are counted by seats; in the 2-player game the third one is the dummy (EG-19.2). Which colour of the box each of
them has is in `palette`. Caballeros are counts in one flat
list, `at[place * 5 + colour]`, with a row for each region, the castillo, the courts and the provinces. Which step
comes next is in `phase` (steps.py reads it).

Lists that are not `copied` are shared between copies of the state: they are replaced by new ones, never changed.
"""

from __future__ import annotations

from typing import Final, get_args

from tablero.core.declare import declared, field
from tablero.core.state import State

from .board import COLOURS, COURT, NOWHERE, PROVINCE, REGIONS, SEATS, TILE_VALUES
from .view_types import Colour, Phase

# the steps of the game
PASSING: Final = 0
PLAYING_POWER: Final = 1
TAKING: Final = 2
CHOOSING: Final = 3
HALVES: Final = 4
PLACING: Final = 5
SPECIAL_ACTION: Final = 6
SCORING: Final = 7
OVER: Final = 8
OPENING: Final = 9

STEP_NAMES: Final[tuple[Phase, ...]] = get_args(Phase)


@declared
class ElGrandeState(State):
    """Everything that matters between two decisions."""

    players: int = field(0)
    colours: int = field(0)  # with the dummy
    short: bool = field(False)
    merged: bool = field(False)  # stacks 2 and 3 are one (EG-19.1, EG-20.2)
    regent: bool = field(False)  # New Regent (EG-21)
    shift: bool = field(False)  # Power Shift (EG-23)
    phase: int = field(0)
    space: int = field(0)  # of the round marker
    king: int = field(0)
    first: int = field(0)  # holds the first-player marker
    turn: int = field(0)  # index into `order`
    drawn: int = field(0)  # action cards drawn from each stack so far
    card: int = field(-1)  # taken by the active player
    placed: bool = field(False)  # the two halves of the card (EG-7.2)
    acted: bool = field(False)
    infiltrating: bool = field(False)  # EG-21.7
    at: list[int] = field([0] * 60, copied=True)
    grande: list[int] = field([NOWHERE] * 5)  # a region, CASTILLO, or NOWHERE
    score: list[int] = field([0] * 5)
    tiles: list[int] = field([NOWHERE] * len(TILE_VALUES))  # where each scoring tile lies, or NOWHERE
    hand: list[int] = field([0] * 5)  # power cards, bit v for value v; what is not in hand was used
    power: list[int] = field([0] * 5)  # played this round, 0: not yet
    total: list[int] = field([0] * 5)
    modifier: list[int] = field([-1] * 5)  # played this round, -1: none
    modifiers: list[int] = field([0] * 5)  # in hand, as bits
    shown: list[int] = field([0] * 5)  # modifiers played at some time, as bits
    passed: list[int] = field([-1] * 5)  # the modifier handed to the left at the start
    order: list[int] = field([])  # of turns in this round; the dummy included
    hand_worlds: list[list[int]] = field([[0]] * 5)
    modifier_worlds: list[list[int]] = field([[0]] * 5)
    stacks: list[list[int]] = field([])  # face down, top last
    removed: list[int] = field([])  # unseen, back in the box (EG-22.1)
    offer: list[int] = field([])  # face up, not yet taken
    discards: list[int] = field([])
    veto_holder: list[int] = field([NOWHERE, NOWHERE])
    veto_rounds: list[int] = field([0, 0])  # round ends until each Veto card lapses
    region_deck: list[int] = field([])  # the dummy's, face down, top last
    dummy_powers: list[int] = field([])
    palette: list[int] = field(
        list(range(SEATS)), since=3
    )  # the colour of each seat, of the dummy, and those left over

    # -- asking --------------------------------------------------------------------------------------------------

    def count(self, place: int, colour: int) -> int:
        """The caballeros of a colour in a region, the castillo, its court or its province."""
        return self.at[place * 5 + colour]

    def court(self, colour: int) -> int:
        return self.at[COURT * 5 + colour]

    def province(self, colour: int) -> int:
        return self.at[PROVINCE * 5 + colour]

    def total_in(self, region: int) -> int:
        """All caballeros in a region, whoever owns them."""
        return sum(self.at[region * 5 : region * 5 + 5])

    def tile_on(self, board: int) -> int:
        """The scoring tile on a region or the castillo, or -1."""
        if self.tiles[0] == board:
            return 0
        return 1 if self.tiles[1] == board else -1

    def colour(self, seat: int) -> Colour:
        """The colour of a seat or of the dummy, by id."""
        return COLOURS[self.palette[seat]]

    def seat_in(self, colour: int) -> int:
        """The seat, or the dummy, that has a colour of the box."""
        return self.palette.index(colour)

    def is_dummy(self, colour: int) -> bool:
        return colour >= self.players

    def opponents(self, me: int) -> list[int]:
        """The other players, clockwise from the left neighbour; never the dummy (EG-R19)."""
        return [(me + i) % self.players for i in range(1, self.players)]

    def open_regions(self) -> list[int]:
        """The regions that are not taboo (EG-12.1)."""
        king = self.king
        return [region for region in REGIONS if region != king]

    def own_open_regions(self, colour: int) -> list[int]:
        """Regions with caballeros of `colour` that may leave them."""
        king = self.king
        at = self.at
        return [region for region in REGIONS if at[region * 5 + colour] and region != king]

    # -- changing ------------------------------------------------------------------------------------------------

    def put(self, colour: int, place: int, n: int = 1) -> None:
        """Add caballeros to a region, the castillo, the court or the province."""
        self.at[place * 5 + colour] += n

    def take(self, colour: int, place: int, n: int = 1) -> None:
        self.at[place * 5 + colour] -= n
