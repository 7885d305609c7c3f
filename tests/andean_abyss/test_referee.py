"""Random games under the eyes of a second referee, which knows the rulebook and nothing of the game's code."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tablero.core.match import new_match
from tablero.core.state import EVERYTHING
from tablero.games.andean_abyss import GAME
from tablero.games.andean_abyss.board import FACTIONS
from tablero.testing import rule
from tests.andean_abyss.referee import Referee

TABLES: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (4, {"eligibility": "option_b", "negotiation": False}),
    (3, {"scenario": "quick_play"}),
    (2, {"two_factions_each": True, "short": True}),
    (2, {}),
    (1, {"card_edition": "1"}),
    (3, {"scenario": "quick_play", "factions": ["govt", "farc", "cartels"]}),
    (3, {"scenario": "quick_play", "factions": ["govt", "auc", "cartels"]}),
]


def watched(players: int, options: dict[str, Any], seed: int) -> Referee:
    """A random game to its end; the referee looks at every question."""
    match, referee, random = new_match(GAME, players, options, f"referee {seed}".encode()), Referee(), Random(seed)
    told = 0
    while match.ask is not None:
        ask, journal = match.ask, match.journal(EVERYTHING)
        news = [(entry.kind, entry.rule, entry.values.get("n", 0)) for entry in journal[told:]]
        told = len(journal)
        who, place = FACTIONS[ask.values.get("who", 0)], GAME.name(ask.values.get("place", 0))
        view = match.game.view(match.state, ask.seat)
        referee.look(view, ask.kind, who, place, ask.rule, [GAME.name(option) for option in ask.options], news)
        match.answer(random.choice(ask.options))
    return referee


@rule("AA-1.4", "AA-1.6.3", "AA-2.3.2", "AA-3.1", "AA-3.2.4", "AA-3.3.3", "AA-7.3")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_second_referee_agrees_with_a_random_game(players, options):
    assert watched(players, options, 1).looks > 20


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_second_referee_agrees_with_many_random_games(players, options, seed):
    assert watched(players, options, seed).looks > 20
