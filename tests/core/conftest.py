"""While these tests run, the little game Cups is registered like a real one.

Cups is plain Python, and such a class cannot inherit from a compiled one: these tests are for the source. The compiled
build is held to the contract of the real games (tests/contract).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablero import games
from tablero.core import match

PACKAGES = Path(__file__).with_name("packages")
IS_COMPILED = not match.__file__.endswith(".py")

collect_ignore_glob = ["test_*.py"] if IS_COMPILED else []


@pytest.fixture(scope="module", autouse=True)
def registered_cups() -> Iterator[None]:
    games.__path__.append(str(PACKAGES))
    yield
    games.__path__.remove(str(PACKAGES))
    sys.modules.pop("tablero.games.cups", None)


@pytest.fixture(autouse=True)
def fresh_counters() -> None:
    from tests.core import cups

    cups.BUILDS.clear()
