"""People among each other: who is found by a name, circles, mutes, reports."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from .rows import CircleRow, ReportRow, UserRow, named, values_of
from .schema import CIRCLE_MEMBERS, CIRCLES, MUTES, REPORTS, SEATS, TABLES, USERS

MUTED: Final = select(MUTES.c.muted).where(MUTES.c.user_id == bindparam("user"))


# -- names ---------------------------------------------------------------------------------------------------------


def users_of(c: Connection, users: list[str]) -> dict[str, UserRow]:
    """People by their ids; a guest who has left no trace is not among them."""
    if not users:
        return {}
    return {row.id: UserRow(**named(row)) for row in c.execute(select(USERS).where(USERS.c.id.in_(users)))}


def user_of_login(c: Connection, login: str) -> str | None:
    """Whoever logs in under a name."""
    found = c.execute(select(USERS.c.id).where(USERS.c.login == login)).scalar()
    return None if found is None else str(found)


def played_with(c: Connection, user: str) -> dict[str, str]:
    """The named people who sat at a table with `user`, by their ids, guests among them."""
    here = select(SEATS.c.table_id).where(SEATS.c.user_id == user)
    owned = select(TABLES.c.id).where(TABLES.c.owner == user)
    others = (
        select(USERS.c.id, USERS.c.name)
        .join(SEATS, SEATS.c.user_id == USERS.c.id)
        .where(SEATS.c.table_id.in_(here.union(owned)), USERS.c.id != user, USERS.c.name != "")
        .distinct()
        .order_by(USERS.c.name, USERS.c.id)
    )
    return {row.id: row.name for row in c.execute(others)}


# -- circles -------------------------------------------------------------------------------------------------------


def circles_of(c: Connection, owner: str) -> list[CircleRow]:
    found = select(CIRCLES).where(CIRCLES.c.owner == owner).order_by(CIRCLES.c.name, CIRCLES.c.id)
    return [CircleRow(**named(row)) for row in c.execute(found)]


def circle(c: Connection, owner: str, id: str) -> CircleRow | None:
    """One of the owner's circles."""
    row = c.execute(select(CIRCLES).where(CIRCLES.c.id == id, CIRCLES.c.owner == owner)).one_or_none()
    return None if row is None else CircleRow(**named(row))


def members(c: Connection, circle: str) -> list[str]:
    found = select(CIRCLE_MEMBERS.c.user_id).where(CIRCLE_MEMBERS.c.circle_id == circle)
    return [row.user_id for row in c.execute(found)]


def add_circle(c: Connection, row: CircleRow) -> None:
    c.execute(insert(CIRCLES), values_of(row))


def drop_circle(c: Connection, id: str) -> None:
    c.execute(delete(CIRCLES).where(CIRCLES.c.id == id))


def add_member(c: Connection, circle: str, user: str) -> None:
    c.execute(insert(CIRCLE_MEMBERS), {"circle_id": circle, "user_id": user})


def drop_member(c: Connection, circle: str, user: str) -> None:
    c.execute(delete(CIRCLE_MEMBERS).where(CIRCLE_MEMBERS.c.circle_id == circle, CIRCLE_MEMBERS.c.user_id == user))


# -- mutes ---------------------------------------------------------------------------------------------------------


def muted_by(c: Connection, user: str) -> set[str]:
    """Whom `user` wants to hear nothing from."""
    return {row.muted for row in c.execute(MUTED, {"user": user})}


def mute(c: Connection, user: str, other: str) -> None:
    if other not in muted_by(c, user):
        c.execute(insert(MUTES), {"user_id": user, "muted": other})


def unmute(c: Connection, user: str, other: str) -> None:
    c.execute(delete(MUTES).where(MUTES.c.user_id == user, MUTES.c.muted == other))


# -- reports -------------------------------------------------------------------------------------------------------


def add_report(
    c: Connection, *, reporter: str, reported: str, table_id: str, reason: str, shown: str, created: int
) -> int:
    """Keep a report for the host; its number."""
    values = {"reporter": reporter, "reported": reported, "table_id": table_id, "reason": reason, "shown": shown}
    made = c.execute(insert(REPORTS).values(created=created, settled=False, **values))
    assert made.inserted_primary_key is not None
    return int(made.inserted_primary_key[0])


def open_reports(c: Connection) -> list[ReportRow]:
    """What the host has yet to look at, the oldest first."""
    found = select(REPORTS).where(REPORTS.c.settled.is_(False)).order_by(REPORTS.c.id)
    return [ReportRow(**named(row)) for row in c.execute(found)]


def settle_report(c: Connection, id: int) -> bool:
    """The host has seen to a report; whether it was open."""
    mine = update(REPORTS).where(REPORTS.c.id == id, REPORTS.c.settled.is_(False))
    return c.execute(mine.values(settled=True)).rowcount == 1


def count_reports(c: Connection, reporter: str) -> int:
    """How many of a person's reports the host has yet to look at."""
    mine = select(func.count()).select_from(REPORTS).where(REPORTS.c.reporter == reporter, REPORTS.c.settled.is_(False))
    return int(c.execute(mine).scalar_one())
