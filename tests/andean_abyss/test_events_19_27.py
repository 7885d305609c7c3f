"""Events 19 to 27: position, action, result."""

from __future__ import annotations

import pytest

from tablero.games.andean_abyss.position import at, position
from tablero.testing import rule
from tests.andean_abyss.aa_events import eligible, execute, is_over, non_player, on_map, places, resources

# -- 19 General Offensive ----------------------------------------------------------------------------------------


@rule("AA-card-19", "AA-5.5")
def test_general_offensive_lets_the_government_sweep_or_assault_in_every_space_for_free():
    table = execute("govt", "general_offensive", cali="T2 CU1 CA1", meta_east="T1 FU2", neiva="T1")
    assert places(table) == ["cali", "meta_east"]  # nothing to find or hit in Neiva

    table.play("cali")
    assert table.kind == "event-operation"
    assert table.options == ["sweep", "assault"]
    table.play("assault")

    assert is_over(table)  # the Sweep in Meta East leaves no choice
    assert on_map(table) == {"cali": "T2 CU1", "meta_east": "T1 FU1 FA1", "neiva": "T1"}
    assert resources(table, "govt") == 0


@rule("AA-card-19", "AA-5.1.2")
def test_general_offensive_beats_madrid_donors_senado_and_tapias():
    table = execute(
        "govt",
        "general_offensive",
        lasting="madrid_donors 2, senado_and_camara 3, tapias 2, ospina_and_mora 2",
        meta_east="T1 FA1",
        arauca="T1 FU1",
    )

    table.play("meta_east")

    assert on_map(table) == {"meta_east": "T1", "arauca": "T1 FA1"}


@rule("AA-card-19", "AA-3.2.3")
def test_general_offensive_moves_no_troops_and_sweeps_no_line_of_communication():
    table = execute("govt", "general_offensive", bogota="T4", meta_east="FU1", loc_bogota_neiva="T2 FU1")

    assert is_over(table)
    assert on_map(table) == {"bogota": "T4", "meta_east": "FU1", "loc_bogota_neiva": "T2 FU1"}


@rule("AA-card-19", "AA-3.3.3", "AA-3.3.4")
def test_general_offensive_lets_insurgents_attack_or_terrorise_space_by_space():
    table = execute("farc", "general_offensive", rolls=(2,), cali="T2 FU3, level 2", pasto="FU1, level 1", huila="FA2")
    assert places(table) == ["cali", "pasto"]

    table.play("cali")
    assert table.options == ["attack", "terror"]
    table.play("attack")

    assert on_map(table) == {"cali": "FA3, level 2", "pasto": "FA1, terror 1", "huila": "FA2"}


@rule("AA-card-19", "AA-3.3.4")
def test_auc_terror_in_a_general_offensive_costs_aid_once():
    table = execute("auc", "general_offensive", aid=9, cali="AU1", pasto="AU1", loc_cali_pasto="AU1")

    table.play("cali", "pasto")

    assert table.state.aid == 4
    assert at(table.state, "loc_cali_pasto") == "AA1, sabotaged"


@rule("AA-card-19")
def test_the_general_offensive_cannot_stop_before_every_space_is_done():
    table = execute("farc", "general_offensive", cali="FU1", pasto="FU1", neiva="FU1")
    assert "done" not in table.options

    table.play("cali")
    assert table.options == ["neiva", "pasto"]


# -- 20 Mono Jojoy -----------------------------------------------------------------------------------------------


@rule("AA-card-20", "AA-4.5.3")
def test_mono_jojoy_lets_the_government_move_farc_guerrillas_as_they_are():
    table = execute("govt", "mono_jojoy", huila="FU1 FA1", shipments="farc huila")

    table.play("huila", "farc_active", "bogota")
    assert (table.asked, table.kind) == ("farc", "carry-shipments")
    table.play("0", "huila", "neiva")

    assert on_map(table) == {"bogota": "FA1", "neiva": "FU1"}
    assert table.state.holder_space[0] == 8  # the last one takes its Shipment along to Neiva
    assert is_over(table)


@rule("AA-card-20")
def test_mono_jojoy_moves_at_most_six_guerrillas_and_each_of_them_once():
    table = execute("auc", "mono_jojoy", amazonas="FU7")
    assert table.asked == "govt"
    assert "done" in table.options

    for _ in range(6):
        assert places(table) in (["amazonas"], [])
        table.play("amazonas", "vaupes")

    assert is_over(table)
    assert on_map(table) == {"amazonas": "FU1", "vaupes": "FU6"}


@rule("AA-card-20", "AA-1.4.2")
def test_mono_jojoy_keeps_to_two_farc_pieces_in_ecuador():
    table = execute("govt", "mono_jojoy", options="ecuador", ecuador="FB1 FU1", narino="FU1")

    table.play("narino")

    assert "ecuador" not in table.options


@rule("AA-card-20", "AA-3.3.2", "AA-2.3.9")
def test_mono_jojoy_shaded_is_a_free_march_and_then_three_guerrillas_go_underground():
    """Also on the final event card, where a player may not March otherwise."""
    table = position(card="mono_jojoy", eligible="cartels", next_="propaganda", cali="T2, level 2", huila="FU2 FA2")
    table.state.propaganda = 3
    table.play("shaded")
    assert (table.asked, table.kind) == ("farc", "march-to")

    table.play("cali", "2", "2", "done")
    assert at(table.state, "cali") == "T2 FA2, level 2"  # noticed
    assert table.kind == "event-space"
    table.play("cali", "cali")

    assert on_map(table) == {"cali": "T2 FU2, level 2", "huila": "FA2"}
    assert table.options == ["huila", "done"]  # up to three
    assert resources(table, "farc") == 0


@rule("AA-card-20", "AA-4.1", "AA-1.5.1")
def test_the_march_of_mono_jojoy_brings_no_special_activity_and_no_deals():
    table = execute("cartels", "mono_jojoy", "shaded", resources="farc 3, govt 5", huila="FU3", meta_west="FU2")

    assert table.options == ["meta_west", "huila"]


# -- 21 Raúl Reyes -----------------------------------------------------------------------------------------------


@rule("AA-card-21")
def test_raul_reyes_costs_the_farc_resources_and_a_base_that_guerrillas_do_not_protect():
    table = execute("govt", "raul_reyes", resources="farc 4", huila="FB1 FU3", arauca="FB2", cali="FU1")
    assert table.options == ["huila", "arauca"]

    table.play("huila")

    assert at(table.state, "huila") == "FU3"
    assert resources(table, "farc") == 0


@rule("AA-card-21", "AA-1.4.2")
def test_raul_reyes_shaded_places_a_farc_base_within_stacking():
    table = execute("farc", "raul_reyes", "shaded", huila="GB1 CB1", cali="FU1, level 2")
    assert "huila" not in table.options
    assert "loc_bogota_neiva" not in table.options

    table.play("cali")

    assert at(table.state, "cali") == "FU1 FB1, level 2"
    assert resources(table, "farc") == 6


@rule("AA-card-21", "AA-1.4.1")
def test_the_executing_farc_may_take_a_base_off_the_map_to_place_it_again():
    table = execute("farc", "raul_reyes", "shaded", available="FB0", arauca="FB1")
    assert table.kind == "event-recycle"

    table.play("recycle", "cali")

    assert on_map(table) == {"cali": "FB1"}


@rule("AA-card-21", "AA-1.4.1")
def test_nobody_else_may_take_farc_bases_off_the_map():
    table = execute("auc", "raul_reyes", "shaded", available="FB0", arauca="FB1")

    assert is_over(table)
    assert on_map(table) == {"arauca": "FB1"}


# -- 22 Alfonso Cano ---------------------------------------------------------------------------------------------


@rule("AA-card-22")
def test_alfonso_cano_makes_one_space_in_opposition_neutral():
    table = execute("govt", "alfonso_cano", huila="level -2", cali="level -1", pasto="level 1", bogota="empty")
    assert table.options == ["cali", "huila"]

    table.play("huila")

    assert at(table.state, "huila") == "empty"
    assert table.state.opposition == 3


@rule("AA-card-22", "AA-6.4.2")
def test_alfonso_cano_shaded_opens_three_more_spaces_for_agitation():
    table = position(
        step="agitation",
        lasting="alfonso_cano 2",
        resources="farc 9",
        control="farc cali, govt bogota",
        bogota="FU1 T5",
        cali="FU3",
        neiva="FU1 T1",
        pasto="FU1 P1",
        ibague="FU1 AU1",
        cucuta="FU1 T1",
        huila="AU1",
    )
    assert table.options == ["cali", "ibague", "cucuta", "neiva", "pasto", "done"]

    table.play("neiva", "pasto", "ibague")

    assert table.options == ["cali", "ibague", "neiva", "pasto", "done"]


@rule("AA-card-22", "AA-5.4")
def test_without_alfonso_cano_agitation_needs_farc_control():
    table = position(step="agitation", resources="farc 9", control="farc cali", cali="FU3", neiva="FU1 T1")

    assert table.options == ["cali", "done"]


@rule("AA-card-22", "AA-5.4")
def test_alfonso_cano_shaded_stays_in_force():
    table = execute("farc", "alfonso_cano", "shaded")

    assert table.state.lasting[22] == 2


# -- 23 DoD Contractors ------------------------------------------------------------------------------------------


@rule("AA-card-23")
def test_dod_contractors_activate_all_guerrillas_of_a_department_and_remove_its_cartels_bases():
    table = execute("govt", "dod_contractors", huila="FU2 AU1 CB2", meta_west="FA2", cali="FU2", arauca="CB1")
    assert table.options == ["huila", "arauca"]

    table.play("huila")

    assert at(table.state, "huila") == "FA2 AA1"


@rule("AA-card-23", "AA-2.3.7", ruling="AA-R41")
def test_dod_contractors_shaded_cost_three_troops_and_bar_government_and_farc_at_once():
    table = execute(
        "farc",
        "dod_contractors",
        "shaded",
        resources="cartels 5",
        eligible="farc, govt, cartels",
        cali="T2",
        neiva="T2 P1",
    )
    assert (table.asked, table.options) == ("govt", ["cali", "neiva"])

    table.play("neiva", "neiva", "pass")

    assert on_map(table) == {"cali": "T1", "neiva": "P1"}
    assert eligible(table) == ["auc", "cartels"]


@rule("AA-card-23", "AA-2.3.7")
def test_the_government_is_not_asked_on_the_card_that_bars_it():
    table = execute(
        "farc", "dod_contractors", "shaded", resources="cartels 5", eligible="farc, govt, cartels", cali="T1"
    )

    assert table.asked == "cartels"  # next in order would have been the Government
    assert on_map(table) == {}


# -- 24 Operación Jaque ------------------------------------------------------------------------------------------


@rule("AA-card-24", "AA-2.3.7")
def test_operacion_jaque_turns_a_city_to_active_support_and_bars_the_farc():
    table = execute("govt", "operacion_jaque", cali="level -2", bogota="level 2", huila="level -1")
    assert "cali" in table.options
    assert not {"bogota", "huila"} & set(table.options)  # there already; no City

    table.play("cali")

    assert at(table.state, "cali") == "empty, level 2"
    assert eligible(table) == ["auc", "cartels"]


@rule("AA-card-24")
def test_operacion_jaque_shaded_takes_two_troops_beside_the_farc_and_the_support_of_a_city():
    table = execute("farc", "operacion_jaque", "shaded", cali="T3 FU1, level 1", pasto="T2 FB1", neiva="level 2")
    assert table.options == ["cali", "pasto"]

    table.play("cali", "neiva")

    assert on_map(table) == {"cali": "T1 FU1, level 1", "pasto": "T2 FB1"}


@rule("AA-card-24", "AA-5.1.3")
def test_operacion_jaque_shaded_must_take_two_troops_where_there_are_two():
    table = execute("farc", "operacion_jaque", "shaded", cali="T1 FU1", pasto="T2 FB1", neiva="T4, level 2")

    assert is_over(table)
    assert on_map(table) == {"cali": "T1 FU1", "pasto": "FB1", "neiva": "T4"}


# -- 25 Ejército de Liberación Nacional --------------------------------------------------------------------------


@rule("AA-card-25", "AA-4.5.3")
def test_eln_rids_a_mountain_of_the_farc_and_its_shipment_is_passed_on():
    table = execute(
        "auc",
        "ejercito_de_liberacion_nacional",
        huila="FU1 FA1 FB2 AU1",
        cesar="FB1",
        arauca="FB1",
        shipments="farc huila",
    )
    assert table.options == ["cesar", "huila"]

    table.play("huila")
    assert (table.asked, table.options) == ("farc", ["auc", "remove"])
    table.play("auc")

    assert on_map(table) == {"huila": "AU1", "cesar": "FB1", "arauca": "FB1"}
    assert table.state.holder[0] == 2


@rule("AA-card-25")
def test_eln_shaded_places_three_farc_pieces_in_one_department_around_antioquia():
    table = execute("cartels", "ejercito_de_liberacion_nacional", "shaded", antioquia="level 2")
    assert table.options == ["atlantico", "choco", "cesar", "antioquia", "santander", "huila"]

    table.play("antioquia")
    assert table.options == ["farc_base", "farc_underground"]
    table.play("farc_base", "farc_base")

    assert on_map(table) == {"antioquia": "FU1 FB2, level 2"}
    assert is_over(table)  # two Bases fill the space: the third piece had to be a Guerrilla


@rule("AA-card-25", "AA-1.4.1")
def test_eln_shaded_does_nothing_for_others_when_the_farc_has_nothing_available():
    table = execute("auc", "ejercito_de_liberacion_nacional", "shaded", available="FB0 FG0")

    assert is_over(table)
    assert on_map(table) == {}


@rule("AA-card-25", "AA-8.1.2")
def test_a_non_player_places_bases_first_with_eln():
    s = non_player("farc", "ejercito_de_liberacion_nacional", rolls=(1, 1, 5))

    assert on_map(s) == {"antioquia": "FU1 FB2"}


# -- 26 Gramaje --------------------------------------------------------------------------------------------------


@rule("AA-card-26", "AA-3.3.3")
def test_gramaje_makes_the_cartels_attack_the_farc_everywhere():
    table = execute(
        "auc", "gramaje", rolls=(1, 6), cali="CU1 CA1 FB1 FU1 T1", pasto="CU1 FB1", neiva="CU1 T1", arauca="FU1"
    )
    assert (table.asked, table.options) == ("cartels", ["cali", "pasto"])

    table.play("cali")

    assert on_map(table) == {
        "cali": "T1 CU1 CA2",  # the Guerrilla, then the unscreened Base; a 1 brings one more
        "pasto": "FB1 CA1",  # a 6 fails
        "neiva": "T1 CU1",
        "arauca": "FU1",
    }
    assert is_over(table)


@rule("AA-card-26")
def test_gramaje_hits_nobody_but_the_farc():
    table = execute("auc", "gramaje", rolls=(2,), cali="CU3 FU1 T1 AU1")

    assert is_over(table)
    assert on_map(table) == {"cali": "T1 AU1 CA3"}


@rule("AA-card-26", "AA-8.1.2")
def test_non_player_cartels_attack_by_gramaje_without_being_asked():
    s = non_player("govt", "gramaje", rolls=(2,), side=1, cali="CU3 FU1 FA2")

    assert on_map(s) == {"cali": "FA1 CA3"}


@rule("AA-card-26", "AA-1.7")
@pytest.mark.parametrize(("options", "paid"), [("", 10), ("first_edition", 6)])
def test_gramaje_shaded_makes_the_cartels_pay_for_each_shared_space(options: str, paid: int):
    table = execute(
        "farc",
        "gramaje",
        "shaded",
        resources="cartels 10, farc 1",
        options=options,
        cali="CB2 FU1",
        pasto="CB1 FA1",
        neiva="CB1 FB1",
        arauca="CU1 FU1",
    )

    assert resources(table, "cartels") == 10 - paid  # twice 6, or 3 in the first edition, as far as they have it
    assert resources(table, "farc") == 1 + paid


# -- 27 Misil Antiaéreo ------------------------------------------------------------------------------------------


@rule("AA-card-27", "AA-4.2")
def test_misil_antiaereo_gives_the_government_three_free_special_activities():
    table = execute("govt", "misil_antiaereo", cali="T5", huila="FA1", arauca="CB1 FU1, level 1")
    assert table.options == ["air_lift", "air_strike", "eradicate"]

    table.play("air_lift", "huila", "3", "air_strike", "huila", "eradicate", "arauca")

    assert on_map(table) == {"cali": "T2", "huila": "T3", "arauca": "FU1"}
    assert table.state.aid == 4
    assert is_over(table)


@rule("AA-card-27", "AA-5.1.2")
def test_misil_antiaereo_offers_only_what_can_be_done_but_beats_plan_colombia():
    table = execute("govt", "misil_antiaereo", lasting="plan_colombia 2", huila="FA2", arauca="AA1", cali="FA1")
    assert (table.kind, table.options) == ("air-strike", ["huila", "arauca"])  # no Troops, no Cartels, not in Cities

    table.play("huila", "huila")

    assert on_map(table) == {"cali": "FA1"}


@rule("AA-card-27", "AA-5.4")
def test_misil_antiaereo_shaded_keeps_government_activities_away_from_guerrillas():
    """Neither Air Lift out of Pasto or into Huila, nor Eradicate in Meta East; an Air Strike on a lone Base only."""
    table = position(
        card="general_offensive",
        eligible="govt",
        resources="govt 9",
        lasting="misil_antiaereo 2",
        cali="T3",
        pasto="T2 AU1",
        huila="FA1",
        arauca="T1 CB1",
        vichada="CB1",
        meta_east="CB1 FU1",
    ).play("sweep", "cali", "done", "done")
    assert table.options == ["air_lift", "air_strike", "eradicate", "done"]

    table.play("air_strike")
    assert table.options == ["arauca", "vichada"]
    table.undo("govt").play("eradicate")
    assert table.options == ["arauca", "vichada"]
    table.undo("govt").play("air_lift")
    assert table.options == ["cali", "arauca"]
    table.play("cali")
    assert not {"pasto", "huila", "meta_east"} & set(table.options)


@rule("AA-card-27", "AA-5.4")
def test_misil_antiaereo_shaded_stays_in_force():
    assert execute("farc", "misil_antiaereo", "shaded").state.lasting[27] == 2
