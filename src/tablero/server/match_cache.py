"""Running games in memory: loaded from a checkpoint and the answers since, and checked against the store before use.

A match here has no history and only the end of its journal, as far as undo may still need it: the rest is in the
store. So loading takes the same time and room at answer 20 and at answer 2000.

Nothing here decides who may answer (match_service.py). One table is used by one thread at a time (tables.py sees to
that).
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from functools import lru_cache
from threading import Lock

import msgspec
from sqlalchemy import Connection

from tablero.core import record
from tablero.core.answers import answer
from tablero.core.ask import Together
from tablero.core.errors import IllegalAnswer, OtherData, UnknownId
from tablero.core.game import AnyGame
from tablero.core.match import Checkpoint, Match, new_match
from tablero.core.registry import find_game
from tablero.core.state import Entry

from .refusal import Refused
from .storage import table_store
from .storage.rows import SavedMatch, TableRow

log = logging.getLogger("tablero.server")


class LoadedMatch:
    """A match at a known point: after event `seq`, with the journal from line `first_line` on."""

    def __init__(self, match: Match, seq: int, first_line: int, saved_at: int) -> None:
        self.match = match
        self.seq = seq
        self.first_line = first_line
        self.saved_at = saved_at  # the seq of the last checkpoint

    @property
    def lines(self) -> int:
        """How many lines the whole journal has."""
        return self.first_line + len(self.match.before or []) + len(self.match.state.notes or [])

    def lines_from(self, line: int) -> list[Entry]:
        """The journal from `line` on; earlier ones than `first_line` are in the store alone."""
        kept = [*(self.match.before or []), *(self.match.state.notes or [])]
        return kept[line - self.first_line :]

    def trim(self) -> None:
        """Forget the journal that no undo can reach."""
        match = self.match
        before = match.before
        assert before is not None
        reach = match.past[0].told if match.past else len(before)
        if reach:
            # Copies of the match share these steps, so they are replaced, not changed.
            match.past = [Checkpoint(p.start, p.answers, p.seats, p.begun, p.told - reach) for p in match.past]
            del before[:reach]
            self.first_line += reach

    def checkpoint(self, table: str, seq: int) -> SavedMatch:
        """A checkpoint of this point."""
        self.trim()
        save = record.dumps(record.save(self.match))
        return SavedMatch(table_id=table, seq=seq, count=self.match.count, told=self.first_line, save=save)


def new_loaded_match(game: str, players: int, options: dict[str, object], seed: bytes) -> LoadedMatch:
    """A new game at its first question."""
    match = new_match(cached_game(game), players, options, seed)
    match.history = None
    return LoadedMatch(match, 0, 0, 0)


def to_move(match: Match) -> int:
    """The seats that are asked, as bits."""
    return sum(1 << ask.seat for ask in match.open_asks())


def is_ready(match: Match, seat: int) -> bool:
    """Whether `seat` has made its choice while others, asked at the same time, have not."""
    question = match.question
    if not isinstance(question, Together):
        return False
    return any(ask.seat == seat and answer >= 0 for ask, answer in zip(question.asks, question.answers, strict=True))


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


def load(c: Connection, row: TableRow) -> LoadedMatch:
    """The match of a table, from its last checkpoint and the answers since."""
    if is_old(row):
        return load_old(c, row)
    loaded = load_at(c, row, row.count)
    loaded.seq = row.seq
    match = loaded.match
    if match.count != row.count or to_move(match) != row.to_move:
        raise Refused("closed", f"table {row.id} can't be played on: its stored answers no longer lead where they led")
    return loaded


def load_at(c: Connection, row: TableRow, count: int) -> LoadedMatch:
    """The match of a table after its first `count` decisions."""
    loaded = restored(table_store.last_checkpoint(c, row.id, count))
    match = loaded.match
    try:
        # After a change of the rules the match stands at the start of the checkpoint's step, not at the checkpoint.
        for seat, option in table_store.standing_answers(c, row.id, match.count, count):
            answer(match, option, seat)
    except (IllegalAnswer, UnknownId) as error:
        raise Refused(
            "closed", f"table {row.id} can't be shown there: the rules have changed since ({error})"
        ) from None
    loaded.trim()
    return loaded


def load_old(c: Connection, row: TableRow) -> LoadedMatch:
    """The match of a table that was played with other rules: at the start of the last checkpoint's step."""
    loaded = restored(table_store.last_checkpoint(c, row.id, row.count))
    loaded.seq = row.seq
    return loaded


@lru_cache
def cached_game(id: str) -> AnyGame:
    return find_game(id)


def is_old(row: TableRow) -> bool:
    """Whether the table was last played with other rules than these."""
    return row.game_version != cached_game(row.game).version


def restored(checkpoint: SavedMatch) -> LoadedMatch:
    try:
        match = record.load(msgspec.json.decode(checkpoint.save))
    except OtherData as error:
        log.warning("table %s: %s", checkpoint.table_id, error)
        packs = {"made": error.made or "none", "now": error.now or "none"}
        raise Refused("other-data", f"this table can't be played on: {error}", **packs) from None
    return LoadedMatch(match, checkpoint.seq, checkpoint.told, checkpoint.seq)
