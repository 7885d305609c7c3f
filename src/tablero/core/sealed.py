"""JSON files that anybody may have damaged or edited: sealed with a digest, and read with care.

`sealed` adds the digest; `opened` takes text or data, checks it and hands out a `Reader`, whose methods give each field
only in the type it must have. Whatever is wrong becomes one line of BadSave. `write` and `read` are for files. What the
fields mean is in saving.py and record.py.

The digest finds damage and careless edits. It is no signature: who edits with care can make a new one.
"""

from __future__ import annotations

import hashlib
import json
import os
import reprlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias

from .errors import BadSave

Json: TypeAlias = dict[str, Any]  # an object of JSON, as free as a file is

LARGEST: Final = 2**53  # what every reader of JSON agrees on
LONGEST_WORD: Final = 200


def shown(value: object) -> str:
    """A value as it may stand in a message of one line, however large or strange it is."""
    short = reprlib.Repr()
    short.maxstring = 80
    short.maxother = 60
    short.maxlevel = 2
    return short.repr(value)


def canonical(data: object) -> str:
    """The one way to write `data`, so that equal data have equal digests."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def digest(data: Mapping[str, object]) -> str:
    """The fingerprint of everything in `data` but the digest itself."""
    rest = {key: value for key, value in data.items() if key != "digest"}
    return hashlib.blake2b(canonical(rest).encode(), digest_size=16, person=b"tablero digest").hexdigest()


def sealed(data: Json) -> Json:
    return data | {"digest": digest(data)}


def parsed(text: str) -> object:
    """The data that `text` holds."""
    try:
        return json.loads(text)
    except RecursionError:
        raise BadSave("this is no Tablero file: it is nested too deeply; give the file as Tablero wrote it") from None
    except ValueError as error:
        raise BadSave(f"this is no Tablero file: not JSON ({error}); give the whole file as Tablero wrote it") from None


# -- files -------------------------------------------------------------------------------------------------------


def dumps(data: Mapping[str, object]) -> str:
    """The text of a save or a record."""
    return json.dumps(data, separators=(",", ":")) + "\n"


def write(path: str | Path, data: Mapping[str, object]) -> None:
    """Put a save or a record into a file; whoever reads it meanwhile sees the old one or the new one, never a part."""
    path = Path(path)
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(dumps(data), encoding="utf-8")
        os.replace(part, path)
    except OSError as error:
        raise BadSave(
            f"cannot write {path}: {error.strerror}; give a file in a folder that can be written to"
        ) from None


def read(path: str | Path) -> object:
    """What a file holds; `load`, `replay` and `verify` say whether it is what they need."""
    try:
        return parsed(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSave(f"cannot read {path}: {error.strerror}; give a file that Tablero wrote") from None
    except UnicodeDecodeError:
        raise BadSave(f"{path} is no text; give a file that Tablero wrote") from None
    except BadSave as error:
        raise BadSave(f"{path}: {error}") from None


# -- reading -----------------------------------------------------------------------------------------------------


class Reader:
    """A table of fields out of a file; `where` names it in messages."""

    def __init__(self, data: object, where: str) -> None:
        if not isinstance(data, dict):
            raise BadSave(f"{where} is {shown(data)}; it has to be a table of named fields")
        self.data: Json = data
        self.where = where

    def field(self, name: str) -> Any:
        if name not in self.data:
            raise BadSave(f"{self.where} lacks its field {name!r}; give the whole file as Tablero wrote it")
        return self.data[name]

    def wrong(self, name: str, wanted: str) -> BadSave:
        return BadSave(f"{self.where}: field {name!r} is {shown(self.data.get(name))}; it has to be {wanted}")

    def whole(self, name: str, low: int = 0, high: int = LARGEST) -> int:
        value = self.field(name)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(name, f"a whole number from {low} to {high}")
        return value

    def flag(self, name: str) -> bool:
        value = self.field(name)
        if not isinstance(value, bool):
            raise self.wrong(name, "true or false")
        return value

    def word(self, name: str) -> str:
        value = self.field(name)
        if not isinstance(value, str) or len(value) > LONGEST_WORD:
            raise self.wrong(name, f"a word of at most {LONGEST_WORD} letters")
        return value

    def text(self, name: str, longest: int) -> str:
        """A text of several lines; nothing where there is none."""
        value = self.data.get(name, "")
        if not isinstance(value, str) or len(value) > longest:
            raise self.wrong(name, f"a text of at most {longest} letters")
        return value

    def hexed(self, name: str) -> bytes:
        """Bytes that are written as hexadecimal digits."""
        value = self.field(name)
        try:
            return bytes.fromhex(value)
        except (TypeError, ValueError):
            raise self.wrong(name, "hexadecimal digits") from None

    def table(self, name: str) -> Reader:
        return Reader(self.field(name), f"{self.where}: field {name!r}")

    def items(self, name: str) -> list[Any]:
        value = self.field(name)
        if not isinstance(value, list):
            raise self.wrong(name, "a list")
        return value

    def words(self, name: str, least: int, most: int) -> list[list[str]]:
        """A list of lists of words, each of `least` to `most`: answers, that is."""
        for item in self.items(name):
            if not isinstance(item, list) or not least <= len(item) <= most:
                raise BadSave(f"{self.where}: {shown(item)} in {name!r} has to be a list of a seat and an action")
            for word in item:
                if not isinstance(word, str) or len(word) > LONGEST_WORD:
                    raise BadSave(f"{self.where}: {shown(word)} in {name!r} has to be the name of a seat or an action")
        return self.items(name)


def opened(data: object, form: str, version: int, check_digest: bool = True) -> Reader:
    """The fields of a file of the given format; `data` is its text, or what was read from it already."""
    if isinstance(data, str):
        data = parsed(data)
    if not isinstance(data, dict):
        raise BadSave(f"this is {shown(data)}, no {form}; give the file as Tablero wrote it")
    file = Reader(data, f"this {form}")
    if data.get("format") != form:
        raise BadSave(f"this is a file of format {shown(data.get('format'))}; it has to be a {form}")
    made = file.whole("format_version")
    if made != version:
        raise BadSave(f"this {form} is written in version {made} of the format; this Tablero reads version {version}")
    if check_digest and not intact(data):
        raise BadSave(f"this {form} was damaged or edited: its digest does not fit; give the file as Tablero wrote it")
    return file


def intact(data: Json) -> bool:
    """Whether the digest fits."""
    try:
        return bool(data.get("digest") == digest(data))
    except (TypeError, ValueError, RecursionError):
        return False  # holds things that no JSON file can hold
