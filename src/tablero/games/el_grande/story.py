"""How a finished game is told: who won by how much, and where the points came from (EG-15, EG-17)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablero.core.remark import Remark
from tablero.core.sheet import Sheet, Sums
from tablero.core.state import Entry

from .board import CASTILLO, REGIONS
from .state import ElGrandeState

RANKS: Final = (1, 2, 3)
KING: Final = 4
GRANDE: Final = 5
BY_CARD: Final = 100  # + the round in which cards were scored; general scorings are the rounds themselves


def ending(s: ElGrandeState) -> Remark | None:
    """Who won, with how many points, and how far ahead of whom; a shared victory says it all itself."""
    points = s.score[: s.players]
    order = sorted(range(s.players), key=lambda seat: -points[seat])
    best, second = order[0], order[1]
    lead = points[best] - points[second]
    return Remark("won-by", "EG-17.1", who=best, whom=second, n=points[best], lead=lead) if lead else None


def score_sheets(entries: list[Entry], players: int) -> list[Sheet]:
    """The same points by region, by scoring, and by what they were for."""
    regions, scorings, sources = Sums(players), Sums(players), Sums(players)
    for board in (*REGIONS, CASTILLO):
        regions.row(board)
    for source in (*RANKS, KING, GRANDE):
        sources.row(source)
    number, is_general = first_round(entries), False
    for entry in entries:
        values = entry.values
        if entry.kind == "round":
            number, is_general = values["n"], False
        elif entry.kind == "general-scoring":
            is_general = True
        elif entry.kind == "points":
            who, n = values["who"], values["n"]
            regions.add(values["place"], who, n)
            scorings.add(number if is_general else BY_CARD + number, who, n)
            sources.add(values["rank"], who, n - values["king"] - values["grande"])
            sources.add(KING, who, values["king"])
            sources.add(GRANDE, who, values["grande"])
    return [
        sheet("scorings", players, scorings, scoring_label),
        sheet("regions", players, regions, lambda board: Remark("sheet-region", place=board)),
        sheet("sources", players, sources, lambda source: Remark("sheet-source", n=source)),
    ]


def first_round(entries: list[Entry]) -> int:
    """The round in which the journal begins: a game from a position may begin in any."""
    named = (entry for entry in entries if entry.kind in ("round", "general-scoring"))
    return next((entry.values["n"] - (entry.kind == "round") for entry in named), 0)


def scoring_label(key: int) -> Remark:
    return Remark("sheet-cards", n=key - BY_CARD) if key > BY_CARD else Remark("sheet-general", n=key)


def sheet(kind: str, players: int, tally: Sums, label: Callable[[int], Remark]) -> Sheet:
    found = Sheet(kind, [Remark("sheet-seat", who=seat) for seat in range(players)])
    for key, row in zip(tally.keys, tally.rows):
        if any(row):
            found.add(label(key), row)
    return found
