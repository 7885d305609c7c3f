"""Who may see a study and write in it, and from which knowledge it may be made.

A study's `knowledge` says what is open in it: "open" is a position that somebody has set up, "hindsight" one of a
finished game with everything that was hidden, "seat" one as a seat could know it, the rest dealt anew.

While a game is played its positions are secret in part, and how its dice will fall is secret altogether. So then there
are studies from a seat's own knowledge alone, for whoever plays that seat, and whatever their link says, they do not
exist for anybody else before the game is over.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection

from tablero.core.ask import Together
from tablero.core.match import Match

from .hint_service import allows_hints
from .refusal import Refused
from .seats import eyes
from .storage import table_store
from .storage.rows import SeatRow, StudyAccess, StudyKnowledge, StudyRow, TableRow
from .storage.seat_store import read_seats

ACCESS: Final[dict[str, StudyAccess]] = {"private": "private", "read": "read", "together": "together"}


def no_study() -> Refused:
    return Refused("unknown", "there is no such study; the link may be incomplete")


def source_table(c: Connection, row: StudyRow) -> TableRow | None:
    """The table that a study was taken from, as long as there is one."""
    return table_store.read_table(c, row.table_id) if row.table_id else None


def is_locked(c: Connection, row: StudyRow) -> bool:
    """Whether a study is its owner's alone, because its game is still played."""
    table = source_table(c, row)
    return table is not None and table.status != "over"


def check_study_seen(c: Connection, row: StudyRow, user: str) -> None:
    """Refuse whoever may not even know that there is such a study."""
    if row.owner != user and (row.access == "private" or is_locked(c, row)):
        raise no_study()


def may_write(row: StudyRow, user: str) -> bool:
    """Whether somebody who sees a study may write in it."""
    return row.owner == user or row.access == "together"


def check_written(c: Connection, row: StudyRow, user: str) -> None:
    check_study_seen(c, row, user)
    if not may_write(row, user):
        raise Refused("not-allowed", "this study is only to be read; copy it to go on with it")


def check_owned(c: Connection, row: StudyRow, user: str) -> None:
    check_study_seen(c, row, user)
    if row.owner != user:
        raise Refused("not-allowed", "only whoever has made a study can do this")


def allows_engine(c: Connection, row: StudyRow) -> bool:
    """Whether a bot may be asked about a study: not while its game is played at a table without hints."""
    table = source_table(c, row)
    return table is None or table.status == "over" or allows_hints(table, read_seats(c, table.id))


def checked_knowledge(
    row: TableRow, seats: list[SeatRow], user: str, seat: int | None, match: Match
) -> tuple[StudyKnowledge, int | None]:
    """From which knowledge `user` may study a position of a table; without a `seat`, from the most there can be."""
    if seat is not None and not 0 <= seat < row.players:
        raise Refused("unknown", f"this table has seats 0 to {row.players - 1}, not {seat}")
    if row.status == "over":
        return ("hindsight", None) if seat is None else ("seat", seat)
    own = eyes(seats, user)
    if seat is None and own:
        seat = own[0]
    if seat is None or seat not in own:
        raise Refused("running", "this game is still played: it can be studied from one's own seat alone")
    if len(own) > 1 and differ(match, own):
        raise Refused("running", "you play several seats that may not know the same; study it when it is over")
    return "seat", seat


def differ(match: Match, seats: list[int]) -> bool:
    """Whether some of these seats may not know the same."""
    if isinstance(match.question, Together):
        return True
    views = [match.game.view(match.state, seat) | {"seat": 0} for seat in seats]
    return any(view != views[0] for view in views)
