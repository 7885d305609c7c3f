"""Reinforcement, the card of stack 4 that brings a used card back into the hand, and what others learn of it."""

from __future__ import annotations

import pytest

from tablero.core.dice import Dice, dice_key
from tablero.core.errors import IllegalAnswer
from tablero.testing import rule
from tests.el_grande.card_helpers import known_to, taken

SHIFT = {"options": "power_shift", "players": 3, "powers": "9 purple, 5 blue, 2 orange", "played": "plus_2_a purple"}


def hand(table, seat):
    return table.view(seat)["hands"][table.seat(seat)]


@rule("EG-card-reinforcement")
def test_reinforcement_takes_back_this_rounds_card_or_one_from_the_discard():
    table = taken("reinforcement_1", powers="9 purple, 5 blue, 2 orange, 1 green", hand="purple 1 2 3 5 6 7 8 10 11 12")

    table.play("special")
    assert table.options == ["power_4", "power_9", "power_13"]
    table.play("power_13")

    assert hand(table, "purple")["powers"] == [1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 13]
    assert table.kind == "half"


@rule("EG-card-reinforcement")
def test_reinforcement_offers_no_card_that_is_still_in_the_hand():
    table = taken("reinforcement_2", powers="9 purple, 5 blue, 2 orange, 1 green", hand="purple 1 2").play("special")

    assert table.options == [f"power_{value}" for value in range(3, 14)]
    with pytest.raises(IllegalAnswer):
        table.play("power_1")


@rule("EG-card-reinforcement", "EG-13.2", ruling="EG-R26")
def test_reinforcement_with_this_rounds_card_changes_neither_order_nor_marker():
    """The rulebook's special case: the lowest card of the round comes back, the marker is won all the same."""
    table = taken("reinforcement_1", powers="9 blue, 5 orange, 3 green, 2 purple", turn="purple", first="green")

    table.play("special")  # the first round: the 2 is the only used card, so it comes back without a question
    assert table.view("purple")["order"] == ["blue", "orange", "green", "purple"]
    assert 2 in hand(table, "purple")["powers"]
    assert table.view("green")["played"][0] == {"power": 2, "modifier": None, "total": 2}
    table.play("done")

    assert table.view()["first"] == "purple"
    assert (table.asked, table.kind) == ("purple", "power")
    assert "power_2" in table.options


@rule("EG-card-reinforcement", "EG-5.4", "EG-24.2", ruling="EG-R37")
def test_nobody_else_learns_which_power_card_reinforcement_brought_back():
    position = {"powers": "9 purple, 5 blue, 2 orange, 1 green", "hand": "purple 1 2 3 5 6 7 8 10 11 12"}
    others = ("blue", "orange", "green")

    first = taken("reinforcement_1", **position).play("special", "power_13")
    second = taken("reinforcement_1", **position).play("special", "power_4")

    assert known_to(first, *others) == known_to(second, *others)
    assert known_to(first, "purple") != known_to(second, "purple")
    assert [entry["card"] for entry in first.journal("card-back", "purple")] == ["power_13"]
    assert first.journal("card-back", "blue") == []
    assert [entry["who"] for entry in first.journal("power-back", "blue")] == ["purple"]
    assert first.view("blue")["hands"][0]["power_count"] == 11


@rule("EG-card-reinforcement", "EG-24.2", ruling="EG-R37")
def test_for_the_others_any_used_card_may_have_come_back():
    table = taken("reinforcement_1", powers="9 purple, 5 blue, 2 orange, 1 green", hand="purple 1 2 3 5 6 7 8 10 11 12")
    table.play("special", "power_13")

    imagined = set()
    for number in range(40):
        world = table.state.copy()
        table.game.reshuffle_unknown(world, table.seat("blue"), Dice(dice_key(b"%d" % number)))
        imagined |= {value for value in (4, 9, 13) if world.hand[0] >> value & 1}
        assert table.game.view(world, table.seat("blue")) == table.view("blue")

    assert imagined == {4, 9, 13}


@rule("EG-card-reinforcement", "EG-23.5", ruling="EG-R48")
def test_reinforcement_may_take_back_the_modifier_of_this_round():
    table = taken("reinforcement_1", **SHIFT)

    table.play("special")
    assert table.options == ["power_9", "plus_2_a"]
    table.play("plus_2_a")

    assert hand(table, "purple")["modifiers"] == ["plus_2_a"]
    assert 9 not in hand(table, "purple")["powers"]
    assert table.view("blue")["played"][0] == {"power": 9, "modifier": "plus_2_a", "total": 11}
    assert table.view()["order"] == ["purple", "blue", "orange"]


@rule("EG-card-reinforcement", "EG-23.5", ruling="EG-R37")
def test_others_see_whether_a_modifier_or_a_power_card_came_back_but_not_which():
    table = taken("reinforcement_1", **SHIFT).play("special", "plus_2_a")

    assert [entry["who"] for entry in table.journal("modifier-back", "blue")] == ["purple"]
    assert table.journal("power-back", "blue") == table.journal("card-back", "blue") == []
    assert "modifiers" not in table.view("blue")["hands"][0]
    assert table.view("blue")["hands"][0]["modifier_count"] == 1


@rule("EG-card-reinforcement", ruling="EG-R48")
def test_a_modifier_taken_back_does_not_use_its_ability_again_this_round():
    table = taken("reinforcement_1", **(SHIFT | {"played": "courier purple"})).play("special", "courier", "done")

    assert table.asked == "blue"
    assert table.journal("ability") == []


@rule("EG-card-reinforcement", "EG-23.5")
def test_reinforcement_offers_no_modifier_that_was_never_played():
    table = taken("reinforcement_1", **SHIFT, modifiers="purple courier spy").play("special")

    assert table.options == ["power_9", "plus_2_a"]
