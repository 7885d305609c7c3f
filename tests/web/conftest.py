"""One server for all tests of a process; each test brings its own people."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from .served import Served, Someone, serving


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("served")) as running:
        yield running


@pytest.fixture
def someone(served: Served) -> Iterator[Callable[..., Someone]]:
    """Makes people; they leave at the end of the test."""
    people: list[Someone] = []

    def make(name: str = "") -> Someone:
        people.append(Someone(served, name))
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
