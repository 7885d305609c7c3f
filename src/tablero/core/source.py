"""Where a function stands in the source: for people who look a card or a rule up."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any


def place_of(function: Callable[..., Any]) -> str:
    """File, line and name of a function, as far as the build can tell."""
    file = f"{function.__module__.replace('.', '/')}.py"
    try:
        line = inspect.getsourcelines(function)[1]
    except (TypeError, OSError):  # compiled
        return f"{file} {function.__name__}"
    return f"{file}:{line} {function.__name__}"
