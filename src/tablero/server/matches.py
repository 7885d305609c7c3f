"""Running games in memory: loaded from a checkpoint and the answers since, and checked against the store before use.

A match here has no history and only the end of its journal, as far as undo may still need it: the rest is in the
store. So loading takes the same time and room at answer 20 and at answer 2000.

Nothing here decides who may answer (play.py). One table is used by one thread at a time (tables.py sees to that).
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from functools import lru_cache
from threading import Lock
from typing import Any

import msgspec
from sqlalchemy import Connection

from tablero.core import record
from tablero.core.ask import Together
from tablero.core.errors import IllegalAnswer, OtherData, UnknownId
from tablero.core.game import Game
from tablero.core.match import Checkpoint, Match, new_match
from tablero.core.registry import find_game
from tablero.core.state import Entry

from .refusal import Refused
from .storage import store
from .storage.rows import SavedMatch, TableRow

log = logging.getLogger("tablero.server")


class Running:
    """A match at a known point: after event `seq`, with the journal from line `told` on."""

    def __init__(self, match: Match, seq: int, told: int, saved_at: int) -> None:
        self.match = match
        self.seq = seq
        self.told = told
        self.saved_at = saved_at  # the seq of the last checkpoint

    @property
    def lines(self) -> int:
        """How many lines the whole journal has."""
        return self.told + len(self.match.before or []) + len(self.match.state.notes or [])

    def lines_from(self, line: int) -> list[Entry]:
        """The journal from `line` on; earlier ones than `told` are in the store alone."""
        kept = [*(self.match.before or []), *(self.match.state.notes or [])]
        return kept[line - self.told :]

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
            self.told += reach

    def saved(self, table: str, seq: int) -> SavedMatch:
        """A checkpoint of this point."""
        self.trim()
        save = record.dumps(record.save(self.match))
        return SavedMatch(table_id=table, seq=seq, count=self.match.count, told=self.told, save=save)


def begun(game: str, players: int, options: dict[str, object], seed: bytes) -> Running:
    """A new game at its first question."""
    match = new_match(game_called(game), players, options, seed)
    match.history = None
    return Running(match, 0, 0, 0)


def to_move(match: Match) -> int:
    """The seats that are asked, as bits."""
    return sum(1 << ask.seat for ask in match.open_asks())


def is_ready(match: Match, seat: int) -> bool:
    """Whether `seat` has made its choice while others, asked at the same time, have not."""
    question = match.question
    if not isinstance(question, Together):
        return False
    return any(ask.seat == seat and answer >= 0 for ask, answer in zip(question.asks, question.answers, strict=True))


class Matches:
    """The matches this process has in memory, the least recently used given up first."""

    def __init__(self, kept: int) -> None:
        self.kept = kept
        self.running: OrderedDict[str, Running] = OrderedDict()
        self.ordering = Lock()  # tables are used by several threads at once, though each by one

    def get(self, c: Connection, row: TableRow) -> Running:
        """The match of a table as stored; what is in memory is used only if it is at the same event."""
        running = self.running.get(row.id)
        if running is None or running.seq != row.seq:
            running = load(c, row)
        self.put(row.id, running)
        return running

    def put(self, table: str, running: Running) -> None:
        with self.ordering:
            self.running[table] = running
            self.running.move_to_end(table)
            while len(self.running) > self.kept:
                self.running.popitem(last=False)

    def drop(self, table: str) -> None:
        """Forget a match: it may be ahead of what is stored."""
        with self.ordering:
            self.running.pop(table, None)


def load(c: Connection, row: TableRow) -> Running:
    """The match of a table, from its last checkpoint and the answers since."""
    if is_old(row):
        return load_old(c, row)
    running = load_at(c, row, row.count)
    running.seq = row.seq
    match = running.match
    if match.count != row.count or to_move(match) != row.to_move:
        raise Refused("closed", f"table {row.id} can't be played on: its stored answers no longer lead where they led")
    return running


def load_at(c: Connection, row: TableRow, count: int) -> Running:
    """The match of a table after its first `count` decisions."""
    running = thawed(store.last_checkpoint(c, row.id, count))
    match = running.match
    try:
        # After a change of the rules the match stands at the start of the checkpoint's step, not at the checkpoint.
        for seat, option in store.standing_answers(c, row.id, match.count, count):
            match.answer(match.game.action(option), seat)
    except (IllegalAnswer, UnknownId) as error:
        raise Refused(
            "closed", f"table {row.id} can't be shown there: the rules have changed since ({error})"
        ) from None
    running.trim()
    return running


def load_old(c: Connection, row: TableRow) -> Running:
    """The match of a table that was played with other rules: at the start of the last checkpoint's step."""
    running = thawed(store.last_checkpoint(c, row.id, row.count))
    running.seq = row.seq
    return running


@lru_cache
def game_called(id: str) -> Game[Any]:
    return find_game(id)


def is_old(row: TableRow) -> bool:
    """Whether the table was last played with other rules than these."""
    return row.game_version != game_called(row.game).version


def thawed(saved: SavedMatch) -> Running:
    try:
        match = record.load(msgspec.json.decode(saved.save))
    except OtherData as error:
        log.warning("table %s: %s", saved.table_id, error)
        packs = {"made": error.made or "none", "now": error.now or "none"}
        raise Refused("other-data", f"this table can't be played on: {error}", **packs) from None
    return Running(match, saved.seq, saved.told, saved.seq)
