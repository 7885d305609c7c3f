"""PettingZoo's parallel environments: all who are asked answer at the same time.

Several are asked at once only where the rules have secret choices (discs, headlines, cards handed on); otherwise one
agent has something to decide, and the others *wait*: that is the last action, after those of the game's table, and the
only one in their mask.
"""

from __future__ import annotations

from typing import Any, Self

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from tablero.core.errors import IllegalAnswer
from tablero.core.game import AnyGame, Options

from .aec import Observation, observation_space
from .episode import Episode, RewardKind


class ParallelGame(ParallelEnv[str, Observation, int]):
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
        self.episode = Episode(game, players, options, reward, max_steps)
        self.render_mode = render_mode
        name = self.episode.game.id.replace("-", "_")
        self.metadata = {"name": f"tablero_{name}_v{self.episode.game.version}", "render_modes": ["ansi"]}
        self.possible_agents = list(self.episode.seats)
        self.agents: list[str] = []
        self.observations = self.episode.observations
        self.wait = self.observations.actions
        self.observation_spaces = {
            agent: observation_space(self.observations, self.wait + 1) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

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
        seat = self.possible_agents.index(agent)
        mask = np.append(self.episode.mask(seat), np.int8(0))
        if not mask.any():
            mask[self.wait] = 1
        return {"observation": self.episode.observe(seat), "action_mask": mask}

    def render(self) -> str | None:
        """What the agent that is asked first sees, as text (text.py)."""
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
        return self.at(self.episode.determinize(self.possible_agents.index(agent), seed))

    def at(self, episode: Episode) -> Self:
        """An environment like this one, at another table."""
        other = type(self)(
            episode.game, episode.players, episode.options, episode.reward, episode.max_steps, self.render_mode
        )
        other.episode = episode
        other.agents = self.agents[:]
        return other

    def serialize(self) -> bytes:
        """The game as bytes; it holds what is hidden."""
        return self.episode.serialize()

    @classmethod
    def deserialize(cls, data: bytes) -> Self:
        """An environment at the point that was serialized."""
        episode = Episode.deserialize(data)
        env = cls(episode.game, episode.players, episode.options, episode.reward, episode.max_steps)
        env.episode = episode
        env.agents = [] if episode.over or episode.broken_off else env.possible_agents[:]
        return env
