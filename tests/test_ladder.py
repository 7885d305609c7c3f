"""The ladder: every bot in every seat with the same deal, the same result however it is played, and told in full."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from tablero.arena.ladder import Ladder, play_table
from tablero.arena.logbook import Logbook
from tablero.arena.standing import Standing
from tablero.arena.strength import drawn, part, ratings_file, with_part
from tablero.arena.work import Workforce
from tablero.bots import make_bot
from tablero.bots.levels import LevelBot
from tablero.cli import main
from tablero.core.errors import BadSetup

SHORT = {"short": True}
BOTS = ["random", "greedy", "beginner", "player"]
WORDS = ["ladder", "el-grande", "--players", "2", "--set", "short=on", "--only", "greedy,random,beginner"]


def nothing(done: int) -> None:
    """Nobody watches."""


def test_in_a_set_every_bot_has_every_seat_with_the_same_deal():
    ladder = Ladder("el-grande", 3, SHORT, "s", BOTS)
    first = [ladder.seating(number) for number in range(3)]

    assert len({ladder.deal(number) for number in range(3)}) == 1
    assert ladder.deal(3) != ladder.deal(0)
    for seat in range(3):
        assert {seating[seat] for seating in first} == set(first[0])


def test_in_a_round_every_group_of_bots_meets_once():
    ladder = Ladder("el-grande", 3, SHORT, "s", BOTS)
    games = 4 * ladder.set_size  # of four bots there are four groups of three
    met = Counter(frozenset(ladder.seating(number)) for number in range(games))

    assert set(met.values()) == {ladder.set_size}
    assert len(met) == 4


def test_a_game_for_one_is_played_by_every_bot_with_the_same_deal():
    ladder = Ladder("twilight-struggle-soloplay", 1, {}, "s", BOTS)

    assert [ladder.seating(number) for number in range(5)] == [
        ["random"],
        ["greedy"],
        ["beginner"],
        ["player"],
        ["random"],
    ]
    assert len({ladder.deal(number) for number in range(4)}) == 1


@pytest.mark.parametrize("bots", [["greedy"], ["greedy", "greedy"], ["greedy", "random"]])
def test_a_ladder_needs_as_many_different_bots_as_seats(bots):
    with pytest.raises(BadSetup, match="different bots"):
        Ladder("el-grande", 3, {}, "s", bots)


def test_a_bot_that_only_the_clock_stops_cannot_take_part():
    with pytest.raises(BadSetup, match="iterations="):
        Ladder("el-grande", 2, {}, "s", ["greedy", "halving:seconds=1"])


def test_without_a_clock_a_level_is_bounded_by_what_it_tries():
    bot = make_bot("expert", b"", clock=False)
    assert isinstance(bot, LevelBot)

    inner = bot.make("halving:iterations=5:seconds=1", b"")

    assert (inner.iterations, inner.seconds) == (5, 0.0)  # type: ignore[attr-defined]


@pytest.mark.slow
def test_a_ladder_goes_on_after_it_was_killed_and_comes_out_the_same_with_more_processes(tmp_path):
    ladder = Ladder("el-grande", 2, SHORT, "s", ["random", "greedy"])
    whole = Logbook(tmp_path / "whole", ladder.run()).fill(play_table, ladder, range(4), Workforce(2), nothing)
    path = tmp_path / "killed"
    Logbook(path, ladder.run()).fill(play_table, ladder, range(3), Workforce(), nothing)
    text = path.read_text()
    path.write_text(text[:-40])  # in the middle of the third game's line

    again = Logbook(path, ladder.run())

    assert sorted(again.done) == [0, 1]
    untimed = ("seats", "winners", "places", "points", "decisions")
    resumed = again.fill(play_table, ladder, range(4), Workforce(), nothing)
    assert [[game[key] for key in untimed] for game in resumed] == [[game[key] for key in untimed] for game in whole]
    assert all(json.loads(line) for line in path.read_text().splitlines())


def test_the_games_of_another_ladder_are_not_mixed_in(tmp_path):
    path = tmp_path / "games"
    Logbook(path, Ladder("el-grande", 2, SHORT, "s", ["random", "greedy"]).run())

    with pytest.raises(BadSetup, match="another run"):
        Logbook(path, Ladder("el-grande", 2, SHORT, "other", ["random", "greedy"]).run())


def played(seats: list[str], *places: int) -> dict[str, object]:
    winners = [seat for seat, place in enumerate(places) if place == 1]
    points = [10 - place for place in places]
    spent = {"decisions": [1] * len(seats), "seconds": [0.5] * len(seats), "longest": [0.5] * len(seats)}
    return {"seats": seats, "winners": winners, "places": list(places), "points": points, "compiled": True, **spent}


def standing() -> Standing:
    ladder = Ladder("el-grande", 2, {}, "s", ["greedy", "random"])
    games = [played(["greedy", "random"], 1, 2), played(["random", "greedy"], 2, 1)] * 5
    return Standing(ladder, [*games, played(["greedy", "random"], 1, 1), played(["random", "greedy"], 1, 2)])


def test_whoever_is_ahead_more_often_is_rated_higher():
    found = standing()

    assert found.order == ["greedy", "random"]
    assert found.ratings["greedy"][0] > 25 > found.ratings["random"][0]
    assert found.ahead("greedy", "random")[:3] == (10.5, 12, 10.5 / 12)
    assert found.wins("greedy", 0)[:2] == (5.5, 6), "a shared victory counts in part"
    assert found.wins("greedy", 1)[:2] == (5.0, 6)
    assert found.thinking("greedy") == (0.5, 0.5)


def test_alone_whoever_did_better_with_the_same_deal_is_ahead():
    ladder = Ladder("twilight-struggle-soloplay", 1, {}, "s", ["greedy", "random"])
    won, lost = {"winners": [0], "points": [3]}, {"winners": [], "points": [-5]}
    spent = {"decisions": [1], "seconds": [1.0], "longest": [1.0], "places": [1]}
    games = [{"seats": ["greedy"], **won, **spent}, {"seats": ["random"], **lost, **spent}]

    assert Standing(ladder, games).ahead("greedy", "random")[:2] == (1.0, 1)


def test_the_page_keeps_what_is_written_by_hand_and_has_one_part_for_each_ladder():
    page = with_part("# By hand\n", "cups-2", ["one"])
    page = with_part(page + "\nmore by hand\n", "cups-3", ["other"])

    again = with_part(page, "cups-2", ["new"])

    assert again == page.replace("one", "new")
    assert again.startswith("# By hand\n")
    assert "more by hand" in again


def test_the_page_tells_ratings_results_and_times_and_the_picture_shows_every_bot():
    found = standing()
    text = "\n".join(part(found, "tablero ladder el-grande", "a.svg"))

    assert "| greedy | " in text
    assert "88 (" in text, "ahead of random in 10½ of 12 games"
    assert "0.50, at most 0.5" in text
    assert "12 games, version" in text
    assert ", compiled." in text
    assert drawn(found).count("<circle") == 2
    assert tomllib.loads(ratings_file(found, "tablero ladder el-grande"))["ratings"] == {}, "no level took part"


def test_the_command_prints_the_ladder_and_needs_no_game_twice(tmp_path, capsys, monkeypatch):
    words = [*WORDS, "--games", "6", "--results", str(tmp_path / "games.jsonl")]
    assert main(words) == 0
    printed = capsys.readouterr().out
    assert "ahead of, %" in printed
    monkeypatch.setattr("tablero.arena.ladder.play_table", None)  # nothing is left to play

    assert main([*words, "--json"]) == 0

    data = json.loads(capsys.readouterr().out)
    assert data["games"] == 6
    assert set(data["ratings"]) == {"greedy", "random", "beginner"}
    assert data["ratings"]["greedy"][0] > data["ratings"]["random"][0]


def test_a_ladder_is_published_only_where_the_page_is(tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)

    assert main([*WORDS, "--games", "6", "--write"]) == 2
    assert "docs/strength.md" in capsys.readouterr().err
    assert Path("ladder-el-grande-2.jsonl").exists()
