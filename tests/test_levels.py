"""Levels: the same four names in every game, each a bot that the game's file names, held to its time by its spec."""

from __future__ import annotations

import pytest

from tablero.bots import LEVELS, Knowledge, check_spec, make_bot
from tablero.bots.greedy import GreedyBot
from tablero.bots.halving import HalvingBot
from tablero.bots.levels import DEFAULT_LEVEL, USUAL, LevelBot, level_spec
from tablero.bots.planner import PlannerBot
from tablero.bots.specs import parse
from tablero.core.errors import BadPack, UnknownId
from tablero.core.match import new_match
from tablero.core.registry import find_game, game_ids

LONGEST = {"beginner": 0.5, "player": 0.5, "club": 1.5, "expert": 3.0}  # seconds that a level may think
SPECS = [
    (id, level, seat)
    for id in game_ids()
    for level in LEVELS
    for seat in find_game(id).seat_names(max(find_game(id).players))
]


@pytest.mark.parametrize(("id", "level", "seat"), SPECS)
def test_every_level_of_every_seat_is_a_bot_within_its_time(id, level, seat):
    spec = level_spec(find_game(id), level, seat)
    kind, values = parse(check_spec(spec))

    assert kind.make in (GreedyBot, HalvingBot, PlannerBot)
    assert 0 < values["seconds"] <= LONGEST[level], "a level says how long it thinks at most"
    assert kind.make is GreedyBot or "iterations" in values, (
        "... and how much, so that it can be played without a clock"
    )


def test_levels_are_named_from_the_weakest_to_the_strongest_and_the_usual_one_is_neither():
    assert LEVELS == ("beginner", "player", "club", "expert")
    assert DEFAULT_LEVEL in LEVELS[1:-1]


def game_with(tmp_path, monkeypatch, text):
    """A game whose package has this `data/levels.toml`."""
    package = f"of_{tmp_path.name}"
    (tmp_path / package / "data").mkdir(parents=True)
    (tmp_path / package / "__init__.py").touch()
    (tmp_path / package / "data" / "levels.toml").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    game = find_game("el-grande")
    monkeypatch.setattr(game, "package", package)
    return game


def test_a_games_file_says_what_a_level_is_and_may_say_it_for_a_seat(tmp_path, monkeypatch):
    text = 'expert = "halving:iterations=2"\n[blue]\nexpert = "greedy:worlds=2"\n'
    game = game_with(tmp_path, monkeypatch, text)

    assert level_spec(game, "expert", "red") == "halving:iterations=2"
    assert level_spec(game, "expert", "blue") == "greedy:worlds=2"
    assert level_spec(game, "club", "blue") == USUAL["club"], "what it does not say is as usual"

    match = new_match(game, 2, {"first_player": "2"}, b"levels")
    bot = make_bot("expert", b"")
    assert match.ask is not None
    assert bot.choose(Knowledge(match, match.ask.seat)) in match.ask.options
    assert isinstance(bot, LevelBot)
    assert bot.spec == level_spec(game, "expert", match.seat_name(match.ask.seat))
    assert bot.candidates


@pytest.mark.parametrize(
    ("text", "error", "hint"),
    [
        ('exprt = "greedy"', UnknownId, "did you mean 'expert'"),
        ('expert = "club"', BadPack, "is a level again"),
        ('[blue]\nexpert = "expert"', BadPack, "is a level again"),
    ],
)
def test_a_file_that_means_nothing_is_refused(tmp_path, monkeypatch, text, error, hint):
    game = game_with(tmp_path, monkeypatch, text)

    with pytest.raises(error) as refused:
        level_spec(game, "expert")

    assert hint in str(refused.value)


def test_a_careless_bot_takes_something_near_the_best_and_never_what_is_worse_by_more():
    match = new_match(find_game("el-grande"), 3, {}, b"careless")
    assert match.ask is not None
    seat = match.ask.seat
    chosen = set()
    for seed in range(40):
        bot = GreedyBot(bytes([seed]), worlds=1, careless=0.01)
        option = bot.choose(Knowledge(match, seat))
        values = {candidate.option: candidate.value for candidate in bot.candidates}
        chosen.add(option)
        assert values[option] >= max(values.values()) - 0.01

    assert len(chosen) > 1, "it is not always the same"


def test_a_level_stops_when_told_to_and_reports_its_progress():
    match = new_match(find_game("el-grande"), 4, {}, b"bots")
    assert match.ask is not None
    bot = make_bot("expert", b"")
    shares = []

    def report(share, candidates):
        shares.append(share)
        bot.stop()

    bot.progress = report
    bot.choose(Knowledge(match, match.ask.seat))

    assert len(shares) == 1, "told to stop after its first world, it thinks no further"
