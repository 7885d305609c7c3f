"""Where tables are kept: SQLite in one file, or PostgreSQL; the same code for both.

`schema.py` what is stored · `migrations/` how the schema came to be, run at every start · `engine.py` connections,
transactions, and failures said clearly · `table_store.py` tables and their events · `seat_store.py` seats,
invitations, consents · `journal_store.py` journal, chat, visits · `account_store.py` users and tokens · `rows.py` rows
as typed values · `host_store.py` the host's word · `backup.py` copies of
everything, `revisions.py` the versions of the schema, `serving_lock.py` one server a file.
"""
