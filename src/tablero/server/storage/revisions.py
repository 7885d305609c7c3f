"""Which version the schema of a database has, and which ones this program knows."""

from __future__ import annotations

from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from .engine import migrations


def script() -> ScriptDirectory:
    return ScriptDirectory.from_config(migrations())


def newest() -> str:
    """The version to which this program brings a database."""
    head = script().get_current_head()
    assert head is not None
    return head


def is_known(revision: str) -> bool:
    return any(one.revision == revision for one in script().walk_revisions())


def revision_of(c: Connection) -> str:
    """The version of a database; empty if nothing was ever stored in it."""
    if not inspect(c).has_table("alembic_version"):
        return ""
    return str(c.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")
