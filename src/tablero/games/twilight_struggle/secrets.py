"""What is hidden: the other hand, the draw pile and a headline not yet shown. Dealing it anew (TS-1.1)."""

from __future__ import annotations

from tablero.core.dice import Dice
from tablero.core.state import replaced

from .board import IS_SCORING, US, USSR
from .plays import playable_cards
from .state import TwilightState


def reshuffle_unknown(s: TwilightState, seat: int, dice: Dice) -> None:
    """Deal anew what `seat` has not seen; a spectator has seen no hand. Chance from a record is forgotten."""
    s.fate = []
    hidden_from = [side for side in (USSR, US) if side != seat]
    top = s.peeked if seat == US else 0
    kept = s.deck[len(s.deck) - top :] if top else []
    pool = s.deck[: len(s.deck) - top]
    for side in hidden_from:
        pool = pool + unknown_part(s, side)
    pool = sorted(pool)
    dice.shuffle(pool)
    for side in hidden_from:
        kept_hand = [card for card in s.hands[side] if card not in unknown_part(s, side)]
        missing = len(s.hands[side]) - len(kept_hand)
        headline = s.headlines[side] and not s.shown >> side & 1
        if headline:
            s.headlines = replaced(s.headlines, side, pool.pop())
        hand = kept_hand + [pool.pop() for _ in range(missing)]
        s.hands = replaced(s.hands, side, sorted(hand))
        if s.chosen and s.phasing == side:
            s.chosen = dice.pick([card for card in playable_cards(s, side) if card and not IS_SCORING[card]] or hand)
    s.deck = pool + kept


def unknown_part(s: TwilightState, side: int) -> list[int]:
    """The cards of a hand, and its secret headline, that the other side has not seen."""
    found = [card for card in s.hands[side] if not s.known[side] >> card & 1]
    if s.headlines[side] and not s.shown >> side & 1:
        found.append(s.headlines[side])
    return found
