"""The state of a game of Twilight Struggle (TS-1): influence, tracks, cards, lasting effects, and what is still to do.

Between two steps everything is in `agenda`, a stack of plain data: its last item names the next step (steps.py).
Lists that are not `copied` are shared between copies of the state: they are replaced by new ones, never changed.
"""

from __future__ import annotations

from typing import Final, get_args

from tablero.core.declare import declared, field
from tablero.core.state import AgendaState

from .board import COUNTRIES, NOBODY
from .view_types import Ending

# how a game ends
BY_POINTS: Final = 1  # 20 VP (TS-10.3)
BY_EUROPE: Final = 2  # Control of Europe
BY_DEFCON: Final = 3  # nuclear war (TS-8.3)
BY_HELD_CARD: Final = 4  # a scoring card held at the end of a turn (TS-10.7)
BY_WARGAMES: Final = 5  # (TS-10.4)
BY_FINAL_SCORING: Final = 6  # (TS-10.5)
ENDINGS: Final[tuple[Ending, ...]] = get_args(Ending)

# the designers' extras (TS-12.4) and one more, bits of `extras`
FREE_REALIGNMENT: Final = 1  # DEFCON does not limit realignment
SAFE_REALIGNMENT: Final = 2  # the phasing player loses nothing
MIXED_OPERATIONS: Final = 4  # placement and realignment with one card
SURE_SPACE: Final = 8  # a Space play without a roll
DIGITAL: Final = 16  # two cards as the digital edition has them (TS-12.5)
EXTRAS: Final[tuple[str, ...]] = ("free_realignment", "safe_realignment", "mixed_operations", "sure_space", "digital")


@declared
class TwilightState(AgendaState):
    """Everything that matters between two decisions."""

    optional_cards: bool = field(False)  # cards 104 to 110 are in the game (TS-2.7)
    late_start: bool = field(False)  # the Late War scenario (TS-12.2)
    civil_war: bool = field(False)  # the Chinese Civil War is in play and not yet decided (TS-12.1)
    show_held: bool = field(False)  # held cards are shown at the end of a turn (TS-12.3)
    extras: int = field(0)  # small changes of the rules, as bits (TS-12.4, TS-12.5)
    turn: int = field(1)
    round: int = field(0)  # action round, 0: the Headline Phase
    phasing: int = field(0)  # whose round or headline it is (TS-0.5)
    vp: int = field(0)  # positive: the US is ahead
    defcon: int = field(5)
    fell_to_2: bool = field(False)  # DEFCON moved to 2 in this action round (NORAD)
    china: int = field(0)  # who holds the China Card, -1: nobody
    china_up: bool = field(True)
    lasting: int = field(0)  # lasting effects and played events that matter later, as bits of card numbers
    scared: int = field(0)  # sides under Red Scare/Purge, as bits
    crisis: int = field(0)  # sides that lose if they make a coup (Cuban Missile Crisis), as bits
    squads: int = field(0)  # Latin American Death Squads: + for the US, - for the USSR
    chernobyl: int = field(-1)  # the region closed to USSR placement, -1: none
    envy: int = field(-1)  # the side that must use Missile Envy for Operations, -1: none (TS-7.9)
    limbo: int = field(0)  # cards being played, as bits
    occurred: int = field(0)  # those of them whose event happened, as bits
    over: bool = field(False)
    winner: int = field(-1)  # -1: nobody, a draw or not yet
    ending: int = field(0)  # how the game ended (endings in state.py)
    step: int = field(0)  # the step that is being carried out (agenda.py)
    milops: list[int] = field([0, 0])  # military operations, by side
    space: list[int] = field([0, 0])  # box on the Space Race, by side
    space_plays: list[int] = field([0, 0])  # cards played to the Space Race this turn, by side
    headlines: list[int] = field([0, 0])  # headline cards not yet resolved, by side; 0: none
    known: list[int] = field([0, 0])  # cards in each hand that the other side has seen, as bits
    peeked: int = field(0)  # top cards of the draw pile that the US is looking at (card 108)
    chosen: int = field(0)  # a card chosen in the running action round, its use not yet; in the hand still, 0: none
    latest: list[int] = field([0, 0])  # the card that each side played or discarded last, for all to see; 0: none
    shown: int = field(0)  # unresolved headlines lying open, as bits of sides (TS-4.2)
    influence: list[int] = field([0] * (2 * COUNTRIES), copied=True)  # influence[side * COUNTRIES + country]
    holder: list[int] = field(
        [NOBODY] * COUNTRIES, copied=True
    )  # who controls each country (TS-0.2): follows `influence`
    hands: list[list[int]] = field([[], []])  # by side, in order of number; without the China Card
    deck: list[int] = field([])  # the draw pile, next card last
    discards: list[int] = field([])
    removed: list[int] = field([])
    fate: list[int] = field([])  # chance taken from a record, next first; empty: the dice decide (chance.py)

    # -- lasting effects -----------------------------------------------------------------------------------------

    def is_lasting(self, card: int) -> bool:
        """Whether the event of `card` is in force, or was played and matters."""
        return bool(self.lasting >> card & 1)

    # -- what a variant changes ----------------------------------------------------------------------------------

    def is_spared(self) -> bool:
        """Whether DEFCON cannot fall to 1 now: never here, but a variant may spare a side (SoloPlay, SP-16.3)."""
        return False

    def may_intervene(self) -> bool:
        """Whether UN Intervention is an event now: never in the Headline Phase (card 32); SoloPlay has its own way."""
        return self.round > 0

    def may_divide(self) -> bool:
        """Whether South African Unrest and Junta may be divided, as in the digital edition (TS-12.5) and SoloPlay."""
        return bool(self.extras & DIGITAL)
