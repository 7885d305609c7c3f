"""Patrón's side of the rules that no example and no card shows: movement, cubes, deployment, hand, relocation."""

from __future__ import annotations

from tablero.games.narcos.board import PLACE_IDS
from tablero.games.narcos.position import position
from tablero.testing import rule
from tests.narcos.helpers import (
    acting,
    carries,
    cubes,
    deploying,
    discards,
    hand,
    is_blocked,
    is_down,
    labs,
    possible,
    season_end,
    spots,
    where,
)

SEVEN_FIGURES = "gustavo k1 cube, blackie k5 cube, limon k6 cube, poison k9 cube, velasco k10 cube, leon k12 cube"
TWELVE_LABS = "k14, k16, k17, k18, a1, a4, a5, a8, a10, a11, a12, a15"

# -- movement ------------------------------------------------------------------------------------------------------


@rule("NC-6.1", "NC-6.4")
def test_a_sicario_walks_three_roads_and_does_not_fly() -> None:
    table = position(patron="a11", sicarios="gustavo k7").play("gustavo")

    assert {"k4", "k3", "k2"} <= set(table.options)
    assert not {"k8", "a6", "a14", "o1", "o15"} & set(table.options)


@rule("NC-6.1")
def test_without_a_dollar_or_without_a_sicario_on_the_map_there_is_no_paid_move() -> None:
    assert position(patron="a11", sicarios="gustavo k7", money=0).kind == "deploy"
    assert position(patron="a11", money=5).kind == "deploy"
    assert position(patron="a11", sicarios="gustavo k7", money=5).play("done").state.money == 5


@rule("NC-6.1", "NC-13.13")
def test_one_sicario_moves_a_turn_and_never_the_one_deployed_in_it() -> None:
    table = position(patron="a11", sicarios="gustavo k7, limon k1", hand="s18", money=5)
    assert table.options == ["done", "gustavo", "limon"]

    table.play("gustavo", "k4")
    assert table.kind == "deploy"
    table.play("s18", "velasco", "a11", "done", "done")

    assert table.kind == "faction"
    assert where(table, "velasco") == "a11"


@rule("NC-6.5", "NC-2.4", ruling="NC-R11")
def test_a_sicario_in_a_city_with_a_roadblock_may_leave_it_but_not_come_back() -> None:
    table = position(patron="a11", sicarios="gustavo a13", roadblocks="a13", labs="a10").play("gustavo")

    assert "a16" in table.options
    assert "a13" not in table.options


@rule("NC-6.8", ruling="NC-R13")
def test_a_cube_under_a_sicario_without_one_is_left_to_him() -> None:
    table = position(patron="a11", sicarios="gustavo a7, limon a8", labs="a8").play("gustavo", "a11")

    assert not carries(table, "gustavo")
    assert cubes(table) == ["a8"]


@rule("NC-6.8", "NC-6.6", ruling="NC-R13")
def test_a_cube_under_a_sicario_who_carries_one_is_taken_in_passing() -> None:
    table = position(patron="a11", sicarios="gustavo a7, limon a8 cube", labs="a8", hunters="murphy a6")
    table.play("gustavo", "a11")

    assert carries(table, "gustavo")
    assert cubes(table) == []


@rule("NC-6.6", ruling="NC-R40")
def test_the_first_cube_on_the_way_is_taken_and_the_way_is_patrons_choice() -> None:
    table = position(patron="a11", sicarios="gustavo a7", labs="a8, a5").play("gustavo", "a6")
    assert table.kind == "cube-on-the-way"
    assert table.options == ["a5", "a8"]

    table.play("a8")

    assert cubes(table) == ["a5"]


@rule("NC-6.7", ruling=("NC-R12", "NC-R40"))
def test_going_out_and_back_is_a_movement_that_takes_the_cube() -> None:
    table = position(patron="a11", sicarios="gustavo a12", labs="a12").play("gustavo", "a12")

    assert carries(table, "gustavo")
    assert where(table, "gustavo") == "a12"


@rule("NC-6.9")
def test_leon_ships_after_a_paid_move_too_and_others_do_not() -> None:
    leon = position(patron="a11", sicarios="leon a12", labs="a12", money=1).play("leon", "a14")
    other = position(patron="a11", sicarios="gustavo a12", labs="a12", money=1).play("gustavo", "a14")

    assert (leon.state.money, carries(leon, "leon")) == (4, False)
    assert (other.state.money, carries(other, "gustavo")) == (0, True)


@rule("NC-13.6")
def test_a_cube_is_shipped_past_influence_and_roadblock() -> None:
    table = season_end(sicarios="gustavo a14 cube, limon a6 cube", influence="a14", roadblocks="a6", money=0)

    assert table.state.money == 8


# -- deployment ----------------------------------------------------------------------------------------------------


@rule("NC-6.10", "NC-6.11")
def test_a_card_brings_only_who_is_on_the_dashboard_and_can_be_discarded_for_a_special_one() -> None:
    table = deploying(patron="a11", hand="s01 s03", sicarios="gustavo k1, blackie captured")
    assert table.options == ["leon"]

    table.play("leon")
    assert table.options == ["s01", "s03"]
    table.play("s03", "a11")

    assert discards(table) == ["s03"]
    assert where(table, "leon") == "a11"


@rule("NC-6.12")
def test_influence_a_lab_and_patron_himself_are_no_obstacle() -> None:
    table = deploying(patron="a13", hand="s01", influence="a6 a13", labs="a10").play("s01")

    assert {"a6", "a10", "a13"} <= set(table.options)


@rule("NC-6.12", "NC-13.1")
def test_nobody_is_deployed_where_a_figure_stands() -> None:
    table = deploying(patron="a13", hand="s01", sicarios="limon a10", hunters="murphy a11 down").play("s01")

    assert not {"a10", "a11"} & set(table.options)


@rule("NC-6.17", "NC-13.16", "NC-4.2", ruling="NC-R15")
def test_if_nobody_can_be_deployed_the_hand_is_shown_and_a_card_lost() -> None:
    hunters = "murphy k1, pena k2, carrillo k8, trujillo k3, navegante k5, gilberto k12, don_berna k14"
    table = deploying(patron="k1", hand="s01 s02", sicarios="leon o1, la_quica o2", hunters=hunters)
    assert table.options == ["show_hand"]
    before = len(possible(table))

    table.play("show_hand", "s02")

    assert [entry["card"] for entry in table.journal("card-shown", table.seats[1])] == ["s01", "s02"]
    assert "s02" in discards(table)
    assert "k1" in possible(table)
    assert len(possible(table)) < before  # that nobody could come tells something
    assert table.kind == "faction"


@rule("NC-6.17")
def test_the_hand_is_not_shown_while_somebody_can_come() -> None:
    assert "show_hand" not in deploying(patron="a11", hand="s01").options


@rule("NC-6.18", "NC-2.3")
def test_ordinary_actions_are_not_offered_where_a_token_lies() -> None:
    table = position(
        step="sicario-acts", patron="a2", figure="gustavo", sicarios="gustavo a2", actions=2, influence="a3", labs="k14"
    )

    assert table.options == ["done", "a1", "a2", "o5"]


@rule("NC-13.7")
def test_a_plantation_whose_lab_was_destroyed_can_get_another() -> None:
    table = acting(hunter="murphy", hunters="murphy a7", labs="a8").play("labs_1", "a8")
    assert labs(table) == []

    later = position(step="sicario-acts", patron="a8", figure="gustavo", sicarios="gustavo a11", actions=2)

    assert "a8" in later.options


@rule("NC-13.8", "NC-6.25")
def test_a_hunter_can_be_blocked_and_deactivated() -> None:
    table = position(
        step="sicario-acts", patron="a12", figure="la_quica", sicarios="la_quica o9", hunters="castano a9 blocked"
    ).play("p1", "lead")

    assert is_down(table, "castano")
    assert is_blocked(table, "castano")


# -- hand ----------------------------------------------------------------------------------------------------------


@rule("NC-6.27")
def test_the_hand_is_refilled_from_the_shuffled_discards_without_season_end_cards() -> None:
    rest = "s04 s05 s06 s07 s08 s09 s10 s17 s19 s20 s21 s22 s23"
    table = position(
        step="sicario-acts",
        patron="a11",
        figure="gustavo",
        sicarios="gustavo a11",
        actions=2,
        hand="s01 s02 s03",
        discards=rest,
        cells_end="gustavo s18",
    )
    assert table.state.deck == []

    table.play("done")

    assert len(hand(table)) == 5
    assert "s18" not in hand(table)
    assert len(table.state.deck) == 13 - 2
    assert discards(table) == []


# -- the first hideout and relocation ------------------------------------------------------------------------------


@rule("NC-3.11", "NC-13.5")
def test_patron_may_hide_anywhere_even_with_a_hunter() -> None:
    table = position(step="hiding", hunters="murphy k4")
    assert table.options == list(PLACE_IDS)

    table.play("k4")

    assert PLACE_IDS[table.state.place] == "k4"
    assert len(possible(table)) == 54


@rule("NC-11.7", ruling="NC-R31")
def test_patron_may_stay_on_a_barred_location_and_even_pay_for_it() -> None:
    table = position(step="relocating", patron="a13", money=2, roadblocks="a13").play("2")

    assert "a13" in table.options
    table.play("a13")
    assert table.state.money == 0
    assert table.state.seen_at == -1
    assert set(possible(table)) >= {"a13", "a6", "a11"}


@rule("NC-11.7")
def test_patron_does_not_fly_and_pays_no_more_than_he_has() -> None:
    table = position(step="relocating", patron="a14", money=1)
    assert table.options == ["0", "1"]

    assert spots(table.play("1")) == ["a11", "a12", "a14", "a15", "o14"]


# -- money and cubes -------------------------------------------------------------------------------------------------


@rule("NC-2.9", ruling="NC-R7")
def test_the_bank_does_not_run_out() -> None:
    assert season_end(sicarios="gustavo a14 cube", money=500).state.money == 504


@rule("NC-11.3", ruling="NC-R28")
def test_with_too_few_cubes_patron_chooses_the_labs() -> None:
    empty = ", ".join(f"{lab} empty" for lab in TWELVE_LABS.split(", "))
    table = season_end(sicarios=SEVEN_FIGURES, labs=empty, cali=2)
    assert table.kind == "produce-cube"
    assert table.ask.values["left"] == 15 - 6 - 2

    table.play("a8")

    assert cubes(table) == ["a8"]
    assert "a8" not in table.options


@rule("NC-2.6", ruling="NC-R4")
def test_a_lab_placed_when_no_cube_is_left_has_none() -> None:
    table = position(
        step="sicario-acts",
        patron="a2",
        figure="velasco",
        sicarios="velasco a2, gustavo k1 cube, blackie k5 cube, limon k6 cube, poison k9 cube, leon k10 cube",
        actions=2,
        labs="k14, k16, k17, k18, a5, a8, a10, a11",
        cali=2,
    )
    assert table.state.cubes_left() == 0

    table.play("a1")

    assert "a1" in labs(table)
    assert "a1" not in cubes(table)


@rule("NC-1.2")
def test_patron_wins_at_once_with_twenty_fame_and_has_no_more() -> None:
    table = season_end(fame=18, sicarios="gustavo k1, blackie k5")  # purple 2, blue 3

    assert table.match.over
    assert table.state.fame == 20
    assert table.game.winners(table.state) == [0]


@rule("NC-11.9")
def test_what_stays_for_the_next_season() -> None:
    table = season_end(
        influence="a9", roadblocks="a6", labs="a8", hunters="murphy k4", cali=1, pepes=3, faction_cards="f5", money=4
    )
    table.play("0")

    assert (labs(table), cubes(table)) == (["a8"], ["a8"])
    assert where(table, "murphy") == "k4"
    assert (table.state.cali_cubes, table.state.pepes_money) == (1, 3)
    assert table.state.money == 5
    assert table.kind == "defence"
    assert table.state.season == 2
