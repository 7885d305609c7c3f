"""The Non-player FARC (AA-8.7): each box of the chart, its priorities and its Special Activity."""

from __future__ import annotations

import pytest

from tablero.games.andean_abyss import agenda
from tablero.games.andean_abyss.board import FARC, space
from tablero.games.andean_abyss.nonplayer.farc import kidnap_rank
from tablero.testing import rule
from tests.andean_abyss.nonplayer_table import LUCK, run, state, turn

CARD = "plan_colombia"
NO_RALLY = "FG8 FB0"


def operate(dice=(), answers=(), **given):
    given.setdefault("resources", "govt 5, farc 9, auc 9, cartels 9")
    given.setdefault("available", NO_RALLY)
    return turn("farc", dice, answers, card=CARD, **given)


# -- the chart ---------------------------------------------------------------------------------------------------


@rule("AA-8.7", "AA-8.7.1")
def test_nine_available_guerrillas_or_a_base_to_build_mean_rally():
    assert operate(LUCK, available="FG9 FB0").boxes == [("rally", 1)]
    assert operate(LUCK, available="FG8 FB1", cali="FU2").boxes == [("rally", 1)]
    assert operate(LUCK, available="FG8 FB1", cali="FU2, level 1").boxes[0] == ("rally", 0), "not in Support"
    assert operate(LUCK, available="FG8 FB1", cali="FU2 CB2").boxes[0] == ("rally", 0), "no room"
    assert operate(LUCK, available="FG8 FB1", cali="FU2", shipments="farc cali").boxes[0] == ("rally", 0)


@rule("AA-8.7", "AA-8.7.2", ruling="AA-R57")
@pytest.mark.parametrize(
    ("board", "taken"),
    [
        ({"huila": "FU3 FB2"}, 1),
        ({"cali": "FU1, level 1"}, 0),
        ({"cali": "FA1, level 2"}, 1),
        ({"cali": "FA2 FB1, level 2"}, 0),
        ({"loc_cali_pasto": "FU1"}, 0),
        ({"loc_cali_pasto": "FA2"}, 1),
        ({"loc_cali_pasto": "FA3"}, 0),
    ],
)
def test_no_farc_strength_on_locs_or_in_support_means_march(board, taken):
    assert operate(LUCK, **board).boxes[1] == ("march", taken)


@rule("AA-8.7", "AA-8.7.3", "AA-8.7.4")
@pytest.mark.parametrize(("farc", "op"), [(6, "attack"), (5, "terror"), (4, "terror")])
def test_more_resources_than_the_government_mean_attack_otherwise_terror(farc, op):
    played = operate(LUCK, cali="FU3 P1, level 2", resources=f"govt 5, farc {farc}")

    assert played.operated == op
    assert played.notes("np-box")[2]["n"] == farc
    assert played.notes("np-box")[2]["needed"] == 5


# -- Rally, Extort -----------------------------------------------------------------------------------------------


@rule("AA-8.7.1", "AA-8.1.2")
def test_rally_is_in_all_spaces_of_the_list():
    """Dice 1-1-1 point to Cali, which has Support; next is Ibagué."""
    played = operate(
        (1, 1, 1), available="FG9 FB1", cali="level 1", huila="FU1 FA2 FB1", choco="FA1 FB1 P1", narino="FB2",
        putumayo="FB1 FA1, level -2", resources="farc 9",
    )  # fmt: skip

    assert played.ranks("rally") == {"huila": 1, "choco": 2, "narino": 3, "putumayo": 3, "ibague": 4}
    assert played.spaces("huila", "choco", "narino", "putumayo", "ibague") == {
        "huila": "FU1 FB2",
        "choco": "P1 FU1 FB1",
        "narino": "FU2 FA1 FB2",
        "putumayo": "FU1 FA2 FB1, level -2",
        "ibague": "FU1",
    }
    assert played.resources[FARC] == 9 - 5 + 2


@rule("AA-8.7.1", "AA-8.1")
def test_rally_ends_when_the_resources_are_out():
    """Two Resources for three Bases: dice choose Nariño, then Chocó."""
    played = operate(
        (5, 6, 4, 6, 6, 6), available="FG9 FB0", choco="FB1", narino="FB1", huila="FB1", resources="farc 2"
    )

    assert played.chosen("rally") == ["narino", "choco"]
    assert played.notes("np-resources-out") == [{"who": "farc"}]
    assert played.activity == "extort"
    assert played.resources[FARC] == 2


@rule("AA-8.7.1", "AA-1.4.2")
def test_ecuador_keeps_its_limit_of_two():
    played = operate(LUCK, available="FG9 FB0", options="ecuador", ecuador="FB1", resources="farc 1")

    assert played.at("ecuador") == "FU1 FB1"


@rule("AA-8.7.1", "AA-4.3.1", ruling="AA-R66")
def test_extort_needs_two_underground_except_on_one_poor_loc():
    played = operate(
        LUCK, available="FG9 FB0", cali="FU2 FA1 P2", pasto="FU1 FA1", neiva="FU2 P2", loc_bogota_neiva="FU2 P1",
        loc_cali_pasto="FU1", loc_neiva_pasto="FA1", loc_cucuta_arauca="FU1", resources="farc 1",
    )  # fmt: skip

    extorted = [note["place"] for note in played.notes("extorted")]
    assert extorted[:2] == ["cali", "loc_bogota_neiva"]
    assert extorted[-1] == "loc_cali_pasto"
    assert not {"pasto", "neiva", "loc_cucuta_arauca"} & set(extorted)


# -- Attack, Ambush ----------------------------------------------------------------------------------------------


@rule("AA-8.7.3", "AA-8.1.2")
def test_attack_strikes_a_shipment_then_auc_then_government_then_cartels():
    board = {"cali": "FA6 CU2 AU1 P1", "neiva": "FA6 AU1 AB1 P1", "pasto": "FA6 P1 GB1 CU1", "ibague": "FA6 CA1 CB1"}
    played = operate(
        (2, 2, 2, 2), shipments="cartels cali", loc_cali_pasto="FA3", resources="govt 1, farc 9", available="FG0 FB0",
        **board,
    )  # fmt: skip

    assert played.spaces(*board) == {
        "cali": "P1 FA6 AU1",
        "neiva": "P1 FA6",
        "pasto": "FA6 CU1",
        "ibague": "FA6",
    }
    assert played.s.holder[0] == FARC
    assert played.resources[FARC] == 5
    assert played.notes("np-no-activity") == [{"who": "farc", "verb": "attack"}]


@rule("AA-8.7.3")
def test_one_more_space_offers_the_best_target_to_the_ambush():
    played = operate(
        resources="govt 1, farc 9", cali="FU1 P1, level 2", pasto="FU2 AA1", neiva="FU1 CU1", loc_cali_pasto="FU1 AU1"
    )

    assert played.chosen("attack") == ["pasto"]
    assert played.chosen("ambush") == ["pasto"]
    assert played.at("pasto") == "FU2 FA1"
    assert played.resources[FARC] == 8


@rule("AA-8.7.3")
def test_the_ambush_is_on_a_loc_only_if_there_is_no_city_or_department():
    played = operate(resources="govt 1, farc 9", loc_cali_pasto="FU1 P1")

    assert played.chosen("ambush") == ["loc_cali_pasto"]
    assert played.at("loc_cali_pasto") == "FU1 FA1"


@rule("AA-8.7.3")
def test_the_ambush_may_be_in_a_space_with_three_guerrillas():
    played = operate((6,), resources="govt 1, farc 9", cali="FU1 FA3 P1, level 2", pasto="FU1 FA2 P1")

    assert played.chosen("attack") == ["cali", "pasto"]
    assert played.chosen("ambush") == ["pasto"]
    assert played.spaces("cali", "pasto") == {"cali": "P1 FA4, level 2", "pasto": "FU1 FA3"}


@rule("AA-8.1.1", "AA-8.7.3")
def test_without_enemy_the_attack_becomes_a_march_or_a_rally():
    played = operate(LUCK, resources="govt 1, farc 9", loc_cali_pasto="FU1", huila="FU2, level -2")
    assert [note["verb"] for note in played.notes("np-not-possible")] == ["attack"]
    assert played.operated == "march"

    played = operate(LUCK, resources="govt 1, farc 9", loc_cali_pasto="FU1")
    assert [note["verb"] for note in played.notes("np-not-possible")] == ["attack", "march"]
    assert played.operated == "rally"


# -- Terror, Kidnap ----------------------------------------------------------------------------------------------

RICH = "govt 20, farc 9, auc 9, cartels 9"


@rule("AA-8.7.4", "AA-3.3.4", "AA-4.3.3")
def test_terror_sabotages_all_locs_then_prepares_three_kidnaps_then_all_others():
    """The Kidnap rolls are 4, 2 and 3; Cali's Police is too strong for one."""
    played = operate(
        (4, 2, 3), resources=RICH, loc_cali_pasto="FU1", loc_neiva_pasto="FU1, sabotaged", pasto="FU1",
        putumayo="FU1 CB1, level -2", cali="FU1 P1, level 2", huila="FU1", narino="FU1, level -2", vichada="FU1",
    )  # fmt: skip

    assert played.ranks("terror") == {"loc_cali_pasto": 1, "pasto": 2, "putumayo": 2, "cali": 3, "huila": 3}
    assert played.ranks("kidnap") == {"loc_cali_pasto": 1, "pasto": 2, "putumayo": 3}
    assert played.resources == [20 - 4 - 2, 9 - 4 + 4 + 2 + 3, 9, 9 - 3]
    assert played.spaces("loc_cali_pasto", "pasto", "cali", "huila") == {
        "loc_cali_pasto": "FA1, sabotaged",
        "pasto": "FA1, level -1, terror 1",
        "cali": "P1 FA1, level 1, terror 1",
        "huila": "FA1, level -1, terror 1",
    }


@rule("AA-8.7.4")
def test_three_locs_leave_no_need_for_further_kidnap_spaces():
    """Medellín, at Active Opposition, would only be worth a Kidnap."""
    locs = {"loc_cali_pasto": "FU1", "loc_ibague_cali": "FU1", "loc_neiva_pasto": "FU1"}
    played = operate((1, 1, 1), resources=RICH, medellin="FU1, level -2", **locs)

    assert played.chosen("terror") == ["loc_ibague_cali", "loc_cali_pasto", "loc_neiva_pasto"]
    assert played.resources[FARC] == 12


@rule("AA-8.7.4", "AA-4.3.3", ruling="AA-R24")
def test_kidnap_skips_who_has_nothing():
    """Neither the Government nor the Cartels can pay; the Shipment is worth it."""
    board = {"pasto": "FU1, level 1", "putumayo": "FU1 CB1 CU1, level -2", "huila": "FU1 CB1"}
    s = state(resources="govt 9, farc 9", shipments="cartels putumayo", available=NO_RALLY, card=CARD, **board)
    s.resources = [0, 9, 0, 0]

    assert [kidnap_rank(s, space(id)) for id in board] == [0, 3, 0]


@rule("AA-8.7.4", "AA-4.3.3")
def test_a_shipment_is_kidnapped_without_a_roll():
    board = {"putumayo": "FU1 CB1 CU1, level -2", "cali": "FU1 P1, level 2"}
    played = operate(resources="govt 9, farc 9, cartels 0", shipments="cartels putumayo", **board)

    assert played.chosen("kidnap") == ["putumayo"]
    assert played.s.holder[0] == FARC


@rule("AA-8.1.2a", "AA-8.7.4", "AA-4.3.3", "AA-8.1.2")
def test_a_six_lets_the_auc_place_a_base_if_it_can():
    played = operate((6,), resources="govt 20, farc 9", pasto="FU1, level 2")
    assert played.at("pasto") == "FA1 AB1, level 1, terror 1"

    played = operate((6,), resources="govt 20, farc 9", pasto="FU1 CB2, level 2")
    assert played.at("pasto") == "FA1 AU1 CB2, level 1, terror 1"


@rule("AA-4.3.3", "AA-8.7.4", ruling="AA-R25")
def test_a_player_of_the_auc_chooses_what_comes():
    """Three players, but here the FARC is the Non-player."""
    s = state((6,), players=3, resources="govt 20, farc 9", pasto="FU1, level 2", available=NO_RALLY, card=CARD)
    s.seat_of = [0, -1, 1, 2]

    played = run(s, [agenda.NON_PLAYER, FARC], answers=("auc_underground",))

    assert [(ask.kind, ask.seat) for ask in played.asked] == [("auc-answer", 1)]
    assert played.at("pasto") == "FA1 AU1, level 1, terror 1"


@rule("AA-8.7.4")
def test_nobody_to_kidnap_no_special_activity():
    played = operate(resources="govt 9, farc 9", cali="FU1 P1, level 2")

    assert played.notes("np-no-activity") == [{"who": "farc", "verb": "terror"}]
    assert played.resources[:1] == [9]


@rule("AA-8.1.1", "AA-8.7.4")
def test_terror_without_underground_guerrillas_becomes_an_attack():
    played = operate((6,), resources="govt 9, farc 9", loc_cali_pasto="FA3 P1")

    assert [note["verb"] for note in played.notes("np-not-possible")] == ["terror"]
    assert played.operated == "attack"
