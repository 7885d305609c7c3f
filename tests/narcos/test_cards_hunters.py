"""The cards of the other side: Silver-or-Lead, faction and action cards. What each does, and what it does not allow."""

from __future__ import annotations

import pytest

from tablero.core.table import Table
from tablero.games.narcos.position import position
from tablero.testing import rule
from tests.narcos.helpers import (
    acting,
    cubes,
    deploying,
    hunting,
    influence,
    is_down,
    is_open,
    labs,
    possible,
    roadblocks,
    where,
)


def ultimatum(card: str, **given: object) -> Table:
    """La Quica stands next to Castaño, and Patrón has chosen a card."""
    table = position(
        **{
            "step": "sicario-acts",
            "patron": "a12",
            "figure": "la_quica",
            "sicarios": "la_quica o9",
            "hunters": "castano a9",
            **given,
        }
    )
    return table.play(card)


# -- Silver-or-Lead ------------------------------------------------------------------------------------------------


@rule("NC-6.23", "NC-12.2")
def test_the_hunters_player_chooses_silver_or_lead() -> None:
    table = ultimatum("p1")

    assert table.asked != "patron"
    assert table.options == ["silver", "lead"]


@rule("NC-card-p1")
def test_the_envelope_gives_patron_four_dollars() -> None:
    table = ultimatum("p1", money=1).play("silver")

    assert table.state.money == 5
    assert not is_down(table, "castano")


@rule("NC-card-p2", "NC-6.26", "NC-12.2", ruling="NC-R16")
def test_silver_is_carried_out_by_the_hunters_player() -> None:
    table = ultimatum("p2", players=5).play("silver")
    assert table.asked == table.seats[4]  # who leads Los Pepes
    table.play("a9", "o11")

    assert influence(table) == ["a9", "o11"]


@rule("NC-card-p2", "NC-6.26")
def test_whoever_takes_silver_places_all_of_it_within_three_roads() -> None:
    table = ultimatum("p2").play("silver")
    assert "a13" not in table.options  # four roads from Sogamoso
    assert "a7" in table.options
    assert "done" not in table.options

    table.play("a9")
    assert "done" not in table.options
    table.play("o11")

    assert table.kind != "silver-influence"


@rule("NC-card-p2", "NC-2.7", ruling="NC-R16")
def test_with_an_empty_supply_silver_need_not_move_a_token() -> None:
    cities = "k2 k3 k4 k7 k8 k11 k13 k15 a2 a3 a6 a13 a14 a16 a17 o4"
    table = ultimatum("p2", influence=cities).play("silver")
    assert table.state.tokens_left() == 0
    assert "done" in table.options

    assert influence(table.play("done")) == sorted(influence(table), key=cities.split().index)


@rule("NC-card-p3", "NC-6.26")
def test_guarded_kitchens_are_two_labs_in_the_hunters_region() -> None:
    table = ultimatum("p3").play("silver")
    assert all(option.startswith("a") for option in table.options)
    table.play("a18", "a4")

    assert labs(table) == cubes(table) == ["a4", "a18"]


@rule("NC-card-p4")
def test_good_press_brings_fame_and_clears_two_roadblocks_anywhere() -> None:
    table = ultimatum("p4", fame=3, roadblocks="k7 a6 o1").play("silver", "k7", "o1")

    assert table.state.fame == 4
    assert roadblocks(table) == ["a6"]


@rule("NC-card-p4")
def test_good_press_clears_nothing_where_nothing_is_blocked() -> None:
    table = ultimatum("p4", fame=3).play("silver")

    assert table.state.fame == 4
    assert table.kind != "silver-remove-roadblock"


@rule("NC-card-p1", "NC-card-p2", "NC-card-p3", "NC-card-p4", "NC-6.25")
@pytest.mark.parametrize("card", ["p1", "p2", "p3", "p4"])
def test_lead_is_the_same_on_all_cards(card: str) -> None:
    table = ultimatum(card, money=1, fame=3).play("lead")

    assert is_down(table, "castano")
    assert (table.state.money, table.state.fame) == (1, 3)
    assert (influence(table), labs(table)) == ([], [])


@rule("NC-6.25")
def test_lead_costs_a_hunter_nothing_who_has_acted() -> None:
    table = ultimatum("p1", hunters="castano a9 acted, murphy k4, pena k2").play("lead")

    assert is_down(table, "castano")
    assert table.kind == "faction"


@rule("NC-6.24")
def test_used_cards_come_back_when_the_deck_is_empty() -> None:
    def offered(ultimatums: str) -> list[str]:
        table = deploying(patron="a12", hand="s01 s02", hunters="castano a9, murphy o11", ultimatums=ultimatums)
        return table.play("la_quica", "s01", "o9", "castano").options

    assert offered("p2 p4") == ["p2", "p4"]
    assert offered("") == ["p1", "p2", "p3", "p4"]


# -- Los Pepes -----------------------------------------------------------------------------------------------------


@rule("NC-card-f1", "NC-10.7")
def test_los_pepes_are_asked_when_any_faction_uses_an_action_card() -> None:
    table = acting(hunter="murphy", hunters="murphy a7", pepes=3, players=5).play("type_2")
    assert table.asked == table.seats[4]
    assert "f1" in table.options

    table.play("f1", "limon", "poison")

    assert is_open(table, "limon")
    assert is_open(table, "poison")
    assert table.state.pepes_money == 1


@rule("NC-card-f1", "NC-10.7")
def test_los_pepes_cannot_pay_with_one_dollar_nor_for_a_tokens_that_lies_open() -> None:
    assert acting(hunter="murphy", hunters="murphy a7", pepes=1).play("type_2").kind != "support-pepes"

    table = acting(hunter="murphy", hunters="murphy a7", pepes=2, defence="limon 3 open").play("type_2", "f1")

    assert "limon" not in table.options


@rule("NC-10.7", ruling="NC-R27")
def test_with_one_token_face_down_los_pepes_turn_up_that_one() -> None:
    shown = "gustavo 0 open, blackie 0 open, limon 1 open, poison 1 open, velasco 2 open, leon 2 open"
    table = acting(hunter="murphy", hunters="murphy a7", pepes=2, defence=shown).play("type_2", "f1")

    assert is_open(table, "la_quica")
    assert table.state.pepes_money == 0


@rule("NC-10.7", "NC-10.5")
def test_an_action_bought_with_cubes_is_no_action_card_for_los_pepes() -> None:
    table = acting(hunter="murphy", hunters="murphy a7", pepes=2, cali=2).play("f2", "region_1")

    assert table.kind == "act"


# -- Cali ----------------------------------------------------------------------------------------------------------


@rule("NC-card-f2", "NC-10.4")
def test_cali_takes_a_cube_where_its_hunter_ends_his_move() -> None:
    table = hunting(hunter="gilberto", hunters="gilberto a9", labs="a12").play("a12", "a12")

    assert table.state.cali_cubes == 1
    assert (labs(table), cubes(table)) == (["a12"], [])


@rule("NC-card-f2", "NC-10.4", ruling="NC-R25")
def test_cali_takes_no_cube_where_its_hunter_starts_none_of_others_and_no_third() -> None:
    started = hunting(hunter="gilberto", hunters="gilberto a12", labs="a12").play("a14")
    other = hunting(hunter="murphy", hunters="murphy a9", labs="a12").play("a12")
    full = hunting(hunter="gilberto", hunters="gilberto a9", labs="a12", cali=2).play("a12")
    declined = hunting(hunter="gilberto", hunters="gilberto a9", labs="a12").play("a12", "done")

    for table in (started, other, full, declined):
        assert table.kind == "act"
        assert cubes(table) == ["a12"]


@rule("NC-card-f2", "NC-10.5", ruling="NC-R26")
def test_an_extra_attack_has_strength_one_and_no_help_from_the_policia() -> None:
    table = acting(
        hunter="murphy", hunters="murphy a7", sicarios="gustavo a8", defence="gustavo 0", cali=2, faction_cards="f7 f8"
    )
    table.play("f2", "attack_1")

    assert where(table, "gustavo") == "captured"
    assert table.kind == "act"  # nobody was asked to add to it
    assert table.state.cells.count(0) == len(table.state.cells)
    assert table.state.available == [1, 2, 3]


@rule("NC-card-f2", "NC-10.5")
def test_an_extra_arrest_moves_one_step() -> None:
    table = acting(hunter="murphy", hunters="murphy a7", cali=2).play("f2", "arrest_1")

    assert table.options == ["a1", "a3", "a5", "a7", "a8"]


@rule("NC-card-f2", "NC-10.5")
def test_one_cube_buys_nothing() -> None:
    assert "f2" not in acting(hunter="murphy", hunters="murphy a7", cali=1).options


@rule("NC-10.5", "NC-10.1")
def test_an_extra_action_may_come_before_the_move_or_after_the_action() -> None:
    before = hunting(hunter="murphy", hunters="murphy a7", cali=2)
    assert "f2" in before.options
    before.play("f2", "region_1")
    assert before.kind == "hunter-move"

    after = acting(hunter="murphy", hunters="murphy a7", cali=2).play("type_2")
    assert "f2" in after.options


# -- DEA and Policía -----------------------------------------------------------------------------------------------


@rule("NC-card-f3", "NC-10.2")
def test_a_change_of_plan_replaces_one_card_and_leaves_the_game() -> None:
    table = acting(
        hunter="castano", hunters="castano a7", faction_cards="f3 f4", available="1 1 2", next_actions="3"
    ).play("f3", "1")

    assert table.state.available == [1, 2, 3]
    assert "f3" not in table.options
    assert "f4" in table.options


@rule("NC-card-f3")
def test_a_change_of_plan_replaces_no_second_card() -> None:
    table = acting(hunter="castano", hunters="castano a7", faction_cards="f3", available="1 1 2").play("f3", "2")

    assert table.kind == "act"


@rule("NC-card-f4", "NC-10.2", ruling="NC-R23")
def test_new_orders_replace_two_cards() -> None:
    table = acting(
        hunter="castano", hunters="castano a7", faction_cards="f4", available="1 1 2", next_actions="3 3"
    ).play("f4", "1", "2")

    assert table.state.available == [1, 3, 3]


@rule("NC-card-f4")
def test_new_orders_do_not_touch_cards_in_cells() -> None:
    table = acting(
        hunter="castano", hunters="castano a7", faction_cards="f4", available="1 1 2", cells="attack 3"
    ).play("f4", "1", "1")

    assert table.state.cells.count(3) == 1


@rule("NC-card-f5", "NC-card-f6", "NC-10.2")
def test_both_helicopters_may_carry_one_hunter() -> None:
    table = hunting(hunter="carrillo", hunters="carrillo k17", faction_cards="f5 f6").play("f5")
    assert table.ask.values["n"] == 4

    table.play("f6")

    assert table.ask.values["n"] == 6


@rule("NC-card-f5", "NC-10.2", ruling="NC-R23")
def test_a_helicopter_lengthens_an_arrest_move_too() -> None:
    table = acting(hunter="carrillo", hunters="carrillo k17", faction_cards="f5").play("arrest_1")
    assert "a10" not in table.options

    table.play("f5")

    assert "a10" in table.options


@rule("NC-card-f6", "NC-8.6")
def test_a_helicopter_carries_no_blocked_hunter() -> None:
    table = hunting(faction="police", hunters="carrillo k17 blocked", faction_cards="f5 f6")

    assert table.kind == "act"
    assert "f5" not in table.options


@rule("NC-card-f7", "NC-card-f8", "NC-10.3")
def test_both_search_blocs_add_up_in_one_attack() -> None:
    table = acting(
        hunter="murphy", hunters="murphy a7", sicarios="gustavo a8", defence="gustavo 3", faction_cards="f7 f8"
    ).play("attack_1", "f7", "f8")

    assert where(table, "gustavo") == "captured"  # 1 + 2 + 2 against 3
    assert table.journal("captured")[0]["n"] == 5


@rule("NC-card-f7")
def test_a_search_bloc_helps_in_no_other_action() -> None:
    table = acting(hunter="murphy", hunters="murphy a7", labs="a8, a5", faction_cards="f7").play("labs_1")

    assert table.kind == "destroy-lab"


@rule("NC-card-f8", "NC-10.3", ruling="NC-R24")
def test_a_search_bloc_may_be_added_against_an_open_token_and_is_used_up() -> None:
    table = acting(
        hunter="murphy", hunters="murphy a7", sicarios="gustavo a8", defence="gustavo 3 open", faction_cards="f8"
    ).play("attack_2", "f8")

    assert where(table, "gustavo") == "captured"
    assert table.state.faction_cards == 0b11  # those of Los Pepes and Cali


@rule("NC-10.1", ruling="NC-R36")
def test_each_ability_is_decided_by_who_leads_its_faction() -> None:
    table = acting(
        hunter="castano", hunters="castano a7", sicarios="gustavo a8", players=5, pepes=2, faction_cards="f3 f7", cali=2
    )
    assert (table.kind, table.asked) == ("support-dea", table.seats[1])
    table.play("not_this_turn")
    assert (table.kind, table.asked) == ("support-cali", table.seats[3])
    table.play("done")
    assert (table.kind, table.asked) == ("act", table.seats[4])
    table.play("attack_3")
    assert (table.kind, table.asked) == ("support-pepes", table.seats[4])
    table.play("done")
    assert (table.kind, table.asked) == ("support-police", table.seats[2])


@rule("NC-10.8", ruling="NC-R24")
def test_los_pepes_pay_before_a_target_is_named_and_the_policia_after_it() -> None:
    table = acting(
        hunter="murphy",
        hunters="murphy a7",
        sicarios="gustavo a8, limon a1",
        defence="gustavo 2",
        pepes=2,
        faction_cards="f7",
    ).play("attack_1")
    assert table.kind == "support-pepes"
    table.play("f1", "gustavo", "limon")
    assert is_open(table, "gustavo")
    assert (table.kind, table.options) == ("attack-target", ["gustavo", "limon"])
    table.play("gustavo")

    assert table.kind == "support-police"
    assert where(table.play("f7"), "gustavo") == "captured"


# -- action cards --------------------------------------------------------------------------------------------------


@rule("NC-9.1", "NC-9.3")
@pytest.mark.parametrize(
    ("number", "asks"), [(1, {"region_1"}), (2, {"type_2"}), (3, {"distance_3"})], ids=["one", "two", "three"]
)
def test_each_number_fits_its_own_question_and_every_x_cell(number: int, asks: set[str]) -> None:
    table = acting(hunter="murphy", hunters="murphy a7", available=f"{number} {number} {number}")

    everywhere = {f"{id}_{number}" for id in ("attack", "labs", "roadblocks", "arrest")}
    assert set(table.options) == everywhere | asks


@rule("NC-9.1", "NC-7.3")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_card_is_used_once_and_lies_in_its_cell(number: int) -> None:
    table = acting(hunter="murphy", hunters="murphy a7, pena k4", labs="a8").play(f"labs_{number}", "done")

    assert table.state.cells.count(number) == 1
    assert number not in table.state.available
    assert len(table.state.available) == 2  # nothing is filled up between the two hunters


@rule("NC-9.4", "NC-9.6")
@pytest.mark.parametrize(
    ("number", "value", "ends"), [(1, 0, "captured"), (1, 1, "a8"), (2, 1, "captured"), (3, 3, "a8")]
)
def test_an_attack_has_the_strength_of_its_card(number: int, value: int, ends: str) -> None:
    table = acting(hunter="murphy", hunters="murphy a7", sicarios="gustavo a8", defence=f"gustavo {value}")

    assert where(table.play(f"attack_{number}"), "gustavo") == ends


@rule("NC-9.8", "NC-9.9")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_card_destroys_as_many_labs_as_it_says(number: int) -> None:
    table = acting(hunter="murphy", hunters="murphy a7", labs="a1, a5, a8").play(f"labs_{number}")

    table.play(*["a1", "a5", "a8"][:number])

    assert labs(table) == ["a1", "a5", "a8"][number:]
    assert table.kind != "destroy-lab"


@rule("NC-9.11")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_card_places_as_many_roadblocks_as_it_says(number: int) -> None:
    table = acting(hunter="murphy", hunters="murphy o11").play(f"roadblocks_{number}")

    table.play(*["a9", "o11", "o12"][:number])

    assert roadblocks(table) == ["a9", "o11", "o12"][:number]
    assert table.kind != "roadblock"


@rule("NC-9.18")
@pytest.mark.parametrize(("number", "reached", "not_reached"), [(1, "a8", "a12"), (2, "a12", "o14"), (3, "a14", "o14")])
def test_an_arrest_moves_as_far_as_its_card_says(number: int, reached: str, not_reached: str) -> None:
    table = acting(hunter="murphy", hunters="murphy a7").play(f"arrest_{number}")

    assert reached in table.options
    assert not_reached not in table.options


@rule("NC-9.17")
def test_the_region_is_asked_with_a_one_and_nothing_else_is_told() -> None:
    table = acting(hunter="murphy", hunters="murphy a7", patron="k1").play("region_1")

    assert all(not place.startswith("a") for place in possible(table))
    assert len(possible(table)) == 36
