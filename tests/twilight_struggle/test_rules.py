"""Rules and rulings that the worked examples and the cards do not touch: turns, plays, options, order of checks."""

from __future__ import annotations

from collections import Counter

import pytest

from tablero.core.table import seat_at
from tablero.games.twilight_struggle.board import (
    ADJACENT,
    ALL_COUNTRIES,
    BATTLEGROUNDS,
    CARD_IDS,
    CARD_LIST,
    EASTERN_EUROPE,
    IN_REGION,
    SOUTHEAST_ASIA,
    STABILITY,
    WESTERN_EUROPE,
    card_number,
    country,
    deck_of,
)
from tablero.games.twilight_struggle.events.book import BOOK
from tablero.games.twilight_struggle.position import position
from tablero.games.twilight_struggle.scoring import tallies
from tablero.testing import rule
from tests.twilight_struggle.helpers import ELSEWHERE, at, happens, in_effect, round_of, tracks, where, winner

# -- terms ---------------------------------------------------------------------------------------------------------


@rule("TS-0.1", "TS-0.2")
@pytest.mark.parametrize(
    ("iran", "holder"), [("2/0", "us"), ("1/0", None), ("3/2", None), ("4/2", "us"), ("0/2", "ussr")]
)
def test_control(iran, holder):
    assert position(iran=iran).view()["control"].get("iran") == holder


@rule("TS-0.4", ruling="TS-R26")
def test_the_map():
    assert (len(ALL_COUNTRIES), len(BATTLEGROUNDS)) == (84, 29)
    assert [len(members) for members in IN_REGION] == [21, 15, 10, 18, 10, 10]
    assert {country("austria"), country("finland")} <= {*EASTERN_EUROPE} & {*WESTERN_EUROPE}
    assert set(SOUTHEAST_ASIA) < set(IN_REGION[1])
    assert STABILITY[country("norway")] == 4
    assert sum(len(near) for near in ADJACENT) == 2 * 112


@rule("TS-0.5", "TS-0.6", "TS-7.14")
def test_the_event_player_is_not_the_phasing_player():
    table = round_of("us", "comecon", "event_first", us="comecon")

    assert (table.asked, table.kind) == ("ussr", "add")
    assert table.view()["phasing"] == "us"


def test_every_event_stands_in_the_book():
    """But for the China Card, played for Operations (plays.py)."""
    missing = [card.number for card in CARD_LIST if not BOOK.find(card.number)]

    assert [CARD_IDS[number - 1] for number in missing] == ["the_china_card"]


@rule("TS-0.7", "TS-2.1", "TS-2.7")
def test_decks_of_the_wars():
    assert [len(deck_of(war, False)) for war in range(3)] == [35, 46, 21]
    assert [len(deck_of(war, True)) for war in range(3)] == [38, 48, 23]
    table = seat_at("twilight-struggle", 2, "plain", optional_cards=False)
    assert not set(table.state.deck + table.state.hands[0] + table.state.hands[1]) & set(range(104, 111))


@rule("TS-0.8", "TS-5.6", "TS-5.3.2", ruling=("TS-R24", "TS-R25"))
@pytest.mark.parametrize(
    ("card", "pile"), [("iran_iraq_war", "removed"), ("oas_founded", "removed"), ("brush_war", "discards")]
)
def test_starred_cards_leave_the_game(card, pile):
    answers = {"iran_iraq_war": ["iran"], "oas_founded": ["cuba", "cuba"], "brush_war": ["kenya"]}[card]

    assert where(happens(card, "us", *answers), card) == pile


@rule("TS-1.1")
def test_what_a_player_may_know():
    table = position(us="nato, fidel", ussr="comecon", deck="nasser, blockade", discards="marshall_plan")
    view = table.view("us")

    assert view["hand"] == ["fidel", "nato"]
    assert view["hand_sizes"] == {"ussr": 1, "us": 2}
    assert view["unseen"] == ["blockade", "comecon", "nasser"]
    assert (view["discards"], view["deck"], view["hands"]) == (["marshall_plan"], None, None)


# -- the course of a turn ------------------------------------------------------------------------------------------


@rule("TS-3.3", "TS-3.4")
@pytest.mark.parametrize(("turn", "rounds"), [(3, 6), (4, 7)])
def test_action_rounds(turn, rounds):
    table = position(turn=turn, round=0, us="fidel, nasser", ussr="comecon, blockade")
    assert table.all_asked == ["ussr", "us"]
    table.answer("ussr", "comecon").answer("us", "nasser")
    while table.kind == "add":
        table.play(table.options[0])
    assert table.view()["rounds"] == rounds
    assert (table.state.round, table.asked) == (1, "ussr")


@rule("TS-3.5")
def test_an_eighth_round_by_the_space_race():
    table = round_of("us", "fidel", "place", turn=5, round=7, space="4/8", us="fidel", ussr="nasser, comecon")
    while table.asked == "us":
        table.play(table.options[-1])

    assert (table.state.round, table.asked) == (8, "ussr")
    assert "pass" in table.options


@rule("TS-4.1")
def test_headlines_are_secret():
    table = position(turn=2, round=0, us="fidel, nasser", ussr="comecon, blockade").answer("ussr", "comecon")

    assert table.view("us")["headlines"] == {"ussr": None, "us": None}
    assert table.view("us")["hand_sizes"]["ussr"] == 2


@rule("TS-4.7")
def test_headlines_are_not_in_the_hand():
    table = (
        position(turn=5, round=0, us="five_year_plan", ussr="junta")
        .answer("ussr", "junta")
        .answer("us", "five_year_plan")
    )

    assert not table.journal("discards")  # the USSR's only card was its headline


@rule("TS-3.6", ruling="TS-R12")
def test_the_end_of_a_turn():
    table = position(
        step="end-of-turn", turn=5, space="1/6", ussr="fidel, nasser", defcon=4, milops="1/4", china="us down"
    )
    assert (table.asked, table.kind) == ("ussr", "held")
    table.play("fidel")
    assert where(table, "fidel") == "discards"
    assert (table.state.vp, table.state.china_up, table.state.turn) == (-3, True, 6)

    held = position(step="end-of-turn", turn=5, space="1/6", ussr="asia_scoring, nasser")
    assert winner(held) == "us"


@rule("TS-10.7", ruling="TS-R8")
def test_both_hold_scoring_cards():
    table = position(step="end-of-turn", turn=5, us="asia_scoring", ussr="europe_scoring")

    assert table.state.over
    assert table.game.winners(table.state) == [0, 1]


# -- playing cards -------------------------------------------------------------------------------------------------


@rule("TS-5.1")
def test_a_side_without_cards_sits_out():
    table = round_of("us", turn=2, us="", ussr="fidel, nasser", china="ussr down")
    assert table.journal("no-card")[0]["who"] == "us"
    assert table.asked == "ussr"

    assert round_of("ussr", ussr="", us="fidel").options == ["the_china_card", "pass"]


@rule("TS-5.2", "TS-5.3.4")
def test_own_and_neutral_cards():
    assert set(round_of("us", "nato", us="nato", lasting="marshall_plan", **ELSEWHERE).options) == {
        "event",
        "place",
        "coup",
        "realign",
        "space",
    }
    table = round_of("us", "nato", "place", "canada", "done", us="nato", lasting="marshall_plan")
    assert "nato" not in in_effect(table)


@rule("TS-5.3.3")
def test_no_second_half_after_the_end():
    table = round_of("ussr", "duck_and_cover", "event_first", defcon=2, ussr="duck_and_cover")

    assert winner(table) == "us"
    assert table.match.ask is None


@rule("TS-5.5", ruling="TS-R3")
def test_points_may_be_left():
    assert round_of("us", "nato", "place", "canada", "done", us="nato", ussr="fidel").asked == "ussr"


@rule("TS-5.4.1", "TS-7.6", ruling=("TS-R2", "TS-R13"))
def test_red_scare_and_ops_of_events():
    assert happens("abm_treaty", "us", red_scare="us", **ELSEWHERE).ask.values["ops"] == 3


@rule("TS-5.4.1", "TS-7.3")
def test_a_value_of_three_is_at_least_two():
    table = round_of("us", turn=5, lasting="quagmire", us="nasser, duck_and_cover, nato")

    assert table.options == ["duck_and_cover", "nato"]


@rule("TS-6.1.2", ruling="TS-R4")
def test_reach_before_the_enemys_event():
    table = round_of("us", "fidel", "event_first", us="fidel", cuba="1/0")

    assert "haiti" in table.play("place").options or "haiti" in table.options


@rule("TS-6.1.4", ruling="TS-R5")
def test_reach_with_ops_of_an_event():
    table = happens("cia_created", "ussr", "place", mexico="1/0")

    assert "guatemala" in table.options


@rule("TS-6.1.6")
def test_defcon_does_not_limit_placement():
    table = round_of("us", "nato", "place", us="nato", defcon=2, uk="5/0")

    assert "france" in table.options


@rule("TS-6.4.5", ruling="TS-R6")
def test_space_with_the_card_of_missile_envy():
    table = happens("missile_envy", "ussr", "nato", us="nato", **ELSEWHERE)
    assert "space" in table.options

    assert "space" not in happens("abm_treaty", "us", **ELSEWHERE).options


@rule("TS-7.10", ruling="TS-R7")
def test_buried_in_a_round_of_the_us():
    table = round_of("us", "we_will_bury_you", "event_first", turn=5, us="we_will_bury_you, nato", ussr="fidel")
    table.play("canada", "done")
    assert table.state.vp == 0
    assert "we_will_bury_you" in in_effect(table)


@rule("TS-card-73", ruling="TS-R10")
def test_shuttle_diplomacy_is_spent_in_any_case():
    table = happens("asia_scoring", "us", turn=5, lasting="shuttle_diplomacy")

    assert where(table, "shuttle_diplomacy") == "discards"


@rule("TS-card-80", "TS-6.4.3", ruling="TS-R11")
def test_a_box_passed_over_counts_as_reached():
    table = happens("one_small_step", "us", space="3/4")

    assert table.view()["abilities"] == {"ussr": [], "us": []}
    assert table.state.vp == 3  # box 5, as the first


@rule("TS-card-103", ruling="TS-R14")
def test_defectors_found_by_a_headline():
    table = position(turn=5, round=0, us="five_year_plan", ussr="socialist_governments, defectors", fate="defectors")
    table.answer("ussr", "socialist_governments").answer("us", "five_year_plan")

    assert where(table, "socialist_governments") == "discards"
    assert not [entry for entry in table.journal("event") if entry["card"] == "socialist_governments"]


@rule("TS-card-32", "TS-7.11", ruling=("TS-R15", "TS-R16"))
def test_un_intervention_with_a_war_card():
    table = round_of(
        "us", "un_intervention", "event", turn=5, us="un_intervention, korean_war", lasting="flower_power", **ELSEWHERE
    )
    table.play("korean_war")

    assert table.state.vp == -2
    assert set(table.options) == {"place", "coup", "realign"}


@rule("TS-card-35", ruling="TS-R17")
def test_taiwan_denies_the_ussr_control_of_asia():
    given = {
        "india": "0/3",
        "pakistan": "0/2",
        "north_korea": "0/3",
        "south_korea": "0/3",
        "japan": "0/4",
        "thailand": "0/2",
    }
    given |= {"burma": "0/2", "taiwan": "3/0"}

    assert tallies(position(**given).state, 1)[0].status == 3
    assert tallies(position(lasting="formosan_resolution", **given).state, 1)[0].status == 2


@rule("TS-card-49", "TS-7.9", ruling=("TS-R18", "TS-R19"))
def test_the_duty_of_missile_envy():
    scoring = happens("missile_envy", "ussr", "asia_scoring", us="asia_scoring")
    assert scoring.journal("scores")

    table = round_of("us", turn=5, round=7, us="missile_envy, asia_scoring", missile_envy="us")
    assert table.options == ["asia_scoring"]
    forced = round_of("us", "missile_envy", turn=5, us="missile_envy", missile_envy="us", **ELSEWHERE)
    assert set(forced.options) == {"place", "coup", "realign"}


@rule("TS-7.12", ruling="TS-R20")
def test_norad_asks_at_the_end_of_the_round():
    table = round_of(
        "ussr",
        "duck_and_cover",
        "event_first",
        turn=5,
        defcon=3,
        lasting="norad",
        canada="4/0",
        uk="5/0",
        ussr="duck_and_cover",
        us="fidel",
    )

    assert table.state.defcon == 2
    table.play("poland", "done")
    assert table.kind == "norad"


@rule("TS-card-108", "TS-11.1", ruling="TS-R21")
def test_tehran_over_a_reshuffle():
    table = happens(
        "our_man_in_tehran", "us", israel="4/0", deck="fidel, nasser", discards="comecon, blockade, nato, suez_crisis"
    )

    assert {"fidel", "nasser"} < set(table.options)
    assert len(table.options) == 5 + 1
    assert table.state.discards == []


@rule("TS-card-98", ruling="TS-R22")
def test_new_cards_lie_open_after_aldrich_ames():
    table = happens(
        "ask_not_what_your_country_can_do_for_you",
        "us",
        "fidel",
        "done",
        turn=8,
        us="fidel, nato",
        lasting="aldrich_ames_remix",
        deck="comecon, nasser",
    )

    assert table.view("ussr")["seen"] == ["comecon"]  # NATO was in no hand when the event came
    assert [entry["card"] for entry in table.journal("shows")] == ["comecon"]


@rule("TS-card-100", ruling=("TS-R23", "TS-R31"))
def test_wargames_is_no_event_above_defcon_2():
    assert "event" not in round_of("us", "wargames", turn=8, us="wargames", defcon=4).options


@rule("TS-6.2.2", "TS-card-93", ruling="TS-R27")
def test_iran_contra_when_the_ussr_realigns():
    table = round_of(
        "ussr",
        "fidel",
        "realign",
        "cuba",
        turn=8,
        ussr="fidel",
        cuba="1/0",
        haiti="1/0",
        lasting="iran_contra_scandal",
        fate="3, 3",
    )

    [entry] = table.journal("realignment")
    assert entry["us_bonus"] == 1 + 1 + 1 - 1  # the superpower, Haiti, more influence, the scandal


@rule("TS-card-33", ruling="TS-R28")
def test_all_is_lifted_before_any_is_put_down():
    table = happens("de_stalinization", "ussr", "poland", "poland", "done", poland="0/3")

    assert at(table, "poland") == "0/1"
    assert "poland" in table.options


@rule("TS-card-40", ruling="TS-R29")
def test_the_crisis_can_be_called_off_in_any_round():
    table = round_of("us", turn=5, us="nato, fidel", crisis="ussr", cuba="0/3")

    assert (table.asked, table.kind) == ("ussr", "crisis")
    assert table.play("done").asked == "us"


@rule("TS-card-39", ruling="TS-R30")
def test_arms_race_as_a_headline_does_nothing():
    table = position(turn=5, round=0, us="arms_race", ussr="fidel").answer("ussr", "fidel").answer("us", "arms_race")

    assert table.state.vp == 0


@rule("TS-10.3", ruling="TS-R32")
def test_points_are_added_up_first():
    table = happens("opec", "ussr", vp=-17, egypt="0/2", iran="0/2")
    assert winner(table) is None

    assert winner(happens("opec", "ussr", vp=-18, egypt="0/2", iran="0/2")) == "ussr"


@rule("TS-2.6", ruling="TS-R1")
def test_a_handicap_for_the_ussr():
    table = seat_at("twilight-struggle", 2, "setup", handicap="ussr_1")
    table.play(*["poland"] * 6, *["france"] * 7)

    assert (table.asked, table.kind) == ("ussr", "setup")
    assert "syria" in table.options
    assert "egypt" not in table.options


@rule("TS-9.3")
def test_the_china_card_must_leave_time_for_scoring_cards():
    assert "the_china_card" not in round_of("ussr", turn=5, round=7, ussr="asia_scoring, fidel").options
    assert "the_china_card" in round_of("ussr", turn=5, round=6, ussr="asia_scoring, fidel").options


@rule("TS-13.1")
def test_the_order_of_checks():
    """A trap comes before Missile Envy, and the VP of "We Will Bury You" before the discard."""
    table = round_of(
        "us", turn=5, us="missile_envy, nato", missile_envy="us", lasting="quagmire, we_will_bury_you", fate="1"
    )

    assert table.options == ["missile_envy"]
    table.play("missile_envy")
    assert table.state.vp == -3
    assert "quagmire" not in in_effect(table)
    assert table.state.envy == -1


# -- options -------------------------------------------------------------------------------------------------------


@rule("TS-12.1")
def test_the_chinese_civil_war():
    table = round_of("ussr", "comecon", "place", options="civil_war", ussr="comecon, nasser")
    assert table.state.china == -1
    table.play(*["chinese_civil_war"] * 3)
    assert (table.state.china, table.state.china_up, table.state.civil_war) == (0, True, False)

    us = round_of("us", "nato", "place", options="civil_war", us="nato", afghanistan="1/0")
    assert "chinese_civil_war" not in us.options


@rule("TS-12.1.1")
def test_until_the_civil_war_is_over():
    given = {"options": "civil_war", "turn": 4}
    assert "event" not in round_of("ussr", "red_scare_purge", ussr="red_scare_purge", **given).options
    assert "event" in round_of("us", "red_scare_purge", us="red_scare_purge", **given).options
    assert "event" not in round_of("ussr", "cultural_revolution", ussr="cultural_revolution", **given).options
    assert "event" not in round_of("us", "formosan_resolution", us="formosan_resolution", **given).options
    assert happens("nixon_plays_the_china_card", "us", options="civil_war").state.vp == 2
    assert happens("ussuri_river_skirmish", "us", options="civil_war").kind == "add"
    war = happens("korean_war", "ussr", options="civil_war", south_korea="1/0", fate="4")
    assert at(war, "south_korea") == "1/0"


@rule("TS-12.2", "TS-12.2.1", "TS-12.2.2", "TS-12.2.3", ruling="TS-R9")
def test_the_late_war_scenario():
    table = seat_at("twilight-struggle", 2, "late", scenario="late_war")
    s = table.state

    assert (s.turn, s.defcon, s.vp, s.space, s.china) == (8, 4, -4, [4, 6], 0)
    assert table.view()["abilities"] == {"ussr": [], "us": [6]}
    assert [len(hand) for hand in s.hands] == [9, 9]
    assert at(table, "uk", "west_germany", "cuba", "vietnam", "romania", "canada") == "5/0, 5/1, 0/3, 0/5, 1/3, 0/0"
    assert set(in_effect(table)) == {
        *("us_japan_mutual_defense_pact", "marshall_plan", "nato", "warsaw_pact_formed", "de_gaulle_leads_france"),
        "flower_power",
    }
    starred = Counter(CARD_LIST[n - 1].war for n in s.removed)
    assert starred[2] == 0
    assert {card_number("bear_trap"), card_number("solidarity")} <= {*s.deck, *s.hands[0], *s.hands[1]}


@rule("TS-12.2.4")
@pytest.mark.parametrize(("vp", "side"), [(19, "ussr"), (25, "us")])
def test_the_us_must_have_20_in_the_late_war_scenario(vp, side):
    table = position(step="final-scoring", turn=10, vp=vp, options="late_war", china="nobody")

    assert winner(table) == side
    assert winner(round_of("us", turn=9, vp=21, options="late_war", us="nato")) is None


@rule("TS-12.3")
def test_held_cards_are_shown():
    table = position(step="end-of-turn", turn=2, us="nato", ussr="fidel", options="show_held")

    assert table.view("ussr")["seen"] == ["nato"]
    assert table.view("us")["seen"] == ["fidel"]


@rule("TS-12.4")
def test_the_designers_extras():
    free = round_of(
        "ussr", "fidel", "realign", ussr="fidel", defcon=2, options="free_realignment", france="1/0", india="1/0"
    )
    assert set(free.options) == {"france", "india"}
    safe = round_of(
        "ussr",
        "fidel",
        "realign",
        "brazil",
        ussr="fidel",
        options="safe_realignment",
        brazil="3/2",
        chile="1/0",
        fate="1, 6",
    )
    assert at(safe, "brazil") == "3/2"
    mixed = round_of(
        "ussr",
        "comecon",
        "place",
        "poland",
        "realign",
        ussr="comecon",
        options="mixed_operations",
        chile="1/0",
        brazil="1/0",
        fate="6, 1",
    )
    assert "poland" not in mixed.options
    assert at(mixed.play("chile"), "poland", "chile") == "0/1, 0/0"
    sure = round_of("us", "nato", "space", us="nato", options="sure_space")
    assert tracks(sure)[0] == 2
