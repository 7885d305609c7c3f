"""Puzzles on the page: nothing of the solution before somebody has answered, a kind word after, and what was solved."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest

from tablero.bots.puzzles import puzzles_of
from tablero.core.registry import find_game, game_ids

from .live_server import TOKEN, Someone

WITH_PUZZLES = [id for id in game_ids() if puzzles_of(find_game(id))]


def other_answer(game: str, number: int = 0) -> str:
    from tablero.bots.puzzles import match_of_puzzle

    puzzle = puzzles_of(find_game(game))[number]
    match = match_of_puzzle(puzzle)
    assert match.ask is not None
    names = [match.game.name(option) for option in match.ask.options]
    return next(name for name in names if name != puzzle.answer)


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_page_is_the_same_whatever_the_answer_is(
    someone: Callable[..., Someone], game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Byte for byte, but for what differs from one look to the next anyway."""
    from tablero.server import puzzles

    anna = someone()
    first = TOKEN.sub("", anna.get(f"/puzzles/{game}/01").text)
    genuine = puzzles.puzzle_of

    def another(rules: object, id: str) -> object:
        return genuine(rules, id)._replace(answer=other_answer(game), judged=0.111, next=0.099)  # type: ignore[arg-type]

    monkeypatch.setattr(puzzles, "puzzle_of", another)
    assert TOKEN.sub("", anna.get(f"/puzzles/{game}/01").text) == first


def test_an_answer_is_told_right_or_wrong_and_what_was_solved_is_remembered(someone: Callable[..., Someone]) -> None:
    game = "twilight-struggle"
    puzzle = puzzles_of(find_game(game))[0]
    anna = someone()
    path = f"/puzzles/{game}/{puzzle.id}"
    page = anna.get(path)
    assert "Solved: 0 of" in page.text
    wrong = anna.send(path, option=other_answer(game))
    assert "Not quite" in wrong.text
    assert "Show the answer" in wrong.text
    assert f'value="{puzzle.answer}"' in wrong.text, "it can still be found"
    assert "Solved: 0 of" in anna.get(path).text
    shown = anna.send(path, show="yes")
    assert "The best is" in shown.text
    assert "Solved: 0 of" in anna.get(path).text, "who looks it up has not solved it"
    right = anna.send(path, option=puzzle.answer)
    assert "Right:" in right.text
    assert "mainly for" in right.text or "%" in right.text
    assert "Solved: 1 of" in anna.get(path).text
    first = anna.get(f"/puzzles/{game}")
    assert first.headers["location"] != path, "the next one is another"


def test_bad_answers_and_unknown_puzzles_are_refused(someone: Callable[..., Someone]) -> None:
    anna = someone()
    assert anna.get("/puzzles/twilight-struggle/999").status_code == 404
    assert anna.get("/puzzles/chess").status_code == 404
    anna.get("/puzzles/twilight-struggle/01")
    assert anna.send("/puzzles/twilight-struggle/01", option="nowhere").status_code in (400, 422)
    assert anna.send("/puzzles/twilight-struggle/01").status_code in (400, 422)
    assert (
        httpx.post(f"{anna.live_server.url}/puzzles/twilight-struggle/01", data={"option": "done"}).status_code == 403
    )
