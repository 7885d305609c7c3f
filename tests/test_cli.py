"""The command line as people and programs use it: what it prints, and what bad input gets."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tablero.cli import COMMANDS, main
from tablero.core.match import new_match
from tablero.core.record import dumps, record, save
from tablero.core.registry import find_game, game_ids
from tablero.core.transcript import play_at_random


@pytest.fixture
def finished(tmp_path):
    """The record of a finished short game, in a file."""
    match = play_at_random(new_match(find_game("el-grande"), 2, {"short": True}, b"cli"))
    path = tmp_path / "game.json"
    path.write_text(dumps(record(match)), encoding="utf-8")
    return path


def said(capsys):
    return capsys.readouterr().out


def data(capsys):
    return json.loads(said(capsys))


def test_games_are_listed_with_players_and_options(capsys):
    assert main(["games", "--json"]) == 0
    listed = {game["id"]: game for game in data(capsys)}

    assert sorted(listed) == game_ids()
    assert listed["el-grande"]["players"] == [2, 3, 4, 5]
    assert "new_regent" in [option["name"] for option in listed["el-grande"]["options"]]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_same_seed_gives_the_same_games_whatever_the_jobs(capsys, jobs):
    words = ["simulate", "el-grande", "--players", "3", "--games", "12", "--seed", "7", "--set", "short=on", "--json"]
    assert main([*words, "--jobs", jobs]) == 0
    result = data(capsys)

    assert result["games"] == 12
    assert result["failures"] == 0
    assert set(result) >= {
        *("game", "players", "games", "decisions", "seconds", "decisions_per_second"),
        *("longest_step", "failures", "wins"),
    }
    assert main([*words, "--jobs", "1"]) == 0
    again = data(capsys)
    assert (again["decisions"], again["wins"], again["mean_points"]) == (
        result["decisions"],
        result["wins"],
        result["mean_points"],
    )


@pytest.mark.slow
def test_simulate_shows_who_won_from_which_seat_and_how(capsys):
    assert main(["simulate", "narcos", "--games", "2", "--seed", "5", "--bots", "patron=greedy,others=random"]) == 0
    printed = capsys.readouterr().out

    assert "patron (greedy)    2     100.0 %  34.2 to 100.0 %" in printed
    assert "leader_1 (random)  0     0.0 %    0.0 to 65.8 %" in printed
    assert "won     by" in printed
    assert "mean length: season 2" in printed


@pytest.mark.parametrize(
    "game", [pytest.param(id, marks=[] if id == "el-grande" else pytest.mark.slow) for id in game_ids()]
)
def test_simulate_checks_every_game(capsys, game):
    assert main(["simulate", game, "--games", "1", "--seed", "3", "--check", "--json"]) == 0
    result = data(capsys)
    assert result["checked"] is True
    assert result["failures"] == 0
    assert result["longest_step"] > 0


def test_a_finished_game_is_verified(capsys, finished):
    assert main(["verify", str(finished), "--json"]) == 0
    assert data(capsys)["ok"] is True


def test_a_changed_result_is_found_out(capsys, finished):
    changed = json.loads(finished.read_text(encoding="utf-8"))
    changed["answers"][3], changed["answers"][4] = changed["answers"][4], changed["answers"][3]
    finished.write_text(json.dumps(changed), encoding="utf-8")

    assert main(["verify", str(finished)]) in (1, 2)


def test_a_game_is_replayed_to_any_decision(capsys, finished):
    assert main(["replay", str(finished), "--after", "5", "--json"]) == 0
    shown = data(capsys)
    assert shown["decisions"] == 5
    assert not shown["over"]
    assert shown["journal"]

    assert main(["replay", str(finished)]) == 0
    assert "EG-17.1" in said(capsys)


@pytest.mark.parametrize("game", game_ids())
def test_a_position_is_drawn(capsys, tmp_path, game):
    picture = tmp_path / "board.svg"
    assert main(["draw", game, "--after", "20", "--seed", "x", "-o", str(picture)]) == 0
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_a_card_is_shown_with_its_text_effect_and_tests(capsys):
    assert main(["card", "el-grande", "levy", "--json"]) == 0
    card = data(capsys)
    assert card["rule"] == "EG-card-levy"
    assert "scores.py" in card["effect"]
    assert len(card["tests"]) >= 2


@pytest.mark.parametrize("game", game_ids())
def test_every_card_can_be_looked_up(capsys, game):
    assert main(["card", game, "--json"]) == 0
    for id in data(capsys):
        assert main(["card", game, id, "--json"]) == 0
        assert data(capsys)["rule_text"]


@pytest.mark.parametrize("game", game_ids())
def test_no_rule_is_uncited_without_a_reason(capsys, game):
    assert main(["rules", game, "--coverage", "--json"]) == 0
    coverage = data(capsys)
    assert not coverage["unknown"]
    assert [id for id in coverage["uncited"] if id not in coverage["reasons"]] == []


def test_rules_are_read_by_id_or_section(capsys):
    assert main(["rules", "el-grande", "EG-8"]) == 0
    text = said(capsys)
    assert "EG-8.1" in text
    assert "EG-8.5" in text


def test_a_game_is_played_in_the_terminal_to_its_end(capsys, monkeypatch, tmp_path):
    """Always the first option; everything is text, and the record can be verified."""
    words = ["help", "board", "rule EG-5.2", "card levy", "card Royal Adviser", "card power", "card Narnia", "nonsense"]
    typed = [*words, "14", *"abcdefghijklmnopqrstuvwxyz" * 2000]
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(typed)))
    record_file = tmp_path / "played.json"
    seats = "me,random"
    words = ["play", "el-grande", "--players", "2", "--set", "short=on", "--seats", seats, "--seed", "t"]
    assert main([*words, "--record", str(record_file)]) == 0
    text = said(capsys)
    assert "The seed was" in text
    assert "Royal Adviser: Move the King" in text
    assert "No card is called just “power”; did you mean one of these: Power card 1, " in text
    assert "No card is called “Narnia”." in text
    assert "“nonsense” is no option" in text
    assert "No option is the number 14" in text
    assert main(["verify", str(record_file)]) == 0


def test_what_is_typed_and_not_offered_is_refused_with_the_reason(capsys, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.StringIO("Power card 1\n\npower card 1\nToledo\n"))
    words = ["play", "el-grande", "--players", "2", "--seats", "me,me", "--set", "first_player=1", "--seed", "n"]
    assert main(words) == 0
    text = said(capsys)
    assert "Power card 1 is not offered: Purple has played 1 this round; nobody may repeat it. [EG-5.2]" in text
    assert "Toledo is not offered: No place is asked for now. [EG-5.2]" in text


def test_a_number_typed_in_the_terminal_plays_the_card_of_that_number(capsys, monkeypatch):
    """Not the ninth in the list, which once 9 is gone would be 10."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("Power card 1\n13\n"))
    words = ["play", "el-grande", "--players", "2", "--seats", "me,me", "--set", "first_player=1", "--seed", "n"]
    assert main(words) == 0
    text = said(capsys)
    assert "Purple plays power card 1." in text


def test_a_bot_gives_a_hint_in_the_terminal(capsys, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.StringIO("hint greedy\nhint nobody\nquit\n"))
    assert main(["play", "twilight-struggle", "--seats", "me,random", "--seed", "hint"]) == 0
    text = said(capsys)
    assert re.search(r"> +[A-Z][\w ]+: \d+\u00a0%, mainly for [a-z ]+ \(\+[0-9.]+\)", text)
    assert "nobody" in text, "there is no such bot"


def test_why_a_bot_did_that_is_told_in_the_terminal(capsys, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.StringIO("why\nquit\n"))
    assert main(["play", "twilight-struggle", "--seats", "greedy,me", "--seed", "why"]) == 0
    assert re.search(r"> +USSR: from \d+\u00a0% to \d+\u00a0%, mainly for ", said(capsys))
    monkeypatch.setattr(sys, "stdin", io.StringIO("why\nquit\n"))
    assert main(["play", "twilight-struggle", "--seats", "me,greedy", "--seed", "why"]) == 0
    assert "No bot has decided anything since" in said(capsys)


def test_a_saved_game_goes_on(capsys, monkeypatch, tmp_path):
    match = new_match(find_game("el-grande"), 3, {}, b"saved")
    path = tmp_path / "saved.json"
    path.write_text(dumps(save(match)), encoding="utf-8")
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    assert main(["play", "el-grande", "--load", str(path)]) == 0


def test_a_game_saved_by_older_rules_goes_on_and_says_so(capsys, monkeypatch, tmp_path):
    game = find_game("el-grande")
    path = tmp_path / "saved.json"
    path.write_text(dumps(save(new_match(game, 3, {}, b"saved"))), encoding="utf-8")
    made, now = game.version, game.version + 1
    monkeypatch.setattr(game, "version", now)
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    assert main(["play", "el-grande", "--load", str(path)]) == 0
    assert f"saved by version {made} of el-grande, and this is version {now}" in said(capsys)
    assert main(["replay", str(path)]) == 0
    told = f"The rules of this program have changed since this game was stored (version {made} then, {now} now)."
    assert f"{told} It goes on where it was.\n" in said(capsys)


BAD = [
    (["simulate", "el-grandee"], "el-grande"),
    (["simulate", "el-grande", "--players", "7"], "2, 3, 4, 5"),
    (["simulate", "el-grande", "--set", "shrt=on"], "short"),
    (["simulate", "el-grande", "--set", "short=maybe"], "on or off"),
    (["simulate", "el-grande", "--set", "short"], "option=value"),
    (["simulate", "el-grande", "--bots", "genius"], "greedy"),
    (["simulate", "el-grande", "--bots", "random,random"], "seats"),
    (["simulate", "narcos", "--bots", "patrn=greedy,others=random"], "patron"),
    (["simulate", "narcos", "--bots", "patron=greedy"], "others="),
    (["simulate", "el-grande", "--games", "none"], "whole number"),
    (["bench", "chess"], "el-grande"),
    (["card", "el-grande", "levi"], "levy"),
    (["rules", "el-grande", "EG-99"], "EG-"),
    (["draw", "el-grande", "--seat", "pink"], "purple"),
    (["replay", "no-such-file.json"], "no-such-file.json"),
    (["play", "el-grande", "--seats", "me"], "seats"),
    (["fly"], "games"),
]


@pytest.mark.parametrize(("words", "helpful"), BAD, ids=[" ".join(words) for words, _ in BAD])
def test_bad_input_gets_one_clear_line_and_exit_code_2(capsys, words, helpful):
    code: object
    try:
        code = main(words)
    except SystemExit as stop:
        code = stop.code
    printed = capsys.readouterr()
    assert code == 2
    assert printed.out == ""
    assert len(printed.err.strip().splitlines()) == 1
    assert helpful in printed.err


@pytest.mark.parametrize("content", ["", "{}", "[1, 2]", "not json", '{"format": "something"}'])
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_broken_file_gets_one_clear_line(capsys, tmp_path, command, content):
    path = tmp_path / "broken.json"
    path.write_text(content, encoding="utf-8")
    assert main([command, str(path)]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


@pytest.mark.parametrize("code", ["import tablero", "from tablero.cli import parser_for; parser_for(None)"])
def test_nothing_heavy_is_loaded_before_it_is_needed(code):
    """What makes `import tablero` and `tablero --help` fast."""
    heavy = ("rich", "fluent", "babel", "starlette", "sqlalchemy", "jinja2", "tablero.games", "tablero.bots")
    look = f"{code}; import sys; print([name for name in {heavy!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", look], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "[]"


def test_the_package_can_be_run_where_the_script_is_not_found():
    done = subprocess.run([sys.executable, "-m", "tablero", "draw", "chess"], capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.startswith("tablero draw: no game 'chess'")


def test_help_names_every_command(capsys):
    with pytest.raises(SystemExit):
        main(["--help"])
    text = said(capsys)
    assert all(command in text for command in COMMANDS)


def test_a_position_is_written_checked_and_played_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["position", "el-grande", "--after", "40", "--seed", "7"]) == 0
    text = capsys.readouterr().out
    file = tmp_path / "position.txt"
    file.write_text(text, encoding="utf-8")
    assert main(["position", str(file)]) == 0
    assert capsys.readouterr().out == text
    assert main(["position", str(file), "--check"]) == 0
    assert "El Grande. Players: 3; decisions taken: 40." in capsys.readouterr().out
    assert main(["simulate", "el-grande", "--position", str(file), "--games", "2", "--json"]) == 0
    results = json.loads(capsys.readouterr().out)
    assert results["games"] == 2
    assert results["failures"] == 0
    assert main(["simulate", "narcos", "--position", str(file), "--games", "2"]) == 2
    assert "el-grande, not of narcos" in capsys.readouterr().err


def test_a_position_is_told_as_a_seat_knows_it_and_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "board.svg"
    assert main(["position", "twilight-struggle", "--after", "12", "--seat", "us", "--draw", str(picture)]) == 0
    text = capsys.readouterr().out
    assert re.search(r"hands: ussr unknown\*\d, us \w+ ", text)
    assert "dice:" not in text
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    file = tmp_path / "position.txt"
    file.write_text(text, encoding="utf-8")
    assert main(["position", str(file), "--seat", "us", "--seed", "9"]) == 0
    assert capsys.readouterr().out == text
