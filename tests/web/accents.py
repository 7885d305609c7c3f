"""Pages in a language where every plain word is a leak (tests/pseudo.py), for modules that import `accents`."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.pseudo import LANGUAGE, spoken_everywhere

HEADER = {"Accept-Language": f"{LANGUAGE}-US, en;q=0.3"}


@pytest.fixture(scope="module", autouse=True)
def accents(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with spoken_everywhere(tmp_path_factory.mktemp("accents")):
        yield
