"""Coups and realignments of the AI: when, where, and in what order it looks (SP-10)."""

from __future__ import annotations

import pytest

from tablero.games.twilight_struggle.board import COUNTRY_IDS, IN_REGION, SOUTH_AMERICA
from tablero.games.twilight_struggle_soloplay.mind.coups import (
    coup_targets,
    death_squad_targets,
    free_coups,
    free_rolls,
    realignment_targets,
)
from tablero.games.twilight_struggle_soloplay.mind.operating import make_coups, realign
from tablero.testing import rule
from tests.twilight_struggle_soloplay.minds import solo, told, uses_ops

AFRICA, CENTRAL_AMERICA = 3, 4
LATIN = IN_REGION[CENTRAL_AMERICA] + IN_REGION[SOUTH_AMERICA]


def coups(ai: str, where: str, ops: int = 2, region: int = AFRICA, **given) -> list[str]:
    return [COUNTRY_IDS[c] for c in coup_targets(solo(ai, map=where, **given), region, ops)]


def rolls(ai: str, where: str, ops: int = 2, region: int = AFRICA, **given) -> list[str]:
    return [COUNTRY_IDS[c] for c in realignment_targets(solo(ai, map=where, **given), region, ops)]


@rule("SP-10.1")
@pytest.mark.parametrize(
    ("where", "ops", "given", "found"),
    [
        ("zaire 0/1", 1, {}, ["zaire"]),
        ("kenya 0/2", 1, {}, []),  # stability above the Ops
        ("kenya 0/3", 2, {}, ["kenya"]),  # stability and influence: 5
        ("kenya 0/4", 2, {}, []),
        ("zaire 1/0", 2, {}, []),  # nobody to overthrow
        ("zaire 0/1", 2, {"defcon": 2}, []),  # a battleground
        ("zaire 0/1", 2, {"defcon": 2, "lasting": "nuclear_subs"}, ["zaire"]),
        ("ethiopia 0/1", 2, {"defcon": 2}, ["ethiopia"]),
        ("zaire 0/1", 2, {"crisis": "us"}, []),
        ("zaire 1/5", 3, {}, []),
    ],
)
def test_targets_of_coups(where, ops, given, found):
    assert coups("us", where, ops, **given) == found


@rule("SP-10.1", ruling="SP-R18")
def test_defcon_closes_regions():
    assert coups("us", "spain_portugal 0/2", 3, region=0, defcon=5) == ["spain_portugal"]
    assert coups("us", "spain_portugal 0/2", 3, region=0, defcon=4) == []


@rule("SP-10.1")
def test_the_best_roll_must_raise_the_value():
    assert coups("us", "south_africa 0/2", 3) == [], "6 and 3 are not enough against stability 3 to change control"
    assert coups("us", "south_africa 0/1", 3) == []
    assert coups("us", "south_africa 2/1", 3) == ["south_africa"]


@rule("SP-10.1")
@pytest.mark.parametrize(
    ("where", "region", "order"),
    [
        ("kenya 0/2, zaire 0/1, algeria 0/2", AFRICA, ["zaire", "algeria", "kenya"]),  # battlegrounds, stability
        ("zaire 0/2, nigeria 0/1, angola 1/2", AFRICA, ["nigeria", "angola", "zaire"]),  # fewest to draw level, list
        ("guatemala 0/1, mexico 0/2", CENTRAL_AMERICA, ["mexico", "guatemala"]),
        ("nigeria 0/1, angola 0/1, botswana 1/0", AFRICA, ["nigeria", "angola"]),  # not beside a country half held
        ("zaire 0/1, nigeria 0/1", AFRICA, ["zaire", "nigeria"]),  # the list
    ],
)
def test_order_of_coups(where, region, order):
    assert coups("us", where, 2, region) == order


@rule("SP-8.6a", "SP-10.3", ruling=("SP-R11", "SP-R20"))
@pytest.mark.parametrize(
    ("where", "what"),
    [
        ("ethiopia 0/1, somalia 0/2, kenya 0/2, sudan 0/1", "coup"),  # behind, nothing in reach
        ("ethiopia 0/1, kenya 1/0", "place"),  # placing gains something
    ],
)
def test_coups_out_of_need(where, what):
    done = uses_ops(solo("us", map=where, primary="africa"), 1)
    assert done.startswith("coup") == (what == "coup"), done


@rule("SP-10.3", "SP-8.8")
def test_an_ai_that_is_level_or_ahead_makes_no_coup_with_its_own_card():
    s = solo("us", map="zaire 2/0, cameroon 1/0, ethiopia 0/1, angola 2/0, nigeria 2/0", primary="africa")
    assert not uses_ops(s, 1).startswith("coup")


@rule("SP-10.4", ruling="SP-R21")
@pytest.mark.parametrize(
    ("where", "found"),
    [
        ("zaire 0/1", ["zaire"]),
        ("zaire 1/2", []),  # AI influence
        ("zaire 0/4", []),  # too much
        ("zaire 0/1, angola 0/1, zimbabwe 0/1", ["angola", "zimbabwe"]),  # Zaire has two neighbours of the player
        ("kenya 0/1", []),  # nothing to gain
    ],
)
def test_targets_of_realignment(where, found):
    assert rolls("us", where, 2) == found


@rule("SP-10.4", ruling="SP-R21")
@pytest.mark.parametrize(
    ("where", "ops", "region", "order"),
    [
        ("panama 0/2", 1, CENTRAL_AMERICA, ["panama"]),  # the limit of stability is a preference
        ("mexico 0/2, nicaragua 0/1", 1, CENTRAL_AMERICA, ["mexico", "nicaragua"]),
        ("algeria 0/2, zaire 0/1", 1, AFRICA, ["zaire", "algeria"]),
        ("angola 0/1, zaire 0/2, nigeria 0/2", 2, AFRICA, ["nigeria", "angola", "zaire"]),  # better modifier
        ("zaire 0/2, nigeria 0/1", 2, AFRICA, ["nigeria", "zaire"]),  # fewer markers
    ],
)
def test_order_of_realignment(where, ops, region, order):
    assert rolls("us", where, ops, region) == order


@rule("SP-10.5")
def test_all_rolls_are_used_and_the_target_is_chosen_anew():
    s = solo("us", map="zaire 0/1, nigeria 0/1", fate="6, 1, 6, 1, 6, 1")
    realign(s, lambda: realignment_targets(s, AFRICA, 3), 3, "SP-10.4")
    assert len(told(s, "ai-realigns")) == 2, "after two rolls nobody is left"


@rule("SP-10.6")
def test_coups_count_as_military_operations_and_lower_defcon():
    s = solo("us", map="zaire 0/1", fate="5")
    make_coups(s, lambda: coup_targets(s, AFRICA, 2), 2, "SP-10.2", False)
    assert (s.milops[s.ai], s.defcon) == (2, 2)


@rule("SP-card-41", ruling="SP-R58")
def test_nuclear_subs_let_the_us_strike_twice_once_a_turn():
    s = solo("us", map="zaire 0/1, nigeria 0/1, angola 0/1", lasting="nuclear_subs", fate="6, 6, 6")
    make_coups(s, lambda: coup_targets(s, AFRICA, 2), 2, "SP-10.2", False)
    assert len(told(s, "ai-coup")) == 2
    assert s.defcon == 3
    make_coups(s, lambda: coup_targets(s, AFRICA, 2), 2, "SP-10.2", False)
    assert len(told(s, "ai-coup")) == 3


@rule("SP-card-69")
def test_death_squads_look_at_the_neighbours_of_superpowers_first():
    s = solo("us", map="panama 0/1, mexico 0/2, nicaragua 0/1", turn=5)
    names = [COUNTRY_IDS[c] for c in death_squad_targets(s, CENTRAL_AMERICA, 2)]
    assert names == ["mexico", "panama", "nicaragua"]


@rule("SP-card-47")
def test_junta_takes_battlegrounds_of_stability_two_then_rolls():
    s = solo("us", map="panama 0/2, guatemala 0/1, venezuela 0/2, cuba 0/1")
    assert [COUNTRY_IDS[c] for c in free_coups(s, 47, 2, LATIN)] == ["panama", "venezuela"]
    s = solo("us", map="panama 0/2, nicaragua 0/1", defcon=2)
    assert free_coups(s, 47, 2, LATIN) == []
    assert [COUNTRY_IDS[c] for c in free_rolls(s, 47, 2, LATIN)] == ["panama", "nicaragua"], "stability 2, then 1"


@rule("SP-card-91")
def test_ortega_strikes_every_neighbour_with_us_influence():
    area = [c for c in IN_REGION[CENTRAL_AMERICA] if COUNTRY_IDS[c] in ("cuba", "honduras", "costa_rica")]
    s = solo("ussr", map="honduras 1/0, cuba 3/0")
    assert [COUNTRY_IDS[c] for c in free_coups(s, 91, 2, tuple(area))] == ["cuba", "honduras"]
    s = solo("ussr", map="honduras 1/0, cuba 3/0", defcon=2)
    assert [COUNTRY_IDS[c] for c in free_coups(s, 91, 2, tuple(area))] == ["honduras"]
