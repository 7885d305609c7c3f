"""Tables for tests: a running `Tables` on a given database, and people who play there.

    @at_tables
    async def test_something(tables):
        table = await duel(tables)
        await tables.answer(table, ANNA, 0, 0, "galicia", "key")

Such a test runs once on SQLite and once on PostgreSQL (conftest.py makes the databases).
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tablero.server.settings import Settings
from tablero.server.tables import Notice, Refused, SeatSpec, Tables, open_tables
from tests.patience import PATIENCE

ANNA, BELA, CARLA, STRANGER = "user-anna", "user-bela", "user-carla", "user-stranger"
SECRET = b"a secret for tests that is long enough"

Scenario = Callable[[Tables], Awaitable[None]]


def settings_at(url: str, **limits: Any) -> Settings:
    return Settings(database=url, secret=SECRET, workers=1, **limits)


def at_tables(scenario: Scenario) -> Callable[[str], None]:
    """A test that is given running tables."""

    def test(database: str) -> None:
        asyncio.run(run_scenario(settings_at(database), scenario))

    test.__name__ = getattr(scenario, "__name__", "story")
    test.__doc__ = scenario.__doc__
    return test


async def run_scenario(settings: Settings, scenario: Scenario) -> None:
    tables = open_tables(settings)
    await tables.start()
    try:
        await asyncio.wait_for(scenario(tables), PATIENCE)
    finally:
        await tables.stop()


def on_sqlite(folder: Path, scenario: Scenario, **limits: Any) -> None:
    """Tell a story that needs a database of its own."""
    asyncio.run(run_scenario(settings_at(f"sqlite:///{folder / 'tables.sqlite3'}", **limits), scenario))


async def duel(tables: Tables, **options: Any) -> str:
    """A table of Anna and Béla, both seated."""
    table = await tables.create(ANNA, "el-grande", 2, options, [SeatSpec("me"), SeatSpec("invite")])
    await tables.claim(await tables.invite(table, ANNA, 1), BELA)
    return table


async def trio(tables: Tables, **options: Any) -> str:
    """A table of Anna, Béla and Carla."""
    seats = [SeatSpec("me"), SeatSpec("invite"), SeatSpec("invite")]
    table = await tables.create(ANNA, "el-grande", 3, options, seats)
    for seat, user in ((1, BELA), (2, CARLA)):
        await tables.claim(await tables.invite(table, ANNA, seat), user)
    return table


PLAYERS = (ANNA, BELA, CARLA)


async def play_on(tables: Tables, table: str, decisions: int, chance: random.Random, players: Any = PLAYERS) -> int:
    """Answer at random for whoever is asked; the last seq."""
    seen = await look(tables, table, players[0])
    seq: int = seen["seq"]
    for _ in range(decisions):
        if seen["ask"] is None:
            if not seen["waiting_for"]:
                break
            seen = await look(tables, table, players[seen["waiting_for"][0]])
        ask = seen["ask"]
        option = chance.choice(ask["options"])["id"]
        key = f"{seen['seq']}-{ask['seat']}"
        seq = await tables.answer(table, players[ask["seat"]], ask["seat"], seen["seq"], option, key)
        seen = await look(tables, table, players[ask["seat"]])
    return seq


async def look(tables: Tables, table: str, user: str, at: int | None = None) -> Any:
    """A snapshot without its picture."""
    return await tables.snapshot(table, user, at=at, picture="")


async def asked_one(tables: Tables, table: str) -> tuple[str, int, dict[str, Any]]:
    """Who is asked, at which seat, and what that person sees."""
    seat = (await look(tables, table, STRANGER))["waiting_for"][0]
    user = PLAYERS[seat]
    return user, seat, await look(tables, table, user)


async def next_notice(notices: asyncio.Queue[Notice]) -> Notice:
    """The next one of something that happened; not the one after connecting, that some may have been missed."""
    while (notice := await asyncio.wait_for(notices.get(), PATIENCE)) == Notice("changed"):
        pass
    return notice


async def refusal(doing: Awaitable[Any]) -> str:
    """The code with which something is refused."""
    with pytest.raises(Refused, match=r"\w") as refused:
        await doing
    return refused.value.code
