"""Journal, chat, and how far each visitor has read."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Connection, bindparam, func, insert, select, update

from tablero.core.state import EVERYONE, EVERYTHING

from ..time_source import now
from .rows import ChatRow, JournalRow, named
from .schema import CHAT, JOURNAL, VISITS

# -- journal -----------------------------------------------------------------------------------------------------


UP_TO_NOW: Final = (JOURNAL.c.table_id == bindparam("table")) & (JOURNAL.c.count <= bindparam("upto"))
READABLE: Final = UP_TO_NOW & (
    (JOURNAL.c.readers == EVERYONE) | (JOURNAL.c.readers.bitwise_and(bindparam("seats", type_=BigInteger)) != 0)
)
COUNT: Final = select(func.count()).select_from(JOURNAL).where(READABLE)
COUNT_ALL: Final = select(func.count()).select_from(JOURNAL).where(UP_TO_NOW)
PART: Final = select(JOURNAL).order_by(JOURNAL.c.n).offset(bindparam("first")).limit(bindparam("limit"))
LINES: Final = PART.where(READABLE)
LINES_ALL: Final = PART.where(UP_TO_NOW)


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


def read_lines(c: Connection, table: str, first: int) -> list[JournalRow]:
    """The whole journal from line `first` on, whoever may read it."""
    rows = c.execute(select(JOURNAL).where(JOURNAL.c.table_id == table, JOURNAL.c.n >= first).order_by(JOURNAL.c.n))
    return [JournalRow(*row) for row in rows]


# -- visits ------------------------------------------------------------------------------------------------------


VISIT: Final = select(VISITS).where(VISITS.c.table_id == bindparam("table"), VISITS.c.user_id == bindparam("user"))


def read_visit(c: Connection, table: str, user: str) -> tuple[int, int]:
    """How many journal lines and decisions a user had seen: (0, 0) on the first visit."""
    row = c.execute(VISIT, {"table": table, "user": user}).one_or_none()
    return (0, 0) if row is None else (row._mapping["n"], row._mapping["count"])


def write_visit(c: Connection, table: str, user: str, n: int, count: int) -> None:
    mine = update(VISITS).where(VISITS.c.table_id == table, VISITS.c.user_id == user)
    if not c.execute(mine.values(n=n, count=count)).rowcount:
        c.execute(insert(VISITS), {"table_id": table, "user_id": user, "n": n, "count": count})


# -- chat --------------------------------------------------------------------------------------------------------


LAST_CHAT: Final = (
    select(CHAT)
    .where(CHAT.c.table_id == bindparam("table"), CHAT.c.channel.in_(bindparam("channels", expanding=True)))
    .order_by(CHAT.c.n.desc())
    .limit(bindparam("limit"))
)


def read_chat(c: Connection, table: str, channels: list[str], limit: int) -> list[ChatRow]:
    """The last `limit` lines in these channels."""
    rows = c.execute(LAST_CHAT, {"table": table, "channels": channels, "limit": limit}).all()
    return [ChatRow(**named(row)) for row in reversed(rows)]


def write_chat(c: Connection, table: str, user: str, channel: str, text: str) -> int:
    """Add a line; its number."""
    last = c.execute(select(func.max(CHAT.c.n)).where(CHAT.c.table_id == table)).scalar()
    n = 0 if last is None else last + 1
    row = {"table_id": table, "n": n, "user_id": user, "channel": channel, "text": text, "created": now()}
    c.execute(insert(CHAT), row)
    return n
