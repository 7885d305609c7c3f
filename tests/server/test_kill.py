"""Whatever is killed under load: no acknowledged answer is lost, none is applied twice, and everybody is told.

`TABLERO_KILLS=500 python -m pytest -s -m slow tests/server/test_kill.py` kills as often in each of the long ones.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import MortalPostgres
from .fork_server import ForkServer
from .killing import Site, kill_often

KILLS = int(os.environ.get("TABLERO_KILLS", "0"))


def test_one_kill_loses_nothing(fork_server: ForkServer, tmp_path: Path) -> None:
    kill_often(fork_server, f"sqlite:///{tmp_path / 'tables.sqlite3'}", 1)


@pytest.mark.slow
def test_kills_lose_nothing(fork_server: ForkServer, tmp_path: Path) -> None:
    kill_often(fork_server, f"sqlite:///{tmp_path / 'tables.sqlite3'}", KILLS or 35)


@pytest.mark.slow
def test_kills_lose_nothing_on_postgresql(fork_server: ForkServer, postgres_url: str) -> None:
    kill_often(fork_server, postgres_url, KILLS or 15)


@pytest.mark.slow
def test_postgresql_itself_is_killed_and_comes_back(fork_server: ForkServer, mortal_postgres: MortalPostgres) -> None:
    """The server stays, says that nothing or nobody knows what was stored, and goes on when the database is back."""

    def death(site: Site, look: Callable[[], None]) -> None:
        mortal_postgres.kill()
        time.sleep(0.1)  # for some to find it gone
        mortal_postgres.start()
        look()

    kill_often(fork_server, mortal_postgres.url, KILLS // 10 or 3, death, patient=True)
