"""The first schema: people, tables and their seats, events, checkpoints, journal, chat, visits."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    people()
    game_tables()
    game_events()
    talk()


def people() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("login", sa.String(80)),
        sa.Column("password_hash", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_users"),
        sa.UniqueConstraint("login", name="uq_users_login"),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("user_id", sa.String(64), nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger),
        sa.PrimaryKeyConstraint("hash", name="pk_tokens"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_tokens_user_id", ondelete="CASCADE"),
    )
    op.create_index("ix_tokens_user_id", "tokens", ["user_id"])


def game_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("game_version", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("title", sa.String(200), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("to_move", sa.BigInteger, nullable=False),
        sa.Column("rewind_to", sa.Integer),
        sa.Column("warning", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_owner", "tables", ["owner"])
    op.create_index("ix_tables_status_updated", "tables", ["status", "updated"])
    of_table(
        "seats",
        ["seat"],
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("user_id", sa.String(64)),
        sa.Column("bot", sa.String(80), nullable=False),
        sa.Column("handed", sa.Boolean, nullable=False),
        sa.Column("invite", sa.String(64)),
        sa.Column("consent", sa.Boolean, nullable=False),
        sa.UniqueConstraint("invite", name="uq_seats_invite"),
    )
    op.create_index("ix_seats_user_id", "seats", ["user_id"])


def game_events() -> None:
    of_table(
        "events",
        ["seq"],
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("option", sa.String(200), nullable=False),
        sa.Column("key", sa.String(140)),
        sa.Column("user_id", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("undone", sa.Boolean, nullable=False),
    )
    op.create_index("uq_events_table_id_key", "events", ["table_id", "key"], unique=True)
    op.create_index("ix_events_table_id_n", "events", ["table_id", "n"])
    of_table(
        "checkpoints",
        ["seq"],
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("save", sa.Text, nullable=False),
    )
    of_table(
        "journal",
        ["n"],
        sa.Column("n", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(120), nullable=False),
        sa.Column("rule", sa.String(60), nullable=False),
        sa.Column("readers", sa.BigInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )


def talk() -> None:
    of_table(
        "chat",
        ["n"],
        sa.Column("n", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("user_id", sa.String(64), nullable=False),
        sa.Column("channel", sa.String(20), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    of_table(
        "visits",
        ["user_id"],
        sa.Column("user_id", sa.String(64), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
    )


def of_table(name: str, keys: list[str], *items: sa.Column[object] | sa.UniqueConstraint) -> None:
    """A table whose rows belong to a game table and go with it."""
    op.create_table(
        name,
        sa.Column("table_id", sa.String(40), nullable=False),
        *items,
        sa.PrimaryKeyConstraint("table_id", *keys, name=f"pk_{name}"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{name}_table_id", ondelete="CASCADE"),
    )


def downgrade() -> None:
    for name in ("visits", "chat", "journal", "checkpoints", "events", "seats", "tables", "tokens", "users"):
        op.drop_table(name)
