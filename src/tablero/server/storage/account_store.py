"""Users and their API tokens, as stored. What they mean, and who may do what, is in auth.py."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from .engine import Database
from .rows import TokenRow, UserRow
from .schema import TOKENS, USERS


def user_row(database: Database, user: str) -> UserRow | None:
    """Everything about a user; None for a guest who has left no trace yet."""
    with database.reading() as connection:
        return row_of_user(connection, user)


def row_of_user(c: Connection, user: str) -> UserRow | None:
    """The same from an open connection."""
    row = c.execute(select(USERS).where(USERS.c.id == user)).mappings().first()
    return None if row is None else UserRow(**row)


def row_of_login(database: Database, login: str) -> UserRow | None:
    with database.reading() as connection:
        return row_with_login(connection, login)


def row_with_login(c: Connection, login: str) -> UserRow | None:
    row = c.execute(select(USERS).where(USERS.c.login == login)).mappings().first()
    return None if row is None else UserRow(**row)


def put_user(database: Database, user: str, now: int, **fields: str | None) -> bool:
    """Make or change a user; False if the login is somebody else's."""
    try:
        with database.writing() as connection:
            changed = connection.execute(update(USERS).where(USERS.c.id == user).values(seen=now, **fields))
            if changed.rowcount == 0:
                connection.execute(
                    insert(USERS).values(**{"id": user, "name": "", "created": now, "seen": now} | fields)
                )
    except IntegrityError:
        return False
    return True


def add_token(database: Database, digest: str, user: str, label: str, now: int, expires: int | None, most: int) -> bool:
    """Store a token's digest; False if the user has `most` already."""
    with database.writing() as connection:
        count = select(func.count()).select_from(TOKENS).where(TOKENS.c.user_id == user)
        if connection.execute(count).scalar_one() >= most:
            return False
        values = {"hash": digest, "user_id": user, "label": label, "created": now, "expires": expires}
        connection.execute(insert(TOKENS).values(values))
    return True


def tokens_of(database: Database, user: str) -> list[TokenRow]:
    with database.reading() as connection:
        query = select(TOKENS).where(TOKENS.c.user_id == user).order_by(TOKENS.c.created, TOKENS.c.hash)
        return [TokenRow(**row) for row in connection.execute(query).mappings()]


def token_row(database: Database, digest: str) -> TokenRow | None:
    with database.reading() as connection:
        row = connection.execute(select(TOKENS).where(TOKENS.c.hash == digest)).mappings().first()
    return None if row is None else TokenRow(**row)


def drop_token(database: Database, user: str, digest: str) -> bool:
    """Forget one of the user's own tokens; whether there was one."""
    with database.writing() as connection:
        dropped = connection.execute(delete(TOKENS).where(TOKENS.c.hash == digest, TOKENS.c.user_id == user))
    return dropped.rowcount > 0
