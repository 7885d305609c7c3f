"""Looking things up in a record: lines of an event, the next point of influence; what is raised if there are none."""

from __future__ import annotations

from tablero.core.ask import Ask

from ..board import NOBODY, SIDES
from ..cards import NORAD
from ..state import TwilightState
from .parsing import HEADLINES, ROUND, Part, Record, RecordBlock, RecordLine


class RecordEnds(Exception):
    """The record stops here; the game may go on."""


class Deviation(Exception):
    """The record and the rules part."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line


class Finder:
    """A record to look things up in."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.last = [block for block in record.blocks if block.kind in (HEADLINES, ROUND)][-1]

    def not_found(self, ask: Ask, block: RecordBlock, wanted: str) -> Exception:
        if block is self.last:
            return RecordEnds()
        return Deviation(
            block.number, f"{SIDES[ask.seat]} is asked {ask.kind!r} ({ask.rule}), but there is no {wanted}"
        )

    def point(self, lines: list[RecordLine], side: int, sign: int, options: list[int], whole: bool = False) -> int:
        """The country of the next point (or whole line) of influence, or NOBODY."""
        for line in lines:
            if line.kind == "influence" and line["side"] == side and line["count"] * sign > line.used:
                if line["place"] in options:
                    line.used += abs(line["count"]) if whole else 1
                    return line["place"]
        return NOBODY

    def loose_lines(self, block: RecordBlock) -> list[RecordLine]:
        return [line for part in block.parts if not part.card and not part.use for line in part.lines]

    def lines_of(self, part: Part, block: RecordBlock, s: TwilightState) -> list[RecordLine]:
        """The lines of a part, and those that a blank line has cut off from it; without the line of NORAD."""
        lines, after = part.lines[:], block.parts.index(part) + 1
        while after < len(block.parts) and not block.parts[after].card and not block.parts[after].use:
            lines += block.parts[after].lines
            after += 1
        cut_off = lines[len(part.lines) :]
        if cut_off and cut_off[-1] is block.lines[-1] and s.round > 0 and s.fell_to_2 and s.is_lasting(NORAD):
            return lines[:-1]
        return lines

    def event_part(self, ask: Ask, block: RecordBlock) -> Part | None:
        """The part of the event that asks: its rule names the card."""
        card = int(ask.rule.rpartition("-")[2])
        return next((part for part in block.parts if part.card == card), None)

    def event_line(self, ask: Ask, block: RecordBlock, kind: str) -> RecordLine:
        part = self.event_part(ask, block)
        if part is None or not part.of(kind):
            raise self.not_found(ask, block, f"line {kind!r}")
        return part.of(kind)[0]
