"""How a finished game is told: who won and by what (TS-10.3 to TS-10.7), and where the VP came from.

SoloPlay tells its games with the same functions; its notes have the same kinds.
"""

from __future__ import annotations

from typing import Final

from tablero.core.remark import Remark
from tablero.core.sheet import Sheet, Sums
from tablero.core.state import Entry

from .board import REGION_ACTION, REGIONS, USSR
from .state import BY_DEFCON, BY_EUROPE, BY_FINAL_SCORING, BY_HELD_CARD, BY_POINTS, BY_WARGAMES, TwilightState

SPACE_RACE: Final = REGIONS
MILITARY: Final = REGIONS + 1
SOUTHEAST_ASIA: Final = REGIONS + 2
CHINA_CARD: Final = REGIONS + 3
EVENTS: Final = REGIONS + 4
START: Final = REGIONS + 5
RULES: Final[dict[str, int]] = {
    "TS-6.4.2": SPACE_RACE,
    "TS-8.4": MILITARY,
    "SP-15.1": MILITARY,
    "TS-card-38": SOUTHEAST_ASIA,
}
MARKER_NOTES: Final = ("points", "points-even", "no-points")


def ending(s: TwilightState) -> Remark | None:
    """Who won, and by what: the VP alone would not tell."""
    if s.winner < 0:
        return Remark("ended-even", "TS-10.5", how=s.ending)
    loser, lead = 1 - s.winner, abs(s.vp)
    if s.ending == BY_DEFCON:
        return Remark("ended-nuclear", "TS-8.3", who=s.winner, whom=loser, defcon=s.defcon)
    if s.ending == BY_EUROPE:
        return Remark("ended-europe", "TS-10.3", who=s.winner)
    if s.ending == BY_HELD_CARD:
        return Remark("ended-held-card", "TS-10.7", who=s.winner, whom=loser)
    if s.late_start and s.winner == USSR and s.vp >= 0 and s.ending in (BY_WARGAMES, BY_FINAL_SCORING):
        return Remark("ended-short", "TS-12.2.4", who=s.winner, n=s.vp)
    if s.ending == BY_WARGAMES:
        return Remark("ended-wargames", "TS-10.4", who=s.winner, n=lead)
    if s.ending == BY_POINTS:
        return Remark("ended-points", "TS-10.3", who=s.winner, n=lead)
    return Remark("ended-scoring", "TS-10.5", who=s.winner, n=lead)


class Sources:
    """Where VP came from: the notes of a scoring tell region by region what the marker then does at once."""

    def __init__(self) -> None:
        self.by_source = Sums(2)
        self.by_turn = Sums(2)
        self.turn = 1
        self.pending: list[Entry] = []

    def hear(self, entry: Entry) -> None:
        values = entry.values
        if entry.kind == "turn":
            self.turn = values["turn"]
        elif entry.kind in ("scores", "china-point"):
            self.pending.append(entry)
        elif entry.kind in MARKER_NOTES and self.pending:
            self.scored()
        elif entry.kind in MARKER_NOTES and values:
            self.gained(RULES.get(entry.rule, EVENTS), values["who"], values["count"])

    def scored(self) -> None:
        """Every region that was scored, as one net gain each."""
        net = Sums(2)
        for entry in self.pending:
            if entry.kind == "scores":
                net.add(entry.values["region"] - REGION_ACTION, entry.values["who"], entry.values["points"])
            else:
                net.add(CHINA_CARD, entry.values["who"], 1)
        for source, points in zip(net.keys, net.rows):
            self.gained(source, 0 if points[0] > points[1] else 1, abs(points[0] - points[1]))
        self.pending = []

    def gained(self, source: int, who: int, n: int) -> None:
        self.by_source.add(source, who, n)
        self.by_turn.add(self.turn, who, n)


def score_sheets(entries: list[Entry], ahead_at_first: list[int]) -> list[Sheet]:
    """VP gained by both parties, by source and by turn; `ahead_at_first` is what each was ahead by at the beginning."""
    sources = Sources()
    for entry in entries:
        sources.hear(entry)
    columns = [Remark("sheet-party", who=party) for party in range(2)]
    regions, turns = Sheet("sources", columns), Sheet("turns", columns)
    for sheet in (regions, turns):
        if any(ahead_at_first):
            sheet.add(Remark("sheet-source", n=START), ahead_at_first)
    for source, row in sorted(zip(sources.by_source.keys, sources.by_source.rows)):
        if not any(row):
            continue
        is_region = source < REGIONS
        label = Remark("sheet-region", region=REGION_ACTION + source) if is_region else Remark("sheet-source", n=source)
        regions.add(label, row)
    for turn, row in zip(sources.by_turn.keys, sources.by_turn.rows):
        if any(row):
            turns.add(Remark("sheet-turn", n=turn), row)
    return [regions, turns]
