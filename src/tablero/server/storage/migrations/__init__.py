"""The history of the schema, one file a change; Alembic runs what is missing at every start."""
