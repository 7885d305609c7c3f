"""Games watched by the second referee (referee.py): what the journal claims has happened, by rules worked out anew."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tablero.core.match import new_match
from tablero.games.twilight_struggle import GAME
from tablero.testing import rule, state_of
from tests.seated import answer_of, seated
from tests.twilight_struggle.journal_mirror import some_peace
from tests.twilight_struggle.referee import Referee

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"chinese_civil_war": True},
    {"optional_cards": False},
    {"scenario": "late_war"},
    {"extras": ["free_realignment", "mixed_operations"]},
)


def watched(players: int, options: dict[str, Any], seed: int, bot: str = "") -> Referee:
    """A random game in which nobody goes to war as long as there is a way around it. Nothing was wrong."""
    chooser, referee, bots = random.Random(seed), Referee(GAME.actions), seated(bot, players, seed)
    match = new_match(GAME, players, options, f"referee {seed}".encode(), witness=referee.hear)
    while match.ask is not None:
        ask = match.ask
        referee.judge(state_of(match), ask)
        match.answer(answer_of(bots, match) if bots else some_peace(match, chooser), ask.seat)
    assert not referee.wrong, referee.wrong[:3]
    return referee


def one_of(seed: int) -> Referee:
    return watched(2, OPTIONS[seed % len(OPTIONS)], seed)


@rule("TS-6.1.2", "TS-6.2.2", "TS-6.3.2", "TS-8.2", "TS-8.4", "TS-10.2", "TS-11.1")
@pytest.mark.parametrize("seed", range(8))
def test_a_second_referee_finds_nothing(seed):
    assert one_of(seed).checked > 200


@pytest.mark.slow
@pytest.mark.parametrize("first", range(100, 300, 20))
def test_a_second_referee_finds_nothing_in_many_games(first):
    for seed in range(first, first + 20):
        one_of(seed)
