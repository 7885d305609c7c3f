"""What a seat may know as one row of small counts, for programs that learn.

A game says in its `encoding.py` what is in the row, part by part, each with its name, range, labels and a few words:

    def observe(o: Encoder, s: CupsState, seat: int) -> None:
        o.number("round", s.round, 0, 9, "the round")
        o.numbers("coins", s.coins, 20, SEATS, NONE, "coins before each player")
        o.some("hand", s.hands[seat], CARDS, 0, "the own cards")

The same function makes rows (`Encoder`) and their description (`Describer`), so that the two can't differ. Everything
is a byte: a number counts from the low end of its range, and beyond its high end it stays there; flags are 0 or 1.
Numbers come first in the row, then what `rare`, `one`, `some` and `bits` tell. It must not read what the seat can't
know: a test deals that anew and compares, byte for byte. How a row becomes an array is told in tablero.envs.
"""

from __future__ import annotations

from typing import Final

Labels = tuple[str, ...]
NONE: Final[Labels] = ()
FEW: Final = 12  # so many flags are set one by one; more of them by way of a list
CHUNK: Final = 60  # bits that are looked at together: a larger number is slow
CHUNK_MASK: Final = (1 << CHUNK) - 1


class Encoder:
    """Writes rows. All parts come in the same order with the same sizes, whatever the state."""

    def __init__(self, flags: int) -> None:
        self.flags = flags  # how many there are
        self.counts: list[int] = []
        self.marks = bytearray(flags)
        self.at = 0  # the next flag

    def begin(self) -> None:
        self.counts = []
        self.marks = bytearray(self.flags)
        self.at = 0

    def row(self) -> bytearray:
        """What was written since `begin`."""
        found = bytearray(self.counts)
        found += self.marks
        return found

    # -- numbers -------------------------------------------------------------------------------------------------

    def number(self, name: str, value: int, low: int, high: int, about: str) -> None:
        """One number."""
        self.counts.append(high - low if value > high else 0 if value < low else value - low)

    def flag(self, name: str, value: bool, about: str) -> None:
        """Yes or no."""
        self.counts.append(1 if value else 0)

    def numbers(self, name: str, values: list[int], high: int, rows: Labels, columns: Labels, about: str) -> None:
        """A number from 0 to `high` for each row, or for each row and column; all are within the range."""
        self.counts.extend(values)

    def levels(self, name: str, values: list[int], low: int, high: int, rows: Labels, about: str) -> None:
        """The same for numbers that don't begin with 0, or that may be out of range; for each row one."""
        for value in values:
            self.counts.append(high - low if value > high else 0 if value < low else value - low)

    def rare(self, name: str, values: list[int], high: int, rows: Labels, columns: Labels, about: str) -> None:
        """As `numbers`, for what is seldom there: an empty list stands for nothing but 0. It comes with the flags."""
        start = self.at
        self.at += len(rows) * len(columns)
        if values:
            self.marks[start : self.at] = bytes(values)

    # -- flags ---------------------------------------------------------------------------------------------------

    def one(self, name: str, index: int, labels: Labels, about: str) -> None:
        """One of several things, or none of them (-1)."""
        if index >= 0:
            self.marks[self.at + index] = 1
        self.at += len(labels)

    def some(self, name: str, items: list[int], labels: Labels, base: int, about: str) -> None:
        """Several things out of many; they count from `base`."""
        start = self.at
        if len(items) <= FEW:
            shift = start - base
            for item in items:
                self.marks[shift + item] = 1
        else:
            there = [0] * len(labels)
            for item in items:
                there[item - base] = 1
            self.marks[start : start + len(labels)] = bytes(there)
        self.at = start + len(labels)

    def bits(self, name: str, mask: int, labels: Labels, base: int, about: str) -> None:
        """The same, told by the bits of a number."""
        at = self.at - base
        self.at += len(labels)
        while mask:
            part = mask & CHUNK_MASK
            while part:
                low = part & -part
                self.marks[at + low.bit_length() - 1] = 1
                part ^= low
            mask >>= CHUNK
            at += CHUNK


class RowPart:
    """A named piece of the row: where it begins, its range, and what its entries are."""

    def __init__(self, name: str, low: int, high: int, rows: Labels, columns: Labels, about: str) -> None:
        self.name = name
        self.low = low
        self.high = high
        self.rows = rows
        self.columns = columns
        self.about = about
        self.start = 0

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple([len(labels) for labels in (self.rows, self.columns) if labels])

    @property
    def size(self) -> int:
        return max(1, len(self.rows)) * max(1, len(self.columns))


class Describer(Encoder):
    """Writes down the parts in place of a row, and refuses values that don't fit them."""

    def __init__(self) -> None:
        super().__init__(0)
        self.count_parts: list[RowPart] = []
        self.flag_parts: list[RowPart] = []

    def parts(self) -> list[RowPart]:
        """All parts, in the order of the row."""
        start = 0
        found = self.count_parts + self.flag_parts
        names = [part.name for part in found]
        for part in found:
            if names.count(part.name) > 1:
                raise ValueError(f"two parts of the encoding are called {part.name!r}")
            part.start = start
            start += part.size
        return found

    def number(self, name: str, value: int, low: int, high: int, about: str) -> None:
        self.count_parts.append(RowPart(name, low, high, NONE, NONE, about))

    def flag(self, name: str, value: bool, about: str) -> None:
        self.count_parts.append(RowPart(name, 0, 1, NONE, NONE, about))

    def numbers(self, name: str, values: list[int], high: int, rows: Labels, columns: Labels, about: str) -> None:
        part = RowPart(name, 0, high, rows, columns, about)
        if len(values) != part.size or min(values) < 0 or max(values) > high:
            raise ValueError(f"{name}: {values} are not {part.size} numbers from 0 to {high}")
        self.count_parts.append(part)

    def levels(self, name: str, values: list[int], low: int, high: int, rows: Labels, about: str) -> None:
        part = RowPart(name, low, high, rows, NONE, about)
        if len(values) != part.size:
            raise ValueError(f"{name}: {values} are not {part.size} numbers")
        self.count_parts.append(part)

    def rare(self, name: str, values: list[int], high: int, rows: Labels, columns: Labels, about: str) -> None:
        part = RowPart(name, 0, high, rows, columns, about)
        if values and (len(values) != part.size or min(values) < 0 or max(values) > high):
            raise ValueError(f"{name}: {values} are not {part.size} numbers from 0 to {high}")
        self.flag_parts.append(part)

    def one(self, name: str, index: int, labels: Labels, about: str) -> None:
        self.check(name, [index] if index >= 0 else [], labels, 0)
        self.flag_parts.append(RowPart(name, 0, 1, labels, NONE, about))

    def some(self, name: str, items: list[int], labels: Labels, base: int, about: str) -> None:
        self.check(name, items, labels, base)
        self.flag_parts.append(RowPart(name, 0, 1, labels, NONE, about))

    def bits(self, name: str, mask: int, labels: Labels, base: int, about: str) -> None:
        self.check(name, [n for n in range(mask.bit_length()) if mask >> n & 1], labels, base)
        self.flag_parts.append(RowPart(name, 0, 1, labels, NONE, about))

    def check(self, name: str, items: list[int], labels: Labels, base: int) -> None:
        for item in items:
            if not 0 <= item - base < len(labels):
                raise ValueError(f"{name}: {item} is none of {base} to {base + len(labels) - 1}")
