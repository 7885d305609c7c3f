"""Gymnasium environments: one seat, the others played by bots.

`info["action_mask"]` and `action_masks()` say what is offered. The observation is the row of observation.py, or with
`masked=True` a dict with the mask in it. An action that is not offered loses the game at once (reward -1, and
`info["illegal"]` says why), so that learners without masks can be tried, too.
"""

from __future__ import annotations

from typing import Any, Self

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tablero.bots import Knowledge, make_bot
from tablero.bots.bot import Bot
from tablero.core.errors import IllegalAnswer
from tablero.core.game import AnyGame, Options
from tablero.core.registry import game_ids

from .agents import observation_space
from .episode import Episode, RewardKind
from .observation import Row

LOST = -1.0


class GymGame(gymnasium.Env[Any, Any]):
    """One seat of a game; `episode` is the table it is played at."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str | AnyGame,
        players: int | None = None,
        options: Options | None = None,
        seat: int | str = 0,  # by its number or its id
        opponents: str | list[str] = "beginner",  # a level or another bot for all the others, or one for each seat
        reward: RewardKind = "result",
        max_steps: int = 0,
        masked: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.episode = Episode(game, players, options, reward, max_steps)
        seats = self.episode.seats
        self.seat = seats.index(seat) if isinstance(seat, str) else range(len(seats))[seat]
        self.opponents = [opponents] * len(seats) if isinstance(opponents, str) else opponents
        self.masked = masked
        self.render_mode = render_mode
        observations = self.episode.observations
        whole = observation_space(observations, observations.actions)
        self.observation_space = whole if masked else whole["observation"]
        self.action_space = spaces.Discrete(observations.actions)
        self.bots: list[Bot] = []
        self.key = b""

    # -- playing -------------------------------------------------------------------------------------------------

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game, up to the first question for the own seat."""
        super().reset(seed=seed)
        while True:
            key = self.np_random.bytes(16)
            self.episode.begin(key)
            self.seat_bots(key)
            self.let_bots_play()
            if not self.ended():  # a game can end before the seat is asked anything
                return self.observed(), self.info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        episode = self.episode
        try:
            paid = episode.act(int(action), self.seat)
        except IllegalAnswer as error:
            return self.observed(), LOST, True, False, {**self.info(), "illegal": str(error)}
        reward = episode.rewards[self.seat] if paid else 0.0
        reward += self.let_bots_play()
        return self.observed(), reward, episode.over, episode.broken_off, self.info()

    def seat_bots(self, key: bytes) -> None:
        """Bots for all seats; without a clock, so that they play alike everywhere."""
        self.key = key
        self.bots = [make_bot(spec, key + bytes([n]), clock=False) for n, spec in enumerate(self.opponents)]

    def ended(self) -> bool:
        return self.episode.over or self.episode.broken_off

    def let_bots_play(self) -> float:
        """Up to the next question for the own seat, or to the end; what the seat got for it."""
        episode = self.episode
        reward = 0.0
        while not self.ended() and self.seat not in (asked := episode.asked()):
            choice = self.bots[asked[0]].choose(Knowledge(episode.match, asked[0]))
            if episode.act(choice, asked[0]):
                reward += episode.rewards[self.seat]
        return reward

    def observed(self) -> Row | dict[str, Any]:
        observations, match = self.episode.observations, self.episode.match
        return observations.both(match, self.seat) if self.masked else observations.row(match, self.seat)

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.episode.mask(self.seat)}

    def action_masks(self) -> NDArray[np.bool_]:
        """What is offered, as MaskablePPO of sb3-contrib asks for it."""
        return self.episode.mask(self.seat).astype(bool)

    def render(self) -> str | None:
        """What the seat sees, as text (text.py)."""
        from .text import told

        return told(self.episode, self.seat) if self.render_mode == "ansi" else None

    # -- copies --------------------------------------------------------------------------------------------------

    def clone(self) -> Self:
        """An environment of its own at the same point; its bots begin their thinking anew."""
        return self.at(self.episode.clone())

    def determinize(self, seat: int, seed: int | bytes) -> Self:
        """A copy in which all that a seat can't know is dealt anew, with fresh dice."""
        return self.at(self.episode.determinize(seat, seed))

    def at(self, episode: Episode) -> Self:
        """An environment like this one, at another table."""
        settings = (episode.reward, episode.max_steps, self.masked, self.render_mode)
        other = type(self)(episode.game, episode.players, episode.options, self.seat, self.opponents, *settings)
        other.episode = episode
        other.np_random.bit_generator.state = self.np_random.bit_generator.state
        other.seat_bots(self.key)
        return other

    def serialize(self) -> bytes:
        """The game as bytes; it holds what is hidden. The bots' own chance is not in it."""
        return self.episode.serialize()

    def restore(self, data: bytes) -> Self:
        """An environment like this one, at the point that was serialized."""
        return self.at(Episode.deserialize(data))


def register() -> None:
    """Make all games known to `gymnasium.make`: tablero/el-grande-v3, where 3 is the version of the game."""
    from tablero.core.registry import find_game

    for id in game_ids():
        gymnasium.register(
            f"tablero/{id}-v{find_game(id).version}", entry_point="tablero.envs.gym:GymGame", kwargs={"game": id}
        )
