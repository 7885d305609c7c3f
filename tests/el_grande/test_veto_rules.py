"""Veto, the alternative card that others keep an eye on (EG-22.2). Adding alternative cards is in test_setup.py."""

from __future__ import annotations

from tablero.core.table import Table
from tablero.games.el_grande.position import position
from tablero.testing import rule
from tests.el_grande.card_helpers import at, score
from tests.el_grande.helpers import FOUR_POWERS, finish_round, shift


def vetoes(table: Table) -> dict[str, int]:
    """Who holds a Veto, and for how many more round ends."""
    return {veto["holder"]: veto["rounds"] for veto in table.view()["vetoes"]}


@rule("EG-22.2", "EG-card-veto", ruling="EG-R13")
def test_a_veto_cancels_the_special_action_but_not_the_placing():
    """Example EX-64."""
    given = {"round": 5, "turn": "orange", "card": "unmasking_1", "vetoes": "blue 1", "castillo": "3 green"}
    table = position(**given).play("special")
    assert (table.asked, table.kind, table.options) == ("blue", "veto", ["veto", "allow"])

    table.play("veto")
    assert (score(table), table.journal("castillo-opened")) == ("", [])
    assert (table.asked, table.options) == ("orange", ["place", "done"])
    table.play("place", "toledo", "toledo", "toledo")
    assert at(table, "toledo") == "3 orange"
    assert table.view()["discards"] == ["veto_1", "unmasking_1"]
    assert vetoes(table) == {}


@rule("EG-22.2", "EG-card-veto", ruling="EG-R44")
def test_an_unused_veto_is_discarded_at_the_end_of_the_following_round():
    """Example EX-64: without a veto the card would be discarded at the end of round 5."""
    table = position(round=4, powers=FOUR_POWERS, card="veto_1").play("special", "done")
    assert vetoes(table) == {"purple": 2}
    assert "veto_1" not in table.view()["discards"]

    finish_round(table)
    assert (table.view()["round"], vetoes(table)) == (5, {"purple": 1})
    finish_round(table)
    assert (table.view()["round"], vetoes(table)) == (6, {})
    assert "veto_1" in table.view()["discards"]


@rule("EG-22.2", "EG-18.1", ruling="EG-R56")
def test_in_the_short_game_the_following_round_is_the_next_one_played():
    table = position(options="short", round=3, powers=FOUR_POWERS, card="veto_1").play("special", "done")

    assert finish_round(table).view()["round"] == 5
    assert vetoes(table) == {"purple": 1}
    finish_round(table)
    assert vetoes(table) == {}


@rule("EG-22.2", "EG-3.2", ruling="EG-R44")
def test_a_veto_taken_in_the_last_round_is_usable_in_it_and_then_lapses_with_the_game():
    table = position(round=9, powers=FOUR_POWERS, card="veto_1", offer="levy_1, crowds, coup").play("special", "done")

    table.play("0", "levy_1", "special")
    assert (table.asked, table.kind) == ("purple", "veto")  # still in the round it was taken
    assert finish_round(table).match.over


@rule("EG-22.2", ruling="EG-R13")
def test_the_holder_decides_when_the_action_is_announced_and_before_any_choice_is_made():
    table = position(turn="orange", card="coup", vetoes="blue", toledo="2 blue, 1 green").play("special")
    assert table.kind == "veto"

    table.play("allow")
    assert (table.asked, table.kind) == ("orange", "coup-name")
    table.play("toledo", "sevilla", "granada")
    assert (table.asked, table.kind) == ("orange", "half")  # not asked again in the middle
    assert vetoes(table) == {"blue": 2}


@rule("EG-22.2", ruling="EG-R13")
def test_placing_is_not_announced_and_cannot_be_vetoed():
    table = position(turn="orange", card="levy_1", vetoes="blue").play("place")
    assert (table.asked, table.kind) == ("orange", "place")

    table.play("toledo", "done", "special", "veto")  # a veto after placing leaves the caballero there
    assert at(table, "toledo") == "1 orange"
    assert table.asked == "green"


@rule("EG-22.2", ruling="EG-R13")
def test_holders_are_asked_clockwise_and_only_the_first_veto_is_spent():
    given = {"turn": "orange", "card": "levy_1", "vetoes": "blue 2, green 2"}

    second = position(**given).play("special")
    assert second.asked == "green"
    second.play("allow")
    assert second.asked == "blue"
    assert vetoes(second.play("veto")) == {"green": 2}

    first = position(**given).play("special", "veto")
    assert (first.asked, first.kind) == ("orange", "half")
    assert vetoes(first) == {"blue": 2}


@rule("EG-22.2", ruling="EG-R13")
def test_taking_a_veto_can_be_vetoed_but_using_one_cannot():
    table = position(turn="orange", card="veto_2", vetoes="blue 1").play("special")
    assert table.asked == "blue"

    table.play("veto")
    assert (table.asked, table.options) == ("orange", ["place", "done"])
    table.play("done")
    assert (vetoes(table), table.view()["discards"]) == ({}, ["veto_1", "veto_2"])

    used = position(turn="orange", card="levy_1", vetoes="green, blue").play("special", "veto")
    assert used.asked == "orange"  # blue has no say in green's veto


@rule("EG-22.2", "EG-card-veto", ruling="EG-R14")
def test_nobody_vetoes_an_own_special_action():
    table = position(turn="blue", card="levy_1", vetoes="blue").play("special")

    assert (table.asked, table.kind) == ("blue", "levy")


@rule("EG-22.2", "EG-card-veto", ruling="EG-R13")
def test_a_holder_of_both_vetoes_is_asked_once_and_spends_the_one_that_lapses_first():
    table = position(turn="orange", card="levy_1", vetoes="blue 2 veto_1, blue 1 veto_2").play("special")

    assert (table.asked, table.kind) == ("blue", "veto")
    table.play("veto")
    assert table.view()["discards"] == ["veto_2"]
    assert vetoes(table) == {"blue": 2}

    allowed = position(turn="orange", card="levy_1", vetoes="blue 2 veto_1, blue 1 veto_2").play("special", "allow")
    assert allowed.kind == "levy"


@rule("EG-22.2", ruling="EG-R56")
def test_a_veto_that_is_not_laid_down_is_discarded_like_any_card():
    declined = position(powers=FOUR_POWERS, card="veto_1").play("done")
    assert (vetoes(declined), declined.view()["discards"]) == ({}, ["veto_1"])

    left_over = position(powers=FOUR_POWERS, turn="green", card="levy_1", offer="veto_1").play("done")
    assert (vetoes(left_over), left_over.view()["discards"]) == ({}, ["levy_1", "veto_1"])

    by_dummy = position(players=2, powers="12 orange, 13 purple, 3 blue", card="coup", offer="veto_1, militia")
    by_dummy.play("done")
    assert (vetoes(by_dummy), by_dummy.view()["discards"]) == ({}, ["coup", "veto_1"])


@rule("EG-22.2", "EG-23.4", ruling="EG-R49")
def test_a_veto_does_not_touch_the_ability_of_a_modifier():
    table = shift(powers=FOUR_POWERS, played="scout purple", step="taking", vetoes="blue", galicia="1 purple").play("0")

    assert (table.asked, table.kind) == ("purple", "move-from")
