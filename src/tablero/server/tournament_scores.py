"""The standings of a tournament. Pure.

At a table one gets the share of those whom one is ahead of, a tie counting half, among all who are not on one's own
side: 1 for a victory and 0 for a defeat at a table of two; second of four is 2/3. A bye is worth 1; a table that was
closed without an end, half for everybody. Who is equal is told apart, in this order, by

1. *opponents*: the points of those one has met, for each table their mean;
2. *direct*: what one got from those who have as many points, as far as they have met;
3. *won*: tables won.

Who is still equal shares a place.
"""

from __future__ import annotations

from statistics import fmean
from typing import Final, NamedTuple

BYE: Final = 1.0
CLOSED: Final = 0.5


class PlayedTable(NamedTuple):
    """A table that is over: its entrants by seat, and their places and sides; without places, it was closed."""

    entrants: list[int]
    places: list[int]
    sides: list[int]


class EntrantScore(NamedTuple):
    """A line of the standings."""

    entrant: int
    rank: int
    points: float
    opponents: float
    direct: float
    won: int
    tables: int
    byes: int


def shares(table: PlayedTable) -> dict[int, dict[int, float]]:
    """What everybody gets from each opponent: 1 ahead, 0 behind, half in between."""
    found: dict[int, dict[int, float]] = {entrant: {} for entrant in table.entrants}
    for i, one in enumerate(table.entrants):
        for j, other in enumerate(table.entrants):
            if not table.places:
                found[one] |= {other: CLOSED} if i != j else {}
            elif table.sides[i] != table.sides[j]:
                mine, theirs = table.places[i], table.places[j]
                found[one][other] = 0.5 if mine == theirs else float(mine < theirs)
    return found


def standings(entrants: list[int], tables: list[PlayedTable], byes: list[int]) -> list[EntrantScore]:
    """Everybody's line, the best first; `byes` names an entrant as often as there was one."""
    got = [shares(table) for table in tables]
    points = {
        one: BYE * byes.count(one) + sum([fmean(got_at[one].values()) for got_at in got if got_at.get(one)])
        for one in entrants
    }
    points = {one: round(value, 6) for one, value in points.items()}
    lines = []
    for one in entrants:
        mine = [got_at[one] for got_at in got if got_at.get(one)]
        met = round(sum([fmean([points.get(other, 0.0) for other in at]) for at in mine]), 6)
        direct = round(sum([got for at in mine for other, got in at.items() if points.get(other) == points[one]]), 6)
        won = sum([one in table.entrants and is_won(table, one) for table in tables])
        lines.append(EntrantScore(one, 0, points[one], met, direct, won, len(mine), byes.count(one)))
    lines.sort(key=lambda line: (line.points, line.opponents, line.direct, line.won), reverse=True)
    ranked: list[EntrantScore] = []
    for number, line in enumerate(lines):
        before = ranked[-1] if ranked else None
        same = before is not None and before[2:6] == line[2:6]
        ranked.append(line._replace(rank=before.rank if same and before else number + 1))
    return ranked


def is_won(table: PlayedTable, entrant: int) -> bool:
    return bool(table.places) and table.places[table.entrants.index(entrant)] == 1
