"""Two servers on one PostgreSQL database: either serves any table, and each hears at once what the other has stored."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from typing import Any

import psycopg
import websockets

from tablero.server.auth import Auth
from tablero.server.storage.engine import LOBBY, Database
from tablero.server.tables import Notice, Refused, SeatSpec, Tables, open_tables
from tablero.server.terms import TableTerms
from tests.patience import PATIENCE

from .fork_server import Caller, ForkServer, free_port
from .killing import check_tables, with_tokens
from .running_tables import ANNA, BELA, CARLA, PLAYERS, SECRET, duel, look, next_notice, play_on, settings_at


def on_two(url: str, scenario: Callable[[Tables, Tables], Awaitable[None]]) -> None:
    """Tell a story with two servers that share nothing but the database."""

    async def both() -> None:
        one, other = open_tables(settings_at(url)), open_tables(settings_at(url))
        await one.start()
        await other.start()
        try:
            for tables in (one, other):
                assert tables.broadcaster.listener is not None
                await asyncio.to_thread(tables.broadcaster.listener.listening.wait, PATIENCE)
            await asyncio.wait_for(scenario(one, other), PATIENCE)
        finally:
            await one.stop()
            await other.stop()

    asyncio.run(both())


def test_a_table_is_played_on_two_servers(postgres_url: str) -> None:
    async def scenario(one: Tables, other: Tables) -> None:
        table = await duel(one)
        chance = random.Random(1)
        for number in range(40):
            await play_on((one, other)[number % 2], table, 1, chance)
        for user in (ANNA, BELA):
            assert await look(one, table, user) == await look(other, table, user)
        assert (await look(one, table, ANNA))["table"]["count"] == 40

    on_two(postgres_url, scenario)


def test_the_lobby_of_one_server_hears_of_tables_of_the_other(postgres_url: str) -> None:
    async def scenario(one: Tables, other: Tables) -> None:
        async with other.subscribe(LOBBY) as notices:
            seats = [SeatSpec("me"), SeatSpec("open")]
            table = await one.create(ANNA, "el-grande", 2, {}, seats, terms=TableTerms(access="public"))
            await asyncio.wait_for(notices.get(), PATIENCE)
            assert [shown["id"] for shown in await other.open_tables(BELA)] == [table]
            sitting = [tables.sit(table, user, 1) for tables, user in ((one, BELA), (other, CARLA))]
            outcomes = await asyncio.gather(*sitting, return_exceptions=True)
            assert [getattr(outcome, "code", None) for outcome in outcomes].count(None) == 1, "one of them was faster"
            assert await other.open_tables(BELA) == await one.open_tables(CARLA) == []
        for _ in range(5):
            table = await one.create(ANNA, "el-grande", 3, {}, [*seats, SeatSpec("open")])
            await asyncio.gather(one.sit(table, BELA, 1), other.sit(table, CARLA, 2))
            assert (await look(one, table, ANNA))["table"]["status"] == "running", "each has seen the other"

    on_two(postgres_url, scenario)


def test_of_answers_sent_to_both_servers_one_is_stored(postgres_url: str) -> None:
    async def scenario(one: Tables, other: Tables) -> None:
        table = await duel(one)
        for number in range(25):
            seat = (await look(one, table, ANNA))["waiting_for"][0]
            user = PLAYERS[seat]
            seen = await look(other, table, user)
            options = [option["id"] for option in seen["ask"]["options"]]
            same_key = number % 2
            keys = [f"{number}", f"{number}" if same_key else f"{number} again"]
            sent = [
                tables.answer(table, user, seat, seen["seq"], options[0], key)
                for tables, key in zip((one, other), keys, strict=True)
            ]
            outcomes = await asyncio.gather(*sent, return_exceptions=True)
            stored = [outcome for outcome in outcomes if outcome == seen["seq"] + 1]
            refused = [outcome.code for outcome in outcomes if isinstance(outcome, Refused)]
            assert (len(stored), refused) == ((2, []) if same_key else (1, ["stale"]))
            assert (await look(other, table, user))["seq"] == seen["seq"] + 1

    on_two(postgres_url, scenario)


def test_each_server_hears_what_the_other_stores(postgres_url: str) -> None:
    async def scenario(one: Tables, other: Tables) -> None:
        table = await duel(one)
        async with other.subscribe(table) as notices:
            while not notices.empty():
                notices.get_nowait()
            seq = await play_on(one, table, 1, random.Random(1))
            heard: list[Notice] = []
            while not heard or heard[-1].seq < seq:
                heard.append(await next_notice(notices))
            assert {notice.kind for notice in heard} == {"changed"}
            await one.say(table, ANNA, "hello")
            assert (await next_notice(notices)).kind == "chat"
            assert [line["text"] for line in (await look(other, table, BELA))["chat"]] == ["hello"]

    on_two(postgres_url, scenario)


def test_a_server_that_lost_its_connection_listens_again(postgres_url: str) -> None:
    async def scenario(one: Tables, other: Tables) -> None:
        table = await duel(one)
        async with other.subscribe(table) as notices:
            with psycopg.connect(postgres_url.replace("+psycopg", ""), autocommit=True) as connection:
                connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
            heard = ""
            while heard != "chat":
                await one.say(table, ANNA, "do you hear me?")
                with suppress(TimeoutError):
                    heard = (await asyncio.wait_for(notices.get(), 0.5)).kind

    on_two(postgres_url, scenario)


def test_the_tables_of_a_server_that_has_gone_are_taken_over(postgres_url: str) -> None:
    async def scenario(one: Tables, other: Tables) -> None:
        asked = asyncio.Event()

        async def never(*_: object) -> str:
            asked.set()
            await asyncio.sleep(3600)
            return ""

        one.bot_workers.choose = never  # type: ignore[method-assign,assignment]
        seats = [SeatSpec("bot", "random"), SeatSpec("bot", "random")]
        table = await one.create(ANNA, "el-grande", 2, {}, seats)
        await asked.wait()
        await other.bot_scheduler.take_over(0)
        assert await other.run(other.bot_scheduler.left, 0) == [], "somebody is at it"
        assert (await look(other, table, ANNA))["table"]["count"] == 0
        one.bot_scheduler.claims.close()  # as when a server dies
        async with other.subscribe(table) as notices:
            while (await look(other, table, ANNA))["table"]["count"] < 5:
                await notices.get()

    on_two(postgres_url, scenario)


def test_two_processes_show_each_others_answers_on_their_pages(fork_server: ForkServer, postgres_url: str) -> None:
    """Anna plays on one server; Béla's page, on the other, shows it."""
    with closing(Database(postgres_url)) as database:
        database.migrate()
        tokens = with_tokens(database, [ANNA, BELA])
        cookie = Auth(database, SECRET).cookie_for(BELA, "")
    ports = [free_port(), free_port()]

    async def watch(table: str) -> int:
        """Answer on the first server while a page is open on the second; the seq that the page heard of."""
        address = f"ws://127.0.0.1:{ports[1]}/t/{table}/live"
        headers = {"Cookie": f"tablero={cookie}", "Origin": f"http://127.0.0.1:{ports[1]}"}
        async with websockets.connect(
            address, additional_headers=headers, max_size=None, open_timeout=PATIENCE
        ) as page:
            first = json.loads(await asyncio.wait_for(page.recv(), PATIENCE))
            assert first["type"] == "snapshot"
            seq = await asyncio.to_thread(answer_once, callers, table)
            while True:
                message: dict[str, Any] = json.loads(await asyncio.wait_for(page.recv(), PATIENCE))
                if message["type"] == "snapshot" and message["seq"] == seq:
                    return seq

    for port in ports:
        fork_server.start(port, postgres_url)
    callers = [Caller(ports[0], tokens[ANNA]), Caller(ports[0], tokens[BELA])]
    seats = [{"kind": "me"}, {"kind": "invite"}]
    _, made = callers[0].call("POST", "/tables", {"game": "el-grande", "seats": seats})
    table = made["table"]
    _, invited = callers[0].call("POST", f"/tables/{table}/invite", {"seat": 1})
    there = Caller(ports[1], tokens[BELA])
    there.call("POST", "/join", {"token": invited["token"]})
    assert asyncio.run(watch(table)) == 1
    for caller in (*callers, there):
        caller.hang_up()
    for port in ports:
        fork_server.kill(port)
    with closing(Database(postgres_url)) as database:
        assert check_tables(database) == 1


def answer_once(callers: list[Caller], table: str) -> int:
    """Answer for whoever is asked, through the API; the event's number."""
    for caller in callers:
        _, seen = caller.call("GET", f"/tables/{table}/ask")
        if seen["ask"]:
            option = seen["ask"]["options"][0]["id"]
            body = {"seat": seen["ask"]["seat"], "seq": seen["seq"], "option": option, "key": "once"}
            status, stored = caller.call("POST", f"/tables/{table}/answer", body)
            assert status == 200, stored
            seq: int = stored["seq"]
            return seq
    raise AssertionError("nobody is asked")


def test_a_server_with_nothing_to_do_takes_the_work_of_a_busy_one(postgres_url: str) -> None:
    async def scenario(one: Tables, other: Tables) -> None:
        at: list[tuple[str, str]] = []

        def slow(tables: Tables, name: str) -> None:
            async def think(save: str, *_: object) -> str:
                at.append((name, save))
                await asyncio.sleep(3600)
                return ""

            tables.bot_workers.choose = think  # type: ignore[method-assign,assignment]

        slow(one, "one")
        slow(other, "other")
        seats = [SeatSpec("bot", "random"), SeatSpec("me")]
        for _ in range(3):
            await one.create(ANNA, "el-grande", 2, {"first_player": "1"}, seats)
        while {name for name, _ in at} != {"one", "other"}:
            await asyncio.sleep(0.05)
        assert len({save for _, save in at}) == len(at), "no question is thought about twice"

    on_two(postgres_url, scenario)
