"""Why the bots did what they did: told to whoever plays with them, from what that reader may know."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from tablero.core.match import Match
from tablero.games.twilight_struggle.board import US, USSR
from tablero.server.tables import SeatSpec, Tables

from .running_tables import ANNA, STRANGER, look, on_sqlite, play_on, refusal
from .test_bots import until


async def after_the_bots_first_turn(tables: Tables, hints: str = "auto") -> str:
    """A table of Twilight Struggle at which the USSR, a bot, has placed its influence, and Anna is asked."""
    seats = [SeatSpec("bot", "greedy"), SeatSpec("me")]
    table = await tables.create(ANNA, "twilight-struggle", 2, {}, seats, hints=hints)
    await until(tables, table, lambda seen: seen["ask"] is not None)
    return table


def test_what_a_bots_decisions_have_changed_is_told(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        table = await after_the_bots_first_turn(tables)
        [motive] = (await tables.motives(table, ANNA))["motives"]

        assert (motive["seat"], motive["first"]) == (USSR, 0)
        assert motive["last"] == (await look(tables, table, ANNA))["table"]["count"]
        assert motive["after"] > motive["before"]
        assert motive["sentence"].startswith("USSR: from ")
        assert motive["lines"]
        assert all(reason["points"] for reason in motive["reasons"])
        await play_on(tables, table, 1, random.Random(1), ("", ANNA))
        assert (await tables.motives(table, ANNA))["motives"] == [motive], "one's own decisions are left out"

    on_sqlite(tmp_path, scenario)


def test_worlds_are_dealt_for_the_reader_and_at_the_end_for_the_bot(tmp_path: Path, monkeypatch: Any) -> None:
    readers: list[int] = []
    redeal = Match.redeal

    def dealt(match: Match, seat: int, key: bytes) -> None:
        readers.append(seat)
        redeal(match, seat, key)

    async def scenario(tables: Tables) -> None:
        table = await after_the_bots_first_turn(tables)
        monkeypatch.setattr(Match, "redeal", dealt)
        await tables.motives(table, ANNA)
        assert set(readers) == {US}
        readers.clear()
        await tables.run(over, tables, table)
        await tables.motives(table, ANNA)
        assert set(readers) == {USSR}, "the game is over, and everything is open"

    on_sqlite(tmp_path, scenario)


def over(tables: Tables, table: str) -> None:
    from tablero.server.storage import table_store

    with tables.database.writing() as c:
        table_store.set_columns(c, table, status="over")


def test_only_players_are_told_and_only_where_there_are_hints(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        table = await after_the_bots_first_turn(tables)
        assert await refusal(tables.motives(table, STRANGER)) == "foreign"
        quiet = await after_the_bots_first_turn(tables, hints="off")
        assert await refusal(tables.motives(quiet, ANNA)) == "no-hints"

    on_sqlite(tmp_path, scenario)


def test_before_anybody_has_decided_there_is_nothing_to_tell(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        seats = [SeatSpec("me"), SeatSpec("bot", "greedy")]
        table = await tables.create(ANNA, "twilight-struggle", 2, {}, seats)
        assert (await tables.motives(table, ANNA))["motives"] == []

    on_sqlite(tmp_path, scenario)
