"""The language a person reads in; those who are there already read in the one their browser asks for."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("language", sa.String(20), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("users", "language")
