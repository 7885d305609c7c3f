"""Cards of stack 2: Withdrawal, Revolution, Unrest, Disgrace, Loss of Authority, Desertion, Levy."""

from __future__ import annotations

import pytest

from tablero.core.errors import IllegalAnswer
from tablero.testing import rule
from tests.el_grande.card_helpers import at, court, known_to, offers_special, province, score, scored, taken

BY_DISC = ["revolution", "unrest"]
FROM_REGIONS = ["revolution", "unrest", "desertion"]
FROM_COURTS = ["disgrace", "loss_of_authority"]


@rule("EG-card-withdrawal", "EG-10.4")
def test_withdrawal_makes_each_opponent_return_three_from_court_or_regions_left_neighbour_first():
    """The rulebook's example of the card, with our seating."""
    table = taken("withdrawal", toledo="2 green, 2 purple", valencia="1 orange, 1 green")
    before = {colour: province(table, colour) for colour in table.seats}

    table.play("special")  # blue has only a court: three from there without a question
    assert court(table, "blue") == 4
    assert table.asked == "orange"
    table.play("court", "court", "valencia")
    assert table.asked == "green"
    table.play("toledo", "toledo", "valencia")

    assert [province(table, colour) - before[colour] for colour in table.seats] == [0, 3, 3, 3]
    assert [court(table, colour) for colour in table.seats] == [7, 4, 5, 7]
    assert at(table, "toledo") == "2 purple"
    assert at(table, "valencia") == ""
    assert table.asked == "purple"


@rule("EG-card-withdrawal", "EG-10.4")
def test_withdrawal_asks_clockwise_from_the_active_player():
    table = taken("withdrawal", turn="orange", galicia="1 purple, 1 blue, 1 green").play("special")

    asked = []
    while table.kind == "return-own":
        asked.append(table.asked)
        table.play("court")

    assert asked == ["green"] * 3 + ["purple"] * 3 + ["blue"] * 3


@rule("EG-card-withdrawal", "EG-10.4", "EG-12.1")
def test_withdrawal_leaves_the_kings_region_and_the_castillo_alone_and_takes_what_there_is():
    table = taken(
        "withdrawal",
        players=3,
        king="galicia",
        court="1 blue, 7 orange",
        castillo="2 blue",
        galicia="4 blue",
        valencia="1 blue",
    )
    table.play("special")
    assert table.asked == "blue"
    assert table.options == ["valencia", "court"]

    table.play("valencia")  # the one in the court follows by itself; a third is not to be had

    assert court(table, "blue") == 0
    assert at(table, "galicia") == "4 blue"
    assert at(table, "castillo") == "2 blue"
    assert court(table, "orange") == 4


@rule("EG-card-withdrawal", ruling=("EG-R19", "EG-R39"))
def test_withdrawal_passes_over_the_dummy_and_is_no_use_against_empty_hands():
    table = taken("withdrawal", players=2, galicia="4 orange").play("special")
    assert at(table, "galicia") == "4 orange"
    assert court(table, "blue") == 4

    helpless = {"players": 2, "king": "castilla", "court": "0 blue", "castilla": "3 blue", "castillo": "2 blue"}
    assert not offers_special(taken("withdrawal", galicia="4 orange", toledo="5 purple", **helpless))


@rule("EG-card-revolution", "EG-10.6", "EG-12.1", ruling="EG-R50")
def test_revolution_empties_the_region_that_each_opponent_picks():
    """Orange stands only in the King's region and is spared; purple, who uses the card, loses nothing."""
    table = taken(
        "revolution", king="aragon", galicia="3 blue, 2 purple", toledo="1 blue", aragon="2 orange", granada="2 green"
    )

    table.play("special")
    assert table.all_asked == ["blue"]  # green has only Granada to pick
    assert table.options == ["galicia", "toledo"]
    table.play("toledo")

    assert at(table, "toledo") == at(table, "granada") == ""
    assert at(table, "galicia") == "2 purple, 3 blue"
    assert at(table, "aragon") == "2 orange"
    assert (province(table, "blue"), province(table, "green")) == (20, 23)


@rule("EG-card-revolution", "EG-card-unrest", "EG-10.6", "EG-24.3")
@pytest.mark.parametrize("card", BY_DISC)
def test_discs_are_set_in_any_order_and_shown_together(card):
    table = taken(card, players=3, galicia="2 blue, 2 orange", toledo="3 blue, 3 orange", valencia="4 purple")
    table.play("special")
    assert table.all_asked == ["blue", "orange"]
    seats = ("purple", "blue")
    before = known_to(table, *seats)

    table.answer("orange", "toledo")
    assert table.all_asked == ["blue"]
    assert known_to(table, *seats) == before
    with pytest.raises(IllegalAnswer, match="orange is not asked"):
        table.answer("orange", "galicia")
    table.answer("blue", "toledo")

    assert at(table, "toledo") == ("" if card == "revolution" else "1 blue, 1 orange")
    assert at(table, "valencia") == "4 purple"


@pytest.mark.parametrize("card", BY_DISC)
@rule("EG-card-revolution", "EG-card-unrest", "EG-9.1")
def test_opponents_who_have_only_one_region_are_not_asked_but_hit(card):
    table = taken(card, players=3, galicia="1 blue", toledo="2 orange").play("special")

    assert (table.asked, table.kind) == ("purple", "half")
    assert at(table, "galicia") == at(table, "toledo") == ""


@rule("EG-card-revolution", "EG-12.1")
def test_revolution_offers_neither_the_kings_region_nor_one_without_own_caballeros():
    table = taken("revolution", king="aragon", aragon="3 blue", galicia="1 blue", toledo="2 green", sevilla="5 blue")

    table.play("special")

    assert table.options_of("blue") == ["galicia", "sevilla"]  # also a single caballero: that is the owner's affair


@rule("EG-card-unrest", "EG-10.6")
def test_unrest_costs_each_opponent_two_caballeros_in_the_region_picked():
    table = taken("unrest", players=3, galicia="2 blue, 4 purple", toledo="5 blue", sevilla="2 orange")

    table.play("special", "toledo")

    assert at(table, "toledo") == "3 blue"
    assert at(table, "galicia") == "4 purple, 2 blue"
    assert at(table, "sevilla") == ""


@rule("EG-card-unrest", "EG-12.1")
def test_unrest_offers_regions_with_a_single_caballero_only_to_those_who_have_no_others():
    table = taken(
        "unrest",
        players=3,
        king="aragon",
        aragon="4 blue, 4 orange",  # the King protects them
        galicia="1 blue, 1 orange",
        toledo="2 blue, 1 orange",
        sevilla="3 blue",
    )
    table.play("special")
    assert table.options_of("blue") == ["toledo", "sevilla"]
    assert table.options_of("orange") == ["galicia", "toledo"]

    table.answer("blue", "toledo").answer("orange", "toledo")

    assert at(table, "toledo") == ""
    assert at(table, "galicia") == "1 blue, 1 orange"
    assert (province(table, "blue"), province(table, "orange")) == (30 - 7 - 8, 30 - 7 - 5)


@pytest.mark.parametrize("card", BY_DISC)
@rule("EG-card-revolution", "EG-card-unrest", ruling="EG-R19")
def test_the_dummy_sets_no_disc(card):
    table = taken(card, players=2, galicia="3 orange, 2 blue", toledo="3 orange, 2 blue").play("special")
    assert table.all_asked == ["blue"]

    table.play("galicia")

    assert at(table, "galicia") == "3 orange"


@pytest.mark.parametrize("card", FROM_REGIONS)
@rule("EG-card-revolution", "EG-card-unrest", "EG-card-desertion", "EG-12.1", ruling="EG-R39")
def test_a_card_against_regions_is_no_use_when_opponents_stand_only_where_nothing_leaves(card):
    locked = "3 blue, 1 orange, 2 green"

    assert not offers_special(taken(card, king="aragon", aragon=locked, castillo=locked, toledo="4 purple"))


@rule("EG-card-disgrace", "EG-10.4")
def test_disgrace_empties_the_courts_of_all_opponents():
    table = taken("disgrace", court="5 purple, 9 blue, 0 orange, 1 green", galicia="2 blue", castillo="1 green")
    table.play("special")

    assert [court(table, colour) for colour in table.seats] == [5, 0, 0, 0]
    assert [province(table, colour) for colour in table.seats] == [25, 28, 30, 29]
    assert at(table, "galicia") == "2 blue"
    assert at(table, "castillo") == "1 green"


@rule("EG-card-loss-of-authority", "EG-10.4")
def test_loss_of_authority_takes_three_from_each_court_or_all_there_are():
    table = taken("loss_of_authority", court="5 purple, 7 blue, 3 orange, 2 green", galicia="2 green").play("special")

    assert [court(table, colour) for colour in table.seats] == [5, 4, 0, 0]
    assert [province(table, colour) for colour in table.seats] == [25, 26, 30, 28]
    assert at(table, "galicia") == "2 green"  # what is missing does not come from the map


@pytest.mark.parametrize("card", FROM_COURTS)
@rule("EG-card-disgrace", "EG-card-loss-of-authority", "EG-9.1")
def test_nobody_has_a_choice_when_courts_are_lost(card):
    table = taken(card, galicia="2 blue, 2 orange, 2 green").play("special")

    assert (table.asked, table.kind) == ("purple", "half")


@pytest.mark.parametrize("card", FROM_COURTS)
@rule("EG-card-disgrace", "EG-card-loss-of-authority", ruling="EG-R39")
def test_a_card_against_courts_is_no_use_when_they_are_empty(card):
    empty = taken(card, court="5 purple, 0 blue, 0 orange, 0 green", galicia="4 blue")

    assert not offers_special(empty)
    assert not offers_special(taken(card, players=2, court="0 blue", galicia="4 orange"))  # the dummy has no court


@rule("EG-card-desertion", "EG-10.4", "EG-9.1")
def test_desertion_takes_exactly_one_caballero_of_each_opponent_off_the_map():
    table = taken("desertion", galicia="2 blue, 1 orange, 2 purple", toledo="1 blue, 1 orange", sevilla="3 green")

    table.play("special")
    assert (table.asked, table.options) == ("purple", ["galicia", "toledo"])  # whose: blue's; no way to refuse
    table.play("toledo", "galicia")  # green stands in one region only: nothing to choose

    assert at(table, "galicia") == "2 purple, 2 blue"
    assert at(table, "toledo") == "1 orange"
    assert at(table, "sevilla") == "2 green"
    assert [province(table, colour) for colour in table.seats] == [21, 21, 22, 21]
    assert table.kind == "half"


@rule("EG-card-desertion", ruling="EG-R19")
def test_desertion_hits_the_dummy_too():
    table = taken("desertion", players=2, galicia="3 orange, 1 blue", toledo="3 orange").play("special", "toledo")

    assert at(table, "galicia") == "3 orange"
    assert at(table, "toledo") == "2 orange"
    assert province(table, "orange") == 25


@rule("EG-card-desertion", "EG-9.3", "EG-12.1")
def test_desertion_leaves_out_those_who_stand_only_in_the_kings_region_or_the_castillo():
    table = taken(
        "desertion", king="aragon", aragon="2 blue, 1 green", castillo="2 blue", galicia="1 orange", sevilla="1 green"
    )

    table.play("special")

    assert at(table, "aragon") == "2 blue, 1 green"
    assert at(table, "castillo") == "2 blue"
    assert at(table, "galicia") == at(table, "sevilla") == ""
    assert table.kind == "half"


@rule("EG-card-levy", "EG-10.5", "EG-12.4", "EG-15.4")
def test_levy_scores_one_region_even_the_kings_with_his_bonus():
    table = taken("levy_1", king="navarra", navarra="2 purple, 1 blue", toledo="3 green").play("special", "navarra")

    assert score(table) == "7 purple, 3 blue"
    assert at(table, "navarra") == "2 purple, 1 blue"
    assert scored(table) == ["navarra"]


@rule("EG-card-levy", "EG-10.5", ruling="EG-R46")
@pytest.mark.parametrize("where", ["navarra", "castillo", "france"])
def test_levy_offers_the_nine_regions_and_never_the_castillo(where):
    table = taken("levy_4", king=where, castillo="4 purple").play("special")

    assert table.options == [
        *("galicia", "navarra", "aragon", "cataluna", "castilla", "toledo", "sevilla", "granada", "valencia"),
    ]


@rule("EG-card-levy", ruling=("EG-R9", "EG-R39"))
def test_levy_may_pick_an_empty_region_and_nobody_gets_points():
    table = taken("levy_2", toledo="3 purple").play("special", "sevilla")

    assert score(table) == ""
    assert scored(table) == ["sevilla"]
