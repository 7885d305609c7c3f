"""Tables and their events: every change of a game is one call of `write_event`, in one transaction.

Each function takes an open connection (engine.py); whoever opened the transaction decides what belongs together.
Statements that run at every answer are built once.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import BindParameter, Connection, bindparam, delete, insert, literal, select, update

from tablero.core.state import Entry

from ..time_source import now as now
from .rows import EventRow, OrderRow, SavedMatch, SeatRow, TableRow, named, values_of
from .schema import CHECKPOINTS, EVENTS, JOURNAL, SEATS, TABLES, VISITS

NO_SEQ: Final = 2**31 - 1  # later than any event
THIS: Final[BindParameter[str]] = bindparam("table")
TABLE: Final = select(TABLES).where(TABLES.c.id == THIS)
EVENT: Final = select(EVENTS).where(EVENTS.c.table_id == THIS, EVENTS.c.key == bindparam("with_key"))
OTHER: Final = (
    select(EVENTS.c.seq)
    .where(EVENTS.c.table_id == THIS, EVENTS.c.seq > bindparam("since"), EVENTS.c.kind != "answer")
    .limit(1)
)
CHECKPOINT: Final = (
    select(CHECKPOINTS)
    .where(
        CHECKPOINTS.c.table_id == THIS,
        CHECKPOINTS.c.count <= bindparam("most"),
        CHECKPOINTS.c.seq < bindparam("before"),
    )
    .order_by(CHECKPOINTS.c.seq.desc())
    .limit(1)
)
ANSWERS: Final = (
    select(EVENTS.c.seat, EVENTS.c.option)
    .where(
        EVENTS.c.table_id == THIS,
        EVENTS.c.kind == "answer",
        EVENTS.c.undone.is_(False),
        EVENTS.c.n >= bindparam("first"),
        EVENTS.c.n < bindparam("end"),
    )
    .order_by(EVENTS.c.n)
)
LAST: Final = (
    select(EVENTS.c.n)
    .where(
        EVENTS.c.table_id == THIS,
        EVENTS.c.kind == "answer",
        EVENTS.c.undone.is_(False),
        EVENTS.c.ordered.is_(False),
        EVENTS.c.user_id == bindparam("user"),
    )
    .order_by(EVENTS.c.n.desc())
    .limit(1)
)
LAST_OF_SEAT: Final = LAST.where(EVENTS.c.seat == bindparam("seat"))
NEXT: Final = update(TABLES).where(
    TABLES.c.id == THIS, TABLES.c.seq == bindparam("expected"), TABLES.c.status != "closed"
)
INSERT_EVENT: Final = insert(EVENTS)
INSERT_LINE: Final = insert(JOURNAL)


class OrderChange(msgspec.Struct, kw_only=True):
    """What an answer makes of the orders of its seat."""

    played: OrderRow | None  # the one that gave it
    spent: list[int]  # those that were for the same question


class Change(msgspec.Struct, kw_only=True):
    """An event and what it makes of the table."""

    event: EventRow
    status: str
    count: int
    asked: int
    to_move: int
    entries: list[Entry]  # what the journal says from line `first_line` on
    counts: list[int] = []  # the decisions taken when each of them was told; none: as many as now
    first_line: int
    saved: SavedMatch | None = None
    warning: str = ""
    orders: OrderChange | None = None
    origin: dict[str, str] | None = None  # where the game begins from now on: its columns, by name


# -- writing -----------------------------------------------------------------------------------------------------


def write_table(c: Connection, row: TableRow, seats: list[SeatRow], saved: SavedMatch, entries: list[Entry]) -> None:
    """A new table at its first question."""
    c.execute(insert(TABLES), values_of(row))
    c.execute(insert(SEATS), [values_of(seat) for seat in seats])
    c.execute(insert(CHECKPOINTS), values_of(saved))
    write_journal(c, row.id, 0, [0] * len(entries), entries)


def write_event(c: Connection, change: Change) -> bool:
    """Store an event if it is the next one; False if another was faster."""
    event = change.event
    values: dict[str, Any] = {
        "seq": event.seq,
        "count": change.count,
        "asked": change.asked,
        "to_move": change.to_move,
        "status": change.status,
        "updated": event.created,
    }
    if event.kind == "upgrade":
        values |= {"game_version": int(event.option), "warning": change.warning}
    if event.kind == "rewind":
        values["rewind_to"] = None
    if change.origin is not None:
        values |= change.origin
    if c.execute(NEXT, values | {"table": event.table_id, "expected": event.seq - 1}).rowcount != 1:
        return False
    if event.kind != "answer":
        forget_after(c, event.table_id, change.count, change.first_line)
    if change.origin is not None:
        c.execute(delete(CHECKPOINTS).where(CHECKPOINTS.c.table_id == event.table_id))
    c.execute(INSERT_EVENT, values_of(event))
    counts = change.counts or [change.count] * len(change.entries)
    write_journal(c, event.table_id, change.first_line, counts, change.entries)
    if change.saved is not None:
        c.execute(insert(CHECKPOINTS), values_of(change.saved))
    return True


def forget_after(c: Connection, table: str, count: int, first_line: int) -> None:
    """Decisions from number `count` on no longer stand, nor what was told of them."""
    since = (EVENTS.c.table_id == table) & (EVENTS.c.n >= count) & (EVENTS.c.kind == "answer")
    c.execute(update(EVENTS).where(since, EVENTS.c.undone.is_(False)).values(undone=True))
    c.execute(delete(CHECKPOINTS).where(CHECKPOINTS.c.table_id == table, CHECKPOINTS.c.count > count))
    c.execute(delete(JOURNAL).where(JOURNAL.c.table_id == table, JOURNAL.c.n >= first_line))
    visits = update(VISITS).where(VISITS.c.table_id == table)
    c.execute(visits.where(VISITS.c.n > first_line).values(n=first_line))
    c.execute(visits.where(VISITS.c.count > count).values(count=count))


def write_journal(c: Connection, table: str, first_line: int, counts: list[int], entries: list[Entry]) -> None:
    """The entries as lines `first_line` and following."""
    rows = [
        {
            "table_id": table,
            "n": first_line + i,
            "count": counts[i],
            "kind": entry.kind,
            "rule": entry.rule,
            "readers": entry.to,
            "data": msgspec.json.encode(entry.values).decode(),
        }
        for i, entry in enumerate(entries)
    ]
    if rows:
        c.execute(INSERT_LINE, rows)


def lesson_table(c: Connection, user: str, game: str, lesson: str, length: int) -> str | None:
    """A table of the user's at which this lesson goes on."""
    found = c.execute(
        select(TABLES.c.id)
        .where(TABLES.c.owner == user, TABLES.c.game == game, TABLES.c.lesson == lesson)
        .where(TABLES.c.count < length, TABLES.c.status.in_(("open", "running")))
        .order_by(TABLES.c.updated.desc())
    ).first()
    return None if found is None else str(found[0])


def table_with_key(c: Connection, key: str) -> TableRow | None:
    """The table that was opened under a key."""
    row = c.execute(select(TABLES).where(TABLES.c.key == key)).one_or_none()
    return None if row is None else TableRow(**named(row))


def set_columns(c: Connection, table: str, **values: Any) -> None:
    """Change what is no part of the game: title, status, a proposal."""
    c.execute(update(TABLES).where(TABLES.c.id == table).values(updated=now(), **values))


def withdraw(c: Connection, table: str) -> None:
    """The game is not for research any more; nothing else about the table changes, nor when it ended."""
    c.execute(update(TABLES).where(TABLES.c.id == table).values(research=False))


# -- reading -----------------------------------------------------------------------------------------------------


def read_table(c: Connection, table: str) -> TableRow | None:
    row = c.execute(TABLE, {"table": table}).one_or_none()
    return None if row is None else TableRow(**named(row))


def event_with_key(c: Connection, table: str, key: str) -> EventRow | None:
    """The event that was stored under an idempotency key."""
    row = c.execute(EVENT, {"table": table, "with_key": key}).one_or_none()
    return None if row is None else EventRow(**named(row))


def event_kind(c: Connection, table: str, seq: int) -> str:
    """What sort of event this was; nothing if there is none of this number."""
    found = c.execute(select(EVENTS.c.kind).where(EVENTS.c.table_id == table, EVENTS.c.seq == seq)).scalar()
    return "" if found is None else str(found)


def are_answers(c: Connection, row: TableRow, since: int) -> bool:
    """Whether nothing but answers has happened at a table since event `since`."""
    return row.seq <= since or c.execute(OTHER, {"table": row.id, "since": since}).first() is None


def last_checkpoint(c: Connection, table: str, most: int, before: int = NO_SEQ) -> SavedMatch | None:
    """The latest checkpoint with at most `most` decisions, from before event `before`."""
    row = c.execute(CHECKPOINT, {"table": table, "most": most, "before": before}).one_or_none()
    return None if row is None else SavedMatch(**named(row))


def standing_answers(c: Connection, table: str, first: int, end: int) -> list[tuple[int, str]]:
    """The decisions that stand, from number `first` up to before `end`, as seat and option."""
    rows = c.execute(ANSWERS, {"table": table, "first": first, "end": end})
    return [(row.seat, row.option) for row in rows]


def last_decision(c: Connection, table: str, user: str, seat: int | None = None) -> int:
    """The number of the last standing decision that `user` took by hand (for `seat`, if given); -1: there is none."""
    wanted = LAST if seat is None else LAST_OF_SEAT
    found = c.execute(wanted, {"table": table, "user": user, "seat": seat}).scalar()
    return -1 if found is None else int(found)


def has_decided(c: Connection, table: str, user: str) -> bool:
    """Whether a decision at the table was `user`'s, by hand or by an order, even one that was taken back."""
    mine = select(EVENTS.c.seq).where(EVENTS.c.table_id == table, EVENTS.c.user_id == user, EVENTS.c.kind == "answer")
    return c.execute(mine.limit(1)).first() is not None


def questions_to_bots(c: Connection, before: int) -> list[tuple[str, int, int]]:
    """Where a bot is asked and nothing has happened since `before`: the table, since when it is asked, the seat."""
    asked = TABLES.c.to_move.bitwise_and(literal(1).bitwise_lshift(SEATS.c.seat)) != 0
    bot = (SEATS.c.kind == "bot") | SEATS.c.handed
    found = (
        select(TABLES.c.id, TABLES.c.asked, SEATS.c.seat)
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .where(TABLES.c.status.in_(["open", "running"]), TABLES.c.updated <= before, asked, bot)
    )
    return [(row.id, row.asked, row.seat) for row in c.execute(found.order_by(TABLES.c.updated))]
