"""Looks after the clocks: reminders, time that is up, and the pulse by which it is known when no server ran.

Any server on a database may do any of this; each thing is taken by one of them (clock_store.py). When time is up and
the table has agreed on a bot, that is an event of the game: the seat is handed over in the same transaction, and the
journal says so.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection

from .broadcast import Notice
from .changes import seat_note
from .clocks import TIME_UP, clock_of, is_counted, keep_clocks, skip_downtime
from .loaded_match import LoadedMatch
from .match_service import require_table
from .outbox import add_news
from .refusal import Refused
from .storage import clock_store, contact_store, seat_store
from .storage.rows import ClockRow, SeatRow, TableRow
from .storage.table_store import Change
from .time_source import now

if TYPE_CHECKING:
    from .tables import Tables

SWEEP_SECONDS: Final = 2.0  # between two looks at the clocks
BEAT_SECONDS: Final = 20  # ... and two beats of the pulse
DOWN_SECONDS: Final = 60  # without a beat for so long, no server has run

log = logging.getLogger("tablero.server")


class ClockKeeper:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.task: asyncio.Task[None] | None = None
        self.beaten = 0  # when this server last noted that it runs

    async def start(self) -> None:
        """Let the clocks go on where they stood when the last server ended."""
        await self.beat()
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
            try:
                await self.beat()
            except Refused as error:
                log.warning("when this server ended could not be noted: %s", error)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                if not 0 <= now() - self.beaten < BEAT_SECONDS:
                    await self.beat()
                await self.sweep()
            except Exception:
                log.exception("looking after the clocks has failed; it is tried again")

    # -- the pulse -----------------------------------------------------------------------------------------------

    async def beat(self) -> None:
        """Note that a server runs. If none did for a while, the clocks have stood."""
        at = now()

        def write(c: Connection) -> list[str]:
            last_seen = clock_store.beat(c, at)
            is_down = last_seen is not None and at - last_seen > DOWN_SECONDS
            return skip_downtime(c, last_seen, at) if is_down and last_seen is not None else []

        self.show(await self.tables.write(write))
        self.beaten = at

    def show(self, tables: list[str]) -> None:
        """Let the open pages of these tables show their clocks anew."""
        for table in tables:
            self.tables.broadcaster.publish(table, Notice("changed"))

    # -- what is due ---------------------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Do whatever is due at any clock."""
        at = now()
        for clock in await self.tables.read(lambda c: clock_store.due_clocks(c, at)):
            try:
                if not await self.tables.run(self.is_waited_for, clock):
                    continue
                if clock.ends is not None and clock.ends <= at:
                    await self.end(clock)
                elif await self.tables.run(self.remind, clock):
                    self.show([clock.table_id])
            except Refused as error:
                log.info("the clock of seat %d at table %s was not looked after: %s", clock.seat, clock.table_id, error)

    def is_waited_for(self, clock: ClockRow) -> bool:
        """Whether a person is still asked there; a clock that runs for nobody is stopped."""
        with self.tables.database.writing() as c:
            row, seats = require_table(c, clock.table_id), seat_store.read_seats(c, clock.table_id)
            if not is_counted(row, seats[clock.seat]):
                keep_clocks(c, row, seats, "seats", -1, now())
                return False
        return True

    def remind(self, clock: ClockRow) -> bool:
        """Time is running out; whether it was for us to say so."""
        with self.tables.database.writing() as c:
            if not clock_store.take_reminder(c, clock):
                return False
            row, seats = require_table(c, clock.table_id), seat_store.read_seats(c, clock.table_id)
            add_news(c, row, [seats[clock.seat]], "reminder")
            self.tables.database.announce(c, row.id, "changed", row.seq)
        return True

    async def end(self, clock: ClockRow) -> None:
        """Time is up: do what the table has agreed on."""
        row = await self.tables.read(lambda c: require_table(c, clock.table_id))
        spec = clock_of(row)
        if spec is not None and spec.then:
            await self.tables.change(clock.table_id, self.hand_over, clock, spec.then)
        elif await self.tables.write(lambda c: self.note_end(c, row, clock)):
            self.show([clock.table_id])

    def note_end(self, c: Connection, row: TableRow, clock: ClockRow) -> bool:
        self.tables.database.announce(c, row.id, "changed", row.seq)
        return clock_store.take_end(c, clock)

    def hand_over(self, table: str, clock: ClockRow, bot: str) -> int:
        """Let a bot play on, and say so in the journal."""

        def apply(row: TableRow, seats: list[SeatRow], loaded: LoadedMatch) -> Change:
            if seats[clock.seat].handed or not row.to_move >> clock.seat & 1:
                raise Refused("stale", "the seat is no longer waited for")
            with self.tables.database.reading() as c:
                return seat_note(c, loaded, row, TIME_UP, clock.seat)

        def also(c: Connection, row: TableRow) -> None:
            if not clock_store.take_end(c, clock):
                raise Refused("stale", "the clock has moved on")
            seat_store.set_seat(c, table, clock.seat, handed=True, bot=bot)
            contact_store.forget_news(c, table, [clock.seat])
            add_news(c, row, [seat_store.read_seats(c, table)[clock.seat]], "handed")

        return self.tables.matches.change(table, None, ("clock", "", clock.seat, ""), apply, also)
