"""The King and his region, in which nothing may change (EG-12; the base game)."""

from __future__ import annotations

import pytest

from tablero.games.el_grande.position import position
from tablero.testing import rule
from tests.el_grande.card_helpers import at, king, score
from tests.el_grande.helpers import ALL_REGIONS

NEIGHBOURS = {
    "galicia": ["navarra", "castilla"],
    "navarra": ["galicia", "aragon", "castilla"],
    "aragon": ["navarra", "cataluna", "castilla", "toledo", "valencia"],
    "cataluna": ["aragon", "valencia"],
    "castilla": ["galicia", "navarra", "aragon", "toledo"],
    "toledo": ["aragon", "castilla", "sevilla", "granada", "valencia"],
    "sevilla": ["toledo", "granada"],
    "granada": ["toledo", "sevilla", "valencia"],
    "valencia": ["aragon", "cataluna", "toledo", "granada"],
}


@rule("EG-1.3", "EG-1.7", "EG-8.2")
@pytest.mark.parametrize(("place", "neighbours"), NEIGHBOURS.items())
def test_the_neighbours_of_the_kings_region_are_those_of_the_map(place, neighbours):
    table = position(card="royal_adviser", king=place)

    assert table.play("special").options == neighbours
    assert position(card="royal_adviser", king=place).play("place").options == [*neighbours, "castillo", "done"]


@rule("EG-12.1", "EG-10.3")
@pytest.mark.parametrize("card", ["intrigue_1", "regrouping", "manoeuvre", "diversion", "displacement"])
def test_no_card_moves_a_caballero_out_of_the_kings_region(card):
    assert position(card=card, king="toledo", toledo="3 purple, 3 blue").options == ["place", "done"]


@rule("EG-12.1", "EG-6.3", "EG-10.4")
def test_neither_a_shortage_nor_a_return_touches_the_kings_region():
    shortage = position(powers="1 purple", step="taking", king="toledo", province="0 purple", toledo="4 purple")
    assert shortage.kind == "card"

    for card in ("revolution", "unrest", "desertion"):
        assert position(card=card, king="toledo", toledo="3 blue, 2 green").options == ["place", "done"]


@rule("EG-12.1", "EG-card-new-home", "EG-9.1", ruling="EG-R39")
def test_a_grande_neither_enters_nor_leaves_the_kings_region():
    """Example EX-49."""
    grandes = {"king": "valencia", "galicia": "purple grande", "valencia": "blue grande", "toledo": "green grande"}

    table = position(card="new_home_1", turn="purple", **grandes).play("special")
    assert "toledo" in table.options
    assert not {"valencia", "galicia", "castillo"} & set(table.options)
    assert at(table.play("toledo"), "toledo") == "purple grande, green grande"

    assert position(card="new_home_1", turn="blue", **grandes).options == ["place", "done"]


@rule("EG-12.3", "EG-12.1")
def test_the_kings_move_frees_the_old_region_and_locks_the_new_one_at_once():
    pieces = {"toledo": "2 blue", "galicia": "2 blue"}
    table = position(powers="9 purple, 8 blue, 5 orange, 3 green", card="his_majesty", king="toledo", **pieces)

    table.play("special", "galicia", "done")
    table.play("0", "intrigue_1", "special")

    assert king(table) == "galicia"
    assert table.options == ["toledo", "done"]


@rule("EG-12.3", "EG-card-his-majesty", "EG-card-royal-adviser", ruling="EG-R5")
def test_the_king_moves_only_by_cards_and_always_to_another_place():
    majesty = position(card="his_majesty", king="toledo").play("special")
    assert majesty.options == [region for region in ALL_REGIONS if region != "toledo"]

    adviser = position(card="royal_adviser", king="toledo").play("special")
    assert "toledo" not in adviser.options
    assert king(adviser.play("sevilla")) == "sevilla"


@rule("EG-12.4", "EG-10.5")
def test_scoring_the_kings_region_is_allowed_and_changes_nothing_there():
    table = position(card="crowds", king="toledo", toledo="3 blue, 1 purple, tile_4_0_0, blue grande").play("special")

    assert score(table) == "8 blue"  # 4 and both bonuses
    assert at(table, "toledo") == "1 purple, 3 blue, blue grande"
    assert king(table) == "toledo"


@rule("EG-12.2", ruling="EG-R53")
def test_in_the_base_game_no_card_offers_the_kings_region_for_a_change():
    """The cards that choose a place, except those that score or move the King: none offers Toledo."""
    pieces = {"toledo": "2 purple, 2 blue, 2 green", "galicia": "2 purple, 2 blue, purple grande", "king": "toledo"}
    for card in ("dispersal_1", "departure", "militia", "coup", "new_home_1", "regrouping", "withdrawal", "desertion"):
        table = position(card=card, **pieces).play("special")
        assert "toledo" not in table.options, card
