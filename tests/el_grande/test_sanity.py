"""What every bot above Beginner does right in the last turn: it takes a win in hand, and holds up a rival."""

from __future__ import annotations

import pytest

from tablero.bots import Knowledge, make_bot
from tablero.games.el_grande.position import position
from tablero.testing import rule

LEVELS = ["greedy", "halving:iterations=12"]
OTHERS = dict.fromkeys(("aragon", "sevilla", "granada", "valencia"), "4 blue, 3 orange, 2 purple")
WINNING = ("castilla", "castillo")  # from the Castillo it goes where its owner wants
# the last turn of the last round: nothing follows but the scoring
LAST_TURN = {
    "round": 9,
    "turn": "green",
    "powers": "9 purple, 8 blue, 7 orange, 6 green",
    "card": "coup",
    "acted": "yes",
}


def choice(spec: str, **given: str) -> str:
    """Where the bot places its last caballero."""
    table = position(king="toledo", **{**LAST_TURN, **OTHERS, "court": "1 green", **given}).play("place")
    return str(table.game.name(make_bot(spec, b"sane").choose(Knowledge(table.match, table.ask.seat))))


@rule("EG-17.1")
@pytest.mark.parametrize("spec", LEVELS)
def test_a_win_in_hand_is_taken(spec):
    """One caballero breaks the tie in Castilla la Vieja: 71 points to 69, where it had been a draw."""
    assert choice(spec, score="65 green, 60 purple", castilla="2 green, 2 purple") in WINNING


@rule("EG-17.1")
@pytest.mark.parametrize("spec", LEVELS)
def test_a_rival_who_would_win_is_held_up(spec):
    """Purple holds Castilla la Vieja by one: a tie there leaves it 71 points to 73."""
    assert choice(spec, score="69 green, 62 purple", castilla="1 green, 2 purple") in WINNING
