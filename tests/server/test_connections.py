"""Slow, cut and doubled connections: what was stored is stored once, and nobody waits for somebody else's line."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import websockets
from websockets.asyncio.client import ClientConnection

from tablero.server.auth import Auth
from tablero.server.storage.engine import Database
from tests.patience import PATIENCE

from .fork_server import Caller, ForkServer, free_port
from .killing import check_tables, with_tokens
from .running_tables import ANNA, SECRET, STRANGER


class Page:
    """A table page as the server sees it: a WebSocket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seq = -1

    async def until(self, **wanted: Any) -> dict[str, Any]:
        """Read on until a message has these fields."""
        while True:
            message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
            self.seq = max(self.seq, message.get("seq", -1))
            if all(message.get(name) == value for name, value in wanted.items()):
                return message

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))


class Place:
    """A server with one table at which Anna holds both seats."""

    def __init__(self, port: int, cookies: dict[str, str], caller: Caller, table: str) -> None:
        self.port = port
        self.cookies = cookies
        self.caller = caller
        self.table = table

    def page(self, user: str = ANNA) -> Any:
        headers = {"Cookie": f"tablero={self.cookies[user]}", "Origin": f"http://127.0.0.1:{self.port}"}
        address = f"ws://127.0.0.1:{self.port}/t/{self.table}/live"
        patient: dict[str, Any] = {"open_timeout": PATIENCE, "ping_interval": None}
        return websockets.connect(address, additional_headers=headers, max_size=None, max_queue=1, **patient)

    async def ask(self) -> dict[str, Any]:
        """The open question as an answer to it: its first option."""
        _, seen = await asyncio.to_thread(self.caller.call, "GET", f"/tables/{self.table}/ask")
        ask = seen["ask"]
        return {"type": "answer", "seat": ask["seat"], "seq": seen["seq"], "option": ask["options"][0]["id"]}


def at_a_server(fork_server: ForkServer, folder: Path, scenario: Callable[[Place], Coroutine[Any, Any, None]]) -> None:
    url = f"sqlite:///{folder / 'tables.sqlite3'}"
    with closing(Database(url)) as database:
        database.migrate()
        auth = Auth(database, SECRET)
        port = free_port()
        caller = Caller(port, with_tokens(database, [ANNA])[ANNA])
        cookies = {user: auth.cookie_for(user, "") for user in (ANNA, STRANGER)}
        fork_server.start(port, url)
        seats = [{"kind": "me"}, {"kind": "me"}]
        _, made = caller.call("POST", "/tables", {"game": "el-grande", "seats": seats})
        asyncio.run(scenario(Place(port, cookies, caller, made["table"])))
        caller.hang_up()
        fork_server.kill(port)
        check_tables(database)


def test_an_answer_that_came_over_two_connections_is_stored_once(fork_server: ForkServer, tmp_path: Path) -> None:
    async def scenario(place: Place) -> None:
        async with place.page() as first, place.page() as second:
            pages = [Page(first), Page(second)]
            for number in range(5):
                answer = await place.ask()
                for page in pages:
                    await page.send(**answer, key=f"same {number}")
                stored = [await page.until(type="stored", key=f"same {number}") for page in pages]
                assert [message["seq"] for message in stored] == [answer["seq"] + 1] * 2
            answer = await place.ask()
            await pages[0].send(**answer, key="mine")
            await pages[0].until(type="stored", key="mine")
            await pages[1].send(**answer, key="mine too")
            assert (await pages[1].until(type="refused", key="mine too"))["code"] == "stale"

    at_a_server(fork_server, tmp_path, scenario)


def test_an_answer_whose_connection_was_cut_can_be_sent_again(fork_server: ForkServer, tmp_path: Path) -> None:
    async def scenario(place: Place) -> None:
        for number in range(8):
            answer = await place.ask()
            async with place.page() as socket:
                page = Page(socket)
                await page.until(type="snapshot")
                await page.send(**answer, key=f"cut {number}")
                await asyncio.sleep(0.002 * number)
                socket.transport.abort()
            async with place.page() as socket:
                page = Page(socket)
                await page.send(**answer, key=f"cut {number}")
                stored = await page.until(type="stored", key=f"cut {number}")
                assert stored["seq"] == answer["seq"] + 1
        assert (await place.ask())["seq"] == 8

    at_a_server(fork_server, tmp_path, scenario)


def test_a_slow_reader_holds_up_nobody_and_catches_up(fork_server: ForkServer, tmp_path: Path) -> None:
    async def scenario(place: Place) -> None:
        async with place.page(STRANGER) as slow, place.page() as quick:
            page, sleeper = Page(quick), Page(slow)
            for number in range(80):  # some megabytes, of which the slow one reads nothing
                answer = await place.ask()
                await page.send(**answer, key=f"quick {number}")
                await page.until(type="stored", key=f"quick {number}")
            await sleeper.until(type="snapshot", seq=80)

    at_a_server(fork_server, tmp_path, scenario)
