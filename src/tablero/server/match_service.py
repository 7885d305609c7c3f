"""Answers, undo and rewind: checked against the match, committed, and only then true.

Every change is one event with the next number. If the database does not take it, or another server was faster, the
match in memory is given up and loaded again when needed: the store is right, memory is not. All functions block;
tables.py runs them in threads, one at a time for each table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from tablero.core import record
from tablero.core.answers import answer
from tablero.core.errors import IllegalAnswer, NoUndo, UnknownId
from tablero.core.order import NOT_MEANT, Order

from . import lessons
from .access import check_known, check_seen, no_table
from .changes import event, new_origin, rollback_change, upgrade_change
from .journal_tail import JournalTails
from .loaded_match import LoadedMatch, new_loaded_match, to_move
from .match_cache import MatchCache
from .match_loading import load_at
from .outbox import after_event
from .recap import READERS_KEPT, RecapCache
from .refusal import Refused, is_text
from .responses import RecordResponse
from .settings import Settings
from .storage import own_store, table_store
from .storage.engine import Database
from .storage.rows import EventRow, OrderRow, SeatRow, TableRow
from .storage.seat_store import read_seats
from .storage.table_store import Change, OrderChange

LONGEST_KEY: Final = 64
LONGEST_OPTION: Final = 200
ATTEMPTS: Final = 3  # how often another server may be faster before we say so
Apply = Callable[[TableRow, list[SeatRow], LoadedMatch], Change]
Also = Callable[[Connection, TableRow], None]

BOT: Final = ""  # the user who answers for bots


class MatchService:
    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self.cache = MatchCache(settings.matches_kept)
        self.recaps = RecapCache(READERS_KEPT)
        self.journals = JournalTails()

    # -- reading -------------------------------------------------------------------------------------------------

    def current(self, c: Connection, table: str) -> tuple[TableRow, list[SeatRow], LoadedMatch]:
        """A table as stored, with its match."""
        row = require_table(c, table)
        loaded = self.cache.get(c, row)
        if loaded.is_behind and row.is_played:
            self.commit(row, upgrade_change(c, row))
            self.cache.drop(table)
            raise Upgraded(table)
        return row, read_seats(c, table), loaded

    def is_over(self, table: str) -> bool:
        """Whether the game of a table that was just changed has ended, as far as it is in memory."""
        loaded = self.cache.loaded.get(table)
        return loaded is not None and loaded.match.over

    def record(self, table: str, user: str) -> RecordResponse:
        """The whole record with the seed once the game is over; until then, what everybody may know."""
        with self.database.reading() as c:
            row = require_table(c, table)
            check_seen(row, read_seats(c, table), user)
            match = self.cache.get(c, row).match
            if row.status != "over":
                return record.public_header(match)
            return record.record(match, table_store.standing_answers(c, table, 0, row.count), row.game_version)

    # -- changing ------------------------------------------------------------------------------------------------

    def answer(self, table: str, user: str, seat: int, seq: int, option: str, key: str) -> int:
        """Store an answer; its event's number. The same key again gives the same number and changes nothing."""
        key = stored_key(user, key)
        taught = False

        def apply(row: TableRow, seats: list[SeatRow], loaded: LoadedMatch) -> Change:
            nonlocal taught
            check_seat(row, seats, user, seat)
            check_fresh(row, loaded, seat, seq)
            taught = bool(row.lesson)
            lessons.check_wanted(row, option)
            return self.apply_answer(row, loaded, user, seat, option, key)

        stored = self.change(table, key, ("answer", user, seat, option), apply)
        if taught and user != BOT:
            self.go_on(table)
        return stored

    def go_on(self, table: str) -> None:
        """Let the others answer as the lesson at this table says, until the learner is asked or it is over."""
        while True:
            with self.database.reading() as c:
                row, _, loaded = self.current(c, table)
            lesson = lessons.lesson_of(row)
            option = lesson.answer_of_others(row.count) if lesson is not None else ""
            asks = loaded.match.open_asks()
            if lesson is None or not option or not row.is_played or not asks:
                return
            seat = asks[0].seat
            user = row.owner if loaded.match.seat_name(seat) == lesson.seat else BOT
            key = f"lesson:{row.count}"
            self.change(table, stored_key(user, key), ("answer", user, seat, option), self.scripted(user, option, key))

    def scripted(self, user: str, option: str, key: str) -> Apply:
        """An answer that a lesson gives for somebody."""

        def apply(row: TableRow, seats: list[SeatRow], loaded: LoadedMatch) -> Change:
            seat = loaded.match.open_asks()[0].seat
            return self.apply_answer(row, loaded, user, seat, option, stored_key(user, key))

        return apply

    def begin_anew(self, table: str, user: str, root: str, seed: bytes) -> int:
        """Let a table that runs beside a real one begin with another position; its owner alone may."""

        def apply(row: TableRow, seats: list[SeatRow], loaded: LoadedMatch) -> Change:
            check_known(row, seats, user)
            if row.owner != user or not row.guided:
                raise Refused("not-allowed", "only its owner changes the position of a table beside a real one")
            check_played(row)
            fresh = new_loaded_match(row.game, row.players, {}, seed, root)
            if fresh.match.game.id != row.game or fresh.match.players != row.players:
                raise Refused("illegal", f"this is no position of {row.game} for {row.players}")
            fresh.seq = row.seq
            self.cache.put(table, fresh)
            return new_origin(row, fresh, event(row, "position", 0, -1, "", None, user))

        return self.change(table, None, ("position", user, -1, ""), apply)

    def answer_of_text(self, table: str, seat: int, option: str, begun: int, n: int) -> int:
        """Store an answer that is told with the position which a table begins with, since event `begun`."""
        key = stored_key(BOT, f"position:{begun}:{n}")

        def apply(row: TableRow, seats: list[SeatRow], loaded: LoadedMatch) -> Change:
            return self.apply_answer(row, loaded, BOT, seat, option, key)

        return self.change(table, key, ("answer", BOT, seat, option), apply)

    def answer_by_order(self, order: OrderRow, asked: int, option: str) -> int:
        """Store the answer that an order in advance gives (orders.py) to the question that stands since `asked`."""
        user, seat = order.user_id, order.seat
        key = stored_key(user, f"order:{order.id}:{asked}")

        def apply(row: TableRow, seats: list[SeatRow], loaded: LoadedMatch) -> Change:
            check_seat(row, seats, user, seat)
            check_fresh(row, loaded, seat, asked)
            return self.apply_answer(row, loaded, user, seat, option, key, order)

        return self.change(order.table_id, key, ("answer", user, seat, option), apply)

    def undo(self, table: str, user: str, seat: int, key: str) -> int:
        """Take back the last decision of a seat; the event's number."""
        key = stored_key(user, key)

        def apply(row: TableRow, seats: list[SeatRow], loaded: LoadedMatch) -> Change:
            check_seat(row, seats, user, seat)
            try:
                loaded.match.undo(seat)
            except NoUndo as error:
                raise Refused("illegal", str(error)) from None
            return rollback_change(row, loaded, event(row, "undo", loaded.match.count, seat, "", key, user))

        return self.change(table, key, ("undo", user, seat, ""), apply)

    def rewind(self, table: str, user: str, count: int) -> int:
        """Go back to where `count` decisions had been taken; who may, is seats.py's business."""

        def apply(row: TableRow, seats: list[SeatRow], loaded: LoadedMatch) -> Change:
            check_played(row)
            with self.database.reading() as c:
                earlier = load_at(c, row, min(count, row.count))
            if earlier.misfit is not None:
                raise Refused(
                    "illegal", f"the rules have changed since; decision {earlier.misfit.decision} no longer fits"
                )
            earlier.seq = row.seq
            self.cache.put(table, earlier)
            return rollback_change(row, earlier, event(row, "rewind", earlier.match.count, -1, "", None, user))

        return self.change(table, None, ("rewind", user, -1, ""), apply)

    def change(
        self, table: str, key: str | None, wanted: tuple[str, str, int, str], apply: Apply, also: Also | None = None
    ) -> int:
        """Make a change to a table and commit it, unless it was stored before; `also` belongs to the same commit."""
        for _ in range(ATTEMPTS):
            try:
                with self.database.reading() as c:
                    stored_event = table_store.event_with_key(c, table, key) if key and is_text(table) else None
                    if stored_event is not None:
                        return check_same_event(stored_event, wanted)
                    row, seats, loaded = self.current(c, table)
                    loaded.orders = own_store.orders_at(c, table)
            except ConcurrentChange:
                continue
            try:
                change = apply(row, seats, loaded)
                if self.commit(row, change, also):
                    self.mark_committed(table, change)
                    return change.event.seq
            except Refused:
                if also is not None:
                    self.cache.drop(table)  # the match may have been changed before it was refused
                raise
            except BaseException:
                self.cache.drop(table)
                raise
            self.cache.drop(table)
        raise Refused("stale", "the table has moved on in the meantime; look at it again")

    def commit(self, row: TableRow, change: Change, also: Also | None = None) -> bool:
        """Write a change, with its clocks and what is to be told of it; False if the table has moved on."""
        try:
            with self.database.writing() as c:
                written = table_store.write_event(c, change)
                if written:
                    if also is not None:
                        also(c, row)
                    own_store.settle_orders(c, change)
                    after_event(c, row, change)
                    self.database.announce(c, row.id, "changed", change.event.seq)
                return written
        except IntegrityError:
            return False

    def mark_committed(self, table: str, change: Change) -> None:
        """The change is stored: the match in memory stands there too."""
        loaded = self.cache.loaded.get(table)
        if loaded is not None:
            loaded.seq = change.event.seq
            if change.event.kind != "answer":
                loaded.earlier = {}
            loaded.trim()
            if change.saved is not None:
                loaded.saved_at = change.event.seq

    def apply_answer(
        self,
        row: TableRow,
        loaded: LoadedMatch,
        user: str,
        seat: int,
        option: str,
        key: str,
        order: OrderRow | None = None,
    ) -> Change:
        """Give an answer to the match in memory; with `order`, it is that one which gives it."""
        match = loaded.match
        lines, question = loaded.lines, match.question
        orders = orders_after(loaded, seat, order) if user != BOT else None
        if user != BOT:
            loaded.earlier[seat] = match.resting()
        try:
            if len(option) > LONGEST_OPTION:
                raise IllegalAnswer("no option has such a long name")
            answer(match, option, seat)
        except (IllegalAnswer, UnknownId) as error:
            raise Refused("illegal", str(error)) from None
        seq = row.seq + 1
        due = match.over or seq - loaded.saved_at >= self.settings.checkpoint_every
        entries = loaded.lines_from(lines)
        return Change(
            event=event(row, "answer", match.count - 1, seat, option, key, user, ordered=order is not None),
            status="over" if match.over else row.status,
            count=match.count,
            asked=row.asked if match.question is question else seq,
            to_move=to_move(match),
            entries=entries,
            first_line=lines,
            saved=loaded.checkpoint(row.id, seq) if due else None,
            orders=orders,
        )

    def has_no_orders(self, table: str) -> bool:
        """Whether no order waits at a table that was just changed, as it was read for that; asked once a change."""
        loaded = self.cache.loaded.get(table)
        orders = None if loaded is None else loaded.orders
        if loaded is not None:
            loaded.orders = None
        return orders is not None and all(order.state != "waiting" for order in orders)


def orders_after(loaded: LoadedMatch, seat: int, played: OrderRow | None) -> OrderChange | None:
    """What becomes of a seat's orders when its question is answered; None if it has none."""
    match = loaded.match
    orders = [order for order in loaded.orders or [] if order.seat == seat]
    ask = match.ask_for(seat)
    if not orders or ask is None:
        return None
    view = match.game.view(match.state, seat)
    spent = [
        order.id
        for order in orders
        if not order.standing
        and order.state == "waiting"
        and (played is None or order.id != played.id)
        and match.game.follow(view, order_in(order), ask) != NOT_MEANT
    ]
    return OrderChange(played=played, spent=spent)


def order_in(row: OrderRow) -> Order:
    """A stored order as the game knows it."""
    return Order(row.kind, row.standing, **msgspec.json.decode(row.values))


class ConcurrentChange(Exception):
    """The table was changed while it was being read; read it again."""


class Upgraded(ConcurrentChange):
    """... because it was brought to the present rules. It may now ask somebody else, even a bot."""

    def __init__(self, table: str) -> None:
        self.table = table


# -- checks ------------------------------------------------------------------------------------------------------


def stored_key(user: str, key: str) -> str:
    """The key as stored: with its user, so that nobody can take another's, or a bot's."""
    if not 1 <= len(key) <= LONGEST_KEY or not is_text(key):
        raise Refused("illegal", f"a key has 1 to {LONGEST_KEY} letters")
    return f"{user}:{key}"


def check_same_event(stored_event: EventRow, wanted: tuple[str, str, int, str]) -> int:
    """The number of the event stored under a key, if it was for the same thing."""
    if (stored_event.kind, stored_event.user_id, stored_event.seat, stored_event.option) != wanted:
        raise Refused("doubled", "this key was used before, for something else; send a new one")
    return stored_event.seq


def require_table(c: Connection, table: str) -> TableRow:
    row = table_store.read_table(c, table) if is_text(table) else None
    if row is None:
        raise no_table()
    return row


def check_played(row: TableRow) -> None:
    if row.status == "over":
        raise Refused("closed", "the game is over")
    if row.status == "closed":
        raise Refused("closed", "the owner has closed this table")


def check_seat(row: TableRow, seats: list[SeatRow], user: str, seat: int) -> None:
    """Whether `user` decides for `seat`."""
    if user != BOT:
        check_known(row, seats, user)
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


def check_fresh(row: TableRow, loaded: LoadedMatch, seat: int, seq: int) -> None:
    """Whether an answer is to the question that stands now, and to one that `seat` is asked."""
    if not row.asked <= seq <= row.seq:
        raise Refused("stale", f"the table has moved on: this answers decision {seq}, and it stands at {row.seq}")
    if loaded.match.ask_for(seat) is None:
        if seq < row.seq:
            raise Refused("stale", "this seat has answered already")
        raise Refused("illegal", "this seat is not asked anything now")
