"""A game played elsewhere, laid on a table of this server: there it is looked at and replayed like any other.

The table gets the game's seed and every answer as an event, so that it can be downloaded and verified too. Its seats
are open: if the game has not ended, whoever has the link may sit down and play on.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection

from tablero.core.match import Match

from .play import BOT, Play, known_table
from .seats import Seating, SeatSpec
from .settings import Settings
from .storage import store
from .storage.engine import Database

NO_OWNER: Final = ""


def lay_on_table(settings: Settings, match: Match, title: str) -> str:
    """The id of the new table."""
    database = Database(settings.database)
    try:
        database.migrate()
        play = Play(settings, database)
        seats = [SeatSpec("open")] * match.players
        title = title[: settings.longest_title]
        create = Seating(settings, database, play).create
        table = create(NO_OWNER, match.game.id, match.players, match.options, seats, title, match.seed)
        with database.writing() as c:  # all or nothing
            write_answers(c, play, table, match)
        return table
    finally:
        database.close()


def write_answers(c: Connection, play: Play, table: str, match: Match) -> None:
    """Every decision as an event; nobody sits at the table yet, so nobody is asked whether it is theirs."""
    history = match.history or []
    for i in range(0, len(history), 2):
        row = known_table(c, table)
        running = play.matches.get(c, row)
        option = match.game.name(history[i + 1])
        change = play.answered(row, running, BOT, history[i], option, f"laid {i // 2}")
        store.write_event(c, change)
        play.settle(table, change)
