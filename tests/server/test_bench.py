"""What measures the server still can: a few seconds of each."""

from __future__ import annotations

import asyncio
import warnings
from argparse import Namespace

import pytest

from bench import server, soak


@pytest.mark.slow
@pytest.mark.parametrize("bots", [False, True])
def test_the_server_is_measured(bots: bool, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(server.on_sqlite(3, 3.0, bots, pace=0.3))

    said = capsys.readouterr().out
    assert "3 tables, 1 process, as fast as it goes" in said
    assert "ms for each answer" in said


@pytest.mark.slow
def test_a_soak_plays_and_watches(capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)  # pages that are left in the middle of an answer
        assert asyncio.run(soak.main(Namespace(minutes=0.1, tables=2, pace=0.05))) == 0
    assert "too short to judge" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("memory", "files", "grown"),
    [
        ([90, 100, 101, 100, 102, 101], [9] * 6, False),
        ([90, 100, 101, 105, 112, 115], [9] * 6, True),
        ([90, 100, 101, 100, 102, 101], [9, 10, 12, 14, 16, 18], True),
    ],
)
def test_what_grows_after_it_has_come_to_rest_is_found(memory: list[float], files: list[int], grown: bool) -> None:
    assert soak.has_grown(list(zip(memory, files, strict=True))) is grown
