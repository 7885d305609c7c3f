"""All chance of the game: dice, shuffles, random cards. A game read from a record takes them from `fate` instead.

`fate` is a flat list of numbers in the order in which they are needed: a die's eyes, the number of a random card, and
for a shuffle the whole new order of the cards. Where it does not fit, the game has left its record, and the dice decide
from then on.
"""

from __future__ import annotations

from .state import TwilightState


def roll(s: TwilightState) -> int:
    """A die."""
    if s.fate and 1 <= s.fate[0] <= 6:
        return foretold(s, 1)[0]
    s.fate = []
    return s.dice.die()


def random_card(s: TwilightState, cards: list[int]) -> int:
    """One of `cards`, each equally likely."""
    if s.fate and s.fate[0] in cards:
        return foretold(s, 1)[0]
    s.fate = []
    return s.dice.pick(cards)


def shuffled(s: TwilightState, cards: list[int]) -> list[int]:
    """`cards` in a new order; the next card to be drawn is the last."""
    order = sorted(cards)
    if s.fate and sorted(s.fate[: len(cards)]) == order:
        return foretold(s, len(cards))
    s.fate = []
    s.dice.shuffle(order)
    return order


def foretold(s: TwilightState, count: int) -> list[int]:
    """The next numbers of fate; like dice, they are a barrier for undo."""
    numbers = s.fate[:count]
    s.fate = s.fate[count:]
    s.reveal()
    return numbers
