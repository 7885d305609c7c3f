"""Setting up a game: map, courts, stacks, modules (EG-2, EG-18 to EG-23)."""

from __future__ import annotations

from typing import Final

from tablero.core.dice import Dice
from tablero.core.errors import BadSetup
from tablero.core.game import Options
from tablero.core.state import replaced

from .board import (
    ALL_POWERS,
    ALTERNATIVES,
    CABALLEROS,
    CARD_IDS,
    COLOURS,
    COURT,
    MODIFIERS,
    POWER_VALUES,
    POWERS,
    PROVINCE,
    REGIONS,
    SEATS,
    SETUP,
    TYPE_OF_CARD,
    card_numbers,
)
from .secrets import stack_index
from .state import OPENING, ElGrandeState

START_CABALLEROS: Final[int] = SETUP["start_caballeros"]
START_COURT: Final[int] = SETUP["court"]
DEALT: Final[int] = POWERS["modifiers_dealt"]
NORMAL_ROUNDS: Final[list[int]] = SETUP["rounds"]["normal"]
SHORT_ROUNDS: Final[list[int]] = SETUP["rounds"]["short"]
# the options that are on or off, and the field of the state that holds each
FLAGS: Final[dict[str, str]] = {
    "short": "short",
    "new_regent": "regent",
    "power_shift": "shift",
    "merged_stacks": "merged",
}


def set_up(players: int, options: Options, dice: Dice) -> ElGrandeState:
    """A game ready for its first question."""
    s = ElGrandeState.blank(dice)
    s.players = players
    s.colours = players + (1 if players == 2 else 0)
    for name, field in FLAGS.items():
        setattr(s, field, options[name])
    s.merged = s.merged or players == 2
    s.palette = chosen_palette(players, options)
    s.space = (SHORT_ROUNDS if s.short else NORMAL_ROUNDS)[0]
    lay_out_map(s)
    lay_out_stacks(s, options["alternative_cards"])
    for seat in range(s.players):
        s.hand[seat] = ALL_POWERS
        s.hand_worlds = replaced(s.hand_worlds, seat, [ALL_POWERS])
    s.first = first_player(s, options["first_player"])
    if s.players == 2:
        add_dummy(s)
    if s.shift:
        deal(s)
    s.phase = OPENING
    return s


def chosen_palette(players: int, options: Options) -> list[int]:
    """The colours that were chosen, for the seats and for the dummy; the others in the order of the box (EG-1.1)."""
    taken = [COLOURS.index(id) for id in options["colours"]] or list(range(players))
    if options["dummy"] != "next":
        dummy = COLOURS.index(options["dummy"])
        if dummy in taken:
            raise BadSetup(
                f"option 'dummy' is a colour that nobody plays, not {options['dummy']} (EG-19.2)",
                "dummy",
                seat=options["dummy"],
            )
        taken.append(dummy)
    return palette_of(taken)


def palette_of(taken: list[int]) -> list[int]:
    """All colours: those that are taken, then the rest."""
    return taken + [colour for colour in range(SEATS) if colour not in taken]


def first_player(s: ElGrandeState, chosen: str) -> int:
    """By lot, or as the host says, by the colour's number in the box (EG-2.6, EG-R38)."""
    if chosen == "random":
        return s.dice.below(s.players)
    seat = s.seat_in(int(chosen) - 1)
    if seat >= s.players:
        known = ", ".join(f"{s.palette[n] + 1} ({s.colour(n)})" for n in range(s.players))
        raise BadSetup(
            f"option 'first_player' is random or the number of a colour that plays: {known}; not {chosen}",
            "first-player",
        )
    return seat


def lay_out_map(s: ElGrandeState) -> None:
    """King, grandes and first caballeros in different regions; seven to each court (EG-2.4, EG-2.5)."""
    regions = list(REGIONS)
    s.dice.shuffle(regions)
    s.king = regions[0]
    for seat in range(s.players):
        s.grande[seat] = regions[seat + 1]
        s.put(seat, regions[seat + 1], START_CABALLEROS)
        s.put(seat, COURT, START_COURT)
        s.put(seat, PROVINCE, CABALLEROS - START_CABALLEROS - START_COURT)


def lay_out_stacks(s: ElGrandeState, alternatives: list[str]) -> None:
    """Alternative cards replace random ones of their stack; then stacks 2 and 3 may be merged (EG-22.1, EG-R25)."""
    stacks = [card_numbers(number, "base") for number in (1, 2, 3, 4)]
    for id in ALTERNATIVES:
        if id in alternatives:
            card = CARD_IDS.index(id)
            stack = stacks[TYPE_OF_CARD[card].stack - 1]
            base = [other for other in stack if TYPE_OF_CARD[other].set == "base"]
            gone = s.dice.pick(base)
            stack.remove(gone)
            s.removed.append(gone)
            stack.append(card)
    s.removed.sort()
    s.stacks = [[] for _ in range(3 if s.merged else 4)]
    for number in (1, 2, 3, 4):
        s.stacks[stack_index(s, number)].extend(stacks[number - 1])
    if s.regent:
        s.stacks.append(card_numbers(5, "new_regent"))  # EG-21.1
    for stack in s.stacks:
        s.dice.shuffle(stack)


def add_dummy(s: ElGrandeState) -> None:
    """The third colour: only caballeros, power cards and a deck of regions (EG-19.2, EG-19.3)."""
    s.put(2, PROVINCE, CABALLEROS)
    s.region_deck = list(REGIONS)
    s.dice.shuffle(s.region_deck)
    s.dummy_powers = list(POWER_VALUES)
    s.dice.shuffle(s.dummy_powers)


def deal(s: ElGrandeState) -> None:
    """Three modifier cards to each player (EG-23.1)."""
    cards = list(range(len(MODIFIERS)))
    s.dice.shuffle(cards)
    for seat in range(s.players):
        for card in cards[seat * DEALT : (seat + 1) * DEALT]:
            s.modifiers[seat] |= 1 << card
