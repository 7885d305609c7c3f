"""The lesson that a table is for; tables that are there already are for none."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.String(40), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "lesson")
