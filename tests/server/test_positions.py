"""Tables that begin with a position: stored, resumed, replayed, recorded and verified like any other."""

from __future__ import annotations

import asyncio
import random

import pytest
from sqlalchemy import text as sql

from tablero.core import record
from tablero.core.registry import find_game
from tablero.core.written import match_of, position_text
from tablero.server.examination import examine
from tablero.server.refusal import Refused
from tablero.server.settings import Settings
from tablero.server.tables import SeatSpec, Tables
from tests.contract.support import Case, decisions

from .running_tables import ANNA, BELA, STRANGER, at_tables, look, play_on, run_scenario, settings_at


def some_text(id: str, seat: int, after: int = 30, players: int = 0) -> str:
    """A position some way into a game, as a seat knows it (-2: all of it)."""
    match = Case(id, players or find_game(id).usual_players(), "table", {}, pinned=False, fast=True).new()
    for number, _ in enumerate(decisions(match, random.Random(id))):
        if number == after:
            break
    return position_text(match, seat)


@at_tables
async def test_a_game_from_a_position_is_stored_replayed_and_verified(tables: Tables) -> None:
    text = some_text("el-grande", 0)
    table = await tables.open_position(ANNA, text, [SeatSpec("me")] * 3)
    begun = await look(tables, table, ANNA)
    king = match_of(text).game.view(match_of(text).state, -1)["king"]
    assert begun["view"]["king"] == king
    assert not begun["table"]["rated"]
    await play_on(tables, table, 20, random.Random(1), (ANNA, ANNA, ANNA))
    now = await look(tables, table, ANNA)
    tables.matches.cache.drop(table)
    assert (await look(tables, table, ANNA))["view"] == now["view"]
    assert (await look(tables, table, ANNA, at=0))["view"]["king"] == king
    await play_on(tables, table, 10**6, random.Random(2), (ANNA, ANNA, ANNA))
    over = await look(tables, table, ANNA)
    assert over["table"]["status"] == "over"
    told = await tables.record(table, ANNA)
    assert record.verify(told, over["table"]["commitment"]).ok
    assert (await tables.story(table, ANNA))["curves"]
    assert not examine(tables.database, records=True)
    again = await tables.again(table, ANNA)
    assert (await look(tables, again, ANNA, at=0))["view"]["king"] == king


@at_tables
async def test_the_answers_that_a_text_tells_are_given(tables: Tables) -> None:
    for after in range(1, 60):
        text = some_text("el-grande", -2, after)
        if "answers:" in text:
            break
    table = await tables.open_position(ANNA, text, [SeatSpec("me")] * 3)
    seen = await look(tables, table, ANNA)
    assert seen["table"]["count"] == text.partition("answers: ")[2].partition("\n")[0].count(",") + 1
    assert seen["view"] == match_of(text).game.view(match_of(text).state, seen["you"]["seat"])
    assert not examine(tables.database, records=True)


@at_tables
async def test_what_a_running_game_tells_depends_on_who_asks(tables: Tables) -> None:
    seats = [SeatSpec("me"), SeatSpec("invite")]
    table = await tables.create(ANNA, "twilight-struggle", 2, {}, seats)
    await tables.claim(await tables.invite(table, ANNA, 1), BELA)
    await play_on(tables, table, 14, random.Random(5), (ANNA, BELA))
    match = tables.matches.cache.loaded[table].match
    texts = {user: await tables.position(table, user) for user in (ANNA, BELA, STRANGER)}
    for user, seat in ((ANNA, 0), (BELA, 1), (STRANGER, -1)):
        assert texts[user] == position_text(match, seat)
        assert "dice:" not in texts[user]
    assert "ussr unknown" not in texts[ANNA]
    assert "ussr unknown" in texts[BELA]


@at_tables
async def test_a_position_never_counts_for_ratings(tables: Tables) -> None:
    with pytest.raises(Refused):
        tables.seats.create(
            ANNA, "el-grande", 3, {}, [SeatSpec("me")] * 3, "", rated=True, position=some_text("el-grande", 0)
        )


def test_a_server_that_starts_again_goes_on_from_the_position(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Even if every checkpoint is gone: from the text and the seed."""
    settings: Settings = settings_at(f"sqlite:///{tmp_path_factory.mktemp('position') / 'tables.sqlite3'}")
    made: list[tuple[str, object]] = []

    async def first(tables: Tables) -> None:
        table = await tables.open_position(ANNA, some_text("andean-abyss", 0, 12, 1), [SeatSpec("me")])
        await play_on(tables, table, 15, random.Random(4), (ANNA,))
        made.append((table, (await look(tables, table, ANNA))["view"]))
        with tables.database.writing() as c:
            c.execute(sql("DELETE FROM checkpoints"))

    async def second(tables: Tables) -> None:
        table, view = made[0]
        assert (await look(tables, table, ANNA))["view"] == view

    asyncio.run(run_scenario(settings, first))
    asyncio.run(run_scenario(settings, second))
