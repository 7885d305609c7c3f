"""The hunters' side of the rules that no example and no card shows: turns, movement, actions, arrests, decks."""

from __future__ import annotations

from random import Random

import pytest

from tablero.core.registry import find_game
from tablero.core.table import Table, seat_at
from tablero.games.narcos.board import FARTHEST, PLACE_IDS
from tablero.games.narcos.cards import FACTION_IDS
from tablero.games.narcos.position import position
from tablero.testing import rule
from tests.narcos.helpers import (
    acting,
    carries,
    cubes,
    deploying,
    face_down,
    hunting,
    influence,
    labs,
    possible,
    roadblocks,
    season_end,
    where,
)

# -- the order of play ----------------------------------------------------------------------------------------------


def one_season(players: int) -> Table:
    """A random game up to the end of its first season, or to an early end."""
    table = seat_at("narcos", players, seed="one season")
    luck = Random(players)
    while not table.match.over and table.state.season == 1:
        table.match.answer(luck.choice(table.ask.options))
    return table


@rule("NC-5.1", "NC-5.2", "NC-5.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_patron_and_the_factions_take_turns_and_each_faction_acts_once(players: int) -> None:
    table = one_season(players)
    season = [entry for entry in table.journal() if entry["kind"] in ("patron-turn", "faction-turn")]
    turns = season[:8]

    assert [entry["kind"] for entry in turns] == ["patron-turn", "faction-turn"] * 4
    assert sorted(entry["faction"] for entry in turns[1::2]) == sorted(FACTION_IDS)
    kinds = [entry["kind"] for entry in table.journal()]
    assert kinds.index("season-begins") < kinds.index("defence-ready") < kinds.index("patron-turn")
    assert kinds.index("patron-turn") < kinds.index("season-ends") < kinds.index("patron-revealed")


@rule("NC-5.3", ruling="NC-R38")
def test_somebody_who_leads_a_faction_still_to_act_says_whose_turn_it_is() -> None:
    table = position(
        step="choosing-faction", players=5, done="dea, cali", patron="a11", hunters="murphy k4, carrillo k2"
    )

    assert table.asked in (table.seats[2], table.seats[4])
    assert table.options == ["police", "pepes"]


@rule("NC-3.10", ruling="NC-R8")
def test_hunters_are_put_up_next_to_airports_one_a_location() -> None:
    table = position(step="placing-hunters", players=5)
    assert len(table.options) == 23
    assert table.asked == table.seats[1]

    table.play("k4")
    assert "k4" not in table.options
    table.play("k10")

    assert table.asked == table.seats[2]  # the Policía after the DEA


@rule("NC-2.10", ruling="NC-R39")
def test_the_leader_of_the_policia_lays_hideout_markers() -> None:
    table = position(step="marking", notebook="markers", players=5, patron="a11")
    assert table.asked == table.seats[2]

    table.play("a11", "a12", "a12", "done")

    assert table.state.markers.bit_count() == 1
    assert table.kind == "faction"


# -- a faction's turn -----------------------------------------------------------------------------------------------


@rule("NC-7.1", "NC-7.3")
def test_the_two_hunters_act_in_either_order_and_the_cards_change_after_the_turn() -> None:
    table = hunting(faction="dea", hunters="murphy k4, pena a7", available="1 2 2", next_actions="3 3 1")
    assert table.options == ["murphy", "pena"]

    table.play("pena", "a7", "type_2")
    assert table.state.available == [1, 2]
    table.play("k4", "region_1")

    assert table.state.available == [1, 3, 3]
    assert table.state.action_discards == [2]
    assert table.asked == "patron"


@rule("NC-7.2", ruling="NC-R17")
def test_a_faction_with_both_hunters_down_uses_up_its_turn_and_the_cards_change() -> None:
    table = position(
        step="choosing-faction", patron="a11", hunters="murphy k4 down, pena a7 down", available="1 1 1",
        next_actions="2 2 2", done="police, cali, pepes",
    )  # fmt: skip

    assert table.state.available == [2, 2, 2]
    assert table.state.factions_done == 0b1111


@rule("NC-8.5", ruling="NC-R18")
def test_a_hunter_leaves_a_city_that_got_influence_also_by_air() -> None:
    table = hunting(hunter="murphy", hunters="murphy a6", influence="a6")

    assert {"k7", "o1", "a8", "a6"} <= set(table.options)


@rule("NC-8.5")
def test_roadblocks_do_not_stop_hunters() -> None:
    table = hunting(hunter="murphy", hunters="murphy a10", roadblocks="a6 a13")

    assert {"a6", "a13", "a8"} <= set(table.options)


@rule("NC-8.7", "NC-4.6", "NC-13.1", "NC-13.5")
def test_nobody_notices_a_hunter_who_walks_into_patrons_location() -> None:
    def walk(patron: str) -> Table:
        return hunting(hunter="murphy", hunters="murphy a10", patron=patron).play("a6")

    there, elsewhere = walk("a6"), walk("k1")

    assert there.journal(seat=there.seats[1]) == elsewhere.journal(seat=there.seats[1])
    assert possible(there) == possible(elsewhere)
    assert there.options == elsewhere.options


# -- actions --------------------------------------------------------------------------------------------------------


@rule("NC-9.4", "NC-13.1", "NC-2.2", ruling="NC-R2")
def test_only_an_adjacent_sicario_can_be_attacked_not_one_an_airport_away() -> None:
    table = acting(hunter="murphy", hunters="murphy a6", sicarios="gustavo k7, limon a8, poison a7").play("attack_3")

    assert where(table, "limon") == "captured"  # the only target, so nobody was asked
    assert where(table, "gustavo") == "k7"


@rule("NC-9.6")
def test_a_captured_sicarios_cube_goes_to_the_supply() -> None:
    table = acting(hunter="murphy", hunters="murphy a6", sicarios="limon a8 cube", defence="limon 0").play("attack_1")

    assert where(table, "limon") == "captured"
    assert table.state.cubes_left() == 15


@rule("NC-9.7", ruling="NC-R20")
def test_the_cube_of_the_lab_under_a_captured_sicario_stays() -> None:
    table = acting(hunter="murphy", hunters="murphy a6", sicarios="limon a8", labs="a8", defence="limon 0")

    assert cubes(table.play("attack_1")) == ["a8"]


@rule("NC-9.10", ruling="NC-R21")
def test_the_cube_of_a_lab_under_a_sicario_who_has_one_is_lost() -> None:
    table = acting(hunter="murphy", hunters="murphy a6", sicarios="limon a8 cube", labs="a8").play("labs_1", "a8")

    assert labs(table) == []
    assert carries(table, "limon")
    assert table.state.cubes_left() == 14


@rule("NC-9.12", "NC-2.4", "NC-13.5")
def test_a_roadblock_may_be_placed_upon_figures_and_patron() -> None:
    table = acting(hunter="murphy", hunters="murphy o11, pena a9", sicarios="gustavo o12", patron="o14")

    table.play("roadblocks_3", "o11", "o12", "o14")

    assert roadblocks(table) == ["o11", "o12", "o14"]
    assert where(table, "gustavo") == "o12"
    assert PLACE_IDS[table.state.place] == "o14"


@rule("NC-13.10", "NC-9.11")
def test_with_a_three_influence_becomes_a_roadblock_and_one_thing_more_is_done() -> None:
    table = acting(hunter="murphy", hunters="murphy o11", influence="a9").play("roadblocks_3", "a9", "a9", "o14")

    assert influence(table) == []
    assert roadblocks(table) == ["a9", "o14"]


@rule("NC-2.5", ruling="NC-R3")
def test_influence_and_roadblocks_share_sixteen_tokens() -> None:
    influence_in, roadblocks_in = "k2 k3 k4 k7 k8 k9 k11 k13", "a2 a3 a6 a7 a13 a14 a16"
    table = position(
        step="sicario-acts", patron="o14", figure="gustavo", sicarios="gustavo o14", actions=2,
        influence=influence_in, roadblocks=roadblocks_in,
    )  # fmt: skip
    assert table.state.tokens_left() == 1

    table.play("o14")
    assert table.state.tokens_left() == 0
    table.play("o11")

    assert table.kind == "move-influence"
    assert table.options == [*influence_in.split(), "o14"]


@rule("NC-4.3", "NC-9.15", ruling=("NC-R10", "NC-R22"))
def test_patron_adds_one_false_number_that_could_be_a_distance() -> None:
    table = acting(hunter="murphy", hunters="murphy a9", patron="a16").play("distance_3")

    farthest = FARTHEST[PLACE_IDS.index("a9")]
    assert table.options == [str(n) for n in range(farthest + 1) if n != 4]


@rule("NC-4.3", "NC-4.6", "NC-9.14", ruling="NC-R10")
def test_the_answer_does_not_show_which_number_is_true() -> None:
    def told(patron: str, false: str) -> list[dict[str, object]]:
        table = acting(hunter="murphy", hunters="murphy a9", patron=patron).play("distance_3", false)
        return table.journal("distance-answer", table.seats[1])

    assert told("a16", "2") == told("a14", "4")  # 4 away and 2 away


@rule("NC-9.16")
def test_an_airport_is_a_city() -> None:
    table = acting(hunter="murphy", hunters="murphy a9", patron="a14").play("type_2")

    assert [entry["kind"] for entry in table.journal("type-city")] == ["type-city"]
    assert len(possible(table)) == 27


# -- arrests --------------------------------------------------------------------------------------------------------


@rule("NC-1.4", "NC-9.22")
def test_the_second_arrest_wins() -> None:
    table = acting(hunter="murphy", hunters="murphy a9", patron="a12", arrests=1, players=3)

    table.play("arrest_1", "a9", "a12")

    assert table.match.over
    assert table.game.winners(table.state) == [1, 2]


@rule("NC-13.2")
def test_an_arrest_may_name_a_place_known_to_be_wrong() -> None:
    table = acting(hunter="murphy", hunters="murphy a9", patron="k1", possible="k1 k2").play("arrest_1", "a9")

    assert "a12" in table.options
    assert possible(table.play("a12")) == ["k1", "k2"]


@rule("NC-13.4", "NC-9.20", "NC-4.5")
def test_after_an_escape_figures_stay_where_they_are() -> None:
    table = acting(hunter="murphy", hunters="murphy a9", patron="a12", sicarios="gustavo a14").play(
        "arrest_1", "a9", "a12", "k1"
    )

    assert where(table, "gustavo") == "a14"
    assert "k1" in possible(table)
    assert table.view(table.seats[1])["patron"]["place"] is None


@rule("NC-9.20")
def test_an_escape_may_lead_to_a_sicario_or_into_influence() -> None:
    table = acting(hunter="murphy", hunters="murphy a9", patron="a12", sicarios="gustavo a14", influence="a13").play(
        "arrest_1", "a9", "a12"
    )

    assert {"a14", "a13"} <= set(table.options)


@rule("NC-13.12", ruling="NC-R33")
def test_without_objectives_left_none_is_added() -> None:
    table = acting(
        hunter="murphy", hunters="murphy a9", patron="a12", slot_2="j01 j02 j03", slot_3="j04 j05",
        in_force="j06 j07 j08", completed="j09 j10",
    ).play("arrest_1", "a9", "a12", "k1")  # fmt: skip

    assert [len(cards) for cards in face_down(table)] == [0, 3, 2]


# -- decks and seasons ----------------------------------------------------------------------------------------------


@rule("NC-13.11", ruling="NC-R33")
def test_action_cards_that_run_out_are_shuffled_again_without_those_in_cells() -> None:
    table = acting(hunter="murphy", hunters="murphy a9", available="1 2 3", faction_cards="f4")
    table.state.action_deck = []
    table.state.action_discards = [3, 3]

    table.play("f4", "1", "2")

    assert sorted([*table.state.available, *table.state.action_deck]) == [1, 2, 3, 3, 3]
    assert len(table.state.available) == 3


@rule("NC-11.8", "NC-8.6", "NC-6.25")
def test_a_new_season_raises_the_hunters_and_empties_the_cells() -> None:
    table = season_end(
        hunters="murphy k4 down, pena a9 blocked, carrillo a7 acted", cells="attack 1 2, type 2", available="1 2 3"
    )

    table.play("0")

    assert table.state.season == 2
    assert (table.state.down, table.state.blocked, table.state.acted) == (0, 0, 0)
    assert set(table.state.cells) == {0}
    assert len(table.state.available) == 3
    assert len(table.state.action_deck) == 15


@rule("NC-1.5", "NC-13.14", ruling="NC-R34")
def test_a_game_goes_on_unless_a_limit_of_seasons_was_set() -> None:
    endless = position(step="relocating", patron="a11", season=20, money=0)
    limited = position(step="relocating", patron="a11", season=8, limit=8, money=0)

    assert endless.state.season == 21
    assert limited.match.over
    assert limited.game.winners(limited.state) == []


# -- what everybody may know ----------------------------------------------------------------------------------------


@rule("NC-4.1", "NC-4.2", ruling="NC-R9")
def test_the_factions_see_everything_but_patrons_secrets() -> None:
    table = deploying(patron="a11", hand="s01 s02", discards="s04", slot_2="j05", in_force="j04", money=7, pepes=3)
    view = table.view(table.seats[1])

    assert view["patron"]["place"] is None
    assert view["hand"]["cards"] is None
    assert view["hand"]["count"] == 2
    assert view["discards"] == ["s04"]
    assert view["objectives"]["slots"][1] == {"count": 1, "cards": None}
    assert [one["id"] for one in view["objectives"]["in_force"]] == ["j04"]
    assert all(one["defence"]["token"] is None for one in view["sicarios"])
    assert (view["patron"]["money"], view["factions"]["pepes"]["money"]) == (7, 3)


@rule("NC-4.1", "NC-4.6")
def test_the_view_of_the_factions_is_the_same_wherever_patron_is() -> None:
    views = [deploying(patron=place, hand="s01 s02").view("leader_1") for place in ("a11", "k1", "o18")]

    assert views[0] == views[1] == views[2]


@rule("NC-4.5", "NC-11.4")
def test_patrons_place_comes_to_light_at_the_end_of_the_season() -> None:
    table = season_end(patron="a12", money=3)
    assert table.view(table.seats[1])["patron"]["seen_at"] == "a12"
    assert possible(table) == ["a12"]

    table.play("1", "a14")

    assert table.view(table.seats[1])["patron"]["seen_at"] is None
    assert table.view("patron")["patron"]["place"] == "a14"
    assert set(possible(table)) == {"a12", "a8", "a9", "a14"}


@rule("NC-4.4", ruling="NC-R9")
def test_the_factions_talk_openly_unless_the_table_has_a_channel_for_them() -> None:
    game = find_game("narcos")

    assert game.channels(3, game.checked_options(3, {})) == {}
    assert game.channels(3, game.checked_options(3, {"private_talk": True})) == {"hunters": 0b110}
