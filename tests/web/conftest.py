"""One server for all tests of a process; each test brings its own people."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.same_games import same_games as same_games

from .live_server import LiveServer, Someone, running_server


@pytest.fixture(scope="session")
def live_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with running_server(tmp_path_factory.mktemp("live-server")) as running:
        yield running


@pytest.fixture
def someone(live_server: LiveServer) -> Iterator[Callable[..., Someone]]:
    """Makes people; they leave at the end of the test."""
    people: list[Someone] = []

    def make(name: str = "") -> Someone:
        people.append(Someone(live_server, name))
        return people[-1]

    yield make
    for person in people:
        person.close()


@pytest.fixture
def anna(someone: Callable[..., Someone]) -> Someone:
    return someone("Anna")


@pytest.fixture
def bela(someone: Callable[..., Someone]) -> Someone:
    return someone("Béla")
