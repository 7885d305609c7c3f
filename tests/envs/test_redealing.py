"""Worlds that are dealt anew are dealt evenly: small positions, all their worlds counted out, and thousands of deals.

Each deal has a seed of its own, so the numbers below are always the same. The bound lies five standard deviations above
what even deals give on average; one world that came twice as often as the others would go far beyond it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from itertools import combinations, permutations, product
from typing import Any

import pytest

from tablero.core.dice import Dice, dice_key
from tablero.core.match import new_match
from tablero.core.registry import find_game
from tablero.games.andean_abyss.board import PROPAGANDA

World = Callable[[Any], Hashable]


def state_of(game_id: str, players: int, **options: Any) -> Any:
    """A state of a game; the test then puts into it what it looks at."""
    return new_match(find_game(game_id), players, options, b"small", journal=False).state


def assert_even(game_id: str, state: Any, seat: int, world: World, expected: list[Hashable], deals: int) -> None:
    """Deal often, and compare how often each world came with how often it should have come."""
    assert len(set(expected)) == len(expected)
    game = find_game(game_id)
    found: Counter[Hashable] = Counter()
    for number in range(deals):
        dealt = state.copy()
        game.reshuffle_unknown(dealt, seat, Dice(dice_key(f"deal {number}".encode())))
        found[world(dealt)] += 1
    assert set(found) == set(expected)
    mean = deals / len(expected)
    distance = sum((count - mean) ** 2 / mean for count in found.values())
    freedom = len(expected) - 1
    assert distance < freedom + 5 * (2 * freedom) ** 0.5


def test_uneven_deals_are_noticed():
    """The test itself: a deal that prefers a world fails it."""
    state = state_of("twilight-struggle", 2)
    state.hands, state.deck, state.known = [[1, 2], [10]], [3], [0, 0]

    with pytest.raises(AssertionError):
        assert_even("twilight-struggle", state, 1, lambda s: s.hands[0][0] == 1, [True, False], 600)


def test_the_other_hand_and_the_draw_pile_of_twilight_struggle():
    state = state_of("twilight-struggle", 2)
    state.hands, state.deck, state.known = [[1, 4, 8], [10, 12]], [5, 7], [1 << 8, 0]  # card 8 was seen
    pool = {1, 4, 5, 7}
    hands = [set(hand) for hand in combinations(sorted(pool), 2)]
    worlds: list[Hashable] = [
        (tuple(sorted(hand | {8})), deck) for hand in hands for deck in permutations(sorted(pool - hand))
    ]

    assert_even("twilight-struggle", state, 1, lambda s: (tuple(s.hands[0]), tuple(s.deck)), worlds, 2400)


def test_a_secret_headline_of_twilight_struggle():
    state = state_of("twilight-struggle", 2)
    state.hands, state.deck, state.known, state.headlines = [[1], [10]], [3], [0, 0], [4, 0]
    worlds: list[Hashable] = list(permutations((1, 3, 4)))

    assert_even("twilight-struggle", state, 1, lambda s: (s.hands[0][0], s.headlines[0], s.deck[0]), worlds, 1200)


def test_stacks_and_removed_cards_of_el_grande():
    from tablero.games.el_grande.board import TYPE_OF_CARD

    state = state_of("el-grande", 3, alternative_cards=["double_game"])
    of_stack = [
        [card for card, kind in enumerate(TYPE_OF_CARD) if kind.stack == number and kind.set == "base"]
        for number in range(1, 5)
    ]
    first, second = of_stack[0][:3], of_stack[1][:2]
    state.stacks = [first[:2], second, of_stack[2][:1], of_stack[3][:1]]
    state.removed, state.drawn = first[2:], 0
    worlds: list[Hashable] = list(product(permutations(first), permutations(second)))

    def world(s: Any) -> Hashable:
        return (*s.stacks[0], *s.removed), tuple(s.stacks[1])

    assert_even("el-grande", state, 0, world, worlds, 1200)


def test_hands_of_el_grande_after_a_card_was_taken_back_unseen():
    state = state_of("el-grande", 3)
    hands = [0b1110, 0b10110, 0b100110]
    state.hand = [*state.hand[:1], hands[0], *state.hand[2:]]
    state.hand_worlds = [*state.hand_worlds[:1], hands, *state.hand_worlds[2:]]

    assert_even("el-grande", state, 0, lambda s: s.hand[1], list(hands), 900)


def test_modifiers_of_el_grande_that_nobody_has_seen():
    state = state_of("el-grande", 3, power_shift=True)
    unseen = [0, 1, 2, 3, 4]  # all others were shown; the own one is known
    state.shown = [0, sum(1 << n for n in range(5, 16)), 0, 0, 0]
    state.passed = [-1] * 5
    state.modifiers = [1 << 4, 1 << 0, 1 << 1 | 1 << 2, 0, 0]
    state.modifier_worlds = [[0]] * 5
    free = set(unseen) - {4}
    worlds: list[Hashable] = [
        (1 << one, sum(1 << n for n in two)) for one in free for two in combinations(sorted(free - {one}), 2)
    ]

    assert_even("el-grande", state, 0, lambda s: (s.modifiers[1], s.modifiers[2]), worlds, 1200)


def test_the_end_of_the_deck_of_andean_abyss():
    """Three cards are hidden: the last Propaganda card and two events, of which three more were set aside."""
    state = state_of("andean-abyss", 4)
    state.position, state.open_next, state.eligibility = len(state.deck) - 4, False, 0
    events = [card for card in state.deck if card < PROPAGANDA]
    last = max(state.deck)
    seen = [card for card in state.deck if card != last][: state.position + 1]
    hidden = [card for card in events if card not in seen][:2]
    state.deck = [*seen, last, *hidden]
    state.removed = [card for card in range(1, PROPAGANDA) if card not in state.deck][:3]
    pool = [*hidden, *state.removed]
    worlds: list[Hashable] = [
        (*cards[:place], last, *cards[place:]) for cards in permutations(pool, 2) for place in range(3)
    ]

    assert_even("andean-abyss", state, 0, lambda s: tuple(s.deck[-3:]), worlds, 1800)


def test_what_patron_hides_in_narcos():
    state = state_of("narcos", 2)
    state.hand, state.deck, state.known = [0, 3, 5], [1, 2], 1 << 3  # card 3 was shown
    state.possible, state.place = 1 << 2 | 1 << 7 | 1 << 9, 7
    pool = {0, 1, 2, 5}
    hands = [set(hand) for hand in combinations(sorted(pool), 2)]
    worlds: list[Hashable] = [
        (place, tuple(sorted(hand | {3})), deck)
        for place in (2, 7, 9)
        for hand in hands
        for deck in permutations(sorted(pool - hand))
    ]

    assert_even("narcos", state, 1, lambda s: (s.place, tuple(s.hand), tuple(s.deck)), worlds, 2400)


def test_stacks_of_soloplay():
    state = state_of("twilight-struggle-soloplay", 1)
    state.hands, state.deck = [[1, 4], [9]], [5]
    state.known, state.bottom = [1 << 4, 0], [0, 0]  # card 4 is known to be in the first stack, but not where
    pool = {1, 5, 9}
    worlds: list[Hashable] = [
        (order, other, (pool - {card, other}).pop())
        for card in pool
        for order in permutations((card, 4))
        for other in pool - {card}
    ]

    assert_even(
        "twilight-struggle-soloplay", state, 0, lambda s: (tuple(s.hands[0]), s.hands[1][0], s.deck[0]), worlds, 1200
    )
