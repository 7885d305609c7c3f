"""The list of effects by name: what `data/cards.toml` calls `effect` is a script registered here under that name.

An effect comes with a test of whether it could change anything at all: if not, it is not offered (EG-R39).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablero.core.ask import Script
from tablero.core.errors import nearest

from ..board import Effect
from ..state import ElGrandeState

EffectScript = Callable[[ElGrandeState, int, Effect], Script]
EffectTest = Callable[[ElGrandeState, int, Effect], bool]

SCRIPTS: Final[dict[str, EffectScript]] = {}
TESTS: Final[dict[str, EffectTest]] = {}


def effect(name: str, script: EffectScript, possible: EffectTest) -> None:
    """Enter an effect in the book."""
    SCRIPTS[name] = script
    TESTS[name] = possible


def always(s: ElGrandeState, me: int, e: Effect) -> bool:
    return True


def is_possible(s: ElGrandeState, me: int, e: Effect) -> bool:
    """Whether the effect could change anything for anybody."""
    return TESTS[e.op](s, me, e)


def perform(s: ElGrandeState, me: int, e: Effect) -> Script:
    """The script that carries out an effect."""
    return SCRIPTS[e.op](s, me, e)


def check_known(op: str) -> None:
    if op not in SCRIPTS:
        raise nearest(op, list(SCRIPTS), "the effects of El Grande", "effect")
