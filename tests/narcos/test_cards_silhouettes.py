"""The five cards with a silhouette: they bring any normal sicario. What each does, and what it does not allow."""

from __future__ import annotations

from tablero.testing import rule
from tests.narcos.helpers import (
    carries,
    cubes,
    deploying,
    discards,
    influence,
    is_blocked,
    played,
    roadblocks,
    season_end,
    where,
)


@rule("NC-6.10", "NC-6.11", "NC-13.15")
def test_a_silhouette_brings_any_normal_sicario_on_the_dashboard_and_no_special_one() -> None:
    table = deploying(patron="a11", hand="s17", sicarios="gustavo k1, limon captured").play("s17")

    assert table.options == ["blackie", "poison", "velasco"]


@rule("NC-card-s17")
def test_pitches_place_influence_next_door_and_three_dollars_buy_two_fame() -> None:
    table = played("s17", "gustavo", "a13", money=3, fame=0).play("a6", "pay")

    assert influence(table) == ["a6"]
    assert (table.state.fame, table.state.money) == (2, 0)


@rule("NC-card-s17", "NC-6.15")
def test_pitches_reach_only_next_door_and_cost_three() -> None:
    table = played("s17", "gustavo", "a13", money=2)
    assert table.options == ["done", "a6", "a13", "a16"]

    table.play("done")

    assert table.kind == "ordinary-action"  # with 2 dollars the condition is not offered


@rule("NC-card-s18", "NC-11.1")
def test_roofs_place_influence_and_bring_two_fame_at_the_end() -> None:
    table = played("s18", "gustavo", "a13").play("a16")
    assert influence(table) == ["a16"]

    later = season_end(sicarios="gustavo a13", cells_end="gustavo s18", fame=0)

    assert later.state.fame == 2 + 2  # purple brings 2 on the map
    assert "s18" in discards(later)


@rule("NC-card-s18", "NC-13.9")
def test_roofs_bring_nothing_for_a_captured_sicario() -> None:
    assert season_end(sicarios="gustavo captured", cells_end="gustavo s18", fame=0).state.fame == 0


@rule("NC-card-s19", "NC-6.14")
def test_a_false_trail_widens_the_range_and_swaps_tokens_for_a_dollar() -> None:
    table = deploying(patron="a11", hand="s19", money=1, defence="gustavo 3, limon 0").play("s19", "gustavo")
    assert table.ask.values["n"] == 4

    table.play("a9", "pay", "gustavo", "limon")

    assert (table.state.defence[0], table.state.defence[2]) == (0, 3)


@rule("NC-card-s19")
def test_a_false_trail_without_the_dollar_swaps_nothing() -> None:
    table = deploying(patron="a11", hand="s19", money=1, defence="gustavo 3, limon 0").play("s19", "gustavo", "a9")

    table.play("done")

    assert (table.state.defence[0], table.state.defence[2]) == (3, 0)
    assert table.kind == "ordinary-action"


@rule("NC-card-s20", "NC-12.4")
def test_a_river_convoy_moves_anybody_and_ships_everything_for_a_dollar() -> None:
    table = played("s20", "gustavo", "a13", sicarios="limon a7 cube, poison k7 cube", money=1)
    assert table.options == ["done", "gustavo", "limon", "poison"]

    table.play("limon", "a6", "pay")

    assert table.state.money == 8
    assert not carries(table, "limon")
    assert not carries(table, "poison")


@rule("NC-card-s20")
def test_a_river_convoy_ships_only_from_airports_and_moves_three_at_most() -> None:
    table = played("s20", "gustavo", "a13", sicarios="limon a7 cube", money=1).play("limon")
    assert "o14" not in table.options  # four roads away

    table.play("a5", "pay")

    assert carries(table, "limon")
    assert table.state.money == 0
    assert where(table, "limon") == "a5"


@rule("NC-card-s21")
def test_panic_blocks_a_hunter_and_two_dollars_remove_roadblocks() -> None:
    table = played("s21", "gustavo", "a13", hunters="murphy a11", roadblocks="a6 a7", money=2)

    table.play("murphy", "pay", "a6", "a7")

    assert is_blocked(table, "murphy")
    assert roadblocks(table) == []


@rule("NC-card-s21")
def test_panic_reaches_two_for_the_hunter_and_three_for_roadblocks() -> None:
    table = played("s21", "gustavo", "a13", hunters="murphy a7", roadblocks="a6 k13", money=2)
    assert table.kind == "pay-condition"  # nobody within 2

    table.play("pay")

    assert table.options == ["done", "a6"]


@rule("NC-12.1", ruling=("NC-R16", "NC-R42"))
def test_a_card_whose_effect_can_do_nothing_still_brings_its_sicario() -> None:
    table = deploying(patron="a11", hand="s21", money=0).play("s21", "gustavo", "a13")

    assert where(table, "gustavo") == "a13"
    assert table.kind == "ordinary-action"


@rule("NC-2.6", "NC-2.7", ruling=("NC-R4", "NC-R5"))
def test_a_lab_of_a_card_is_moved_when_none_is_left_and_arrives_with_a_cube() -> None:
    twelve = "k1 empty, k5, k6, k10, k12, k14, k16, k17, k18, a1, a4, a5"
    table = played("s11", "flaco", "a13", slots="flaco", labs=twelve, money=0).play("a10")
    assert len(table.options) == 12

    table.play("k1")

    assert "a10" in cubes(table)
    assert "k1" not in cubes(table)
    assert table.state.labs_left() == 0
