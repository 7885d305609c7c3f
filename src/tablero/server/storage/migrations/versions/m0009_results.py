"""Finished games with what follows from them: ratings, statistics, and what people show of theirs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    results()
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("who", sa.String(140), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "who", name="pk_ratings"),
    )
    op.create_table(
        "statistics",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("key", sa.String(400), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("won", sa.Float, nullable=False),
        sa.Column("decisions", sa.BigInteger, nullable=False),
        sa.Column("shortest", sa.Integer, nullable=False),
        sa.Column("longest", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "players", "kind", "key", name="pk_statistics"),
    )
    op.create_table(
        "profiles",
        sa.Column("user_id", sa.String(64), nullable=False),
        sa.Column("part", sa.String(20), nullable=False),
        sa.Column("audience", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "part", name="pk_profiles"),
    )


def results() -> None:
    op.create_table(
        "results",
        sa.Column("n", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("variant", sa.Text, nullable=False),
        sa.Column("decisions", sa.Integer, nullable=False),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("n", name="pk_results"),
        sa.UniqueConstraint("table_id", name="uq_results_table_id"),
    )
    op.create_index("ix_results_game_n", "results", ["game", "n"])
    op.create_table(
        "result_seats",
        sa.Column("n", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("role", sa.String(40), nullable=False),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("user_id", sa.String(64)),
        sa.Column("bot", sa.String(80), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("won", sa.Float, nullable=False),
        sa.Column("opening", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("n", "seat", name="pk_result_seats"),
        sa.ForeignKeyConstraint(["n"], ["results.n"], name="fk_result_seats_n", ondelete="CASCADE"),
    )
    op.create_index("ix_result_seats_user_id", "result_seats", ["user_id"])


def downgrade() -> None:
    for name in ("profiles", "statistics", "ratings", "result_seats", "results"):
        op.drop_table(name)
    op.drop_column("tables", "rated")
