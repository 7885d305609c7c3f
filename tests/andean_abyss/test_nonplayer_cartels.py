"""The Non-player Cartels (AA-8.5): each box of the chart, its priorities and its Special Activity."""

from __future__ import annotations

import pytest

from tablero.games.andean_abyss.board import CARTELS
from tablero.testing import rule
from tests.andean_abyss.nonplayer_table import LUCK, turn

# not leftmost, so that they operate
CARD = "plan_colombia"
POOR = "CG3 CB6"  # nine pieces: no Rally by numbers alone


def operate(dice=(), answers=(), **given):
    given.setdefault("resources", "govt 20, farc 9, auc 9, cartels 9")
    return turn("cartels", dice, answers, card=CARD, **given)


# -- the chart ---------------------------------------------------------------------------------------------------


@rule("AA-8.5", "AA-8.5.1")
def test_ten_available_pieces_mean_rally():
    played = operate(LUCK, available="CG4 CB6", cali="CB1")
    assert played.boxes == [("rally", 1)]
    assert played.notes("np-box")[0]["n"] == 10

    played = operate(LUCK, available=POOR, cali="CU2 CB2")
    assert played.boxes == [("rally", 0), ("march", 1)]


@rule("AA-8.5", "AA-8.5.1")
@pytest.mark.parametrize(
    ("space", "pieces", "builds"),
    [
        ("cali", "CU2 CB1", 1),
        ("cali", "CU1 CA1", 1),
        ("cali", "CU2 CB1 FB1", 0),
        ("cali", "CU1 CB1", 0),
        ("loc_cali_pasto", "CU2", 0),
    ],
)
def test_two_guerrillas_and_room_for_a_base_mean_rally(space, pieces, builds):
    played = operate(LUCK, available=POOR, **{space: pieces})

    assert played.notes("np-box")[0]["base"] == builds


@rule("AA-8.1.2b", "AA-8.5", "AA-8.5.1", "AA-8.1.2")
def test_a_guerrilla_with_a_shipment_builds_no_base():
    played = operate(LUCK, available=POOR, cali="CU2 CB1", shipments="cartels cali")
    assert played.notes("np-box")[0]["base"] == 0

    played = operate(available=POOR, cali="CU3 CB1", shipments="cartels cali, cartels cali", resources="cartels 1")
    assert played.at("cali") == "CU1 CB2"
    assert played.s.holder.count(CARTELS) == 2


@rule("AA-8.5", "AA-8.5.2", "AA-8.5.3")
def test_an_available_shipment_means_march_and_none_means_terror():
    held = "cartels cali, cartels cali, cartels cali, cartels cali"
    board = {"available": POOR, "cali": "CU2 CB2, level 2"}

    assert operate(LUCK, **board).boxes == [("rally", 0), ("march", 1)]
    assert operate(LUCK, **board, shipments=held).boxes == [("rally", 0), ("march", 0), ("terror", 1)]


# -- Rally, Cultivate --------------------------------------------------------------------------------------------


@rule("AA-8.1.2d", "AA-8.5.1", "AA-8.1.2")
def test_bases_are_built_first_from_active_guerrillas():
    played = operate(available="CG0 CB2", cali="CU2 CA1 CB1", medellin="CA1 CB1 P1", ibague="CU2")

    assert played.ranks("rally") == {"cali": 1, "ibague": 1, "medellin": 2}
    assert played.spaces("cali", "ibague", "medellin") == {"cali": "CU1 CB2", "ibague": "CB1", "medellin": "P1 CU1 CB1"}
    assert played.resources[CARTELS] == 6


@rule("AA-8.5.1")
def test_hiding_needs_a_base_and_cubes_and_all_there_hide():
    played = operate(
        available="CG1 CB9", cali="CU1 CA3 CB2 T1", medellin="CA2 CB2", ibague="CA1 P1", resources="cartels 1"
    )

    assert played.ranks("rally") == {"cali": 2}
    assert played.at("cali") == "T1 CU4 CB2"


@rule("AA-8.5.1")
def test_bases_without_guerrilla_get_pop_plus_bases():
    played = operate(available="CG12 CB9", bogota="CB2", cesar="CB1 FB1", resources="cartels 2")

    assert played.spaces("bogota", "cesar") == {"bogota": "CU10 CB2", "cesar": "FB1 CU2 CB1"}
    assert played.ranks("rally") == {"bogota": 3, "cesar": 3}


@rule("AA-8.5.1")
def test_without_available_guerrillas_up_to_three_come_from_spaces_without_cartels_base():
    roads = {"loc_cali_pasto": "CU1 CA1", "loc_neiva_pasto": "CA2"}
    played = operate((2,), available="CG0 CB10", resources="cartels 1", huila="CB2", pasto="CU1 CB2", **roads)

    assert played.ranks("rally") == {"huila": 3}
    assert played.spaces("huila", "pasto", *roads) == {
        "huila": "CU3 CB2",
        "pasto": "CU1 CB2",
        "loc_cali_pasto": "CU1",
        "loc_neiva_pasto": "empty",
    }


@rule("AA-8.5.1", "AA-4.5.1")
def test_one_department_is_prepared_and_cultivated():
    """Dice 3-1-1 point to Atlántico, where the Police is too strong; next is Cesar."""
    played = operate((3, 1, 1), available="CG8 CB9", atlantico="P1", cesar="T3 FB1", resources="cartels 5")

    assert played.ranks("rally") == {"cesar": 4}
    assert played.at("cesar") == "T3 FB1 CU1 CB1"
    assert played.activity == "cultivate"
    assert played.resources[CARTELS] == 4


@rule("AA-8.5.1")
def test_the_prepared_department_counts_against_the_three():
    played = operate(available="CG9 CB9", neiva="CB2", pasto="CB2", cartagena="CB2")

    assert sorted(played.chosen("rally")) == ["cartagena", "neiva", "pasto"]
    assert played.activity == ""


@rule("AA-8.1.1a", "AA-8.5.1", "AA-8.1.1", "AA-4.5.1", ruling="AA-R101")
def test_with_all_guerrillas_on_the_map_they_rally_where_they_can_cultivate():
    """The rulebook's example at 8.1.1: they should March, but all Guerrillas are out, one at each Base."""
    board = {"cali": "CU1 CB1", "huila": "CU1 CB1", "atlantico": "CU1 CB1 P1", "pasto": "CU1 CB1"}
    played = operate(available="CG0 CB8", **board)

    assert played.boxes == [("rally", 0), ("march", 1)]
    assert played.noted("np-not-possible", verb="march")
    assert played.ranks("rally") == {"huila": 4}, "the only Department with more Guerrillas than Police"
    assert played.spaces(*board) == {**board, "huila": "CU1 CB2", "atlantico": "P1 CU1 CB1"}
    assert played.activity == "cultivate"
    assert not played.notes("placed")[1:], "a Base, and no Guerrilla"
    assert played.resources[CARTELS] == 8


@rule("AA-8.5.1", "AA-4.5.1")
def test_without_available_guerrillas_nobody_is_brought_to_the_department_to_cultivate():
    played = operate(available="CG0 CB10", huila="CU1", loc_cali_pasto="CU2 CA1", resources="cartels 1")

    assert played.ranks("rally") == {"huila": 4}
    assert played.spaces("huila", "loc_cali_pasto") == {"huila": "CU1 CB1", "loc_cali_pasto": "CU2 CA1"}


@rule("AA-8.5.1", "AA-8.1.1")
def test_without_guerrillas_to_place_and_a_place_to_cultivate_they_pass():
    played = operate(available="CG0 CB8", cali="CU1 CB1", atlantico="CU1 CB1 P1", huila="CU1 CB2")

    assert played.operated == ""
    assert played.noted("passed", who="cartels")


@rule("AA-8.5.1", "AA-4.5.1")
def test_cultivate_else_moves_a_base_to_where_there_is_none():
    played = operate(available="CG10 CB0", medellin="CB2 P3", resources="cartels 1", pasto="CU2 P1", cali="CU1 CB1 P1")

    assert played.chosen("rally") == ["medellin"]
    assert played.activity == "cultivate"
    assert played.spaces("medellin", "pasto") == {"medellin": "P3 CU5 CB1", "pasto": "P1 CU2 CB1"}


@rule("AA-8.1.1", "AA-8.5.2")
def test_guerrillas_alone_at_their_bases_cannot_march_so_the_cartels_rally():
    """The rulebook's example (R12): Rally and Cultivate even with fewer than ten pieces available."""
    played = operate(
        available=POOR, cali="CU1 CB1", huila="CU1 CB1", meta_west="CU1 CB2", arauca="CB1", resources="cartels 1"
    )

    assert played.boxes == [("rally", 0), ("march", 1)]
    assert [note["verb"] for note in played.notes("np-not-possible")] == ["march"]
    assert played.operated == "rally"
    assert played.chosen("rally") == ["arauca"]
    assert played.activity == "cultivate"
    assert played.at("arauca") == "CU2 CB2"


# -- March, Process ----------------------------------------------------------------------------------------------


@rule("AA-8.5.2", "AA-4.5.2", "AA-8.1.2")
def test_all_around_march_to_one_space_but_one_stays_with_each_base():
    """To Neiva by dice 5-4-3; the two Shipments go to guarded Bases."""
    played = operate(
        (5, 4, 3, 5, 4, 5, 3, 6, 1), available=POOR, huila="CU2 CB1 FB1", putumayo="CU1 CB2", meta_west="CU1",
        loc_neiva_pasto="CU1",
    )  # fmt: skip

    assert played.operated == "march"
    assert played.spaces("neiva", "huila", "putumayo", "meta_west", "loc_neiva_pasto") == {
        "neiva": "CU3",
        "huila": "FB1 CU1 CB1",
        "putumayo": "CU1 CB2",
        "meta_west": "empty",
        "loc_neiva_pasto": "empty",
    }
    assert played.activity == "process"
    assert played.resources[CARTELS] == 8
    assert [note["place"] for note in played.notes("shipment-held")] == ["huila", "putumayo"]


@rule("AA-8.5.2")
def test_the_march_leads_to_where_a_base_has_room():
    """The neighbours of Amazonas are Putumayo, which has two Bases, and Vaupés."""
    played = operate(LUCK, available=POOR, amazonas="CU2 CB2", putumayo="FB1 AB1")

    assert played.chosen("march") == ["vaupes"]
    assert played.at("vaupes") == "CU1"


@rule("AA-8.5.2", "AA-4.5.2")
def test_without_a_guarded_base_process_removes_one_of_two_bases():
    played = operate(LUCK, available=POOR, vaupes="CU2 FB1 AB1", pasto="CB2 P1")

    assert played.activity == "process"
    assert played.at("pasto") == "P1 CB1"
    assert played.resources[CARTELS] == 9 - 1 + 3


@rule("AA-8.5.2")
def test_without_bases_there_is_no_process():
    played = operate(LUCK, available=POOR, vaupes="CU2 FB1 AB1")

    assert played.notes("np-no-activity") == [{"who": "cartels", "verb": "march"}]


# -- Terror, Bribe -----------------------------------------------------------------------------------------------

HELD = "farc vaupes, farc vaupes, farc vaupes, farc vaupes"
NO_SHIPMENT = {"shipments": HELD, "vaupes": "FU1", "available": POOR}


@rule("AA-8.5.3", "AA-3.3.4", ruling="AA-R54")
def test_terror_strikes_support_then_opposition_then_neutral_three_in_all():
    played = operate(
        cali="CU1 CB2, level 1", huila="CU1 CB2, level -1", pasto="CU1 CB2", neiva="CA1 CB2, level 2", amazonas="CU1",
        resources="cartels 9", **NO_SHIPMENT,
    )  # fmt: skip

    assert played.ranks("terror") == {"cali": 1, "huila": 2, "pasto": 3}
    assert played.spaces("cali", "huila", "pasto") == {
        "cali": "CA1 CB2, terror 1",
        "huila": "CA1 CB2, terror 1",
        "pasto": "CA1 CB2, terror 1",
    }
    assert played.resources[CARTELS] == 6
    assert played.notes("np-no-activity") == [{"who": "cartels", "verb": "terror"}]


@rule("AA-8.5.3", "AA-4.5.4", "AA-8.1.2")
def test_bribe_removes_a_base_or_two_cubes_or_two_guerrillas_where_the_government_is_first():
    played = operate(
        resources="cartels 12", cali="CU1 CB2 T3 P1, level 2", santander="CA1 T2 GB1 FU2", pasto="CB2 FU3 AU1",
        neiva="CB2 AU1 AA2", **NO_SHIPMENT,
    )  # fmt: skip

    assert played.ranks("bribe") == {"cali": 1, "santander": 1, "pasto": 2}
    assert played.spaces("cali", "santander", "pasto", "neiva") == {
        "cali": "T2 CA1 CB2, level 1, terror 1",
        "santander": "T2 FU2 CA1",
        "pasto": "FU1 AU1 CB2",
        "neiva": "AU1 AA2 CB2",
    }
    assert played.resources[CARTELS] == 12 - 1 - 9


@rule("AA-8.5.3", "AA-4.5.4")
def test_bribe_ends_when_fewer_than_three_resources_are_left():
    played = operate(
        resources="cartels 6", cali="CU1 CB2 T3, level 2", pasto="CB2 P2, level 2", neiva="CB2 P2, level 2",
        dice=(1, 1, 1), **NO_SHIPMENT,
    )  # fmt: skip

    assert played.chosen("bribe") == ["cali"]
    assert played.resources[CARTELS] == 2


@rule("AA-8.5.3", "AA-8.1.2", "AA-4.5.3")
def test_a_bribed_guerrillas_shipment_goes_to_the_cartels_guerrilla_there():
    played = operate(resources="cartels 4", cali="CU1 CB2 FU1, level 2", available=POOR,
                     shipments="farc cali, farc cali, farc cali, farc cali")  # fmt: skip

    assert played.at("cali") == "CA1 CB2, level 1, terror 1"
    assert played.s.holder == [CARTELS] * 4


@rule("AA-8.1.1", "AA-8.5.3")
def test_terror_without_space_gives_way_to_march_and_rally():
    played = operate(LUCK, vichada="CU3 CB2", **NO_SHIPMENT)
    assert [note["verb"] for note in played.notes("np-not-possible")] == ["terror"]
    assert played.operated == "march"

    played = operate(LUCK, vichada="CA1 CB2", **NO_SHIPMENT)
    assert [note["verb"] for note in played.notes("np-not-possible")] == ["terror", "march"]
    assert played.operated == "rally"
