"""How a finished game is told: by what it was won (NC-1.2, NC-1.3, NC-9.22), fame and its sources, clues, arrests."""

from __future__ import annotations

from typing import Final

from tablero.core.remark import Remark
from tablero.core.sheet import Sheet, Sums
from tablero.core.state import Entry

from .state import BY_ARREST, BY_FAME, BY_OBJECTIVES, NarcosState

FAME: Final = 0
CLUES: Final = 1
ARRESTS: Final = 2
CLUE_NOTES: Final = (
    "distance-answer",
    "region-yes",
    "region-no",
    "type-city",
    "type-plantation",
    "patron-revealed",
)
START: Final = 0
CELLS: Final = 1
SICARIOS: Final = 2
OBJECTIVES: Final = 3
OTHERWISE: Final = 4


def ending(s: NarcosState) -> Remark:
    """Who won, and by what."""
    if s.ending == BY_FAME:
        return Remark("ended-fame", "NC-1.2", n=s.fame, season=s.season)
    if s.ending == BY_OBJECTIVES:
        return Remark("ended-objectives", "NC-1.3", n=len(s.completed), fame=s.fame)
    if s.ending == BY_ARREST:
        return Remark("ended-arrest", "NC-9.22", fame=s.fame, season=s.season)
    return Remark("ended-stopped", "NC-13.14", n=s.season, fame=s.fame)


def score_sheets(entries: list[Entry], fame_at_first: int) -> list[Sheet]:
    """Season by season: fame, clues about where Patrón is, arrests; and what the fame came from."""
    seasons, sources = Sums(3), Sums(1)
    season = 1
    sources.add(START, 0, fame_at_first)
    for entry in entries:
        if entry.kind == "season-begins":
            season = entry.values["n"]
            seasons.row(season)
        elif entry.kind == "fame-gained":
            seasons.add(season, FAME, entry.values["n"])
            sources.add(source_of(entry.rule), 0, entry.values["n"])
        elif entry.kind in CLUE_NOTES:
            seasons.add(season, CLUES, 1)
        elif entry.kind == "arrested":
            seasons.add(season, ARRESTS, 1)
    return [season_sheet(seasons, fame_at_first), source_sheet(sources)]


def season_sheet(seasons: Sums, fame_at_first: int) -> Sheet:
    found = Sheet("seasons", [Remark("sheet-fame"), Remark("sheet-clues"), Remark("sheet-arrests")])
    if fame_at_first:
        found.add(Remark("sheet-source", n=START), [fame_at_first, 0, 0])
    for season, row in zip(seasons.keys, seasons.rows):
        found.add(Remark("sheet-season", n=season), row)
    return found


def source_sheet(sources: Sums) -> Sheet:
    found = Sheet("sources", [Remark("sheet-fame")])
    for source, row in sorted(zip(sources.keys, sources.rows)):
        if any(row):
            found.add(Remark("sheet-source", n=source), row)
    return found


def source_of(rule: str) -> int:
    """What fame was for, by the rule that gave it."""
    if rule == "NC-11.6":
        return CELLS
    if rule.startswith("NC-card-s"):
        return SICARIOS
    return OBJECTIVES if rule.startswith("NC-card-j") else OTHERWISE
