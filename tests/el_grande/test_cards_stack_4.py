"""Cards of stack 4: Coup, Legislation, New Home, Royal Adviser, Recruitment. Reinforcement has a file of its own."""

from __future__ import annotations

import pytest

from tablero.testing import rule
from tests.el_grande.card_helpers import at, board, court, king, known_to, offers_special, province, score, taken
from tests.el_grande.helpers import ALL_REGIONS

BOARDS = [*ALL_REGIONS, "castillo"]

# -- Coup --------------------------------------------------------------------------------------------------------


@rule("EG-card-coup", "EG-10.6")
def test_coup_drives_every_opponent_out_of_the_named_region_to_the_one_on_the_disc():
    """The rulebook's example of the card."""
    table = taken("coup", king="galicia", toledo="3 purple, 2 blue, 1 orange, 2 green, blue grande")

    table.play("special", "toledo")
    table.answer("orange", "cataluna").answer("green", "valencia").answer("blue", "granada")

    assert at(table, "toledo") == "3 purple, blue grande"
    assert at(table, "cataluna") == "1 orange"
    assert at(table, "granada") == "2 blue"
    assert at(table, "valencia") == "2 green"
    assert (table.asked, table.kind) == ("purple", "half")


@rule("EG-card-coup", "EG-10.6", "EG-24.3")
def test_coup_shows_no_disc_before_all_are_set():
    table = taken("coup", toledo="2 blue, 1 orange, 2 green").play("special", "toledo")
    assert table.all_asked == ["blue", "orange", "green"]
    before = known_to(table, "purple", "blue", "orange")

    table.answer("green", "valencia").answer("blue", "granada")

    assert table.all_asked == ["orange"]
    assert known_to(table, "purple", "blue", "orange") == before
    assert at(table, "toledo") == "2 blue, 1 orange, 2 green"
    table.answer("orange", "valencia")  # two may pick the same region
    assert at(table, "valencia") == "1 orange, 2 green"


@rule("EG-card-coup", "EG-12.1", ruling="EG-R7")
def test_coup_offers_as_goals_neither_the_named_region_nor_the_kings_nor_the_castillo():
    table = taken("coup", king="aragon", toledo="2 blue").play("special", "toledo")

    assert table.asked == "blue"
    assert table.options == ["galicia", "navarra", "cataluna", "castilla", "sevilla", "granada", "valencia"]


@rule("EG-card-coup", "EG-12.1", ruling=("EG-R9", "EG-R39"))
def test_coup_names_any_region_but_the_kings_even_one_without_opponents():
    table = taken("coup", king="aragon", aragon="4 blue", toledo="2 blue, 1 purple", sevilla="3 purple").play("special")
    assert table.options == [region for region in ALL_REGIONS if region != "aragon"]

    table.play("sevilla")

    assert table.kind == "half"
    assert at(table, "sevilla") == "3 purple"
    assert at(table, "toledo") == "1 purple, 2 blue"


@rule("EG-card-coup", "EG-19.7", ruling=("EG-R19", "EG-R39"))
def test_coup_lets_the_dummy_stay():
    table = taken("coup", players=2, toledo="2 blue, 3 orange, 1 purple").play("special", "toledo")
    assert table.all_asked == ["blue"]
    table.play("sevilla")
    assert at(table, "toledo") == "1 purple, 3 orange"

    assert not offers_special(taken("coup", players=2, toledo="3 orange, 1 purple", castillo="2 blue"))


@rule("EG-card-coup", "EG-12.1", ruling="EG-R39")
def test_coup_is_no_use_when_opponents_stand_only_in_the_kings_region_or_the_castillo():
    assert not offers_special(taken("coup", king="aragon", aragon="2 blue", castillo="2 green", toledo="5 purple"))


# -- Legislation -------------------------------------------------------------------------------------------------


@rule("EG-card-legislation", "EG-16.1", "EG-16.2")
def test_legislation_lays_a_tile_on_a_board_and_its_values_hold_there():
    table = taken("legislation_1", king="galicia").play("special", "tile_8_4_0", "castilla")

    assert board(table, "castilla")["values"] == [8, 4, 0]
    assert table.view()["tiles_left"] == ["tile_4_0_0"]


@rule("EG-card-legislation", "EG-16.3")
def test_legislation_moves_a_tile_and_the_printed_values_come_back():
    """The rulebook's example: from Toledo to Castilla."""
    table = taken("legislation_2", king="galicia", toledo="tile_4_0_0").play("special", "tile_4_0_0", "castilla")

    assert board(table, "castilla")["values"] == [4, 0, 0]
    assert board(table, "toledo")["values"] == [7, 4, 2]
    assert table.view()["tiles_left"] == ["tile_8_4_0"]


@rule("EG-card-legislation", "EG-16.1", "EG-16.3", "EG-16.4")
def test_legislation_offers_boards_without_a_tile_other_than_the_kings_and_no_way_off_the_board():
    table = taken("legislation_3", king="galicia", toledo="tile_4_0_0", sevilla="tile_8_4_0").play("special")
    assert table.options == ["tile_8_4_0", "tile_4_0_0"]

    table.play("tile_8_4_0")

    assert table.options == [place for place in BOARDS if place not in ("galicia", "toledo", "sevilla")]


@rule("EG-card-legislation", "EG-12.1", "EG-16.4")
def test_legislation_does_not_take_the_tile_from_the_kings_region():
    table = taken("legislation_1", king="toledo", toledo="tile_4_0_0").play("special")

    assert table.kind == "tile-to"  # only the other tile can be moved: there is no choice
    table.play("sevilla")
    assert board(table, "toledo")["tile"] == "tile_4_0_0"
    assert board(table, "sevilla")["tile"] == "tile_8_4_0"


@rule("EG-card-legislation", "EG-16.4", "EG-21.3")
def test_legislation_leaves_the_castillos_board_alone_while_the_king_stands_there():
    table = taken("legislation_1", king="castillo", castillo="tile_8_4_0", options="new_regent").play("special")
    assert table.kind == "tile-to"
    assert table.options == ALL_REGIONS
    table.play("galicia")
    assert board(table, "castillo")["tile"] == "tile_8_4_0"

    assert "castillo" not in taken("legislation_1", king="castillo").play("special", "tile_4_0_0").options
    assert "castillo" in taken("legislation_1", king="france").play("special", "tile_4_0_0").options


# -- New Home ----------------------------------------------------------------------------------------------------


@rule("EG-card-new-home")
def test_new_home_moves_the_own_grande_to_any_other_region_even_to_another_grande():
    table = taken("new_home_1", king="valencia", galicia="2 purple, purple grande", toledo="green grande")

    table.play("special", "toledo")

    assert at(table, "toledo") == "purple grande, green grande"
    assert at(table, "galicia") == "2 purple"


@rule("EG-card-new-home", "EG-12.1")
def test_new_home_enters_neither_the_kings_region_nor_the_castillo_nor_where_it_stands():
    table = taken("new_home_2", king="valencia", galicia="purple grande").play("special")

    assert table.options == [region for region in ALL_REGIONS if region not in ("galicia", "valencia")]


@rule("EG-card-new-home", "EG-12.1", "EG-21.4", ruling=("EG-R39", "EG-R46"))
def test_new_home_is_not_offered_to_a_grande_in_the_kings_region_or_the_castillo():
    assert not offers_special(taken("new_home_1", king="valencia", valencia="purple grande", toledo="blue grande"))
    assert not offers_special(taken("new_home_1", king="valencia", castillo="purple grande", options="new_regent"))

    table = taken("new_home_1", king="castillo", galicia="purple grande", options="new_regent").play("special")
    assert table.options == [region for region in ALL_REGIONS if region != "galicia"]


# -- Royal Adviser -----------------------------------------------------------------------------------------------


@rule("EG-card-royal-adviser", "EG-12.3")
def test_royal_adviser_moves_the_king_to_a_neighbour_and_the_bans_move_with_him():
    table = taken("royal_adviser", king="galicia").play("special")
    assert table.options == ["navarra", "castilla"]

    table.play("navarra", "place")

    assert king(table) == "navarra"
    assert table.options == ["galicia", "aragon", "castilla", "castillo", "done"]


@pytest.mark.parametrize(
    ("place", "goals"),
    [
        ("france", ["navarra", "aragon", "cataluna"]),
        ("portugal", ["galicia", "castilla", "toledo", "sevilla"]),
        ("castillo", ALL_REGIONS),
        ("sevilla", ["toledo", "granada"]),
    ],
)
@rule("EG-card-royal-adviser", "EG-card-pilgrimage", ruling="EG-R24")
def test_a_step_of_the_king_leads_to_bordering_regions_only(place, goals):
    for card in ("royal_adviser", "pilgrimage"):
        table = taken(card, king=place, options="new_regent").play("special")

        assert table.options == goals


# -- Recruitment -------------------------------------------------------------------------------------------------


@rule("EG-card-recruitment", "EG-9.2")
def test_recruitment_calls_up_to_two_caballeros_into_the_court():
    table = taken("recruitment", galicia="2 purple").play("special")
    assert table.options == ["0", "1", "2"]

    table.play("2")  # the province can supply both: no region is asked about

    assert (court(table, "purple"), province(table, "purple")) == (9, 19)
    assert table.kind == "half"


@rule("EG-card-recruitment", "EG-6.3", "EG-6.4", ruling="EG-R2")
def test_recruitment_fills_up_from_regions_only_what_the_province_lacks():
    table = taken("recruitment", castillo="19 purple", galicia="2 purple", toledo="1 purple")
    assert province(table, "purple") == 1

    table.play("special", "2", "toledo")

    assert (court(table, "purple"), province(table, "purple")) == (9, 0)
    assert at(table, "galicia") == "2 purple"
    assert at(table, "toledo") == ""


@rule("EG-card-recruitment", "EG-6.3", "EG-12.1")
def test_recruitment_takes_nothing_from_the_kings_region_or_the_castillo():
    table = taken("recruitment", king="aragon", aragon="2 purple", cataluna="1 purple", castillo="20 purple")
    assert province(table, "purple") == 0

    table.play("special")
    assert table.options == ["0", "1"]
    table.play("1")

    assert at(table, "cataluna") == ""
    assert at(table, "aragon") == "2 purple"
    assert at(table, "castillo") == "20 purple"


@rule("EG-card-recruitment", ruling="EG-R39")
def test_recruitment_is_no_use_when_there_is_nothing_to_take():
    table = taken("recruitment", king="aragon", aragon="3 purple", castillo="20 purple", toledo="5 blue")

    assert not offers_special(table)
    assert score(table) == ""
