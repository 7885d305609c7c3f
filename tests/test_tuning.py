"""`tablero tune`: reproducible, resumable, and it keeps nothing that has not won."""

from __future__ import annotations

import json
import tomllib

import pytest

from tablero.arena.logbook import Logbook
from tablero.arena.tuning import CONVINCING, TuningPlan, TuningTrial, plan_for, steepest, try_candidate, tune, z_score
from tablero.arena.work import Workforce
from tablero.cli import main
from tablero.commands.tune import replaced
from tablero.core.errors import BadSetup
from tablero.core.registry import find_game

EL_GRANDE = find_game("el-grande")
SHORT = {"short": True}
WORDS = ["tune", "el-grande", "--players", "2", "--set", "short=on", "--rounds", "2", "--explore", "4", "--test", "2"]


def small_plan(only: list[str]) -> TuningPlan:
    return plan_for(EL_GRANDE, 2, SHORT, "greedy:worlds=1", "s", only, 3, 2)


def nothing(done: int) -> None:
    """Nobody watches."""


@pytest.mark.slow
def test_a_run_goes_on_after_it_was_stopped_and_comes_out_the_same_with_more_processes(tmp_path):
    plan = small_plan(["court", "turn"])
    whole = list(tune(plan, 2, Logbook(tmp_path / "whole", {}), Workforce(2), nothing))
    path = tmp_path / "stopped"
    next(tune(plan, 2, Logbook(path, {}), Workforce(), nothing))
    path.write_text(path.read_text()[:-4])

    assert list(tune(plan, 2, Logbook(path, {}), Workforce(), nothing)) == whole


def test_the_present_weights_win_exactly_their_share_of_every_deal_against_themselves():
    weights = EL_GRANDE.weights()
    trial = TuningTrial(small_plan([]), "test", weights, dict(weights))

    assert [try_candidate(trial, number)["gain"] for number in range(2)] == [0.0, 0.0]


def test_weights_that_make_no_sense_lose():
    weights = EL_GRANDE.weights()
    nonsense = {name: -value for name, value in weights.items()}
    trial = TuningTrial(small_plan([]), "test", weights, nonsense)

    assert sum([try_candidate(trial, number)["gain"] for number in range(3)]) < 0


def test_a_step_goes_where_it_went_well():
    explored = [({"a": 1.0, "b": 1.0}, 1), ({"a": -1.0, "b": 1.0}, -1), ({"a": 1.0, "b": -1.0}, 1)]
    found = steepest(["a", "b"], explored)

    assert found["a"] > abs(found["b"])
    assert found["a"] ** 2 + found["b"] ** 2 == pytest.approx(2)
    assert steepest(["a"], [({"a": 1.0}, 0)]) == {"a": 0.0}


def test_only_a_gain_well_beyond_its_uncertainty_is_convincing():
    assert z_score([1.0, -1.0] * 50) == 0.0
    assert z_score([0.0] * 50) == 0.0
    assert z_score([1.0, 0.0, 0.5, 0.2] * 20) > CONVINCING
    assert z_score([0.2, -0.1, -0.2, 0.15] * 5) < CONVINCING


def test_what_has_no_such_weight_or_none_at_all_is_refused():
    with pytest.raises(BadSetup, match="no weight 'tempo'"):
        small_plan(["tempo"])
    with pytest.raises(BadSetup, match="can't be tuned"):
        plan_for(EL_GRANDE.first_judged(), 2, {}, "greedy", "s", [], 1, 1)


FILE = """# What bots go by.
found = "by hand"

[features]
court = 0.5         # soon
court_more = 1e-3   # more
turn = -6.0

[other]
court = 7.0
"""


def test_a_file_keeps_its_comments_and_says_how_its_weights_were_found():
    text = replaced(FILE, {"court": 0.25, "court_more": 2.0, "turn": 5.5}, "tablero tune cups")

    assert tomllib.loads(text) == {
        "found": "tablero tune cups",
        "features": {"court": 0.25, "court_more": 2.0, "turn": 5.5},
        "other": {"court": 7.0},
    }
    assert "court = 0.25         # soon" in text
    assert text.startswith("# What bots go by.\n")


@pytest.mark.slow
def test_the_command_says_what_came_of_every_round(tmp_path, capsys):
    assert main([*WORDS, "--results", str(tmp_path / "deals"), "--json"]) == 0
    printed = capsys.readouterr()
    data = json.loads(printed.out)

    assert "round 2: " in printed.err
    assert [step["number"] for step in data["steps"]][:2] == [0, 1]
    assert data["found"].keys() == EL_GRANDE.weights().keys()
