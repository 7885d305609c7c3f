"""PettingZoo's AEC environments: seats are agents, called by their ids, and act one after the other.

An observation is a dict: `observation`, the row of observation.py, and `action_mask`. Only the agent that is asked has
actions. An action that is not offered raises IllegalAnswer and changes nothing.
"""

from __future__ import annotations

from typing import Any, Self

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from tablero.core.game import AnyGame, Options

from .episode import Episode, RewardKind
from .observation import Mask, Observations, Row

Observation = dict[str, Any]  # "observation": a row, "action_mask": a mask


def observation_space(observations: Observations, actions: int) -> spaces.Dict:
    row = spaces.Box(np.zeros_like(observations.span), np.maximum(observations.span, 1), dtype=np.uint8)
    return spaces.Dict({"observation": row, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})


class AECGame(AECEnv[str, Observation, int]):
    """One game; `episode` is the table it is played at."""

    def __init__(
        self,
        game: str | AnyGame,
        players: int | None = None,
        options: Options | None = None,
        reward: RewardKind = "result",
        max_steps: int = 0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.take(Episode(game, players, options, reward, max_steps))
        self.render_mode = render_mode
        name = self.episode.game.id.replace("-", "_")
        self.metadata = {
            "name": f"tablero_{name}_v{self.episode.game.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.observations = self.episode.observations
        self.observation_spaces = {
            agent: observation_space(self.observations, self.observations.actions) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.observations.actions) for agent in self.possible_agents}

    def take(self, episode: Episode) -> None:
        """Sit at a table."""
        self.episode = episode
        self.possible_agents = list(episode.seats)
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

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
        seat = self.seat_of[agent]
        observations, match = self.observations, self.episode.match
        return {"observation": observations.row(match, seat), "action_mask": observations.mask(match, seat)}

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

    def render(self) -> str | None:
        """What the agent that is asked sees, as text (text.py)."""
        from .text import told

        return told(self.episode, self.episode.seat) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass

    # -- copies --------------------------------------------------------------------------------------------------

    def clone(self) -> Self:
        """An environment of its own at the same point."""
        return self.at(self.episode.clone())

    def determinize(self, agent: str, seed: int | bytes) -> Self:
        """A copy in which all that the agent can't know is dealt anew, with fresh dice."""
        return self.at(self.episode.determinize(self.seat_of[agent], seed))

    def at(self, episode: Episode) -> Self:
        """An environment like this one, at another table."""
        other = type(self)(
            episode.game, episode.players, episode.options, episode.reward, episode.max_steps, self.render_mode
        )
        other.take(episode)
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
            setattr(other, name, getattr(self, name).copy())
        other.agents = self.agents[:]
        other.infos = {agent: {} for agent in self.agents}
        other.agent_selection = self.agent_selection
        other.rewarded = self.rewarded
        return other

    def serialize(self) -> bytes:
        """The game as bytes; it holds what is hidden."""
        return self.episode.serialize()

    @classmethod
    def deserialize(cls, data: bytes) -> Self:
        """An environment at the point that was serialized; rewards not yet seen are forgotten."""
        episode = Episode.deserialize(data)
        env = cls(episode.game, episode.players, episode.options, episode.reward, episode.max_steps)
        env.reset(seed=0)
        env.take(episode)
        env.look_for_end()
        return env


__all__ = ["AECGame", "Mask", "Observation", "Row", "observation_space"]
