"""`tablero bench --envs`: every interface is measured, beside the game and the classics."""

from __future__ import annotations

import json

import pytest

from tablero.cli import main
from tablero.envs import bench


@pytest.fixture(autouse=True)
def short(monkeypatch):
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "SLICE", 0.01)
    monkeypatch.setattr(bench, "CLASSICS", ("tictactoe_v3",))


def test_all_interfaces_are_measured(capsys):
    assert main(["bench", "el-grande", "--envs", "--json"]) == 0

    told = json.loads(capsys.readouterr().out)
    expected = {
        "playout",
        "game",
        "pettingzoo",
        "floor",
        "parallel",
        "gymnasium",
        "openspiel",
        "vector",
        "text",
        "cost",
    }
    assert expected - {"openspiel"} <= set(told["el-grande"]) <= expected
    assert all(rate > 0 for name, rate in told["el-grande"].items() if name != "cost")
    assert set(told["classics"]) == {"tictactoe_v3"}


def test_the_table_names_them(capsys):
    assert main(["bench", "el-grande", "--envs"]) == 0

    told = capsys.readouterr().out
    assert "PettingZoo's own classics, with observations: tictactoe_v3" in told
    assert "el-grande" in told
