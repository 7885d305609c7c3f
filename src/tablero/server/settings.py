"""What can be set about a server: where it keeps its data, its secret, and its limits.

A data folder holds the database (`tablero.sqlite3`, unless a database URL is given), `secret`, the key that signs
guests' cookies, and `vapid`, the one that signs notifications on devices: made once, readable by their owner alone,
never logged. So is the database, which holds the seeds of running games. Servers on several machines that share one
PostgreSQL database share the two keys through the environment variables TABLERO_SECRET and TABLERO_VAPID. Where all
values come from (file, environment, flags) is in setting_sources.py.
"""

from __future__ import annotations

import os
import secrets
import string
from pathlib import Path
from typing import Final

import msgspec

from tablero.core.errors import BadSetup

from .time_source import now

SECRET_FILE: Final = "secret"
DATABASE_FILE: Final = "tablero.sqlite3"
VAPID_FILE: Final = "vapid"
SHORTEST_SECRET: Final = 32
PATH_LETTERS: Final = frozenset(string.ascii_letters + string.digits + "-_.~")
LEFT_BEHIND: Final = 60.0  # seconds after which a half-made secret is nobody's


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """One server's settings; the defaults are right for a home server."""

    database: str  # a URL as SQLAlchemy writes it
    secret: bytes
    workers: int = max(1, (os.cpu_count() or 2) - 1)  # processes in which bots think
    think_seconds: float = 20.0  # the longest a bot may think about one decision
    bot_seconds: float = 5.0  # the same for a bot that somebody describes; levels have their own bounds
    bot_seats_per_user: int = 300  # at unfinished tables
    sockets_per_user: int = 60  # pages and streams that are open
    sockets_per_address: int = 300
    matches_kept: int = 500  # running games kept in memory; the others are loaded when needed
    checkpoint_every: int = 25  # answers between two checkpoints
    longest_chat: int = 500
    longest_note: int = 10_000
    longest_title: int = 80
    tables_per_user: int = 200
    studies_per_user: int = 200
    nodes_per_study: int = 1500  # positions
    longest_comment: int = 4000
    address: str = ""  # where people find this server, as https://play.example.org; links in messages begin with it
    mail: str = ""  # how e-mail is sent, as smtps://user:password@host; nothing: not at all
    mail_from: str = ""  # ... and from which address
    vapid: bytes = b""  # what notifications on devices are signed with; nothing: there are none
    base_path: str = ""  # where a proxy shows the server, such as /tablero; empty: at the root
    trusted_proxies: str = "127.0.0.1,::1"  # whose word about a visitor's address and https is taken
    metrics: str = "off"  # who may read /metrics: nobody (off), this machine (local), everybody (all)
    keep_guests_days: int = 0  # how long guests and their tables stay after their last visit; 0: for good
    keep_idle_tables_days: int = 0  # how long an unfinished table stays at which nothing happens; 0: for good
    stop_seconds: int = 5  # how long answers in flight may take when the server is told to stop

    def __repr__(self) -> str:
        """Without the secret and without a password in the URL: this may end up in a log."""
        return f"Settings(database={self.database.split(':', 1)[0]!r})"


def settings_for(data: str | Path = "", database: str = "", **others: int | float | str) -> Settings:
    """The settings of a server with its data in the folder `data`, or in the database at a URL."""
    folder = Path(data) if data else default_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        secret = given_secret("TABLERO_SECRET", str(others.pop("secret", ""))) or kept_secret(folder / SECRET_FILE)
        vapid = given_secret("TABLERO_VAPID", str(others.pop("vapid", ""))) or kept_secret(folder / VAPID_FILE)
    except OSError as error:
        raise BadSetup(f"cannot use the data folder {folder}: {error.strerror}; give another with --data") from None
    url = with_driver(database) if database else f"sqlite:///{(folder / DATABASE_FILE).resolve()}"
    if (file := database_file(url)) is not None:
        keep_private(file)
    settings = msgspec.convert({"database": url, "secret": secret, "vapid": vapid, **others}, Settings)
    check_mail(settings)
    return msgspec.structs.replace(
        settings, base_path=checked_base_path(settings.base_path), address=settings.address.rstrip("/")
    )


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


def database_file(url: str) -> Path | None:
    """The file of a SQLite database; None for one that is elsewhere."""
    return Path(url.removeprefix("sqlite:///")) if url.startswith("sqlite:///") else None


def keep_private(file: Path) -> None:
    """See to it that only the owner reads a database. SQLite makes the files beside it with the same rights."""
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        for one in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
            if one.exists() and one.stat().st_mode & 0o077:
                one.chmod(0o600)
    except OSError as error:
        raise BadSetup(f"cannot use the database {file}: {error.strerror}; give another folder with --data") from None


def checked_base_path(path: str) -> str:
    """A sub-path as it stands before every address: with a slash in front, and none behind."""
    parts = [part for part in path.split("/") if part]
    if any(not set(part) <= PATH_LETTERS or part in (".", "..") for part in parts):
        raise BadSetup(f"a base path is made of letters, digits and - _ . ~ between slashes, not {path!r}")
    return "".join(f"/{part}" for part in parts)


def given_secret(name: str, text: str) -> bytes:
    """A secret that was set, or that the environment gives under this name, if one was."""
    text = text or os.environ.get(name, "")
    if text and len(text) < SHORTEST_SECRET:
        raise BadSetup(f"{name} has {len(text)} letters; it needs at least {SHORTEST_SECRET}")
    return text.encode()


def check_mail(settings: Settings) -> None:
    """How e-mail is sent, and where this server is found (docs/notifications.md)."""
    if settings.address and not settings.address.startswith(("https://", "http://")):
        raise BadSetup("`address` is where people find this server, as https://play.example.org")
    if settings.mail and not settings.mail.startswith(("smtp://", "smtps://")):
        raise BadSetup("`mail` says how e-mail is sent, as smtps://user:password@host or smtp://localhost:25")
    if settings.mail and not (settings.address and settings.mail_from):
        raise BadSetup("`mail` needs `address` for its links, and `mail_from` as its sender")


def kept_secret(path: Path) -> bytes:
    """The secret in a file, made at the first start. Of two servers that start at once, one makes it."""
    if not path.exists():
        make_secret(path)
    path.chmod(0o600)
    secret = path.read_bytes().strip()
    if len(secret) < SHORTEST_SECRET:
        raise BadSetup(f"{path} holds no secret of at least {SHORTEST_SECRET} letters; remove it to have one made")
    return secret


def make_secret(path: Path) -> None:
    """Write a new secret. What a server that was killed meanwhile has left behind is in nobody's way."""
    for left in path.parent.glob(f"{path.name}.*"):
        if left.stat().st_mtime < now() - LEFT_BEHIND:
            left.unlink(missing_ok=True)
    fresh = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
    handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(secrets.token_hex(32).encode())
    try:
        os.link(fresh, path)  # fails if another server was faster
    except FileExistsError:
        pass
    finally:
        fresh.unlink()
