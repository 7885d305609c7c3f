"""What a state holds does not change without a new version that says so, since stored games have to open.

`states.json` lists, for each game and each of its versions, the fields of a state with their types. Who changes a state
raises the game's `version` in game.py, says in the field's line since when it is there (and what it was before), and
adds the new version to the list with

    TABLERO_UPDATE=1 python -m pytest tests/contract/test_states.py

A version that is listed is never rewritten: there may be games stored by it.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tablero.core.declare import StateField, fields_of
from tablero.core.game import AnyGame
from tablero.core.record import dumps, load, save
from tablero.core.registry import game_ids
from tests.contract.support import Case, everything_about, found, play_on, position

STATES = Path(__file__).with_name("states.json")
Listed = dict[str, dict[str, dict[str, str]]]  # the types of fields, by game and version
each_game = pytest.mark.parametrize("id", game_ids())
RAISE = "raise the game's version and say since=… in the lines of new fields"


def listed() -> Listed:
    states: Listed = json.loads(STATES.read_text(encoding="utf-8"))
    return states


def declared_fields(game: AnyGame) -> dict[str, str]:
    return {line.name: line.type for line in fields_of(game.state)}


def problems(line: StateField, versions: dict[str, dict[str, str]]) -> list[str]:
    """What is wrong with a field, given the fields of the versions there were."""
    wrong = []
    changed = line.was != () or line.convert is not None
    for version, held in versions.items():
        if line.since <= int(version) and held.get(line.name) != line.type:
            wrong.append(f"{line.name} is not in version {version} as {line.type}; say since when it is there")
        if line.since > int(version) and line.name in held and not changed:
            wrong.append(f"{line.name} is in version {version} already, and would lose its value; say `convert`")
    former = [held for version, held in versions.items() if int(version) < line.since]
    if changed and not any({line.name, *line.was} & {*held} for held in former):
        wrong.append(f"no version before {line.since} has a former value of {line.name}")
    return wrong


def add_new_versions() -> None:
    states = listed()
    for game in map(found, game_ids()):
        states.setdefault(game.id, {}).setdefault(str(game.version), declared_fields(game))
    STATES.write_text(json.dumps(states, indent=1) + "\n", encoding="utf-8")


@each_game
def test_a_changed_state_has_a_new_version(id: str):
    if os.environ.get("TABLERO_UPDATE"):
        add_new_versions()
    game = found(id)
    versions = listed().get(id, {})
    now, was = declared_fields(game), versions.get(str(game.version))
    assert was is not None, f"version {game.version} of {game.id} is not in states.json; run this with TABLERO_UPDATE=1"
    changed = sorted({*now.items()} ^ {*was.items()})
    assert not changed, f"the state of {game.id} has changed ({changed}); {RAISE}"


@each_game
def test_every_version_there_was_can_be_read(id: str):
    game = found(id)
    versions = listed()[id]
    wrong = [problem for line in fields_of(game.state) for problem in problems(line, versions)]
    assert not wrong, f"{game.id}: {'; '.join(wrong)}"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (StateField(0), "new is not in version 1 as int; say since when"),
        (StateField(0, since=3), "new is in version 2 already, and would lose its value"),
        (StateField(0, since=2, was=("old",)), "no version before 2 has a former value of new"),
    ],
)
def test_what_is_wrong_with_a_field_is_said(line: StateField, message: str):
    line.name, line.type = "new", "int"
    versions = {"1": {"other": "int"}, "2": {"new": "int"}}
    assert [problem for problem in problems(line, versions) if message in problem]
    good = StateField(0, since=2)
    good.name, good.type = "new", "int"
    assert problems(good, versions) == []


def test_a_game_stored_by_the_version_before_goes_on_where_it_was(case: Case, monkeypatch: pytest.MonkeyPatch):
    """If only the number has changed, no decision is lost."""
    chance = case.chance()
    match = play_on(case.new(), chance, chance.randrange(80))
    data = dumps(save(match))
    monkeypatch.setattr(case.game, "version", case.game.version + 1)
    loaded = load(data)
    assert (loaded.count, loaded.answers, loaded.history) == (match.count, match.answers, match.history)
    assert position(loaded) == position(match)
    assert everything_about(load(save(loaded))) == everything_about(loaded)
