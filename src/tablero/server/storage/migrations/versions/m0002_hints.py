"""Whether a table gives hints; those that are there already decide it by who sits at them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.String(4), nullable=False, server_default="auto"))


def downgrade() -> None:
    op.drop_column("tables", "hints")
