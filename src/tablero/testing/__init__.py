"""For tests: `@rule("EG-1.1", ruling="EG-R1")` says which rules a test holds the game to.

`tablero rules GAME --coverage` finds these citations by reading the test files (core/rulebook.py); `CITED` has those
of the tests that were imported.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from tablero.core.match import Match

TestFunction = TypeVar("TestFunction", bound=Callable[..., Any])

CITED: Final[dict[str, list[str]]] = {}  # the tests that cite an id, as module::name


def rule(*ids: str, ruling: str | tuple[str, ...] = ()) -> Callable[[TestFunction], TestFunction]:
    """Cite rules, and rulings, in a test. The test itself is unchanged, so this goes with parametrised tests too."""
    cited = (*ids, *((ruling,) if isinstance(ruling, str) else ruling))
    if not cited or not all(isinstance(id, str) and id for id in cited):
        raise TypeError(f"cite at least one rule by its id, as in @rule('EG-1.1'); not {cited!r}")

    def cite(test: TestFunction) -> TestFunction:
        test.__rules__ = (*getattr(test, "__rules__", ()), *cited)  # type: ignore[attr-defined]
        for id in cited:
            CITED.setdefault(id, []).append(f"{test.__module__}::{test.__qualname__}")
        return test

    return cite


def state_of(match: Match) -> Any:
    """The state of a match, whichever game's it is: for tests that look into it."""
    return match.state
