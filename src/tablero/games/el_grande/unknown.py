"""What a seat can't know, in a position as text: told as unknown, and dealt when it is opened (EG-24.2).

It is what `secrets.reshuffle_unknown` deals anew. Alternative cards that lie face down are named beside: which base
cards they have replaced nobody has seen, but that they are there everybody knows (EG-22.1).
"""

from __future__ import annotations

from typing import Final

from tablero.core.dice import Dice
from tablero.core.errors import BadSetup
from tablero.core.state import replaced
from tablero.core.wording import UNKNOWN as HIDDEN
from tablero.core.written import Pool, Unknown

from .board import CARD_IDS, MODIFIERS, NOWHERE, POWER_VALUES, REGIONS, TYPE_OF_CARD
from .secrets import stack_index
from .setup import DEALT
from .state import ElGrandeState
from .written import CARD


def conceal(s: ElGrandeState, seat: int) -> list[int]:
    """Put what `seat` can't know out of sight; the alternative cards among it."""
    face_down = [stack[: len(stack) - s.drawn] for stack in s.stacks]
    named = [card for stack in face_down for card in stack if TYPE_OF_CARD[card].set not in ("base", "new_regent")]
    s.stacks = [[HIDDEN] * len(down) + stack[len(down) :] for down, stack in zip(face_down, s.stacks, strict=True)]
    s.removed = [HIDDEN] * len(s.removed)
    s.region_deck = [HIDDEN] * len(s.region_deck)
    s.dummy_powers = [HIDDEN] * len(s.dummy_powers)
    for other in range(s.players):
        if other == seat:
            continue
        if len(s.hand_worlds[other]) > 1:
            s.hand = replaced(s.hand, other, HIDDEN)
        if s.shift:
            s.modifiers = replaced(s.modifiers, other, HIDDEN)
            if s.passed[other] >= 0 and seat != (other + 1) % s.players:
                s.passed = replaced(s.passed, other, HIDDEN)
    return named


def deal(s: ElGrandeState, dice: Dice, named: list[int]) -> None:
    """Deal whatever is unknown from the rest."""
    deal_stacks(s, dice, named)
    s.region_deck = filled(s.region_deck, list(REGIONS), dice)
    s.dummy_powers = filled(s.dummy_powers, list(POWER_VALUES), dice)
    for seat in range(s.players):
        if s.hand[seat] == HIDDEN:
            s.hand = replaced(s.hand, seat, dice.pick(s.hand_worlds[seat]))
    if HIDDEN in s.modifiers:
        deal_modifiers(s, dice)


def filled(pile: list[int], cards: list[int], dice: Dice) -> list[int]:
    """A pile with cards that are not in it yet where it is unknown."""
    rest = [card for card in cards if card not in pile]
    dice.shuffle(rest)
    return [rest.pop() if card == HIDDEN else card for card in pile]


def deal_stacks(s: ElGrandeState, dice: Dice, named: list[int]) -> None:
    """Each stack from the cards of its number; base cards that are left over are those removed (EG-22.1)."""
    open_cards = {card for stack in s.stacks for card in stack} | {*s.offer, *s.discards, *s.removed, s.card}
    vetoes = {CARD_IDS.index("veto_1") + n for n, holder in enumerate(s.veto_holder) if holder != NOWHERE}
    free = [card for card in range(len(TYPE_OF_CARD)) if card not in open_cards | vetoes]
    sets = ("base", "new_regent") if s.regent else ("base",)
    left: list[int] = []
    for number, stack in enumerate(s.stacks):
        in_stack = [card for card in free if stack_of(s, card) == number]
        rest = [card for card in in_stack if TYPE_OF_CARD[card].set in sets]
        dice.shuffle(rest)
        unknown = stack.count(HIDDEN)
        cards = [card for card in in_stack if card in named]
        while len(cards) < unknown and rest:
            cards.append(rest.pop())
        if len(cards) != unknown:
            raise BadSetup(
                f"{unknown} cards of stack {number + 1} are unknown, and {len(cards)} are left",
                "unknown-stack",
                stack=number + 1,
                n=unknown,
                left=len(cards),
            )
        dice.shuffle(cards)
        s.stacks = replaced(s.stacks, number, [cards.pop() if card == HIDDEN else card for card in stack])
        left += rest
    s.removed = sorted(filled(s.removed, left, dice))


def stack_of(s: ElGrandeState, card: int) -> int:
    """Where a card lies when it is face down."""
    number = TYPE_OF_CARD[card].stack
    return stack_index(s, number) if number <= 4 else len(s.stacks) - 1


def deal_modifiers(s: ElGrandeState, dice: Dice) -> None:
    """Three to each; one that was seen to be passed lies with the neighbour, or was used (EG-23.1)."""
    hands = [0 if hand == HIDDEN else hand for hand in s.modifiers]
    owned = 0
    for seat in range(s.players):
        owned |= hands[seat] | s.shown[seat]
    for seat in range(s.players):
        left, passed = (seat + 1) % s.players, s.passed[seat]
        if passed >= 0 and s.modifiers[left] == HIDDEN and not owned >> passed & 1:
            hands[left] |= 1 << passed
            owned |= 1 << passed
    rest = [m for m in range(len(MODIFIERS)) if not owned >> m & 1]
    dice.shuffle(rest)
    for seat in range(s.players):
        if s.modifiers[seat] != HIDDEN:
            continue
        while (hands[seat] | s.shown[seat]).bit_count() < DEALT:
            hands[seat] |= 1 << rest.pop()
        s.modifiers = replaced(s.modifiers, seat, hands[seat] | dice.pick(s.modifier_worlds[seat]))
    for seat in range(s.players):
        if s.passed[seat] == HIDDEN:
            left = (seat + 1) % s.players
            cards = s.modifiers[left] | s.shown[left]
            s.passed = replaced(s.passed, seat, dice.pick([m for m in range(len(MODIFIERS)) if cards >> m & 1]))


def pools(s: ElGrandeState, named: list[int]) -> list[Pool]:
    """The action cards: the base ones, those of modules, and the alternative ones that take part."""
    found = [card for stack in s.stacks for card in stack[: len(stack) - s.drawn]] + s.offer + s.discards + s.removed
    found += [card for card in (s.card,) if card >= 0 and card not in found]
    first = CARD_IDS.index("veto_1")
    held = [first + n for n, holder in enumerate(s.veto_holder) if holder != NOWHERE]
    found += [card for card in held if card not in found]
    sets = ("base", "new_regent") if s.regent else ("base",)
    expected = [card for card, kind in enumerate(TYPE_OF_CARD) if kind.set in sets]
    others = [card for card in found if card >= 0 and card not in expected]
    return [Pool(found, [*expected, *dict.fromkeys(others), *named], CARD)]


UNKNOWN: Final = Unknown(conceal, deal, pools)
