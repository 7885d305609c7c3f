"""Facts of a game's data as values for its texts: a number is written once, in the data, and its text follows it.

`own = 2` is `$own`, a flag is "yes" or "no", and a list of numbers is enumerated: `$values` with "and", `$values-or`
with "or". What a table within holds is `$condition-n`; in a list of tables it is `$effect-n`, of the second one
`$effect-2-n`. Where a number needs a noun, a message `unit-<noun>` words it with `$n`: every number comes as
`$cost-dollars`, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from tablero.core.game import Facts

from .lexicon import Lexicon


def told(facts: Facts, lexicon: Lexicon, language: str) -> dict[str, str | int]:
    """The values that the texts of a card or thing can use."""
    units = [id for id in lexicon.ids() if id.startswith("unit-")]
    values: dict[str, str | int] = {}
    for name, fact in flat("", facts):
        if isinstance(fact, list):
            values[name] = enumerated(fact, language, "standard")
            values[f"{name}-or"] = enumerated(fact, language, "or")
        else:
            values[name] = fact
        if isinstance(fact, int):
            values |= {f"{name}-{id.removeprefix('unit-')}": lexicon.say(id, {"n": fact}) for id in units}
    return values


def flat(name: str, fact: Any) -> Iterator[tuple[str, Any]]:
    """A fact and those within it, each under its full name."""
    if isinstance(fact, dict):
        for key, value in fact.items():
            yield from flat(f"{name}-{key}" if name else key, value)
    elif isinstance(fact, list) and fact and isinstance(fact[0], dict):
        for place, value in enumerate(fact, 1):
            yield from flat(name if place == 1 else f"{name}-{place}", value)
    elif isinstance(fact, bool):
        yield name, "yes" if fact else "no"
    else:
        yield name, fact


def enumerated(facts: list[Any], language: str, style: Literal["standard", "or"]) -> str:
    from babel.lists import format_list

    return format_list([str(fact) for fact in facts], style=style, locale=language.replace("-", "_"))
