"""The engine's opinion in a study: for whoever may see it, and within an allowance."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tablero.server.rate_limit import RateLimit

from .live_server import GENEROUS, LiveServer, Someone, running_server


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server where an address has two opinions, and then none for long."""
    folder: Path = tmp_path_factory.mktemp("strict")
    limits = GENEROUS | {"analysis": RateLimit(4, 0.0001), "analysis address": RateLimit(4, 0.0001)}
    with running_server(folder, limits) as running:
        yield running


def test_one_guest_can_not_take_the_machine(strict: LiveServer) -> None:
    anna, bela = Someone(strict), Someone(strict)
    anna.see("/tables")
    bela.see("/tables")
    response = anna.send("/study", game="el-grande")
    study = response.headers["location"]
    accept = {"accept": "application/json"}
    first = anna.get(f"{study}/0/opinion", headers=accept)
    assert first.status_code == 200
    assert "%" in first.json()["html"]
    assert anna.get(f"{study}/0/opinion", headers=accept).json() == first.json(), "what was found is kept, and free"
    assert bela.get(f"{study}/0/opinion", headers=accept).status_code == 404, "a private study is nobody else's"
    statuses = []
    for _ in range(2):
        guest = Someone(strict)
        guest.see("/tables")
        own = guest.send("/study", game="el-grande").headers["location"]
        statuses.append(guest.get(f"{own}/0/opinion", headers=accept).status_code)
        guest.close()
    assert statuses == [200, 429], "guests cost nothing, so an address has its allowance, too"
    anna.close()
    bela.close()


def test_at_a_table_without_hints_a_study_of_the_running_game_has_no_engine(anna: Someone) -> None:
    accept = {"accept": "application/json"}
    answers = {}
    for hints in ("on", "off"):
        table = anna.opens("me", "random")
        anna.does(f"/t/{table}/hints", hints=hints)
        study = anna.send("/study", table=table).headers["location"]
        answers[hints] = anna.get(f"{study}/0/opinion", headers=accept).status_code
    assert answers == {"on": 200, "off": 403}
