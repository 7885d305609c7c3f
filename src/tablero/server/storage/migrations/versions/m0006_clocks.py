"""Clocks of tables and seats, the hours of people, where to reach them, and what is to be told them.

Tables that are there already have no clock, and nobody has told when to be reached or how.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def of(table: str, column: str, length: int, key: bool = False) -> sa.Column[str]:
    """A column that ties a row to one of another table."""
    place = sa.ForeignKey(f"{table}.id", ondelete="CASCADE")
    return sa.Column(column, sa.String(length), place, primary_key=key, nullable=False)


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "clocks",
        of("tables", "table_id", 40, key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("extra", sa.Integer, nullable=False),
        sa.Column("reserve", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger),
        sa.Column("ends", sa.BigInteger),
        sa.Column("reminds", sa.BigInteger),
        sa.Column("up", sa.Boolean, nullable=False),
        sa.Column("held", sa.Integer, nullable=False),
        sa.Column("gain", sa.Integer, nullable=False),
        sa.Column("was", sa.Integer, nullable=False),
    )
    op.create_index("ix_clocks_ends", "clocks", ["ends"])
    op.create_index("ix_clocks_reminds", "clocks", ["reminds"])
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "hours",
        of("users", "user_id", 64, key=True),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("night", sa.String(20), nullable=False),
        sa.Column("holidays", sa.Text, nullable=False),
        sa.Column("digest", sa.Integer, nullable=False),
    )
    op.create_table(
        "contacts",
        sa.Column("id", sa.String(24), primary_key=True),
        of("users", "user_id", 64),
        sa.Column("channel", sa.String(10), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("language", sa.String(20), nullable=False),
        sa.Column("pace", sa.String(10), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("trouble", sa.BigInteger),
    )
    op.create_index("ix_contacts_user_id", "contacts", ["user_id"])
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        of("contacts", "contact_id", 24),
        of("tables", "table_id", 40),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("claimer", sa.String(24), nullable=False),
        sa.Column("claimed", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_outbox_due", "outbox", ["due"])
    op.create_index("ix_outbox_contact_id", "outbox", ["contact_id"])
    op.create_index("ix_outbox_table_id_seat", "outbox", ["table_id", "seat"])


def downgrade() -> None:
    for table in ("outbox", "contacts", "hours", "pulse", "clocks"):
        op.drop_table(table)
    op.drop_column("tables", "clock")
