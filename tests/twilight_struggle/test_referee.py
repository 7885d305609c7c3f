"""Games watched by the second referee (referee.py): what the journal claims has happened, by rules worked out anew."""

from __future__ import annotations

import random

import pytest

from tablero.core.match import new_match
from tablero.games.twilight_struggle import GAME
from tablero.testing import rule, state_of
from tests.twilight_struggle.referee import Referee

OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {"chinese_civil_war": True},
    {"optional_cards": False},
    {"scenario": "late_war"},
)


def watched(seed: int) -> Referee:
    """A random game in which nobody goes to war as long as there is a way around it."""
    chooser, referee = random.Random(seed), Referee(GAME.actions)
    match = new_match(GAME, 2, OPTIONS[seed % len(OPTIONS)], f"referee {seed}".encode(), witness=referee.hear)
    while match.ask is not None:
        ask = match.ask
        referee.judge(state_of(match), ask)
        for _ in range(5):
            option = chooser.choice(ask.options)
            trial = match.copy()
            trial.answer(option, ask.seat)
            if not trial.over:
                break
        match.answer(option, ask.seat)
    return referee


@rule("TS-6.1.2", "TS-6.2.2", "TS-6.3.2", "TS-8.2", "TS-8.4", "TS-10.2", "TS-11.1")
@pytest.mark.parametrize("seed", range(8))
def test_a_second_referee_finds_nothing(seed):
    referee = watched(seed)

    assert referee.wrong == []
    assert referee.checked > 200


@pytest.mark.slow
@pytest.mark.parametrize("first", range(100, 300, 20))
def test_a_second_referee_finds_nothing_in_many_games(first):
    assert [wrong for seed in range(first, first + 20) for wrong in watched(seed).wrong] == []
