"""How well a seat stands (AA-6.1, AA-7.3): what the programs that play think one decision ahead with."""

from __future__ import annotations

import pytest

from tablero.games.andean_abyss import GAME
from tablero.games.andean_abyss.board import FACTIONS
from tablero.games.andean_abyss.evaluation import danger_of, outlook
from tablero.games.andean_abyss.position import build, position
from tablero.testing import rule

MIDDLE = {"from": "standard", "resources": "govt 30, farc 10, auc 10, cartels 10"}


def worth(faction: str, **given) -> float:
    """What the position is worth to a faction run by a player of its own."""
    return GAME.evaluate(build({**MIDDLE, **given}), FACTIONS.index(faction))


@rule("AA-7.2", "AA-7.3")
@pytest.mark.parametrize(
    ("faction", "better", "worse"),
    [
        ("govt", {"cali": "T3 P1, level 2"}, {"cali": "T3 P1"}),
        ("govt", {"huila": "FU1"}, {"huila": "FU1 FB1"}),
        ("farc", {"huila": "FU1 FB1"}, {"huila": "FU1"}),
        ("farc", {"huila": "FU1, level -2"}, {"huila": "FU1"}),
        ("auc", {"cesar": "AB1"}, {"cesar": "AU1"}),
        ("auc", {"cesar": "AU2"}, {"cesar": "AU1", "choco": "AU1 FU1 FB1, level -2"}),
        ("cartels", {"cesar": "CB1"}, {"cesar": "empty"}),
        ("cartels", {"resources": "govt 30, cartels 30"}, {"resources": "govt 30, cartels 10"}),
    ],
)
def test_what_brings_a_faction_nearer_to_its_goal_is_better_for_it(faction, better, worse):
    assert worth(faction, **better) > worth(faction, **worse)


@rule("AA-6.4.1")
def test_the_government_counts_what_civic_action_can_soon_buy():
    ready = {"antioquia": "T1 P1"}
    not_ready = {"antioquia": "T2"}

    gain = outlook(build({**MIDDLE, **ready}))[0] - outlook(build({**MIDDLE, **not_ready}))[0]
    poor = {"resources": "govt 0"}
    without = outlook(build({**MIDDLE, **ready, **poor}))[0] - outlook(build({**MIDDLE, **not_ready, **poor}))[0]
    assert gain > without, "without Resources nothing is bought"


@rule("AA-6.1")
def test_a_rival_counts_the_more_the_nearer_it_is_to_its_goal():
    assert danger_of(1) - danger_of(0) > danger_of(-9) - danger_of(-10)
    assert danger_of(31) - danger_of(30) == pytest.approx(danger_of(21) - danger_of(20))


@rule("AA-1.5")
def test_who_runs_two_factions_stands_as_the_worse_one():
    given = {**MIDDLE, "players": 2, "options": "two_factions_each"}
    before = GAME.evaluate(build(given), 0)

    s = build({**given, "cali": "T3 P1 CU1 CB1, level 2"})  # better for the Government, not for its AUC
    assert outlook(s)[0] > outlook(s)[2]
    assert GAME.evaluate(s, 0) == pytest.approx(before, abs=0.02)


@rule("AA-8.8")
def test_a_finished_game_is_won_or_lost():
    s = build({**MIDDLE, "players": 1})
    s.over, s.winner = True, 1
    assert GAME.evaluate(s, 0) == 0.0

    s = build({"players": 1, "bogota": "P1, level 2"})
    s.over = True
    s.support = 80
    assert GAME.evaluate(s, 0) == 1.0


@rule("AA-1.5.1", "AA-3.2.1")
def test_a_train_that_is_about_to_bring_cubes_looks_better_than_talking():
    chosen, with_cubes, without, talking = [
        GAME.evaluate(position(**MIDDLE, eligible="govt").play("train", *answers).state, 0)
        for answers in (["bogota"], ["bogota", "6"], ["bogota", "0", "0"], ["negotiate"])
    ]

    assert with_cubes > without
    assert chosen > talking
