"""A month of a correspondence game: four people in three time zones, who sleep, travel, take back and forget.

Time is injected, so that it takes seconds. What the clocks say is compared with what a referee counts minute by minute
from who was asked when; what people are told, with who was asked at that moment.
"""

from __future__ import annotations

import asyncio
import random
from datetime import UTC, date, datetime
from functools import partial
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import Connection, select

from tablero.server.clocks import ClockSpec, change_hours
from tablero.server.hours import Hours, awake_from
from tablero.server.match_service import require_table
from tablero.server.refusal import Refused
from tablero.server.storage import account_store, contact_store, seat_store
from tablero.server.storage.rows import ContactRow, SeatRow
from tablero.server.storage.schema import EVENTS
from tablero.server.tables import Tables
from tablero.server.time_source import now, running_at

from .running_tables import look, run_scenario, settings_at
from .timekeeping import DAY, HOUR, MINUTE, MONDAY, Mailbox, Passing, clocks, seated

ANNA, BELA, CARLA, DUARTE = PEOPLE = ("user-anna", "user-bela", "user-carla", "user-duarte")
CLOCK = ClockSpec("correspondence", days=2, reserve=2, then="beginner")
HOURS = {
    ANNA: Hours("Europe/Budapest", (23 * 60, 7 * 60), ((date(2026, 11, 27), date(2026, 11, 30)),)),
    BELA: Hours("America/New_York", (22 * 60, 6 * 60)),
    CARLA: Hours("Asia/Tokyo", (60, 8 * 60 + 30), ((date(2026, 12, 5), date(2026, 12, 6)),)),
    DUARTE: Hours("Europe/Lisbon"),
}
FORGETS = (DUARTE, MONDAY + 9 * DAY, MONDAY + 22 * DAY)  # who does not look in between
DOWN = (MONDAY + 16 * DAY, MONDAY + 16 * DAY + 9 * HOUR)  # when the server does not run
STEP = 2 * HOUR
CLOCK_EVENTS = select(EVENTS.c.option).where(EVENTS.c.kind == "clock")
DAYS = 30


class Referee:
    """Counts by itself what every seat has left, from who is asked when; a minute counts or does not."""

    def __init__(self) -> None:
        self.reserve = [CLOCK.whole] * len(PEOPLE)
        self.left = [CLOCK.allowance] * len(PEOPLE)  # of the days for the present decision
        self.since: dict[int, int] = {}

    def is_awake(self, user: str, at: int) -> bool:
        hours = HOURS[user]
        local = datetime.fromtimestamp(at, ZoneInfo(hours.zone))
        if any(first <= local.date() <= last for first, last in hours.holidays):
            return False
        if hours.night is None:
            return True
        minute = local.hour * 60 + local.minute
        start, end = hours.night
        return not (start <= minute < end) if start < end else end <= minute < start

    def spent(self, seat: int, start: int, end: int) -> int:
        counted = range(start, end, MINUTE)
        return MINUTE * sum(self.is_awake(PEOPLE[seat], at) and not DOWN[0] <= at < DOWN[1] for at in counted)

    def settles(self, seat: int) -> None:
        """The seat's time up to now is counted."""
        if seat in self.since:
            spent = self.spent(seat, self.since[seat], now())
            over = max(0, spent - self.left[seat])
            self.left[seat] = max(0, self.left[seat] - spent)
            self.reserve[seat] -= over
            self.since[seat] = now()


class Month:
    """The people, their table, and what they do."""

    def __init__(self, tables: Tables, time: Passing, mailbox: Mailbox, table: str) -> None:
        self.tables = tables
        self.time = time
        self.mailbox = mailbox
        self.table = table
        self.chance = random.Random(7)
        self.referee = Referee()
        self.answers = self.undone = self.refused = self.returned = 0
        self.by_others: dict[int, bool] = {}  # whether those who are asked now are so by others' doing
        self.asked_at: list[tuple[str, int, int, bool]] = []  # who was asked from when to when, and by whose doing

    async def asked(self) -> list[int]:
        return [seat.seat for seat in await self.waited_for() if not seat.handed]

    async def waited_for(self) -> list[SeatRow]:
        """The seats that are asked, straight from the store: this is looked up often."""

        def read(c: Connection) -> list[SeatRow]:
            row = require_table(c, self.table)
            return [seat for seat in seat_store.read_seats(c, self.table) if row.to_move >> seat.seat & 1]

        return await self.tables.read(read)

    async def follow(self, decided: int | None = None) -> None:
        """Let the referee see who is asked now; `decided` has just decided, or come back."""
        referee, asked = self.referee, await self.asked()
        for seat in list(referee.since):
            if seat not in asked or seat == decided:
                self.asked_at.append((PEOPLE[seat], referee.since[seat], now(), self.by_others[seat]))
                referee.settles(seat)
                del referee.since[seat]
        for seat in asked:
            if seat not in referee.since:
                referee.since[seat] = now()
                referee.left[seat] = CLOCK.allowance
                self.by_others[seat] = seat != decided

    async def visits(self, user: str) -> None:
        """Somebody looks in: takes the seat back, if a bot plays there, and decides as long as it is their turn."""
        seat = PEOPLE.index(user)
        if (await look(self.tables, self.table, user))["seats"][seat]["handed"]:
            await self.tables.take_back(self.table, user, seat)
            self.returned += 1
            await self.follow(seat)
        for _ in range(self.chance.randint(1, 6)):
            snapshot = await look(self.tables, self.table, user)
            if snapshot["ask"] is None:
                return
            await self.decides(user, seat, snapshot)

    async def decides(self, user: str, seat: int, snapshot: Any) -> None:
        """Answer, now and then from two devices at once; now and then think better of it."""
        options = [option["id"] for option in snapshot["ask"]["options"]]
        seq, key = snapshot["seq"], f"{snapshot['seq']}"
        first, second = self.chance.choice(options), self.chance.choice(options)
        await self.tables.answer(self.table, user, seat, seq, first, f"phone-{key}")
        self.answers += 1
        if self.chance.random() < 0.3:  # the laptop still shows the question
            try:
                await self.tables.answer(self.table, user, seat, seq, second, f"laptop-{key}")
            except Refused:
                self.refused += 1
            else:
                raise AssertionError("one question was answered twice")
        await self.wait_for_bots()
        seen = await look(self.tables, self.table, user)
        if seen["undo_seat"] == seat and self.chance.random() < 0.2:
            await self.tables.undo(self.table, user, seat, f"undo-{key}")
            self.undone += 1
            again = await look(self.tables, self.table, user)
            await self.tables.answer(self.table, user, seat, again["seq"], first, f"again-{key}")
            await self.wait_for_bots()
        await self.follow(seat)

    async def lives(self) -> None:
        """A month passes."""
        await self.follow(3)  # who has sat down last
        steps = 0
        while now() < MONDAY + DAYS * DAY:
            if DOWN[0] <= now() < DOWN[1]:
                await self.time.is_down(seconds=DOWN[1] - now())
            await self.time.passes(seconds=STEP)
            await self.wait_for_bots()
            await self.follow()
            steps += 1
            if steps % 4 == 0:
                self.check_clocks(await clocks(self.tables, self.table))
            for user in PEOPLE:
                away = user == FORGETS[0] and FORGETS[1] <= now() < FORGETS[2]
                if not away and self.referee.is_awake(user, now()) and self.chance.random() < 0.2:
                    await self.visits(user)

    async def wait_for_bots(self) -> None:
        """Until no bot is asked: they think in real time."""
        while True:
            if not any(seat.is_played_by_bot for seat in await self.waited_for()):
                return
            await asyncio.sleep(0.01)

    def check_clocks(self, found: Any) -> None:
        """What is stored is what the referee has counted."""
        for seat, since in self.referee.since.items():
            clock = found[seat]
            spent = self.referee.spent(seat, since, now())
            if not clock.up:
                left = self.referee.left[seat] + self.referee.reserve[seat] - spent
                assert clock.ends == self.expected_end(seat, left), (PEOPLE[seat], datetime.fromtimestamp(now(), UTC))

    def expected_end(self, seat: int, left: int) -> int:
        at = now()
        while left > 0:
            left -= self.spent_minute(seat, at)
            at += MINUTE
        return at

    def spent_minute(self, seat: int, at: int) -> int:
        return MINUTE if self.referee.is_awake(PEOPLE[seat], at) else 0


def told_hours(user: str, c: Connection) -> None:
    change_hours(c, user, HOURS[user], now())


async def add_contacts(tables: Tables) -> None:
    """Two devices of Anna, one each of the others; Béla has a digest, too."""
    for user in PEOPLE:
        account_store.put_user(tables.database, user, now(), name=user)
        await tables.write(partial(told_hours, user))
    given = [(ANNA, "phone", "soon"), (ANNA, "laptop", "soon"), (BELA, "phone", "soon"), (BELA, "mail", "digest")]
    for user, device, pace in [*given, (CARLA, "phone", "soon"), (DUARTE, "phone", "soon")]:
        row = ContactRow(
            id=f"{user}-{device}",
            user_id=user,
            channel="webhook",
            address=f"https://example.org/{user}/{device}",
            language="en",
            pace="digest" if pace == "digest" else "soon",
            confirmed=True,
            created=now(),
        )
        await tables.write(partial(contact_store.add_contact, contact=row))


def test_a_month_of_a_correspondence_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(tables: Tables) -> None:
        time = Passing(tables)
        with running_at(time):
            await time.passes()
            mailbox = Mailbox(tables, monkeypatch)
            await add_contacts(tables)
            month = Month(tables, time, mailbox, await seated(tables, CLOCK, *PEOPLE))
            await month.lives()
            await check_month(month)

    asyncio.run(run_scenario(settings_at(f"sqlite:///{tmp_path / 'tables.sqlite3'}"), story))


async def check_month(month: Month) -> None:
    assert month.answers > 60, "it was a game"
    assert month.undone > 3
    assert month.refused > 10, "of two devices one was too late, each time"
    events = await month.tables.read(lambda c: [row.option for row in c.execute(CLOCK_EVENTS)])
    assert events.count("time-up") >= month.returned == events.count("back-again") >= 1
    for contact, letter, at in month.mailbox.letters:
        assert awake_from(HOURS[contact.user_id], at) == at, "nobody is woken"
        assert len(letter.tables) == 1
        if letter.tables[0].kind != "handed":
            assert any(user == contact.user_id and start <= at <= end for user, start, end, _ in asked_times(month))
    check_told(month)
    assert {letter.tables[0].kind for letter in month.mailbox.to(DUARTE)} == {"turn", "reminder", "handed"}


def asked_times(month: Month) -> list[tuple[str, int, int, bool]]:
    open_still = [(PEOPLE[seat], since, now(), month.by_others[seat]) for seat, since in month.referee.since.items()]
    return [*month.asked_at, *open_still]


def check_told(month: Month) -> None:
    """Whoever was asked for long, by somebody else's decision, was told on every device, and once each time."""
    long = 0
    for user, start, end, by_others in asked_times(month):
        told_from = awake_from(HOURS[user], start + 2 * MINUTE)
        told_by = awake_from(HOURS[user], told_from + STEP) + STEP  # the server looks every two hours here
        if not by_others or told_by > end:
            continue
        long += 1
        for device in ("phone", "laptop") if user == ANNA else ("phone",):
            turns = [
                letter
                for contact, letter, at in month.mailbox.letters
                if contact.id == f"{user}-{device}" and start < at <= end and letter.tables[0].kind == "turn"
            ]
            assert len(turns) == 1, (user, device, start, end)
    assert long > 10
