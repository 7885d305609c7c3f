"""The Support phase (AA-6.4): Civic Action, Agitation, the election, FARC Zones, Elite Backing."""

from __future__ import annotations

import pytest

from tablero.games.andean_abyss import agenda
from tablero.games.andean_abyss.position import at, position
from tablero.games.andean_abyss.propaganda import AGITATE, BACKING, ELECTION, SUPPORT_PHASE
from tablero.testing import rule
from tests.andean_abyss.helpers import changed, locs_in, resources, spaces_in


def round_from(phase, **given):
    """A Propaganda round from a phase on, with Control as given."""
    return changed({"agenda": [[agenda.NEXT_CARD], [agenda.PROPAGANDA, phase]]}, **given)


@rule("AA-6.4")
def test_government_farc_election_and_auc_follow_each_other():
    table = round_from(
        SUPPORT_PHASE,
        cali="T1 P1",
        huila="FU1",
        cesar="AU1",
        control="govt cali, farc huila",
        resources="govt 9, farc 3, auc 1",
        president="uribe",
    )

    assert (table.kind, table.asked) == ("civic-action", "govt")
    table.play("done")
    assert (table.kind, table.asked) == ("agitation", "farc")
    table.play("done")
    assert (table.kind, table.asked) == ("elite-backing", "auc")
    table.play("done")
    assert (table.kind, table.asked) == ("redeploy", "govt")


# -- Civic Action --------------------------------------------------------------------------------------------------


@rule("AA-6.4.1")
def test_civic_action_takes_terror_away_before_it_shifts():
    table = position(cali="T1 P1, level -1, terror 1", control="govt cali", resources="govt 10", step="civic-action")

    table.play("cali")
    assert at(table.state, "cali") == "T1 P1, level -1"
    table.play("cali", "cali")

    assert at(table.state, "cali") == "T1 P1, level 1"
    assert resources(table)[0] == 1
    assert table.kind == "turn", "1 Resource buys nothing more"


@rule("AA-6.4.1")
def test_civic_action_is_offered_only_with_control_troops_and_police():
    table = position(
        cali="T1 P1",
        neiva="T2",
        pasto="P2",
        huila="T1 P1",
        ibague="T1 P1, level 2",
        cesar="T1 P1, level -2",
        control="govt cali, govt neiva, govt pasto, govt ibague, govt cesar",
        resources="govt 9",
        step="civic-action",
    )

    assert table.options == ["cali", "cesar", "done"]


@rule("AA-6.4.1", ruling="AA-R34")
def test_terror_can_be_taken_away_where_active_support_is_reached():
    table = position(cali="T1 P1, level 2, terror 1", control="govt cali", resources="govt 9", step="civic-action")

    table.play("cali")

    assert at(table.state, "cali") == "T1 P1, level 2"


@rule("AA-6.4.1", "AA-6.4.2", ruling="AA-R76")
def test_nothing_is_bought_where_nobody_lives():
    table = round_from(
        SUPPORT_PHASE,
        vichada="T1 P1, terror 1",
        guainia="FU1, terror 1",
        control="govt vichada, farc guainia",
        resources="govt 9, farc 9",
        president="uribe",
    )

    assert table.kind not in ("civic-action", "agitation")
    assert resources(table)[:2] == [9, 9]


# -- Agitation -----------------------------------------------------------------------------------------------------


@rule("AA-6.4.2")
def test_agitation_takes_terror_away_and_then_shifts_for_one_resource_each():
    table = position(huila="FU1, level 1, terror 1", control="farc huila", resources="farc 9", step="agitation")

    table.play("huila", "huila", "huila", "huila")

    assert at(table.state, "huila") == "FU1, level -2"
    assert resources(table)[1] == 5
    assert table.kind == "turn", "there is nothing more to turn"


@rule("AA-6.4.2")
def test_agitation_is_offered_only_under_farc_control():
    table = position(
        huila="FU3",
        choco="FU3",
        narino="FU1, level -2",
        control="farc huila, govt cali, farc narino",
        resources="farc 9",
        step="agitation",
    )

    assert table.options == ["huila", "done"]
    table = position(huila="FU3", control="farc huila", resources="farc 0", step="agitation")
    assert table.kind == "turn"


@rule("AA-6.4.2", "AA-8.7.5", ruling="AA-R45")
def test_six_steps_of_agitation_cost_six():
    """The printed one-player example has 38 left of 43; it is 37."""
    table = round_from(
        AGITATE,
        players=1,
        huila="FU1, level 1",
        choco="FU1, level 1",
        control="farc huila, farc choco",
        resources="farc 43",
        president="uribe",
    )

    assert table.state.resources[1] == 37
    assert (at(table.state, "huila"), at(table.state, "choco")) == ("FU1, level -2", "FU1, level -2")


# -- the election --------------------------------------------------------------------------------------------------


def sixty():
    """Active Support for a population of 30."""
    large = ("bogota", "cali", "medellin", "bucaramanga", "ibague", "santa_marta", "antioquia", "santander", "huila")
    return dict.fromkeys((*large, "cucuta", "neiva", "pasto", "sincelejo"), "empty, level 2")


@rule("AA-6.4.3")
@pytest.mark.parametrize(("before", "after"), [("samper", 1), ("pastrana", 2), ("uribe", 2)])
def test_too_little_support_brings_the_next_president(before, after):
    """Total Support of exactly 60 is too little; nobody follows Uribe."""
    table = round_from(ELECTION, president=before, resources="farc 0", **sixty())

    assert table.state.support == 60
    assert table.state.president == after


@rule("AA-6.4.3", ruling="AA-R35")
def test_civic_action_of_the_same_round_can_save_the_president():
    levels = {**sixty(), "cartagena": "T1 P1"}
    table = round_from(SUPPORT_PHASE, president="samper", resources="govt 3", control="govt cartagena", **levels)

    table.play("cartagena")

    assert table.state.support == 61
    assert table.state.president == 0


@rule("AA-6.4.3", "AA-6.4.4")
def test_uribe_ends_the_farc_zones():
    table = round_from(ELECTION, president="pastrana", meta_west="FU3, zone", choco="FU1, zone")

    assert table.state.president == 2
    assert table.state.zones == 0


# -- FARC Zones ----------------------------------------------------------------------------------------------------


@rule("AA-6.4.3", "AA-6.4.4", ruling="AA-R36")
def test_pastrana_leaves_the_department_with_most_farc_pieces():
    table = round_from(
        ELECTION,
        meta_west="T2 P2 GB1 FU2 FB1",
        huila="FU2",
        cali="T1",
        neiva="P1 FU1",
        santander="T1 GB1",
        choco="T2",
    )

    assert (table.kind, table.asked) == ("leave-zone", "govt"), "there is only one such Department"
    assert spaces_in(table) == {"cali", "santander"}, "Troops: Cities and Bases under Control now"
    table.play("cali", "2")
    assert {"cali", "santander", "choco", "loc_bogota_neiva"} <= spaces_in(table), "Police: all held spaces and LoCs"
    assert "neiva" not in table.options
    table.play("loc_bogota_neiva", "1", "choco")

    assert at(table.state, "meta_west") == "FU2 FB1, zone"
    assert at(table.state, "cali") == "T3"
    assert at(table.state, "loc_bogota_neiva") == "P1"
    assert table.state.available[2] == 3 - 1, "the Base goes"


@rule("AA-6.4.4", ruling="AA-R36")
def test_troops_without_a_haven_go_to_bogota():
    table = round_from(ELECTION, meta_west="T2 FU5", bogota="FU1")

    table.play("2")

    assert at(table.state, "meta_west") == "FU5, zone"
    assert at(table.state, "bogota") == "T2 FU1"


@rule("AA-6.4.4")
def test_the_government_chooses_among_equals_even_without_pop_but_no_second_time():
    table = round_from(ELECTION, vaupes="FU3", huila="FU2 FB1", choco="FU5, zone", cali="FU9")

    assert table.kind == "new-zone"
    assert spaces_in(table) == {"vaupes", "huila"}, "Chocó is a Zone already, Cali no Department"
    table.play("vaupes")
    assert at(table.state, "vaupes") == "FU3, zone"


@rule("AA-6.4.4")
def test_a_zone_is_closed_to_the_government_but_not_to_insurgents():
    table = position(meta_west="FU1, zone", bogota="T4 P4", resources="govt 20").play("sweep")
    assert "meta_west" not in table.options

    table = position(meta_west="FU1, zone", resources="auc 5", eligible="auc").play("rally")
    assert "meta_west" in table.options


# -- Elite Backing -------------------------------------------------------------------------------------------------


@rule("AA-6.4.5", ruling="AA-R37")
def test_elite_backing_is_a_free_rally_in_a_space_nobody_held():
    table = round_from(
        BACKING,
        cali="T1",
        huila="FU1",
        cesar="AU2",
        choco="empty, level -1",
        antioquia="FU9",  # came after Control was recorded
        control="govt cali, farc huila",
        resources="auc 0",
    )

    assert not {"cali", "huila", "choco"} & spaces_in(table)
    assert {"cesar", "antioquia", "vichada"} <= spaces_in(table)
    assert not locs_in(table)
    table.play("cesar", "replace")

    assert at(table.state, "cesar") == "AB1"
    assert resources(table)[2] == 0


@rule("AA-6.4.5")
def test_elite_backing_may_be_declined():
    table = round_from(BACKING, cesar="AU2").play("done")

    assert at(table.state, "cesar") == "AU2"
    assert table.kind != "elite-backing"


@rule("AA-6.4.5", "AA-1.4.1", ruling="AA-R2")
def test_out_of_guerrillas_the_auc_takes_one_back_for_its_backing():
    table = round_from(BACKING, cesar="AA1", choco="AA1, level -1", available="AG0")

    table.play("recycle", "choco", "vichada")

    assert at(table.state, "vichada") == "AU1"
    assert at(table.state, "choco") == "empty, level -1"
