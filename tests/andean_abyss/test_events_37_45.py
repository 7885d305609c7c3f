"""Events 37 to 45: position, action, result."""

from __future__ import annotations

import pytest

from tablero.games.andean_abyss.position import at, position
from tablero.testing import rule
from tests.andean_abyss.aa_events import execute, is_over, non_player, on_map, places, resources

# -- 37 Former Military ------------------------------------------------------------------------------------------


@rule("AA-card-37", "AA-3.2.4")
def test_former_military_counts_auc_guerrillas_as_troops_against_the_farc():
    """Half of them in Mountains, where Police never help; the AUC keeps its state."""
    table = execute(
        "auc",
        "former_military",
        huila="T1 P2 AU2 AA1 FA3 CA1",
        meta_east="AU1 FA2",
        loc_bogota_neiva="AU1 FA1",
        arauca="T1 CA1",
    )
    assert (table.asked, table.options) == ("govt", ["huila", "meta_east", "loc_bogota_neiva"])

    table.play("huila", "meta_east")

    assert on_map(table) == {
        "huila": "T1 P2 FA1 AU2 AA1 CA1",
        "meta_east": "FA1 AU1",
        "loc_bogota_neiva": "AU1",
        "arauca": "T1 CA1",  # only the FARC is hit
    }


@rule("AA-card-37", "AA-3.2.3", "AA-5.1.2")
def test_former_military_sweeps_or_assaults_whatever_protects_the_farc():
    """The rulebook's example at 5.1.2: the current event beats Senado & Cámara."""
    table = execute(
        "govt",
        "former_military",
        lasting="senado_and_camara 3, madrid_donors 2",
        putumayo="T1 AU3 FU3 FA1 AA1",
    )
    assert (table.kind, table.options) == ("event-operation", ["sweep", "assault"])

    table.play("sweep")

    assert at(table.state, "putumayo") == "T1 FU1 FA3 AU3 AA1"  # five cubes find two in a Forest
    assert is_over(table)  # one of the two in each space


@rule("AA-card-37", "AA-3.2.3")
def test_former_military_does_not_sweep_lines_of_communication_or_farc_zones():
    table = execute("govt", "former_military", loc_bogota_neiva="AU3 FU1", arauca="AU3 FU1, zone")

    assert is_over(table)
    assert on_map(table) == {"loc_bogota_neiva": "FU1 AU3", "arauca": "FU1 AU3, zone"}


@rule("AA-card-37", "AA-3.3.2", "AA-4.3.2")
def test_former_military_shaded_is_an_auc_march_and_an_ambush_where_it_came():
    table = execute("govt", "former_military", "shaded", neiva="AU2", huila="T2 P1", bogota="AU1 T1")
    assert (table.asked, table.kind) == ("auc", "operate")

    table.play("neiva", "huila", "1", "done")
    assert (table.asked, table.kind) == ("auc", "remove-piece")  # Huila: Bogotá is no destination
    table.play("police")

    assert on_map(table) == {"neiva": "AU1", "huila": "T1 AU1 AA1", "bogota": "T1 AU1"}
    assert resources(table, "auc") == 0


@rule("AA-card-37", "AA-4.3.2")
def test_the_ambush_of_former_military_needs_an_underground_guerrilla_that_has_just_come():
    table = execute("auc", "former_military", "shaded", neiva="AA1", cali="AU1 T1", huila="T1")

    table.play("neiva", "huila", "done")

    assert is_over(table)
    assert on_map(table) == {"huila": "T1 AA1", "cali": "T1 AU1"}


# -- 38 National Coordination Center -----------------------------------------------------------------------------


@rule("AA-card-38")
def test_national_coordination_center_removes_the_active_auc_of_three_watched_spaces():
    table = execute(
        "govt",
        "national_coordination_center",
        cali="AA2 AU1 T1",
        pasto="AA1, level 1",
        neiva="AA1, level -1",
        loc_cali_pasto="AA1 P1",
        huila="AA1 P1",
        bogota="AU2 T1",
    )
    assert table.options == ["cali", "pasto", "huila", "loc_cali_pasto", "done"]

    table.play("cali", "pasto", "huila")

    assert is_over(table)
    assert [at(table.state, id) for id in ("cali", "pasto", "huila")] == ["T1 AU1", "empty, level 1", "P1"]


@rule("AA-card-38")
def test_national_coordination_center_may_spare_all():
    table = execute("govt", "national_coordination_center", cali="AA2 T1").play("done")

    assert at(table.state, "cali") == "T1 AA2"


@rule("AA-card-38")
def test_national_coordination_center_shaded_hides_the_auc_where_it_is_watched():
    table = execute(
        "auc",
        "national_coordination_center",
        "shaded",
        cali="AA2 FA1 T1",
        pasto="AA1, level 1",
        neiva="AA1, level -1",
        loc_cali_pasto="AA1 P1",
    )

    assert is_over(table)
    assert on_map(table) == {
        "cali": "T1 FA1 AU2",
        "pasto": "AU1, level 1",
        "neiva": "AA1, level -1",
        "loc_cali_pasto": "P1 AU1",
    }


# -- 39 Soldados Campesinos --------------------------------------------------------------------------------------


@rule("AA-card-39")
def test_soldados_campesinos_place_a_police_in_each_of_six_departments():
    table = execute("cartels", "soldados_campesinos", arauca="FU1, zone")
    assert not {"arauca", "ecuador", "panama", "bogota"} & set(table.options)

    table.play("huila")
    assert "huila" not in table.options
    table.play("cesar", "vichada", "guainia", "vaupes", "narino")

    assert is_over(table)
    assert [id for id, there in on_map(table).items() if there == "P1"] == [
        *("narino", "cesar", "huila", "vichada", "guainia", "vaupes")
    ]


@rule("AA-card-39", "AA-1.4.1")
def test_soldados_campesinos_place_only_available_police():
    table = execute("auc", "soldados_campesinos", available="P2").play("huila", "cesar")

    assert is_over(table)
    assert on_map(table) == {"cesar": "P1", "huila": "P1"}


@rule("AA-card-39")
def test_soldados_campesinos_shaded_replace_police_by_auc_guerrillas_in_up_to_three_departments():
    table = execute("auc", "soldados_campesinos", "shaded", huila="P2", cesar="P1", arauca="P1", cali="P3")
    assert table.options == ["cesar", "huila", "arauca", "done"]

    table.play("huila")
    assert "huila" not in table.options  # one Police in each
    table.play("cesar", "done")

    assert on_map(table) == {"huila": "P1 AU1", "cesar": "AU1", "arauca": "P1", "cali": "P3"}


@rule("AA-card-39", "AA-5.1.1")
def test_soldados_campesinos_shaded_remove_police_when_no_auc_guerrilla_is_available():
    table = execute("cartels", "soldados_campesinos", "shaded", available="AG0", huila="P1").play("huila")

    assert on_map(table) == {}


# -- 40 Demobilization -------------------------------------------------------------------------------------------


@rule("AA-card-40")
def test_demobilization_turns_three_auc_guerrillas_into_police():
    table = execute("govt", "demobilization", cali="AU1 AA1", loc_cali_pasto="AU2", huila="AU1, zone", neiva="AB1")
    assert table.options == ["cali", "loc_cali_pasto"]  # no Police may come to a FARC Zone

    table.play("cali", "auc_underground", "loc_cali_pasto", "cali")

    assert is_over(table)
    assert on_map(table) == {"cali": "P2", "loc_cali_pasto": "P1 AU1", "huila": "AU1, zone", "neiva": "AB1"}


@rule("AA-card-40", "AA-4.5.3")
def test_the_shipment_of_a_demobilized_guerrilla_is_passed_on_by_its_owner():
    table = execute("govt", "demobilization", cali="AU1 CU1", shipments="auc cali")
    assert (table.asked, table.kind) == ("auc", "drop-shipment")

    table.play("cartels")

    assert on_map(table) == {"cali": "P1 CU1"}
    assert table.state.holder[0] == 3


@rule("AA-card-40")
def test_demobilization_shaded_sends_cubes_to_cities_and_the_auc_to_two():
    table = execute("auc", "demobilization", "shaded", huila="T3 P1 AB1", arauca="T1 AU1", meta_east="T2", cali="CB2")
    assert table.options == ["huila", "arauca"]

    table.play("huila", "bogota", "2", "neiva", "ibague")
    assert table.options == [id for id in places(table) if id != "huila"]  # now the AUC comes
    table.play("bogota", "auc_base")
    assert "bogota" not in table.options
    table.play("cali")

    assert is_over(table)  # two Bases stand in Cali: only a Guerrilla could come
    assert on_map(table) == {
        "bogota": "T2 AB1",
        "cali": "AU1 CB2",
        "ibague": "P1",
        "neiva": "T1",
        "huila": "AB1",
        "arauca": "T1 AU1",
        "meta_east": "T2",
    }


@rule("AA-card-40")
def test_demobilization_shaded_without_cubes_at_the_auc_only_places():
    table = execute("farc", "demobilization", "shaded", huila="AB1", meta_east="T2")
    assert "huila" not in table.options

    table.play("cali", "auc_underground", "pasto", "auc_underground")

    assert on_map(table) == {"cali": "AU1", "pasto": "AU1", "huila": "AB1", "meta_east": "T2"}


@rule("AA-card-40", "AA-8.1.2")
def test_a_non_player_places_auc_bases_first_with_demobilization():
    s = non_player("auc", "demobilization", rolls=(1, 1, 1, 1, 1, 1, 1, 1, 1), huila="T2 AU1")

    assert on_map(s) == {"cali": "T2 AB1", "ibague": "AB1", "huila": "AU1"}


# -- 41 Mancuso --------------------------------------------------------------------------------------------------


@rule("AA-card-41")
def test_mancuso_costs_the_auc_resources_and_all_pieces_of_a_space():
    table = execute("govt", "mancuso", resources="auc 8", cali="AU2 AA1 AB1 FU1", pasto="AB1", neiva="FU1")
    assert table.options == ["cali", "pasto"]

    table.play("cali")

    assert on_map(table) == {"cali": "FU1", "pasto": "AB1", "neiva": "FU1"}
    assert resources(table, "auc") == 2


@rule("AA-card-41")
def test_mancuso_shaded_pays_the_auc_for_spaces_shared_with_the_cartels():
    table = execute("auc", "mancuso", "shaded", cali="AB1 CB1", pasto="AU1 CU1", neiva="AU1 FU1", huila="CB1")

    assert resources(table, "auc") == 6
    assert is_over(table)


# -- 42 Senado & Cámara ------------------------------------------------------------------------------------------


@rule("AA-card-42")
def test_senado_and_camara_wins_two_neutral_spaces_and_pays_the_government():
    table = execute("govt", "senado_and_camara", cali="level -1", pasto="level 2")
    assert not {"cali", "pasto", "vichada", "loc_cali_pasto"} & set(table.options)

    table.play("bogota", "huila")

    assert table.state.support == 8 + 2 + 2
    assert resources(table, "govt") == 3


@rule("AA-card-42", "AA-3.2.3", "AA-3.2.4")
def test_senado_and_camara_shaded_stops_sweep_and_assault_against_its_executor_only():
    table = execute(
        "auc",
        "senado_and_camara",
        "shaded",
        eligible="auc, govt",
        resources="govt 9",
        cali="T4 AU1 FU1",
        pasto="T1 AA1 FA1",
        neiva="T1 AA1",
    )
    assert table.asked == "govt"

    swept = position(
        card="general_offensive", eligible="govt", lasting="senado_and_camara 4", resources="govt 9", cali="T4 AU1 FU1"
    ).play("sweep", "cali", "done", "done")
    assert at(swept.state, "cali") == "T4 FA1 AU1"

    table.play("assault")
    assert "neiva" not in table.options
    table.play("pasto", "done")
    assert at(table.state, "pasto") == "T1 AA1"


@rule("AA-card-42", "AA-3.2.2", "AA-4.2.2")
def test_senado_and_camara_shaded_stops_neither_patrol_nor_air_strike_but_patrols_assault():
    table = position(
        card="general_offensive",
        eligible="govt",
        lasting="senado_and_camara 4",
        resources="govt 9",
        loc_bogota_neiva="T3 AU2 FU1",
        huila="AA1",
    ).play("patrol", "done", "done")
    assert at(table.state, "loc_bogota_neiva") == "T3 FA1 AA2"
    assert (table.kind, table.options) == ("patrol-assault", ["loc_bogota_neiva", "done"])

    table.play("loc_bogota_neiva")
    assert at(table.state, "loc_bogota_neiva") == "T3 AA2"
    table.play("air_strike")
    assert table.options == ["huila", "loc_bogota_neiva"]


@rule("AA-card-42")
def test_senado_and_camara_shaded_does_nothing_for_the_government():
    table = execute("govt", "senado_and_camara", "shaded")

    assert table.state.lasting[42] == 0


# -- 43 Calima Front ---------------------------------------------------------------------------------------------


@rule("AA-card-43", "AA-5.1.3")
def test_calima_front_terrorises_a_department_with_troops_and_removes_farc_bases():
    table = execute(
        "auc", "calima_front", aid=9, huila="T1 FB2 FU2, level 1", cesar="T1 FB1", arauca="T3", cali="T1 FB1"
    )
    assert table.options == ["cesar", "huila"]

    table.play("huila")

    assert at(table.state, "huila") == "T1 FU2, level 1, terror 2"  # markers only: no shift, no loss of Aid
    assert table.state.aid == 9


@rule("AA-card-43")
def test_calima_front_shaded_terrorises_and_cuts_aid_by_nine():
    table = execute("farc", "calima_front", "shaded", aid=8, huila="T1 FB1", arauca="T3", meta_east="P2")
    assert table.options == ["huila", "arauca"]

    table.play("arauca")

    assert on_map(table) == {"huila": "T1 FB1", "arauca": "T3, terror 2", "meta_east": "P2"}
    assert table.state.aid == 0


@rule("AA-card-43", "AA-5.1.3")
def test_calima_front_shaded_cuts_aid_even_without_troops_in_departments():
    assert execute("farc", "calima_front", "shaded", aid=12, cali="T3").state.aid == 3


# -- 44 Colombia Nueva -------------------------------------------------------------------------------------------


@rule("AA-card-44")
def test_colombia_nueva_turns_a_city_without_opposition_to_active_support():
    table = execute("govt", "colombia_nueva", cali="level -1", pasto="level 1", bogota="level 2")
    assert not {"cali", "bogota", "huila"} & set(table.options)

    table.play("pasto")

    assert at(table.state, "pasto") == "empty, level 2"
    assert resources(table, "govt") == 3


@rule("AA-card-44")
def test_colombia_nueva_shaded_makes_a_city_with_support_neutral():
    table = execute(
        "farc", "colombia_nueva", "shaded", resources="govt 2", cali="level 2", pasto="level 1", huila="level 2"
    )
    assert table.options == ["cali", "pasto"]

    table.play("cali")

    assert at(table.state, "cali") == "empty"
    assert resources(table, "govt") == 0


@rule("AA-card-44", "AA-8.4.3")
def test_a_non_player_takes_the_support_that_weighs_most():
    s = non_player("auc", "colombia_nueva", bogota="level 1", cali="level 2", pasto="level 2")

    assert on_map(s) == {"cali": "empty, level 2", "pasto": "empty, level 2"}


# -- 45 Los Derechos Humanos -------------------------------------------------------------------------------------


@rule("AA-card-45")
def test_los_derechos_humanos_shift_every_space_with_cubes_and_terror_toward_support():
    table = execute(
        "govt",
        "los_derechos_humanos",
        cali="P1, level -2, terror 2",
        pasto="T1, level 2, terror 1",
        neiva="T1",
        huila="FU1, terror 1",
        vichada="T1, terror 1",
        loc_cali_pasto="P1, sabotaged",
    )

    assert is_over(table)
    assert on_map(table) == {
        "cali": "P1, level -1, terror 2",  # the markers stay
        "pasto": "T1, level 2, terror 1",
        "neiva": "T1",
        "huila": "FU1, terror 1",
        "vichada": "T1, terror 1",
        "loc_cali_pasto": "P1, sabotaged",
    }


@rule("AA-card-45")
@pytest.mark.parametrize(("roll", "left"), [(4, 1), (6, 0)])
def test_los_derechos_humanos_shaded_cost_aid_for_auc_spaces_and_a_die_of_resources(roll: int, left: int):
    table = execute(
        "farc",
        "los_derechos_humanos",
        "shaded",
        rolls=(roll,),
        aid=9,
        resources="govt 5",
        cali="AU3 AB1",
        loc_cali_pasto="AA1",
        huila="AB1",
        pasto="FU1",
    )

    assert table.state.aid == 6
    assert resources(table, "govt") == left
