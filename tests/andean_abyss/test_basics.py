"""Board, pieces, levels and Resources (AA-1): what may stand where, what is Available, what goes off the scale."""

from __future__ import annotations

import pytest

from tablero.games.andean_abyss.board import (
    ADJACENT,
    CITIES,
    DATA,
    DEPARTMENTS,
    ECON,
    IN_ECUADOR,
    INVENTORY,
    IS_COASTAL,
    IS_PIPELINE,
    KIND_IDS,
    LOCS,
    NEXT_TO_VENEZUELA,
    POP,
    SPACE_IDS,
    space,
)
from tablero.games.andean_abyss.pieces import change_aid, earn, room_for, shift
from tablero.games.andean_abyss.position import at, build, position
from tablero.testing import rule
from tests.andean_abyss.helpers import locs_in, resources, rolling, spaces_in

AYACUCHO = (
    *("atlantico", "cesar", "antioquia", "santander"),
    *("loc_santa_marta_ayacucho", "loc_sincelejo_ayacucho", "loc_cucuta_ayacucho", "loc_bucaramanga_ayacucho"),
)


def near(id: str, foreign: int = 0) -> set[str]:
    return {SPACE_IDS[n] for n in ADJACENT[foreign][space(id)]}


# -- the map -----------------------------------------------------------------------------------------------------


@rule("AA-1.3.1", "AA-1.3.2", "AA-1.3.3", "AA-1.3.4")
def test_cities_departments_and_locs_have_their_population_terrain_and_value():
    terrains = {
        terrain: [n for n in DEPARTMENTS if DATA[n]["terrain"] == terrain] for terrain in ("forest", "mountain")
    }

    assert (len(CITIES), len(DEPARTMENTS) - 2, len(LOCS)) == (11, 16, 18), "Ecuador and Panamá come later"
    assert [POP[space(id)] for id in ("bogota", "cali", "ibague", "pasto")] == [8, 3, 2, 1]
    assert sum(POP[n] for n in CITIES) == 8 + 3 + 3 + 2 + 2 + 2 + 5
    assert {SPACE_IDS[n] for n in terrains["mountain"]} == {"cesar", "antioquia", "santander", "huila"}
    assert len(terrains["forest"]) == 10, "nine, and Panamá"
    assert sum(ECON) == 30
    assert {SPACE_IDS[n] for n in LOCS if not IS_PIPELINE[n]} == {
        *("loc_cartagena_santa_marta", "loc_cali_pasto", "loc_pasto_tumaco", "loc_neiva_pasto", "loc_bogota_san_jose")
    }


@rule("AA-1.3.6")
def test_all_spaces_around_a_town_are_adjacent_to_each_other():
    """Rulebook example R1: four Departments and four Pipelines meet at Ayacucho."""
    for id in AYACUCHO:
        assert set(AYACUCHO) - {id} <= near(id)
    assert "choco" in near("antioquia"), "with nothing but a LoC between them"


@rule("AA-1.3.6")
def test_what_lies_on_two_sides_of_a_city_is_not_adjacent_through_it():
    assert "loc_bogota_neiva" not in near("loc_bogota_yopal")
    assert "loc_cucuta_arauca" not in near("loc_cucuta_ayacucho")


@rule("AA-1.3.5", ruling="AA-R42")
def test_ecuador_joins_the_map_only_by_its_event():
    assert "ecuador" not in near("pasto")
    assert "ecuador" in near("pasto", IN_ECUADOR)
    assert near("ecuador", IN_ECUADOR) == {"narino", "putumayo", "pasto", "loc_pasto_tumaco"}
    assert {SPACE_IDS[n] for n in range(len(SPACE_IDS)) if NEXT_TO_VENEZUELA[n]} == {
        *("cesar", "santander", "arauca", "vichada", "guainia", "cucuta", "loc_cucuta_arauca", "loc_cucuta_ayacucho")
    }


@rule("AA-1.3.5", ruling="AA-R42")
def test_nobody_rallies_in_a_country_that_is_not_in_play():
    closed = position(eligible="cartels", resources="cartels 5").play("rally")
    open_ = position(eligible="cartels", resources="cartels 5", options="ecuador, panama").play("rally")

    assert not {"ecuador", "panama"} & set(closed.options)
    assert {"ecuador", "panama"} <= set(open_.options)


@rule("AA-1.3.7")
def test_coastal_spaces():
    coastal = {SPACE_IDS[n] for n in range(len(SPACE_IDS)) if IS_COASTAL[n]}

    assert coastal == {
        *("santa_marta", "cartagena", "sincelejo", "atlantico", "choco", "narino", "cesar", "ecuador", "panama"),
        *("loc_cartagena_santa_marta", "loc_cartagena_sincelejo", "loc_cali_buenaventura", "loc_pasto_tumaco"),
    }


# -- pieces ------------------------------------------------------------------------------------------------------


@rule("AA-1.4")
def test_the_pieces_of_the_four_factions():
    pieces = {KIND_IDS[kind]: n for kind, n in enumerate(INVENTORY) if n}

    assert pieces == {
        "troops": 30,
        "police": 30,
        "govt_base": 3,
        "farc_underground": 30,
        "farc_base": 9,
        "auc_underground": 18,
        "auc_base": 6,
        "cartels_underground": 12,
        "cartels_base": 15,
    }


@rule("AA-1.4.1")
def test_only_available_pieces_are_placed():
    table = position(cali="P1", available="T2 P0", resources="govt 9", eligible="govt").play("train", "cali")

    assert table.options == ["0", "1", "2"]
    table.play("2")
    assert at(table.state, "cali") == "T2 P1"
    assert table.kind == "operate", "no Police is Available, so none is asked for"


@rule("AA-1.4.1")
def test_a_replacement_that_is_not_available_is_a_mere_removal():
    table = position(cali="CU1", available="P0", card="op_millennium", eligible="govt").play("unshaded")

    while at(table.state, "cali") != "empty":
        table.play(table.options[0])
    assert table.state.available[9] == 12, "all twelve Cartels Guerrillas are Available again"


@rule("AA-1.4.1", ruling="AA-R1")
def test_a_faction_with_every_guerrilla_on_the_map_may_still_rally():
    """Rulebook example R2: it takes its own off the map and places them anew, Underground."""
    table = position(cesar="CA1", vichada="CA1", available="CG0", resources="cartels 2", eligible="cartels")

    table.play("rally", "recycle", "cesar", "arauca")

    assert [at(table.state, id) for id in ("cesar", "arauca", "vichada")] == ["empty", "CU1", "CA1"]


@rule("AA-1.4.1", ruling="AA-R1")
def test_the_shipment_of_a_guerrilla_taken_back_is_passed_on_or_removed():
    table = position(
        cali="CU1 FU1",
        available="CG0",
        resources="cartels 2",
        shipments="cartels cali",
        eligible="cartels",
        options="no_negotiation",
    )

    table.play("rally")  # there is nothing else to do than to take it back

    assert (table.kind, table.asked, table.options) == ("drop-shipment", "cartels", ["farc", "remove"])


@rule("AA-1.4.1", ruling=("AA-R2", "AA-R86"))
@pytest.mark.parametrize(
    ("who", "op"),
    [("govt", op) for op in ("train", "patrol", "sweep", "assault")] + [("auc", "march"), ("auc", "terror")],
)
def test_own_pieces_are_taken_back_in_every_operation_that_leaves_a_choice(who, op):
    table = position(
        bogota="T3 P1 FA1",
        cali="T2 P1 CA1 AU1",
        huila="AU2",
        resources=f"{who} 9",
        eligible=who,
        options="no_negotiation",
    )

    assert "recycle" in table.play(op).options


@rule("AA-1.4.1", ruling="AA-R86")
def test_nobody_is_asked_for_the_sake_of_taking_pieces_back_alone():
    given = {"cesar": "CU2 FU1", "resources": "cartels 5", "eligible": "cartels", "options": "no_negotiation"}

    assert "recycle" not in position(available="CG0", **given).play("terror", "cesar").options
    assert "recycle" in position(available="CG0", **given).play("rally").options


@rule("AA-1.4.1", "AA-4.1", ruling="AA-R88")
def test_the_piece_that_an_operation_needs_is_not_taken_back_before_it():
    table = position(
        cesar="CU1 FU1 T2", huila="CB1", resources="cartels 9", eligible="cartels", options="no_negotiation"
    )

    table.play("attack", "recycle")

    assert at(table.state, "huila") == "empty", "only the Base could go"


@rule("AA-1.4.1", "AA-3.3.1", ruling="AA-R86")
def test_in_a_rally_guerrillas_are_taken_back_while_a_base_could_bring_more():
    given = {"cali": "CA3 CB1", "resources": "cartels 5", "eligible": "cartels", "options": "no_negotiation"}

    table = position(available="CG3", **given).play("rally")
    assert "recycle" in table.options, "the Base in Cali brings four: Pop 3 and itself"
    table.play("recycle", "cartels_active", "cali", "place", "4")

    assert at(table.state, "cali") == "CU4 CA2 CB1"
    assert "recycle" in table.options, "none is left for another space"


@rule("AA-1.4.1", "AA-3.2.1", ruling="AA-R86")
def test_in_train_cubes_are_taken_back_while_a_city_could_take_more():
    given = {"bogota": "T1 P1", "resources": "govt 9", "eligible": "govt", "options": "no_negotiation"}

    table = position(available="T6 P5", **given).play("train", "recycle", "police")
    assert table.state.available[:2] == [6, 6], "the one Police on the map"


@rule("AA-1.4.1", "AA-3.3.3", ruling="AA-R86")
@pytest.mark.parametrize(("roll", "asked"), [(1, True), (2, False)])
def test_out_of_guerrillas_one_is_taken_back_when_a_one_has_been_rolled(roll, asked):
    table = position(
        cesar="FA2 T3", huila="FA1", available="FG0", resources="farc 5", eligible="farc", options="no_negotiation"
    )
    rolling(table, roll)

    table.play("attack")
    assert (table.kind == "recycle-first") is asked
    if asked:
        table.play("recycle", "huila")
        assert at(table.state, "cesar") == "T1 FU1 FA2"
        assert at(table.state, "huila") == "empty"


@rule("AA-1.4.1", "AA-4.3.2", ruling="AA-R86")
def test_out_of_guerrillas_one_is_taken_back_to_be_placed_by_an_ambush():
    table = position(
        cesar="FU1 T3", huila="FA1", available="FG0", resources="farc 5", eligible="farc", options="no_negotiation"
    )

    table.play("attack", "ambush", "recycle", "huila")

    assert at(table.state, "cesar") == "T1 FU1 FA1"
    assert at(table.state, "huila") == "empty"


@rule("AA-1.4.1", "AA-2.3.5", ruling="AA-R86")
def test_after_the_one_space_of_a_limited_rally_nothing_is_taken_back():
    table = position(
        cali="CA3",
        available="CG0",
        resources="cartels 5",
        eligible="cartels",
        slot="1 operation",
        options="no_negotiation",
    )

    table.play("rally", "recycle", "huila")

    assert table.kind == "turn", "the Rally is over"


@rule("AA-1.4.1", "AA-3.2.4")
def test_three_troops_assaulting_in_a_forest_must_remove_three_active_guerrillas():
    """Rulebook example R3."""
    table = position(putumayo="T3 FA5", resources="govt 9", eligible="govt")

    table.play("assault", "putumayo", "done")

    assert at(table.state, "putumayo") == "T3 FA2"


@rule("AA-1.4.2", "AA-1.3.1")
@pytest.mark.parametrize(
    ("pieces", "where", "kind", "fits"),
    [
        ("FB1", "huila", 11, True),
        ("FB1 CB1", "huila", 11, False),
        ("empty", "loc_cali_pasto", 11, False),
        ("empty", "loc_cali_pasto", 9, True),
        ("zone", "huila", 0, False),
        ("zone", "huila", 3, True),
        ("FU1 FB1", "ecuador", 3, False),
        ("FU1 FB1", "ecuador", 9, True),
        ("T30 P30 FU30", "huila", 9, True),
    ],
)
def test_stacking(pieces, where, kind, fits):
    """Two Bases in a space and none on LoCs, no Government piece in a FARC Zone, two pieces each in Ecuador."""
    assert room_for(build({where: pieces, "options": "ecuador"}), kind, space(where)) is fits


@rule("AA-1.4.2")
def test_two_guerrillas_in_ecuador_may_become_a_base_but_no_third_piece_comes():
    table = position(ecuador="FU2", options="ecuador, no_negotiation", resources="farc 3", eligible="farc")

    table.play("rally", "ecuador")

    assert at(table.state, "ecuador") == "FB1", "to become a Base is all they can do there"


@rule("AA-1.4.2")
def test_march_and_rally_fill_ecuador_only_to_the_limit():
    given = {"options": "ecuador, no_negotiation", "resources": "farc 3", "eligible": "farc"}
    march = position(narino="FU3", ecuador="FU1", **given).play("march", "narino", "ecuador")
    assert at(march.state, "ecuador") == "FU2"

    rally = position(ecuador="FB2", **given).play("rally")
    assert "ecuador" not in rally.options


@rule("AA-1.4.3")
def test_new_guerrillas_come_underground_and_bases_are_always_found():
    table = position(arauca="FA2", resources="farc 2", eligible="farc").play("rally", "arauca", "place")
    assert at(table.state, "arauca") == "FU1 FA2"

    base = position(arauca="T1 FB1", resources="govt 3", eligible="govt").play("assault", "done")
    assert at(base.state, "arauca") == "T1"


# -- levels and tracks --------------------------------------------------------------------------------------------


@rule("AA-1.6.1", "AA-1.6.2", "AA-1.6.3")
def test_totals_follow_every_shift_and_only_population_shifts():
    table = position(
        bogota="P1, level 1", huila="FU1 FB1, level -1", vichada="FU1", resources="farc 3", eligible="farc"
    )
    assert (table.state.support, table.state.opposition) == (8, 2)

    table.play("terror", "huila", "vichada")

    assert at(table.state, "huila") == "FA1 FB1, level -2, terror 1"
    assert at(table.state, "vichada") == "FA1, terror 1", "Pop 0 stays Neutral"
    assert (table.state.support, table.state.opposition) == (8, 4)


@rule("AA-1.6.1", "AA-1.6.2")
def test_a_level_does_not_go_beyond_active_support_or_onto_locs():
    s = build({"cali": "empty, level 1"})
    shift(s, space("cali"), 1, "AA-1.6.1", steps=3)
    shift(s, space("loc_cali_pasto"), 1, "AA-1.6.2")

    assert at(s, "cali") == "empty, level 2"
    assert at(s, "loc_cali_pasto") == "empty"


@rule("AA-1.7")
def test_resources_stay_between_0_and_99_and_aid_between_0_and_29():
    s = build({"resources": "govt 98, farc 2", "aid": 27})
    earn(s, 0, 3, "AA-1.7")
    earn(s, 1, -6, "AA-1.7")
    change_aid(s, 6, "AA-1.7")

    assert (s.resources[:2], s.aid) == ([99, 0], 29)
    change_aid(s, -30, "AA-1.7")
    assert s.aid == 0


@rule("AA-1.7", "AA-2.3.3")
def test_passing_with_99_resources_brings_nothing():
    table = position(resources="govt 98", eligible="govt, farc").play("pass")

    assert resources(table)[0] == 99


@rule("AA-1.3.1")
def test_rally_is_for_cities_and_departments_and_march_for_all_spaces():
    given = {"narino": "FU1", "resources": "farc 3", "eligible": "farc", "options": "no_negotiation"}
    assert not locs_in(position(**given).play("rally"))

    march = position(**given).play("march", "narino")
    assert "loc_pasto_tumaco" in spaces_in(march)
