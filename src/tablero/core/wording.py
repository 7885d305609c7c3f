"""What stands in a position or a game written as text: pieces of it with their places, and the kinds of values.

A game says in its `written.py` with these how each field of its state is written. What nobody here knows is `unknown`:
a card, a whole hand, or `unknown*12` of a pile. How that is dealt when a text is opened is in the game's `unknown.py`.
Not here: lines and whole positions (written.py).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final, TypeAlias

from .declare import fresh
from .errors import BadSetup, DeadEnd

NONE: Final = "none"
UNKNOWN: Final = -1_000_000_007  # stands in a state for what is not known, until it is dealt
UNKNOWN_WORD: Final = "unknown"
LARGEST: Final = 10**40  # numbers in a state may be masks of places
LONGEST_LIST: Final = 1000

Names: TypeAlias = Sequence[str] | Callable[[Any], Sequence[str]]  # fixed ones, or as a state has them


class BadPosition(BadSetup):
    """A position that can't be read, with the place where it goes wrong.

    `kind` names the sentence that says so in the reader's language, `position-<kind>`, and `values` what it needs:
    numbers, words of the text, the id of a `game`. `cause` is what the rules object to, if it is they who do.
    """

    def __init__(
        self, line: int, column: int, message: str, kind: str, cause: Exception | None = None, **values: str | int
    ) -> None:
        super().__init__(f"line {line}, column {column}: {message}", kind, **values)
        self.told = message
        self.line = line
        self.column = column
        self.cause = cause

    def moved(self, line: int, column: int) -> BadPosition:
        """The same at another place."""
        return BadPosition(line, column, self.told, self.kind, self.cause, **self.values)


class Passage:
    """A piece of a position and where it stands."""

    def __init__(self, text: str, line: int, column: int) -> None:
        self.text = text
        self.line = line
        self.column = column

    def cut(self, pattern: str) -> list[Passage]:
        """The pieces that match a pattern."""
        found = re.finditer(pattern, self.text)
        return [Passage(piece.group(), self.line, self.column + piece.start()) for piece in found]

    def words(self) -> list[Passage]:
        return self.cut(r"[^\s,]+")

    def parts(self, mark: str = ",") -> list[Passage]:
        """What stands between commas, or between other marks."""
        return self.cut(rf"[^\s{mark}]([^{mark}]*[^\s{mark}])?")

    def wrong(self, message: str, kind: str, cause: Exception | None = None, **values: str | int) -> BadPosition:
        return BadPosition(self.line, self.column, message, kind, cause, **values)

    def number(self, least: int = -LARGEST, most: int = LARGEST) -> int:
        if not re.fullmatch(r"[-−]?\d{1,40}", self.text):
            raise self.wrong(f"{self.text!r} should be a number", "number", said=self.text)
        value = int(self.text.replace("−", "-"))
        if not least <= value <= most:
            raise self.wrong(
                f"{value} should be from {least} to {most}", "range", said=str(value), least=str(least), most=str(most)
            )
        return value

    def one_of(self, known: Sequence[str], what: str = "word") -> int:
        """Where this word stands among those that are known here."""
        if self.text in known:
            return known.index(self.text)
        close = get_close_matches(self.text, known, n=3, cutoff=0.5)
        several = ", ".join(known[:12]) + (f" … ({len(known)} in all)" if len(known) > 12 else "")
        told = f"{self.text!r} is no {what} here; "
        if close:
            near = ", ".join(close)
            raise self.wrong(f"{told}did you mean {' or '.join(close)}?", "word-near", said=self.text, near=near)
        few = ", ".join([*known[:12], *("…" for _ in known[12:13])])
        raise self.wrong(f"{told}it can be {several}", "word", said=self.text, known=few)


# -- kinds of values ---------------------------------------------------------------------------------------------


class Wording:
    """How a value of a state is written and read."""

    def write(self, s: Any, value: Any) -> str:
        raise TypeError(self)

    def read(self, s: Any, text: Passage) -> Any:
        raise TypeError(self)

    def tell(self, s: Any, value: Any) -> str:
        """A value that may be unknown."""
        return UNKNOWN_WORD if value == UNKNOWN else self.write(s, value)

    def hear(self, s: Any, text: Passage) -> Any:
        """The same, read; of a list the items are unknown, not the list."""
        is_list = isinstance(self, Several | Groups)
        return UNKNOWN if text.text == UNKNOWN_WORD and not is_list else self.read(s, text)


def is_unknown(value: Any) -> bool:
    """Whether a value of a state has a part that is not known."""
    return any(is_unknown(item) for item in value) if isinstance(value, list) else value == UNKNOWN


def names_of(s: Any, names: Names) -> Sequence[str]:
    return names(s) if callable(names) else names


class Number(Wording):
    def __init__(self, least: int = -LARGEST, most: int = LARGEST) -> None:
        self.least = least
        self.most = most

    def write(self, s: Any, value: int) -> str:
        return str(value)

    def read(self, s: Any, text: Passage) -> int:
        return text.number(self.least, self.most)


class YesNo(Wording):
    def write(self, s: Any, value: bool) -> str:
        return "yes" if value else "no"

    def read(self, s: Any, text: Passage) -> bool:
        return text.one_of(("no", "yes"), "yes or no") == 1


class One(Wording):
    """One of several things by name, counted from `base`; `others` are values with words of their own."""

    def __init__(self, names: Names, what: str, base: int = 0, others: dict[int, str] | None = None) -> None:
        self.names = names
        self.what = what
        self.base = base
        self.others = {-1: NONE} if others is None else others

    def write(self, s: Any, value: int) -> str:
        return self.others[value] if value in self.others else names_of(s, self.names)[value - self.base]

    def hear(self, s: Any, text: Passage) -> int:
        is_name = text.text in names_of(s, self.names)  # some game has an end that is called so
        return UNKNOWN if text.text == UNKNOWN_WORD and not is_name else self.read(s, text)

    def read(self, s: Any, text: Passage) -> int:
        for value, word in self.others.items():
            if text.text == word:
                return value
        return self.base + text.one_of([*names_of(s, self.names), *self.others.values()], self.what)


class Some(Wording):
    """Any of several things, kept as bits from `base` on; as one word with `mark` between them, if there is one."""

    def __init__(self, names: Names, what: str, base: int = 0, mark: str = " ") -> None:
        self.names = names
        self.what = what
        self.base = base
        self.mark = mark

    def write(self, s: Any, value: int) -> str:
        names = names_of(s, self.names)
        return self.mark.join(names[i] for i in range(len(names)) if value >> i + self.base & 1) or NONE

    def read(self, s: Any, text: Passage) -> int:
        if text.text == NONE:
            return 0
        words = text.words() if self.mark == " " else text.parts(re.escape(self.mark))
        return sum({1 << self.base + word.one_of(names_of(s, self.names), self.what) for word in words})


class Several(Wording):
    """A list in its order, a word each; `turned` is written from its end. What is unknown is counted."""

    def __init__(self, item: Wording, turned: bool = False) -> None:
        self.item = item
        self.turned = turned

    def write(self, s: Any, value: list[Any]) -> str:
        words: list[str] = []
        run = 0
        for item in value[::-1] if self.turned else value:
            if run and item != UNKNOWN:
                words.append(unknown_words(run))
            run = run + 1 if item == UNKNOWN else 0
            if not run:
                words.append(self.item.write(s, item))
        if run:
            words.append(unknown_words(run))
        return " ".join(words) or NONE

    def read(self, s: Any, text: Passage) -> list[Any]:
        found: list[Any] = []
        for word in [] if text.text == NONE else text.words():
            run = re.fullmatch(rf"{UNKNOWN_WORD}(?:\*([1-9]\d{{0,2}}))?", word.text)
            found += [UNKNOWN] * int(run[1] or 1) if run else [self.item.read(s, word)]
            if len(found) > LONGEST_LIST:
                raise word.wrong(
                    f"there are more than {LONGEST_LIST} things in this line", "long-line", most=LONGEST_LIST
                )
        return found[::-1] if self.turned else found


def unknown_words(count: int) -> str:
    return UNKNOWN_WORD if count == 1 else f"{UNKNOWN_WORD}*{count}"


class Each(Wording):
    """A list of different things, a word each; it may be empty."""

    def __init__(self, *kinds: Wording) -> None:
        self.kinds = kinds

    def write(self, s: Any, value: list[Any]) -> str:
        return " ".join(kind.write(s, item) for kind, item in zip(self.kinds, value, strict=True)) if value else NONE

    def read(self, s: Any, text: Passage) -> list[Any]:
        words = [] if text.text == NONE else text.words()
        if words and len(words) != len(self.kinds):
            n = len(self.kinds)
            raise text.wrong(f"{text.text!r} should be {n} words", "words", said=text.text, n=n)
        return [kind.read(s, word) for kind, word in zip(self.kinds, words)]


class Groups(Wording):
    """A list of lists, with bars between them."""

    def __init__(self, item: Wording) -> None:
        self.item = item

    def write(self, s: Any, value: list[Any]) -> str:
        return " | ".join(self.item.write(s, item) for item in value) or "nothing"

    def read(self, s: Any, text: Passage) -> list[Any]:
        return [] if text.text == "nothing" else [self.item.read(s, part) for part in text.parts("|")]


class Row(Wording):
    """A value for each of several names, in parts such as `purple 3`; what is `usual` is left out."""

    def __init__(self, names: Names, what: str, item: Wording, usual: Any, length: int) -> None:
        self.names = names
        self.what = what
        self.item = item
        self.usual = usual
        self.length = length  # of the list, some of which may have no name

    def write(self, s: Any, value: list[Any]) -> str:
        names = names_of(s, self.names)
        told = [f"{names[i]} {self.item.tell(s, value[i])}" for i in range(len(names)) if value[i] != self.usual]
        if any(item != self.usual for item in value[len(names) :]):
            raise DeadEnd(f"{value} has more than {len(names)} things: there are no names for them")
        return ", ".join(told) or NONE

    def read(self, s: Any, text: Passage) -> list[Any]:
        value = [fresh(self.usual) for _ in range(self.length)]
        seen = set()
        for part in [] if text.text == NONE else text.parts():
            word = part.words()[0]
            at = word.one_of(names_of(s, self.names), self.what)
            rest = part.text[len(word.text) :].lstrip()
            if not rest:
                raise word.wrong(f"{word.text!r} should be followed by its value", "no-value", said=word.text)
            if at in seen:
                raise word.wrong(f"{word.text!r} is here twice", "twice", said=word.text)
            seen.add(at)
            column = part.column + len(part.text) - len(rest)
            value[at] = self.item.hear(s, Passage(rest, part.line, column))
        return value


class Notes(Wording):
    """Lists that begin with the number of what they are about: a name each, and its values."""

    def __init__(self, names: dict[int, str], values: Mapping[int, Sequence[Wording]], turned: bool = False) -> None:
        self.names = names
        self.values = values  # what the values are, where they are no plain numbers
        self.turned = turned

    def kind(self, what: int, n: int) -> Wording:
        kinds = self.values.get(what, ())
        return kinds[n] if n < len(kinds) else Number()

    def write(self, s: Any, value: list[list[int]]) -> str:
        told = []
        for what, *rest in value[::-1] if self.turned else value:
            words = [self.kind(what, n).write(s, item) for n, item in enumerate(rest)]
            told.append(" ".join([self.names[what], *words]))
        return ", ".join(told) or NONE

    def read(self, s: Any, text: Passage) -> list[list[int]]:
        found = []
        for part in [] if text.text == NONE else text.parts():
            first, *rest = part.words()
            what = list(self.names)[first.one_of(list(self.names.values()))]
            found.append([what, *(self.kind(what, n).read(s, word) for n, word in enumerate(rest))])
        return found[::-1] if self.turned else found


class Counts(Wording):
    """How many there are of each of several kinds: `3 purple, 1 blue`."""

    def __init__(self, names: Names, what: str) -> None:
        self.names = names
        self.what = what

    def write(self, s: Any, value: list[int]) -> str:
        return ", ".join(f"{n} {name}" for n, name in zip(value, names_of(s, self.names)) if n) or NONE

    def read(self, s: Any, text: Passage) -> list[int]:
        names = names_of(s, self.names)
        value = [0] * len(names)
        for part in [] if text.text == NONE else text.parts():
            n, *name = part.words()
            if not name:
                raise part.wrong(f"{part.text!r} should be a number and a {self.what}", "no-count", said=part.text)
            rest = Passage(part.text[name[0].column - part.column :], part.line, name[0].column)
            value[rest.one_of(names, self.what)] = n.number(0, 999)
        return value


class Pair(Wording):
    """Two numbers with a stroke between them, the second one first if `turned`; `names` tells whose they are."""

    def __init__(self, item: Wording, turned: bool = False, names: tuple[str, ...] = ()) -> None:
        self.item = item
        self.turned = turned
        self.names = names  # in the order in which they are written

    def write(self, s: Any, value: list[Any]) -> str:
        return "/".join(self.item.write(s, item) for item in (value[::-1] if self.turned else value))

    def read(self, s: Any, text: Passage) -> list[Any]:
        parts = text.parts("/")
        if len(parts) != 2:
            raise text.wrong(
                f"{text.text!r} should be two values with a stroke between them, such as 1/0", "pair", said=text.text
            )
        found = [self.item.read(s, part) for part in parts]
        return found[::-1] if self.turned else found
