"""On which line of a TOML file each value stands: the standard library reads values, but forgets where they were.

`lines_of(text)` gives the line of every table, key and list item by its path: ("map", "location", "k1", "next_to", 0).
The text has been read by `tomllib` before, so it is well formed; this only walks over it.
"""

from __future__ import annotations

import re
from typing import Final

KeyPath = tuple[str | int, ...]

TOKEN: Final = re.compile(
    r"""(?P<space>[ \t\r]+|\#[^\n]*)
    | (?P<newline>\n)
    | (?P<string>\"{3}(?:\\.|[^\\])*?\"{3,5} | '{3}.*?'{3,5} | "(?:\\.|[^"\\\n])*" | '[^'\n]*')
    | (?P<mark>[\[\]{},=.])
    | (?P<bare>[^\s\[\]{},=.\#"']+)""",
    re.VERBOSE | re.DOTALL,
)


def lines_of(text: str) -> dict[KeyPath, int]:
    """The line, counted from 1, of everything in a TOML text."""
    return Walker(text).lines


class Walker:
    """Goes through the tokens of a file once and notes where each path begins."""

    def __init__(self, text: str) -> None:
        self.tokens: list[tuple[str, str, int]] = []
        self.at = 0
        self.lines: dict[KeyPath, int] = {}
        self.lengths: dict[KeyPath, int] = {}  # of the arrays of tables so far
        line = 1
        for found in TOKEN.finditer(text):
            if found.lastgroup != "space":
                self.tokens.append((str(found.lastgroup), found[0], line))
            line += found[0].count("\n")
        self.tokens.append(("end", "", line))
        self.walk()

    # -- tokens ----------------------------------------------------------------------------------------------------

    def sees(self, *texts: str) -> bool:
        return self.tokens[self.at][1] in texts

    def take(self) -> str:
        self.at += 1
        return self.tokens[self.at - 1][1]

    def skip_newlines(self) -> None:
        while self.sees("\n"):
            self.at += 1

    def note(self, path: KeyPath, line: int) -> None:
        """The first line at which a path is met, and those above it."""
        for length in range(1, len(path) + 1):
            self.lines.setdefault(path[:length], line)

    # -- the file --------------------------------------------------------------------------------------------------

    def walk(self) -> None:
        table: KeyPath = ()
        while True:
            self.skip_newlines()
            if self.tokens[self.at][0] == "end":
                return
            if self.sees("["):
                table = self.header()
            else:
                self.pair(table)

    def header(self) -> KeyPath:
        """`[a.b]`, or `[[a.b]]`: one more table of that array."""
        line = self.tokens[self.at][2]
        self.take()
        many = self.sees("[")
        if many:
            self.take()
        path = self.inside_arrays(self.key())
        self.at += 2 if many else 1
        if many:
            self.note(path, line)
            index = self.lengths.get(path, 0)
            self.lengths[path] = index + 1
            path = (*path, index)
        self.note(path, line)
        return path

    def inside_arrays(self, key: KeyPath) -> KeyPath:
        """The path of a header: within arrays of tables it means the latest table."""
        path: KeyPath = ()
        for part in key[:-1]:
            path = (*path, part)
            if path in self.lengths:
                path = (*path, self.lengths[path] - 1)
        return (*path, key[-1])

    def key(self) -> KeyPath:
        """A key with its dots, up to `=` or `]`."""
        parts: list[str] = []
        while not self.sees("=", "]"):
            word = self.take()
            if word != ".":
                parts.append(word[1:-1] if word[0] in "\"'" else word)
        return tuple(parts)

    def pair(self, table: KeyPath) -> None:
        line = self.tokens[self.at][2]
        path = (*table, *self.key())
        self.note(path, line)
        self.take()  # the sign =
        self.value(path)

    def value(self, path: KeyPath) -> None:
        """Past one value; the parts of lists and inline tables are noted with their own lines."""
        self.note(path, self.tokens[self.at][2])
        if self.sees("["):
            self.many(path, "]")
        elif self.sees("{"):
            self.many(path, "}")
        else:
            while self.tokens[self.at][0] in ("string", "bare") or self.sees("."):
                self.take()

    def many(self, path: KeyPath, end: str) -> None:
        """The items of a list, or the pairs of an inline table."""
        self.take()
        index = 0
        self.skip_newlines()
        while not self.sees(end):
            if end == "]":
                self.value((*path, index))
                index += 1
            else:
                self.pair(path)
            self.skip_newlines()
            if self.sees(","):
                self.take()
            self.skip_newlines()
        self.take()
