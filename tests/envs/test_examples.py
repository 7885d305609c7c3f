"""The examples for researchers, in small."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str, monkeypatch) -> Any:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    sys.modules.pop(name, None)
    return import_module(name)


def test_a_value_model_knows_more_than_the_average(monkeypatch):
    """On games it has not seen; seeded, so that it is always the same games."""
    model, average = example("value_model", monkeypatch).train("el-grande", 40, seed=1)

    assert model < average


def test_a_scripted_model_plays_over_text(monkeypatch):
    agent = example("llm_agent", monkeypatch)

    table, replies = agent.play("twilight-struggle", [agent.Scripted(0), agent.Scripted(1)], seed=1, most=15)

    assert table.episode.match.count == 15
    assert replies > 15  # it has looked something up, and said something that was not offered


def test_a_model_that_says_nothing_useful_is_played_on_for(monkeypatch):
    agent = example("llm_agent", monkeypatch)
    table = agent.TextTable("el-grande", seed=1)

    assert agent.decide(table, lambda prompt: "pass") == agent.TRIES
    assert table.episode.match.count == 1


def test_ismcts_plays_twilight_struggle(monkeypatch):
    pytest.importorskip("pyspiel")
    search = example("ismcts_twilight_struggle", monkeypatch)

    result, length = search.play(simulations=2, seed=0, most=12)

    assert length == 12
    assert result in (-1.0, 0.0, 1.0)


def test_ismcts_weighs_every_option(monkeypatch):
    pyspiel = pytest.importorskip("pyspiel")
    search = example("ismcts_twilight_struggle", monkeypatch)
    game = pyspiel.load_game("tablero_twilight_struggle")
    state = game.new_initial_state()
    state.apply_action(3)

    policy = dict(search.searcher(game, 40, seed=1).get_policy(state))

    assert set(policy) == set(state.legal_actions())
    assert sum(policy.values()) == pytest.approx(1)


def test_masked_ppo_learns_el_grande(monkeypatch):
    pytest.importorskip("sb3_contrib", reason="it needs the extra `learning`")
    ppo = example("ppo_el_grande", monkeypatch)

    model = ppo.train(steps=64)

    assert model.num_timesteps >= 64
    assert 0 <= ppo.wins(model, games=1) <= 1


def test_ppo_has_what_it_needs_without_sb3():
    """What the example asks of the environment, also where sb3-contrib is not installed."""
    from tablero.envs import gym_env

    env = gym_env("el-grande", options={"short": True}, opponents="random", reward="step")
    row, _ = env.reset(seed=1)
    masks = env.action_masks()

    assert row.dtype == np.uint8
    assert masks.dtype == bool
    assert masks.shape == (len(env.episode.game.actions),)
    assert masks.any()
