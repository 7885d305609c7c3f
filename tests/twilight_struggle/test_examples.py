"""The worked examples, one test each (EX-001 to EX-090): what a player would check against the rulebook."""

from __future__ import annotations

import pytest

from tablero.core.table import seat_at
from tablero.games.twilight_struggle.operations import ops_value
from tablero.games.twilight_struggle.position import position
from tablero.testing import rule
from tests.twilight_struggle.helpers import ELSEWHERE, at, happens, in_effect, round_of, tracks, where, winner

SETUP_USSR = ["poland"] * 4 + ["east_germany"] * 2
SETUP_US = ["west_germany"] * 4 + ["italy"] * 3


# -- setup and sequence --------------------------------------------------------------------------------------------


@rule("TS-2.2", "TS-2.1", "TS-2.5", "TS-0.2")
def test_001_fixed_setup():
    table = seat_at("twilight-struggle", 2, "setup")
    us, ussr = table.state.influence[85:], table.state.influence[:85]

    assert (sum(us), sum(ussr), len([n for n in us if n]), len([n for n in ussr if n])) == (18, 9, 10, 5)
    assert [len(hand) for hand in table.state.hands] == [8, 8]
    control = table.view()["control"]
    assert (control.get("uk"), control.get("canada"), control.get("north_korea")) == ("us", None, "ussr")
    table.play(*SETUP_USSR, *SETUP_US)
    assert (sum(table.state.influence[85:]), sum(table.state.influence[:85])) == (25, 15)
    assert tracks(table) == (0, 5, [0, 0])


@rule("TS-2.3")
def test_002_free_placement_of_the_ussr():
    table = seat_at("twilight-struggle", 2, "setup").play(*["austria"] * 4, *["finland"] * 2)

    assert at(table, "austria", "finland") == "0/4, 0/3"
    assert table.view()["control"].get("austria") == "ussr"
    assert "finland" not in table.view()["control"]


@rule("TS-2.4")
def test_003_the_us_sets_up_in_western_europe():
    table = seat_at("twilight-struggle", 2, "setup").play(*SETUP_USSR)

    assert table.asked == "us"
    assert "austria" in table.options
    assert "poland" not in table.options


@rule("TS-2.6")
def test_004_handicap():
    table = seat_at("twilight-struggle", 2, "setup", handicap="us_2").play(*SETUP_USSR, *SETUP_US)

    assert table.kind == "setup"
    assert "egypt" not in table.options
    table.play("iran")
    assert at(table, "iran") == "2/0"
    assert table.view()["control"]["iran"] == "us"


@rule("TS-3.1")
@pytest.mark.parametrize(("before", "after"), [(2, 3), (5, 5)])
def test_005_defcon_improves(before, after):
    assert position(step="new-turn", turn=3, defcon=before).state.defcon == after


@rule("TS-3.2", "TS-11.3")
def test_006_hands_are_filled():
    table = position(step="new-turn", turn=5, us="nasser, fidel", ussr="comecon")

    assert [len(hand) for hand in table.state.hands] == [9, 9]


@rule("TS-3.2", "TS-11.1")
def test_007_a_deal_over_a_reshuffle():
    pile = "fidel, nasser, comecon, blockade, nato, containment, cia_created, suez_crisis"
    gone = (
        "duck_and_cover, five_year_plan, socialist_governments, vietnam_revolts, korean_war, romanian_abdication, "
        "arab_israeli_war, warsaw_pact_formed, de_gaulle_leads_france, captured_nazi_scientist, truman_doctrine, "
        "olympic_games, independent_reds, marshall_plan, indo_pakistani_war, decolonization"
    )
    table = position(step="new-turn", turn=3, us="norad", ussr="defectors", deck=pile, discards=gone)

    assert [len(hand) for hand in table.state.hands] == [8, 8]
    assert where(table, "fidel") == "ussr"  # the USSR is dealt the first card
    assert where(table, "nasser") == "us"
    assert (len(table.state.deck), table.state.discards) == (10, [])


@rule("TS-11.2")
def test_008_the_mid_war_joins_the_draw_pile_only():
    early = position(turn=3, round=6).state
    ten = ", ".join(table_card for table_card in names(early.deck[:10]))
    twenty = ", ".join(names(early.deck[10:28]))
    table = position(step="new-turn", turn=4, us="", ussr="", deck=ten, discards=twenty, removed="")

    assert len(table.state.deck) == 10 + 48 - 18
    assert len(table.state.discards) == 18


def names(numbers):
    from tablero.games.twilight_struggle.board import CARD_IDS

    return [CARD_IDS[n - 1] for n in numbers]


# -- headlines -----------------------------------------------------------------------------------------------------


def headlines(ussr, us, **given):
    table = position(**{"turn": 5, "round": 0, "ussr": ussr, "us": us, **given})
    return table.answer("ussr", ussr.split(",")[0]).answer("us", us.split(",")[0])


def order(table):
    return [entry["card"] for entry in table.journal("event")]


@rule("TS-4.3")
def test_009_the_higher_headline_first():
    table = headlines("brezhnev_doctrine", "colonial_rear_guards")

    assert order(table) == ["brezhnev_doctrine", "colonial_rear_guards"]


@rule("TS-4.3")
def test_010_the_us_first_on_a_tie():
    table = headlines("liberation_theology", "colonial_rear_guards")

    assert order(table) == ["colonial_rear_guards"]
    assert table.asked == "us"


@rule("TS-4.3")
def test_011_scoring_cards_count_nothing():
    assert order(headlines("asia_scoring", "cia_created"))[0] == "cia_created"
    assert order(headlines("asia_scoring", "europe_scoring"))[:2] == ["europe_scoring", "asia_scoring"]


@rule("TS-4.4", "TS-card-103")
def test_012_defectors_cancel_the_other_headline():
    table = headlines("warsaw_pact_formed", "defectors")

    assert order(table) == ["defectors"]
    assert where(table, "warsaw_pact_formed") == where(table, "defectors") == "discards"
    assert "warsaw_pact_formed" not in in_effect(table)


@rule("TS-4.6", "TS-8.3", "TS-card-50", "TS-card-4")
def test_013_the_player_of_the_headline_is_phasing():
    table = headlines("we_will_bury_you", "duck_and_cover", defcon=3)

    assert winner(table) == "ussr"
    assert table.state.vp == 0


@rule("TS-4.5", "TS-card-10")
def test_014_an_enemy_event_as_headline():
    table = headlines("fidel", "blockade, duck_and_cover", west_germany="4/0")

    assert (table.kind, table.asked) == ("ransom", "us")
    assert table.options == ["duck_and_cover", "done"]
    assert at(table.play("done"), "west_germany") == "0/0"


@rule("TS-4.2", "TS-6.4.3")
def test_015_the_other_side_shows_first():
    table = position(turn=5, round=0, space="3/4", ussr="fidel", us="nasser")

    assert table.all_asked == ["us"]
    assert table.play("nasser").all_asked == ["ussr"]
    assert table.view("ussr")["headlines"]["us"] == "nasser"
    both = position(turn=5, round=0, space="4/4", ussr="fidel", us="nasser")
    assert both.all_asked == ["ussr", "us"]


@rule("TS-5.4.1", "TS-card-31", "TS-card-47")
def test_016_red_scare_hits_a_later_headline():
    table = headlines("junta", "red_scare_purge", cuba="1/0", **ELSEWHERE)

    table.play("panama", "realign")
    assert at(table, "panama") == "0/2"
    assert table.ask.values["left"] == 1


# -- Ops values ----------------------------------------------------------------------------------------------------


def value(side, ops, **given):
    return ops_value(position(**given).state, {"ussr": 0, "us": 1}[side], ops)


@rule("TS-5.4")
def test_017_red_scare():
    assert [value("ussr", ops, red_scare="ussr") for ops in (4, 1)] == [3, 1]


@rule("TS-5.4", "TS-card-25")
def test_018_containment():
    assert [value("us", ops, lasting="containment") for ops in (4, 3, 1)] == [4, 4, 2]
    assert [value("us", ops, lasting="containment", red_scare="us") for ops in (1, 3, 4)] == [1, 3, 4]


@rule("TS-5.4", "TS-card-9", "TS-card-6")
def test_019_all_bonuses_in_southeast_asia():
    table = round_of(
        "ussr", "the_china_card", "place", lasting="vietnam_revolts", red_scare="ussr", vietnam="0/1", ussr="fidel"
    )

    table.play(*["vietnam"] * 4)
    assert table.kind == "place"  # the fifth point
    table.play("vietnam")
    assert at(table, "vietnam") == "0/6"
    assert table.state.china == 1


@rule("TS-5.4", "TS-card-6")
def test_020_the_china_card_in_asia():
    def table():
        return round_of(
            "us", "the_china_card", "place", china="us up", india="0/0", iran="1/0", pakistan="1/0", us="fidel"
        )

    inside = table().play("india", "india", "india", "india")
    assert "pakistan" in inside.options
    assert "iran" not in inside.options
    assert at(inside.play("pakistan"), "india", "pakistan") == "4/0, 2/0"


@rule("TS-5.4.1", "TS-card-10")
def test_021_modified_ops_for_a_discard():
    table = happens("blockade", "ussr", lasting="containment", us="the_cambridge_five", west_germany="4/0")

    assert "the_cambridge_five" in table.options
    assert at(table.play("the_cambridge_five"), "west_germany") == "4/0"


# -- placement -----------------------------------------------------------------------------------------------------


@rule("TS-6.1.1", "TS-5.5")
def test_022_breaking_control_costs_two():
    table = round_of(
        "ussr",
        "marshall_plan",
        "place",
        "turkey",
        "turkey",
        "turkey",
        turkey="2/0",
        romania="0/1",
        ussr="marshall_plan",
    )

    assert at(table, "turkey") == "2/3"
    assert table.kind != "place"


@rule("TS-6.1.1")
def test_023_two_for_three_ops():
    table = round_of("us", "duck_and_cover", "place", "israel", "israel", israel="3/7", us="duck_and_cover")

    assert at(table, "israel") == "5/7"
    assert winner(table) is None


@rule("TS-6.1.1")
def test_024_control_that_holds():
    table = round_of(
        "ussr", "marshall_plan", "place", "italy", "italy", italy="4/0", yugoslavia="0/1", ussr="marshall_plan"
    )

    assert at(table, "italy") == "4/2"


@rule("TS-6.1.2")
def test_025_reach_is_that_of_the_start():
    table = round_of("us", "duck_and_cover", "place", panama="1/0", south_korea="1/0", us="duck_and_cover")

    assert {"costa_rica", "colombia", "japan"} <= set(table.options)
    table.play("costa_rica", "colombia")
    assert not {"nicaragua", "venezuela"} & set(table.options)


@rule("TS-6.1.3", "TS-0.3")
def test_026_only_the_own_superpower():
    us = round_of("us", "duck_and_cover", "place", us="duck_and_cover")
    ussr = round_of("ussr", "fidel", "place", ussr="fidel")

    assert sorted(us.options) == ["canada", "cuba", "japan", "mexico"]
    assert sorted(ussr.options) == ["afghanistan", "finland", "north_korea", "poland", "romania"]


@rule("TS-6.1.5", "TS-card-94")
def test_027_chernobyl():
    given = {"turn": 8, "chernobyl": "asia", "vietnam": "0/1", "iran": "0/1", "angola": "0/1"}
    table = round_of("ussr", "suez_crisis", "place", ussr="suez_crisis", **given)

    assert {"iran", "angola"} <= set(table.options)
    assert "vietnam" not in table.options
    assert "vietnam" in happens("decolonization", "ussr", **given).options


# -- realignment ---------------------------------------------------------------------------------------------------


@rule("TS-6.2.1", "TS-6.2.2", "TS-6.2.3", "TS-6.2.4")
def test_028_realignment_of_cuba():
    table = round_of(
        "us",
        "duck_and_cover",
        "realign",
        "cuba",
        cuba="0/3",
        haiti="0/1",
        nicaragua="0/1",
        us="duck_and_cover",
        fate="6, 2",
    )

    assert at(table, "cuba") == "0/1"
    assert tracks(table) == (0, 5, [0, 0])
    [entry] = table.journal("realignment")
    assert (entry["us_bonus"], entry["ussr_bonus"]) == (1, 3)
    assert "done" in table.options  # one may stop


@rule("TS-6.2.3")
def test_029_the_acting_side_can_lose():
    table = round_of(
        "ussr", "fidel", "realign", "brazil", brazil="3/2", venezuela="2/0", uruguay="0/2", ussr="fidel", fate="3, 4"
    )

    assert at(table, "brazil") == "3/0"


@rule("TS-6.2.2", "TS-card-93")
def test_030_iran_contra():
    table = round_of(
        "ussr",
        "comecon",
        "realign",
        "brazil",
        turn=8,
        brazil="3/2",
        venezuela="2/0",
        uruguay="0/2",
        ussr="comecon",
        fate="3, 4",
        lasting="iran_contra_scandal",
    )

    assert at(table, "brazil") == "3/1"


@rule("TS-8.2")
@pytest.mark.parametrize(("defcon", "open_to"), [(5, 4), (4, 3), (3, 2), (2, 1)])
def test_031_defcon_closes_regions(defcon, open_to):
    given = {"france": "1/0", "india": "1/0", "iraq": "1/0", "brazil": "1/0", "turn": 4}
    table = round_of("ussr", "fidel", "realign", ussr="fidel", defcon=defcon, **given, **ELSEWHERE)
    closed = ["france", "india", "iraq"][: 4 - open_to]

    assert set(table.options) == {"brazil", "iraq", "india", "france", "dominican_republic"} - set(closed)


# -- coups ---------------------------------------------------------------------------------------------------------


@rule("TS-6.3.2", "TS-6.3.3", "TS-6.3.6")
def test_032_a_coup_in_iran():
    table = round_of("ussr", "suez_crisis", "coup", "iran", iran="1/0", ussr="suez_crisis", fate="4", **ELSEWHERE)

    assert at(table, "iran") == "0/2"
    assert tracks(table) == (0, 4, [0, 3])


@rule("TS-6.3.3", "TS-6.3.4")
def test_033_a_coup_in_panama():
    table = round_of(
        "ussr", "marshall_plan", "coup", "panama", panama="2/0", defcon=3, ussr="marshall_plan", fate="2", **ELSEWHERE
    )

    assert at(table, "panama") == "0/0"
    assert tracks(table)[1:] == (2, [0, 4])


@rule("TS-6.3.5")
def test_034_no_battleground_no_defcon():
    table = round_of(
        "ussr", "fidel", "coup", "costa_rica", costa_rica="3/0", defcon=2, ussr="fidel", fate="4", **ELSEWHERE
    )

    assert at(table, "costa_rica") == "3/0"
    assert tracks(table) == (0, 2, [0, 2])


@rule("TS-8.3", "TS-6.3.5")
def test_035_nuclear_war():
    table = round_of("ussr", "fidel", "coup", "nigeria", nigeria="1/0", defcon=2, ussr="fidel", turn=4, **ELSEWHERE)

    assert winner(table) == "us"


@rule("TS-6.3.1")
def test_036_a_coup_needs_an_enemy():
    assert "coup" not in round_of("us", "duck_and_cover", us="duck_and_cover").options
    assert "coup" not in round_of("us", "duck_and_cover", zaire="1/0", us="duck_and_cover").options
    assert "coup" in round_of("ussr", "fidel", zaire="1/0", ussr="fidel").options


@rule("TS-6.3.2", "TS-card-43", "TS-card-69")
def test_037_modifiers_of_a_coup():
    table = round_of(
        "us",
        "colonial_rear_guards",
        "coup",
        "guatemala",
        turn=5,
        guatemala="0/1",
        us="colonial_rear_guards",
        lasting="salt_negotiations",
        death_squads="us",
        fate="3",
        **ELSEWHERE,
    )

    assert at(table, "guatemala") == "2/0"


@rule("TS-6.3.4", "TS-card-6")
def test_038_a_coup_with_the_china_card():
    table = round_of(
        "ussr", "the_china_card", "coup", "thailand", thailand="3/1", defcon=4, ussr="fidel", fate="3", **ELSEWHERE
    )

    assert at(table, "thailand") == "0/2"
    assert tracks(table)[1:] == (3, [0, 5])


@rule("TS-6.3.4", "TS-8.5")
def test_039_five_military_operations_at_most():
    table = round_of("ussr", "suez_crisis", "coup", "haiti", haiti="1/0", milops="0/4", ussr="suez_crisis", **ELSEWHERE)

    assert table.state.milops[0] == 5


@rule("TS-card-21", "TS-card-17")
def test_040_nato_shields():
    given = {"france": "4/0", "spain_portugal": "2/0", "haiti": "1/0", "ussr": "fidel"}
    assert round_of("ussr", "fidel", "coup", lasting="nato", **given, **ELSEWHERE).options == [
        "haiti",
        "dominican_republic",
    ]
    after = {**given, "france": "2/1"}
    assert (
        "france"
        in round_of("ussr", "fidel", "coup", lasting="nato, de_gaulle_leads_france", **after, **ELSEWHERE).options
    )


@rule("TS-card-40", "TS-7.13")
def test_041_the_way_out_of_the_crisis():
    given = {"turn": 5, "defcon": 2, "crisis": "ussr", "cuba": "0/3", "angola": "1/0", "haiti": "1/0", "ussr": "nasser"}
    table = round_of("ussr", "cuba", **given)
    assert at(table, "cuba") == "0/1"
    assert winner(table.play("nasser", "coup", "angola")) == "us"

    assert winner(round_of("ussr", "done", "nasser", "coup", "haiti", "done", **given)) == "us"
    freed = round_of("ussr", "done", "nasser", "coup", "haiti", "cuba", **given)
    assert winner(freed) is None


@rule("TS-card-41")
def test_042_nuclear_subs():
    given = {
        "turn": 5,
        "defcon": 2,
        "lasting": "nuclear_subs",
        "brazil": "0/2",
        "iran": "0/1",
        "us": "colonial_rear_guards",
    }
    table = round_of("us", "colonial_rear_guards", "coup", **given, **ELSEWHERE)

    assert table.options == ["dominican_republic", "brazil"]
    assert table.play("brazil").state.defcon == 2


# -- Space Race ----------------------------------------------------------------------------------------------------


@rule("TS-6.4.1", "TS-6.4.2")
def test_043_the_first_satellite():
    table = round_of("ussr", "norad", "space", ussr="norad", us="duck_and_cover, fidel", fate="3")

    assert (table.state.space, table.state.vp) == ([1, 0], -2)
    assert where(table, "norad") == "discards"
    assert "norad" not in in_effect(table)
    second = round_of("us", "duck_and_cover", "space", us="duck_and_cover", space="0/1", vp=-2, fate="3")
    assert (second.state.space, second.state.vp) == ([1, 1], -1)


@rule("TS-6.4.1", "TS-5.4.1")
def test_044_effective_ops_for_space():
    assert "space" not in round_of("us", "defectors", us="defectors", red_scare="us").options
    assert "space" in round_of("us", "defectors", us="defectors").options


@rule("TS-6.4.3")
def test_045_two_plays_for_the_first_in_box_2():
    given = {"us": "duck_and_cover", "space_plays": "1/0"}
    assert "space" in round_of("us", "duck_and_cover", space="2/1", **given).options
    assert "space" not in round_of("us", "duck_and_cover", space="2/2", **given).options


@rule("TS-6.4.5", "TS-card-6", "TS-card-35", "TS-9.2")
def test_046_the_china_card_into_space():
    table = round_of("us", "the_china_card", "space", lasting="formosan_resolution", china="us up", us="fidel")

    assert "formosan_resolution" not in in_effect(table)
    assert (table.state.china, table.state.china_up) == (0, False)


@rule("TS-6.4.4", "TS-card-18")
def test_047_captured_scientists():
    table = round_of("us", "captured_nazi_scientist", "event", us="captured_nazi_scientist", space="4/3")

    assert (table.state.space, table.state.vp, table.state.space_plays) == ([3, 5], 3, [0, 0])


# -- card play and events ------------------------------------------------------------------------------------------


@rule("TS-5.3.1", "TS-card-21")
def test_048_nato_needs_a_forerunner():
    table = round_of("ussr", "nato", ussr="nato")
    assert "event_first" not in table.options

    table.play("place", "poland", "done")
    assert where(table, "nato") == "discards"
    assert "nato" not in in_effect(table)


@rule("TS-5.3", "TS-card-8")
def test_049_the_event_first():
    table = round_of("us", "fidel", "event_first", us="fidel", cuba="2/0")

    assert at(table, "cuba") == "0/3"
    table.play("place", "cuba")
    assert at(table, "cuba") == "1/3"
    assert where(table, "fidel") == "removed"


@rule("TS-card-32", "TS-card-60")
def test_050_un_intervention():
    table = round_of(
        "us",
        "un_intervention",
        "event",
        "vietnam_revolts",
        turn=5,
        us="un_intervention, vietnam_revolts",
        lasting="u2_incident",
    )

    assert (table.ask.values["ops"], table.state.vp) == (2, -1)
    table.play("canada", "done")
    assert at(table, "vietnam") == "0/0"
    assert where(table, "un_intervention") == where(table, "vietnam_revolts") == "discards"


@rule("TS-card-48")
def test_051_kitchen_debates_need_a_lead():
    table = round_of("ussr", "kitchen_debates", ussr="kitchen_debates", turn=5)
    assert "event_first" not in table.options

    table.play("place", "poland")
    assert (where(table, "kitchen_debates"), table.state.vp) == ("discards", 0)


@rule("TS-card-78", "TS-5.3.2")
def test_052_alliance_for_nothing():
    table = round_of("ussr", "alliance_for_progress", "event_first", ussr="alliance_for_progress", turn=5)

    assert table.state.vp == 0
    table.play("poland", "done")
    assert where(table, "alliance_for_progress") == "removed"


@rule("TS-7.11", "TS-card-59", "TS-card-65", ruling="TS-R38")
def test_053_flower_power():
    given = {"turn": 5, "lasting": "flower_power"}
    played = round_of("us", "indo_pakistani_war", "place", us="indo_pakistani_war", **given)
    assert played.state.vp == -2
    spaced = round_of("us", "indo_pakistani_war", "space", us="indo_pakistani_war", fate="6", **given)
    assert spaced.state.vp == 0
    given["lasting"] = "flower_power, camp_david_accords"
    stopped = round_of("us", "arab_israeli_war", "place", "canada", "done", us="arab_israeli_war", **given)
    assert stopped.state.vp == 0
    assert where(stopped, "arab_israeli_war") == "discards"


@rule("TS-7.10", "TS-card-50")
def test_054_buried():
    table = round_of(
        "us", "duck_and_cover", "event", turn=5, vp=-17, defcon=3, lasting="we_will_bury_you", us="duck_and_cover"
    )

    assert winner(table) == "ussr"
    assert tracks(table)[:2] == (-20, 3)


@rule("TS-7.8.2", "TS-7.8.3", "TS-card-42")
def test_055_quagmire():
    given = {"turn": 5, "lasting": "quagmire", "red_scare": "us"}
    table = round_of("us", us="nasser, defectors, marshall_plan", fate="5", **given)
    assert table.options == ["marshall_plan"]
    table.play("marshall_plan")
    assert "quagmire" in in_effect(table)
    assert where(table, "marshall_plan") == "discards"

    assert round_of("us", us="nasser, defectors", **given).options == ["pass"]
    assert round_of("us", us="nasser, asia_scoring", **given).options == ["asia_scoring"]


@rule("TS-7.8.1", "TS-card-44")
def test_056_a_scoring_card_in_the_trap():
    table = round_of("ussr", turn=6, round=7, lasting="bear_trap", ussr="southeast_asia_scoring, comecon")

    assert table.options == ["southeast_asia_scoring"]
    table.play("southeast_asia_scoring")
    assert "bear_trap" in in_effect(table)


@rule("TS-7.9", "TS-card-49")
def test_057_missile_envy():
    given = {"turn": 5, "us": "muslim_revolution, nato, five_year_plan", "egypt": "2/0", "iran": "1/0"}
    table = happens("missile_envy", "ussr", **given)
    assert (table.asked, table.options) == ("us", ["nato", "muslim_revolution"])
    table.play("muslim_revolution", "egypt")  # then Iran is the only one left
    assert at(table, "egypt", "iran") == "0/0, 0/0"
    assert where(table, "missile_envy") == "us"
    assert table.options == ["missile_envy"]
    assert set(table.play("missile_envy").options) <= {"place", "coup", "realign"}

    other = happens("missile_envy", "ussr", "nato", **given)
    assert (other.asked, other.kind, other.ask.values["ops"]) == ("ussr", "operations", 4)
    assert "nato" not in in_effect(other)


@rule("TS-7.14", "TS-card-67")
def test_058_grain_sales_at_the_brink():
    table = round_of(
        "ussr",
        "grain_sales_to_soviets",
        "event_first",
        turn=5,
        defcon=2,
        ussr="grain_sales_to_soviets, duck_and_cover",
        fate="duck_and_cover",
    )

    assert table.asked == "us"
    assert winner(table.play("place", "event")) == "us"


@rule("TS-card-26", "TS-card-41")
def test_059_cia_created_at_the_brink():
    given = {"turn": 5, "defcon": 2, "zaire": "0/1", "ussr": "cia_created"}
    lost = round_of("ussr", "cia_created", "event_first", "coup", "zaire", **given, **ELSEWHERE)
    assert winner(lost) == "us"

    safe = round_of("ussr", "cia_created", "event_first", "coup", "zaire", lasting="nuclear_subs", **given, **ELSEWHERE)
    assert (winner(safe), safe.state.defcon) == (None, 2)


@rule("TS-card-85")
def test_060_star_wars():
    given = {"turn": 8, "defcon": 2, "ussr": "star_wars", "discards": "we_will_bury_you, fidel"}
    lost = round_of("ussr", "star_wars", "event_first", "we_will_bury_you", space="5/3", **given)
    assert winner(lost) == "us"

    level = round_of("ussr", "star_wars", space="3/3", **given)
    assert "event_first" not in level.options
    assert where(level.play("place", "poland", "done"), "star_wars") == "discards"


@rule("TS-7.12", "TS-card-106")
@pytest.mark.parametrize(("canada", "asked"), [("4/0", "norad"), ("3/0", "card")])
def test_061_norad(canada, asked):
    table = round_of(
        "ussr",
        "fidel",
        "coup",
        "angola",
        defcon=3,
        lasting="norad",
        canada=canada,
        angola="1/0",
        ussr="fidel",
        us="nasser",
        **ELSEWHERE,
    )

    assert (table.state.defcon, table.kind) == (2, asked)
    if asked == "norad":
        assert at(table.play("canada"), "canada") == "5/0"


@rule("TS-7.12")
def test_061_norad_is_quiet_in_the_headline_phase():
    table = headlines("we_will_bury_you", "fidel", defcon=3, lasting="norad", canada="4/0")

    assert table.state.defcon == 2
    assert at(table, "canada") == "4/0"


@rule("TS-card-20")
def test_062_olympics_at_the_brink():
    table = happens("olympic_games", "us", "boycott", defcon=2)

    assert winner(table) == "ussr"


@rule("TS-7.5", "TS-card-47")
def test_063_junta():
    given = {"defcon": 2, "venezuela": "2/0", "peru": "2/0"}
    assert winner(happens("junta", "ussr", "venezuela", "coup", "venezuela", **given)) == "us"

    table = happens("junta", "ussr", "venezuela", "coup", "peru", fate="4", **given)
    assert at(table, "venezuela", "peru") == "2/2, 0/0"
    assert tracks(table) == (0, 2, [0, 0])


@rule("TS-7.4", "TS-card-36")
@pytest.mark.parametrize(("die", "mexico", "vp"), [(4, "2/0", 0), (5, "0/2", -1)])
def test_064_brush_war(die, mexico, vp):
    table = happens("brush_war", "ussr", "mexico", mexico="2/0", guatemala="1/0", fate=str(die))

    assert at(table, "mexico") == mexico
    assert tracks(table) == (vp, 5, [0, 3])


@rule("TS-card-11")
def test_065_korean_war():
    table = happens("korean_war", "ussr", south_korea="3/0", japan="4/0", taiwan="3/0", north_korea="0/3", fate="6")

    assert at(table, "south_korea") == "0/3"
    assert tracks(table) == (-2, 5, [0, 2])


@rule("TS-card-107")
def test_066_che():
    given = {"saharan_states": "1/0", "botswana": "2/0"}
    table = happens("che", "ussr", "saharan_states", "botswana", fate="2, 1", **given)
    assert at(table, "saharan_states", "botswana") == "0/2, 2/0"
    assert tracks(table) == (0, 5, [0, 5])

    failed = happens("che", "ussr", "botswana", fate="1", **given)
    assert at(failed, "saharan_states", "botswana") == "1/0, 2/0"
    assert failed.kind != "coup"


@rule("TS-card-15")
def test_067_nasser():
    assert at(happens("nasser", "ussr", egypt="3/0"), "egypt") == "1/2"


@rule("TS-card-22")
def test_068_independent_reds():
    table = happens("independent_reds", "us", romania="0/3", yugoslavia="1/1")

    assert at(table, "romania", "yugoslavia") == "3/3, 1/1"


@rule("TS-card-33")
def test_069_de_stalinization():
    table = happens("de_stalinization", "ussr", *["poland"] * 4, "chile", "chile", poland="0/4", panama="1/0")

    assert "chile" not in table.options
    table.play("venezuela", "panama")
    assert at(table, "poland", "chile", "venezuela", "panama") == "0/0, 0/2, 0/1, 1/1"


@rule("TS-card-5")
def test_070_five_year_plan():
    given = {"turn": 5, "ussr": "oas_founded, middle_east_scoring"}
    table = happens("five_year_plan", "us", "cuba", "panama", fate="oas_founded", **given)
    assert at(table, "cuba", "panama") == "1/0, 1/0"
    assert where(table, "oas_founded") == "removed"

    scoring = happens("five_year_plan", "us", fate="middle_east_scoring", **given)
    assert where(scoring, "middle_east_scoring") == "discards"
    assert not scoring.journal("scores")


@rule("TS-card-71", "TS-card-76", "TS-card-58", "TS-9.2")
def test_071_the_china_card_changes_hands():
    def china(card, by, *answers, **given):
        table = happens(card, by, *answers, **given)
        return table.state.china, table.state.china_up, table.state.vp

    assert china("nixon_plays_the_china_card", "us") == (1, False, 0)
    assert china("ussuri_river_skirmish", "us") == (1, True, 0)
    assert china("nixon_plays_the_china_card", "us", china="us up") == (1, True, 2)
    assert china("cultural_revolution", "ussr", china="us down") == (0, True, 0)
    assert china("cultural_revolution", "ussr", china="ussr down") == (0, False, -1)
    table = happens("ussuri_river_skirmish", "us", "india", "india", china="us up")
    assert "india" not in table.options
    assert at(table.play("japan", "japan"), "india", "japan") == "2/0, 2/0"


@rule("TS-card-95")
def test_072_debts_doubled():
    table = happens("latin_american_debt_crisis", "ussr", "done", "brazil", "chile", brazil="6/4", chile="0/2")

    assert at(table, "brazil", "chile") == "6/8, 0/4"


@rule("TS-card-34", "TS-8.1")
def test_073_nuclear_test_ban():
    assert tracks(happens("nuclear_test_ban", "ussr", defcon=4))[:2] == (-2, 5)


@rule("TS-card-39")
@pytest.mark.parametrize(("milops", "vp"), [("4/2", 3), ("2/1", 1), ("2/2", 0)])
def test_074_arms_race(milops, vp):
    assert happens("arms_race", "us", defcon=3, milops=milops).state.vp == vp


@rule("TS-card-45")
def test_075_a_summit_in_a_tie():
    strong = {"mexico": "2/0", "panama": "2/0", "guatemala": "1/0", "venezuela": "2/0", "brazil": "2/0", "peru": "2/0"}
    table = happens("summit", "us", zaire="0/1", angola="0/1", kenya="0/2", fate="3, 4", **strong)

    assert table.state.vp == 0
    [entry] = table.journal("contest")
    assert (entry["bonus"], entry["other_bonus"]) == (2, 1)


@rule("TS-card-109")
def test_076_yuri_and_samantha():
    table = round_of(
        "us",
        "colonial_rear_guards",
        "coup",
        "haiti",
        turn=8,
        haiti="0/3",
        us="colonial_rear_guards",
        lasting="yuri_and_samantha",
        red_scare="us",
        fate="1",
        **ELSEWHERE,
    )

    assert at(table, "haiti") == "0/3"
    assert table.state.vp == -1


@rule("TS-card-105")
def test_077_special_relationship():
    table = happens("special_relationship", "us", "france", uk="5/0", lasting="nato")
    assert (at(table, "france"), table.state.vp) == ("2/0", 2)

    assert happens("special_relationship", "us", uk="5/1", lasting="nato").kind != "add"


@rule("TS-card-96", "TS-7.5")
def test_078_tear_down_this_wall():
    table = happens(
        "tear_down_this_wall", "us", "coup", "east_germany", defcon=3, east_germany="0/4", fate="5", poland="0/1"
    )

    assert at(table, "east_germany") == "3/2"
    assert tracks(table) == (0, 2, [0, 0])


# -- scoring and end -----------------------------------------------------------------------------------------------


@rule("TS-10.1", "TS-10.2", "TS-10.2.2", "TS-card-37")
def test_079_central_america():
    table = happens(
        "central_america_scoring",
        "us",
        mexico="2/0",
        guatemala="1/0",
        panama="1/1",
        cuba="0/3",
        haiti="0/1",
        nicaragua="0/1",
    )

    assert table.state.vp == -1


@rule("TS-10.2", "TS-card-2")
def test_080_europe_even():
    table = happens(
        "europe_scoring",
        "us",
        west_germany="4/0",
        italy="2/0",
        uk="5/0",
        canada="4/0",
        benelux="3/0",
        france="3/1",
        east_germany="0/4",
        poland="0/4",
        romania="0/3",
        finland="0/1",
    )

    assert table.state.vp == 0


@rule("TS-10.2.1", "TS-10.2.3", "TS-card-1", "TS-card-35", "TS-card-73")
@pytest.mark.parametrize(
    ("lasting", "answers", "vp"),
    [("", [], 0), ("formosan_resolution", [], 5), ("formosan_resolution, shuttle_diplomacy", ["india"], 6)],
)
def test_081_asia(lasting, answers, vp):
    table = happens(
        "asia_scoring",
        "us",
        *answers,
        turn=5,
        lasting=lasting,
        japan="4/0",
        south_korea="3/0",
        thailand="2/0",
        taiwan="3/0",
        australia="4/0",
        malaysia="2/0",
        north_korea="0/3",
        india="0/3",
        pakistan="0/2",
        afghanistan="0/2",
    )

    assert table.state.vp == vp
    if answers:
        assert where(table, "shuttle_diplomacy") == "discards"


@rule("TS-10.1", "TS-card-79")
def test_082_africa():
    table = happens(
        "africa_scoring",
        "us",
        algeria="2/0",
        south_africa="3/0",
        morocco="3/0",
        kenya="2/0",
        nigeria="0/1",
        zaire="0/1",
        angola="0/1",
        ivory_coast="0/2",
    )

    assert table.state.vp == -1


@rule("TS-10.1", "TS-card-81")
def test_083_south_america():
    table = happens(
        "south_america_scoring", "us", venezuela="0/2", brazil="0/2", argentina="0/2", chile="0/3", peru="2/0"
    )

    assert table.state.vp == -8


@rule("TS-card-38")
def test_084_southeast_asia():
    table = happens(
        "southeast_asia_scoring",
        "us",
        thailand="0/2",
        vietnam="0/1",
        laos_cambodia="0/1",
        malaysia="2/0",
        indonesia="1/0",
        philippines="2/0",
        burma="1/0",
    )

    assert (table.state.vp, where(table, "southeast_asia_scoring")) == (-1, "removed")


@rule("TS-10.3", "TS-card-2")
def test_085_europe_is_won():
    table = happens(
        "europe_scoring",
        "us",
        france="0/3",
        west_germany="0/4",
        italy="0/2",
        east_germany="0/3",
        poland="0/3",
        uk="5/0",
        canada="4/0",
        benelux="3/0",
        norway="4/0",
    )

    assert winner(table) == "ussr"


@rule("TS-8.4", "TS-3.6")
def test_086_military_operations():
    table = position(step="end-of-turn", turn=2, defcon=3, milops="1/2")

    assert (table.state.vp, table.state.milops) == (-1, [0, 0])


@rule("TS-10.3")
def test_087_the_net_result_counts():
    table = happens(
        "middle_east_scoring",
        "us",
        vp=18,
        iran="2/0",
        iraq="3/0",
        egypt="0/2",
        libya="0/2",
        lebanon="1/0",
        syria="0/2",
    )
    assert (table.state.vp, winner(table)) == (18, None)

    ahead = happens("middle_east_scoring", "us", vp=18, iran="2/0", iraq="3/0", egypt="0/2")
    assert (ahead.state.vp, winner(ahead)) == (19, None)


@rule("TS-10.5", "TS-9.5", "TS-10.6")
def test_088_final_scoring():
    table = position(
        step="final-scoring",
        turn=10,
        vp=1,
        china="us down",
        zaire="0/1",
        nigeria="1/0",
        angola="0/1",
        algeria="2/0",
        iran="0/2",
        israel="4/0",
        libya="0/2",
    )

    assert (table.state.vp, winner(table)) == (1, "us")


@rule("TS-10.7")
def test_089_a_held_scoring_card_loses():
    assert winner(position(step="end-of-turn", turn=4, ussr="africa_scoring")) == "us"


@rule("TS-10.4", "TS-card-100")
def test_090_wargames():
    table = happens("wargames", "ussr", "yes", defcon=2, vp=-8)
    assert (winner(table), table.state.vp) == ("ussr", -2)

    calm = round_of("ussr", "wargames", turn=8, defcon=3, ussr="wargames")
    assert "event" not in calm.options
