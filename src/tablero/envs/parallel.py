"""PettingZoo's parallel environments: all who are asked answer at the same time.

Several are asked at once only where the rules have secret choices (discs, headlines, cards handed on); otherwise one
agent has something to decide, and the others *wait*: that is the last action, after those of the game's table, and the
only one in their mask.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from pettingzoo import ParallelEnv

from tablero.core.errors import IllegalAnswer

from .agents import AgentGame, Observation


class ParallelGame(AgentGame, ParallelEnv[str, Observation, int]):
    """One game; `episode` is the table it is played at."""

    more_actions: ClassVar = 1

    @property
    def wait(self) -> int:
        """The action of those who are asked nothing."""
        return self.observations.actions

    # -- playing -------------------------------------------------------------------------------------------------

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.episode.begin(seed)
        self.agents = self.possible_agents[:]
        return self.observe_all(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Answer for all who are asked. If one answer is not offered, nothing is changed."""
        episode, agents = self.episode, self.agents
        asked = episode.asked()
        for seat in asked:
            self.check(seat, actions)
        rewards = [0.0] * episode.players
        for seat in asked:
            if episode.act(int(actions[self.possible_agents[seat]]), seat):
                rewards = [before + more for before, more in zip(rewards, episode.rewards)]
        over, broken_off = episode.over, episode.broken_off
        told = self.observe_all()
        if over or broken_off:
            self.agents = []
        return (
            told,
            dict(zip(self.possible_agents, rewards)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, broken_off),
            {agent: {} for agent in agents},
        )

    def check(self, seat: int, actions: dict[str, int]) -> None:
        agent = self.possible_agents[seat]
        if agent not in actions:
            raise IllegalAnswer(f"{agent} is asked something, but has no action")
        if actions[agent] not in self.episode.legal(seat):
            names = self.episode.game.actions
            offered = ", ".join(names[option] for option in self.episode.legal(seat))
            raise IllegalAnswer(f"{agent} has no action {actions[agent]} now; the options were {offered}")

    def observe_all(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and what it can do: if it is asked nothing, wait."""
        seat = self.seat_of[agent]
        mask = np.append(self.episode.mask(seat), np.int8(0))
        if not mask.any():
            mask[self.wait] = 1
        return {"observation": self.episode.observe(seat), "action_mask": mask}

    def resume(self) -> None:
        self.agents = [] if self.episode.over or self.episode.broken_off else self.possible_agents[:]
