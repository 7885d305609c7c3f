"""The verbs on the stacks (SP-0.3): a stack is `hands[side]`, its top card last; and what the person knows of it.

`known[side]` are the cards the person knows to be in a stack, `bottom[side]` how many at its bottom lie in an order the
person saw. A Missile Envy that was passed on lies beside the stack of the side `envy` (SP-7.7).
"""

from __future__ import annotations

from tablero.core.state import replaced

from ..twilight_struggle.board import CARD
from ..twilight_struggle.cards import CHINA
from ..twilight_struggle.chance import random_card, shuffled
from ..twilight_struggle.piles import bit, reshuffle, take_from_hand
from .state import SoloState


def top(s: SoloState, side: int) -> int:
    """The top card of a stack that is not empty."""
    return s.hands[side][-1]


def stack_size(s: SoloState, side: int) -> int:
    """How many cards a stack counts in the draft (SP-4.6, SP-7.7)."""
    return len(s.hands[side]) + int(s.envy == side)


def settle_bottom(s: SoloState, side: int) -> None:
    """Cards drawn from the known part are no longer part of it."""
    if s.bottom[side] > len(s.hands[side]):
        s.bottom = replaced(s.bottom, side, len(s.hands[side]))


def know(s: SoloState, side: int, card: int) -> None:
    """The person has seen that the card is in the stack."""
    s.known = replaced(s.known, side, s.known[side] | bit(card))


def look(s: SoloState, side: int, cards: list[int]) -> None:
    """The person sees these cards of the stack."""
    for card in cards:
        know(s, side, card)
    s.reveal()


def look_through(s: SoloState, side: int) -> None:
    """The person sees the whole stack and its order."""
    look(s, side, s.hands[side])
    s.bottom = replaced(s.bottom, side, len(s.hands[side]))


def put_on(s: SoloState, side: int, card: int, seen: bool) -> None:
    """Lay a card on top of the stack."""
    s.hands = replaced(s.hands, side, [*s.hands[side], card])
    if seen:
        know(s, side, card)


def put_under(s: SoloState, side: int, cards: list[int]) -> None:
    """Cards in no stack go under it, open, the first of them uppermost (SP-6.1, SP-7.1)."""
    s.hands = replaced(s.hands, side, [*cards[::-1], *s.hands[side]])
    s.bottom = replaced(s.bottom, side, s.bottom[side] + len(cards))
    for card in cards:
        know(s, side, card)


def bury(s: SoloState, side: int, card: int) -> None:
    """A card that was turned up goes from the stack to its bottom."""
    place = s.hands[side].index(card)
    if place < s.bottom[side]:
        s.bottom = replaced(s.bottom, side, s.bottom[side] - 1)
    take_from_hand(s, side, card)
    put_under(s, side, [card])


def shuffle_stack(s: SoloState, side: int) -> None:
    s.hands = replaced(s.hands, side, shuffled(s, s.hands[side]))
    s.bottom = replaced(s.bottom, side, 0)


def add_to_stack(s: SoloState, side: int, card: int, seen: bool) -> None:
    """A card from elsewhere is shuffled in."""
    put_on(s, side, card, seen)
    shuffle_stack(s, side)


def take_out(s: SoloState, side: int, card: int) -> None:
    """A card leaves the stack for a place that is said elsewhere; the order of the others stays."""
    hand = s.hands[side]
    if card in hand and hand.index(card) < s.bottom[side]:
        s.bottom = replaced(s.bottom, side, s.bottom[side] - 1)
    take_from_hand(s, side, card)
    settle_bottom(s, side)


def random_of_stack(s: SoloState, side: int) -> int:
    """A random card that an event takes: never the China Card (SP-11.10); 0 if there is none."""
    cards = sorted([card for card in s.hands[side] if card != CHINA])
    return random_card(s, cards) if cards else 0


def draw_unseen(s: SoloState, side: int) -> bool:
    """A card of the draw pile goes on the stack, unseen; whether there was one (SP-4.7)."""
    card = next_card(s)
    if card:
        put_on(s, side, card, False)
    return card > 0


def next_card(s: SoloState) -> int:
    """Take the next card of the draw pile, with the discards shuffled anew if it is empty; 0 if there is none."""
    if not s.deck:
        if not s.discards:
            return 0
        reshuffle(s)
    card = s.deck[-1]
    s.deck = s.deck[:-1]
    return card


def draw_top(s: SoloState, count: int) -> None:
    """The person draws from the own stack and sees the cards (SP-6.1, SP-7.1)."""
    for _ in range(min(count, len(s.hands[s.person]))):
        card = top(s, s.person)
        take_out(s, s.person, card)
        s.drawn = [*s.drawn, card]
        s.note("draws-card", "SP-7.1", who=s.person, card=CARD + card)
    s.reveal()


def return_drawn(s: SoloState) -> None:
    """What is left of the cards drawn goes under the stack."""
    left = s.drawn
    s.drawn = []
    put_under(s, s.person, left)
    for card in left:
        s.note("goes-under", "SP-7.1", who=s.person, card=CARD + card)


def mend_china(s: SoloState) -> None:
    """A China Card that was handed over leaves the stack in which it was (SP-12.6)."""
    loser = 1 - s.china
    if CHINA in s.hands[loser]:
        take_out(s, loser, CHINA)
        shuffle_stack(s, loser)


def take_china(s: SoloState) -> None:
    """The China Card leaves the stack of its holder, if it is in one."""
    if CHINA in s.hands[s.china]:
        take_out(s, s.china, CHINA)


def lies_face_up(s: SoloState, side: int) -> bool:
    """Whether the China Card lies before a side, to be played (SP-12.2, SP-12.5)."""
    return s.china == side and s.china_up and CHINA not in s.hands[side]


def start_play(s: SoloState, side: int, card: int) -> None:
    """A card of the stack, or Missile Envy from beside it, is being played: in no pile until it is disposed of."""
    take_out(s, side, card)
    lay_down(s, side, card)


def lay_down(s: SoloState, side: int, card: int) -> None:
    """A card that is in no stack any more is being played."""
    s.limbo |= bit(card)
    s.latest = replaced(s.latest, side, card)


def throw_away(s: SoloState, side: int, card: int, rule: str) -> None:
    """A card of the stack is discarded without its event; the order of the others stays."""
    take_out(s, side, card)
    discard_open(s, side, card, rule)


def discard_open(s: SoloState, side: int, card: int, rule: str) -> None:
    """A card that is in no stack any more is discarded."""
    s.discards = [*s.discards, card]
    s.latest = replaced(s.latest, side, card)
    s.note("discards", rule, who=side, card=CARD + card)
