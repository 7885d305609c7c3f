"""The end of a table's journal, as those who hold some seats may read it, kept in memory.

An answer adds a few lines, and only these are read; whatever does more than add (an undo, a rewind, an upgrade) makes
the end be read anew. So what an answer costs does not grow with the journal.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection

from tablero.core.actors import Actors

from .loaded_match import cached_game
from .storage import journal_store, table_store
from .storage.rows import JournalRow, TableRow

BEFORE: Final = 80  # lines read besides those that are wanted, to know who acts in the first of them
MOST: Final = 120  # lines that are kept for whoever wants so many
KEPT: Final = MOST + BEFORE
READERS_KEPT: Final = 100


class ToldLine(NamedTuple):
    """A line with its number as the reader counts, and whose doing it is."""

    n: int
    row: JournalRow
    values: dict[str, int]
    actor: int


class JournalTail:
    """The last lines of one journal for one sort of reader, up to event `seq`."""

    def __init__(self, row: TableRow, lines: list[tuple[int, JournalRow]]) -> None:
        self.actors = Actors(cached_game(row.game))
        self.lines: list[ToldLine] = []
        self.seq = row.seq
        for n, line in lines:
            self.add(n, line)

    def add(self, n: int, line: JournalRow) -> None:
        values = msgspec.json.decode(line.data)
        self.lines.append(ToldLine(n, line, values, self.actors.actor(line.kind, values)))

    def follow(self, c: Connection, row: TableRow, reads: int) -> None:
        """Add what answers have told since."""
        first = self.lines[-1].row.n + 1 if self.lines else 0
        n = self.lines[-1].n + 1 if self.lines else 0
        for i, line in enumerate(journal_store.read_from(c, row.id, reads, first)):
            self.add(n + i, line)
        self.seq = row.seq
        if len(self.lines) > 2 * KEPT:
            del self.lines[:-KEPT]


class JournalTails:
    """Those of a server's tables that were looked at last."""

    def __init__(self) -> None:
        self.tails: OrderedDict[tuple[str, int], JournalTail] = OrderedDict()

    def last(self, c: Connection, row: TableRow, reads: int, limit: int) -> list[ToldLine]:
        """The last `limit` lines as the table stands, and some before."""
        tail = self.tails.pop((row.id, reads), None)
        if tail is None or tail.seq > row.seq or not table_store.are_answers(c, row, tail.seq):
            tail = JournalTail(row, journal_store.read_journal(c, row.id, reads, row.count, None, KEPT))
        elif tail.seq < row.seq:
            tail.follow(c, row, reads)
        self.tails[row.id, reads] = tail  # as the latest
        while len(self.tails) > READERS_KEPT:
            self.tails.popitem(last=False)
        return tail.lines[-limit - BEFORE :]


def part(c: Connection, row: TableRow, reads: int, count: int, before: int | None, limit: int) -> list[ToldLine]:
    """The `limit` lines before line `before`, as the table stood after `count` decisions, and some before."""
    return JournalTail(row, journal_store.read_journal(c, row.id, reads, count, before, limit + BEFORE)).lines
