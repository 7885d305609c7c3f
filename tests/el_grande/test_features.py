"""What bots see in a position of El Grande, one thing at a time; that it can be told; the yardstick, which stays."""

from __future__ import annotations

from math import exp, log

import pytest

from tablero.core.feature import explain
from tablero.core.registry import find_game
from tablero.games.el_grande.evaluation import features, own_parts, worths
from tablero.games.el_grande.game import ElGrande
from tablero.games.el_grande.position import position
from tablero.games.el_grande.state import ElGrandeState
from tablero.testing import rule, state_of
from tablero.texts import texts_for
from tests.svg import positions

GAME = find_game("el-grande")
assert isinstance(GAME, ElGrande)
JUDGE = GAME.judge


def found(kind: str, state: ElGrandeState, seat: int = 0) -> float:
    return sum([feature.points for feature in features(JUDGE, state, seat) if feature.kind == kind])


@pytest.mark.parametrize("players", [2, 4])
def test_the_features_add_up_to_what_a_position_is_worth(players):
    for match in positions(GAME, players, {}, 31):
        if match.ask is None:
            continue
        state = state_of(match)
        stage = JUDGE.stage_of(state)
        for seat, worth in enumerate(worths(state, stage)):
            assert sum([part.points for part in own_parts(JUDGE, state, seat)]) == pytest.approx(worth)
            odds = sum([feature.points for feature in features(JUDGE, state, seat)]) / stage.spread
            assert 1 / (1 + exp(-odds)) == pytest.approx(GAME.evaluate(state, seat))


def test_they_are_always_the_same_ones_in_the_same_order():
    kinds = {
        tuple((feature.kind, feature.values.get("place")) for feature in GAME.features(state_of(match), 0))
        for match in positions(GAME, 3, {"short": True}, 40)
    }

    assert len(kinds) == 1


@rule("EG-15.1")
def test_a_majority_counts_for_its_owner_and_against_the_others():
    before = position(galicia="1 blue, 2 purple", turn="purple").state
    after = position(galicia="1 blue, 4 purple", turn="purple").state

    assert found("region", after, 0) > found("region", before, 0)
    assert found("rival-regions", after, 1) < found("rival-regions", before, 1)


def test_it_can_be_said_why_a_position_is_better():
    before = position(galicia="1 blue, 1 purple", turn="purple").state
    after = position(galicia="1 blue, 3 purple", turn="purple").state
    differences = explain(GAME.features(before, 0), GAME.features(after, 0))

    assert texts_for(GAME, "en").feature(differences[0]) == "a better place in Galicia"


def test_a_single_rival_far_ahead_is_no_race():
    even = position(score="20 blue, 20 orange", turn="purple").state
    one = position(score="60 blue, 0 orange", turn="purple").state

    assert found("race", even) < found("race", one) <= 0
    stage = JUDGE.stage_of(even)
    assert found("race", even) >= -stage.spread * log(even.players - 1) - 1e-9


def test_other_weights_judge_otherwise_and_leave_the_game_as_it_is():
    state = position(galicia="2 purple, 2 blue", court="9 purple, 1 blue", turn="purple").state
    before = GAME.evaluate(state, 0)
    other = GAME.judged_by({**GAME.weights(), "court": 3.0})

    assert other.evaluate(state, 0) > before == GAME.evaluate(state, 0)
    assert other.weights()["court"] == 3.0
    assert GAME.weights()["court"] != 3.0


def test_the_first_judgement_is_what_it_was():
    first = GAME.first_judged()
    state = position(galicia="3 purple, 1 blue", castilla="2 blue", score="10 blue", turn="purple").state

    assert [round(first.evaluate(state, seat), 6) for seat in range(2)] == [0.139983, 0.704413]
    assert first.features(state, 0) == []
    assert first.weights() == {}
