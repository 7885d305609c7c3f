"""Shipments (AA-4.5.3): carried along, passed on, seized, lost."""

from __future__ import annotations

from tablero.games.andean_abyss.board import FACTIONS, SPACE_IDS
from tablero.games.andean_abyss.position import at, position
from tablero.testing import rule
from tests.andean_abyss.helpers import resources, rolling


def shipments(table):
    """Owner and space of each Shipment on the map."""
    s = table.state
    return [f"{FACTIONS[s.holder[n]]} {SPACE_IDS[s.holder_space[n]]}" for n in range(4) if s.holder_space[n] >= 0]


@rule("AA-4.5.3")
def test_a_shipment_goes_where_its_guerrilla_goes():
    table = position(huila="FU1", shipments="farc huila", resources="farc 3", eligible="farc")

    table.play("march", "huila", "antioquia")

    assert shipments(table) == ["farc antioquia"]


@rule("AA-4.5.3")
def test_when_some_guerrillas_stay_the_owner_says_what_goes_along():
    table = position(huila="FU2", shipments="farc huila, farc huila", resources="farc 3", eligible="farc")

    table.play("march", "huila", "antioquia", "1")
    assert table.kind == "carry-shipments"
    assert table.options == ["0", "1", "2"]
    table.play("1")

    assert shipments(table) == ["farc antioquia", "farc huila"]


@rule("AA-4.5.3", ruling="AA-R27")
def test_a_shipment_stays_while_its_owner_has_another_guerrilla_there():
    table = position(huila="CU1 CA1 T1", shipments="cartels huila", resources="govt 9", aid=9)

    table.play("sweep", "air_strike")

    assert at(table.state, "huila") == "T1 CU1"
    assert shipments(table) == ["cartels huila"]
    assert table.asked == "govt", "nobody had to decide anything"


@rule("AA-4.5.3", ruling=("AA-R27", "AA-R52"))
def test_the_owner_of_a_dropped_shipment_passes_it_to_any_guerrilla_or_removes_it():
    table = position(bogota="T1", huila="CA1 FU1 AU1", shipments="cartels huila", resources="govt 9", aid=9)

    table.play("sweep", "air_strike")
    assert table.asked == "cartels"
    assert table.options == ["farc", "auc", "remove"]
    table.play("auc")

    assert shipments(table) == ["auc huila"]


@rule("AA-4.5.3")
def test_with_nobody_to_take_it_a_dropped_shipment_is_removed():
    table = position(bogota="T1", huila="CA1", shipments="cartels huila", resources="govt 9", aid=9)

    table.play("sweep", "air_strike")

    assert shipments(table) == []
    assert table.state.aid == 9, "a drug bust needs an Assault"


@rule("AA-4.5.3", ruling="AA-R28")
def test_the_attacker_seizes_the_shipment_of_the_last_guerrilla():
    table = position(huila="FU2 CU1 AU1", shipments="cartels huila", resources="farc 3", eligible="farc")

    table.play("attack", "huila", "ambush", "cartels_underground", "done")
    assert (table.asked, table.kind) == ("cartels", "seized-shipment")
    assert table.options == ["auc", "farc"], "they may pass it to a third faction, but not remove it"
    table.play("farc")

    assert shipments(table) == ["farc huila"]


@rule("AA-4.5.3", ruling="AA-R28")
def test_the_loser_of_an_attack_passes_its_shipment_to_a_third_faction():
    third = position(huila="FU2 CU1 AU1", shipments="cartels huila", resources="farc 3", eligible="farc")
    alone = position(huila="FU2 CU1", shipments="cartels huila", resources="farc 3", eligible="farc")

    third.play("attack", "huila", "ambush", "cartels_underground", "done", "auc")
    alone.play("attack", "huila", "ambush")

    assert shipments(third) == ["auc huila"]
    assert shipments(alone) == ["farc huila"], "nobody is asked"


@rule("AA-4.5.3", "AA-4.4.2", ruling=("AA-R28", "AA-R72"))
def test_an_assassin_takes_the_shipment_for_the_auc():
    table = position(huila="AU2 CU1 FU1", shipments="cartels huila", resources="auc 3", eligible="auc")

    table.play("terror", "huila", "assassinate", "cartels_underground", "auc")

    assert shipments(table) == ["auc huila"]


@rule("AA-4.5.3")
def test_an_attack_leaves_a_shipment_with_a_surviving_guerrilla():
    table = position(huila="FU2 CU3", shipments="cartels huila", resources="farc 3", eligible="farc")

    table.play("attack", "huila", "ambush")

    assert at(table.state, "huila") == "FU2 FA1 CU1"
    assert shipments(table) == ["cartels huila"]


@rule("AA-4.5.4", "AA-4.5.3", ruling="AA-R29")
def test_the_cartels_decide_about_a_shipment_freed_by_a_bribe():
    table = position(huila="FU1 AU1 CU1", shipments="farc huila", resources="cartels 9, farc 3", eligible="cartels")

    table.play("rally", "bribe", "farc_underground", "remove", "done")
    assert table.asked == "cartels"
    assert table.options == ["auc", "cartels", "remove"]
    table.play("cartels")

    assert shipments(table) == ["cartels huila"]


@rule("AA-4.5.4", ruling="AA-R29")
def test_a_bribe_that_only_flips_frees_no_shipment():
    table = position(huila="FU1 CU1", shipments="farc huila", resources="cartels 9", eligible="cartels")

    table.play("rally", "bribe", "farc_underground", "flip", "done")

    assert table.kind == "operate"
    assert shipments(table) == ["farc huila"]


@rule("AA-4.5.3", "AA-2.3.6", ruling="AA-R68")
def test_a_shipment_pays_for_one_more_limited_operation():
    table = position(
        huila="FU1", narino="FU1", shipments="farc huila", resources="farc 3", eligible="farc", options="no_negotiation"
    )

    table.play("rally", "choco", "done", "ship", "rally", "arauca")

    assert shipments(table) == []
    assert at(table.state, "arauca") == "FU1"
    assert resources(table)[1] == 2, "the second Rally is free"


@rule("AA-4.5.3", ruling="AA-R1")
def test_a_guerrilla_taken_back_leaves_its_shipment_to_the_others():
    table = position(
        huila="FU1 CU1", choco="FU1", available="FG0", shipments="farc huila", resources="farc 3", eligible="farc"
    )

    table.play("rally", "recycle", "huila")
    assert table.kind == "drop-shipment"
    table.play("cartels")

    assert shipments(table) == ["cartels huila"]


@rule("AA-4.5.3", "AA-4.3.3")
def test_a_roll_is_not_needed_to_kidnap_a_shipment():
    table = position(huila="FU1 CU1 CB1", shipments="cartels huila", resources="farc 3, cartels 9", eligible="farc")
    rolling(table)

    table.play("terror", "kidnap")

    assert shipments(table) == ["farc huila"]
