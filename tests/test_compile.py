"""What the compiler is given to read in place of `@declared` is the same state, spelled out (tools/compile.py).

And what is compiled is known to be older than its source.
"""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tablero.core import declare
from tablero.core.declare import fields_of
from tablero.core.dice import Dice
from tablero.core.game import AnyGame
from tablero.core.match import new_match
from tablero.core.registry import find_game, game_ids
from tablero.core.state import State
from tools import compile as tool
from tools.compile import spelled_out

SOURCE = Path(__file__).parents[1] / "src"
WRITTEN = {"__init__", "blank", "copy"}
each_game = pytest.mark.parametrize("game", [find_game(id) for id in game_ids()], ids=game_ids())


def spelled(game: AnyGame) -> str:
    """What stands for the module of a game's state in the copy that is compiled."""
    module = game.state.__module__
    return spelled_out((SOURCE / f"{module.replace('.', '/')}.py").read_text(encoding="utf-8"), module)


@pytest.fixture
def twin(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> type[State]:
    """The class that is compiled, run as it is."""
    monkeypatch.setattr(declare, "_FIELDS", declare._FIELDS.copy())
    module = game.state.__module__
    names: dict[str, Any] = {"__name__": module, "__package__": module.rpartition(".")[0]}
    exec(compile(spelled(game), f"<{module}>", "exec"), names)
    made: type[State] = names[game.state.__name__]
    return made


def held(state: State) -> dict[str, Any]:
    """The values of all fields."""
    return {line.name: getattr(state, line.name) for line in fields_of(type(state))}


def under_way(game: AnyGame) -> State:
    """A state after some answers."""
    match, chance = new_match(game, game.players[0], seed=b"compile"), Random(1)
    for _ in range(60):
        if match.ask is not None:
            match.answer(chance.choice(match.ask.options), match.ask.seat)
    state: State = match.state
    return state


@each_game
def test_a_declared_state_is_spelled_out_for_the_compiler(game: AnyGame):
    (made,) = [
        item
        for item in ast.parse(spelled(game)).body
        if isinstance(item, ast.ClassDef) and item.name == game.state.__name__
    ]
    functions = {item.name: item for item in made.body if isinstance(item, ast.FunctionDef)}
    fields = [line.name for line in fields_of(game.state)]

    assert made.decorator_list == []
    assert functions.keys() >= WRITTEN
    assert [parameter.arg for parameter in functions["__init__"].args.args] == ["self", "dice", *fields]


@each_game
def test_what_is_spelled_out_has_the_fields_of_the_source(game: AnyGame, twin: type[State]):
    def lines(cls: type) -> list[tuple[object, ...]]:
        return [
            (x.name, x.type, x.default, x.copied, x.late, x.since, x.was, x.convert is None) for x in fields_of(cls)
        ]

    assert twin is not game.state
    assert lines(twin) == lines(game.state)


@each_game
def test_a_blank_state_has_the_defaults_and_lists_of_its_own(game: AnyGame, twin: type[State]):
    blank, other = twin.blank(Dice(b"")), twin.blank(Dice(b""))

    assert type(blank) is twin
    assert held(blank) == {line.name: line.default for line in fields_of(game.state)}
    for name, value in held(blank).items():
        assert not isinstance(value, list) or value is not getattr(other, name)


@each_game
def test_a_copy_is_equal_and_shares_what_the_source_shares(game: AnyGame, twin: type[State]):
    state = under_way(game)
    make: Any = twin
    given = make(state.dice.copy(), *held(state).values())

    copy = given.copy()

    assert type(copy) is twin
    assert held(copy) == held(state)
    assert copy.dice.below(1000) == state.copy().dice.below(1000)
    for line in fields_of(game.state):
        assert (getattr(copy, line.name) is getattr(given, line.name)) == (not line.copied)


def test_what_is_compiled_is_current_until_the_source_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    source = tmp_path / "src" / "tablero"
    source.mkdir(parents=True)
    for file in (tmp_path / "pyproject.toml", tmp_path / "compile.py", source / "game.py"):
        file.write_text("", encoding="utf-8")
    places = {
        "ROOT": tmp_path,
        "SOURCE": source,
        "MADE_FROM": tmp_path / "made-from",
        "__file__": tmp_path / "compile.py",
    }
    for name, place in places.items():
        monkeypatch.setattr(tool, name, place)
    assert not tool.is_current()

    tool.MADE_FROM.write_text(tool.fingerprint(), encoding="utf-8")
    assert tool.is_current()

    (source / "game.py").write_text("x = 1", encoding="utf-8")
    assert not tool.is_current()
