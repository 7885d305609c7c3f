"""Random games under the eyes of a second referee (referee.py)."""

from __future__ import annotations

import random

import pytest

from tablero.core.match import new_match
from tablero.core.registry import find_game

from .referee import Referee


def watched(seed: int) -> Referee:
    """The referee of a whole random game."""
    game = find_game("narcos")
    referee = Referee(game)
    options = {"factions": "by_wish"} if seed % 2 else {}
    match = new_match(game, 2 + seed % 4, options, seed.to_bytes(32, "big"), witness=referee)
    chance = random.Random(seed)
    while not match.over:
        ask = match.open_asks()[0]
        match.answer(ask.options[0] if ask.kind == "mark" else chance.choice(ask.options), ask.seat)
    return referee


@pytest.mark.parametrize("seed", range(6))
def test_the_referee_agrees_with_random_games(seed: int) -> None:
    referee = watched(seed)

    assert referee.wrong == []
    assert len(referee.seen) > 8


@pytest.mark.slow
def test_the_referee_agrees_with_many_random_games() -> None:
    found = {seed: referee.wrong for seed in range(100, 200) if (referee := watched(seed)).wrong}

    assert found == {}
