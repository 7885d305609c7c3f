"""The messages of one game in one language, read from Fluent files; English stands in where a translation is missing.

A file that can't be parsed, a message that exists twice, an unknown message and a variable that nobody gave are errors,
each saying where: an id is never shown to a player in place of words. What English had to lend is listed by `borrowed`;
a translation that fails is said in English, too, with a warning, which is an error wherever tests run.
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final
from warnings import warn

from tablero.core.errors import TableroError, nearest
from tablero.core.pack import pack_texts

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern
    from fluent.syntax.ast import Resource

    from tablero.core.game import AnyGame

ENGLISH: Final = "en"
HYPHEN: Final = re.compile(r"(?<![\w-])-(?=\d)")  # Fluent writes it before a negative number, where a minus belongs
SHARED: Final = "tablero"  # the package whose texts/ all games share
SHORT: Final = "short"  # the attribute for little room: each language's own affair, so English does not lend it


class BadTexts(TableroError):
    """A text file that is broken, or a message that can't be said with the values it got."""


def written(number: float, language: str, pattern: str | None = None) -> str:
    """A number as a language writes it; `pattern` as in "0.0" or "+0;−0"."""
    from babel.numbers import format_decimal

    return str(format_decimal(number, pattern, locale=language.replace("-", "_"))).replace("-", "−")


def folder(package: str, room: str = "texts") -> Traversable:
    return files(package).joinpath(room)


def languages(game: AnyGame) -> list[str]:
    """The languages a game speaks, English first."""
    return languages_in(game.package)


def languages_in(package: str) -> list[str]:
    """The languages that a package has texts in, English first."""
    found = [file.name.removesuffix(".ftl") for file in folder(package).iterdir() if file.name.endswith(".ftl")]
    return sorted(found, key=lambda language: (language != ENGLISH, language))


def text_of(package: str, room: str, language: str) -> str:
    """What a package says in a language: the file in `texts`, or in `lessons`; empty if there is none."""
    file = folder(package, room).joinpath(f"{language}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@lru_cache(maxsize=128)
def resource_of(package: str, room: str, language: str) -> Resource:
    """The same, parsed once: English stands behind every language, and a game behind its variants."""
    return parsed(text_of(package, room, language), f"{package.replace('.', '/')}/{room}/{language}.ftl")


class TranslationWarning(UserWarning):
    """A translation that can't be said with the values it got: English is shown, and the players can play on."""


class TextSource:
    """One language's messages: a data pack's, the game's, those of the game it is a variant of, the shared ones."""

    def __init__(self, package: str, language: str, base: str = "") -> None:
        from fluent.runtime import FluentBundle

        self.language = language
        self.where = f"{package.replace('.', '/')}/texts/{language}.ftl"
        self.bundle: FluentBundle = FluentBundle([language], use_isolating=False)
        self.ids: dict[str, tuple[str, ...]] = {}  # each message with its attributes
        for spoken in dict.fromkeys((language, ENGLISH)):  # what a pack changes is not told as the box has it
            given, where = pack_texts(package, spoken)
            if given:
                self.add(parsed(given, where))
        for name in (package, base, SHARED) if base else (package, SHARED):
            self.add(resource_of(name, "texts", language))
        self.add(resource_of(package, "lessons", language))

    def add(self, resource: Resource) -> None:
        """Take in a file; a message that is there already (a game's own wording of a shared one) stays."""
        from fluent.syntax.ast import Message

        self.bundle.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, Message):
                self.ids.setdefault(entry.id.name, tuple(attribute.id.name for attribute in entry.attributes))

    def pattern(self, id: str, attribute: str) -> Pattern | None:
        """What a message (or an attribute of it) says; None if it is not here."""
        attributes = self.ids.get(id)
        if attributes is None:
            return None
        message = self.bundle.get_message(id)
        return message.attributes.get(attribute) if attribute else message.value


def parsed(text: str, where: str) -> Resource:
    """A Fluent file, checked: no part of it is left over as junk, nothing is said twice."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk, Message, Term

    resource = FluentParser().parse(text)
    seen: set[str] = set()
    for entry in resource.body:
        if isinstance(entry, Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            reason = "; ".join(note.message or note.code for note in entry.annotations)
            raise BadTexts(f"{where}, line {line}: {reason}: {(entry.content or '').splitlines()[0]!r}")
        if isinstance(entry, Message | Term):
            name = ("-" if isinstance(entry, Term) else "") + entry.id.name
            if name in seen:
                raise BadTexts(f"{where} has the message {name!r} twice")
            seen.add(name)
    return resource


class Lexicon:
    """All messages a game has in a language, with English behind them."""

    def __init__(self, package: str, language: str, base: str = "") -> None:
        self.language = language
        self.sources = [TextSource(package, code, base) for code in dict.fromkeys((language, ENGLISH))]

    def has(self, id: str) -> bool:
        return any(id in source.ids for source in self.sources)

    def ids(self) -> list[str]:
        """All messages, as `id` and `id.attribute`."""
        return list(dict.fromkeys(name for source in self.sources for name in full_names(source)))

    def borrowed(self) -> list[str]:
        """The messages and attributes that this language lacks, so that English is shown."""
        own = set(full_names(self.sources[0]))
        return [name for name in self.ids() if name not in own and not name.endswith(f".{SHORT}")]

    def has_short(self, id: str) -> bool:
        """Whether a message has a short form, in the language that it is said in."""
        said = next((source for source in self.sources if source.pattern(id, "") is not None), None)
        return said is not None and SHORT in said.ids[id]

    def attributes(self, id: str) -> list[str]:
        return list(dict.fromkeys(name for source in self.sources for name in source.ids.get(id, ())))

    def say(self, id: str, values: dict[str, str | int], attribute: str = "") -> str:
        """The message in words. `values` are strings and whole numbers; the file's selectors choose the plural."""
        name, problem = f"{id}.{attribute}" if attribute else id, ""
        for source in self.sources:
            pattern = source.pattern(id, attribute)
            if pattern is None:
                continue
            if problem:
                warn(f"{problem}; it is said as {source.where} has it", TranslationWarning, stacklevel=2)
            text, errors = source.bundle.format_pattern(pattern, values)
            if not errors:
                return HYPHEN.sub("−", str(text))
            given = ", ".join(values) or "none"
            reasons = "; ".join(str(error) for error in errors)
            problem = f"{source.where}: {name!r} can't be said: {reasons}; the values given were {given}"
        raise BadTexts(problem) if problem else nearest(name, self.ids(), self.sources[0].where, "message")


def full_names(source: TextSource) -> list[str]:
    return [name for id, attributes in source.ids.items() for name in (id, *(f"{id}.{one}" for one in attributes))]


@lru_cache(maxsize=64)
def lexicon_for(game: AnyGame, language: str) -> Lexicon:
    """The texts of a game in a language, read once."""
    known = languages(game)
    if language not in known:
        raise nearest(language, known, f"the texts of {game.id}", "language")
    return Lexicon(game.package, language, game.base_package)
