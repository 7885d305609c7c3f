"""Cards of the Early War (1 to 35, 103 to 106): what each does, and what it does not allow."""

from __future__ import annotations

import pytest

from tablero.core.table import Table
from tablero.games.twilight_struggle.position import position
from tablero.testing import rule
from tests.twilight_struggle.helpers import ELSEWHERE, at, happens, in_effect, round_of, tracks, where, winner

ROUND = ("card", "trap")  # the event is over when the next round asks


def is_over(table):
    """Whether the event asks nothing any more."""
    return table.match.ask is None or table.kind in ROUND


@rule("TS-card-1", "TS-card-2", "TS-card-3", "TS-5.2")
@pytest.mark.parametrize("card", ["asia_scoring", "europe_scoring", "middle_east_scoring"])
def test_scoring_cards_are_played_for_their_event_only(card):
    table = round_of("us", card, us=card)

    assert table.journal("event")[0]["card"] == card
    assert where(table, card) == "discards"


@rule("TS-card-3", "TS-10.2")
def test_middle_east_scoring():
    given = {"iran": "2/0", "iraq": "3/0", "lebanon": "1/0", "syria": "0/2"}
    assert happens("middle_east_scoring", "us", **given).state.vp == 5 + 2 - 3
    shuttled = happens("middle_east_scoring", "us", turn=5, lasting="shuttle_diplomacy", libya="0/2", **given)
    assert shuttled.state.vp == 5 + 2 - 3  # Libya, the only one, is ignored
    assert "shuttle_diplomacy" not in in_effect(shuttled)


@rule("TS-card-4")
@pytest.mark.parametrize(("defcon", "vp"), [(5, 1), (4, 2), (3, 3)])
def test_duck_and_cover(defcon, vp):
    assert tracks(happens("duck_and_cover", "us", defcon=defcon))[:2] == (vp, defcon - 1)


@rule("TS-card-4", "TS-8.3")
def test_duck_and_cover_at_the_brink():
    table = happens("duck_and_cover", "ussr", defcon=2)

    assert (winner(table), table.state.vp) == ("us", 0)


@rule("TS-card-5")
def test_five_year_plan_needs_a_card():
    table = happens("five_year_plan", "us", ussr="", us="comecon")

    assert table.state.vp == 0
    assert not table.journal("discards")


@rule("TS-card-5", "TS-card-103", ruling=())
def test_five_year_plan_finds_defectors():
    assert happens("five_year_plan", "us", ussr="defectors", fate="defectors").state.vp == 1


@rule("TS-card-6", "TS-9.1", "TS-9.4")
def test_the_china_card_is_no_event_and_no_headline():
    table = round_of("ussr", "the_china_card", ussr="fidel")
    assert set(table.options) <= {"place", "coup", "realign", "space"}

    assert position(round=0, ussr="fidel, nasser", us="comecon, nato").options_of("ussr") == ["fidel", "nasser"]


@rule("TS-card-6", "TS-9.1")
def test_the_china_card_face_down_cannot_be_played():
    assert "the_china_card" not in round_of("ussr", ussr="fidel, nasser", china="ussr down").options


@rule("TS-card-7", "TS-7.7")
def test_socialist_governments():
    table = happens("socialist_governments", "ussr", "france", "france", france="3/0", italy="1/0", poland="2/0")
    assert (table.state.vp, at(table, "france", "italy", "poland")) == (0, "1/0, 0/0, 2/0")

    limited = happens("socialist_governments", "ussr", "france", "france", france="4/0", italy="1/0", uk="5/0")
    assert "france" not in limited.options
    stopped = round_of("ussr", "socialist_governments", turn=8, ussr="socialist_governments", lasting="the_iron_lady")
    assert "event" not in stopped.options


@rule("TS-card-8")
@pytest.mark.parametrize(("before", "after"), [("2/0", "0/3"), ("0/5", "0/5")])
def test_fidel(before, after):
    assert at(happens("fidel", "ussr", cuba=before), "cuba") == after


@rule("TS-card-9", "TS-5.4.1")
def test_vietnam_revolts():
    table = happens("vietnam_revolts", "ussr")
    assert at(table, "vietnam") == "0/2"
    assert in_effect(table) == ["vietnam_revolts"]

    mixed = round_of("ussr", "nasser", "place", ussr="nasser", vietnam="0/1", lasting="vietnam_revolts")
    mixed.play("vietnam")
    assert "vietnam" in mixed.options
    assert "poland" not in mixed.options  # the second point is the bonus of Southeast Asia
    assert at(mixed.play("thailand"), "thailand") == "0/1"


@rule("TS-card-10")
def test_blockade_asks_even_without_a_good_card():
    table = happens("blockade", "ussr", us="nasser", west_germany="4/0")

    assert table.options == ["done"]
    assert at(table.play("done"), "west_germany") == "0/0"


@rule("TS-card-10", "TS-7.2")
def test_a_discard_for_blockade_has_no_event():
    table = happens("blockade", "ussr", "duck_and_cover", us="duck_and_cover", west_germany="4/0", defcon=3)

    assert tracks(table)[:2] == (0, 3)
    assert where(table, "duck_and_cover") == "discards"


@rule("TS-card-11", "TS-7.4")
def test_korean_war_fails():
    table = happens("korean_war", "ussr", south_korea="2/0", japan="4/0", fate="4", defcon=2)

    assert at(table, "south_korea") == "2/0"
    assert tracks(table) == (0, 2, [0, 2])


@rule("TS-card-12")
def test_romanian_abdication():
    table = happens("romanian_abdication", "ussr", romania="2/1")
    assert at(table, "romania") == "0/3"
    assert where(table, "romanian_abdication") == "removed"

    assert at(happens("romanian_abdication", "ussr", romania="0/4"), "romania") == "0/4"


@rule("TS-card-13")
@pytest.mark.parametrize(("die", "israel", "vp"), [(5, "4/0", 0), (6, "0/4", -2)])
def test_arab_israeli_war(die, israel, vp):
    table = happens("arab_israeli_war", "ussr", israel="4/0", egypt="2/0", fate=str(die))

    assert at(table, "israel") == israel
    assert tracks(table) == (vp, 5, [0, 2])


@rule("TS-card-13", "TS-card-65", "TS-7.7")
def test_camp_david_stops_the_arab_israeli_war():
    table = round_of("ussr", "arab_israeli_war", turn=4, ussr="arab_israeli_war", lasting="camp_david_accords")

    assert "event" not in table.options


@rule("TS-card-14")
def test_comecon():
    table = happens("comecon", "ussr", "finland", "austria", hungary="4/0")

    assert not {"hungary", "finland", "france"} & set(table.options)
    table.play("poland", "romania")
    assert at(table, "finland", "austria", "poland", "romania") == "0/1, 0/1, 0/1, 0/1"


@rule("TS-card-15")
def test_nasser_without_the_us():
    assert at(happens("nasser", "ussr"), "egypt") == "0/2"


@rule("TS-card-16")
def test_warsaw_pact_removes():
    table = happens("warsaw_pact_formed", "ussr", "remove", "poland", poland="2/0", austria="1/0", france="1/0")
    assert at(table, "poland", "austria", "france") == "0/0, 0/0, 1/0"
    assert "warsaw_pact_formed" in in_effect(table)


@rule("TS-card-16")
def test_warsaw_pact_adds():
    table = happens("warsaw_pact_formed", "ussr", "add", "poland", "poland", poland="4/0")
    assert "poland" not in table.options
    table.play("austria", "austria", "finland")
    assert at(table, "poland", "austria", "finland") == "4/2, 0/2, 0/1"


@rule("TS-card-17")
def test_de_gaulle():
    table = happens("de_gaulle_leads_france", "ussr", france="1/0")

    assert at(table, "france") == "0/1"
    assert "de_gaulle_leads_france" in in_effect(table)


@rule("TS-card-18")
def test_captured_scientists_at_the_end_of_the_track():
    table = happens("captured_nazi_scientist", "us", space="8/0")

    assert (table.state.space, table.state.vp) == ([0, 8], 0)
    assert where(table, "captured_nazi_scientist") == "removed"


@rule("TS-card-19")
def test_truman_doctrine():
    table = happens("truman_doctrine", "us", "greece", greece="1/2", italy="0/1", poland="0/3", iran="0/1")
    assert at(table, "greece", "italy") == "1/0, 0/1"

    none = happens("truman_doctrine", "us", poland="0/3")
    assert is_over(none)
    assert where(none, "truman_doctrine") == "removed"


@rule("TS-card-20", "TS-7.6")
def test_olympic_games():
    won = happens("olympic_games", "us", "participate", fate="2, 3")
    assert won.state.vp == 2
    again = happens("olympic_games", "us", "participate", fate="1, 3, 1, 6")
    assert again.state.vp == -2

    table = happens("olympic_games", "us", "boycott", defcon=4, **ELSEWHERE)
    assert (table.state.defcon, table.asked, table.ask.values["ops"]) == (3, "us", 4)
    assert happens("olympic_games", "us", "boycott", red_scare="us", **ELSEWHERE).ask.values["ops"] == 3


@rule("TS-card-21")
def test_nato_after_the_marshall_plan():
    table = happens("nato", "us", lasting="marshall_plan")

    assert "nato" in in_effect(table)
    assert where(table, "nato") == "removed"
    shielded = round_of(
        "ussr",
        "fidel",
        "realign",
        turn=4,
        ussr="fidel",
        lasting="nato, willy_brandt",
        west_germany="4/0",
        uk="5/0",
        haiti="1/0",
    )
    assert set(shielded.options) == {"west_germany", "haiti"}


@rule("TS-card-22")
def test_independent_reds_without_a_target():
    table = happens("independent_reds", "us", yugoslavia="2/1")

    assert is_over(table)
    assert (at(table, "yugoslavia"), where(table, "independent_reds")) == ("2/1", "removed")


@rule("TS-card-23")
def test_marshall_plan():
    table = happens("marshall_plan", "us", "canada", "uk", "finland", "austria", "turkey", "greece", italy="0/2")

    assert not {"italy", "canada", "poland"} & set(table.options)
    table.play("france")
    assert at(table, "canada", "austria", "france", "italy") == "1/0, 1/0, 1/0, 0/2"
    assert "marshall_plan" in in_effect(table)


@rule("TS-card-24", "TS-7.4")
@pytest.mark.parametrize(("die", "pakistan", "vp"), [(4, "0/2", 0), (5, "2/0", 2)])
def test_indo_pakistani_war(die, pakistan, vp):
    table = happens("indo_pakistani_war", "us", "pakistan", pakistan="0/2", india="0/3", fate=str(die))

    assert at(table, "pakistan") == pakistan
    assert tracks(table) == (vp, 5, [2, 0])


@rule("TS-card-25", "TS-card-51", "TS-5.4.2")
def test_modifiers_belong_to_the_acting_side():
    table = round_of("ussr", "fidel", ussr="fidel", lasting="containment", **ELSEWHERE)
    assert table.ask.values["ops"] == 2

    end = position(step="end-of-turn", turn=2, lasting="containment", defcon=2, milops="2/2")
    assert in_effect(end) == []


@rule("TS-card-26", "TS-11.4")
def test_cia_created_shows_the_hand():
    table = happens("cia_created", "ussr", ussr="fidel, nasser", **ELSEWHERE)

    assert table.view("us")["seen"] == ["fidel", "nasser"]
    assert table.view("ussr")["seen"] == []
    assert "done" in table.options
    assert is_over(table.play("done"))


@rule("TS-card-27")
@pytest.mark.parametrize(("before", "after"), [("1/2", "6/2"), ("5/0", "5/0")])
def test_japan_pact(before, after):
    table = happens("us_japan_mutual_defense_pact", "us", japan=before)
    assert at(table, "japan") == after

    closed = round_of(
        "ussr",
        "fidel",
        "coup",
        ussr="fidel",
        japan="4/0",
        haiti="1/0",
        cuba="1/0",
        lasting="us_japan_mutual_defense_pact",
    )
    assert "japan" not in closed.options


@rule("TS-card-28")
def test_suez_crisis():
    table = happens("suez_crisis", "ussr", "uk", "uk", uk="5/0", france="1/0", israel="2/0")
    assert "uk" not in table.options
    table.play("israel", "israel")
    assert at(table, "uk", "france", "israel") == "3/0, 1/0, 0/0"


@rule("TS-card-29")
@pytest.mark.parametrize(("turn", "left"), [(3, "0/2"), (8, "0/1")])
def test_east_european_unrest(turn, left):
    table = happens(
        "east_european_unrest",
        "us",
        "poland",
        "finland",
        turn=turn,
        poland="0/3",
        finland="0/3",
        austria="0/3",
        hungary="0/3",
    )
    assert "poland" not in table.options
    table.play("austria")
    assert at(table, "poland", "finland", "austria", "hungary") == f"{left}, {left}, {left}, 0/3"


@rule("TS-card-30", "TS-7.1")
def test_decolonization():
    table = happens("decolonization", "ussr", "angola", "vietnam", angola="2/0")

    assert not {"angola", "india", "cuba"} & set(table.options)
    table.play("kenya", "burma")
    assert at(table, "angola", "vietnam", "kenya", "burma") == "2/1, 0/1, 0/1, 0/1"


@rule("TS-card-31", "TS-5.4.3")
def test_red_scare_leaves_wars_as_printed():
    table = happens("korean_war", "ussr", red_scare="ussr", fate="1")

    assert table.state.milops == [2, 0]


@rule("TS-card-32", "TS-7.10")
def test_un_intervention_answers_we_will_bury_you():
    given = {"turn": 5, "us": "un_intervention, fidel, nasser", "lasting": "we_will_bury_you"}
    saved = round_of("us", "un_intervention", "event", "fidel", **given)
    assert saved.state.vp == 0

    alone = round_of("us", "un_intervention", "place", **given)
    assert alone.state.vp == -3


@rule("TS-card-32", "TS-4.1")
def test_un_intervention_needs_a_partner_and_is_no_headline():
    assert "event" not in round_of("us", "un_intervention", us="un_intervention, nato").options
    assert position(round=0, us="un_intervention, nato", ussr="fidel, nasser").options_of("us") == ["nato"]


@rule("TS-card-33")
def test_de_stalinization_may_move_less():
    table = happens("de_stalinization", "ussr", "poland", "done", poland="0/4", brazil="2/0")

    assert "brazil" not in table.options
    assert at(table.play("chile"), "poland", "chile") == "0/3, 0/1"
    assert is_over(table)


@rule("TS-card-34")
def test_nuclear_test_ban_at_the_brink():
    assert tracks(happens("nuclear_test_ban", "us", defcon=2))[:2] == (0, 4)


@rule("TS-card-35")
def test_formosa_is_no_battleground_for_coups():
    table = round_of(
        "ussr", "fidel", "coup", "taiwan", ussr="fidel", taiwan="3/0", haiti="1/0", lasting="formosan_resolution"
    )

    assert table.state.defcon == 5


@rule("TS-card-103")
def test_defectors_played_by_the_ussr():
    assert round_of("ussr", "defectors", "event_first", ussr="defectors", us="fidel").state.vp == 1
    assert round_of("ussr", "defectors", "space", ussr="defectors", us="fidel", fate="6").state.vp == 0
    assert "event" not in round_of("us", "defectors", us="defectors").options


@rule("TS-card-104", "TS-11.4")
def test_cambridge_five():
    table = happens("the_cambridge_five", "ussr", us="asia_scoring, nato")

    assert table.view("ussr")["seen"] == ["asia_scoring"]
    assert {"india", "vietnam", "done"} <= set(table.options)
    assert "france" not in table.options
    assert at(table.play("vietnam"), "vietnam") == "0/1"


@rule("TS-card-104", "TS-11.4")
def test_cambridge_five_names_only_regions_of_cards_that_were_shown():
    """A world in which the US is dealt a scoring card that it did not show offers the same."""
    table = happens("the_cambridge_five", "ussr", us="asia_scoring, nato, duck_and_cover", deck="europe_scoring")
    dealt = set()
    for key in range(20):
        world = Table(table.match.copy())
        world.match.redeal(world.seat("ussr"), bytes([key]))
        dealt.add(where(world, "europe_scoring"))
        assert world.options == table.options

    assert dealt == {"deck", "us"}


@rule("TS-card-104")
def test_cambridge_five_in_the_late_war_and_without_scoring_cards():
    late = round_of("us", "the_cambridge_five", turn=8, us="the_cambridge_five")
    assert "event_first" not in late.options
    assert is_over(happens("the_cambridge_five", "ussr", us="nato"))


@rule("TS-card-105")
def test_special_relationship_without_nato():
    table = happens("special_relationship", "us", uk="5/0")

    assert sorted(table.options) == ["benelux", "canada", "france", "norway"]
    assert (at(table.play("norway"), "norway"), table.state.vp) == ("1/0", 0)


@rule("TS-card-106", "TS-card-42")
def test_quagmire_ends_norad():
    assert in_effect(happens("norad", "us")) == ["norad"]
    assert in_effect(happens("quagmire", "ussr", lasting="norad")) == ["quagmire"]
