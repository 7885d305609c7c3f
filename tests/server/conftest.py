"""Databases for the server's tests: a SQLite file, and a PostgreSQL server that comes as a wheel (pgserver)."""

from __future__ import annotations

import itertools
import subprocess
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.patience import wait_until
from tests.same_games import same_games as same_games

from .fork_server import ForkServer

NUMBERS = itertools.count()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """PostgreSQL takes its time to start: whatever needs it belongs to the slow tests."""
    for item in items:
        if isinstance(item, pytest.Function) and "postgres_url" in item.fixturenames:
            item.add_marker(pytest.mark.slow)


@contextmanager
def running_postgres() -> Iterator[Any]:
    """A PostgreSQL server of pgserver's."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about where to keep a lock file
        pgserver = pytest.importorskip("pgserver", reason="there is no pgserver for this Python")
    with tempfile.TemporaryDirectory(prefix="tablero-pg-") as folder:
        server = pgserver.postgres_server.get_server(folder, cleanup_mode="delete")
        with psycopg.connect(server.get_uri(), autocommit=True) as connection:
            for setting in ("fsync", "full_page_writes"):  # these databases need not survive the machine
                connection.execute(f"ALTER SYSTEM SET {setting} = off")
            connection.execute("SELECT pg_reload_conf()")
        yield server
        server.cleanup()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server; started once for each process that runs tests."""
    with running_postgres() as server:
        yield server.get_uri()


class MortalPostgres:
    """A PostgreSQL server that can be killed, and started again on what is left."""

    def __init__(self, server: Any) -> None:
        self.server = server
        self.processes: Any = pytest.importorskip("psutil")
        self.url: str = server.get_uri().replace("postgresql://", "postgresql+psycopg://")

    def kill(self) -> None:
        """SIGKILL to the first of its processes; the others end by themselves."""
        first = self.processes.Process(self.server.get_pid())
        all_of_them = [first, *first.children(recursive=True)]
        first.kill()
        wait_until(lambda: not any(map(self.is_alive, all_of_them)), "PostgreSQL is gone")
        for left in (self.server.pgdata / "postmaster.pid", *self.server.pgdata.glob(".s.PGSQL.*")):
            left.unlink(missing_ok=True)  # the next one may take a process for alive that nobody has buried

    def is_alive(self, process: Any) -> bool:
        with suppress(self.processes.NoSuchProcess):
            return bool(process.is_running() and process.status() != self.processes.STATUS_ZOMBIE)
        return False

    def start(self) -> None:
        wait_until(self.is_started, "PostgreSQL is there again")

    def is_started(self) -> bool:
        """pgserver gives up after ten seconds, which a busy machine may well need."""
        with suppress(subprocess.TimeoutExpired):
            self.server.ensure_postgres_running()
            return True
        return False


@pytest.fixture
def mortal_postgres() -> Iterator[MortalPostgres]:
    """One that is the test's alone."""
    with running_postgres() as server:
        yield MortalPostgres(server)


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
