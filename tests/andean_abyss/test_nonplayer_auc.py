"""The Non-player AUC (AA-8.6): each box of the chart, its priorities and its Special Activity."""

from __future__ import annotations

import pytest

from tablero.games.andean_abyss.board import AUC
from tablero.testing import rule
from tests.andean_abyss.nonplayer_table import LUCK, turn

CARD = "plan_colombia"


def operate(dice=(), **given):
    given.setdefault("resources", "govt 20, farc 9, auc 9, cartels 9")
    given.setdefault("available", "AG5 AB6")
    return turn("auc", dice, card=CARD, **given)


# -- the chart ---------------------------------------------------------------------------------------------------


@rule("AA-8.6", "AA-8.6.1")
def test_six_available_guerrillas_or_a_base_to_build_mean_rally():
    assert operate(LUCK, available="AG6 AB6").boxes == [("rally", 1)]
    assert operate(LUCK, cali="AU2").boxes == [("rally", 1)]
    assert operate(LUCK, cali="AU2, level -1").boxes[0] == ("rally", 0), "not in Opposition"
    assert operate(LUCK, cali="AU2", available="AG5 AB0").boxes[0] == ("rally", 0), "no Base left"
    assert operate(LUCK, cali="AU2", shipments="auc cali").boxes[0] == ("rally", 0), "one carries a Shipment"


@rule("AA-8.6", "AA-8.6.2")
@pytest.mark.parametrize(
    ("board", "taken"),
    [
        ({"huila": "FB1", "choco": "FB1", "cali": "FB1 AU1"}, 1),
        ({"huila": "FB1", "cali": "FB1 AU1"}, 0),
        ({"huila": "FU1", "cali": "FU2"}, 0),
    ],
)
def test_auc_guerrillas_in_fewer_than_half_of_the_farc_base_spaces_mean_march(board, taken):
    """Without FARC Bases there is no half to fall short of."""
    played = operate(LUCK, ibague="AU1", **board)

    assert played.boxes[1] == ("march", taken)


@rule("AA-8.6", "AA-8.6.3", "AA-8.6.4", ruling=("AA-R55", "AA-R56"))
def test_an_underground_guerrilla_at_a_farc_base_means_terror_otherwise_attack():
    assert operate(LUCK, cali="FB1 AU1").boxes[2:] == [("terror", 1)]
    assert operate(LUCK, cali="FB1 AA3", available="AG5 AB0").boxes[2:] == [("terror", 0), ("attack", 1)]


# -- Rally, Extort -----------------------------------------------------------------------------------------------


@rule("AA-8.6.1", "AA-8.1.2", ruling="AA-R83")
def test_rally_builds_then_hides_then_places_at_farc_bases_three_spaces_in_all():
    played = operate(
        available="AG6 AB6", cali="AU1 AA1", medellin="AA2 AB2 P1", huila="FB1 AB1", choco="FB1, level -1", pasto="AB1"
    )

    assert played.ranks("rally") == {"cali": 1, "medellin": 2, "huila": 3}
    assert played.spaces("cali", "medellin", "huila") == {
        "cali": "AB1",
        "medellin": "P1 AU1 AA1 AB2",
        "huila": "FB1 AU2 AA1 AB1",
    }
    assert played.activity == "extort"
    assert played.resources[AUC] == 9 - 3 + 2


@rule("AA-8.6.1")
def test_rally_places_at_its_own_bases_before_any_other_space():
    """Dice 6-5-1 point to Pasto."""
    played = operate((6, 5, 1), available="AG10 AB0", cali="AB1", medellin="AB2 P9")

    assert played.ranks("rally") == {"cali": 4, "medellin": 4, "pasto": 5}
    assert played.spaces("cali", "medellin", "pasto") == {
        "cali": "AU3 AA1 AB1",
        "medellin": "P9 AU5 AB2",
        "pasto": "AA1",
    }


@rule("AA-8.6.1", "AA-4.3.1")
def test_extort_is_everywhere_also_on_locs():
    played = operate(
        LUCK, available="AG6 AB0", cali="AU1", loc_cali_pasto="AU1", pasto="AU1 P1", neiva="AA1", resources="auc 1"
    )

    extorted = [note["place"] for note in played.notes("extorted")]
    assert extorted[-1] == "loc_cali_pasto"
    assert "cali" in extorted
    assert not {"pasto", "neiva"} & set(extorted) - set(played.chosen("rally"))


@rule("AA-8.6.1")
def test_no_extort_no_special_activity():
    played = operate(available="AG6 AB0", cali="AB1 T9", resources="auc 1")

    assert played.notes("np-no-activity") == [{"who": "auc", "verb": "rally"}]
    assert played.notes("np-turn") == [{"who": "auc", "verb": "rally", "n": 1}]


# -- March -------------------------------------------------------------------------------------------------------


@rule("AA-8.6.2", "AA-8.1.2")
def test_march_leads_to_a_farc_base_where_somebody_stays_underground():
    """Huila has a FARC Base and is quiet; in Cali too many would notice; in Nariño is only a Guerrilla. Then Extort."""
    played = operate(
        available="AG5 AB0", choco="AU2 AA1, level -1", huila="FB1 FU1", cali="FB1 T3, level 2", narino="FU1",
        ibague="AU1 FU1",
    )  # fmt: skip

    assert played.chosen("march") == ["huila"]
    assert played.spaces("huila", "choco", "ibague") == {
        "huila": "FU1 FB1 AU1 AA2",
        "choco": "empty, level -1",
        "ibague": "FU1 AU1",
    }
    assert played.resources[AUC] == 8 + 1


@rule("AA-8.6.2")
def test_without_a_farc_base_in_reach_the_march_leads_to_farc_pieces():
    played = operate(available="AG5 AB0", choco="AU1", vichada="FB2", narino="FU1, level -2")

    assert played.chosen("march") == ["narino"]
    assert played.at("narino") == "FU1 AU1, level -2"


@rule("AA-8.6.2", "AA-8.1.2")
def test_one_stays_with_an_auc_base_or_a_farc_piece_and_farc_guerrillas_notice():
    """In Huila, at Opposition, three FARC Guerrillas see everybody: all go, Active ones first, and are noticed.

    The one who stays in Chocó Extorts.
    """
    played = operate(available="AG5 AB0", choco="AU2 AB1", cali="AU1 AA1 FA1", huila="FU3 FB1, level -1", vichada="FB1")

    assert played.chosen("march") == ["huila"]
    assert played.spaces("huila", "choco", "cali") == {
        "huila": "FU3 FB1 AA2, level -1",
        "choco": "AA1 AB1",
        "cali": "FA1 AU1",
    }


@rule("AA-8.1.1", "AA-8.6.2")
def test_a_march_without_destination_becomes_a_rally():
    """The only AUC Guerrilla stays with a FARC piece."""
    played = operate(LUCK, cali="AU1 FA1", vichada="FB2")

    assert [note["verb"] for note in played.notes("np-not-possible")] == ["march"]
    assert played.operated == "rally"


# -- Attack, Ambush ----------------------------------------------------------------------------------------------


@rule("AA-8.6.3", "AA-3.3.3")
def test_attack_goes_to_three_spaces_with_most_guerrillas_and_needs_a_target():
    """Dice: Ambush in Pasto, where the fewest are; rolls 6 and 2 in Cali and Neiva."""
    played = operate(
        (6, 2),
        cali="AA4 P3",
        neiva="AU1 AA1 FU1",
        pasto="AU1 T1",
        medellin="AU5 CB1",
        ibague="AA2 P1",
        available="AG5 AB0",
    )

    assert played.chosen("attack") == ["cali", "neiva", "pasto"]
    assert played.chosen("ambush") == ["pasto"]
    assert played.spaces("cali", "neiva", "pasto", "medellin", "ibague") == {
        "cali": "P3 AA4",
        "neiva": "AA2",
        "pasto": "AU1 AA1",
        "medellin": "AU5 CB1",
        "ibague": "P1 AA2",
    }
    assert played.resources[AUC] == 6


@rule("AA-8.6.3", "AA-8.1.2", "AA-4.5.3")
def test_attack_takes_a_shipment_first_then_farc_then_government():
    played = operate(
        (1,), cali="AA3 CU1 CB1 P1 FU1 FB1", shipments="cartels cali", available="AG0 AB0", resources="auc 1"
    )

    assert played.at("cali") == "P1 FB1 AA3 CB1"
    assert played.s.holder[0] == AUC


@rule("AA-8.6.3", "AA-1.4.1")
def test_cartels_without_a_shipment_that_could_be_taken_are_no_target():
    """Three Guerrillas would shield the Shipment from the two hits."""
    played = operate(LUCK, cali="AU3 CU3", shipments="cartels cali", available="AG5 AB0")
    assert [note["verb"] for note in played.notes("np-not-possible")] == ["attack", "march"]

    played = operate((3,), cali="AA3 CU1 CB1", shipments="cartels cali", available="AG5 AB0", resources="auc 1")
    assert played.at("cali") == "AA3", "a faction once targeted loses as much as it can"


@rule("AA-8.6.3")
@pytest.mark.parametrize(
    ("board", "site"),
    [
        ({"cali": "AU1 AA1 P1", "neiva": "AU1 P1"}, "neiva"),
        ({"cali": "AU1 P1", "neiva": "AU1 FU1"}, "neiva"),
        ({"cali": "AU1 FU1", "neiva": "AU1 CU1"}, "neiva"),
        ({"cali": "AU2 P1", "neiva": "AA3 P1"}, "cali"),
    ],
)
def test_ambush_is_where_fewest_are_then_a_shipment_then_farc_then_government(board, site):
    played = operate(LUCK, available="AG5 AB0", shipments="cartels neiva" if "CU1" in str(board) else "", **board)

    assert played.chosen("ambush") == [site]


@rule("AA-8.6.3")
def test_without_underground_guerrilla_there_is_no_ambush():
    played = operate((6,), available="AG5 AB0", neiva="AA3 P1")

    assert played.notes("np-no-activity") == [{"who": "auc", "verb": "attack"}]
    assert played.at("neiva") == "P1 AA3"


# -- Terror, Assassinate -----------------------------------------------------------------------------------------


@rule("AA-8.6.4", "AA-3.3.4")
def test_terror_is_one_farc_base_one_farc_piece_and_one_other():
    """Dice: Cali before Neiva; Pasto before Neiva, which is left out; Ibagué before Medellín."""
    board = {"cali": "FB1 AU1 P1", "neiva": "FB1 AU1 P1", "pasto": "FU1 AU1", "ibague": "AU1", "medellin": "AU1"}
    played = operate((1, 1, 1, 5, 5, 1, 1, 1, 1), **board, aid=9)

    assert played.ranks("terror") == {"cali": 1, "pasto": 2, "ibague": 3}
    assert played.s.aid == 4
    assert played.resources[AUC] == 6
    assert played.at("pasto") == "AA1, terror 1"
    assert played.at("cali") == "P1 FB1 AA1, terror 1", "as many Police as AUC Guerrillas"


@rule("AA-8.6.4", "AA-3.3.4")
def test_one_terror_space_costs_three_aid():
    played = operate(cali="FB1 AU1", aid=9, resources="auc 1")

    assert played.s.aid == 6


@rule("AA-8.6.4", "AA-4.4.2", "AA-8.1.2")
@pytest.mark.parametrize(
    ("pieces", "left"),
    [
        ("AU2 FB1 FU2 T1 GB1 CU1", "T1 GB1 FB1 FU2 AU1 AA1"),
        ("AU2 FB1 FU2 T1 GB1", "T1 GB1 FU2 AU1 AA1"),
    ],
)
def test_assassinate_takes_a_shipment_first_then_a_farc_base(pieces, left):
    """Only the last Guerrilla of its owner there loses a Shipment."""
    played = operate(cali=pieces, shipments="cartels cali" if "CU1" in pieces else "", resources="auc 1")

    assert sorted(played.at("cali").removesuffix(", terror 1").split()) == sorted(left.split())
    assert (played.s.holder[0] == AUC) == ("CU1" in pieces)
    assert played.activity == "assassinate"


@rule("AA-8.6.4", "AA-8.1.2")
def test_assassinate_strikes_farc_then_government_then_cartels():
    board = {"cali": "AU3 FB1 P1 CU1", "neiva": "AU2 P1 T1 CU1", "pasto": "AU1 CU1 CB1"}
    played = operate(available="AG5 AB0", **board)

    assert played.spaces(*board) == {
        "cali": "P1 AU2 AA1 CU1, terror 1",
        "neiva": "T1 AU1 AA1 CU1, terror 1",
        "pasto": "AA1 CU1, terror 1",
    }


@rule("AA-8.6.4")
def test_where_the_police_is_too_strong_nobody_is_assassinated():
    played = operate(cali="AU1 FB1 P1", resources="auc 1")

    assert played.notes("np-no-activity") == [{"who": "auc", "verb": "terror"}]
