"""Bots at tables: they think in other processes, answer by the same way as people, and stop when the table moves on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import select

from tablero.bots import Knowledge, make_bot, seconds_of
from tablero.core import record
from tablero.core.match import new_match
from tablero.core.registry import find_game
from tablero.server.bot_scheduler import LEAST_SECONDS, BotJob
from tablero.server.bot_workers import BotWorkers
from tablero.server.storage.schema import EVENTS
from tablero.server.tables import SeatSpec, Tables

from .running_tables import ANNA, BELA, look, on_sqlite, play_on, refusal


async def until(tables: Tables, table: str, wanted: Any) -> Any:
    """Wait until a snapshot is as wanted."""
    async with tables.subscribe(table) as notices:
        while not wanted(seen := await look(tables, table, ANNA)):
            with suppress(TimeoutError):
                await asyncio.wait_for(notices.get(), 0.2)  # not everything that is wanted is told of
        return seen


def events(tables: Tables) -> list[Any]:
    with tables.database.reading() as c:
        return list(c.execute(select(EVENTS).order_by(EVENTS.c.table_id, EVENTS.c.seq)))


async def against(tables: Tables, *bots: str) -> str:
    """A table at which Anna begins."""
    seats = [SeatSpec("me"), *[SeatSpec("bot", bot) for bot in bots]]
    options = {"short": True, "first_player": "1"}
    return await tables.create(ANNA, "el-grande", len(seats), options, seats)


def test_bots_answer_until_a_person_is_asked(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        table = await against(tables, "random", "greedy")
        chance = random.Random(1)
        for _ in range(3):
            await until(tables, table, lambda seen: seen["ask"] is not None)
            await play_on(tables, table, 1, chance, (ANNA, "", ""))
        stored = events(tables)
        assert {event.seat for event in stored} == {0, 1, 2}
        assert all(event.user_id == "" and event.key.startswith(":bot:") for event in stored if event.seat)

    on_sqlite(tmp_path, scenario)


def test_a_game_of_bots_alone_comes_to_its_end(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        seats = [SeatSpec("bot", "random"), SeatSpec("bot", "random")]
        table = await tables.create(ANNA, "el-grande", 2, {"short": True}, seats)
        end = await until(tables, table, lambda seen: seen["table"]["status"] == "over")
        assert end["result"]["winners"]

    on_sqlite(tmp_path, scenario)


def test_a_turn_has_a_budget_however_many_decisions_it_takes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each decision in a row gets half of what is left; after somebody else's decision there is a new budget."""
    given: list[tuple[bool, float]] = []
    clock = [0.0]
    monkeypatch.setattr("tablero.server.bot_scheduler.time", SimpleNamespace(monotonic=lambda: clock[0]))

    async def scenario(tables: Tables) -> None:
        async def choose(save: str, seat: int, bot: str, on_progress: Any, hurry: Any, seconds: float = 0.0) -> str:
            match = record.load(save)
            given.append((match.last_seat == seat, seconds))
            clock[0] += seconds
            ask = match.ask_for(seat)
            assert ask is not None
            return match.game.name(ask.options[0])

        tables.bot_workers.choose = choose  # type: ignore[method-assign]
        table = await against(tables, "halving:seconds=4")
        chance = random.Random(3)
        for _ in range(14):
            await until(tables, table, lambda seen: seen["ask"] is not None)
            await play_on(tables, table, 1, chance, (ANNA, ""))
        await until(tables, table, lambda seen: seen["ask"] is not None)
        await tables.close(table, ANNA)

    on_sqlite(tmp_path, scenario)
    turns: list[list[float]] = []
    for goes_on, seconds in given:
        if not goes_on:
            turns.append([])
        turns[-1].append(seconds)
    assert max(map(len, turns)) >= 4
    for turn in turns:
        assert turn[:3] == pytest.approx([4.0, 2.0, 1.0][: len(turn)])
        assert sum(turn) <= 8.0 + LEAST_SECONDS * len(turn)


def test_who_waits_for_many_bots_does_not_wait_for_all_of_their_turns_in_full(tmp_path: Path) -> None:
    """The first of several turns in a row has the whole budget, every further one half of the one before."""

    async def scenario(tables: Tables) -> None:
        scheduler = tables.bot_scheduler

        def next_turn(seat: int, follows: bool, alone: bool = False) -> float:
            job = BotJob(1, seat, "expert", "", 4.0, False, follows, alone=alone)
            return scheduler.turn_of("table", job).left

        assert [next_turn(1, False), *[next_turn(seat, True) for seat in (2, 3, 1, 2)]] == [8.0, 4.0, 2.0, 1.0, 0.5]
        assert next_turn(3, False) == 8.0, "a person has decided"
        assert [next_turn(seat, True, True) for seat in (1, 2, 3, 1)] == [8.0] * 4, "nobody waits"

    on_sqlite(tmp_path, scenario)


def test_how_long_a_bot_thinks_is_told_by_its_spec_or_level() -> None:
    game = find_game("el-grande")
    assert seconds_of("halving:seconds=4", game, "purple") == 4.0
    assert seconds_of("random", game, "purple") == 0.0
    assert 0 < seconds_of("expert", game, "purple") <= 10


@pytest.mark.parametrize("spec", ["greedy", "halving:iterations=10000000", "expert"])
def test_a_limit_ends_the_thinking(spec: str) -> None:
    match = new_match(find_game("el-grande"), 3, {}, b"limit")
    bot = make_bot(spec, b"1")
    bot.limit(0.01)
    assert match.ask is not None
    assert bot.choose(Knowledge(match, match.ask.seat)) in match.ask.options


def test_thinking_begins_again_after_a_restart(tmp_path: Path) -> None:
    made: list[str] = []

    async def cut_short(tables: Tables) -> None:
        made.append(await against(tables, "random"))

        async def nothing(*_: object) -> str:
            await asyncio.sleep(3600)
            return ""

        tables.bot_workers.choose = nothing  # type: ignore[method-assign,assignment]
        await play_until_bot(tables, made[0])

    async def go_on(tables: Tables) -> None:
        await until(tables, made[0], lambda seen: seen["ask"] is not None)

    on_sqlite(tmp_path, cut_short)
    on_sqlite(tmp_path, go_on)


async def play_until_bot(tables: Tables, table: str) -> None:
    """Play Anna's seat until the bot is asked."""
    chance = random.Random(2)
    while (await look(tables, table, ANNA))["ask"] is not None:
        await play_on(tables, table, 1, chance, (ANNA, ""))


def test_a_thought_is_stopped_when_the_table_moves_on(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        stopped: list[int] = []

        async def slow(save: str, seat: int, bot: str, on_progress: Any, hurry: Any, seconds: float = 0.0) -> str:
            on_progress(0.25)
            try:
                await asyncio.sleep(3600)
            finally:
                stopped.append(seat)
            return ""

        tables.bot_workers.choose = slow  # type: ignore[method-assign]
        table = await against(tables, "random")
        await play_until_bot(tables, table)
        seen = await until(tables, table, lambda seen: seen["thinking"] == {"1": 0.25})
        for user in (ANNA, ""):
            assert await refusal(tables.answer(table, user, 1, seen["seq"], "done", "cheat")) == "foreign"
        await tables.propose_rewind(table, ANNA, 0)
        seen = await until(tables, table, lambda seen: stopped == [1])
        assert seen["thinking"] == {}
        assert seen["ask"] is not None

        await play_until_bot(tables, table)
        await until(tables, table, lambda seen: bool(seen["thinking"]))
        await tables.close(table, ANNA)
        await until(tables, table, lambda seen: stopped == [1, 1])

    on_sqlite(tmp_path, scenario)


def test_those_at_the_table_can_stop_a_bot_that_thinks(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        table = await against(tables, "halving:seconds=3600")
        await play_until_bot(tables, table)
        seen = await until(tables, table, lambda seen: bool(seen["thinking"]))
        assert await refusal(tables.hurry(table, BELA)) == "not-allowed"
        assert seen["waiting_for"] == [1]
        await tables.hurry(table, ANNA)
        await until(tables, table, lambda after: after["table"]["count"] > seen["table"]["count"])
        assert events(tables)[-1].key == f":bot:{seen['seq']}:1"

    on_sqlite(tmp_path, scenario, think_seconds=3600.0, bot_seconds=3600.0)


def test_only_the_present_thought_is_stopped(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        asked: list[int] = []

        async def patient(
            save: str, seat: int, bot: str, on_progress: Any, hurry: asyncio.Event, seconds: float = 0.0
        ) -> str:
            asked.append(seat)
            on_progress(0.5)
            await hurry.wait()
            return str(await choose(save, seat, "random", on_progress, asyncio.Event()))

        choose = tables.bot_workers.choose
        tables.bot_workers.choose = patient  # type: ignore[method-assign]
        seats = [SeatSpec("bot", "random"), SeatSpec("bot", "random")]
        table = await tables.create(ANNA, "el-grande", 2, {"short": True}, seats)
        for number in range(1, 4):
            seen = await until(tables, table, lambda seen: bool(seen["thinking"]) and len(asked) == number)
            assert seen["table"]["count"] == number - 1
            await tables.hurry(table, ANNA)
            await until(tables, table, lambda seen: seen["table"]["count"] == number)

    on_sqlite(tmp_path, scenario)


def test_a_seat_is_handed_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        table = await tables.create(ANNA, "el-grande", 2, {"short": True}, [SeatSpec("me"), SeatSpec("invite")])
        assert await refusal(tables.hand_over(table, BELA, 0, "random")) == "foreign"
        await tables.hand_over(table, ANNA, 0, "random")
        await tables.hand_over(table, ANNA, 1, "random")
        seen = await until(tables, table, lambda seen: seen["table"]["count"] > 5)
        assert seen["seats"][0]["handed"]
        assert await refusal(tables.answer(table, ANNA, 0, seen["seq"], "done", "mine")) == "foreign"
        await tables.take_back(table, ANNA, 0)
        seen = await until(tables, table, lambda seen: seen["ask"] is not None)
        assert not seen["seats"][0]["handed"]
        assert seen["seats"][1]["kind"] == "bot"
        await play_on(tables, table, 1, random.Random(3), (ANNA, ""))

    on_sqlite(tmp_path, scenario)


# -- worker processes --------------------------------------------------------------------------------------------


def save_of(tables: Tables, table: str) -> tuple[str, int]:
    """A match to think about, and who is asked."""
    from tablero.core import record

    with tables.database.reading() as c:
        _, _, running = tables.matches.current(c, table)
    assert running.match.ask is not None
    return record.dumps(record.save(running.match)), running.match.ask.seat


def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        table = await tables.create(ANNA, "el-grande", 2, {}, [SeatSpec("me"), SeatSpec("me")])
        save, seat = save_of(tables, table)
        workers = tables.bot_workers
        shares: list[float] = []
        assert await workers.choose(save, seat, "random", shares.append, asyncio.Event())
        assert workers.pool is not None
        for worker in list(workers.pool._processes.values()):
            worker.kill()
        option = await workers.choose(save, seat, "random", shares.append, asyncio.Event())
        await tables.answer(table, ANNA, seat, 0, option, "key")

    on_sqlite(tmp_path, scenario)


def test_a_bot_answers_when_its_time_is_up(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        table = await tables.create(ANNA, "el-grande", 2, {}, [SeatSpec("me"), SeatSpec("me")])
        save, seat = save_of(tables, table)
        workers = BotWorkers(1, 1.0)
        option = await workers.choose(save, seat, "halving:iterations=10000000", lambda share: None, asyncio.Event())
        await asyncio.to_thread(workers.stop)
        assert option in offered(await look(tables, table, ANNA))

    on_sqlite(tmp_path, scenario)


def test_a_worker_that_hangs_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablero.server.bot_workers.GRACE", 0.5)
    hung: list[int] = []

    async def scenario(tables: Tables) -> None:
        table = await tables.create(ANNA, "el-grande", 2, {}, [SeatSpec("me"), SeatSpec("me")])
        save, seat = save_of(tables, table)
        workers = BotWorkers(1, 3600.0)

        def hang(share: float) -> None:
            working = [pid for pid in workers.pids if pid]
            if working and not hung:
                hung.extend(working)
                os.kill(working[0], signal.SIGSTOP)
                workers.seconds = 0.0  # its time is over now, and its successor has none

        option = await workers.choose(save, seat, "halving:iterations=10000000", hang, asyncio.Event())
        await asyncio.to_thread(workers.stop)
        assert option in offered(await look(tables, table, ANNA))
        assert hung, "the first worker was stopped in the middle of its thought"
        with pytest.raises(ProcessLookupError):
            os.kill(hung[0], 0)

    on_sqlite(tmp_path, scenario)


def test_a_worker_that_hardly_gets_to_compute_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablero.server.bot_workers.GRACE", 10.0)
    workers = BotWorkers(1, 20.0)
    workers.used[0] = 3.0  # on a machine that has much else to do
    assert not workers.is_overdue(0, 29.0)
    assert not workers.is_overdue(0, 60.0)
    assert workers.is_overdue(0, 81.0), "some time it has to end"
    workers.used[0] = 26.0
    assert not workers.is_overdue(0, 29.0)
    assert workers.is_overdue(0, 31.0), "it could have come to an end"


def test_whose_neighbours_die_is_asked_again_and_has_not_failed(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        table = await tables.create(ANNA, "el-grande", 2, {}, [SeatSpec("me"), SeatSpec("me")])
        save, seat = save_of(tables, table)
        workers, attempt, outages = tables.bot_workers, tables.bot_workers.attempt, 0

        async def disturbed(*args: Any) -> Any:
            nonlocal outages
            outages += 1
            if outages <= 3:
                raise BrokenProcessPool("somebody else's worker was ended")
            return await attempt(*args)

        workers.attempt = disturbed  # type: ignore[method-assign, assignment]
        assert await workers.choose(save, seat, "random", lambda share: None, asyncio.Event())
        assert outages == 4

    on_sqlite(tmp_path, scenario)


def offered(seen: dict[str, Any]) -> list[str]:
    return [option["id"] for option in seen["ask"]["options"]]


def test_no_bot_begins_to_think_while_the_server_stops(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """An answer that is still being stored leads to a bot's question; the next server sees to that."""

    async def scenario(tables: Tables) -> None:
        seats = [SeatSpec("me"), SeatSpec("bot", "random")]
        table = await tables.create(ANNA, "el-grande", 2, {"first_player": "1"}, seats)
        seen = await look(tables, table, ANNA)
        option = seen["ask"]["options"][0]["id"]
        await tables.bot_scheduler.stop()
        await tables.answer(table, ANNA, 0, seen["seq"], option, "the last one")
        assert tables.bot_scheduler.tasks == set()
        assert (await look(tables, table, ANNA))["waiting_for"] == [1]

    on_sqlite(tmp_path, scenario)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
