"""What people would choose: the clues, what was learnt from them, and that bots play as people do where it is plain."""

from __future__ import annotations

import pytest

from tablero.bots import Knowledge, make_bot
from tablero.core.match import new_match
from tablero.core.registry import find_game
from tablero.games.twilight_struggle.board import CARD_IDS, IS_BATTLEGROUND, US, USSR, country, load
from tablero.games.twilight_struggle.cards import CHINA
from tablero.games.twilight_struggle.clues import CLUES, FAMILIES, clues_of
from tablero.games.twilight_struggle.habits import likings, read_weights
from tablero.games.twilight_struggle.influence import influence_of
from tablero.games.twilight_struggle.position import position
from tablero.testing import rule, state_of
from tests.svg import positions
from tests.twilight_struggle.helpers import round_of

LEVELS = ["greedy", "halving:iterations=12"]
OPENING = "comecon, nasser, korean_war, decolonization, duck_and_cover, arab_israeli_war, five_year_plan"
REPLY = "nato, containment, marshall_plan, truman_doctrine, us_japan_mutual_defense_pact, socialist_governments"
USUAL_START = {"west_germany": "4/0", "italy": "3/0", "poland": "0/4", "east_germany": "0/4", "iran": "1/0"}


def choice(table, spec: str) -> str:
    return str(table.game.name(make_bot(spec, b"1").choose(Knowledge(table.match, table.ask.seat))))


# -- clues -------------------------------------------------------------------------------------------------------


def test_clues_have_names_that_lead_back_to_them():
    for family in FAMILIES:
        last = family.first + family.size() - 1
        assert [family.number(family.key(clue)) for clue in (family.first, last)] == [family.first, last]
    assert FAMILIES[-1].first + FAMILIES[-1].size() == CLUES


def test_every_weight_belongs_to_a_clue_and_the_file_says_how_it_was_found():
    data = load("habits.toml")

    assert set(data["clues"]) <= {family.name for family in FAMILIES}
    assert sum(weight != 0.0 for weight in read_weights(data["clues"])) > 1000
    assert data["found"].startswith("tools/learn_habits.py")


def test_every_option_of_any_question_has_clues_and_what_is_hidden_is_none():
    for match in positions(find_game("twilight-struggle"), 2, {}, every=23):
        if match.ask is None:
            break
        s, ask = state_of(match), match.ask
        found = clues_of(s, ask, ask.seat)
        assert len(found) == len(ask.options)
        assert all(0 <= clue < CLUES for clues in found for clue in clues)
        assert all(found)
        other = match.copy()
        other.redeal(ask.seat, b"another world")
        assert other.ask is not None
        assert clues_of(state_of(other), other.ask, ask.seat) == found


@rule("TS-8.3")
def test_nobody_likes_a_coup_that_starts_nuclear_war():
    table = round_of("ussr", "comecon", "coup", ussr="comecon, nasser", defcon=2, nigeria="1/0", cameroon="1/0")
    liked = dict(zip(table.options, likings(table.state, table.ask, USSR)))

    assert liked["nigeria"] < liked["cameroon"] - 10


# -- as people play ----------------------------------------------------------------------------------------------


@rule("TS-6.3.1")
@pytest.mark.parametrize("spec", LEVELS)
def test_the_ussr_begins_with_a_coup_in_a_battleground(spec):
    table = round_of("ussr", ussr=OPENING, us=REPLY, start="standard", **USUAL_START)
    while table.ask.kind in ("card", "use", "operations"):
        table.play(choice(table, spec))

    assert table.ask.kind == "coup"
    assert IS_BATTLEGROUND[country(choice(table, spec))]


@rule("TS-9.1")
@pytest.mark.parametrize("spec", LEVELS)
def test_nobody_hands_the_china_card_over_in_the_first_turn(spec):
    for number in (2, 3, 4):
        table = round_of("ussr", ussr=OPENING, us=REPLY, start="standard", round=number, defcon=4, **USUAL_START)
        assert CARD_IDS[CHINA - 1] in table.options
        assert choice(table, spec) != CARD_IDS[CHINA - 1]


@rule("TS-card-16")
@pytest.mark.parametrize("spec", LEVELS)
def test_the_warsaw_pact_adds_where_there_is_nothing_to_remove(spec):
    table = position(play="warsaw_pact_formed ussr", phasing="ussr", start="standard", ussr=OPENING, us=REPLY)

    assert choice(table, spec) == "add"


@rule("TS-2.3")
def test_a_setup_is_like_those_of_people():
    match = new_match(find_game("twilight-struggle"), 2, {}, b"setup")
    while match.ask is not None and match.ask.kind == "setup":
        seat = match.ask.seat
        match.answer(make_bot("greedy", b"1").choose(Knowledge(match, seat)), seat)
    s = state_of(match)

    assert influence_of(s, US, country("west_germany")) >= 3
    assert influence_of(s, US, country("italy")) >= 2
    assert influence_of(s, USSR, country("poland")) >= 3
    assert influence_of(s, USSR, country("east_germany")) >= 4


# -- never absurd ------------------------------------------------------------------------------------------------


@rule("TS-10.3")
@pytest.mark.parametrize("spec", LEVELS)
def test_a_win_in_hand_is_taken(spec):
    table = round_of("us", us="asia_scoring, nato, containment", ussr=OPENING, vp=17, japan="5/0", thailand="3/0")

    assert choice(table, spec) == "asia_scoring"


@rule("TS-8.3")
@pytest.mark.parametrize("spec", LEVELS)
def test_the_enemy_who_gives_away_a_coup_at_defcon_2_has_lost(spec):
    given = {"phasing": "ussr", "defcon": 2, "nigeria": "0/1", "haiti": "0/1", "us": REPLY, "ussr": OPENING}
    table = position(play="cia_created ussr", **given)
    while table.ask.kind == "operations":
        table.play(choice(table, spec))

    assert choice(table, spec) == "nigeria"


@rule("TS-10.3")
@pytest.mark.parametrize("spec", LEVELS)
def test_a_loss_in_the_next_round_is_prevented(spec):
    """The USSR has 18 points: what brings it 2 more is not to be set off, and cannot go into space."""
    hands = {"us": "arab_israeli_war, nato", "ussr": "comecon, nasser"}
    table = round_of("us", **hands, turn=3, round=6, vp=-18, space_plays="1/0", start="standard")

    assert choice(table, spec) == "nato"


@rule("TS-card-12")
@pytest.mark.parametrize("spec", LEVELS)
def test_no_event_is_played_for_nothing(spec):
    table = round_of("ussr", "romanian_abdication", ussr=f"romanian_abdication, {OPENING}", romania="0/4", iran="1/0")

    assert choice(table, spec) != "event"


@rule("TS-8.4")
@pytest.mark.parametrize("spec", LEVELS)
def test_military_operations_that_are_missing_are_made_up_for_in_the_last_round(spec):
    """Each of them is a point for the enemy; the coup is safe and takes a country besides."""
    given = {"turn": 1, "round": 6, "defcon": 4, "milops": "0/4", **USUAL_START, "iran": "0/2"}
    table = round_of("us", "five_year_plan", us="five_year_plan, nato", ussr="comecon, nasser", **given)

    assert choice(table, spec) == "coup"


@rule("TS-card-4")
@pytest.mark.parametrize("spec", LEVELS)
def test_the_last_points_are_taken_by_an_event_too(spec):
    """At 17 points Duck and Cover brings three at DEFCON 3, which falls to 2."""
    table = round_of("us", us="duck_and_cover, nato", ussr="comecon, nasser", turn=4, defcon=3, vp=17, **USUAL_START)
    while not table.state.over and table.ask.seat == US:
        table.play(choice(table, spec))

    assert table.state.winner == US


@rule("TS-6.1")
@pytest.mark.parametrize("spec", LEVELS)
def test_nothing_is_poured_into_a_lost_battleground_while_others_are_empty(spec):
    """The USSR holds Zaire with five to spare; Egypt and India are next to countries of the US and lie empty."""
    given = {"turn": 5, "defcon": 2, "zaire": "1/7", "angola": "0/3", "egypt": "0/0", "india": "0/0"}
    near = {"israel": "4/0", "pakistan": "2/0", "iran": "2/0", "libya": "2/0", "cameroon": "1/0"}
    table = round_of("us", "nato", "place", us="nato, containment", ussr="comecon, nasser", **given, **near)
    while table.ask.kind == "place":
        assert choice(table, spec) not in ("zaire", "angola")
        table.play(choice(table, spec))
