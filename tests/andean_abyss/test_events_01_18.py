"""Events 1 to 18: position, action, result. Capabilities are tested with the rules they change."""

from __future__ import annotations

import pytest

from tablero.games.andean_abyss.board import CARD
from tablero.games.andean_abyss.position import at, position
from tablero.testing import rule
from tests.andean_abyss.aa_events import execute, is_over, resources

CAPABILITIES = (1, 2, 3, 7, 9, 10, 11, 13)


@rule(
    "AA-card-1", "AA-card-2", "AA-card-3", "AA-card-7", "AA-card-9", "AA-card-10", "AA-card-11", "AA-card-13", "AA-5.3"
)
@pytest.mark.parametrize("number", CAPABILITIES)
@pytest.mark.parametrize(("text", "value"), [("unshaded", 1), ("shaded", 2)])
def test_a_capability_is_in_force_from_now_on(number, text, value):
    table = execute("govt", CARD[number].id, text)

    assert table.state.lasting[number] == value
    assert is_over(table)


@rule("AA-card-4")
def test_cano_limon_pays_twice_the_econ_of_three_open_pipelines():
    table = execute("govt", "cano_limon_covenas", loc_cucuta_arauca="empty, sabotaged", resources="govt 1")
    assert "loc_cucuta_arauca" not in table.options

    table.play("loc_cucuta_ayacucho", "loc_sincelejo_ayacucho", "loc_bogota_neiva")

    assert resources(table, "govt") == 1 + 2 * (3 + 3 + 2)


@rule("AA-card-4", "AA-3.3.4")
def test_cano_limon_shaded_sabotages_the_richest_pipelines_without_cubes():
    table = execute("farc", "cano_limon_covenas", "shaded", loc_cucuta_arauca="P1", loc_cucuta_ayacucho="FU1")
    assert table.options == ["loc_sincelejo_ayacucho", "loc_cucuta_ayacucho"]  # 3 Econ first

    table.play("loc_cucuta_ayacucho")

    assert at(table.state, "loc_cucuta_ayacucho") == "FU1, sabotaged"
    assert at(table.state, "loc_sincelejo_ayacucho") == "empty, sabotaged"
    assert at(table.state, "loc_cucuta_arauca") == "P1"
    assert "loc_bogota_neiva" in table.options  # one more, of 2 Econ
    assert "loc_cali_buenaventura" not in table.options


@rule("AA-card-5")
def test_police_on_pipelines_find_guerrillas_there_and_beside():
    table = execute(
        "govt", "occidental_and_ecopetrol", arauca="FU2", loc_cucuta_arauca="AU1", cali="CU1", available="P2"
    )
    table.play("loc_cucuta_arauca", "loc_cucuta_arauca", "arauca", "arauca")

    assert at(table.state, "loc_cucuta_arauca") == "P2 AA1"
    assert at(table.state, "arauca") == "FA2"
    assert at(table.state, "cali") == "CU1"


@rule("AA-card-5")
def test_occidental_shaded_shifts_a_neighbour_of_a_rich_pipeline_two_levels():
    table = execute("farc", "occidental_and_ecopetrol", "shaded", santander="empty, level 2", cali="empty, level 2")
    assert table.options == ["cucuta", "sincelejo", "atlantico", "cesar", "antioquia", "santander", "arauca"]

    table.play("santander")

    assert table.state.level[19] == 0


@rule("AA-card-6")
def test_an_oil_spill_wins_departments_beside_sabotage_for_the_government():
    table = execute(
        "govt",
        "oil_spill",
        loc_cucuta_arauca="empty, sabotaged",
        arauca="empty, level -2",
        santander="empty, level 1",
        vichada="FU1",
    )

    assert at(table.state, "arauca") == "empty, level 1"
    assert at(table.state, "santander") == "empty, level 1"


@rule("AA-card-6")
def test_an_oil_spill_shaded_sabotages_a_pipeline_and_turns_a_department_beside_it():
    table = execute("farc", "oil_spill", "shaded")
    assert "loc_cali_pasto" not in table.options  # a road

    table.play("loc_cucuta_arauca", "arauca")

    assert at(table.state, "loc_cucuta_arauca") == "empty, sabotaged"
    assert at(table.state, "arauca") == "empty, level -1"


@rule("AA-card-7", "AA-6.2")
def test_special_forces_clear_up_to_three_markers_every_round():
    table = position(
        card="propaganda",
        lasting="seventh_special_forces 1",
        step="propaganda",
        cali="empty, terror 2",
        loc_cali_pasto="empty, sabotaged",
        bogota="T1 P1",
    )
    assert table.kind == "special-forces"

    table.play("cali", "loc_cali_pasto", "done")

    assert at(table.state, "cali") == "empty, terror 1"
    assert at(table.state, "loc_cali_pasto") == "empty"


@rule("AA-card-8", "AA-4.2.2", "AA-5.1.2")
def test_the_air_force_strikes_three_times_even_under_plan_colombia():
    table = execute("govt", "fuerza_aerea_colombiana", huila="FA2 FB1", cali="FA1", lasting="plan_colombia 2")

    assert at(table.state, "huila") == "empty"
    assert at(table.state, "cali") == "FA1", "never in a City"


@rule("AA-card-8")
def test_the_air_force_shaded_costs_the_government_nine():
    table = execute("farc", "fuerza_aerea_colombiana", "shaded", resources="govt 5")

    assert resources(table, "govt") == 0


@rule("AA-card-12", "AA-card-17", "AA-card-18")
@pytest.mark.parametrize(("card", "more"), [("plan_colombia", 10), ("madrid_donors", 6), ("nspd_18", 20)])
def test_foreign_money_pays_the_lesser_of_aid_and_twenty_then_aid_grows(card, more):
    table = execute("govt", card, aid=9, resources="govt 10")

    assert resources(table, "govt") == 19
    assert table.state.aid == min(29, 9 + more)


@rule("AA-card-18")
def test_nspd_18_shaded_cuts_resources_and_aid():
    table = execute("farc", "nspd_18", "shaded", rolls=(4,), aid=9, resources="govt 10")

    assert resources(table, "govt") == 4
    assert table.state.aid == 5


@rule("AA-card-14")
def test_tres_esquinas_places_a_base_and_three_troops_where_the_base_fits():
    table = execute("govt", "tres_esquinas", putumayo="CB2", meta_west="empty, zone")
    assert "putumayo" not in table.options
    assert "meta_west" not in table.options
    assert "bogota" not in table.options

    table.play("guaviare")

    assert at(table.state, "guaviare") == "T3 GB1"


@rule("AA-card-14")
def test_tres_esquinas_passes_by_ecuador_where_only_two_pieces_fit():
    table = execute("govt", "tres_esquinas", options="ecuador")

    assert "ecuador" not in table.options
    assert "narino" in table.options


@rule("AA-card-14", ruling="AA-R74")
def test_tres_esquinas_shaded_takes_a_cube_alone_only_without_a_base_in_any_department():
    base = execute("farc", "tres_esquinas", "shaded", santander="GB1", huila="P1", arauca="T1")
    cubes = execute("farc", "tres_esquinas", "shaded", huila="P1", arauca="T1")

    assert at(base.state, "santander") == "empty"
    assert at(base.state, "huila") == "P1"
    assert cubes.options == ["huila", "arauca"]


@rule("AA-card-14")
def test_tres_esquinas_shaded_removes_a_base_and_a_cube_from_one_department():
    table = execute("farc", "tres_esquinas", "shaded", santander="T2 P1 GB1", huila="GB1", cali="T3")
    table.play("police")

    assert at(table.state, "santander") == "T2"
    assert at(table.state, "huila") == "GB1"


@rule("AA-card-15")
def test_the_war_tax_brings_four_times_the_die():
    table = execute("govt", "war_tax", rolls=(5,), resources="govt 3")

    assert resources(table, "govt") == 23


@rule("AA-card-15")
def test_the_war_tax_shaded_turns_a_neutral_or_passive_city():
    table = execute(
        "cartels", "war_tax", "shaded", bogota="empty, level 2", cali="empty, level 1", ibague="empty, level -1"
    )
    assert "bogota" not in table.options
    assert "ibague" not in table.options

    table.play("cali")

    assert at(table.state, "cali") == "empty, level -1"


@rule("AA-card-16")
def test_coffee_pays_whoever_has_most_in_each_mountain_and_the_government_on_ties():
    table = execute(
        "govt", "coffee_prices", cesar="FU1", antioquia="AU1 AB1 FU1", santander="T1 FU1", resources="govt 0"
    )

    assert table.state.resources == [10, 5, 5, 0]


@rule("AA-card-16")
def test_coffee_shaded_costs_the_government_ten():
    table = execute("farc", "coffee_prices", "shaded", resources="govt 12")

    assert resources(table, "govt") == 2


@rule("AA-card-17", "AA-3.2.3", "AA-3.2.4", "AA-5.4")
def test_madrid_donors_shaded_bars_sweep_and_assault_from_departments():
    table = execute("farc", "madrid_donors", "shaded")

    assert table.state.lasting[17] == 2
