"""Logins that have ended, what registered names look like, and the keys under which tables were opened."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tablero.server.names import likeness

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("likeness", sa.String(80)))
    op.create_index("ix_users_likeness", "users", ["likeness"])
    op.create_table(
        "ended_logins",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_ended_logins"),
    )
    op.add_column("tables", sa.Column("key", sa.String(140)))
    op.create_index("uq_tables_key", "tables", ["key"], unique=True)
    users = sa.table("users", sa.column("id"), sa.column("name"), sa.column("login"), sa.column("likeness"))
    connection = op.get_bind()
    for row in connection.execute(sa.select(users.c.id, users.c.name).where(users.c.login.is_not(None))).all():
        connection.execute(users.update().where(users.c.id == row.id).values(likeness=likeness(row.name)))


def downgrade() -> None:
    op.drop_index("uq_tables_key", "tables")
    op.drop_column("tables", "key")
    op.drop_table("ended_logins")
    op.drop_index("ix_users_likeness", "users")
    op.drop_column("users", "likeness")
