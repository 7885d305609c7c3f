"""Rally and March (AA-3.3.1, AA-3.3.2): where, how many, and which groups are noticed."""

from __future__ import annotations

import pytest

from tablero.games.andean_abyss.board import SPACE_IDS
from tablero.games.andean_abyss.position import at, position
from tablero.testing import rule
from tests.andean_abyss.helpers import locs_in, resources, spaces_in

QUIET = {"options": "no_negotiation"}
FARC = {"eligible": "farc", "resources": "farc 9", **QUIET}
AUC = {"eligible": "auc", "resources": "auc 9", **QUIET}
CARTELS = {"eligible": "cartels", "resources": "cartels 9", **QUIET}

# -- Rally -------------------------------------------------------------------------------------------------------


@rule("AA-3.3.1", ruling="AA-R15")
@pytest.mark.parametrize(
    ("faction", "level", "offered"),
    [
        *[("farc", 1, False), ("farc", 2, False), ("farc", 0, True), ("farc", -2, True)],
        *[("auc", -1, False), ("auc", -2, False), ("auc", 0, True), ("auc", 2, True)],
        *[("cartels", 2, True), ("cartels", -2, True)],
    ],
)
def test_support_shuts_out_the_farc_and_opposition_the_auc(faction, level, offered):
    table = position(cali=f"empty, level {level}", eligible=faction, resources=f"{faction} 3").play("rally")

    assert ("cali" in table.options) is offered
    assert "vichada" in table.options, "Departments with Pop 0 are always Neutral"
    assert not locs_in(table)


@rule("AA-3.3.1")
def test_without_a_base_rally_places_one_guerrilla():
    table = position(**FARC).play("rally", "huila")

    assert at(table.state, "huila") == "FU1"
    assert "huila" not in table.options
    assert resources(table)[1] == 8


@rule("AA-3.3.1")
def test_at_a_base_rally_places_up_to_pop_and_own_bases():
    table = position(huila="FB2", **FARC).play("rally", "huila")
    assert table.options == ["1", "2", "3", "4"], "Pop 2 and two Bases"

    table.play("3")
    assert at(table.state, "huila") == "FU3 FB2"

    enemy = position(huila="AB1", **FARC).play("rally", "huila")
    assert at(enemy.state, "huila") == "FU1 AB1", "the Bases of others do not count"


@rule("AA-3.3.1", ruling="AA-R16")
def test_two_guerrillas_in_any_state_become_a_base():
    table = position(cali="FU2 FA1", **FARC).play("rally", "cali", "replace")
    assert table.options == ["1", "2"], "at least one of them Underground, as only one is Active"

    table.play("1")
    assert at(table.state, "cali") == "FU1 FB1"


@rule("AA-3.3.1", "AA-1.4.2")
def test_no_third_base_is_built_and_none_from_a_single_guerrilla():
    full = position(cali="FU2 CB2", **FARC).play("rally", "cali")
    single = position(cali="FU1", **FARC).play("rally", "cali")

    assert at(full.state, "cali") == "FU3 CB2"
    assert at(single.state, "cali") == "FU2"


@rule("AA-3.3.1", ruling="AA-R16")
def test_at_a_base_guerrillas_gather_from_anywhere_and_all_hide():
    table = position(huila="FA2 FB1", cali="FA1", vichada="FU2", **FARC)

    table.play("rally", "huila", "move", "cali", "vichada", "1", "done")

    assert at(table.state, "huila") == "FU4 FB1"
    assert at(table.state, "vichada") == "FU1"


@rule("AA-3.3.1")
def test_gathering_is_not_offered_without_an_own_base():
    table = position(huila="FA2 CB1", cali="FU1", **FARC).play("rally", "huila")

    assert table.options == ["place", "replace"]


# -- March -------------------------------------------------------------------------------------------------------


@rule("AA-3.3.2")
def test_march_pays_once_for_a_space_and_nothing_for_locs():
    table = position(huila="FU2", narino="FU2", **FARC)

    table.play("march", "huila", "pasto", "1", "narino", "pasto", "1", "narino", "loc_pasto_tumaco")

    assert at(table.state, "pasto") == "FU2"
    assert resources(table)[1] == 8


@rule("AA-3.3.2")
def test_a_guerrilla_marches_once_and_only_to_an_adjacent_space():
    table = position(huila="FU1", **FARC).play("march", "huila")
    assert "vichada" not in table.options

    table.play("neiva")
    assert not spaces_in(table), "the one that moved does not move on"


@rule("AA-3.3.2")
def test_guerrillas_already_there_may_still_march_on():
    table = position(huila="FU1", neiva="FA1", **FARC).play("march", "huila", "neiva", "neiva")
    assert table.kind == "march-to"

    table.play("putumayo")

    assert (at(table.state, "neiva"), at(table.state, "putumayo")) == ("FU1", "FA1")


@rule("AA-3.3.2", ruling=("AA-R17", "AA-R18"))
@pytest.mark.parametrize(
    ("origin", "there", "size", "left"),
    [
        ("FU3", "P1, level 1", "2", "P1 FU2, level 1"),
        ("FU3", "P1, level 1", "3", "P1 FA3, level 1"),
        ("FU3", "T1 P1, level 2", "2", "T1 P1 FA2, level 2"),
        ("FU4", "empty, level 1", "4", "FA4, level 1"),
        ("FU4", "P4", "4", "P4 FU4"),
        ("FU4", "P4, level -1", "4", "P4 FU4, level -1"),
        ("FU3", "P1 AU5, level 1", "2", "P1 FU2 AU5, level 1"),
    ],
)
def test_a_group_and_the_cubes_in_support_are_noticed_above_three(origin, there, size, left):
    table = position(huila=origin, neiva=there, **FARC).play("march", "huila", "neiva", size)

    assert at(table.state, "neiva") == left


@rule("AA-3.3.2")
def test_a_group_on_a_loc_is_noticed_whatever_lies_there_already():
    table = position(huila="FU4", loc_neiva_pasto="FU2", **FARC).play("march", "huila", "loc_neiva_pasto", "4")

    assert at(table.state, "loc_neiva_pasto") == "FU2 FA4", "those already there neither count nor change"


@rule("AA-3.3.2", ruling="AA-R17")
def test_several_groups_into_one_space_are_not_counted_together():
    table = position(huila="FU3", putumayo="FU3", neiva="empty, level 1", **FARC)

    table.play("march", "huila", "neiva", "3", "putumayo", "neiva", "3")

    assert at(table.state, "neiva") == "FU6, level 1"


@rule("AA-3.3.2", ruling="AA-R17")
def test_one_group_cannot_go_in_two_parts():
    table = position(huila="FU4", neiva="empty, level 1", **FARC).play("march", "huila", "neiva", "2", "huila")

    assert table.kind == "march-to"
    assert "neiva" not in table.options


@rule("AA-3.3.2", ruling="AA-R18")
def test_active_guerrillas_count_for_the_size_of_a_group():
    table = position(huila="FU2 FA2", neiva="empty, level 1", **FARC).play("march", "huila", "neiva", "4")

    assert at(table.state, "neiva") == "FA4, level 1"


@rule("AA-3.3.2")
@pytest.mark.parametrize(
    ("there", "left"),
    [
        ("FU2, level -1", "FU2 AA2, level -1"),
        ("FU1, level -1", "FU1 AU2, level -1"),
        ("FB2, level -1", "FB2 AU2, level -1"),
        ("FU2", "FU2 AU2"),
    ],
)
def test_the_auc_is_noticed_in_opposition_too_and_by_the_farc(there, left):
    table = position(huila="AU2", neiva=there, **AUC).play("march", "huila", "neiva", "2")

    assert at(table.state, "neiva") == left


@rule("AA-2.3.5", "AA-3.3.2")
def test_a_limited_march_comes_from_several_spaces_to_one():
    table = position(huila="FU2", putumayo="FU1", slot="1 operation", **FARC).play("march", "huila", "neiva", "1")

    assert "huila" not in table.options, "one group from Huila has gone to Neiva already"
    table.play("putumayo")
    assert at(table.state, "neiva") == "FU2", "no other destination can be chosen"
    assert resources(table)[1] == 8


@rule("AA-3.3.2", "AA-4.5.3")
def test_shipments_go_along_when_the_last_guerrilla_leaves():
    table = position(cali="CU2", shipments="cartels cali", **CARTELS).play("march", "cali", "narino", "1")
    assert (table.kind, table.options) == ("carry-shipments", ["0", "1"])
    table.play("0", "cali", "loc_cali_pasto")

    assert at(table.state, "cali") == "empty"
    assert SPACE_IDS[table.state.holder_space[0]] == "loc_cali_pasto"


@rule("AA-3.3.2")
def test_march_without_resources_goes_onto_locs_only():
    table = position(huila="CU1", eligible="cartels", resources="cartels 0").play("march")  # from Huila

    assert spaces_in(table) == locs_in(table) != set()


@rule("AA-3.3.1", "AA-4.3.1", ruling="AA-R44")
def test_the_auc_rallies_in_five_spaces_and_extorts_in_three():
    """Tutorial T20 in full: 13 Resources less 5, and 3 from Extort, are 11, not the printed 10."""
    table = position(
        atlantico="AU1, level 2",
        antioquia="FU1 AU1 AB1",
        santander="T3 GB1 AA1, level 2",
        huila="FU2 FA1 FB1 CU2 CB1",
        arauca="FU1 AU3 CU1",
        putumayo="AU1 CU1 CB2, level -2",
        available="AG6",
        eligible="auc",
        resources="auc 13",
        **QUIET,
    ).play("rally", "atlantico", "extort", "atlantico", "antioquia", "place", "3", "extort", "antioquia")

    table.play("santander", "huila", "recycle", "auc_underground", "putumayo", "arauca", "place", "extort")

    assert resources(table)[2] == 11
    assert at(table.state, "antioquia") == "FU1 AU3 AA1 AB1"
    assert at(table.state, "santander") == "T3 GB1 AU1 AA1, level 2"
    assert at(table.state, "arauca") == "FU1 AU3 AA1 CU1"
    assert at(table.state, "putumayo") == "CU1 CB2, level -2"


def march_reasons(table, *places):
    """Why no group of the running March goes there, or from there."""
    return [table.ask.why(table.game.action(place)) for place in places]


@rule("AA-3.3.2", "AA-3.1")
def test_a_march_that_is_not_possible_says_the_real_reason():
    table = position(huila="FU2", **FARC).play("march")
    [nobody] = march_reasons(table, "cali")
    assert (nobody.kind, SPACE_IDS[nobody.values["place"]]) == ("why-no-guerrillas", "cali")

    table.play("huila")
    here, far = march_reasons(table, "huila", "vichada")
    assert (here.kind, far.kind) == ("why-there-already", "why-not-adjacent")

    table.play("neiva", "1", "huila")
    [again] = march_reasons(table, "neiva")
    assert again.kind == "why-group-went", "one group from an origin to a destination"

    table.play("pasto")
    left, moved = march_reasons(table, "huila", "neiva")
    assert (left.kind, moved.kind) == ("why-no-guerrillas", "why-moved")


@rule("AA-3.1", "AA-3.3.2")
def test_a_march_without_resources_is_too_dear_but_for_locs():
    table = position(huila="FU2", eligible="farc", resources="farc 0", **QUIET).play("march", "huila")

    assert spaces_in(table) == locs_in(table) != set()
    [dear] = march_reasons(table, "neiva")
    assert (dear.kind, dear.values) == ("why-poor", {"n": 1, "left": 0})


@rule("AA-2.3.5", "AA-3.3.2")
def test_a_limited_march_says_where_all_groups_go():
    """Cesar is too far from Pasto, whatever could be paid for; Nariño is next to it."""
    table = position(huila="FU1", narino="FU1", cesar="FU1", slot="1 operation", **FARC).play("march", "huila", "pasto")
    assert spaces_in(table) == {"narino"}

    [elsewhere] = march_reasons(table, "cesar")
    assert (elsewhere.kind, SPACE_IDS[elsewhere.values["target"]]) == ("why-one-destination", "pasto")
