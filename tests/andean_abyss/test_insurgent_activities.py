"""Extort, Ambush, Kidnap and Assassinate of the FARC and the AUC (AA-4.3, AA-4.4)."""

from __future__ import annotations

import pytest

from tablero.games.andean_abyss.position import at, position
from tablero.testing import rule
from tests.andean_abyss.helpers import resources, rolling, spaces_in

ACTIVITIES = {"extort", "ambush", "kidnap", "assassinate", "cultivate", "process", "bribe", "air_lift", "eradicate"}


def offered(table):
    return ACTIVITIES & set(table.options)


@rule("AA-4.1.1", "AA-4.3", "AA-4.4")
@pytest.mark.parametrize(
    ("faction", "operation", "activities"),
    [
        ("farc", "rally", {"extort"}),
        ("farc", "march", {"extort"}),
        ("farc", "terror", {"extort", "kidnap"}),
        ("auc", "rally", {"extort"}),
        ("auc", "attack", {"extort"}),
        ("auc", "terror", {"extort"}),
    ],
)
def test_which_activities_farc_and_auc_begin_an_operation_with(faction, operation, activities):
    own = "F" if faction == "farc" else "A"
    table = position(cali=f"{own}U3 {own}A1 CB1", resources="govt 9, farc 5, auc 5, cartels 5", eligible=faction).play(
        operation
    )

    assert offered(table) == activities


# -- Extort --------------------------------------------------------------------------------------------------------


@rule("AA-4.3.1", "AA-4.4.1", ruling=("AA-R23", "AA-R31", "AA-R82"))
def test_the_auc_extorts_on_a_loc_by_counting_pieces():
    table = position(loc_bogota_neiva="AU2 T1", huila="AU1 FU1", resources="auc 3", eligible="auc")

    table.play("march", "extort")

    assert at(table.state, "loc_bogota_neiva") == "T1 AU1 AA1"
    assert resources(table)[2] == 4
    assert "extort" not in table.options, "once in a space; in Huila the AUC is not more than all others"


@rule("AA-4.3.1")
def test_extort_needs_an_underground_guerrilla():
    table = position(huila="FA3 FB1", resources="farc 3", eligible="farc").play("march")

    assert "extort" not in table.options


@rule("AA-4.3.1", "AA-4.1", ruling="AA-R22")
def test_a_faction_without_resources_rallies_on_what_it_extorts():
    table = position(vichada="FU1", narino="FU1", resources="farc 0", eligible="farc")

    table.play("rally")
    assert table.kind == "extort", "first the money: nothing else can be done"
    table.play("vichada")
    assert "done" not in table.options, "the Rally must take place somewhere"
    table.play("huila")

    assert at(table.state, "huila") == "FU1"
    assert resources(table)[1] == 0


@rule("AA-4.3.1", ruling="AA-R22")
def test_without_resources_and_nobody_to_extort_there_is_no_rally():
    table = position(vichada="FU1 T1", resources="farc 0", eligible="farc")

    assert "rally" not in table.options


@rule("AA-4.3.1", "AA-4.1")
def test_extort_leaves_an_underground_guerrilla_for_the_terror():
    assert "terror" not in position(vichada="FU1", resources="farc 0", eligible="farc").options

    table = position(vichada="FU2", resources="farc 0", eligible="farc").play("terror")
    assert at(table.state, "vichada") == "FA2, terror 1", "one Extorted, one used Terror"


# -- Ambush --------------------------------------------------------------------------------------------------------


@rule("AA-4.3.2")
def test_ambush_succeeds_without_a_roll_and_brings_a_guerrilla():
    table = position(huila="FU2 FA1 T2 P1", resources="farc 3", eligible="farc")

    table.play("attack", "huila", "ambush", "troops", "police")

    assert at(table.state, "huila") == "T1 FU2 FA2", "one of the two Activates, one comes Underground"


@rule("AA-4.3.2", "AA-4.4.1")
def test_ambush_happens_in_one_space_of_an_attack():
    table = position(huila="AU1 T2", choco="AU1 FU2", resources="auc 3", eligible="auc")
    rolling(table, 6)

    table.play("attack", "huila", "ambush", "choco")

    assert at(table.state, "huila") == "AU1 AA1"
    assert at(table.state, "choco") == "FU2 AA1", "the second Attack is rolled for: 6 is more than 1"


@rule("AA-4.3.2")
def test_ambush_is_not_offered_to_active_guerrillas():
    table = position(huila="FA3 T1", resources="farc 3", eligible="farc")
    rolling(table, 2)

    table.play("attack", "huila")

    assert at(table.state, "huila") == "FA3", "nothing more was asked: the Attack was rolled for"


@rule("AA-4.1.1", "AA-4.3.2")
def test_after_extort_there_is_no_ambush():
    table = position(huila="FU3 T1", vichada="FU1", resources="farc 3", eligible="farc")
    rolling(table, 2)

    table.play("attack", "extort", "vichada", "huila")

    assert at(table.state, "huila") == "FA3"


# -- Kidnap --------------------------------------------------------------------------------------------------------


@rule("AA-4.3.3")
def test_kidnap_in_a_city_takes_a_die_of_resources_from_the_government():
    table = position(cali="FU2 P1", resources="govt 10, farc 3", eligible="farc")
    rolling(table, 4)

    table.play("terror", "cali", "kidnap")

    assert resources(table)[:2] == [6, 3 - 1 + 4]


@rule("AA-4.3.3", ruling="AA-R22")
def test_a_ransom_pays_for_the_terror():
    table = position(cali="FU2", neiva="FU1", resources="govt 10, farc 0", eligible="farc")
    rolling(table, 2, 3)

    table.play("terror", "kidnap", "cali")
    assert at(table.state, "cali") == "FU1 FA1, level -1, terror 1"
    assert resources(table)[:2] == [8, 1]

    table.play("neiva")
    assert resources(table)[1] == 0
    table.play("kidnap")
    assert resources(table)[:2] == [5, 3]


@rule("AA-4.3.3", ruling="AA-R22")
def test_a_ransom_pays_also_for_a_later_space():
    table = position(cali="FU1 P1", neiva="FU1", resources="govt 10, farc 1", eligible="farc")
    rolling(table, 5)

    table.play("terror", "cali", "kidnap")

    assert at(table.state, "neiva") == "FA1, level -1, terror 1"
    assert resources(table)[:2] == [5, 4]


@rule("AA-4.3.3")
def test_a_shipment_cannot_pay_for_terror():
    table = position(huila="FU2 CU1 CB1", shipments="cartels huila", resources="farc 0, cartels 9", eligible="farc")

    assert "terror" not in table.options


@rule("AA-4.3.3", ruling=("AA-R24", "AA-R25"))
def test_a_six_lets_the_auc_place_a_piece_of_its_choice():
    table = position(huila="FU2 CB1", resources="farc 3, cartels 2", eligible="farc")
    rolling(table, 6)

    table.play("terror", "huila", "kidnap")
    assert resources(table)[3] == 0, "rolled although the Cartels have less"
    assert table.asked == "auc"
    assert table.options == ["auc_base", "auc_underground"]
    table.play("auc_base")

    assert at(table.state, "huila") == "FU1 FA1 AB1 CB1, level -1, terror 1"


@rule("AA-4.3.3", ruling="AA-R25")
def test_after_a_six_stacking_leaves_the_auc_only_a_guerrilla():
    table = position(huila="FU2 CB2", resources="farc 3, cartels 9", eligible="farc")
    rolling(table, 6)

    table.play("terror", "huila", "kidnap")

    assert at(table.state, "huila") == "FU1 FA1 AU1 CB2, level -1, terror 1"


@rule("AA-4.3.3", ruling=("AA-R24", "AA-R64"))
def test_the_farc_chooses_its_victim_and_takes_a_shipment_instead_of_a_roll():
    table = position(
        cali="FU2 CU1 CB1", shipments="cartels cali", resources="govt 9, farc 3, cartels 9", eligible="farc"
    )

    table.play("terror", "cali", "kidnap")
    assert table.options == ["govt", "cartels"]
    table.play("cartels")

    assert table.state.holder[0] == 1
    assert resources(table) == [9, 2, 0, 9]


@rule("AA-4.3.3", ruling=("AA-R24", "AA-R64"))
def test_a_victim_with_nothing_to_lose_is_not_offered():
    """A Shipment elsewhere is nothing to lose here."""
    table = position(
        cali="FU2 CB1", putumayo="CU1", shipments="cartels putumayo", resources="farc 3, cartels 0", eligible="farc"
    )

    table.play("terror", "cali")

    assert "kidnap" not in table.options


@rule("AA-4.3.3")
def test_kidnap_is_not_offered_in_a_department_without_a_cartels_base():
    table = position(huila="FU2 CU1", resources="govt 9, farc 3, cartels 9", eligible="farc").play("terror", "huila")

    assert "kidnap" not in table.options


@rule("AA-4.3.3")
def test_at_most_three_kidnaps():
    cities = dict.fromkeys(("cali", "neiva", "pasto", "cucuta"), "FU1")
    table = position(resources="govt 40, farc 9", eligible="farc", **cities)
    rolling(table, 1, 1, 1)

    table.play("terror", "kidnap", "cali", "kidnap", "neiva", "kidnap", "pasto")

    assert "kidnap" not in table.options
    assert spaces_in(table) == {"cucuta"}


# -- Assassinate ---------------------------------------------------------------------------------------------------


@rule("AA-4.4.2")
def test_assassinate_removes_any_enemy_piece_even_a_guarded_base():
    table = position(huila="AU2 P1 FU1 FB1", resources="auc 3", eligible="auc", aid=9)

    table.play("terror", "huila", "assassinate")
    assert table.options == ["police", "farc_underground", "farc_base"]
    table.play("farc_base")

    assert at(table.state, "huila") == "P1 FU1 AU1 AA1, terror 1"


@rule("AA-4.4.2")
def test_assassinate_is_not_offered_where_police_are_as_many_or_no_terror_was():
    table = position(huila="AU1 P1 FB1", choco="AU2 FB1", resources="auc 3", eligible="auc").play("terror", "huila")

    assert "assassinate" not in table.options


@rule("AA-4.4.2")
def test_at_most_three_are_assassinated():
    spaces = dict.fromkeys(("huila", "cesar", "choco", "narino"), "AU1 FU1")
    table = position(resources="auc 9", eligible="auc", **spaces)

    table.play("terror", *spaces)
    table.play("assassinate", "huila", "assassinate", "cesar", "assassinate", "choco")

    assert at(table.state, "choco") == "AA1, terror 1"
    assert "assassinate" not in table.options
