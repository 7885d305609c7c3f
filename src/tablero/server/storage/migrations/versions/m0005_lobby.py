"""The lobby: who finds and watches a table, invitations by name, circles, mutes, reports.

Tables that are there already stay as they were: whoever has the address may watch.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

NEW_TABLES = ("invitations", "removed", "circle_members", "circles", "mutes", "reports")


def upgrade() -> None:
    op.add_column("tables", sa.Column("access", sa.String(10), nullable=False, server_default="unlisted"))
    op.add_column("tables", sa.Column("spectators", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("level", sa.String(10), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("fill_after", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("fill_at", sa.BigInteger))
    op.add_column("tables", sa.Column("fill_bot", sa.String(80), nullable=False, server_default=""))
    op.add_column("users", sa.Column("speaks", sa.String(60), nullable=False, server_default=""))
    of_table(
        "invitations",
        sa.Column("user_id", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("sender", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("declined", sa.Boolean, nullable=False),
    )
    op.create_index("ix_invitations_user_id", "invitations", ["user_id"])
    of_table("removed", sa.Column("user_id", sa.String(64), nullable=False))
    circles()
    op.create_table(
        "mutes",
        sa.Column("user_id", sa.String(64), nullable=False),
        sa.Column("muted", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "muted", name="pk_mutes"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("reporter", sa.String(64), nullable=False),
        sa.Column("reported", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("shown", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("settled", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_reporter", "reports", ["reporter"])


def circles() -> None:
    op.create_table(
        "circles",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_circles"),
    )
    op.create_index("ix_circles_owner", "circles", ["owner"])
    op.create_table(
        "circle_members",
        sa.Column("circle_id", sa.String(40), nullable=False),
        sa.Column("user_id", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("circle_id", "user_id", name="pk_circle_members"),
        sa.ForeignKeyConstraint(["circle_id"], ["circles.id"], name="fk_circle_members_circle_id", ondelete="CASCADE"),
    )


def of_table(name: str, *columns: sa.Column[object]) -> None:
    """A table of people who have to do with a game table; its rows go with that."""
    op.create_table(
        name,
        sa.Column("table_id", sa.String(40), nullable=False),
        *columns,
        sa.PrimaryKeyConstraint("table_id", "user_id", name=f"pk_{name}"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{name}_table_id", ondelete="CASCADE"),
    )


def downgrade() -> None:
    for name in NEW_TABLES:
        op.drop_table(name)
    op.drop_column("users", "speaks")
    for name in ("access", "spectators", "level", "fill_after", "fill_at", "fill_bot"):
        op.drop_column("tables", name)
