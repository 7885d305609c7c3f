"""Seats: who sits where, invitations, and consents to a rewind."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, bindparam, func, select, update

from .rows import SeatRow, TableRow, named
from .schema import SEATS, TABLES, USERS

SEATS_OF: Final = select(SEATS).where(SEATS.c.table_id == bindparam("table")).order_by(SEATS.c.seat)
NAMES: Final = select(USERS.c.id, USERS.c.name, USERS.c.login).where(
    USERS.c.id.in_(bindparam("users", expanding=True)), USERS.c.name != ""
)


AT_TABLE: Final = select(USERS.c.id, USERS.c.name, USERS.c.login).where(
    (USERS.c.id == bindparam("owner"))
    | USERS.c.id.in_(select(SEATS.c.user_id).where(SEATS.c.table_id == bindparam("table"))),
    USERS.c.name != "",
)


class Named(NamedTuple):
    """What somebody is called, and the name to log in with, which is that of the profile; guests have none."""

    name: str
    login: str


def read_seats(c: Connection, table: str) -> list[SeatRow]:
    """All seats of a table, in their order."""
    return [SeatRow(**named(row)) for row in c.execute(SEATS_OF, {"table": table})]


def seat_invited(c: Connection, invite: str) -> SeatRow | None:
    """The seat to which an invitation (the hash of its token) leads."""
    row = c.execute(select(SEATS).where(SEATS.c.invite == invite)).one_or_none()
    return None if row is None else SeatRow(**named(row))


def take_seat(c: Connection, table: str, seat: int, user: str) -> bool:
    """Put a user on an empty seat; False if another was faster."""
    empty = (SEATS.c.table_id == table) & (SEATS.c.seat == seat) & SEATS.c.user_id.is_(None) & (SEATS.c.kind != "bot")
    return c.execute(update(SEATS).where(empty).values(user_id=user, kind="person", handed=False)).rowcount == 1


def give_to_bot(c: Connection, table: str, seat: int, bot: str) -> None:
    """Put a bot on a seat, if that is still empty."""
    empty = (SEATS.c.table_id == table) & (SEATS.c.seat == seat) & SEATS.c.user_id.is_(None) & (SEATS.c.kind != "bot")
    c.execute(update(SEATS).where(empty).values(kind="bot", bot=bot, invite=None))


def set_seat(c: Connection, table: str, seat: int, **values: Any) -> None:
    c.execute(update(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat).values(**values))


def set_consents(c: Connection, table: str, user: str, consent: bool) -> None:
    """A user's consent, at all seats the user holds; without a user, everybody's."""
    seats = update(SEATS).where(SEATS.c.table_id == table)
    c.execute((seats.where(SEATS.c.user_id == user) if user else seats).values(consent=consent))


def people(c: Connection, users: list[str]) -> dict[str, Named]:
    """What people call themselves; a guest who never gave a name is not among them."""
    if not users:
        return {}
    return {row.id: Named(row.name, row.login or "") for row in c.execute(NAMES, {"users": users})}


def people_at(c: Connection, row: TableRow) -> dict[str, Named]:
    """What those who sit at a table, and its owner, call themselves."""
    found = c.execute(AT_TABLE, {"table": row.id, "owner": row.owner})
    return {user: Named(name, login or "") for user, name, login in found}


def user_names(c: Connection, users: list[str]) -> dict[str, str]:
    """The same without the logins."""
    return {user: named.name for user, named in people(c, users).items()}


def tables_of(c: Connection, user: str, limit: int) -> list[tuple[TableRow, list[int]]]:
    """The tables that a user owns or plays at, the latest first, with the user's seats."""
    mine = select(SEATS.c.table_id).where(SEATS.c.user_id == user)
    found = select(TABLES).where((TABLES.c.owner == user) | TABLES.c.id.in_(mine))
    rows = c.execute(found.order_by(TABLES.c.updated.desc(), TABLES.c.id).limit(limit)).all()
    seats: dict[str, list[int]] = {}
    for seat in c.execute(select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.user_id == user)):
        seats.setdefault(seat.table_id, []).append(seat.seat)
    return [(TableRow(**named(row)), sorted(seats.get(row.id, []))) for row in rows]


def bot_seats_owned(c: Connection, user: str) -> int:
    """How many bots play at the unfinished tables that a user has opened."""
    running = TABLES.c.status.in_(["open", "running"])
    seats = select(func.count()).select_from(SEATS.join(TABLES, SEATS.c.table_id == TABLES.c.id))
    return int(c.execute(seats.where(TABLES.c.owner == user, running, SEATS.c.kind == "bot")).scalar_one())


def tables_owned(c: Connection, user: str) -> int:
    """How many unfinished tables a user has opened."""
    running = TABLES.c.status.in_(["open", "running"])
    return int(c.execute(select(func.count()).select_from(TABLES).where(TABLES.c.owner == user, running)).scalar_one())
