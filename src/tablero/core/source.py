"""What people find who look a card or a rule up: its data, and where in the source its effect stands."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, NotRequired, TypedDict

from .shape import Data


class CardInfo(TypedDict):
    """All about a card: its data, the rule that describes it, and where its effect is carried out, if it has one."""

    id: str
    data: Data
    rule: str
    effect: str | None
    ai: NotRequired[Data]  # when a side run by the rulebook uses it


def place_of(function: Callable[..., Any]) -> str:
    """File, line and name of a function, as far as the build can tell."""
    file = f"{function.__module__.replace('.', '/')}.py"
    try:
        line = inspect.getsourcelines(function)[1]
    except (TypeError, OSError):  # compiled
        return f"{file} {function.__name__}"
    return f"{file}:{line} {function.__name__}"
