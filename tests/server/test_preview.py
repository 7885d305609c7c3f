"""What an option would do: certain, and from what the seat may know."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tablero.core.match import new_match
from tablero.core.registry import find_game, game_ids
from tablero.server.preview import foreseen
from tablero.server.tables import Tables

from .running_tables import ANNA, BELA, asked_one, look, on_sqlite, refusal, trio

DECISIONS = {
    "andean-abyss": 120,
    "twilight-struggle-soloplay": 80,
    "el-grande": 60,
    "twilight-struggle": 80,
    "narcos": 100,
}


@pytest.mark.parametrize("id", game_ids())
def test_what_is_foreseen_comes(id: str) -> None:
    """At random decisions: either it can't be known, or it is what the seat then sees."""
    game, luck = find_game(id), random.Random(7)
    match = new_match(game, max(game.players), seed=b"foreseen")
    foretold = unknown = 0
    for _ in range(DECISIONS[id]):
        if match.ask is None:
            break
        asks = match.open_asks()
        ask = luck.choice(asks)
        option = luck.choice(ask.options)
        told, counter = foreseen(match, ask.seat, option), match.state.dice.counter
        match.answer(option, ask.seat)
        if match.state.dice.counter != counter and len(asks) == 1:
            assert told is None, "what is rolled can't be foreseen"
        if told is None:
            unknown += 1
        else:
            assert told == game.view(match.state, ask.seat)
            foretold += 1
    assert foretold > 20
    assert unknown > 0


def test_a_preview_is_for_who_is_asked_and_shows_the_board_after_an_option(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        table = await trio(tables)
        chance = random.Random(3)
        shown = 0
        for _ in range(60):
            user, seat, seen = await asked_one(tables, table)
            option = chance.choice(seen["ask"]["options"])["id"]
            found = await tables.preview(table, user, option, "en", None, "wide")
            other = BELA if user == ANNA else ANNA
            if (await look(tables, table, other))["ask"] is None:
                assert await refusal(tables.preview(table, other, option, "en", None, "wide")) == "illegal"
            assert await refusal(tables.preview(table, user, "tile_4_0_0", "en", None, "wide")) == "illegal"
            if found["board"]:
                shown += 1
                assert f'data-option="{option}"' in found["board"] or "data-option" not in seen["board"]
            await tables.answer(table, user, seat, seen["seq"], option, f"k{seen['seq']}")
        assert shown > 10

    on_sqlite(tmp_path, scenario)
