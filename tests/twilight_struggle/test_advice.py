"""Who is ahead, and warnings of moves that lose at once: one for each way to do it, and none without danger."""

from __future__ import annotations

import pytest

from tablero.core.table import Table
from tablero.games.twilight_struggle.position import position
from tablero.testing import rule
from tablero.texts import texts_for
from tests.twilight_struggle.helpers import round_of


def warned(table: Table) -> dict[str, str]:
    """The options that are warned of, and how."""
    view = table.view(table.asked)
    return {table.game.name(option): remark.kind for option, remark in table.game.warnings(view, table.ask).items()}


# -- by the own hand ---------------------------------------------------------------------------------------------


@rule("TS-8.3")
def test_a_coup_in_a_battleground_is_warned_of_at_defcon_2_only():
    given = {"ussr": "comecon, nasser", "nigeria": "1/0", "cameroon": "1/0"}

    assert warned(round_of("ussr", "comecon", "coup", defcon=2, **given)) == {"nigeria": "nuclear-war"}
    assert warned(round_of("ussr", "comecon", "coup", defcon=3, **given)) == {}


@rule("TS-8.3")
def test_a_coup_is_warned_of_as_a_whole_if_every_target_is_a_battleground():
    table = round_of("ussr", "comecon", ussr="comecon, nasser", defcon=2, nigeria="1/0", angola="1/0")

    assert warned(table) == {"coup": "nuclear-war"}


@rule("TS-8.3")
def test_so_is_one_after_the_event_of_the_card_or_by_an_event():
    given = {"defcon": 2, "turn": 8, "nigeria": "1/0", "angola": "1/0"}
    after_event = round_of("ussr", "truman_doctrine", "event_first", ussr="truman_doctrine, nasser", **given)
    by_junta = round_of("us", "junta", "event", "haiti", us="junta, nato", defcon=2, turn=8, cuba="0/1")

    assert (after_event.kind, warned(after_event)) == ("operations", {"coup": "nuclear-war"})
    assert (by_junta.kind, warned(by_junta)) == ("operations", {"coup": "nuclear-war"})
    assert "done" in by_junta.options


@rule("TS-8.3")
def test_nuclear_subs_take_the_danger_out_of_coups_of_the_us():
    given = {"us": "containment, nato", "nigeria": "0/1", "angola": "0/1", "defcon": 2, "turn": 4}

    assert warned(round_of("us", "containment", "coup", lasting="nuclear_subs", **given)) == {}
    assert warned(round_of("us", "containment", **given)) == {"coup": "nuclear-war"}


@rule("TS-7.13")
def test_any_coup_is_warned_of_in_the_cuban_missile_crisis():
    table = round_of("ussr", "comecon", ussr="comecon, nasser", crisis="ussr", turn=4, cameroon="1/0", haiti="1/0")

    assert warned(table) == {"coup": "crisis-coup"}


@rule("TS-8.3")
def test_setting_defcon_to_1_is_warned_of():
    table = round_of("us", "how_i_learned_to_stop_worrying", "event", us="how_i_learned_to_stop_worrying, nato", turn=4)

    assert warned(table) == {"1": "nuclear-war"}


# -- by an event -------------------------------------------------------------------------------------------------


@rule("TS-8.3")
@pytest.mark.parametrize(
    ("side", "card", "given", "kind"),
    [
        ("ussr", "duck_and_cover", {}, "nuclear-war"),
        ("ussr", "soviets_shoot_down_kal_007", {}, "nuclear-war"),
        ("us", "we_will_bury_you", {}, "nuclear-war"),
        ("ussr", "grain_sales_to_soviets", {"nigeria": "0/1"}, "risk-of-war"),
        ("ussr", "tear_down_this_wall", {"poland": "0/1"}, "risk-of-war"),
        ("us", "ortega_elected_in_nicaragua", {"cuba": "1/0"}, "risk-of-war"),
        ("ussr", "star_wars", {"space": "2/1", "discards": "duck_and_cover"}, "risk-of-war"),
        ("ussr", "five_year_plan", {"ussr": "five_year_plan, duck_and_cover, nasser"}, "risk-of-war"),
    ],
)
def test_an_enemy_event_that_ends_in_nuclear_war_is_warned_of_except_in_space(side, card, given, kind):
    hand = {side: f"{card}, {'nasser' if side == 'ussr' else 'nato'}"}
    table = round_of(side, card, **{"turn": 8, "round": 7, "defcon": 2, **hand, **given})

    assert warned(table) == {use: kind for use in table.options if use != "space"}
    assert "space" in table.options


@rule("TS-8.3")
@pytest.mark.parametrize(
    ("side", "card", "given"),
    [
        ("ussr", "cia_created", {"finland": "0/1"}),
        ("us", "lone_gunman", {"canada": "2/0"}),
        ("us", "ortega_elected_in_nicaragua", {"haiti": "1/0"}),
        ("ussr", "star_wars", {"space": "1/2", "discards": "duck_and_cover"}),
        ("ussr", "tear_down_this_wall", {"poland": "0/1", "lasting": "nuclear_subs"}),
        ("ussr", "five_year_plan", {}),
    ],
)
def test_without_a_battleground_to_strike_or_a_card_to_find_there_is_no_danger(side, card, given):
    hand = {side: f"{card}, {'nasser' if side == 'ussr' else 'nato'}"}

    assert warned(round_of(side, card, **{"turn": 8, "round": 7, "defcon": 2, **hand, **given})) == {}


@rule("TS-8.3")
def test_a_card_without_a_harmless_use_is_warned_of_before_it_is_chosen():
    table = round_of("us", us="lone_gunman, nato, containment", turn=4, defcon=2, round=6, nigeria="1/0")

    assert warned(table) == {"lone_gunman": "risk-of-war"}


@rule("TS-8.3", "TS-card-46")
@pytest.mark.parametrize("defcon", [2, 3, 5])
def test_how_i_learned_in_the_hands_of_the_us_is_fatal_at_any_defcon(defcon):
    table = round_of(
        "ussr",
        "star_wars",
        ussr="star_wars, nasser",
        turn=8,
        defcon=defcon,
        space="2/1",
        discards="how_i_learned_to_stop_worrying",
    )

    assert set(warned(table)) == set(table.options) - {"space"}


@rule("TS-8.3", "TS-card-67")
def test_grain_sales_may_let_the_us_take_a_coup_and_we_will_bury_you_at_defcon_3():
    given = {"ussr": "grain_sales_to_soviets, we_will_bury_you", "turn": 4, "round": 7}

    assert set(warned(round_of("ussr", "grain_sales_to_soviets", defcon=3, **given)).values()) == {"bury-risk"}
    assert warned(round_of("ussr", "grain_sales_to_soviets", defcon=4, **given)) == {}


@rule("TS-8.3")
def test_a_coup_before_a_dangerous_event_is_warned_of_at_defcon_3():
    table = round_of("ussr", "duck_and_cover", ussr="duck_and_cover, nasser", defcon=3, iran="1/0")

    assert warned(table) == {"coup": "coup-first"}


@rule("TS-8.3", "TS-card-67")
def test_a_card_taken_with_grain_sales_endangers_the_other_side_only():
    """It is the USSR's round: if the US plays "We Will Bury You" there, the USSR loses."""
    table = round_of(
        "ussr",
        *("grain_sales_to_soviets", "event_first", "place"),
        ussr="grain_sales_to_soviets, we_will_bury_you",
        turn=4,
        defcon=2,
        fate="we_will_bury_you",
    )

    assert (table.asked, table.kind) == ("us", "use")
    assert warned(table) == {}


# -- headlines ---------------------------------------------------------------------------------------------------


@rule("TS-4.6", "TS-8.3")
def test_a_headline_is_warned_of_if_the_other_one_can_come_first_and_lower_defcon():
    """Duck and Cover has 3 Ops: of the USSR's cards "We Will Bury You" with 4 comes before it."""
    given = {"step": "headlines", "round": 0, "turn": 4, "us": "duck_and_cover, nato", "ussr": "nasser, comecon"}

    assert warned(position(defcon=3, **given).answer("ussr", "nasser")) == {"duck_and_cover": "headline-risk"}
    gone = position(defcon=3, removed="we_will_bury_you", **given).answer("ussr", "nasser")
    assert warned(gone) == {}


@rule("TS-4.6", "TS-card-40")
def test_the_cuban_missile_crisis_makes_such_a_headline_dangerous_at_any_defcon():
    given = {"step": "headlines", "round": 0, "turn": 4, "us": "lone_gunman, nato", "ussr": "nasser", "nigeria": "1/0"}

    assert warned(position(defcon=5, **given).answer("ussr", "nasser")) == {"lone_gunman": "headline-risk"}


# -- hands -------------------------------------------------------------------------------------------------------


@rule("TS-8.3")
def test_a_play_that_leaves_only_deadly_cards_is_warned_of():
    """Two rounds are left, and neither Lone Gunman nor Nasser's place in space can be spared."""
    given = {"turn": 4, "defcon": 2, "round": 6, "nigeria": "1/0", "us": "lone_gunman, nato"}
    table = round_of("us", "nato", **given)

    assert set(warned(table).values()) == {"no-way-out"}
    assert warned(round_of("us", "nato", **{**given, "us": "lone_gunman, nato, containment"})) == {}
    assert warned(round_of("us", "nato", china="us up", **given)) == {}


@rule("TS-10.7")
def test_a_card_that_may_shed_a_scoring_card_is_warned_of_when_the_round_is_needed_for_it():
    table = round_of("ussr", ussr="asia_scoring, five_year_plan, nasser", round=6)

    assert warned(table) == {"five_year_plan": "scoring-held"}


@rule("TS-10.7", "TS-card-77")
def test_an_exchange_is_warned_of_when_a_scoring_card_could_not_be_played_any_more():
    given = {"turn": 4, "us": "ask_not_what_your_country_can_do_for_you, nato, containment"}
    play = ("ask_not_what_your_country_can_do_for_you", "event")

    assert warned(round_of("us", *play, round=7, **given)) == {"nato": "scoring-drawn", "containment": "scoring-drawn"}
    assert warned(round_of("us", *play, round=6, **given)) == {}
    assert warned(round_of("us", *play, "nato", round=6, **given)) == {"containment": "scoring-drawn"}


@rule("TS-10.3")
def test_a_scoring_that_loses_the_game_is_warned_of():
    given = {"us": "europe_scoring, nato", "vp": -16, "france": "0/3", "italy": "0/2", "greece": "0/2"}

    assert warned(round_of("us", **given)) == {"europe_scoring": "scoring-loses"}
    assert warned(round_of("us", **{**given, "vp": 0})) == {}


@rule("TS-10.3")
@pytest.mark.parametrize(
    ("vp", "told"),
    [
        (14, "Ahead in victory points: US"),
        (-3, "Ahead in victory points: USSR"),
        (0, "Even: nobody has victory points"),
    ],
)
def test_the_overview_begins_with_who_is_ahead(vp, told):
    table = round_of("us", us="nato", ussr="nasser", vp=vp)

    [ahead] = table.game.panels(table.view())[0].lines

    assert texts_for(table.game).remark(ahead) == told
    assert ahead.values["points"] == abs(vp)
