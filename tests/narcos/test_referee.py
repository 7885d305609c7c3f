"""Random games under the eyes of a second referee (referee.py)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tablero.core.match import new_match
from tablero.core.registry import find_game
from tests.seated import answer_of, seated

from .referee import Referee


def watched(players: int, options: dict[str, Any], seed: int, bot: str = "") -> Referee:
    """The referee of a whole random game, who found nothing wrong."""
    game = find_game("narcos")
    referee = Referee(game)
    match = new_match(game, players, options, seed.to_bytes(32, "big"), witness=referee)
    chance, bots = random.Random(seed), seated(bot, players, seed)
    while not match.over:
        ask = match.open_asks()[0]
        option = ask.options[0] if ask.kind == "mark" else chance.choice(ask.options)
        match.answer(answer_of(bots, match) if bots else option, ask.seat)
    assert not referee.wrong, referee.wrong[:3]
    return referee


def one_of(seed: int) -> Referee:
    return watched(2 + seed % 4, {"factions": "by_wish"} if seed % 2 else {}, seed)


@pytest.mark.parametrize("seed", range(6))
def test_the_referee_agrees_with_random_games(seed: int) -> None:
    assert len(one_of(seed).seen) > 8


@pytest.mark.slow
def test_the_referee_agrees_with_many_random_games() -> None:
    for seed in range(100, 200):
        one_of(seed)
