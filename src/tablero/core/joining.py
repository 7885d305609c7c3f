"""How the journal is made short to read: lines that go together as one, numbers as a table.

A game says it of its kinds of notes (`Game.line_join`, `Game.line_cells`); the journal itself stays complete.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from .remark import Remark

NOBODY: Final = -1


class Join(NamedTuple):
    """Which value of a note adds up or is listed when notes of one kind are told as one; all others must be equal.

    Sums are worded by the note's own text, lists by `many-<kind>`, where the value is an enumeration.
    """

    sums: str = ""
    lists: str = ""
    latest: tuple[str, ...] = ()  # values of which the last one holds: what is left, the new total


class Cell(NamedTuple):
    """A number that a note tells, as part of a table: its row, its column (a party) and itself.

    With NOBODY it is the row alone, in which there may be no number.
    """

    row: Remark
    party: int
    n: int


def same_but(join: Join, values: dict[str, int]) -> list[tuple[str, int]]:
    """What has to be equal for notes to be told as one."""
    free = (join.sums, join.lists, *join.latest)
    return sorted([(name, value) for name, value in values.items() if name not in free])


def summed(join: Join, told: list[dict[str, int]]) -> dict[str, int]:
    """The values of several notes as those of one."""
    return {**told[-1], join.sums: sum([values[join.sums] for values in told])}
