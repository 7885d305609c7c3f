"""Where people can be reached, and what is to be told them, as stored. What it is for is told in outbox.py."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from .rows import ContactRow, OutboxRow, named, values_of
from .schema import CONTACTS, OUTBOX, SEATS, TABLES, USERS

CONTACTS_OF: Final = select(CONTACTS).where(
    CONTACTS.c.user_id.in_(bindparam("users", expanding=True)), CONTACTS.c.confirmed.is_(True)
)
FORGET: Final = delete(OUTBOX).where(OUTBOX.c.table_id == bindparam("table"), OUTBOX.c.seat == bindparam("at_seat"))


# -- contacts ----------------------------------------------------------------------------------------------------


def reachable(c: Connection, users: list[str]) -> list[ContactRow]:
    """The contacts of these people that can be written to."""
    return [ContactRow(**named(row)) for row in c.execute(CONTACTS_OF, {"users": users})] if users else []


def contacts_of(c: Connection, user: str) -> list[ContactRow]:
    """All contacts of a person, in the order in which they were given."""
    found = select(CONTACTS).where(CONTACTS.c.user_id == user).order_by(CONTACTS.c.created, CONTACTS.c.id)
    return [ContactRow(**named(row)) for row in c.execute(found)]


def read_contact(c: Connection, id: str) -> ContactRow | None:
    row = c.execute(select(CONTACTS).where(CONTACTS.c.id == id)).one_or_none()
    return None if row is None else ContactRow(**named(row))


def language_of(c: Connection, contact: ContactRow) -> str:
    """What the person reads: as chosen for the account, else as when the contact was given."""
    chosen = c.execute(select(USERS.c.language).where(USERS.c.id == contact.user_id)).scalar()
    return chosen or contact.language


def add_contact(c: Connection, contact: ContactRow) -> None:
    c.execute(insert(CONTACTS), values_of(contact))


def set_contact(c: Connection, id: str, **values: Any) -> None:
    c.execute(update(CONTACTS).where(CONTACTS.c.id == id).values(**values))


def drop_contact(c: Connection, id: str) -> None:
    """Forget a contact, and with it what was to be told there."""
    c.execute(delete(OUTBOX).where(OUTBOX.c.contact_id == id))
    c.execute(delete(CONTACTS).where(CONTACTS.c.id == id))


def given_since(c: Connection, address: str, since: int) -> int:
    """How often an address was given lately, by whomever."""
    found = select(func.count()).select_from(CONTACTS).where(CONTACTS.c.address == address, CONTACTS.c.created > since)
    return int(c.execute(found).scalar_one())


# -- the outbox --------------------------------------------------------------------------------------------------


def add_news(c: Connection, rows: list[dict[str, Any]]) -> None:
    """Things to tell; each names contact, table, seat, kind, when it came up and when it is due."""
    if rows:
        c.execute(insert(OUTBOX), [{"tries": 0, "claimer": "", "claimed": 0, **row} for row in rows])


def forget_news(c: Connection, table: str, seats: Iterable[int]) -> None:
    """What was to be told about these seats is over."""
    for seat in seats:
        c.execute(FORGET, {"table": table, "at_seat": seat})


def claim_news(c: Connection, claimer: str, now: int, until: int, most: int) -> list[OutboxRow]:
    """Take what is due, and whatever else waits for the same contacts; nobody else sends it until then."""
    free = OUTBOX.c.claimed <= now
    due = select(OUTBOX.c.contact_id).where(OUTBOX.c.due <= now, free).group_by(OUTBOX.c.contact_id)
    contacts = [row.contact_id for row in c.execute(due.order_by(func.min(OUTBOX.c.due)).limit(most))]
    if not contacts:
        return []
    claim = update(OUTBOX).where(OUTBOX.c.contact_id.in_(contacts), free).values(claimer=claimer, claimed=until)
    return sorted((OutboxRow(**named(row)) for row in c.execute(claim.returning(OUTBOX))), key=lambda row: row.id)


def drop_news(c: Connection, ids: list[int], claimer: str) -> None:
    """What was claimed is told; not what has got the number of something that was settled meanwhile."""
    c.execute(delete(OUTBOX).where(OUTBOX.c.id.in_(ids), OUTBOX.c.claimer == claimer))


def put_off(c: Connection, ids: list[int], claimer: str, due: int, tries: int = 1) -> None:
    """Send what was claimed later, after so many tries more."""
    mine = update(OUTBOX).where(OUTBOX.c.id.in_(ids), OUTBOX.c.claimer == claimer)
    c.execute(mine.values(due=due, tries=OUTBOX.c.tries + tries, claimed=0, claimer=""))


def seats_told_about(c: Connection, news: list[OutboxRow]) -> dict[tuple[str, int], dict[str, Any]]:
    """What there is to know now of the seats that news are about."""
    found = (
        select(
            TABLES.c.id,
            TABLES.c.title,
            TABLES.c.game,
            TABLES.c.status,
            TABLES.c.to_move,
            TABLES.c.clock,
            SEATS.c.seat,
            SEATS.c.user_id,
            SEATS.c.handed,
            SEATS.c.bot,
        )
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .where(TABLES.c.id.in_({row.table_id for row in news}))
    )
    rows = [dict(row) for row in c.execute(found).mappings()]
    return {(row["id"], row["seat"]): {str(name): value for name, value in row.items()} for row in rows}
