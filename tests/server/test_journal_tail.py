"""What is kept in memory between two answers is what is stored, whatever has happened since."""

from __future__ import annotations

import random
from pathlib import Path

from sqlalchemy import Connection

from tablero.server.journal_tail import MOST, part
from tablero.server.recap import RecapCache, RecapStep
from tablero.server.tables import Refused, SeatSpec, Tables

from .running_tables import ANNA, on_sqlite, play_on

SEAT = 0


def told(steps: list[RecapStep]) -> list[object]:
    return [(s.view, s.before, s.is_own, [(line.kind, line.rule, line.values) for line in s.lines]) for s in steps]


async def compared(tables: Tables, table: str) -> int:
    """Hold journal and steps as remembered against those that are read; how many lines there are."""

    def read(c: Connection) -> int:
        row, _, loaded = tables.matches.current(c, table)
        kept = tables.matches.journals.last(c, row, 1 << SEAT, MOST)
        fresh = part(c, row, 1 << SEAT, row.count, None, MOST)
        assert [(line.n, line.row) for line in kept[-MOST:]] == [(line.n, line.row) for line in fresh[-MOST:]]
        remembered = told(RecapCache(1).steps_since(c, row, loaded, ANNA, None, SEAT, 1 << SEAT, [SEAT]))
        earlier, loaded.earlier = loaded.earlier, {}
        assert told(RecapCache(1).steps_since(c, row, loaded, ANNA, None, SEAT, 1 << SEAT, [SEAT])) == remembered
        loaded.earlier = earlier
        return fresh[-1].n + 1

    return await tables.read(read)


def test_journal_and_steps_in_memory_are_those_of_the_store_after_answers_and_undo(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        table = await tables.create(ANNA, "andean-abyss", 1, {}, [SeatSpec("me")])
        chance = random.Random(7)
        lines, undone = 0, 0
        for number in range(90):
            await play_on(tables, table, 1, chance, (ANNA,))
            if number % 7 == 3:
                try:
                    await tables.undo(table, ANNA, SEAT, f"undo {number}")
                    undone += 1
                except Refused:
                    pass  # something was rolled
            if number % 3 == 0:  # else several answers are added at once
                lines = await compared(tables, table)
        assert undone > 3, "something was taken back"
        assert lines > 2 * MOST, "the journal is longer than what is kept of it"

    on_sqlite(tmp_path, scenario)


def test_who_was_asked_before_an_undo_is_not_taken_for_who_decides_after_it(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        table = await tables.create(ANNA, "el-grande", 2, {}, [SeatSpec("me"), SeatSpec("me")])
        await play_on(tables, table, 5, random.Random(1), (ANNA, ANNA))
        assert tables.matches.cache.loaded[table].earlier
        await tables.undo(table, ANNA, (await tables.snapshot(table, ANNA))["undo_seat"] or 0, "back")
        assert tables.matches.cache.loaded[table].earlier == {}

    on_sqlite(tmp_path, scenario)
