"""What was found out about finished games, one analysis for each: a deeper one replaces one that was made before."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from .schema import ANALYSES
from .table_store import now


class StoredAnalysis(NamedTuple):
    """The decisions of a game as JSON (bots/review.py), by which level and version of the game."""

    level: str
    version: int
    found: str


def read_analysis(c: Connection, table: str) -> StoredAnalysis | None:
    wanted = select(ANALYSES.c.level, ANALYSES.c.version, ANALYSES.c.found).where(ANALYSES.c.table_id == table)
    row = c.execute(wanted).first()
    return None if row is None else StoredAnalysis(row.level, row.version, row.found)


def write_analysis(c: Connection, table: str, analysis: StoredAnalysis) -> None:
    c.execute(delete(ANALYSES).where(ANALYSES.c.table_id == table))
    c.execute(insert(ANALYSES), {"table_id": table, "made": now(), **analysis._asdict()})
