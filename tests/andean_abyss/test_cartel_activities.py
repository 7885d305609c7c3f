"""The Cartels' Special Activities (AA-4.5): Cultivate, Process, Bribe."""

from __future__ import annotations

import pytest

from tablero.games.andean_abyss.position import at, position
from tablero.testing import rule
from tests.andean_abyss.helpers import resources, rolling, spaces_in


@rule("AA-4.5", "AA-4.1.1")
@pytest.mark.parametrize(
    ("operation", "activities"),
    [
        ("rally", {"cultivate", "process", "bribe"}),
        ("march", {"cultivate", "process", "bribe"}),
        ("attack", {"bribe"}),
        ("terror", {"bribe"}),
    ],
)
def test_which_activities_go_with_which_operation_of_the_cartels(operation, activities):
    table = position(huila="CU3 CB1 FU1", meta_east="CU1", resources="cartels 9", eligible="cartels").play(operation)

    everything = {"cultivate", "process", "bribe", "extort", "ambush", "kidnap", "assassinate"}
    assert everything & set(table.options) == activities


# -- Cultivate -----------------------------------------------------------------------------------------------------


@rule("AA-4.5.1")
def test_cultivate_moves_a_base_across_the_map():
    table = position(putumayo="CB2", cali="CU2 P1", resources="cartels 3", eligible="cartels")

    table.play("march", "cultivate")

    assert at(table.state, "cali") == "P1 CU2 CB1"
    assert at(table.state, "putumayo") == "CB1"


@rule("AA-4.5.1")
def test_in_a_department_of_this_rally_the_base_may_be_new():
    table = position(putumayo="CB1", resources="cartels 3", eligible="cartels")

    table.play("rally", "huila", "cultivate")
    assert table.options == ["putumayo", "place"]
    table.play("place")

    assert at(table.state, "huila") == "CU1 CB1"
    assert at(table.state, "putumayo") == "CB1"


@rule("AA-4.5.1")
def test_a_city_of_the_rally_gets_no_new_base():
    table = position(resources="cartels 3", eligible="cartels").play("rally", "cali")

    assert "cultivate" not in table.options, "there is no Base that could move"


@rule("AA-4.5.1", ruling="AA-R51")
def test_cultivate_needs_pop_room_and_more_cartels_guerrillas_than_police():
    table = position(
        putumayo="CB1",
        cali="CU1 CB1 P1",  # two pieces, but one Guerrilla only
        huila="CU1 FB2",  # no room
        vichada="CU1",  # no Pop
        loc_bogota_neiva="CU1",
        choco="CU1",
        resources="cartels 3",
        eligible="cartels",
    )

    table.play("march", "cultivate")

    assert table.kind == "cultivate-from", "Chocó is the only place"
    assert table.ask.values["place"] == table.game.action("choco")


@rule("AA-4.5.1", "AA-4.1", "AA-3.3.1", ruling="AA-R91")
def test_a_new_base_comes_before_the_rally_of_its_department_and_brings_guerrillas():
    table = position(huila="CU1", resources="cartels 3", eligible="cartels", options="no_negotiation")

    table.play("rally", "cultivate")
    assert table.kind == "rally-how-many"
    assert table.options == ["1", "2", "3"], "Pop 2 and the new Base"
    table.play("3")

    assert at(table.state, "huila") == "CU4 CB1"
    assert resources(table)[3] == 2
    assert "huila" not in table.options, "it has Rallied"


@rule("AA-4.5.1", ruling="AA-R91")
def test_a_new_base_before_the_rally_needs_its_price_and_more_guerrillas_than_police():
    poor = position(huila="CU1", choco="CU1", resources="cartels 1", eligible="cartels", options="no_negotiation")
    guarded = position(huila="CU1 P1", resources="cartels 3", eligible="cartels", options="no_negotiation").play(
        "rally"
    )

    assert "cultivate" in poor.play("rally").options
    assert "cultivate" not in poor.play("vichada").options, "the Rally of another Department can't be paid"
    assert "cultivate" not in guarded.options


# -- Process -------------------------------------------------------------------------------------------------------


@rule("AA-4.5.2", ruling="AA-R60")
def test_process_turns_bases_into_three_resources_each():
    table = position(putumayo="CB2", huila="CB1 FU1", resources="cartels 0", eligible="cartels")

    table.play("rally")
    assert table.kind == "process-base", "nothing else can be paid, and Shipments would not pay for the Rally"
    table.play("putumayo", "putumayo", "done")

    assert resources(table)[3] == 6
    assert at(table.state, "putumayo") == "empty"


@rule("AA-4.5.2", ruling="AA-R26")
def test_process_gives_shipments_to_guerrillas_of_any_faction():
    table = position(putumayo="CU1 CB2 FU1", huila="CB1 AA1", resources="cartels 3", eligible="cartels")

    table.play("rally", "process", "shipment", "huila", "putumayo")
    assert table.options == ["farc", "cartels"]
    table.play("farc")

    assert table.state.holder[:2] == [2, 1]
    assert table.kind == "operate", "two Shipments at most"


@rule("AA-4.5.2")
def test_shipments_are_not_offered_without_a_guerrilla_at_a_cartels_base():
    table = position(putumayo="CB2", choco="CU1 FU1", resources="cartels 3", eligible="cartels")

    table.play("rally", "process")

    assert table.kind == "process-base", "Bases can be processed, nothing can be shipped"
    assert spaces_in(table) == {"putumayo"}


@rule("AA-4.5.2")
def test_with_four_shipments_on_the_map_there_is_no_fifth():
    table = position(
        putumayo="CU1 CB1",
        huila="CB1",
        shipments="cartels putumayo, cartels putumayo, cartels putumayo, cartels putumayo",
        resources="cartels 3",
        eligible="cartels",
    )

    table.play("rally", "process")

    assert table.kind == "process-base"


# -- Bribe ---------------------------------------------------------------------------------------------------------


@rule("AA-4.5.4")
@pytest.mark.parametrize(
    ("what", "left"),
    [
        (["troops", "police"], "T1 P1 FU2 FA1 FB1"),
        (["farc_underground", "remove", "farc_active"], "T2 P2 FU1 FB1"),
        (["farc_underground", "flip", "farc_underground"], "T2 P2 FA3 FB1"),
        (["farc_underground", "flip", "farc_active"], "T2 P2 FU2 FA1 FB1"),
        (["farc_active", "flip", "done"], "T2 P2 FU3 FB1"),
        (["farc_base"], "T2 P2 FU2 FA1"),
    ],
)
def test_what_three_resources_buy(what, left):
    table = position(medellin="T2 P2 FU2 FA1 FB1", resources="cartels 9", eligible="cartels")

    table.play("rally", "bribe", *what)

    assert at(table.state, "medellin") == left
    assert resources(table)[3] == 6
    assert table.kind == "operate"


@rule("AA-4.5.4", ruling="AA-R53")
def test_a_bribe_is_one_of_these_and_not_a_mixture():
    table = position(medellin="T2 FU2 FA1 FB1", resources="cartels 9", eligible="cartels")

    table.play("rally", "bribe", "farc_underground", "remove")

    assert table.options == ["farc_underground", "farc_active"]


@rule("AA-4.5.4", ruling="AA-R92")
def test_both_guerrillas_of_a_bribe_are_treated_alike():
    """So own Guerrillas, which can only be flipped, are no second ones to be removed."""
    removed = position(cali="FU1 AU1 CU2", resources="cartels 9", eligible="cartels")
    flipped = position(cali="FU1 AU1 CU2", resources="cartels 9", eligible="cartels")

    removed.play("rally", "bribe", "farc_underground", "remove")
    flipped.play("rally", "bribe", "farc_underground", "flip")

    assert (removed.kind, removed.options) == ("bribe-second-remove", ["auc_underground", "done"])
    assert flipped.kind == "bribe-second-flip"
    assert flipped.options == ["auc_underground", "cartels_underground", "done"]
    assert at(removed.play("auc_underground").state, "cali") == "CU2"
    assert at(flipped.play("auc_underground").state, "cali") == "FA1 AA1 CU2"


@rule("AA-4.5.4", "AA-1.4.1", ruling="AA-R92")
def test_a_bribe_takes_the_second_piece_too_if_the_faction_it_struck_has_one():
    cubes = position(cali="T1 P1 FU1", resources="cartels 9", eligible="cartels").play("rally", "bribe", "troops")
    mixed = position(cali="FU1 AU1", resources="cartels 9", eligible="cartels")

    assert at(cubes.state, "cali") == "FU1"
    mixed.play("rally", "bribe", "farc_underground", "remove")
    assert mixed.options == ["auc_underground", "done"], "another faction may be left alone"


@rule("AA-4.5.4", ruling="AA-R92")
def test_one_may_stop_after_a_flip_and_no_guerrilla_is_flipped_twice():
    table = position(cali="FU2", resources="cartels 9", eligible="cartels")

    table.play("rally", "bribe", "flip")
    assert table.options == ["farc_underground", "done"]
    table.play("done")

    assert at(table.state, "cali") == "FU1 FA1"


@rule("AA-4.5.4", ruling="AA-R30")
def test_a_bribe_turns_own_guerrillas_and_touches_no_other_own_piece():
    table = position(choco="CA1 CB1 P1", huila="CB1", resources="cartels 9", eligible="cartels").play("rally", "bribe")

    assert table.options == ["police", "cartels_active"], "not the own Base, and Huila has nothing to bribe"


@rule("AA-4.1", "AA-4.5.4", "AA-3.3.4", ruling="AA-R88")
def test_a_bribe_that_hides_a_guerrilla_opens_the_terror():
    poor = position(choco="CA1", resources="cartels 3", eligible="cartels")
    table = position(choco="CA1", resources="cartels 4", eligible="cartels", options="no_negotiation")
    assert "terror" not in poor.options, "3 for the Bribe and 1 for Chocó"

    table.play("terror")

    assert at(table.state, "choco") == "CA1, terror 1"
    assert resources(table)[3] == 0


@rule("AA-4.1", "AA-4.5.4", "AA-3.3.3", ruling="AA-R88")
def test_a_bribe_before_an_attack_leaves_it_an_enemy():
    table = position(choco="CU1 T1", huila="T2", resources="cartels 9", eligible="cartels", options="no_negotiation")

    table.play("attack", "bribe", "choco")

    assert at(table.state, "choco") == "T1 CA1", "the Troops there are needed for the Attack; the Guerrilla was flipped"


@rule("AA-4.5.4", ruling="AA-R30")
def test_the_cartels_hide_their_own_guerrillas_by_a_bribe():
    table = position(choco="CA2", resources="cartels 9", eligible="cartels")

    table.play("rally", "bribe", "cartels_active")

    assert at(table.state, "choco") == "CU2"


@rule("AA-4.5.4")
def test_bribes_are_made_in_three_spaces_at_most_and_each_is_paid_for():
    spaces = dict.fromkeys(("cali", "neiva", "pasto", "cucuta"), "T2")
    table = position(resources="cartels 20", eligible="cartels", **spaces)

    table.play("rally")
    for name in ("cali", "neiva", "pasto"):
        table.play("bribe", name)

    assert at(table.state, "pasto") == "empty"
    assert resources(table)[3] == 11
    assert "bribe" not in table.options

    poor = position(cali="T2", resources="cartels 2", eligible="cartels").play("rally")
    assert "bribe" not in poor.options


@rule("AA-4.1", "AA-4.5.4")
def test_a_bribe_must_leave_the_price_of_one_space():
    table = position(cali="T2", resources="cartels 3", eligible="cartels").play("rally")
    assert "bribe" not in table.options

    table = position(cali="T2", resources="cartels 4", eligible="cartels").play("rally")
    assert "bribe" in table.options
    table.play("huila")
    assert "bribe" in table.options, "once the Rally has begun, 3 are enough"


@rule("AA-4.1", "AA-4.5.4", ruling="AA-R78")
def test_bribes_go_between_the_spaces_of_an_attack():
    table = position(huila="CU2 T1", choco="CU1 T3", resources="cartels 9", eligible="cartels")
    rolling(table, 2, 1)

    table.play("attack", "huila", "bribe", "choco", "troops", "choco")

    assert at(table.state, "huila") == "CA2"
    assert at(table.state, "choco") == "CU1 CA1", "a roll of 1 brings a Guerrilla"
