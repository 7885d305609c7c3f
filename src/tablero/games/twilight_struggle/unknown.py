"""What a side can't know, in a position as text: told as unknown, and dealt when it is opened (TS-1.1).

It is what `secrets.reshuffle_unknown` deals anew.
"""

from __future__ import annotations

from typing import Final

from tablero.core.dice import Dice
from tablero.core.errors import BadSetup
from tablero.core.state import replaced
from tablero.core.wording import UNKNOWN as HIDDEN
from tablero.core.written import Pool, Unknown

from .board import IS_SCORING, LAST_CARD, US, USSR
from .cards import SHUTTLE_DIPLOMACY
from .plays import playable_cards
from .secrets import unknown_part
from .state import TwilightState
from .turns import cards_so_far
from .written import CARD


def conceal(s: TwilightState, seat: int) -> list[int]:
    """Put what `seat` can't know out of sight; chance from a record is forgotten."""
    s.fate = []
    top = s.peeked if seat == US else 0
    s.deck = [HIDDEN] * (len(s.deck) - top) + s.deck[len(s.deck) - top :]
    for side in (USSR, US):
        if side == seat:
            continue
        unseen = unknown_part(s, side)
        kept = [card for card in s.hands[side] if card not in unseen]
        s.hands = replaced(s.hands, side, kept + [HIDDEN] * (len(s.hands[side]) - len(kept)))
        if s.headlines[side] and not s.shown >> side & 1:
            s.headlines = replaced(s.headlines, side, HIDDEN)
        if s.chosen and s.phasing == side:
            s.chosen = HIDDEN
    return []


def deal(s: TwilightState, dice: Dice, named: list[int]) -> None:
    """Deal whatever is unknown from the cards of the wars so far that are named nowhere."""
    found, expected, _ = pools(s, named)[0]
    rest = [card for card in expected if card not in found]
    if len(rest) != found.count(HIDDEN):
        raise BadSetup(
            f"{found.count(HIDDEN)} cards are unknown, and {len(rest)} are named nowhere",
            "unknown",
            n=found.count(HIDDEN),
            left=len(rest),
        )
    dice.shuffle(rest)
    for side in (USSR, US):
        if s.headlines[side] == HIDDEN:
            s.headlines = replaced(s.headlines, side, rest.pop())
        s.hands = replaced(s.hands, side, sorted(rest.pop() if card == HIDDEN else card for card in s.hands[side]))
    s.deck = [rest.pop() if card == HIDDEN else card for card in s.deck]
    if s.chosen == HIDDEN:
        side = s.phasing
        cards = [card for card in playable_cards(s, side) if card and not IS_SCORING[card]]
        s.chosen = dice.pick(cards or s.hands[side])


def pools(s: TwilightState, named: list[int]) -> list[Pool]:
    """The cards of the wars so far, without the China Card."""
    found = [*s.hands[USSR], *s.hands[US], *s.deck, *s.discards, *s.removed, *[card for card in s.headlines if card]]
    found += [card for card in range(1, LAST_CARD + 1) if s.limbo >> card & 1]
    if s.is_lasting(SHUTTLE_DIPLOMACY):
        found.append(SHUTTLE_DIPLOMACY)
    return [Pool(found, cards_so_far(s), CARD)]


UNKNOWN: Final = Unknown(conceal, deal, pools)
