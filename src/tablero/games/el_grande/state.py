"""The state of a game of El Grande, and its small verbs: put and take (EG-1.2, EG-11, EG-12).

Colours are seats; in the 2-player game the third colour is the dummy (EG-19.2). Caballeros are counts in one flat
list, `at[place * 5 + colour]`, with a row for each region, the castillo, the courts and the provinces. Which step
comes next is in `phase` (steps.py reads it).

Only `at` is changed in place, and copied with the state. All other lists are shared between copies: they are replaced
by new ones, never changed.
"""

from __future__ import annotations

from typing import Final

from tablero.core.dice import Dice
from tablero.core.state import State

from .board import COURT, NOWHERE, PROVINCE, REGIONS, TILE_VALUES

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

STEP_NAMES: Final = (
    "passing",
    "power",
    "taking",
    "choosing",
    "halves",
    "placing",
    "special",
    "scoring",
    "over",
    "opening",
)

FIELDS: Final = (
    *("players", "colours", "short", "merged", "regent", "shift", "phase", "space", "king", "first", "turn"),
    *("drawn", "card", "placed", "acted", "infiltrating"),
    *("at", "grande", "score", "tiles"),
    *("hand", "power", "total", "modifier", "modifiers", "shown", "passed", "order"),
    *("hand_worlds", "modifier_worlds", "stacks", "removed", "offer", "discards"),
    *("veto_holder", "veto_rounds", "region_deck", "dummy_powers"),
)


class ElGrandeState(State):
    """Everything that matters between two decisions."""

    __slots__ = FIELDS

    def __init__(
        self,
        dice: Dice,
        players: int,
        colours: int,  # with the dummy
        short: bool,
        merged: bool,  # stacks 2 and 3 are one (EG-19.1, EG-20.2)
        regent: bool,  # New Regent (EG-21)
        shift: bool,  # Power Shift (EG-23)
        phase: int,
        space: int,  # of the round marker
        king: int,
        first: int,  # holds the first-player marker
        turn: int,  # index into `order`
        drawn: int,  # action cards drawn from each stack so far
        card: int,  # taken by the active player
        placed: bool,  # the two halves of the card (EG-7.2)
        acted: bool,
        infiltrating: bool,  # EG-21.7
        at: list[int],
        grande: list[int],  # a region, CASTILLO, or NOWHERE
        score: list[int],
        tiles: list[int],  # where each scoring tile lies, or NOWHERE
        hand: list[int],  # power cards, bit v for value v; what is not in hand was used
        power: list[int],  # played this round, 0: not yet
        total: list[int],
        modifier: list[int],  # played this round, -1: none
        modifiers: list[int],  # in hand, as bits
        shown: list[int],  # modifiers played at some time, as bits
        passed: list[int],  # the modifier handed to the left at the start
        order: list[int],  # of turns in this round; the dummy included
        hand_worlds: list[list[int]],
        modifier_worlds: list[list[int]],
        stacks: list[list[int]],  # face down, top last
        removed: list[int],  # unseen, back in the box (EG-22.1)
        offer: list[int],  # face up, not yet taken
        discards: list[int],
        veto_holder: list[int],
        veto_rounds: list[int],  # round ends until each Veto card lapses
        region_deck: list[int],  # the dummy's, face down, top last
        dummy_powers: list[int],
    ) -> None:
        super().__init__(dice)
        self.players = players
        self.colours = colours
        self.short = short
        self.merged = merged
        self.regent = regent
        self.shift = shift
        self.phase = phase
        self.space = space
        self.king = king
        self.first = first
        self.turn = turn
        self.drawn = drawn
        self.card = card
        self.placed = placed
        self.acted = acted
        self.infiltrating = infiltrating
        self.at = at
        self.grande = grande
        self.score = score
        self.tiles = tiles
        self.hand = hand
        self.power = power
        self.total = total
        self.modifier = modifier
        self.modifiers = modifiers
        self.shown = shown
        self.passed = passed
        self.order = order
        self.hand_worlds = hand_worlds
        self.modifier_worlds = modifier_worlds
        self.stacks = stacks
        self.removed = removed
        self.offer = offer
        self.discards = discards
        self.veto_holder = veto_holder
        self.veto_rounds = veto_rounds
        self.region_deck = region_deck
        self.dummy_powers = dummy_powers

    def copy(self) -> ElGrandeState:
        return ElGrandeState(
            self.dice.copy(),
            self.players,
            self.colours,
            self.short,
            self.merged,
            self.regent,
            self.shift,
            self.phase,
            self.space,
            self.king,
            self.first,
            self.turn,
            self.drawn,
            self.card,
            self.placed,
            self.acted,
            self.infiltrating,
            self.at[:],
            self.grande,
            self.score,
            self.tiles,
            self.hand,
            self.power,
            self.total,
            self.modifier,
            self.modifiers,
            self.shown,
            self.passed,
            self.order,
            self.hand_worlds,
            self.modifier_worlds,
            self.stacks,
            self.removed,
            self.offer,
            self.discards,
            self.veto_holder,
            self.veto_rounds,
            self.region_deck,
            self.dummy_powers,
        )

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


def blank_state(dice: Dice, players: int, colours: int) -> ElGrandeState:
    """A state with nothing on the map."""
    return ElGrandeState(
        dice,
        players=players,
        colours=colours,
        short=False,
        merged=False,
        regent=False,
        shift=False,
        phase=0,
        space=0,
        king=0,
        first=0,
        turn=0,
        drawn=0,
        card=-1,
        placed=False,
        acted=False,
        infiltrating=False,
        at=[0] * 60,
        grande=[NOWHERE] * 5,
        score=[0] * 5,
        tiles=[NOWHERE] * len(TILE_VALUES),
        hand=[0] * 5,
        power=[0] * 5,
        total=[0] * 5,
        modifier=[-1] * 5,
        modifiers=[0] * 5,
        shown=[0] * 5,
        passed=[-1] * 5,
        order=[],
        hand_worlds=[[0] for _ in range(5)],
        modifier_worlds=[[0] for _ in range(5)],
        stacks=[],
        removed=[],
        offer=[],
        discards=[],
        veto_holder=[NOWHERE, NOWHERE],
        veto_rounds=[0, 0],
        region_deck=[],
        dummy_powers=[],
    )
