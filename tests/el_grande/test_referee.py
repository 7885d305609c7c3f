"""Random games under the eyes of a second referee, who knows the printed rules and none of our code."""

from __future__ import annotations

from typing import Any

import pytest

from tablero.core.dice import Dice, dice_key
from tablero.core.match import new_match
from tablero.core.registry import find_game
from tablero.testing import rule
from tests.el_grande.referee import Referee
from tests.seated import answer_of, seated

ALTERNATIVES = ["double_game", "veto_1", "veto_2", "secret_ballot"]
ALL: dict[str, Any] = {"new_regent": True, "power_shift": True, "alternative_cards": ALTERNATIVES}
TABLES: list[tuple[int, dict[str, Any]]] = [
    *((players, {}) for players in (2, 3, 4, 5)),
    *((players, ALL) for players in (2, 3, 4, 5)),
    (3, {"short": True, "merged_stacks": True}),
]


def watched(players: int, options: dict[str, Any], seed: int, bot: str = "") -> Referee:
    """A random game to its end; the referee looks at every decision."""
    chance = f"referee {seed}".encode()
    match = new_match(find_game("el-grande"), players, options, chance)
    referee = Referee(match)
    dice, bots = Dice(dice_key(chance)), seated(bot, players, seed)
    while not match.over:
        referee.watch()
        asks = match.open_asks()
        ask = asks[0 if bots else dice.below(len(asks))]
        match.answer(answer_of(bots, match) if bots else dice.pick(ask.options), ask.seat)
    referee.watch()
    return referee


@pytest.mark.parametrize(("players", "options"), TABLES)
@rule("EG-1.2", "EG-5.2", "EG-6.1", "EG-8.2", "EG-10.3", "EG-12.1", "EG-15.2", "EG-15.3", "EG-15.4", "EG-16.2")
def test_a_second_referee_agrees(players, options):
    assert watched(players, options, 15).checks > 1000


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), TABLES)
@rule("EG-1.2", "EG-5.2", "EG-8.2", "EG-10.3", "EG-12.1", "EG-15.2", "EG-15.3", "EG-15.4", "EG-21.6")
def test_a_second_referee_agrees_in_many_games(players, options):
    for n in range(15):
        watched(players, options, n)
