"""The sixteen modifier cards of Power Shift (EG-23): their numbers, and the abilities that six of them have."""

from __future__ import annotations

from typing import Any

import pytest

from tablero.games.el_grande.board import MODIFIERS, ModifierCard
from tablero.testing import rule
from tests.el_grande.card_helpers import at, court, province, watched
from tests.el_grande.helpers import ALL_REGIONS, hand, idle_until, played

every_modifier = pytest.mark.parametrize("modifier", MODIFIERS, ids=[modifier.id for modifier in MODIFIERS])


def before_power(**given: Any):
    """Purple, who plays last, is about to play a power card."""
    return watched(**({"players": 3, "options": "power_shift", "turn": "purple"} | given))


def with_ability(modifier: str, **given: Any):
    """Purple is first in turn order, with a 13, which brings no caballeros, and the modifier."""
    usual = {"options": "power_shift", "powers": "13 purple, 5 blue, 4 orange, 3 green", "step": "taking"}
    return watched(**(usual | given), played=f"{modifier} purple")


def is_unused(table) -> bool:
    """Whether purple chooses a card at once, without the ability of the modifier."""
    return (table.asked, table.kind) == ("purple", "card") and not table.journal("ability")


# -- numbers -----------------------------------------------------------------------------------------------------


@every_modifier
@rule("EG-23.1", "EG-23.2", "EG-23.3")
def test_a_modifier_puts_its_player_before_or_after_somebody_with_the_same_power_card(modifier: ModifierCard):
    table = before_power(powers="7 blue, 1 orange", modifiers=f"purple {modifier.id}")
    assert table.options == ["plain", modifier.id]

    table.play(modifier.id, "power_7")

    assert played(table, "purple") == {"power": 7, "modifier": modifier.id, "total": 7 + modifier.value}
    earlier = ["purple", "blue"] if modifier.value > 0 else ["blue", "purple"]
    assert table.view()["order"] == [*earlier, "orange"]
    idle_until(table, "take", "purple")
    assert table.options == ["0", "1", "2", "3"]  # as many as a 7 brings: the modifier has no influence


@every_modifier
@rule("EG-23.2", ruling=("EG-R11", "EG-R54"))
def test_a_modifier_may_not_lead_to_a_total_that_is_there_already(modifier: ModifierCard):
    there = 7 + modifier.value
    table = before_power(powers=f"{there} blue, 12 orange", modifiers=f"purple {modifier.id}").play(modifier.id)

    assert "power_7" not in table.options
    assert f"power_{there}" in table.options  # the same number, but another total


@every_modifier
@rule("EG-23.2", "EG-24.2")
def test_a_modifier_leaves_the_hand_when_it_is_played_and_is_hidden_before(modifier: ModifierCard):
    table = before_power(powers="7 blue, 1 orange", modifiers=f"purple {modifier.id}")
    assert "modifiers" not in table.view("blue")["hands"][0]
    assert table.view("purple")["hands"][0]["modifiers"] == [modifier.id]

    table.play(modifier.id, "power_7")

    assert table.view("blue")["hands"][0]["modifier_count"] == 0
    assert table.view("purple")["hands"][0]["modifiers"] == []


@rule("EG-23.2", ruling="EG-R54")
def test_nine_with_plus_one_follows_a_nine_but_seven_with_plus_one_does_not_follow_an_eight():
    """The rulebook's example."""
    table = before_power(powers="9 blue, 8 orange", modifiers="purple plus_1_a").play("plus_1_a")

    assert "power_9" in table.options
    assert "power_7" not in table.options
    assert "power_8" not in table.options  # 8 and +1 would be a second 9


@rule("EG-23.2", ruling="EG-R11")
def test_totals_may_fall_below_one_and_rise_above_thirteen():
    low = before_power(powers="9 blue, 1 orange", modifiers="purple minus_3 plus_3").play("minus_3", "power_1")
    assert played(low, "purple")["total"] == -2
    assert low.view()["order"] == ["blue", "orange", "purple"]

    high = before_power(powers="13 blue, 1 orange", modifiers="purple minus_3 plus_3").play("plus_3", "power_13")
    assert played(high, "purple")["total"] == 16
    assert high.view()["order"] == ["purple", "blue", "orange"]


@rule("EG-23.3", "EG-13.2")
def test_the_first_player_marker_goes_to_the_lowest_total():
    table = before_power(powers="5 blue, 4 orange", modifiers="purple minus_3").play("minus_3", "power_6")
    idle_until(table, "power")

    assert table.view()["first"] == "purple"


@rule("EG-23.2")
def test_only_one_own_modifier_goes_with_a_power_card_and_none_is_needed():
    table = before_power(powers="5 blue, 4 orange", modifiers="purple minus_3 plus_3 spy, blue plus_1_a")
    assert table.options == ["plain", "plus_3", "minus_3", "spy"]

    table.play("plain", "power_6")

    assert played(table, "purple") == {"power": 6, "modifier": None, "total": 6}
    assert 6 not in hand(table, "purple")
    table = before_power(powers="5 blue, 4 orange", modifiers="purple minus_3 plus_3").play("plus_3")
    assert table.kind == "power"  # no question for a second one


# -- abilities ---------------------------------------------------------------------------------------------------


@rule("EG-card-courier", "EG-23.4")
def test_courier_calls_one_more_caballero_after_those_of_the_power_card():
    table = with_ability("courier", powers="9 purple, 5 blue, 4 orange, 3 green").play("2")
    assert (table.kind, table.options) == ("take", ["0", "1"])

    table.play("1")

    assert (court(table, "purple"), province(table, "purple")) == (10, 20)
    assert table.kind == "card"


@rule("EG-card-courier", "EG-6.3", "EG-12.1", ruling="EG-R57")
def test_courier_takes_from_a_region_only_in_a_shortage_and_never_from_king_or_castillo():
    table = with_ability("courier", king="aragon", aragon="3 purple", toledo="1 purple", castillo="19 purple")

    table.play("1")

    assert court(table, "purple") == 8
    assert at(table, "toledo") == ""
    assert is_unused(with_ability("courier", king="aragon", aragon="4 purple", castillo="19 purple"))


@rule("EG-card-recruiter", "EG-23.4")
def test_recruiter_calls_up_to_two_more_caballeros():
    table = with_ability("recruiter")
    assert (table.asked, table.options) == ("purple", ["0", "1", "2"])

    table.play("2")

    assert (court(table, "purple"), province(table, "purple")) == (9, 21)


@rule("EG-card-recruiter", "EG-6.3", "EG-12.1", ruling="EG-R57")
def test_recruiter_takes_what_there_is_and_nothing_from_king_or_castillo():
    table = with_ability("recruiter", king="aragon", aragon="3 purple", toledo="1 purple", castillo="19 purple")
    assert table.options == ["0", "1"]

    table.play("0")

    assert court(table, "purple") == 7
    assert at(table, "toledo") == "1 purple"


@rule("EG-card-scout", "EG-10.1", "EG-23.4")
def test_scout_moves_one_own_caballero():
    table = with_ability("scout", toledo="2 purple, 1 blue", galicia="1 blue")
    assert table.options == ["toledo", "done"]

    table.play("toledo", "castillo")

    assert at(table, "castillo") == "1 purple"
    assert at(table, "toledo") == "1 purple, 1 blue"
    assert table.kind == "card"  # one and no more


@rule("EG-card-spy", "EG-10.1", "EG-19.7", "EG-23.4")
def test_spy_moves_one_opposing_caballero_or_one_of_the_dummy():
    table = with_ability("spy", toledo="2 purple, 1 blue", galicia="1 purple").play("toledo", "sevilla")
    assert at(table, "sevilla") == "1 blue"
    assert table.kind == "card"

    table = with_ability("spy", players=2, powers="13 purple, 5 blue, 4 orange", toledo="1 orange")
    assert at(table.play("toledo", "sevilla"), "sevilla") == "1 orange"


@pytest.mark.parametrize("modifier", ["scout", "spy"])
@rule("EG-card-scout", "EG-card-spy", "EG-10.3", "EG-12.1", "EG-21.3")
def test_scout_and_spy_touch_neither_the_kings_region_nor_a_closed_castillo(modifier):
    both = "1 purple, 1 blue"
    table = with_ability(modifier, king="granada", granada=both, castillo=both, toledo=both)
    assert table.options == ["toledo", "done"]
    table.play("toledo")
    assert table.options == [r for r in ALL_REGIONS if r not in ("granada", "toledo")] + ["castillo"]

    table = with_ability(modifier, king="castillo", toledo=both).play("toledo")
    assert table.options == [region for region in ALL_REGIONS if region != "toledo"]


@rule("EG-card-scout", "EG-card-spy", "EG-10.2", ruling="EG-R39")
def test_scout_and_spy_ask_nothing_when_there_is_nobody_to_move():
    assert is_unused(with_ability("scout", king="granada", granada="3 purple", toledo="4 blue"))
    assert is_unused(with_ability("spy", king="granada", granada="3 blue", toledo="4 purple"))


@rule("EG-card-steward", "EG-11.1", "EG-23.4")
def test_steward_throws_one_caballero_into_the_castillo_and_announces_it():
    table = with_ability("steward")
    assert table.options == ["castillo", "done"]

    table.play("castillo")

    assert at(table, "castillo") == "1 purple"
    assert court(table, "purple") == 6
    assert [(entry["who"], entry["n"]) for entry in table.journal("threw", "green")] == [("purple", 1)]
    assert table.kind == "card"


@rule("EG-card-steward", "EG-21.3", ruling="EG-R39")
def test_steward_is_no_use_with_the_king_at_the_castillo_or_an_empty_court():
    assert is_unused(with_ability("steward", king="castillo"))
    assert is_unused(with_ability("steward", court="0 purple"))


@rule("EG-card-herald", "EG-23.4")
def test_herald_puts_one_caballero_into_a_region_far_from_the_king():
    table = with_ability("herald", king="galicia").play("granada")

    assert at(table, "granada") == "1 purple"
    assert court(table, "purple") == 6
    assert table.kind == "card"


@rule("EG-card-herald", "EG-8.3", "EG-12.1", ruling="EG-R39")
def test_herald_enters_neither_the_kings_region_nor_the_castillo_and_needs_a_court():
    table = with_ability("herald", king="galicia")

    assert table.options == [region for region in ALL_REGIONS if region != "galicia"] + ["done"]
    assert is_unused(with_ability("herald", court="0 purple"))


@pytest.mark.parametrize("modifier", ["courier", "recruiter", "scout", "spy", "steward", "herald"])
@rule("EG-23.4", "EG-9.1")
def test_an_ability_may_be_declined_and_belongs_only_to_whoever_played_it(modifier):
    table = with_ability(modifier, toledo="2 purple, 2 blue, 2 orange").play(
        "0" if modifier in ("courier", "recruiter") else "done"
    )
    assert (table.asked, table.kind) == ("purple", "card")
    assert at(table, "toledo") == "2 purple, 2 blue, 2 orange"

    table.play(table.options[0], "done")

    assert (table.asked, table.kind) == ("blue", "take")
    idle_until(table, "card", "blue")
    assert [entry["who"] for entry in table.journal("ability")] == ["purple"]


@pytest.mark.parametrize("modifier", [modifier.id for modifier in MODIFIERS if modifier.ability is None])
@rule("EG-23.1", "EG-23.4")
def test_a_plain_modifier_does_nothing_more(modifier):
    table = with_ability(modifier, toledo="2 purple, 2 blue")

    assert is_unused(table)
