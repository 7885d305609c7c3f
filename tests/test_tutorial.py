"""docs/write-a-game.md is the game it builds, and that game keeps the contract of all games with three files."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tablero.core import match

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "examples" / "games"
CUPS = GAMES / "cups"
PAGE = (ROOT / "docs" / "write-a-game.md").read_text(encoding="utf-8")

# A class in plain Python cannot inherit from a compiled one: games of one's own are for the source.
from_source = pytest.mark.skipif(not match.__file__.endswith(".py"), reason="Cups is not compiled")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)


def without_blanks(code: str) -> list[str]:
    return [line for line in code.splitlines() if line.strip()]


def test_the_page_shows_the_whole_game() -> None:
    shown = [line for block in blocks("python") for line in without_blanks(block)]

    assert shown == without_blanks((CUPS / "game.py").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("language", "file"), [("markdown", "rules/en.md"), ("ftl", "texts/en.ftl")])
def test_what_the_page_quotes_stands_in_the_game(language: str, file: str) -> None:
    [quoted] = blocks(language)

    assert quoted in (CUPS / file).read_text(encoding="utf-8")


@pytest.mark.slow
@from_source
def test_the_game_keeps_the_contract_of_all_games() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/contract", "-k", "cups or pinned"]
    environment = {name: value for name, value in os.environ.items() if name != "TABLERO_UPDATE"}
    run = subprocess.run(
        command, cwd=ROOT, env=environment | {"TABLERO_GAMES": str(GAMES)}, capture_output=True, text=True, check=False
    )

    assert run.returncode == 0, run.stdout + run.stderr
    assert re.search(r"\b\d{3,} passed", run.stdout), run.stdout


@from_source
def test_it_is_played_in_the_terminal_without_a_board_of_its_own() -> None:
    command = [sys.executable, "-m", "tablero", "play", "cups", "--seed", "tutorial", "--seats", "me,random,random"]
    run = subprocess.run(
        command,
        cwd=ROOT,
        env=os.environ | {"TABLERO_GAMES": str(GAMES)},
        input="a\nb\nquit\n",
        capture_output=True,
        text=True,
        check=False,
    )

    assert run.returncode == 0, run.stderr
    assert "Which card do you bid? [CU-2.1]" in run.stdout
    assert "Ann digs and finds" in run.stdout
