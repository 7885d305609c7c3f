"""How the journal is told short: influence as one change a turn, dice, scorings as tables. SoloPlay has it, too."""

from __future__ import annotations

from typing import Final

from tablero.core.joining import Cell, Join
from tablero.core.remark import Remark

JOINS: Final[dict[str, Join]] = {
    "gains": Join(sums="count", latest=("us", "ussr")),
    "loses": Join(sums="count", latest=("us", "ussr")),
    "removed": Join(lists="card"),
}
DICE: Final[dict[str, tuple[str, ...]]] = {
    "coup": ("roll",),
    "war": ("roll",),
    "space-roll": ("roll",),
    "trap-roll": ("roll",),
    "realignment": ("us", "ussr"),
    "contest": ("roll", "other"),
    "setup-dice": ("low", "high"),
}


def cells(kind: str, values: dict[str, int]) -> list[Cell]:
    """What both parties have in a region that is scored."""
    if kind != "scores":
        return []
    return [Cell(Remark("sheet-region", region=values["region"]), values["who"], values["points"])]
