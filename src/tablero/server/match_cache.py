"""The matches of a process: loaded when needed, and checked against the store before use.

Nothing here decides who may answer (match_service.py). One table is used by one thread at a time (tables.py sees to
that).
"""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock

from sqlalchemy import Connection

from .loaded_match import LoadedMatch
from .match_loading import load
from .storage.rows import TableRow


class MatchCache:
    """The matches this process has in memory, the least recently used given up first."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.loaded: OrderedDict[str, LoadedMatch] = OrderedDict()
        self.ordering = Lock()  # tables are used by several threads at once, though each by one

    def get(self, c: Connection, row: TableRow) -> LoadedMatch:
        """The match of a table as stored; what is in memory is used only if it is at the same event."""
        loaded = self.loaded.get(row.id)
        if loaded is None or loaded.seq != row.seq:
            loaded = load(c, row)
        self.put(row.id, loaded)
        return loaded

    def put(self, table: str, loaded: LoadedMatch) -> None:
        with self.ordering:
            self.loaded[table] = loaded
            self.loaded.move_to_end(table)
            while len(self.loaded) > self.limit:
                self.loaded.popitem(last=False)

    def drop(self, table: str) -> None:
        """Forget a match: it may be ahead of what is stored."""
        with self.ordering:
            self.loaded.pop(table, None)
