"""Orders in advance: kept for their owner, and played as soon as the question comes up that they are for.

What can be ordered, and what a question is answered with by an order, each game says (core/order.py). An order takes
the same way as an answer by hand: checked, stored and told by match_service.py, under the key `order:<id>:<seq>`, so
that it is played once, whichever server is at it. It is for questions that come up after it was given, never for one
that stands already, nor for one that somebody got back to by an undo: that is asked for by hand. Of several orders that
are for one question, the first that is possible counts. Whatever goes wrong, the question is simply left to its owner.

Nobody else hears of an order: not when it is given, not when it is taken back, not when it is played.
"""

from __future__ import annotations

import logging
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection

from tablero.core.ask import Ask
from tablero.core.game import View
from tablero.core.match import Match
from tablero.core.order import NOT_MEANT, Order

from . import lessons
from .match_service import MatchService, check_seat, order_in
from .refusal import Refused
from .storage import own_store, table_store
from .storage.engine import Database
from .storage.rows import OrderRow, SeatRow, TableRow

MOST_ORDERS: Final = 30  # of one seat
MOST_IN_A_ROW: Final = 500  # played one after the other before others get a turn at the server

log = logging.getLogger("tablero.server")


class OrderToPlay(NamedTuple):
    """An order that is for an open question, since when that stands, and the answer."""

    order: OrderRow
    asked: int
    option: str


class OrderService:
    """The orders at the tables of one database. All methods block, with the table's lock held (tables.py)."""

    def __init__(self, database: Database, matches: MatchService) -> None:
        self.database = database
        self.matches = matches

    # -- giving and taking back ----------------------------------------------------------------------------------

    def lay(self, table: str, user: str, seat: int, id: str) -> None:
        """Give an order, one of those that are offered now; the same one twice is one."""
        with self.database.reading() as c:
            row, seats, loaded = self.matches.current(c, table)
            check_seat(row, seats, user, seat)
            known = [order for order in own_store.orders_at(c, table) if order.seat == seat and order.user_id == user]
            offered = {order.id: order for order in orders_for(loaded.match, seat)}
        if id not in offered or lessons.is_taught(row):
            raise Refused("illegal", f"this can't be ordered here; the orders are {', '.join(offered)}")
        waiting = [order_in(order).id for order in known if order.state == "waiting"]
        if id in waiting:
            return
        if len(waiting) >= MOST_ORDERS:
            raise Refused("full", f"a seat has at most {MOST_ORDERS} orders")
        order = offered[id]
        values = msgspec.json.encode(order.values).decode()
        with self.database.writing() as c:
            own_store.add_order(c, table, seat, user, order.kind, values, order.standing, row.seq)
            self.database.announce(c, table, "own", 0)

    def withdraw(self, table: str, user: str, id: int) -> None:
        """Take an order back, or put away what was told of it."""
        with self.database.writing() as c:
            if not own_store.drop_order(c, table, user, id):
                raise Refused("unknown", "you have no such order at this table; it may have been played")
            self.database.announce(c, table, "own", 0)

    # -- playing -------------------------------------------------------------------------------------------------

    def play(self, table: str) -> int:
        """Answer with orders what can be answered with them; how many were played.

        It never fails: what does not work is left to its owner.
        """
        if self.matches.has_no_orders(table):
            return 0
        played = 0
        try:
            while played < MOST_IN_A_ROW and (found := self.next_order(table)) is not None:
                self.matches.answer_by_order(*found)
                played += 1
        except Refused as error:
            log.info("an order at table %s was not played: %s", table, error.code)
        except Exception:
            log.exception("orders at table %s can't be played", table)
        return played

    def next_order(self, table: str) -> OrderToPlay | None:
        """The order to be played now; those that have become impossible are put aside on the way."""
        with self.database.reading() as c:
            orders = [order for order in own_store.orders_at(c, table) if order.state == "waiting"]
            if not orders:
                return None
            row, seats, loaded = self.matches.current(c, table)
            if not row.is_played or lessons.is_taught(row) or not has_come_up(c, row):
                return None
        void: list[int] = []
        found = first_order(row, seats, loaded.match, orders, void)
        if void:
            with self.database.writing() as c:
                own_store.set_state(c, void, "void")
        return found

    def tables_left_behind(self, since: int) -> list[str]:
        """Tables at which a server may have stopped, since then, between an answer and the orders for what it asked."""
        with self.database.reading() as c:
            return own_store.tables_with_orders(c, since)


def has_come_up(c: Connection, row: TableRow) -> bool:
    """Whether the open question came up in the course of play; after an undo it is asked again by somebody's wish."""
    return row.asked == 0 or table_store.event_kind(c, row.id, row.asked) == "answer"


def first_order(
    row: TableRow, seats: list[SeatRow], match: Match, orders: list[OrderRow], void: list[int]
) -> OrderToPlay | None:
    """The first order that answers an open question; orders that nothing can come of any more are added to `void`."""
    for seat in sorted({order.seat for order in orders}):
        holder = seats[seat]
        mine = [order for order in orders if order.seat == seat and order.user_id == holder.user_id]
        if not mine or holder.is_played_by_bot:
            continue
        ask, view = match.ask_for(seat), match.game.view(match.state, seat)
        offered = {order.id for order in match.game.orders(view)}
        void += [order.id for order in mine if not order.standing and order_in(order).id not in offered]
        found = order_for(row.asked, match, view, ask, mine, void) if ask else None
        if found is not None:
            return found
    return None


def order_for(
    asked: int, match: Match, view: View, ask: Ask, orders: list[OrderRow], void: list[int]
) -> OrderToPlay | None:
    for order in orders:
        option = match.game.follow(view, order_in(order), ask)
        if option == NOT_MEANT or order.seq >= asked:
            continue
        if option in ask.options:
            return OrderToPlay(order, asked, match.game.name(option))
        if not order.standing and order.id not in void:
            void.append(order.id)
    return None


def orders_for(match: Match, seat: int) -> list[Order]:
    """What a seat can order now."""
    return match.game.orders(match.game.view(match.state, seat)) if not match.over else []
