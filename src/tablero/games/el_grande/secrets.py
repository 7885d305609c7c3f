"""What everybody can reckon about hidden cards, and dealing anew what a seat can't know (EG-24.2).

Power cards are played face up, so hands are known by reckoning, until Reinforcement takes a card back unseen (EG-R37).
`hand_worlds[seat]` lists every hand that fits what all have seen; `modifier_worlds[seat]` every set of modifiers that
`seat` may have taken back.

The castillo is *not* dealt anew: every throw was announced (EG-R36). The outcome of `reshuffle_unknown` depends only on
what the seat knows and on the dice: piles are sorted before they are shuffled.
"""

from __future__ import annotations

from tablero.core.dice import Dice
from tablero.core.state import replaced

from .board import ALL_POWERS, MODIFIERS, TYPE_OF_CARD
from .state import ElGrandeState


def power_played(s: ElGrandeState, me: int, value: int) -> None:
    """Everybody saw `me` play this power card."""
    bit = 1 << value
    s.hand_worlds = replaced(s.hand_worlds, me, [world & ~bit for world in s.hand_worlds[me] if world & bit])


def power_taken_back(s: ElGrandeState, me: int) -> None:
    """Everybody saw `me` take some used power card back."""
    s.hand_worlds = replaced(s.hand_worlds, me, with_one_more(s.hand_worlds[me], ALL_POWERS))


def modifier_played(s: ElGrandeState, me: int, modifier: int) -> None:
    bit = 1 << modifier
    if s.shown[me] & bit:  # seen before, so it had been taken back
        worlds = [world & ~bit for world in s.modifier_worlds[me] if world & bit]
        s.modifier_worlds = replaced(s.modifier_worlds, me, worlds)
    s.shown = replaced(s.shown, me, s.shown[me] | bit)


def modifier_taken_back(s: ElGrandeState, me: int) -> None:
    s.modifier_worlds = replaced(s.modifier_worlds, me, with_one_more(s.modifier_worlds[me], s.shown[me]))


def with_one_more(worlds: list[int], all_cards: int) -> list[int]:
    """Every world with one more card of `all_cards`."""
    found: list[int] = []
    for world in worlds:
        missing = all_cards & ~world
        while missing:
            bit = missing & -missing
            missing ^= bit
            if world | bit not in found:
                found.append(world | bit)
    found.sort()
    return found


def reshuffle_unknown(s: ElGrandeState, seat: int, dice: Dice) -> None:
    """Deal anew the face-down stacks, the dummy's decks, and the others' hands, as far as `seat` can't know them."""
    shuffle_stacks(s, dice)
    s.region_deck = shuffled(s.region_deck, dice)
    s.dummy_powers = shuffled(s.dummy_powers, dice)
    for other in range(s.players):
        if other != seat and len(s.hand_worlds[other]) > 1:
            s.hand = replaced(s.hand, other, dice.pick(s.hand_worlds[other]))
    if s.shift:
        deal_modifiers(s, seat, dice)


def shuffle_stacks(s: ElGrandeState, dice: Dice) -> None:
    """Face-down cards change places with each other and with those of their number removed unseen (EG-22.1).

    Only base cards can have been removed: the alternative cards were put in afterwards.
    """
    removed: list[int] = []
    face_down = [stack[: len(stack) - s.drawn] for stack in s.stacks]
    for number in (1, 2, 3, 4):
        stack = face_down[stack_index(s, number)]
        kept = [card for card in stack if not exchangeable(card, number)]
        spare = [card for card in s.removed if TYPE_OF_CARD[card].stack == number]
        pool = sorted([card for card in stack if exchangeable(card, number)] + spare)
        dice.shuffle(pool)
        removed.extend(sorted(pool[: len(spare)]))
        stack[:] = kept + pool[len(spare) :]
    s.stacks = [
        shuffled(hidden, dice) + stack[len(hidden) :] for hidden, stack in zip(face_down, s.stacks, strict=True)
    ]
    s.removed = removed


def shuffled(cards: list[int], dice: Dice) -> list[int]:
    """The cards in an order that tells nothing of the one they had."""
    pile = sorted(cards)
    dice.shuffle(pile)
    return pile


def exchangeable(card: int, number: int) -> bool:
    kind = TYPE_OF_CARD[card]
    return kind.stack == number and kind.set == "base"


def stack_index(s: ElGrandeState, number: int) -> int:
    """Where the cards of stack `number` lie: with merged stacks, 2 and 3 lie together (EG-19.1)."""
    return number - 2 if s.merged and number > 2 else number - 1


def deal_modifiers(s: ElGrandeState, seat: int, dice: Dice) -> None:
    """The others' modifiers: never shown ones from the unseen rest, shown ones as far as they were taken back."""
    seen = 0
    for other in range(s.players):
        seen |= s.shown[other]
    unseen = (1 << len(MODIFIERS)) - 1 & ~seen
    fixed = [0] * s.players
    if seat >= 0:
        fixed[seat] = s.modifiers[seat] & unseen
        left = (seat + 1) % s.players
        if s.passed[seat] >= 0:
            fixed[left] |= unseen & 1 << s.passed[seat]  # the card handed over is known until it is played
    for other in range(s.players):
        unseen &= ~fixed[other]
    pool = [m for m in range(len(MODIFIERS)) if unseen >> m & 1]
    dice.shuffle(pool)
    for other in range(s.players):
        if other == seat:
            continue
        never_shown = (s.modifiers[other] & ~s.shown[other]).bit_count()
        hand = fixed[other]
        while hand.bit_count() < never_shown:
            hand |= 1 << pool.pop()
        s.modifiers = replaced(s.modifiers, other, hand | dice.pick(s.modifier_worlds[other]))
    if s.passed[0] >= 0:
        repass(s, seat, dice)


def repass(s: ElGrandeState, seat: int, dice: Dice) -> None:
    """Which card the others passed on is theirs to know; `seat` knows what it gave and what it got."""
    for other in range(s.players):
        left = (other + 1) % s.players
        if seat not in (other, left):
            owned = s.modifiers[left] | s.shown[left]
            s.passed = replaced(s.passed, other, dice.pick([m for m in range(len(MODIFIERS)) if owned >> m & 1]))
