"""Redeployment and Reset at the end of a Propaganda round (AA-6.5, AA-6.6)."""

from __future__ import annotations

import pytest

from tablero.games.andean_abyss import agenda
from tablero.games.andean_abyss.board import SPACES
from tablero.games.andean_abyss.position import at
from tablero.games.andean_abyss.propaganda import REDEPLOYMENT, RESET
from tablero.testing import rule
from tests.andean_abyss.helpers import card, changed, eligible, locs_in, spaces_in


def round_from(phase, change=None, **given):
    """A Propaganda round from a phase on, with Control as given."""
    return changed({"agenda": [[agenda.NEXT_CARD], [agenda.PROPAGANDA, phase]], **(change or {})}, **given)


@rule("AA-6.5", "AA-6.5.1", ruling="AA-R38")
def test_troops_in_the_open_go_first_and_must_go():
    table = round_from(
        REDEPLOYMENT,
        loc_cali_pasto="T1",
        huila="T2",
        santander="T1 GB1",
        cali="T1",
        neiva="T1",
        control="govt huila, govt santander, govt cali",
    )

    assert table.kind == "redeploy-to"
    assert spaces_in(table) == {"cali", "santander"}, "a City, or a Base, under Control; Neiva has none"
    assert "done" not in table.options
    table.play("santander", "2", "cali")

    assert at(table.state, "huila") == "empty"
    assert at(table.state, "loc_cali_pasto") == "empty"
    assert at(table.state, "santander") == "T3 GB1"
    assert "done" in table.options, "all others may stay"


@rule("AA-6.5", "AA-6.5.1")
def test_a_group_of_troops_may_be_divided():
    table = round_from(REDEPLOYMENT, huila="T3", control="govt cali, govt neiva")

    table.play("cali", "2", "neiva")

    assert (at(table.state, "cali"), at(table.state, "neiva")) == ("T2", "T1")


@rule("AA-6.5.1")
def test_without_any_haven_troops_go_to_bogota():
    table = round_from(REDEPLOYMENT, huila="T1", bogota="FU3", control="farc bogota")

    assert at(table.state, "bogota") == "T1 FU3"


@rule("AA-6.5.1", "AA-6.5")
def test_troops_at_a_base_and_in_cities_need_not_leave():
    table = round_from(REDEPLOYMENT, huila="T3 GB1", neiva="T1 FU4", control="govt cali")

    assert table.kind == "redeploy"
    table.play("done")
    assert at(table.state, "huila") == "T3 GB1"
    assert at(table.state, "neiva") == "T1 FU4"


@rule("AA-6.5.2")
def test_other_troops_may_go_to_the_same_places():
    table = round_from(REDEPLOYMENT, neiva="T2 P1", huila="T1 GB1", control="govt cali, govt huila, govt cesar")

    table.play("neiva", "troops")
    assert spaces_in(table) == {"cali", "huila"}, "not Cesar: no City, no Base"
    table.play("cali", "2")

    assert at(table.state, "cali") == "T2"


@rule("AA-6.5.3")
def test_police_may_go_to_locs_and_to_everything_under_control():
    table = round_from(REDEPLOYMENT, neiva="P2", control="govt cali, govt cesar, farc huila")

    table.play("neiva")
    assert spaces_in(table) - locs_in(table) == {"cali", "cesar"}
    assert len(locs_in(table)) == 18, "all of them"
    table.play("cesar", "2")

    assert at(table.state, "cesar") == "P2"


@rule("AA-6.5.3")
def test_police_are_never_forced_to_move():
    table = round_from(REDEPLOYMENT, huila="P2", loc_cali_pasto="P1", control="govt cali")

    table.play("done")

    assert at(table.state, "huila") == "P2"
    assert at(table.state, "loc_cali_pasto") == "P1"


@rule("AA-6.5")
def test_nobody_redeploys_into_a_farc_zone():
    table = round_from(REDEPLOYMENT, neiva="T1 P1", huila="FU1, zone", control="govt huila, govt cali")

    table.play("neiva", "police")

    assert "huila" not in table.options
    assert "cali" in table.options


@rule("AA-6.5")
def test_cubes_redeploy_once():
    table = round_from(REDEPLOYMENT, neiva="P1", control="govt cali")

    table.play("neiva", "cali")

    assert table.kind == "turn", "the one Police has moved: the round is over"
    assert at(table.state, "cali") == "P1"


# -- Reset ---------------------------------------------------------------------------------------------------------


@rule("AA-6.6", "AA-5.3", "AA-5.4")
def test_reset_clears_the_map_and_ends_momentum_but_not_capabilities():
    table = round_from(
        RESET,
        huila="FA2 AA1 CU1, terror 2",
        loc_cali_pasto="FA1, sabotaged",
        control="farc huila",
        eligible="govt",
        lasting="madrid_donors 2, misil_antiaereo 2, tapias 1, mexican_traffickers 2",
        next="plan_colombia",
    )

    assert at(table.state, "huila") == "FU2 AU1 CU1"
    assert at(table.state, "loc_cali_pasto") == "FU1"
    assert table.state.control == [0] * SPACES
    assert eligible(table) == {"govt", "farc", "auc", "cartels"}
    assert [n for n, text in enumerate(table.state.lasting) if text] == [3], "Tapias stays"
    assert card(table) == "plan_colombia"


@rule("AA-6.6")
def test_levels_zones_and_shipments_outlast_the_reset():
    table = round_from(RESET, huila="FU1, level -1, zone", shipments="farc huila")

    assert at(table.state, "huila") == "FU1, level -1, zone"
    assert table.state.holder[0] == 1


@rule("AA-6.6", "AA-2.4.1")
@pytest.mark.parametrize(("cards", "options", "over"), [(4, "", True), (3, "", False), (3, "short", True)])
def test_the_final_round_has_neither_redeployment_nor_reset(cards, options, over):
    table = round_from(REDEPLOYMENT, {"propaganda": cards}, huila="T1 FA1", control="govt cali", options=options)

    assert (table.match.ask is None) == over
    assert at(table.state, "huila") == ("T1 FA1" if over else "FU1")
