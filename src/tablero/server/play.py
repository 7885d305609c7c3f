"""Answers, undo and rewind: checked against the match, committed, and only then true.

Every change is one event with the next number. If the database does not take it, or another server was faster, the
match in memory is given up and loaded again when needed: the store is right, memory is not. All functions block;
tables.py runs them in threads, one at a time for each table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from tablero.core import record
from tablero.core.errors import IllegalAnswer, NoUndo, UnknownId

from .matches import Matches, Running, is_old, load_at, to_move
from .refusal import Refused, is_text
from .settings import Settings
from .steps import READERS_KEPT, Followed
from .storage import store
from .storage.engine import Database
from .storage.rows import EventRow, SeatRow, TableRow
from .storage.sitting import read_seats
from .storage.store import Change

LONGEST_KEY: Final = 64
LONGEST_OPTION: Final = 200
ATTEMPTS: Final = 3  # how often another server may be faster before we say so
Apply = Callable[[TableRow, list[SeatRow], Running], Change]

BOT: Final = ""  # the user who answers for bots


class Play:
    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self.matches = Matches(settings.matches_kept)
        self.followed = Followed(READERS_KEPT)

    # -- reading -------------------------------------------------------------------------------------------------

    def current(self, c: Connection, table: str) -> tuple[TableRow, list[SeatRow], Running]:
        """A table as stored, with its match."""
        row = known_table(c, table)
        running = self.matches.get(c, row)
        if is_old(row) and row.is_played:
            self.upgrade(row, running)
            raise Moved
        return row, read_seats(c, table), running

    def record(self, table: str) -> dict[str, Any]:
        """The whole record with the seed once the game is over; until then, what everybody may know."""
        with self.database.reading() as c:
            row = known_table(c, table)
            match = self.matches.get(c, row).match
            if row.status != "over":
                return record.public_header(match)
            whole = match.full_copy()
            answers = store.standing_answers(c, table, 0, row.count)
            whole.history = [number for seat, option in answers for number in (seat, match.game.action(option))]
            return record.record(whole)

    # -- changing ------------------------------------------------------------------------------------------------

    def answer(self, table: str, user: str, seat: int, seq: int, option: str, key: str) -> int:
        """Store an answer; its event's number. The same key again gives the same number and changes nothing."""
        key = full_key(user, key)

        def apply(row: TableRow, seats: list[SeatRow], running: Running) -> Change:
            check_seat(row, seats, user, seat)
            check_fresh(row, running, seat, seq)
            return self.answered(row, running, user, seat, option, key)

        return self.change(table, key, ("answer", user, seat, option), apply)

    def undo(self, table: str, user: str, seat: int, key: str) -> int:
        """Take back the last decision of a seat; the event's number."""
        key = full_key(user, key)

        def apply(row: TableRow, seats: list[SeatRow], running: Running) -> Change:
            check_seat(row, seats, user, seat)
            try:
                running.match.undo(seat)
            except NoUndo as error:
                raise Refused("illegal", str(error)) from None
            return went_back(row, running, event(row, "undo", running.match.count, seat, "", key, user))

        return self.change(table, key, ("undo", user, seat, ""), apply)

    def rewind(self, table: str, user: str, count: int) -> int:
        """Go back to where `count` decisions had been taken; who may, is seats.py's business."""

        def apply(row: TableRow, seats: list[SeatRow], running: Running) -> Change:
            check_played(row)
            with self.database.reading() as c:
                earlier = load_at(c, row, min(count, row.count))
            earlier.seq = row.seq
            self.matches.put(table, earlier)
            return went_back(row, earlier, event(row, "rewind", earlier.match.count, -1, "", None, user))

        return self.change(table, None, ("rewind", user, -1, ""), apply)

    def upgrade(self, row: TableRow, running: Running) -> None:
        """The rules have changed since the table was played: go on from the start of the step it was in."""
        match = running.match
        change = went_back(row, running, event(row, "upgrade", match.count, -1, str(match.game.version)))
        change.told = running.told + len(match.before or [])
        change.entries = list(match.state.notes or [])
        change.warning = match.warning
        self.commit(row, change)
        self.matches.drop(row.id)

    def change(self, table: str, key: str | None, wanted: tuple[str, str, int, str], apply: Apply) -> int:
        """Make a change to a table and commit it, unless it was stored before."""
        for _ in range(ATTEMPTS):
            try:
                with self.database.reading() as c:
                    done = store.event_with_key(c, table, key) if key and is_text(table) else None
                    if done is not None:
                        return same_event(done, wanted)
                    row, seats, running = self.current(c, table)
            except Moved:
                continue
            try:
                change = apply(row, seats, running)
                if self.commit(row, change):
                    self.settle(table, change)
                    return change.event.seq
            except Refused:
                raise
            except BaseException:
                self.matches.drop(table)
                raise
            self.matches.drop(table)
        raise Refused("stale", "the table has moved on in the meantime; look at it again")

    def commit(self, row: TableRow, change: Change) -> bool:
        """Write a change; False if the table has moved on."""
        try:
            with self.database.writing() as c:
                written = store.write_event(c, change)
                if written:
                    self.database.announce(c, row.id, "changed", change.event.seq)
                return written
        except IntegrityError:
            return False

    def settle(self, table: str, change: Change) -> None:
        """The change is stored: the match in memory stands there too."""
        running = self.matches.running.get(table)
        if running is not None:
            running.seq = change.event.seq
            running.trim()
            if change.saved is not None:
                running.saved_at = change.event.seq

    def answered(self, row: TableRow, running: Running, user: str, seat: int, option: str, key: str) -> Change:
        """Give an answer to the match in memory."""
        match = running.match
        lines, question = running.lines, match.question
        try:
            if len(option) > LONGEST_OPTION:
                raise IllegalAnswer("no option has such a long name")
            match.answer(match.game.action(option), seat)
        except (IllegalAnswer, UnknownId) as error:
            raise Refused("illegal", str(error)) from None
        seq = row.seq + 1
        due = match.over or seq - running.saved_at >= self.settings.checkpoint_every
        entries = running.lines_from(lines)
        return Change(
            event=event(row, "answer", match.count - 1, seat, option, key, user),
            status="over" if match.over else row.status,
            count=match.count,
            asked=row.asked if match.question is question else seq,
            to_move=to_move(match),
            entries=entries,
            told=lines,
            saved=running.saved(row.id, seq) if due else None,
        )


class Moved(Exception):
    """The table was changed while it was being read; read it again."""


def event(
    row: TableRow, kind: str, n: int, seat: int, option: str, key: str | None = None, user: str = BOT
) -> EventRow:
    """The next event of a table."""
    seq, created = row.seq + 1, store.now()
    return EventRow(
        table_id=row.id, seq=seq, kind=kind, n=n, seat=seat, option=option, key=key, user_id=user, created=created
    )


def went_back(row: TableRow, running: Running, back: EventRow) -> Change:
    """A change after which fewer decisions stand. It makes a checkpoint: what comes after the last one are answers."""
    return Change(
        event=back,
        status=row.status,
        count=running.match.count,
        asked=back.seq,
        to_move=to_move(running.match),
        entries=[],
        told=running.lines,
        saved=running.saved(row.id, back.seq),
    )


# -- checks ------------------------------------------------------------------------------------------------------


def full_key(user: str, key: str) -> str:
    """The key as stored: with its user, so that nobody can take another's, or a bot's."""
    if not 1 <= len(key) <= LONGEST_KEY or not is_text(key):
        raise Refused("illegal", f"a key has 1 to {LONGEST_KEY} letters")
    return f"{user}:{key}"


def same_event(done: EventRow, wanted: tuple[str, str, int, str]) -> int:
    """The number of the event stored under a key, if it was for the same thing."""
    if (done.kind, done.user_id, done.seat, done.option) != wanted:
        raise Refused("doubled", "this key was used before, for something else; send a new one")
    return done.seq


def known_table(c: Connection, table: str) -> TableRow:
    row = store.read_table(c, table) if is_text(table) else None
    if row is None:
        raise Refused("unknown", "there is no such table; the link may be incomplete")
    return row


def check_played(row: TableRow) -> None:
    if row.status == "over":
        raise Refused("closed", "the game is over")
    if row.status == "closed":
        raise Refused("closed", "the owner has closed this table")


def check_seat(row: TableRow, seats: list[SeatRow], user: str, seat: int) -> None:
    """Whether `user` decides for `seat`."""
    if not 0 <= seat < len(seats):
        raise Refused("unknown", f"there is no seat {seat}; the seats are 0 to {len(seats) - 1}")
    holder = seats[seat]
    if user == BOT:
        if not holder.is_played_by_bot:
            raise Refused("foreign", "no bot plays this seat now")
    elif holder.user_id != user:
        raise Refused("foreign", "this is not your seat")
    elif holder.handed:
        raise Refused("foreign", "a bot plays for you now; take the seat back first")
    check_played(row)


def check_fresh(row: TableRow, running: Running, seat: int, seq: int) -> None:
    """Whether an answer is to the question that stands now, and to one that `seat` is asked."""
    if not row.asked <= seq <= row.seq:
        raise Refused("stale", f"the table has moved on: this answers decision {seq}, and it stands at {row.seq}")
    if running.match.ask_for(seat) is None:
        if seq < row.seq:
            raise Refused("stale", "this seat has answered already")
        raise Refused("illegal", "this seat is not asked anything now")
