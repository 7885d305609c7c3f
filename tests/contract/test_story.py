"""How finished games are told: the score sheets add up to the result, in random games of every game and size."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tablero.core.game import AnyGame
from tablero.core.match import Match, new_match
from tablero.core.registry import find_game, game_ids
from tablero.core.story import Story, story_of
from tablero.texts import texts_for

GAMES = 12
KEPT = ("el-grande", "andean-abyss", "twilight-struggle", "twilight-struggle-soloplay", "narcos")  # have score sheets
FEW = 3  # of the longest
TABLES = [(id, players) for id in game_ids() for players in find_game(id).players]
each_table = pytest.mark.parametrize(("id", "players"), TABLES, ids=[f"{id}-{players}" for id, players in TABLES])


def finished(game: AnyGame, players: int, number: int, options: dict[str, Any] | None = None) -> Match:
    """A game played at random, but for what the game itself warns of."""
    match = new_match(game, players, options or {}, f"story {number}".encode())
    chance = random.Random(number)
    while match.ask is not None:
        ask = match.ask
        warned = game.warnings(game.view(match.state, ask.seat), ask)
        match.answer(chance.choice([option for option in ask.options if option not in warned] or ask.options))
    return match


def told(match: Match) -> Story:
    story = story_of(match)
    assert story is not None
    return story


def totals(story: Story) -> list[list[int]]:
    return [sheet.total() for sheet in story.sheets()]


def result_on_sheets(id: str, match: Match) -> list[list[int]]:
    """What the sheets have to come to, by the final state alone."""
    points = match.game.points(match.state)
    if id == "el-grande":
        return [points] * 3
    if id == "narcos":
        fame, arrests = points[0], points[1] // 10
        return [[fame, arrests], [fame]]
    return [points[:1]] * 2


def on_sheets(id: str, story: Story) -> list[list[int]]:
    """The same from the sheets: both sides of a VP track as what the first is ahead by, and without the clues."""
    sums = totals(story)
    if id == "narcos":
        return [[sums[0][0], sums[0][2]], sums[1]]
    return sums if id == "el-grande" else [[sum[0] - sum[1]] for sum in sums]


@pytest.mark.slow
@each_table
def test_score_sheets_add_up_to_the_result(id: str, players: int) -> None:
    game = find_game(id)
    for number in range(FEW if id == "andean-abyss" else GAMES):
        match = finished(game, players, number)
        story = told(match)
        if id == "andean-abyss":
            (margins,) = story.sheets()
            assert margins.cells[-1] == [margin for _, margin in game.curves(match.state)]
            assert not margins.adds_up
        elif story.sheets():  # a game of one's own may have none
            assert on_sheets(id, story) == result_on_sheets(id, match), f"{id}, {players} players, game {number}"
        else:
            assert id not in KEPT


@pytest.mark.parametrize(
    ("id", "options"),
    [
        ("twilight-struggle", {"scenario": "late_war"}),
        ("twilight-struggle", {"handicap": "us_2"}),
        ("twilight-struggle-soloplay", {"side": "ussr"}),
        ("twilight-struggle-soloplay", {"level": "expert"}),
    ],
)
def test_what_was_there_at_the_beginning_is_on_the_sheets(id: str, options: dict[str, Any]) -> None:
    game = find_game(id)
    for number in range(6):
        match = finished(game, game.usual_players(), number, options)
        assert on_sheets(id, told(match)) == result_on_sheets(id, match)


@each_table
def test_curves_end_where_the_game_ended_and_turning_points_are_positions_of_it(id: str, players: int) -> None:
    game = find_game(id)
    match = finished(game, players, 99)
    story = told(match)
    assert len(story.curves) == len(story.judged) == match.count + 1
    assert story.curves[-1] == [value for _, value in game.curves(match.state)]
    points = story.turning_points()
    assert 1 <= len(points) <= 3
    assert all(0 <= point.start < point.end <= match.count for point in points)
    swings = [abs(b - a) for a, b in zip(story.judged, story.judged[1:], strict=False)]
    assert max(abs(point.after - point.before) for point in points) >= max(swings) / 2, "a large change is among them"
    assert not reasons(story) & {line.kind for point in points for line in point.lines}


def reasons(story: Story) -> set[str]:
    """The kinds of notes that are only ever folded behind another one: why somebody did something, not what."""
    folded: set[str] = set()
    shown: set[str] = set()
    is_open = False
    for entry in story.entries():
        role = story.game.line_role(entry.kind)
        is_open = role == "open" or (is_open and role not in ("close", "head"))
        (folded if is_open and role != "open" else shown).add(entry.kind)
    return folded - shown


@pytest.mark.slow
@each_table
def test_the_end_is_told_in_one_sentence(id: str, players: int) -> None:
    game = find_game(id)
    texts = texts_for(game, players=players)
    for number in range(4):
        match = finished(game, players, number)
        sentence = texts.result(game.winners(match.state), game.ending(match.state))
        assert sentence.endswith(".")
        assert "{" not in sentence
        for sheet in told(match).sheets():
            assert texts.say(f"sheet-{sheet.kind}")
            assert all(texts.remark(label) for label in [*sheet.columns, *sheet.labels])
