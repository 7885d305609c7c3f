"""Who is who: guests by a signed cookie, names, passwords, API tokens, and the tokens in forms.

Whoever opens a page is somebody at once: a random id in a cookie that this server has signed. A name is for others to
read; a name *and* a password (argon2id) let the same person in from another device, and nobody else bears that name or
one that looks like it. The signature covers the password's hash, so a new password ends all other logins, and all
tokens with them. Each login has a cookie of its own; logging out ends it for good, whoever may have a copy. API tokens
are stored as digests: nobody can read them again. Pages and streams that are open hear of a login's end (`on_end`).

Every form holds a token that only a page made for this person can hold; it differs on every page, so that compressed
pages give nothing away. Nothing here is logged.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import unicodedata
from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy.exc import IntegrityError

from tablero.core.errors import TableroError

from . import time_source
from .names import likeness
from .storage import account_store
from .storage.engine import Database
from .storage.rows import TokenRow, UserRow

COOKIE: Final = "tablero"
COOKIE_SECONDS: Final = 400 * 24 * 3600  # the longest that browsers keep one
LONGEST_NAME: Final = 24
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
TOKEN_PREFIX: Final = "tablero_"
MOST_TOKENS: Final = 20


class BadCredentials(TableroError):
    """A name or password that can't be used. `reason` names the sentence that says so."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


class NotAllowed(TableroError):
    """No valid token, or one that has expired."""


class Person(msgspec.Struct, frozen=True):
    """Whoever makes a request."""

    id: str
    name: str = ""  # empty until one is chosen
    kept: bool = False  # has a password
    fresh: bool = False  # the cookie has yet to be set
    cookie: str = ""
    language: str = ""  # chosen for the account, to read in


class Auth:
    """All that is known about users, kept in the database."""

    def __init__(self, database: Database, secret: bytes) -> None:
        self.database = database
        self.secret = secret
        self.hasher = PasswordHasher()
        self.hashing = asyncio.Semaphore(2)  # each takes 64 MiB
        self.nobodys = ""  # a hash that no password fits
        self.on_end: Callable[[str], None] = lambda user: None  # a login of this user has ended here

    # -- cookies -------------------------------------------------------------------------------------------------

    def signature(self, purpose: str, *words: str) -> str:
        text = "\x00".join((purpose, *words)).encode()
        digest = hmac.new(self.secret, text, hashlib.sha256).digest()[:24]
        return urlsafe_b64encode(digest).decode()

    def cookie_for(self, user: str, password_hash: str) -> str:
        """The cookie of a new login."""
        login = secrets.token_urlsafe(9)
        return f"{user}.{login}.{self.signature('login', user, login, password_hash)}"

    def is_cookie_of(self, user: str, password_hash: str, cookie: str) -> bool:
        """Whether we have given out this cookie; earlier versions gave everybody one without a login."""
        _, _, rest = cookie.partition(".")
        login, dot, mac = rest.rpartition(".")
        words = ("login", user, login, password_hash) if dot else ("cookie", user, password_hash)
        return hmac.compare_digest(self.signature(*words).encode(), mac.encode())

    def reader_mark(self, person: Person) -> str:
        """What tells one person's pages from another's, and nothing else."""
        return self.signature("reader", person.id)[:16]

    async def by_cookie(self, cookie: str) -> Person:
        """The person that a cookie names; a new guest if it names nobody."""
        user, _, _ = cookie.partition(".")
        if user and len(cookie) < 200:
            row, ended = await asyncio.to_thread(
                account_store.user_row_of_cookie, self.database, user, digest_of(cookie)
            )
            if not ended and self.is_cookie_of(user, (row.password_hash if row else None) or "", cookie):
                return person_in(row, user, cookie)
        fresh = secrets.token_urlsafe(15)
        return Person(fresh, fresh=True, cookie=self.cookie_for(fresh, ""))

    async def is_still(self, person: Person) -> bool:
        """Whether the login by which somebody came is still one."""
        return person.fresh or (await self.by_cookie(person.cookie)).id == person.id

    async def log_out(self, person: Person) -> None:
        """End this login."""
        if person.cookie and not person.fresh:
            ended = time_source.now()
            await asyncio.to_thread(
                account_store.end_login,
                self.database,
                person.id,
                digest_of(person.cookie),
                ended,
                ended - COOKIE_SECONDS,
            )
            self.on_end(person.id)

    # -- tokens in forms -----------------------------------------------------------------------------------------

    def csrf_token(self, person: Person) -> str:
        once = secrets.token_urlsafe(9)
        return f"{once}.{self.signature('form', person.id, once)}"

    def is_csrf_token(self, person: Person, token: str) -> bool:
        once, _, mac = token[:200].partition(".")
        return hmac.compare_digest(self.signature("form", person.id, once).encode(), mac.encode())

    # -- names and passwords -------------------------------------------------------------------------------------

    async def rename(self, person: Person, name: str) -> None:
        """Take a name, for others to read."""
        await self.name(person, checked_name(name))

    async def name(self, person: Person, name: str, **fields: str | None) -> None:
        """Give somebody a name that nobody else has."""

        def work() -> None:
            now, like, login = time_source.now(), likeness(name), login_of(name)
            account_store.name_user(self.database, person.id, now, name, like, login, **fields)

        try:
            await asyncio.to_thread(work)
        except (account_store.NameTaken, IntegrityError):
            same = await asyncio.to_thread(account_store.row_of_login, self.database, login_of(name))
            reason = "name-taken" if same else "name-like"
            raise BadCredentials(reason, f"the name {name!r} is taken; choose another, or log in with it") from None

    async def choose_language(self, person: Person, language: str) -> None:
        """Read in this language from now on, on every device."""
        await self.put(person.id, language=language)

    async def keep(self, person: Person, name: str, password: str, language: str = "") -> str:
        """Give a guest a name and password to log in with, and keep the language that was chosen; the new cookie."""
        name = checked_name(name)
        hashed = await self.hash(checked_password(password))
        await self.name(person, name, password_hash=hashed, language=language)
        return self.cookie_for(person.id, hashed)

    async def change_password(self, person: Person, old: str, new: str) -> str:
        """A new password in place of the old one; the new cookie. All other logins end, and all tokens."""
        row = await asyncio.to_thread(account_store.user_row, self.database, person.id)
        if row is None or not await self.fits(row.password_hash, old):
            raise BadCredentials("password-wrong", "this is not your old password")
        hashed = await self.hash(checked_password(new))
        await asyncio.to_thread(account_store.change_password, self.database, person.id, time_source.now(), hashed)
        self.on_end(person.id)
        return self.cookie_for(person.id, hashed)

    async def check_password(self, person: Person, password: str) -> None:
        """Whether it is the person's own; guests have none."""
        row = await asyncio.to_thread(account_store.user_row, self.database, person.id)
        if row is not None and row.password_hash is not None and not await self.fits(row.password_hash, password):
            raise BadCredentials("password-wrong", "this is not your password")

    async def log_in(self, name: str, password: str) -> str:
        """The cookie of the person with this name and password."""
        row = await asyncio.to_thread(account_store.row_of_login, self.database, login_of(name[:200]))
        fits = await self.fits(row.password_hash if row else None, password)
        if row is None or not fits:
            raise BadCredentials("login-wrong", "no such name and password; both have to be right")
        return self.cookie_for(row.id, row.password_hash or "")

    async def put(self, user: str, **fields: str | None) -> bool:
        return await asyncio.to_thread(account_store.put_user, self.database, user, time_source.now(), **fields)

    async def hash(self, password: str) -> str:
        async with self.hashing:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def fits(self, hashed: str | None, password: str) -> bool:
        """Whether a password is the right one; takes as long if there is none."""
        if hashed is None:
            hashed = self.nobodys = self.nobodys or await self.hash(secrets.token_urlsafe())
        async with self.hashing:
            try:
                return await asyncio.to_thread(self.hasher.verify, hashed, password[: LONGEST_PASSWORD + 1])
            except (Argon2Error, InvalidHashError):
                return False

    # -- API tokens ----------------------------------------------------------------------------------------------

    async def make_token(self, person: Person, label: str, days: int | None = 365) -> str:
        """A token with which a program acts for this person; shown once, never again."""
        label = " ".join(label.split())[:40] or "?"
        token = TOKEN_PREFIX + secrets.token_urlsafe(32)
        made = time_source.now()
        expires = None if days is None else made + days * 24 * 3600
        await self.put(person.id)
        added = await asyncio.to_thread(
            account_store.add_token, self.database, digest_of(token), person.id, label, made, expires, MOST_TOKENS
        )
        if not added:
            raise BadCredentials("tokens-full", f"you have {MOST_TOKENS} tokens already; revoke one first")
        return token

    async def tokens(self, person: Person) -> list[TokenRow]:
        return await asyncio.to_thread(account_store.tokens_of, self.database, person.id)

    async def revoke(self, person: Person, digest: str) -> bool:
        dropped = await asyncio.to_thread(account_store.drop_token, self.database, person.id, digest)
        self.on_end(person.id)
        return dropped

    async def by_bearer(self, header: str) -> Person:
        """The person for whom a program acts, by its Authorization header."""
        scheme, _, token = header.partition(" ")
        if scheme.lower() != "bearer" or not token.startswith(TOKEN_PREFIX) or len(token) > 200:
            raise NotAllowed("this needs a token: send the header Authorization: Bearer tablero_…")
        row = await asyncio.to_thread(account_store.token_row, self.database, digest_of(token.strip()))
        if row is None:
            raise NotAllowed("this token is not known here; make one on the account page")
        if row.expires is not None and row.expires <= time_source.now():
            raise NotAllowed("this token has expired; make another on the account page")
        user = await asyncio.to_thread(account_store.user_row, self.database, row.user_id)
        return person_in(user, row.user_id, "")


def person_in(row: UserRow | None, user: str, cookie: str) -> Person:
    if row is None:
        return Person(user, cookie=cookie)
    kept = row.password_hash is not None
    return Person(user, row.name, kept, cookie=cookie, language=row.language if kept else "")


def digest_of(token: str) -> str:
    """How a token is stored. It is long and random, so a fast digest is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def login_of(name: str) -> str:
    """A name as it is compared: letters that look the same are the same."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()[:80]


def checked_name(name: str) -> str:
    """A name that can be shown: one line of printable letters, not too long."""
    shown = unicodedata.normalize("NFC", " ".join(name.split()))
    if not 1 <= len(shown) <= LONGEST_NAME:
        raise BadCredentials("name-length", f"a name has 1 to {LONGEST_NAME} letters, not {len(shown)}")
    if any(unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn") for letter in shown):
        raise BadCredentials("name-letters", "a name is made of letters, digits and signs that can be seen")
    return shown


def checked_password(password: str) -> str:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise BadCredentials("password-length", f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} letters")
    return password
