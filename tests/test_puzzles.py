"""Puzzles: legal, of the game's present version, still right when looked at again; and how they are found."""

import json
import tomllib
from pathlib import Path

import pytest

from tablero.bots import Knowledge
from tablero.bots.opinion import opinion_on
from tablero.bots.puzzles import (
    FEWEST_OPTIONS,
    OF_A_KIND,
    TIMES,
    Puzzle,
    find_puzzle,
    is_right,
    lead,
    match_of_puzzle,
    puzzles_in,
    puzzles_of,
    read_puzzles,
    selected,
    written,
)
from tablero.bots.review import DEPTHS, FAULTS, review_decision
from tablero.cli import main
from tablero.core.errors import UnknownId
from tablero.core.registry import find_game, game_ids
from tablero.core.written import position_text

WANTED = 30
WITH_PUZZLES = game_ids()
SAMPLE = 2  # puzzles of each game that are looked at again


@pytest.mark.parametrize("id", WITH_PUZZLES)
def test_there_are_enough_for_an_evening(id: str) -> None:
    game = find_game(id)
    found = puzzles_of(game)
    assert len(found) >= WANTED
    assert found == read_puzzles(game.package), "a puzzle of an earlier version of the game is of no use"
    assert len({puzzle.id for puzzle in found}) == len(found)
    assert len({puzzle.position for puzzle in found}) == len(found)
    assert len({puzzle.kind for puzzle in found}) >= 3, "questions of several kinds"


@pytest.mark.parametrize("id", WITH_PUZZLES)
def test_every_puzzle_is_a_legal_position_with_a_real_choice(id: str) -> None:
    game = find_game(id)
    for puzzle in puzzles_of(game):
        match = match_of_puzzle(puzzle)
        assert match.game is game
        game.check(match.state)
        assert position_text(match) == puzzle.position, puzzle.id
        ask = match.ask
        assert ask is not None
        assert (match.seat_name(ask.seat), ask.kind) == (puzzle.seat, puzzle.kind)
        assert len(ask.options) >= FEWEST_OPTIONS
        assert game.action(puzzle.answer) in Knowledge(match, ask.seat).sane_options
        assert puzzle.checked >= TIMES * puzzle.worlds
        assert puzzle.judged > puzzle.next


@pytest.mark.parametrize("id", WITH_PUZZLES)
def test_a_sample_is_right_when_it_is_looked_at_again(id: str) -> None:
    """With other luck, in a quarter of the worlds it was checked with; `tablero puzzles --check` takes them all."""
    puzzles = puzzles_of(find_game(id))
    for puzzle in puzzles[:: max(1, len(puzzles) // SAMPLE)][:SAMPLE]:
        assert is_right(puzzle, b"again", max(8, puzzle.checked // 4)), puzzle.id


def test_what_a_puzzle_wants_is_the_best_and_anything_else_a_fault() -> None:
    game = find_game("twilight-struggle")
    clearest = [one for one in puzzles_of(game) if one.kind == "use"]
    puzzle = max(clearest, key=lambda one: one.judged - one.next)
    match = match_of_puzzle(puzzle)
    assert match.ask is not None
    best, seat = game.action(puzzle.answer), match.ask.seat
    assert review_decision(match, seat, best, DEPTHS["club"], b"x").mark == "best"
    worst = [option for option in match.ask.options if option != best]
    assert all(review_decision(match, seat, option, DEPTHS["club"], b"x").mark in FAULTS for option in worst[:2])
    told = opinion_on(match, seat, DEPTHS["club"], b"x", 30.0, also=(worst[0],))
    assert told[0].option == best
    assert worst[0] in [one.option for one in told]
    assert all(0.0 < one.value < 1.0 for one in told)
    assert told[0].reasons


def test_finding_depends_on_the_seed_alone() -> None:
    game = find_game("el-grande")
    first, again = (puzzles_in(game, 2, {"short": "on"}, b"found", 0.4, "greedy:worlds=1") for _ in range(2))
    assert first == again
    for puzzle in first:
        match = match_of_puzzle(puzzle)
        assert match.ask is not None
        assert lead(Knowledge(match, match.ask.seat), 8, b"y").option == game.action(puzzle.answer)


def puzzle(number: int, kind: str, gap: float) -> Puzzle:
    return Puzzle("", 1, "blue", kind, "done", 0.5 + gap, 0.5, 4, 40, f"game {number:02}", "tablero position 1\n")


def test_of_every_kind_of_question_a_share_is_taken_the_clearest_first() -> None:
    found = [puzzle(n, "place", n / 100) for n in range(30)] + [puzzle(50, "king", 0.01)]
    kept = selected(found, 10)
    assert [one.kind for one in kept].count("place") == OF_A_KIND * 10
    assert [one.id for one in kept] == ["01", "02", "03", "04"]
    assert min(one.judged for one in kept if one.kind == "place") == pytest.approx(0.77)


def test_what_is_written_is_read_again() -> None:
    kept = selected([puzzle(1, "king", 0.1), puzzle(2, "place", 0.2)], 2)
    read = tomllib.loads(written(kept, "by hand"))
    assert [Puzzle(**one) for one in read["puzzle"]] == kept


def test_an_unknown_puzzle_is_refused() -> None:
    with pytest.raises(UnknownId):
        find_puzzle(find_game("el-grande"), "9999")


def test_the_command_finds_goes_on_and_lists(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "kept.jsonl"
    words = ["puzzles", "el-grande", "--players", "2", "--games", "1", "--bot", "random", "--results", str(kept)]
    assert main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    before = kept.read_text(encoding="utf-8")
    assert main([*words, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == found
    assert kept.read_text(encoding="utf-8") == before
    assert main(words) == 0
    assert "next best" in capsys.readouterr().out
