"""The AI's action round: which way it uses the card it turns up; China Card and Space Race (SP-8, SP-12, SP-13).

Not here: where its influence goes (the worked examples, SP-9), its coups (SP-10), its events (SP-11, SP-17).
"""

from __future__ import annotations

import pytest

from tablero.games.twilight_struggle.board import COUNTRY_IDS, OPS, card_number, country
from tablero.games.twilight_struggle_soloplay.board import MEMBERS, SOLO_REGION_IDS
from tablero.games.twilight_struggle_soloplay.position import position
from tablero.testing import rule
from tests.twilight_struggle_soloplay.helpers import BOTH_SIDES, influence, stack

QUIET = "ussuri_river_skirmish, liberation_theology, oas_founded, junta"  # the person has something to decide next


def ai_acts(ai: str, **given):
    """The AI (the USSR, unless said otherwise) has its round with this stack; then the person is asked."""
    around = {"side": "us", "turn": 5, "round": 2, "primary": "africa", "defcon": 3, "china": "us down", "space": "0/8"}
    around |= {"step": "ai-round", "ai": ai, "player": QUIET}
    return position(**(around | given))


def told(table, *kinds: str) -> list[str]:
    """The notes of these kinds, in order."""
    return [entry["kind"] for entry in table.journal() if entry["kind"] in kinds]


def placed(table) -> dict[str, int]:
    """Influence that the AI has added."""
    found: dict[str, int] = {}
    for entry in table.journal("gains"):
        if entry["who"] == "ai":
            found[entry["place"]] = found.get(entry["place"], 0) + entry["count"]
    return found


def is_in(region: str, place: str) -> bool:
    return country(place) in MEMBERS[SOLO_REGION_IDS.index(region)]


# -- the card that is turned up ----------------------------------------------------------------------------------


@rule("SP-0.4", "SP-8.1")
def test_the_ai_turns_up_its_top_card():
    table = ai_acts("allende, comecon", primary="south_america")

    assert table.journal("ai-turns-up")[0]["card"] == "allende"
    assert stack(table.state, "ai")[0] == "comecon"


@rule("SP-8.1")
@pytest.mark.parametrize("side", BOTH_SIDES)
def test_with_an_empty_stack_and_no_china_card_the_ai_does_nothing(side):
    table = ai_acts("", side=side, china=f"{side} up")

    assert told(table, "ai-did-nothing") == ["ai-did-nothing"]
    assert placed(table) == {}


@rule("SP-8.1", "SP-12.3", ruling="SP-R24")
def test_with_an_empty_stack_the_ai_plays_its_china_card():
    table = ai_acts("", china="ussr up", angola="0/1")

    assert table.journal("ai-china")
    assert table.state.china == table.state.person
    assert not table.state.china_up


@rule("SP-8.1")
def test_a_china_card_lying_face_down_is_not_played():
    assert not ai_acts("", china="ussr down").journal("ai-china")


@rule("SP-8.2")
def test_its_own_event_is_used_where_the_card_allows_it():
    """Allende: the scoring of South America, if the AI does not control Chile."""
    scoring = ai_acts("allende, comecon", primary="south_america", round=3, scoring="yes", scorings=1, chile="0/1")
    quiet = ai_acts("allende, comecon", primary="south_america", venezuela="0/2")

    assert scoring.journal("event")[0]["card"] == "allende"
    assert influence(scoring.state, "chile") == "0/3"
    assert not quiet.journal("event"), "not listed for rounds without scoring"


@rule("SP-8.3")
@pytest.mark.parametrize("scoring", ["yes", "no"])
def test_without_permission_the_ops_are_used(scoring):
    """Flower Power is never an event in action rounds."""
    table = ai_acts("flower_power, comecon", primary="africa", angola="0/1", scoring=scoring, scorings=1, round=3)

    assert not table.journal("event")
    assert sum(placed(table).values()) >= 1
    assert all(is_in("africa", place) for place in placed(table))


@rule("SP-8.1", ruling="SP-R10")
def test_a_player_event_comes_before_the_ops():
    table = ai_acts("colonial_rear_guards, comecon", primary="africa", angola="0/1", space="0/8")
    assert table.kind == "add", "the person carries out the own event first"
    assert placed(table) == {}

    while table.kind == "add":
        table.play(table.options[0])

    assert table.journal("ai-standing"), "then the AI uses the Ops"
    assert told(table, "ai-did-place", "ai-did-coup", "ai-did-realign")


# -- the Space Race ----------------------------------------------------------------------------------------------


@rule("SP-13.2", "SP-8.1")
def test_a_player_event_goes_to_the_space_race_outside_scoring_rounds():
    table = ai_acts("colonial_rear_guards, comecon", space="0/0", fate="6")

    assert told(table, "ai-space", "event") == ["ai-space"]
    assert table.state.space_plays[table.state.ai] == 1


@rule("SP-13.2")
def test_only_one_card_a_turn_goes_to_the_space_race():
    table = ai_acts("colonial_rear_guards, comecon", space="0/0", space_plays="0/1")

    assert not table.journal("ai-space")


@rule("SP-13.2")
def test_two_with_the_ability_of_box_2():
    table = ai_acts("colonial_rear_guards, comecon", space="0/2", space_plays="0/1", fate="6")

    assert table.journal("ai-space")


@rule("SP-13.2", "SP-0.8")
def test_a_card_needs_the_ops_of_the_next_box():
    assert not ai_acts("truman_doctrine, comecon", space="0/0").journal("ai-space"), "1 Op"
    assert not ai_acts("colonial_rear_guards, comecon", space="0/0", red_scare="ussr").journal("ai-space"), "2 less 1"


@rule("SP-13.2", "SP-8.6b")
def test_in_a_scoring_round_space_is_for_an_ai_that_has_nothing_to_gain():
    """Africa is empty but for the AI, which leads; no player event can raise its score by 2 Ops in Europe."""
    behind = ai_acts(
        "colonial_rear_guards, comecon",
        space="0/0",
        round=3,
        scoring="yes",
        scorings=1,
        primary="africa",
        zaire="1/0",
        angola="0/1",
        fate="6",
    )

    assert not behind.journal("ai-space")


# -- the China Card ----------------------------------------------------------------------------------------------


@rule("SP-12.2", "SP-8.8", ruling="SP-R23")
def test_the_china_card_replaces_a_player_event_unless_the_ai_leads():
    level = ai_acts("colonial_rear_guards, comecon", china="ussr up", primary="asia", north_korea="0/1")
    leads = ai_acts("colonial_rear_guards, comecon", china="ussr up", primary="asia", north_korea="0/3", pakistan="0/2")

    assert level.journal("ai-china-instead")
    assert stack(level.state, "ai") == ["comecon", "colonial_rear_guards"], "under the stack"
    assert not leads.journal("ai-china")


@rule("SP-12.2")
def test_the_space_race_comes_before_the_china_card():
    table = ai_acts("colonial_rear_guards, comecon", china="ussr up", primary="asia", space="0/0", fate="6")

    assert table.journal("ai-space")
    assert not table.journal("ai-china")


@rule("SP-12.3")
def test_a_china_card_that_comes_up_is_played():
    table = ai_acts("the_china_card, comecon", china="ussr up", primary="asia", north_korea="0/1")

    assert table.journal("ai-china")
    assert table.state.china == table.state.person
    assert stack(table.state, "ai") == ["comecon"]


@rule("SP-12.4", "SP-5.6", "SP-0.5")
@pytest.mark.parametrize("primary", ["asia", "southeast_asia"])
def test_with_asia_open_the_china_card_has_five_ops_for_all_of_asia(primary):
    table = ai_acts("", china="ussr up", primary=primary, north_korea="0/1", burma="0/1", laos_cambodia="0/1", turn=8)

    assert sum(placed(table).values()) == 5
    assert all(is_in("asia", place) for place in placed(table))
    assert max(placed(table).values()) <= 3


@rule("SP-12.4")
def test_elsewhere_the_china_card_has_four_ops_for_the_primary_region():
    table = ai_acts("", china="ussr up", primary="africa", angola="0/1", zaire="0/1", ethiopia="0/1")

    assert 1 <= sum(placed(table).values()) <= 4
    assert max(placed(table).values()) <= 2


# -- the use of Ops ----------------------------------------------------------------------------------------------


@rule("SP-8.4", "SP-8.5", "SP-8.6")
def test_what_is_certain_comes_before_a_gamble():
    """South America, the first example: a coup in Colombia is possible, but Argentina can be had for 1 Op."""
    table = ai_acts(
        "nasser, comecon",
        round=3,
        scoring="yes",
        scorings=1,
        primary="south_america",
        venezuela="0/2",
        brazil="0/1",
        argentina="0/1",
        chile="0/1",
        colombia="1/0",
        panama="1/0",
    )

    assert placed(table) == {"argentina": 1}
    assert not table.journal("ai-coup")


@rule("SP-8.5")
def test_the_ai_tells_where_it_stands():
    table = ai_acts("nasser, comecon", round=3, scoring="yes", scorings=1, primary="south_america", venezuela="0/2")

    standing = table.journal("ai-standing")[0]
    assert standing["region"] == "south_america"
    assert standing["value"] > 0


@rule("SP-8.7", "SP-5.5", ruling="SP-R12")
@pytest.mark.parametrize("side", BOTH_SIDES)
def test_the_ai_keeps_to_one_region_and_its_links(side):
    """Flower Power or NATO, never events of the AI: 4 Ops."""
    card, marks = ("flower_power", "0/1") if side == "us" else ("nato", "1/0")
    table = ai_acts(
        f"{card}, nuclear_test_ban",
        side=side,
        primary="africa",
        secondary="south_america",
        china=f"{side} down",
        space="8/8",
        angola=marks,
        zaire=marks,
        venezuela=marks,
    )

    regions = {region for region in ("africa", "south_america") for place in placed(table) if is_in(region, place)}
    assert len(regions) == 1


@rule("SP-8.6b", "SP-8.8", ruling="SP-R11")
def test_an_ai_that_leads_and_can_gain_nothing_turns_to_the_secondary_region():
    """In Central America all is done; the Secondary Region gets the card with 1 Op less."""
    own = {COUNTRY_IDS[c]: "0/4" for c in MEMBERS[SOLO_REGION_IDS.index("central_america")]}
    table = ai_acts("flower_power, comecon", primary="central_america", secondary="africa", angola="0/1", **own)

    assert placed(table)
    assert all(is_in("africa", place) for place in placed(table))
    assert sum(placed(table).values()) <= 3


@rule("SP-8.9")
def test_where_nothing_can_be_improved_the_ai_goes_to_europe():
    """No foothold in the Americas: full Ops in Europe, without any loss."""
    table = ai_acts(
        "flower_power, comecon",
        primary="south_america",
        round=3,
        scoring="yes",
        scorings=1,
        poland="0/1",
        finland="0/1",
    )

    assert sum(placed(table).values()) == 4
    assert all(is_in("europe", place) for place in placed(table))


@rule("SP-8.1", "SP-card-103", ruling="SP-R50")
def test_a_us_ai_puts_defectors_under_its_stack():
    table = ai_acts("defectors, containment", side="ussr", round=1, china="ussr down", primary="asia")

    assert table.journal("ai-waits")[0]["card"] == "defectors"
    assert stack(table.state, "ai") == ["defectors"]


@rule("SP-8.1", "SP-7.7")
def test_missile_envy_is_used_for_its_ops_first():
    table = ai_acts("comecon", missile_envy="ussr", primary="africa", angola="0/1")

    assert table.journal("ai-envy")
    assert stack(table.state, "ai") == ["comecon"]
    assert 49 in table.state.discards
    assert not table.journal("event")


@rule("SP-19.1", "SP-5.6")
@pytest.mark.parametrize("side", BOTH_SIDES)
def test_no_play_costs_more_than_its_ops(side):
    """Cards that are never events of the AI in a round: 1 to 4 Ops, in every region."""
    cards = {"us": ["flower_power", "iran_contra_scandal"], "ussr": ["north_sea_oil", "nato"]}[side]
    marks = "0/1" if side == "us" else "1/0"
    for primary in SOLO_REGION_IDS:
        for card in cards:
            held = {COUNTRY_IDS[c]: marks for c in MEMBERS[SOLO_REGION_IDS.index(primary)][::3]}
            table = ai_acts(f"{card}, nuclear_test_ban", side=side, turn=9, primary=primary, space="8/8", **held)
            added = placed(table)
            assert sum(added.values()) <= OPS[card_number(card)]
            assert all(count <= 2 for count in added.values())
