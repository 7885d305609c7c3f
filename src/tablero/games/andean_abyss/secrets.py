"""What is hidden in Andean Abyss: the order of the deck and the cards set aside. Dealing it anew (AA-2.1, AA-2.2).

Everything else lies open. Piles and their Propaganda cards are known by counting: in a pile whose Propaganda card has
not come yet it may be at any hidden position (the lowest ones, if seeded).
"""

from __future__ import annotations

from tablero.core.dice import Dice

from .board import PROPAGANDA
from .setup import PILE, PILES, QUICK_PILE, SEEDED_AMONG
from .state import AndeanState


def pile_sizes(s: AndeanState) -> list[int]:
    """Cards in each pile, with its Propaganda card."""
    if s.quick:
        return [QUICK_PILE + pile % 2 for pile in range(PILES)]
    return [PILE + 1] * PILES


def open_cards(s: AndeanState) -> int:
    """How many cards of the deck everybody has seen: the current one and, unless hidden, the next."""
    seen = s.position + (2 if s.open_next else 1)
    if s.eligibility:  # the order was read from the next event, past Propaganda cards (AA-2.3.1)
        while 0 < seen < len(s.deck) and s.deck[seen - 1] >= PROPAGANDA:
            seen += 1
    return min(len(s.deck), seen)


def reshuffle_unknown(s: AndeanState, seat: int, dice: Dice) -> None:
    """Deal anew the hidden part of the deck, pile by pile, and the cards set aside; all seats know the same."""
    seen = open_cards(s)
    unseen = sorted([card for card in s.deck[seen:] if card < PROPAGANDA] + s.removed)
    dice.shuffle(unseen)
    deck = s.deck[:seen]
    start = 0
    propaganda = PROPAGANDA
    for size in pile_sizes(s):
        pile = s.deck[start : start + size]
        has_one = any(card >= PROPAGANDA for card in pile)
        hidden = [n for n in range(start, start + size) if n >= seen]
        come = any(card >= PROPAGANDA for card in s.deck[start : max(start, min(seen, start + size))])
        place = -1
        if has_one and not come and hidden:
            low = [n for n in hidden if n >= start + size - 1 - SEEDED_AMONG] if s.seeded else hidden
            place = low[dice.below(len(low))]
        for n in hidden:
            deck.append(propaganda if n == place else unseen.pop())
        propaganda += int(has_one)
        start += size
    s.deck = deck
    s.removed = sorted(unseen)
