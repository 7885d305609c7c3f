"""Talk at a table: who may say and read what. A game may have channels of some seats alone (`Game.channels`).

Whoever holds a seat of a channel reads and writes there (not one handed to a bot, if another one is played in person),
and nobody else: no spectator, no owner without such a seat, not even after the end. The channel `TABLE` is for
everybody; those who sit at the table and its owner write there. Nobody reads those whom they have muted (people.py).
"""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import Connection

from tablero.texts import Texts

from .access import check_known, is_at
from .loaded_match import cached_game
from .match_service import require_table
from .refusal import Refused
from .responses import ChatLine
from .seats import eyes
from .storage import journal_store, people_store, seat_store
from .storage.rows import ChatRow, SeatRow, TableRow

TABLE: Final = "table"
LINES: Final = 100
REPORTED_LINES: Final = 20


def channels_of(row: TableRow, own: list[int]) -> list[str]:
    """The channels that whoever holds the seats `own` may read, the table's first."""
    bits = sum(1 << seat for seat in own)
    closed = cached_game(row.game).channels(row.players, msgspec.json.decode(row.options))
    return [TABLE, *[name for name, members in closed.items() if members & bits]]


def check_speaker(c: Connection, table: str, user: str, channel: str = TABLE) -> None:
    """Refuse who may not talk in a channel."""
    row = require_table(c, table)
    seats = seat_store.read_seats(c, table)
    check_known(row, seats, user)
    if not is_at(row, seats, user):
        raise Refused("not-allowed", "only those who sit at the table may talk there")
    readable = channels_of(row, eyes(seats, user))
    if channel not in readable:
        raise Refused("unknown", f"your channels are {', '.join(readable)}")


def heard_lines(c: Connection, row: TableRow, own: list[int], user: str) -> list[ChatRow]:
    """What was said where `user` listens, but for those whom `user` has muted."""
    rows = journal_store.read_chat(c, row.id, channels_of(row, own), LINES)
    muted = people_store.muted_by(c, user) if any(line.user_id != user for line in rows) else set()
    return [line for line in rows if line.user_id not in muted]


def heard(c: Connection, row: TableRow, seats: list[SeatRow], user: str) -> list[list[str]]:
    """The last of it as names and words, for a report; what muted people say, too."""
    rows = journal_store.read_chat(c, row.id, channels_of(row, eyes(seats, user)), REPORTED_LINES)
    names = seat_store.user_names(c, sorted({line.user_id for line in rows}))
    return [[names.get(line.user_id, ""), line.text] for line in rows]


def lines(
    c: Connection, row: TableRow, seats: list[SeatRow], own: list[int], user: str, texts: Texts
) -> list[ChatLine]:
    """What `user`, looking from the seats `own`, may read of what was said, with the seat of whoever said it."""
    places = {seat.user_id: seat.seat for seat in reversed(seats) if seat.user_id}
    rows = heard_lines(c, row, own, user)
    others = seat_store.user_names(c, [line.user_id for line in rows if line.user_id not in places])
    return [
        {
            "n": n,
            "channel": line.channel,
            "seat": places.get(line.user_id),
            "name": texts.seat(places[line.user_id]) if line.user_id in places else others.get(line.user_id, ""),
            "text": line.text,
            "created": line.created,
            "mine": line.user_id == user,
        }
        for n, line in enumerate(rows)
    ]
