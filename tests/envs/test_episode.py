"""One game under way: rewards, copies, imagined worlds, and bytes to go on from."""

from __future__ import annotations

import pickle
from typing import Any, cast

import pytest

from tablero.core.errors import BadSave, BadSetup, IllegalAnswer, UnknownId
from tablero.envs.episode import Episode
from tests.envs.support import GAMES, begun, play_some, seen


@pytest.mark.parametrize("game_id", GAMES)
def test_a_copy_is_independent_and_goes_on_alike(game_id: str):
    episode = play_some(begun(game_id), 25)
    before = seen(episode)
    copy = episode.clone()

    play_some(copy, 40, number=1)

    assert seen(episode) == before
    assert seen(copy) != before
    assert seen(play_some(episode, 40, number=1)) == seen(copy)


@pytest.mark.parametrize("game_id", GAMES)
def test_an_episode_goes_on_from_its_bytes(game_id: str):
    episode = play_some(begun(game_id, reward="step"), 33)
    world = episode.determinize(0, 5)

    for original in (episode, world, play_some(world.clone(), 3)):
        again = Episode.deserialize(original.serialize())
        assert seen(again) == seen(original)
        assert seen(play_some(again, 30)) == seen(play_some(original.clone(), 30))
        assert again.rewards == play_some(original.clone(), 30).rewards
    assert seen(pickle.loads(pickle.dumps(world))) == seen(world)


@pytest.mark.parametrize("game_id", GAMES)
def test_an_imagined_world_is_the_same_for_its_seat_and_leaves_the_game_alone(game_id: str):
    episode = play_some(begun(game_id), 20)
    before = seen(episode)
    for seat in range(episode.players):
        world = episode.determinize(seat, 1)
        assert seen(world)[seat] == before[seat]
        assert seen(episode.determinize(seat, 1)) == seen(world)
        play_some(world, 10)
    assert seen(episode) == before


@pytest.mark.parametrize("game_id", GAMES)
def test_steps_add_up_to_the_margin_at_the_end(game_id: str):
    steps, margin = begun(game_id, reward="step"), begun(game_id, reward="margin")
    first = steps.margins_now()
    sums = [0.0] * steps.players
    while not steps.over:
        action = steps.legal(steps.seat)[0]
        if steps.act(action):
            sums = [total + reward for total, reward in zip(sums, steps.rewards)]
        paid = margin.act(action)
        assert paid == margin.over

    assert [total + begun for total, begun in zip(sums, first)] == margin.rewards == margin.returns()


def test_winners_get_1_and_losers_lose_1():
    for number in range(3):
        episode = play_some(begun("el-grande", number, players=4), 10_000, number)
        winners = episode.game.winners(episode.match.state)
        assert episode.rewards == [1.0 if seat in winners else -1.0 for seat in range(4)]


def test_the_factions_of_narcos_win_and_lose_together():
    episode = play_some(begun("narcos", players=4), 20_000)

    assert episode.over
    assert len(set(episode.rewards[1:])) == 1
    assert episode.rewards[0] in (0.0, -episode.rewards[1])


def test_a_draw_brings_nothing():
    episode = play_some(begun("twilight-struggle"), 20_000)
    state: Any = episode.match.state
    state.winner = -1

    assert episode.results() == [0.0, 0.0]


def test_a_game_that_is_too_long_is_broken_off():
    episode = play_some(begun("el-grande", max_steps=30), 29)
    before = episode.broken_off

    play_some(episode, 1)

    assert (before, episode.broken_off, episode.over) == (False, True, False)
    assert episode.results() == [0.0, 0.0, 0.0]


def test_a_wrong_answer_changes_nothing():
    episode = play_some(begun("el-grande"), 12)
    before = seen(episode)
    wrong = next(n for n in range(144) if n not in episode.legal(episode.seat))

    with pytest.raises(IllegalAnswer):
        episode.act(wrong)

    assert seen(episode) == before


def test_the_same_number_makes_the_same_games_one_after_the_other():
    def two_games(seed: int) -> list[bytes]:
        episode = Episode("twilight-struggle")
        episode.begin(seed)
        first = seen(episode)
        episode.begin()
        return first + seen(episode)

    assert two_games(1) == two_games(1)
    assert two_games(1) != two_games(2)
    assert two_games(1)[:2] != two_games(1)[2:]


def test_errors_say_what_would_have_worked():
    with pytest.raises(UnknownId, match="margin"):
        Episode("el-grande", reward=cast("Any", "margins"))
    with pytest.raises(BadSetup, match="2, 3, 4, 5 players"):
        Episode("el-grande", players=6)
    with pytest.raises(BadSetup, match="max_steps"):
        Episode("el-grande", max_steps=-1)
    with pytest.raises(BadSave, match="no episode"):
        Episode.deserialize(b"{}")
    data = begun("el-grande").serialize()
    with pytest.raises(BadSave, match="version 999 of el-grande"):
        Episode.deserialize(data.replace(b'"version":3', b'"version":999'))
