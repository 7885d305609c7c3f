"""Studies as stored: the position each begins with, and its nodes.

Every change of a study has the next number (`next_change`): who was not the first to take it begins anew, so that two
people who write at once lose nothing.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from ..time_source import now
from .rows import NodeRow, StudyRow, named, values_of
from .schema import STUDIES, STUDY_NODES

LIGHT = [column for column in STUDY_NODES.columns if column.name not in ("lines", "save")]


def write_study(c: Connection, row: StudyRow, nodes: list[NodeRow]) -> None:
    c.execute(insert(STUDIES), values_of(row))
    add_nodes(c, nodes)


def read_study(c: Connection, id: str) -> StudyRow | None:
    row = c.execute(select(STUDIES).where(STUDIES.c.id == id)).one_or_none()
    return None if row is None else StudyRow(**named(row))


def studies_of(c: Connection, owner: str, limit: int) -> list[StudyRow]:
    """Somebody's studies, the latest first."""
    mine = select(STUDIES).where(STUDIES.c.owner == owner).order_by(STUDIES.c.updated.desc(), STUDIES.c.id)
    return [StudyRow(**named(row)) for row in c.execute(mine.limit(limit))]


def count_studies(c: Connection, owner: str) -> int:
    return int(c.execute(select(func.count()).select_from(STUDIES).where(STUDIES.c.owner == owner)).scalar_one())


def next_change(c: Connection, row: StudyRow, **values: Any) -> bool:
    """Take the study's next number; False if somebody else has taken it."""
    this = update(STUDIES).where(STUDIES.c.id == row.id, STUDIES.c.seq == row.seq)
    return c.execute(this.values(seq=row.seq + 1, updated=now(), **values)).rowcount == 1


def delete_study(c: Connection, id: str) -> None:
    c.execute(delete(STUDIES).where(STUDIES.c.id == id))


# -- nodes -------------------------------------------------------------------------------------------------------


def read_nodes(c: Connection, study: str) -> list[NodeRow]:
    """All nodes, without what only loading and the journal need."""
    found = select(*LIGHT).where(STUDY_NODES.c.study_id == study).order_by(STUDY_NODES.c.n)
    return [NodeRow(**named(row)) for row in c.execute(found)]


def read_whole(c: Connection, study: str, numbers: list[int]) -> dict[int, NodeRow]:
    """These nodes with everything, by number."""
    found = select(STUDY_NODES).where(STUDY_NODES.c.study_id == study, STUDY_NODES.c.n.in_(numbers))
    return {row.n: NodeRow(**named(row)) for row in c.execute(found)}


def last_changed(c: Connection, study: str) -> int:
    """The node that was added or changed last."""
    latest = STUDY_NODES.c.seq.desc(), STUDY_NODES.c.n.desc()
    found = select(STUDY_NODES.c.n).where(STUDY_NODES.c.study_id == study).order_by(*latest).limit(1)
    return int(c.execute(found).scalar_one())


def add_nodes(c: Connection, nodes: list[NodeRow]) -> None:
    if nodes:
        c.execute(insert(STUDY_NODES), [values_of(node) for node in nodes])


def set_node(c: Connection, study: str, n: int, **values: Any) -> None:
    c.execute(update(STUDY_NODES).where(STUDY_NODES.c.study_id == study, STUDY_NODES.c.n == n).values(**values))


def drop_nodes(c: Connection, study: str, numbers: list[int]) -> None:
    c.execute(delete(STUDY_NODES).where(STUDY_NODES.c.study_id == study, STUDY_NODES.c.n.in_(numbers)))
