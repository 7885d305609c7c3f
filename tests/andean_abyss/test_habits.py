"""Habits of the Government: what playouts go on with. Any answer is an option; whole games can be played by them."""

from __future__ import annotations

from random import Random

import pytest

from tablero.bots.planner import usual_answer
from tablero.core.match import new_match
from tablero.games.andean_abyss import GAME
from tablero.games.andean_abyss.board import EVENT_CARDS, PASS, space
from tablero.games.andean_abyss.habits import (
    Habits,
    Worths,
    eradicating,
    harm_of_event,
    spare_troops,
    stakes_of_next,
    turn_worth,
    turns_to_come,
)
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


@rule("AA-2.3.3", "AA-5.1")
def test_an_event_that_would_cost_a_city_its_support_is_not_left_to_the_next_faction():
    jaque = {**MIDDLE, "card": "operacion_jaque", "players": 1}
    alone, watched = build(jaque), build({**jaque, "eligible": "govt, cartels"})
    assert harm_of_event(alone) == 0.0
    assert turn_worth(watched, Worths(watched), PASS) < turn_worth(alone, Worths(alone), PASS) - 5.0
    assert habit(position(**{**jaque, "eligible": "govt, cartels"})) != "pass"


@rule("AA-2.3.7")
def test_the_government_stays_eligible_for_a_next_card_that_matters():
    quiet = {**MIDDLE, "card": "peace_commission", "players": 1, "available": "T4 P0"}
    assert habit(position(**quiet, next="op_millennium")) == "train"
    assert stakes_of_next(build({**quiet, "next": "operacion_jaque"})) > stakes_of_next(
        build({**quiet, "next": "salcedo"})
    )
    assert stakes_of_next(build({**quiet, "next": "propaganda"})) == 0.0


@rule("AA-3.2.1")
def test_a_second_base_in_a_department_is_not_built():
    given = {**MIDDLE, "card": "tapias", "players": 1, "cali": "T3 P1, level 2"}
    first = position(**given, huila="T8 P1, level -2").play("train", "huila", "done")
    assert habit(first) == "huila"

    second = position(**given, huila="T8 GB1, level -2", available="T0 P0").play("train", "huila", "done")
    assert habit(second) == "done"


@rule("AA-3.2.3")
def test_troops_stay_in_a_city_the_more_the_larger_it_is():
    assert spare_troops(build({"bogota": "T6 P2"}), space("bogota")) == 3
    assert spare_troops(build({"pasto": "T6 P2"}), space("pasto")) == 5
    assert spare_troops(build({"bogota": "T1 P2"}), space("bogota")) == 0


@rule("AA-4.2.3")
def test_an_eradicate_for_the_sake_of_aid_is_not_worth_a_level_if_there_are_resources():
    rich = build({"card": "tapias", "players": 1, "putumayo": "CB1", "resources": "govt 90"})
    assert eradicating(rich, Worths(rich), space("putumayo")) < 0.0


@rule("AA-2.3.4", "AA-3.3")
def test_an_insurgent_who_is_asked_what_the_government_is_asked_too_has_no_habits():
    given = {**MIDDLE, "card": "tapias", "eligible": "farc"}
    for table, kind in ((position(**given), "turn"), (position(**given).play("rally"), "operate")):
        ask = table.match.ask
        assert ask is not None
        assert (ask.kind, GAME.hints.habit(table.state, ask)) == (kind, -1)
