"""The Headline Phase of both sides (SP-6). The conditions themselves are those of the cards (SP-17)."""

from __future__ import annotations

import pytest

from tablero.games.twilight_struggle.board import OPS, card_number
from tablero.games.twilight_struggle_soloplay import headlines
from tablero.games.twilight_struggle_soloplay.headlines import find_ai_headline, lowest
from tablero.games.twilight_struggle_soloplay.position import build, position
from tablero.testing import rule
from tests.twilight_struggle_soloplay.helpers import names, stack

NEUTRAL = "nuclear_test_ban"


def phase(**given):
    """The beginning of the Headline Phase."""
    return position(**({"side": "us", "turn": 2, "round": 0, "primary": "asia", "secondary": "africa"} | given))


@pytest.fixture
def wants(monkeypatch):
    """Let the conditions of the AI's headlines hold for some cards only; all but the `barred` ones are allowed."""

    def set_up(wanted: str, barred: str = "") -> None:
        monkeypatch.setattr(headlines, "headline_wanted", lambda s, card: names([card])[0] in wanted)
        monkeypatch.setattr(headlines, "headline_allowed", lambda s, card: names([card])[0] not in barred)

    return set_up


def chosen(**given) -> str:
    """The AI's headline, when its turn to find one has come."""
    s = build({"side": "us", "turn": 2, "round": 0, "primary": "asia", "secondary": "africa"} | given)
    s.headlines = [0, card_number("duck_and_cover")]
    find_ai_headline(s)
    return names([s.headlines[s.ai]])[0] if s.headlines[s.ai] else ""


# -- the person --------------------------------------------------------------------------------------------------


@rule("SP-6.1", ruling="SP-R7")
def test_the_person_chooses_one_of_three_and_the_others_go_under_the_stack(wants):
    wants("")
    table = phase(player="fidel, containment, nasser, nato, comecon")
    assert table.options == ["fidel", "containment", "nasser"]
    table.play("containment")

    s = table.state
    assert stack(s, "player")[-2:] == ["fidel", "nasser"], "as they came"
    assert s.bottom[s.person] == 2


@rule("SP-6.1")
def test_with_fewer_than_three_cards_the_person_draws_what_there_is():
    assert phase(player="fidel, containment").options == ["fidel", "containment"]


@rule("SP-6.1", "SP-12.1", ruling="SP-R7")
def test_the_china_card_and_un_intervention_are_no_headlines():
    table = phase(side="ussr", player="the_china_card, un_intervention, nasser, nato", china="ussr up")

    assert table.options == ["nasser"]
    assert table.view("player")["hand"] == ["the_china_card", "un_intervention", "nasser"]


@rule("SP-6.1", ruling="SP-R7")
def test_if_no_card_will_do_the_person_draws_on():
    table = phase(side="ussr", player="the_china_card, un_intervention", china="ussr up", ai="nato")
    assert table.kind != "headline", "there is none"

    table = phase(
        side="ussr", turn=4, player="the_china_card, un_intervention", china="ussr up", missile_envy="ussr", ai="nato"
    )
    assert table.kind != "headline"


@rule("SP-6.1")
def test_headlines_happen_in_the_order_of_printed_ops(wants):
    wants("five_year_plan, duck_and_cover, fidel")
    table = phase(side="ussr", player="fidel", ai="duck_and_cover", primary="asia").play("fidel")

    events = [entry["card"] for entry in table.journal("event")]
    assert events == ["duck_and_cover", "fidel"]


@rule("SP-6.1")
def test_with_equal_ops_the_us_goes_first(wants):
    wants("five_year_plan, comecon, containment")
    table = phase(side="ussr", player="comecon", ai="containment").play("comecon")

    assert [entry["card"] for entry in table.journal("event")] == ["containment", "comecon"]


@rule("SP-6.2")
def test_with_box_4_the_person_sees_the_ai_s_headline_first(wants):
    wants("comecon")
    table = phase(player="containment, nato", ai="comecon", space="4/0")

    assert table.kind == "headline"
    assert table.view("player")["headlines"]["ussr"] == "comecon"
    without = phase(player="containment, nato", ai="comecon")
    assert without.view("player")["headlines"]["ussr"] is None


# -- the AI ------------------------------------------------------------------------------------------------------


@rule("SP-6.3", "SP-6.4", "SP-17.4")
def test_the_ai_turns_up_cards_until_one_fits(wants):
    wants("fidel, comecon", barred="blockade")
    s = build({"side": "us", "turn": 2, "round": 0, "ai": "nato, blockade, nasser, fidel, comecon", "primary": "asia"})
    find_ai_headline(s)

    assert names([s.headlines[s.ai]]) == ["fidel"]
    assert sorted(stack(s, "ai")) == ["blockade", "comecon", "nasser", "nato"], "the others are shuffled back"
    view = position(side="us", turn=2, round=1, player="fidel", primary="asia").view("player")
    assert view["stacks"] is None


@rule("SP-6.3")
def test_what_the_ai_turned_up_is_known_and_the_rest_is_not(wants):
    wants("fidel")
    s = build({"side": "us", "turn": 2, "round": 0, "ai": "nato, fidel, comecon", "primary": "asia"})
    find_ai_headline(s)

    assert [card for card in s.hands[s.ai] if s.known[s.ai] >> card & 1] == [card_number("nato")]


@rule("SP-6.3", ruling="SP-R8")
def test_without_a_fitting_card_the_lowest_ops_of_its_own_and_neutral_cards_serve(wants):
    wants("")

    assert chosen(ai="truman_doctrine, comecon, fidel, nasser") == "nasser"


@rule("SP-6.3", ruling="SP-R8")
def test_player_events_come_last(wants):
    wants("", barred="comecon, fidel")

    assert chosen(ai="comecon, nato, truman_doctrine, fidel, duck_and_cover") == "truman_doctrine"
    assert chosen(ai="comecon, fidel") == "", "those are not even allowed"


@rule("SP-6.3")
def test_with_box_4_the_ai_asks_for_as_many_ops_as_the_person_s_headline(wants):
    wants("nasser, fidel, comecon")

    assert chosen(ai="nasser, fidel, comecon") == "nasser"
    assert chosen(ai="nasser, fidel, comecon", space="0/4") == "comecon", "Duck and Cover has 3 Ops"


@rule("SP-6.3", ruling="SP-R8")
def test_with_box_4_and_too_few_ops_the_lowest_of_the_fitting_cards_serves(wants):
    wants("nasser, fidel")

    assert chosen(ai="fidel, truman_doctrine, nasser, blockade", space="0/4") == "nasser"


@rule("SP-6.3")
def test_with_box_4_a_us_ai_takes_defectors_whatever_its_ops(wants):
    wants("containment")
    s = build(
        {"side": "ussr", "turn": 2, "round": 0, "ai": "defectors, containment", "space": "4/0", "primary": "asia"}
    )
    s.headlines = [card_number("comecon"), 0]
    find_ai_headline(s)

    assert names([s.headlines[s.ai]]) == ["defectors"]


@rule("SP-card-103", "SP-6.3", "SP-6.4")
@pytest.mark.parametrize("space", ["0/0", "0/4"])
def test_a_us_ai_takes_defectors_for_a_headline(space):
    """It cancels the other headline, whether that is known (the usual order) or still to be chosen (box 4)."""
    s = build(
        {"side": "ussr", "turn": 2, "round": 0, "ai": "defectors, containment", "space": space, "primary": "asia"}
    )
    s.headlines = [card_number("comecon") if space == "0/0" else 0, 0]
    find_ai_headline(s)

    assert names([s.headlines[s.ai]]) == ["defectors"]


def test_the_first_of_the_lowest_is_taken():
    cards = [card_number(id) for id in ("nato", "blockade", "nasser")]

    assert names([lowest(cards)]) == ["blockade"]
    assert OPS[lowest(cards)] == 1
    assert lowest([]) == 0


@rule("SP-6.5")
def test_what_the_person_s_headline_places_freely_goes_to_the_two_regions():
    table = position(
        side="us",
        turn=4,
        round=0,
        play="puppet_governments us",
        primary="africa",
        secondary="south_america",
        player="nato",
    )

    assert "kenya" in table.options
    assert "peru" in table.options
    assert "burma" not in table.options
    in_a_round = position(side="us", turn=4, round=2, play="puppet_governments us", primary="africa", player="nato")
    assert "burma" in in_a_round.options


@rule("SP-6.5")
def test_a_card_that_names_places_keeps_them():
    table = position(side="us", turn=4, round=0, play="oas_founded us", primary="asia", player="nato")

    assert "brazil" in table.options
