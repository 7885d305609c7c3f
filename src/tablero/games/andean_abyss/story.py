"""How a finished game is told: who reached the goal or came nearest to it (AA-7), and the margins on the way."""

from __future__ import annotations

from tablero.core.remark import Remark
from tablero.core.sheet import Sheet
from tablero.core.state import Entry

from .pieces import margins
from .state import AndeanState
from .victory import outcome, winning_faction


def ending(s: AndeanState) -> Remark:
    """The grade of a solo game, the Non-player that beat all, or the faction that won and by what."""
    named = outcome(s)
    if named is not None:
        return named
    best = winning_faction(s)
    if s.winner >= 0:
        return Remark("won-by-goal", "AA-7.2", who=best, n=margins(s)[best])
    return Remark("won-by-margin", "AA-7.3", who=best, n=margins(s)[best])


def score_sheets(entries: list[Entry], s: AndeanState) -> list[Sheet]:
    """The margins of all four at every victory check; the last line is the end of the game.

    A game that began from a position may have had some of its Propaganda rounds before.
    """
    checks = sum(entry.kind == "margins" and entry.rule == "AA-6.1" for entry in entries)
    before = max(0, s.propaganda - checks)
    found = Sheet("margins", [Remark("sheet-party", who=faction) for faction in range(4)], adds_up=False)
    for entry in entries:
        if entry.kind == "margins":
            values = entry.values
            row = [values["govt"], values["farc"], values["auc"], values["cartels"]]
            is_check = entry.rule == "AA-6.1"
            label = Remark("sheet-check", n=before + len(found.labels) + 1) if is_check else Remark("sheet-final")
            found.add(label, row)
    return [found]
