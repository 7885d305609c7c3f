"""One guest can't take the machine: what bots may cost, how they are shared, and what is told when they are busy."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from tablero.bots.specs import bot_names, check_budget
from tablero.core.errors import BadSetup, UnknownId
from tablero.server.bot_scheduler import STAND_IN
from tablero.server.bot_workers import BotFailed
from tablero.server.storage.schema import SEATS
from tablero.server.tables import SeatSpec, Tables

from .running_tables import ANNA, BELA, at_tables, look, on_sqlite, refusal

DEAR = "halving:iterations=10000000:seconds=3600"


def test_a_bot_from_outside_has_a_bound() -> None:
    for name in bot_names():
        assert check_budget(name, 5.0) == name
    assert check_budget("halving:iterations=500:seconds=5", 5.0)
    with pytest.raises(BadSetup, match="5 seconds here, not 3600"):
        check_budget("mcts:seconds=3600", 5.0)
    with pytest.raises(UnknownId):
        check_budget("deep-blue", 5.0)


@at_tables
async def test_no_door_takes_a_bot_that_thinks_for_an_hour(tables: Tables) -> None:
    mine = await tables.create(ANNA, "el-grande", 2, {"first_player": "1"}, [SeatSpec("me"), SeatSpec("bot", "random")])
    for attempt in (
        tables.create(ANNA, "el-grande", 2, {}, [SeatSpec("me"), SeatSpec("bot", DEAR)]),
        tables.hand_over(mine, ANNA, 0, DEAR),
        tables.hint(mine, ANNA, 0, DEAR),
    ):
        with pytest.raises(BadSetup):
            await attempt


def test_a_bot_stored_before_there_were_bounds_is_held_to_them(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        given: list[float] = []

        async def choose(save: str, seat: int, bot: str, on_progress: Any, hurry: Any, seconds: float = 0.0) -> str:
            given.append(seconds)
            await asyncio.sleep(3600)
            return ""

        tables.bot_workers.choose = choose  # type: ignore[method-assign]
        table = await tables.create(ANNA, "el-grande", 2, {}, [SeatSpec("me"), SeatSpec("me")])
        with tables.database.writing() as c:
            c.execute(update(SEATS).values(kind="bot", bot="mcts:seconds=3600", user_id=None))
        tables.bot_scheduler.schedule(table)
        async with tables.subscribe(table):
            while not given:
                await asyncio.sleep(0.01)
        assert given == [5.0]

    on_sqlite(tmp_path, scenario)


def test_there_are_only_so_many_bots_at_the_tables_of_one_person(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        seats = [SeatSpec("me"), *[SeatSpec("bot", "random")] * 3]
        first = await tables.create(ANNA, "el-grande", 4, {}, seats)
        await tables.create(ANNA, "el-grande", 4, {}, seats)
        assert await refusal(tables.create(ANNA, "el-grande", 4, {}, seats)) == "full"
        await tables.create(BELA, "el-grande", 4, {}, seats)
        await tables.close(first, ANNA)
        await tables.create(ANNA, "el-grande", 4, {}, seats)

    on_sqlite(tmp_path, scenario, bot_seats_per_user=7)


def slow_bots(tables: Tables) -> tuple[list[str], dict[str, asyncio.Event]]:
    """Bots that think until they are told; whose turn it was, by the bot's name."""
    order: list[str] = []
    ends: dict[str, asyncio.Event] = {}
    choose = tables.bot_workers.choose

    async def patient(save: str, seat: int, bot: str, on_progress: Any, hurry: Any, seconds: float = 0.0) -> str:
        order.append(bot)
        on_progress(0.5)
        await ends.setdefault(bot, asyncio.Event()).wait()
        return await choose(save, seat, "random", lambda share: None, hurry, seconds)

    tables.bot_workers.choose = patient  # type: ignore[method-assign]
    return order, ends


async def until(wanted: Any) -> None:
    while not wanted():
        await asyncio.sleep(0.01)


def test_thirty_tables_of_one_address_do_not_stop_the_bots_of_others(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        order, ends = slow_bots(tables)
        for number in range(12):
            spec = SeatSpec("bot", f"greedy:worlds={number + 1}")
            table = await tables.create(
                f"guest {number}", "el-grande", 2, {"first_player": "1"}, [spec, SeatSpec("me")]
            )
            tables.bot_scheduler.came_from(table, "one address")
        await until(lambda: len(tables.bot_scheduler.queue.waiting) == 11)
        seats = [SeatSpec("bot", "beginner"), SeatSpec("me")]
        table = await tables.create(ANNA, "el-grande", 2, {"first_player": "1"}, seats)
        tables.bot_scheduler.came_from(table, "another")
        await until(lambda: len(tables.bot_scheduler.queue.waiting) == 12)

        seen = await look(tables, table, ANNA)
        assert 3 <= seen["busy"] <= 10, "those who wait are told how long"
        assert seen["thinking"] == {}
        ends[order[0]].set()
        await until(lambda: len(order) == 2)
        assert order[1] == "beginner"
        assert (await look(tables, table, ANNA))["busy"] == 0

    on_sqlite(tmp_path, scenario)


def test_bots_among_themselves_wait_for_everybody_else_unless_somebody_watches(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        order, ends = slow_bots(tables)
        busy = await tables.create(
            BELA, "el-grande", 2, {"first_player": "1"}, [SeatSpec("bot", "random"), SeatSpec("me")]
        )
        await until(lambda: order)
        alone = [SeatSpec("bot", "greedy:worlds=1")] * 2
        table = await tables.create(ANNA, "el-grande", 2, {}, alone)
        await tables.create(BELA, "el-grande", 2, {"first_player": "1"}, [SeatSpec("bot", "player"), SeatSpec("me")])
        await until(lambda: len(tables.bot_scheduler.queue.waiting) == 2)
        assert (await look(tables, busy, BELA))["busy"] == 0
        tables.bot_scheduler.queue.payers.add(BELA, 100.0)
        ends["random"].set()
        await until(lambda: len(order) == 2)
        assert order[1] == "player", "whoever has used more comes first all the same"
        async with tables.subscribe(table):
            await tables.create(BELA, "el-grande", 2, {"first_player": "1"}, [SeatSpec("bot", "club"), SeatSpec("me")])
            await until(lambda: len(tables.bot_scheduler.queue.waiting) == 2)
            ends["player"].set()
            await until(lambda: len(order) == 3)
            assert order[2] == "greedy:worlds=1", "now that somebody watches, it is as good as any"

    on_sqlite(tmp_path, scenario)


def test_for_a_bot_that_fails_another_one_decides_and_no_lot(tmp_path: Path) -> None:
    asked: list[str] = []

    async def scenario(tables: Tables) -> None:
        choose = tables.bot_workers.choose

        async def failing(save: str, seat: int, bot: str, on_progress: Any, hurry: Any, seconds: float = 0.0) -> str:
            asked.append(bot)
            if bot == "expert":
                raise BotFailed("bot expert has failed 2 times")
            return await choose(save, seat, bot, on_progress, hurry, seconds)

        tables.bot_workers.choose = failing  # type: ignore[method-assign]
        seats = [SeatSpec("bot", "expert"), SeatSpec("me")]
        table = await tables.create(ANNA, "el-grande", 2, {"first_player": "1"}, seats)
        async with tables.subscribe(table) as notices:
            while (seen := await look(tables, table, ANNA))["ask"] is None:
                await notices.get()
        assert "by lot" not in seen["notice"]

    on_sqlite(tmp_path, scenario)
    assert asked[:2] == ["expert", STAND_IN]
    assert "random" not in asked


def test_a_decision_that_was_drawn_by_lot_is_logged_and_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario(tables: Tables) -> None:
        choose = tables.bot_workers.choose

        async def failing(save: str, seat: int, bot: str, on_progress: Any, hurry: Any, seconds: float = 0.0) -> str:
            if bot != "random":
                raise BotFailed(f"bot {bot} has failed 2 times")
            return await choose(save, seat, bot, on_progress, hurry, seconds)

        tables.bot_workers.choose = failing  # type: ignore[method-assign]
        seats = [SeatSpec("bot", "expert"), SeatSpec("me")]
        table = await tables.create(ANNA, "el-grande", 2, {"first_player": "1"}, seats)
        async with tables.subscribe(table) as notices:
            while (seen := await look(tables, table, ANNA))["ask"] is None:
                await notices.get()
        assert "by lot" in seen["notice"]
        ask = seen["ask"]
        await tables.answer(table, ANNA, ask["seat"], seen["seq"], ask["options"][0]["id"], "mine")
        seen = await look(tables, table, ANNA)
        assert seen["ask"] is None or "by lot" not in seen["notice"], "until the next own decision"

    with caplog.at_level(logging.ERROR, "tablero.server"):
        on_sqlite(tmp_path, scenario)
    assert any("a lot is drawn" in record.getMessage() for record in caplog.records)
