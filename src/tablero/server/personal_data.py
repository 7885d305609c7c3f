"""Everything that is stored about one person: to be handed out, and to be forgotten.

Which columns name a person is read off the schema, by their names. A table that is added with such a column is exported
and forgotten without a word here. Only what a game, its result or a tournament needs to stay whole is treated on its
own: seats, decisions, places and pairings stay, without the person. What others have said or want hidden of a person
(who mutes or reports whom) is theirs, and not handed out; it goes when the person does.
"""

from __future__ import annotations

import secrets
from typing import Any, Final

from sqlalchemy import Column, Connection, Table, delete, select, update

from tablero.bots import DEFAULT_LEVEL

from .outbox import after_seats
from .rating import person_key
from .storage import result_store, table_store, tournament_store
from .storage.rows import named
from .storage.schema import (
    CHAT,
    EVENTS,
    METADATA,
    RATINGS,
    SEATS,
    STUDIES,
    STUDY_NODES,
    TABLES,
    USERS,
    VISITS,
)
from .storage.seat_store import read_seats

OWN_COLUMNS: Final = ("user_id", "owner", "reporter")
PERSON_COLUMNS: Final = (*OWN_COLUMNS, "sender", "muted", "reported")  # the last are what others have said of a person
# Never handed out: what proves who one is, and what a player must not know while a game runs.
SECRET_COLUMNS: Final = frozenset({"hash", "password_hash", "invite", "seed", "key", "save", "secret", "root", "deal"})


def columns_of(table: Table, names: tuple[str, ...]) -> list[Column[Any]]:
    return [column for column in table.columns if column.name in names]


# -- handing out -------------------------------------------------------------------------------------------------


def rows_about(c: Connection, user: str) -> dict[str, list[dict[str, Any]]]:
    """All rows that name a person, by table, without secrets; and the tables at which the person sits."""
    found = {"users": rows(c, USERS, USERS.c.id == user)}
    for table in METADATA.sorted_tables:
        for column in columns_of(table, OWN_COLUMNS):
            found.setdefault(table.name, []).extend(rows(c, table, column == user))
    mine = select(SEATS.c.table_id).where(SEATS.c.user_id == user)
    found["ratings"] = rows(c, RATINGS, RATINGS.c.who == person_key(user))
    own_studies = select(STUDIES.c.id).where(STUDIES.c.owner == user)
    found["study_nodes"] = rows(c, STUDY_NODES, STUDY_NODES.c.study_id.in_(own_studies))
    found["tables"] += rows(c, TABLES, TABLES.c.id.in_(mine) & (TABLES.c.owner != user))
    found["ratings"] = rows(c, RATINGS, RATINGS.c.who == person_key(user))
    return found


def rows(c: Connection, table: Table, condition: Any) -> list[dict[str, Any]]:
    shown = [column for column in table.columns if column.name not in SECRET_COLUMNS]
    return [named(row) for row in c.execute(select(*shown).where(condition).order_by(*table.primary_key))]


# -- forgetting --------------------------------------------------------------------------------------------------


def forget_person(c: Connection, user: str) -> list[str]:
    """Delete a person. Tables at which nobody else sits go too; at the others a bot takes over. Those tables."""
    left = []
    for table in tables_of(c, user):
        others = [seat.user_id for seat in read_seats(c, table) if seat.user_id not in (None, user)]
        if others:
            leave_table(c, table, user, str(others[0]))
            left.append(table)
        else:
            c.execute(delete(TABLES).where(TABLES.c.id == table))
    result_store.forget_person(c, user)
    tournament_store.forget_person(c, user)
    for table in reversed(METADATA.sorted_tables):
        for column in columns_of(table, PERSON_COLUMNS):
            c.execute(delete(table).where(column == user))
    c.execute(delete(USERS).where(USERS.c.id == user))
    return left


def tables_of(c: Connection, user: str) -> list[str]:
    """Where a person sits, owns the table, or has left a trace in a game."""
    sits = select(SEATS.c.table_id).where(SEATS.c.user_id == user)
    decided = select(EVENTS.c.table_id).where(EVENTS.c.user_id == user)
    mine = (TABLES.c.owner == user) | TABLES.c.id.in_(sits) | TABLES.c.id.in_(decided)
    return [row.id for row in c.execute(select(TABLES.c.id).where(mine).order_by(TABLES.c.id))]


def leave_table(c: Connection, table: str, user: str, heir: str) -> None:
    """The game goes on without a person: a bot plays unfinished seats, somebody else owns the table."""
    nobody = f"gone-{secrets.token_urlsafe(12)}"
    row = table_store.read_table(c, table)
    assert row is not None
    mine = update(SEATS).where(SEATS.c.table_id == table, SEATS.c.user_id == user)
    if row.is_played:
        bot = {"kind": "bot", "bot": DEFAULT_LEVEL, "handed": False, "user_id": None, "invite": None, "consent": False}
        c.execute(mine.values(**bot))
        after_seats(c, row, read_seats(c, table))
    else:
        c.execute(mine.values(user_id=nobody, consent=False))
    c.execute(update(TABLES).where(TABLES.c.id == table, TABLES.c.owner == user).values(owner=heir, key=None))
    table_store.withdraw(c, table)
    decided = update(EVENTS).where(EVENTS.c.table_id == table, EVENTS.c.user_id == user)
    c.execute(decided.values(user_id=nobody, key=None))
    for about in (CHAT, VISITS):
        c.execute(delete(about).where(about.c.table_id == table, about.c.user_id == user))
