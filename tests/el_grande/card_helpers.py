"""Words for the tests of the cards: a card just taken, and what stands where afterwards.

`taken` is a position in which the active player (purple unless said otherwise) has taken a card and done nothing with
it yet. Its table holds every answer to three laws: each colour keeps its caballeros (EG-1.2), nothing in the King's
region changes unless the King moves (EG-12.1), and the same answers played again lead to the same position. What
stands somewhere is told as a position tells it.
"""

from __future__ import annotations

from typing import Any

from tablero.core.match import Match
from tablero.core.table import Table
from tablero.games.el_grande.position import position


class WatchedTable(Table):
    """A table at which the laws of the pieces are checked after every answer."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.pieces = self.caballeros()

    def caballeros(self) -> list[int]:
        """How many caballeros each colour has, wherever they are."""
        at = self.state.at
        return [sum(at[colour::5]) for colour in range(5)]

    def play(self, *answers: str) -> WatchedTable:
        for name in answers:
            self.answer(self.asked, name)
        return self

    def answer(self, seat: str, name: str) -> WatchedTable:
        before = self.state.copy()
        super().answer(seat, name)
        self.game.check_change(before, self.state)
        assert self.caballeros() == self.pieces, "caballeros came from nowhere or got lost"
        assert min(self.state.at) >= 0, "fewer than no caballeros somewhere"
        again = self.match.full_copy().state
        assert all(getattr(again, field) == getattr(self.state, field) for field in self.game.fields)
        return self


def watched(**given: Any) -> WatchedTable:
    """A position under watch."""
    return WatchedTable(position(**given).match)


def taken(card: str, **given: Any) -> WatchedTable:
    """The active player has taken `card`."""
    return watched(card=card, **given)


def board(table: Table, place: str) -> dict[str, Any]:
    view = table.view()
    found: dict[str, Any] = view["castillo"] if place == "castillo" else view["regions"][place]
    return found


def at(table: Table, place: str) -> str:
    """What stands in a region or the castillo: `2 purple, 1 blue, blue grande`."""
    found = board(table, place)
    colours = table.view()["colours"]
    pieces = [f"{n} {colour}" for n, colour in zip(found["caballeros"], colours, strict=True) if n]
    return ", ".join(pieces + [f"{colour} grande" for colour in found["grandes"]])


def king(table: Table) -> str:
    place: str = table.view()["king"]
    return place


def court(table: Table, colour: str) -> int:
    return count(table, "court", colour)


def province(table: Table, colour: str) -> int:
    return count(table, "province", colour)


def count(table: Table, supply: str, colour: str) -> int:
    view = table.view()
    n: int = view[supply][view["colours"].index(colour)]
    return n


def score(table: Table) -> str:
    """Who has how many points: `5 purple, 3 blue`."""
    points = table.view()["score"]
    return ", ".join(f"{n} {seat}" for n, seat in zip(points, table.seats, strict=True) if n)


def scored(table: Table) -> list[str]:
    """The regions that were scored, and the castillo, in this order."""
    return [entry["place"] for entry in table.journal("scored")]


def offers_special(table: Table) -> bool:
    """Whether the special action of the card taken is among the open halves; with neither half the turn is over."""
    if table.kind != "half":
        assert [entry["who"] for entry in table.journal("turn")], "the active player has still something else to decide"
        return False
    return "special" in table.options


def known_to(table: Table, *seats: str) -> list[Any]:
    """What the seats may know at this moment, to be compared with what they may know later."""
    return [(table.view(seat), table.journal(seat=seat)) for seat in seats]
