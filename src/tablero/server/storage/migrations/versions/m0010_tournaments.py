"""Tournaments: who takes part, and the tables of each round."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("title", sa.String(200), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("system", sa.String(20), nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("paused_until", sa.BigInteger),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
    )
    op.create_index("ix_tournaments_owner", "tournaments", ["owner"])
    of_tournament(
        "entrants",
        ["number"],
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("user_id", sa.String(64)),
        sa.Column("bot", sa.String(80), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.UniqueConstraint("tournament_id", "user_id", name="uq_entrants_tournament_id_user_id"),
    )
    op.create_index("ix_entrants_user_id", "entrants", ["user_id"])
    of_tournament(
        "pairings",
        ["round", "number"],
        sa.Column("round", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("entrants", sa.Text, nullable=False),
        sa.Column("bye", sa.Boolean, nullable=False),
        sa.Column("table_id", sa.String(40)),
        sa.UniqueConstraint("table_id", name="uq_pairings_table_id"),
    )


def of_tournament(name: str, keys: list[str], *items: sa.Column[object] | sa.UniqueConstraint) -> None:
    """A table whose rows belong to a tournament and go with it."""
    op.create_table(
        name,
        sa.Column("tournament_id", sa.String(40), nullable=False),
        *items,
        sa.PrimaryKeyConstraint("tournament_id", *keys, name=f"pk_{name}"),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournaments.id"], name=f"fk_{name}_tournament_id", ondelete="CASCADE"
        ),
    )


def downgrade() -> None:
    for name in ("pairings", "entrants", "tournaments"):
        op.drop_table(name)
