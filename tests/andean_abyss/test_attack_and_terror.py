"""Attack and Terror (AA-3.3.3, AA-3.3.4)."""

from __future__ import annotations

import pytest

from tablero.games.andean_abyss.board import MARKERS
from tablero.games.andean_abyss.position import at, position
from tablero.testing import rule
from tests.andean_abyss.helpers import resources, rolling, spaces_in

QUIET = {"options": "no_negotiation"}
FARC = {"eligible": "farc", "resources": "farc 9", **QUIET}
AUC = {"eligible": "auc", "resources": "auc 9", **QUIET}
CARTELS = {"eligible": "cartels", "resources": "cartels 9", **QUIET}

# -- Attack ------------------------------------------------------------------------------------------------------


@rule("AA-3.3.3")
def test_a_roll_up_to_the_number_of_guerrillas_removes_two_pieces():
    table = rolling(position(huila="CU2 CA1 T2 P1", **CARTELS), 3)

    table.play("attack", "huila", "troops", "police")

    assert at(table.state, "huila") == "T1 CA3"
    assert resources(table)[3] == 8


@rule("AA-3.3.3", ruling="AA-R20")
def test_a_failed_attack_leaves_all_guerrillas_active():
    table = rolling(position(huila="CU2 CA1 T2 P1", **CARTELS), 4).play("attack", "huila")

    assert at(table.state, "huila") == "T2 P1 CA3"


@rule("AA-3.3.3", ruling="AA-R19")
def test_a_roll_of_one_places_a_guerrilla_afterwards():
    table = rolling(position(huila="CU1 T2", **CARTELS), 1).play("attack", "huila")

    assert at(table.state, "huila") == "CU1 CA1", "both Troops are gone, and the new one is Underground"


@rule("AA-3.3.3", "AA-1.4.1")
def test_a_roll_of_one_places_nobody_if_none_is_available():
    table = rolling(position(huila="CU1 T2", available="CG0", **CARTELS), 1).play("attack", "huila")

    assert at(table.state, "huila") == "CA1"


@rule("AA-3.3.3")
def test_underground_guerrillas_may_be_attacked_and_protect_only_their_own_bases():
    table = rolling(position(huila="CU1 FU1 FB1 AB1", **CARTELS), 1).play("attack", "huila")
    assert set(table.options) == {"farc_underground", "auc_base"}

    table.play("farc_underground")
    assert set(table.options) == {"farc_base", "auc_base"}


@rule("AA-3.3.3", ruling="AA-R62")
def test_cubes_protect_a_government_base():
    table = rolling(position(huila="CU1 P2 GB1", **CARTELS), 1).play("attack", "huila")

    assert at(table.state, "huila") == "GB1 CU1 CA1"


@rule("AA-3.3.3", ruling="AA-R73")
def test_an_attack_stops_after_one_piece_only_if_that_faction_has_nothing_left_to_take():
    table = rolling(position(huila="CU2 T1 FU1 AU2", **CARTELS), 2).play("attack", "huila", "troops")
    assert "done" in table.options

    other = rolling(position(huila="CU2 T1 FU1 AU2", **CARTELS), 2).play("attack", "huila", "auc_underground")
    assert set(other.options) == {"troops", "farc_underground", "auc_underground"}


@rule("AA-3.3.3")
def test_attack_is_offered_on_locs_but_not_without_an_enemy_or_an_own_guerrilla():
    table = position(loc_cali_pasto="CA1 P1", huila="CU1 CB1", cesar="CB1 T1", pasto="CU1 FB1", **CARTELS)

    table.play("attack")

    assert spaces_in(table) == {"loc_cali_pasto", "pasto"}


@rule("AA-3.3.3", ruling="AA-R28")
def test_an_attack_seizes_the_shipments_of_its_victims():
    table = rolling(position(huila="FU2 CU1 CB1", shipments="cartels huila", **FARC), 2)

    table.play("attack", "attack")  # in Huila, and not as an Ambush

    assert at(table.state, "huila") == "FA2"
    assert table.state.holder[0] == 1, "nobody was asked: the FARC has it"


@rule("AA-3.3.3", ruling="AA-R27")
def test_a_shipment_stays_while_its_owner_has_a_guerrilla_there():
    table = rolling(position(huila="FU2 CU3", shipments="cartels huila", **FARC), 2).play("attack", "attack")

    assert at(table.state, "huila") == "FA2 CU1"
    assert table.state.holder[0] == 3


# -- Terror ------------------------------------------------------------------------------------------------------


@rule("AA-3.3.4")
@pytest.mark.parametrize(
    ("faction", "pieces", "level", "left"),
    [
        ("farc", "FU1 FA1", 2, "FA2, level 1, terror 1"),
        ("farc", "FU1 FA1", 0, "FA2, level -1, terror 1"),
        ("farc", "FU2", -1, "FU1 FA1, level -2, terror 1"),
        ("auc", "AU1", 2, "AA1, level 1, terror 1"),
        ("auc", "AU1", -2, "AA1, level -1, terror 1"),
        ("cartels", "CU1", -1, "CA1, terror 1"),
    ],
)
def test_terror_shifts_toward_neutral_and_that_of_the_farc_toward_opposition(faction, pieces, level, left):
    table = position(
        cali=f"{pieces}, level {level}", vichada="FU1 AU1 CU1", eligible=faction, resources=f"{faction} 3", **QUIET
    ).play("terror", "cali")

    assert at(table.state, "cali") == left
    assert sum(resources(table)) == 2


@rule("AA-3.3.4", ruling="AA-R21")
def test_where_no_shift_is_possible_terror_places_the_marker_only():
    farc = position(cali="FU1, level -2", huila="FU1", **FARC).play("terror", "cali")
    auc = position(cali="AU1", huila="AU1", **AUC).play("terror", "cali")

    assert at(farc.state, "cali") == "FA1, level -2, terror 1"
    assert at(auc.state, "cali") == "AA1, terror 1"


@rule("AA-3.3.4")
def test_terror_needs_an_underground_guerrilla():
    """So does the plain free Terror of an event (rulebook example R8)."""
    table = position(cali="CA3", pasto="CU1", huila="CB1", **CARTELS).play("terror")

    assert spaces_in(table) == {"pasto"}


@rule("AA-3.3.4")
def test_an_event_that_says_any_guerrilla_lets_an_active_one_use_terror():
    """Rulebook example R8, by the shaded Ayahuasca Tourism."""
    table = position(choco="FA1, level -1", card="ayahuasca_tourism", **FARC).play("shaded")

    assert at(table.state, "choco") == "FA1, level -2, terror 1"


@rule("AA-3.3.4", ruling="AA-R71")
def test_terror_on_a_loc_is_sabotage_and_free_and_may_be_used_where_it_lies_already():
    table = position(loc_cali_pasto="FU2", loc_bogota_neiva="FU1, sabotaged", eligible="farc", **QUIET)
    assert resources(table)[1] == 0

    table.play("terror", "loc_cali_pasto", "loc_bogota_neiva")

    assert at(table.state, "loc_cali_pasto") == "FU1 FA1, sabotaged"
    assert at(table.state, "loc_bogota_neiva") == "FA1, sabotaged"


@rule("AA-3.3.4")
def test_without_a_marker_left_the_shift_still_happens():
    table = position(bogota=f"empty, terror {MARKERS}", cali="FU1, level 1", loc_cali_pasto="FU1", **FARC)

    table.play("terror", "cali", "loc_cali_pasto")

    assert at(table.state, "cali") == "FA1"
    assert at(table.state, "loc_cali_pasto") == "FA1", "no Sabotage either"
    assert MARKERS == 40


@rule("AA-3.3.4")
@pytest.mark.parametrize(
    ("spaces", "aid"), [(("cali",), 17), (("loc_cali_pasto",), 17), (("cali", "loc_cali_pasto", "pasto"), 15)]
)
def test_auc_terror_costs_the_government_aid(spaces, aid):
    """Three for one space, five for more, LoCs counted."""
    table = position(cali="AU2", pasto="AU2", loc_cali_pasto="AU2", aid=20, **AUC)

    table.play("terror", *spaces, "done")

    assert table.state.aid == aid


@rule("AA-3.3.4")
def test_terror_of_the_farc_and_the_cartels_leaves_aid_alone():
    farc = position(cali="FU2", aid=20, **FARC).play("terror", "cali", "done")
    cartels = position(cali="CU2", aid=20, **CARTELS).play("terror", "cali", "done")

    assert farc.state.aid == cartels.state.aid == 20


@rule("AA-3.3.4", "AA-1.7")
def test_aid_does_not_fall_below_zero():
    assert position(cali="AU2", aid=2, **AUC).play("terror", "cali", "done").state.aid == 0


# -- a printed example of two Ambushes ---------------------------------------------------------------------------


@rule("AA-3.3.3", "AA-card-29")
def test_two_ambushes_in_arauca():
    """Tutorial T06a and T06b: the AUC executes the shaded Kill Zone and names itself."""
    table = position(arauca="FU1 FB2 AU1, level -2", card="kill_zone", resources="auc 12", eligible="auc")
    before = table.state.opposition

    table.play("shaded", "auc")  # there is one space, and one order in which the pieces can go

    assert at(table.state, "arauca") == "AU3, level -2"
    assert table.state.opposition == before
    assert table.state.available[5] == 9, "all FARC Bases are Available"
    assert resources(table)[2] == 12
