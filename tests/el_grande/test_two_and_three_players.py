"""Two players and the dummy, and three players (EG-19, EG-20). Orange is the dummy of the 2-player game."""

from __future__ import annotations

import pytest

from tablero.core.table import seat_at
from tablero.games.el_grande.board import CARD_IDS, TYPE_OF_CARD
from tablero.games.el_grande.position import position
from tablero.testing import rule
from tests.el_grande.card_helpers import at, court, province, score
from tests.el_grande.helpers import finish_round, idle, levy, played, unmasking

# -- ranking ------------------------------------------------------------------------------------------------------


@rule("EG-20.1", "EG-15.3", ruling="EG-R27")
@pytest.mark.parametrize(
    ("castilla", "points"),
    [("3 purple, 2 blue, 1 orange", "6 purple, 4 blue"), ("3 purple, 2 blue, 2 orange", "6 purple")],
)
def test_with_three_players_only_two_places_count(castilla, points):
    """Example EX-52: players tied for second drop to third place, which earns nothing."""
    assert levy("castilla", players=3, king="galicia", castilla=castilla) == points


@rule("EG-20.1", ruling="EG-R27")
def test_with_three_players_tiles_and_value_classes_follow_the_first_value():
    assert levy("galicia", players=3, galicia="tile_8_4_0, 3 purple, 2 blue, 1 orange") == "8 purple, 4 blue"
    assert levy("galicia", players=3, galicia="tile_4_0_0, 3 purple, 2 blue, 1 orange") == "4 purple"
    garrisons = position(card="garrisons_1", players=3, sevilla="2 purple, 1 blue", toledo="tile_4_0_0, 1 blue")
    assert score(garrisons.play("special")) == "4 purple, 7 blue"


@rule("EG-20.1", "EG-11.3")
def test_with_three_players_the_castillo_has_two_places_too():
    assert unmasking(players=3, castillo="3 purple, 2 blue, 1 orange") == "5 purple, 3 blue"


@rule("EG-19.8", "EG-15.3")
@pytest.mark.parametrize("dummy", [4, 2])
def test_the_dummy_takes_part_in_the_ranking_but_gets_no_points(dummy):
    """Example EX-53: the dummy is first, or ties for first; purple is second, and blue's third place counts nothing."""
    table = position(card="levy_1", players=2, aragon=f"{dummy} orange, 2 purple, 1 blue").play("special", "aragon")

    assert score(table) == "4 purple"
    assert table.state.score == [4, 0, 0, 0, 0]


@rule("EG-19.8", "EG-15.4")
def test_the_dummy_in_first_place_leaves_nobody_the_bonuses():
    aragon = "4 orange, 2 purple, purple grande, 1 blue"
    assert levy("aragon", players=2, king="aragon", aragon=aragon) == "4 purple"


# -- the dummy's caballeros ---------------------------------------------------------------------------------------


@rule("EG-19.4", ruling="EG-R17")
def test_the_dummy_gets_two_caballeros_in_each_drawn_region_but_none_in_the_kings():
    """Example EX-54: the card of the King's region is not replaced."""
    deck = "galicia granada toledo sevilla navarra aragon cataluna castilla valencia"
    table = position(players=2, step="opening", king="galicia", region_cards=deck)

    assert (at(table, "granada"), at(table, "galicia"), at(table, "toledo")) == ("2 orange", "", "")
    assert province(table, "orange") == 28
    assert table.view()["region_cards_drawn"] == ["galicia", "granada"]
    finish_round(table)
    assert (at(table, "toledo"), at(table, "sevilla")) == ("2 orange", "2 orange")


@rule("EG-19.4", ruling="EG-R17")
def test_a_dummy_supply_that_is_too_small_serves_the_region_drawn_first():
    given = {"players": 2, "step": "opening", "king": "castilla", "region_cards": "sevilla granada navarra valencia"}

    three = position(galicia="27 orange", **given)
    assert (at(three, "sevilla"), at(three, "granada")) == ("2 orange", "1 orange")
    one = position(galicia="29 orange", **given)
    assert (at(one, "sevilla"), at(one, "granada")) == ("1 orange", "")


@rule("EG-19.4", ruling="EG-R17")
def test_with_all_of_the_dummy_on_the_board_no_region_card_is_drawn():
    table = position(
        players=2, step="opening", king="castilla", galicia="30 orange", region_cards="sevilla granada navarra valencia"
    )

    assert table.journal("dummy-placed") == []
    assert len(table.state.region_deck) == 4


@rule("EG-19.4", "EG-19.7", ruling="EG-R17")
def test_dummy_caballeros_that_were_returned_are_placed_again():
    table = position(
        players=2,
        card="desertion",
        powers="9 purple, 5 blue, 3 orange",
        king="castilla",
        galicia="30 orange",
        region_cards="sevilla granada",
    )

    table.play("special")
    assert province(table, "orange") == 1
    finish_round(table)
    assert (at(table, "galicia"), at(table, "sevilla")) == ("29 orange", "1 orange")


@rule("EG-19.4")
def test_after_a_general_scoring_all_nine_region_cards_are_shuffled_again():
    table = position(players=2, round=3, step="scoring", king="castilla", region_cards="sevilla granada navarra")

    assert len(table.state.region_deck) == 7  # nine less the two of the new round
    assert len(table.view()["region_cards_drawn"]) == 2


@rule("EG-14.2", "EG-19.8", ruling="EG-R16")
def test_dummy_caballeros_in_the_castillo_count_there_and_return_to_its_supply():
    table = position(players=2, round=9, step="scoring", castillo="3 orange, 2 purple", king="castilla").play("court")

    assert score(table) == "3 purple"
    assert at(table, "castillo") == ""
    assert (province(table, "orange"), court(table, "orange")) == (30, 0)


@rule("EG-21.3", ruling="EG-R16")
def test_with_the_king_at_the_castillo_dummy_caballeros_stay_inside():
    table = position(players=2, round=9, step="scoring", castillo="3 orange, 2 purple", king="castillo")

    assert at(table, "castillo") == "2 purple, 3 orange"
    assert score(table) == "3 purple"


# -- the dummy's turn ---------------------------------------------------------------------------------------------


@rule("EG-19.4", "EG-19.5", "EG-4.1", ruling="EG-R18")
def test_a_round_begins_with_the_dummys_caballeros_then_its_power_card_then_the_players():
    table = position(players=2, step="opening", king="castilla", hand="orange 10 4", first="blue")
    kinds = [entry["kind"] for entry in table.journal()]

    assert kinds[kinds.index("round") + 1 :] == ["dummy-placed"] * 2 + ["offered"] * 4 + ["dummy-power"]
    assert played(table, "orange")["power"] == 10
    assert (table.asked, table.kind) == ("blue", "power")


@rule("EG-19.5", "EG-5.2")
def test_no_player_may_play_the_dummys_value():
    table = position(players=2, powers="10 orange")
    assert "power_10" not in table.options
    assert len(table.options) == 12

    assert table.play("power_12").options == [f"power_{value}" for value in range(1, 14) if value not in (10, 12)]


@rule("EG-19.5", "EG-5.3")
def test_the_dummys_card_takes_its_place_in_the_turn_order():
    table = position(players=2, powers="10 orange").play("power_12", "power_3")

    assert table.view()["order"] == ["purple", "orange", "blue"]


@rule("EG-19.6")
def test_the_dummy_takes_the_card_with_most_caballeros_and_does_nothing_with_it():
    """Example EX-55."""
    table = position(
        players=2,
        powers="10 orange, 12 purple, 3 blue",
        step="choosing",
        offer="militia, crowds, coup, his_majesty",
        galicia="2 orange, 1 blue",
    )

    table.play("his_majesty", "done")

    assert [entry["card"] for entry in table.journal("dummy-took")] == ["coup"]
    assert table.view()["discards"] == ["coup"]
    assert at(table, "galicia") == "1 blue, 2 orange"
    table.play("0")
    assert (table.asked, table.options) == ("blue", ["militia", "crowds"])


@rule("EG-19.6", "EG-7.4")
def test_the_king_card_taken_by_the_dummy_is_back_in_the_next_round():
    table = position(players=2, powers="13 orange").play("power_12", "power_3")

    assert [entry["card"] for entry in table.journal("dummy-took")] == ["his_majesty"]
    assert "his_majesty" not in table.view()["offer"]
    assert "his_majesty" in finish_round(table).view()["offer"]
    assert "his_majesty" not in table.view()["discards"]


@rule("EG-19.6", ruling="EG-R18")
def test_the_four_cards_on_offer_never_place_the_same_number():
    table = seat_at("el-grande", 2, "four numbers")
    for _ in range(9):
        places = [TYPE_OF_CARD[CARD_IDS.index(entry["card"])].place for entry in table.journal("offered")[-4:]]
        assert len(set(places)) == 4
        finish_round(table)


@rule("EG-19.5", "EG-13.2")
def test_the_first_player_marker_goes_to_the_lower_of_the_two_players():
    """Example EX-56."""
    table = position(players=2, powers="1 orange, 6 purple, 4 blue", turn="purple", step="choosing")

    finish_round(table)

    assert table.view()["first"] == "blue"


@rule("EG-19.6")
def test_the_dummys_power_card_is_used_up_at_the_end_of_the_round():
    table = position(players=2, step="opening", hand="orange 10 4")
    finish_round(table)

    assert played(table, "orange")["power"] == 4
    assert table.state.dummy_powers == []


# -- cards and the dummy ------------------------------------------------------------------------------------------


@rule("EG-19.7", "EG-card-displacement")
def test_dummy_caballeros_are_moved_like_any_opposing_ones():
    table = position(players=2, card="displacement", galicia="1 orange").play("special", "galicia", "castillo")

    assert at(table, "castillo") == "1 orange"


@rule("EG-19.7", ruling="EG-R19")
@pytest.mark.parametrize("card", ["withdrawal", "revolution", "unrest", "coup"])
def test_cards_on_which_the_owner_decides_pass_over_the_dummy(card):
    table = position(players=2, card=card, galicia="3 orange", court="0 blue")

    assert table.options == ["place", "done"]  # blue has nothing, so the special action could change nothing


@rule("EG-19.7", "EG-card-coup", ruling="EG-R19")
def test_the_dummy_stays_when_a_coup_drives_the_others_out():
    table = position(players=2, card="coup", galicia="3 orange, 2 blue").play("special", "galicia", "toledo")

    assert (at(table, "galicia"), at(table, "toledo")) == ("3 orange", "2 blue")


@rule("EG-19.7", "EG-card-secret-ballot", ruling="EG-R19")
def test_the_dummy_has_no_vote_in_a_secret_ballot():
    table = position(players=2, card="secret_ballot", galicia="3 orange, 2 blue").play("special")

    assert table.all_asked == ["purple", "blue"]


@rule("EG-19.7", "EG-card-desertion", ruling="EG-R19")
def test_desertion_hits_the_dummy_as_well():
    table = position(players=2, card="desertion", galicia="2 orange", toledo="1 orange, 2 blue").play("special")

    assert (table.kind, table.options) == ("return-chosen", ["galicia", "toledo"])
    table.play("galicia")
    assert (at(table, "galicia"), at(table, "toledo")) == ("1 orange", "1 blue, 1 orange")


@rule("EG-19.2", "EG-19.7")
def test_every_question_of_a_game_is_for_one_of_the_two_players():
    table = seat_at("el-grande", 2, "questions")
    asked = set()
    while not table.match.over:
        asked |= set(table.all_asked)
        idle(table)

    assert asked == {"purple", "blue"}
    assert table.state.score[2] == 0
