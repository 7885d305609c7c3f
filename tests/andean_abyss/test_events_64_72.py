"""Events 64 to 72: position, event, result."""

from __future__ import annotations

from tablero.games.andean_abyss.board import IN_PANAMA, PANAMA, SWEEP, space
from tablero.games.andean_abyss.operations.sweep import finding_power
from tablero.games.andean_abyss.pieces import in_play
from tablero.games.andean_abyss.position import position
from tablero.testing import rule
from tests.andean_abyss.aa_events_late import executed

# -- 64 Cocaine Labs ---------------------------------------------------------------------------------------------


@rule("AA-card-64")
def test_cocaine_labs_give_farc_guerrillas_at_cartels_bases_two_shipments():
    table = executed("cocaine_labs", "unshaded", "farc", putumayo="FU1 CB1", cali="FA1 CB1", huila="FU2", pasto="CB1")
    assert table.options == ["cali", "putumayo"]

    table.play("cali", "cali")

    assert table.over
    assert table.shipments == ["farc cali", "farc cali"]


@rule("AA-card-64")
def test_cocaine_labs_of_the_first_edition_give_one_and_never_more_than_are_available():
    first = executed("cocaine_labs", "unshaded", "farc", options="first_edition", putumayo="FU1 CB1")
    last = executed("cocaine_labs", "unshaded", "farc", putumayo="FU1 CB1", shipments=", ".join(["farc putumayo"] * 3))

    assert first.shipments == ["farc putumayo"]
    assert last.shipments == ["farc putumayo"] * 4


@rule("AA-card-64")
def test_cocaine_labs_shaded_pay_two_for_a_base_in_a_city_and_one_in_a_department():
    table = executed("cocaine_labs", "shaded", "auc", cali="CB2 CU3", putumayo="CB2", vichada="CB1", pasto="FB1")

    assert table.over
    assert table.resources("cartels") == 7


# -- 65 Poppies --------------------------------------------------------------------------------------------------


@rule("AA-card-65")
def test_poppies_bring_a_shipment_and_a_base_to_a_mountain():
    table = executed("poppies", "unshaded", "cartels", huila="FU1 AU1", cesar="AB2", arauca="CU1")
    assert table.options == ["farc", "auc"]  # Huila is the only Mountain where both parts are possible

    table.play("auc", "cartels")

    assert table.over
    assert table.shipments == ["auc huila"]
    assert table.at("huila") == "FU1 AU1 CB1"


@rule("AA-card-65")
def test_poppies_may_remove_a_shipment_and_any_base():
    table = executed("poppies", "unshaded", "govt", huila="FU2 FB1 CU1", shipments="farc huila")

    table.play("remove", "remove")

    assert table.over
    assert table.shipments == []
    assert table.at("huila") == "FU2 CU1"  # Guerrillas do not protect the Base


@rule("AA-card-65", "AA-1.4.2")
def test_poppies_do_not_place_a_third_base_and_are_grown_in_mountains_only():
    table = executed("poppies", "unshaded", "auc", huila="FU1 FB2", cesar="AU1 CB1", arauca="AU1")
    assert table.options == ["cesar", "huila"]

    table.play("huila")  # a Shipment can only be placed, with the only Guerrilla; a Base only removed

    assert table.over
    assert table.shipments == ["farc huila"]
    assert table.at("huila") == "FU1 FB1"


@rule("AA-card-65")
def test_poppies_of_the_first_edition_do_only_one_of_the_two():
    table = executed("poppies", "unshaded", "farc", options="first_edition", huila="FU1")
    assert table.options == ["cesar", "antioquia", "santander", "huila"]

    table.play("huila")
    assert table.options == ["place", "done"]
    table.play("place")

    assert table.over
    assert table.shipments == ["farc huila"]
    assert table.at("huila") == "FU1"


@rule("AA-card-65")
def test_poppies_of_the_first_edition_may_be_a_base_alone():
    table = executed("poppies", "unshaded", "farc", options="first_edition", huila="FU1")

    table.play("huila", "done", "farc")

    assert table.over
    assert table.shipments == []
    assert table.at("huila") == "FU1 FB1"


# -- 66 Tingo María ----------------------------------------------------------------------------------------------


@rule("AA-card-66")
def test_tingo_maria_removes_three_cartels_bases_from_forests():
    table = executed("tingo_maria", "unshaded", "govt", putumayo="CB2 CU1", guaviare="CB1", choco="CB1", huila="CB1")
    assert table.options == ["choco", "guaviare", "putumayo"]

    table.play("putumayo", "putumayo", "choco")

    assert table.over
    assert table.at("putumayo") == "CU1"
    assert table.at("guaviare") == "CB1"
    assert table.at("choco") == "empty"
    assert table.at("huila") == "CB1"


@rule("AA-card-66", "AA-1.4.2")
def test_tingo_maria_shaded_adds_a_base_where_one_is_and_there_is_room():
    table = executed("tingo_maria", "shaded", "farc", putumayo="CB1", guaviare="FB1 CB1", choco="CU1", huila="CB1")

    assert table.over
    assert table.at("putumayo") == "CB2"
    assert table.at("guaviare") == "FB1 CB1"
    assert table.at("choco") == "CU1"
    assert table.at("huila") == "CB1"


@rule("AA-card-66")
def test_with_too_few_bases_the_executing_faction_chooses_the_forests():
    elsewhere = dict.fromkeys(("cali", "pasto", "neiva", "ibague", "medellin", "cucuta"), "CB2")
    table = executed("tingo_maria", "shaded", "auc", putumayo="CB1", choco="CB1", **elsewhere)
    assert table.options == ["choco", "putumayo"]

    table.play("choco")

    assert table.over
    assert table.at("choco") == "CB2"
    assert table.at("putumayo") == "CB1"


# -- 67 Mexican Traffickers --------------------------------------------------------------------------------------


@rule("AA-card-67")
def test_mexican_traffickers_cost_the_cartels_20_or_10_in_the_first_edition():
    second = executed("mexican_traffickers", "unshaded", "govt", resources="cartels 25")
    first = executed("mexican_traffickers", "unshaded", "govt", options="first_edition", resources="cartels 25")
    poor = executed("mexican_traffickers", "unshaded", "govt", resources="cartels 12")

    assert second.resources("cartels") == 5
    assert first.resources("cartels") == 15
    assert poor.resources("cartels") == 0


@rule("AA-card-67", "AA-6.3.2", "AA-6.6")
def test_mexican_traffickers_shaded_raise_the_next_earnings_of_the_cartels_only_once():
    table = position(
        card="mexican_traffickers",
        next="propaganda",
        eligible="farc",
        cali="CB2",
        huila="AB2 AU1",
        putumayo="FB2",
        resources="farc 3",
        options="no_negotiation",
    )
    table.play("shaded")

    assert table.state.resources[2:] == [2, 8]  # AUC 1 a Base as ever, Cartels 4
    while table.state.lasting[67]:
        table.play("done" if "done" in table.options else table.options[0])
    assert table.state.position == 2  # it ended with the Reset


# -- 68 Narco-Subs -----------------------------------------------------------------------------------------------

COAST = {"choco": "CU1 CB1", "loc_pasto_tumaco": "CU1", "cali": "CB1", "cesar": "FU1"}


@rule("AA-card-68")
def test_narco_subs_remove_two_cartels_pieces_from_the_coast():
    table = executed("narco_subs", "unshaded", "govt", **COAST)
    assert table.options == ["choco", "loc_pasto_tumaco"]  # no Shipment: no question how

    table.play("choco", "cartels_base", "loc_pasto_tumaco")

    assert table.over
    assert table.at("choco") == "CU1"
    assert table.at("loc_pasto_tumaco") == "empty"
    assert table.at("cali") == "CB1"


@rule("AA-card-68")
def test_narco_subs_remove_up_to_two_shipments_instead():
    table = executed("narco_subs", "unshaded", "farc", **COAST, shipments="farc cesar, cartels choco, cartels choco")
    assert table.options == ["cartels", "shipment"]

    table.play("shipment", "cesar", "done")

    assert table.over
    assert table.shipments == ["cartels choco", "cartels choco"]
    assert table.at("choco") == "CU1 CB1"


@rule("AA-card-68")
def test_inland_shipments_are_out_of_reach_of_narco_subs():
    table = executed("narco_subs", "unshaded", "govt", cali="CU1", shipments="cartels cali")

    assert table.over
    assert table.shipments == ["cartels cali"]
    assert table.at("cali") == "CU1"


@rule("AA-card-68")
def test_narco_subs_shaded_pay_two_for_each_cartels_piece_on_the_coast():
    table = executed("narco_subs", "shaded", "auc", **COAST)

    assert table.over
    assert table.resources("cartels") == 6


# -- 69 Riverines & Fast Boats -----------------------------------------------------------------------------------


@rule("AA-card-69", "AA-3.2.4")
def test_riverines_carry_cubes_three_departments_far_and_assault_there():
    table = executed("riverines_and_fast_boats", "unshaded", "govt", bogota="T4 P2", amazonas="FA3")
    table.play("bogota")
    assert {"meta_west", "putumayo", "amazonas"} <= set(table.options)  # one, two and three steps
    assert "cali" not in table.options
    assert "panama" not in table.options

    table.play("amazonas", "2", "1")
    assert table.options == ["train", "assault", "done"]
    table.play("assault")

    assert table.over
    assert table.at("bogota") == "T2 P1"
    assert table.at("amazonas") == "T2 P1 FA1"
    assert table.resources("govt") == 0


@rule("AA-card-69", "AA-3.2.3")
def test_the_sweep_of_riverines_moves_nobody_in():
    table = executed("riverines_and_fast_boats", "unshaded", "govt", meta_west="T5", huila="T3", putumayo="FU2 AU1")

    table.play("huila", "putumayo", "3", "sweep", "farc")

    assert table.over
    assert table.at("meta_west") == "T5"
    assert table.at("putumayo") == "T3 FU1 FA1 AU1"  # one for two cubes in a Forest


@rule("AA-card-69", "AA-1.4.2")
def test_riverines_neither_cross_nor_enter_farc_zones():
    table = executed(
        "riverines_and_fast_boats", "unshaded", "govt", amazonas="T1", bogota="T1", putumayo="zone", vaupes="FU1, zone"
    )

    assert table.options == ["bogota", "done"]
    assert not {"putumayo", "vaupes", "amazonas"} & set(table.play("bogota").options)


@rule("AA-card-69")
def test_guerrillas_cross_farc_zones_and_keep_their_state():
    table = executed(
        "riverines_and_fast_boats",
        "unshaded",
        "farc",
        amazonas="FU2 FA1",
        putumayo="zone",
        vaupes="zone",
        shipments="farc amazonas",
    )

    table.play("amazonas", "huila", "1", "1", "0", "1", "done")

    assert table.over
    assert table.at("huila") == "FU1 FA1"
    assert table.shipments == ["farc huila"]


@rule("AA-card-69", "AA-3.3.1")
def test_fast_boats_may_rally_free_where_they_land_and_nowhere_else():
    table = executed("riverines_and_fast_boats", "unshaded", "auc", antioquia="AU2", medellin="AU3")

    table.play("antioquia", "cesar", "2")
    assert table.options == ["rally", "terror", "done"]  # no March, and nobody to Attack
    table.play("rally", "replace")

    assert table.over
    assert table.at("cesar") == "AB1"
    assert table.resources("auc") == 0


@rule("AA-card-69", "AA-3.3.4")
def test_auc_terror_from_fast_boats_costs_aid():
    table = executed("riverines_and_fast_boats", "unshaded", "auc", antioquia="AU1", cesar="level 2", aid=9)

    table.play("antioquia", "cesar", "terror")

    assert table.over
    assert table.at("cesar") == "AA1, level 1, terror 1"
    assert table.state.aid == 6


@rule("AA-card-69", "AA-card-17", "AA-5.1.2")
def test_madrid_donors_do_not_stop_the_assault_of_riverines():
    table = executed(
        "riverines_and_fast_boats", "unshaded", "govt", meta_east="T2", arauca="CA2", lasting="madrid_donors 2"
    )

    table.play("meta_east", "arauca", "2")

    assert table.options == ["train", "assault", "done"]


# -- 70 Ayahuasca Tourism ----------------------------------------------------------------------------------------


@rule("AA-card-70")
def test_ayahuasca_tourism_pays_six_for_each_forest_without_guerrillas():
    table = executed("ayahuasca_tourism", "unshaded", "govt", choco="CU1", putumayo="T3 FB1", guainia="FA1")

    assert table.over
    assert table.resources("govt") == 42  # seven of nine Forests; Panamá is not in play


@rule("AA-card-70")
def test_panama_is_a_forest_for_ayahuasca_tourism_once_it_is_in_play():
    table = executed("ayahuasca_tourism", "unshaded", "farc", options="panama")

    assert table.resources("govt") == 60


@rule("AA-card-70", "AA-8.4")
def test_non_player_farc_makes_terror_in_five_forests():
    """Playbook, 1-player example P18b."""
    table = executed(
        "ayahuasca_tourism",
        "shaded",
        "farc",
        players=1,
        choco="P3 FA3 FB1, level 2",
        narino="P3 FU1, level 2",
        putumayo="P1 FU2 AA1 CU1 CB2, level 0, terror 2",
        meta_west="FA4 FB1 CA1 CB1, level -1, terror 1",
        guaviare="P2 FA2 FB1 AU1 CU2, level 2",
        resources="farc 19",
    )

    assert table.over
    assert table.resources("farc") == 34
    assert table.at("choco") == "P3 FA3 FB1, level 1, terror 1"
    assert table.at("narino") == "P3 FA1, level 1, terror 1"
    assert table.at("putumayo") == "P1 FU1 FA1 AA1 CU1 CB2, level -1, terror 3"
    assert table.at("meta_west") == "FA4 FB1 CA1 CB1, level -2, terror 2"
    assert table.at("guaviare") == "P2 FA2 FB1 AU1 CU2, level 1, terror 1"


@rule("AA-card-70", "AA-3.3.4")
def test_auc_terror_in_several_forests_cuts_aid_once():
    table = executed(
        "ayahuasca_tourism", "shaded", "cartels", choco="AU1 AA1, level 2", guainia="AU1", vichada="AU1", aid=9
    )
    assert table.asked == "auc"  # nobody else has a Guerrilla in a Forest
    assert table.options == ["auc_active", "auc_underground"]

    table.play("auc_underground")

    assert table.over
    assert table.at("choco") == "AA2, level 1, terror 1"
    assert table.at("guainia") == "AA1, terror 1"
    assert table.at("vichada") == "AU1"  # no Forest
    assert table.resources("auc") == 6
    assert table.state.aid == 4


# -- 71 Darién ---------------------------------------------------------------------------------------------------


@rule("AA-card-71")
def test_darien_removes_a_guerrilla_from_choco_and_5_resources_of_its_faction():
    table = executed("darien", "unshaded", "govt", choco="FU1 FB1 CA1", resources="farc 3, cartels 9")
    assert table.options == ["farc_underground", "cartels_active"]

    table.play("farc_underground")

    assert table.over
    assert table.at("choco") == "FB1 CA1"
    assert table.resources("farc") == 0
    assert table.resources("cartels") == 9


@rule("AA-card-71")
def test_darien_takes_no_base_and_nothing_outside_choco():
    table = executed("darien", "unshaded", "govt", choco="FB1", antioquia="FU1", resources="farc 9")

    assert table.over
    assert table.at("choco") == "FB1"
    assert table.resources("farc") == 9


@rule("AA-card-71", "AA-1.3.5", ruling="AA-R42")
def test_darien_shaded_opens_panama_with_own_bases():
    table = executed("darien", "shaded", "cartels")
    assert table.options == ["1", "2"]

    table.play("2")

    assert table.over
    assert table.state.foreign == IN_PANAMA
    assert in_play(table.state, PANAMA)
    assert table.at("panama") == "CB2"


@rule("AA-card-71", "AA-3.2.3")
def test_sweep_finds_nobody_in_panama():
    table = executed("darien", "shaded", "govt", choco="T8 FU2").play("1")
    state = table.state
    state.op = SWEEP

    assert table.at("panama") == "GB1"
    assert finding_power(state, PANAMA) == 0
    assert finding_power(state, space("choco")) == 4


@rule("AA-card-71", "AA-1.4.1")
def test_darien_shaded_places_what_is_available_or_taken_off_the_map():
    table = executed("darien", "shaded", "auc", medellin="AB2", cesar="AB2", huila="AB2")
    assert table.options == ["recycle", "done"]

    table.play("recycle", "huila")
    assert table.options == ["recycle", "done"], "there is room for a second one"
    table.play("recycle", "cesar", "2")

    assert table.over
    assert table.at("panama") == "AB2"
    assert (table.at("huila"), table.at("cesar")) == ("AB1", "AB1")


@rule("AA-card-71", "AA-1.4.1", ruling="AA-R86")
def test_darien_shaded_asks_no_more_when_two_bases_are_available():
    table = executed("darien", "shaded", "auc", medellin="AB2", cesar="AB2")

    assert table.options == ["1", "2"]


# -- 72 Sicarios -------------------------------------------------------------------------------------------------


@rule("AA-card-72")
def test_sicarios_of_two_spaces_change_to_farc_and_auc():
    table = executed("sicarios", "unshaded", "govt", cali="CU2 CA1 CB1", huila="CA2", pasto="CU1")
    table.play("cali")
    assert table.options == ["0", "1", "2", "3"]  # how many for FARC

    table.play("1")
    assert table.options == ["pasto", "huila"]
    table.play("huila", "2")

    assert table.over
    assert table.at("cali") == "FU1 AU2 CB1"
    assert table.at("huila") == "FU2"
    assert table.at("pasto") == "CU1"


@rule("AA-card-72", "AA-1.4.1")
def test_sicarios_with_nobody_available_to_replace_them_are_removed():
    table = executed("sicarios", "unshaded", "govt", cali="CU4", bogota="AU18", putumayo="FU29", huila="CB1")

    assert table.over
    assert table.at("cali") == "FU1"


@rule("AA-card-72")
def test_sicarios_shaded_come_to_cartels_bases_in_any_split():
    table = executed("sicarios", "shaded", "auc", cali="CB1", huila="CB2", pasto="CU3")
    assert table.options == ["cali", "huila"]

    table.play("cali", "4")

    assert table.over  # Huila takes the rest
    assert table.at("cali") == "CU4 CB1"
    assert table.at("huila") == "CU5 CB2"
    assert table.at("pasto") == "CU3"


@rule("AA-card-72")
def test_without_cartels_bases_no_sicarios_come():
    table = executed("sicarios", "shaded", "cartels", pasto="CU3")

    assert table.over
    assert table.at("pasto") == "CU3"
