"""Gymnasium's environments: one seat against bots."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tablero.core.registry import find_game
from tablero.envs import gym_env
from tablero.envs.gym import GymGame, register
from tests.envs.support import GAMES


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("masked", [False, True])
@pytest.mark.parametrize("game_id", GAMES)
def test_gymnasiums_own_test_passes(game_id: str, masked: bool):
    check_env(gym_env(game_id, opponents="random", masked=masked), skip_render_check=True)


def play(env: GymGame, seed: int = 0, most: int = 100_000) -> float:
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    total = 0.0
    for _ in range(most):
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        _, reward, terminated, truncated, info = env.step(action)
        total += reward
        if terminated or truncated:
            break
    return total


@pytest.mark.parametrize("game_id", GAMES)
def test_the_seat_alone_is_asked_and_is_paid_in_the_end(game_id: str):
    env = gym_env(game_id, opponents="random", seat=-1)

    total = play(env)

    assert env.episode.over
    assert env.seat == env.episode.players - 1
    assert total == env.episode.results()[env.seat]


def test_the_same_seed_plays_the_same_game_against_a_level():
    def rewards(seed: int) -> float:
        return play(gym_env("el-grande", opponents="beginner", reward="step", options={"short": True}), seed, 25)

    assert rewards(1) == rewards(1)


def test_opponents_can_differ_and_a_seat_has_a_name():
    env = gym_env("el-grande", players=4, seat="orange", opponents=["random", "greedy", "random", "random"])
    env.reset(seed=0)

    assert env.seat == 2
    assert [type(bot).__name__ for bot in env.bots[:2]] == ["RandomBot", "GreedyBot"]


def test_an_action_that_is_not_offered_loses():
    env = gym_env("el-grande", opponents="random")
    env.reset(seed=0)
    wrong = int(np.flatnonzero(~env.action_masks())[0])

    _, reward, terminated, truncated, info = env.step(wrong)

    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "the options were" in info["illegal"]


def test_games_are_known_to_gymnasium():
    register()
    version = find_game("el-grande").version

    env = gymnasium.make(f"tablero/el-grande-v{version}", opponents="random", players=3)

    assert env.observation_space.shape == env.reset(seed=1)[0].shape


def row(env: GymGame) -> bytes:
    observed = env.observed()
    assert isinstance(observed, np.ndarray)
    return observed.tobytes()


def test_copies_and_worlds_of_an_environment():
    env = gym_env("twilight-struggle", opponents="random")
    env.reset(seed=5)
    for _ in range(4):
        env.step(np.flatnonzero(env.action_masks())[0])
    before = row(env)
    copies = [env.clone(), env.determinize(env.seat, 3), env.restore(env.serialize())]

    for copy in copies:
        assert row(copy) == before
        copy.step(np.flatnonzero(copy.action_masks())[-1])
    assert row(env) == before


def test_what_the_seat_sees_can_be_read():
    env = gym_env("el-grande", opponents="random", render_mode="ansi")
    env.reset(seed=1)

    assert (env.render() or "").startswith("El Grande")
