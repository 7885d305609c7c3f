"""The Propaganda round up to its income (AA-6.0, AA-6.2, AA-6.3), and the printed rounds of both examples.

The first question of a round is Civic Action where Bogotá holds Troops and Police: there the tests look around.
"""

from __future__ import annotations

from tablero.games.andean_abyss.board import SPACE_IDS
from tablero.games.andean_abyss.pieces import margins
from tablero.games.andean_abyss.position import at, position
from tablero.testing import rule
from tests.andean_abyss.helpers import changed, resources


def propaganda_round(**given):
    """A round up to Civic Action."""
    return position(**{"bogota": "T1 P1", "step": "propaganda", **given})


def control(table):
    """The Control that was recorded."""
    return {SPACE_IDS[n]: ("", "govt", "farc")[who] for n, who in enumerate(table.state.control) if who}


# -- the printed examples ------------------------------------------------------------------------------------------

TUTORIAL = {
    "loc_cucuta_arauca": "empty, sabotaged",
    "loc_cucuta_ayacucho": "empty, sabotaged",
    "loc_bogota_ibague_bucaramanga": "P1",
    "loc_bogota_neiva": "T1 FA1",
    "loc_bogota_san_jose": "T1 FA1",
    "loc_bogota_yopal": "T1 FA1",
    "loc_cali_pasto": "P1 FA1",
    "loc_neiva_pasto": "T1 FA1",
    "loc_santa_marta_ayacucho": "P1",
    "loc_sincelejo_medellin": "P1 FA1",
    "antioquia": "FA1 AU3 AA1 AB1, level -1, terror 1",
    "arauca": "FA1 AU3 AA1 CU1 CB1, level -1, terror 1",
    "atlantico": "AU1 AA1, level 2",
    "bogota": "P2, level 2",
    "bucaramanga": "T4 P2 CU1, level 2",
    "cali": "T3 P3, level 2",
    "cartagena": "empty, level 2",
    "cesar": "FA1, level -1, terror 1",
    "choco": "T3 FU1 FA1 FB1, level -2",
    "cucuta": "empty, level 2",
    "guainia": "FA1",
    "guaviare": "FU3 FA1 FB1 AU1 CB1, level -2",
    "huila": "FU1 FA2 FB1 AU1 CU2 CB1, level -1, terror 1",
    "ibague": "P1, level 2",
    "medellin": "P1 CU2, level 2",
    "meta_east": "FU1 FA1 FB1 AU2 CB1, level -2",
    "meta_west": "FU1 FA1 FB1 AU2 CB1, level -2",
    "narino": "FA1, level -2",
    "neiva": "T2 P1 FA1, level 1, terror 1",
    "pasto": "P1 FA1, level 2, terror 1",
    "putumayo": "CU1 CB2, level -2",
    "santa_marta": "P1, level 2",
    "santander": "T3 GB1 AU1 AA1, level 2",
    "sincelejo": "P1, level 2",
    "vichada": "FA1",
}


@rule("AA-6.2", "AA-6.3", "AA-6.3.1", "AA-6.3.2", "AA-7.3")
def test_the_round_of_the_tutorial():
    """Tutorial T24a: nobody wins, no LoC is Sabotaged any more, and no Aid comes under Samper."""
    table = position(resources="govt 19, farc 1, auc 10, cartels 0", aid=9, step="propaganda", **TUTORIAL)

    assert table.kind == "civic-action"
    assert margins(table.state)[:3] == [-5, -2, -4]
    assert resources(table) == [43, 6, 11, 21]
    assert (table.state.support, table.state.opposition + 5) == (55, 23)
    held = {"santa_marta", "sincelejo", "bucaramanga", "santander", "bogota", "ibague", "neiva", "cali"}
    lost = {"cesar", "narino", "guaviare", "vichada", "guainia"}
    assert control(table) == {**dict.fromkeys(held, "govt"), **dict.fromkeys(lost, "farc")}
    for id, pieces in TUTORIAL.items():
        assert at(table.state, id) == pieces, id


@rule("AA-6.4", "AA-6.4.1", "AA-6.4.3", "AA-6.5.1", "AA-6.5.3", "AA-6.6")
def test_the_first_round_of_the_printed_one_player_game():
    """Example P10: Civic Action in three Departments keeps Samper in office."""
    table = position(
        from_="standard",
        players=1,
        choco="T4 P1 FU2 FA1 FB1, level -2",
        narino="T1 P1 FU1, level -2",
        guaviare="T6 P1 FU4 FB1 AU1, level -2",
        santander="T5 P4 GB1 FU1 FB1 AU3, level 2",
        huila="FU3 FA1 FB1 AU1",
        arauca="FU2 FA1 FB1 AU1, level -2",
        vichada="FU1",
        antioquia="AU1 AA1 AB2",
        cali="T1 P4 CU1 CB1, level 2",
        medellin="T3 P3 CU2 CB2, level 2",
        bogota="P2, level 2",
        vaupes="CB1",
        resources="govt 19, farc 19, auc 7, cartels 0",
        aid=13,
        step="propaganda",
    )
    assert resources(table) == [49, 26, 9, 24], "30 without Aid; 7, 2 and 8 Bases"

    table.play(*["choco"] * 4, *["narino"] * 4, *["guaviare"] * 4)
    while table.kind == "civic-action":
        table.play("done")
    assert table.state.president == 0, "Total Support is 62"
    assert at(table.state, "antioquia") == "AU5 AA1 AB2", "Elite Backing"

    table.play("bogota", "4", "medellin", "bogota", "5", "cali")  # out of Chocó, Nariño and Guaviare
    for source, target in (("santander", "choco"), ("cali", "narino"), ("medellin", "guaviare")):
        table.play(source, "police", target, "2")
    table.play("done")

    assert resources(table) == [13, 24, 9, 24]
    assert table.state.support == 62
    assert at(table.state, "choco") == "P3 FU3 FB1, level 2"
    assert at(table.state, "narino") == "P3 FU1, level 2"
    assert at(table.state, "guaviare") == "P3 FU4 FB1 AU1, level 2"
    assert at(table.state, "santander") == "T5 P2 GB1 FU1 FB1 AU3, level 2"
    assert at(table.state, "huila") == "FU4 FB1 AU1, level -2"
    assert at(table.state, "arauca") == "FU3 FB1 AU1, level -2"
    assert at(table.state, "antioquia") == "AU6 AB2"
    assert at(table.state, "cali") == "T2 P2 CU1 CB1, level 2"
    assert at(table.state, "medellin") == "T4 P1 CU2 CB2, level 2"
    assert at(table.state, "bogota") == "T9 P2, level 2"


# -- when there is a round (6.0) -----------------------------------------------------------------------------------


@rule("AA-6.0", "AA-2.4")
def test_a_propaganda_card_starts_a_round():
    table = position(bogota="T1 P1", resources="govt 10", next="propaganda", eligible="govt")

    table.play("pass")

    assert table.kind == "civic-action"
    assert table.state.resources[0] == 10 + 3 + 30


@rule("AA-6.0")
def test_of_two_propaganda_cards_in_a_row_the_second_is_only_put_aside():
    table = changed({"position": 0, "agenda": [[1]]}, card="propaganda", next="propaganda", resources="govt 10")

    assert table.kind == "turn"
    assert table.state.propaganda == 1
    assert table.state.resources[0] == 10, "no round, no income"


@rule("AA-6.0", "AA-7.3")
def test_a_final_propaganda_card_that_is_put_aside_ends_the_game():
    table = changed({"propaganda": 3, "agenda": [[1]]}, card="propaganda", next="propaganda", resources="govt 10")

    assert table.match.ask is None
    assert table.state.resources[0] == 10
    assert table.state.winner == -1, "the margins decide"


# -- Control and Sabotage (6.2) ------------------------------------------------------------------------------------


@rule("AA-6.2")
def test_control_is_a_majority_over_all_others():
    table = propaganda_round(
        cali="T2 FU1 CU1", pasto="T2 GB1 FU1 AU1", huila="FU3 AU1 T1", choco="FU2 AU1 CU1", guainia="FB1", cesar="AU3"
    )

    assert control(table) == {"bogota": "govt", "pasto": "govt", "huila": "farc", "guainia": "farc"}


@rule("AA-6.2")
def test_locs_with_more_guerrillas_than_cubes_are_sabotaged():
    table = propaganda_round(loc_cali_pasto="AU1 CU1 T1", loc_pasto_tumaco="FU1 P1", loc_ibague_cali="P1")

    assert at(table.state, "loc_cali_pasto") == "T1 AU1 CU1, sabotaged"
    assert at(table.state, "loc_pasto_tumaco") == "P1 FU1", "as many is not more"
    assert at(table.state, "loc_ibague_cali") == "P1"


@rule("AA-6.2")
def test_a_city_under_farc_control_cuts_the_locs_around_it():
    table = propaganda_round(neiva="FU1", loc_bogota_neiva="T5", pasto="AU1")

    assert at(table.state, "loc_bogota_neiva") == "T5, sabotaged"
    assert at(table.state, "loc_neiva_pasto") == "empty, sabotaged"
    assert at(table.state, "loc_pasto_tumaco") == "empty", "the AUC has no Control that cuts"


@rule("AA-6.2", ruling="AA-R32")
def test_sabotage_ends_with_the_markers():
    table = propaganda_round(huila="empty, terror 39", loc_cali_pasto="FU1", loc_pasto_tumaco="FU1")

    assert sum(table.state.terror) == 40
    assert at(table.state, "loc_pasto_tumaco") == "FU1"


# -- Resources (6.3) -----------------------------------------------------------------------------------------------


@rule("AA-6.3.1")
def test_sabotaged_locs_pay_nothing_and_aid_comes_only_after_samper():
    cut = {"loc_cucuta_arauca": "empty, sabotaged"}  # Econ 3

    assert propaganda_round(resources="govt 0", aid=9, **cut).state.resources[0] == 27
    assert propaganda_round(resources="govt 0", aid=9, president="uribe", **cut).state.resources[0] == 27 + 9


@rule("AA-6.3", "AA-6.3.2")
def test_bases_pay_their_factions_up_to_99():
    table = propaganda_round(
        huila="FB2", choco="AB1", putumayo="CB2", cesar="CB1", resources="govt 90, farc 98, auc 0, cartels 1"
    )

    assert resources(table) == [99, 99, 1, 1 + 9]


@rule("AA-6.3.3")
def test_each_shipment_becomes_a_base_or_six_resources():
    table = propaganda_round(
        huila="FU1 CU1",
        choco="CU1",
        shipments="cartels huila, cartels choco, farc huila",
        resources="farc 0, cartels 0",
    )

    assert table.kind == "drug-profits"
    assert table.asked == "farc", "the FARC first"
    table.play("place")
    assert table.asked == "cartels"
    table.play("cash", "place")

    assert at(table.state, "huila") == "FU1 FB1 CU1"
    assert at(table.state, "choco") == "CU1 CB1"
    assert resources(table)[1:] == [0, 0, 6], "new Bases pay only in the next round"
    assert table.state.holder_space == [-1] * 4


@rule("AA-6.3.3", ruling="AA-R33")
def test_only_money_for_a_shipment_on_a_loc_or_where_no_base_fits():
    table = propaganda_round(
        loc_bogota_neiva="FU1 T1", huila="CU1 FB2", shipments="farc loc_bogota_neiva, cartels huila",
        resources="farc 0, cartels 0",
    )  # fmt: skip

    assert table.kind == "civic-action", "nothing was asked"
    assert resources(table)[1:] == [6 + 2, 0, 6], "the 2 are for the FARC Bases"


@rule("AA-6.3.3", "AA-6.4.2", ruling="AA-R37")
def test_a_base_from_drug_profits_does_not_change_the_recorded_control():
    table = propaganda_round(huila="FU1 AU1", shipments="farc huila", resources="govt 0, farc 5")

    table.play("place")
    assert at(table.state, "huila") == "FU1 FB1 AU1"
    table.play("done")

    assert control(table) == {"bogota": "govt"}
    assert table.kind == "elite-backing", "the FARC could not Agitate in Huila"
    assert "huila" in table.options
