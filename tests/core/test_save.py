"""Saving and loading by the same rules: the same match again, and clear words for broken files."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tablero.core.ask import Script
from tablero.core.errors import BadSave, TableroError
from tablero.core.match import Match, match_from, new_match
from tablero.core.record import dumps, load, read, record, replay_file, save, write
from tablero.core.sealed import sealed
from tests.core import cups as rules
from tests.core.cups import GAME, CupsState
from tests.core.support import after_bids, cups, everything, offered, play, random_points

Data = dict[str, Any]

# -- the same match again ----------------------------------------------------------------------------------------


def test_a_loaded_match_equals_the_saved_one_at_every_point():
    for match in random_points():
        loaded = load(dumps(save(match)))
        assert everything(loaded) == everything(match)
        assert (loaded.seed, loaded.options, loaded.players, loaded.warning) == (match.seed, match.options, 3, "")


def test_a_loaded_match_can_undo_into_earlier_steps():
    match = play(after_bids(), "walk", "left")
    loaded = load(save(match))
    for running in (match, loaded):
        running.undo(0)
        running.undo(0)
    assert offered(loaded) == ["pass", "dig", "peek", "walk"]
    assert everything(loaded) == everything(match)


def test_a_loaded_match_has_the_same_future():
    match = after_bids()
    loaded = load(save(match))
    assert everything(play(loaded, "dig", "dig")) == everything(play(match, "dig", "dig"))


def test_loading_runs_only_the_running_step(monkeypatch: pytest.MonkeyPatch):
    match = play(after_bids(), "walk", "left", "done", "yes", "dig")
    data = save(match)
    begun: list[str] = []
    next_step = GAME.next_step

    def watched(s: CupsState) -> Script | None:
        begun.append(GAME.step_name(s))
        return next_step(s)

    monkeypatch.setattr(GAME, "next_step", watched)
    load(data)
    assert begun == ["turn"]


def test_tables_with_numbers_as_keys_survive():
    match = play(after_bids(), "walk", "left", "right", "left", "yes")
    assert load(dumps(save(match))).start.tally == {rules.LEFT: 2, rules.RIGHT: 1}  # type: ignore[attr-defined]


def test_a_match_from_a_position_can_be_saved_but_not_recorded():
    match = play(match_from(GAME, after_bids().state.copy()), "walk", "left")
    loaded = load(dumps(save(match)))
    assert everything(loaded) == everything(match)
    assert loaded.from_position
    with pytest.raises(BadSave, match="whole history"):
        record(loaded)


def test_a_match_without_journal_can_be_saved():
    match = new_match(GAME, 2, seed=b"quiet", journal=False)
    loaded = load(save(match))
    assert loaded.history is None
    assert loaded.before is None
    assert everything(loaded) == everything(match)


def test_a_match_without_checkpoints_cannot_be_saved():
    with pytest.raises(BadSave, match="checkpoints=True"):
        save(after_bids().copy(checkpoints=False))


def test_a_save_names_game_version_step_and_answers():
    data = save(play(after_bids(), "walk", "done"))
    assert (data["game"], data["game_version"], data["checkpoint"]["step"]) == ("cups", 3, "walking")
    assert data["checkpoint"]["answers"] == [["ann", "done"]]
    assert data["history"][2:] == [["ann", "walk"], ["ann", "done"]]
    assert data["seed"] == b"cups".hex()


def test_files_are_written_and_read(tmp_path: Path):
    match = play(after_bids(), "walk")
    file = tmp_path / "game.json"
    write(file, save(match))
    assert everything(load(read(file))) == everything(match)
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]
    assert replay_file(read(file), 2).count == 2
    assert everything(replay_file(read(file))) == everything(match)


# -- edited with a digest of its own -----------------------------------------------------------------------------


def edited(match: Match, edit: Callable[[Data], Any]) -> Match:
    """What is loaded after an edit by somebody who knows how to make a digest."""
    data = copy.deepcopy(save(match))
    edit(data)
    return load(json.dumps(sealed(data)))


# -- broken files ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not JSON"),
        ("hello", "not JSON"),
        ("[" * 100_000, "nested too deeply"),
        ("9" * 10_000, "not JSON"),
        ("[]", r"this is \[\], no tablero-save; give the file as Tablero wrote it"),
        ("17", "this is 17, no tablero-save"),
        ("null", "this is None, no tablero-save"),
        ('"save"', "this is 'save', no tablero-save"),
        ("{}", "this is a file of format None; it has to be a tablero-save"),
        ('{"format": "tablero-save"}', "lacks its field 'format_version'"),
        ('{"format": "tablero-save", "format_version": 2}', "version 2 of the format; this Tablero reads version 1"),
        ('{"format": "tablero-save", "format_version": 1}', "was damaged or edited: its digest does not fit"),
    ],
)
def test_what_is_no_save_is_refused_with_what_it_is(text: str, message: str):
    with pytest.raises(BadSave, match=message):
        load(text)


def test_a_cut_off_file_is_refused():
    text = dumps(save(after_bids()))
    for length in range(0, len(text) - 2, 97):
        with pytest.raises(BadSave, match="not JSON"):
            load(text[:length])


def test_a_record_is_no_save():
    with pytest.raises(BadSave, match="this is a file of format 'tablero-record'; it has to be a tablero-save"):
        load(record(after_bids()))


def test_a_single_changed_number_is_noticed():
    data = save(after_bids())
    data["checkpoint"]["state"]["score"][0] += 1
    with pytest.raises(BadSave, match="was damaged or edited: its digest does not fit"):
        load(data)


def test_things_that_no_file_can_hold_are_refused():
    data = save(after_bids())
    data["journal"] = {1, 2}
    with pytest.raises(BadSave, match="damaged or edited"):
        load(data)
    data["journal"] = data
    with pytest.raises(BadSave, match="damaged or edited"):
        load(data)


def change(path: str, value: Any) -> Callable[[Data], None]:
    """Set the field at `a/b/0` to a value."""

    def edit(data: Data) -> None:
        *way, last = path.split("/")
        place: Any = data
        for key in way:
            place = place[int(key) if isinstance(place, list) else key]
        place[int(last) if isinstance(place, list) else last] = value

    return edit


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("game", "cup", "no game 'cup' in tablero; did you mean 'cups'"),
        ("game", 5, "field 'game' is 5; it has to be a word"),
        ("game", "x" * 10_000, "field 'game' is 'xxx.*; it has to be a word"),
        ("players", 7, "cups is for 2, 3 players, not 7"),
        ("players", 2.0, "field 'players' is 2.0; it has to be a whole number"),
        ("players", True, "field 'players' is True; it has to be a whole number"),
        ("players", 3, "of other players or another step than the save says"),
        ("options", [], r"field 'options' is \[\]; it has to be a table of named fields"),
        ("options", {"merged_stacks": True}, "no option 'merged_stacks' in the options of cups"),
        ("options", {"hand": "9"}, "option 'hand' is one of 1, 2, 3, not '9'"),
        ("options", {"hand": {"a": []}}, "option 'hand' is .*; it has to be on, off, a word or words"),
        ("options/extras", ["bell"], "option 'extras' of cups is for 3 players, not 2"),
        ("seed", "no hex", "field 'seed' is 'no hex'; it has to be hexadecimal digits"),
        ("seed", None, "field 'seed' is None; it has to be hexadecimal digits"),
        ("seed", "00ff", "the seed does not fit the commitment"),
        ("commitment", "00", "the seed does not fit the commitment"),
        ("from_position", 1, "field 'from_position' is 1; it has to be true or false"),
        ("count", 9, "4 answers were saved, but 'count' is 9; it was edited"),
        ("count", -1, "field 'count' is -1; it has to be a whole number from 0"),
        ("floor", 5, "field 'floor' is 5; it has to be a whole number from 0 to 4"),
        ("floor", 0, "the steps in 'past' do not lead from 'floor' to the running one"),
        ("last_seat", "dan", "no seat 'dan' in this game of cups; did you mean 'ann'"),
        ("past", {}, "field 'past' is {}; it has to be a list"),
        ("past", [17], "a step in 'past' is 17; it has to be a table"),
        ("past", [], "the steps in 'past' do not lead from 'floor'"),
        ("past/0/begun", 1, "the steps in 'past' do not lead from 'floor'"),
        ("past/0/answers/0/1", "fly", "no action 'fly'"),
        ("history", 5, "field 'history' is 5; it has to be a list"),
        ("history", [], "'history' has 0 answers, but 'count' is 4"),
        ("history/0", ["ann"], "has to be a list of a seat and an action"),
        ("history/0/0", "dan", "no seat 'dan' in this game of cups; did you mean 'ann'"),
        ("history/0/0", 3, "3 in 'history' has to be the name of a seat or an action"),
        ("history/3/1", "right", "'history' ends in other answers than 'checkpoint'"),
        ("journal", [5], "5 in 'journal' has to be a kind, a rule, readers and values"),
        ("journal/0/3", {"n": "many"}, "in 'journal' has to be a kind, a rule, readers and values"),
        ("checkpoint", None, "field 'checkpoint' is None; it has to be a table"),
        ("checkpoint/step", "turn", "of other players or another step than the save says"),
        ("checkpoint/begun", 4, "5 answers were saved, but 'count' is 4"),
        ("checkpoint/answers/0/0", "dan", "no seat 'dan' in this game of cups; did you mean 'ann'"),
        ("checkpoint/answers", [["ann"]], "has to be a list of a seat and an action"),
        ("checkpoint/dice", 6, "field 'dice' is 6; it has to be a table"),
        ("checkpoint/dice/key", "00", "the key does not belong to the seed"),
        ("checkpoint/dice/counter", "6", "field 'counter' is '6'; it has to be a whole number"),
        ("checkpoint/dice/counter", 2**70, "field 'counter' is .*; it has to be a whole number"),
        ("checkpoint/state", {}, "lacks its field 'players'"),
        ("checkpoint/state/colour", 5, "has 'colour', which no state of cups has"),
        ("checkpoint/state/phase", "x", "field 'phase' is 'x'; it has to be like 0"),
        ("checkpoint/state/phase", 77, "does not fit the rules of cups: IndexError"),
        ("checkpoint/state/generous", 1, "field 'generous' is 1; it has to be like False"),
        ("checkpoint/state/score", [5, -1], "does not fit the rules of cups: DeadEnd 'cups: a card is in two places"),
        ("checkpoint/state/hands", [[1], "x"], "field 'hands' is .*; it has to be like"),
        ("checkpoint/state/tally", {"4": 1}, "does not fit the rules of cups: KeyError"),
        ("checkpoint/state/tally", {"pairs": [[[], 1]]}, "does not fit the rules of cups: TypeError"),
    ],
)
def test_a_broken_field_is_named_with_what_it_has_to_be(path: str, value: Any, message: str):
    match = play(after_bids(), "walk", "left")
    with pytest.raises(TableroError, match=message) as error:
        edited(match, change(path, value))
    assert len(str(error.value)) < 500
    assert "\n" not in str(error.value)


def test_every_field_is_needed():
    data = save(play(after_bids(), "walk", "left"))
    for name in data:
        if name not in ("seats", "digest"):
            rest = {key: value for key, value in data.items() if key != name}
            with pytest.raises(BadSave):
                load(sealed(rest))


def test_a_file_that_cannot_be_read_or_written_is_named(tmp_path: Path):
    with pytest.raises(BadSave, match=r"cannot read .*missing.json: No such file"):
        read(tmp_path / "missing.json")
    with pytest.raises(BadSave, match=r"cannot read .*: Is a directory"):
        read(tmp_path)
    with pytest.raises(BadSave, match=r"cannot write .*: No such file or directory"):
        write(tmp_path / "nowhere" / "game.json", save(cups()))
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadSave, match="picture is no text"):
        read(tmp_path / "picture")
    (tmp_path / "half").write_text('{"format": ')
    with pytest.raises(BadSave, match="half: this is no Tablero file: not JSON"):
        read(tmp_path / "half")
