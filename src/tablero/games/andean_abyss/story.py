"""How a finished game is told: who reached the goal or came nearest to it (AA-7), and the margins on the way."""

from __future__ import annotations

from tablero.core.remark import Remark
from tablero.core.sheet import Sheet
from tablero.core.state import Entry

from .board import PROPAGANDA
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
    """The margins of all four at every victory check, by the number of its Propaganda card; the last line is the end.

    Not every Propaganda card brings a check, and a game that began from a position may have had some before.
    """
    seen = s.propaganda - sum(turns_up_propaganda(entry) for entry in entries)
    found = Sheet("margins", [Remark("sheet-party", who=faction) for faction in range(4)], adds_up=False)
    for entry in entries:
        seen += turns_up_propaganda(entry)
        if entry.kind == "margins":
            values = entry.values
            row = [values["govt"], values["farc"], values["auc"], values["cartels"]]
            if entry.rule == "AA-6.1":
                seen = max(seen, 1)  # a position may begin with the check itself
                found.add(Remark("sheet-check", n=seen), row)
            else:
                found.add(Remark("sheet-final"), row)
    return [found]


def turns_up_propaganda(entry: Entry) -> bool:
    return entry.kind == "card" and entry.values["card"] >= PROPAGANDA
