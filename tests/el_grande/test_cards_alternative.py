"""The alternative cards (EG-22): Double Game and Secret Ballot. Veto is in test_cards_veto.py."""

from __future__ import annotations

import pytest

from tablero.core.errors import IllegalAnswer
from tablero.testing import rule
from tests.el_grande.card_helpers import at, court, known_to, offers_special, score, scored, taken
from tests.el_grande.helpers import ALL_REGIONS

# -- Double Game -------------------------------------------------------------------------------------------------


@rule("EG-card-double-game", "EG-card-departure")
def test_double_game_may_take_own_caballeros_out_of_a_region():
    table = taken("double_game", toledo="3 purple, 1 blue").play("special")
    assert table.options == ["first_choice", "second_choice"]

    table.play("first_choice", "galicia", "2", "castillo")

    assert at(table, "toledo") == "1 blue"
    assert at(table, "galicia") == "2 purple"
    assert at(table, "castillo") == "1 purple"
    assert court(table, "purple") == 7


@rule("EG-card-double-game", "EG-card-militia")
def test_double_game_may_put_two_caballeros_from_the_court_into_regions():
    table = taken("double_game", toledo="3 purple").play("special", "second_choice", "sevilla", "valencia")

    assert at(table, "sevilla") == at(table, "valencia") == "1 purple"
    assert at(table, "toledo") == "3 purple"
    assert table.options == ["place", "done"]  # one effect, not both


@rule("EG-card-double-game", "EG-12.1")
def test_double_game_keeps_the_limits_of_the_card_it_imitates():
    departure = taken("double_game", king="granada", toledo="2 purple").play("special", "first_choice")
    assert departure.options == [r for r in ALL_REGIONS if r not in ("granada", "toledo")] + ["castillo", "done"]

    militia = taken("double_game", king="granada", toledo="2 purple").play("special", "second_choice")
    assert militia.options == [region for region in ALL_REGIONS if region != "granada"] + ["done"]


@rule("EG-card-double-game", ruling="EG-R39")
def test_double_game_offers_only_the_effect_that_can_do_something():
    table = taken("double_game", king="granada", granada="3 purple").play("special")
    assert table.kind == "place-anywhere"  # no own caballero could leave: Militia without a question

    table = taken("double_game", court="0 purple", toledo="1 purple").play("special")
    assert table.kind == "move-group-to"  # nothing in the court: Departure without a question

    assert not offers_special(taken("double_game", king="granada", granada="3 purple", court="0 purple"))


# -- Secret Ballot -----------------------------------------------------------------------------------------------


@rule("EG-card-secret-ballot", "EG-10.6", "EG-15.4")
def test_secret_ballot_scores_the_regions_that_just_one_player_picked():
    table = taken(
        "secret_ballot",
        king="valencia",
        toledo="3 purple",
        granada="2 orange, 1 blue",
        valencia="1 green",
        galicia="1 blue",
    )

    table.play("special")
    assert table.all_asked == ["purple", "blue", "orange", "green"]
    table.play("toledo", "toledo", "granada", "valencia")

    assert scored(table) == ["granada", "valencia"]
    assert score(table) == "3 blue, 6 orange, 7 green"


@rule("EG-card-secret-ballot", "EG-12.4", ruling="EG-R46")
def test_secret_ballot_offers_everybody_all_nine_regions_but_not_the_castillo():
    table = taken("secret_ballot", king="valencia", castillo="3 purple").play("special")

    assert [table.options_of(seat) for seat in table.seats] == [ALL_REGIONS] * 4


@rule("EG-card-secret-ballot")
def test_secret_ballot_scores_nothing_when_all_agree():
    table = taken("secret_ballot", players=3, toledo="3 purple").play("special", "toledo", "toledo", "toledo")

    assert scored(table) == []
    assert score(table) == ""


@rule("EG-card-secret-ballot", "EG-24.3")
def test_secret_ballot_shows_no_disc_before_all_are_set():
    table = taken("secret_ballot", players=3, toledo="3 purple").play("special")
    before = known_to(table, *table.seats)

    table.answer("orange", "toledo").answer("purple", "galicia")

    assert known_to(table, *table.seats) == before
    with pytest.raises(IllegalAnswer):
        table.answer("purple", "toledo")  # what is set is set
    table.answer("blue", "aragon")
    named = [(entry["who"], entry["place"]) for entry in table.journal("named", "blue")]
    assert named == [("purple", "galicia"), ("blue", "aragon"), ("orange", "toledo")]


@rule("EG-card-secret-ballot", ruling="EG-R19")
def test_the_dummy_takes_no_part_in_the_secret_ballot():
    table = taken("secret_ballot", players=2, toledo="3 orange, 1 purple").play("special")
    assert table.all_asked == ["purple", "blue"]

    table.play("toledo", "galicia")

    assert scored(table) == ["galicia", "toledo"]
    assert score(table) == "4 purple"  # second behind the dummy
