"""Whose doing a line of the journal is: named where an act begins, the same until the next one."""

from __future__ import annotations

import pytest

from tablero.core.actors import Actors
from tablero.core.game import NOBODY
from tablero.core.registry import find_game


@pytest.mark.parametrize(
    ("id", "lines"),
    [
        (
            "el-grande",
            [
                ("round", {"n": 1}, NOBODY),
                ("turn", {"who": 2}, 2),
                ("took", {"who": 2, "n": 1}, 2),
                ("scored", {"place": 1}, 2),
                ("points", {"who": 0, "n": 3}, 2),
                ("general-scoring", {"n": 3}, NOBODY),
                ("points", {"who": 1, "n": 3}, NOBODY),
            ],
        ),
        (
            "andean-abyss",
            [
                ("card", {"card": 3}, NOBODY),
                ("np-decision", {"who": 1}, 1),
                ("placed", {"place": 1}, 1),
                ("resources-fell", {"who": 0, "n": 2}, 1),
                ("np-turn", {"who": 1}, 1),
                ("placed", {"place": 1}, NOBODY),
                ("operation", {"who": 0}, 0),
                ("removed", {"place": 1}, 0),
                ("phase", {"n": 3}, NOBODY),
            ],
        ),
        (
            "twilight-struggle",
            [
                ("turn", {"turn": 1}, NOBODY),
                ("round", {"who": 0}, 0),
                ("plays", {"who": 0}, 0),
                ("loses", {"who": 1}, 0),
                ("round", {"who": 1}, 1),
                ("points", {"who": 0}, 1),
                ("victory", {"who": 0}, NOBODY),
            ],
        ),
        (
            "twilight-struggle-soloplay",
            [
                ("round", {"who": 0}, 0),
                ("event", {"who": 1}, 0),
                ("ai-acts", {"who": 1}, 1),
                ("gains", {"who": 1}, 1),
                ("ai-did-coup", {"who": 1}, 1),
                ("one-region", {"region": 1}, NOBODY),
            ],
        ),
        (
            "narcos",
            [
                ("patron-turn", {"n": 1}, 0),
                ("marker-laid", {"who": 1}, 1),
                ("card-played", {"card": 1}, 0),
                ("faction-turn", {"who": 2}, 2),
                ("hunter-moved", {"hunter": 1}, 2),
                ("season-ends", {"n": 1}, NOBODY),
            ],
        ),
    ],
)
def test_a_line_is_the_doing_of_whoever_acts(id: str, lines: list[tuple[str, dict[str, int], int]]) -> None:
    actors = Actors(find_game(id))
    assert [actors.actor(kind, values) for kind, values, _ in lines] == [actor for _, _, actor in lines]
