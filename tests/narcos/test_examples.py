"""Worked examples: those of the printed rules, with the details they leave open filled in, and some of our own."""

from __future__ import annotations

from tablero.core.dice import Dice, dice_key
from tablero.games.narcos.board import BALL, DISTANCE, PLACE_IDS
from tablero.games.narcos.cards import CARDS, SICARIO_IDS
from tablero.games.narcos.clues import DEPLOYED, reckon
from tablero.games.narcos.position import position
from tablero.games.narcos.setup import name_slots, patron_cards
from tablero.testing import rule
from tests.narcos.helpers import (
    acting,
    carries,
    cubes,
    deploying,
    discards,
    face_down,
    hunting,
    ids,
    in_force,
    influence,
    is_down,
    is_open,
    labs,
    played,
    possible,
    roadblocks,
    season_end,
    spots,
    where,
    words,
)

TWO_RANGE_CLUES = words("a2 a3 a6 a7 a8 a9 a10 a11 a12 a13 a14 a15 o5 o9 o11")
AFTER_DISTANCE = words("a3 a6 a7 a10 a11 a12 a15 o9")


def place(id: str) -> int:
    return PLACE_IDS.index(id)


# -- Patrón's turn -------------------------------------------------------------------------------------------------


@rule("NC-6.1", "NC-6.6", "NC-11.3")
def test_a_paid_move_takes_the_cube_on_the_way_and_ships_nothing_yet() -> None:
    """The rulebook's example of the paid movement."""
    table = position(patron="a11", sicarios="gustavo o9", labs="a12", money=10)

    table.play("gustavo", "a14", "a12")

    assert table.state.money == 9
    assert where(table, "gustavo") == "a14"
    assert carries(table, "gustavo")
    assert labs(table) == ["a12"]
    assert cubes(table) == []


@rule("NC-11.3")
def test_a_cube_still_in_an_airport_city_is_shipped_at_the_end_of_the_season() -> None:
    table = season_end(sicarios="gustavo a14 cube", money=9)

    assert not carries(table, "gustavo")
    assert table.state.money == 9 + 4


@rule("NC-6.12")
def test_a_sicario_of_range_2_is_deployed_within_2_of_patron() -> None:
    """The rulebook's example of ranges."""
    table = deploying(patron="a11", roadblocks="a16", hunters="murphy a8", hand="s01").play("s01")

    assert table.options == ["a6", "a7", "a10", "a11", "a12", "a13", "a14", "a15", "o14", "o16"]


@rule("NC-6.18")
def test_ordinary_actions_happen_here_and_next_door() -> None:
    """The rulebook's example of ordinary actions."""
    table = position(step="sicario-acts", patron="a2", figure="gustavo", sicarios="gustavo a2", actions=2)

    assert table.options == ["done", "k14", "a1", "a2", "a3", "o5"]
    table.play("k14", "o5")
    assert labs(table) == cubes(table) == ["k14"]
    assert influence(table) == ["o5"]


@rule("NC-6.6", "NC-6.9", "NC-6.21")
def test_leon_ships_at_once() -> None:
    """The rulebook's example of León."""
    table = deploying(patron="a10", money=6, labs="a8", hand="s01 s02")

    table.play("leon", "s01", "a5", "a14", "a8")

    assert table.state.money == 10
    assert where(table, "leon") == "a14"
    assert not carries(table, "leon")
    assert labs(table) == ["a8"]
    assert cubes(table) == []


@rule("NC-6.22", "NC-6.23", "NC-6.25", "NC-7.2")
def test_la_quica_lays_down_a_hunter_who_chooses_lead() -> None:
    """The rulebook's example of La Quica."""
    table = deploying(patron="a12", hunters="castano a9, don_berna k4", hand="s01 s02", pepes=0)

    table.play("la_quica", "s01")
    assert "o9" in table.options
    table.play("o9", "p1", "lead")

    assert is_down(table, "castano")
    assert where(table, "castano") == "a9"
    table.play("pepes")
    assert table.kind == "hunter-move"  # Don Berna acts; Castaño is passed over
    assert {"k4", "k7", "o1"} <= set(spots(table))


@rule("NC-6.25", "NC-6.2")
def test_a_hunter_who_lies_down_still_bars_the_way() -> None:
    table = position(patron="a12", hunters="castano a9 down", sicarios="gustavo a3").play("gustavo")

    assert "a9" not in table.options
    assert "o9" not in table.options


@rule("NC-6.6", ruling="NC-R40")
def test_a_sicario_with_a_cube_takes_no_second_one() -> None:
    table = position(patron="a11", slots="tuso", sicarios="tuso a7 cube", labs="a8, a11")

    table.play("tuso", "a11")

    assert carries(table, "tuso")
    assert cubes(table) == ["a8", "a11"]


@rule("NC-6.7", ruling="NC-R12")
def test_a_sicario_deployed_on_a_lab_takes_its_cube_when_he_moves_on() -> None:
    table = deploying(patron="a12", slots="flaco", labs="a12", hand="s18")
    table.play("s18", "flaco", "a12")
    assert not carries(table, "flaco")
    assert cubes(table) == ["a12"]

    later = position(patron="a12", slots="flaco", sicarios="flaco a12", labs="a12").play("flaco", "a14")

    assert carries(later, "flaco")
    assert cubes(later) == []


@rule("NC-6.2")
def test_a_roadblock_stops_a_sicario() -> None:
    table = position(patron="a11", sicarios="blackie a6", roadblocks="a13").play("blackie")

    assert "a16" not in table.options
    assert "a13" not in table.options
    assert "a15" in table.options


@rule("NC-6.3")
def test_a_sicario_passes_another_but_does_not_stop_there() -> None:
    table = position(patron="a11", sicarios="limon a7, poison a8").play("limon")

    assert "a8" not in table.options
    assert "a11" in table.options


@rule("NC-2.3", "NC-6.19")
def test_a_roadblock_is_removed_before_influence_is_placed() -> None:
    table = position(
        step="sicario-acts",
        patron="a13",
        slots="velasco",
        figure="velasco",
        sicarios="velasco a13",
        actions=2,
        roadblocks="a6",
    )

    table.play("a6")
    assert (roadblocks(table), influence(table)) == ([], [])
    table.play("a6")

    assert (roadblocks(table), influence(table)) == ([], ["a6"])
    assert table.kind != "ordinary-action"  # both actions are used


@rule("NC-6.22")
def test_la_quica_needs_a_hunter_next_to_where_he_comes() -> None:
    far = deploying(patron="k1", hunters="murphy o18", hand="s01 s23")

    assert "la_quica" not in far.options
    assert "s23" not in far.options
    assert "leon" in far.options


# -- hunters ---------------------------------------------------------------------------------------------------------


@rule("NC-9.4", "NC-9.5", "NC-9.6")
def test_a_tie_favours_patron_and_the_token_stays_open() -> None:
    """The rulebook's example of an attack."""
    table = acting(hunter="pena", hunters="pena k9", sicarios="limon k6", defence="limon 2", available="1 2 2")

    table.play("attack_2")

    assert where(table, "limon") == "k6"
    assert is_open(table, "limon")


@rule("NC-9.8")
def test_one_of_two_labs_is_destroyed_with_its_cube() -> None:
    """The rulebook's example of destroying labs."""
    table = acting(hunter="murphy", hunters="murphy k13", labs="k14, k12 empty")

    table.play("labs_1")
    assert table.options == ["done", "k12", "k14"]
    table.play("k14")

    assert labs(table) == ["k12"]
    assert table.state.cubes_left() == 15


@rule("NC-9.11")
def test_influence_is_removed_and_a_roadblock_placed_with_a_2() -> None:
    """The rulebook's example of roadblocks."""
    table = acting(hunter="navegante", hunters="navegante o11", influence="a9", available="1 2 3").play("roadblocks_2")

    assert table.options == ["done", "a9", "o11", "o12", "o14"]
    table.play("a9", "o14")

    assert (influence(table), roadblocks(table)) == ([], ["o14"])
    assert table.kind != "roadblock"


@rule("NC-9.14", "NC-9.15")
def test_two_distances_leave_two_rings() -> None:
    """The rulebook's example of the distance."""
    table = acting(hunter="carrillo", hunters="carrillo a9", patron="a16").play("distance_3")
    assert table.asked == "patron"

    table.play("2")

    ring_2 = words("a2 a7 a8 a14 o6 o12 o14")
    ring_4 = words("k8 k13 k18 a4 a10 a13 a16 o2 o3 o4 o7 o16 o18")
    assert sorted(possible(table)) == sorted([*ring_2, *ring_4])


@rule("NC-9.18")
def test_after_the_arrest_move_the_own_or_an_adjacent_location_is_named() -> None:
    """The rulebook's example of an arrest."""
    table = acting(hunter="don_berna", hunters="don_berna a14", available="1 2 3")

    table.play("arrest_2", "a9")

    assert table.options == ["a3", "a9", "a12", "o9", "o11"]


@rule("NC-9.20", "NC-9.21")
def test_the_first_arrest_in_season_1_adds_two_objectives() -> None:
    """The rulebook's example, continued."""
    table = acting(
        hunter="don_berna",
        hunters="don_berna a9, murphy k4",
        patron="o11",
        roadblocks="k7",
        money=5,
        in_force="j04",
        slot_2="j05",
        slot_3="j06",
        available="1 2 3",
    )
    table.play("arrest_1", "a9", "o11")

    assert table.asked == "patron"
    assert set(table.options) == set(PLACE_IDS) - {"o11", "a9", "k4", "k7"}
    table.play("k1")
    assert table.kind == "objective"
    table.play(table.options[0])

    assert [len(cards) for cards in face_down(table)] == [0, 2, 2]
    assert table.state.money == 5
    assert not table.match.over


@rule("NC-9.21")
def test_the_first_arrest_in_season_2_adds_one_objective_and_later_none() -> None:
    def caught(season: int, **slots: str) -> list[int]:
        table = acting(
            hunter="don_berna", hunters="don_berna a9", patron="a9", season=season, available="1 2 3", **slots
        )
        table.play("arrest_1", "a9", "a9", "k1")
        return [len(cards) for cards in face_down(table)]

    assert caught(2, slot_3="j06") == [0, 0, 2]
    assert caught(3) == [0, 0, 0]


@rule("NC-11.7")
def test_three_dollars_relocate_up_to_three_roads() -> None:
    """The rulebook's example of relocating."""
    table = position(step="relocating", patron="a10", money=3).play("3")

    expected = "k15 k17 k18 a1 a4 a5 a6 a7 a8 a10 a11 a12 a13 a14 a15 a16 a17 a18"
    assert table.options == expected.split()
    assert table.state.money == 0


@rule("NC-11.7")
def test_relocating_goes_around_hunters_and_roadblocks() -> None:
    table = position(step="relocating", patron="a10", money=3, hunters="murphy a6", roadblocks="a13").play("3")

    assert table.options == ["k15", "k17", "a4", "a10"]


@rule("NC-10.7", ruling="NC-R37")
def test_los_pepes_turn_up_two_tokens() -> None:
    """The rulebook's example of Los Pepes."""
    table = acting(
        hunter="pena", hunters="pena a7", defence="blackie 1, gustavo 3", pepes=2, available="1 2 3", labs="a8"
    )
    table.play("labs_1", "f1", "blackie", "gustavo")

    assert is_open(table, "blackie")
    assert is_open(table, "gustavo")
    assert not is_open(table, "limon")
    assert table.state.pepes_money == 0


@rule("NC-5.6")
def test_all_seven_tokens_are_laid_face_down_one_in_each_cell() -> None:
    """The rulebook's example of the defence."""
    table = position(step="defence", patron="a11")
    assert table.options == ["defence_0", "defence_1", "defence_2", "defence_3"]

    table.play("defence_3", "defence_0", "defence_0", "defence_1", "defence_1", "defence_2")

    assert table.state.defence == [3, 0, 0, 1, 1, 2, 2]
    assert table.state.opened == 0


class Prepared(Dice):
    """Dice that turn up certain cards first."""

    def __init__(self, first: list[int]) -> None:
        super().__init__(dice_key(b"prepared"))
        self.first = first

    def shuffle(self, items: list[int]) -> None:
        items[:] = [*self.first, *(item for item in items if item not in self.first)]


@rule("NC-3.2", "NC-3.3")
def test_five_sicarios_take_the_slots_in_the_order_they_come_up() -> None:
    def card(name: str, copy: int = 0) -> int:
        return [n for n, one in enumerate(CARDS) if one.shows == SICARIO_IDS.index(name)][copy]

    order = [card("limon"), card("limon", 1), card("blackie"), card("gustavo"), card("blackie", 1)]
    names = name_slots(Prepared([*order, card("poison"), card("tuso")]))

    assert [SICARIO_IDS[name] for name in names] == [
        *("limon", "blackie", "gustavo", "poison", "tuso", "leon", "la_quica")
    ]
    assert len(patron_cards(names)) == 17


@rule("NC-8.1", "NC-8.4")
def test_flying_costs_one_step() -> None:
    table = hunting(hunter="murphy", hunters="murphy k4")

    assert table.options == words("k2 k3 k4 k5 k6 k7 k8 k9 k10 k11 k12 a6 a14 o1 o15")


@rule("NC-8.2", "NC-8.4")
def test_influence_closes_an_airport() -> None:
    table = hunting(hunter="murphy", hunters="murphy k4", influence="a6")

    assert table.options == words("k2 k3 k4 k5 k6 k7 k8 k9 k10 k11 k12 a14 o1 o15")


@rule("NC-8.4")
def test_two_flights_are_two_steps() -> None:
    table = hunting(hunter="murphy", hunters="murphy k7", influence="a6")

    assert {"o1", "a14", "o2", "a11"} <= set(table.options)
    assert not {"a6", "a1"} & set(table.options)


@rule("NC-8.2")
def test_sicarios_stand_in_the_way_of_hunters() -> None:
    table = hunting(hunter="murphy", hunters="murphy a9", sicarios="gustavo a12, limon o11")

    assert table.options == ["a2", "a3", "a7", "a9", "o6", "o9"]


@rule("NC-8.3")
def test_a_hunter_passes_another_but_does_not_stop_there() -> None:
    table = hunting(hunter="carrillo", hunters="carrillo a13, trujillo a11")

    assert "a14" in table.options
    assert "a11" not in table.options


@rule("NC-8.6", "NC-9.18")
def test_a_blocked_hunter_arrests_from_where_he_stands() -> None:
    table = hunting(faction="dea", hunters="pena a7 blocked, murphy k4 acted", available="1 2 3")
    assert table.kind == "act"  # he is not asked to move

    table.play("arrest_3")

    assert table.options == ["a1", "a3", "a5", "a7", "a8"]


@rule("NC-2.5", "NC-2.7", "NC-9.13")
def test_with_an_empty_supply_a_roadblock_is_moved() -> None:
    nine, seven = "k2 k3 k4 k7 k8 k9 k11 k13 k15", "a2 a3 a6 a7 a13 a14 a16"
    table = acting(hunter="murphy", hunters="murphy o11", influence=nine, roadblocks=seven)
    assert table.state.tokens_left() == 0

    table.play("roadblocks_1")
    assert table.options == ["done", "a9", "o11", "o12", "o14"]
    table.play("o14")
    assert table.options == seven.split()
    table.play("a16")

    assert roadblocks(table) == [*seven.split()[:-1], "o14"]
    assert len(influence(table)) == 9


# -- what the table knows ----------------------------------------------------------------------------------------------


@rule("NC-2.2", "NC-6.12")
def test_a_deployment_tells_that_patron_is_within_range() -> None:
    table = deploying(patron="o11", slots="gustavo blackie limon poison velasco", hand="s18")

    table.play("s18", "velasco", "o12")

    assert possible(table) == ids(BALL[4][place("o12")])
    assert len(possible(table)) == 27


@rule("NC-6.12")
def test_two_deployments_leave_what_is_within_both_ranges() -> None:
    found = reckon([[DEPLOYED, place("a7"), 3], [DEPLOYED, place("o14"), 4]])

    assert ids(found) == TWO_RANGE_CLUES


@rule("NC-9.14")
def test_a_distance_narrows_what_is_possible() -> None:
    table = acting(hunter="murphy", hunters="murphy a14", patron="a12", possible=" ".join(TWO_RANGE_CLUES))

    table.play("distance_3", "3")

    assert possible(table) == AFTER_DISTANCE


@rule("NC-9.16", "NC-9.17")
def test_type_and_region_narrow_what_is_possible() -> None:
    known = " ".join(AFTER_DISTANCE)
    typed = acting(hunter="murphy", hunters="murphy a14", patron="a12", possible=known).play("type_2")
    assert possible(typed) == ["a10", "a11", "a12", "a15", "o9"]

    table = acting(hunter="murphy", hunters="murphy o14", patron="a12", possible=" ".join(possible(typed)))
    table.play("region_1")

    assert possible(table) == ["a10", "a11", "a12", "a15"]


@rule("NC-9.19")
def test_a_failed_arrest_rules_out_one_place() -> None:
    table = acting(hunter="murphy", hunters="murphy a13", patron="a12", possible="a10 a11 a12 a15", available="1 2 3")

    table.play("arrest_1", "a13", "a10")

    assert possible(table) == ["a11", "a12", "a15"]
    assert not table.match.over


@rule("NC-9.20", "NC-13.3")
def test_after_an_escape_earlier_clues_are_void() -> None:
    hunters = "murphy k4, pena k11, carrillo k12, trujillo a8, navegante a9, gilberto a13, don_berna o6, castano o14"
    table = acting(
        hunter="navegante", hunters=hunters, roadblocks="a16 o12", patron="a12", possible="a11 a12", available="1 2 3"
    )
    table.play("arrest_1", "a9", "a12", "k1")

    assert len(possible(table)) == 43
    assert "a12" not in possible(table)


@rule("NC-2.2", "NC-9.14")
def test_airports_are_no_shortcut_for_distances() -> None:
    assert DISTANCE[place("k7")][place("o1")] == 8

    table = acting(hunter="murphy", hunters="murphy k7", patron="o1").play("distance_3", "1")

    assert "o1" in possible(table)
    assert possible(table) == sorted(possible(table), key=PLACE_IDS.index)
    assert set(possible(table)) == {PLACE_IDS[p] for p in range(54) if DISTANCE[place("k7")][p] in (1, 8)}


# -- abilities -------------------------------------------------------------------------------------------------------


@rule("NC-10.3", "NC-10.8", ruling="NC-R24")
def test_a_policia_card_beats_a_token_that_the_action_card_alone_does_not() -> None:
    def attack(*answers: str) -> str:
        table = acting(
            hunter="murphy",
            hunters="murphy a7",
            sicarios="gustavo a8",
            defence="gustavo 3",
            available="1 2 3",
            faction_cards="f7 f8",
        )
        table.play("attack_2")
        assert not is_open(table, "gustavo")  # the bonus is declared before the token is seen
        table.play(*answers)
        assert is_open(table, "gustavo")
        return where(table, "gustavo")

    assert attack("f7", "done") == "captured"
    assert attack("done") == "a8"


@rule("NC-5.7", "NC-9.6")
def test_the_bomb_defends_with_2() -> None:
    def attacked(number: int) -> str:
        table = acting(
            hunter="murphy",
            hunters="murphy a7",
            sicarios="blackie a8",
            special="bomb",
            defence="blackie bomb",
            available="1 2 3",
        )
        return where(table.play(f"attack_{number}"), "blackie")

    assert attacked(3) == "captured"
    assert attacked(2) == "a8"


@rule("NC-10.4", ruling="NC-R25")
def test_cali_takes_a_cube_in_passing_once_a_turn() -> None:
    table = hunting(hunter="navegante", hunters="navegante a9, gilberto a7", labs="a12, a8", cali=1)

    table.play("a14", "a12")

    assert table.state.cali_cubes == 2
    assert labs(table) == ["a8", "a12"]
    assert cubes(table) == ["a8"]
    assert where(table, "navegante") == "a14"
    table.play("type_2", "done")  # and no extra action
    table.play("a8")
    assert table.kind == "act"  # the second hunter was not offered a cube
    assert cubes(table) == ["a8"]


@rule("NC-10.5")
def test_cali_buys_a_question_for_the_region_although_its_cells_are_full() -> None:
    table = acting(hunter="pena", hunters="pena a14", patron="a16", cali=2, cells="region 1 1", available="1 2 3")
    table.play("distance_3", "4")
    assert "f2" in table.options
    table.play("f2")

    assert table.options == ["attack_1", "labs_1", "roadblocks_1", "region_1", "arrest_1"]
    table.play("region_1")

    assert table.state.cali_cubes == 0
    assert [entry["kind"] for entry in table.journal("region-yes")] == ["region-yes"]


@rule("NC-10.2")
def test_the_dea_replaces_two_available_cards() -> None:
    table = acting(hunter="murphy", hunters="murphy a14", available="1 1 2", next_actions="3 3", faction_cards="f4")
    table.play("f4", "1", "1")

    assert table.state.available == [2, 3, 3]
    assert "f4" not in table.options


@rule("NC-10.1", "NC-10.2")
def test_the_dea_lengthens_one_movement_of_another_factions_hunter() -> None:
    table = hunting(hunter="trujillo", hunters="trujillo a13, carrillo k1", faction_cards="f5")
    assert "a9" not in table.options

    table.play("f5")

    assert table.ask.values["n"] == 4
    assert "a9" in table.options  # a13-a11-a8-a12-a9
    table.play("a13", "type_2")
    assert table.ask.values["n"] == 2  # the next movement has two steps again


@rule("NC-9.1")
def test_cells_run_out() -> None:
    table = acting(hunter="murphy", hunters="murphy a14", cells="type 2", available="2 2 3")

    assert "type_2" not in table.options
    assert {"attack_2", "labs_2", "roadblocks_2", "arrest_2"} <= set(table.options)


@rule("NC-9.2", ruling="NC-R19")
def test_an_action_without_effect_still_uses_a_card() -> None:
    table = acting(
        hunter="murphy", hunters="murphy a10", cells="region 1 1, type 2", available="1 2 2", influence="a6 a13"
    )
    assert "done" not in table.options
    assert set(table.options) == {f"{id}_{n}" for id in ("attack", "labs", "roadblocks", "arrest") for n in (1, 2)}

    table.play("attack_2")

    assert table.state.cells.count(2) == 2  # the one that lay in the type cell, and this one


# -- the end of the season ---------------------------------------------------------------------------------------------


@rule("NC-11.2")
def test_income_rises_with_labs_and_is_then_paid() -> None:
    table = season_end(income=2, labs="k1 empty, k5 empty, k6 empty, k10 empty", money=0)

    assert table.state.income == 6
    assert table.state.money == 5


@rule("NC-11.3", "NC-11.6", ruling="NC-R30")
def test_cubes_are_shipped_from_airports_and_labs_make_new_ones() -> None:
    table = season_end(
        slots="blackie poison tuso",
        sicarios="blackie a14 cube, poison a13 cube, tuso a6",
        labs="a12 empty, a8",
        money=0,
        income=0,
    )

    assert table.state.money == 2 + 4  # income of two labs, one cube
    assert cubes(table) == ["a8", "a12"]
    assert table.state.cubes_left() == 15 - 2
    assert table.state.carrying == 0


@rule("NC-11.6", "NC-13.9")
def test_fame_comes_from_those_on_the_map() -> None:
    table = season_end(fame=9, sicarios="gustavo k1, limon k5, blackie captured")

    assert table.state.fame == 13
    assert [where(table, name) for name in ("gustavo", "blackie", "limon")] == ["dashboard"] * 3


@rule("NC-1.3", "NC-1.6", "NC-11.5", ruling=("NC-R1", "NC-R41"))
def test_the_third_objective_wins_before_fame_is_counted() -> None:
    table = season_end(
        fame=19, completed="j01 j02", in_force="j10", sicarios="gustavo k1, limon k5, blackie k6, poison k9"
    )

    assert table.match.over
    assert table.game.winners(table.state) == [0]
    assert table.state.fame == 19
    assert [entry["kind"] for entry in table.journal("patron-wins-by-objectives")]


@rule("NC-11.1", "NC-13.9")
def test_the_season_end_card_of_a_captured_sicario_is_lost() -> None:
    table = season_end(fame=0, sicarios="gustavo captured", cells_end="gustavo s18")

    assert table.state.fame == 0
    assert "s18" in discards(table)


@rule("NC-10.6")
def test_los_pepes_earn_one_dollar_of_a_paid_condition() -> None:
    table = played("s17", "gustavo", "a13", money=5, pepes=1, fame=0).play("done", "pay")

    assert table.state.money == 2
    assert table.state.fame == 2
    assert table.state.pepes_money == 2


@rule("NC-10.6", "NC-6.1")
def test_los_pepes_earn_nothing_from_a_paid_move() -> None:
    table = position(patron="a11", sicarios="gustavo o9", pepes=1, money=5).play("gustavo", "a9")

    assert table.state.money == 4
    assert table.state.pepes_money == 1


@rule("NC-9.10")
def test_the_cube_of_a_lab_under_a_sicario_goes_to_him() -> None:
    table = acting(hunter="murphy", hunters="murphy a7", slots="tuso", sicarios="tuso a8", labs="a8").play(
        "labs_1", "a8"
    )

    assert labs(table) == []
    assert carries(table, "tuso")


@rule("NC-5.4", "NC-5.5")
def test_objectives_in_force_stay_until_completed() -> None:
    table = season_end(in_force="j04 j10", sicarios="gustavo k1")

    assert in_force(table) == ["j04", "j10"]
