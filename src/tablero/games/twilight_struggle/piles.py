"""Cards in hands and piles: drawing, dealing, discarding, what becomes of a played card (TS-3.2, TS-9, TS-11)."""

from __future__ import annotations

from tablero.core.state import only, replaced

from .board import CARD, IS_STARRED, US, USSR
from .cards import CHINA, MISSILE_ENVY
from .chance import shuffled
from .state import TwilightState


def bit(card: int) -> int:
    return 1 << card


def take_from_hand(s: TwilightState, side: int, card: int) -> None:
    """The card leaves the hand; where it goes is said elsewhere."""
    s.hands = replaced(s.hands, side, [c for c in s.hands[side] if c != card])
    s.known = replaced(s.known, side, s.known[side] & ~bit(card))
    if card == MISSILE_ENVY and s.envy == side:
        s.envy = -1  # nobody has to use it any more (TS-7.9)


def put_in_hand(s: TwilightState, side: int, card: int, seen: bool) -> None:
    """`seen`: the other side knows that it is there."""
    s.hands = replaced(s.hands, side, sorted([*s.hands[side], card]))
    if seen:
        s.known = replaced(s.known, side, s.known[side] | bit(card))


def start_play(s: TwilightState, side: int, card: int) -> None:
    """A card is being played: it is in no pile until it is disposed of."""
    take_from_hand(s, side, card)
    s.limbo |= bit(card)
    s.latest = replaced(s.latest, side, card)


def dispose(s: TwilightState, card: int) -> None:
    """After its play a card is removed if starred and its event happened, else discarded (TS-5.6)."""
    if not s.limbo & bit(card):
        return  # it went elsewhere: Missile Envy, Shuttle Diplomacy
    s.limbo &= ~bit(card)
    if IS_STARRED[card] and s.occurred & bit(card):
        s.removed = [*s.removed, card]
        s.note("removed", "TS-0.8", card=CARD + card)
    else:
        s.discards = [*s.discards, card]
    s.occurred &= ~bit(card)


def discard(s: TwilightState, side: int, card: int, rule: str) -> None:
    """A card goes from the hand to the discard pile without its event (TS-7.2)."""
    take_from_hand(s, side, card)
    s.discards = [*s.discards, card]
    s.latest = replaced(s.latest, side, card)
    s.note("discards", rule, who=side, card=CARD + card)


def reshuffle(s: TwilightState) -> None:
    """The discards become the new draw pile (TS-11.1)."""
    s.deck = shuffled(s, s.discards)
    s.discards = []
    s.note("reshuffle", "TS-11.1", count=len(s.deck))


def draw(s: TwilightState, side: int) -> bool:
    """One card from the draw pile; whether there was one."""
    if not s.deck:
        if not s.discards:
            return False
        reshuffle(s)
    card = s.deck[-1]
    s.deck = s.deck[:-1]
    put_in_hand(s, side, card, False)
    s.reveal()
    return True


def deal(s: TwilightState, size: int) -> None:
    """Fill both hands, alternately, the USSR first (TS-3.2)."""
    while len(s.hands[USSR]) < size or len(s.hands[US]) < size:
        drawn = False
        for side in (USSR, US):
            if len(s.hands[side]) < size:
                drawn = draw(s, side) or drawn
        if not drawn:
            return


def show_hand(s: TwilightState, side: int, rule: str) -> None:
    """The other side sees the whole hand (TS-11.4)."""
    show_cards(s, side, s.hands[side], rule)


def show_cards(s: TwilightState, side: int, cards: list[int], rule: str) -> None:
    """The other side sees these cards of the hand."""
    for card in cards:
        s.note("shows", rule, to=only(1 - side) | only(side), who=side, card=CARD + card)
        s.known = replaced(s.known, side, s.known[side] | bit(card))
    s.note("shows-cards", rule, who=side, count=len(cards))
    s.reveal()


# -- the China Card (TS-9) ----------------------------------------------------------------------------------------


def holds_china(s: TwilightState, side: int) -> bool:
    """Who has the China Card; the US counts as its holder while the Chinese Civil War lasts (TS-12.1.1)."""
    return s.china == side or (s.civil_war and side == US)


def hand_over_china(s: TwilightState, side: int, face_up: bool, rule: str) -> None:
    """The China Card goes to `side`; face down it waits for the next turn."""
    s.china = side
    s.china_up = face_up
    s.note("china-passes", rule, who=side, card=CARD + CHINA)
