"""Cards of stack 1 that move single caballeros: Intrigue, Regrouping, Manoeuvre, Diversion, Displacement.

The other cards of the stack are in test_cards_stack_1_regions.py.
"""

from __future__ import annotations

import pytest

from tablero.testing import rule
from tests.el_grande.card_helpers import at, offers_special, taken

FREE_MOVERS = ["intrigue_1", "regrouping", "manoeuvre", "diversion", "displacement"]
ONE_REGION = ["dispersal_1", "departure"]


@rule("EG-card-intrigue", "EG-10.1", "EG-10.2")
def test_intrigue_moves_two_own_and_two_opposing_caballeros_anywhere():
    """The rulebook's example of the card."""
    table = taken("intrigue_1", king="sevilla", granada="2 purple", galicia="1 green", navarra="1 blue")

    table.play("special", "granada", "castilla", "granada", "castillo", "galicia", "valencia", "navarra", "castilla")

    assert at(table, "castilla") == "1 purple, 1 blue"
    assert at(table, "valencia") == "1 green"
    assert at(table, "castillo") == "1 purple"
    assert at(table, "granada") == at(table, "galicia") == at(table, "navarra") == ""
    assert table.kind == "half"


@rule("EG-card-intrigue")
def test_intrigue_takes_own_and_opposing_caballeros_in_any_order_but_no_third_of_either():
    table = taken("intrigue_1", galicia="3 purple", toledo="3 blue, 1 purple")

    table.play("special", "toledo", "blue", "sevilla", "galicia", "sevilla", "toledo", "blue", "sevilla")
    assert table.options == ["galicia", "toledo", "done"]  # one own caballero may still move, no blue one

    table.play("toledo", "granada")  # nobody asks for the colour: only purple is left to move
    assert at(table, "granada") == "1 purple"
    assert table.kind == "half"
    assert at(table, "galicia") == "2 purple"
    assert at(table, "toledo") == "1 blue"


@rule("EG-card-intrigue")
def test_intrigue_no_longer_offers_own_caballeros_when_two_have_moved():
    table = taken("intrigue_2", galicia="3 purple", toledo="1 blue, 1 purple")

    table.play("special", "galicia", "sevilla", "galicia", "sevilla")

    assert table.options == ["toledo", "done"]
    table.play("toledo", "castillo")
    assert at(table, "castillo") == "1 blue"


@rule("EG-card-intrigue", "EG-9.2")
def test_intrigue_may_stop_at_any_time_and_the_other_moves_are_lost():
    table = taken("intrigue_1", galicia="2 purple, 2 blue")

    table.play("special", "galicia", "blue", "toledo", "done")

    assert at(table, "galicia") == "2 purple, 1 blue"
    assert table.options == ["place", "done"]


@rule("EG-card-intrigue", "EG-19.7")
def test_intrigue_may_move_two_caballeros_of_the_dummy():
    table = taken("intrigue_1", players=2, galicia="2 orange, 1 blue")

    table.play("special", "galicia", "orange", "toledo", "galicia", "orange", "castillo")

    assert at(table, "toledo") == at(table, "castillo") == "1 orange"
    assert table.kind == "half"  # no opposing one is left to move, and no own one stands on the map


@rule("EG-card-intrigue", ruling="EG-R6")
def test_a_caballero_that_has_moved_does_not_move_again():
    table = taken("intrigue_1", galicia="2 purple", toledo="1 blue").play("special", "galicia", "toledo")

    table.play("toledo")  # blue at once: the purple one there has just arrived
    assert table.kind == "move-to"
    table.play("sevilla")

    assert table.options == ["galicia", "done"]


@rule("EG-card-regrouping", ruling="EG-R6")
def test_one_caballero_may_follow_another_that_came_to_its_region():
    table = taken("regrouping", galicia="1 purple", toledo="1 purple").play("special", "galicia", "toledo")

    table.play("toledo", "galicia")  # the one that stood there from the beginning; not the newcomer

    assert table.kind == "half"
    assert at(table, "galicia") == at(table, "toledo") == "1 purple"


@pytest.mark.parametrize("card", FREE_MOVERS)
@rule(
    "EG-card-intrigue",
    "EG-card-regrouping",
    "EG-card-manoeuvre",
    "EG-card-diversion",
    "EG-card-displacement",
    "EG-10.1",
    "EG-10.3",
    "EG-12.1",
)
def test_a_moving_card_touches_neither_the_kings_region_nor_castillo_nor_courts(card):
    table = taken(
        card, king="granada", granada="3 purple, 3 blue", toledo="1 purple, 1 blue", castillo="2 purple, 2 blue"
    )

    table.play("special")
    assert table.options == ["toledo", "done"]

    table.play("toledo")
    if table.kind == "move-colour":
        table.play("blue")
    assert table.options == [
        *("galicia", "navarra", "aragon", "cataluna", "castilla", "sevilla", "valencia"),
        "castillo",
    ]


@pytest.mark.parametrize("card", FREE_MOVERS)
@rule(
    "EG-card-intrigue",
    "EG-card-regrouping",
    "EG-card-manoeuvre",
    "EG-card-diversion",
    "EG-card-displacement",
    "EG-21.3",
)
def test_a_moving_card_throws_nobody_into_the_castillo_while_the_king_stands_there(card):
    table = taken(card, king="castillo", toledo="2 purple, 2 blue").play("special", "toledo")
    if table.kind == "move-colour":
        table.play("blue")

    assert "castillo" not in table.options
    assert len(table.options) == 8  # every region but Toledo; none is closed


@rule("EG-card-regrouping", "EG-10.2")
def test_regrouping_moves_four_own_caballeros_and_no_fifth():
    table = taken("regrouping", galicia="3 purple", toledo="2 purple, 4 blue")

    table.play("special", "galicia", "sevilla", "galicia", "castillo", "toledo", "valencia", "toledo", "valencia")

    assert table.kind == "half"
    assert at(table, "galicia") == at(table, "sevilla") == at(table, "castillo") == "1 purple"
    assert at(table, "valencia") == "2 purple"
    assert at(table, "toledo") == "4 blue"


@rule("EG-card-regrouping", "EG-10.2")
def test_regrouping_offers_no_region_where_only_others_stand():
    table = taken("regrouping", galicia="1 purple", toledo="4 blue", sevilla="2 green").play("special")

    assert table.options == ["galicia", "done"]


@rule("EG-card-manoeuvre", "EG-10.2")
def test_manoeuvre_moves_four_caballeros_of_any_colours():
    table = taken("manoeuvre", king="granada", toledo="1 purple, 1 blue, 1 orange, 2 green").play("special")

    for colour in ("blue", "green", "green", "purple"):
        table.play("toledo", colour, "castillo")

    assert at(table, "castillo") == "1 purple, 1 blue, 2 green"
    assert at(table, "toledo") == "1 orange"
    assert table.kind == "half"


@rule("EG-card-manoeuvre", ruling="EG-R6")
def test_manoeuvre_does_not_move_the_same_caballero_on():
    table = taken("manoeuvre", toledo="1 blue").play("special", "toledo", "galicia")

    assert table.kind == "half"  # the only caballero that could move has moved


@rule("EG-card-diversion")
def test_diversion_moves_three_caballeros_of_any_colours():
    table = taken("diversion", toledo="1 purple, 2 blue", galicia="1 green")

    table.play("special", "toledo", "purple", "sevilla", "toledo", "sevilla", "galicia", "navarra")

    assert at(table, "sevilla") == "1 purple, 1 blue"
    assert at(table, "navarra") == "1 green"
    assert at(table, "toledo") == "1 blue"


@rule("EG-card-diversion", "EG-9.2")
def test_diversion_moves_no_fourth_caballero_and_may_move_fewer():
    table = taken("diversion", toledo="5 blue").play("special", *["toledo", "sevilla"] * 3)
    assert table.kind == "half"

    table = taken("diversion", toledo="5 blue").play("special", "toledo", "sevilla", "done")
    assert at(table, "toledo") == "4 blue"


@rule("EG-card-displacement", "EG-10.2")
def test_displacement_moves_three_opposing_caballeros_of_several_owners():
    table = taken("displacement", toledo="1 purple, 2 blue, 1 green, 1 orange")

    table.play("special", "toledo", "blue", "galicia", "toledo", "green", "castillo", "toledo", "blue", "galicia")

    assert at(table, "toledo") == "1 purple, 1 orange"
    assert at(table, "galicia") == "2 blue"
    assert at(table, "castillo") == "1 green"
    assert table.kind == "half"


@rule("EG-card-displacement", "EG-10.2")
def test_displacement_does_not_move_own_caballeros():
    table = taken("displacement", galicia="4 purple", toledo="2 purple, 1 blue, 1 green").play("special")
    assert table.options == ["toledo", "done"]

    table.play("toledo")
    assert table.options == ["blue", "green"]


@pytest.mark.parametrize("card", [*FREE_MOVERS, *ONE_REGION])
@rule(
    "EG-card-intrigue",
    "EG-card-regrouping",
    "EG-card-manoeuvre",
    "EG-card-diversion",
    "EG-card-displacement",
    "EG-card-dispersal",
    "EG-card-departure",
    "EG-12.1",
    ruling="EG-R39",
)
def test_a_moving_card_is_no_use_when_all_stand_in_the_kings_region_or_the_castillo(card):
    table = taken(card, king="granada", granada="3 purple, 3 blue", castillo="2 purple, 2 blue")

    assert not offers_special(table)


@pytest.mark.parametrize("card", ["regrouping", "departure"])
@rule("EG-card-regrouping", "EG-card-departure", ruling="EG-R39")
def test_a_card_for_own_caballeros_is_no_use_when_only_others_could_move(card):
    assert not offers_special(taken(card, king="granada", granada="3 purple", toledo="4 blue"))


@rule("EG-card-displacement", ruling="EG-R39")
def test_displacement_is_no_use_when_only_own_caballeros_could_move():
    assert not offers_special(taken("displacement", king="granada", granada="3 blue", toledo="4 purple"))
