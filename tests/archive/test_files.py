"""Saves and records of earlier versions: every one opens, stands where it stood, and goes on."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tablero.core import record
from tablero.core.match import Match
from tablero.core.registry import find_game, game_ids
from tablero.core.state import EVERYTHING
from tablero.texts import texts_for

from .shelf import DEVIATIONS, SETS, Stored, contents, facts_of, stored

DECISIONS = 60

every_save = pytest.mark.parametrize("save", stored("saves"), ids=str)
every_record = pytest.mark.parametrize("kept", stored("records"), ids=str)


def position(match: Match) -> Any:
    """Everything about a match that anybody could ask for."""
    asks = [(ask.seat, ask.kind, list(ask.options)) for ask in match.open_asks()]
    return match.count, asks, match.game.view(match.state, EVERYTHING), len(match.journal(EVERYTHING))


def names(match: Match) -> list[str]:
    return list(match.game.seating(match.state).seats)


def play_on(match: Match, decisions: int, chance: random.Random) -> None:
    for _ in range(decisions):
        if match.ask is None:
            return
        match.answer(chance.choice(match.ask.options), match.ask.seat)


# -- the archive itself ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", game_ids())
def test_the_present_version_of_every_game_has_a_set(game: str) -> None:
    """Whoever raises a version writes a set: python tools/archive.py."""
    version = find_game(game).version
    kept = [facts_of(set)["versions"].get(game) for set in SETS]

    assert version in kept, f"no set of {game} {version} in tests/archive; write one: python tools/archive.py"


def test_what_deviates_is_in_the_archive() -> None:
    known = {(file.set, file.name) for kind in ("saves", "records", "tables") for file in stored(kind)}
    listed = {(set, name) for set, files in DEVIATIONS.items() for name in files}

    assert listed <= known


# -- saves -------------------------------------------------------------------------------------------------------


@every_save
def test_a_save_stands_where_it_stood(save: Stored) -> None:
    match = record.load(save.text())

    assert match.count == save.stops
    assert ("no longer fits" in match.warning) == save.deviates, match.warning
    assert ("saved by version" in match.warning) == save.is_older, match.warning
    if not save.deviates:
        assert [[names(match)[ask.seat], ask.kind] for ask in match.open_asks()] == save.facts["asked"]
    if save.is_older:
        assert [entry.kind for entry in match.journal(EVERYTHING)].count("rules-changed") == 1
    elif not save.deviates:
        assert len(match.journal(EVERYTHING)) == save.facts["lines"]


@every_save
def test_what_could_be_taken_back_still_can(save: Stored) -> None:
    """After a change of the rules not into earlier steps, which were played by others."""
    match = record.load(save.text())
    undoable = [seat for seat, name in enumerate(names(match)) if match.can_undo(seat)]

    if not save.is_older:
        assert [names(match)[seat] for seat in undoable] == save.facts["undo"]
    for seat in undoable:
        match.undo(seat)
    assert match.count == save.stops - len(undoable)


@every_save
def test_the_journal_of_a_save_can_be_read(save: Stored) -> None:
    match = record.load(save.text())
    texts = texts_for(match.game, players=match.players)
    for entry in match.journal(EVERYTHING):
        assert texts.stored_entry(entry)


@every_save
def test_a_save_is_played_on_and_saved_again(save: Stored) -> None:
    match = record.load(save.text())
    chance = random.Random(save.name)
    play_on(match, DECISIONS, chance)
    again = record.load(record.dumps(record.save(match)))

    assert again.warning == ""
    assert position(again) == position(match)
    rest = again.copy(checkpoints=False)
    rest.play_out(chance)
    assert rest.over


# -- records -----------------------------------------------------------------------------------------------------


@every_record
def test_a_record_is_played_again_to_its_end_or_to_where_the_rules_have_changed(kept: Stored) -> None:
    checked = record.verify(kept.text())

    assert checked.decisions == kept.stops
    replayed = record.replay(kept.text(), kept.stops)
    assert replayed.count == kept.stops
    if kept.deviates:
        assert any(f"answer {kept.stops + 1} of {kept.facts['count']}: " in problem for problem in checked.problems)
    else:
        assert [problem for problem in checked.problems if "version" not in problem] == []


# -- secrets -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("set", SETS)
def test_nothing_in_the_archive_tells_of_a_machine(set: str) -> None:
    for name, data in contents(set).items():
        for path in (b"/home/", b"/root/", b"/tmp/", b"/work/", b"/Users/"):
            assert path not in data, name
