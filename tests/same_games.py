"""For tests that open tables on a server in their own process: a conftest imports it for all its tests."""

from __future__ import annotations

from hashlib import sha256
from itertools import count

import pytest


@pytest.fixture(autouse=True)
def same_games(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every run of a test opens tables with the same seeds, so that what fails once fails again."""
    number = count()
    name = request.node.name
    monkeypatch.setattr("tablero.server.seats.new_seed", lambda: sha256(f"{name} {next(number)}".encode()).digest())
