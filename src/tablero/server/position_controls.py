"""Controls for the lines of a position (core/written.py), by the kinds of their values: a number, a choice, a list.

`control` tells what a form shows for a value, `typed` makes the line's words of what was sent. Both go by the kind
alone: a game has no controls of its own. What has none here is typed as text. Names of fields are `v`, `v.0`, `v.0.1` …
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from tablero.core.wording import (
    LARGEST,
    NONE,
    UNKNOWN,
    UNKNOWN_WORD,
    Counts,
    Number,
    One,
    Pair,
    Row,
    Several,
    Some,
    Wording,
    YesNo,
    names_of,
)

from .refusal import Refused
from .request_context import Fields, field
from .templates import Context

Naming = Callable[[str], str]  # what an id is called
LARGEST_PILE: Final = 200
RUN: Final = re.compile(rf"{UNKNOWN_WORD}\*(\d{{1,3}})")


def control(s: Any, kind: Wording, value: Any, name: str, called: Naming) -> Context:
    """What a form shows for a value."""
    if isinstance(kind, Number) and value != UNKNOWN:
        most = kind.most if kind.most < LARGEST else None
        return {"type": "number", "name": name, "value": value, "least": max(kind.least, -999), "most": most}
    if isinstance(kind, YesNo):
        return choice(name, kind.write(s, value), ["no", "yes"], called)
    if isinstance(kind, One):
        words = [*kind.others.values(), *names_of(s, kind.names)]
        return choice(name, kind.tell(s, value), with_unknown(words, value), called)
    if isinstance(kind, Some) and value != UNKNOWN and kind.mark == " ":
        chosen = kind.write(s, value).split()
        boxes = [{"value": word, "label": called(word), "on": word in chosen} for word in names_of(s, kind.names)]
        return {"type": "boxes", "name": name, "boxes": boxes}
    if isinstance(kind, Several) and isinstance(kind.item, One | Number):
        return pile(s, kind, value, name, called)
    if isinstance(kind, Row):
        names = names_of(s, kind.names)
        rows = [(called(word), control(s, kind.item, value[i], f"{name}.{i}", called)) for i, word in enumerate(names)]
        return {"type": "rows", "name": name, "rows": rows}
    if isinstance(kind, Counts):
        item, names = Number(0, 99), names_of(s, kind.names)
        rows = [(called(word), control(s, item, value[i], f"{name}.{i}", called)) for i, word in enumerate(names)]
        return {"type": "rows", "name": name, "rows": rows}
    if isinstance(kind, Pair) and kind.names:
        told = value[::-1] if kind.turned else value
        rows = [(called(w), control(s, kind.item, told[i], f"{name}.{i}", called)) for i, w in enumerate(kind.names)]
        return {"type": "rows", "name": name, "rows": rows}
    return {"type": "text", "name": name, "value": kind.tell(s, value)}


def with_unknown(words: list[str], value: Any) -> list[str]:
    return [*words, UNKNOWN_WORD] if value == UNKNOWN else words


def choice(name: str, chosen: str, words: list[str], called: Naming) -> Context:
    choices = [(word, called(word)) for word in words]
    return {"type": "choice", "name": name, "value": chosen, "choices": choices}


def pile(s: Any, kind: Several, value: list[Any], name: str, called: Naming) -> Context:
    """A list in its order: one of its items is changed, taken out or put in at a time."""
    words = spelled(kind.write(s, value))
    item = kind.item
    known = [*item.others.values(), *names_of(s, item.names)] if isinstance(item, One) else numbers(item)
    return {
        "type": "pile",
        "name": name,
        "value": kind.write(s, value),
        "items": [called(word) for word in words],
        "choices": [(word, called(word)) for word in [*known, UNKNOWN_WORD]],
    }


def numbers(kind: Wording) -> list[str]:
    """Those that can be chosen; a kind may have no bounds."""
    return [str(n) for n in range(max(kind.least, 0), min(kind.most, 99) + 1)] if isinstance(kind, Number) else []


def spelled(words: str) -> list[str]:
    """A list word by word, with what is unknown as often as it is there."""
    found: list[str] = []
    for word in [] if words == NONE else words.split():
        run = RUN.fullmatch(word)
        found += [UNKNOWN_WORD] * int(run[1]) if run else [word]
    return found[:LARGEST_PILE]


# -- what was sent -----------------------------------------------------------------------------------------------


def typed(s: Any, kind: Wording, fields: Fields, name: str) -> str:
    """The words of a value as a form has sent it."""
    if isinstance(kind, Some) and f"{name}.text" not in fields and kind.mark == " ":
        return " ".join(fields.get(name, [])) or NONE
    if isinstance(kind, Several) and isinstance(kind.item, One | Number):
        return " ".join(changed_pile(fields, name)) or NONE
    if isinstance(kind, Row):
        words = [(word, typed(s, kind.item, fields, f"{name}.{i}")) for i, word in enumerate(names_of(s, kind.names))]
        usual = kind.item.tell(s, kind.usual)
        return ", ".join(f"{word} {value}" for word, value in words if value not in (usual, "")) or NONE
    if isinstance(kind, Counts):
        told = [(field(fields, f"{name}.{i}"), word) for i, word in enumerate(names_of(s, kind.names))]
        return ", ".join(f"{n} {word}" for n, word in told if n.strip() not in ("", "0")) or NONE
    if isinstance(kind, Pair) and kind.names:
        return "/".join(field(fields, f"{name}.{i}") or "0" for i in range(len(kind.names)))
    return field(fields, name)


def changed_pile(fields: Fields, name: str) -> list[str]:
    """A list after what was asked for: `set`, `insert`, `add` or `remove` at a place, with a word."""
    words = spelled(field(fields, name) or NONE)
    what, _, where = field(fields, "do").partition(":")
    if where != name or what == "apply":
        return words
    place, word = field(fields, f"{name}.at"), field(fields, f"{name}.word")
    if not place.isdecimal() or len(place) > 3 or not re.fullmatch(r"[\w-]{1,80}", word):
        raise Refused("illegal", "a place in the list and one of its cards have to be chosen")
    at = min(int(place), len(words))
    if what == "set" and at < len(words):
        words[at] = word
    elif what == "remove" and at < len(words):
        del words[at]
    elif what == "insert":
        words.insert(at, word)
    elif what == "add":
        words.append(word)
    return words
