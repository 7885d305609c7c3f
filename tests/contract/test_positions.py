"""Positions as text: complete, canonical, and read back as the same match."""

from __future__ import annotations

import re
from contextlib import suppress
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tablero.core.declare import fields_of
from tablero.core.game_text import game_text, match_of_game
from tablero.core.record import record
from tablero.core.registry import find_game, game_ids
from tablero.core.written import BadPosition, is_written, match_of, position_text, written_of
from tests.contract.support import Case, decisions, found, play_on, position

WRITTEN = [id for id in game_ids() if is_written(find_game(id))]


@pytest.mark.parametrize("id", WRITTEN)
def test_every_field_of_the_state_is_written_once_and_every_key_means_one_thing(id: str):
    game = find_game(id)
    lines = written_of(game).lines
    assert sorted(field for line in lines for field in line.fields) == sorted(
        line.name for line in fields_of(game.state)
    )
    keys = [key for line in lines for key in line.keys]
    assert len(set(keys)) == len(keys)


def test_a_position_is_read_back_as_the_same_match(case: Case):
    if not is_written(case.game):
        pytest.skip("this game does not say how its positions are written")
    chance = case.chance()
    match = case.new()
    for _ in decisions(match, chance):
        if not case.looks(chance, fast=0.05, slow=0.03):
            continue
        text = position_text(match)
        again = match_of(text)
        assert position_text(again) == text
        assert again.count == match.count
        assert {field: getattr(again.state, field) for field in case.game.fields} == {
            field: getattr(match.state, field) for field in case.game.fields
        }
        asked = [(ask.seat, ask.kind, ask.options) for ask in match.open_asks()]
        assert [(ask.seat, ask.kind, ask.options) for ask in again.open_asks()] == asked
        ends = [position(play_on(one.copy(), Random("the same answers"))) for one in (match, again)]
        assert ends[0] == ends[1]


def test_a_game_as_text_is_the_same_game_again(case: Case):
    match = play_on(case.new(), case.chance())
    text = game_text(match)
    again = match_of_game(text)
    assert record(again) == record(match)
    assert game_text(again) == text
    assert record(match_of_game(game_text(match, lambda entry: f"{entry.kind} {{{entry.rule}}}"))) == record(match)


def test_a_game_as_text_can_be_stopped_and_is_checked():
    match = play_on(Case("el-grande", 3, "text", {}, pinned=False, fast=True).new(), Random("text"))
    text = game_text(match)
    assert match_of_game(text, 30).count == 30
    lines = text.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("1 "))
    lines[at] = lines[at].rsplit(" ", 1)[0] + " gold"
    with pytest.raises(BadPosition, match=f"line {at + 1}, column [0-9]+: 'gold' is no option here"):
        match_of_game("\n".join(lines))
    with pytest.raises(BadPosition, match="played again, this game ends otherwise"):
        match_of_game(re.sub("result: .*", "result: purple 999", text))


def some_text(id: str) -> str:
    """A position in the middle of a game."""
    match = Case(id, found(id).usual_players(), "text", {}, pinned=False, fast=True).new()
    for number, _ in enumerate(decisions(match, Random(id))):
        if number == 60:
            break
    return position_text(match)


@pytest.mark.parametrize("id", WRITTEN)
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(where=st.floats(0, 1), what=st.sampled_from(["", "x", ",", ": ", "-", "99999", "\n", "none ", "# ", "|"]))
def test_a_text_that_was_changed_is_read_or_refused_in_words(id: str, where: float, what: str):
    text = some_text(id)
    at = int(where * len(text))
    with suppress(BadPosition):  # whatever else is raised is a defect
        match_of(text[:at] + what + text[at + 1 :])


TEXT = """tablero position 1
game: el-grande
players: 3      # purple, blue, orange
king: galicia
"""


@pytest.mark.parametrize(
    ("change", "line", "column", "told"),
    [
        (("position 1", "position 7"), 1, 1, "begins with the line 'tablero position 1'"),
        (("el-grande", "el-grand"), 2, 7, "did you mean 'el-grande'"),
        (("players: 3", "players: 9"), 3, 10, "for 2, 3, 4, 5 players"),
        (("king: galicia", "king: galica"), 4, 7, "did you mean galicia"),
        (("king", "knig"), 4, 1, "did you mean king"),
        (("king: galicia", "king"), 4, 1, "'key: value'"),
        (("king: galicia", "king: galicia\nking: navarra"), 5, 1, "stands in line 4 already"),
        (("king: galicia", "galicia: 3 purple, two blue"), 4, 20, "'two' should be a number"),
        (("king: galicia", "score: purple"), 4, 8, "followed by its value"),
    ],
)
def test_what_is_wrong_is_told_with_line_and_column(change: tuple[str, str], line: int, column: int, told: str):
    with pytest.raises(BadPosition) as refused:
        match_of(TEXT.replace(*change))
    assert (refused.value.line, refused.value.column) == (line, column)
    assert told in str(refused.value)
