"""A score sheet: a table of numbers with labels, made from the notes of a finished game (`Game.score_sheets`)."""

from __future__ import annotations

from .remark import Remark


class Sheet:
    """`kind` names its title, the text `sheet-<kind>`; labels are Remarks, worded by `remark-<kind>`.

    Where the lines add up, `total` is what they come to; the page shows it as the last line.
    """

    def __init__(self, kind: str, columns: list[Remark], adds_up: bool = True) -> None:
        self.kind = kind
        self.columns = columns
        self.adds_up = adds_up
        self.labels: list[Remark] = []
        self.cells: list[list[int]] = []

    def add(self, label: Remark, cells: list[int]) -> None:
        """One more line."""
        self.labels.append(label)
        self.cells.append(cells)

    def total(self) -> list[int]:
        return [sum([cells[i] for cells in self.cells]) for i in range(len(self.columns))]


class Sums:
    """Numbers that are added up under keys, in the order in which the keys first came."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.keys: list[int] = []
        self.rows: list[list[int]] = []

    def add(self, key: int, column: int, n: int) -> None:
        self.row(key)[column] += n

    def row(self, key: int) -> list[int]:
        """The numbers under a key, which is new if it was not there."""
        if key not in self.keys:
            self.keys.append(key)
            self.rows.append([0] * self.width)
        return self.rows[self.keys.index(key)]
