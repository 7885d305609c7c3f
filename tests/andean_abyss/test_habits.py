"""Habits of the Government: what playouts go on with. Any answer is an option; whole games can be played by them."""

from __future__ import annotations

from random import Random

import pytest

from tablero.bots.planner import usual_answer
from tablero.core.match import new_match
from tablero.games.andean_abyss import GAME
from tablero.games.andean_abyss.board import EVENT_CARDS
from tablero.games.andean_abyss.habits import Habits, turns_to_come
from tablero.games.andean_abyss.position import build, position
from tablero.games.andean_abyss.weights import EVENT_WORTH, WEIGHTS
from tablero.testing import rule, state_of

MIDDLE = {"from": "standard", "resources": "govt 30, farc 10, auc 10, cartels 10", "eligible": "govt"}


def habit(table) -> str:
    ask = table.match.ask
    assert ask is not None
    return GAME.name(GAME.hints.habit(table.state, ask))


@rule("AA-3.2", "AA-4.2", "AA-6.5")
@pytest.mark.parametrize("seed", [b"one", b"two"])
def test_a_whole_game_can_be_played_by_habit(seed):
    match = new_match(GAME, 1, {}, seed, journal=False)
    chance = Random(seed)
    habits = 0
    while match.ask is not None:
        answer = GAME.hints.habit(state_of(match), match.ask)
        assert answer == -1 or answer in match.ask.options, match.ask.kind
        habits += answer >= 0
        match.answer(usual_answer(match, chance))
    assert habits > 50


def test_every_number_that_habits_go_by_is_in_the_file_and_no_other():
    assert set(Habits.__annotations__) == set(WEIGHTS["habits"])
    assert sorted(EVENT_WORTH) == [card.number for card in EVENT_CARDS]


@rule("AA-3.2.4")
def test_what_has_been_found_at_a_base_is_assaulted():
    table = position(**MIDDLE, card="tapias", players=1, huila="T6 P1 FA2 FB1").play("assault")

    assert habit(table) == "huila"


@rule("AA-3.2.1", "AA-6.4.1")
def test_a_train_ends_with_civic_action_where_it_wins_people_over():
    table = position(**MIDDLE, card="tapias", players=1, cali="T3 P1 CU1 CB1").play("train")
    assert habit(table) == "cali"

    table.play("cali", "0", "0", "done")
    assert habit(table) == "cali"


@rule("AA-2.1")
def test_turns_to_come_are_counted_to_the_next_propaganda_card():
    assert turns_to_come(build({**MIDDLE, "card": "tapias", "next": "propaganda"})) == 0.0
    assert turns_to_come(build({**MIDDLE, "card": "tapias", "next": "op_millennium"})) > 0.0
