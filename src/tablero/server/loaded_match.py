"""A match in memory: at which event of its table it stands, and how much of the journal it carries.

It has no history and only the end of its journal, as far as undo may still need it: the rest is in the store. So a
match takes the same room at answer 20 and at answer 2000. Where it comes from is match_loading.py's business.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import msgspec

from tablero.core import record
from tablero.core.ask import Together
from tablero.core.game import AnyGame
from tablero.core.match import Checkpoint, Match, NoteWitness
from tablero.core.origin import began
from tablero.core.registry import find_game
from tablero.core.state import Entry

from .storage.rows import OrderRow, SavedMatch, TableRow


class Misfit(NamedTuple):
    """The first stored decision that the present rules no longer take; the match stands before it."""

    decision: int  # counted from 1
    reason: str  # for the host alone: it tells what was chosen and from what


class LoadedMatch:
    """A match at a known point: after event `seq`, with the journal from line `first_line` on."""

    def __init__(self, match: Match, seq: int, first_line: int, saved_at: int) -> None:
        self.match = match
        self.seq = seq
        self.first_line = first_line
        self.saved_at = saved_at  # the seq of the last checkpoint
        self.misfit: Misfit | None = None
        self.orders: list[OrderRow] | None = None  # in advance, as they were read for the last change
        self.earlier: dict[int, Match] = {}  # by seat: the match before its last decision, at rest
        self.is_behind = False  # the table in the store is not where this match is: it has to be upgraded

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


def new_loaded_match(
    game: str, players: int, options: dict[str, object], seed: bytes, position: str = ""
) -> LoadedMatch:
    """A new game at its first question: set up, or begun from a position."""
    match = began(cached_game(game), players, options, seed, position)
    match.history = None
    return LoadedMatch(match, 0, 0, 0)


def begun_match(row: TableRow, journal: bool = True, witness: NoteWitness | None = None) -> Match:
    """The match of a table at its very beginning."""
    options, seed = msgspec.json.decode(row.options), bytes.fromhex(row.seed)
    return began(cached_game(row.game), row.players, options, seed, row.position, journal, witness)


def to_move(match: Match) -> int:
    """The seats that are asked, as bits."""
    return sum(1 << ask.seat for ask in match.open_asks())


def is_ready(match: Match, seat: int) -> bool:
    """Whether `seat` has made its choice while others, asked at the same time, have not."""
    question = match.question
    if not isinstance(question, Together):
        return False
    return any(ask.seat == seat and answer >= 0 for ask, answer in zip(question.asks, question.answers, strict=True))


@lru_cache
def cached_game(id: str) -> AnyGame:
    return find_game(id)
