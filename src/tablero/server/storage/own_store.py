"""What belongs to one person at a table: orders in advance, notes, reactions to what was said."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, literal, select, update

from .rows import OrderRow, OrderState, named
from .schema import NOTES, ORDERS, REACTIONS, TABLES
from .table_store import Change, now

# -- orders ------------------------------------------------------------------------------------------------------

ORDERS_AT: Final = select(ORDERS).where(ORDERS.c.table_id == bindparam("table")).order_by(ORDERS.c.id)


def orders_at(c: Connection, table: str) -> list[OrderRow]:
    """All orders at a table, in the order in which they were given."""
    return [OrderRow(**named(row)) for row in c.execute(ORDERS_AT, {"table": table})]


def add_order(
    c: Connection, table: str, seat: int, user: str, kind: str, values: str, standing: bool, seq: int
) -> None:
    row = {"table_id": table, "seat": seat, "user_id": user, "kind": kind, "values": values, "standing": standing}
    c.execute(insert(ORDERS), row | {"state": "waiting", "seq": seq, "times": 0})


def drop_order(c: Connection, table: str, user: str, id: int) -> bool:
    """Take an order back; False if this user has none of this number there."""
    mine = (ORDERS.c.table_id == table) & (ORDERS.c.user_id == user) & (ORDERS.c.id == id)
    return c.execute(delete(ORDERS).where(mine)).rowcount == 1


def set_state(c: Connection, ids: list[int], state: OrderState) -> None:
    c.execute(update(ORDERS).where(ORDERS.c.id.in_(ids)).values(state=state))


def settle_orders(c: Connection, change: Change) -> None:
    """What an event makes of orders, in the transaction that stores it.

    An answer by hand is the owner's word that all was seen. After a rewind or upgrade another game goes on than the one
    that orders for a single question were given for.
    """
    event, orders = change.event, change.orders
    if event.kind in ("rewind", "upgrade", "position"):
        once = (ORDERS.c.table_id == event.table_id) & (ORDERS.c.standing.is_(False)) & (ORDERS.c.state == "waiting")
        c.execute(update(ORDERS).where(once).values(state="void"))
    if orders is None:
        return
    if orders.spent:
        c.execute(delete(ORDERS).where(ORDERS.c.id.in_(orders.spent)))
    if orders.played is not None:
        this = update(ORDERS).where(ORDERS.c.id == orders.played.id)
        state: OrderState = "waiting" if orders.played.standing else "played"
        c.execute(this.values(state=state, times=ORDERS.c.times + 1))
    else:
        mine = (ORDERS.c.table_id == event.table_id) & (ORDERS.c.seat == event.seat)
        c.execute(delete(ORDERS).where(mine, ORDERS.c.state != "waiting"))
        c.execute(update(ORDERS).where(mine).values(times=0))


def tables_with_orders(c: Connection, since: int) -> list[str]:
    """The tables, played at since then, where somebody is asked who has given orders: one of them may be for it."""
    asked = TABLES.c.to_move.bitwise_and(literal(1).bitwise_lshift(ORDERS.c.seat)) != 0
    found = (
        select(TABLES.c.id)
        .join(ORDERS, ORDERS.c.table_id == TABLES.c.id)
        .where(TABLES.c.status.in_(["open", "running"]), TABLES.c.updated >= since)
        .where(ORDERS.c.state == "waiting", ORDERS.c.seq < TABLES.c.asked, asked)
    )
    return [row.id for row in c.execute(found.distinct())]


# -- notes -------------------------------------------------------------------------------------------------------

NOTE: Final = select(NOTES.c.text).where(NOTES.c.table_id == bindparam("table"), NOTES.c.user_id == bindparam("user"))


def read_note(c: Connection, table: str, user: str) -> str:
    return str(c.execute(NOTE, {"table": table, "user": user}).scalar() or "")


def write_note(c: Connection, table: str, user: str, text: str) -> None:
    mine = update(NOTES).where(NOTES.c.table_id == table, NOTES.c.user_id == user)
    if not c.execute(mine.values(text=text, updated=now())).rowcount:
        c.execute(insert(NOTES), {"table_id": table, "user_id": user, "text": text, "updated": now()})


# -- reactions ---------------------------------------------------------------------------------------------------

REACTIONS_TO: Final = (
    select(REACTIONS.c.n, REACTIONS.c.sign, REACTIONS.c.user_id)
    .where(REACTIONS.c.table_id == bindparam("table"), REACTIONS.c.n >= bindparam("first"))
    .order_by(REACTIONS.c.n, REACTIONS.c.sign, REACTIONS.c.user_id)
)


def reactions_from(c: Connection, table: str, first: int) -> dict[int, list[tuple[str, str]]]:
    """The signs and who gave them, by the line of the talk, from line `first` on."""
    found: dict[int, list[tuple[str, str]]] = {}
    for row in c.execute(REACTIONS_TO, {"table": table, "first": first}):
        found.setdefault(row.n, []).append((row.sign, row.user_id))
    return found


def toggle_reaction(c: Connection, table: str, n: int, user: str, sign: str) -> None:
    """Give a sign, or take it back."""
    mine = (REACTIONS.c.table_id == table) & (REACTIONS.c.n == n)
    this = mine & (REACTIONS.c.user_id == user) & (REACTIONS.c.sign == sign)
    if not c.execute(delete(REACTIONS).where(this)).rowcount:
        c.execute(insert(REACTIONS), {"table_id": table, "n": n, "user_id": user, "sign": sign})
