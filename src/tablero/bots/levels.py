"""`beginner`, `player`, `club`, `expert`: how strong an opponent is to be, in words that mean the same in every game.

Which bot a level is differs from game to game, and may differ from seat to seat. `data/levels.toml` of a game says it:

    beginner = "greedy:worlds=1:careless=0.04"
    expert = "halving:iterations=96:seconds=3"

    [patron]  # this seat otherwise
    expert = "halving:iterations=200:seconds=3"

What the file leaves open, and games without it, have `USUAL`. A level is bounded by what it tries (worlds, iterations),
so that it plays the same on every machine, and by seconds, so that nobody waits: whichever is reached first.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from tablero.core.errors import BadPack, nearest
from tablero.core.game import AnyGame

from .bot import Bot, Knowledge

USUAL: Final[dict[str, str]] = {
    "beginner": "greedy:worlds=1:careless=0.05:seconds=0.5",
    "player": "greedy:seconds=0.5",
    "club": "halving:iterations=24:seconds=1.5",
    "expert": "halving:iterations=96:seconds=3",
}
LEVELS: Final = tuple(USUAL)
DEFAULT_LEVEL: Final = "player"  # whom one plays if nobody says
USUAL_ADVISER: Final = "club"  # whom one asks for advice where no level plays


def strongest_level(there: list[str]) -> str:
    """Whom one asks for advice if one does not say: the strongest level of these bots, or a club player."""
    found = [level for level in LEVELS if level in there]
    return found[-1] if found else USUAL_ADVISER


def level_spec(game: AnyGame, level: str, seat: str = "") -> str:
    """The bot that `level` is in a game, for the seat of this name."""
    levels = levels_of(game.package)
    given: str | None = levels.get(seat, {}).get(level) or levels.get(level)
    return given or USUAL[level]


def level_ratings(game: AnyGame) -> dict[str, float]:
    """How strong each level is, as far as `tablero ladder` has found out (docs/strength.md)."""
    ratings: dict[str, float] = data_file(game.package, "ratings.toml").get("ratings", {})
    return ratings


@lru_cache
def data_file(package: str, name: str) -> dict[str, Any]:
    """A file among a game's data; nothing if it has none."""
    file = files(package).joinpath("data", name)
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


@lru_cache
def levels_of(package: str) -> dict[str, Any]:
    """What a game's file says, checked."""
    levels = data_file(package, "levels.toml")
    for table in [levels, *[value for value in levels.values() if isinstance(value, dict)]]:
        for level, spec in table.items():
            if isinstance(spec, str) and level not in LEVELS:
                raise nearest(level, list(LEVELS), f"data/levels.toml of {package}", "level")
            if spec in LEVELS:
                raise BadPack(f"data/levels.toml of {package}: {level} = {spec!r} is a level again; name a bot")
    return levels


class LevelBot(Bot):
    """The bot that a level is in the game it comes to play, in the seat it comes to sit in."""

    def __init__(self, level: str, make: Callable[[str, bytes], Bot], seed: bytes) -> None:
        super().__init__(seed)
        self.level = level
        self.make = make
        self.seed = seed
        self.spec = ""
        self.bot: Bot | None = None
        self.longest = 0.0  # seconds for the next decision; 0: as many as the level has

    def limit(self, seconds: float) -> None:
        self.longest = seconds

    def choose(self, knowledge: Knowledge) -> int:
        spec = level_spec(knowledge.game, self.level, knowledge.seat_name)
        if self.bot is None or spec != self.spec:
            self.spec, self.bot = spec, self.make(spec, self.seed)
        self.bot.progress = self.progress
        if self.longest:
            self.bot.limit(self.longest)
        option = self.bot.choose(knowledge)
        self.candidates = self.bot.candidates
        return option

    def stop(self) -> None:
        super().stop()
        if self.bot is not None:
            self.bot.stop()
