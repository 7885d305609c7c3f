"""Where settings come from: a flag, else the environment, else a file, else what is usual. And how they are shown.

Every setting has one name. `tables_per_user` is that name in a settings file (TOML), `TABLERO_TABLES_PER_USER` in the
environment, `--set tables_per_user=50` among the flags; the most common ones have a flag of their own. The file is the
one that `--config` or TABLERO_CONFIG names, or `tablero.toml` in the data folder. Whatever is a secret is masked when
settings are shown.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple
from urllib.parse import quote, urlsplit, urlunsplit

import msgspec

from tablero.core.errors import BadSetup, nearest

from .settings import Settings, default_folder, settings_for

PREFIX: Final = "TABLERO_"
CONFIG: Final = "config"
FILE_NAME: Final = "tablero.toml"
USUAL: Final = "usual"  # the source of what nobody has set
MASK: Final = "***"
SECRETS: Final = ("secret", "vapid", "database_password")
FLAGS: Final = {"base_path": "--root-path"}  # those that are not called as the setting is

LogFormat = Literal["text", "json"]
LogLevel = Literal["debug", "info", "warning", "error"]


class Serving(msgspec.Struct, frozen=True, kw_only=True):
    """What is set about the process that serves, besides what the application needs (Settings)."""

    host: str = "127.0.0.1"
    port: int | None = None  # None: the usual one, or the next that is free
    data: str = ""  # the folder; empty: the usual one
    database: str = ""  # a URL; empty: a file in the folder
    database_password: str = ""  # put into the URL
    database_password_file: str = ""  # ... read from a file
    secret: str = ""  # that signs cookies; empty: the one in the data folder
    vapid: str = ""  # ... and notifications on devices
    log_format: LogFormat = "text"
    log_level: LogLevel = "warning"
    log_requests: bool = False


class Given(NamedTuple):
    """A value, and where it came from."""

    value: Any
    source: str


OWN: Final = {field.name: field for field in msgspec.structs.fields(Serving)}
LIMITS: Final = {  # all but the keys that a data folder holds
    field.name: field
    for field in msgspec.structs.fields(Settings)
    if field.name != "database" and field.type is not bytes
}
NAMES: Final = {**OWN, **LIMITS}


def gathered(flags: Mapping[str, Any], environment: Mapping[str, str]) -> dict[str, Given]:
    """Every setting with its source. `flags` are those that were given."""
    found = {name: Given(None if field.required else field.default, USUAL) for name, field in NAMES.items()}
    file, wanted = settings_file(flags, environment)
    if wanted or file.exists():
        for name, value in values_in(file).items():
            found[name] = Given(checked(name, value, f"{name} in {file}"), f"file {file}")
    for name in NAMES:
        if text := environment.get(PREFIX + name.upper(), ""):
            variable = PREFIX + name.upper()
            found[name] = Given(checked(name, text, variable, strict=False), f"environment {variable}")
    for name, value in flags.items():
        if name != CONFIG:
            flag = FLAGS.get(name, f"--{name.replace('_', '-')}")
            found[name] = Given(checked(name, value, flag, strict=False), f"flag {flag}")
    return found


def settings_file(flags: Mapping[str, Any], environment: Mapping[str, str]) -> tuple[Path, bool]:
    """The file with settings, and whether it was asked for: then it has to be there."""
    if named := flags.get(CONFIG) or environment.get(PREFIX + CONFIG.upper(), ""):
        return Path(named), True
    folder = flags.get("data") or environment.get(f"{PREFIX}DATA", "")
    return (Path(folder) if folder else default_folder()) / FILE_NAME, False


def values_in(file: Path) -> dict[str, Any]:
    try:
        values = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSetup(f"cannot read the settings in {file}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetup(f"{file} is no TOML file: {error}") from None
    for name in values:
        check_name(name, str(file))
    return values


def check_name(name: str, where: str) -> None:
    if name not in NAMES:
        raise nearest(name, sorted(NAMES), where, "setting")


def checked(name: str, value: Any, where: str, strict: bool = True) -> Any:
    """A value of the right type."""
    try:
        return msgspec.convert(value, NAMES[name].type, strict=strict)
    except msgspec.ValidationError as error:
        raise BadSetup(f"{where}: {str(error)[:1].lower()}{str(error)[1:]}; given is {shown(name, value)!r}") from None


def set_words(pairs: Iterable[str]) -> dict[str, str]:
    """What `--set NAME=VALUE` says."""
    found = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadSetup(f"--set takes name=value, not {pair!r}")
        check_name(name.strip(), "--set")
        found[name.strip()] = value.strip()
    return found


# -- what comes of them ------------------------------------------------------------------------------------------


def serving(found: Mapping[str, Given]) -> Serving:
    return Serving(**{name: found[name].value for name in OWN})


def settings_of(found: Mapping[str, Given]) -> Settings:
    """The settings of the application."""
    own = serving(found)
    others = {name: found[name].value for name in LIMITS if found[name].source != USUAL}
    return settings_for(own.data, with_password(own), secret=own.secret, vapid=own.vapid, **others)


def with_password(own: Serving) -> str:
    """The URL of the database, with the password that was given apart from it."""
    password = own.database_password
    if own.database_password_file:
        try:
            password = Path(own.database_password_file).read_text(encoding="utf-8").strip()
        except OSError as error:
            raise BadSetup(
                f"cannot read the database's password in {own.database_password_file}: {error.strerror}"
            ) from None
    if not password:
        return own.database
    if not own.database:
        raise BadSetup("there is a password for the database, but no database: give its URL as well")
    parts = urlsplit(own.database)
    user, at, host = parts.netloc.rpartition("@")
    if not at:
        raise BadSetup("the database's URL names nobody whose password it could be: postgresql://NAME@HOST/DATABASE")
    return urlunsplit(parts._replace(netloc=f"{user.partition(':')[0]}:{quote(password, safe='')}@{host}"))


# -- showing them ------------------------------------------------------------------------------------------------


def shown(name: str, value: Any) -> Any:
    """A value as it may be seen: without what is secret in it."""
    if name in SECRETS:
        return MASK if value else ""
    return without_password(value) if isinstance(value, str) else value


def without_password(url: str) -> str:
    """A URL, if it is one, with a mask where its password is."""
    parts = urlsplit(url) if "://" in url else None
    user, at, host = parts.netloc.rpartition("@") if parts else ("", "", "")
    if parts is None or not at or ":" not in user:
        return url
    return urlunsplit(parts._replace(netloc=f"{user.partition(':')[0]}:{MASK}@{host}"))


def has_password(url: str) -> bool:
    return without_password(url) != url
