"""What nobody can know, in a position as text: told as unknown, and dealt when it is opened (core/written.py, AA-2.1).

It is what `secrets.reshuffle_unknown` deals anew: the rest of the deck and the cards set aside, for all seats alike.
"""

from __future__ import annotations

from typing import Final

from tablero.core.dice import Dice
from tablero.core.errors import BadSetup
from tablero.core.wording import UNKNOWN as HIDDEN
from tablero.core.written import NextCard, Pool, Unknown

from .board import EVENTS, PROPAGANDA
from .secrets import open_cards, pile_sizes
from .setup import SEEDED_AMONG
from .state import AndeanState
from .written import DECK_CARD

QUICK_PROPAGANDA: Final = (1, 3)  # the piles that have one in the quick-play scenario


def conceal(s: AndeanState, seat: int) -> list[int]:
    """Put what nobody can know out of sight."""
    seen = open_cards(s)
    s.deck = s.deck[:seen] + [HIDDEN] * (len(s.deck) - seen)
    s.removed = [HIDDEN] * len(s.removed)
    return []


def deal(s: AndeanState, dice: Dice, named: list[int]) -> None:
    """Deal whatever is unknown: the Propaganda cards into their piles, and events."""
    deck = place_propaganda(s, dice)
    rest = [card for card in range(1, EVENTS + 1) if card not in deck and card not in s.removed]
    wanted = deck.count(HIDDEN) + s.removed.count(HIDDEN)
    if wanted != len(rest):
        raise BadSetup(
            f"{wanted} events are unknown, and {len(rest)} are named nowhere", "unknown", n=wanted, left=len(rest)
        )
    dice.shuffle(rest)
    s.deck = [rest.pop() if card == HIDDEN else card for card in deck]
    s.removed = sorted([rest.pop() if card == HIDDEN else card for card in s.removed])


def place_propaganda(s: AndeanState, dice: Dice) -> list[int]:
    """The deck with a Propaganda card in each pile that has one; in its lowest part, if seeded (AA-2.1)."""
    deck = s.deck[:]
    start, propaganda = 0, PROPAGANDA
    for pile, size in enumerate(pile_sizes(s)):
        cards = range(start, min(start + size, len(deck)))
        has_one = not s.quick or pile in QUICK_PROPAGANDA
        if has_one and not any(deck[n] >= PROPAGANDA for n in cards):
            places = [n for n in cards if deck[n] == HIDDEN]
            if s.seeded:
                places = [n for n in places if n >= start + size - 1 - SEEDED_AMONG] or places
            if places:
                deck[dice.pick(places)] = propaganda
        propaganda += int(has_one)
        start += size
    return deck


def pools(s: AndeanState, named: list[int]) -> list[Pool]:
    """Events and Propaganda cards."""
    propaganda = len(QUICK_PROPAGANDA) if s.quick else len(pile_sizes(s))
    expected = [*range(1, EVENTS + 1), *range(PROPAGANDA, PROPAGANDA + propaganda)]
    return [Pool([*s.deck, *s.removed], expected, DECK_CARD)]


def next_cards(s: AndeanState) -> list[NextCard]:
    """The current card and the one after it (AA-2.2); of the Propaganda cards only the one of its pile."""
    now, after = s.position, s.position + 1
    places = [(name, place) for name, place in (("now", now), ("next", after)) if 0 <= place < len(s.deck)]
    barred = {place: barred_at(s, place) for _, place in places}
    return [NextCard(name, "deck", -1, place, 0, [], barred[place]) for name, place in places]


def barred_at(s: AndeanState, place: int) -> list[int]:
    """The Propaganda cards that can't be at a place; the current card does not become one, it is being played."""
    start, propaganda, own = 0, PROPAGANDA, -1
    for pile, size in enumerate(pile_sizes(s)):
        has_one = not s.quick or pile in QUICK_PROPAGANDA
        if start <= place < start + size and has_one:
            others = [s.deck[n] for n in range(start, min(start + size, len(s.deck))) if n != place]
            own = -1 if any(card >= PROPAGANDA for card in others) or place == s.position else propaganda
        propaganda += int(has_one)
        start += size
    return [card for card in range(PROPAGANDA, PROPAGANDA + len(pile_sizes(s))) if card != own]


UNKNOWN: Final = Unknown(conceal, deal, pools, next_cards)
