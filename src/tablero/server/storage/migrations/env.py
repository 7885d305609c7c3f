"""Runs the migrations in the transaction that the server has opened."""

from alembic import context

from tablero.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
context.run_migrations()
