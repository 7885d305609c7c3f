"""Dealing anew what a seat can't know (NC-4.1, NC-4.6).

Hidden from the factions are Patrón's place, his hand as far as he did not show it, the face-down objectives and defence
tokens; hidden from all are the orders of the three decks. Patrón's place is drawn from the exact set that fits every
public clue, so an imagined world never contradicts what was said. The outcome of `reshuffle_unknown` depends only on
what the seat knows and on the dice: piles are sorted before they are shuffled.
"""

from __future__ import annotations

from typing import Final

from tablero.core.dice import Dice

from .board import NOWHERE, listed
from .cards import SLOTS
from .deployment import announced_from
from .patron import all_tokens
from .state import PATRON, NarcosState


def reshuffle_unknown(s: NarcosState, seat: int, dice: Dice) -> None:
    """A world as likely to `seat` (or a spectator) as the real one."""
    s.action_deck = shuffled(s.action_deck, dice)
    if seat == PATRON:
        s.deck = shuffled(s.deck, dice)
        s.objective_deck = shuffled(s.objective_deck, dice)
        return
    deal_hand(s, dice)
    deal_objectives(s, dice)
    deal_defence(s, dice)
    if s.place != NOWHERE:
        s.place = dice.pick(listed(candidates(s)))


def candidates(s: NarcosState) -> int:
    """The places where Patrón can be: all clues, and the deployment that is being told at this moment."""
    return s.possible & announced_from(s)


LOT: Final = 1 << 60  # one number of the dice decides about many cards: bots deal worlds all the time
SPENT: Final = 1 << 20  # ... until so little of it is left that the next choice would not be even


def shuffled(cards: list[int], dice: Dice) -> list[int]:
    """The cards in an order that tells nothing of the one they had."""
    pile = sorted(cards)
    lot = room = 0
    for last in range(len(pile) - 1, 0, -1):
        if room < SPENT:
            lot, room = dice.below(LOT), LOT
        other = lot % (last + 1)
        lot //= last + 1
        room //= last + 1
        pile[last], pile[other] = pile[other], pile[last]
    return pile


def deal_hand(s: NarcosState, dice: Dice) -> None:
    """Hand and deck hold the same cards; those he had to show stay in hand (NC-6.17)."""
    known = [card for card in s.hand if s.known >> card & 1]
    hidden = len(s.hand) - len(known)
    pool = shuffled([*s.deck, *(card for card in s.hand if not s.known >> card & 1)], dice)
    s.hand = sorted([*known, *pool[:hidden]])
    s.deck = pool[hidden:]


def deal_objectives(s: NarcosState, dice: Dice) -> None:
    """Every face-down objective may be in any slot, in Patrón's hand, or in the deck."""
    slots = s.objective_slots
    pool = shuffled([*s.objective_deck, *s.drawn, *(card for slot in slots for card in slot)], dice)
    dealt = []
    for slot in slots:
        dealt.append(pool[: len(slot)])
        del pool[: len(slot)]
    s.objective_slots = dealt
    s.drawn = sorted(pool[: len(s.drawn)])
    s.objective_deck = pool[len(s.drawn) :]


def deal_defence(s: NarcosState, dice: Dice) -> None:
    """Face-down tokens change places with each other and with those not yet placed."""
    pool = all_tokens(s)
    for slot in range(SLOTS):
        if s.opened >> slot & 1:
            pool.remove(s.defence[slot])
    pool = shuffled(pool, dice)
    for slot in s.face_down():
        s.defence[slot] = pool.pop()
