"""Rows of bytes and their description: two things made by the same lines."""

from __future__ import annotations

import ast
import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tablero.games
from tablero.core import encoding
from tablero.core.encoding import NONE, Describer, Encoder
from tablero.core.match import new_match
from tablero.core.registry import find_game, game_ids
from tablero.envs.observation import observations_of

SEATS = ("north", "south")
CARDS = tuple(f"card_{n}" for n in range(1, 81))


def tell(o: Encoder, round: int = 3, hand: list[int] | None = None) -> None:
    o.number("round", round, 1, 9, "the round")
    o.one("phase", 1, ("draw", "play"), "the phase")
    o.numbers("coins", [5, 0], 20, SEATS, NONE, "coins")
    o.levels("level", [-2, 7], -2, 2, SEATS, "levels")
    o.some("hand", hand or [1, 80], CARDS, 1, "cards")
    o.bits("past", 1 << 3 | 1 << 79, CARDS, 0, "cards gone")
    o.rare("moved", [], 9, SEATS, SEATS, "pieces that moved")
    o.flag("over", True, "the end")


def row_of(**values) -> bytes:
    describer = Describer()
    tell(describer)
    encoder = Encoder(sum(part.size for part in describer.flag_parts))
    encoder.begin()
    tell(encoder, **values)
    return bytes(encoder.row())


def test_numbers_come_first_and_flags_after_them():
    describer = Describer()
    tell(describer)
    parts = {part.name: part for part in describer.parts()}

    assert [part.name for part in describer.parts()][:4] == ["round", "coins", "level", "over"]
    assert row_of()[:6] == bytes([2, 5, 0, 0, 4, 1])  # counted from the low end; 7 is beyond the high end
    assert len(row_of()) == sum(part.size for part in parts.values())
    hand = row_of()[parts["hand"].start : parts["hand"].start + 80]
    assert [n + 1 for n in range(80) if hand[n]] == [1, 80]
    past = row_of()[parts["past"].start : parts["past"].start + 80]
    assert [n for n in range(80) if past[n]] == [3, 79]
    assert parts["moved"].shape == (2, 2)


def test_many_flags_are_set_as_few_are():
    many = list(range(1, 60))

    assert sum(row_of(hand=many)) - sum(row_of(hand=many[:2])) == 57


@pytest.mark.parametrize("wrong", [0, 81])
def test_a_description_refuses_what_has_no_place(wrong: int):
    with pytest.raises(ValueError, match="hand"):
        tell(Describer(), hand=[wrong])


def test_two_parts_of_one_name_are_refused():
    describer = Describer()
    describer.flag("over", True, "the end")
    describer.flag("over", True, "the end")

    with pytest.raises(ValueError, match="two parts"):
        describer.parts()


@pytest.mark.parametrize("game_id", game_ids())
def test_a_description_tells_every_part_in_words(game_id: str):
    observations = observations_of(find_game(game_id))

    told = observations.describe()

    assert told.splitlines()[0].startswith(f"{game_id}, version ")
    assert len(told.splitlines()) == len(observations.parts) + 1
    for part in observations.parts.values():
        assert len(part.about) > 2
        assert part.name in told


@pytest.mark.parametrize("game_id", game_ids())
def test_every_value_of_a_question_is_known_to_the_encoding(game_id: str):
    """Whatever a script tells with an `Ask(…, name=…)`, so that learners are told it, too."""
    game = find_game(game_id)
    folder = Path(tablero.games.__file__).parent / game.package.rpartition(".")[2]
    named = set()
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Ask":
                named |= {word.arg for word in node.keywords if word.arg not in (None, "always", "why")}

    assert named <= set(game.ask_values())


def test_a_row_is_cut_into_its_parts():
    game = find_game("el-grande")
    observations = observations_of(game)
    match = new_match(game, 4, {}, b"parts", journal=False)

    parts = observations.named(observations.row(match, 2))

    assert parts["players"] == 4
    assert parts["caballeros"].shape == (12, 5)
    assert parts["caballeros"].sum() == 4 * 30
    assert parts["seat"].tolist() == [0, 0, 1, 0, 0]
    assert parts["hand"].sum() == 13


def test_colours_of_el_grande_count_from_the_own_seat():
    game = find_game("el-grande")
    observations = observations_of(game)
    match = new_match(game, 3, {}, b"colours", journal=False)
    state: Any = match.state
    state.put(1, 4, 3)  # three blue caballeros in the fifth region

    own = observations.named(observations.row(match, 1))["caballeros"]
    before = observations.named(observations.row(match, 0))["caballeros"]

    assert own[4, 0] == before[4, 1] == state.count(4, 1)


def test_floats_are_from_0_to_1():
    game = find_game("twilight-struggle")
    observations = observations_of(game)
    match = new_match(game, 2, {}, b"floats", journal=False)
    rows = np.stack([observations.row(match, seat) for seat in (0, 1)])

    floats = observations.scaled(rows)

    assert floats.dtype == np.float32
    assert floats.min() == 0
    assert floats.max() == 1
    assert observations.named(rows)["defcon"].tolist() == [5, 5]
    assert observations.named(rows)["vp"].tolist() == [0, 0]


@pytest.mark.skipif(not encoding.__file__.endswith(".py"), reason="Cups is not compiled")
def test_a_game_without_an_encoding_tells_points_and_question():
    from cups.game import GAME

    observations = observations_of(GAME)
    match = new_match(GAME, 2, {}, b"cups", journal=False)
    parts = observations.named(observations.row(match, 0))

    assert set(parts) == {"seat", "ask", *(f"points_{n}" for n in range(max(GAME.players)))}
    assert parts["points_0"] == match.game.points(match.state)[0]


def test_the_page_of_encodings_is_that_of_this_version():
    """Renewed with TABLERO_UPDATE=1; a change of a game's rows is a change of its version."""
    page = Path(__file__).parents[2] / "docs" / "encodings.md"
    told = [f"## {id}\n\n```text\n{observations_of(find_game(id)).describe()}\n```\n" for id in game_ids()]
    text = "\n".join([HEAD, *told])
    if os.environ.get("TABLERO_UPDATE"):
        page.write_text(text, "utf-8")

    assert page.read_text("utf-8") == text, "the encoding has changed: raise the game's version, run TABLERO_UPDATE=1"


HEAD = """# What is in an observation

The parts of the rows that [environments](environments.md) show, game by game: where they begin and end, name, shape
and range, and what they tell. A number is counted from the low end of its range. Made by `describe()`; a test holds
this page to it.
"""
