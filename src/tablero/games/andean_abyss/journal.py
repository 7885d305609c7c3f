"""How the journal is told short: Resources as one change a turn, places as a list, dice, margins as a table."""

from __future__ import annotations

from typing import Final

from tablero.core.joining import Cell, Join
from tablero.core.remark import Remark

JOINS: Final[dict[str, Join]] = {
    "resources-fell": Join(sums="n", latest=("total",)),
    "resources-rose": Join(sums="n", latest=("total",)),
    "placed": Join(sums="n"),
    "moved": Join(sums="n"),
    "sabotaged": Join(lists="place"),
    "base-built": Join(lists="place"),
}
DICE: Final[dict[str, tuple[str, ...]]] = {
    "attack-roll": ("roll",),
    "event-roll": ("roll",),
    "kidnapped": ("roll",),
    "random-space": ("red", "yellow", "green"),
}
MARGINS: Final = ("govt", "farc", "auc", "cartels")


def cells(kind: str, values: dict[str, int]) -> list[Cell]:
    """The margins of all four."""
    if kind != "margins":
        return []
    return [Cell(Remark("sheet-margin"), faction, values[name]) for faction, name in enumerate(MARGINS)]
