"""Plays within plays: Grain Sales, Five Year Plan, Star Wars, Missile Envy bring another card into play (TS-7.14)."""

from __future__ import annotations

import pytest

from tablero.core.table import Table
from tablero.testing import rule
from tests.twilight_struggle.helpers import ELSEWHERE, at, happens, round_of, tracks, where

US_HOME = {"canada", "mexico", "cuba", "japan"}  # next to the USA: always open to the US
USSR_HOME = {"finland", "poland", "romania", "afghanistan", "north_korea"}
# both sides have one country: from Kenya one comes to Somalia, from Peru to Ecuador
APART = {"kenya": "0/1", "peru": "1/0", "turn": 8}

THROUGH = {
    "grain_sales": ("grain_sales_to_soviets", {"fate": "fidel"}, ()),
    "five_year_plan": ("five_year_plan", {"fate": "grain_sales_to_soviets, fidel"}, ()),
    "star_wars": (
        "star_wars",
        {"fate": "fidel", "discards": "grain_sales_to_soviets, nasser", "space": "3/2"},
        ("grain_sales_to_soviets",),
    ),
}


def taken(how: str, *answers: str, **given: str) -> Table:
    """The USSR plays a card, its event first; Grain Sales comes of it, and the US plays Fidel, its event first."""
    card, chance, chosen = THROUGH[how]
    hand = ["fidel", "comecon", card] + ["grain_sales_to_soviets"] * (how == "five_year_plan")
    table = round_of("ussr", **{"ussr": ", ".join(hand), "us": "nato", **APART, **chance, **given})
    return table.play(card, "event_first", *chosen, "place", "event_first", *answers)


@rule("TS-6.1.2", "TS-7.14", ruling="TS-R4")
@pytest.mark.parametrize("how", THROUGH)
def test_a_play_within_a_play_leaves_the_reach_of_the_first_alone(how):
    table = taken(how, "place", "ecuador", "peru")

    assert (table.kind, table.ask.seat) == ("operations", 0)
    table.play("place")
    assert set(table.options) == USSR_HOME | {"kenya", "somalia", "se_african_states"}  # not what Fidel has opened


@rule("TS-6.1.2", "TS-card-67", ruling="TS-R5")
@pytest.mark.parametrize("how", THROUGH)
def test_the_card_within_has_a_reach_of_its_own(how):
    """The US has lost its only influence in Cuba to Fidel, but had it when its play of Fidel began."""
    table = taken(how, "place", cuba="1/0", peru="0/0", nigeria="0/1")

    assert (table.kind, table.ask.seat) == ("place", 1)
    assert set(table.options) == US_HOME | {"haiti", "nicaragua"}


@rule("TS-6.1.5", "TS-card-94")
def test_chernobyl_played_event_first_closes_the_region_to_its_own_operations():
    table = round_of("ussr", ussr="chernobyl, comecon", us="nato", **APART)
    table.play("chernobyl", "event_first", "africa", "place")

    assert set(table.options) == USSR_HOME


@rule("TS-12.1", "TS-6.1.2")
def test_a_civil_war_that_ended_within_the_play_is_closed():
    table = round_of(
        "ussr",
        options="civil_war",
        ussr="grain_sales_to_soviets, lone_gunman, comecon",
        us="nato",
        fate="lone_gunman",
        chinese_civil_war="0/2",
        **APART,
    )
    table.play("grain_sales_to_soviets", "event_first", "place", "event_first")
    table.play("place", "chinese_civil_war")  # the USSR, with the Op of Lone Gunman
    assert table.state.china == 0
    while table.ask.seat == 1:
        table.play("place" if "place" in table.options else "peru")
    table.play("place")

    assert "chinese_civil_war" not in table.options


# -- UN Intervention ---------------------------------------------------------------------------------------------


@rule("TS-card-32", "TS-card-67")
def test_un_intervention_taken_by_grain_sales_goes_with_a_card_of_the_us_hand():
    table = round_of("us", us="grain_sales_to_soviets, fidel, nato", ussr="un_intervention", turn=5, cuba="2/0")
    table.play("grain_sales_to_soviets", "event", "place")
    assert "event" in table.options
    table.play("event")

    assert (table.kind, table.options) == ("partner", ["fidel"])
    table.play("fidel", "mexico", "mexico")
    assert at(table, "cuba", "mexico") == "2/0, 2/0"
    assert where(table, "fidel") == where(table, "un_intervention") == "discards"


@rule("TS-card-32", "TS-card-67", ruling="TS-R25")
def test_without_a_card_of_the_ussr_in_the_us_hand_un_intervention_is_no_event():
    table = round_of("us", us="grain_sales_to_soviets, nato", ussr="un_intervention", turn=5, **ELSEWHERE)

    assert "event" not in table.play("grain_sales_to_soviets", "event", "place").options


@rule("TS-card-32", "TS-card-67", ruling="TS-R35")
@pytest.mark.parametrize(("ussr", "us"), [("un_intervention", "fidel"), ("fidel", "un_intervention")])
def test_in_the_headline_phase_nothing_goes_with_un_intervention(ussr, us):
    table = happens("grain_sales_to_soviets", "us", "place", ussr=ussr, us=us, round=0, fate=ussr, **ELSEWHERE)

    assert not {"event", "intervene"} & set(table.options)


@rule("TS-card-32", "TS-card-49", "TS-card-85", ruling="TS-R35")
def test_un_intervention_comes_into_play_by_missile_envy_and_star_wars_too():
    envy = happens("missile_envy", "us", "un_intervention", us="fidel, nato", ussr="un_intervention")
    assert (envy.kind, envy.options) == ("partner", ["fidel"])

    stars = happens("star_wars", "us", "un_intervention", us="fidel", discards="un_intervention, nato", space="3/2")
    assert (stars.kind, stars.options) == ("partner", ["fidel"])
    assert where(stars.play("fidel", "mexico", "mexico"), "fidel") == "discards"


# -- Defectors ---------------------------------------------------------------------------------------------------


@rule("TS-card-103", "TS-card-67")
def test_defectors_played_by_the_us_in_a_round_of_the_ussr_gives_no_point():
    table = round_of(
        "ussr", ussr="grain_sales_to_soviets, defectors, comecon", us="nato", turn=5, fate="defectors", **ELSEWHERE
    )
    table.play("grain_sales_to_soviets", "event_first", "place")
    assert "event" not in table.options
    assert tracks(table.play("place", "canada", "canada"))[0] == 0


@rule("TS-card-103", "TS-card-85")
def test_defectors_called_up_by_star_wars_gives_no_point():
    table = happens("star_wars", "ussr", "defectors", discards="defectors, nato", space="3/2")

    assert tracks(table)[0] == 0


# -- Summit ------------------------------------------------------------------------------------------------------


@rule("TS-card-45", "TS-card-35")
def test_the_formosan_resolution_does_not_count_at_the_summit():
    """The position of Asia in which Taiwan makes the Domination of the US."""
    asia = {"japan": "4/0", "south_korea": "3/0", "thailand": "2/0", "taiwan": "3/0", "australia": "4/0"}
    asia |= {"malaysia": "2/0", "north_korea": "0/3", "india": "0/3", "pakistan": "0/2", "afghanistan": "0/2"}
    table = happens("summit", "us", lasting="formosan_resolution", fate="4, 4", **asia)

    assert tracks(table)[0] == 0
    scored = happens("asia_scoring", "us", lasting="formosan_resolution", **asia)
    assert tracks(scored)[0] == 5
