"""OpenSpiel's games: its own tests, and what its algorithms rely on."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

from tablero.core.errors import BadSetup
from tests.envs.support import GAMES

pyspiel = pytest.importorskip("pyspiel")

import tablero.envs.spiel as spiel  # noqa: E402

NAMES = ["tablero_" + id.replace("-", "_") for id in GAMES]


def state_after(name: str, answers: int, deal: int = 1):
    state = pyspiel.load_game(f"{name}(deals=3)").new_initial_state()
    state.apply_action(deal)
    rng = np.random.default_rng(0)
    for _ in range(answers):
        if not state.is_terminal():
            state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_openspiels_simulation_test_passes(name: str, capfd):
    pyspiel.random_sim_test(pyspiel.load_game(f"{name}(deals=2)"), num_sims=1, serialize=False, verbose=False)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", NAMES)
def test_openspiels_api_tests_pass(name: str):
    """Those that it runs on every game, on states from a part of the tree."""
    import unittest

    from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase
    from open_spiel.python.algorithms import sample_some_states

    game = pyspiel.load_game(f"{name}(deals=2)")

    class Api(EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        @classmethod
        def setUpClass(cls) -> None:
            cls.game, cls.game_name, cls.game_type = game, name, game.get_type()
            cls.some_states = sample_some_states.sample_some_states(game, max_states=25)

    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(Api).run(result)
    assert result.testsRun > 3
    assert not result.failures, result.failures[0][1]
    assert not result.errors, result.errors[0][1]


@pytest.mark.parametrize("name", NAMES)
def test_states_are_copied_kept_and_dealt_anew(name: str):
    state = state_after(name, 25)
    player = state.current_player()
    before = [state.observation_string(seat) for seat in range(state.num_players())]

    copy, again = state.clone(), pickle.loads(pickle.dumps(state))
    world = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))

    for other in (copy, again, world):
        assert other.history() == state.history()
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        assert other.observation_string(player) == before[player]
    copy.apply_action(copy.legal_actions()[-1])
    world.apply_action(world.legal_actions()[-1])
    assert [state.observation_string(seat) for seat in range(state.num_players())] == before
    assert len(copy.history()) == len(state.history()) + 1


def test_the_tensor_is_the_row_from_0_to_1():
    state = state_after("tablero_el_grande", 10)
    episode = state.episode

    tensor = np.array(state.observation_tensor(2), np.float32)

    assert np.array_equal(tensor, episode.observations.scaled(episode.observe(2)))


def test_a_history_is_played_again_exactly():
    state = state_after("tablero_twilight_struggle", 40)
    again = state.get_game().new_initial_state()

    for action in state.history():
        again.apply_action(action)

    assert again.observation_string(0) == state.observation_string(0)
    assert again.observation_string(1) == state.observation_string(1)


def test_players_options_and_rewards_are_parameters():
    game = pyspiel.load_game("tablero_el_grande(players=4,options=short:on power_shift:on,reward=margin,deals=2)")
    state = game.new_initial_state()
    state.apply_action(0)

    assert game.num_players() == 4
    assert state.episode.options["short"]
    assert state.episode.options["power_shift"]
    assert game.max_utility() > 1
    with pytest.raises(BadSetup, match="name:value"):
        spiel.options_in("short")
    assert str(state).startswith("El Grande")
    assert state.action_to_string(state.current_player(), 0) == "galicia"


def test_a_whole_game_by_openspiels_environment():
    from open_spiel.python import rl_environment

    env = rl_environment.Environment(pyspiel.load_game("tablero_el_grande(options=short:on,deals=4)"))
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][player][0]])

    assert sorted(step.rewards)[-1] == 1
