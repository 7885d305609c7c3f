"""Analyses of finished tables: made in the background, with progress, stopped, stored, and within limits."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from tablero.server import analysis_service
from tablero.server.fair_queue import Claim
from tablero.server.rate_limit import RateLimit, RateLimiter, TooManyRequests
from tablero.server.storage import analysis_store
from tablero.server.tables import Tables
from tests.patience import PATIENCE

from .finished_games import finish
from .running_tables import ANNA, BELA, CARLA, STRANGER, duel, on_sqlite, refusal

FREE = RateLimiter({"analysis": RateLimit(1e6, 1e6), "analysis address": RateLimit(1e6, 1e6)})


async def over(tables: Tables, number: int = 0) -> str:
    table = await duel(tables, short=True)
    finish(tables, table, number)
    return table


async def until(tables: Tables, table: str, status: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await tables.analysis(table, ANNA))["status"] != status:
            await asyncio.sleep(0.05)


def test_a_finished_game_has_a_curve_at_once_and_its_decisions_when_somebody_asks(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        table = await duel(tables, short=True)
        assert await refusal(tables.analysis(table, ANNA)) == "not-allowed"
        assert await refusal(tables.analyses.ask(table, ANNA, "here", "beginner", FREE)) == "not-allowed"
        finish(tables, table)
        told = await tables.analysis(table, STRANGER)
        assert (told["status"], told["marks"], told["seats"]) == ("none", [], [])
        assert {len(curve["values"]) for curve in told["chances"]} == {told["decisions"] + 1}
        assert sorted(curve["values"][-1] for curve in told["chances"]) == [0.0, 1.0]
        assert told["turning_points"]
        assert told["landmarks"]
        await tables.analyses.ask(table, ANNA, "here", "beginner", FREE)
        await until(tables, table, "done")
        for user in (ANNA, STRANGER):
            found = await tables.analysis(table, user)
            assert len(found["marks"]) == found["decisions"]
            assert sum(sum(seat["marks"].values()) for seat in found["seats"]) == len(
                [1 for one in found["marks"] if one]
            )
            assert {fault["mark"] for fault in found["faults"]} <= {"inaccuracy", "mistake", "blunder"}
            assert found["faults"], "who answers anything makes mistakes"
            assert all(fault["best"] != fault["chosen"] for fault in found["faults"])

    on_sqlite(tmp_path, scenario)


def test_what_was_found_is_stored_and_the_next_server_has_it(tmp_path: Path) -> None:
    kept: list[str] = []

    async def first(tables: Tables) -> None:
        table = await over(tables)
        await tables.analyses.ask(table, ANNA, "here", "beginner", FREE)
        await until(tables, table, "done")
        await asyncio.sleep(0.1)
        kept.append(table)

    async def second(tables: Tables) -> None:
        found = await tables.analysis(kept[0], BELA)
        assert (found["status"], found["level"], found["share"]) == ("done", "beginner", 1.0)
        await tables.analyses.ask(kept[0], BELA, "here", "beginner", FREE)
        assert tables.analyses.of(kept[0]) is None, "it is there already"

    on_sqlite(tmp_path, first)
    on_sqlite(tmp_path, second)


def test_one_that_is_stopped_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_service, "PIECE_SECONDS", 0.01)

    async def scenario(tables: Tables) -> None:
        table = await over(tables)
        await tables.analyses.ask(table, ANNA, "here", "beginner", FREE)
        analysis = tables.analyses.of(table)
        assert analysis is not None
        async with asyncio.timeout(PATIENCE):
            while not analysis.found:
                await asyncio.sleep(0.02)
        assert await refusal(tables.stop_analysis(table, BELA)) == "not-allowed"
        await tables.stop_analysis(table, ANNA)
        await until(tables, table, "stopped")
        found = len(analysis.found)
        assert 0 < found < analysis.total
        monkeypatch.setattr(analysis_service, "PIECE_SECONDS", 30.0)
        await tables.analyses.ask(table, BELA, "here", "beginner", FREE)
        again = tables.analyses.of(table)
        assert again is not None
        assert again is not analysis
        assert again.found[:found] == analysis.found[:found]
        await until(tables, table, "done")
        with tables.database.reading() as c:
            stored = analysis_store.read_analysis(c, table)
        assert stored is not None
        assert [one["at"] for one in json.loads(stored.found)] == list(range(analysis.total))

    on_sqlite(tmp_path, scenario)


def test_one_person_and_one_address_have_so_many_at_a_time(tmp_path: Path) -> None:
    """Nobody's analysis begins here: a bot that somebody waits for has all the workers."""

    async def scenario(tables: Tables) -> None:
        queue = tables.bot_scheduler.queue
        games = [await over(tables, number) for number in range(5)]
        async with queue.turn(Claim("somebody", "a game", 1.0, lambda: False)):
            await tables.analyses.ask(games[0], ANNA, "here", "player", FREE)
            with pytest.raises(TooManyRequests):
                await tables.analyses.ask(games[1], ANNA, "elsewhere", "player", FREE)
            await tables.analyses.ask(games[1], BELA, "here", "player", FREE)
            await tables.analyses.ask(games[2], CARLA, "here", "player", FREE)
            with pytest.raises(TooManyRequests):
                await tables.analyses.ask(games[3], STRANGER, "here", "player", FREE)
            await tables.analyses.ask(games[3], STRANGER, "elsewhere", "player", FREE)
            await asyncio.sleep(0.1)
            assert all(one.found == [] for one in tables.analyses.analyses.values()), "they come after everybody"
            tables.analyses.stop(games[0], ANNA)
            for table in games[:4]:
                analysis = tables.analyses.of(table)
                assert analysis is not None
                analysis.stopping.set()

    on_sqlite(tmp_path, scenario)


def test_whoever_has_used_up_the_allowance_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_service, "PATIENCE_SECONDS", 0.02)
    now = 0.0
    limiter = RateLimiter({"analysis": RateLimit(1.0, 1.0), "analysis address": RateLimit(100, 1)}, lambda: now)

    async def scenario(tables: Tables) -> None:
        nonlocal now
        table = await over(tables)
        await tables.analyses.ask(table, ANNA, "here", "beginner", limiter)
        await asyncio.sleep(0.3)
        analysis = tables.analyses.of(table)
        assert analysis is not None
        assert analysis.found == [], "a piece takes more than the allowance holds"
        limiter.limits["analysis"] = RateLimit(1000.0, 1.0)
        now = 1000.0
        await until(tables, table, "done")

    on_sqlite(tmp_path, scenario)


def test_a_table_that_one_may_not_see_has_no_analysis(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        assert await refusal(tables.analysis("none", ANNA)) == "unknown"
        assert await refusal(tables.analyses.ask("none", ANNA, "here", "player", FREE)) == "unknown"
        assert await refusal(tables.stop_analysis("none", ANNA)) == "unknown"
        table = await over(tables)
        assert await refusal(tables.analyses.ask(table, ANNA, "here", "grandmaster", FREE)) == "illegal"

    on_sqlite(tmp_path, scenario)
