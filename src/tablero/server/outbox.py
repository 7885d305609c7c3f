"""What is to be told to people who are not there: written down in the same transaction as what it is about.

Only decisions that are needed are told: somebody else's answer has led to a question to a person (*turn*), the time for
it is running out (*reminder*), or a bot plays on because it has (*handed*). Nothing is told at once, so that whoever is
at the table is left alone, and what comes up together is told together; a digest is sent once a day. An answer, an undo
or a seat that changes hands takes what was to be told about a seat out of the outbox, again in its own transaction, and
whoever sends it (postman.py) looks once more before. A row stays until its message has been taken: it is told at least
once, and twice only if a server dies in between.
"""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import Connection

from .clocks import Cause, is_evening_clock, keep_clocks
from .hours import ALWAYS, Hours, awake_from, next_digest
from .storage import clock_store, contact_store, seat_store
from .storage.rows import ContactRow, NewsKind, SeatRow, TableRow
from .storage.table_store import Change
from .time_source import now

PATIENCE: Final = 120  # seconds within which somebody who is at the table will answer
EVENING_PATIENCE: Final = 20  # ... where everybody should be
LEAST_PEOPLE: Final = 2  # where one person plays against bots, nobody waits

CAUSES: Final[dict[str, Cause]] = {
    "answer": "answer",
    "undo": "undo",
    "rewind": "rewind",
    "upgrade": "upgrade",
    "position": "rewind",  # to before its first decision
    "clock": "clock",
}


# -- in the transaction of a change ------------------------------------------------------------------------------


def after_event(c: Connection, row: TableRow, change: Change) -> None:
    """An event is being stored for a table that was `row` before: its clocks, and what is to be told."""
    event = change.event
    after = msgspec.structs.replace(row, to_move=change.to_move, status=change.status)
    before, asked = asked_seats(row), asked_seats(after)
    fresh = asked - before
    if not row.clock and not fresh and not event.user_id:
        return  # a bot's decision that leads to another of its own, as most do
    seats = seat_store.read_seats(c, row.id) if row.clock or fresh else []
    keep_clocks(c, after, seats, CAUSES[event.kind], event.seat, now())
    own = {event.seat} if event.user_id and event.seat >= 0 else set()
    contact_store.forget_news(c, row.id, sorted((before - asked) | own))
    if event.kind != "undo":
        add_turns(c, after, [seat for seat in seats if seat.seat in fresh and seat.user_id != event.user_id], seats)


def after_seats(c: Connection, row: TableRow, seats: list[SeatRow], filled_by: str | None = None) -> None:
    """Who sits where has changed, or whether the table is played at all; `row` is how it is now.

    If somebody has taken (or given) the last seat, those who are asked are told that the game has begun.
    """
    keep_clocks(c, row, seats, "seats", -1, now())
    gone = [seat.seat for seat in seats if seat.handed or seat.user_id is None or not row.is_played]
    contact_store.forget_news(c, row.id, gone)
    if filled_by is not None:
        asked = asked_seats(row)
        add_turns(c, row, [seat for seat in seats if seat.seat in asked and seat.user_id != filled_by], seats)


def asked_seats(row: TableRow) -> set[int]:
    return {seat for seat in range(row.players) if row.to_move >> seat & 1} if row.is_played else set()


def add_turns(c: Connection, row: TableRow, asked: list[SeatRow], seats: list[SeatRow]) -> None:
    """Somebody else has decided, and these are asked now."""
    if len({seat.user_id for seat in seats if seat.user_id}) >= LEAST_PEOPLE:
        add_news(c, row, [seat for seat in asked if seat.user_id and not seat.handed], "turn")


def add_news(c: Connection, row: TableRow, seats: list[SeatRow], kind: NewsKind) -> None:
    """Something that the people on these seats are to be told."""
    users = sorted({seat.user_id for seat in seats if seat.user_id})
    contacts = contact_store.reachable(c, users)
    if not contacts:
        return
    hours, at = clock_store.read_hours(c, users), now()
    is_evening = is_evening_clock(row.clock)
    rows = [
        {
            "contact_id": contact.id,
            "table_id": row.id,
            "seat": seat.seat,
            "kind": kind,
            "created": at,
            "due": due(contact, hours.get(contact.user_id, ALWAYS), kind, is_evening, at),
        }
        for contact in contacts
        for seat in seats
        if seat.user_id == contact.user_id
    ]
    contact_store.add_news(c, rows)


def due(contact: ContactRow, hours: Hours, kind: NewsKind, is_evening: bool, at: int) -> int:
    """When something is to be told: a reminder does not wait for a digest, and an evening for nothing."""
    if is_evening:
        return at + EVENING_PATIENCE
    if kind == "turn":
        return next_digest(hours, at) if contact.pace == "digest" else awake_from(hours, at + PATIENCE)
    return awake_from(hours, at)
