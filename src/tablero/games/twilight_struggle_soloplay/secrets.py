"""What the person can't know: unseen cards, the order of the stacks, the piles. Dealing it anew (SP-0.3).

Whoever only watches knows what the person knows. A stack that the AI has put in an order is dealt in any order.
"""

from __future__ import annotations

from typing import Final

from tablero.core.dice import Dice
from tablero.core.state import replaced

from ..twilight_struggle.board import US, USSR
from .state import SoloState

MIXED: Final = 3  # so many cards went under the scoring pile (SP-3.5)


def reshuffle_unknown(s: SoloState, dice: Dice) -> None:
    """Deal anew what has not been seen. Chance from a record is forgotten."""
    s.fate = []
    top = s.peeked if s.person == US else 0
    seen = s.deck[len(s.deck) - top :]
    pool = s.deck[: len(s.deck) - top]
    for side in (USSR, US):
        pool = pool + unknown_part(s, side)
    pool = sorted(pool)
    dice.shuffle(pool)
    for side in (USSR, US):
        lower = s.hands[side][: s.bottom[side]]
        upper = [card for card in s.hands[side][s.bottom[side] :] if s.known[side] >> card & 1]
        missing = len(s.hands[side]) - len(lower) - len(upper)
        upper = sorted(upper + [pool.pop() for _ in range(missing)])
        dice.shuffle(upper)
        s.hands = replaced(s.hands, side, lower + upper)
    s.deck = pool + seen
    reshuffle_pile(s, dice)


def unknown_part(s: SoloState, side: int) -> list[int]:
    """The cards of a stack that the person does not know to be there."""
    return [card for card in s.hands[side] if not s.known[side] >> card & 1]


def reshuffle_pile(s: SoloState, dice: Dice) -> None:
    """The scoring pile; of its three lowest cards two may be known, but not in which order (SP-3.5)."""
    known = [card for card in s.under if card in s.pile]
    others = sorted([card for card in s.pile if card not in known])
    dice.shuffle(others)
    low = min(len(s.pile), MIXED) - len(known) if known else 0
    lowest = sorted(known + others[:low])
    dice.shuffle(lowest)
    s.pile = lowest + others[low:]
