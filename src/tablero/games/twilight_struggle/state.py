"""The state of a game of Twilight Struggle (TS-1): influence, tracks, cards, lasting effects, and what is still to do.

Between two steps everything is in `agenda`, a stack of plain data: its last item names the next step (steps.py).
`influence` and `holder` change all the time and are copied with the state. All other lists are shared between copies:
they are replaced by new ones, never changed in place.
"""

from __future__ import annotations

from typing import Final

from tablero.core.dice import Dice
from tablero.core.state import AgendaState

from .board import COUNTRIES, NOBODY

# how a game ends
BY_POINTS: Final = 1  # 20 VP (TS-10.3)
BY_EUROPE: Final = 2  # Control of Europe
BY_DEFCON: Final = 3  # nuclear war (TS-8.3)
BY_HELD_CARD: Final = 4  # a scoring card held at the end of a turn (TS-10.7)
BY_WARGAMES: Final = 5  # (TS-10.4)
BY_FINAL_SCORING: Final = 6  # (TS-10.5)
ENDINGS: Final[tuple[str, ...]] = ("", "points", "europe", "defcon", "held_card", "wargames", "final_scoring")

# the designers' extras (TS-12.4), bits of `extras`
FREE_REALIGNMENT: Final = 1  # DEFCON does not limit realignment
SAFE_REALIGNMENT: Final = 2  # the phasing player loses nothing
MIXED_OPERATIONS: Final = 4  # placement and realignment with one card
SURE_SPACE: Final = 8  # a Space play without a roll
EXTRAS: Final[tuple[str, ...]] = ("free_realignment", "safe_realignment", "mixed_operations", "sure_space")

OWN_FIELDS: Final = (
    "optional_cards",
    "late_start",
    "civil_war",
    "show_held",
    "extras",
    "turn",
    "round",
    "phasing",
    "vp",
    "defcon",
    "fell_to_2",
    "china",
    "china_up",
    "lasting",
    "scared",
    "crisis",
    "squads",
    "chernobyl",
    "envy",
    "limbo",
    "occurred",
    "over",
    "winner",
    "ending",
    "step",
    "milops",
    "space",
    "space_plays",
    "headlines",
    "known",
    "peeked",
    "chosen",
    "latest",
    "shown",
    "influence",
    "holder",
    "hands",
    "deck",
    "discards",
    "removed",
    "reach",
    "fate",
)
FIELDS: Final = (*OWN_FIELDS, "agenda")


class TwilightState(AgendaState):
    """Everything that matters between two decisions."""

    __slots__ = OWN_FIELDS

    def __init__(
        self,
        dice: Dice,
        optional_cards: bool,  # cards 104 to 110 are in the game (TS-2.7)
        late_start: bool,  # the Late War scenario (TS-12.2)
        civil_war: bool,  # the Chinese Civil War is in play and not yet decided (TS-12.1)
        show_held: bool,  # held cards are shown at the end of a turn (TS-12.3)
        extras: int,  # the designers' extras, as bits (TS-12.4)
        turn: int,
        round: int,  # action round, 0: the Headline Phase
        phasing: int,  # whose round or headline it is (TS-0.5)
        vp: int,  # positive: the US is ahead
        defcon: int,
        fell_to_2: bool,  # DEFCON moved to 2 in this action round (NORAD)
        china: int,  # who holds the China Card, -1: nobody
        china_up: bool,
        lasting: int,  # lasting effects and played events that matter later, as bits of card numbers
        scared: int,  # sides under Red Scare/Purge, as bits
        crisis: int,  # sides that lose if they make a coup (Cuban Missile Crisis), as bits
        squads: int,  # Latin American Death Squads: + for the US, - for the USSR
        chernobyl: int,  # the region closed to USSR placement, -1: none
        envy: int,  # the side that must use Missile Envy for Operations, -1: none (TS-7.9)
        limbo: int,  # cards being played, as bits
        occurred: int,  # those of them whose event happened, as bits
        over: bool,
        winner: int,  # -1: nobody, a draw or not yet
        ending: int,  # how the game ended (endings in state.py)
        step: int,  # the step that is being carried out (agenda.py)
        milops: list[int],  # military operations, by side
        space: list[int],  # box on the Space Race, by side
        space_plays: list[int],  # cards played to the Space Race this turn, by side
        headlines: list[int],  # headline cards not yet resolved, by side; 0: none
        known: list[int],  # cards in each hand that the other side has seen, as bits
        peeked: int,  # top cards of the draw pile that the US is looking at (card 108)
        chosen: int,  # a card chosen in the running action round, its use not yet; in the hand still, 0: none
        latest: list[int],  # the card that each side played or discarded last, for all to see; 0: none
        shown: int,  # unresolved headlines lying open, as bits of sides (TS-4.2)
        influence: list[int],  # influence[side * COUNTRIES + country]
        holder: list[int],  # who controls each country (TS-0.2), kept up with `influence`
        hands: list[list[int]],  # by side, in order of number; without the China Card
        deck: list[int],  # the draw pile, next card last
        discards: list[int],
        removed: list[int],
        reach: list[int],  # where the phasing player could place at the start of its round, if kept (TS-6.1.2)
        agenda: list[list[int]],  # what is still to do, the next thing last
        fate: list[int],  # chance taken from a record, next first; empty: the dice decide (chance.py)
    ) -> None:
        super().__init__(dice)
        self.optional_cards = optional_cards
        self.late_start = late_start
        self.civil_war = civil_war
        self.show_held = show_held
        self.extras = extras
        self.turn = turn
        self.round = round
        self.phasing = phasing
        self.vp = vp
        self.defcon = defcon
        self.fell_to_2 = fell_to_2
        self.china = china
        self.china_up = china_up
        self.lasting = lasting
        self.scared = scared
        self.crisis = crisis
        self.squads = squads
        self.chernobyl = chernobyl
        self.envy = envy
        self.limbo = limbo
        self.occurred = occurred
        self.over = over
        self.winner = winner
        self.ending = ending
        self.step = step
        self.milops = milops
        self.space = space
        self.space_plays = space_plays
        self.headlines = headlines
        self.known = known
        self.peeked = peeked
        self.chosen = chosen
        self.latest = latest
        self.shown = shown
        self.influence = influence
        self.holder = holder
        self.hands = hands
        self.deck = deck
        self.discards = discards
        self.removed = removed
        self.reach = reach
        self.agenda = agenda
        self.fate = fate

    def copy(self) -> TwilightState:
        return TwilightState(
            self.dice.copy(),
            self.optional_cards,
            self.late_start,
            self.civil_war,
            self.show_held,
            self.extras,
            self.turn,
            self.round,
            self.phasing,
            self.vp,
            self.defcon,
            self.fell_to_2,
            self.china,
            self.china_up,
            self.lasting,
            self.scared,
            self.crisis,
            self.squads,
            self.chernobyl,
            self.envy,
            self.limbo,
            self.occurred,
            self.over,
            self.winner,
            self.ending,
            self.step,
            self.milops,
            self.space,
            self.space_plays,
            self.headlines,
            self.known,
            self.peeked,
            self.chosen,
            self.latest,
            self.shown,
            self.influence[:],
            self.holder[:],
            self.hands,
            self.deck,
            self.discards,
            self.removed,
            self.reach,
            self.agenda,
            self.fate,
        )

    # -- lasting effects -----------------------------------------------------------------------------------------

    def is_lasting(self, card: int) -> bool:
        """Whether the event of `card` is in force, or was played and matters."""
        return bool(self.lasting >> card & 1)

    # -- what a variant changes ----------------------------------------------------------------------------------

    def is_spared(self) -> bool:
        """Whether DEFCON cannot fall to 1 now: never here, but a variant may spare a side (SoloPlay, SP-16.3)."""
        return False


def blank_state(dice: Dice) -> TwilightState:
    """A state with nothing on the map."""
    return TwilightState(
        dice,
        optional_cards=False,
        late_start=False,
        civil_war=False,
        show_held=False,
        extras=0,
        turn=1,
        round=0,
        phasing=0,
        vp=0,
        defcon=5,
        fell_to_2=False,
        china=0,
        china_up=True,
        lasting=0,
        scared=0,
        crisis=0,
        squads=0,
        chernobyl=-1,
        envy=-1,
        limbo=0,
        occurred=0,
        over=False,
        winner=-1,
        ending=0,
        step=0,
        milops=[0, 0],
        space=[0, 0],
        space_plays=[0, 0],
        headlines=[0, 0],
        known=[0, 0],
        peeked=0,
        chosen=0,
        latest=[0, 0],
        shown=0,
        influence=[0] * (2 * COUNTRIES),
        holder=[NOBODY] * COUNTRIES,
        hands=[[], []],
        deck=[],
        discards=[],
        removed=[],
        reach=[],
        agenda=[],
        fate=[],
    )
