"""The terminal speaks the reader's language: as asked for, or as its locale says; English words are always understood.

The second language is English with accents (tests/pseudo.py).
"""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tablero.cli import main
from tablero.core.registry import find_game, game_ids
from tablero.texts.choosing import environment_language
from tests.pseudo import LANGUAGE, LEAK, RULE_IDS, accented, forget, spoken_everywhere

Terminal = Callable[..., str]
GAME = ["el-grande", "--players", "2", "--seats", "me,me", "--set", "first_player=1", "--seed", "n"]
NOT_WORDS = re.compile(r"\b[0-9a-f]{12,}\b|el-grande|\bexpert\b|^> |\[[\w.-]+\]", re.MULTILINE)


@pytest.fixture
def accents(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "accents"
    with spoken_everywhere(folder):
        yield folder


@pytest.fixture
def terminal(accents: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """Runs a command, with lines typed, and gives what it prints."""

    def run(*words: str, typed: str = "", code: int = 0) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        assert main(list(words)) == code
        told = capsys.readouterr()
        return told.err if code else told.out

    return run


def plain_words(text: str) -> list[str]:
    return LEAK.findall(RULE_IDS.sub("", NOT_WORDS.sub("", text)))


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "hu_HU.UTF-8", "LC_MESSAGES": "pl_PL"}, "pl"),
        ({"LC_ALL": "ru_RU@euro", "LC_MESSAGES": "pl_PL", "LANG": "hu"}, "ru"),
        ({"LC_ALL": "", "LANG": "pl"}, "pl"),
        ({"LC_ALL": "C.UTF-8", "LANG": "pl"}, "en"),
        ({"LANG": "de_DE"}, "en"),
        ({}, "en"),
    ],
)
def test_the_locale_says_which_language_is_read(environment: dict[str, str], language: str) -> None:
    assert environment_language(environment, ["en", "hu", "pl", "ru"]) == language


def test_a_game_in_the_terminal_is_all_in_its_language(terminal: Terminal, tmp_path: Path) -> None:
    save = tmp_path / "sávé"
    lines = ["help", "board", "journal", "rule EG-8.2", "rule XX", "card Lévý", "card xx", "xx", "99", "undo"]
    lines += [f"save {save}", f"save {tmp_path}", "hint halving:iterations=x"]
    typed = [*lines, accented("Power card 1"), "", "why", "hint xx", "hint beginner", "Toledo", "quit"]
    told = terminal("play", *GAME, "--language", LANGUAGE, typed="\n".join(typed))

    assert accented("Type the letters before an option") in told
    assert accented("There is nothing to take back.") in told
    for named in (str(save), str(tmp_path), "halving:iterations=x", "beginner, player, club, expert"):
        told = told.replace(named, "")
    assert plain_words(told) == []


@pytest.mark.parametrize("id", game_ids())
def test_every_game_in_the_terminal_is_all_in_its_language(terminal: Terminal, id: str) -> None:
    seats = ",".join(["me", *["random"] * (min(find_game(id).players) - 1)])
    words = ["play", id, "--players", str(min(find_game(id).players)), "--seats", seats, "--seed", "n"]
    typed = [*[accented("a")] * 6, "xx", "undo", "journal", *[accented("b")] * 4, "board", "quit"]
    told = terminal(*words, "--language", LANGUAGE, typed="\n".join(typed))

    assert plain_words(told) == []


def test_what_is_typed_may_be_in_either_language(terminal: Terminal) -> None:
    typed = "\n".join([accented("board"), "board", accented("QUIT")])
    told = terminal("play", *GAME, "--language", LANGUAGE, typed=typed)

    assert told.count(accented("Toledo")) > 2
    assert told.endswith(accented("You left the game.") + "\n")


def test_the_letters_before_options_are_those_of_the_keyboard(terminal: Terminal, accents: Path) -> None:
    """Whoever writes Cyrillic need not change the keyboard for every answer."""
    file = accents / "tablero" / "texts" / f"{LANGUAGE}.ftl"
    file.write_text(re.sub(r"(?m)^play-letters = .*$", "play-letters = фывапролджэ", file.read_text("utf-8")), "utf-8")
    forget()
    told = terminal("play", *GAME, "--language", LANGUAGE, typed="ф\n\nquit\n")

    assert f"   ф) {accented('Power card 1')}" in told
    assert accented("press Enter when you are at the screen") in told, "it was an answer"


def test_the_terminal_s_locale_counts_for_people_and_not_for_machines(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", f"{LANGUAGE}_XX.UTF-8")
    assert accented("Levy") in terminal("card", "el-grande", "levy")
    assert json.loads(terminal("card", "el-grande", "levy", "--json"))["name"] == "Levy"
    assert json.loads(terminal("card", "el-grande", "levy", "--json", "--language", LANGUAGE))["name"] == accented(
        "Levy"
    )
    assert accented("El Grande") in terminal("games")
    assert "El Grande" in terminal("games", "--language", "en")


def test_rules_journals_and_pictures_are_read_in_a_language(terminal: Terminal, tmp_path: Path) -> None:
    assert terminal("rules", "el-grande", "EG-8.2").startswith("EG-8.2  ")
    assert plain_words(terminal("rules", "el-grande", "EG-8.2", "--language", LANGUAGE)) == []
    file = tmp_path / "game.json"
    terminal("play", *GAME, typed=f"Power card 1\n\nsave {file}\nquit\n")
    assert "After one decision: Purple 0, Blue 0" in terminal("replay", str(file))
    assert plain_words(terminal("replay", str(file), "--language", LANGUAGE)) == []
    assert f">{accented('Toledo')}<" in terminal("draw", "el-grande", "--language", LANGUAGE)


def test_a_language_that_a_game_does_not_speak_is_refused(terminal: Terminal) -> None:
    assert "no language 'xx' in the texts of el-grande" in terminal("play", *GAME, "--language", "xx", code=2)
