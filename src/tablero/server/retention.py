"""What is deleted after a time, if the host has set one: guests who do not come back, and tables that nobody plays.

A guest is whoever has no password. A table is a guests' table if nobody with a password owns it or sits at it; it goes
when nothing has happened there for as long as guests are kept, finished or not. An unfinished table of anybody goes
after the time for idle tables. Finished games of people with a password stay. Studies of guests go when nobody has
written in them for as long as guests are kept.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, exists, select

from .personal_data import forget_person
from .storage.schema import SEATS, STUDIES, TABLES, USERS

DAY: Final = 24 * 3600
KEPT: Final = select(USERS.c.id).where(USERS.c.password_hash.is_not(None))


class Tidied(NamedTuple):
    """What was, or would be, deleted."""

    tables: list[str]
    guests: int
    studies: int = 0


def tidy(c: Connection, now: int, guest_days: int, idle_days: int, only_look: bool = False) -> Tidied:
    """Delete what has been kept long enough; 0 days: for good."""
    doomed: list[ColumnElement[bool]] = []
    if idle_days > 0:
        doomed.append(TABLES.c.status.in_(("open", "running", "closed")) & (TABLES.c.updated < now - idle_days * DAY))
    if guest_days > 0:
        doomed.append(is_guests_table() & (TABLES.c.updated < now - guest_days * DAY))
    tables: list[str] = []
    for condition in doomed:
        tables += [row.id for row in c.execute(select(TABLES.c.id).where(condition)) if row.id not in tables]
    if not only_look:
        for table in tables:
            c.execute(delete(TABLES).where(TABLES.c.id == table))
    old_studies = STUDIES.c.owner.not_in(KEPT) & (STUDIES.c.updated < now - guest_days * DAY)
    studies = [row.id for row in c.execute(select(STUDIES.c.id).where(old_studies))] if guest_days > 0 else []
    if studies and not only_look:
        c.execute(delete(STUDIES).where(old_studies))
    guests = lost_guests(c, now - guest_days * DAY) if guest_days > 0 else []
    if not only_look:
        for guest in guests:
            forget_person(c, guest)
    return Tidied(tables, len(guests), len(studies))


def is_guests_table() -> ColumnElement[bool]:
    """Whether a table belongs to somebody, but to nobody with a password."""
    kept_player = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.user_id.in_(KEPT))
    return (TABLES.c.owner != "") & TABLES.c.owner.not_in(KEPT) & ~kept_player


def lost_guests(c: Connection, before: int) -> list[str]:
    """Guests who were not seen since then and have no table left."""
    owns = exists().where(TABLES.c.owner == USERS.c.id)
    sits = exists().where(SEATS.c.user_id == USERS.c.id)
    found = select(USERS.c.id).where(USERS.c.password_hash.is_(None), USERS.c.seen < before, ~owns, ~sits)
    return [row.id for row in c.execute(found)]
