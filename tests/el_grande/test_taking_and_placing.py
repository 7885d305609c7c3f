"""A turn: taking caballeros, choosing an action card, its two halves, placing caballeros (EG-6, EG-7, EG-8)."""

from __future__ import annotations

import pytest

from tablero.core.errors import IllegalAnswer
from tablero.games.el_grande.position import position
from tablero.testing import rule
from tests.el_grande.card_helpers import at, court, king, province, score, scored
from tests.el_grande.helpers import FOUR_POWERS

TAKING = {1: 6, 2: 5, 3: 5, 4: 4, 5: 4, 6: 3, 7: 3, 8: 2, 9: 2, 10: 1, 11: 1}


# -- taking -------------------------------------------------------------------------------------------------------


@rule("EG-6.1", "EG-6.2")
def test_a_nine_takes_two_caballeros_from_the_province_into_the_court():
    """Example EX-03, the rulebook's own."""
    table = position(powers="9 purple", step="taking", court="7 purple", galicia="2 purple")
    assert province(table, "purple") == 21

    table.play("2")

    assert (province(table, "purple"), court(table, "purple")) == (19, 9)
    assert table.kind == "card"


@rule("EG-6.2")
@pytest.mark.parametrize("power", [12, 13])
def test_twelve_and_thirteen_take_nobody_and_the_step_is_skipped(power):
    """Example EX-04, the rulebook's own."""
    table = position(first="purple").play(f"power_{power}", "power_3", "power_2", "power_1")

    assert (table.asked, table.kind) == ("purple", "card")
    assert court(table, "purple") == 7
    assert table.journal("took") == []


@rule("EG-6.2", ruling="EG-R41")
@pytest.mark.parametrize(("power", "most"), TAKING.items())
def test_the_power_card_says_how_many_may_be_taken_in_one_decision(power, most):
    table = position(powers=f"{power} purple", step="taking")

    assert table.options == [str(n) for n in range(most + 1)]
    assert table.play(str(most)).kind == "card"


@rule("EG-6.1")
def test_taking_nobody_is_allowed():
    """Example EX-35."""
    table = position(powers="1 purple", step="taking").play("0")

    assert court(table, "purple") == 7
    assert table.kind == "card"


@rule("EG-6.3", ruling=("EG-R2", "EG-R41"))
def test_what_the_province_lacks_may_come_from_regions_but_not_from_the_kings_or_the_castillo():
    """Example EX-33."""
    given = {"powers": "4 purple", "step": "taking", "king": "castilla", "province": "1 purple"}
    given |= {"navarra": "2 purple", "castilla": "3 purple", "castillo": "2 purple"}
    table = position(**given)
    before = court(table, "purple")

    assert table.options == ["0", "1", "2", "3"]
    table.play("3")  # nobody asks from where: only Navarra is open

    assert court(table, "purple") == before + 3
    assert province(table, "purple") == 0
    assert at(table, "navarra") == ""
    assert (at(table, "castilla"), at(table, "castillo")) == ("3 purple", "2 purple")
    assert at(position(**given).play("1"), "navarra") == "2 purple"  # taking only the one is legal, too


@rule("EG-6.3", ruling="EG-R2")
def test_the_owner_chooses_the_regions_that_help_out():
    table = position(powers="4 purple", step="taking", province="2 purple", galicia="1 purple", toledo="2 purple")

    table.play("4")
    assert (table.kind, table.options) == ("take-from", ["galicia", "toledo"])
    table.play("toledo", "galicia")

    assert (at(table, "galicia"), at(table, "toledo")) == ("", "1 purple")


@rule("EG-6.3", ruling="EG-R2")
def test_nothing_comes_from_regions_while_the_province_can_supply():
    """Example EX-34."""
    table = position(powers="6 purple", step="taking", province="5 purple", galicia="4 purple").play("3")

    assert table.kind == "card"
    assert province(table, "purple") == 2
    assert at(table, "galicia") == "4 purple"


@rule("EG-6.3")
def test_with_nobody_to_take_the_step_is_skipped():
    table = position(powers="1 purple", step="taking", king="galicia", province="0 purple", galicia="3 purple")

    assert table.kind == "card"


@rule("EG-6.4", "EG-card-recruitment")
def test_a_card_that_takes_caballeros_may_take_them_from_regions_in_a_shortage():
    """Example EX-51."""
    table = position(card="recruitment", king="toledo", province="0 purple", cataluna="1 purple", toledo="2 purple")
    before = court(table, "purple")

    table.play("special")
    assert table.options == ["0", "1"]
    table.play("1")

    assert court(table, "purple") == before + 1
    assert (at(table, "cataluna"), at(table, "toledo")) == ("", "2 purple")


# -- the action card ----------------------------------------------------------------------------------------------


@rule("EG-7.1")
def test_one_of_the_open_cards_must_be_taken_and_is_gone_for_the_others():
    table = position(powers=FOUR_POWERS, step="choosing")
    offer = table.view()["offer"]
    assert table.options == offer

    table.play("his_majesty", "done", "0")

    assert table.asked == "blue"
    assert table.options == [card for card in offer if card != "his_majesty"]


@rule("EG-7.1", "EG-4.1")
def test_the_last_of_five_players_must_take_the_last_card_but_need_not_use_it():
    """Example EX-66."""
    table = position(
        players=5,
        powers="11 purple, 9 blue, 8 orange, 5 green, 3 white",
        turn="white",
        step="choosing",
        offer="crowds",
        galicia="3 purple",
    )

    assert (table.asked, table.kind, table.view()["card"]) == ("white", "half", "crowds")
    table.play("done")
    assert score(table) == ""
    assert table.view()["discards"][0] == "crowds"


@rule("EG-7.1", ruling="EG-R4")
def test_a_card_may_be_taken_that_is_of_no_use_at_all():
    """New Home with the grande in the King's region and an empty court: the turn is over at once."""
    table = position(
        powers=FOUR_POWERS,
        step="choosing",
        king="galicia",
        galicia="2 purple, purple grande",
        court="0 purple",
        offer="new_home_1, levy_1, crowds, his_majesty",
    )

    assert "new_home_1" in table.options
    table.play("new_home_1")
    assert table.asked == "blue"
    assert table.view()["discards"] == ["new_home_1"]


@rule("EG-7.2", "EG-9.1")
def test_the_halves_are_done_in_either_order_or_not_at_all():
    given = {"card": "fiesta_1", "aragon": "1 purple"}

    first_place = position(**given).play("place", "toledo", "toledo", "toledo")
    assert first_place.options == ["special", "done"]
    first_special = position(**given).play("special")
    assert first_special.options == ["place", "done"]
    assert position(**given).play("done").asked == "blue"


@rule("EG-7.2")
def test_a_half_that_was_broken_off_is_not_taken_up_again():
    """Example EX-39."""
    table = position(card="fiesta_1", king="castilla", aragon="1 purple").play("place", "toledo", "done", "special")

    assert table.asked == "blue"  # both halves are behind: the turn has ended by itself
    assert at(table, "toledo") == "1 purple"
    assert court(table, "purple") == 6


@rule("EG-7.2", "EG-8.1")
def test_his_majesty_may_place_first_and_then_move_the_king_onto_the_new_caballeros():
    """Example EX-06, the rulebook's own."""
    table = position(card="his_majesty", king="valencia", court="6 purple")

    table.play("place", "granada", "granada", "toledo", "toledo", "castillo", "special", "toledo")

    assert court(table, "purple") == 1
    assert (at(table, "granada"), at(table, "toledo"), at(table, "castillo")) == ("2 purple", "2 purple", "1 purple")
    assert [(entry["who"], entry["n"]) for entry in table.journal("threw", seat="green")] == [("purple", 1)]
    assert king(table) == "toledo"


@rule("EG-7.3", "EG-12.3")
def test_placing_follows_the_king_if_he_was_moved_first():
    """Example EX-37."""
    table = position(card="his_majesty", king="navarra").play("special", "toledo", "place")

    assert "sevilla" in table.options
    assert "toledo" not in table.options


# -- placing ------------------------------------------------------------------------------------------------------


@rule("EG-8.2", "EG-8.3")
def test_caballeros_are_placed_next_to_the_king_or_in_the_castillo():
    """Example EX-05, the rulebook's own."""
    table = position(card="his_majesty", king="castilla").play("place")

    assert table.options == ["galicia", "navarra", "aragon", "toledo", "castillo", "done"]


@rule("EG-8.2", "EG-8.3", "EG-8.4")
@pytest.mark.parametrize("place", ["sevilla", "valencia", "portugal", "france"])
def test_no_caballero_is_placed_with_the_king_far_from_him_or_abroad(place):
    """Example EX-38."""
    table = position(card="his_majesty", king="sevilla").play("place")
    assert table.options == ["toledo", "granada", "castillo", "done"]

    with pytest.raises(IllegalAnswer, match=r"\(EG-8.2\); the options were toledo, granada, castillo, done"):
        table.play(place)


@rule("EG-8.4")
def test_abroad_is_offered_for_neither_caballeros_nor_grandes_nor_by_his_majesty_to_the_king():
    for card in ("militia", "new_home_1", "his_majesty", "royal_adviser"):
        table = position(card=card, king="navarra", galicia="purple grande").play("special")
        assert not {"france", "portugal"} & set(table.options)


@rule("EG-8.5")
@pytest.mark.parametrize("king", ["galicia", "cataluna", "toledo", "france", "portugal"])
def test_the_castillo_is_open_wherever_else_the_king_is(king):
    assert "castillo" in position(card="levy_1", king=king).play("place").options


@rule("EG-8.5", "EG-21.3")
def test_the_castillo_is_closed_while_the_king_stands_there():
    assert "castillo" not in position(card="levy_1", king="castillo").play("place").options


@rule("EG-8.1")
def test_what_the_court_cannot_supply_is_forfeited():
    """Example EX-36."""
    table = position(card="recruitment", court="2 purple", king="castilla").play("place", "toledo", "toledo")

    assert at(table, "toledo") == "2 purple"
    assert table.options == ["special", "done"]


@rule("EG-8.1", "EG-1.5")
@pytest.mark.parametrize(
    ("card", "most"), [("militia", 1), ("levy_1", 2), ("fiesta_1", 3), ("coup", 4), ("his_majesty", 5)]
)
def test_a_card_of_stack_n_places_up_to_n_caballeros(card, most):
    table = position(card=card, king="castilla", galicia="1 blue").play("place")

    for n in range(most):
        assert (table.kind, court(table, "purple")) == ("place", 7 - n)
        table.play("toledo")
    assert (table.kind, table.options) == ("half", ["special", "done"])


@rule("EG-8.1", "EG-9.1", "EG-card-fiesta")
def test_the_special_action_may_be_declined_and_the_caballeros_placed_all_the_same():
    """Example EX-07, the rulebook's own; its picture does not show where the King is."""
    table = position(
        card="fiesta_1", king="castilla", aragon="2 blue", navarra="3 green", valencia="2 orange", court="4 purple"
    )

    table.play("place", "aragon", "toledo", "toledo", "done")

    assert (at(table, "aragon"), at(table, "toledo")) == ("1 purple, 2 blue", "2 purple")
    assert court(table, "purple") == 1
    assert (scored(table), score(table)) == ([], "")
    assert table.asked == "blue"


@rule("EG-8.1", "EG-9.2")
def test_fewer_may_be_placed_even_none():
    table = position(card="his_majesty").play("place", "done")

    assert court(table, "purple") == 7
    assert table.options == ["special", "done"]
