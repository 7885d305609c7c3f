"""The module Power Shift: totals, and the abilities of modifiers (EG-23). Dealing and passing is in test_setup.py."""

from __future__ import annotations

import pytest

from tablero.core.errors import IllegalAnswer
from tablero.core.table import seat_at
from tablero.games.el_grande.position import position
from tablero.testing import rule
from tests.el_grande.card_helpers import at, court, province
from tests.el_grande.helpers import finish_round, hand, idle_until, played, shift

# -- totals -------------------------------------------------------------------------------------------------------


@rule("EG-23.2", ruling="EG-R54")
def test_totals_must_differ_but_the_values_on_the_cards_need_not():
    """Example EX-19, the rulebook's own."""
    nine = shift(powers="9 purple", modifiers="blue plus_1_a").play("plus_1_a", "power_9")
    assert played(nine, "blue") == {"power": 9, "modifier": "plus_1_a", "total": 10}

    eight = shift(powers="8 purple", modifiers="blue plus_1_a").play("plus_1_a")
    with pytest.raises(IllegalAnswer, match="blue answered 'power_7'"):
        eight.play("power_7")


@rule("EG-23.2", "EG-5.2")
def test_a_modifier_is_optional_and_without_one_the_plain_value_is_the_total():
    table = shift(powers="9 purple", modifiers="blue plus_1_a").play("plain")
    assert "power_9" not in table.options

    table.play("power_10")
    assert played(table, "blue") == {"power": 10, "modifier": None, "total": 10}


@rule("EG-23.2")
def test_only_one_modifier_is_played_and_it_leaves_the_hand():
    table = shift(first="purple", modifiers="purple plus_1_a minus_1_a").play("plus_1_a")
    assert table.kind == "power"

    table.play("power_5", "power_9", "power_8", "power_7")
    assert table.view("purple")["hands"][0]["modifiers"] == ["minus_1_a"]


@rule("EG-23.2", "EG-23.3", ruling="EG-R11")
def test_totals_may_be_zero_negative_or_above_thirteen():
    table = shift(first="purple", modifiers="purple plus_3, blue minus_3, orange minus_1_a")

    table.play("plus_3", "power_13", "minus_3", "power_1", "minus_1_a", "power_1", "power_13")

    assert [played(table, seat)["total"] for seat in table.seats] == [16, -2, 0, 13]
    assert table.view()["order"] == ["purple", "green", "orange", "blue"]
    assert finish_round(table).view()["first"] == "blue"


@rule("EG-23.2", ruling="EG-R11")
def test_a_plain_eight_and_a_nine_with_minus_one_collide():
    table = shift(powers="8 purple", modifiers="blue minus_1_a").play("minus_1_a")

    assert "power_9" not in table.options
    assert "power_8" in table.options


@rule("EG-23.2", ruling="EG-R43")
@pytest.mark.parametrize("choice", ["plain", "plus_3"])
def test_with_any_modifier_or_none_there_is_always_a_legal_power_card(choice):
    """White holds five cards in the last round; whatever the four totals are, a fifth is left."""
    totals = "4 purple, 5 blue, 6 orange, 7 green"
    table = shift(players=5, round=9, powers=totals, hand="white 1 2 3 4 5", modifiers="white plus_3").play(choice)

    assert table.kind != "power" or table.options
    idle_until(table, "card")
    assert played(table, "white")["total"] not in (4, 5, 6, 7)


@rule("EG-23.3", "EG-6.2", "EG-13.2")
def test_totals_decide_order_and_marker_but_the_power_card_alone_the_caballeros():
    table = shift(first="purple", modifiers="purple plus_3, green minus_3")

    table.play("plus_3", "power_1", "power_3", "power_2", "minus_3", "power_4")

    assert table.view()["order"] == ["purple", "blue", "orange", "green"]  # 4, 3, 2, 1
    assert (table.asked, table.options[-1]) == ("purple", "6")  # a 1 takes six, whatever its total
    assert finish_round(table).view()["first"] == "green"


@rule("EG-19.5", "EG-23.2", ruling="EG-R33")
def test_the_dummy_has_no_modifiers_and_its_plain_value_is_its_total():
    table = position(players=2, options="power_shift", powers="8 orange", modifiers="purple plus_1_a").play("plus_1_a")
    assert "power_7" not in table.options
    assert "power_8" in table.options
    assert played(table, "orange")["total"] == 8

    dealt = seat_at("el-grande", 2, "no modifiers for the dummy", power_shift=True)
    assert [hand["modifier_count"] for hand in dealt.view()["hands"]] == [3, 3]
    assert dealt.all_asked == ["purple", "blue"]


# -- abilities ----------------------------------------------------------------------------------------------------


@rule("EG-23.4", "EG-card-courier")
def test_an_ability_is_used_after_taking_caballeros_and_before_choosing_a_card():
    table = shift(powers="5 purple", played="courier purple", step="taking")
    assert table.options == ["0", "1", "2", "3", "4"]

    table.play("4")
    assert (table.kind, table.options) == ("take", ["0", "1"])
    table.play("1")
    assert table.kind == "card"
    assert court(table, "purple") == 12


@rule("EG-23.4")
def test_an_ability_may_be_left_unused():
    table = shift(powers="5 purple", played="spy purple", step="taking", galicia="1 blue").play("0", "done")

    assert (table.kind, at(table, "galicia")) == ("card", "1 blue")


@rule("EG-23.4", "EG-6.2")
def test_an_ability_works_with_a_power_card_that_takes_nobody():
    table = shift(first="purple", modifiers="purple recruiter")
    table.play("recruiter", "power_13", "power_3", "power_2", "power_1")

    assert (table.asked, table.kind, table.options) == ("purple", "take", ["0", "1", "2"])


@rule("EG-23.4")
@pytest.mark.parametrize("modifier", ["plus_1_a", "minus_3"])
def test_a_plain_modifier_has_no_ability(modifier):
    table = shift(powers="5 purple", played=f"{modifier} purple", step="taking").play("0")

    assert table.kind == "card"


@rule("EG-6.3", "EG-card-courier", "EG-card-recruiter", ruling="EG-R57")
@pytest.mark.parametrize(("modifier", "most"), [("courier", 1), ("recruiter", 2)])
def test_abilities_that_take_caballeros_may_take_them_from_regions_in_a_shortage(modifier, most):
    table = shift(
        powers="13 purple", played=f"{modifier} purple", step="taking", province="0 purple", king="toledo",
        galicia="3 purple", toledo="2 purple", castillo="1 purple",
    )  # fmt: skip
    assert table.options[-1] == str(most)

    table.play(str(most))
    assert at(table, "galicia") == f"{3 - most} purple"
    assert (at(table, "toledo"), at(table, "castillo"), province(table, "purple")) == ("2 purple", "1 purple", 0)


@rule("EG-23.5", "EG-card-reinforcement")
def test_reinforcement_may_take_back_a_modifier_instead_of_a_power_card():
    table = shift(powers="5 purple", card="reinforcement_1", used="purple spy", modifiers="purple scout").play(
        "special"
    )
    assert table.options == ["power_5", "spy"]

    table.play("spy")
    assert table.view("purple")["hands"][0]["modifiers"] == ["scout", "spy"]
    assert 5 not in hand(table, "purple")


@rule("EG-23.5", "EG-card-reinforcement", ruling=("EG-R48", "EG-R47"))
def test_the_modifier_of_this_round_may_be_taken_back_while_its_total_goes_on_counting():
    powers = "9 blue, 8 orange, 7 green, 4 purple"
    table = shift(powers=powers, turn="purple", played="recruiter purple", card="reinforcement_1").play("special")
    assert table.options == ["power_4", "recruiter"]

    table.play("recruiter")
    assert (table.asked, table.options) == ("purple", ["place", "done"])  # the ability is not used again
    assert played(table, "purple")["total"] == 3
    assert finish_round(table).view()["first"] == "purple"
    assert "recruiter" in table.view("purple")["hands"][0]["modifiers"]


@rule("EG-23.5", ruling="EG-R47")
def test_a_total_stays_visible_and_valid_until_the_round_ends():
    table = shift(powers="9 purple, 8 blue, 5 orange, 4 green", played="minus_3 purple", turn="blue", step="choosing")

    table.play("coup", "done")
    assert played(table, "purple") == {"power": 9, "modifier": "minus_3", "total": 6}
    assert table.asked == "purple"
