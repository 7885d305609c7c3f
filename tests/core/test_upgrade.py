"""Games that were stored by other rules: every decision that still fits stands, and what is given up is told."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from tablero.core.ask import Ask, Script
from tablero.core.declare import declared, field, fields_of
from tablero.core.dice import Dice
from tablero.core.errors import BadSave
from tablero.core.match import Match, match_from, new_match
from tablero.core.record import load, record, replay, save
from tablero.core.sealed import sealed
from tablero.core.state import AgendaState
from tests.core import cups as rules
from tests.core.cups import GAME, CupsState
from tests.core.support import after_bids, everything, fields, kinds, offered, play, random_points, state

Data = dict[str, Any]


def as_saved_by(version: int, match: Match, edit: Callable[[Data], Any] = lambda data: None) -> str:
    """The save that an older version of Cups would have written; `edit` changes it further."""
    data = copy.deepcopy(save(match))
    data["game_version"] = version
    for step in (data["checkpoint"], *data["past"]):
        held = step["state"]
        if version < 3:
            held["round"] -= 1
        if version < 2:
            held["steps"] = held.pop("path")
            held["colour"] = 7
            del held["tally"]
    edit(data)
    return json.dumps(sealed(data))


# -- states of older versions ------------------------------------------------------------------------------------


@pytest.mark.parametrize("version", [1, 2])
def test_a_field_may_have_been_added_renamed_converted_or_removed(version: int):
    for match in random_points():
        loaded = load(as_saved_by(version, match))
        before = fields(match) | ({"tally": fields(loaded)["tally"]} if version == 1 else {})
        assert fields(loaded) == before
        assert (loaded.count, loaded.history, offered(loaded)) == (match.count, match.history, offered(match))


def test_a_field_that_is_newer_than_the_save_has_its_default():
    match = play(after_bids(), "walk", "left", "right", "left", "yes")
    assert state(load(as_saved_by(2, match))).tally == {rules.LEFT: 2, rules.RIGHT: 1}
    assert state(load(as_saved_by(1, match))).tally == {}


def test_a_field_that_the_older_version_had_must_not_be_missing():
    with pytest.raises(BadSave, match="lacks its field 'tally'"):
        load(as_saved_by(2, after_bids(), without("tally", history=False)))
    with pytest.raises(BadSave, match="lacks its field 'score'"):
        load(as_saved_by(1, after_bids(), without("score", history=False)))


def test_a_field_of_older_versions_is_refused_in_a_save_of_this_one():
    def add(data: Data) -> None:
        data["checkpoint"]["state"]["steps"] = 0

    with pytest.raises(BadSave, match="has 'steps', which no state of cups has"):
        load(as_saved_by(3, after_bids(), add))


def without(name: str, history: bool = True) -> Callable[[Data], None]:
    def edit(data: Data) -> None:
        del data["checkpoint"]["state"][name]
        if not history:
            data["history"] = None

    return edit


def test_an_option_that_is_gone_is_left_out():
    def add(data: Data) -> None:
        data["options"]["merged"] = True

    assert load(as_saved_by(1, after_bids(), add)).options == after_bids().options
    with pytest.raises(Exception, match="no option 'merged'"):
        load(as_saved_by(3, after_bids(), add))


# -- answers by other rules --------------------------------------------------------------------------------------


def test_answers_that_still_fit_stand_and_the_journal_tells_of_the_new_rules():
    match = play(after_bids(), "walk", "left", "left")
    loaded = load(as_saved_by(2, match))
    assert loaded.warning == "this game was saved by version 2 of cups, and this is version 3"
    assert (loaded.count, offered(loaded), loaded.history) == (5, ["left", "right", "done"], match.history)
    told = [entry for entry in loaded.journal(0) if entry.kind == "rules-changed"]
    assert [entry.values for entry in told] == [{"made": 2, "now": 3, "count": 5, "lost": 0}]
    assert [kind for kind in kinds(loaded) if kind != "rules-changed"] == kinds(match)
    again = load(save(loaded))
    assert again.warning == ""
    assert everything(again) == everything(loaded), "it is told once"


def test_a_match_stops_at_the_first_answer_that_no_longer_fits(monkeypatch: pytest.MonkeyPatch):
    data = as_saved_by(2, play(after_bids(), "walk", "right", "left", "right"))
    monkeypatch.setattr(rules, "WAYS", [rules.RIGHT, rules.DONE])
    loaded = load(data)
    assert loaded.warning == (
        "this game was saved by version 2 of cups, and this is version 3; the game goes on after answer 4 of 6, as the "
        "next no longer fits (ann answered 'left' to ask 4 'walk' (CU-4.1); the options were right, done)"
    )
    assert (loaded.count, state(loaded).path, offered(loaded)) == (4, 1, ["right", "done"])
    assert (loaded.history or [])[-2:] == [0, rules.RIGHT]
    assert loaded.journal(1)[-2].values == {"made": 2, "now": 3, "count": 4, "lost": 2}
    play(loaded, "right", "done", "yes")
    assert replay(record(loaded)).count == 7, "what stands is a game by today's rules"


def test_undo_stays_in_the_running_step():
    loaded = load(as_saved_by(2, play(after_bids(), "walk", "left")))
    assert not loaded.past
    loaded.undo(0)
    assert not loaded.can_undo(0)
    assert kinds(loaded)[-1] == "rules-changed", "undo does not take that back"


def test_a_step_may_have_become_shorter(monkeypatch: pytest.MonkeyPatch):
    """Who walks goes one way, and pays no toll: it is Bob's turn."""

    def stroll(s: CupsState) -> Script:
        yield Ask(s.turn, "walk", lambda: rules.ways(s), "CU-4.1", left=1)
        rules.next_turn(s)

    data = as_saved_by(2, play(after_bids(), "walk", "left"))
    monkeypatch.setattr(rules, "walk", stroll)
    loaded = load(data)
    assert (loaded.count, loaded.begun, loaded.past, state(loaded).turn) == (4, 4, [], 1)
    assert replay(record(loaded)).count == 4


def test_an_answer_that_no_longer_fits_is_told_without_a_new_version_too(monkeypatch: pytest.MonkeyPatch):
    data = save(play(after_bids(), "walk", "right", "left"))
    monkeypatch.setattr(rules, "WAYS", [rules.RIGHT, rules.DONE])
    loaded = load(data)
    assert loaded.warning.startswith("the game goes on after answer 4 of 5, as the next no longer fits (ann answered")
    assert "answers-lost" in kinds(loaded)


def test_a_question_that_is_no_longer_asked_ends_it(monkeypatch: pytest.MonkeyPatch):
    """With one way left the engine walks by itself, so the saved answer would mean something else."""
    data = save(play(after_bids(), "walk", "left"))
    monkeypatch.setattr(rules, "WAYS", [rules.LEFT])
    loaded = load(data)
    assert "after answer 3 of 4" in loaded.warning
    assert loaded.ask is not None
    assert loaded.ask.kind == "toll"


def test_answers_that_fit_but_lead_elsewhere_are_told():
    """An answer that the engine gave by itself is no longer asked for."""
    data = save(play(after_bids(), "walk", "left"))
    data["checkpoint"]["answers"].append(["ann", "yes", "automatic"])
    loaded = load(sealed(data))
    assert loaded.warning == "the saved answers no longer lead where they led"
    assert (loaded.count, loaded.past) == (4, [])


def test_an_unknown_action_among_the_answers_ends_it():
    def rename(data: Data) -> None:
        data["checkpoint"]["answers"][-1][1] = "fly"
        data["history"][-1][1] = "fly"

    loaded = load(as_saved_by(3, play(after_bids(), "walk", "left"), rename))
    assert "as the next no longer fits (no action 'fly' in the actions of cups" in loaded.warning
    assert loaded.count == 3


def test_an_unknown_action_in_the_history_costs_the_record_but_not_the_game():
    def rename(data: Data) -> None:
        data["history"][0][1] = "shout"

    loaded = load(as_saved_by(3, play(after_bids(), "walk", "left"), rename))
    assert loaded.warning == (
        "the answers before can no longer be read (no action 'shout' in the actions of cups; "
        f"there are: {', '.join(rules.ACTIONS)}), so that the game has no record"
    )
    assert loaded.history is None
    assert loaded.count == 4
    assert everything(load(save(loaded))) == everything(loaded), "it can still be saved and played"
    with pytest.raises(BadSave, match="whole history"):
        record(loaded)


# -- positions that today's rules can't use ----------------------------------------------------------------------


def break_score(data: Data) -> None:
    data["checkpoint"]["state"]["score"] = [-1, 0]


def test_a_position_that_breaks_an_invariant_is_played_again_from_the_seed():
    match = play(after_bids(), "walk", "left")
    loaded = load(as_saved_by(2, match, break_score))
    assert fields(loaded) == fields(match)
    assert (loaded.count, loaded.history) == (match.count, match.history)
    assert loaded.warning == (
        "this game was saved by version 2 of cups, and this is version 3; its position can't be used (DeadEnd 'cups: a "
        "card is in two places, or a score is wrong'), so it is played again from the start"
    )
    assert "rules-changed" in kinds(loaded)
    assert not loaded.can_undo(0)


def test_a_field_that_cannot_be_read_is_played_again_from_the_seed():
    match = play(after_bids(), "walk", "left")
    loaded = load(as_saved_by(2, match, without("hands")))
    assert fields(loaded) == fields(match)
    assert "lacks its field 'hands'" in loaded.warning


def test_without_seed_or_history_such_a_position_is_refused():
    placed = match_from(GAME, after_bids().state.copy())
    quiet = new_match(GAME, 2, seed=b"quiet", journal=False)
    for match in (placed, quiet):
        with pytest.raises(BadSave, match="a score is wrong"):
            load(as_saved_by(2, match, break_score))


def test_a_question_that_cannot_be_asked_any_more_stops_the_game_before_it(monkeypatch: pytest.MonkeyPatch):
    """Nobody can walk: the game goes back to the choice that led there, and no further."""
    data = as_saved_by(2, play(after_bids(), "walk", "left"))
    monkeypatch.setattr(rules, "WAYS", [])
    loaded = load(data)
    assert (loaded.count, offered(loaded)) == (2, ["pass", "dig", "peek", "walk"])
    assert "after answer 2 of 4, as the next no longer fits (DeadEnd" in loaded.warning
    assert "no options for ask 'walk'" in loaded.warning


# -- the declaration ---------------------------------------------------------------------------------------------


@declared
class Plain(AgendaState):
    number: int = field(3)
    row: list[int] = field([1, 2], copied=True)
    table: list[list[int]] = field([[0]] * 2)

    def twice(self) -> int:
        return 2 * self.number


@declared
class Variant(Plain):
    extra: bool = field(False)
    number: int = field(4, since=2)


def test_a_declared_state_is_blank_copied_and_has_slots():
    s = Plain.blank(Dice(b"x"))
    twin = s.copy()
    assert (s.number, s.row, s.table, s.agenda, s.twice()) == (3, [1, 2], [[0], [0]], [], 6)
    assert twin.row == s.row
    assert twin.row is not s.row
    assert twin.table is s.table
    assert twin.dice is not s.dice
    assert not hasattr(s, "__dict__")


def test_blank_states_share_nothing_with_each_other():
    s, other = Plain.blank(Dice(b"x")), Plain.blank(Dice(b"x"))
    s.table[0].append(5)
    assert (s.table, other.table) == ([[0, 5], [0]], [[0], [0]])


def test_a_variant_has_the_fields_of_its_base_and_may_say_since_when():
    assert [line.name for line in fields_of(Variant)] == ["agenda", "number", "row", "table", "extra"]
    assert [line.since for line in fields_of(Variant)] == [1, 2, 1, 1, 1]
    assert [line.since for line in fields_of(Plain)] == [1, 1, 1, 1]
    s = Variant.blank(Dice(b"x"))
    assert (type(s.copy()), s.copy().number, s.twice()) == (Variant, 4, 8)


def test_a_declaration_that_makes_no_sense_is_refused():
    with pytest.raises(TypeError, match=r"Bare.number has no field\(...\)"):

        @declared
        class Bare(AgendaState):
            number: int

    with pytest.raises(TypeError, match=r"Odd.number is a int; only a list can be copied"):

        @declared
        class Odd(AgendaState):
            number: int = field(0, copied=True)

    with pytest.raises(TypeError, match=r"Early.number was something else before, but is there since version 1"):

        @declared
        class Early(AgendaState):
            number: int = field(0, was=("count",))
