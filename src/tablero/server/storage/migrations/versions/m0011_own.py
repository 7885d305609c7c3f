"""Orders in advance, notes, reactions to what was said, and how much of the talk somebody has read.

Answers that are there already were given by hand.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def of_table(primary_key: bool = True) -> sa.Column[str]:
    """The column that ties a row to its game table."""
    reference = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(40), reference, primary_key=primary_key, nullable=False)


def upgrade() -> None:
    op.add_column("events", sa.Column("ordered", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("visits", sa.Column("chat", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "orders",
        sa.Column("id", sa.Integer, primary_key=True),
        of_table(primary_key=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("values", sa.Text, nullable=False),
        sa.Column("standing", sa.Boolean, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("times", sa.Integer, nullable=False),
        sa.Index("ix_orders_table_id", "table_id"),
    )
    op.create_table(
        "notes",
        of_table(),
        sa.Column("user_id", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "reactions",
        of_table(),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.String(64), primary_key=True),
        sa.Column("sign", sa.String(20), primary_key=True),
    )


def downgrade() -> None:
    for name in ("reactions", "notes", "orders"):
        op.drop_table(name)
    op.drop_column("visits", "chat")
    op.drop_column("events", "ordered")
