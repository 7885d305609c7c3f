"""Users and their API tokens, as stored. What they mean, and who may do what, is in auth.py."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from tablero.server.names import likeness

from .engine import Database
from .rows import TokenRow, UserRow
from .schema import ENDED_LOGINS, TOKENS, USERS

LOGIN: Final = "login"  # the notice that a login has ended
LOGIN_TOPIC: Final = "login:"  # before a user's id: where such notices are sent


class NameTaken(Exception):
    """The name is that of somebody with a password, or looks like it."""


def user_row(database: Database, user: str) -> UserRow | None:
    """Everything about a user; None for a guest who has left no trace yet."""
    with database.reading() as connection:
        return row_of_user(connection, user)


def row_of_user(c: Connection, user: str) -> UserRow | None:
    """The same from an open connection."""
    row = c.execute(select(USERS).where(USERS.c.id == user)).mappings().first()
    return None if row is None else UserRow(**row)


def user_row_of_cookie(database: Database, user: str, digest: str) -> tuple[UserRow | None, bool]:
    """The same, and whether the login with this cookie has ended."""
    with database.reading() as connection:
        row = connection.execute(select(USERS).where(USERS.c.id == user)).mappings().first()
        ended = connection.execute(select(ENDED_LOGINS.c.digest).where(ENDED_LOGINS.c.digest == digest)).first()
    return None if row is None else UserRow(**row), ended is not None


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
            write_user(connection, user, now, **fields)
    except IntegrityError:
        return False
    return True


def name_user(database: Database, user: str, now: int, name: str, like: str, login: str, **fields: str | None) -> None:
    """Give a user a name, unless somebody with a password has it, or one that looks like it.

    Who has a password has it alone: guests who bear it lose it. `fields` make a guest such a person.
    """
    with database.writing() as connection:
        others = (USERS.c.id != user) & ((USERS.c.likeness == like) | (USERS.c.login == login))
        if connection.execute(select(USERS.c.id).where(others, USERS.c.password_hash.is_not(None))).first():
            raise NameTaken
        kept = select(USERS.c.password_hash).where(USERS.c.id == user)
        if "password_hash" in fields:
            fields["login"] = login
        if "password_hash" in fields or connection.execute(kept).scalar() is not None:
            fields["likeness"] = like
            for guest in guests_called(connection, like):
                connection.execute(update(USERS).where(USERS.c.id == guest).values(name=""))
        write_user(connection, user, now, name=name, **fields)


def guests_called(connection: Connection, like: str) -> list[str]:
    """The guests whose name looks like this one."""
    guests = select(USERS.c.id, USERS.c.name).where(USERS.c.password_hash.is_(None), USERS.c.name != "")
    return [row.id for row in connection.execute(guests) if likeness(row.name) == like]


def write_user(connection: Connection, user: str, now: int, **fields: str | None) -> None:
    changed = connection.execute(update(USERS).where(USERS.c.id == user).values(seen=now, **fields))
    if changed.rowcount == 0:
        connection.execute(insert(USERS).values(**{"id": user, "name": "", "created": now, "seen": now} | fields))


# -- logins that end ---------------------------------------------------------------------------------------------


def change_password(database: Database, user: str, now: int, hashed: str) -> None:
    """A new password: all other logins end, and all tokens."""
    with database.writing() as connection:
        write_user(connection, user, now, password_hash=hashed)
        connection.execute(delete(TOKENS).where(TOKENS.c.user_id == user))
        database.announce(connection, LOGIN_TOPIC + user, LOGIN, 0)


def end_login(database: Database, user: str, digest: str, now: int, oldest: int) -> None:
    """The login with a cookie has ended; those that ended before `oldest` need not be remembered."""
    with database.writing() as connection:
        connection.execute(delete(ENDED_LOGINS).where(ENDED_LOGINS.c.ended < oldest))
        if not connection.execute(select(ENDED_LOGINS.c.digest).where(ENDED_LOGINS.c.digest == digest)).first():
            connection.execute(insert(ENDED_LOGINS).values(digest=digest, ended=now))
        database.announce(connection, LOGIN_TOPIC + user, LOGIN, 0)


# -- tokens ------------------------------------------------------------------------------------------------------


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
        database.announce(connection, LOGIN_TOPIC + user, LOGIN, 0)
    return dropped.rowcount > 0
