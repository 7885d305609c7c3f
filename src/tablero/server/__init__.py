"""The table in the browser: tables, seats, people, pages and the JSON API, on one event loop.

`settings.py` what can be set · `storage/` the database · `tables.py` the life of a table, for everything above it ·
`play.py` answers and undo, `matches.py` the running games behind them · `seats.py` who sits where · `refusal.py`
how it says no · `snapshot.py` what one viewer sees of a table, `depict.py` its words and pictures · `live.py` who
watches which table · `thinking.py` bots in worker processes, `waking.py` which of them think about what ·
`people.py`, `guard.py`, `pages.py`, `api.py`, `app.py` the web on top of it.

Nothing here knows a rule of a game; nothing hidden leaves through anything but a snapshot.
"""
