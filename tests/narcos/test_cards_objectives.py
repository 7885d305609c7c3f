"""The ten objectives: what revealing them does, when they are completed and when not, and their rewards."""

from __future__ import annotations

from tablero.core.table import Table
from tablero.games.narcos.board import DISTANCE, PLACE_IDS
from tablero.games.narcos.cards import BOMB, HOSTAGE, OBJECTIVE_IDS
from tablero.games.narcos.position import position
from tablero.testing import rule
from tests.narcos.helpers import deploying, ids, in_force, influence, is_open, labs, season_end, words


def revealing(card: str, season: int = 1, **given: str) -> Table:
    """The first phase of a season with this objective in its slot."""
    return position(step="objectives", patron="a11", season=season, **{f"slot_{season}": card}, **given)


def completed(table: Table) -> list[str]:
    return [OBJECTIVE_IDS[card] for card in table.state.completed]


# -- parties -------------------------------------------------------------------------------------------------------


@rule("NC-card-j01", "NC-5.4")
def test_the_festival_puts_three_parties_at_least_three_apart() -> None:
    table = revealing("j01", roadblocks="k3")
    assert not {"k7", "k8", "a6", "a14", "o1", "o15", "k3", "k1"} & set(table.options)

    table.play("k2")
    near = [id for id in table.options if DISTANCE[PLACE_IDS.index("k2")][PLACE_IDS.index(id)] < 3]
    assert near == []
    table.play("a2", "o18")

    assert ids(table.state.parties) == ["k2", "a2", "o18"]
    assert in_force(table) == ["j01"]


@rule("NC-card-j01")
def test_a_sicario_collects_a_party_where_he_is_deployed_or_ends_a_move() -> None:
    table = deploying(patron="a2", hand="s18", in_force="j01", parties="a2 k2").play("s18", "gustavo", "a2")
    assert ids(table.state.parties) == ["k2"]
    assert table.state.parties_held == 1

    moved = position(patron="a11", sicarios="gustavo k1", in_force="j01", parties="k2 k3").play("gustavo", "k3")

    assert ids(moved.state.parties) == ["k2"]  # he walked through it
    assert moved.state.parties_held == 1


@rule("NC-card-j01", "NC-11.5")
def test_the_festival_is_completed_with_three_parties_not_with_two() -> None:
    assert completed(season_end(in_force="j01", parties_held=2, parties="k2", fame=0)) == []

    table = season_end(in_force="j01", parties_held=3, fame=0)

    assert completed(table) == ["j01"]
    assert table.state.fame == 2


@rule("NC-2.8", ruling="NC-R6")
def test_a_party_does_not_keep_influence_out_of_its_city() -> None:
    table = position(
        step="sicario-acts",
        patron="a2",
        figure="gustavo",
        sicarios="gustavo a3",
        actions=2,
        parties="a2",
        in_force="j01",
    ).play("a2")

    assert influence(table) == ids(table.state.parties) == ["a2"]


# -- special tokens ------------------------------------------------------------------------------------------------


@rule("NC-card-j02", "NC-5.6", "NC-5.7")
def test_the_hostage_takes_the_place_of_a_two() -> None:
    table = revealing("j02")
    assert table.kind == "defence"
    assert "hostage" in table.options

    table.play("hostage", "defence_0", "defence_0", "defence_1", "defence_1", "defence_2")

    assert table.state.defence == [HOSTAGE, 0, 0, 1, 1, 2, 3]


@rule("NC-card-j02", ruling="NC-R35")
def test_the_hostage_counts_when_its_sicario_is_on_the_map() -> None:
    table = season_end(in_force="j02", special="hostage", defence="limon hostage", sicarios="limon k1", money=0)

    assert completed(table) == ["j02"]
    assert table.state.money == 5
    assert table.state.special == [-1, -1]  # the normal token is back


@rule("NC-card-j02")
def test_the_hostage_of_a_sicario_on_the_dashboard_does_not_count() -> None:
    table = season_end(in_force="j02", special="hostage", defence="limon hostage", sicarios="gustavo k1", money=0)

    assert completed(table) == []
    assert table.state.special[0] == 2


@rule("NC-card-j03")
def test_the_bomb_takes_the_place_of_a_two_and_goes_off_in_a_city_near_a_hunter() -> None:
    assert "bomb" in revealing("j03").options

    table = season_end(
        in_force="j03", special="bomb", defence="limon bomb", sicarios="limon a13", hunters="murphy a11", fame=0
    )

    assert completed(table) == ["j03"]
    assert table.state.fame == 2 + 2  # green brings 2 fame on the map


@rule("NC-card-j03")
def test_the_bomb_needs_both_a_city_and_a_hunter_within_two() -> None:
    def after(sicario: str, hunter: str) -> list[str]:
        return completed(
            season_end(in_force="j03", special="bomb", defence="limon bomb", sicarios=sicario, hunters=hunter)
        )

    assert after("limon a11", "murphy a13") == []  # a plantation
    assert after("limon a13", "murphy a7") == []  # too far
    assert after("limon captured", "murphy a11") == []


@rule("NC-5.6")
def test_with_both_special_tokens_in_force_there_are_still_seven() -> None:
    table = position(step="defence", patron="a11", special="hostage bomb")

    table.play("hostage", "bomb", "defence_0", "defence_0", "defence_1", "defence_1")

    assert sorted(table.state.defence) == [0, 0, 1, 1, 3, HOSTAGE, BOMB]


@rule("NC-11.5", ruling="NC-R35")
def test_special_tokens_are_turned_up_to_be_checked() -> None:
    table = position(step="season-end", patron="a11", in_force="j02 j08", special="hostage", defence="limon hostage")

    shown = table.journal("token-shown", table.seats[1])

    assert [(entry["sicario"], entry["token"]) for entry in shown] == [("limon", "hostage")]
    assert not is_open(table, "gustavo")


# -- things on the map ---------------------------------------------------------------------------------------------


@rule("NC-card-j04")
def test_the_kingdom_begins_with_a_lab_anywhere_and_is_complete_with_seven() -> None:
    table = revealing("j04").play("o17")
    assert labs(table) == ["o17"]

    seven = "k1, k5, k6, k10, a1, a4, o2"
    done = season_end(in_force="j04", labs=seven, money=0, income=0)

    assert completed(done) == ["j04"]
    assert done.state.money == 5 + 3  # income of space 7, reward


@rule("NC-card-j04")
def test_six_labs_are_no_kingdom() -> None:
    assert completed(season_end(in_force="j04", labs="k1, k5, k6, k10, a1, a4")) == []


@rule("NC-card-j05")
def test_hearts_and_minds_begin_with_influence_and_need_six_in_all_regions() -> None:
    assert influence(revealing("j05").play("o18")) == ["o18"]

    table = season_end(in_force="j05", influence="k2 k3 k4 k7 a2 o1", fame=0)

    assert completed(table) == ["j05"]
    assert table.state.fame == 1


@rule("NC-card-j05")
def test_hearts_and_minds_need_every_region_and_six_tokens() -> None:
    assert completed(season_end(in_force="j05", influence="k2 k3 k4 k7 a2 a3 a6")) == []
    assert completed(season_end(in_force="j05", influence="k2 k3 k4 a2 o1")) == []


@rule("NC-card-j06", "NC-6.9")
def test_the_air_bridge_counts_shipments_from_the_moment_it_is_revealed() -> None:
    table = deploying(patron="a14", hand="s01", in_force="j06", counter="j06 1", labs="a12", actions=0)

    table.play("leon", "a12", "a14")
    assert table.state.counters[5] == 2

    done = season_end(in_force="j06", counter="j06 2", sicarios="gustavo a14 cube", income=0)

    assert completed(done) == ["j06"]
    assert done.state.income == 2


@rule("NC-card-j06")
def test_two_shipments_are_no_air_bridge_and_earlier_ones_do_not_count() -> None:
    assert completed(season_end(in_force="j06", counter="j06 1", sicarios="gustavo a14 cube")) == []

    assert revealing("j06").state.counters[5] == 0


@rule("NC-card-j07")
def test_the_war_chest_starts_with_two_dollars_and_costs_seven() -> None:
    assert revealing("j07", money="1").state.money == 3

    table = season_end(in_force="j07", money=15, fame=0)

    assert completed(table) == ["j07"]
    assert (table.state.money, table.state.fame) == (8, 2)


@rule("NC-card-j07", "NC-10.6")
def test_fourteen_dollars_are_no_war_chest_and_its_price_earns_los_pepes_nothing() -> None:
    assert completed(season_end(in_force="j07", money=14)) == []

    assert season_end(in_force="j07", money=15, pepes=2).state.pepes_money == 2


@rule("NC-card-j08")
def test_everywhere_at_once_needs_a_sicario_in_each_region() -> None:
    table = season_end(in_force="j08", sicarios="gustavo k1, limon a1, poison o2", money=0)

    assert completed(table) == ["j08"]
    assert table.state.money == 3


@rule("NC-card-j08", "NC-13.9")
def test_two_regions_or_a_captured_sicario_are_not_everywhere() -> None:
    assert completed(season_end(in_force="j08", sicarios="gustavo k1, limon a1, poison a4")) == []
    assert completed(season_end(in_force="j08", sicarios="gustavo k1, limon a1, poison captured")) == []


@rule("NC-card-j09", "NC-11.4")
def test_untouchable_ground_counts_tokens_near_the_revealed_location() -> None:
    table = season_end(in_force="j09", patron="a11", influence="a13 a14 a16", labs="a11 empty, a12 empty", money=0)

    assert completed(table) == ["j09"]
    assert table.state.money == 2 + 3  # income of two labs, reward


@rule("NC-card-j09")
def test_tokens_farther_than_two_and_roadblocks_are_no_untouchable_ground() -> None:
    assert completed(season_end(in_force="j09", patron="a11", influence="a13 a14 a16 a9", labs="a11")) == []
    assert (
        completed(season_end(in_force="j09", patron="a11", influence="a13 a14", roadblocks="a16 a6", labs="a11")) == []
    )


@rule("NC-card-j10")
def test_four_sicarios_are_loyal_soldiers() -> None:
    table = season_end(in_force="j10", sicarios="gustavo k1, limon a1, leon o2, la_quica a4", fame=0)

    assert completed(table) == ["j10"]
    assert table.state.fame == 2 + 2 + 1 + 1 + 1  # the slots, and the reward


@rule("NC-card-j10", "NC-13.9")
def test_three_and_a_captured_one_are_not() -> None:
    assert completed(season_end(in_force="j10", sicarios="gustavo k1, limon a1, leon o2, poison captured")) == []


# -- several -------------------------------------------------------------------------------------------------------


@rule("NC-11.5", ruling="NC-R29")
def test_objectives_are_completed_in_the_order_patron_likes_each_as_things_stand() -> None:
    def order(first: str) -> list[str]:
        table = season_end(in_force="j07 j08", money=13, sicarios="gustavo k1, limon a1, poison o2", fame=0)
        if first:
            table.play(first)
        return completed(table)

    assert order("") == ["j08", "j07"]  # only j08 is met at first; its 3 dollars complete the war chest


@rule("NC-11.5")
def test_patron_chooses_among_those_that_are_met() -> None:
    table = season_end(in_force="j08 j10", sicarios="gustavo k1, limon a1, poison o2, leon k5")

    assert table.options == words("j08 j10")
    assert completed(table.play("j10")) == ["j10", "j08"]


@rule("NC-12.7", "NC-1.2")
def test_fame_from_a_reward_can_win() -> None:
    table = season_end(in_force="j10", sicarios="gustavo k1, limon a1, leon o2, la_quica a4", fame=19)

    assert table.match.over
    assert table.state.fame == 20
    assert table.game.winners(table.state) == [0]


@rule("NC-5.4")
def test_from_season_four_on_nothing_is_revealed() -> None:
    table = position(step="objectives", patron="a11", season=4, in_force="j04")

    assert table.kind == "defence"
    assert in_force(table) == ["j04"]


@rule("NC-5.4", "NC-5.5", "NC-9.21")
def test_all_cards_of_a_slot_are_revealed_together_and_join_those_in_force() -> None:
    table = position(step="objectives", patron="a11", season=2, in_force="j10", slot_2="j08 j09")

    assert in_force(table) == ["j10", "j08", "j09"]
