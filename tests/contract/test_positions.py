"""Positions as text: complete, canonical, and read back as the same match."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tablero.core.declare import fields_of
from tablero.core.dice import Dice, dice_key
from tablero.core.game_text import game_text, match_of_game
from tablero.core.match import Match
from tablero.core.record import dumps, load, record, replay, save, verify
from tablero.core.registry import find_game, game_ids
from tablero.core.state import State
from tablero.core.story import story_of
from tablero.core.wording import BadPosition
from tablero.core.written import (
    PositionReader,
    is_written,
    match_at_root,
    match_of,
    position_text,
    root_of,
    written_of,
)
from tablero.games.andean_abyss.board import FACTIONS
from tablero.texts import languages
from tablero.texts.problems import position_problem
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
    skip_unwritten(case)
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
    try:  # whatever else is raised is a defect
        match_of(text[:at] + what + text[at + 1 :])
    except BadPosition as error:
        for language in languages(found(id)):
            position_problem(error, language)


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


def skip_unwritten(case: Case) -> None:
    if not is_written(case.game):
        pytest.skip("this game does not say how its positions are written")


def some_positions(case: Case) -> Iterator[Match]:
    """Positions here and there in a random game."""
    chance = case.chance()
    match = case.new()
    for _ in decisions(match, chance):
        if case.looks(chance, fast=0.06, slow=0.03):
            yield match


def test_a_seat_tells_what_it_knows_and_the_rest_is_dealt_when_it_is_opened(case: Case):
    """Told again, it is the same text, however the rest was dealt: nothing of that is in it."""
    skip_unwritten(case)
    for match in some_positions(case):
        for seat in range(-1, match.players):
            text = position_text(match, seat)
            assert "dice:" not in text
            for seed in (b"one deal", b"another"):
                reader = PositionReader(text)
                assert told_of(match, reader.state(reader.game(), seed), seat) == text
                again = match_of(text, seed)
                case.game.check(again.state)
                for ask in again.open_asks():
                    assert ask.options


def told_of(match: Match, start: State, seat: int) -> str:
    """What a seat tells of a match, had its step begun otherwise."""
    imagined = match.full_copy()
    imagined.start = start
    start.dice = match.start.dice.copy()
    return position_text(imagined, seat)


def test_what_a_seat_tells_does_not_depend_on_what_it_cannot_know(case: Case):
    skip_unwritten(case)
    for match in some_positions(case):
        for seat in range(-1, match.players):
            text = position_text(match, seat)
            world = match.start.copy()
            case.game.reshuffle_unknown(world, seat, Dice(dice_key(b"a world")))
            assert told_of(match, world, seat) == text


def test_a_game_that_began_with_a_position_is_recorded_saved_and_played_again(case: Case):
    skip_unwritten(case)
    match = next(itertools.islice(some_positions(case), 2, None), None)
    if match is None:
        return
    for text in (position_text(match), position_text(match, match.ask.seat if match.ask else 0)):
        root, _ = root_of(text)
        assert not re.search("^(dice|answers):", root, re.M)
        game = match_at_root(root, b"the seed of it")
        half = play_on(match_at_root(root, b"the seed of it"), case.chance(), 12)
        again = load(dumps(save(half)))
        assert (position_text(again), again.root, record(again)) == (position_text(half), root, record(half))
        play_on(game, case.chance())
        told = record(game)
        assert verify(told).ok, verify(told).problems
        assert record(replay(told)) == told
        assert record(match_of_game(game_text(game))) == told
        assert story_of(game) is not None


def test_a_position_of_an_older_version_is_read_as_its_saves_are():
    """Until version 2 of Andean Abyss whoever acted was whose turn it was."""
    text = "tablero position 1\ngame: andean-abyss {}\nplayers: 4\nactor: farc\n"
    for version, executing in ((1, FACTIONS.index("farc")), (find_game("andean-abyss").version, -1)):
        reader = PositionReader(text.format(version))
        state: Any = reader.state(reader.game(), b"")
        assert state.executing == executing


def test_what_is_unknown_has_to_fit_what_is_left_and_to_be_something_hidden():
    text = position_text(Case("andean-abyss", 4, "text", {}, pinned=False, fast=True).new(), 0)
    hidden = re.search(r"^deck: .*unknown\*(\d+)$", text, re.M)
    assert hidden
    fewer = text.replace(f"unknown*{hidden[1]}", f"unknown*{int(hidden[1]) - 3}")
    with pytest.raises(BadPosition, match=r"column 7: what is unknown can't be dealt: \d+ events are unknown"):
        match_of(fewer)
    with pytest.raises(BadPosition, match="'aid' can't be unknown"):
        match_of(re.sub("^aid: .*", "aid: unknown", text, flags=re.M))
    with pytest.raises(BadPosition, match="at most 100000 letters"):
        match_of("tablero position 1\n" + "# comment\n" * 20_000)
