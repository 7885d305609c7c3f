"""Bots by name, as written on a command line: `random`, `greedy`, `yardstick`, `mcts`, `mcts:iterations=500`.

A spec is a name and, after colons, parameters; the table below says which exist. Whatever it does not know is refused
with what would have worked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from tablero.core.errors import BadSetup, nearest

from .bot import Bot
from .chance import RandomBot
from .greedy import GreedyBot, YardstickBot
from .mcts import MctsBot


class Parameter(NamedTuple):
    """A number that can be set: whole or not, and its least and greatest value."""

    whole: bool
    least: float
    most: float


class BotKind(NamedTuple):
    """A kind of bot: what makes it, and its parameters."""

    make: Callable[..., Bot]
    parameters: dict[str, Parameter]


KINDS: Final[dict[str, BotKind]] = {
    "random": BotKind(RandomBot, {}),
    "greedy": BotKind(GreedyBot, {"worlds": Parameter(True, 1, 100)}),
    "yardstick": BotKind(YardstickBot, {}),
    "mcts": BotKind(
        MctsBot,
        {
            "iterations": Parameter(True, 1, 10_000_000),
            "seconds": Parameter(False, 0.001, 3600),
        },
    ),
}


def bot_names() -> list[str]:
    return list(KINDS)


def make_bot(spec: str, seed: bytes) -> Bot:
    """The bot that `spec` describes, with a random stream of its own."""
    kind, values = parse(spec)
    return kind.make(seed, **values)


def check_spec(spec: str) -> str:
    """The spec itself, if there is such a bot."""
    parse(spec)
    return spec


def parse(spec: str) -> tuple[BotKind, dict[str, int | float]]:
    name, *settings = spec.strip().split(":")
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
