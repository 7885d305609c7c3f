"""What is wrong with a text that somebody wrote is told in their language: every problem has its sentence."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import tablero
from tablero.cli import main
from tablero.core.match import new_match
from tablero.core.registry import find_game
from tablero.core.wording import BadPosition
from tablero.core.written import match_of, position_text
from tablero.texts import languages
from tablero.texts.problems import position_problem
from tests.test_texts import messages_in

SOURCE = Path(tablero.__file__).parent
PLACE = {"BadPosition": 3, "wrong": 1}  # what makes a problem, and which of its arguments names the sentence
ADDED = {"reason"}  # by problems.py


class Told(NamedTuple):
    """A place where a problem is told."""

    kind: str
    values: set[str]
    where: str


def problems() -> Iterator[Told]:
    files = [*SOURCE.glob("core/*.py"), *SOURCE.glob("games/*/written.py"), SOURCE / "server" / "setup_pages.py"]
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and file.name not in ("shape.py", "sealed.py", "loading.py"):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                kind = node.args[PLACE[name]] if name in PLACE and len(node.args) > PLACE[name] else None
                if isinstance(kind, ast.Constant):
                    values = {keyword.arg or "" for keyword in node.keywords}
                    yield Told(str(kind.value), values, f"{file.name}:{node.lineno}")


@pytest.mark.parametrize("language", languages(find_game("el-grande")))
def test_every_problem_of_a_text_has_its_sentence(language: str) -> None:
    said, found = messages_in("tablero", language), list(problems())
    assert len(found) > 30
    for one in found:
        assert said[f"position-problem-{one.kind}"].names <= one.values | ADDED, one


TEXT = "tablero position 1\ngame: el-grande\nplayers: 3\nking: galicia\n"


@pytest.mark.parametrize(
    ("language", "change", "told"),
    [
        ("en", ("galicia", "galica"), "“galica” is not known here; did you mean galicia, valencia?"),
        ("hu", ("galicia", "galica"), "„galica” itt ismeretlen; erre gondoltál: galicia, valencia?"),
        ("pl", ("players: 3", "players: many"), "Zamiast „many” powinna tu stać liczba."),
        ("ru", ("players: 3", "players: 9"), "Эль Гранде: игроков может быть 2, 3, 4, 5."),
    ],
)
def test_a_text_that_can_t_be_read_is_refused_in_the_readers_language(
    language: str, change: tuple[str, str], told: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        match_of(TEXT.replace(*change))
    assert position_problem(refused.value, language) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "This can’t be a position of El Grande: the grande of Blue is nowhere."),
        ("hu", "Ilyen állás nem lehet ebben a játékban (El Grande): Kék: a grande sehol sincs."),
        ("pl", "Takiej pozycji w grze El Grande być nie może: Niebieski: granda nie ma nigdzie."),
        ("ru", "В игре «Эль Гранде» такой позиции быть не может: Синий: гранда нигде нет."),
    ],
)
def test_what_is_against_the_rules_is_told_by_the_names_of_the_game(language: str, told: str) -> None:
    text = position_text(new_match(find_game("el-grande"), 3, {}, b"grandes"))
    row = next(line for line in text.splitlines() if line.startswith("grandes:"))
    nowhere = ", ".join("blue nowhere" if "blue" in part else part for part in row.split(", "))
    with pytest.raises(BadPosition) as refused:
        match_of(text.replace(row, nowhere))
    assert position_problem(refused.value, language) == told


def test_commands_refuse_a_text_in_the_language_of_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "position.txt"
    file.write_text(TEXT.replace("galicia", "galica"), encoding="utf-8")
    ways: list[tuple[list[str], str, str]] = [
        (["--language", "pl"], "C", "wiersz 4, kolumna 7: „galica” nie jest tu znane"),
        ([], "hu_HU.UTF-8", "4. sor, 7. oszlop: „galica” itt ismeretlen"),
        ([], "C", "line 4, column 7: 'galica' is no place here"),
        (["--json"], "hu_HU.UTF-8", "line 4, column 7: 'galica' is no place here"),
    ]
    for words, locale, told in ways:
        monkeypatch.setenv("LC_ALL", locale)
        assert main(["position", str(file), *words]) == 2
        assert told in capsys.readouterr().err
