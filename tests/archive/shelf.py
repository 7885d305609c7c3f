"""The archive: what earlier versions of this program left behind, and where it stood (`tools/archive.py` writes it).

Each set is one packed file named after its day (and, before there were sets, the revision that wrote it). Where the
rules have changed so that a game can't go on where it stood, `deviations.toml` says where it stops and why: every other
deviation fails the tests, and so does one that is listed and no longer there.
"""

from __future__ import annotations

import json
import tarfile
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from tablero.core.registry import find_game

ARCHIVE = Path(__file__).parent
ENDING = ".tar.xz"
DEVIATIONS: dict[str, dict[str, dict[str, Any]]] = tomllib.loads((ARCHIVE / "deviations.toml").read_text())
SETS = sorted(path.name.removesuffix(ENDING) for path in ARCHIVE.glob(f"*{ENDING}"))
DATABASE = "tables.sqlite3"

Facts = dict[str, Any]


class Stored(NamedTuple):
    """A file of a set, or a table in its database."""

    set: str
    name: str
    facts: Facts

    def __str__(self) -> str:
        return f"{self.set}/{self.name}"

    def text(self) -> str:
        return contents(self.set)[self.name].decode()

    @property
    def stops(self) -> int:
        """How many of its decisions still fit: all, if nothing else is listed."""
        return int(self.deviation.get("stops", self.decisions))

    @property
    def record_stops(self) -> int:
        """The same for the record of a finished table, which is played from the beginning."""
        return int(self.deviation.get("record_stops", self.decisions))

    @property
    def deviates(self) -> bool:
        return "stops" in self.deviation

    @property
    def decisions(self) -> int:
        """How many decisions had been taken."""
        return int(self.facts["count"])

    @property
    def deviation(self) -> dict[str, Any]:
        return DEVIATIONS.get(self.set, {}).get(self.name, {})

    @property
    def is_older(self) -> bool:
        """Whether an earlier version of the game than the present one wrote it."""
        return bool(self.facts["version"] < find_game(self.facts["game"]).version)


@cache
def contents(set: str) -> dict[str, bytes]:
    """All files of a set by their names."""
    found = {}
    with tarfile.open(ARCHIVE / f"{set}{ENDING}") as packed:
        for member in packed:
            file = packed.extractfile(member)
            assert file is not None
            found[member.name] = file.read()
    return found


def facts_of(set: str) -> Facts:
    facts: Facts = json.loads(contents(set)["facts.json"])
    return facts


def stored(kind: str, sets: list[str] = SETS) -> list[Stored]:
    """Everything of one kind: "saves", "records" or "tables"."""
    return [Stored(set, name, facts) for set in sets for name, facts in facts_of(set)[kind].items()]
