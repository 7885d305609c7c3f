"""The person's action round: what is drawn, how cards are used, traps and events that wait (SP-7, SP-12, SP-13)."""

from __future__ import annotations

import pytest

from tablero.games.twilight_struggle.cards import CHINA
from tablero.games.twilight_struggle_soloplay.position import position
from tablero.testing import rule
from tests.twilight_struggle_soloplay.helpers import influence, stack


def our_round(**given):
    """A round of the person in the Mid War."""
    around = {"side": "us", "turn": 4, "round": 2, "primary": "asia", "defcon": 4, "china": "ussr down"}
    return position(**(around | given))


# -- drawing -----------------------------------------------------------------------------------------------------


@rule("SP-7.1", "SP-7.2")
def test_the_person_draws_two_plays_one_and_the_other_goes_under_the_stack():
    table = our_round(player="fidel, containment, nasser, nato")
    assert table.options == ["fidel", "containment"]

    table.play("containment", "event")

    assert stack(table.state, "player")[-1] == "fidel"


@rule("SP-7.1")
def test_the_last_card_is_drawn_alone():
    table = our_round(player="containment")

    assert table.kind == "use"


@rule("SP-7.1", "SP-12.5")
def test_a_china_card_lying_face_up_may_be_played_without_drawing():
    table = our_round(player="fidel, containment", china="us up")
    assert table.options == ["draw", "the_china_card"]

    table.play("the_china_card")

    assert table.kind == "solo-place"
    assert stack(table.state, "player") == ["fidel", "containment"]


@rule("SP-7.1")
def test_a_china_card_lying_face_down_cannot_be_played():
    assert our_round(player="fidel, containment", china="us down").kind == "card"


@rule("SP-7.1")
def test_with_an_empty_stack_the_person_passes():
    table = our_round(player="", ai="nato")

    assert table.journal("passes")[0]["who"] == "player"


@rule("SP-7.1", ruling="SP-R54")
def test_with_an_empty_stack_the_china_card_may_be_played():
    assert our_round(player="", china="us up").options == ["the_china_card", "pass"]


@rule("SP-7.6", "SP-12.5")
def test_a_china_card_that_is_drawn_must_be_played():
    table = our_round(side="ussr", player="fidel, the_china_card, nasser", china="ussr up", lebanon="0/1")

    assert table.kind == "solo-place"
    assert table.ask.values["card"] == table.game.action("the_china_card")
    assert stack(table.state, "player") == ["nasser", "fidel"]


@rule("SP-12.5")
def test_a_china_card_in_the_stack_is_not_played_from_outside():
    table = our_round(side="ussr", player="fidel, nasser, the_china_card", china="ussr up")

    assert table.kind == "card"


@rule("SP-12.1", ruling="SP-R22")
def test_the_china_card_only_places_influence():
    table = our_round(player="fidel", china="us up", defcon=5, brazil="0/2", milops="0/2", south_korea="1/0")

    assert table.play("the_china_card").kind == "solo-place"


@rule("SP-12.6")
def test_after_its_play_the_china_card_goes_to_the_ai_face_down():
    table = our_round(player="fidel", china="us up", south_korea="1/0", ai="nato").play("the_china_card")
    while table.kind == "solo-place":
        table.play(table.options[0])

    passed = table.journal("china-passes")
    assert [entry["who"] for entry in passed][:1] == ["ai"]


# -- uses --------------------------------------------------------------------------------------------------------


@rule("SP-7.2")
def test_an_ai_event_used_for_ops_happens():
    table = our_round(player="fidel, nato", cuba="2/0", taiwan="1/0").play("fidel", "place")
    while table.kind == "solo-place":
        table.play(table.options[0])

    assert influence(table.state, "cuba") == "0/3"


@rule("SP-7.3")
@pytest.mark.parametrize(
    ("milops", "round", "allowed"),
    [("0/0", 2, False), ("0/1", 2, True), ("1/1", 2, False), ("0/0", 4, True), ("3/0", 4, True), ("4/0", 4, False)],
)
def test_coups_need_a_reason(milops, round, allowed):
    """US/USSR: the AI has some and the person none; or from round 4 on, fewer than DEFCON (4) asks for."""
    table = our_round(player="duck_and_cover", milops=milops, round=round, brazil="0/2")

    assert ("coup" in table.options) == allowed


@rule("SP-7.3")
def test_defcon_limits_coups_as_always():
    table = our_round(player="duck_and_cover", milops="0/1", defcon=2, italy="0/2")

    assert "coup" not in table.options


@rule("SP-7.3", ruling="SP-R9")
def test_a_coup_given_by_an_event_needs_no_reason():
    table = our_round(player="junta", brazil="0/2").play("event", "brazil")

    assert "coup" in table.options


@rule("SP-7.3")
def test_a_coup_after_the_ai_s_event_is_judged_by_what_that_event_has_changed():
    table = our_round(player="fidel", brazil="0/2").play("event_first")

    assert table.options == ["place", "realign"]


@rule("SP-7.4")
def test_realignments_are_always_possible_where_defcon_allows():
    assert "realign" in our_round(player="duck_and_cover", brazil="0/2").options
    assert "realign" not in our_round(player="duck_and_cover", defcon=2, italy="0/2").options


@rule("SP-13.1")
def test_the_person_s_space_race_is_that_of_the_two_player_game():
    table = our_round(player="duck_and_cover, nasser, nato", fate="1").play("duck_and_cover", "space")

    assert table.state.space == [0, 1]
    assert table.game.points(table.state) == [2]


# -- UN Intervention ---------------------------------------------------------------------------------------------


@rule("SP-7.5", "SP-card-32")
def test_un_intervention_works_on_the_other_card_of_the_draw():
    table = our_round(player="un_intervention, fidel, nato", cuba="2/0", taiwan="1/0").play("un_intervention", "event")
    assert table.kind == "solo-place"
    table.play("taiwan", "taiwan")

    s = table.state
    assert influence(s, "cuba") == "2/0", "Fidel did not happen"
    assert {8, 32} <= set(s.discards), "both cards leave the stack"
    assert table.view("player")["hand"] == ["nato"]


@rule("SP-7.5")
def test_un_intervention_needs_an_ai_event_beside_it():
    table = our_round(player="un_intervention, containment, fidel", brazil="0/2").play("un_intervention")

    assert table.options == ["place", "realign"]


# -- Missile Envy ------------------------------------------------------------------------------------------------


@rule("SP-7.7", "SP-card-49")
def test_a_missile_envy_that_was_passed_on_is_played_first():
    table = our_round(player="fidel, nato", missile_envy="us", brazil="0/2")

    assert table.ask.values["card"] == table.game.action("missile_envy")
    assert table.options == ["place", "realign"]
    table.play("place")
    while table.kind == "solo-place":
        table.play(table.options[0])
    assert table.state.envy == -1
    assert 49 in table.state.discards


# -- Blockade and Latin American Debt Crisis ---------------------------------------------------------------------


@rule("SP-card-10", ruling="SP-R31")
def test_blockade_is_turned_away_by_a_card_of_3_ops_and_the_other_must_be_played():
    table = our_round(player="duck_and_cover, fidel, nato", pending="blockade", west_germany="4/0", taiwan="1/0")
    assert table.kind == "ransom"
    assert table.options == ["duck_and_cover", "done"]

    table.play("duck_and_cover")

    assert influence(table.state, "west_germany") == "4/0"
    assert table.kind == "use"
    assert table.ask.values["card"] == table.game.action("fidel")


@rule("SP-card-10")
def test_blockade_takes_effect_if_the_person_declines():
    table = our_round(player="duck_and_cover, fidel, nato", pending="blockade", west_germany="4/0").play("done")

    assert influence(table.state, "west_germany") == "0/0"
    assert table.options == ["duck_and_cover", "fidel"], "the round goes on"


@rule("SP-card-10")
@pytest.mark.parametrize("player", ["fidel, nasser, nato", "nato"])
def test_blockade_takes_effect_without_two_cards_one_of_them_of_3_ops(player):
    table = our_round(player=player, pending="blockade", west_germany="4/0")

    assert influence(table.state, "west_germany") == "0/0"
    assert table.kind in ("card", "use")


@rule("SP-card-10", ruling="SP-R53")
def test_whoever_plays_the_china_card_cannot_turn_a_blockade_away():
    table = our_round(player="duck_and_cover, nato", pending="blockade", west_germany="4/0", china="us up")
    table.play("the_china_card")

    assert influence(table.state, "west_germany") == "0/0"


@rule("SP-card-10")
def test_red_scare_lowers_the_value_of_the_card_that_would_turn_it_away():
    table = our_round(player="duck_and_cover, fidel, nato", pending="blockade", west_germany="4/0", red_scare="us")

    assert influence(table.state, "west_germany") == "0/0"


@rule("SP-card-95", ruling="SP-R31")
def test_the_debt_crisis_is_turned_away_by_a_discard_or_by_the_play_of_an_event_of_the_ai():
    def crisis(player):
        return our_round(player=player, pending="latin_american_debt_crisis", chile="0/2", turn=8)

    paid = crisis("duck_and_cover, fidel, nato")
    assert paid.kind == "ransom"
    paid.play("duck_and_cover")
    assert paid.kind == "use", "Fidel must be played, though he is an event of the AI"
    assert influence(paid.state, "chile") == "0/2"

    played = crisis("duck_and_cover, fidel, nato").play("done")
    assert (played.kind, played.options) == ("card-ransom", ["duck_and_cover", "fidel"])
    played.play("fidel")
    assert (played.kind, played.ask.values["card"]) == ("use", played.game.action("fidel"))
    assert influence(played.state, "chile") == "0/2"
    assert [line["card"] for line in played.journal("turned-away")] == ["fidel"]


@rule("SP-card-95", ruling="SP-R31")
def test_before_any_other_card_the_debt_crisis_happens():
    other = our_round(
        player="duck_and_cover, fidel, nato", pending="latin_american_debt_crisis", chile="0/2", turn=8
    ).play("done", "duck_and_cover")
    assert influence(other.state, "chile") == "0/4"
    assert (other.kind, other.ask.values["card"]) == ("use", other.game.action("duck_and_cover"))

    none = our_round(
        player="panama_canal_returned, truman_doctrine, nato", pending="latin_american_debt_crisis", chile="0/2"
    )
    assert influence(none.state, "chile") == "0/4", "neither card could turn it away"
    assert none.kind == "card"


# -- traps -------------------------------------------------------------------------------------------------------


@rule("SP-card-42")
def test_in_the_quagmire_one_of_the_two_cards_drawn_may_be_discarded():
    table = our_round(player="fidel, nasser, nato", lasting="quagmire", fate="4", ai="comecon")
    assert table.kind == "solo-trap"
    assert table.options == ["fidel", "done"], "Nasser has 1 Op"

    table.play("fidel")

    s = table.state
    assert not s.is_lasting(42)
    assert 8 in s.discards
    assert "nasser" in [*stack(s, "player"), *table.view("player")["hand"]]


@rule("SP-card-44")
def test_a_high_roll_keeps_the_person_in_the_bear_trap():
    table = our_round(side="ussr", player="fidel, nasser, nato", lasting="bear_trap", fate="5", ai="comecon").play(
        "fidel"
    )

    assert table.state.is_lasting(44)


@rule("SP-card-42", ruling="SP-R38")
def test_the_person_may_decline_and_lose_the_round_without_a_roll():
    table = our_round(player="fidel, nasser, nato", lasting="quagmire", ai="comecon").play("done")

    assert table.state.is_lasting(42)
    assert not table.journal("trap-roll")
    assert table.state.discards == [] or 8 not in table.state.discards


@rule("SP-card-42")
def test_without_a_card_of_2_ops_the_round_is_lost():
    table = our_round(player="nasser, truman_doctrine, nato", lasting="quagmire", ai="comecon")

    assert table.journal("trapped")[0]["who"] == "player"


@rule("SP-card-42")
def test_the_china_card_is_not_discarded_in_a_trap():
    table = our_round(
        side="ussr", player="the_china_card, nasser, nato", lasting="bear_trap", china="ussr up", ai="comecon"
    )

    assert table.journal("trapped")
    assert CHINA in [*table.state.hands[0], *table.state.drawn]


@rule("SP-card-42", "SP-7.7")
def test_in_a_trap_missile_envy_is_what_can_be_discarded():
    table = our_round(player="fidel, nato", lasting="quagmire", missile_envy="us", fate="2", ai="comecon")
    assert table.options == ["missile_envy", "done"]

    table.play("missile_envy")

    assert table.state.envy == -1
    assert 49 in table.state.discards


@rule("SP-card-10", ruling="SP-R53")
def test_whoever_is_trapped_cannot_turn_a_blockade_away():
    table = our_round(player="fidel, nato", lasting="quagmire", pending="blockade", west_germany="4/0", ai="comecon")
    table.play("done")

    assert influence(table.state, "west_germany") == "0/0"


@rule("SP-card-49", ruling="SP-R57")
def test_the_person_finds_the_card_that_the_ai_takes():
    table = our_round(
        player="fidel, comecon, containment, nasser", ai="nato", play="missile_envy ussr", phasing="ussr", taiwan="1/0"
    )
    assert table.kind == "envy"
    assert sorted(table.options) == ["comecon", "containment"]
    table.play("containment")

    assert "containment" not in stack(table.state, "player")
    assert table.state.envy == table.state.person


# -- Aldrich Ames ------------------------------------------------------------------------------------------------


@rule("SP-card-98")
def test_while_aldrich_ames_works_the_top_card_must_be_played():
    table = our_round(turn=8, player="fidel, containment, nato", lasting="aldrich_ames_remix")

    assert table.kind == "use"
    assert table.ask.values["card"] == table.game.action("fidel")


# -- the eighth round --------------------------------------------------------------------------------------------


@rule("SP-2.3", "TS-3.5")
def test_nobody_has_to_use_an_eighth_round():
    table = our_round(turn=9, round=8, player="fidel, containment", space="8/0")

    assert table.options == ["draw", "pass"]
