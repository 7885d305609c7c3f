"""Where tables are kept: SQLite in one file, or PostgreSQL; the same code for both.

`schema.py` what is stored · `migrations/` how the schema came to be, run at every start · `engine.py` connections,
transactions, and failures said clearly · `store.py` tables and their events · `reading.py` lists, journal, chat ·
`seat_store.py` seats and consents.
"""
