"""How the server carries many tables: `python -m bench.server [--tables 200] [--seconds 15] [--bots] [--processes 1]`.

So many tables, two people at each (`--bots`: one, and three bots), and their pages, which answer at random. Measured
are answers a second, and the time from sending an answer until all pages of the table show it, at an unhurried pace and
as fast as it goes; memory; what an answer costs the servers; and how long a table takes to load. The yardstick is a
bare WebSocket echo with as many lines in the same run.

`--processes` does the same on PostgreSQL (one that is started for it, or `--database`), with so many servers: the two
pages of a table are at different ones, so that every answer travels between them.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager

import websockets

from bench.pages import PACE, Page, Times, measure, open_page, ping, play
from bench.serving import HOST, SECRET, Server
from tablero.server.auth import Auth
from tablero.server.match_loading import load
from tablero.server.match_service import MatchService
from tablero.server.seats import SeatService, SeatSpec
from tablero.server.settings import Settings
from tablero.server.storage import table_store
from tablero.server.storage.engine import Database

PAIR = [SeatSpec("me"), SeatSpec("open")]
WITH_BOTS = [SeatSpec("me"), *[SeatSpec("bot", "greedy")] * 3]


def compare(what: str, one: dict[str, float], other: dict[str, float]) -> None:
    print(
        f"{what:44} rate 1 : {other['rate'] / one['rate']:.0f}, "
        f"p50 {one['p50'] / other['p50']:.0f} ×, p99 {one['p99'] / other['p99']:.0f} ×"
    )


def make_tables(url: str, count: int, bots: bool, name: str = "") -> list[str]:
    """Tables of people who are called `user-<name><table>-0` and `-1`."""
    database = Database(url)
    database.migrate()
    settings = Settings(database=url, secret=SECRET, tables_per_user=10**9)
    seating = SeatService(settings, database, MatchService(settings, database))
    tables = []
    for number in range(count):
        seats = WITH_BOTS if bots else PAIR
        table = seating.create(f"user-{name}{number}-0", "el-grande", len(seats), {}, seats, f"table {number}")
        if not bots:
            seating.sit(table, f"user-{name}{number}-1", 1)
        tables.append(table)
    database.close()
    return tables


async def with_echo(lines: int, seconds: float, pace: float) -> tuple[dict[str, float], dict[str, float]]:
    server = Server("echo", "")
    sockets = [await websockets.connect(f"ws://{HOST}:{server.port}/") for _ in range(lines)]

    async def run(pace: float, until: float, times: Times) -> None:
        await asyncio.gather(*[ping(socket, pace, until, times, random.Random(i)) for i, socket in enumerate(sockets)])

    try:
        calm = await measure(f"echo, {lines} lines, unhurried", seconds, pace, run)
        return calm, await measure(f"echo, {lines} lines, as fast as it goes", seconds, 0.0, run)
    finally:
        for socket in sockets:
            await socket.close()
        server.stop()


async def open_pages(servers: list[Server], auth: Auth, tables: list[str], bots: bool, name: str) -> list[list[Page]]:
    """The pages of each table, at one server after the other."""
    pages: list[list[Page]] = []
    for number, table in enumerate(tables):
        cookies = [auth.cookie_for(f"user-{name}{number}-{seat}", "") for seat in range(1 if bots else 2)]
        at = [servers[(number + seat) % len(servers)] for seat in range(len(cookies))]
        pages.append([await open_page(server, table, cookie) for server, cookie in zip(at, cookies)])
    return pages


async def with_tables(
    url: str, tables: list[str], seconds: float, bots: bool, processes: int = 1, name: str = "", pace: float = PACE
) -> tuple[dict[str, float], dict[str, float]]:
    servers = [Server("tables", url) for _ in range(processes)]
    database = Database(url)
    empty = sum(server.memory() for server in servers)
    pages = await open_pages(servers, Auth(database, SECRET), tables, bots, name)
    everywhere = [page for group in pages for page in group]
    opened = sum(server.memory() for server in servers)
    received = sum(page.bytes for page in everywhere)
    chances = [random.Random(number) for number in range(len(tables))]

    async def run(pace: float, until: float, times: Times) -> None:
        await asyncio.gather(*[play(group, pace, until, times, chance) for group, chance in zip(pages, chances)])

    title = f"{len(tables)} tables, {processes} process{'es' if processes > 1 else ''}"
    try:
        before = sum(server.seconds() for server in servers)
        calm = await measure(f"{title}, unhurried", seconds, pace, run)
        between = sum(server.seconds() for server in servers)
        fast = await measure(f"{title}, as fast as it goes", seconds, 0.0, run)
        after = sum(server.seconds() for server in servers)
    finally:
        sent = sum(page.bytes for page in everywhere)
        for page in everywhere:
            page.reader.cancel()
        played = sum(server.memory() for server in servers)
        for server in servers:
            server.stop()
    print(
        f"memory: {empty / processes / 1024:.0f} MB each without tables, {played / processes / 1024:.0f} MB at the end;"
    )
    kilobytes = (opened - empty) / len(tables), (played - empty) / len(tables)
    print(f"        {kilobytes[0]:.0f} kB for each table with its pages, {kilobytes[1]:.0f} kB after the run")
    costs = (between - before) / calm["answers"] * 1e3, (after - between) / fast["answers"] * 1e3
    print(f"the servers compute {costs[0]:.1f} ms for each answer unhurried, {costs[1]:.1f} ms as fast as it goes")
    each = (sent - received) / (calm["answers"] + fast["answers"]) / len(everywhere) * len(tables) / 1000
    print(f"a page opens with {received / len(everywhere) / 1000:.0f} kB; each answer sends {each:.1f} kB to a page")
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


@contextmanager
def some_postgres(url: str) -> Iterator[str]:
    """The URL of a PostgreSQL database; one of its own, if none is given."""
    if url:
        yield url.replace("postgresql://", "postgresql+psycopg://")
        return
    from pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory(prefix="tablero-pg-") as folder:
        server = get_server(folder, cleanup_mode="delete")
        try:
            yield server.get_uri().replace("postgresql://", "postgresql+psycopg://")
        finally:
            server.cleanup()


async def on_sqlite(tables: int, seconds: float, bots: bool, pace: float = PACE) -> None:
    echo_calm, echo_fast = await with_echo(tables * 2, min(seconds, 5.0), pace * 2)
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/tables.sqlite3"
        calm, fast = await with_tables(url, make_tables(url, tables, bots), seconds, bots, pace=pace)
    compare("an answer to an echo, unhurried", calm, echo_calm)
    compare("an answer to an echo, fast", fast, echo_fast)


async def main(args: argparse.Namespace) -> None:
    load_before = os.getloadavg()[0]
    print(f"{os.cpu_count()} cores, Python {sys.version.split()[0]}, load before {load_before:.1f}")
    if not args.processes:
        await on_sqlite(args.tables, args.seconds, args.bots)
        return
    with some_postgres(args.database) as url:
        for processes in args.processes:
            name = f"{processes}-{os.getpid()}-"
            tables = make_tables(url, args.tables, args.bots, name)
            await with_tables(url, tables, args.seconds, args.bots, processes, name)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument(
        "--bots", action="store_true", help="one person and three bots at a table, in place of two people"
    )
    parser.add_argument("--processes", type=int, nargs="*", default=[], help="servers on one PostgreSQL")
    parser.add_argument("--database", default="", help="the URL of a PostgreSQL database for that")
    asyncio.run(main(parser.parse_args()))
