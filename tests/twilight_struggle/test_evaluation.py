"""How bots judge a position, and that they do not lose by a rule that ends the game at once where they can help it."""

from __future__ import annotations

from random import Random

import pytest

from tablero.bots import Knowledge, make_bot
from tablero.core.registry import find_game
from tablero.core.table import Table
from tablero.games.twilight_struggle.board import ALL_COUNTRIES, US, USSR
from tablero.games.twilight_struggle.danger import FORCED
from tablero.games.twilight_struggle.evaluation import evaluate
from tablero.games.twilight_struggle.influence import influence_of, set_influence
from tablero.games.twilight_struggle.perils import fatal_cards, forced, rounds_to_play
from tablero.games.twilight_struggle.position import position
from tablero.games.twilight_struggle.shortlist import MOST, shortlist
from tablero.testing import rule, state_of
from tests.svg import positions
from tests.twilight_struggle.helpers import round_of

BOTS = ["greedy", "halving:iterations=4"]
CALM = "nasser, comecon, fidel, blockade, socialist_governments, vietnam_revolts"


def choice(table: Table, spec: str, seed: bytes = b"bot") -> str:
    """What a bot answers."""
    return str(table.game.name(make_bot(spec, seed).choose(Knowledge(table.match, table.ask.seat))))


def forced_rounds(table: Table, side: int) -> int:
    return forced(table.state, side, fatal_cards(table.state, side))


# -- bots at the brink -------------------------------------------------------------------------------------------


@rule("TS-8.3")
@pytest.mark.parametrize("spec", BOTS)
def test_a_bot_makes_no_coup_that_starts_nuclear_war(spec):
    table = round_of("ussr", "comecon", "coup", ussr="comecon, nasser", defcon=2, nigeria="1/0", cameroon="1/0")

    assert choice(table, spec) == "cameroon"


@rule("TS-8.3")
@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize(
    ("side", "card"),
    [("ussr", "duck_and_cover"), ("us", "we_will_bury_you"), ("ussr", "grain_sales_to_soviets")],
)
def test_a_bot_sends_a_fatal_card_into_space(spec, side, card):
    table = round_of(side, card, turn=4, defcon=2, **{side: f"{card}, summit", "nigeria": "0/1"})

    assert choice(table, spec) == "space"


@rule("TS-8.3")
@pytest.mark.parametrize("spec", BOTS)
def test_a_bot_plays_a_fatal_card_while_defcon_is_high_enough(spec):
    """Two rounds, two cards: once DEFCON is 2, Lone Gunman cannot be played any more."""
    table = round_of("us", us="lone_gunman, nato", ussr="nasser", turn=4, round=6, defcon=3, nigeria="1/0")

    assert choice(table, spec) == "lone_gunman"


@rule("TS-8.3")
@pytest.mark.parametrize("spec", BOTS)
def test_a_bot_keeps_the_fatal_card_for_the_end_of_the_turn(spec):
    table = round_of("us", us="lone_gunman, nato, containment", ussr="nasser", turn=4, round=6, defcon=2, nigeria="1/0")

    assert choice(table, spec) != "lone_gunman"


@rule("TS-4.6")
@pytest.mark.parametrize("spec", BOTS)
def test_a_bot_chooses_no_headline_that_may_start_nuclear_war(spec):
    table = position(step="headlines", round=0, turn=4, defcon=3, us="duck_and_cover, nato", ussr="nasser, comecon")

    assert choice(table.answer("ussr", "nasser"), spec) == "nato"


@rule("TS-card-46")
@pytest.mark.parametrize("spec", BOTS)
def test_a_bot_of_the_ussr_spaces_star_wars_when_how_i_learned_is_in_the_discards(spec):
    given = {"ussr": "star_wars, nasser, summit", "discards": "how_i_learned_to_stop_worrying", "space": "2/1"}

    assert choice(round_of("ussr", "star_wars", turn=8, defcon=4, **given), spec) == "space"


@rule("TS-10.7")
@pytest.mark.parametrize("spec", BOTS)
def test_a_bot_plays_its_scoring_card_in_the_last_round(spec):
    table = round_of("ussr", ussr="asia_scoring, five_year_plan, nasser", round=6, japan="9/0")

    assert choice(table, spec) == "asia_scoring"


@rule("TS-card-77")
@pytest.mark.parametrize("spec", BOTS)
def test_a_bot_draws_no_cards_that_it_could_not_play_any_more(spec):
    hand = "ask_not_what_your_country_can_do_for_you, lone_gunman"
    table = round_of("us", "ask_not_what_your_country_can_do_for_you", "event", us=hand, turn=4, round=7)

    assert choice(table, spec) == "done"


@rule("TS-8.3")
@pytest.mark.parametrize(
    ("side", "hand", "defcon"),
    [
        ("us", "lone_gunman, we_will_bury_you, nato, containment, marshall_plan, truman_doctrine", 4),
        ("ussr", "cia_created, duck_and_cover, grain_sales_to_soviets, nasser, comecon, fidel", 4),
        ("ussr", "cia_created, duck_and_cover, nasser, comecon, fidel, vietnam_revolts", 3),
    ],
)
def test_greedy_bots_come_through_a_turn_with_dangerous_hands(side, hand, defcon):
    """Five rounds are left, and the enemy does what it can."""
    other = "us" if side == "ussr" else "ussr"
    enemy = {"ussr": "socialist_governments, blockade, korean_war, de_gaulle_leads_france, suez_crisis"}
    enemy["us"] = "independent_reds, east_european_unrest, japan_pact, puppet_governments, panama_canal_returned"
    hands = {side: hand, other: enemy[other].replace("japan_pact", "us_japan_mutual_defense_pact")}
    table = round_of("ussr", start="standard", turn=4, round=3, defcon=defcon, nigeria="1/1", angola="1/1", **hands)
    bots = [make_bot("greedy", b"1"), make_bot("greedy", b"2")]
    while table.match.ask is not None and table.state.turn == 4:
        asked = table.ask.seat
        table.match.answer(bots[asked].choose(Knowledge(table.match, asked)), asked)

    assert not table.state.over or table.state.winner == table.seat(side)


# -- a hand ------------------------------------------------------------------------------------------------------


@rule("TS-8.3")
def test_fatal_cards_need_a_battleground_to_strike():
    assert fatal_cards(round_of("us", us="lone_gunman, nato", turn=4, nigeria="1/0").state, US) == [62]
    assert fatal_cards(round_of("us", us="lone_gunman, nato", turn=4, haiti="1/0").state, US) == []


@rule("TS-3.4")
def test_rounds_to_play_are_those_in_which_a_card_is_still_to_be_chosen():
    before = round_of("ussr", ussr="nasser, comecon", us="nato", round=4)

    assert [rounds_to_play(before.state, side) for side in (USSR, US)] == [3, 3]
    before.play("nasser", "event")
    assert before.asked == "us"
    assert [rounds_to_play(before.state, side) for side in (USSR, US)] == [2, 3]


@rule("TS-8.3")
@pytest.mark.parametrize(
    ("rounds", "given"),
    [
        (1, {}),
        (0, {"us": "lone_gunman, nato, containment"}),  # it can be kept
        (0, {"china": "us up"}),
        (0, {"defcon": 3}),  # it can be played now
        (0, {"us": "lone_gunman, un_intervention"}),
        (0, {"us": "lone_gunman, nuclear_test_ban"}),
        (0, {"round": 7}),  # the other card is enough
    ],
)
def test_a_hand_is_in_danger_if_there_is_no_way_around_its_fatal_card(rounds, given):
    table = round_of("us", **{"us": "lone_gunman, nato", "turn": 4, "round": 6, "defcon": 2, "nigeria": "1/0", **given})

    assert forced_rounds(table, US) == rounds


@rule("TS-6.4.1")
def test_a_fatal_card_with_enough_ops_can_go_into_space_once():
    given = {"turn": 4, "round": 6, "defcon": 2, "us": "we_will_bury_you, nato"}

    assert forced_rounds(round_of("us", **given), US) == 0
    assert forced_rounds(round_of("us", space_plays="1/0", **given), US) == 1
    assert forced_rounds(round_of("us", space_plays="2/0", **given), US) == 1, "the second attempt was lost meanwhile"


# -- judging -----------------------------------------------------------------------------------------------------


@rule("TS-8.3")
def test_a_side_that_must_play_a_fatal_card_is_as_good_as_lost():
    given = {"turn": 4, "round": 6, "defcon": 2, "nigeria": "1/0"}
    lost = evaluate(round_of("us", us="lone_gunman, nato", **given).state, US)
    safe = evaluate(round_of("us", us="truman_doctrine, nato", **given).state, US)

    assert lost < 0.25 < safe


@rule("TS-10.2")
def test_influence_in_battlegrounds_and_control_count_for_their_side():
    before = evaluate(position(ussr=CALM, us="nato").state, USSR)
    after = evaluate(position(ussr=CALM, us="nato", iran="0/2").state, USSR)

    assert after > before
    assert evaluate(position(ussr=CALM, us="nato", iran="2/0").state, USSR) < before


@rule("TS-6.1.1")
def test_a_bot_looks_first_where_influence_changes_control():
    table = round_of("ussr", "comecon", "place", ussr="comecon, nasser", start="standard", iran="1/0", iraq="0/2")
    found = shortlist(table.state, table.ask, USSR)

    assert len(found) == MOST < len(table.ask.options)
    assert set(found) <= set(table.ask.options)


@rule("TS-10.7")
def test_a_region_counts_more_for_the_side_that_holds_its_scoring_card():
    given = {"us": "europe_scoring, containment", "japan": "0/4"}
    without = evaluate(round_of("us", **given).state, US)

    assert evaluate(round_of("us", **{**given, "us": "asia_scoring, containment"}).state, US) < without
    assert evaluate(round_of("us", **{**given, "us": "middle_east_scoring, containment"}).state, US) == without


# -- all through random games ------------------------------------------------------------------------------------


@rule("TS-10.1", "TS-10.2")
def test_points_and_influence_are_never_judged_as_a_loss():
    """Of all that may be added: a point, Influence in any country; for the one side, and so against the other."""
    better = 0
    for match in positions(find_game("twilight-struggle"), 2, {}, every=41):
        state = state_of(match)
        if match.ask is None:
            break
        chance = Random(match.count)
        for side in (US, USSR):
            ahead, stronger = state.copy(), state.copy()
            ahead.vp += 2 if side == US else -2
            country = chance.choice(ALL_COUNTRIES)
            set_influence(stronger, side, country, influence_of(state, side, country) + 2)
            for changed in (ahead, stronger):
                assert evaluate(changed, side) >= evaluate(state, side) - 1e-12
                assert evaluate(changed, 1 - side) <= evaluate(state, 1 - side) + 1e-12
            better += evaluate(ahead, side) > evaluate(state, side)
    assert better > 4


@rule("TS-8.3")
def test_a_card_that_must_be_played_is_the_less_dangerous_the_higher_defcon_is():
    assert list(FORCED) == sorted(FORCED, reverse=True)
    assert 1 >= FORCED[0] > FORCED[-1] > 0
