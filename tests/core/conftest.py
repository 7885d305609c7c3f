"""While these tests run, the little game Cups is registered like a real one."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablero import games
from tests.core import cups

PACKAGES = Path(__file__).with_name("packages")


@pytest.fixture(scope="module", autouse=True)
def registered_cups() -> Iterator[None]:
    games.__path__.append(str(PACKAGES))
    yield
    games.__path__.remove(str(PACKAGES))
    sys.modules.pop("tablero.games.cups", None)


@pytest.fixture(autouse=True)
def fresh_counters() -> None:
    cups.BUILDS.clear()
