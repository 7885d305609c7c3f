"""What a game says beside the journal: a warning about an option, a line of a panel. Data, not sentences.

A `Remark` is worded by the text `remark-<kind>`, with its values as in asks and notes; if that text has an attribute
`.value`, this is shown at the end of the line, as a number in a table. A `Panel` has the title `panel-<kind>`. Both are
made from a view (game.py: `warnings`, `panels`), so they can't tell more than their reader may know.
"""

from __future__ import annotations


class Remark:
    """One sentence about the table as its reader sees it; kinds are literal, as in asks and notes."""

    __slots__ = ("kind", "rule", "values")

    def __init__(self, kind: str, rule: str = "", **values: int) -> None:
        self.kind = kind
        self.rule = rule
        self.values = values


class Panel:
    """A title and lines: a scoring preview, a notebook."""

    __slots__ = ("kind", "lines")

    def __init__(self, kind: str, lines: list[Remark]) -> None:
        self.kind = kind
        self.lines = lines
