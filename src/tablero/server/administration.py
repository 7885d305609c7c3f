"""What `tablero admin` does to a database, whether a server runs on it or not. All functions block."""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

from argon2 import PasswordHasher
from sqlalchemy import Connection, delete, func, or_, select, update

from tablero.core.errors import BadSetup

from .auth import login_of
from .housekeeping import ANNOUNCEMENT, DRAIN, LIMITS, LIVE_LIMITS, REMEMBERED, TOLD
from .personal_data import forget_person
from .setting_sources import check_name, checked
from .storage.account_store import LOGIN_TOPIC
from .storage.engine import Database
from .storage.host_store import read_host, write_host
from .storage.rows import TableRow, named
from .storage.schema import SEATS, TABLES, TOKENS, USERS
from .time_source import exact, now

DAY = 24 * 3600


class Account(NamedTuple):
    """A person, and how many tables there are with that person."""

    id: str
    name: str
    kind: str  # account, guest
    created: int
    seen: int
    tables: int


# -- tables ------------------------------------------------------------------------------------------------------


def listed_tables(c: Connection, status: str = "", idle_days: int = 0) -> list[tuple[TableRow, str]]:
    """Tables, the latest first, with the names of those who play there."""
    found = select(TABLES).order_by(TABLES.c.updated.desc(), TABLES.c.id)
    if status:
        found = found.where(TABLES.c.status == status)
    if idle_days:
        found = found.where(TABLES.c.updated < now() - idle_days * DAY)
    players: dict[str, list[str]] = {}
    seated = select(SEATS.c.table_id, SEATS.c.user_id, USERS.c.name).join(
        USERS, USERS.c.id == SEATS.c.user_id, isouter=True
    )
    for table, user, name in c.execute(seated.where(SEATS.c.user_id.is_not(None)).order_by(SEATS.c.seat)):
        names = players.setdefault(table, [])
        if (shown := name or f"guest {user[:6]}") not in names:
            names.append(shown)
    return [(TableRow(**named(row)), ", ".join(players.get(row.id, []))) for row in c.execute(found)]


def delete_table(database: Database, table: str) -> None:
    with database.writing() as c:
        if not c.execute(delete(TABLES).where(TABLES.c.id == table)).rowcount:
            raise BadSetup(f"there is no table {table!r}; `tablero admin tables` lists them")
        tell_watchers(c, table)


def tell_watchers(c: Connection, *topics: str) -> None:
    """Let those who watch a table, or came by a login, look again: servers hear it within seconds."""
    now = exact()
    told = {topic: since for topic, since in read_host(c).get(TOLD, {}).items() if since > now - REMEMBERED}
    write_host(c, TOLD, told | dict.fromkeys(topics, now))


# -- accounts ----------------------------------------------------------------------------------------------------


def listed_accounts(c: Connection, guests: bool = False) -> list[Account]:
    """Accounts with a password, the last seen first; guests who have left a name, too, if asked for."""
    at_tables = (
        select(func.count(func.distinct(TABLES.c.id))).select_from(TABLES).join(SEATS, SEATS.c.table_id == TABLES.c.id)
    )
    mine = at_tables.where(or_(TABLES.c.owner == USERS.c.id, SEATS.c.user_id == USERS.c.id)).scalar_subquery()
    found = select(USERS, mine.label("tables")).order_by(USERS.c.seen.desc(), USERS.c.id)
    if not guests:
        found = found.where(USERS.c.login.is_not(None))
    return [
        Account(row.id, row.name, "guest" if row.login is None else "account", row.created, row.seen, row.tables)
        for row in c.execute(found)
    ]


def find_account(c: Connection, name: str) -> str:
    """The id of a person, by that id or by the name to log in with."""
    found = select(USERS.c.id).where(or_(USERS.c.id == name, USERS.c.login == login_of(name)))
    user = c.execute(found).scalar()
    if user is None:
        raise BadSetup(f"nobody is called {name!r}; `tablero admin accounts` lists who is there")
    return str(user)


def delete_account(database: Database, name: str) -> list[str]:
    """Forget a person; the tables at which bots take over."""
    with database.writing() as c:
        user = find_account(c, name)
        left = forget_person(c, user)
        tell_watchers(c, LOGIN_TOPIC + user, *left)
    return left


def reset_password(database: Database, name: str, password: str = "") -> str:
    """A new password for somebody; all logins and tokens end."""
    password = password or secrets.token_urlsafe(12)
    hashed = PasswordHasher().hash(password)
    with database.writing() as c:
        user = find_account(c, name)
        has_login = USERS.c.login.is_not(None)
        if not c.execute(update(USERS).where(USERS.c.id == user, has_login).values(password_hash=hashed)).rowcount:
            raise BadSetup(f"{name!r} is a guest, and has no password to reset")
        c.execute(delete(TOKENS).where(TOKENS.c.user_id == user))
        tell_watchers(c, LOGIN_TOPIC + user)
    return password


# -- reports -----------------------------------------------------------------------------------------------------


def announce(database: Database, text: str, language: str = "") -> None:
    """Let every page show a text: to readers of a language, or to all who have none of their own; empty: no longer."""
    with database.writing() as c:
        texts: dict[str, str] = read_host(c).get(ANNOUNCEMENT, {})
        texts[language] = " ".join(text.split())
        texts = {key: value for key, value in texts.items() if value}
        write_host(c, ANNOUNCEMENT, texts or None)


def clear_announcement(database: Database) -> None:
    with database.writing() as c:
        write_host(c, ANNOUNCEMENT, None)


def drain(database: Database, on: bool) -> None:
    """Say that a restart is near, or that it is not."""
    with database.writing() as c:
        write_host(c, DRAIN, exact() if on else None)


def set_limits(database: Database, words: dict[str, str]) -> dict[str, Any]:
    """Limits for all servers on a database, from now on; an empty word: as each is set up. Those that are set."""
    with database.writing() as c:
        limits: dict[str, Any] = read_host(c).get(LIMITS, {})
        for name, word in words.items():
            check_name(name, "the limits")
            if name not in LIVE_LIMITS:
                raise BadSetup(f"{name} is set when a server starts; while it runs: {', '.join(LIVE_LIMITS)}")
            limits[name] = checked(name, word, name, strict=False) if word else None
        limits = {name: value for name, value in limits.items() if value is not None}
        write_host(c, LIMITS, limits or None)
    return limits
