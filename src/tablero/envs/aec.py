"""PettingZoo's AEC environments: seats are agents, called by their ids, and act one after the other.

An observation is a dict: `observation`, the row of observation.py, and `action_mask`. Only the agent that is asked has
actions. An action that is not offered raises IllegalAnswer and changes nothing.
"""

from __future__ import annotations

from typing import Any, Self

from pettingzoo import AECEnv

from .agents import AgentGame, Observation
from .episode import Episode
from .observation import Mask, Row


class AECGame(AgentGame, AECEnv[str, Observation, int]):
    """One game; `episode` is the table it is played at."""

    # -- playing -------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.episode.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seat]

    def observe(self, agent: str) -> Observation:
        return self.observations.both(self.episode.match, self.seat_of[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        episode = self.episode
        paid = episode.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        if paid or self.rewarded:
            self.pay(paid)
        ask = episode.match.ask
        if ask is not None and not episode.max_steps:
            self.agent_selection = self.possible_agents[ask.seat]
        else:
            self.look_for_end()

    rewarded = False  # the last answer had rewards

    def pay(self, paid: bool) -> None:
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = self.episode.rewards[seat] if paid else 0.0
        self.rewarded = paid
        self._accumulate_rewards()

    def look_for_end(self) -> None:
        """Go on to the agent that is asked, or to the first one if the game has ended or was broken off."""
        if self.episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.episode.broken_off:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.episode.seat]
            return
        self.agent_selection = self.agents[0]

    resume = look_for_end

    def at(self, episode: Episode) -> Self:
        other = super().at(episode)
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
            setattr(other, name, getattr(self, name).copy())
        other.infos = {agent: {} for agent in self.agents}
        other.agent_selection = self.agent_selection
        other.rewarded = self.rewarded
        return other


__all__ = ["AECGame", "Mask", "Observation", "Row"]
