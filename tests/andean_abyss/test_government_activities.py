"""The Government's Special Activities (AA-4.1, AA-4.2): Air Lift, Air Strike, Eradicate."""

from __future__ import annotations

import pytest

from tablero.games.andean_abyss.position import at, position
from tablero.testing import rule
from tests.andean_abyss.helpers import locs_in, resources, spaces_in

GOVERNMENT_ACTIVITIES = {"air_lift", "air_strike", "eradicate"}

# -- one type, with an Operation (AA-4.1) --------------------------------------------------------------------------


@rule("AA-4.1", "AA-4.2", ruling="AA-R78")
@pytest.mark.parametrize("activity", sorted(GOVERNMENT_ACTIVITIES))
def test_an_operation_brings_one_special_activity_at_one_moment(activity):
    table = position(bogota="T4", huila="T3 FA3 CU1 CB1", resources="govt 20")
    table.play("assault")
    assert set(table.options) >= GOVERNMENT_ACTIVITIES

    table.play(activity)
    while table.kind != "operate":
        table.play(table.options[0])

    assert not GOVERNMENT_ACTIVITIES & set(table.options)


@rule("AA-4.1")
def test_a_special_activity_may_follow_the_spaces_of_the_operation():
    table = position(bogota="T4 P1", cali="T4", resources="govt 20")

    table.play("sweep", "bogota", "done")
    assert table.kind == "last-activity"
    table.play("air_lift", "bogota", "cali", "3")

    assert at(table.state, "cali") == "T7"


@rule("AA-4.1")
def test_an_operation_begun_with_a_special_activity_must_happen_in_a_space():
    table = position(bogota="T4", resources="govt 20")

    table.play("train", "air_lift", "cali", "1")
    assert "done" not in table.options

    table.play("cali", "0", "0")
    assert "done" in table.options


@rule("AA-4.1", ruling="AA-R4")
@pytest.mark.parametrize(("activity", "event"), [(["air_lift", "cali", "1"], True), ([], False)])
def test_a_special_activity_opens_the_event_to_the_second_eligible(activity, event):
    table = position(bogota="T4", narino="FU1", resources="govt 20, farc 5")

    table.play("train", *activity, "bogota", "0", "0", "done")
    while table.kind != "turn":
        table.play("done")

    assert table.asked == "farc"
    assert ("unshaded" in table.options) == event


@rule("AA-4.1")
def test_no_special_activity_goes_with_a_limited_operation():
    table = position(huila="T3 FA3 CB1", resources="govt 20", executed="farc", slot="1 operation")

    table.play("train")

    assert not GOVERNMENT_ACTIVITIES & set(table.options)


@rule("AA-4.1.1")
@pytest.mark.parametrize(
    ("operation", "offered"), [("train", False), ("patrol", True), ("sweep", True), ("assault", True)]
)
def test_air_strike_goes_with_patrol_sweep_and_assault(operation, offered):
    table = position(bogota="T4", huila="T3 FA3 CB1", resources="govt 20").play(operation)

    assert ("air_strike" in table.options) == offered
    assert {"air_lift", "eradicate"} <= set(table.options)


# -- Air Lift ------------------------------------------------------------------------------------------------------


@rule("AA-4.2.1")
def test_up_to_three_troops_fly_across_the_country():
    table = position(bogota="T5 P2", resources="govt 9")

    table.play("train", "air_lift", "amazonas")
    assert table.options == ["1", "2", "3"]
    table.play("3")

    assert at(table.state, "amazonas") == "T3"
    assert at(table.state, "bogota") == "T2 P2"
    assert resources(table)[0] == 9, "Air Lift costs nothing"


@rule("AA-4.2.1")
def test_air_lift_takes_no_police_and_does_not_enter_a_farc_zone():
    table = position(bogota="T5", cali="P4", choco="FU1, zone", resources="govt 9")

    table.play("train", "air_lift")

    assert table.kind == "air-lift-to", "Bogotá alone has Troops"
    assert not {"choco", "bogota"} & set(table.options)
    assert {"cali", "loc_bogota_neiva"} <= set(table.options)


# -- Air Strike ----------------------------------------------------------------------------------------------------


@rule("AA-4.2.2")
def test_air_strike_removes_an_active_guerrilla_far_from_any_cube():
    table = position(bogota="T1", vaupes="FA2, zone", resources="govt 9")

    table.play("sweep", "air_strike")

    assert at(table.state, "vaupes") == "FA1, zone", "a FARC Zone is no shelter"


@rule("AA-4.2.2", ruling="AA-R13")
def test_air_strike_hits_bases_whose_own_faction_has_no_guerrilla_there():
    table = position(bogota="T1", huila="FU1 FB1 CB1", loc_bogota_neiva="AA1", resources="govt 9")

    table.play("sweep", "air_strike")
    assert table.options == ["huila", "loc_bogota_neiva"]
    table.play("huila")

    assert at(table.state, "huila") == "FU1 FB1", "the FARC Guerrilla protects the FARC Base, not that of the Cartels"


@rule("AA-4.2.2")
def test_air_strike_is_not_offered_in_cities_nor_against_underground_guerrillas():
    table = position(bogota="T1 FA3 AB1", huila="FU4 FB1", resources="govt 9")

    table.play("sweep")

    assert "air_strike" not in table.options


# -- Eradicate -----------------------------------------------------------------------------------------------------


@rule("AA-4.2.3")
def test_eradicate_removes_all_cartels_bases_and_turns_people_away():
    table = position(bogota="T1", putumayo="CU2 CB2, level 1", resources="govt 9", aid=9)

    table.play("train", "eradicate", "putumayo")

    assert at(table.state, "putumayo") == "CU2", "Guerrillas protect no Base and stay"
    assert table.state.aid == 13
    assert table.state.support == 0


@rule("AA-4.2.3")
def test_a_department_with_a_lone_cartels_guerrilla_can_be_eradicated():
    table = position(vaupes="CU1", guaviare="empty, level -1", resources="govt 9", aid=27)

    table.play("train", "eradicate", "guaviare")

    assert at(table.state, "vaupes") == "CU1"
    assert at(table.state, "guaviare") == "empty, level -2"
    assert table.state.aid == 29, "Aid has a limit"


@rule("AA-4.2.3", ruling="AA-R50")
def test_the_resentment_after_eradicate_is_in_departments_only():
    table = position(huila="CB1", resources="govt 9")

    table.play("train", "eradicate")

    assert table.kind == "eradicate-shift"
    assert {"huila", "antioquia", "meta_west", "putumayo"} <= set(table.options)
    assert not {"ibague", "neiva", "bogota"} & set(table.options), "no Cities"
    assert not locs_in(table)


@rule("AA-4.2.3")
def test_where_nobody_can_shift_the_farc_gets_a_guerrilla():
    lost = dict.fromkeys(("guaviare", "meta_west", "huila", "narino"), "empty, level -2")
    table = position(putumayo="CB1, level -2, zone", resources="govt 9", **lost)

    table.play("train", "eradicate")

    assert at(table.state, "putumayo") == "FU1, level -2, zone"


@rule("AA-4.2.3")
def test_eradicate_is_not_offered_in_cities_or_without_cartels():
    table = position(cali="CU3 CB2", huila="FU1 FB1", resources="govt 9").play("train")
    assert "eradicate" not in table.options

    table = position(cali="CB2", huila="CB1", choco="CU1", resources="govt 9").play("train", "eradicate")
    assert spaces_in(table) == {"huila", "choco"}


@rule("AA-4.1", ruling="AA-R88")
@pytest.mark.parametrize(
    ("huila", "others", "offered"), [("FA1", "", False), ("FA2", "", True), ("FA1", "T1 FA1", True)]
)
def test_an_air_strike_before_the_assault_leaves_it_a_target(huila, others, offered):
    table = position(huila=f"T3 {huila}", arauca=others or "empty", resources="govt 9", card="war_tax")

    assert ("air_strike" in table.play("assault").options) is offered


@rule("AA-4.1", "AA-4.2.3", ruling="AA-R88")
def test_eradicate_before_the_assault_leaves_it_a_target():
    only = position(putumayo="T3 CB1", resources="govt 9", card="war_tax").play("assault")
    more = position(putumayo="T3 CB1 FA1", resources="govt 9", card="war_tax").play("assault")

    assert "eradicate" not in only.options
    assert "eradicate" in more.options


@rule("AA-4.1", "AA-4.2.1", "AA-3.2.4", ruling="AA-R88")
def test_an_air_lift_comes_before_the_assault_that_it_makes_possible():
    table = position(bogota="T3", meta_east="CB1", resources="govt 9", card="war_tax", options="no_negotiation")
    assert "assault" in table.options

    table.play("assault")
    assert (table.kind, table.options) == ("air-lift-how-many", ["1", "2", "3"]), (
        "to the one target, from the one origin"
    )
    table.play("1")

    assert at(table.state, "meta_east") == "T1"
    assert table.state.resources[0] == 6


@rule("AA-4.1", "AA-3.2.4", ruling="AA-R88")
@pytest.mark.parametrize(
    ("bogota", "target", "possible"),
    [
        ("T1", {"huila": "CB1"}, False),  # two Troops for a piece in a Mountain
        ("T2", {"huila": "CB1"}, True),
        ("T3", {"huila": "CU1 CB1"}, False),  # nobody is located
        ("T3", {"huila": "CB1, zone"}, False),  # Troops may not go there
        ("P3", {"meta_east": "CB1"}, False),  # Police do not fly
    ],
)
def test_an_assault_that_no_air_lift_makes_possible_is_not_offered(bogota, target, possible):
    table = position(bogota=bogota, **target, resources="govt 9", card="war_tax")

    assert ("assault" in table.options) is possible


@rule("AA-4.1", "AA-3.2.4", ruling="AA-R88")
def test_in_the_standard_opening_an_air_lift_and_an_assault_are_possible():
    table = position(**{"from": "standard"}, card="war_tax")
    assert "assault" in table.options, "Cartels Bases in Meta East have no Guerrillas"


@rule("AA-4.1", "AA-2.3.5", ruling="AA-R88")
def test_a_limited_assault_has_no_air_lift_before_it():
    table = position(
        bogota="T3", meta_east="CB1", resources="govt 9", slot="1 operation", eligible="govt", card="war_tax"
    )

    assert "assault" not in table.options


@rule("AA-4.1", "AA-4.2.1", ruling="AA-R88")
def test_an_air_lift_before_the_assault_leaves_troops_to_make_it():
    table = position(arauca="T3 FA1", resources="govt 9", card="war_tax", options="no_negotiation")

    table.play("assault", "air_lift", "bogota")

    assert table.options == ["1", "2"]


@rule("AA-4.1", "AA-4.2.1", "AA-card-17", ruling="AA-R88")
def test_an_air_lift_comes_before_the_sweep_that_it_makes_possible():
    table = position(vichada="T3", resources="govt 9", card="war_tax", lasting="madrid_donors 2")

    assert "sweep" in table.options, "no City is near Vichada, but Troops can fly to one"
