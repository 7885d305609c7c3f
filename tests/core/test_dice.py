"""Chance: the stream is fixed for ever by its seed, even, and bound by the commitment."""

from __future__ import annotations

from tablero.core.dice import Dice, commitment, dice_key, simulation_seed

STREAM = [989, 268, 845, 71, 458, 554, 338, 986, 792, 237]
SHUFFLED = [6, 1, 3, 8, 4, 9, 7, 0, 5, 2]
ROLLED = [1, 5, 3, 4, 6]
KEY = "ee2c8366f1fb6a220919ad6870a80194"
COMMITMENT = "62b0dc57b5d93a01a481172610437e11bec8ce4aceb1df7f5f0b35c6930e5426"


def test_the_stream_of_a_seed_never_changes():
    """Fixed values: if they change, no saved or recorded game can be played again."""
    dice = Dice(dice_key(b"tablero"))
    assert [dice.below(1000) for _ in range(10)] == STREAM
    assert dice.counter == 10
    cards = list(range(10))
    dice.shuffle(cards)
    assert cards == SHUFFLED
    assert [dice.die() for _ in range(5)] == ROLLED


def test_key_and_commitment_of_a_seed_never_change():
    assert dice_key(b"tablero").hex() == KEY
    assert commitment(b"tablero") == COMMITMENT
    assert commitment(b"") != commitment(b"\0")


def test_commitment_and_key_tell_nothing_of_each_other():
    assert dice_key(b"tablero").hex() not in commitment(b"tablero")


def test_a_copy_goes_on_from_the_same_place_by_itself():
    dice = Dice(dice_key(b"x"))
    dice.below(6)
    twin = dice.copy()
    ahead = [dice.below(100) for _ in range(5)]
    assert twin.counter == 1
    assert [twin.below(100) for _ in range(5)] == ahead


def test_a_stream_can_be_taken_up_at_any_position():
    dice = Dice(dice_key(b"x"))
    rolled = [dice.below(100) for _ in range(10)]
    assert [Dice(dice_key(b"x"), 4).below(100), Dice(dice_key(b"x"), 9).below(100)] == [rolled[4], rolled[9]]


def test_numbers_are_in_range_and_about_equally_likely():
    dice = Dice(dice_key(b"even"))
    counts = [0] * 6
    for _ in range(6000):
        counts[dice.die() - 1] += 1
    assert all(850 < count < 1150 for count in counts)
    assert {dice.below(1) for _ in range(10)} == {0}


def test_pick_and_shuffle_use_every_place():
    dice = Dice(dice_key(b"places"))
    assert {dice.pick([3, 5, 8]) for _ in range(50)} == {3, 5, 8}
    firsts = set()
    for _ in range(100):
        cards = [1, 2, 3, 4]
        dice.shuffle(cards)
        assert sorted(cards) == [1, 2, 3, 4]
        firsts.add(cards[0])
    assert firsts == {1, 2, 3, 4}


def test_games_of_a_simulation_have_different_seeds():
    seeds = {simulation_seed(number, game) for number in range(12) for game in range(12)}
    assert len(seeds) == 144
