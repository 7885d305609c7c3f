"""Databases for the server's tests: a SQLite file, and a PostgreSQL server that comes as a wheel (pgserver)."""

from __future__ import annotations

import itertools
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tests.same_games import same_games as same_games

from .fork_server import ForkServer

NUMBERS = itertools.count()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """PostgreSQL takes its time to start: whatever needs it belongs to the slow tests."""
    for item in items:
        if isinstance(item, pytest.Function) and "postgres_url" in item.fixturenames:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server; started once for each process that runs tests."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about where to keep a lock file
        pgserver = pytest.importorskip("pgserver", reason="there is no pgserver for this Python")
    with tempfile.TemporaryDirectory(prefix="tablero-pg-") as folder:
        server = pgserver.postgres_server.get_server(folder, cleanup_mode="delete")
        with psycopg.connect(server.get_uri(), autocommit=True) as connection:
            for setting in ("fsync", "full_page_writes"):  # these databases need not survive the machine
                connection.execute(f"ALTER SYSTEM SET {setting} = off")
            connection.execute("SELECT pg_reload_conf()")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture(scope="session")
def fork_server() -> Iterator[ForkServer]:
    """Where servers come from; they are killed at the end."""
    fork_server = ForkServer()
    yield fork_server
    fork_server.close()


@pytest.fixture
def postgres_url(postgres: str) -> str:
    """An empty database on that server."""
    name = f"tables_{next(NUMBERS)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return postgres.replace("/postgres?", f"/{name}?").replace("postgresql://", "postgresql+psycopg://")


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database: each test that takes it runs on both kinds."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    url: str = request.getfixturevalue("postgres_url")
    return url
