"""PettingZoo's environments: its own tests, and what it does not test."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from tablero.core.errors import IllegalAnswer
from tablero.envs import aec_env, parallel_env
from tablero.envs.aec import AECGame
from tablero.envs.parallel import ParallelGame
from tests.contract.support import everything
from tests.envs.support import GAMES

# They recommend agents called player_0, and observations that are not dicts.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def settings() -> list[tuple[str, int, bool]]:
    """Every game with every player count; with the most players also with all options away from their defaults."""
    from tablero.core.registry import find_game

    found = [(id, players, False) for id in GAMES for players in find_game(id).players]
    return found + [(id, max(find_game(id).players), True) for id in GAMES]


@pytest.mark.parametrize(("game_id", "players", "all_options"), settings())
def test_pettingzoos_own_tests_pass(game_id: str, players: int, all_options: bool):
    from tablero.core.registry import find_game

    options = everything(find_game(game_id), players) if all_options else {}
    api_test(aec_env(game_id, players=players, options=options), num_cycles=60)
    seed_test(lambda: aec_env(game_id, players=players, options=options), num_cycles=25)
    parallel_api_test(parallel_env(game_id, players=players, options=options), num_cycles=60)


def play(env: AECGame, seed: int = 0) -> dict[str, float]:
    """A whole game at random; what each agent got."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        done = terminated or truncated
        env.step(None if done else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return total


@pytest.mark.parametrize("reward", ["result", "margin", "step"])
def test_agents_are_paid_what_the_game_brought_them(reward: str):
    env = aec_env("el-grande", players=4, reward=reward)
    env.reset(seed=3)
    first = env.episode.margins_now()

    total = play(env, 3)

    assert env.episode.over
    expected = env.episode.returns()
    if reward == "step":
        expected = [end - begun for end, begun in zip(expected, first)]
    assert list(total.values()) == expected


def test_observations_fit_their_space():
    env = aec_env("narcos", players=3)
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observation_space(agent).contains(env.observe(agent))


def test_only_who_is_asked_has_actions():
    env = aec_env("twilight-struggle")
    env.reset(seed=1)

    masks = {agent: env.observe(agent)["action_mask"].any() for agent in env.agents}

    assert [agent for agent in env.agents if masks[agent]] == [env.agent_selection]


def test_long_games_are_truncated():
    env = aec_env("andean-abyss", max_steps=50)
    play(env)

    assert env.episode.match.count == 50


def test_copies_of_an_environment_are_independent():
    env = aec_env("el-grande", reward="step")
    env.reset(seed=4)
    for _ in range(30):
        env.step(env.episode.legal(env.episode.seat)[0])
    before = env.observe(env.agent_selection)["observation"].tobytes()
    copies = [env.clone(), AECGame.deserialize(env.serialize())]

    for copy in copies:
        assert copy.agent_selection == env.agent_selection
        assert copy.observe(copy.agent_selection)["observation"].tobytes() == before
        while copy.agents:
            dead = copy.terminations[copy.agent_selection]
            copy.step(None if dead else copy.episode.legal(copy.episode.seat)[-1])
    assert env.observe(env.agent_selection)["observation"].tobytes() == before
    assert env.agents == env.possible_agents


def test_a_world_looks_the_same_to_its_agent_alone():
    env = aec_env("twilight-struggle")
    env.reset(seed=9)
    for _ in range(12):
        env.step(env.episode.legal(env.episode.seat)[0])

    worlds = [env.determinize("us", n) for n in range(3)]

    own = env.observe("us")["observation"].tobytes()
    assert all(world.observe("us")["observation"].tobytes() == own for world in worlds)
    assert len({world.observe("ussr")["observation"].tobytes() for world in worlds}) > 1


def test_what_an_agent_sees_can_be_read():
    env = aec_env("el-grande", render_mode="ansi")
    env.reset(seed=1)

    assert "power_13: Power card 13" in (env.render() or "")
    assert str(aec_env("el-grande").metadata["name"]).startswith("tablero_el_grande_v")


# -- parallel ----------------------------------------------------------------------------------------------------


def headlines() -> ParallelGame:
    """Twilight Struggle where both sides choose a headline at the same time."""
    env = parallel_env("twilight-struggle")
    observations, _ = env.reset(seed=2)
    while len(env.episode.asked()) < 2:
        observations, *_ = env.step(
            {agent: int(np.flatnonzero(told["action_mask"])[0]) for agent, told in observations.items()}
        )
    return env


def test_headlines_are_chosen_at_the_same_time():
    env = headlines()
    assert not env.observe("us")["action_mask"][env.wait]

    env.step({agent: env.episode.legal(seat)[0] for seat, agent in enumerate(env.agents)})

    assert len(env.episode.asked()) == 1


def test_who_is_not_asked_waits():
    env = parallel_env("el-grande")
    observations, _ = env.reset(seed=2)
    waiting = [agent for agent, told in observations.items() if told["action_mask"][env.wait]]

    assert len(waiting) == 2
    assert all(observations[agent]["action_mask"].sum() == 1 for agent in waiting)


def test_one_wrong_action_leaves_all_as_it_was():
    env = headlines()
    first = env.episode.legal(0)[0]
    before = env.episode.match.count

    with pytest.raises(IllegalAnswer, match="us has no action"):
        env.step({"ussr": first, "us": env.wait})
    with pytest.raises(IllegalAnswer, match="us is asked something"):
        env.step({"ussr": first})

    assert env.episode.match.count == before
    assert len(env.episode.asked()) == 2


def test_parallel_environments_are_copied_too():
    env = headlines()
    world, copy, again = env.determinize("us", 1), env.clone(), ParallelGame.deserialize(env.serialize())

    for other in (world, copy, again):
        assert other.agents == env.agents
        assert other.observe("us")["observation"].tobytes() == env.observe("us")["observation"].tobytes()
    copy.step({agent: copy.episode.legal(seat)[0] for seat, agent in enumerate(copy.agents)})
    assert len(env.episode.asked()) == 2
