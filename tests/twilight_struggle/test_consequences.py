"""What is told about options: the odds are those of the rules, counted over all rolls of the dice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablero.bots import Knowledge
from tablero.core.ask import Ask
from tablero.core.match import Match
from tablero.core.registry import find_game
from tablero.core.remark import Remark
from tablero.games.twilight_struggle import agenda
from tablero.games.twilight_struggle.board import CARD, IS_BATTLEGROUND, REGION, SPACE, STABILITY, US
from tablero.games.twilight_struggle.cards import SALT
from tablero.games.twilight_struggle.influence import influence_of
from tablero.games.twilight_struggle.operations import roll_realignment, space_race, value_at
from tablero.games.twilight_struggle.plays import TRAP_ROLL
from tablero.games.twilight_struggle.state import TwilightState
from tablero.testing import rule, state_of
from tablero.texts import texts_for
from tests.svg import positions
from tests.twilight_struggle.helpers import round_of

GAME = find_game("twilight-struggle")
SOLO = find_game("twilight-struggle-soloplay")
DIE = range(1, 7)


def told(match: Match) -> dict[int, Remark]:
    """What is said about the options of the open question."""
    assert match.ask is not None
    knowledge = Knowledge(match, match.ask.seat)
    return match.game.consequences(lambda: knowledge.world(b"").state, knowledge.ask)


def said(table) -> dict[str, str]:
    texts = texts_for(GAME)
    return {GAME.name(option): texts.remark(remark, table.ask.seat) for option, remark in told(table.match).items()}


def asked(kind: str, chance: int, every: int = 1) -> Iterator[tuple[Match, Ask]]:
    """Positions of a random game in which a question of this kind is open."""
    for match in positions(GAME, 2, {}, every=every, chance=chance):
        if match.ask is not None and match.ask.kind == kind and len(match.open_asks()) == 1:
            yield match, match.ask


def with_rolls(s: TwilightState, *eyes: int) -> TwilightState:
    copy = s.copy()
    copy.fate = list(eyes)
    return copy


# -- coups -------------------------------------------------------------------------------------------------------


@rule("TS-6.3.2", "TS-6.3.3")
@pytest.mark.parametrize("chance", [1, 2])
def test_the_odds_of_a_coup_are_those_of_all_six_rolls(chance):
    compared = 0
    for match, ask in asked("coup", chance):
        s = state_of(match)
        for place, remark in told(match).items():
            ops = value_at(s, ask.seat, ask.values["card"] - CARD, ask.values["ops"], place)
            modifier = -1 if s.is_lasting(SALT) else 0
            if s.squads and REGION[place] in (4, 5):
                modifier += s.squads if ask.seat == US else -s.squads
            results = [eyes + ops + modifier - 2 * STABILITY[place] for eyes in DIE]
            good = [eyes for eyes, result in zip(DIE, results, strict=True) if result > 0]
            theirs = influence_of(s, 1 - ask.seat, place)
            if not good:
                assert remark.kind == "coup-vain"
                continue
            compared += 1
            assert remark.values["needed"] == good[0]
            assert remark.values["chance"] == round(100 * len(good) / 6)
            assert remark.values["lost"] == min(theirs, results[-1])
            assert remark.values["gained"] == results[-1] - min(theirs, results[-1])
    assert compared > 20


@rule("TS-6.3.5")
def test_it_is_told_when_a_coup_lowers_defcon():
    given = {"ussr": "comecon, nasser", "us": "nato", "iran": "1/0", "lebanon": "1/0", "defcon": 4}
    table = round_of("ussr", "comecon", "coup", **given)
    found = said(table)

    assert found["iran"] == "2 or more (83 %), DEFCON to 3. A 6: enemy −1, you +4."
    assert found["lebanon"] == "1 or more (100 %). A 6: enemy −1, you +6."


@rule("TS-card-44", "TS-6.3.5")
def test_nuclear_submarines_keep_defcon_where_it_is():
    given = {"us": "nato, five_year_plan", "ussr": "nasser", "cuba": "0/1", "haiti": "0/1", "defcon": 4}
    plain = round_of("us", "nato", "coup", **given)
    subs = round_of("us", "nato", "coup", lasting="nuclear_subs", **given)
    cuba = GAME.action("cuba")
    assert IS_BATTLEGROUND[cuba]

    assert told(plain.match)[cuba].values["defcon"] == 3
    assert told(subs.match)[cuba].values["defcon"] == 0


@rule("TS-6.3.2")
def test_a_coup_that_no_roll_can_win_says_so():
    given = {"us": "captured_nazi_scientist, five_year_plan", "ussr": "nasser", "defcon": 5}
    table = round_of("us", "captured_nazi_scientist", "coup", poland="0/1", finland="0/4", haiti="0/1", **given)

    assert said(table)["finland"] == "No roll is enough."


# -- realignment -------------------------------------------------------------------------------------------------


@rule("TS-6.2.2", "TS-6.2.3")
@pytest.mark.parametrize("chance", [1, 2])
def test_the_odds_of_a_realignment_are_those_of_all_rolls_of_both_dice(chance):
    compared = 0
    for match, asks in asked("realign", chance):
        s, side = state_of(match), asks.seat
        for place, remark in told(match).items():
            mine = theirs = 0
            for own in DIE:
                for other in DIE:
                    after = with_rolls(s, own, other)
                    roll_realignment(after, side, place)
                    mine += influence_of(after, side, place) < influence_of(s, side, place)
                    theirs += influence_of(after, 1 - side, place) < influence_of(s, 1 - side, place)
            assert (remark.values["win"], remark.values["lose"]) == (round(100 * theirs / 36), round(100 * mine / 36))
            compared += 1
    assert compared > 20


def test_a_realignment_is_told_in_words():
    given = {"us": "nato, five_year_plan", "ussr": "nasser", "cuba": "1/3", "haiti": "1/0", "mexico": "2/0"}
    given |= {"colombia": "0/1"}
    table = round_of("us", "nato", "realign", **given)

    assert said(table)["cuba"] == "Dice 2 against 1: the enemy loses in 58 %, you in 28 %."


# -- the Space Race and traps ------------------------------------------------------------------------------------


@rule("TS-6.4.1", "TS-6.4.2")
def test_the_odds_of_the_space_race_are_those_of_all_six_rolls():
    hands = {"us": "nato, five_year_plan", "ussr": "nasser"}
    for boxes in range(8):
        table = round_of("us", "the_china_card", china="us up", space=f"{boxes}/0", **hands)
        if SPACE not in table.ask.options:
            continue
        s = state_of(table.match)
        reached, points = 0, 0
        for eyes in DIE:
            after = with_rolls(s, eyes)
            after.push(agenda.SPACE, US, 6)
            space_race(after)
            reached += after.space[US] > boxes
            points = max(points, after.vp - s.vp)
        remark = told(table.match)[SPACE]
        assert remark.values["chance"] == round(100 * reached / 6)
        assert remark.values["points"] == points


@rule("TS-7.8.2")
def test_a_trap_says_what_opens_it():
    table = round_of("us", us="nato, five_year_plan", ussr="nasser", lasting="quagmire")

    line = f"Discarded; {TRAP_ROLL} or less (67 %) opens the trap."
    assert said(table) == {"nato": line, "five_year_plan": line}


# -- influence ---------------------------------------------------------------------------------------------------


@rule("TS-6.1.1", "TS-0.2")
def test_influence_says_its_price_and_what_it_does_for_control():
    given = {"us": "nato, five_year_plan", "ussr": "nasser", "iran": "1/0", "israel": "1/0", "iraq": "1/4"}
    table = round_of("us", "nato", "place", lebanon="1/2", saudi_arabia="3/0", **given)
    found = said(table)

    assert found["iran"] == "Middle East, costs 1: gives you control."
    assert found["israel"] == "Middle East, costs 1: after it, 2 more for control."
    assert found["iraq"] == "Middle East, costs 2: the enemy loses control."
    assert found["saudi_arabia"] == "Middle East, costs 1: yours already; with it 1 beyond control."


@rule("TS-6.1.1")
def test_the_price_is_what_the_rules_take():
    compared = 0
    for match, asks in asked("place", 1, every=2):
        before = asks.values
        for place, remark in told(match).items():
            after = match.copy()
            after.answer(place)
            ask = after.ask
            if ask is not None and ask.kind == "place" and ask.values["card"] == before["card"]:
                compared += 1
                assert before["ops"] - ask.values["ops"] in (remark.values["cost"], 0), "0: a bonus pays"
    assert compared > 20


# -- secrets -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [GAME, SOLO], ids=["two", "solo"])
def test_nothing_told_depends_on_what_the_seat_cant_know(game):
    seen = 0
    for match in positions(game, game.usual_players(), {}, every=3):
        if match.ask is None or len(match.open_asks()) > 1:
            continue
        other = match.copy()
        other.redeal(match.ask.seat, b"other hands")
        mine, same = told(match), told(other)
        seen += len(mine)
        assert {option: (one.kind, one.values) for option, one in mine.items()} == {
            option: (one.kind, one.values) for option, one in same.items()
        }
    assert seen > 10


@rule("TS-7.1")
def test_what_an_event_adds_is_told_as_it_is_for_control():
    """By what is there after the answer, where the event goes on, or told by the rule where it adds all at once."""
    compared = 0
    for chance in range(4):
        for match, ask in asked("add", chance):
            for place, remark in told(match).items():
                after = match.copy()
                after.answer(place, ask.seat)
                if after.ask is None or after.ask.kind != "add" or after.ask.values["card"] != ask.values["card"]:
                    continue
                now = state_of(after)
                assert (now.holder[place] == ask.seat) == (remark.kind in ("place-takes", "place-more"))
                if remark.kind == "place-short":
                    lead = influence_of(now, ask.seat, place) - influence_of(now, 1 - ask.seat, place)
                    assert remark.values["short"] == STABILITY[place] - lead
                compared += 1
    assert compared > 50


@rule("TS-card-47")
def test_junta_tells_what_both_of_its_influence_do():
    table = round_of("us", "junta", "event", us="junta, nato", turn=8, haiti="0/1")
    assert said(table)["brazil"] == "Gives you control."
    assert said(table)["haiti"] == "Gives you control."
    assert said(table)["chile"] == "After it, 1 more for control."
