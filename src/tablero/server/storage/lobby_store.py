"""Who finds a table and who is wanted there: open tables, invitations by name, removals, tables that bots fill."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from .rows import InvitationRow, SeatRow, TableRow, named, values_of
from .schema import INVITATIONS, MUTES, REMOVED, SEATS, TABLES

PLAYED: Final = TABLES.c.status.in_(("open", "running"))
INVITATIONS_OF: Final = (
    select(INVITATIONS).where(INVITATIONS.c.table_id == bindparam("table")).order_by(INVITATIONS.c.created)
)
WAS_REMOVED: Final = select(REMOVED).where(
    REMOVED.c.table_id == bindparam("table"), REMOVED.c.user_id == bindparam("user")
)


# -- the lobby -----------------------------------------------------------------------------------------------------


def open_tables(c: Connection, user: str, game: str, since: int, limit: int) -> list[TableRow]:
    """Public tables with an open seat, the latest first: none of somebody muted, none that `user` was removed from."""
    found = (
        select(TABLES)
        .where(TABLES.c.status == "open", TABLES.c.access == "public", TABLES.c.updated >= since)
        .where(TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.kind == "open", SEATS.c.user_id.is_(None))))
        .where(TABLES.c.owner.not_in(select(MUTES.c.muted).where(MUTES.c.user_id == user)))
        .where(TABLES.c.id.not_in(select(REMOVED.c.table_id).where(REMOVED.c.user_id == user)))
        .order_by(TABLES.c.created.desc(), TABLES.c.id)
        .limit(limit)
    )
    if game:
        found = found.where(TABLES.c.game == game)
    return [TableRow(**named(row)) for row in c.execute(found)]


def seats_of_tables(c: Connection, tables: list[str]) -> dict[str, list[SeatRow]]:
    """The seats of several tables, in their order."""
    found: dict[str, list[SeatRow]] = {table: [] for table in tables}
    for row in c.execute(select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.seat)):
        seat = SeatRow(**named(row))
        found[seat.table_id].append(seat)
    return found


def invitations_to_tables(c: Connection, tables: list[str]) -> dict[str, list[InvitationRow]]:
    """Who is invited to several tables by name."""
    found: dict[str, list[InvitationRow]] = {table: [] for table in tables}
    for row in c.execute(select(INVITATIONS).where(INVITATIONS.c.table_id.in_(tables))):
        invitation = InvitationRow(**named(row))
        found[invitation.table_id].append(invitation)
    return found


def removed_from(c: Connection, user: str) -> set[str]:
    """The tables from which `user` was removed."""
    return {row.table_id for row in c.execute(select(REMOVED.c.table_id).where(REMOVED.c.user_id == user))}


def tables_to_fill(c: Connection, now: int) -> list[str]:
    """The tables whose empty seats bots are to take."""
    due = select(TABLES.c.id).where(TABLES.c.status == "open", TABLES.c.fill_at <= now)
    return [row.id for row in c.execute(due)]


# -- invitations by name -------------------------------------------------------------------------------------------


def invitations_of(c: Connection, table: str) -> list[InvitationRow]:
    """Who is invited to a table by name, and who has declined."""
    return [InvitationRow(**named(row)) for row in c.execute(INVITATIONS_OF, {"table": table})]


def invitations_to(c: Connection, user: str) -> list[tuple[InvitationRow, TableRow]]:
    """What `user` is invited to, the latest first; nothing from somebody muted."""
    muted = select(MUTES.c.muted).where(MUTES.c.user_id == user)
    found = (
        select(INVITATIONS)
        .join(TABLES, TABLES.c.id == INVITATIONS.c.table_id)
        .where(INVITATIONS.c.user_id == user, INVITATIONS.c.declined.is_(False), PLAYED)
        .where(INVITATIONS.c.sender.not_in(muted))
        .order_by(INVITATIONS.c.created.desc(), INVITATIONS.c.table_id)
    )
    rows = [InvitationRow(**named(row)) for row in c.execute(found)]
    if not rows:
        return []
    tables = select(TABLES).where(TABLES.c.id.in_([row.table_id for row in rows]))
    by_id = {row.id: TableRow(**named(row)) for row in c.execute(tables)}
    return [(row, by_id[row.table_id]) for row in rows]


def invite(c: Connection, invitation: InvitationRow) -> None:
    """Invite somebody; an earlier invitation to the table, and a removal from it, count no more."""
    revoke(c, invitation.table_id, invitation.user_id)
    c.execute(delete(REMOVED).where(REMOVED.c.table_id == invitation.table_id, REMOVED.c.user_id == invitation.user_id))
    c.execute(insert(INVITATIONS), values_of(invitation))


def revoke(c: Connection, table: str, user: str) -> None:
    c.execute(delete(INVITATIONS).where(INVITATIONS.c.table_id == table, INVITATIONS.c.user_id == user))


def revoke_all(c: Connection, table: str) -> None:
    c.execute(delete(INVITATIONS).where(INVITATIONS.c.table_id == table))


def decline(c: Connection, table: str, user: str) -> bool:
    """Say no to an invitation; whether there was one."""
    mine = (INVITATIONS.c.table_id == table) & (INVITATIONS.c.user_id == user) & INVITATIONS.c.declined.is_(False)
    return c.execute(update(INVITATIONS).where(mine).values(declined=True, seat=None)).rowcount == 1


# -- removals ------------------------------------------------------------------------------------------------------


def was_removed(c: Connection, table: str, user: str) -> bool:
    return c.execute(WAS_REMOVED, {"table": table, "user": user}).first() is not None


def remove(c: Connection, table: str, user: str) -> None:
    """Somebody is not wanted at a table any more."""
    revoke(c, table, user)
    if not was_removed(c, table, user):
        c.execute(insert(REMOVED), {"table_id": table, "user_id": user})
