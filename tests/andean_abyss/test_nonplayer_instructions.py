"""What single cards tell Non-players about their choices (AA-8.4.4), and who decides (AA-8.4)."""

from __future__ import annotations

import pytest

from tablero.games.andean_abyss import agenda
from tablero.games.andean_abyss.board import AUC, CARTELS, FARC, GOVT
from tablero.testing import rule
from tests.andean_abyss.nonplayer_table import LUCK, event, run, state, turn

# -- cards of the FARC -------------------------------------------------------------------------------------------


@rule("AA-card-19", "AA-8.4.4")
def test_general_offensive_attacks_in_crowds_and_else_makes_terror():
    played = event("farc", "general_offensive", (6,), cali="FU1 FA2 P1", pasto="FU1 P1, level 1", neiva="FA1")

    assert played.spaces("cali", "pasto", "neiva") == {
        "cali": "P1 FA3",
        "pasto": "P1 FA1, terror 1",
        "neiva": "FA1",
    }


@rule("AA-card-19", "AA-8.4.4")
def test_the_cartels_rather_make_terror_in_a_general_offensive():
    played = event("cartels", "general_offensive", (6,), cali="CU3 P1", pasto="CA1 P1")

    assert played.spaces("cali", "pasto") == {"cali": "P1 CU2 CA1, terror 1", "pasto": "P1 CA1"}


@rule("AA-card-20", "AA-8.7.2", "AA-8.4.4")
def test_mono_jojoy_marches_free_and_hides_three_from_cubes_first():
    """Nobody can pay, nobody needs to; then those at the Base with cubes hide first."""
    played = event(
        "farc", "mono_jojoy", resources="farc 0", putumayo="FU1, level -2", loc_neiva_pasto="CU1", neiva="level -1",
        meta_west="level -1", guaviare="level -1", huila="FA1 FB1 T1, level -1", cali="FA1 T1", choco="FA3",
        available="FG0 FB0",
    )  # fmt: skip

    assert played.at("pasto") == "FU1"
    assert played.spaces("huila", "cali", "choco") == {
        "huila": "T1 FU1 FB1, level -1",
        "cali": "T1 FU1",
        "choco": "FU1 FA2",
    }
    assert played.s.op == 0


@rule("AA-card-20", "AA-8.4")
def test_mono_jojoy_asks_a_player_of_the_farc():
    played = event("auc", "mono_jojoy", answers=("cali", "done"), players=2, huila="FA1", options="no_negotiation")

    assert {ask.seat for ask in played.asked} == {1}
    assert played.at("cali") == "FA1"


@rule("AA-card-21", "AA-8.4.4")
def test_raul_reyes_builds_where_guerrillas_are_in_support():
    played = event("farc", "raul_reyes", cali="FU1, level 1", huila="FU2", pasto="level 2")

    assert played.at("cali") == "FU1 FB1, level 1"
    assert played.resources[FARC] == 6


@rule("AA-card-24", "AA-8.4.3", "AA-8.4.4")
def test_operacion_jaque_takes_two_troops_and_the_largest_city():
    played = event("farc", "operacion_jaque", huila="T1 FU1", choco="T3 FB1", bogota="level 1", cali="level 2")

    assert played.spaces("huila", "choco", "bogota", "cali") == {
        "huila": "T1 FU1",
        "choco": "T1 FB1",
        "bogota": "empty",
        "cali": "empty, level 2",
    }


@rule("AA-card-29", "AA-8.4.4")
def test_in_the_kill_zone_a_non_player_ambushes_where_fewest_of_its_own_are():
    """Two Ambushes in Pasto: FARC pieces first, then Police; nobody is Activated."""
    played = event("auc", "kill_zone", cali="AU2 FU1", pasto="AA1 FU1 FB1 P3", neiva="AU1 CU1")

    assert played.at("pasto") == "P1 AU2 AA1"


@rule("AA-card-29", "AA-8.4.4")
def test_the_cartels_name_by_chance_who_ambushes():
    played = event("cartels", "kill_zone", (2,), cali="AU1 FU1", pasto="CU1")

    assert played.notes("equal-chance-faction") == [{"who": "auc", "n": 2}]
    assert played.at("cali") == "AU2"


# -- cards of the AUC --------------------------------------------------------------------------------------------


@rule("AA-card-37", "AA-8.6.2", "AA-8.6.3", "AA-8.4.4")
def test_former_military_marches_free_and_ambushes_where_it_led():
    played = event("auc", "former_military", resources="auc 0", choco="AU2", huila="FB1 FU1 P1", available="AG3 AB0")

    assert played.at("huila") == "P1 AU2 AA1"
    assert played.at("choco") == "empty"
    assert played.activity == ""


@rule("AA-card-46", "AA-8.4.4")
@pytest.mark.parametrize(
    ("faction", "board", "result"),
    [
        ("farc", {"cali": "FU2 P1 T2 CB1", "narino": "FU1, level -2"}, "T1 FU2 CB1, level -1, terror 2"),
        ("auc", {"cali": "AU1 FB1 FU1 P1", "pasto": "AU1 P1"}, "P1 AA1, level 1, terror 2"),
        ("cartels", {"cali": "CA1 P1 GB1 FU1, level 2", "pasto": "CU1"}, "FU1 CA1, level -1, terror 2"),
    ],
)
def test_limpieza_follows_the_terror_box_and_the_order_of_removal(faction, board, result):
    played = event(faction, "limpieza", resources="govt 5", **board)

    assert played.at("cali").replace("FU1 FA1", "FU2") == result


@rule("AA-card-47", "AA-8.4.4")
def test_the_raid_on_cucuta_hides_guerrillas_at_farc_bases_first():
    played = event("auc", "pinto_and_del_rosario", LUCK, cucuta="level 1", huila="AA1 FB1", cali="AA1 FB1", aid=9)

    assert played.spaces("cucuta", "huila", "cali") == {
        "cucuta": "AU1 AA1, terror 1",
        "huila": "FB1 AU1",
        "cali": "FB1 AU1",
    }
    assert played.s.aid == 6


@rule("AA-card-50", "AA-8.4.4")
@pytest.mark.parametrize(("faction", "result"), [("auc", "AU3"), ("farc", "AU1 P2")])
def test_carabineros_desert_to_the_auc_or_just_leave(faction, result):
    board = {"cali": "P2 AU1", "pasto": "P1 FU1", "neiva": "P1 FA1", "huila": "P4"}
    played = event(faction, "carabineros", LUCK, **board)

    assert sorted(played.at("cali").split()) == sorted(result.split())
    assert (played.at("pasto") == "FU1") == (faction == "farc")
    assert played.at("huila") == "P4"


@rule("AA-card-53", "AA-8.4.4")
def test_criminal_air_force_brings_two_to_a_lonely_base():
    played = event("auc", "criminal_air_force", huila="AU1 AA2 AB1", choco="AB1", narino="AU1 AB1", cali="AU5")

    assert played.spaces("huila", "choco", "narino") == {"huila": "AU1 AB1", "choco": "AU2 AB1", "narino": "AU1 AB1"}


@rule("AA-card-53", "AA-8.4.4")
def test_criminal_air_force_leaves_one_with_an_own_base():
    played = event("auc", "criminal_air_force", huila="AA2 AB1", choco="AB1")

    assert played.spaces("huila", "choco") == {"huila": "AA1 AB1", "choco": "AU1 AB1"}


@rule("AA-card-54", "AA-8.4.4", "AA-8.1.2")
def test_deserters_become_own_guerrillas_underground_ones_first():
    played = event("auc", "deserters_and_defectors", cali="AU1 FA1 CU1", pasto="FU2")
    assert played.spaces("cali", "pasto") == {"cali": "AU3", "pasto": "FU2"}

    played = event("auc", "deserters_and_defectors", cali="AU1 FA1 CU1", available="AG0")
    assert played.at("cali") == "AU1"


# -- cards of the Cartels ----------------------------------------------------------------------------------------


@rule("AA-card-57", "AA-8.4.4", "AA-8.1.2")
def test_op_millennium_takes_police_in_cities_before_departments():
    played = event("farc", "op_millennium", LUCK, huila="P3", cali="P2", pasto="P1 CB2", loc_cali_pasto="P1")

    assert played.spaces("huila", "cali", "pasto") == {"huila": "P3", "cali": "P1 CB1", "pasto": "CU1 CB2"}


@rule("AA-card-58", "AA-8.4.4")
def test_general_serrano_sends_police_away_from_cartels_pieces():
    played = event("cartels", "general_serrano", LUCK, cali="P3 CB1", pasto="P2 CU1", huila="P5")

    assert sum(int(played.at(id)[1]) for id in ("cali", "pasto") if played.at(id).startswith("P")) == 1
    moved = played.notes("moved")
    assert moved[0]["place"] == "cali"
    assert len(moved) == 4
    assert not {note["target"] for note in moved} & {"cali", "pasto"}


@rule("AA-card-59", "AA-8.4.4")
def test_salcedo_hides_all_and_moves_strays_to_lonely_bases():
    """From Vichada, then one of the two in Cali; a third could only come from where one is alone."""
    board = {"vichada": "CA1", "cali": "CA2 CB1", "pasto": "CB1", "neiva": "CB1", "huila": "CA1 CB1"}
    played = event("cartels", "salcedo", LUCK, **board)

    assert played.at("vichada") == "empty"
    assert {played.at(id) for id in ("cali", "pasto", "neiva", "huila")} == {"CU1 CB1"}


@rule("AA-card-60", "AA-8.5.3", "AA-8.4.4")
def test_the_chess_player_builds_in_cities_and_bribes_the_government():
    played = event("cartels", "the_chess_player", LUCK, huila="CU1 P1 T1 FB1", choco="CU1 FB1")

    assert played.at("huila") == "FB1 CU1"
    assert played.at("choco") == "FB1 CU1"
    assert sum(played.at(id) == "CB1" for id in ("cali", "bogota", "medellin", "ibague", "pasto")) <= 2
    assert played.s.available[3 * CARTELS + 2] == 13


@rule("AA-card-65", "AA-8.4.4")
def test_poppies_bring_an_own_base_and_a_shipment():
    played = event("auc", "poppies", huila="AU1", antioquia="FB2 FU1", shipments="farc antioquia")

    assert played.at("huila") == "AU1 AB1"
    assert played.s.holder.count(AUC) == 1


@rule("AA-card-65", "AA-8.4.4")
def test_poppies_else_take_an_enemys_base_and_shipment():
    board = {"available": "AB0", "cesar": "AU1 AB1", "huila": "FB1 CB1 FU1", "shipments": "farc huila, farc huila, "
             "farc huila, farc huila"}  # fmt: skip
    played = event("auc", "poppies", **board)

    assert played.at("huila") == "FU1 CB1"
    assert played.s.holder.count(FARC) == 3
    assert played.at("cesar") == "AU1 AB1", "not its own"


@rule("AA-card-65", "AA-8.4.4")
def test_poppies_of_the_first_edition_bring_one_of_the_two():
    full = dict.fromkeys(("cesar", "antioquia", "santander"), "CB2")
    played = event("auc", "poppies", options="first_edition", huila="AU1", **full)

    assert played.at("huila") == "AU1 AB1"
    assert AUC not in played.s.holder


@rule("AA-card-70", "AA-8.4.4")
def test_ayahuasca_tourism_uses_active_guerrillas_before_underground_ones():
    played = event("auc", "ayahuasca_tourism", choco="AU1 AA1, level 1", narino="AU1", huila="AU1", aid=9)

    assert played.spaces("choco", "narino", "huila") == {
        "choco": "AU1 AA1, terror 1",
        "narino": "AA1, terror 1",
        "huila": "AU1",
    }
    assert (played.resources[AUC], played.s.aid) == (6, 4)


@rule("AA-card-72", "AA-8.4.2", "AA-8.4.4")
def test_sicarios_guard_every_base_and_the_rest_goes_to_one():
    played = event("cartels", "sicarios", (5, 5, 1, 5, 5, 1), cali="CB1", pasto="CB2", neiva="CU1 CB1", available="CG5")

    assert played.spaces("cali", "pasto", "neiva") == {"cali": "CU1 CB1", "pasto": "CU4 CB2", "neiva": "CU1 CB1"}


# -- who decides -------------------------------------------------------------------------------------------------


@rule("AA-8.4", "AA-card-30")
def test_the_government_player_places_the_zone_of_a_non_players_event():
    played = turn("farc", answers=("choco",), card="peace_commission", choco="FU1", narino="FU1", available="FB0")

    assert [(ask.kind, ask.seat) for ask in played.asked] == [("new-zone", GOVT)]


@rule("AA-8.4", "AA-card-26")
def test_a_players_event_makes_non_player_cartels_attack_the_farc_only():
    """Unshaded Gramaje, executed by the Government: the roll of 1 succeeds and brings a Guerrilla."""
    s = state((1,), card="gramaje", cali="CU2 FU1 FB1 P1")

    played = run(s, [agenda.EVENT, 26, 1, GOVT])

    assert played.at("cali") == "P1 CU1 CA2"
