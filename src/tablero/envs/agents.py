"""What both of PettingZoo's environments share: a table, agents called by the ids of its seats, spaces, copies."""

from __future__ import annotations

from typing import Any, ClassVar, Self

import numpy as np
from gymnasium import spaces

from tablero.core.game import AnyGame, Options

from .episode import Episode, RewardKind
from .observation import Observations

Observation = dict[str, Any]  # "observation": a row, "action_mask": a mask


def observation_space(observations: Observations, actions: int) -> spaces.Dict:
    row = spaces.Box(np.zeros_like(observations.span), np.maximum(observations.span, 1), dtype=np.uint8)
    return spaces.Dict({"observation": row, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})


class AgentGame:
    """One game; `episode` is the table it is played at."""

    more_actions: ClassVar = 0  # after those of the game's table
    agents: list[str]
    possible_agents: list[str]

    def __init__(
        self,
        game: str | AnyGame,
        players: int | None = None,
        options: Options | None = None,
        reward: RewardKind = "result",
        max_steps: int = 0,
        render_mode: str | None = None,
    ) -> None:
        self.take(Episode(game, players, options, reward, max_steps))
        self.agents = []
        self.render_mode = render_mode
        name = self.episode.game.id.replace("-", "_")
        self.metadata: dict[str, Any] = {
            "name": f"tablero_{name}_v{self.episode.game.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,  # the one is not made of the other
        }
        self.observations = self.episode.observations
        actions = self.observations.actions + self.more_actions
        self.observation_spaces = {
            agent: observation_space(self.observations, actions) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def take(self, episode: Episode) -> None:
        """Sit at a table."""
        self.episode = episode
        self.possible_agents = list(episode.seats)
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        raise NotImplementedError

    def resume(self) -> None:
        """Go on at a table that was taken, whose game may be over."""
        raise NotImplementedError

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
        return self.at(self.episode.determinize(self.seat_of[agent], seed))

    def at(self, episode: Episode) -> Self:
        """An environment like this one, at another table."""
        other = type(self)(
            episode.game, episode.players, episode.options, episode.reward, episode.max_steps, self.render_mode
        )
        other.take(episode)
        other.agents = self.agents[:]
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
        env.resume()
        return env
