"""Events 55 to 63: position, event, result."""

from __future__ import annotations

from tablero.games.andean_abyss.board import CARTELS
from tablero.games.andean_abyss.position import position
from tablero.testing import rule
from tests.andean_abyss.aa_events_late import executed

# -- 55 DEA Agents -----------------------------------------------------------------------------------------------


@rule("AA-card-55")
def test_dea_agents_remove_two_shipments_of_anybody_and_five_cartels_guerrillas():
    table = executed(
        "dea_agents",
        "unshaded",
        "govt",
        cali="CU4 FU1",
        medellin="CA3",
        huila="AU1",
        shipments="cartels cali, farc cali, auc huila",
        aid=9,
    )

    table.play("cali", "farc", "huila")
    table.play("cali", "cali", "cali", "cali", "farc")  # their last Guerrilla there: a Shipment changes hands

    assert table.over
    assert table.at("cali") == "FU1"
    assert table.at("medellin") == "CA2"
    assert table.shipments == ["farc cali"]
    assert table.state.aid == 12


@rule("AA-card-55")
def test_dea_agents_of_the_first_edition_remove_one_shipment_and_bring_no_aid():
    table = executed(
        "dea_agents",
        "unshaded",
        "auc",
        options="first_edition",
        cali="CU2 CB1",
        medellin="FU1",
        shipments="cartels cali, farc medellin",
        aid=9,
    )
    assert table.options == ["cali", "medellin"]

    table.play("cali")

    assert table.over  # all the Guerrillas there are: no choice
    assert table.at("cali") == "CB1"
    assert table.shipments == ["farc medellin"]
    assert table.state.aid == 9


@rule("AA-card-55")
def test_dea_agents_shaded_shift_three_spaces_with_cartels_toward_opposition():
    table = executed(
        "dea_agents", "shaded", "farc", cali="CB1, level 2", pasto="CU1", huila="CA1, level 1", cesar="CB1, level -2"
    )

    assert table.options == ["cali", "pasto", "huila"]  # Cesar can go no further

    table.play("pasto", "cali")

    assert table.over
    assert [table.at(id) for id in ("cali", "pasto", "huila", "cesar")] == [
        "CB1, level 1",
        "CU1, level -1",
        "CA1",
        "CB1, level -2",
    ]


@rule("AA-card-55")
def test_dea_agents_shaded_choose_only_populated_spaces_with_cartels():
    table = executed(
        "dea_agents",
        "shaded",
        "farc",
        cali="CB1",
        pasto="CU1",
        huila="CA1",
        neiva="CB1",
        medellin="FB1",
        vichada="CB1",
        loc_cali_pasto="CU1",
    )

    assert table.options == ["cali", "neiva", "pasto", "huila"]


# -- 56 Drogas La Rebaja -----------------------------------------------------------------------------------------


@rule("AA-card-56")
def test_the_cartels_pay_the_government_15_for_drogas_la_rebaja():
    table = executed("drogas_la_rebaja", "unshaded", "farc", resources="govt 90, cartels 20")

    assert table.resources("cartels") == 5
    assert table.resources("govt") == 99  # no more than the track holds


@rule("AA-card-56")
def test_the_cartels_pay_no_more_than_they_have_and_9_in_the_first_edition():
    poor = executed("drogas_la_rebaja", "unshaded", "govt", resources="govt 10, cartels 4")
    first = executed("drogas_la_rebaja", "unshaded", "govt", options="first_edition", resources="govt 10, cartels 20")

    assert (poor.resources("govt"), poor.resources("cartels")) == (14, 0)
    assert (first.resources("govt"), first.resources("cartels")) == (19, 11)


@rule("AA-card-56")
def test_drogas_la_rebaja_shaded_pays_for_pieces_in_cities_then_places_bases_in_two():
    table = executed("drogas_la_rebaja", "shaded", "cartels", cali="CU1 CB1", huila="CB2", medellin="GB1 FB1")
    assert table.resources("cartels") == 4
    assert "medellin" not in table.options  # full
    assert "huila" not in table.options

    table.play("cali")
    assert "cali" not in table.options  # one in each
    table.play("pasto")

    assert table.over
    assert table.at("cali") == "CU1 CB2"
    assert table.at("pasto") == "CB1"
    assert table.resources("cartels") == 4


# -- 57 Op Millennium --------------------------------------------------------------------------------------------


@rule("AA-card-57")
def test_op_millennium_turns_up_to_three_cartels_pieces_into_police():
    table = executed("op_millennium", "unshaded", "govt", cali="CU1 CB1", putumayo="CB2", loc_cali_pasto="CU1")

    table.play("cali", "cartels_base", "loc_cali_pasto", "cali")

    assert table.over
    assert table.at("cali") == "P2"
    assert table.at("loc_cali_pasto") == "P1"
    assert table.at("putumayo") == "CB2"


@rule("AA-card-57", "AA-1.4.1", "AA-1.4.2", ruling="AA-R93")
def test_op_millennium_does_not_go_where_police_cannot_stand_while_there_are_any():
    table = executed("op_millennium", "unshaded", "farc", putumayo="CB2, zone", huila="CU1")
    assert table.options == ["huila", "done"]

    none_left = executed("op_millennium", "unshaded", "farc", putumayo="CB2, zone", cali="P30")
    none_left.play("putumayo", "done")
    assert none_left.at("putumayo") == "CB1, zone"


@rule("AA-card-57", "AA-8.4")
def test_non_player_cartels_replace_police_in_medellin_and_neiva_by_bases():
    """Playbook, 1-player example P01."""
    table = executed("op_millennium", "shaded", "cartels", players=1, medellin="T3 P1, level 2", neiva="P1, level 2")

    assert table.over
    assert table.at("medellin") == "T3 CB1, level 2"
    assert table.at("neiva") == "CB1, level 2"


@rule("AA-card-57")
def test_op_millennium_shaded_buys_a_police_in_each_of_two_spaces():
    table = executed("op_millennium", "shaded", "farc", cali="P2", loc_cali_pasto="P1", pasto="P1 FB2").play("cali")
    assert table.options == ["cartels_base", "cartels_underground"]

    table.play("cartels_underground")
    assert table.options == ["pasto", "loc_cali_pasto"]  # another space
    table.play("loc_cali_pasto")

    assert table.over  # no Base on a LoC: no choice
    assert table.at("cali") == "P1 CU1"
    assert table.at("loc_cali_pasto") == "CU1"


# -- 58 General Serrano ------------------------------------------------------------------------------------------


@rule("AA-card-58", "AA-4.5.3")
def test_general_serrano_removes_all_cartels_guerrillas_and_6_resources():
    table = executed(
        "general_serrano",
        "unshaded",
        "govt",
        cali="CU2 CB1 FU1",
        huila="CA1",
        resources="cartels 4",
        shipments="cartels cali, cartels huila",
    )
    assert table.asked == "cartels"

    table.play("farc")

    assert table.over
    assert table.at("cali") == "FU1 CB1"
    assert table.at("huila") == "empty"
    assert table.resources("cartels") == 0
    assert table.shipments == ["farc cali"]  # nobody was there to take the other


@rule("AA-card-58")
def test_general_serrano_shaded_lets_the_cartels_move_up_to_four_police():
    table = executed("general_serrano", "shaded", "farc", bogota="T2 P4", meta_west="zone")
    assert table.asked == "cartels"
    table.play("bogota")
    assert "meta_west" not in table.options
    assert "bogota" not in table.options

    table.play("cali", "bogota", "loc_cali_pasto", "done")

    assert table.over
    assert table.at("bogota") == "T2 P2"
    assert table.at("cali") == "P1"
    assert table.at("loc_cali_pasto") == "P1"


@rule("AA-card-58")
def test_the_fourth_police_is_the_last_that_general_serrano_moves():
    table = executed("general_serrano", "shaded", "cartels", bogota="P6")

    table.play(*["bogota", "vichada"] * 4)

    assert table.over
    assert table.at("bogota") == "P2"


# -- 59 Salcedo --------------------------------------------------------------------------------------------------


@rule("AA-card-59", "AA-3.2.4", "AA-3.2.5")
def test_salcedo_finds_the_cartels_and_assaults_them_everywhere():
    table = executed(
        "salcedo",
        "unshaded",
        "farc",
        cali="T1 P2 CU2 CB1",
        huila="T2 P3 CU2 FA1",
        arauca="P3 CU1",
        putumayo="T1 CU1 CB1",
        loc_cali_pasto="P1 CU1",
        shipments="cartels putumayo",
        aid=9,
    )

    assert table.over
    assert table.at("cali") == "T1 P2"
    assert table.at("huila") == "T2 P3 FA1 CA1"  # two Troops for a piece in a Mountain, and FARC is not the target
    assert table.at("arauca") == "P3 CA1"  # Police do not Assault in Departments
    assert table.at("putumayo") == "T1 CB1"
    assert table.at("loc_cali_pasto") == "P1"
    assert table.state.aid == 15  # the Shipment was a drug bust


@rule("AA-card-59", "AA-card-17", "AA-card-42", "AA-5.1.2")
def test_earlier_events_do_not_protect_the_cartels_from_salcedo():
    table = executed("salcedo", "unshaded", "govt", putumayo="T1 CU1", lasting="senado_and_camara 5, madrid_donors 2")

    assert table.at("putumayo") == "T1"


@rule("AA-card-59", "AA-4.5.3")
def test_salcedo_shaded_hides_the_cartels_guerrillas_and_moves_up_to_three():
    table = executed("salcedo", "shaded", "auc", cali="CU1 CA2", huila="CA1", shipments="cartels cali")
    assert table.at("cali") == "CU3"
    assert table.at("huila") == "CU1"
    assert table.asked == "cartels"
    assert table.options == ["cali", "huila", "done"]

    table.play("cali", "loc_cali_pasto", "1", "huila", "vichada", "done")

    assert table.over
    assert table.at("cali") == "CU2"
    assert table.at("loc_cali_pasto") == "CU1"
    assert table.at("vichada") == "CU1"
    assert table.shipments == ["cartels loc_cali_pasto"]


@rule("AA-card-59")
def test_salcedo_shaded_moves_no_guerrillas_of_others_and_nobody_to_panama():
    table = executed("salcedo", "shaded", "cartels", cali="CA1", huila="FA1")
    assert table.at("huila") == "FA1"
    assert table.options == ["cali", "done"]

    table.play("cali")

    assert "cali" not in table.options
    assert "panama" not in table.options


# -- 60 The Chess Player -----------------------------------------------------------------------------------------


@rule("AA-card-60")
def test_the_chess_player_clears_two_cities_and_brings_6():
    table = executed("the_chess_player", "unshaded", "govt", cali="CU1 CB2", pasto="CB1 FU1", putumayo="CB2")
    assert table.options == ["cali", "pasto", "putumayo"]

    table.play("cali")

    assert table.over  # Pasto was the only other City
    assert table.at("cali") == "empty"
    assert table.at("pasto") == "FU1"
    assert table.at("putumayo") == "CB2"
    assert table.resources("govt") == 6


@rule("AA-card-60")
def test_the_chess_player_clears_only_one_department():
    table = executed("the_chess_player", "unshaded", "auc", cali="CU1 CB2", putumayo="CB2 CU1", huila="CB1")

    table.play("putumayo")

    assert table.over
    assert table.at("putumayo") == "empty"
    assert table.at("cali") == "CU1 CB2"
    assert table.at("huila") == "CB1"
    assert table.resources("govt") == 6


@rule("AA-card-60", "AA-4.5.4")
def test_the_chess_player_shaded_places_bases_in_two_cities_and_bribes_free():
    table = executed("the_chess_player", "shaded", "farc", huila="T3 GB1")
    assert table.asked == "cartels"
    assert "huila" not in table.options

    table.play("cali", "pasto", "huila", "troops")

    assert table.over
    assert table.at("cali") == "CB1"
    assert table.at("pasto") == "CB1"
    assert table.at("huila") == "T1 GB1"
    assert table.resources("cartels") == 0


@rule("AA-card-60")
def test_the_chess_player_shaded_bribes_only_where_pieces_are():
    table = executed("the_chess_player", "shaded", "cartels", huila="T2").play("cali", "pasto")

    assert table.options == ["huila", "done"], "the own Bases are left alone"


@rule("AA-card-60", "AA-8.5.3")
def test_non_player_cartels_bribe_police_before_troops():
    table = executed("the_chess_player", "shaded", "govt", players=2, cali="T2 P1 CU1 CB2")

    assert table.over
    assert table.at("cali") == "T1 CU1 CB2"


# -- 61 Air Bridge -----------------------------------------------------------------------------------------------


@rule("AA-card-61")
def test_air_bridge_clears_a_city_and_costs_the_cartels_6():
    table = executed("air_bridge", "unshaded", "govt", cali="CU1 CB2", pasto="CB1", huila="CB1", resources="cartels 9")
    assert table.options == ["cali", "pasto"]

    table.play("cali")

    assert table.over
    assert table.at("cali") == "empty"
    assert table.at("pasto") == "CB1"
    assert table.resources("cartels") == 3


@rule("AA-card-61", "AA-8.2")
def test_non_player_cartels_find_three_departments_by_the_dice():
    """Playbook, 1-player example P05."""
    table = executed(
        "air_bridge",
        "shaded",
        "cartels",
        rolls=(4, 3, 6, 1, 4, 5, 1, 2, 1),
        players=1,
        meta_east="CB1",
        santander="GB1 FB1",
        antioquia="AB2",
        atlantico="AA1, level 2",
        cesar="P1",
    )

    assert table.over
    assert table.at("vichada") == "CB1"
    assert table.at("atlantico") == "AA1 CB1, level 2"
    assert table.at("cesar") == "P1 CB1"


@rule("AA-card-61")
def test_air_bridge_shaded_goes_only_to_departments_without_cartels():
    table = executed("air_bridge", "shaded", "cartels", putumayo="CU1", huila="FB2")
    assert "putumayo" not in table.options
    assert "huila" not in table.options
    assert "cali" not in table.options

    table.play("cesar", "arauca", "vichada")

    assert table.over
    assert [table.at(id) for id in ("cesar", "arauca", "vichada")] == ["CB1"] * 3


# -- 62 Amazonía -------------------------------------------------------------------------------------------------


@rule("AA-card-62")
def test_amazonia_removes_up_to_three_insurgent_pieces_from_empty_forests():
    table = executed(
        "amazonia", "unshaded", "govt", options="panama", guainia="FU1 CB1", amazonas="AB1", panama="CB1", vichada="CB1"
    )
    assert table.options == ["guainia", "amazonas", "panama", "done"]

    table.play("guainia", "farc_underground", "amazonas", "done")

    assert table.over
    assert table.at("guainia") == "CB1"
    assert table.at("amazonas") == "empty"


@rule("AA-card-62")
def test_amazonia_shaded_places_a_cartels_base_in_each_of_the_three():
    table = executed("amazonia", "shaded", "farc", vaupes="FB2")

    assert table.over
    assert table.at("guainia") == "CB1"
    assert table.at("vaupes") == "FB2"  # full
    assert table.at("amazonas") == "CB1"


@rule("AA-card-62", "AA-1.4.1")
def test_with_one_base_left_the_executing_faction_chooses_where_it_goes():
    bases = dict.fromkeys(("cali", "pasto", "neiva", "ibague", "medellin", "cucuta", "bogota"), "CB2")
    table = executed("amazonia", "shaded", "farc", **bases)
    assert table.asked == "farc"
    assert table.options == ["guainia", "vaupes", "amazonas"]

    table.play("vaupes")

    assert table.over
    assert table.state.available[3 * CARTELS + 2] == 0


# -- 63 Narco-War ------------------------------------------------------------------------------------------------


@rule("AA-card-63", "AA-3.3.4")
def test_in_the_narco_war_one_guerrilla_is_left_everywhere_and_makes_terror():
    table = executed(
        "narco_war",
        "unshaded",
        "govt",
        cali="CU3 CB1, level 2",
        huila="CA2, level -1",
        vichada="CU1",
        loc_cali_pasto="CU2",
        pasto="CB1, level 1",
        shipments="cartels cali",
    )

    assert table.over
    assert table.at("cali") == "CA1 CB1, level 1, terror 1"
    assert table.at("huila") == "CA1, terror 1"
    assert table.at("vichada") == "CA1, terror 1"
    assert table.at("loc_cali_pasto") == "CA1, sabotaged"
    assert table.at("pasto") == "CB1, level 1"
    assert table.shipments == ["cartels cali"]


@rule("AA-card-63", "AA-3.3.4", ruling="AA-R71")
def test_on_a_sabotaged_loc_the_survivor_makes_terror_without_a_marker():
    table = executed("narco_war", "unshaded", "govt", loc_cali_pasto="CU1 CA2, sabotaged")

    assert table.over
    assert table.at("loc_cali_pasto") == "CA1, sabotaged"


@rule("AA-card-63", "AA-2.3.7", ruling="AA-R41")
def test_after_the_narco_war_the_cartels_are_ineligible_through_the_next_card():
    table = position(card="narco_war", next="sicarios", eligible="farc", cali="CU2, level 1", resources="cartels 5")

    table.play("unshaded", "done")

    assert table.state.deck[table.state.position] == 72  # the order is Cartels, AUC, FARC, Government
    assert not table.state.eligible >> CARTELS & 1
    assert table.asked == "auc"
