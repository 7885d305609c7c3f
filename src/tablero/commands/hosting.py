"""What the commands for hosts share: which server's data they are about, told by flags, environment and file."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tablero.core.errors import BadSetup

from .common import extra

if TYPE_CHECKING:
    from tablero.server.examination import Complaint
    from tablero.server.setting_sources import Given
    from tablero.server.settings import Settings
    from tablero.server.storage.engine import Database

PLAIN_FLAGS = ("config", "data", "database")


def add_place(parser: argparse.ArgumentParser) -> None:
    """The arguments that say where a server keeps its data."""
    place = parser.add_mutually_exclusive_group()
    place.add_argument(
        "--data", default=None, metavar="FOLDER", help="where tables are kept (default: ~/.local/share/tablero)"
    )
    place.add_argument("--database", default=None, metavar="URL", help="a PostgreSQL database in place of a file")
    parser.add_argument("--config", default=None, metavar="FILE", help="a file with settings (docs/host.md)")


def given_flags(args: argparse.Namespace, *names: str) -> dict[str, Any]:
    """The flags that were given, by the names of the settings."""
    return {name: value for name in (*PLAIN_FLAGS, *names) if (value := getattr(args, name, None)) not in (None, "")}


def given_settings(flags: dict[str, Any]) -> dict[str, Given]:
    with extra("server"):
        from tablero.server.setting_sources import gathered

    return gathered(flags, os.environ)


def place_settings(args: argparse.Namespace, there: bool = True) -> Settings:
    """The settings of the server that a command is about; if its data has to be `there`, nothing is made."""
    found = given_settings(given_flags(args))
    from tablero.server.setting_sources import settings_of
    from tablero.server.settings import DATABASE_FILE, default_folder

    folder = Path(found["data"].value or default_folder())
    if there and not found["database"].value and not (folder / DATABASE_FILE).exists():
        raise BadSetup(f"there is no server's data in {folder}; name its folder with --data, or --database")
    return settings_of(found)


@contextmanager
def present(settings: Settings) -> Iterator[Database]:
    """The database, if it has the schema of this program: nothing is migrated behind a server's back."""
    from tablero.server.storage.backup import opened
    from tablero.server.storage.revisions import newest, revision_of

    with opened(settings.database) as database:
        with database.reading() as c:
            revision = revision_of(c)
        if revision != newest():
            raise BadSetup(
                f"the database has schema {revision or 'none'}, and this program needs {newest()}; "
                "`tablero serve` brings it there, `tablero doctor` says whether that goes well"
            )
        yield database


def data_folder(args: argparse.Namespace) -> Path:
    """The folder with a server's database and secret."""
    found = given_settings(given_flags(args))
    from tablero.server.settings import default_folder

    return Path(found["data"].value or default_folder())


def print_findings(findings: list[Complaint]) -> None:
    for one in findings:
        print(f"{one.weight}: {one.about}: {one.what}" + (f"; {one.advice}" if one.advice else ""))
