"""Tables of words, for the terminal: each game's `plain.py` builds them from a view, `tablero play` prints them."""

from __future__ import annotations

from typing import NamedTuple


class PlainTable(NamedTuple):
    """The heads of the columns, and the rows."""

    columns: list[str]
    rows: list[list[str]]
