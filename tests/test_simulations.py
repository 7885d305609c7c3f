"""Long simulations: the same games wherever they are played, kept in files, and gone on with after a stop."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path

import pyarrow.parquet as parquet
import pytest

from tablero.arena.decisions import decisions_schema
from tablero.arena.games_folder import GamesFolder, games_schema
from tablero.arena.plan import Simulation
from tablero.arena.plan_file import read_simulation
from tablero.arena.results import Result
from tablero.arena.simulate import Batches, play_batch, simulate
from tablero.arena.work import Workforce, pieces
from tablero.cli import main
from tablero.core.errors import BadSetup
from tablero.core.registry import find_game

SHORT = {"short": True}


def plan(**more) -> Simulation:
    return Simulation("el-grande", 3, "long", SHORT, ["random"], **more)


def told(result: Result) -> dict[str, object]:
    """What must be the same wherever and however often the games are played."""
    return {key: value for key, value in result.data().items() if not key.startswith(("seconds", "decisions_per"))}


# -- where the work is done ---------------------------------------------------------------------------------------


def squared(task: Path, number: int) -> int:
    return number * number


def dying_once(task: Path, number: int) -> int:
    """Kills its process at piece 5, the first time."""
    mark = task / "died"
    if number == 5 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def dying(task: Path, number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


@pytest.mark.parametrize("jobs", [1, 3])
def test_every_piece_is_done_once(tmp_path, jobs):
    assert sorted(pieces(squared, tmp_path, iter(range(20)), Workforce(jobs))) == [(n, n * n) for n in range(20)]


def test_what_a_process_was_at_when_it_was_killed_is_done_again(tmp_path):
    done = list(pieces(dying_once, tmp_path, range(20), Workforce(2)))

    assert sorted(done) == [(n, n * n) for n in range(20)]
    assert (tmp_path / "died").exists()


def test_a_run_whose_processes_die_again_and_again_gives_up_and_says_where(tmp_path):
    with pytest.raises(BadSetup, match="died 4 times one after the other, at pieces"):
        list(pieces(dying, tmp_path, range(3), Workforce(2)))


@pytest.mark.slow
def test_ray_plays_the_same_games_and_a_killed_worker_costs_none(tmp_path):
    ray = pytest.importorskip("ray")
    here = told(simulate(plan(), 12))
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False)
    try:
        there = told(simulate(plan(), 12, Workforce(2, "local")))
        done = list(pieces(dying_once, tmp_path, range(8), Workforce(2, "local")))
    finally:
        ray.shutdown()

    assert there == here
    assert sorted(done) == [(n, n * n) for n in range(8)]


# -- adding up ----------------------------------------------------------------------------------------------------


def test_batches_of_any_size_make_the_same_games():
    whole = play_batch(Batches(plan(), 7, 7), 0).results
    parts = [
        game for number in Batches(plan(), 7, 3).numbers() for game in play_batch(Batches(plan(), 7, 3), number)[0]
    ]

    assert [vars(game) for game in whole] == [vars(game) for game in parts]


def test_games_are_added_up_in_any_order_and_leave_no_trace():
    games = play_batch(Batches(plan(), 6, 6), 0).results
    forth, back = Result(plan()), Result(plan())
    for game in games:
        forth.add(game)
    for game in reversed(games):
        back.add(game)

    assert told(forth) == told(back)
    assert not any(isinstance(value, list) and len(value) > 3 for value in vars(forth).values())


# -- folders ------------------------------------------------------------------------------------------------------


def test_games_are_kept_as_parquet_with_a_data_card(tmp_path):
    folder = GamesFolder(tmp_path / "kept", plan())
    result = simulate(plan(), 5, folder=folder)

    table = parquet.read_table(tmp_path / "kept" / "games")
    assert table.schema.equals(games_schema())
    assert sorted(table["game"].to_pylist()) == [0, 1, 2, 3, 4]
    assert sum(table["decisions"].to_pylist()) == result.data()["decisions"]
    assert table["seed"].to_pylist()[0].startswith("simulation long ")
    card = (tmp_path / "kept" / "README.md").read_text()
    assert "bots among themselves (random" in card
    assert "version" in card


def test_a_run_that_was_stopped_goes_on_with_what_is_kept(tmp_path, monkeypatch):
    whole = told(simulate(plan(), 9, folder=GamesFolder(tmp_path / "whole", plan())))
    path = tmp_path / "stopped"

    class Stopped(Exception):
        """As if somebody had pressed a key."""

    def stop(played: int) -> None:
        if played >= 4:
            raise Stopped

    with pytest.raises(Stopped):
        simulate(plan(), 9, progress=stop, folder=GamesFolder(path, plan()))
    kept = sorted(file.name for file in (path / "games").iterdir())
    assert 0 < len(kept) < 9
    played: list[int] = []
    monkeypatch.setattr("tablero.arena.simulate.play_game", noting(played))
    resumed = told(simulate(plan(), 9, folder=GamesFolder(path, plan())))

    assert resumed == whole
    assert len(played) == 9 - len(kept)


def noting(played: list[int]):
    from tablero.arena.simulate import play_game

    def play(simulation, number, log=None):
        played.append(number)
        return play_game(simulation, number, log)

    return play


def test_more_games_of_a_run_are_added_to_its_folder(tmp_path):
    simulate(plan(), 3, folder=GamesFolder(tmp_path / "more", plan()))
    more = told(simulate(plan(), 6, folder=GamesFolder(tmp_path / "more", plan())))

    assert more == told(simulate(plan(), 6))
    assert parquet.read_table(tmp_path / "more" / "games").num_rows == 6


def test_a_folder_of_another_run_is_left_alone(tmp_path):
    simulate(plan(), 1, folder=GamesFolder(tmp_path / "kept", plan()))

    with pytest.raises(BadSetup, match="holds another run \\(seed differ\\)"):
        GamesFolder(tmp_path / "kept", Simulation("el-grande", 3, "other", SHORT, ["random"]))
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").touch()
    with pytest.raises(BadSetup, match="is not empty, and holds no run"):
        GamesFolder(tmp_path / "mine", plan())


def test_decisions_are_kept_with_options_choice_value_and_features(tmp_path):
    chosen = Simulation("el-grande", 2, "kept", SHORT, ["greedy", "random"], decisions=True, features=True)
    result = simulate(chosen, 1, folder=GamesFolder(tmp_path / "kept", chosen)).data()

    table = parquet.read_table(tmp_path / "kept" / "decisions")
    run = json.loads((tmp_path / "kept" / "run.json").read_text())
    assert table.schema.equals(decisions_schema())
    rows = table.to_pylist()
    assert len(rows) == result["decisions"]
    assert [row["decision"] for row in rows] == list(range(len(rows)))
    assert all(row["choice"] in row["options"] for row in rows)
    assert all(len(row["features"]) == len(run["features"]) for row in rows)
    assert run["actions"] == list(find_game("el-grande").actions)
    valued = {row["seat"] for row in rows if row["value"] is not None}
    assert valued == {0}  # random has no opinion


# -- descriptions -------------------------------------------------------------------------------------------------

STUDY = """
game = "el-grande"
players = 3
games = 4
seed = "long"
bots = ["random"]

[options]
short = true
"""


def test_a_file_and_the_command_line_describe_the_same_simulation(tmp_path, capsys):
    (tmp_path / "study.toml").write_text(STUDY)
    words = ["el-grande", "--players", "3", "--games", "4", "--seed", "long", "--set", "short=on"]

    assert main(["simulate", str(tmp_path / "study.toml"), "--json"]) == 0
    from_file = json.loads(capsys.readouterr().out)
    assert main(["simulate", *words, "--json"]) == 0
    from_words = json.loads(capsys.readouterr().out)

    for data in (from_file, from_words):
        del data["seconds"], data["decisions_per_second"]
    assert from_file == from_words


def test_the_example_in_the_docs_is_a_simulation(tmp_path):
    page = (Path(__file__).parent.parent / "docs" / "simulations.md").read_text(encoding="utf-8")
    (tmp_path / "study.toml").write_text(page.split("```toml")[1].split("```")[0], encoding="utf-8")

    found, games = read_simulation(str(tmp_path / "study.toml"))

    assert (found.game, found.players, games, found.labels(3)[0]) == ("narcos", 5, 1000, "expert")
    assert found.decisions
    assert found.features


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("gme = 'el-grande'", "did you mean 'game'"),
        ("players = 3", "does not say which game"),
        ("game = 'el-grande'\ngames = true", "not of the right sort"),
        ("game = 'el-grande'\ngames = 0", "at least 1"),
        ("game = ", "can't be read"),
        ("game = 'el-grande'\nplayers = 9", "2, 3, 4, 5"),
        ("game = 'el-grande'\n[options]\nshrt = true", "short"),
    ],
)
def test_a_file_that_is_wrong_says_what_would_be_right(tmp_path, text, said):
    (tmp_path / "study.toml").write_text(text)

    with pytest.raises(Exception, match=said):
        read_simulation(str(tmp_path / "study.toml"))


def test_what_the_command_can_not_do_is_said(tmp_path, capsys):
    assert main(["simulate", "el-grande", "--decisions"]) == 2
    assert "add --out FOLDER" in capsys.readouterr().err
    assert main(["simulate", "el-grande", "--check", "--decisions", "--out", str(tmp_path / "x")]) == 2
    assert not (tmp_path / "x").exists()
