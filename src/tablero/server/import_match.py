"""A game played elsewhere, imported to a table of this server: there it is looked at and replayed like any other.

The table gets the game's seed and every answer as an event, so that it can be downloaded and verified too. Its seats
are open: if the game has not ended, whoever has the link may sit down and play on.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection

from tablero.core.match import Match

from .match_service import BOT, MatchService, require_table
from .seats import SeatService, SeatSpec
from .settings import Settings
from .storage import table_store
from .storage.engine import Database

NO_OWNER: Final = ""


def import_match(settings: Settings, match: Match, title: str) -> str:
    """The id of the new table."""
    database = Database(settings.database)
    try:
        database.migrate()
        service = MatchService(settings, database)
        seats = [SeatSpec("open")] * match.players
        title = title[: settings.longest_title]
        create = SeatService(settings, database, service).create
        table = create(NO_OWNER, match.game.id, match.players, match.options, seats, title, match.seed)
        with database.writing() as c:  # all or nothing
            write_answers(c, service, table, match)
        return table
    finally:
        database.close()


def write_answers(c: Connection, service: MatchService, table: str, match: Match) -> None:
    """Every decision as an event; nobody sits at the table yet, so nobody is asked whether it is theirs."""
    history = match.history or []
    for i in range(0, len(history), 2):
        row = require_table(c, table)
        loaded = service.cache.get(c, row)
        option = match.game.name(history[i + 1])
        change = service.apply_answer(row, loaded, BOT, history[i], option, f"import {i // 2}")
        table_store.write_event(c, change)
        service.mark_committed(table, change)
