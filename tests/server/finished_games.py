"""Finished games for tests: a table played to its end in one transaction, and people with accounts."""

from __future__ import annotations

import random

from tablero.server.match_service import BOT, MatchService, require_table
from tablero.server.storage import account_store, table_store
from tablero.server.storage.seat_store import read_seats
from tablero.server.tables import Tables

from .running_tables import ANNA, BELA, CARLA

NAMES = {ANNA: "Anna", BELA: "Béla", CARLA: "Carla"}


def register(tables: Tables, *users: str) -> None:
    """Give people an account."""
    for user in users:
        name = NAMES.get(user, user)
        assert account_store.put_user(tables.database, user, 0, name=name, login=name.casefold(), password_hash="x")


def finish(tables: Tables, table: str, number: int = 0) -> None:
    """Play a table to its end with answers at random; it is not counted yet."""
    service, chance = MatchService(tables.settings, tables.database), random.Random(number)
    with tables.database.writing() as c:
        seats = read_seats(c, table)
        while (row := require_table(c, table)).status != "over":
            loaded = service.cache.get(c, row)
            ask = loaded.match.open_asks()[0]
            option = loaded.match.game.name(chance.choice(ask.options))
            user = seats[ask.seat].user_id or BOT
            change = service.apply_answer(row, loaded, user, ask.seat, option, f"{user}:{row.seq}")
            assert table_store.write_event(c, change)
            service.mark_committed(table, change)
