"""How the journal is told short: what is said of a turn in one line, and scorings as tables."""

from __future__ import annotations

from typing import Final

from tablero.core.joining import NOBODY, Cell, Join
from tablero.core.remark import Remark

JOINS: Final[dict[str, Join]] = {
    "offered": Join(lists="card"),
    "placed": Join(sums="n"),
    "threw": Join(sums="n"),
    "moved": Join(sums="n"),
    "returned": Join(sums="n"),
    "took-from": Join(lists="place"),
}


def cells(kind: str, values: dict[str, int]) -> list[Cell]:
    """Points by region and player."""
    if kind == "scored":
        return [Cell(Remark("sheet-region", place=values["place"]), NOBODY, 0)]
    if kind == "points":
        return [Cell(Remark("sheet-region", place=values["place"]), values["who"], values["n"])]
    return []
