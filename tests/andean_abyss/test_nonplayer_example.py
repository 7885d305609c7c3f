"""The playbook's 1-player example: the Government against three Non-players (position, dice, result)."""

from __future__ import annotations

from tablero.games.andean_abyss import agenda
from tablero.games.andean_abyss.board import AUC, CARTELS, FARC
from tablero.games.andean_abyss.events.book import EVENT_SCRIPTS
from tablero.games.andean_abyss.pieces import bases_on_map
from tablero.games.andean_abyss.state import EVENT, OP_AND_ACTIVITY, OP_ONLY
from tablero.testing import rule
from tests.andean_abyss.nonplayer_table import (
    BOARD_02,
    BOARD_03,
    BOARD_05,
    BOARD_06,
    BOARD_08,
    BOARD_10,
    BOARD_14,
    BOARD_15,
    BOARD_16,
    BOARD_17,
    available,
    run,
    state,
    turn,
)

assert len(EVENT_SCRIPTS) == 72


@rule("AA-8.1", "AA-8.2", "AA-8.4.4", "AA-card-57")
def test_the_cartels_buy_police_in_random_cities_and_place_bases_first():
    """P01."""
    played = turn("cartels", (1, 3, 1, 6, 1, 2), from_="standard", card="op_millennium")

    assert played.spaces("medellin", "neiva") == {"medellin": "T3 CB1, level 2", "neiva": "CB1, level 2"}
    assert [note["target"] for note in played.notes("random-space")] == ["medellin", "amazonas"]
    assert played.s.first == EVENT
    assert played.resources == [40, 10, 10, 10]


@rule("AA-8.6.1", "AA-4.3.1")
def test_the_auc_rallies_at_farc_bases_then_at_its_own_and_extorts_everywhere():
    """P02b."""
    board = state(**BOARD_02)
    assert available(board) == "T6 P8 GB2 FG18 FB2 AG12 AB5 CG10 CB7"
    assert board.support == 56

    played = turn("auc", slot="1 operation", executed="govt", **BOARD_02)

    assert played.spaces("santander", "huila", "antioquia", "atlantico") == {
        "santander": "T5 P4 GB1 FU1 FB1 AU2, level 2",
        "huila": "FU1 FB1 AU1",
        "antioquia": "AU3 AA1 AB1",
        "atlantico": "AA1, level 2",
    }
    assert played.ranks("rally") == {"santander": 3, "huila": 3, "antioquia": 4}
    assert played.resources == [22, 16, 9, 10]


@rule("AA-8.5.1", "AA-8.2", ruling="AA-R40")
def test_the_cartels_rally_at_bases_without_guerrillas_and_have_nowhere_to_cultivate():
    """P03b; the third space, left to an equal chance in the playbook, is rolled for."""
    assert available(state(**BOARD_03)) == "T6 P2 GB2 FG18 FB2 AG7 AB5 CG10 CB7"

    played = turn("cartels", (2, 4, 2, 6, 3, 6, 5, 3, 1), slot="1 event", executed="govt", **BOARD_03)

    assert played.spaces("medellin", "meta_east", "meta_west", "neiva", "guaviare") == {
        "medellin": "T6 P3 CU4 CB1, level 2",
        "meta_east": "P1 FU1 FB1 CU2 CB1, level -2",
        "meta_west": "FU2 FB1 CU2 CB1, level -2",
        "neiva": "T4 P2 CB1, level 2",
        "guaviare": "T3 P1 FU2 FB1 AU1 CB1, level -2",
    }
    assert played.resources == [22, 16, 9, 7]
    assert played.activity == ""
    assert played.notes("np-no-activity") == [{"who": "cartels", "verb": "rally"}]


@rule("AA-8.1", "AA-card-61")
def test_cartels_without_resources_execute_the_event():
    """P05: the walk passes Santander and Antioquia, which have two Bases."""
    played = turn("cartels", (4, 3, 6, 1, 4, 5, 1, 2, 1), card="air_bridge", **BOARD_05)

    assert played.spaces("vichada", "atlantico", "cesar") == {
        "vichada": "CB1",
        "atlantico": "AA1 CB1, level 2",
        "cesar": "P1 CB1",
    }
    assert played.resources == [22, 23, 7, 0]


@rule("AA-8.7.1", "AA-8.2")
def test_the_farc_rallies_at_all_its_bases_without_support_and_in_one_more_space():
    """P06b: dice 4-1-2 point to Atlántico, which has Support; next is Cesar."""
    assert available(state(**BOARD_06)) == "T6 P2 GB2 FG20 FB2 AG6 AB4 CG2 CB4"

    played = turn("farc", (4, 1, 2), slot="1 event", executed="govt", **BOARD_06)

    assert played.spaces("choco", "arauca", "meta_east", "meta_west", "guaviare", "huila", "cesar", "santander") == {
        "choco": "P1 FU2 FA1 FB1, level -2",
        "arauca": "FU2 FA1 FB1 AU1, level -2",
        "meta_east": "P1 FU3 FB1 CU2 CB1, level -2",
        "meta_west": "FU2 FB1 AU1 AA1 CU2 CB1, level -2",
        "guaviare": "T3 P1 FU4 FB1 AU1 CB1, level -2",
        "huila": "FU3 FA1 FB1 AU1",
        "cesar": "P1 FU1 CB1",
        "santander": "T5 P4 GB1 FU1 FB1 AU3, level 2",
    }
    assert played.resources == [28, 19, 7, 0]


@rule("AA-8.5", "AA-8.1", "AA-8.5.1")
def test_with_one_resource_the_cartels_build_one_base():
    """P08: nine pieces available, but a Base can be built; then the Resources are out."""
    assert available(state(**BOARD_08)) == "T6 P2 GB2 FG6 FB2 AG6 AB4 CG2 CB7"

    played = turn("cartels", slot="1 event", executed="auc", **BOARD_08)

    assert played.at("medellin") == "T6 P3 CU2 CB2, level 2"
    assert played.resources == [28, 19, 7, 0]
    assert played.notes("np-box")[0] == {
        "who": "cartels", "box": 1, "verb": "rally", "taken": 1, "n": 9, "needed": 10, "base": 1,
    }  # fmt: skip
    assert played.notes("np-resources-out") == [{"who": "cartels"}]
    assert played.activity == ""


REDEPLOYED = (
    *("choco", "choco", "choco", "choco", "narino", "narino", "narino", "narino"),
    *("guaviare", "guaviare", "guaviare", "guaviare"),
    *("medellin", "1", "cali", "1", "bogota", "2"),  # the Troops of Chocó, Nariño and Guaviare must go
    *("bogota", "bogota", "6"),
    *("medellin", "police", "choco", "2", "cali", "police", "narino", "2", "santander", "police", "guaviare", "2"),
    "done",
)


@rule("AA-8.7.5", "AA-8.6.1", "AA-6.4.5", "AA-6.1", "AA-8.8")
def test_the_first_propaganda_round_of_the_solo_game():
    """P10: FARC Agitates in Huila, the AUC has Elite Backing in Antioquia."""
    board = state(**BOARD_10)
    assert available(board) == "T6 P2 GB2 FG5 FB2 AG6 AB4 CG4 CB7"
    assert (board.support, board.opposition + bases_on_map(board, FARC)) == (56, 21)

    played = run(board, [agenda.PROPAGANDA, 0], answers=REDEPLOYED)

    assert played.resources == [13, 24, 9, 24]
    assert (played.s.support, played.s.opposition + bases_on_map(played.s, FARC)) == (62, 19)
    assert played.s.president == 0
    assert played.spaces(
        "choco", "narino", "guaviare", "santander", "huila", "arauca", "antioquia", "cali", "medellin", "bogota"
    ) == {
        "choco": "P3 FU3 FB1, level 2",
        "narino": "P3 FU1, level 2",
        "guaviare": "P3 FU4 FB1 AU1, level 2",
        "santander": "T5 P2 GB1 FU1 FB1 AU3, level 2",
        "huila": "FU4 FB1 AU1, level -2",
        "arauca": "FU3 FB1 AU1, level -2",
        "antioquia": "AU6 AB2",
        "cali": "T2 P2 CU1 CB1, level 2",
        "medellin": "T4 P1 CU2 CB2, level 2",
        "bogota": "T9 P2, level 2",
    }


@rule("AA-8.1.2", "AA-8.4.1", "AA-8.4.2", "AA-card-33", "AA-1.4.2")
def test_the_farc_opens_ecuador_with_two_bases():
    """P12."""
    played = turn("farc", card="sucumbios", **{**BOARD_10, "ecuador": "empty"})

    assert played.at("ecuador") == "FB2"
    assert played.s.available[3 * FARC + 2] == 0


@rule("AA-8.6.4", "AA-8.6", "AA-4.4.2", "AA-card-38")
def test_the_auc_makes_terror_when_its_event_has_no_effect_and_assassinates_bases():
    """P14a."""
    board = state(**BOARD_14)
    assert available(board).split()[3:] == ["FG5", "FB0", "AG2", "AB4", "CG5", "CB4"]
    assert board.support == 55

    played = turn("auc", (1, 3, 2, 6, 4, 5, 3, 6, 2), card="national_coordination_center", **BOARD_14)

    assert played.notes("np-decision")[0]["reason"] == 3
    assert played.boxes == [("rally", 0), ("march", 0), ("terror", 1)]
    assert played.spaces("santander", "huila", "putumayo") == {
        "santander": "T5 P2 GB1 FU1 AU2 AA1, level 1, terror 1",
        "huila": "FU4 AA1 CA1 CB1, terror 2",
        "putumayo": "P1 FU2 AA1 CA1 CB2, terror 2",
    }
    assert played.resources == [16, 24, 6, 20]
    assert (played.s.aid, played.s.support) == (8, 53)
    assert played.s.first == OP_AND_ACTIVITY


@rule("AA-8.1.1", "AA-8.5.1", ruling="AA-R40")
def test_cartels_that_cannot_march_rally_instead():
    """P15a: every Guerrilla is the only one at its Base, so they hide; nothing to Cultivate."""
    played = turn("cartels", (1, 3, 1, 1, 1, 1, 3, 3, 5), card="limpieza", **BOARD_15)

    assert played.boxes == [("rally", 0), ("march", 1)]
    assert played.notes("np-not-possible") == [{"who": "cartels", "verb": "march"}]
    assert played.spaces("medellin", "cali", "meta_east", "putumayo") == {
        "medellin": "T4 P1 CU1 CB2, level 1, terror 1",
        "cali": "T2 P2 CU1 CB1, level 1, terror 1",
        "meta_east": "P1 FU4 FA1 FB1 CU1 CB1, level -1, terror 1",
        "putumayo": "P1 FU2 AA1 CA1 CB2, terror 2",
    }
    assert played.resources[CARTELS] == 17
    assert played.s.first == OP_ONLY


@rule("AA-8.7.3", "AA-8.1.2", "AA-4.3.2")
def test_the_farc_attacks_where_it_is_strong_and_ambushes_in_one_more_space():
    """P16a: in Chocó the roll of 6 fails; Underground AUC Guerrillas go before Active ones."""
    assert available(state(**BOARD_16)).split()[3:] == ["FG4", "FB0", "AG2", "AB4", "CG5", "CB6"]

    played = turn("farc", (2, 3, 3, 6, 2, 2, 4), card="oil_spill", **BOARD_16)

    assert played.boxes == [("rally", 0), ("march", 0), ("attack", 1)]
    assert played.chosen("ambush") == ["santander"]
    assert played.spaces("choco", "meta_west", "meta_east", "guaviare", "santander") == {
        "choco": "P3 FA3 FB1, level 2",
        "meta_west": "FA4 FB1 CA1 CB1, level -1, terror 1",
        "meta_east": "FA5 FB1 CB1, level -1, terror 1",
        "guaviare": "P2 FA4 FB1, level 2",
        "santander": "T5 P2 GB1 FU1 FA1 AA1, level 1, terror 1",
    }
    assert played.resources[FARC] == 19


@rule("AA-8.5.1", "AA-4.5.1")
def test_the_cartels_hide_gather_and_cultivate_a_second_base():
    """P17a: Atlántico is the only Department where a Base can be Cultivated then."""
    assert available(state(**BOARD_17)) == "T6 P4 GB2 FG3 FB0 AG7 AB4 CG6 CB6"

    played = turn("cartels", card="deserters_and_defectors", **BOARD_17)

    assert played.ranks("rally") == {"putumayo": 2, "meta_east": 3, "atlantico": 4}
    assert played.spaces("putumayo", "meta_east", "atlantico") == {
        "putumayo": "P1 FU2 AA1 CU1 CB2, terror 2",
        "meta_east": "FA5 FB1 CU2 CB1, level -1, terror 1",
        "atlantico": "AU1 CU2 CA1 CB2, level 1, terror 1",
    }
    assert played.resources[CARTELS] == 14
    assert played.activity == "cultivate"


@rule("AA-8.1", "AA-8.4.4", "AA-card-70", "AA-3.3.4", ruling="AA-R77")
def test_the_farc_second_eligible_makes_terror_in_every_forest_with_active_guerrillas_first():
    """P18b."""
    board = {
        **BOARD_17,
        "resources": "govt 13, farc 19, auc 4, cartels 14",
        "guaviare": "P2 FA2 FB1 AU1 CU2, level 2",
        "putumayo": "P1 FU2 AA1 CU1 CB2, level 0, terror 2",
    }

    played = turn("farc", card="ayahuasca_tourism", slot="1 operation_and_activity", executed="auc", **board)

    assert played.spaces("choco", "narino", "putumayo", "meta_west", "guaviare") == {
        "choco": "P3 FA3 FB1, level 1, terror 1",
        "narino": "P3 FA1, level 1, terror 1",
        "putumayo": "P1 FU1 FA1 AA1 CU1 CB2, level -1, terror 3",
        "meta_west": "FA4 FB1 CA1 CB1, level -2, terror 2",
        "guaviare": "P2 FA2 FB1 AU1 CU2, level 1, terror 1",
    }
    assert played.resources[FARC] == 34
    assert played.resources[AUC] == 4
