"""An environment in which nothing happens: what a loop over any environment of PettingZoo takes anyway (bench.py)."""

from __future__ import annotations

from typing import Any, Final

from pettingzoo import AECEnv

from .aec import AECGame
from .agents import Observation

STEPS: Final = 200  # of a game, in which nothing happens so often


class StillGame(AECEnv[str, Observation, int]):
    """Shows the first row and mask of a game at every step; agents take turns."""

    def __init__(self, env: AECGame) -> None:
        env.reset(seed=0)
        self.possible_agents = env.possible_agents
        self.seen = env.observe(env.agent_selection)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self.steps = 0

    def observe(self, agent: str) -> Observation:
        return self.seen

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.steps += 1
        self.agent_selection = self.possible_agents[self.steps % len(self.possible_agents)]
        if self.steps == STEPS:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
