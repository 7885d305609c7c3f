"""Events 28 to 36: position, action, result."""

from __future__ import annotations

from typing import Any

import pytest

from tablero.games.andean_abyss.position import at
from tablero.testing import rule
from tests.andean_abyss.aa_events import eligible, execute, is_over, non_player, on_map, places, resources

# -- 28 Hugo Chávez ----------------------------------------------------------------------------------------------


@rule("AA-card-28")
def test_hugo_chavez_removes_up_to_three_insurgent_pieces_at_venezuelas_border():
    table = execute("govt", "hugo_chavez", arauca="FU1 FB1 AU1 CB1 T1", guainia="FU1", vaupes="FU1", bogota="FU1")
    assert table.options == ["arauca", "guainia", "done"]

    table.play("arauca", "farc_base", "cartels_base", "done")  # Guerrillas do not protect Bases

    assert at(table.state, "arauca") == "T1 FU1 AU1"
    assert is_over(table)


@rule("AA-card-28")
def test_hugo_chavez_takes_no_fourth_piece_and_no_government_piece():
    table = execute("cartels", "hugo_chavez", loc_cucuta_arauca="FU4 T2")

    table.play("loc_cucuta_arauca", "farc_underground", "farc_underground", "farc_underground")

    assert is_over(table)
    assert at(table.state, "loc_cucuta_arauca") == "T2 FU1"


@rule("AA-card-28", "AA-3.3.4")
def test_hugo_chavez_shaded_places_a_farc_base_and_cuts_the_empty_lines_at_cucuta():
    table = execute("farc", "hugo_chavez", "shaded", arauca="CB2", loc_cucuta_arauca="P1")
    assert table.options == ["cesar", "santander", "vichada", "guainia"]  # no room in Arauca

    table.play("guainia")

    assert on_map(table) == {
        "guainia": "FB1",
        "arauca": "CB2",
        "loc_cucuta_arauca": "P1",
        "loc_cucuta_ayacucho": "empty, sabotaged",
    }


# -- 29 Kill Zone ------------------------------------------------------------------------------------------------


@rule("AA-card-29", "AA-3.2.4", "AA-5.1.2")
def test_kill_zone_activates_the_farc_in_a_space_and_assaults_there():
    table = execute(
        "cartels",
        "kill_zone",
        lasting="madrid_donors 2, senado_and_camara 3",
        meta_east="T2 FU3 AU1",
        arauca="T1 AU1",
        pasto="T1 AA1",
    )
    assert (table.asked, table.options) == ("govt", ["pasto", "meta_east"])  # nothing to do in Arauca

    table.play("meta_east")

    assert at(table.state, "meta_east") == "T2 FA1 AU1"  # only the FARC was found
    assert resources(table, "govt") == 0


@rule("AA-card-29", "AA-3.2.4")
def test_the_assault_of_kill_zone_may_hit_others_as_usual():
    table = execute("govt", "kill_zone", cali="T1 P1 FU1 CA1")

    table.play("farc_active", "cartels_active")

    assert at(table.state, "cali") == "T1 P1"


@rule("AA-card-29", "AA-4.3.2")
def test_kill_zone_shaded_is_two_ambushes_of_the_named_faction_in_one_space():
    table = execute("cartels", "kill_zone", "shaded", huila="FA1 T3 P1", cali="AU1 T1", pasto="CU3 T1")
    assert table.options == ["farc", "auc"]  # never the Cartels

    table.play("farc", "troops", "troops", "police")

    assert at(table.state, "huila") == "FU2 FA1"  # one Guerrilla for each Ambush, and nobody was Activated
    assert is_over(table)


@rule("AA-card-29", "AA-4.3.2")
def test_kill_zone_shaded_activates_nobody_and_stops_without_enemies():
    table = execute("auc", "kill_zone", "shaded", huila="FU1", cali="AU1 T1")

    assert is_over(table)
    assert on_map(table) == {"huila": "FU1", "cali": "AU2"}  # only the AUC could; the second Ambush finds no enemy


@rule("AA-card-29", "AA-8.4")
def test_a_non_player_names_itself_for_kill_zone():
    s = non_player("auc", "kill_zone", huila="FU1 T1", cali="AU1 T1 P1 FB1")

    assert on_map(s) == {"huila": "T1 FU1", "cali": "AU3"}  # two Bases last, after Police and Troops


# -- 30 Peace Commission -----------------------------------------------------------------------------------------


@rule("AA-card-30", "AA-5.1.3")
def test_peace_commission_ends_a_zone_with_a_base_if_there_is_one():
    table = execute("govt", "peace_commission", huila="FB2 FU1, zone", arauca="FB1, zone", vichada="FU4, zone")
    assert table.options == ["huila", "arauca"]

    table.play("huila")

    assert at(table.state, "huila") == "FU1 FB1"


@rule("AA-card-30")
def test_peace_commission_of_the_first_edition_touches_no_base():
    table = execute("govt", "peace_commission", options="first_edition", huila="FB2, zone", vichada="FU4, zone")
    assert table.options == ["huila", "vichada"]

    table.play("huila")

    assert at(table.state, "huila") == "FB2"


@rule("AA-card-30", "AA-6.4.4")
def test_peace_commission_shaded_places_a_zone_then_a_farc_base():
    """Government cubes and Bases leave first, so that there is room."""
    table = execute(
        "farc", "peace_commission", "shaded", huila="FU3 FB1 GB1 T2 P1", arauca="FU4", meta_east="FU5, zone"
    )
    assert (table.asked, table.options) == ("govt", ["huila", "arauca"])

    table.play("huila", "2")  # no City is controlled: the Troops go to Bogotá
    assert "huila" not in table.options
    table.play("loc_bogota_neiva")

    assert at(table.state, "huila") == "FU3 FB2, zone"
    assert at(table.state, "bogota") == "T2"
    assert at(table.state, "loc_bogota_neiva") == "P1"


@rule("AA-card-30", "AA-1.4.2")
def test_peace_commission_shaded_places_no_third_base_and_none_in_the_first_edition():
    table = execute("farc", "peace_commission", "shaded", huila="FB1 CB1 FU3")
    assert at(table.state, "huila") == "FU3 FB1 CB1, zone"

    table = execute("farc", "peace_commission", "shaded", options="first_edition", huila="FU3")
    assert at(table.state, "huila") == "FU3, zone"


# -- 31 Betancourt -----------------------------------------------------------------------------------------------


@rule("AA-card-31")
def test_betancourt_shifts_two_cities_and_a_department_toward_support():
    table = execute("govt", "betancourt", cali="level -2", bogota="level 2", huila="level 1")
    assert not {"bogota", "huila"} & set(table.options)

    table.play("cali")
    assert "cali" not in table.options  # two different ones
    table.play("pasto")
    assert not {"cali", "vichada", "loc_bogota_neiva"} & set(table.options)  # Departments with Pop
    table.play("huila")

    assert on_map(table) == {
        "cali": "empty, level -1",
        "bogota": "empty, level 2",
        "pasto": "empty, level 1",
        "huila": "empty, level 2",
    }


@rule("AA-card-31")
def test_betancourt_shaded_hardens_three_passive_oppositions():
    levels: dict[str, Any] = {
        "cali": "level -1",
        "huila": "level -1",
        "arauca": "level -1",
        "pasto": "level -1",
        "neiva": "level 1",
    }
    table = execute("farc", "betancourt", "shaded", **levels)
    assert table.options == ["cali", "pasto", "huila", "arauca"]

    table.play("cali", "huila", "arauca")

    assert [at(table.state, id)[-2:] for id in levels] == ["-2", "-2", "-2", "-1", " 1"]


@rule("AA-card-31", "AA-8.4.3")
def test_a_non_player_shifts_where_most_people_live():
    s = non_player(
        "farc", "betancourt", cali="level -1", huila="level -1", bogota="level -1", pasto="level -1", rolls=(1, 1, 1)
    )

    assert on_map(s) == {
        "bogota": "empty, level -2",
        "cali": "empty, level -2",
        "huila": "empty, level -2",
        "pasto": "empty, level -1",
    }


# -- 32 Secuestrados ---------------------------------------------------------------------------------------------


@rule("AA-card-32")
def test_secuestrados_wins_two_neutral_or_passive_spaces_over():
    table = execute("govt", "secuestrados", cali="level -1", pasto="level -2", neiva="level 1", huila="level 2")
    assert not {"pasto", "neiva", "huila", "vichada"} & set(table.options)

    table.play("cali", "bogota")

    assert at(table.state, "cali") == at(table.state, "bogota") == "empty, level 1"
    assert is_over(table)


@rule("AA-card-32", "AA-1.7")
def test_secuestrados_shaded_pays_the_farc_up_to_99():
    assert resources(execute("auc", "secuestrados", "shaded", resources="farc 3"), "farc") == 15
    assert resources(execute("auc", "secuestrados", "shaded", resources="farc 90"), "farc") == 99


# -- 33 Sucumbíos ------------------------------------------------------------------------------------------------


@rule("AA-card-33")
def test_sucumbios_removes_insurgents_at_ecuadors_border():
    table = execute("govt", "sucumbios", pasto="FU1", putumayo="FB1 FU2", loc_pasto_tumaco="AU1", huila="FU1")
    assert table.options == ["pasto", "putumayo", "loc_pasto_tumaco", "done"]

    table.play("putumayo", "farc_base", "farc_underground", "farc_underground")

    assert "putumayo" not in on_map(table)


@rule("AA-card-33", "AA-1.3.5", ruling="AA-R42")
def test_sucumbios_shaded_brings_ecuador_into_play_with_two_own_pieces():
    table = execute("govt", "sucumbios", "shaded")
    assert table.options == ["govt_base", "police", "troops"]

    table.play("govt_base", "troops")

    assert at(table.state, "ecuador") == "T1 GB1"
    assert is_over(table)


@rule("AA-card-33", "AA-1.3.6", "AA-1.4.2")
def test_ecuador_takes_two_pieces_of_each_faction():
    table = execute("cartels", "sucumbios", "shaded", pasto="T4", eligible="cartels, govt", resources="govt 9")
    table.play("cartels_underground", "cartels_underground")
    assert at(table.state, "ecuador") == "CU2"

    table.play("sweep", "ecuador", "pasto")
    assert table.options == ["1", "2"]
    table.play("2")

    assert at(table.state, "ecuador") == "T2 CU2"


@rule("AA-card-33", "AA-8.1.2")
def test_a_non_player_brings_bases_to_ecuador_first():
    s = non_player("cartels", "sucumbios", pasto="FU1")

    assert at(s, "ecuador") == "CB2"


@rule("AA-card-33", "AA-1.3.5")
def test_without_sucumbios_nobody_marches_to_ecuador():
    table = execute("farc", "mono_jojoy", "shaded", narino="FU1", putumayo="FU1")

    table.play("narino")

    assert "ecuador" not in table.options


# -- 34 Airdropped AKs -------------------------------------------------------------------------------------------


@rule("AA-card-34")
def test_airdropped_aks_cost_one_insurgent_faction_five_resources():
    table = execute("govt", "airdropped_aks", resources="govt 9, farc 3, auc 8")
    assert table.options == ["farc", "auc"]

    table.play("farc")

    assert resources(table, "farc") == 0


@rule("AA-card-34")
def test_airdropped_aks_shaded_give_the_named_faction_three_pieces_in_an_empty_department():
    table = execute("farc", "airdropped_aks", "shaded", options="panama", vaupes="CB2")

    table.play("auc")
    assert (table.asked, table.options) == ("auc", ["vichada", "guainia", "amazonas", "panama"])  # all three must fit
    table.play("panama")

    assert at(table.state, "panama") == "AU2 AB1"


@rule("AA-card-34", "AA-1.4.2", "AA-5.1.3")
def test_airdropped_aks_do_not_go_to_ecuador_where_three_pieces_do_not_fit():
    table = execute("farc", "airdropped_aks", "shaded", options="ecuador").play("cartels")

    assert "ecuador" not in table.options
    assert not {"huila", "bogota"} & set(table.options)


@rule("AA-card-34", "AA-8.4")
def test_a_non_player_names_itself_for_airdropped_aks():
    s = non_player("cartels", "airdropped_aks", rolls=(5, 1, 1))

    assert on_map(s) == {"amazonas": "CU2 CB1"}


# -- 35 Crop Substitution ----------------------------------------------------------------------------------------


@rule("AA-card-35")
def test_crop_substitution_turns_the_cartels_bases_of_a_department_into_police():
    table = execute("govt", "crop_substitution", aid=5, huila="CB2 CU1", arauca="CB1", cali="CB1", vichada="CB1, zone")
    assert table.options == ["huila", "arauca"]  # no City, no FARC Zone while there are Police

    table.play("huila")

    assert at(table.state, "huila") == "P2 CU1"
    assert table.state.aid == 8


@rule("AA-card-35", "AA-5.1.1")
def test_crop_substitution_without_police_only_removes_bases_in_zones_too():
    table = execute("auc", "crop_substitution", available="P0", arauca="CB1", vichada="CB2, zone")

    table.play("vichada")

    assert on_map(table) == {"arauca": "CB1", "vichada": "empty, zone"}


@rule("AA-card-35")
def test_crop_substitution_brings_aid_even_without_a_base():
    assert execute("govt", "crop_substitution", cali="CB1").state.aid == 3


@rule("AA-card-35")
def test_crop_substitution_shaded_shifts_a_department_with_a_cartels_base_two_levels():
    table = execute(
        "farc", "crop_substitution", "shaded", huila="CB1, level 1", arauca="CB1", cali="CB1", vichada="CB1"
    )
    assert table.options == ["huila", "arauca"]

    table.play("huila")

    assert at(table.state, "huila") == "CB1, level -1"


# -- 36 Zona de Convivencia --------------------------------------------------------------------------------------


@rule("AA-card-36", "AA-6.4.4", "AA-2.3.7")
def test_zona_de_convivencia_makes_a_mountain_a_zone_and_its_executor_stays_eligible():
    table = execute("auc", "zona_de_convivencia", huila="FU3", cesar="FU3", meta_east="FU9", antioquia="FU8, zone")
    assert (table.asked, table.options) == ("govt", ["cesar", "huila"])

    table.play("huila")
    assert table.asked == "auc"
    assert not {"huila", "medellin", "loc_bogota_neiva"} & set(table.options)  # neighbours with Pop
    table.play("bogota")
    assert "bogota" not in table.options
    table.play("neiva")

    assert at(table.state, "huila") == "FU3 FB1, zone"
    assert at(table.state, "bogota") == at(table.state, "neiva") == "empty, level 1"
    assert "auc" in eligible(table)


@rule("AA-card-36")
def test_zona_de_convivencia_shifts_no_space_that_is_not_adjacent():
    table = execute("govt", "zona_de_convivencia", cesar="FU1")

    assert set(places(table)) == {"santa_marta", "atlantico", "antioquia", "santander"}


@rule("AA-card-36")
def test_zona_de_convivencia_of_the_first_edition_wins_two_neutral_neighbours_without_a_base():
    table = execute(
        "govt", "zona_de_convivencia", options="first_edition", cesar="FU1", santander="level 1", atlantico="level -1"
    )
    assert table.options == ["santa_marta", "antioquia"]

    table.play("santa_marta")

    assert at(table.state, "cesar") == "FU1, zone"
    assert at(table.state, "antioquia") == "empty, level 1"


@rule("AA-card-36", "AA-2.3.7")
@pytest.mark.parametrize("faction", ["govt", "cartels"])
def test_zona_de_convivencia_without_a_free_mountain_only_keeps_its_executor_eligible(faction: str):
    zones: dict[str, Any] = {"huila": "zone", "cesar": "zone", "antioquia": "zone", "santander": "zone"}
    table = execute(faction, "zona_de_convivencia", **zones)

    assert is_over(table)
    assert faction in eligible(table)
