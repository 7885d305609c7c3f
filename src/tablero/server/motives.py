"""Why a bot did that: what its last decisions have changed for it, told from what the asking reader may know.

The reasons that moved a bot may lie in its hand, so they are not told. What is compared instead are the two moments
before and after its decisions, in worlds that the reader takes for possible (bots/reasons.py): nothing comes out that
the reader could not have worked out from what is on the table. When the game is over everything is open, and the worlds
are those that the bot itself took for possible. Where hints are switched off, this is, too.
"""

from __future__ import annotations

from itertools import groupby, pairwise
from typing import Final

from sqlalchemy import Connection

from tablero.bots.reasons import Moment, MoveEffect, move_effect
from tablero.core.answers import answer
from tablero.core.feature import cons, pros

from .hint_service import allows_hints
from .match_loading import load_at
from .match_service import MatchService
from .refusal import Refused
from .responses import MotiveInfo, MotiveList
from .snapshot import SnapshotQuery, SnapshotSource, reason_dict, sentence
from .storage import journal_store, table_store

MOST_MOVES: Final = 6  # that are explained, the latest ones
FAR: Final = 200  # decisions that are looked back at
FEW_LINES: Final = 3  # of the journal, to say which move it is


class OthersMoves:
    """The decisions of others since the reader last decided, or before the reader began to: each seat's in a row."""

    def __init__(self, source: SnapshotSource) -> None:
        first = max(0, source.row.count - FAR)
        seats = [seat for seat, _ in table_store.standing_answers(source.c, source.row.id, first, source.row.count)]
        mine = source.viewer.played
        while seats and seats[-1] in mine:
            seats.pop()
        start = max([n + 1 for n, seat in enumerate(seats) if seat in mine], default=0)
        self.begin = first + start  # decisions taken before them
        self.rows = [(seat, len(list(row))) for seat, row in groupby(seats[start:])]
        while len(self.rows) > MOST_MOVES:
            self.begin += self.rows.pop(0)[1]

    def moments(self, source: SnapshotSource) -> list[Moment]:
        """The match at the beginning of each row, and (of nobody) after the last."""
        end = self.begin + sum(count for _, count in self.rows)
        answers = table_store.standing_answers(source.c, source.row.id, self.begin, end)
        match = load_at(source.c, source.row, self.begin).match
        found: list[Moment] = []
        for seat, count in self.rows:
            found.append(Moment(seat, match.copy()))
            for whose, option in answers[:count]:
                answer(match, option, whose)
            del answers[:count]
        return [*found, Moment(-1, match)]


def motives(matches: MatchService, c: Connection, table: str, query: SnapshotQuery) -> MotiveList:
    """What the last decisions of the bots at a table have changed for them."""
    source = SnapshotSource(matches, c, table, query)
    if not source.viewer.acts or source.viewer.next is not None:
        raise Refused("foreign", "only who plays here, and has the screen, is told")
    if not source.viewer.is_over and not allows_hints(source.row, source.seats):
        raise Refused("no-hints", "hints are switched off at this table")
    moments = OthersMoves(source).moments(source)
    found = []
    for moment, later in pairwise(moments):
        if source.seats[moment.seat].is_played_by_bot:
            reader = moment.seat if source.viewer.is_over else source.viewer.seat
            found.append(motive_dict(source, move_effect(moment, later.match, reader)))
    return {"motives": found}


def motive_dict(source: SnapshotSource, effect: MoveEffect) -> MotiveInfo:
    told = journal_store.read_journal(source.c, source.row.id, source.viewer.reads, effect.last, None, FAR)
    lines = [line for _, line in told if line.count > effect.first]
    texts = source.texts
    return {
        "seat": effect.seat,
        "first": effect.first,
        "last": effect.last,
        "before": round(effect.before, 4),
        "after": round(effect.after, 4),
        "reasons": [
            reason_dict(texts, reason, effect.seat) for reason in [*pros(effect.reasons), *cons(effect.reasons)]
        ],
        "sentence": texts.motive(effect.seat, effect.before, effect.after, effect.reasons),
        "lines": [sentence(texts, line.kind, line.rule, line.data) for line in lines[:FEW_LINES]],
    }
