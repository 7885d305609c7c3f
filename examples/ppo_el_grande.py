"""Masked PPO learns El Grande against bots, with sb3-contrib.

    pip install "tablero[learning]"
    python examples/ppo_el_grande.py --steps 200000

The reward is the margin of points as it changes with every answer, scaled to the order of 1; masks keep to what is
offered. It plays the short game for three against random bots; give it a level to learn against with --opponents.
"""

from __future__ import annotations

import argparse

import numpy as np
from gymnasium.wrappers import TransformReward
from sb3_contrib import MaskablePPO
from sb3_contrib.common.wrappers import ActionMasker

from tablero.envs import gym_env

SCALE = 0.05


def make_env(opponents: str, learning: bool = True):
    """Rewarded step by step to learn, by result to be measured."""
    env = gym_env("el-grande", options={"short": True}, opponents=opponents, reward="step" if learning else "result")
    masked = ActionMasker(env, lambda wrapped: wrapped.unwrapped.action_masks())
    return TransformReward(masked, lambda reward: SCALE * reward) if learning else masked


def train(steps: int, opponents: str = "random", seed: int = 1) -> MaskablePPO:
    model = MaskablePPO(
        "MlpPolicy", make_env(opponents), n_steps=min(1024, steps), batch_size=64, seed=seed, device="cpu", verbose=0
    )
    return model.learn(steps)


def wins(model: MaskablePPO, games: int, opponents: str = "random") -> float:
    """The share of games won, seeds that it did not learn from."""
    env = make_env(opponents, learning=False)
    won = 0
    for number in range(games):
        row, _ = env.reset(seed=10_000 + number)
        ended = False
        while not ended:
            action, _ = model.predict(row, action_masks=np.array(env.unwrapped.action_masks()), deterministic=True)
            row, reward, ended, _, _ = env.step(int(action))
        won += reward > 0
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description="Masked PPO on El Grande.")
    parser.add_argument("--steps", type=int, default=50_000)
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--games", type=int, default=200)
    args = parser.parse_args()
    model = train(args.steps, args.opponents)
    print(f"after {args.steps} steps it wins {wins(model, args.games, args.opponents):.0%} of {args.games} games")


if __name__ == "__main__":
    main()
