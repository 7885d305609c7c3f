"""Who is asked on a card (AA-2.3.1, AA-2.3.2, AA-2.3.7), passing (AA-2.3.3), and what the two may do (AA-2.3.4)."""

from __future__ import annotations

import pytest

from tablero.core.table import seat_at
from tablero.games.andean_abyss.board import CARD, FACTIONS, PROPAGANDA
from tablero.games.andean_abyss.position import position
from tablero.testing import rule
from tests.andean_abyss.helpers import card, changed, eligible, resources

OPERATIONS = {"rally", "march", "attack", "terror"}
STANDARD = {"from_": "standard", "options": "no_negotiation"}
PLAN_COLOMBIA = ("govt", "auc", "cartels", "farc")  # the order printed on card 12


# -- the order ---------------------------------------------------------------------------------------------------


@rule("AA-2.3", "AA-2.3.2")
def test_eligible_factions_are_asked_in_the_order_on_the_card():
    table = position(card="plan_colombia", **STANDARD)

    for faction in PLAN_COLOMBIA:
        assert table.asked == faction
        table.play("pass")
    assert card(table) != "plan_colombia", "everybody has passed: the card is finished"


@rule("AA-2.3", "AA-2.3.2")
def test_ineligible_factions_are_not_asked():
    table = position(card="plan_colombia", eligible="cartels, farc", **STANDARD)
    assert table.asked == "cartels"

    table.play("pass")
    assert table.asked == "farc"
    table.play("pass")
    assert card(table) != "plan_colombia"


@rule("AA-2.3", "AA-2.3.3")
def test_two_factions_execute_on_a_card_and_no_third():
    table = position(card="plan_colombia", **STANDARD).play("patrol", "done", "done")
    assert table.asked == "auc"

    table.play("rally", "cesar")

    assert card(table) != "plan_colombia"
    assert eligible(table) == {"farc", "cartels"}


# -- passing -----------------------------------------------------------------------------------------------------


@rule("AA-2.3.3")
def test_passing_brings_three_to_the_government_and_one_to_an_insurgent():
    table = position(card="plan_colombia", resources="govt 5, auc 5", **STANDARD).play("pass", "pass")

    assert resources(table) == [8, 10, 6, 10]
    assert table.asked == "cartels"


@rule("AA-2.3.3", "AA-2.3.7")
def test_who_passes_stays_eligible_and_the_next_steps_into_the_place_with_all_its_choices():
    table = position(card="plan_colombia", **STANDARD).play("pass")
    assert table.asked == "auc"
    assert {"rally", "unshaded", "shaded"} <= set(table.options)

    table.play("rally", "cesar")
    assert "extort" in table.options, "no Limited Operation"
    table.play("done")
    table.play("pass", "pass")

    assert eligible(table) == {"govt", "farc", "cartels"}


@rule("AA-2.3.3", ruling="AA-R3")
def test_who_has_passed_is_not_asked_again_on_this_card():
    table = position(card="plan_colombia", **STANDARD).play("pass", "rally", "cesar", "done")

    assert table.asked == "cartels"
    table.play("pass")
    assert table.asked == "farc"
    table.play("pass")
    assert card(table) != "plan_colombia", "the Government had passed"


# -- what the 2nd Eligible may do --------------------------------------------------------------------------------


@rule("AA-2.3.4")
def test_the_first_eligible_may_operate_with_a_special_activity_or_take_the_event():
    table = position(card="plan_colombia", **STANDARD)

    assert {"train", "patrol", "sweep", "unshaded", "shaded", "pass"} <= set(table.options)
    table.play("train")
    assert {"air_lift", "eradicate"} <= set(table.options)


@rule("AA-2.3.4")
def test_after_an_operation_alone_there_is_a_limited_operation_and_no_event():
    table = position(card="plan_colombia", **STANDARD).play("patrol", "done", "done")

    assert OPERATIONS & set(table.options)
    assert not {"unshaded", "shaded"} & set(table.options)
    table.play("rally", "antioquia", "place", "1")
    assert card(table) != "plan_colombia", "one space, and no Special Activity"


@rule("AA-2.3.4", ruling=("AA-R48", "AA-R4"))
def test_after_an_operation_with_a_special_activity_there_is_a_limited_operation_or_the_event():
    table = position(card="plan_colombia", **STANDARD).play("patrol", "air_lift", "bogota", "cali", "1", "done")
    assert {"rally", "unshaded", "shaded", "pass"} <= set(table.options)

    table.play("rally")
    assert "extort" not in table.options, "still a Limited one"


@rule("AA-2.3.4")
def test_after_the_event_there_is_an_operation_with_a_special_activity_but_no_event():
    table = position(card="plan_colombia", **STANDARD).play("unshaded")
    assert table.asked == "auc"
    assert not {"unshaded", "shaded"} & set(table.options)

    table.play("rally", "cesar")
    assert {"extort", "atlantico", "done"} <= set(table.options)


@rule("AA-2.3.4", ruling="AA-R40")
def test_after_a_non_player_operated_alone_a_player_has_a_limited_operation():
    table = position(card="plan_colombia", slot="1 operation", executed="auc", players=1, from_="standard")

    assert table.asked == "govt"
    assert not {"unshaded", "shaded"} & set(table.options)


@rule("AA-2.3.5", "AA-2.3.7")
def test_a_limited_operation_is_an_operation_like_any_other_for_eligibility():
    table = position(card="plan_colombia", executed="govt", slot="1 operation", **STANDARD)

    table.play("rally", "cesar")

    assert eligible(table) == {"farc", "cartels"}


# -- at the end of the card --------------------------------------------------------------------------------------


@rule("AA-2.3.7", "AA-2.3.1")
def test_who_was_ineligible_is_eligible_again_on_the_next_card():
    table = position(card="plan_colombia", eligible="govt, auc", **STANDARD).play("unshaded", "pass")

    assert eligible(table) == {"farc", "auc", "cartels"}


@rule("AA-2.3.7", ruling="AA-R41")
def test_ineligible_through_the_next_card_begins_at_once():
    """The shaded DoD Contractors names the Government and the FARC."""
    table = position(card="dod_contractors", eligible="cartels, govt, auc", **STANDARD)
    assert table.asked == "govt"
    table.play("pass", "shaded")

    while card(table) == "dod_contractors":
        assert table.asked == "auc" or table.kind != "turn"
        table.play("pass" if table.kind == "turn" else table.options[0])
    assert eligible(table) == {"auc"}


# -- options A and B ---------------------------------------------------------------------------------------------


@rule("AA-2.3.1", ruling="AA-R47")
@pytest.mark.parametrize("option", [1, 2])
def test_with_options_a_and_b_the_order_is_that_of_the_next_event_card(option):
    given = {"card": "plan_colombia", **STANDARD}  # Government first

    assert changed({"eligibility": option}, next="sicarios", **given).asked == "cartels"
    past = changed({"eligibility": option}, next="propaganda", **given)
    following = next(number for number in past.state.deck[1:] if number < PROPAGANDA)
    assert past.asked == FACTIONS[CARD[following].order[0]], "Propaganda cards are looked past"


@rule("AA-2.3.1")
def test_without_an_event_card_left_option_a_takes_the_lowest_of_those_played():
    table = changed(
        {"eligibility": 1, "deck": [72, 12, PROPAGANDA + 3], "position": 1, "propaganda": 3},
        card="sicarios",
        **STANDARD,
    )

    assert table.asked == "cartels", "as on card 72, which was played first"


@rule("AA-2.3.1", "AA-2.3.7", ruling="AA-R79")
def test_with_option_a_executing_makes_ineligible_and_with_option_b_it_does_not():
    for option, left in ((1, {"farc", "auc", "cartels"}), (2, {"govt", "farc", "auc", "cartels"})):
        table = changed({"eligibility": option}, card="plan_colombia", next="first_division", **STANDARD)
        table.play("patrol", "done", "done", "pass", "pass", "pass")
        assert eligible(table) == left


@rule("AA-2.3.1", "AA-2.2", ruling=("AA-R47", "AA-R87"))
@pytest.mark.parametrize("option", ["option_a", "option_b"])
def test_with_options_a_and_b_the_next_card_lies_open_whatever_was_chosen(option):
    table = seat_at("andean-abyss", 4, eligibility=option, no_reveal=True)

    assert table.view("farc")["next_card"]
    assert not seat_at("andean-abyss", 4, no_reveal=True).view("farc")["next_card"]
