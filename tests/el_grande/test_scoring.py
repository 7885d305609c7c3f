"""Scoring a region: ranks, ties, bonuses, tiles; special scorings by cards (EG-10.5, EG-10.7, EG-12.4, EG-15, EG-16).

A region is scored here by Levy. The castillo and the general scoring are in test_castillo.py.
"""

from __future__ import annotations

import pytest

from tablero.games.el_grande.position import position
from tablero.testing import rule
from tests.el_grande.card_helpers import at, board, score, scored
from tests.el_grande.helpers import ALL_REGIONS, levy

# -- ranks and ties -----------------------------------------------------------------------------------------------


@rule("EG-15.2", "EG-15.3")
def test_first_second_and_third_place_earn_the_three_values():
    """Example EX-10, the rulebook's own: third place is worth nothing in Galicia."""
    assert levy("galicia", galicia="4 orange, 3 blue, 2 purple") == "2 blue, 4 orange"


@rule("EG-15.2", "EG-15.4", "EG-1.6")
def test_three_players_tied_for_first_take_the_second_place_and_a_grande_breaks_no_tie():
    """Example EX-11, the rulebook's own."""
    navarra = "2 purple, 2 blue, 2 green, green grande, 1 orange"
    assert levy("navarra", navarra=navarra) == "3 purple, 3 blue, 1 orange, 3 green"


@rule("EG-15.2", "EG-15.3")
def test_players_tied_for_second_take_the_third_place():
    """Example EX-24."""
    assert levy("castilla", king="galicia", castilla="4 purple, 2 blue, 2 orange, 1 green") == (
        "6 purple, 2 blue, 2 orange"
    )


@rule("EG-15.2", "EG-15.3")
def test_players_tied_for_third_earn_nothing():
    """Example EX-25, from the manual of the older edition."""
    assert levy("castilla", king="galicia", castilla="4 purple, 3 blue, 2 orange, 2 green") == "6 purple, 4 blue"


@rule("EG-15.2", "EG-15.4")
@pytest.mark.parametrize("king", ["castilla", "galicia"])
def test_with_everybody_tied_all_take_the_second_place_and_nobody_a_bonus(king):
    """Example EX-26."""
    two_each = "2 purple, 2 blue, 2 orange, 2 green, 2 white, purple grande, blue grande"
    assert levy("castilla", players=5, king=king, castilla=two_each) == ("4 purple, 4 blue, 4 orange, 4 green, 4 white")


@rule("EG-15.2")
def test_after_a_tie_for_first_the_next_tie_takes_the_fourth_place():
    """Example EX-27."""
    assert levy("toledo", toledo="3 purple, 3 blue, 1 orange, 1 green") == "4 purple, 4 blue"


@rule("EG-15.2")
def test_after_a_tie_for_first_the_next_player_alone_takes_the_third_place():
    assert levy("toledo", toledo="3 purple, 3 blue, 1 orange") == "4 purple, 4 blue, 2 orange"


@rule("EG-15.3")
def test_the_fourth_and_fifth_place_earn_nothing():
    castilla = "5 purple, 4 blue, 3 orange, 2 green, 1 white"
    assert levy("castilla", players=5, king="galicia", castilla=castilla) == "6 purple, 4 blue, 2 orange"


@rule("EG-15.1", "EG-1.6")
def test_a_grande_without_caballeros_earns_nothing():
    assert levy("toledo", toledo="1 blue, purple grande") == "7 blue"


# -- bonuses ------------------------------------------------------------------------------------------------------


@rule("EG-15.4")
def test_a_tie_for_first_cancels_the_grande_bonus():
    """Example EX-12, the rulebook's own."""
    assert levy("sevilla", sevilla="2 blue, blue grande, 2 green, 1 purple") == "1 purple, 3 blue, 3 green"


@rule("EG-15.4", "EG-12.4", "EG-10.5")
def test_the_king_and_the_own_grande_both_add_two_points_to_a_sole_first_place():
    """Example EX-13, the rulebook's own: the tied players take the third place."""
    granada = "3 purple, purple grande, 1 orange, 1 green"
    assert levy("granada", king="granada", granada=granada) == "10 purple, 1 orange, 1 green"


@rule("EG-15.1", "EG-15.4")
def test_alone_in_the_kings_region():
    """Example EX-28."""
    assert levy("toledo", king="toledo", toledo="1 purple") == "9 purple"


@rule("EG-15.4")
def test_a_tie_for_first_in_the_kings_region_earns_no_bonus():
    """Example EX-29."""
    aragon = "2 purple, purple grande, 2 blue, 1 orange"
    assert levy("aragon", king="aragon", aragon=aragon) == "4 purple, 4 blue, 1 orange"


@rule("EG-15.4")
def test_somebody_elses_grande_brings_no_bonus():
    """Example EX-30."""
    assert levy("valencia", king="valencia", valencia="3 purple, 1 blue, blue grande") == "7 purple, 3 blue"


@rule("EG-15.5", "EG-14.4", "EG-15.4")
def test_general_and_special_scorings_pay_the_same_bonuses():
    pieces = {"king": "granada", "granada": "3 purple, purple grande, 1 orange"}

    assert levy("granada", **pieces) == "10 purple, 3 orange"
    assert score(position(round=3, step="scoring", **pieces)) == "10 purple, 3 orange"


# -- special scorings ---------------------------------------------------------------------------------------------


@rule("EG-10.5", "EG-12.4", "EG-1.3", "EG-card-levy")
def test_levy_may_score_the_kings_region_but_not_the_castillo():
    """Example EX-44."""
    table = position(card="levy_1", king="navarra", navarra="2 purple, 1 blue", castillo="1 green").play("special")
    assert table.options == ALL_REGIONS

    assert score(table.play("navarra")) == "7 purple, 3 blue"
    assert at(table, "navarra") == "2 purple, 1 blue"


@rule("EG-10.5", "EG-1.3", "EG-card-levy", ruling="EG-R9")
def test_an_empty_region_may_be_named_and_brings_nothing():
    table = position(card="levy_1", galicia="1 purple").play("special", "navarra")

    assert (scored(table), score(table)) == (["navarra"], "")


@rule("EG-10.7", "EG-16.2", "EG-card-garrisons")
def test_a_tile_changes_which_regions_are_worth_four_points():
    """Example EX-17, the rulebook's own."""
    table = position(
        card="garrisons_1",
        toledo="tile_4_0_0, 2 blue, 1 green",
        galicia="tile_8_4_0, 3 purple",
        sevilla="1 orange",
    ).play("special")

    assert scored(table) == ["cataluna", "toledo", "sevilla"]
    assert score(table) == "4 blue, 4 orange"


@rule("EG-10.7", "EG-card-strongholds")
def test_a_tile_takes_a_region_out_of_strongholds():
    """Example EX-45."""
    table = position(
        card="strongholds",
        king="galicia",
        castilla="tile_8_4_0, 5 orange",
        granada="2 purple, 1 blue",
        toledo="2 blue, 1 orange",
    ).play("special")

    assert scored(table) == ["toledo", "granada"]
    assert score(table) == "6 purple, 10 blue, 4 orange"


@rule("EG-card-supremacy", "EG-15.4", ruling="EG-R29")
def test_supremacy_pays_a_sole_first_place_only():
    """Example EX-46."""
    table = position(
        card="supremacy", galicia="2 purple, 2 blue", cataluna="1 blue, blue grande", castillo="2 purple"
    ).play("special")

    assert score(table) == "6 blue"
    assert scored(table) == ALL_REGIONS


@rule("EG-card-supremacy", "EG-16.2", ruling="EG-R29")
def test_supremacy_pays_the_value_of_a_tile_and_nothing_to_the_second():
    table = position(card="supremacy", king="galicia", galicia="tile_8_4_0, 2 purple, 1 blue").play("special")

    assert score(table) == "10 purple"


@rule("EG-card-crowds", "EG-10.5")
def test_crowds_scores_all_regions_that_are_equally_full():
    """Example EX-47."""
    table = position(
        card="crowds", aragon="4 purple, 2 blue", sevilla="3 blue, 3 orange", galicia="5 green", castillo="9 green"
    ).play("special")

    assert scored(table) == ["aragon", "sevilla"]
    assert score(table) == "5 purple, 7 blue, 3 orange"


@rule("EG-card-outposts", "EG-10.5")
def test_outposts_ignores_empty_regions():
    """Example EX-48."""
    full = {region: "1 purple, 1 blue" for region in ALL_REGIONS if region not in ("galicia", "navarra")}
    table = position(card="outposts", king="castilla", galicia="1 orange", **full).play("special")

    assert scored(table) == ["galicia"]
    assert score(table) == "4 orange"


@rule("EG-card-secret-ballot", "EG-10.6", "EG-12.4", "EG-15.5")
def test_secret_ballot_scores_regions_that_one_player_alone_has_chosen():
    """Example EX-65."""
    table = position(
        card="secret_ballot", king="valencia", toledo="2 purple", granada="2 orange, 1 blue", valencia="2 green"
    ).play("special")

    table.play("toledo", "toledo", "granada", "valencia")

    assert scored(table) == ["granada", "valencia"]
    assert score(table) == "3 blue, 6 orange, 7 green"


@rule("EG-card-fiesta", ruling="EG-R12")
def test_several_regions_are_scored_on_one_and_the_same_position():
    pieces = {"navarra": "2 purple, 1 blue", "aragon": "2 blue, 1 green", "valencia": "1 green, 1 blue"}
    table = position(card="fiesta_1", **pieces).play("special")

    alone = [levy(region, **pieces) for region in pieces]
    assert alone == ["5 purple, 3 blue", "5 blue, 4 green", "3 blue, 3 green"]
    assert score(table) == "5 purple, 11 blue, 7 green"


# -- tiles --------------------------------------------------------------------------------------------------------


@rule("EG-16.1", "EG-16.2", "EG-16.3", "EG-card-legislation")
def test_legislation_moves_a_tile_and_the_printed_values_hold_again_where_it_lay():
    """Example EX-14, the rulebook's own; where the tile came from is added."""
    table = position(card="legislation_1", king="galicia", toledo="tile_4_0_0").play(
        "special", "tile_4_0_0", "castilla"
    )

    assert board(table, "castilla")["values"] == [4, 0, 0]
    assert board(table, "toledo")["values"] == [7, 4, 2]
    assert board(table, "toledo")["tile"] is None


@rule("EG-16.2", "EG-15.4")
def test_a_tile_replaces_the_values_but_not_the_bonuses():
    toledo = "tile_4_0_0, 2 purple, purple grande, 1 blue"
    assert levy("toledo", king="toledo", toledo=toledo) == "8 purple"


@rule("EG-16.1", "EG-16.3", "EG-16.4")
def test_a_tile_goes_only_where_no_tile_lies_and_never_off_the_board():
    table = position(card="legislation_1", king="galicia", toledo="tile_4_0_0").play("special", "tile_8_4_0")

    assert table.options == [place for place in ALL_REGIONS if place not in ("galicia", "toledo")] + ["castillo"]


@rule("EG-16.4", "EG-12.1")
def test_a_tile_in_the_kings_region_stays_there():
    table = position(card="legislation_1", king="toledo", toledo="tile_4_0_0").play("special")

    assert table.kind == "tile-to"  # only the other tile can be moved: nobody asks which
    assert "toledo" not in table.options
    table.play("sevilla")
    assert board(table, "sevilla")["tile"] == "tile_8_4_0"
    assert board(table, "toledo")["tile"] == "tile_4_0_0"


@rule("EG-16.4", "EG-21.3")
def test_with_the_king_at_the_castillo_no_tile_enters_or_leaves_it():
    bare = position(card="legislation_1", king="castillo").play("special", "tile_8_4_0")
    assert bare.options == ALL_REGIONS

    covered = position(card="legislation_1", king="castillo", castillo="tile_8_4_0").play("special")
    assert (covered.kind, covered.options) == ("tile-to", ALL_REGIONS)
    assert board(covered.play("galicia"), "galicia")["tile"] == "tile_4_0_0"
