"""The words that positions are written in, for the games' own `position.py`.

A position is a list of `key: value` lines. Values are lists of parts with commas between them: `3 purple, 2 blue`. Each
function here reads one such thing, or says what was wrong and what would have been right.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from .errors import BadSetup, nearest

Given: TypeAlias = dict[str, Any]  # what a position is given by: words and numbers under keys, as tests write them


def key_lines(text: str) -> dict[str, str]:
    """The lines of a position by key; what follows a # is a comment."""
    given: dict[str, str] = {}
    for line in text.splitlines():
        line = line.partition("#")[0].strip()
        if line:
            key, colon, value = line.partition(":")
            if not colon:
                raise BadSetup(f"a position has lines 'key: value', not {line!r}")
            given[key.strip()] = value.strip()
    return given


def index(word: str, known: Sequence[str], what: str) -> int:
    """Where `word` stands among the `known` ones."""
    if word not in known:
        raise nearest(word, list(known), "this position", what)
    return known.index(word)


def words(text: Any) -> list[str]:
    return str(text).replace(",", " ").split()


def parts(text: Any) -> list[list[str]]:
    """`3 purple, purple grande` as [["3", "purple"], ["purple", "grande"]]."""
    return [part.split() for part in str(text).split(",") if part.strip()]


def pairs(given: Given, key: str, example: str) -> list[list[str]]:
    """The parts of a key, of two words each; none if the key is not given."""
    found = parts(given.get(key, ""))
    for part in found:
        if len(part) != 2:
            raise BadSetup(f"{key!r} of a position is written like {example!r}, not {' '.join(part)!r}")
    return found


def number(word: Any) -> int:
    try:
        return int(str(word))
    except ValueError:
        raise BadSetup(f"a position needs a number where it says {str(word)!r}") from None


def flag(given: Given, key: str) -> bool:
    """Yes or no; no if the key is not given."""
    word = str(given.get(key, "no")).lower()
    if word not in ("yes", "true", "no", "false"):
        raise BadSetup(f"{key!r} of a position is yes or no, not {word!r}")
    return word in ("yes", "true")
