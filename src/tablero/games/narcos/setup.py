"""Setting up a game: sicarios into their slots, decks, factions, action cards (NC-3)."""

from __future__ import annotations

from typing import Final

from tablero.core.dice import Dice
from tablero.core.game import Options

from .cards import (
    ACTION_NUMBERS,
    AVAILABLE,
    CARDS,
    FACTIONS,
    FACTIONS_LED,
    HAND,
    NORMAL_SLOTS,
    OBJECTIVES,
    SILHOUETTE,
    SILVERS,
    SPECIAL_SICARIO,
)
from .state import ARRANGING, NOBODY, NOTEBOOKS, NarcosState

DIVISIONS: Final = ("in_order", "random", "by_wish")  # how factions are divided (NC-3.8)


def set_up(players: int, options: Options, dice: Dice) -> NarcosState:
    """A game ready for its first question."""
    s = NarcosState.blank(dice)
    s.players = players
    s.limit = 0 if options["season_limit"] == "none" else int(options["season_limit"])
    s.notebook = NOTEBOOKS.index(options["notebook"])
    by_wish = options["factions"] == "by_wish" and len(FACTIONS_LED[players]) > 1
    s.leader = [NOBODY] * FACTIONS if by_wish else divide_factions(players, options["factions"] == "random", dice)
    s.names = name_slots(dice)
    deal_patron(s)
    s.objective_deck = list(range(len(OBJECTIVES)))
    dice.shuffle(s.objective_deck)
    s.ultimatums = (1 << len(SILVERS)) - 1
    s.action_deck = list(ACTION_NUMBERS)
    dice.shuffle(s.action_deck)
    s.available = sorted(s.action_deck[-AVAILABLE:])
    s.action_deck = s.action_deck[:-AVAILABLE]
    s.phase = ARRANGING
    return s


def divide_factions(players: int, by_lot: bool, dice: Dice) -> list[int]:
    """The seat that leads each faction (NC-3.8)."""
    leaders = [seat for seat, n in enumerate(FACTIONS_LED[players], start=1) for _ in range(n)]
    order = list(range(FACTIONS))
    if by_lot:
        dice.shuffle(order)
    led = [0] * FACTIONS
    for faction, seat in zip(order, leaders, strict=True):
        led[faction] = seat
    return led


def name_slots(dice: Dice) -> list[int]:
    """Sicario cards are turned up until there are enough different names; each takes the next slot (NC-3.2)."""
    special = list(SPECIAL_SICARIO.values())
    cards = [n for n, card in enumerate(CARDS) if card.shows != SILHOUETTE and card.shows not in special]
    dice.shuffle(cards)
    found: list[int] = []
    for card in cards:
        if CARDS[card].shows not in found and len(found) < len(NORMAL_SLOTS):
            found.append(CARDS[card].shows)
    return names_by_slot(found)


def names_by_slot(found: list[int]) -> list[int]:
    """The chosen normal sicarios in slot order, and the two special ones."""
    names = dict(zip(NORMAL_SLOTS, found, strict=True))
    return [name for _, name in sorted((names | SPECIAL_SICARIO).items())]


def patron_cards(names: list[int]) -> list[int]:
    """The cards of the sicarios in the slots, and the silhouettes (NC-3.3)."""
    return [n for n, card in enumerate(CARDS) if card.shows == SILHOUETTE or card.shows in names]


def deal_patron(s: NarcosState) -> None:
    s.deck = patron_cards(s.names)
    s.dice.shuffle(s.deck)
    s.hand = sorted(s.deck[-HAND:])
    s.deck = s.deck[:-HAND]
