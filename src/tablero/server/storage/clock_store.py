"""The clocks of seats, the hours of people, and the pulse of the servers, as stored. What they mean is in clocks.py."""

from __future__ import annotations

from datetime import date
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..hours import ALWAYS, Hours
from .rows import ClockRow, named, values_of
from .schema import CLOCKS, HOURS, PULSE, SEATS, TABLES

CLOCKS_OF: Final = select(CLOCKS).where(CLOCKS.c.table_id == bindparam("table")).order_by(CLOCKS.c.seat)


# -- clocks ------------------------------------------------------------------------------------------------------


def read_clocks(c: Connection, table: str) -> dict[int, ClockRow]:
    """The clocks of a table, by seat."""
    return {row.seat: ClockRow(**named(row)) for row in c.execute(CLOCKS_OF, {"table": table})}


def add_clocks(c: Connection, rows: list[ClockRow]) -> None:
    c.execute(insert(CLOCKS), [values_of(row) for row in rows])


def put_clock(c: Connection, row: ClockRow) -> None:
    c.execute(
        update(CLOCKS).where(CLOCKS.c.table_id == row.table_id, CLOCKS.c.seat == row.seat).values(**values_of(row))
    )


def due_clocks(c: Connection, now: int) -> list[ClockRow]:
    """The running clocks at which something is to be done: a reminder, or time is up."""
    due = CLOCKS.c.up.is_(False) & ((CLOCKS.c.ends <= now) | (CLOCKS.c.reminds <= now))
    return [ClockRow(**named(row)) for row in c.execute(select(CLOCKS).where(due).order_by(CLOCKS.c.ends))]


def take_reminder(c: Connection, clock: ClockRow) -> bool:
    """Whether it is for us to remind: nobody else has, and the clock still runs as it did."""
    mine = (CLOCKS.c.table_id == clock.table_id) & (CLOCKS.c.seat == clock.seat) & (CLOCKS.c.since == clock.since)
    changed = c.execute(update(CLOCKS).where(mine, CLOCKS.c.reminds == clock.reminds).values(reminds=None))
    return changed.rowcount == 1


def take_end(c: Connection, clock: ClockRow) -> bool:
    """Whether it is for us to say that time is up; from now on it is."""
    mine = (CLOCKS.c.table_id == clock.table_id) & (CLOCKS.c.seat == clock.seat) & (CLOCKS.c.since == clock.since)
    changed = c.execute(
        update(CLOCKS).where(mine, CLOCKS.c.ends == clock.ends, CLOCKS.c.up.is_(False)).values(up=True, reminds=None)
    )
    return changed.rowcount == 1


def running_clocks(c: Connection, user: str = "") -> list[tuple[ClockRow, str, str]]:
    """All clocks that run, or those of a user, each with that of its table and whose it is."""
    seat = (SEATS.c.table_id == CLOCKS.c.table_id) & (SEATS.c.seat == CLOCKS.c.seat)
    found = (
        select(CLOCKS, TABLES.c.clock.label("of_table"), SEATS.c.user_id.label("of_user"))
        .join(SEATS, seat)
        .join(TABLES, TABLES.c.id == CLOCKS.c.table_id)
        .where(CLOCKS.c.since.is_not(None), CLOCKS.c.up.is_(False))
    )
    rows = [named(row) for row in c.execute(found.where(SEATS.c.user_id == user) if user else found)]
    return [(clock_in(row), row["of_table"], row["of_user"] or "") for row in rows]


def clock_in(row: dict[str, Any]) -> ClockRow:
    """The clock among the columns of a row that has others, too."""
    return ClockRow(**{name: row[name] for name in ClockRow.__struct_fields__})


# -- hours -------------------------------------------------------------------------------------------------------


def read_hours(c: Connection, users: list[str]) -> dict[str, Hours]:
    """The hours of those who have told them."""
    if not users:
        return {}
    found: dict[str, Hours] = {}
    for row in c.execute(select(HOURS).where(HOURS.c.user_id.in_(users))):
        night = msgspec.json.decode(row.night, type=tuple[int, int] | None)
        holidays = msgspec.json.decode(row.holidays, type=tuple[tuple[date, date], ...])
        found[row.user_id] = Hours(row.zone, night, holidays, row.digest)
    return found


def hours_of(c: Connection, user: str) -> Hours:
    return read_hours(c, [user]).get(user, ALWAYS)


def known_zone_of(c: Connection, user: str) -> str:
    """The time zone that a person goes by, as far as it is known."""
    hours = read_hours(c, [user]).get(user)
    return hours.zone if hours is not None else ""


def write_hours(c: Connection, user: str, hours: Hours) -> None:
    values = {
        "zone": hours.zone,
        "night": msgspec.json.encode(hours.night).decode(),
        "holidays": msgspec.json.encode(hours.holidays).decode(),
        "digest": hours.digest,
    }
    if not c.execute(update(HOURS).where(HOURS.c.user_id == user).values(**values)).rowcount:
        c.execute(insert(HOURS).values(user_id=user, **values))


# -- pulse -------------------------------------------------------------------------------------------------------


def beat(c: Connection, now: int) -> int | None:
    """Note that a server runs; when one was last known to, if it is this one that has noted it since."""
    seen = c.execute(select(PULSE.c.seen).where(PULSE.c.id == 1)).scalar()
    if seen is None:
        try:
            with c.begin_nested():
                c.execute(insert(PULSE).values(id=1, seen=now))
        except IntegrityError:
            return None
        return now
    moved = c.execute(update(PULSE).where(PULSE.c.id == 1, PULSE.c.seen == seen).values(seen=now))
    return int(seen) if moved.rowcount == 1 else None
