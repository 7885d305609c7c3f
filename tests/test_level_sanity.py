"""Every level in every game: answers that are legal, within a time limit by construction, and a win that is in hand."""

from __future__ import annotations

from random import Random

import pytest

from tablero.bots import LEVELS, Knowledge, make_bot
from tablero.bots.greedy import GreedyBot
from tablero.core.match import Match, new_match
from tablero.core.registry import find_game, game_ids
from tablero.games.twilight_struggle.position import position
from tablero.testing import rule

DECISIONS = 5
HURRY = 0.001  # seconds: then every bot answers after the first world it has tried


def sampled(id: str) -> list[Match]:
    """Some decisions of a random game, evenly spread."""
    game = find_game(id)
    match = new_match(game, game.usual_players(), {}, b"sane", journal=False)
    chance = Random("sane")
    seen = []
    while match.ask is not None and match.count < 600:
        if len(match.ask.options) > 1:
            seen.append(match.copy())
        match.answer(chance.choice(match.ask.options), match.ask.seat)
    return seen[:: max(1, len(seen) // DECISIONS)][:DECISIONS]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("id", game_ids())
def test_a_level_answers_legally_and_says_what_it_has_compared(id, level):
    for match in sampled(id):
        assert match.ask is not None
        knowledge = Knowledge(match, match.ask.seat)
        bot = make_bot(level, b"sane")
        bot.limit(HURRY)

        assert bot.choose(knowledge) in match.ask.options
        assert {candidate.option for candidate in bot.candidates} <= set(match.ask.options)


class Clock:
    """Each look at it, a second later."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


@pytest.mark.parametrize("level", ["club", "expert"])
@pytest.mark.parametrize("id", game_ids())
def test_a_level_that_searches_stops_when_its_time_is_up(id, level, monkeypatch):
    """By a clock that runs too fast: no world is begun after the time limit."""
    monkeypatch.setattr("tablero.bots.halving.perf_counter", Clock())
    monkeypatch.setattr("tablero.bots.greedy.perf_counter", Clock())
    for match in sampled(id)[:2]:
        assert match.ask is not None
        bot = make_bot(level, b"time")
        bot.choose(Knowledge(match, match.ask.seat))

        assert max([candidate.visits for candidate in bot.candidates]) <= 8, "far fewer worlds than it has iterations"


def test_greedy_tries_no_further_world_when_its_time_is_up(monkeypatch):
    """In a position where luck makes a difference, so that it would else try all its worlds."""
    match = sampled("el-grande")[1]
    assert match.ask is not None
    visits = []
    for seconds in (0.0, 0.5):
        monkeypatch.setattr("tablero.bots.greedy.perf_counter", Clock())
        visits.append(most_visits(match, GreedyBot(b"time", worlds=5, seconds=seconds)))

    assert visits[1] <= 2 <= visits[0]


def most_visits(match: Match, bot: GreedyBot) -> int:
    assert match.ask is not None
    bot.choose(Knowledge(match, match.ask.seat))
    return max([candidate.visits for candidate in bot.candidates])


@rule("TS-10.3")
@pytest.mark.parametrize("level", LEVELS[1:])
def test_a_win_in_hand_is_taken(level):
    """At 18 points, the region that is won scores the last two."""
    asia = {"japan": "4/0", "india": "3/0", "pakistan": "2/0", "thailand": "2/0"}
    table = position(phasing="us", us="asia_scoring, nato, duck_and_cover", ussr="nasser", vp=18, **asia)
    assert table.match.ask is not None
    bot = make_bot(level, b"win")
    bot.limit(HURRY)

    option = bot.choose(Knowledge(table.match, table.match.ask.seat))

    assert table.game.name(option) == "asia_scoring"
