"""One game under way, as all environments have it: who is asked, answers, rewards; copies, saves and imagined worlds.

Rewards are told at the end of the game or step by step:

- `result`: 1 for those who win, -1 for those who lose, 0 for all in a draw or in a game without an end;
- `margin`: at the end, the own points less those of the best other side; with no other side, the points;
- `step`: the same, as it grows and shrinks with every answer; all steps together are the margin at the end.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, Literal, Self, get_args

from tablero.core.errors import BadSetup, nearest
from tablero.core.game import AnyGame, Options
from tablero.core.match import Match, new_match
from tablero.core.registry import find_game

from .observation import Mask, Observations, Row, observations_of
from .snapshot import restored, snapshot

RewardKind = Literal["result", "margin", "step"]
REWARDS: Final[tuple[RewardKind, ...]] = get_args(RewardKind)


class Episode:
    """A table with fixed seats and options, and one game after the other at it."""

    def __init__(
        self,
        game: str | AnyGame,
        players: int | None = None,
        options: Options | None = None,
        reward: RewardKind = "result",
        max_steps: int = 0,  # answers after which a game is broken off; 0: never
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.players = self.game.checked_players(players if players is not None else self.game.usual_players())
        self.options = self.game.checked_options(self.players, options or {})
        if reward not in REWARDS:
            raise nearest(reward, list(REWARDS), "the kinds of reward", "reward")
        if max_steps < 0:
            raise BadSetup(f"max_steps is the most answers of a game, or 0 for no bound; not {max_steps}")
        self.reward: RewardKind = reward
        self.max_steps = max_steps
        self.seats = self.game.seated(self.players, self.options)
        self.sides = self.game.sides(self.players)
        self.observations: Observations = observations_of(self.game)
        self.chance = Random()
        self.match: Match
        self.rewards = [0.0] * self.players  # for the last answer
        self.margins: list[float] = []

    # -- playing -------------------------------------------------------------------------------------------------

    def begin(self, seed: int | bytes | None = None) -> None:
        """Start a game. A number also seeds those that follow with no seed of their own."""
        if isinstance(seed, int):
            self.chance.seed(seed)
        key = seed if isinstance(seed, bytes) else self.chance.randbytes(16)
        self.match = new_match(self.game, self.players, self.options, key, journal=False)
        self.rewards = [0.0] * self.players
        self.margins = self.margins_now()

    @property
    def over(self) -> bool:
        return self.match.ask is None

    @property
    def broken_off(self) -> bool:
        """Whether it went on for too long."""
        return 0 < self.max_steps <= self.match.count and self.match.ask is not None

    @property
    def seat(self) -> int:
        """The seat that is asked, the first of them if several are; -1 at the end."""
        ask = self.match.ask
        return -1 if ask is None else ask.seat

    def asked(self) -> list[int]:
        """All seats that are asked: several only where they choose in secret at the same time."""
        return [ask.seat for ask in self.match.open_asks()]

    def legal(self, seat: int) -> list[int]:
        """What a seat may answer; nothing if it is not asked."""
        ask = self.match.ask_for(seat)
        return [] if ask is None else sorted(ask.options)

    def act(self, action: int, seat: int = -1) -> bool:
        """Answer for a seat (the one asked first, if none is named); whether there are rewards for it.

        An answer that is none of the options raises IllegalAnswer and changes nothing.
        """
        self.match.answer(action, seat)
        if self.reward == "step":
            now = self.margins_now()
            self.rewards = [new - old for new, old in zip(now, self.margins)]
            self.margins = now
            return any(self.rewards)
        if self.match.ask is None:
            self.rewards = self.returns()
            return True
        return False

    # -- rewards -------------------------------------------------------------------------------------------------

    def returns(self) -> list[float]:
        """What the game has brought each seat: by result, or by margin; before the end 0 by result."""
        return self.results() if self.reward == "result" else self.margins_now()

    def results(self) -> list[float]:
        """1 for winners, -1 for losers, 0 for all in a draw or in a game without an end."""
        state = self.match.state
        if not self.over:
            return [0.0] * self.players
        winners = self.game.winners(state)
        lasting = self.players == 1 or len({self.sides[seat] for seat in winners}) < len(set(self.sides))
        if not lasting or (not winners and set(self.game.places(state)) == {1}):
            return [0.0] * self.players
        return [1.0 if seat in winners else -1.0 for seat in range(self.players)]

    def margins_now(self) -> list[float]:
        """The points of each seat less those of the best other side."""
        points = self.game.points(self.match.state)
        found = []
        for seat in range(self.players):
            others = [points[n] for n in range(self.players) if self.sides[n] != self.sides[seat]]
            found.append(float(points[seat] - (max(others) if others else 0)))
        return found

    # -- observing -----------------------------------------------------------------------------------------------

    def observe(self, seat: int) -> Row:
        return self.observations.row(self.match, seat)

    def mask(self, seat: int) -> Mask:
        return self.observations.mask(self.match, seat)

    # -- copies --------------------------------------------------------------------------------------------------

    def clone(self) -> Self:
        """An episode of its own at the same point; both go on with the same dice."""
        other = type(self)(self.game, self.players, self.options, self.reward, self.max_steps)
        other.take(self.match.copy(), self)
        return other

    def take(self, match: Match, before: Episode) -> None:
        """Go on with a match in the place of another."""
        match.seed = before.match.seed
        self.match = match
        self.chance.setstate(before.chance.getstate())
        self.rewards = before.rewards[:]
        self.margins = before.margins[:]

    def determinize(self, seat: int, seed: int | bytes) -> Self:
        """A copy in which all that `seat` can't know is dealt anew, with fresh dice: as likely as the real one."""
        world = self.clone()
        world.redeal(seat, seed)
        return world

    def redeal(self, seat: int, seed: int | bytes) -> None:
        """Deal anew all that `seat` can't know, in this very game."""
        self.match.redeal(seat, seed if isinstance(seed, bytes) else f"world {seed}".encode())

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).deserialize, (self.serialize(),)

    def serialize(self) -> bytes:
        """Everything needed to go on elsewhere. It holds what is hidden: not for players."""
        more = {"reward": self.reward, "max_steps": self.max_steps, "rewards": self.rewards, "margins": self.margins}
        return snapshot(self.match, more)

    @classmethod
    def deserialize(cls, data: bytes) -> Self:
        """The episode that was serialized, by the same version of its game."""
        match, more = restored(data)
        settings: dict[str, Any] = {"reward": more["reward"], "max_steps": more["max_steps"]}
        episode = cls(match.game, match.players, match.options, **settings)
        episode.match = match
        episode.rewards = more["rewards"]
        episode.margins = more["margins"]
        return episode
