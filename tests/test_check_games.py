"""The sets of options for long checked runs (tools/check_games.py) leave no option out."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from tablero.core.game import AnyGame
from tablero.core.registry import find_game, game_ids
from tests.contract.support import is_accepted, other_values


def tool() -> ModuleType:
    path = Path(__file__).parents[1] / "tools" / "check_games.py"
    spec = importlib.util.spec_from_file_location("check_games", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("id", game_ids())
def test_every_option_is_away_from_its_default_at_every_player_count(id):
    game: AnyGame = find_game(id)
    sets = [(players, options) for name, players, options in tool().SETS if name == id]
    assert all(is_accepted(game, players, options) for players, options in sets)
    for players in game.players:
        chosen = [game.checked_options(players, options) for count, options in sets if count == players]
        usual = game.checked_options(players, {})
        assert chosen
        for option in game.options:
            if other_values(game, players, option):
                assert any(one[option.name] != usual[option.name] for one in chosen), (players, option.name)


def test_a_run_goes_on_where_the_log_ends(tmp_path, monkeypatch):
    check_games, log = tool(), tmp_path / "checks.log"
    monkeypatch.setattr(check_games, "SETS", [("el-grande", 2, {"short": True}), ("twilight-struggle", 2, {})])
    assert check_games.run("checks", 2, 1, 60, log) == 0
    numbers = [line.split("\t")[2] for line in log.read_text().splitlines()]
    assert numbers == ["0", "0", "1", "1"], "in turn"
    assert check_games.run("checks", 3, 1, 60, log) == 0
    assert len(log.read_text().splitlines()) == 6


@pytest.mark.parametrize("by", ["lines", "referee"])
@pytest.mark.parametrize("id", game_ids())
def test_every_game_has_a_second_referee_and_a_listener(tmp_path, monkeypatch, id, by):
    check_games, log = tool(), tmp_path / "checks.log"
    monkeypatch.setattr(check_games, "SETS", [next(one for one in check_games.SETS if one[0] == id)])
    assert check_games.run(by, 1, 1, 60, log) == 0, log.read_text()
    monkeypatch.setitem(check_games.WATCHES, by, lambda one, number, bot: "told 1,\nis 2")
    assert check_games.run(by, 2, 1, 60, log) == 1
    assert log.read_text().endswith("1\ttold 1, is 2\n")


@pytest.mark.slow
@pytest.mark.parametrize("by", ["lines", "referee"])
@pytest.mark.parametrize("id", game_ids())
def test_they_watch_bots_too(tmp_path, monkeypatch, id, by):
    check_games, log = tool(), tmp_path / "checks.log"
    monkeypatch.setattr(check_games, "SETS", [next(one for one in check_games.SETS if one[0] == id)])
    assert check_games.run(by, 1, 1, 60, log, "greedy:worlds=1") == 0, log.read_text()
    assert log.read_text().startswith(f"{by} greedy:worlds=1\t{id} ")
