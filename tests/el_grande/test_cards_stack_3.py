"""Cards of stack 3, the special scorings: Fiesta, Garrisons, Strongholds, Unmasking, Supremacy, Crowds, Outposts.

How one board is scored, with ties and bonuses, has tests of its own; these say which boards a card scores.
"""

from __future__ import annotations

import pytest

from tablero.core.errors import NoUndo
from tablero.testing import rule
from tests.el_grande.card_helpers import at, score, scored, taken
from tests.el_grande.helpers import ALL_REGIONS

CARDS = ["fiesta_1", "garrisons_1", "strongholds", "unmasking_1", "supremacy", "crowds", "outposts"]


@rule("EG-card-fiesta", "EG-10.5", "EG-10.7")
def test_fiesta_scores_the_five_point_regions():
    table = taken("fiesta_1", navarra="2 purple", aragon="1 purple, 3 blue", valencia="1 green", toledo="5 orange")

    table.play("special")

    assert scored(table) == ["navarra", "aragon", "valencia"]
    assert score(table) == "9 purple, 5 blue, 5 green"  # 5 and 4; 5; 5


@rule("EG-card-fiesta", "EG-10.7", "EG-16.2")
def test_fiesta_leaves_out_a_five_point_region_under_a_tile():
    table = taken("fiesta_2", aragon="1 blue, tile_8_4_0", valencia="1 green, tile_4_0_0", navarra="1 purple")

    table.play("special")

    assert scored(table) == ["navarra"]
    assert score(table) == "5 purple"


@rule("EG-card-garrisons", "EG-10.7", "EG-16.2")
def test_garrisons_scores_the_four_point_regions_as_the_tiles_have_it():
    """The rulebook's example: 4/0/0 makes Toledo a four-point region, 8/4/0 ends that for Galicia."""
    table = taken(
        "garrisons_1",
        toledo="3 blue, 1 purple, tile_4_0_0",
        galicia="3 orange, tile_8_4_0",
        sevilla="1 purple",
        cataluna="2 green, 1 blue",
    )

    table.play("special")

    assert scored(table) == ["cataluna", "toledo", "sevilla"]
    assert score(table) == "4 purple, 6 blue, 4 green"


@rule("EG-card-garrisons", "EG-10.7")
def test_garrisons_scores_nothing_but_the_printed_four_point_regions_without_tiles():
    table = taken("garrisons_2", **dict.fromkeys(ALL_REGIONS, "1 purple"), castillo="3 blue").play("special")

    assert scored(table) == ["galicia", "cataluna", "sevilla"]
    assert score(table) == "12 purple"


@rule("EG-card-strongholds", "EG-10.7")
def test_strongholds_scores_the_six_and_seven_point_regions():
    table = taken(
        "strongholds", king="galicia", granada="2 purple, 1 blue", toledo="2 blue, 1 orange", castilla="1 green"
    )

    table.play("special")

    assert scored(table) == ["castilla", "toledo", "granada"]
    assert score(table) == "6 purple, 10 blue, 4 orange, 6 green"


@rule("EG-card-strongholds", "EG-10.7", "EG-16.2")
def test_strongholds_leaves_out_a_region_under_a_tile():
    table = taken(
        "strongholds",
        king="galicia",
        granada="2 purple, 1 blue",
        toledo="2 blue, 1 orange, tile_4_0_0",
        castilla="5 orange, tile_8_4_0",
    )

    table.play("special")

    assert scored(table) == ["granada"]
    assert score(table) == "6 purple, 3 blue"


@pytest.mark.parametrize(
    ("card", "region", "points"),
    [("fiesta_1", "valencia", 7), ("garrisons_1", "sevilla", 6), ("strongholds", "toledo", 9)],
)
@rule("EG-card-fiesta", "EG-card-garrisons", "EG-card-strongholds", "EG-12.4", "EG-15.5")
def test_the_kings_region_takes_part_with_his_bonus(card, region, points):
    table = taken(card, king=region, **{region: "1 purple"}).play("special")

    assert score(table) == f"{points} purple"


@rule("EG-card-unmasking", "EG-11.2", "EG-11.3")
def test_unmasking_scores_the_castillo_and_everything_goes_back_in():
    table = taken("unmasking_1", turn="orange", castillo="1 purple, 3 blue, 1 orange", toledo="4 green")

    table.play("special")

    assert score(table) == "1 purple, 5 blue, 1 orange"  # the tie for second takes third place
    assert scored(table) == ["castillo"]
    assert at(table, "castillo") == "1 purple, 3 blue, 1 orange"
    assert (table.asked, table.kind) == ("orange", "half")  # no discs


@rule("EG-card-unmasking", "EG-16.1", ruling="EG-R28")
def test_unmasking_uses_the_values_of_a_tile_on_the_castillo():
    table = taken("unmasking_2", castillo="2 purple, 1 blue, 1 orange, tile_8_4_0").play("special")

    assert score(table) == "8 purple"


@rule("EG-card-unmasking", "EG-11.4", "EG-21.3", "EG-21.4")
def test_unmasking_brings_bonuses_only_with_the_king_or_a_grande_at_the_castillo():
    pieces = {"castillo": "1 purple, 2 blue, blue grande, purple grande", "options": "new_regent"}

    assert score(taken("unmasking_1", castillo="1 purple, 2 blue", castilla="blue grande").play("special")) == (
        "3 purple, 5 blue"
    )
    assert score(taken("unmasking_1", **pieces).play("special")) == "3 purple, 7 blue"
    table = taken("unmasking_1", king="castillo", **pieces).play("special")
    assert score(table) == "3 purple, 9 blue"
    assert at(table, "castillo") == "1 purple, 2 blue, purple grande, blue grande"


@rule("EG-card-unmasking", "EG-11.2", "EG-24.2")
def test_what_unmasking_shows_can_not_be_taken_back():
    table = taken("unmasking_1", castillo="1 purple, 3 blue")
    assert "caballeros" not in table.view("purple")["castillo"]

    table.play("special")

    held = [(entry["whose"], entry["n"]) for entry in table.journal("castillo-held", "green")]
    assert held == [("purple", 1), ("blue", 3)]
    assert "caballeros" not in table.view("purple")["castillo"]  # it is closed again
    with pytest.raises(NoUndo):
        table.undo("purple")


@rule("EG-card-supremacy", ruling="EG-R29")
def test_supremacy_pays_only_those_who_are_alone_in_first_place():
    table = taken("supremacy", galicia="2 purple, 2 blue, 1 green", cataluna="1 blue, blue grande", castillo="3 orange")

    table.play("special")

    assert score(table) == "6 blue"  # 4 and the grande's bonus
    assert scored(table) == ALL_REGIONS


@rule("EG-card-supremacy", "EG-15.4", "EG-16.2", ruling="EG-R29")
def test_supremacy_pays_the_tiles_first_value_and_the_kings_bonus_but_no_second_place():
    table = taken("supremacy", king="granada", granada="3 purple, 2 blue, tile_8_4_0", toledo="1 orange, 3 green")

    table.play("special")

    assert score(table) == "10 purple, 7 green"


@rule("EG-card-supremacy", "EG-19.8")
def test_supremacy_pays_nobody_where_the_dummy_is_first():
    table = taken("supremacy", players=2, toledo="3 orange, 2 purple", sevilla="1 orange, 1 blue", aragon="1 blue")

    assert score(table.play("special")) == "5 blue"


@rule("EG-card-crowds", "EG-10.5")
def test_crowds_scores_the_fullest_region_or_all_that_tie():
    table = taken("crowds", aragon="4 purple, 2 blue", sevilla="3 blue, 3 orange", toledo="5 green").play("special")

    assert scored(table) == ["aragon", "sevilla"]
    assert score(table) == "5 purple, 7 blue, 3 orange"


@rule("EG-card-crowds", "EG-1.6", "EG-12.4")
def test_crowds_counts_no_grandes_and_not_the_castillo_but_the_kings_region():
    table = taken(
        "crowds", king="granada", granada="2 blue", toledo="1 purple, purple grande, blue grande", castillo="6 green"
    )

    table.play("special")

    assert scored(table) == ["granada"]
    assert score(table) == "8 blue"


@rule("EG-card-crowds", "EG-card-outposts", "EG-19.8")
def test_the_dummys_caballeros_count_for_crowds_and_outposts():
    pieces = {"players": 2, "galicia": "4 orange, 1 purple", "toledo": "3 purple, 1 blue"}

    assert scored(taken("crowds", **pieces).play("special")) == ["galicia"]
    assert scored(taken("outposts", **pieces).play("special")) == ["toledo"]


@rule("EG-card-outposts", "EG-10.5")
def test_outposts_scores_the_region_with_the_fewest_caballeros_and_passes_over_empty_ones():
    table = taken("outposts", galicia="1 orange", toledo="1 purple, 1 blue", sevilla="3 green").play("special")

    assert scored(table) == ["galicia"]
    assert score(table) == "4 orange"


@rule("EG-card-outposts", "EG-12.4", "EG-15.4", ruling="EG-R46")
def test_outposts_scores_all_that_tie_the_kings_region_too_but_never_the_castillo():
    table = taken(
        "outposts", king="granada", granada="2 blue", toledo="1 purple, 1 blue", sevilla="3 green", castillo="1 orange"
    )

    table.play("special")

    assert scored(table) == ["toledo", "granada"]
    assert score(table) == "4 purple, 12 blue"


@pytest.mark.parametrize("card", CARDS)
@rule("EG-card-fiesta", "EG-card-garrisons", "EG-card-strongholds", "EG-card-unmasking", "EG-12.4")
def test_a_special_scoring_leaves_nothing_to_choose_and_moves_nothing(card):
    pieces = dict.fromkeys(ALL_REGIONS, "2 purple, 1 blue")
    table = taken(card, **pieces, castillo="1 blue, 1 green")

    table.play("special")

    assert (table.asked, table.kind) == ("purple", "half")
    assert table.options == ["place", "done"]
    assert [at(table, region) for region in ALL_REGIONS] == ["2 purple, 1 blue"] * 9
    assert at(table, "castillo") == "1 blue, 1 green"


@pytest.mark.parametrize("card", CARDS)
@rule("EG-card-fiesta", "EG-card-garrisons", "EG-card-strongholds", "EG-card-unmasking")
def test_a_special_scoring_of_empty_boards_is_offered_and_gives_no_points(card):
    table = taken(card, court="0 purple")

    table.play("special")

    assert score(table) == ""


@rule("EG-card-fiesta", "EG-9.1", "EG-8.1")
def test_fiesta_may_be_declined_and_its_caballeros_placed_all_the_same():
    """The rulebook's example: the scoring would help others more."""
    table = taken("fiesta_1", king="castilla", valencia="4 green", aragon="2 green")

    table.play("place", "aragon", "toledo", "toledo", "done")

    assert score(table) == ""
    assert at(table, "aragon") == "1 purple, 2 green"
    assert at(table, "toledo") == "2 purple"
    assert table.asked == "blue"


@rule("EG-card-fiesta", "EG-7.2")
def test_fiesta_does_not_let_the_placing_go_on_after_the_scoring():
    table = taken("fiesta_1").play("place", "aragon", "done", "special")

    assert at(table, "aragon") == "1 purple"
    assert table.asked == "blue"  # both halves are over
