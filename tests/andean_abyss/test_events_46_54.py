"""Events 46 to 54: position, event, result."""

from __future__ import annotations

from tablero.games.andean_abyss.board import AUC
from tablero.testing import rule
from tests.andean_abyss.aa_events_late import executed

# -- 46 Limpieza -------------------------------------------------------------------------------------------------


@rule("AA-card-46", "AA-3.3.4")
def test_limpieza_brings_two_terror_markers_removes_two_enemies_and_sets_the_level():
    table = executed("limpieza", "unshaded", "govt", antioquia="T2 P1 FB1 AU1 AA1, level 2", cali="CU1", aid=9)
    assert table.options == ["auc", "cartels"]  # FARC has no Guerrilla

    table.play("auc")
    assert table.asked == "auc"
    table.play("auc_active", "farc_base", "police", "opposition")

    assert table.over
    assert table.at("antioquia") == "T2 AU1 AA1, level -1, terror 2"
    assert table.state.aid == 6


@rule("AA-card-46")
def test_limpieza_by_an_underground_guerrilla_makes_it_active():
    table = executed("limpieza", "unshaded", "farc", huila="FU2, level 1", neiva="FA1")

    table.play("huila", "support")

    assert table.at("huila") == "FU1 FA1, level 1, terror 2"


@rule("AA-card-46")
def test_limpieza_on_a_loc_is_sabotage_and_removals_only():
    table = executed("limpieza", "unshaded", "auc", loc_bogota_neiva="P2 AU1", aid=9)

    assert table.over
    assert table.at("loc_bogota_neiva") == "AA1, sabotaged"
    assert table.state.aid == 6


@rule("AA-card-46", "AA-3.3.4", ruling="AA-R71")
def test_limpieza_goes_to_a_sabotaged_loc_too():
    table = executed("limpieza", "unshaded", "farc", loc_bogota_neiva="FU1, sabotaged", huila="FU1", neiva="FU1")

    assert table.options == ["neiva", "huila", "loc_bogota_neiva"]
    table.play("loc_bogota_neiva")
    assert table.at("loc_bogota_neiva") == "FA1, sabotaged"


@rule("AA-card-46", "AA-8.4")
def test_a_non_player_named_for_limpieza_acts_without_being_asked():
    table = executed("limpieza", "unshaded", "govt", players=1, huila="T3 P1 FA1 FU1, level 2")

    assert table.over
    assert table.at("huila") == "T2 FU1 FA1, level -1, terror 2"  # Police before Troops; FARC likes Opposition


# -- 47 Pinto & del Rosario --------------------------------------------------------------------------------------


@rule("AA-card-47", "AA-3.2.4")
def test_pinto_and_del_rosario_finds_the_auc_and_lets_police_assault_it():
    table = executed("pinto_and_del_rosario", "unshaded", "farc", bogota="P2 AU2 AB1", huila="P3 AU2", cali="AU1")

    assert table.over, "the Assaults are made everywhere; there is nothing to choose"
    assert table.at("cali") == "AA1"
    assert table.at("bogota") == "P2 AB1"  # the Base is last
    assert table.at("huila") == "P3 AA1"  # two Police for a piece in a Mountain


@rule("AA-card-47")
def test_troops_and_other_factions_have_no_part_in_pinto_and_del_rosario():
    table = executed("pinto_and_del_rosario", "unshaded", "govt", bogota="T6 AU2", cali="P2 FA2", pasto="T3 P1 AU2 CA1")

    assert table.over
    assert table.at("pasto") == "T3 P1 AA1 CA1"


@rule("AA-card-47", "AA-card-9", "AA-card-42", "AA-5.1.2")
def test_high_mountain_battalions_apply_to_pinto_and_del_rosario_but_senado_does_not():
    table = executed(
        "pinto_and_del_rosario",
        "unshaded",
        "govt",
        huila="P3 AU2",
        arauca="P3 AU2",
        lasting="high_mountain_battalions 2, senado_and_camara 4",
    )

    assert table.over
    assert table.at("huila") == "P3 AA2"  # four are needed
    assert table.at("arauca") == "P3"


@rule("AA-card-47", "AA-3.3.4")
def test_pinto_and_del_rosario_shaded_is_a_raid_on_cucuta():
    table = executed("pinto_and_del_rosario", "shaded", "farc", cucuta="P1, level 2", medellin="AA3", aid=9)
    assert table.asked == "auc"
    assert table.at("cucuta") == "P1 AU1 AA1, level 1, terror 1"
    assert table.state.aid == 6
    assert table.options == ["medellin", "cucuta"]

    table.play("medellin", "cucuta")

    assert table.over
    assert table.at("medellin") == "AU1 AA2"
    assert table.at("cucuta") == "P1 AU2, level 1, terror 1"


@rule("AA-card-47")
def test_without_an_underground_guerrilla_in_cucuta_there_is_no_terror():
    table = executed("pinto_and_del_rosario", "shaded", "farc", medellin="AA18", aid=9)

    assert table.over
    assert table.at("cucuta") == "empty"
    assert table.state.aid == 9
    assert table.at("medellin") == "AU2 AA16"


@rule("AA-card-47", "AA-1.4.1")
def test_the_auc_may_take_guerrillas_off_the_map_for_its_own_event():
    table = executed("pinto_and_del_rosario", "shaded", "auc", medellin="AA18")
    assert table.kind == "event-recycle"

    table.play("recycle", "done")

    assert table.at("cucuta") == "AA1, terror 1"
    assert table.kind == "event-space"


# -- 48 Unión Sindical Obrera ------------------------------------------------------------------------------------

OIL = {"arauca": "FB1, level -2", "santander": "FB1, level 1", "meta_east": "FB1, level -2", "cucuta": "level -1"}


@rule("AA-card-48")
def test_the_oil_workers_union_ends_opposition_beside_a_rich_pipeline():
    table = executed("union_sindical_obrera", "unshaded", "govt", **OIL)
    assert table.options == ["opposition", "farc_base"]

    table.play("opposition")
    assert table.options == ["cucuta", "arauca"]  # meta_east is next to poorer LoCs only
    table.play("arauca")

    assert table.over
    assert table.at("arauca") == "FB1"


@rule("AA-card-48")
def test_the_oil_workers_union_removes_a_farc_base_in_opposition_or_not():
    table = executed("union_sindical_obrera", "unshaded", "auc", **OIL).play("farc_base")
    assert table.options == ["santander", "arauca"]

    table.play("santander")

    assert table.over
    assert table.at("santander") == "empty, level 1"


@rule("AA-card-48")
def test_the_oil_workers_union_shaded_shifts_two_cities_but_not_bogota():
    table = executed("union_sindical_obrera", "shaded", "farc", bogota="level 2", cali="level 2", pasto="level -2")
    assert "bogota" not in table.options
    assert "pasto" not in table.options
    assert "huila" not in table.options

    table.play("cali")
    assert "cali" not in table.options
    table.play("neiva")

    assert table.over
    assert table.at("cali") == "empty, level 1"
    assert table.at("neiva") == "empty, level -1"


@rule("AA-card-48")
def test_the_oil_workers_union_has_no_effect_without_opposition_or_bases_there():
    table = executed("union_sindical_obrera", "unshaded", "govt", meta_east="FB1, level -2")

    assert table.over
    assert table.at("meta_east") == "FB1, level -2"


# -- 49 Bloques --------------------------------------------------------------------------------------------------


@rule("AA-card-49", ruling="AA-R43")
def test_bloques_takes_three_available_auc_guerrillas_out_of_the_game():
    table = executed("bloques", "unshaded", "govt", medellin="AU4")

    assert table.over
    assert table.state.available[3 * AUC] == 11
    assert table.at("medellin") == "AU4"


@rule("AA-card-49")
def test_bloques_touches_only_available_guerrillas():
    table = executed("bloques", "unshaded", "govt", medellin="AU16")

    assert table.over
    assert table.state.available[3 * AUC] == 0
    assert table.at("medellin") == "AU16"


@rule("AA-card-49")
def test_bloques_shaded_places_an_auc_guerrilla_and_a_base_in_a_department():
    table = executed("bloques", "shaded", "auc", santander="GB1 FB1")
    assert "medellin" not in table.options
    assert "santander" not in table.options  # no room for the Base
    assert "panama" not in table.options

    table.play("cesar")

    assert table.over
    assert table.at("cesar") == "AU1 AB1"


@rule("AA-card-49", "AA-5.1.3")
def test_with_no_base_available_bloques_shaded_places_the_guerrilla_anywhere():
    table = executed("bloques", "shaded", "govt", santander="GB1 FB1", medellin="AB2", cali="AB2", cesar="AB2")

    table.play("santander")

    assert table.at("santander") == "GB1 FB1 AU1"


# -- 50 Carabineros ----------------------------------------------------------------------------------------------


@rule("AA-card-50")
def test_carabineros_places_up_to_three_police_in_departments():
    table = executed("carabineros", "unshaded", "auc", meta_west="zone")
    assert table.asked == "govt"
    assert "bogota" not in table.options
    assert "meta_west" not in table.options

    table.play("huila", "huila", "cesar")

    assert table.over
    assert table.at("huila") == "P2"
    assert table.at("cesar") == "P1"


@rule("AA-card-50")
def test_the_government_may_place_fewer_carabineros():
    table = executed("carabineros", "unshaded", "govt").play("huila", "done")

    assert table.over
    assert table.at("huila") == "P1"


@rule("AA-card-50")
def test_carabineros_shaded_turns_two_police_into_auc_guerrillas():
    table = executed("carabineros", "shaded", "cartels", bogota="T1 P2", loc_cali_pasto="P1")
    assert table.options == ["remove", "replace"]

    table.play("replace", "bogota")
    assert table.options == ["bogota", "loc_cali_pasto"]  # no choice any more but where
    table.play("loc_cali_pasto")

    assert table.over
    assert table.at("bogota") == "T1 P1 AU1"
    assert table.at("loc_cali_pasto") == "AU1"


@rule("AA-card-50", "AA-1.4.1")
def test_police_with_no_guerrilla_to_replace_them_are_just_removed():
    table = executed("carabineros", "shaded", "farc", bogota="P2", medellin="AU17").play("replace")

    assert table.over
    assert table.at("bogota") == "AU1"


# -- 51 Pipeline Repairs -----------------------------------------------------------------------------------------


@rule("AA-card-51")
def test_pipeline_repairs_mends_all_pipelines_and_no_road():
    table = executed(
        "pipeline_repairs",
        "unshaded",
        "govt",
        loc_bogota_neiva="sabotaged",
        loc_cucuta_arauca="FU1, sabotaged",
        loc_cali_pasto="sabotaged",
        resources="govt 10",
    )

    assert table.at("loc_bogota_neiva") == "empty"
    assert table.at("loc_cucuta_arauca") == "FU1"
    assert table.at("loc_cali_pasto") == "empty, sabotaged"
    assert table.resources("govt") == 10


@rule("AA-card-51")
def test_with_no_pipeline_to_mend_the_government_gets_12():
    table = executed("pipeline_repairs", "unshaded", "farc", loc_cali_pasto="sabotaged", resources="govt 10")

    assert table.resources("govt") == 22


@rule("AA-card-51")
def test_pipeline_repairs_shaded_sabotages_three_pipelines_in_reach_of_farc_guerrillas():
    table = executed(
        "pipeline_repairs",
        "shaded",
        "farc",
        arauca="FU1",
        loc_medellin_ibague="FA1",
        neiva="AU1 FU1",
        cali="FB1 CU1",
        loc_cucuta_arauca="sabotaged",
    )
    assert table.options == ["loc_medellin_ibague", "loc_bogota_neiva", "loc_bogota_yopal"]

    table.play("loc_medellin_ibague", "loc_bogota_neiva")

    assert table.over  # the third had no rival
    assert table.at("loc_bogota_yopal") == "empty, sabotaged"


@rule("AA-card-51")
def test_without_farc_guerrillas_pipeline_repairs_shaded_does_nothing():
    table = executed("pipeline_repairs", "shaded", "farc", arauca="FB1 AU2")

    assert table.over
    assert not any(table.state.terror)


# -- 52 Castaño --------------------------------------------------------------------------------------------------


@rule("AA-card-52")
def test_castano_shifts_two_cities_or_mountains_toward_support():
    table = executed("castano", "unshaded", "govt", bogota="level 2", huila="level -2", cali="level 1")
    assert "bogota" not in table.options  # as far as it goes
    assert "meta_west" not in table.options  # a Forest

    table.play("huila")
    assert "huila" not in table.options
    table.play("cali")

    assert table.over
    assert table.at("huila") == "empty, level -1"
    assert table.at("cali") == "empty, level 2"


@rule("AA-card-52")
def test_castano_shaded_places_an_auc_base_and_pays_for_each():
    table = executed("castano", "shaded", "auc", cesar="AU1", medellin="AB1", huila="AU1 FB2", loc_cali_pasto="AU1")
    assert table.options == ["medellin", "cesar"]

    table.play("cesar")

    assert table.over
    assert table.at("cesar") == "AU1 AB1"
    assert table.resources("auc") == 2


@rule("AA-card-52")
def test_castano_shaded_pays_even_if_no_base_can_be_placed():
    table = executed("castano", "shaded", "farc", medellin="AB2", huila="GB1 AB1")

    assert table.over
    assert table.resources("auc") == 3


# -- 53 Criminal Air Force ---------------------------------------------------------------------------------------


@rule("AA-card-53", "AA-4.5.3")
def test_the_criminal_air_force_flies_two_guerrillas_and_they_hide():
    table = executed("criminal_air_force", "unshaded", "govt", arauca="FA3", bogota="AU1", shipments="farc arauca")
    assert table.asked == "farc"  # the only faction with a Guerrilla in a Department

    table.play("amazonas", "1", "arauca")

    assert table.over
    assert table.at("amazonas") == "FU2"
    assert table.at("arauca") == "FA1"
    assert table.shipments == ["farc amazonas"]


@rule("AA-card-53")
def test_the_second_guerrilla_of_the_criminal_air_force_may_fly_the_other_way():
    table = executed("criminal_air_force", "unshaded", "auc", arauca="AA1", huila="AU1 AA1").play("arauca", "huila")
    assert table.options == ["huila", "done"]

    table.play("huila", "auc_underground")

    assert table.over
    assert table.at("arauca") == "AU1"
    assert table.at("huila") == "AU1 AA1"


@rule("AA-card-53")
def test_the_criminal_air_force_flies_between_departments_only_and_no_guerrilla_twice():
    table = executed("criminal_air_force", "unshaded", "cartels", arauca="CU1", cali="CU2")
    assert "cali" not in table.options
    assert "panama" not in table.options

    table.play("huila")

    assert table.over  # nobody else can fly between the two
    assert table.at("huila") == "CU1"


@rule("AA-card-53", "AA-8.4")
def test_a_non_player_flies_two_guerrillas_to_its_lonely_base_and_leaves_one_at_home():
    table = executed("criminal_air_force", "unshaded", "auc", players=1, arauca="AA3 AB1", huila="AB1", cesar="AU1 AB1")

    assert table.over
    assert table.at("arauca") == "AA1 AB1"
    assert table.at("huila") == "AU2 AB1"


# -- 54 Deserters & Defectors ------------------------------------------------------------------------------------


@rule("AA-card-54", "AA-4.5.3")
def test_deserters_leave_the_map():
    table = executed(
        "deserters_and_defectors", "unshaded", "govt", cali="CU1 FU1", huila="AA2", shipments="cartels cali"
    )

    table.play("remove", "cali", "cartels_underground")
    assert table.asked == "cartels"
    assert table.options == ["farc", "remove"]
    table.play("farc", "huila")

    assert table.over
    assert table.at("cali") == "FU1"
    assert table.at("huila") == "AA1"
    assert table.shipments == ["farc cali"]


@rule("AA-card-54")
def test_defectors_become_underground_guerrillas_of_other_factions():
    table = executed("deserters_and_defectors", "unshaded", "auc", cali="CA1 CB1 T2", huila="FA1").play("replace")
    assert table.options == ["cali", "huila", "done"]

    table.play("cali")
    assert table.options == ["farc", "auc"]
    table.play("auc", "huila", "cartels")

    assert table.over
    assert table.at("cali") == "T2 AU1 CB1"
    assert table.at("huila") == "CU1"


@rule("AA-card-54")
def test_two_guerrillas_are_the_most_and_both_desert_or_both_defect():
    table = executed("deserters_and_defectors", "unshaded", "farc", cali="CA2").play("remove", "cali")
    assert table.options == ["cali", "done"]  # only where, no other fate

    table.play("done")

    assert table.over
    assert table.at("cali") == "CA1"
