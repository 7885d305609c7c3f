"""Zones, links, effective Ops and two markers in a country (SP-5, SP-12.5)."""

from __future__ import annotations

import pytest

from tablero.games.twilight_struggle.board import US, country
from tablero.games.twilight_struggle_soloplay.position import build, position
from tablero.games.twilight_struggle_soloplay.zones import (
    OTHER,
    PRIMARY,
    SECONDARY,
    china_zone,
    effective,
    is_linked,
    zone_of,
)
from tablero.testing import rule
from tablero.texts import texts_for
from tests.twilight_struggle_soloplay.helpers import influence, values


def placing(card: str, **given):
    """The person plays a card to place influence, in a round without scoring."""
    around = {"turn": 4, "round": 2, "side": "us", "player": f"{card}, nasser", "defcon": 3}
    table = position(**(around | given))
    if table.kind == "source":
        table.play("draw")
    return table.play(card, "place")


def left(table) -> tuple[int, int, int]:
    """Ops left: in the primary zone, with the Secondary Region, with others."""
    given = values(table)
    return given["ops"], given["secondary"], given["other"]


# -- zones -------------------------------------------------------------------------------------------------------


@rule("SP-5.2", "SP-5.3")
def test_neighbours_of_the_primary_region_are_linked_by_influence():
    """Example LNK-1."""
    s = build({"round": 1, "primary": "middle_east", "iran": "1/0"})

    for place in ("pakistan", "afghanistan"):
        assert is_linked(s, US, country(place))
        assert zone_of(s, US, country(place)) == PRIMARY
    assert zone_of(s, US, country("iran")) == PRIMARY
    assert zone_of(s, US, country("india")) == OTHER
    assert not is_linked(s, 1 - US, country("pakistan")), "the USSR has no influence in Iran"


@rule("SP-5.2", "SP-5.3")
def test_the_secondary_region_has_no_links():
    """Example LNK-1."""
    s = build({"round": 1, "primary": "africa", "secondary": "middle_east", "iran": "1/0"})

    assert zone_of(s, US, country("iran")) == SECONDARY
    assert zone_of(s, US, country("pakistan")) == OTHER


@rule("SP-5.3")
def test_influence_placed_with_the_same_card_makes_a_link():
    """Sudan first, then Egypt at the full price."""
    table = placing("marshall_plan", primary="africa", ethiopia="1/0", egypt="1/0")
    assert left(table) == (4, 3, 2)

    table.play("sudan", "egypt", "egypt", "sudan")

    assert (influence(table.state, "sudan"), influence(table.state, "egypt")) == ("2/0", "3/0")


@rule("SP-5.3", "SP-5.1")
def test_without_the_link_the_country_lies_elsewhere():
    table = placing("marshall_plan", primary="africa", ethiopia="1/0", egypt="1/0").play("egypt")

    assert left(table) == (1, 1, 1), "4 Ops are worth 2 now"
    table.play("egypt")
    assert influence(table.state, "egypt") == "3/0"
    assert table.kind != "solo-place"


@rule("SP-5.1")
def test_reach_is_that_of_the_start_of_the_round_and_the_ai_s_countries_cost_two():
    table = placing("marshall_plan", primary="africa", kenya="1/0", se_african_states="0/1").play("se_african_states")

    assert left(table)[0] == 2, "the AI controls it"
    assert "zimbabwe" not in table.options, "a neighbour of the country just entered"
    assert "somalia" in table.options


# -- effective Ops -----------------------------------------------------------------------------------------------


@rule("SP-5.4", ruling="SP-R6")
def test_the_table_of_effective_ops():
    assert [effective(ops, PRIMARY) for ops in (1, 2, 3, 4)] == [1, 2, 3, 4]
    assert [effective(ops, SECONDARY) for ops in (1, 2, 3, 4)] == [1, 1, 2, 3]
    assert [effective(ops, OTHER) for ops in (1, 2, 3, 4)] == [0, 1, 1, 2]


@rule("SP-5.4", "SP-12.5")
def test_the_china_card_wholly_in_asia_has_one_more():
    """Example CST-2."""
    assert [effective(4, zone, all_in_asia=True) for zone in (PRIMARY, SECONDARY, OTHER)] == [5, 4, 3]


@rule("SP-5.4", ruling="SP-R6")
def test_one_influence_in_the_secondary_region_makes_three_ops_two():
    """Example CST-1."""
    table = placing("duck_and_cover", primary="africa", secondary="asia", kenya="1/0", south_korea="1/0")
    assert left(table) == (3, 2, 1)

    table.play("south_korea")

    assert left(table) == (1, 1, 0)
    assert "kenya" in table.options
    table.play("kenya")
    assert table.kind != "solo-place"


@rule("SP-5.4")
def test_two_in_the_primary_region_leave_nothing_for_the_secondary():
    table = placing("duck_and_cover", primary="africa", secondary="asia", kenya="1/0", south_korea="1/0")
    table.play("kenya", "somalia")

    assert "south_korea" not in table.options, "3 Ops would be worth 2, and 2 are used"
    assert "kenya" in table.options


@rule("SP-5.4", "SP-5.5")
def test_elsewhere_three_ops_are_worth_one_and_the_rest_is_lost():
    """Example CST-1."""
    table = placing("duck_and_cover", primary="africa", kenya="1/0", chile="1/0").play("chile")

    assert influence(table.state, "chile") == "2/0"
    assert table.kind != "solo-place"


@rule("SP-5.4")
def test_a_card_of_1_op_cannot_be_used_elsewhere():
    table = placing("truman_doctrine", primary="africa", secondary="asia", kenya="1/0", chile="1/0", south_korea="1/0")

    assert "chile" not in table.options
    assert "kenya" in table.options
    assert "south_korea" in table.options, "at least 1 in the Secondary Region"


@rule("SP-5.6")
def test_no_more_than_two_in_a_country():
    table = placing("marshall_plan", primary="africa", kenya="1/0").play("kenya", "kenya")

    assert "kenya" not in table.options
    assert "somalia" in table.options


@rule("SP-5.8")
def test_vietnam_revolts_adds_one_where_all_goes_to_southeast_asia():
    table = placing(
        "fidel",
        side="ussr",
        primary="southeast_asia",
        lasting="vietnam_revolts",
        vietnam="0/1",
        laos_cambodia="0/1",
        player="fidel, nato",
    )
    assert left(table)[0] == 2
    assert "one more if all of it goes to Southeast Asia" in texts_for(table.match.game).prompt(table.ask)

    table.play("vietnam", "laos_cambodia", "thailand")

    assert influence(table.state, "thailand") == "0/1"
    assert table.kind != "solo-place"


@rule("SP-5.8")
def test_vietnam_revolts_adds_nothing_if_one_influence_goes_elsewhere():
    table = placing(
        "fidel",
        side="ussr",
        primary="asia",
        lasting="vietnam_revolts",
        vietnam="0/1",
        north_korea="0/3",
        player="fidel, nato",
    ).play("north_korea", "vietnam")

    assert table.kind != "solo-place"


@rule("SP-5.6", "SP-12.5")
def test_the_china_card_puts_three_in_an_asian_country_if_all_is_spent_there():
    table = position(
        side="us",
        turn=4,
        round=2,
        player="fidel, nasser",
        china="us up",
        primary="asia",
        secondary="africa",
        south_korea="1/0",
        kenya="1/0",
    ).play("the_china_card")
    assert left(table)[0] == 4
    assert "one more if all of it goes to Asia" in texts_for(table.match.game).prompt(table.ask)

    table.play("south_korea", "south_korea")
    assert "kenya" in table.options, "up to here everything is allowed"
    table.play("south_korea")

    assert "south_korea" not in table.options
    assert "kenya" not in table.options
    table.play("taiwan", "taiwan")
    assert influence(table.state, "south_korea") == "4/0"
    assert influence(table.state, "taiwan") == "2/0"


@rule("SP-12.5", "SP-0.5")
def test_for_the_china_card_asia_and_southeast_asia_are_one():
    primary = build({"round": 1, "primary": "southeast_asia", "secondary": "africa"})
    secondary = build({"round": 1, "primary": "africa", "secondary": "southeast_asia"})
    neither = build({"round": 1, "primary": "africa", "secondary": "europe"})

    for s, zone in ((primary, PRIMARY), (secondary, SECONDARY), (neither, OTHER)):
        assert china_zone(s, US, country("south_korea")) == zone
        assert china_zone(s, US, country("burma")) == zone
    assert china_zone(primary, US, country("kenya")) == SECONDARY
    assert zone_of(primary, US, country("south_korea")) == OTHER, "without the China Card they are two regions"


@rule("SP-5.7")
def test_coups_and_realignments_of_the_person_know_no_zones():
    table = position(
        side="us",
        turn=4,
        round=5,
        player="fidel, nasser",
        defcon=4,
        primary="africa",
        milops="0/1",
        brazil="0/2",
        chile="0/1",
    ).play("nasser", "coup")

    assert table.options == ["chile", "brazil"]


@rule("SP-6.5")
def test_operations_of_a_headline_go_to_the_two_regions_without_loss():
    table = position(
        side="us",
        turn=4,
        round=0,
        play="abm_treaty us",
        primary="africa",
        secondary="asia",
        kenya="1/0",
        chile="1/0",
        south_korea="1/0",
        player="fidel",
        defcon=5,
    )

    assert "chile" not in table.options
    table.play("south_korea", "kenya", "south_korea")
    assert "kenya" in table.options, "four in all, though one region is the Secondary"


@pytest.mark.parametrize("zone", ["primary", "secondary", "other"])
def test_the_view_tells_what_cards_are_worth(zone):
    worth = position(side="us", turn=4, round=2, player="fidel", primary="asia").view("player")["worth"][zone]

    assert worth == {"primary": [1, 2, 3, 4], "secondary": [1, 1, 2, 3], "other": [0, 1, 1, 2]}[zone]


@rule("SP-5.2", "SP-5.4")
def test_the_options_of_a_placement_tell_price_and_zone():
    table = placing(
        "containment", primary="middle_east", secondary="africa", iran="2/0", kenya="1/0", poland="1/0", iraq="0/3"
    )
    texts = texts_for(table.match.game)
    labels = [texts.option(table.ask, option) for option in table.ask.options]

    assert "Iran: 1 Op, Primary Region" in labels
    assert "Iraq: 2 Ops, Primary Region" in labels
    assert "Pakistan: 1 Op, linked to the Primary Region" in labels
    assert "Kenya: 1 Op, Secondary Region" in labels
    assert "Poland: 1 Op, elsewhere" in labels
