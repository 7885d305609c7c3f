"""Bots by name, as written on a command line: `expert`, `random`, `greedy`, `yardstick`, `halving:iterations=500`.

A level (levels.py) is a bot that differs from game to game; the others are the same everywhere. A spec is a name and,
after colons, parameters; the table below says which exist. Whatever it does not know is refused with what would have
worked.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from tablero.core.errors import BadSetup, nearest
from tablero.core.game import AnyGame

from .bot import Bot
from .chance import RandomBot
from .greedy import GreedyBot, YardstickBot
from .halving import HalvingBot
from .levels import LEVELS, LevelBot, level_spec
from .planner import PlannerBot


class Parameter(NamedTuple):
    """A number that can be set: whole or not, and its least and greatest value."""

    whole: bool
    least: float
    most: float


class BotKind(NamedTuple):
    """A kind of bot: what makes it, and its parameters."""

    make: Callable[..., Bot]
    parameters: dict[str, Parameter]


SECONDS: Final = Parameter(False, 0.001, 3600)


def level_kind(level: str) -> BotKind:
    return BotKind(lambda seed, clock=True: LevelBot(level, partial(make_bot, clock=clock), seed), {})


KINDS: Final[dict[str, BotKind]] = {
    **{level: level_kind(level) for level in LEVELS},
    "random": BotKind(RandomBot, {}),
    "greedy": BotKind(
        GreedyBot, {"worlds": Parameter(True, 1, 100), "careless": Parameter(False, 0, 1), "seconds": SECONDS}
    ),
    "yardstick": BotKind(YardstickBot, {}),
    "halving": BotKind(HalvingBot, {"iterations": Parameter(True, 1, 10_000_000), "seconds": SECONDS}),
    "planner": BotKind(PlannerBot, {"iterations": Parameter(True, 1, 10_000_000), "seconds": SECONDS}),
}
FORMER: Final = {"mcts": "halving"}  # names that stored tables may still have


def bot_names() -> list[str]:
    return list(KINDS)


def make_bot(spec: str, seed: bytes, clock: bool = True) -> Bot:
    """The bot that `spec` describes, with a random stream of its own.

    Without the clock it is bounded only by what it tries, and plays the same on every machine.
    """
    kind, values = parse(spec)
    if clock:
        return kind.make(seed, **values)
    if spec in LEVELS:
        return kind.make(seed, clock=False)
    if values.pop("seconds", 0) and "iterations" in kind.parameters and "iterations" not in values:
        raise BadSetup(f"{spec!r} is bounded by the clock alone; without one it needs iterations=…, too")
    return kind.make(seed, **values)


def seconds_of(spec: str, game: AnyGame, seat: str) -> float:
    """How long such a bot may think about a decision in the seat of this name; 0 if it does not go by time."""
    found = level_spec(game, spec, seat) if spec in LEVELS else spec
    return float(parse(found)[1].get("seconds", 0.0))


def check_budget(spec: str, seconds: float) -> str:
    """The spec itself, if there is such a bot and it wants no more than so many seconds for a decision."""
    wanted = parse(spec)[1].get("seconds", 0.0)
    if wanted > seconds:
        raise BadSetup(f"a bot may think for {seconds:g} seconds here, not {wanted:g}; write {spec.split(':')[0]!r}")
    return spec


def check_spec(spec: str) -> str:
    """The spec itself, if there is such a bot."""
    parse(spec)
    return spec


def parse(spec: str) -> tuple[BotKind, dict[str, int | float]]:
    name, *settings = spec.strip().split(":")
    name = FORMER.get(name, name)
    if name not in KINDS:
        raise nearest(name, list(KINDS), "tablero", "bot")
    kind = KINDS[name]
    values: dict[str, int | float] = {}
    for setting in settings:
        word, equals, text = setting.partition("=")
        if word not in kind.parameters:
            if not kind.parameters:
                raise BadSetup(f"bot {name!r} takes no parameters, so {spec!r} is not possible; write {name!r}")
            raise nearest(word, list(kind.parameters), f"bot {name!r}", "parameter")
        if not equals or word in values:
            raise BadSetup(f"{spec!r}: parameters are written once each, as in {name}:{word}={example(kind, word)}")
        values[word] = number(kind.parameters[word], f"{word!r} of bot {name!r}", text)
    return kind, values


def example(kind: BotKind, word: str) -> str:
    parameter = kind.parameters[word]
    return str(int(max(parameter.least, 1)))


def number(parameter: Parameter, what: str, text: str) -> int | float:
    """The value of a parameter."""
    try:
        value: int | float = int(text) if parameter.whole else float(text)
    except ValueError:
        value = parameter.least - 1
    if not parameter.least <= value <= parameter.most:
        word = "a whole number" if parameter.whole else "a number"
        raise BadSetup(f"{what} is {word} from {parameter.least:g} to {parameter.most:g}, not {text!r}")
    return value
