"""Studies: trees of variations over a position."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "studies",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("title", sa.String(200), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("game_version", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String(40)),
        sa.Column("knowledge", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("access", sa.String(10), nullable=False),
        sa.Column("root", sa.Text, nullable=False),
        sa.Column("deal", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("next_node", sa.Integer, nullable=False),
        sa.Index("ix_studies_owner", "owner"),
        sa.Index("ix_studies_table_id", "table_id"),
        sa.Index("ix_studies_updated", "updated"),
    )
    reference = sa.ForeignKey("studies.id", ondelete="CASCADE")
    op.create_table(
        "study_nodes",
        sa.Column("study_id", sa.String(40), reference, primary_key=True, nullable=False),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("parent", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("option", sa.String(200), nullable=False),
        sa.Column("chance", sa.Integer, nullable=False),
        sa.Column("rolled", sa.Boolean, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("asked", sa.Text, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("comment", sa.Text, nullable=False),
        sa.Column("edited", sa.Integer, nullable=False),
        sa.Column("marks", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("save", sa.Text),
    )


def downgrade() -> None:
    op.drop_table("study_nodes")
    op.drop_table("studies")
