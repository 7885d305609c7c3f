"""The journal as it is shown: titles, what one actor did in a row, and long turns folded into one line.

What is folded a game says by `Game.line_role`: everything from an "open" line to its "close", which then stands for all
of it. Lines that go together are told as one (line_joiner.py), numbers as a table. Pages and WebSocket both show these
items, so that what is sent later fits what is there.
"""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from .responses import JournalLine, LineCell

FEW_NUMBERS: Final = 2  # fewer are told in words


class ScoreTable(TypedDict):
    """Numbers of several lines: rows by name, columns by party; None where a line told nothing."""

    parties: list[str]
    rows: list[tuple[str, list[int | None]]]


class ShownLine(TypedDict):
    """A sentence, with the dice that it tells of; or a table, whose sentences are `lines`."""

    text: str
    rule: str
    dice: list[int]
    table: ScoreTable | None
    lines: list[JournalLine]


class JournalItem(TypedDict):
    """A part of the journal from line `n` to line `last`: a title, a folded turn, or what one actor did."""

    n: int
    last: int
    count: int  # the decisions taken when its last line was told
    kind: Literal["head", "fold", "block"]
    actor: str
    others: bool
    text: str  # of a title or a folded turn
    rule: str
    lines: list[ShownLine]  # of the others


def grouped(lines: list[JournalLine]) -> list[JournalItem]:
    return [journal_item(lines[first:end]) for first, end in group_spans(lines)]


def group_spans(lines: list[JournalLine]) -> list[tuple[int, int]]:
    """Which lines belong together: the index of the first, and of the one after the last."""
    found = []
    first = 0
    while first < len(lines):
        end = group_end(lines, first) if first == 0 or lines[first]["role"] == "open" else first + 1
        if end == first + 1 and is_plain(lines[first]):
            while end < len(lines) and is_plain(lines[end]) and lines[end]["actor"] == lines[first]["actor"]:
                end += 1
        found.append((first, end))
        first = end
    return found


def is_plain(line: JournalLine) -> bool:
    return line["role"] == ""


def group_end(lines: list[JournalLine], first: int) -> int:
    """Where the turn that begins at `first` ends, if it is folded."""
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


def journal_item(lines: list[JournalLine]) -> JournalItem:
    """One item of the journal, of lines that belong together."""
    is_fold = len(lines) > 1 and (lines[0]["role"] == "open" or lines[-1]["role"] == "close")
    summary = lines[-1] if lines[-1]["role"] == "close" else lines[0]
    inside = [line for line in lines if line is not summary] if is_fold else lines
    is_head = summary["role"] == "head"
    return {
        "n": lines[0]["n"],
        "last": lines[-1]["n"],
        "count": lines[-1]["count"],
        "kind": "fold" if is_fold else "head" if is_head else "block",
        "actor": summary["actor"],
        "others": any(line["others"] for line in lines),
        "text": summary["text"],
        "rule": summary["rule"],
        "lines": [] if is_head else shown_lines(inside),
    }


def shown_lines(lines: list[JournalLine]) -> list[ShownLine]:
    """The sentences, those that go together as one, and tables of numbers."""
    present = {line["n"] for line in lines}
    told = {line["joins"] for line in lines if line["joins"] in present}  # by a later line, too
    found: list[ShownLine] = []
    first = 0
    left = [line for line in lines if line["n"] not in told]
    while first < len(left):
        end = first
        while end < len(left) and left[end]["cells"]:
            end += 1
        table = score_table([cell for line in left[first:end] for cell in line["cells"]])
        if table is not None:
            found.append({"text": "", "rule": "", "dice": [], "table": table, "lines": left[first:end]})
        else:
            end = max(end, first + 1)
            found += [plain_line(line, present) for line in left[first:end]]
        first = end
    return found


def plain_line(line: JournalLine, present: set[int]) -> ShownLine:
    text = line["joined"] if line["joins"] in present else line["text"]
    return {"text": text, "rule": line["rule"], "dice": line["dice"], "table": None, "lines": []}


def score_table(cells: list[LineCell]) -> ScoreTable | None:
    """The numbers as a table, if there are enough of them."""
    numbers = [cell for cell in cells if cell["party"]]
    if len(numbers) < FEW_NUMBERS:
        return None
    parties = sorted({cell["party"] for cell in numbers})
    rows: dict[str, list[int | None]] = {cell["row"]: [None] * len(parties) for cell in cells}
    for cell in numbers:
        column = parties.index(cell["party"])
        rows[cell["row"]][column] = (rows[cell["row"]][column] or 0) + cell["n"]
    return {"parties": parties, "rows": list(rows.items())}
