"""What the host tells the servers on a database, by name: `tablero admin` writes it, housekeeping.py reads it."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select

from .schema import HOST


def read_host(c: Connection) -> dict[str, Any]:
    return {row.name: msgspec.json.decode(row.value) for row in c.execute(select(HOST))}


def write_host(c: Connection, name: str, value: Any) -> None:
    """Tell something; None: no longer."""
    c.execute(delete(HOST).where(HOST.c.name == name))
    if value is not None:
        c.execute(insert(HOST), {"name": name, "value": msgspec.json.encode(value).decode()})
