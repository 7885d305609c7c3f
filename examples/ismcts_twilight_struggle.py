"""OpenSpiel's ISMCTS plays Twilight Struggle: every simulation begins in a world dealt anew from what its side knows.

    pip install "tablero[openspiel]"
    python examples/ismcts_twilight_struggle.py --simulations 200 --games 10

Positions at the edge of the tree are judged as Tablero's own bots judge them, in place of playing them to the end. Put
a network there, with priors for the actions, and it is an AlphaZero for hidden information.
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

import tablero.envs.spiel  # noqa: F401 - registers the games


class Judge:
    """OpenSpiel's evaluator: what a state is worth to each player, and which actions look good."""

    def evaluate(self, state):
        episode = state.episode
        game, world = episode.game, episode.match.state
        return np.array([2 * game.evaluate(world, seat) - 1 for seat in range(episode.players)])

    def prior(self, state):
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def searcher(game, simulations: int, seed: int) -> ISMCTSBot:
    return ISMCTSBot(
        game,
        Judge(),
        uct_c=0.7,
        max_simulations=simulations,
        random_state=np.random.RandomState(seed),
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )


def play(simulations: int, seed: int, most: int = 100_000) -> list[float]:
    """A game against random answers, as the USSR if the seed is even: what it brought, and how long it was."""
    game = pyspiel.load_game("tablero_twilight_struggle")
    rng = np.random.RandomState(seed)
    side, bot = seed % 2, searcher(game, simulations, seed)
    state = game.new_initial_state()
    state.apply_action(seed)
    while not state.is_terminal() and len(state.history()) < most:
        if state.current_player() == side:
            state.apply_action(int(bot.step(state)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return [state.returns()[side], float(len(state.history()))]


def main() -> None:
    parser = argparse.ArgumentParser(description="ISMCTS against random play.")
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--games", type=int, default=4)
    args = parser.parse_args()
    results = [play(args.simulations, number)[0] for number in range(args.games)]
    print(f"ISMCTS with {args.simulations} simulations: {sum(r > 0 for r in results)} of {args.games} won")


if __name__ == "__main__":
    main()
