"""Orders in advance for the tests of games: what a seat can order, and what comes of it at the open question."""

from __future__ import annotations

from tablero.core.order import NOT_MEANT
from tablero.core.table import Table


def can_order(table: Table, seat: str, kind: str = "") -> list[str]:
    """The orders of a kind that a seat can give, by id."""
    found = table.game.orders(table.view(seat))
    return [order.id for order in found if kind in ("", order.kind)]


def followed(table: Table, seat: str, kind: str, **values: int) -> str:
    """What the open question to a seat is answered with by an order; nothing if it is for another question."""
    view, ask = table.view(seat), table.match.ask_for(table.seat(seat))
    assert ask is not None, f"{seat} is asked nothing"
    (order,) = [one for one in table.game.orders(view) if one.kind == kind and values.items() <= one.values.items()]
    option = table.game.follow(view, order, ask)
    return "" if option == NOT_MEANT else table.game.name(option)
