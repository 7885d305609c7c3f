"""Veto, the alternative card that forbids a special action of somebody else (EG-22.2)."""

from __future__ import annotations

from tablero.testing import rule
from tests.el_grande.card_helpers import at, score, taken, watched
from tests.el_grande.helpers import finish_round


def holders(table):
    return [(veto["holder"], veto["rounds"]) for veto in table.view()["vetoes"]]


@rule("EG-card-veto", "EG-22.2")
def test_veto_stays_in_front_of_its_taker():
    table = taken("veto_1").play("special", "done")

    assert holders(table) == [("purple", 2)]
    assert table.view("green")["vetoes"] == [{"holder": "purple", "rounds": 2}]
    assert "veto_1" not in table.view()["discards"]


@rule("EG-card-veto", "EG-22.2")
def test_a_veto_can_be_used_in_the_round_in_which_it_was_taken():
    table = taken("veto_1", offer="infiltration, levy_1, coup, crowds", king="aragon").play("special", "done")

    table.play("infiltration", "special")
    assert (table.asked, table.kind) == ("purple", "veto")
    table.play("veto", "place")

    assert table.asked == "blue"
    assert "aragon" not in table.options  # the King's region stays closed
    assert table.view()["discards"] == ["veto_1"]


@rule("EG-card-veto", ruling="EG-R56")
def test_a_veto_that_is_not_laid_down_is_discarded_like_any_card():
    table = taken("veto_1").play("done")

    assert holders(table) == []
    assert table.view()["discards"] == ["veto_1"]


@rule("EG-card-veto", "EG-22.2", ruling="EG-R13")
def test_a_veto_stops_the_whole_special_action_but_not_the_placing():
    table = taken("unmasking_1", turn="orange", vetoes="blue 1", castillo="2 orange, 1 blue", round=5)

    table.play("special")
    assert (table.asked, table.kind, table.options) == ("blue", "veto", ["veto", "allow"])
    table.play("veto")

    assert score(table) == ""
    assert (table.asked, table.options) == ("orange", ["place", "done"])
    table.play("place", "toledo", "toledo", "toledo")
    assert at(table, "toledo") == "3 orange"
    assert holders(table) == []
    assert table.view()["discards"] == ["veto_1", "unmasking_1"]


@rule("EG-card-veto", "EG-22.2")
def test_a_special_action_that_is_allowed_goes_on_and_the_veto_is_kept():
    table = taken("unmasking_1", turn="orange", vetoes="blue 1", castillo="2 orange, 1 blue")

    table.play("special", "allow")

    assert score(table) == "3 blue, 5 orange"
    assert holders(table) == [("blue", 1)]
    assert table.asked == "orange"


@rule("EG-card-veto", "EG-22.2", ruling="EG-R13")
def test_the_holder_answers_before_any_target_is_chosen_and_can_not_step_in_later():
    table = taken("intrigue_1", vetoes="blue 1", toledo="2 purple, 2 blue").play("special")
    assert table.kind == "veto"

    table.play("allow", "toledo", "blue", "sevilla", "toledo", "blue", "sevilla")

    assert at(table, "sevilla") == "2 blue"
    assert table.kind == "move-from"


@rule("EG-card-veto", "EG-22.2", ruling="EG-R14")
def test_nobody_is_asked_to_veto_a_placing_or_an_own_special_action():
    table = taken("fiesta_1", vetoes="blue 1", king="castilla").play("place", "toledo", "done")
    assert (table.asked, table.kind) == ("purple", "half")

    table = taken("fiesta_1", turn="blue", vetoes="blue 1", navarra="1 blue").play("special")
    assert score(table) == "5 blue"
    assert holders(table) == [("blue", 1)]


@rule("EG-card-veto", ruling="EG-R49")
def test_a_veto_does_not_stop_the_ability_of_a_modifier():
    table = watched(
        options="power_shift",
        vetoes="blue 1",
        powers="9 purple, 5 blue, 4 orange, 3 green",
        played="scout purple",
        step="taking",
        toledo="1 purple",
    )

    table.play("0", "toledo")

    assert (table.asked, table.kind) == ("purple", "move-to")


@rule("EG-card-veto", ruling="EG-R13")
def test_two_holders_are_asked_clockwise_and_only_the_veto_that_is_used_is_gone():
    table = taken("fiesta_1", turn="orange", vetoes="blue 2, green 1", navarra="1 orange").play("special")
    assert table.asked == "green"  # next after orange

    table.play("allow")
    assert table.asked == "blue"
    table.play("veto")

    assert score(table) == ""
    assert holders(table) == [("green", 1)]
    assert table.asked == "orange"


@rule("EG-card-veto", ruling="EG-R13")
def test_the_first_veto_settles_it_and_can_not_be_vetoed_itself():
    table = taken("fiesta_1", turn="orange", vetoes="blue 2, green 1", navarra="1 orange").play("special", "veto")

    assert holders(table) == [("blue", 2)]
    assert (table.asked, table.kind) == ("orange", "half")


@rule("EG-card-veto", ruling=("EG-R13", "EG-R56"))
def test_laying_down_a_veto_can_be_vetoed_by_the_holder_of_the_other_one():
    table = taken("veto_2", vetoes="blue 1").play("special")
    assert table.asked == "blue"

    table.play("veto", "done")

    assert holders(table) == []
    assert table.view()["discards"] == ["veto_1", "veto_2"]


@rule("EG-card-veto", ruling="EG-R13")
def test_the_holder_of_both_vetoes_is_asked_once_and_uses_the_one_that_lapses_first():
    table = taken("fiesta_1", turn="orange", vetoes="blue 2, blue 1", navarra="1 orange").play("special")
    assert table.asked == "blue"
    assert (table.play("allow").asked, table.kind) == ("orange", "half")

    table = taken("fiesta_1", turn="orange", vetoes="blue 2, blue 1", navarra="1 orange").play("special", "veto")
    assert holders(table) == [("blue", 2)]


@rule("EG-card-veto", "EG-22.2")
def test_a_player_may_hold_both_vetoes():
    table = taken("veto_2", turn="blue", vetoes="blue 1").play("special", "done")

    assert holders(table) == [("blue", 1), ("blue", 2)]
    assert table.view()["discards"] == []


@rule("EG-card-veto", "EG-22.2", ruling="EG-R44")
def test_an_unused_veto_lapses_at_the_end_of_the_following_round():
    table = taken("veto_1", round=4, offer="levy_1, militia, crowds, coup").play("special", "done")

    finish_round(table)
    assert table.view()["round"] == 5
    assert holders(table) == [("purple", 1)]
    finish_round(table)

    assert table.view()["round"] == 6
    assert holders(table) == []
    assert "veto_1" in table.view()["discards"]


@rule("EG-card-veto", ruling="EG-R56")
def test_in_the_short_game_the_following_round_is_the_next_one_played():
    table = taken("veto_1", round=3, options="short", offer="levy_1, militia, crowds, coup").play("special", "done")

    finish_round(table)
    assert table.view()["round"] == 5
    assert holders(table) == [("purple", 1)]


@rule("EG-card-veto", ruling="EG-R56")
def test_a_veto_taken_by_the_dummy_is_discarded():
    table = watched(players=2, offer="intrigue_1, veto_1", powers="9 purple, 5 orange, 3 blue", turn="purple")

    table.play("intrigue_1", "done")

    assert table.view()["discards"] == ["intrigue_1", "veto_1"]
    assert holders(table) == []
