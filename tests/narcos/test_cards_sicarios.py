"""The cards that show a normal sicario, and the two special ones: what each does, and what it does not allow."""

from __future__ import annotations

from tablero.testing import rule
from tests.narcos.helpers import (
    acting,
    carries,
    cubes,
    deploying,
    discards,
    hand,
    influence,
    is_blocked,
    labs,
    played,
    roadblocks,
    season_end,
    where,
)

# -- Gustavo -------------------------------------------------------------------------------------------------------


@rule("NC-card-s01", "NC-6.15")
def test_gustavo_gets_two_dollars_and_may_spend_them_on_a_lab_and_income() -> None:
    table = played("s01", "gustavo", "a13", money=0)
    assert table.state.money == 2

    table.play("pay", "a10")

    assert table.state.money == 0
    assert labs(table) == cubes(table) == ["a10"]
    assert table.state.income == 1
    assert "s01" in discards(table)


@rule("NC-card-s01")
def test_gustavos_lab_is_within_two_and_the_condition_may_be_left() -> None:
    table = played("s01", "gustavo", "a13", money=0).play("pay")
    assert table.options == ["done", "a4", "a5", "a8", "a10", "a11", "a15", "a18"]

    declined = played("s01", "gustavo", "a13", money=0).play("done")

    assert (declined.state.money, declined.state.income, labs(declined)) == (2, 0, [])


@rule("NC-card-s02", "NC-6.15")
def test_the_second_ledger_pays_for_labs_and_raises_income_at_the_end_of_the_season() -> None:
    table = played("s02", "gustavo", "a13", money=0, labs="k1, k5, a1")
    assert table.state.money == 3
    assert "s02" not in discards(table)  # it waits in the season-end cell

    later = season_end(sicarios="gustavo a13", cells_end="gustavo s02", income=0, money=0)

    assert (later.state.income, later.state.money) == (2, 2)
    assert "s02" in discards(later)


@rule("NC-card-s02")
def test_the_second_ledger_pays_four_dollars_at_most_and_nothing_for_the_captured() -> None:
    assert played("s02", "gustavo", "a13", money=0, labs="k1, k5, k6, k10, a1").state.money == 4

    assert season_end(sicarios="gustavo captured", cells_end="gustavo s02", income=0).state.income == 0


# -- Blackie -------------------------------------------------------------------------------------------------------


@rule("NC-card-s03", "NC-4.1")
def test_blackie_swaps_two_hidden_tokens_and_blocks_a_neighbour() -> None:
    table = played("s03", "blackie", "a13", defence="gustavo 3, limon 0", hunters="murphy a6, pena a8", money=1)
    table.play("gustavo", "limon", "pay")
    assert table.options == ["done", "murphy"]
    table.play("murphy")

    assert table.state.defence[0] == 0
    assert table.state.defence[2] == 3
    assert is_blocked(table, "murphy")
    assert not is_blocked(table, "pena")
    swap = table.journal("defence-swapped", table.seats[1])[0]
    assert {swap["sicario"], swap["other"]} == {"gustavo", "limon"}


@rule("NC-card-s03")
def test_blackie_swaps_no_open_token_and_need_not_swap() -> None:
    table = played("s03", "blackie", "a13", defence="gustavo 3 open", money=0)
    assert "gustavo" not in table.options

    table.play("done")

    assert table.state.defence[0] == 3


@rule("NC-card-s04", "NC-12.4")
def test_the_escort_moves_another_sicario_for_free_and_brings_fame_later() -> None:
    table = played("s04", "blackie", "a13", sicarios="limon a7", money=0).play("limon", "a12")
    assert where(table, "limon") == "a12"
    assert table.state.money == 0

    later = season_end(sicarios="blackie a13", cells_end="blackie s04", money=0, fame=0)

    assert (later.state.fame, later.state.money) == (1 + 3, 1)  # blue brings 3 fame on the map


@rule("NC-card-s04")
def test_the_escort_does_not_move_blackie_himself_nor_farther_than_three() -> None:
    table = played("s04", "blackie", "a13", sicarios="limon a7")
    assert table.options == ["done", "limon"]

    assert "o14" not in table.play("limon").options  # four roads away


# -- Limón ---------------------------------------------------------------------------------------------------------


@rule("NC-card-s05", "NC-6.20", ruling="NC-R14")
def test_limon_moves_himself_and_for_a_dollar_another_and_acts_where_he_is_then() -> None:
    table = played("s05", "limon", "a13", sicarios="gustavo a7", money=1).play("a16", "pay", "gustavo", "a12")

    assert where(table, "limon") == "a16"
    assert where(table, "gustavo") == "a12"
    assert table.kind == "ordinary-action"
    assert table.options == ["done", "a13", "a15", "a16", "a17", "a18"]


@rule("NC-card-s05")
def test_limon_moves_two_at_most_or_stays() -> None:
    table = played("s05", "limon", "a13", money=0)

    assert "a16" in table.options
    assert "a17" in table.options
    assert "o17" not in table.options
    assert where(table.play("done"), "limon") == "a13"


@rule("NC-card-s06")
def test_the_taxi_route_fills_an_empty_lab_and_pays_at_the_end() -> None:
    table = played("s06", "limon", "a13", labs="k1 empty, k5").play("k1")
    assert cubes(table) == ["k1", "k5"]

    later = season_end(sicarios="limon a13", cells_end="limon s06", money=0)

    assert later.state.money == 4


@rule("NC-card-s06")
def test_the_taxi_route_offers_only_labs_without_a_cube() -> None:
    assert played("s06", "limon", "a13", labs="k1 empty, k5").options == ["done", "k1"]


# -- Poison --------------------------------------------------------------------------------------------------------


@rule("NC-card-s07", "NC-8.6", "NC-12.5")
def test_poison_blocks_one_hunter_and_for_two_dollars_another() -> None:
    table = played("s07", "poison", "a13", hunters="murphy a6, pena a11, carrillo a7", money=2)
    assert table.options == ["done", "murphy", "pena"]

    table.play("murphy", "pay", "pena")

    assert is_blocked(table, "murphy")
    assert is_blocked(table, "pena")
    assert table.state.pepes_money == 3


@rule("NC-card-s07")
def test_poison_reaches_no_hunter_beyond_two_and_blocks_nobody_twice() -> None:
    table = played("s07", "poison", "a13", hunters="murphy a6, carrillo a7", money=2).play("murphy", "pay")

    assert not is_blocked(table, "carrillo")
    assert table.kind == "ordinary-action"  # there was nobody left to block


@rule("NC-card-s08")
def test_the_night_of_threats_places_influence_and_brings_fame_and_money_later() -> None:
    table = played("s08", "poison", "a13").play("a6")
    assert influence(table) == ["a6"]

    later = season_end(sicarios="poison a13", cells_end="poison s08", money=0, fame=0)

    assert (later.state.fame, later.state.money) == (1 + 1, 2)


@rule("NC-card-s08", "NC-12.3", "NC-2.3")
def test_the_night_of_threats_needs_a_city_without_token_within_two() -> None:
    table = played("s08", "poison", "a13", roadblocks="a6", influence="a16")

    assert table.options == ["done", "a13", "a14", "a17"]


# -- Velasco -------------------------------------------------------------------------------------------------------


@rule("NC-card-s09")
def test_velasco_places_influence_nearby_and_for_two_dollars_in_his_region() -> None:
    table = played("s09", "velasco", "k4", money=2).play("k7", "pay", "k15", "k13")

    assert influence(table) == ["k7", "k13", "k15"]
    assert table.state.money == 0


@rule("NC-card-s09")
def test_velascos_paid_influence_stays_in_his_region_and_may_be_less() -> None:
    table = played("s09", "velasco", "k4", money=2).play("done", "pay")
    assert all(option == "done" or option.startswith("k") for option in table.options)

    table.play("k15", "done")

    assert influence(table) == ["k15"]


@rule("NC-card-s10", "NC-12.6", ruling="NC-R32")
def test_paid_patrols_clear_the_region_and_place_influence_around_him_at_the_end() -> None:
    table = played("s10", "velasco", "k4", roadblocks="k7 k15 k13").play("k7", "k15")
    assert roadblocks(table) == ["k13"]

    later = season_end(sicarios="velasco a13", cells_end="velasco s10").play("a6", "a16")

    assert influence(later) == ["a6", "a16"]


@rule("NC-card-s10")
def test_paid_patrols_do_not_reach_into_other_regions_nor_beyond_two_at_the_end() -> None:
    assert played("s10", "velasco", "k4", roadblocks="k7 a6").options == ["done", "k7"]

    later = season_end(sicarios="velasco a13", cells_end="velasco s10")

    assert later.options == ["done", "a6", "a13", "a14", "a16", "a17"]


# -- Flaco ---------------------------------------------------------------------------------------------------------


@rule("NC-card-s11")
def test_flaco_places_a_lab_and_for_two_dollars_another() -> None:
    table = played("s11", "flaco", "a13", slots="flaco", money=2).play("a10", "pay", "a11")

    assert labs(table) == cubes(table) == ["a10", "a11"]
    assert table.state.money == 0


@rule("NC-card-s11", "NC-2.3")
def test_flacos_labs_go_on_plantations_without_one() -> None:
    table = played("s11", "flaco", "a13", slots="flaco", labs="a10", money=1)
    assert "a10" not in table.options
    assert "a6" not in table.options

    table.play("a11")

    assert table.kind == "ordinary-action"  # one dollar does not pay for the second lab


@rule("NC-card-s12")
def test_kitchens_fill_two_labs_and_make_a_new_one_at_the_end() -> None:
    table = played("s12", "flaco", "a13", slots="flaco", labs="k1 empty, o2 empty, a4").play("k1", "o2")
    assert cubes(table) == ["k1", "a4", "o2"]

    later = season_end(slots="flaco", sicarios="flaco a13", cells_end="flaco s12", income=0).play("a18")

    assert labs(later) == ["a18"]
    assert later.state.income == 1 + 1  # by the card, and by the lab on the map


@rule("NC-card-s12")
def test_kitchens_at_the_end_stay_in_the_region() -> None:
    later = season_end(slots="flaco", sicarios="flaco a13", cells_end="flaco s12")

    assert all(option == "done" or option.startswith("a") for option in later.options)
    assert "a6" not in later.options


# -- Mechas --------------------------------------------------------------------------------------------------------


@rule("NC-card-s13", "NC-6.18")
def test_mechas_has_three_actions_and_for_a_dollar_four() -> None:
    table = played("s13", "mechas", "a13", slots="mechas", money=1).play("pay")
    assert table.ask.values["left"] == 4

    table.play("a6", "a10", "a11", "a16")

    assert (influence(table), labs(table)) == (["a6", "a16"], ["a10", "a11"])
    assert table.kind != "ordinary-action"


@rule("NC-card-s13")
def test_mechas_without_the_dollar_has_three() -> None:
    table = played("s13", "mechas", "a13", slots="mechas", money=1).play("done", "a6", "a10", "a11")

    assert table.kind != "ordinary-action"


@rule("NC-card-s14")
def test_burning_checkpoints_remove_roadblocks_and_block_a_hunter_for_a_dollar() -> None:
    table = played("s14", "mechas", "a13", slots="mechas", roadblocks="a6 a16", hunters="murphy a11", money=1)

    table.play("a6", "a16", "pay", "murphy")

    assert roadblocks(table) == []
    assert is_blocked(table, "murphy")


@rule("NC-card-s14")
def test_burning_checkpoints_reach_three_and_the_block_two() -> None:
    table = played("s14", "mechas", "a13", slots="mechas", roadblocks="a7 k13", hunters="murphy a7", money=1)
    assert table.options == ["done", "a7"]

    table.play("done", "pay")

    assert not is_blocked(table, "murphy")


# -- Tuso ----------------------------------------------------------------------------------------------------------


@rule("NC-card-s15", "NC-6.14", ruling="NC-R14")
def test_tuso_comes_with_two_more_range_and_may_buy_fame() -> None:
    near = deploying(patron="a11", slots="tuso", hand="s16").play("s16")
    far = deploying(patron="a11", slots="tuso", hand="s15", money=2, fame=0).play("s15")
    assert "a9" not in near.options
    assert "a9" in far.options  # 3 away; the purple slot reaches 2
    assert far.ask.values["n"] == 4

    far.play("a9", "pay")

    assert (far.state.fame, far.state.money) == (1, 0)


@rule("NC-card-s15")
def test_tuso_cannot_come_farther_than_that_and_fame_costs_two_dollars() -> None:
    table = deploying(patron="a11", slots="tuso", hand="s15", money=1, fame=0).play("s15")
    assert "k14" not in table.options

    table.play("a9")

    assert table.kind == "ordinary-action"
    assert table.state.fame == 0


@rule("NC-card-s16")
def test_eyes_on_every_corner_draw_two_and_discard_two() -> None:
    table = played("s16", "tuso", "a13", slots="tuso", hand="s01 s02", deck="s17 s18")
    assert hand(table) == ["s01", "s02", "s17", "s18"]

    table.play("s01", "s18")

    assert hand(table) == ["s02", "s17"]
    assert {"s01", "s18"} <= set(discards(table))
    later = season_end(slots="tuso", sicarios="tuso a13", cells_end="tuso s16", money=0, fame=0)
    assert (later.state.fame, later.state.money) == (1 + 2, 1)


@rule("NC-card-s16", "NC-4.1")
def test_eyes_on_every_corner_show_nobody_else_what_was_drawn() -> None:
    table = played("s16", "tuso", "a13", slots="tuso", hand="s01 s02", deck="s17 s18")

    assert "s17" not in str(table.view(table.seats[1]))
    assert "done" not in table.options  # two have to go


# -- León and La Quica ----------------------------------------------------------------------------------------------


@rule("NC-card-s22", "NC-6.16", "NC-6.21")
def test_leons_own_card_lets_him_move_six_and_fill_a_lab_before() -> None:
    table = played("s22", "leon", "a17", labs="a15 empty", money=1, actions=0).play("pay", "a15")
    assert cubes(table) == ["a15"]
    assert table.ask.values["n"] == 6
    assert "o11" in table.options  # a17-a16-a15-a14-o14-o11: five roads

    table.play("a14", "a15")

    assert table.state.money == 4
    assert not carries(table, "leon")


@rule("NC-card-s22", "NC-6.13")
def test_leon_brought_by_another_card_moves_four_and_its_text_is_ignored() -> None:
    table = deploying(patron="a17", hand="s22 s01", money=5).play("leon", "s01", "a17")

    assert table.kind == "sicario-to"
    assert table.ask.values["n"] == 4
    assert table.state.money == 5
    assert discards(table) == ["s01"]


@rule("NC-card-s23", "NC-6.16", "NC-6.23")
def test_la_quicas_own_card_blocks_a_neighbour_and_still_brings_an_ultimatum() -> None:
    table = played("s23", "la_quica", "o9", hunters="castano a9", money=2, fame=0, actions=0)

    table.play("castano", "pay")
    assert table.kind == "ultimatum-card"
    table.play("p1", "silver")

    assert is_blocked(table, "castano")
    assert (table.state.fame, table.state.money) == (1, 4)


@rule("NC-card-s23", "NC-6.22")
def test_la_quicas_card_blocks_only_next_door_and_gives_no_ordinary_actions() -> None:
    table = played("s23", "la_quica", "o9", hunters="castano a9, murphy a12", money=0, actions=0)
    assert table.options == ["done", "castano"]

    table.play("done")

    assert table.kind == "ultimatum-card"
    assert not is_blocked(table, "castano")


@rule("NC-8.6", "NC-12.5")
def test_a_hunter_blocked_by_a_card_acts_but_does_not_move() -> None:
    table = acting(hunter="murphy", hunters="murphy a7 blocked", available="1 2 3").play("arrest_3")

    assert table.kind == "arrest-place"
