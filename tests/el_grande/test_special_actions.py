"""Special actions in general, and the words used on the cards: move, return, secret disc (EG-9, EG-10)."""

from __future__ import annotations

import pytest

from tablero.core.errors import IllegalAnswer
from tablero.games.el_grande.position import position
from tablero.testing import rule
from tests.el_grande.card_helpers import at, court, province, score
from tests.el_grande.helpers import ALL_REGIONS

# -- doing it or not ----------------------------------------------------------------------------------------------


@rule("EG-9.1")
def test_a_special_action_may_be_skipped_but_once_chosen_it_is_done_in_full():
    given = {"card": "fiesta_1", "aragon": "3 blue", "navarra": "1 purple", "valencia": "2 green"}

    assert score(position(**given).play("done")) == ""
    assert score(position(**given).play("special")) == "5 purple, 5 blue, 5 green"  # no way to leave out Aragón


@rule("EG-9.1", "EG-card-his-majesty")
def test_once_the_kings_move_is_chosen_there_is_no_way_to_leave_him():
    table = position(card="his_majesty", king="toledo").play("special")

    assert table.options == [region for region in ALL_REGIONS if region != "toledo"]


@rule("EG-9.2")
def test_up_to_leaves_the_number_to_the_player():
    table = position(card="regrouping", galicia="4 purple").play("special", "galicia", "toledo", "done")

    assert (at(table, "galicia"), at(table, "toledo")) == ("3 purple", "1 purple")


@rule("EG-9.3", "EG-card-desertion")
def test_a_player_the_effect_cannot_apply_to_is_left_out_and_the_rest_is_done():
    table = position(card="desertion", king="galicia", galicia="3 blue", toledo="2 orange", sevilla="1 green")

    table.play("special")

    assert (at(table, "galicia"), at(table, "toledo"), at(table, "sevilla")) == ("3 blue", "1 orange", "")


@rule("EG-9.1", ruling="EG-R39")
def test_a_special_action_that_can_change_nothing_is_not_offered():
    locked = position(card="new_home_1", king="galicia", galicia="purple grande")
    assert locked.options == ["place", "done"]
    nobody = position(card="manoeuvre", king="galicia", galicia="5 blue")
    assert nobody.options == ["place", "done"]
    empty_courts = position(card="disgrace", court="0 blue, 0 orange, 0 green")
    assert empty_courts.options == ["place", "done"]


@rule("EG-9.1", "EG-card-coup", ruling=("EG-R9", "EG-R39"))
def test_an_empty_region_may_be_named_and_then_nothing_happens():
    table = position(card="coup", galicia="1 purple, 1 blue").play("special")
    assert table.options == [region for region in ALL_REGIONS if region != "castilla"]

    table.play("toledo")

    assert at(table, "galicia") == "1 purple, 1 blue"
    assert table.options == ["place", "done"]


@rule("EG-card-dispersal", "EG-9.2", ruling="EG-R35")
@pytest.mark.parametrize("card", ["dispersal_1", "departure"])
def test_after_naming_a_region_nobody_has_to_move(card):
    table = position(card=card, galicia="2 purple, 1 blue").play("special", "done")

    assert at(table, "galicia") == "2 purple, 1 blue"
    assert table.options == ["place", "done"]


# -- moving -------------------------------------------------------------------------------------------------------


@rule("EG-10.1", "EG-10.2", "EG-card-intrigue")
def test_intrigue_moves_two_own_and_two_opposing_caballeros():
    """Example EX-15, the rulebook's own."""
    table = position(card="intrigue_1", king="navarra", granada="2 purple", toledo="1 green", sevilla="1 blue")

    table.play("special", "granada", "castilla", "granada", "castillo", "toledo", "valencia", "sevilla", "castilla")

    assert at(table, "castilla") == "1 purple, 1 blue"
    assert at(table, "valencia") == "1 green"
    assert at(table, "castillo") == "1 purple"
    assert table.kind == "half"


@rule("EG-10.1")
def test_any_other_region_is_a_goal_however_far_from_the_king():
    table = position(card="regrouping", king="galicia", cataluna="1 purple").play("special", "cataluna")

    assert table.options == ["navarra", "aragon", "castilla", "toledo", "sevilla", "granada", "valencia", "castillo"]


@rule("EG-10.3", "EG-12.1", "EG-card-manoeuvre")
def test_nothing_moves_out_of_the_kings_region_into_it_or_from_a_court():
    """Example EX-40."""
    table = position(card="manoeuvre", king="granada", granada="2 blue", toledo="2 green").play("special")

    assert table.options == ["toledo", "done"]  # not Granada, no court
    table.play("toledo")
    assert "granada" not in table.options
    with pytest.raises(IllegalAnswer):
        table.play("granada")
    table.play("castillo")
    assert at(table, "castillo") == "1 green"


@rule("EG-10.2", "EG-card-displacement")
def test_a_card_for_opposing_caballeros_does_not_offer_own_ones():
    table = position(card="displacement", galicia="3 purple", toledo="1 purple, 1 blue").play("special")

    assert table.options == ["toledo", "done"]
    table.play("toledo", "sevilla")
    assert at(table, "toledo") == "1 purple"


@rule("EG-10.1", "EG-card-manoeuvre", ruling="EG-R6")
def test_a_caballero_that_has_moved_does_not_move_again_in_the_same_action():
    table = position(card="manoeuvre", galicia="1 purple").play("special", "galicia")
    assert "galicia" not in table.options  # it has to end somewhere else

    table.play("toledo")

    assert table.kind == "half"  # three moves are left, but nobody who may make one
    assert at(table, "toledo") == "1 purple"


@rule("EG-10.1", "EG-card-manoeuvre", ruling="EG-R6")
def test_another_caballero_of_the_region_it_has_reached_may_still_move():
    table = position(card="manoeuvre", galicia="1 purple", toledo="1 purple").play("special", "galicia", "toledo")
    assert table.options == ["toledo", "done"]

    table.play("toledo", "galicia")

    assert table.kind == "half"
    assert (at(table, "galicia"), at(table, "toledo")) == ("1 purple", "1 purple")


@rule("EG-1.6", "EG-card-manoeuvre")
def test_a_card_that_moves_caballeros_does_not_move_a_grande():
    table = position(card="manoeuvre", galicia="blue grande", toledo="1 blue, blue grande").play("special")
    assert table.options == ["toledo", "done"]

    table.play("toledo", "sevilla")
    assert (at(table, "toledo"), at(table, "sevilla")) == ("blue grande", "1 blue")


# -- returning ----------------------------------------------------------------------------------------------------


@rule("EG-10.4", "EG-card-withdrawal", ruling="EG-R32")
def test_withdrawal_makes_every_opponent_return_three_in_clockwise_order():
    """Example EX-16, the rulebook's own; here blue sits before orange."""
    table = position(card="withdrawal", king="castilla", valencia="1 blue, 1 green", toledo="2 green")
    before = {colour: province(table, colour) for colour in table.seats}
    asked = []

    table.play("special")
    for place in ("court", "court", "valencia", "toledo", "toledo", "valencia"):
        asked.append(table.asked)
        table.play(place)

    assert asked == ["blue"] * 3 + ["green"] * 3  # orange, with nobody on the map, has no choice
    gained = {colour: province(table, colour) - before[colour] for colour in table.seats}
    assert gained == {"purple": 0, "blue": 3, "orange": 3, "green": 3}
    assert [entry["whose"] for entry in table.journal("returned")] == ["blue"] * 3 + ["orange"] * 3 + ["green"] * 3
    assert [court(table, colour) for colour in table.seats] == [7, 5, 4, 7]


@rule("EG-10.4", "EG-12.1", "EG-9.3", "EG-card-withdrawal")
def test_whoever_has_too_few_that_can_leave_returns_as_many_as_possible():
    """Example EX-41."""
    table = position(
        card="withdrawal",
        players=3,
        king="galicia",
        galicia="4 blue",
        valencia="1 blue",
        castillo="2 blue",
        court="1 blue, 0 orange",
    )
    before = province(table, "blue")

    table.play("special", "court")  # the second one, from Valencia, leaves no choice

    assert province(table, "blue") == before + 2
    assert court(table, "blue") == 0
    assert (at(table, "valencia"), at(table, "galicia"), at(table, "castillo")) == ("", "4 blue", "2 blue")


# -- secret discs -------------------------------------------------------------------------------------------------


@rule("EG-10.6", "EG-card-coup")
def test_coup_drives_the_opponents_out_to_regions_they_have_chosen_in_secret():
    """Example EX-18, the rulebook's own."""
    table = position(card="coup", king="castilla", toledo="3 purple, 1 orange, 2 blue, 2 green")

    table.play("special", "toledo")
    assert table.all_asked == ["blue", "orange", "green"]
    table.answer("orange", "cataluna").answer("green", "valencia")
    assert at(table, "toledo") == "3 purple, 2 blue, 1 orange, 2 green"  # nothing happens before all are in
    table.answer("blue", "granada")

    assert (at(table, "cataluna"), at(table, "granada"), at(table, "valencia")) == ("1 orange", "2 blue", "2 green")
    assert at(table, "toledo") == "3 purple"


@rule("EG-10.6", "EG-card-coup", ruling="EG-R7")
def test_coup_offers_neither_the_kings_region_nor_the_named_one_nor_the_castillo():
    table = position(card="coup", king="castilla", toledo="1 blue").play("special")
    assert "castilla" not in table.options

    table.play("toledo")
    assert table.options_of("blue") == [place for place in ALL_REGIONS if place not in ("castilla", "toledo")]
    assert table.options_of("green") == []


@rule("EG-10.6", "EG-12.1", "EG-card-revolution", ruling=("EG-R8", "EG-R50"))
def test_revolution_empties_the_region_each_opponent_has_chosen():
    """Example EX-42."""
    table = position(
        card="revolution",
        king="aragon",
        galicia="3 blue, 2 purple",
        toledo="1 blue",
        aragon="2 orange",
        granada="2 green",
    )
    before = {colour: province(table, colour) for colour in table.seats}

    table.play("special")
    assert table.all_asked == ["blue"]  # green has only one region, orange only the King's, purple is not affected
    assert table.options == ["galicia", "toledo"]
    table.play("toledo")

    gained = {colour: province(table, colour) - before[colour] for colour in table.seats}
    assert gained == {"purple": 0, "blue": 1, "orange": 0, "green": 2}
    assert (at(table, "galicia"), at(table, "aragon")) == ("2 purple, 3 blue", "2 orange")


@rule("EG-10.6", "EG-card-unrest", ruling="EG-R8")
def test_unrest_offers_only_regions_that_can_give_two_as_long_as_there_is_one():
    table = position(card="unrest", galicia="1 blue", toledo="2 blue", sevilla="3 blue").play("special")
    assert table.options_of("blue") == ["toledo", "sevilla"]

    singles = position(card="unrest", galicia="1 blue", toledo="1 blue").play("special")
    assert singles.options_of("blue") == ["galicia", "toledo"]


@rule("EG-card-militia", "EG-8.1", ruling="EG-R34")
def test_militia_uses_up_caballeros_of_the_court_that_the_other_half_would_need():
    table = position(card="militia", king="galicia", court="2 purple").play("special", "cataluna", "cataluna")

    assert at(table, "cataluna") == "2 purple"
    assert table.asked == "blue"  # nobody is left to be placed
