"""Whole games under the eyes of a second referee, which also holds the AI's lines in the journal against the table."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tablero.core.match import new_match
from tablero.core.registry import find_game
from tablero.core.state import EVERYTHING, Entry, State
from tablero.core.table import Table
from tests.seated import answer_of, seated
from tests.twilight_struggle_soloplay.referee import Referee

GAME = find_game("twilight-struggle-soloplay")
MUST_BE_HEARD = (
    "ai-turns-up",
    "ai-step",
    "ai-value",
    "ai-standing",
    "ai-did-place",
    "ai-did-event",
    "region-is-scored",
)


def watched(players: int, options: dict[str, Any], seed: int, bot: str = "") -> Referee:
    """A game of random moves, but for those that the page warns of: games are longer so. Nothing was wrong."""
    referee = Referee(options.get("optional_cards", True))

    def witness(s: State, entry: Entry) -> None:
        referee.hear(entry.kind, named(entry), GAME.view(s, EVERYTHING))

    def named(entry: Entry) -> dict[str, object]:
        ids = GAME.action_values
        return {name: GAME.name(value) if name in ids else value for name, value in entry.values.items()}

    match = new_match(GAME, players, options, f"referee {seed}".encode(), witness=witness)
    table = Table(match)
    chance, bots = random.Random(seed), seated(bot, players, seed)
    while match.ask is not None:
        if table.kind in ("headline", "source"):
            referee.conserve(table.view())
        warned = GAME.warnings(table.view("player"), match.ask)
        calm = [option for option in match.ask.options if option not in warned] or match.ask.options
        match.answer(answer_of(bots, match) if bots else chance.choice(calm))
    assert not referee.wrong, referee.wrong[:3]
    return referee


def agree(games: range) -> None:
    heard: dict[str, int] = {}
    for seed in games:
        for kind, count in watched(1, {"side": ("us", "ussr")[seed % 2]}, seed).heard.items():
            heard[kind] = heard.get(kind, 0) + count
    assert all(heard.get(kind) for kind in MUST_BE_HEARD)


def test_a_second_referee_agrees():
    agree(range(6))


@pytest.mark.slow
def test_a_second_referee_agrees_in_many_games():
    agree(range(6, 106))
