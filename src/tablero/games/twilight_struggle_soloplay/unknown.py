"""What the person can't know, in a position as text: told as unknown, and dealt when it is opened (core/written.py).

It is what `secrets.reshuffle_unknown` deals anew (SP-0.3). Cards known to be in a stack are `known_cards`; where in its
upper part they are is not known.
"""

from __future__ import annotations

from typing import Final

from tablero.core.dice import Dice
from tablero.core.errors import BadSetup
from tablero.core.state import replaced
from tablero.core.wording import UNKNOWN as HIDDEN
from tablero.core.written import NextCard, Pool, Unknown

from ..twilight_struggle.board import LAST_CARD, US, USSR
from ..twilight_struggle.cards import CHINA, MISSILE_ENVY, SHUTTLE_DIPLOMACY
from ..twilight_struggle.turns import cards_so_far
from ..twilight_struggle.written import CARD
from .board import SOUTHEAST_ASIA_SCORING
from .regions import new_pile
from .secrets import MIXED
from .setup import without_scoring
from .state import SoloState


def conceal(s: SoloState, seat: int) -> list[int]:
    """Put what the person can't know out of sight; whoever only watches knows as much."""
    s.fate = []
    top = s.peeked if s.person == US else 0
    s.deck = [HIDDEN] * (len(s.deck) - top) + s.deck[len(s.deck) - top :]
    for side in (USSR, US):
        lower = s.hands[side][: s.bottom[side]]
        s.hands = replaced(s.hands, side, lower + [HIDDEN] * (len(s.hands[side]) - len(lower)))
    s.pile = [HIDDEN] * len(s.pile)
    return []


def deal(s: SoloState, dice: Dice, named: list[int]) -> None:
    """Deal whatever is unknown: stacks and deck, and the scoring pile."""
    known = [unplaced(s, side) for side in (USSR, US)]
    found, expected, _ = pools(s, named)[0]
    rest = [card for card in expected if card not in found]
    hidden = found.count(HIDDEN)
    if hidden != len(rest):
        raise BadSetup(
            f"{hidden} cards are unknown, and {len(rest)} are named nowhere", "unknown", n=hidden, left=len(rest)
        )
    dice.shuffle(rest)
    for side in (USSR, US):
        missing = s.hands[side].count(HIDDEN) - len(known[side])
        cards = sorted(known[side] + [rest.pop() for _ in range(missing)])
        dice.shuffle(cards)
        s.hands = replaced(s.hands, side, [cards.pop() if card == HIDDEN else card for card in s.hands[side]])
    s.deck = [rest.pop() if card == HIDDEN else card for card in s.deck]
    deal_pile(s, dice)


def deal_pile(s: SoloState, dice: Dice) -> None:
    """The scoring pile, with the cards known to be under it among its three lowest (SP-3.5)."""
    unknown = s.pile.count(HIDDEN)
    if not unknown:
        return
    found, expected, _ = pools(s, [])[1]
    rest = [card for card in expected if card not in found]
    under = [card for card in s.under if card in rest]
    others = [card for card in rest if card not in under]
    if len(rest) != unknown:
        raise BadSetup(
            f"{unknown} scoring cards are unknown, and {len(rest)} are named nowhere",
            "unknown",
            n=unknown,
            left=len(rest),
        )
    dice.shuffle(others)
    low = min(unknown, MIXED) - len(under) if under else 0
    lowest = sorted(under + others[:low])
    dice.shuffle(lowest)
    cards = (lowest + others[low:])[::-1]
    s.pile = [cards.pop() if card == HIDDEN else card for card in s.pile]


def cards_in(mask: int) -> list[int]:
    return [card for card in range(1, LAST_CARD + 1) if mask >> card & 1 and card != 0]


def mask_of(cards: list[int]) -> int:
    return sum({1 << card for card in cards if card > 0})


def unplaced(s: SoloState, side: int) -> list[int]:
    """The cards known to be in a stack whose place there is not."""
    return cards_in(s.known[side] & ~mask_of(s.hands[side]))


def pools(s: SoloState, named: list[int]) -> list[Pool]:
    """The cards of the wars so far, with the China Card where it lies in a stack, and the scoring cards."""
    found = [*s.hands[USSR], *s.hands[US], *s.deck, *s.discards, *s.drawn, *s.dealt, *s.kept]
    found += [card for card in (*s.removed, *s.headlines) if card and card != SOUTHEAST_ASIA_SCORING]
    found += cards_in(s.limbo)
    if s.is_lasting(SHUTTLE_DIPLOMACY):
        found.append(SHUTTLE_DIPLOMACY)
    if s.envy >= 0:
        found.append(MISSILE_ENVY)
    for card in [*unplaced(s, USSR), *unplaced(s, US)]:  # one of the unknown ones is this
        if HIDDEN in found:
            found[found.index(HIDDEN)] = card
    placed = [CHINA] if CHINA in found else []
    scoring = [card for card in (s.primary, s.secondary, *s.aside, *s.pile) if card]
    scoring += [card for card in s.removed if card == SOUTHEAST_ASIA_SCORING]
    expected = [*without_scoring(cards_so_far(s)), *placed]
    return [Pool(found, expected, CARD), Pool(scoring, new_pile(), CARD)]


def next_cards(s: SoloState) -> list[NextCard]:
    """The top cards of the AI's stack, of the deck and of the scoring pile."""
    cards, known = s.hands[s.ai], unplaced(s, s.ai)
    are_all_known = cards.count(HIDDEN) <= len(known)
    every = list(range(1, LAST_CARD + 1))
    barred = [card for card in every if card not in known] if are_all_known else []
    found = [NextCard("stack", "hands", s.ai, len(cards) - 1, 0, known, barred)] if cards else []
    piles = [("deck", s.deck, 0), ("pile", s.pile, 1)]
    return found + [NextCard(name, name, -1, len(pile) - 1, pool) for name, pile, pool in piles if pile]


UNKNOWN: Final = Unknown(conceal, deal, pools, next_cards)
