"""Time for tests of clocks and notifications: it stands until it is moved, and what is due is done at once.

    @on_time
    async def test_something(tables, time):
        table = await duel(tables, CORRESPONDENCE)
        await time.passes(days=3)

Such a test runs on SQLite, and on PostgreSQL among the slow ones.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import func, select

from tablero.server.clocks import ClockSpec
from tablero.server.letters import Letter
from tablero.server.seats import SeatSpec
from tablero.server.storage import account_store, clock_store, contact_store
from tablero.server.storage.rows import ClockRow, ContactRow, Pace
from tablero.server.storage.schema import OUTBOX
from tablero.server.tables import Tables
from tablero.server.time_source import SetTime, now, running_at

from .running_tables import ANNA, BELA, look, run_scenario, settings_at

MONDAY = 1_794_817_800  # 2026-11-16, 08:30 UTC
MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
EVENING = ClockSpec("evening", minutes=30, increment=20)
CORRESPONDENCE = ClockSpec("correspondence", days=3, reserve=7)


class Passing(SetTime):
    """Time that the server of a test goes by."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(MONDAY)
        self.tables = tables

    async def passes(self, **length: float) -> None:
        """Let time pass while the server runs, and let it do what is due."""
        self.move(**length)
        await self.tables.write(lambda c: clock_store.beat(c, now()))
        await self.tables.clock_keeper.sweep()
        await self.tables.postman.deliver()

    async def is_down(self, **length: float) -> None:
        """Let time pass while no server runs; then one is started."""
        self.move(**length)
        await self.tables.clock_keeper.beat()
        await self.tables.clock_keeper.sweep()


Story = Callable[[Tables, Passing], Awaitable[None]]


def on_time(story: Story) -> Callable[[str], None]:
    """A test that is given running tables, and the time they go by."""

    def test(database: str) -> None:
        asyncio.run(run_scenario(settings_at(database), lambda tables: told(tables)))

    async def told(tables: Tables) -> None:
        time = Passing(tables)
        with running_at(time):
            await time.passes()
            await story(tables, time)

    test.__name__ = getattr(story, "__name__", "story")
    test.__doc__ = story.__doc__
    return test


async def seated(tables: Tables, clock: ClockSpec, *people: str, bots: int = 0) -> str:
    """A table of El Grande with these people on its first seats, and bots on the others."""
    specs = [SeatSpec("me"), *[SeatSpec("invite") for _ in people[1:]], *[SeatSpec("bot", "random")] * bots]
    table = await tables.create(people[0], "el-grande", len(specs), {}, specs, clock=clock)
    for seat, user in enumerate(people[1:], 1):
        await tables.claim(await tables.invite(table, people[0], seat), user)
    return table


async def duel(tables: Tables, clock: ClockSpec) -> str:
    return await seated(tables, clock, ANNA, BELA)


def silence_bots(tables: Tables) -> None:
    """Let no bot begin to think: what is looked at stays as it is."""
    tables.bot_scheduler.schedule = lambda *_, **__: None  # type: ignore[method-assign]


async def clocks(tables: Tables, table: str) -> dict[int, ClockRow]:
    return await tables.read(lambda c: clock_store.read_clocks(c, table))


async def decide(tables: Tables, table: str, people: tuple[str, ...] = (ANNA, BELA), option: int = 0) -> int:
    """Answer for whoever is asked first; the seat."""
    seat: int = (await look(tables, table, "nobody"))["waiting_for"][0]
    seen: Any = await tables.snapshot(table, people[seat], seat=seat, picture="")
    ask = seen["ask"]
    chosen = ask["options"][option]["id"]
    await tables.answer(table, people[seat], seat, seen["seq"], chosen, f"{seen['seq']}-{seat}")
    return seat


async def decide_until_asked(tables: Tables, table: str, seat: int, people: tuple[str, ...] = (ANNA, BELA)) -> None:
    """Answer for everybody until `seat` is asked."""
    while (await look(tables, table, "nobody"))["waiting_for"][0] != seat:
        await decide(tables, table, people)


# -- what people are told ----------------------------------------------------------------------------------------


class Mailbox:
    """Where letters end up, in place of the network; `refuses` is what it says instead of taking one."""

    def __init__(self, tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
        self.tables = tables
        self.letters: list[tuple[ContactRow, Letter, int]] = []  # to whom, and when
        self.refuses: Exception | None = None
        monkeypatch.setattr(tables.postman, "hand_to", self.take)

    async def take(self, contact: ContactRow, letter: Letter) -> None:
        if self.refuses is not None:
            raise self.refuses
        self.letters.append((contact, letter, now()))

    @property
    def subjects(self) -> list[str]:
        return [letter.subject for _, letter, _ in self.letters]

    def to(self, user: str) -> list[Letter]:
        return [letter for contact, letter, _ in self.letters if contact.user_id == user]


async def reach(tables: Tables, user: str, pace: Pace = "soon", language: str = "en", address: str = "") -> str:
    """Give a person a contact that is confirmed; its id."""
    id = f"contact-{user[-5:]}-{len(address)}-{pace}"[:24]
    account_store.put_user(tables.database, user, now(), name=user.removeprefix("user-"))
    row = ContactRow(
        id=id,
        user_id=user,
        channel="webhook",
        address=address or f"https://example.org/{user}",
        secret="key",
        language=language,
        pace=pace,
        confirmed=True,
        created=now(),
    )
    await tables.write(lambda c: contact_store.add_contact(c, row))
    return id


async def waiting_news(tables: Tables) -> int:
    """How much the outbox holds."""
    return await tables.read(lambda c: int(c.execute(select(func.count()).select_from(OUTBOX)).scalar_one()))
