"""What a change makes of a table, ready to be stored in one piece (table_store.write_event).

A change after which fewer decisions stand, an *undo*, *rewind* or *upgrade*, makes a checkpoint: what comes after the
last one are answers. An upgrade brings a table of an earlier version to the present rules. What the journal told still
stands as far as it would be told again, and a line says that the rules have changed and where the game goes on.
"""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import Connection

from tablero.core.dice import commitment
from tablero.core.state import EVERYONE, Entry

from .loaded_match import LoadedMatch, to_move
from .match_loading import log, replayed
from .storage import journal_store, table_store
from .storage.rows import EventRow, JournalRow, TableRow
from .storage.table_store import Change

RULES_CHANGED: Final = "rules-changed"  # notes of an upgrade, as in core/loading.py
ANSWERS_LOST: Final = "answers-lost"
NOBODY: Final = ""  # the user of what nobody asked for


def event(
    row: TableRow,
    kind: str,
    n: int,
    seat: int,
    option: str,
    key: str | None = None,
    user: str = NOBODY,
    ordered: bool = False,
) -> EventRow:
    """The next event of a table."""
    seq, created = row.seq + 1, table_store.now()
    return EventRow(
        table_id=row.id,
        seq=seq,
        kind=kind,
        n=n,
        seat=seat,
        option=option,
        key=key,
        user_id=user,
        created=created,
        ordered=ordered,
    )


def rollback_change(row: TableRow, loaded: LoadedMatch, back: EventRow) -> Change:
    """A change after which fewer decisions stand."""
    return Change(
        event=back,
        status=row.status,
        count=loaded.match.count,
        asked=back.seq,
        to_move=to_move(loaded.match),
        entries=[],
        first_line=loaded.lines,
        saved=loaded.checkpoint(row.id, back.seq),
    )


def new_origin(row: TableRow, loaded: LoadedMatch, put: EventRow) -> Change:
    """A change after which the game begins with another position, and nothing of what was before stands."""
    match = loaded.match
    return Change(
        event=put,
        status="over" if match.over else row.status,
        count=0,
        asked=put.seq,
        to_move=to_move(match),
        entries=loaded.lines_from(0),
        first_line=0,
        saved=loaded.checkpoint(row.id, put.seq),
        origin={
            "position": match.root,
            "seed": match.seed.hex(),
            "commitment": commitment(match.seed),
            "options": msgspec.json.encode(match.options).decode(),
        },
    )


def seat_note(c: Connection, loaded: LoadedMatch, row: TableRow, kind: str, seat: int, user: str = NOBODY) -> Change:
    """The journal tells something about who plays a seat, and in the game nothing changes.

    The line stands before those of the running step, which are told whenever it is run again.
    """
    match, told = loaded.match, event(row, "clock", row.count, seat, kind, None, user)
    seating = match.game.seating(match.state)
    who = seating.parties.index(seating.seats[seat])
    assert match.before is not None
    first = loaded.first_line + len(match.before)
    counts = [row.count, *[line.count for line in journal_store.read_lines(c, row.id, first)]]
    match.before.append(Entry(kind, "", EVERYONE, {match.game.seat_values[0]: who}))
    return Change(
        event=told,
        status=row.status,
        count=row.count,
        asked=row.asked,
        to_move=row.to_move,
        entries=loaded.lines_from(first),
        counts=counts,
        first_line=first,
        saved=loaded.checkpoint(row.id, told.seq),
    )


# -- upgrades ----------------------------------------------------------------------------------------------------


def upgrade_change(c: Connection, row: TableRow) -> Change:
    """The rules have changed since the table was played: go on where it stands by the present ones."""
    loaded, counts = replayed(c, row, row.count)
    match = loaded.match
    note = upgrade_note(row, loaded)
    insert_note(loaded, counts, note)
    if loaded.misfit is not None:
        log.warning("table %s: decision %d no longer fits: %s", row.id, *loaded.misfit)
    first, entries = loaded.first_line, loaded.lines_from(loaded.first_line)
    same = count_same(entries, journal_store.read_lines(c, row.id, first))
    change = rollback_change(row, loaded, event(row, "upgrade", match.count, -1, str(match.game.version)))
    change.status = "over" if match.over else row.status
    change.first_line = first + same
    change.entries = entries[same:]
    change.counts = counts[same:]
    change.warning = warning_of(note) if match.count < row.count else ""
    return change


def insert_note(loaded: LoadedMatch, counts: list[int], note: Entry) -> None:
    """Put a line before those of the running step, which are told whenever it is run again: these count as told now."""
    before = loaded.match.before
    assert before is not None
    counts[len(before) :] = [loaded.match.count] * (len(counts) - len(before) + 1)
    before.append(note)


def count_same(entries: list[Entry], lines: list[JournalRow]) -> int:
    """How many lines would be told again as they were."""
    same = 0
    for entry, line in zip(entries, lines):
        told = (line.kind, line.rule, line.readers, msgspec.json.decode(line.data))
        if (entry.kind, entry.rule, entry.to, entry.values) != told:
            break
        same += 1
    return same


# -- the words for it --------------------------------------------------------------------------------------------


def upgrade_note(row: TableRow, loaded: LoadedMatch) -> Entry:
    """The line of the journal. What was chosen, and from what, may be a secret: it is not told."""
    made, now, count = row.game_version, loaded.match.game.version, loaded.match.count
    values = {"count": count, "lost": row.count - count}
    if made == now:
        return Entry(ANSWERS_LOST, "", EVERYONE, values)
    return Entry(RULES_CHANGED, "", EVERYONE, {"made": made, "now": now, **values})


def warning_of(note: Entry) -> str:
    """A note as a table keeps it."""
    return msgspec.json.encode([note.kind, note.values]).decode()


def warning_note(warning: str) -> Entry | None:
    """The note that was kept as a warning; earlier versions kept plain words."""
    if not warning.startswith("["):
        return None
    kind, values = msgspec.json.decode(warning)
    return Entry(kind, "", EVERYONE, values)
