"""Orders in advance: an answer that a player lays down before the question is put. Data, not sentences.

A game says which orders a seat can give (`Game.orders`) and what a question is answered with by one of them
(`Game.follow`); both know the seat's own view and nothing else, so an order can't act on what its owner may not know.
An `Order` is for the next question that it is meant for, or *standing*: for every one, until it is taken back. It is
worded by the text `order-<kind>`, with its values as in asks and notes. Who keeps orders, plays them and tells their
owner is the server's business (server/orders.py).
"""

from __future__ import annotations

from typing import Final

NOT_MEANT: Final = -1  # what an order says to a question that it is not for


class Order:
    """One order that can be given; kinds are literal, as in asks and notes."""

    __slots__ = ("kind", "standing", "values")

    def __init__(self, kind: str, standing: bool = False, **values: int) -> None:
        self.kind = kind
        self.standing = standing
        self.values = values

    @property
    def id(self) -> str:
        """By which it is known outside: `power.card=68`."""
        return ".".join([self.kind, *[f"{name}={self.values[name]}" for name in sorted(self.values)]])
