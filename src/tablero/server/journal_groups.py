"""The journal as it is shown: titles, lines, and long turns folded into one line with the details on request.

What is folded a game says by `Game.line_role`: everything from an "open" line to its "close", which then stands for all
of it. Pages and WebSocket both show these items, so that what is sent later fits what is there.
"""

from __future__ import annotations

from .responses import JournalLine


class GroupedLine(JournalLine):
    """What stands for one or more lines, up to number `last`: the others are its details."""

    last: int
    head: bool
    details: list[JournalLine]


def grouped(lines: list[JournalLine]) -> list[GroupedLine]:
    """The lines with those of a long turn as `details` of its summary; `last` is the last line of an item."""
    return [grouped_line(lines[first:end]) for first, end in group_spans(lines)]


def group_spans(lines: list[JournalLine]) -> list[tuple[int, int]]:
    """Which lines belong together: the index of the first, and of the one after the last."""
    found = []
    first = 0
    while first < len(lines):
        end = group_end(lines, first) if first == 0 or lines[first]["role"] == "open" else first + 1
        found.append((first, end))
        first = end
    return found


def group_end(lines: list[JournalLine], first: int) -> int:
    """Where the item that begins at `first` ends."""
    # The first lines at hand may be the rest of a turn whose beginning is further back.
    cut = first == 0 and lines[0]["n"] > 0
    if lines[first]["role"] != "open" and not cut:
        return first + 1
    after = next((i for i in range(first + 1, len(lines)) if lines[i]["role"] in ("open", "close", "head")), len(lines))
    if after < len(lines) and lines[after]["role"] == "close" and lines[first]["role"] not in ("head", "close"):
        return after + 1
    if lines[first]["role"] != "open":
        return first + 1
    # Nothing sums it up: what the same decision led to belongs together.
    return next((i for i in range(first + 1, after) if lines[i]["count"] != lines[first]["count"]), after)


def grouped_line(lines: list[JournalLine]) -> GroupedLine:
    """One entry of the journal: a line, or several behind the one that stands for them."""
    summary = lines[-1] if lines[-1]["role"] == "close" else lines[0]
    return {
        **summary,
        "n": lines[0]["n"],
        "last": lines[-1]["n"],
        "head": summary["role"] == "head",
        "new": any(line["new"] for line in lines),
        "details": [line for line in lines if line is not summary],
    }
