"""What the data files of a game must look like: types, limits, names that have to exist; checked at every start.

A game describes its files with these few kinds of thing:

    SHAPE = Shape(
        TomlTable(map=TomlTable(location=Many(TomlTable(kind=Word("city", "plantation"))))),
        rules=[roads_run_both_ways],
    )

`Shape.problems(data, shipped)` tells what is wrong and where; `rules` are functions for what no single value shows. A
problem says what was found and what would have worked. Which file and line that is, core/pack.py finds out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from typing import Any, Final

from .toml_lines import KeyPath

Data = dict[str, Any]  # TOML as it was read: what it has to look like, a shape says
NOTES: Final = ("reconstructed", "sure")  # every table may say how well it is known


class Problem:
    """What is wrong at a path of the data."""

    def __init__(self, path: KeyPath, message: str) -> None:
        self.path = path
        self.message = message


Rule = Callable[[Data], Iterator[Problem]]


def named(path: KeyPath) -> str:
    """A path as people write it: `map.location.k1.next_to`."""
    return ".".join(str(part) for part in path)


def shown(value: object) -> str:
    """A value as it stands in TOML, cut short."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict | list):
        return "a table" if isinstance(value, dict) else "a list"
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def either(words: list[str]) -> str:
    """`a, b or c`, or the first of very many."""
    if len(words) > 12:
        return f"{', '.join(words[:10])} … ({len(words)} in all)"
    return " or ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def suggestion(word: str, known: list[str]) -> str:
    close = get_close_matches(word, known, n=1, cutoff=0.6)
    return f"did you mean {close[0]!r}?" if close else f"it can be {either(known)}"


def inside(data: Data, path: str) -> Data:
    """The table at a path such as `cards.sicario`; empty if there is none."""
    found: Any = data
    for part in path.split("."):
        found = found.get(part) if isinstance(found, dict) else None
    return found if isinstance(found, dict) else {}


class World:
    """All data that names are looked up in: as it is to be used, and as the game ships it."""

    def __init__(self, data: Data, shipped: Data) -> None:
        self.data = data
        self.shipped = shipped


class Kind:
    """One kind of value."""

    wanted = "a value"

    def problems(self, value: Any, path: KeyPath, world: World) -> Iterator[Problem]:
        """What is wrong with `value`, which stands at `path`."""
        raise TypeError(self)

    def wrong(self, value: Any, path: KeyPath) -> Problem:
        return Problem(path, f"{named(path)} is {shown(value)}; it has to be {self.wanted}")


class Whole(Kind):
    """A whole number between two limits."""

    def __init__(self, least: int = 0, most: int = 999) -> None:
        self.least = least
        self.most = most
        self.wanted = f"a whole number from {least} to {most}"

    def problems(self, value: Any, path: KeyPath, world: World) -> Iterator[Problem]:
        if type(value) is not int or not self.least <= value <= self.most:
            yield self.wrong(value, path)


class Flag(Kind):
    """True or false."""

    wanted = "true or false"

    def problems(self, value: Any, path: KeyPath, world: World) -> Iterator[Problem]:
        if not isinstance(value, bool):
            yield self.wrong(value, path)


class Word(Kind):
    """One of a few words; without any, whatever text."""

    def __init__(self, *words: str) -> None:
        self.words = list(words)
        self.wanted = either([repr(word) for word in words]) if words else "text in quotation marks"

    def problems(self, value: Any, path: KeyPath, world: World) -> Iterator[Problem]:
        if not isinstance(value, str) or (self.words and value not in self.words):
            yield self.wrong(value, path)


class Pattern(Kind):
    """Text of a certain form."""

    def __init__(self, pattern: str, wanted: str) -> None:
        self.pattern = re.compile(pattern)
        self.wanted = wanted

    def problems(self, value: Any, path: KeyPath, world: World) -> Iterator[Problem]:
        if not isinstance(value, str) or not self.pattern.fullmatch(value):
            yield self.wrong(value, path)


class Name(Kind):
    """The name of an entry of another table, or one of `others`."""

    def __init__(self, table: str, *others: str) -> None:
        self.table = table
        self.others = list(others)
        self.wanted = f"the name of an entry of {table}"

    def problems(self, value: Any, path: KeyPath, world: World) -> Iterator[Problem]:
        known = [*inside(world.data, self.table), *self.others]
        if not isinstance(value, str):
            yield self.wrong(value, path)
        elif value not in known:
            hint = suggestion(value, known)
            yield Problem(path, f"{named(path)} is {value!r}, which is not in {self.table}; {hint}")


class ListOf(Kind):
    """A list of one kind of thing."""

    def __init__(self, kind: Kind, least: int = 0, most: int = 999, different: bool = False) -> None:
        self.kind = kind
        self.least = least
        self.most = most
        self.different = different
        count = f"{least}" if least == most else f"{least} to {most}"
        self.wanted = "a list" if (least, most) == (0, 999) else f"a list of {count} items"

    def problems(self, value: Any, path: KeyPath, world: World) -> Iterator[Problem]:
        if not isinstance(value, list):
            yield self.wrong(value, path)
            return
        if not self.least <= len(value) <= self.most:
            yield Problem(path, f"{named(path)} has {len(value)} items; it has to be {self.wanted}")
        for i, item in enumerate(value):
            if self.different and item in value[:i]:
                yield Problem((*path, i), f"{named(path)} has {shown(item)} twice; once is enough")
            yield from self.kind.problems(item, (*path, i), world)


class TomlTable(Kind):
    """A table with these fields. A field whose name ends in `_` may be left out (the name itself has no `_`)."""

    wanted = "a table"

    def __init__(self, **fields: Kind) -> None:
        self.fields = {name.rstrip("_"): kind for name, kind in fields.items()}
        self.needed = [name for name in fields if not name.endswith("_")]

    def problems(self, value: Any, path: KeyPath, world: World) -> Iterator[Problem]:
        if not isinstance(value, dict):
            yield self.wrong(value, path)
            return
        for name in self.needed:
            if name not in value:
                yield Problem(path, f"{named(path)} has no {name!r}; {name} has to be {self.fields[name].wanted}")
        for name, item in value.items():
            if name in self.fields:
                yield from self.fields[name].problems(item, (*path, name), world)
            elif name not in NOTES:
                hint = suggestion(name, list(self.fields))
                yield Problem((*path, name), f"{named((*path, name))} is not known; {hint}")


class Many(Kind):
    """A table of tables, by id. `fixed`: the ids are those the game ships with, since rules or texts know them."""

    wanted = "a table"

    def __init__(self, kind: Kind, fixed: bool = False) -> None:
        self.kind = kind
        self.fixed = fixed

    def problems(self, value: Any, path: KeyPath, world: World) -> Iterator[Problem]:
        if not isinstance(value, dict):
            yield self.wrong(value, path)
            return
        known = list(inside(world.shipped, named(path))) if self.fixed else list(value)
        for id in known:
            if id not in value:
                yield Problem(path, f"{named(path)} has no {id!r}; it needs {either(known)}")
        for id, item in value.items():
            if id not in known:
                hint = suggestion(id, known)
                yield Problem((*path, id), f"{named((*path, id))} is not known; {hint}")
            elif not re.fullmatch(r"[a-z][a-z0-9_]*", id):
                wanted = "small letters, digits and _"
                yield Problem((*path, id), f"{named(path)} has the id {id!r}; an id is made of {wanted}")
            else:
                yield from self.kind.problems(item, (*path, id), world)


class Tagged(Kind):
    """Tables of several sorts; the field `tag` says which."""

    wanted = "a table"

    def __init__(self, tag: str, **sorts: TomlTable) -> None:
        self.tag = tag
        self.sorts = sorts
        for name, sort in sorts.items():
            sort.fields[tag] = Word(name)

    def problems(self, value: Any, path: KeyPath, world: World) -> Iterator[Problem]:
        if not isinstance(value, dict):
            yield Problem(path, f"{named(path)} is {shown(value)}; it has to be {{ {self.tag} = …, … }}")
        elif self.tag not in value:
            yield Problem(path, f"{named(path)} has no {self.tag!r}; it can be {either(list(self.sorts))}")
        elif value[self.tag] not in self.sorts:
            sort = str(value[self.tag])
            hint = suggestion(sort, list(self.sorts))
            yield Problem((*path, self.tag), f"{named((*path, self.tag))} is {sort!r}, which is not known; {hint}")
        else:
            yield from self.sorts[value[self.tag]].problems(value, path, world)


class Shape:
    """The shape of all data files of a game: a table by file name, and rules about the whole."""

    def __init__(self, table: TomlTable, rules: list[Rule] | None = None) -> None:
        self.table = table
        self.rules = rules or []

    def files(self) -> list[str]:
        return list(self.table.fields)

    def problems(self, data: Data, shipped: Data) -> Iterator[Problem]:
        """Everything that is wrong; the rules are asked only about data whose parts are right."""
        found = False
        for problem in self.table.problems(data, (), World(data, shipped)):
            found = True
            yield problem
        if not found:
            for rule in self.rules:
                yield from rule(data)
