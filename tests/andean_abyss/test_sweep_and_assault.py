"""Sweep and Assault (AA-3.2.3 to AA-3.2.5), and the cards that change them (2, 3, 9, 11, 17, 37, 42)."""

from __future__ import annotations

import pytest

from tablero.games.andean_abyss.position import at, position
from tablero.testing import rule
from tests.andean_abyss.helpers import locs_in, resources, spaces_in

GOVT = {"eligible": "govt", "options": "no_negotiation"}
AROUND_CESAR = {
    *("santa_marta", "atlantico", "antioquia", "santander", "cucuta", "bucaramanga", "sincelejo"),
    *("loc_santa_marta_ayacucho", "loc_sincelejo_ayacucho", "loc_cucuta_ayacucho", "loc_bucaramanga_ayacucho"),
}
EVERYWHERE = {
    *("bogota", "cali", "medellin", "bucaramanga", "ibague", "santa_marta", "cartagena", "cucuta", "neiva", "pasto"),
    *("sincelejo", "atlantico", "antioquia", "santander", "huila", "arauca", "meta_east", "choco", "vichada"),
    *("loc_santa_marta_ayacucho", "loc_sincelejo_ayacucho", "loc_cucuta_ayacucho", "loc_bucaramanga_ayacucho"),
    *("loc_cartagena_santa_marta", "loc_cucuta_arauca"),
}

# -- Sweep -------------------------------------------------------------------------------------------------------


@rule("AA-3.2.3")
def test_troops_sweep_from_next_door_or_over_one_loc():
    """Rulebook example R5: into Cesar, with no Guerrillas on LoCs."""
    table = position(**dict.fromkeys(EVERYWHERE, "T1"), resources="govt 3", **GOVT).play("sweep", "cesar")

    assert table.kind == "sweep-from"
    assert spaces_in(table) == AROUND_CESAR


@rule("AA-3.2.3", ruling="AA-R12")
@pytest.mark.parametrize(("loc", "open_"), [("CU1", False), ("empty", True), ("empty, sabotaged", True), ("P1", True)])
def test_a_loc_with_any_guerrilla_is_no_way_for_a_sweep(loc, open_):
    table = position(cucuta="T1", loc_cucuta_ayacucho=loc, cesar="P1", resources="govt 3", **GOVT)

    table.play("sweep", "cesar")

    assert (table.kind == "sweep-from" and "cucuta" in table.options) is open_


@rule("AA-3.2.3", ruling="AA-R11")
def test_troops_leave_one_chosen_space_for_another_and_nobody_moves_twice():
    table = position(huila="T2", neiva="T1", resources="govt 9", **GOVT)

    table.play("sweep", "huila", "neiva", "putumayo", "huila")

    assert table.options == ["1", "2"], "of the three Troops in Huila one has moved already"
    table.play("2")
    assert table.kind == "operate", "nobody else is near who has not moved"
    assert (at(table.state, "huila"), at(table.state, "putumayo")) == ("T1", "T2")


@rule("AA-3.2.3")
def test_swept_spaces_that_nobody_enters_are_swept_by_the_cubes_there():
    table = position(cali="T1 P3 CU3 FU2", resources="govt 3", **GOVT).play("sweep", "cali", "done")
    assert (table.kind, table.options) == ("find-whose", ["farc", "cartels"])

    table.play("cartels", "cartels", "farc", "farc")

    assert at(table.state, "cali") == "T1 P3 FA2 CU1 CA2"


@rule("AA-3.1", "AA-3.2.3", ruling="AA-R90")
def test_a_sweep_may_leave_a_faction_alone_where_several_hide():
    table = position(cali="T6 FU1 AU2 CU1", resources="govt 3", **GOVT).play("sweep", "cali", "done")
    assert (table.kind, table.options) == ("leave-alone", ["done", "farc", "auc", "cartels"])

    table.play("auc")
    assert table.options == ["done", "farc", "cartels"]
    table.play("done")

    assert at(table.state, "cali") == "T6 FA1 AU2 CA1"


@rule("AA-3.1", "AA-1.4.1", ruling="AA-R90")
def test_one_faction_at_least_is_found_and_a_single_one_without_a_question():
    two = position(cali="T6 FU1 AU2", resources="govt 3", **GOVT).play("sweep", "cali", "done", "farc")
    one = position(cali="T6 FU2", resources="govt 3", **GOVT).play("sweep", "cali", "done")

    assert at(two.state, "cali") == "T6 FU1 AA2", "the last one is found"
    assert at(one.state, "cali") == "T6 FA2"


@rule("AA-3.1", "AA-1.4.1", ruling="AA-R90")
def test_who_is_targeted_is_found_to_the_limit_and_the_others_may_be_left_alone():
    table = position(cali="T3 FU2 AU2", resources="govt 3", **GOVT).play("sweep", "cali", "done")
    assert table.options == ["farc", "auc"]

    table.play("farc")
    assert table.options == ["farc", "auc"], "the FARC has another one"
    table.play("farc")
    assert table.options == ["auc", "done"]
    table.play("done")

    assert at(table.state, "cali") == "T3 FA2 AU2"


@rule("AA-3.1", "AA-3.2.2", ruling="AA-R90")
def test_a_patrol_may_leave_a_faction_alone_on_a_loc():
    table = position(loc_bogota_neiva="P3 FU1 AU1", resources="govt 3", **GOVT).play("patrol", "done", "auc")

    assert at(table.state, "loc_bogota_neiva") == "P3 FA1 AU1"


@rule("AA-3.2.3")
def test_a_forest_halves_what_a_sweep_finds_and_panama_hides_all():
    forest = position(choco="T3 P2 FU3", resources="govt 3", **GOVT).play("sweep", "choco", "done")
    panama = position(panama="T4 FU3", resources="govt 3", eligible="govt", options="panama, no_negotiation")

    assert at(forest.state, "choco") == "T3 P2 FU1 FA2"
    panama.play("sweep", "panama", "done")
    assert at(panama.state, "panama") == "T4 FU3"


@rule("AA-3.2.3", ruling=("AA-R49", "AA-R58"))
def test_sweep_is_not_offered_on_locs_or_in_farc_zones():
    table = position(bogota="T6", loc_bogota_neiva="P1 FU1", huila="FB1, zone", resources="govt 9", **GOVT)

    table.play("sweep")

    assert not locs_in(table)
    assert "huila" not in table.options
    assert {"bogota", "meta_west"} <= spaces_in(table)


@rule("AA-2.3.5", "AA-3.2.3")
def test_a_limited_sweep_has_one_space_and_troops_from_several():
    table = position(huila="FU2", neiva="T1", bogota="T1", slot="1 operation", resources="govt 9", **GOVT)

    table.play("sweep", "huila", "neiva", "bogota")

    assert at(table.state, "huila") == "T2 FA2"
    assert resources(table)[0] == 6


@rule("AA-3.2.3", "AA-card-2")
def test_ospina_and_mora_makes_sweep_cheap_or_single():
    given = {"cali": "T1 CU1", "bogota": "T1 FU1", "resources": "govt 9", **GOVT}
    cheap = position(lasting="ospina_and_mora 1", **given).play("sweep", "cali", "bogota")
    assert resources(cheap)[0] == 7

    single = position(lasting="ospina_and_mora 2", **given).play("sweep", "cali")
    assert not spaces_in(single)
    assert "air_lift" in single.options, "it is no Limited Operation for this reason"


@rule("AA-3.2.3", "AA-card-11")
def test_the_security_council_lets_one_police_join_or_counts_troops_or_police():
    plain = position(
        neiva="P2", huila="FU1", lasting="national_defense_and_security_council 1", resources="govt 3", **GOVT
    )
    plain.play("sweep", "huila", "neiva", "done")
    assert at(plain.state, "huila") == "P1 FA1", "even if no Troops move"

    shaded = position(huila="T2 P3 FU5", lasting="national_defense_and_security_council 2", resources="govt 3", **GOVT)
    shaded.play("sweep", "huila", "done")
    assert at(shaded.state, "huila") == "T2 P3 FU2 FA3"


@rule("AA-3.2.3", "AA-3.2.4", "AA-card-17", ruling="AA-R81")
def test_under_the_shaded_madrid_donors_departments_are_closed_to_sweep_and_assault():
    given = {"huila": "T2 P2 FU1 FA1", "cali": "T2 CU1 CA1", "resources": "govt 9", **GOVT}
    lasting = "madrid_donors 2, high_mountain_battalions 1"

    assert spaces_in(position(lasting=lasting, **given).play("sweep")) >= {"cali"}
    assert "huila" not in position(lasting=lasting, **given).play("sweep").options
    assault = position(lasting=lasting, **given).play("assault")
    assert "huila" not in assault.options
    assert at(assault.state, "huila") == "T2 P2 FU1 FA1"


@rule("AA-3.2.3", "AA-3.2.4", "AA-card-42")
def test_senado_and_camara_protects_its_faction_from_sweep_and_assault_but_not_from_patrol():
    given = {"lasting": "senado_and_camara 3", "resources": "govt 9", **GOVT}  # played by the FARC
    sweep = position(cali="T3 FU1 CU1", **given).play("sweep", "cali", "done")
    assert at(sweep.state, "cali") == "T3 FU1 CA1"

    assault = position(cali="T3 FA1 CA1", **given).play("assault", "cali")
    assert at(assault.state, "cali") == "T3 FA1"

    patrol = position(loc_cali_pasto="T3 FU1", **given).play("patrol", "done")
    assert at(patrol.state, "loc_cali_pasto") == "T3 FA1"
    assert patrol.kind != "patrol-assault"


# -- Assault -----------------------------------------------------------------------------------------------------


@rule("AA-3.2.4")
@pytest.mark.parametrize(
    ("where", "pieces", "left"),
    [
        ("cali", "T1 P2 FA5", "T1 P2 FA2"),
        ("loc_cali_pasto", "T1 P2 FA5", "T1 P2 FA2"),
        ("putumayo", "T2 P2 FA5", "T2 P2 FA3"),
        ("arauca", "T2 P2 FA5", "T2 P2 FA3"),
        ("huila", "T3 P2 FA5", "T3 P2 FA4"),
        ("huila", "T4 P2 FA5", "T4 P2 FA3"),
    ],
)
def test_who_counts_in_an_assault_depends_on_the_space(where, pieces, left):
    """Every cube in Cities and on LoCs, Troops in Departments, every second one of the Troops in Mountains."""
    table = position(**{where: pieces}, resources="govt 3", **GOVT).play("assault", where, "done")

    assert at(table.state, where) == left


@rule("AA-3.2.4", "AA-card-9")
@pytest.mark.parametrize(("side", "left"), [(1, "T4 P2 FA1"), (2, "T4 P2 FA6")])
def test_high_mountain_battalions(side, left):
    """In Mountains as in a City, or only one for every four Troops."""
    table = position(huila="T4 P2 FA7", lasting=f"high_mountain_battalions {side}", resources="govt 3", **GOVT)

    table.play("assault", "huila", "done")

    assert at(table.state, "huila") == left


@rule("AA-3.2.4")
def test_assault_is_not_offered_where_nothing_could_be_removed():
    table = position(
        arauca="P3 FA2", huila="T1 FA2", vichada="T2 FU1 FB1", cali="T1 CA1", pasto="P1", resources="govt 3", **GOVT
    ).play("assault")

    assert at(table.state, "cali") == "T1 CA1"
    assert spaces_in(table) == {"cali"}, (
        "Police do not count, one of the Troops in a Mountain neither, nothing is found"
    )


@rule("AA-3.2.4", ruling=("AA-R13", "AA-R14"))
def test_an_underground_guerrilla_protects_the_bases_of_its_own_faction_only():
    table = position(arauca="T4 FU1 FA1 FB1 CB1", resources="govt 3", **GOVT).play("assault", "arauca")
    assert set(table.options) == {"farc_active", "cartels_base"}

    table.play("farc_active")
    assert set(table.options) == {"cartels_base", "done"}
    table.play("cartels_base", "done")

    assert at(table.state, "arauca") == "T4 FU1 FB1"


@rule("AA-3.2.4", "AA-1.4.1")
def test_a_targeted_faction_is_removed_to_the_limit_and_another_may_be_left_alone():
    table = position(arauca="T4 FA2 FB1 AA1", resources="govt 3", **GOVT).play("assault", "arauca", "farc_active")
    assert "done" not in table.options

    table.play("farc_active")
    assert set(table.options) == {"farc_base", "auc_active"}, "its Base is open now, and has to go as well"
    table.play("farc_base", "done")

    assert at(table.state, "arauca") == "T4 AA1"


@rule("AA-3.2.4", "AA-card-3")
def test_tapias_makes_assault_cheap_or_single():
    given = {"cali": "T1 CA1", "bogota": "T1 FA1", "resources": "govt 9", **GOVT}
    cheap = position(lasting="tapias 1", **given).play("assault", "cali", "bogota")
    assert resources(cheap)[0] == 7

    single = position(lasting="tapias 2", **given).play("assault", "cali")
    assert not spaces_in(single)
    assert resources(single)[0] == 6


@rule("AA-3.2.5")
def test_a_shipment_that_an_assault_takes_off_the_map_adds_six_to_aid():
    table = position(cali="T2 CA1", shipments="cartels cali", aid=9, resources="govt 3", **GOVT)

    table.play("assault", "cali", "done")

    assert table.state.aid == 15
    assert max(table.state.holder_space) == -1


@rule("AA-3.2.5")
def test_a_shipment_that_is_passed_on_is_no_drug_bust():
    table = position(cali="T2 CA1 FU1", shipments="cartels cali", aid=9, resources="govt 3", **GOVT)

    table.play("assault", "cali", "farc")

    assert table.state.aid == 9
    assert table.state.holder[0] == 1, "the FARC has it now"


@rule("AA-3.2.4", "AA-5.1.2", ruling="AA-R67")
def test_former_military_may_assault_the_farc_although_senado_and_camara_protects_it():
    """Rulebook example R9."""
    table = position(arauca="AU1 FA1", card="former_military", lasting="senado_and_camara 3", eligible="govt")

    table.play("unshaded")  # the only space, and the only thing to do there

    assert at(table.state, "arauca") == "AU1"
