"""How the server carries many tables: `python -m bench.server [--tables 200] [--seconds 15]`.

A server process with so many tables, two pages open at each; the pages answer at random. Measured are answers a second
and the time from sending an answer until both pages show it, at an unhurried pace and as fast as it goes; memory for
each table; and how long a table takes to load. The yardstick is a bare WebSocket echo with as many lines in the same
run.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import statistics
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from bench.serving import HOST, SECRET, Server
from tablero.server.auth import Auth
from tablero.server.match_loading import load
from tablero.server.match_service import MatchService
from tablero.server.seats import SeatService, SeatSpec
from tablero.server.settings import Settings
from tablero.server.storage import table_store
from tablero.server.storage.engine import Database

OPTION: Final = re.compile(r'<button name="option" value="([^"]+)"')
SEAT: Final = re.compile(r'name="seat" value="(\d+)"')
PACE: Final = 10.0  # seconds that people think about an answer, on average

# -- the pages ---------------------------------------------------------------------------------------------------


class Page:
    """One open page of a table: what the server has sent for it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seq = -1
        self.prompt = ""
        self.bytes = 0
        self.changed = asyncio.Event()
        self.reader = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for text in self.socket:
            self.bytes += len(text)
            message = msgspec.json.decode(text)
            if message["type"] == "snapshot":
                self.prompt = patched(self.prompt, message["parts"].get("prompt", self.prompt))
                self.seq = message["seq"]
                self.changed.set()
            elif message["type"] == "refused":
                raise RuntimeError(f"an answer was refused: {message}")
        raise RuntimeError(f"the server has hung up: {self.socket.close_code} {self.socket.close_reason}")

    async def until(self, seq: int) -> None:
        while self.seq < seq:
            self.changed.clear()
            change = asyncio.create_task(self.changed.wait())
            await asyncio.wait([change, self.reader], return_when=asyncio.FIRST_COMPLETED)
            if self.reader.done():
                change.cancel()
                self.reader.result()


def patched(old: str, new: str | dict[str, Any]) -> str:
    """A part of the page after a change of its middle."""
    if isinstance(new, str):
        return new
    start, end, text = int(new["start"]), int(new["end"]), str(new["text"])
    return old[:start] + text + old[len(old) - end :]


async def think_pause(pace: float, until: float, chance: random.Random) -> bool:
    """Think for a while; whether there is time left to answer."""
    pause = chance.expovariate(1 / pace) if pace else 0.0
    if time.perf_counter() + pause > until:
        return False
    await asyncio.sleep(pause)
    return True


async def play(pages: list[Page], pace: float, until: float, times: list[float], chance: random.Random) -> None:
    """Answer at one table until the clock or the game ends."""
    while await think_pause(pace, until, chance):
        asked = next((page for page in pages if OPTION.search(page.prompt)), None)
        if asked is None:
            return
        seat = SEAT.search(asked.prompt)
        assert seat is not None
        answer = {"type": "answer", "seat": int(seat[1]), "seq": asked.seq, "key": f"k{chance.getrandbits(60)}"}
        begun = time.perf_counter()
        seq = asked.seq + 1
        await asked.socket.send(
            msgspec.json.encode(answer | {"option": chance.choice(OPTION.findall(asked.prompt))}).decode()
        )
        await asyncio.gather(*[page.until(seq) for page in pages])
        times.append(time.perf_counter() - begun)


async def ping(socket: ClientConnection, pace: float, until: float, times: list[float], chance: random.Random) -> None:
    while await think_pause(pace, until, chance):
        begun = time.perf_counter()
        await socket.send("x" * 200)
        await socket.recv()
        times.append(time.perf_counter() - begun)


Run = Callable[[float, float, list[float]], Awaitable[None]]


async def measure(what: str, seconds: float, pace: float, run: Run) -> dict[str, float]:
    """Rate, median and 99th percentile of what `run` does."""
    times: list[float] = []
    begun = time.perf_counter()
    await run(pace, begun + seconds, times)
    took = time.perf_counter() - begun
    p50, p99 = statistics.median(times), statistics.quantiles(times, n=100)[98]
    print(f"{what:40} {len(times) / took:8.0f} a second   p50 {p50 * 1e3:7.1f} ms   p99 {p99 * 1e3:7.1f} ms")
    return {"rate": len(times) / took, "p50": p50, "p99": p99, "took": took}


def compare(what: str, one: dict[str, float], other: dict[str, float]) -> None:
    print(
        f"{what:40} rate 1 : {other['rate'] / one['rate']:.0f}, "
        f"p50 {one['p50'] / other['p50']:.0f} ×, p99 {one['p99'] / other['p99']:.0f} ×"
    )


# -- the run -----------------------------------------------------------------------------------------------------


def make_tables(url: str, count: int) -> list[str]:
    """Tables of two people each, who are called `<table>-0` and `<table>-1`."""
    database = Database(url)
    database.migrate()
    settings = Settings(database=url, secret=SECRET, tables_per_user=10**9)
    seating = SeatService(settings, database, MatchService(settings, database))
    tables = []
    for number in range(count):
        seats = [SeatSpec("me"), SeatSpec("open")]
        table = seating.create(f"user-{number}-0", "el-grande", 2, {}, seats, f"table {number}")
        seating.sit(table, f"user-{number}-1", 1)
        tables.append(table)
    database.close()
    return tables


async def with_echo(lines: int, seconds: float) -> tuple[dict[str, float], dict[str, float]]:
    server = Server("echo", "")
    sockets = [await websockets.connect(f"ws://{HOST}:{server.port}/") for _ in range(lines)]

    async def run(pace: float, until: float, times: list[float]) -> None:
        await asyncio.gather(*[ping(socket, pace, until, times, random.Random(i)) for i, socket in enumerate(sockets)])

    try:
        calm = await measure(f"echo, {lines} lines, unhurried", seconds, PACE * 2, run)
        return calm, await measure(f"echo, {lines} lines, as fast as it goes", seconds, 0.0, run)
    finally:
        for socket in sockets:
            await socket.close()
        server.stop()


async def with_tables(url: str, tables: list[str], seconds: float) -> tuple[dict[str, float], dict[str, float]]:
    server = Server("tables", url)
    database = Database(url)
    auth = Auth(database, SECRET)
    empty = server.memory()
    pages: list[list[Page]] = []
    for number, table in enumerate(tables):
        pair = []
        for seat in (0, 1):
            cookie = auth.cookie_for(f"user-{number}-{seat}", "")
            headers = {"Cookie": f"tablero={cookie}", "Origin": f"http://{HOST}:{server.port}"}
            address = f"ws://{HOST}:{server.port}/t/{table}/live"
            page = Page(await websockets.connect(address, additional_headers=headers, max_size=None))
            await page.until(0)
            pair.append(page)
        pages.append(pair)
    opened = server.memory()
    received = sum(page.bytes for pair in pages for page in pair)
    chances = [random.Random(number) for number in range(len(tables))]

    async def run(pace: float, until: float, times: list[float]) -> None:
        await asyncio.gather(*[play(pair, pace, until, times, chance) for pair, chance in zip(pages, chances)])

    try:
        calm = await measure(f"{len(tables)} tables, unhurried", seconds, PACE, run)
        before = server.seconds()
        fast = await measure(f"{len(tables)} tables, as fast as it goes", seconds, 0.0, run)
        computed = (server.seconds() - before) / (fast["rate"] * fast["took"])
    finally:
        sent = sum(page.bytes for pair in pages for page in pair)
        for page in [page for pair in pages for page in pair]:
            page.reader.cancel()
        played = server.memory()
        server.stop()
    print(
        f"memory: {empty / 1024:.0f} MB without tables, {(opened - empty) / len(tables):.0f} kB for each table with two"
    )
    print(f"        pages, {(played - empty) / len(tables):.0f} kB after the run")
    print(f"the server computes {computed * 1e3:.1f} ms for each answer")
    answers = calm["rate"] * calm["took"] + fast["rate"] * fast["took"]
    each = (sent - received) / answers / 2000
    print(f"a page opens with {received / len(tables) / 2000:.0f} kB; each answer sends {each:.1f} kB to a page")
    report_loading(database, tables)
    database.close()
    return calm, fast


def report_loading(database: Database, tables: list[str]) -> None:
    """How long tables take to load from the database, the ones that were played least and most; and their size."""
    with database.reading() as c:
        rows = [row for row in (table_store.read_table(c, table) for table in tables) if row]
        rows.sort(key=lambda row: row.count)
        for name, some in (("shortest", rows[:20]), ("longest", rows[-20:])):
            begun = time.perf_counter()
            for row in some:
                load(c, row)
            took = (time.perf_counter() - begun) / len(some)
            decisions = statistics.mean(row.count for row in some)
            print(f"loading a table: {took * 1e3:.1f} ms, the {name} ({decisions:.0f} decisions)")
        tracemalloc.start()
        kept = [load(c, row) for row in rows]
        size, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
    print(f"a loaded match takes {size / len(kept) / 1024:.0f} kB")


async def main(tables: int, seconds: float) -> None:
    print(f"{os.cpu_count()} cores, Python {sys.version.split()[0]}")
    echo_calm, echo_fast = await with_echo(tables * 2, min(seconds, 5.0))
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/tables.sqlite3"
        calm, fast = await with_tables(url, make_tables(url, tables), seconds)
    compare("an answer to an echo, unhurried", calm, echo_calm)
    compare("an answer to an echo, fast", fast, echo_fast)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15.0)
    args = parser.parse_args()
    asyncio.run(main(args.tables, args.seconds))
