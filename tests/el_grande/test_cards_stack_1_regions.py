"""Cards of stack 1 about whole regions: Dispersal and Departure empty one, Militia fills some.

When Dispersal and Departure are no use is in test_cards_stack_1.py, with the other moving cards.
"""

from __future__ import annotations

import pytest

from tablero.testing import rule
from tests.el_grande.card_helpers import at, court, offers_special, taken

ONE_REGION = ["dispersal_1", "departure"]


@rule("EG-card-dispersal", "EG-10.1")
def test_dispersal_spreads_up_to_five_caballeros_of_one_region():
    table = taken("dispersal_1", toledo="2 purple, 3 blue, 2 green", galicia="1 blue").play("special", "toledo")

    for colour, target in (("blue", "galicia"), ("blue", "castillo"), ("green", "sevilla"), ("blue", "aragon")):
        table.play(colour, target)
    table.play("purple", "sevilla")

    assert table.kind == "half"
    assert at(table, "toledo") == "1 purple, 1 green"
    assert at(table, "galicia") == "2 blue"
    assert at(table, "castillo") == at(table, "aragon") == "1 blue"
    assert at(table, "sevilla") == "1 purple, 1 green"


@rule("EG-card-dispersal", "EG-9.2", ruling="EG-R35")
def test_dispersal_may_stop_early_and_never_sends_anybody_back_to_the_named_region():
    table = taken("dispersal_2", king="granada", toledo="3 blue, 1 purple", granada="1 blue").play("special")

    table.play("blue")
    assert "toledo" not in table.options
    assert "granada" not in table.options  # the King's region
    table.play("sevilla", "done")

    assert at(table, "toledo") == "1 purple, 2 blue"


@pytest.mark.parametrize("card", ONE_REGION)
@rule("EG-card-dispersal", "EG-card-departure", "EG-12.1", ruling="EG-R9")
def test_a_region_is_named_from_which_somebody_can_leave(card):
    pieces = {"granada": "2 purple", "toledo": "2 purple", "galicia": "1 purple", "sevilla": "3 blue"}
    table = taken(card, king="granada", castillo="1 purple", **pieces).play("special")
    assert table.options == ["galicia", "toledo", *(["sevilla"] if card.startswith("dispersal") else [])]

    table.play("galicia")

    assert [(entry["who"], entry["place"]) for entry in table.journal("named")] == [("purple", "galicia")]


@pytest.mark.parametrize("card", ONE_REGION)
@rule("EG-card-dispersal", "EG-card-departure", "EG-21.3")
def test_nobody_leaves_a_named_region_for_the_castillo_while_the_king_stands_there(card):
    table = taken(card, king="castillo", toledo="2 purple").play("special")
    if table.kind == "move-out":
        table.play("purple")

    assert "castillo" not in table.options
    assert "toledo" not in table.options


@rule("EG-card-departure", "EG-10.1")
def test_departure_takes_any_number_of_own_caballeros_out_of_one_region():
    table = taken("departure", toledo="6 purple, 2 blue").play("special")

    table.play("galicia", "2", "castillo", "3", "galicia")  # the last one goes without a question for the number

    assert at(table, "toledo") == "2 blue"
    assert at(table, "galicia") == at(table, "castillo") == "3 purple"
    assert table.kind == "half"


@rule("EG-card-departure", ruling=("EG-R6", "EG-R35"))
def test_departure_may_leave_some_or_all_behind_but_sends_nobody_back():
    table = taken("departure", king="granada", toledo="3 purple, 1 blue").play("special")
    assert table.options == [
        *("galicia", "navarra", "aragon", "cataluna", "castilla", "sevilla", "valencia", "castillo", "done"),
    ]

    table.play("sevilla")
    assert table.options == ["1", "2", "3"]
    table.play("1", "done")

    assert at(table, "toledo") == "2 purple, 1 blue"
    assert at(table, "sevilla") == "1 purple"


@rule("EG-card-militia", ruling="EG-R34")
def test_militia_puts_two_caballeros_from_the_court_into_regions_far_from_the_king():
    table = taken("militia", king="galicia").play("special", "granada", "granada")
    assert at(table, "granada") == "2 purple"
    assert court(table, "purple") == 5

    table.play("place")  # the placing half is still there
    assert table.options == ["navarra", "castilla", "castillo", "done"]
    table.play("navarra")
    assert court(table, "purple") == 4


@rule("EG-card-militia", "EG-8.3", "EG-12.1")
def test_militia_enters_neither_the_kings_region_nor_the_castillo():
    table = taken("militia", king="galicia").play("special")

    assert table.options == [
        *("navarra", "aragon", "cataluna", "castilla", "toledo", "sevilla", "granada", "valencia", "done"),
    ]


@rule("EG-card-militia", "EG-8.1", ruling=("EG-R34", "EG-R39"))
def test_militia_places_no_more_than_the_court_holds():
    table = taken("militia", court="1 purple").play("special", "sevilla")
    assert court(table, "purple") == 0
    assert table.asked == "blue"  # nothing is left to place: the turn is over

    assert not offers_special(taken("militia", court="0 purple"))
