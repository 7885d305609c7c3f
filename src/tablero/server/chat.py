"""Talk at a table, and reactions to it: who may say and read what. A game may have channels of some (`Game.channels`).

Whoever holds a seat of a channel reads and writes there (not one handed to a bot, if another one is played in person),
and nobody else: no spectator, no owner without such a seat, not even after the end. The channel `TABLE` is for
everybody; those who sit at the table and its owner write there. Nobody reads those whom they have muted (people.py).
"""

from __future__ import annotations

import hashlib
from typing import Final, get_args

import msgspec
from sqlalchemy import Connection

from tablero.texts import Texts

from .access import check_known, is_at
from .loaded_match import cached_game
from .match_service import require_table
from .refusal import Refused
from .responses import ChatLine, ReactionInfo, ReactionSign
from .seats import eyes
from .storage import journal_store, own_store, people_store, seat_store
from .storage.rows import ChatRow, SeatRow, TableRow

TABLE: Final = "table"
LINES: Final = 100
REPORTED_LINES: Final = 20
SIGNS: Final[tuple[ReactionSign, ...]] = get_args(ReactionSign)


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


def heard(c: Connection, row: TableRow, seats: list[SeatRow], user: str) -> list[list[str]]:
    """The last of it as names and words, for a report; what muted people say, too."""
    rows = journal_store.read_chat(c, row.id, channels_of(row, eyes(seats, user)), REPORTED_LINES)
    names = seat_store.user_names(c, sorted({line.user_id for line in rows}))
    return [[names.get(line.user_id, ""), line.text] for line in rows]


def lines(
    c: Connection,
    row: TableRow,
    seats: list[SeatRow],
    own: list[int],
    user: str,
    texts: Texts,
    visit: journal_store.Visit,
) -> list[ChatLine]:
    """What `user`, looking from the seats `own`, may read of what was said, with the seat of whoever said it.

    Lines are counted as the reader sees them: a gap would tell that others have talked. What
    others said after the last visit is new.
    """
    places = {seat.user_id: seat.seat for seat in reversed(seats) if seat.user_id}
    rows = journal_store.read_chat(c, row.id, channels_of(row, own), LINES)
    first = journal_store.count_chat(c, row.id, channels_of(row, own)) - len(rows) if len(rows) == LINES else 0
    signs = own_store.reactions_from(c, row.id, rows[0].n) if rows else {}
    muted = people_store.muted_by(c, user) if any(line.user_id != user for line in rows) or signs else set()
    signs = {n: [(sign, who) for sign, who in given if who not in muted] for n, given in signs.items()}
    people = {line.user_id for line in rows} | {who for given in signs.values() for _, who in given}
    others = seat_store.user_names(c, sorted(people - places.keys()))
    names = {who: texts.seat(places[who]) if who in places else others.get(who, "") for who in people}
    return [
        {
            "id": line_id(row.id, line.n),
            "n": first + i,
            "channel": line.channel,
            "seat": places.get(line.user_id),
            "name": names[line.user_id],
            "text": line.text,
            "created": line.created,
            "mine": line.user_id == user,
            "new": visit.lines > 0 and visit.chat <= line.n and line.user_id != user,
            "reactions": reactions(signs.get(line.n, []), names, user),
        }
        for i, line in enumerate(rows)
        if line.user_id not in muted
    ]


def reactions(given: list[tuple[str, str]], names: dict[str, str], user: str) -> list[ReactionInfo]:
    """The signs under a line, in their usual order, with those who gave them."""
    found: list[ReactionInfo] = []
    for sign in SIGNS:
        people = [who for one, who in given if one == sign]
        if people:
            found.append({"sign": sign, "names": [names[who] for who in people], "mine": user in people})
    return found


def line_id(table: str, n: int) -> str:
    """How a line is named outside; its number would tell how many lines there are that a reader does not see."""
    return hashlib.blake2b(f"{table} {n}".encode(), digest_size=6).hexdigest()


def line_named(c: Connection, table: str, user: str, id: str) -> ChatRow:
    """The line of this name, if `user` may react to it: one of the last in a channel where the user may talk."""
    row, seats = require_table(c, table), seat_store.read_seats(c, table)
    for line in journal_store.read_chat(c, table, channels_of(row, eyes(seats, user)), LINES):
        if line_id(table, line.n) == id:
            check_speaker(c, table, user, line.channel)
            return line
    raise Refused("unknown", "there is no such line, or it is too long ago")


def react(c: Connection, table: str, user: str, id: str, sign: str) -> None:
    """Give a sign to what was said, or take it back."""
    if sign not in SIGNS:
        raise Refused("illegal", f"the signs are {', '.join(SIGNS)}")
    own_store.toggle_reaction(c, table, line_named(c, table, user, id).n, user, sign)
