"""The four-player tutorial of the playbook, turn by turn: position, action, result."""

from __future__ import annotations

from tablero.games.andean_abyss.pieces import margins
from tablero.games.andean_abyss.position import at, position
from tablero.testing import rule
from tests.andean_abyss.helpers import Rolls, resources


@rule("AA-3.2.1", "AA-6.4.1", ruling="AA-R8")
def test_train_and_civic_action_in_cali():
    """Tutorial T01."""
    table = position(from_="standard", resources="govt 40, farc 10, auc 10, cartels 10", aid=9, card="plan_colombia")
    assert table.state.support == 50

    table.play("train", "cali", "3", "3", "bucaramanga", "4", "2", "done")
    table.play("cali", "civic_action", "civic_action", "done")

    assert at(table.state, "cali") == "T6 P4 CU1 CB1, level 2"
    assert at(table.state, "bucaramanga") == "T4 P3, level 2"
    assert resources(table) == [28, 10, 10, 10]
    assert table.state.support == 56


@rule("AA-2.3.3", "AA-2.3.4")
def test_after_an_operation_only_the_second_may_pass_or_make_a_limited_operation():
    """Tutorial T02 and T03: the AUC passes, the Cartels take the same slot with a Limited Rally."""
    table = position(
        from_="standard",
        resources="govt 28, farc 10, auc 10, cartels 10",
        card="plan_colombia",
        executed="govt",
        slot="1 operation",
    )
    assert table.asked == "auc"
    assert "unshaded" not in table.options

    table.play("pass")
    assert resources(table) == [28, 10, 11, 10]
    assert table.asked == "cartels"

    table.play("rally", "huila", "done")
    assert at(table.state, "huila") == "FU1 FB1 CU1"
    assert resources(table)[3] == 9
    assert table.state.eligible == 0b0110, "FARC and AUC are Eligible on the next card"


@rule("AA-2.3.5")
def test_a_limited_operation_has_one_space_and_no_special_activity():
    table = position(from_="standard", resources="cartels 10", card="sicarios", executed="govt", slot="1 operation")

    table.play("rally", "cali", "place")

    assert not {"bribe", "process", "cultivate", "huila"} & set(table.options)


@rule("AA-3.2.3", "AA-4.2.2")
def test_sweep_in_three_spaces_and_an_air_strike():
    """Tutorial T08: Forest halves what cubes find; the Air Strike removes the Guerrilla that was found."""
    table = position(
        medellin="T3 P1, level 2",
        cali="T6 P4 CU5 CB1, level 2",
        choco="FU1 FB1, level -2",
        santander="T3 GB1 FU1 AU1, level 2",
        resources="govt 28, farc 10, auc 12, cartels 5",
        card="war_tax",
    )

    table.play("sweep", "choco", "medellin", "3", "cali", "3", "done", "santander", "cali", "done", "done")
    table.play("air_strike", "santander", "farc_active")

    assert at(table.state, "choco") == "T6 FA1 FB1, level -2"
    assert at(table.state, "santander") == "T3 GB1 AA1, level 2"
    assert at(table.state, "cali") == "T3 P4 CA5 CB1, level 2"
    assert at(table.state, "medellin") == "P1, level 2"
    assert resources(table)[0] == 19


@rule("AA-3.3.1", "AA-4.3.1", ruling="AA-R22")
def test_extort_between_rallies_pays_for_more_of_them():
    """After tutorial T11: eleven Resources, twelve spaces."""
    table = position(
        narino="FU1, level -2",
        huila="FU1 FB1 CU2 CB1",
        meta_west="FU2 FB1 CU2 CB1, level -2",
        resources="govt 1, farc 2",
        card="mono_jojoy",
    )

    table.play(
        "rally", "narino", "extort", "huila", "place", "3", "extort", "meta_west", "place", "2", "extort", "vichada"
    )

    assert at(table.state, "narino") == "FU1 FA1, level -2"
    assert at(table.state, "huila") == "FU3 FA1 FB1 CU2 CB1"
    assert at(table.state, "meta_west") == "FU3 FA1 FB1 CU2 CB1, level -2"
    assert at(table.state, "vichada") == "FU1"
    assert resources(table)[1] == 1


@rule("AA-4.3.1")
def test_extort_needs_to_outnumber_all_others_together():
    """From the check of tutorial T11."""
    table = position(antioquia="FU1 AU1 AB1", arauca="FU1 AU3", vichada="FU1", resources="farc 5", card="mono_jojoy")

    table.play("rally", "cesar", "extort")

    assert table.kind == "extort"
    assert "antioquia" not in table.options
    assert "arauca" not in table.options
    assert "vichada" in table.options


@rule("AA-4.5.1", "AA-3.3.1")
def test_cultivate_places_a_base_in_a_department_of_the_rally():
    """Tutorial T14: not in Cities, where Guerrillas do not exceed Police."""
    table = position(
        medellin="P1, level 2",
        bucaramanga="T4 P3, level 2",
        arauca="FU1 AU3",
        resources="cartels 6",
        card="sicarios",
    )

    table.play("rally", "medellin", "bucaramanga", "arauca", "cultivate")

    assert at(table.state, "arauca") == "FU1 AU3 CU1 CB1"
    assert at(table.state, "medellin") == "P1 CU1, level 2"
    assert resources(table)[3] == 3


@rule("AA-3.3.2", ruling=("AA-R17", "AA-R18"))
def test_a_large_group_marching_into_support_is_noticed():
    """The rulebook's example at 3.3.2: two Guerrillas and two cubes are more than three."""
    table = position(meta_east="FU2", santander="T1 P1, level 1", resources="farc 3", card="mono_jojoy")

    table.play("march", "meta_east", "santander", "2")

    assert at(table.state, "santander") == "T1 P1 FA2, level 1"
    assert resources(table)[1] == 2


@rule("AA-3.3.2")
def test_single_guerrillas_march_unnoticed_and_free_onto_locs():
    """Tutorial T16."""
    table = position(putumayo="FU3", pasto="P1, level 2", resources="farc 6", card="mono_jojoy")

    table.play("march", "putumayo", "pasto", "1", "putumayo", "loc_neiva_pasto", "1")

    assert at(table.state, "pasto") == "P1 FU1, level 2"
    assert at(table.state, "loc_neiva_pasto") == "FU1"
    assert resources(table)[1] == 5


@rule("AA-1.4.1", "AA-3.3.1", ruling="AA-R1")
def test_a_faction_out_of_guerrillas_recycles_its_own():
    """Tutorial T20: the AUC takes a Guerrilla off Putumayo and places it in Arauca."""
    table = position(
        atlantico="AU1, level 2",
        antioquia="FU1 AU1 AB1",
        huila="FU2 FA1 FB1",
        arauca="FU1 AU3 CU1 CB1",
        putumayo="AU1 CU1 CB2, level -2",
        available="AG4",
        resources="auc 13",
        card="bloques",
    )

    table.play("rally", "antioquia", "place", "3", "huila", "recycle", "auc_underground", "putumayo", "arauca", "place")

    assert at(table.state, "antioquia") == "FU1 AU4 AB1"
    assert at(table.state, "arauca") == "FU1 AU4 CU1 CB1"
    assert at(table.state, "putumayo") == "CU1 CB2, level -2"


@rule("AA-3.3.4", "AA-4.3.3")
def test_terror_and_kidnap_take_what_the_victim_has():
    """Tutorial T22: a roll of 4 takes the one Resource that is left."""
    table = position(
        huila="FU2 FA1 FB1 AU1 CU2 CB1",
        cesar="FU1",
        arauca="FU1 AU3 AA1 CU1 CB1",
        neiva="T2 P1 FU1, level 2",
        resources="farc 4, cartels 3",
        card="mono_jojoy",
    )
    table.state.dice = Rolls(2, 4)

    table.play("terror", "huila", "kidnap", "huila", "cesar", "arauca", "kidnap", "neiva")

    assert at(table.state, "huila") == "FU1 FA2 FB1 AU1 CU2 CB1, level -1, terror 1"
    assert at(table.state, "cesar") == "FA1, level -1, terror 1"
    assert at(table.state, "neiva") == "T2 P1 FA1, level 1, terror 1"
    assert resources(table)[1] == 4 - 4 + 3
    assert resources(table)[3] == 0


@rule("AA-4.3.3")
def test_kidnap_is_not_offered_where_police_are_as_many():
    """From the check of tutorial T22."""
    table = position(
        neiva="T2 P1 FU1, level 2", huila="FU2 CB1", resources="govt 5, farc 4, cartels 3", card="mono_jojoy"
    )

    table.play("terror", "neiva", "kidnap")

    assert "neiva" not in table.options or table.kind != "kidnap"
    assert at(table.state, "neiva") == "T2 P1 FA1, level 1, terror 1"


@rule("AA-7.3")
def test_margins_of_the_tutorial_position():
    """Rulebook example R16: 55 Support, 23 Opposition and Bases, 1 AUC against 5 FARC Bases, 7 Cartels Bases."""
    table = position(
        bogota="empty, level 2",
        cali="empty, level 2",
        medellin="empty, level 2",
        bucaramanga="empty, level 2",
        ibague="empty, level 2",
        santa_marta="empty, level 2",
        cartagena="empty, level 2",
        cucuta="empty, level 2",
        neiva="empty, level 2",
        pasto="empty, level 2",
        sincelejo="empty, level 2",
        atlantico="empty, level 2",
        santander="FB1, level 1",
        choco="FB1, level -2",
        narino="FB1, level -2",
        meta_west="FB1, level -2",
        meta_east="FB1, level -2",
        guaviare="AB1, level -2",
        putumayo="CB2, level -2",
        arauca="CB2, level -2",
        antioquia="CB2, level -1",
        huila="CB1, level -1",
        resources="govt 19, farc 1, auc 10",
    )

    assert table.state.support == 54
    assert margins(table.state) == [-6, table.state.opposition + 5 - 25, -4, -40]
