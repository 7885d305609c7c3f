"""Journal, chat, and how far each visitor has read."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import BigInteger, Connection, bindparam, func, insert, select, update

from tablero.core.state import EVERYONE, EVERYTHING

from ..time_source import now
from .rows import ChatRow, JournalRow, named
from .schema import CHAT, JOURNAL, VISITS

# -- journal -----------------------------------------------------------------------------------------------------


UP_TO_NOW: Final = (JOURNAL.c.table_id == bindparam("table")) & (JOURNAL.c.count <= bindparam("upto"))
MINE: Final = (JOURNAL.c.readers == EVERYONE) | (
    JOURNAL.c.readers.bitwise_and(bindparam("seats", type_=BigInteger)) != 0
)
READABLE: Final = UP_TO_NOW & MINE
COUNT: Final = select(func.count()).select_from(JOURNAL).where(READABLE)
COUNT_ALL: Final = select(func.count()).select_from(JOURNAL).where(UP_TO_NOW)
PART: Final = select(JOURNAL).order_by(JOURNAL.c.n).offset(bindparam("first")).limit(bindparam("limit"))
LINES: Final = PART.where(READABLE)
LINES_ALL: Final = PART.where(UP_TO_NOW)
FROM_ALL: Final = (
    select(JOURNAL)
    .where(JOURNAL.c.table_id == bindparam("table"), JOURNAL.c.n >= bindparam("first"))
    .order_by(JOURNAL.c.n)
)
FROM: Final = FROM_ALL.where(MINE)


def read_journal(
    c: Connection, table: str, seats: int, count: int, before: int | None, limit: int
) -> list[tuple[int, JournalRow]]:
    """The last `limit` entries, up to `count` decisions, that a holder of `seats` may read, with their numbers.

    `seats` are bits, EVERYTHING once the game is over. Entries are numbered as the reader sees them: a gap would tell
    that others have read something.
    """
    mine = {"table": table, "upto": count, "seats": seats}
    end = c.execute(COUNT_ALL if seats == EVERYTHING else COUNT, mine).scalar_one()
    if before is not None:
        end = min(end, max(before, 0))
    first = max(0, end - limit)
    rows = c.execute(LINES_ALL if seats == EVERYTHING else LINES, mine | {"first": first, "limit": end - first})
    return [(first + i, JournalRow(*row)) for i, row in enumerate(rows)]


def read_from(c: Connection, table: str, seats: int, first: int) -> list[JournalRow]:
    """The entries from line `first` of the whole journal on that a holder of `seats` may read."""
    rows = c.execute(FROM_ALL if seats == EVERYTHING else FROM, {"table": table, "seats": seats, "first": first})
    return [JournalRow(*row) for row in rows]


def read_lines(c: Connection, table: str, first: int) -> list[JournalRow]:
    """The whole journal from line `first` on, whoever may read it."""
    rows = c.execute(select(JOURNAL).where(JOURNAL.c.table_id == table, JOURNAL.c.n >= first).order_by(JOURNAL.c.n))
    return [JournalRow(*row) for row in rows]


# -- visits ------------------------------------------------------------------------------------------------------


VISIT: Final = select(VISITS).where(VISITS.c.table_id == bindparam("table"), VISITS.c.user_id == bindparam("user"))


class Visit(NamedTuple):
    """How many journal lines, decisions and lines of the talk a user had seen."""

    lines: int
    decisions: int
    chat: int


def read_visit(c: Connection, table: str, user: str) -> Visit:
    """All of it nothing on the first visit."""
    row = c.execute(VISIT, {"table": table, "user": user}).one_or_none()
    return Visit(0, 0, 0) if row is None else Visit(row._mapping["n"], row._mapping["count"], row._mapping["chat"])


def write_visit(c: Connection, table: str, user: str, n: int, count: int) -> None:
    chat = next_chat(c, table)
    mine = update(VISITS).where(VISITS.c.table_id == table, VISITS.c.user_id == user)
    if not c.execute(mine.values(n=n, count=count, chat=chat)).rowcount:
        c.execute(insert(VISITS), {"table_id": table, "user_id": user, "n": n, "count": count, "chat": chat})


# -- chat --------------------------------------------------------------------------------------------------------


CHAT_COUNT: Final = (
    select(func.count())
    .select_from(CHAT)
    .where(CHAT.c.table_id == bindparam("table"), CHAT.c.channel.in_(bindparam("channels", expanding=True)))
)
LATEST: Final = (
    select(CHAT).where(CHAT.c.table_id == bindparam("table")).order_by(CHAT.c.n.desc()).limit(bindparam("limit"))
)
LAST_CHAT: Final = LATEST.where(CHAT.c.channel.in_(bindparam("channels", expanding=True)))
LAST_IN_ONE: Final = LATEST.where(CHAT.c.channel == bindparam("channel"))  # most have one alone, and it is faster


def read_chat(c: Connection, table: str, channels: list[str], limit: int) -> list[ChatRow]:
    """The last `limit` lines in these channels."""
    wanted = {"table": table, "limit": limit}
    if len(channels) == 1:
        rows = c.execute(LAST_IN_ONE, wanted | {"channel": channels[0]}).all()
    else:
        rows = c.execute(LAST_CHAT, wanted | {"channels": channels}).all()
    return [ChatRow(**named(row)) for row in reversed(rows)]


def next_chat(c: Connection, table: str) -> int:
    """The number of the next line."""
    last = c.execute(select(func.max(CHAT.c.n)).where(CHAT.c.table_id == table)).scalar()
    return 0 if last is None else int(last) + 1


def count_chat(c: Connection, table: str, channels: list[str]) -> int:
    """How many lines there are in these channels."""
    return int(c.execute(CHAT_COUNT, {"table": table, "channels": channels}).scalar_one())


def write_chat(c: Connection, table: str, user: str, channel: str, text: str) -> int:
    """Add a line; its number."""
    n = next_chat(c, table)
    row = {"table_id": table, "n": n, "user_id": user, "channel": channel, "text": text, "created": now()}
    c.execute(insert(CHAT), row)
    return n
