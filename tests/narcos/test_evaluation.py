"""How computer opponents judge a position: fair about what is hidden, and sensible about what is not (NC-4.6)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tablero.bots import Knowledge, make_bot
from tablero.bots.playout import play_on, quick_answer
from tablero.core.dice import Dice
from tablero.core.match import Match, new_match
from tablero.core.registry import find_game
from tablero.core.state import EVERYTHING
from tablero.core.table import Table
from tablero.games.narcos.board import EVERYWHERE, PLACE_IDS, PLACES, listed, mask_of
from tablero.games.narcos.evaluation import evaluate, features, standing
from tablero.games.narcos.exposure import caught, kin, look
from tablero.games.narcos.features import coming
from tablero.games.narcos.hunt import CHANCE, outlook
from tablero.games.narcos.position import position
from tablero.games.narcos.secrets import shuffled
from tablero.games.narcos.state import DEPLOYING, HUNTERS_WIN, PATRON, PATRON_WINS, UNFINISHED
from tablero.games.narcos.weights import DEPLOYMENT, PRIVATE
from tablero.testing import rule, state_of
from tests.narcos.helpers import acting, deploying
from tests.svg import positions

NARCOS = find_game("narcos")
OTHERS = "carrillo k4, trujillo k16, navegante o6, gilberto o12, don_berna a14, castano a17"


def redealt(match: Match, seat: int, key: bytes) -> Match:
    """A world as likely to `seat` as the real one."""
    world = match.copy()
    world.redeal(seat, key)
    return world


def chosen(table: Table, bot: str = "greedy", seed: bytes = b"bot") -> str:
    """What a bot would answer."""
    seat = table.ask.seat
    return table.game.name(make_bot(bot, seed).choose(Knowledge(table.match, seat)))


# -- what is hidden --------------------------------------------------------------------------------------------------


@rule("NC-4.1", "NC-4.6")
@pytest.mark.parametrize("players", [2, 5])
def test_a_hunter_judges_every_world_that_he_can_t_tell_apart_alike(players: int) -> None:
    """Place, hand, objectives and tokens that lie face down are dealt anew; the judgement stays, digit by digit."""
    moved = 0
    for seed in range(3):
        match = new_match(NARCOS, players, {}, f"judge {seed}".encode(), journal=False)
        chance = Random(seed)
        while match.ask is not None:
            if chance.random() < 0.4:
                real = evaluate(state_of(match), 1)
                for seat in range(1, players):
                    world = redealt(match, seat, chance.randbytes(8))
                    moved += state_of(world).place != state_of(match).place
                    assert evaluate(state_of(world), seat) == real
            match.answer(chance.choice(match.ask.options))
    assert moved > 50, "Patrón's place was hardly ever dealt anew"


@rule("NC-4.6")
def test_what_a_hunter_bot_answers_does_not_depend_on_the_real_hideout() -> None:
    """The same bot with the same seed answers alike in worlds that differ only in what it can't know."""
    match = new_match(NARCOS, 2, {}, b"same answer", journal=False)
    chance = Random(4)
    compared = 0
    while match.ask is not None and compared < 25:
        seat = match.ask.seat
        if seat != PATRON and state_of(match).place >= 0 and len(match.ask.options) > 1 and chance.random() < 0.5:
            key = chance.randbytes(8)
            world = redealt(match, seat, chance.randbytes(8))
            answers = [make_bot("greedy", key).choose(Knowledge(each, seat)) for each in (match, world)]
            assert answers[0] == answers[1], f"to {match.ask.kind}"
            compared += 1
        match.answer(chance.choice(match.ask.options))
    assert compared == 25


@rule("NC-4.1")
def test_patron_s_judgement_counts_his_hand_and_the_tokens_that_others_can_t_see() -> None:
    strong = position(sicarios="gustavo o9", defence="gustavo 3", hunters="murphy o8", patron="o9", done="police")
    weak = position(sicarios="gustavo o9", defence="gustavo 0", hunters="murphy o8", patron="o9", done="police")

    assert evaluate(strong.state, PATRON) > evaluate(weak.state, PATRON)
    assert evaluate(strong.state, 1) == evaluate(weak.state, 1)


# -- what is not -----------------------------------------------------------------------------------------------------


@rule("NC-1.2", "NC-1.4", "NC-13.14")
def test_a_finished_game_is_worth_its_result() -> None:
    s = position(patron="a11").state
    for winner, values in ((PATRON_WINS, (1.0, 0.0)), (HUNTERS_WIN, (0.0, 1.0)), (UNFINISHED, (0.5, 0.5))):
        s.winner = winner
        assert (evaluate(s, PATRON), evaluate(s, 1)) == values


@rule("NC-4.2")
@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ({"fame": 3}, {"fame": 9}),
        ({"money": 1}, {"money": 9}),
        ({"arrests": 1}, {"arrests": 0}),
        ({"possible": "a10 a11"}, {"possible": "a8 a9 a10 a11 a12 a13 a14 a15 a16 a17 a18"}),
        ({"labs": "a12"}, {"labs": "a12, a8"}),
        ({"completed": ""}, {"completed": "j08"}),
        ({"in_force": "j04", "labs": "a12"}, {"in_force": "j04", "labs": "a12, a8, a15"}),
    ],
)
def test_patron_stands_better_with_more_of_everything_and_the_hunters_worse(
    worse: dict[str, Any], better: dict[str, Any]
) -> None:
    few, many = (position(patron="a11", hunters=OTHERS, **given).state for given in (worse, better))

    assert evaluate(many, PATRON) > evaluate(few, PATRON)
    assert evaluate(many, 1) < evaluate(few, 1)


@rule("NC-9.18", "NC-9.22")
def test_hunters_arrest_patron_when_only_one_place_is_left() -> None:
    table = acting(
        patron="a11", possible="a11", arrests=1, hunters="murphy a11, pena k1", faction="dea", hunter="murphy"
    )
    table.play(chosen(table))
    while table.match.ask is not None:
        table.play(chosen(table))

    assert table.game.view(table.state, EVERYTHING)["winner"] == "hunters"


@rule("NC-9.16", "NC-9.17")
def test_hunters_ask_what_splits_the_set() -> None:
    """All possible places lie in one region, so that to ask for it tells nothing."""
    places = "a1 a2 a3 a4 a5 a6 a7 a8 a9 a10 a11 a12"
    table = acting(
        patron="a11",
        possible=places,
        hunters=f"murphy a2, pena a1 acted, {OTHERS}",
        faction="dea",
        hunter="murphy",
        available="1 2",
    )

    assert chosen(table) == "type_2"


@rule("NC-9.14", "NC-9.15")
def test_patron_lies_with_the_number_that_leaves_most_places() -> None:
    table = acting(patron="a11", hunters="murphy k4, pena a1 acted", faction="dea", hunter="murphy", available="3")
    table.play("distance_3")
    kept = {}
    for option in table.options:
        kept[option] = Table(table.match.copy()).play(option).state.possible.bit_count()

    assert kept[chosen(table)] == max(kept.values())


@rule("NC-6.12")
def test_patron_deploys_where_he_is_hard_to_find_if_nothing_else_makes_a_difference() -> None:
    table = deploying(hand="s15", slots="gustavo blackie limon tuso velasco", hunters=OTHERS)
    table.play("s15")
    found = {}
    for place in table.options:
        s = Table(table.match.copy()).play(place).state
        found[place] = caught(look(s.possible, s.place, s.hunters), 8, 0)

    assert found[chosen(table)] < sum(found.values()) / len(found)


@rule("NC-9.16", "NC-9.17")
def test_places_like_his_own_hide_patron_better_than_others() -> None:
    """Of six places, those of his type and region stay when he is asked for both."""
    place = PLACE_IDS.index("a11")
    alike = mask_of([place, *[other for other in listed(kin(place)) if other != place][:5]])
    unlike = mask_of([place, *listed(EVERYWHERE & ~kin(place))[:5]])

    assert caught(look(alike, place, 0), 6, 0) < caught(look(unlike, place, 0), 6, 0)
    assert caught(look(alike, place, 0), 6, 0) < caught(look(alike, place, 0), 8, 0)
    assert caught(look(alike, place, 0), 6, 2) < caught(look(alike, place, 0), 6, 0)
    assert caught(look(alike, place, 0), 0, 0) == 0.0


@pytest.mark.parametrize("players", [2, 5])
def test_searching_bots_compare_options_at_the_next_turn_of_their_own_side(players: int) -> None:
    """In the middle of a turn a faction that still acts would count for more than one that has acted."""
    match = new_match(NARCOS, players, {}, b"come round", journal=False)
    chance = Random(5)
    stopped_at: dict[bool, set[str]] = {True: set(), False: set()}
    while match.ask is not None:
        if chance.random() < 0.08 and state_of(match).place >= 0:
            seat = match.ask.seat
            world = match.copy()
            play_on(world, seat, Random(1))
            if world.ask is not None:
                stopped_at[seat == PATRON].add(world.ask.kind)
        match.answer(chance.choice(match.ask.options))

    assert stopped_at[True]
    assert stopped_at[True] <= {"paid-move", "deploy", "relocate-to"}
    assert stopped_at[False]
    assert stopped_at[False] <= {"faction", "hunter"}


@rule("NC-4.1", "NC-9.19")
def test_in_a_playout_hunters_don_t_see_where_patron_is() -> None:
    """Three places are possible and can be named: whoever looked would name the right one every time."""
    table = acting(patron="a11", possible="a11 a13 a14", hunters="murphy a11, pena k1", faction="dea", hunter="murphy")
    table.play("arrest_1", "a11")
    ask = table.ask
    named = [NARCOS.name(quick_answer(table.match, ask, Random(number))) for number in range(60)]

    assert table.kind == "arrest-place"
    assert set(named) == {"a11", "a13", "a14"}
    assert 5 < named.count("a11") < 40


def test_worlds_are_dealt_evenly() -> None:
    """Each of twelve cards comes to lie first about as often as any other."""
    first = [shuffled(list(range(12)), Dice(number.to_bytes(16, "big")))[0] for number in range(6_000)]

    assert all(400 < first.count(card) < 600 for card in range(12))


# -- the hunt --------------------------------------------------------------------------------------------------------


def test_the_chance_of_an_arrest_rises_with_activations_and_falls_with_places() -> None:
    for places in range(1, PLACES):
        by_activations = [CHANCE[left][2][5][places] for left in range(9)]
        assert by_activations == sorted(by_activations)
        assert all(0 <= chance <= 1 for chance in by_activations)
    assert CHANCE[4][2][5][2] > CHANCE[4][2][5][8] > CHANCE[4][2][5][40]
    assert CHANCE[8][0][5][1] == 0.0, "without a cell there is no arrest"


def test_a_question_that_tells_nothing_is_worth_nothing() -> None:
    region = mask_of([0, 1, 2, 3])
    hunt = outlook(region, 6, 2, 5)

    assert hunt.region[0] <= 0.0
    assert outlook(EVERYWHERE, 6, 2, 5).type > 0.0
    assert outlook(EVERYWHERE, 6, 2, 5).distance(20) > 0.0


@pytest.mark.slow
def test_greedy_hunters_catch_a_patron_who_plays_at_random_and_greedy_patron_gets_away_from_random_hunters() -> None:
    won = {"patron": 0, "hunters": 0}
    for seed in range(4):
        for side, bots in (("hunters", ("random", "greedy")), ("patron", ("greedy", "random"))):
            match = new_match(NARCOS, 2, {}, f"duel {seed}".encode(), journal=False)
            players = [make_bot(name, f"{seed}".encode()) for name in bots]
            while match.ask is not None:
                seat = match.ask.seat
                match.answer(players[seat].choose(Knowledge(match, seat)), seat)
            won[side] += state_of(match).winner == (PATRON_WINS if side == "patron" else HUNTERS_WIN)

    assert won["patron"] == 4
    assert won["hunters"] >= 3


# -- all through random games --------------------------------------------------------------------------------------


def with_less(s: Any, name: str) -> Any:
    """The same state with one bit, or one, less of something; None if there is nothing of it."""
    found = getattr(s, name)
    changed = s.copy()
    setattr(changed, name, found - 1 if name in ("fame", "money", "income") else found & (found - 1))
    return changed if found > 0 else None


@rule("NC-1.2", "NC-10.1")
@pytest.mark.parametrize(
    ("name", "good"),
    [
        *((name, True) for name in ("fame", "money", "income", "labs", "influence")),
        *((name, False) for name in ("roadblocks", "faction_cards")),
    ],
)
def test_less_of_a_thing_is_a_loss_for_the_side_it_serves(name: str, good: bool) -> None:
    found = 0
    for match in positions(NARCOS, 3, {}, every=37):
        s = state_of(match)
        less = with_less(s, name) if match.ask is not None else None
        if less is not None:
            found += 1
            change = evaluate(less, PATRON) - evaluate(s, PATRON)
            assert (change if good else -change) <= 1e-12
            assert (evaluate(less, 1) - evaluate(s, 1)) * change <= 0
    assert found


@rule("NC-6.17")
def test_a_deployment_that_is_being_told_is_worth_more_than_none() -> None:
    told = 0
    for match in positions(NARCOS, 2, {}, every=1):
        s = state_of(match)
        if match.ask is not None and s.phase == DEPLOYING and (s.card >= 0 or s.figure >= 0) and not s.placed:
            silent = s.copy()
            silent.card = silent.figure = -1
            assert coming(s) > coming(silent) - DEPLOYMENT
            told += 1
    assert told


# -- features ------------------------------------------------------------------------------------------------------


def test_the_features_are_the_parts_of_the_judgement() -> None:
    """What only Patrón knows is a part of his sum alone."""
    kinds = set()
    for match in positions(NARCOS, 3, {}, every=41):
        s = state_of(match)
        if match.ask is not None:
            own, others = features(s, PATRON), features(s, 1)
            kinds.add(tuple(one.kind for one in own))
            assert [one.kind for one in others] == [one.kind for one in own]
            assert sum(one.points for one in own) - PRIVATE == pytest.approx(standing(s, True))
            assert -sum(one.points for one in others) == pytest.approx(standing(s, False))
            assert all(not one.points for one in others if one.kind in ("hand", "plans", "hideout"))
    assert len(kinds) == 1


FIRST = {
    "start": (position(patron="a11", hunters=OTHERS), 0.20424487770683727, 0.7830333866530425),
    "found": (
        position(patron="a11", possible="a11 a12", hunters=OTHERS, arrests=1),
        0.042424995108682244,
        0.9543543338801366,
    ),
    "famous": (
        position(patron="a11", fame=15, sicarios="gustavo o9", hunters=OTHERS),
        0.5349499486963922,
        0.42723542017197047,
    ),
}


@pytest.mark.parametrize("name", FIRST)
def test_the_first_judgement_is_what_it_was(name: str) -> None:
    table, patron, hunters = FIRST[name]
    first = NARCOS.first_judged()

    assert first.first_judged() is first
    assert first.features(table.state, PATRON) == []
    assert first.evaluate(table.state, PATRON) == pytest.approx(patron, abs=1e-9)
    assert first.evaluate(table.state, 1) == pytest.approx(hunters, abs=1e-9)
