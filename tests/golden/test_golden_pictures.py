"""Golden pictures: what is to be seen at a table, as text under version control. A change of a picture shows as a diff.

Each file `tests/golden/<game>/<name>.picture` says how to come to the table: how many players, options, seed, after how
many random answers, and who looks: whoever is asked, or one who may see all. Below stands what was drawn there, in
order, but not where: each thing with its name, what is written in it, and the classes of its shapes. To add one, write
the first lines into a new file; to accept a change:

    TABLERO_UPDATE=1 python -m pytest tests/golden
"""

from __future__ import annotations

import os
from importlib import import_module
from itertools import groupby
from pathlib import Path
from random import Random

import pytest

from tablero.core.match import Match, new_match
from tablero.core.registry import find_game, game_ids
from tablero.core.state import EVERYTHING
from tablero.texts import texts_for
from tests.svg import SVG, Element, options_of, parsed

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.picture"))
HEAD = ("players", "options", "seed", "answers", "seat")


def table(file: Path) -> tuple[Match, int]:
    """The match that the first lines of a file describe, and the seat that looks."""
    lines = [line.partition(":") for line in file.read_text(encoding="utf-8").splitlines()[: len(HEAD)]]
    assert tuple(line[0] for line in lines) == HEAD, "a picture begins with these"
    players, options, seed, answers, seat = [line[2].strip() for line in lines]
    chosen = dict(pair.split("=") for pair in options.split())
    match = new_match(find_game(file.parent.name), int(players), chosen, seed.encode())
    chance = Random(seed)
    while match.ask is not None and (answers == "all" or match.count < int(answers)):
        match.answer(chance.choice(match.ask.options), match.ask.seat)
    asked = match.ask.seat if match.ask else EVERYTHING
    return match, {"asked": asked, "all": EVERYTHING}[seat]


def seen(match: Match, seat: int) -> list[str]:
    """What the seat sees: with its options, if it is asked; all that can be is marked as new where nobody is."""
    game = match.game
    drawing = import_module(f"{game.package}.draw")
    asked = match.ask is not None and match.ask.seat == seat
    options, changed = (options_of(match), []) if asked else ([], [*game.actions, *drawing.WORDS])
    words = texts_for(game, "en", match.players).thing
    return list(outline(parsed(drawing.draw(game.view(match.state, seat), options, changed, words))))


def outline(element: Element, depth: int = 0) -> list[str]:
    """What is in an element, a line each; equal ones in a row are counted. Shapes for use elsewhere are left out."""
    lines = []
    for child in element:
        if child.tag in (f"{SVG}defs", f"{SVG}style", f"{SVG}title"):
            continue
        told = described(child)
        lines += [" " * depth + told] if told else []
        lines += outline(child, depth + 1 if told else depth)
    counted = [(line, len(list(same))) for line, same in groupby(lines)]
    return [line if count == 1 else f"{line} ×{count}" for line, count in counted]


def described(element: Element) -> str:
    """The words and marks of an element."""
    name = element.find(f"{SVG}title")
    found = [element.get("class", "")]
    found += [f"{key}={value}" for key, value in element.attrib.items() if key.startswith("data-") or key == "href"]
    found += [f'"{text}"' for text in (element.text, None if name is None else name.text) if text]
    return " ".join(part for part in found if part)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_golden_picture(file: Path):
    head = file.read_text(encoding="utf-8").splitlines()[: len(HEAD)]
    now = [*head, *seen(*table(file))]
    if os.environ.get("TABLERO_UPDATE"):
        file.write_text("\n".join(now) + "\n", encoding="utf-8")
    golden = file.read_text(encoding="utf-8").splitlines()
    assert now == golden, "If this is meant: TABLERO_UPDATE=1 python -m pytest tests/golden"


@pytest.mark.parametrize("id", game_ids())
def test_every_game_has_golden_pictures_of_its_beginning_and_its_end(id: str):
    ends = [table(file)[0].over for file in FILES if file.parent.name == id]
    assert {*ends} == {True, False}
