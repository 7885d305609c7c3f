"""What can be set about a server: where it keeps its data, its secret, and its limits.

A data folder holds the database (`tablero.sqlite3`, unless a database URL is given), `secret`, the key that signs
guests' cookies, and `vapid`, the one that signs notifications on devices: made once, readable by their owner alone,
never logged. Servers on several machines that share one PostgreSQL database share them through the environment
variables TABLERO_SECRET and TABLERO_VAPID. How e-mail is sent is said there, too (docs/notifications.md).
"""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Final

import msgspec

from tablero.core.errors import BadSetup

SECRET_FILE: Final = "secret"
DATABASE_FILE: Final = "tablero.sqlite3"
VAPID_FILE: Final = "vapid"
SHORTEST_SECRET: Final = 32


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """One server's settings; the defaults are right for a home server."""

    database: str  # a URL as SQLAlchemy writes it
    secret: bytes
    workers: int = max(1, (os.cpu_count() or 2) - 1)  # processes in which bots think
    think_seconds: float = 20.0  # the longest a bot may think about one decision
    matches_kept: int = 500  # running games kept in memory; the others are loaded when needed
    checkpoint_every: int = 25  # answers between two checkpoints
    longest_chat: int = 500
    longest_title: int = 80
    tables_per_user: int = 200
    address: str = ""  # where people find this server, as https://play.example.org; links in messages begin with it
    mail: str = ""  # how e-mail is sent, as smtps://user:password@host; nothing: not at all
    mail_from: str = ""  # ... and from which address
    vapid: bytes = b""  # what notifications on devices are signed with; nothing: there are none

    def __repr__(self) -> str:
        """Without the secret and without a password in the URL: this may end up in a log."""
        return f"Settings(database={self.database.split(':', 1)[0]!r})"


def settings_for(data: str | Path = "", database: str = "", **limits: int | float | str) -> Settings:
    """The settings of a server with its data in the folder `data`, or in the database at a URL."""
    folder = Path(data) if data else default_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        secret = given_secret("TABLERO_SECRET") or kept_secret(folder / SECRET_FILE)
        vapid = given_secret("TABLERO_VAPID") or kept_secret(folder / VAPID_FILE)
    except OSError as error:
        raise BadSetup(f"cannot use the data folder {folder}: {error.strerror}; give another with --data") from None
    url = with_driver(database) if database else f"sqlite:///{(folder / DATABASE_FILE).resolve()}"
    given: dict[str, object] = {"database": url, "secret": secret, "vapid": vapid, **given_mail()}
    return msgspec.convert(given | limits, Settings)


def default_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME", "")
    return (Path(base) if base else Path.home() / ".local" / "share") / "tablero"


def with_driver(url: str) -> str:
    """The URL with the driver this server uses: people write `postgresql://`."""
    for prefix in ("postgresql://", "postgres://"):
        if url.startswith(prefix):
            return "postgresql+psycopg://" + url.removeprefix(prefix)
    if not url.startswith(("sqlite:///", "postgresql+psycopg://")):
        raise BadSetup("a database URL starts with sqlite:/// or postgresql://; no other database is supported")
    return url


def given_secret(name: str) -> bytes:
    """A secret that the environment gives, if it does."""
    text = os.environ.get(name, "")
    if text and len(text) < SHORTEST_SECRET:
        raise BadSetup(f"{name} has {len(text)} letters; it needs at least {SHORTEST_SECRET}")
    return text.encode()


def given_mail() -> dict[str, str]:
    """How e-mail is sent and where this server is found, as the environment says."""
    address, mail, sender = (os.environ.get(f"TABLERO_{word}", "") for word in ("ADDRESS", "MAIL", "MAIL_FROM"))
    if address and not address.startswith(("https://", "http://")):
        raise BadSetup("TABLERO_ADDRESS is where people find this server, as https://play.example.org")
    if mail and not mail.startswith(("smtp://", "smtps://")):
        raise BadSetup("TABLERO_MAIL says how e-mail is sent, as smtps://user:password@host or smtp://localhost:25")
    if mail and not (address and sender):
        raise BadSetup("TABLERO_MAIL needs TABLERO_ADDRESS for its links, and TABLERO_MAIL_FROM as its sender")
    return {"address": address.rstrip("/"), "mail": mail, "mail_from": sender}


def kept_secret(path: Path) -> bytes:
    """The secret in a file, made at the first start. Of two servers that start at once, one makes it."""
    fresh = path.with_name(f"{path.name}.{os.getpid()}")
    if not path.exists():
        handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_hex(32).encode())
        try:
            os.link(fresh, path)  # fails if another server was faster
        except FileExistsError:
            pass
        finally:
            fresh.unlink()
    path.chmod(0o600)
    secret = path.read_bytes().strip()
    if len(secret) < SHORTEST_SECRET:
        raise BadSetup(f"{path} holds no secret of at least {SHORTEST_SECRET} letters; remove it to have one made")
    return secret
