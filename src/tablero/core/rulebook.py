"""A game's rules text by id: sections, paragraphs, rulings, search; and which ids the tests cite.

`rules/<language>.md` of a game's package holds headings (`## EG-1 Pieces and places`) and paragraphs that open with
their id (`**EG-1.1** El Grande is …`), a letter longer for a step of a rule (`**AA-8.1a** …`); `rules/rulings.md` holds
the rulings (`**EG-R1** …`), with the language in its name if that is not English (`rulings.hu.md`). Headings can be
looked up but are nothing to test: `ids()` are the paragraphs. Every language has the ids and the order of English,
which stands in where a translation lacks something: `borrowed` lists that.

Coverage is read out of the test files without running them: a test cites rules with `@rule("EG-1.1", ruling="EG-R1")`
from `tablero.testing`. Ids that no test can hold to account stand in `rules/uncited.toml`, each with the reason.
"""

from __future__ import annotations

import ast
import re
import tomllib
import unicodedata
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, TypedDict

from .errors import BadSetup, nearest
from .game import AnyGame

ENGLISH: Final = "en"
HEADING: Final = re.compile(r"(#+)\s+(?:([A-Z]+-\d[\w.]*)\s+)?(.+)")
PARAGRAPH: Final = re.compile(r"\*\*([A-Z]+-[\w.-]+)\*\*\s+(.+)", re.DOTALL)
CARD_TITLE: Final = re.compile(r"\*\*(.+?)\*\*")
MENTION: Final = re.compile(r"\b[A-Z]{2,}-(?:R\d+|\d+(?:\.\d+)*[a-z]?|card-[a-z0-9]+(?:-[a-z0-9]+)*)")


class Section:
    """A heading and what stands under it: `intro` are the paragraphs without an id, `ids` those that have one."""

    def __init__(self, id: str, title: str, level: int) -> None:
        self.id = id
        self.title = title
        self.level = level
        self.intro: list[str] = []
        self.ids: list[str] = []


class Rulebook:
    """A game's rules in one language, in printed order: the rules, then the rulings. Texts are markdown."""

    def __init__(
        self,
        game: str,
        language: str,
        texts: list[str],
        base: Rulebook | None = None,
        english: Rulebook | None = None,
    ) -> None:
        self.game = game
        self.base = base  # the rules of the game that this one is a variant of: looked up, but not listed
        self.language = language
        self.prefix: str = english.prefix if english else first_prefix(texts, game)
        self.sections: list[Section] = []
        self.borrowed: list[str] = []  # the sections and paragraphs that stand in English
        self.unknown: list[str] = []  # ... and those that English does not have
        self.slugs: list[str] = []  # the ids of headings that have none printed
        self._english_slugs = english.slugs if english else []
        self._texts: dict[str, str] = {}
        self._section_of: dict[str, Section] = {}  # of each section and of each paragraph
        for text in texts:
            for block in re.split(r"\n\s*\n", text.strip()):
                if block:
                    self._read(block)
        if english:
            self._complete(english)

    def _complete(self, english: Rulebook) -> None:
        """Give this translation the order of English, and what it lacks."""
        own, texts = {section.id: section for section in self.sections}, self._texts
        self.unknown = [id for id in self._section_of if id not in english._section_of]
        self.sections, self._texts, self._section_of = [], {}, {}
        for model in english.sections:
            section = own.get(model.id)
            if section is None:
                section = Section(model.id, model.title, model.level)
                self.borrowed.append(model.id)
            if model.intro and not section.intro:
                section.intro = model.intro
                self.borrowed.append(intro_of(model.id))
            section.ids = model.ids[:]
            self.sections.append(section)
            self._section_of[section.id] = section
            for id in section.ids:
                self._section_of[id] = section
                self._texts[id] = texts.get(id) or english.paragraph(id)
                if id not in texts:
                    self.borrowed.append(id)

    def _read(self, block: str) -> None:
        """Take in a heading, a paragraph with an id, or one without."""
        heading = HEADING.fullmatch(block)
        paragraph = PARAGRAPH.fullmatch(block)
        if heading:
            section = Section(heading[2] or self._slug(heading[3]), heading[3], len(heading[1]))
            self._enter(section.id, section)
            self.sections.append(section)
        elif paragraph:
            self._enter(paragraph[1], self.sections[-1])
            self.sections[-1].ids.append(paragraph[1])
            self._texts[paragraph[1]] = paragraph[2]
        else:
            self.sections[-1].intro.append(block)

    def _slug(self, title: str) -> str:
        """The id of a heading that has none: from its title, or as the English one at its place is called."""
        place = len(self.slugs)
        known = self._english_slugs[place : place + 1]
        self.slugs.append(known[0] if known else f"{self.prefix}-{slug(title)}")
        return self.slugs[-1]

    def _enter(self, id: str, section: Section) -> None:
        if id in self._section_of:
            raise BadSetup(f"the rules of {self.game} have the id {id!r} twice")
        self._section_of[id] = section

    # -- looking up ----------------------------------------------------------------------------------------------

    def ids(self) -> list[str]:
        """All paragraphs, in order."""
        return list(self._texts)

    def section_ids(self) -> list[str]:
        return [section.id for section in self.sections]

    def has(self, id: str) -> bool:
        """Whether `id` is a paragraph or a section."""
        return id in self._section_of or (self.base is not None and self.base.has(id))

    def language_of(self, id: str) -> str:
        """The language in which a section or paragraph stands here."""
        book = self.book_of(id)
        return ENGLISH if id in book.borrowed else book.language

    def book_of(self, id: str) -> Rulebook:
        """The book in which `id` stands: this one, unless only that of the game it is a variant of has it."""
        return self if self.base is None or id in self._section_of or not self.base.has(id) else self.base

    def paragraph(self, id: str) -> str:
        """The text of a paragraph, without its id."""
        if self.book_of(id) is not self:
            return self.book_of(id).paragraph(id)
        if id not in self._texts:
            raise self._unknown(id, "rule", self.ids())
        return self._texts[id]

    def section(self, id: str) -> Section:
        """The section called `id`, or the one that holds the paragraph `id`."""
        if self.book_of(id) is not self:
            return self.book_of(id).section(id)
        if id not in self._section_of:
            raise self._unknown(id, "rule or section", list(self._section_of))
        return self._section_of[id]

    def find(self, id: str) -> list[str]:
        """The paragraphs that `id` names: itself and its steps (`AA-8.1a` belongs to `AA-8.1`), or all of a section."""
        section = self.section(id)
        if id not in self.book_of(id)._texts:
            return section.ids[:]
        return [id, *(other for other in section.ids if other[:-1] == id and other[-1].isalpha())]

    def title(self, id: str = "") -> str:
        """The name of a card, or of the section where `id` stands; without `id`, of the whole book."""
        if not id:
            return self.sections[0].title
        named = CARD_TITLE.match(self.book_of(id)._texts.get(id, ""))
        return named[1] if named else self.section(id).title

    def titled_by(self, id: str) -> str:
        """Where the title of `id` stands: in a card's own paragraph, or at the head of its section."""
        return id if CARD_TITLE.match(self.book_of(id)._texts.get(id, "")) else self.section(id).id

    def mentions(self, id: str) -> list[str]:
        """The ids that a paragraph refers to; a name that looks like one (NSPD-18) is none of ours."""
        found = MENTION.findall(self.paragraph(id))
        return [other for other in dict.fromkeys(found) if other.startswith(f"{self.prefix}-")]

    def search(self, words: str) -> list[str]:
        """The paragraphs in which all `words` occur, fitting titles first; accents and case don't matter.

        A section stands for the paragraphs at its beginning that have no id.
        """
        wanted = plain(words).split()
        if not wanted:
            return []
        texts: dict[str, str] = {}
        for section in self.sections:
            texts |= {section.id: " ".join(section.intro)} if section.intro else {}
            texts |= {id: self._texts[id] for id in section.ids}
        found = [id for id, text in texts.items() if has_all(wanted, f"{id} {self.title(id)} {text}")]
        return sorted(found, key=lambda id: not has_all(wanted, self.title(id)))

    def _unknown(self, id: str, what: str, known: list[str]) -> Exception:
        """The error for an unknown id; the sections are enough of a hint where nothing comes near."""
        error = nearest(id.strip(), known, f"the rules of {self.game}", what)
        return (
            error
            if "did you mean" in str(error)
            else nearest(id, self.section_ids(), f"the rules of {self.game}", what)
        )


def intro_of(section: str) -> str:
    """What the paragraphs without an id of a section are called where they are listed."""
    return f"{section} intro"


def first_prefix(texts: list[str], game: str) -> str:
    """What all ids of a game begin with."""
    found = re.search(r"\b([A-Z]{2,})-\d", "\n".join(texts))
    if found is None:
        raise BadSetup(f"the rules of {game} have no ids")
    return found[1]


def slug(title: str) -> str:
    """The id of a heading that has none, from its last part: `El Grande: rulings` is `rulings`."""
    return re.sub(r"[^a-z0-9]+", "-", plain(title.rsplit(":", 1)[-1])).strip("-")


def plain(text: str) -> str:
    """Lower case without accents."""
    return "".join(c for c in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(c))


def has_all(words: list[str], text: str) -> bool:
    searched = plain(text)
    return all(word in searched for word in words)


def rules_folder(package: str) -> Traversable:
    return files(package).joinpath("rules")


def rulebook_languages(game: AnyGame) -> list[str]:
    """The languages that have the rules, English first."""
    names = [file.name for file in rules_folder(game.package).iterdir()]
    found = [name.removesuffix(".md") for name in names if name.endswith(".md") and not name.startswith("rulings")]
    return sorted(found, key=lambda language: (language != ENGLISH, language))


@lru_cache(maxsize=64)
def rulebook(game: AnyGame, language: str = ENGLISH) -> Rulebook:
    """A game's rules and rulings in a language, read once."""
    known = rulebook_languages(game)
    if language not in known:
        raise nearest(language, known, f"the rules of {game.id}", "language")
    base = book_in(game.base_package, language) if game.base_package else None
    return book_in(game.package, language, base, game.id)


def rulebook_for(game: AnyGame, language: str) -> Rulebook:
    """The rules for a reader of `language`: in English, if nobody has begun to translate them."""
    return rulebook(game, language if language in rulebook_languages(game) else ENGLISH)


def book_in(package: str, language: str, base: Rulebook | None = None, game: str = "") -> Rulebook:
    """The rules that a package holds."""
    id = game or package.rsplit(".", 1)[-1].replace("_", "-")
    english = None if language == ENGLISH else Rulebook(id, ENGLISH, rules_texts(package, ENGLISH))
    return Rulebook(id, language, rules_texts(package, language), base, english)


def rules_texts(package: str, language: str) -> list[str]:
    """The rules and the rulings that a package holds."""
    rulings = "rulings.md" if language == ENGLISH else f"rulings.{language}.md"
    parts = [rules_folder(package).joinpath(name) for name in (f"{language}.md", rulings)]
    return [part.read_text(encoding="utf-8") for part in parts if part.is_file()]


# -- coverage ----------------------------------------------------------------------------------------------------


class Coverage(TypedDict):
    """What the tests say about a game's rules."""

    ids: list[str]
    cited: dict[str, list[str]]  # with the tests that cite them
    uncited: list[str]
    reasons: dict[str, str]  # why an id is not cited
    unknown: dict[str, list[str]]  # not in the rules, yet cited by these tests, or given a reason


def coverage(game: AnyGame, tests: str | Path) -> Coverage:
    """Which ids of a game's rules the test files under `tests` cite."""
    book = rulebook(game)
    ids = book.ids()
    found = citations(game, tests)
    reasons = uncited_reasons(game)
    unknown = {id: where for id, where in found.items() if not book.has(id)}
    for id in reasons:
        if id not in ids:
            unknown.setdefault(id, []).append("rules/uncited.toml")
    return {
        "ids": ids,
        "cited": {id: found[id] for id in ids if id in found},
        "uncited": [id for id in ids if id not in found],
        "reasons": reasons,
        "unknown": unknown,
    }


def uncited_reasons(game: AnyGame) -> dict[str, str]:
    """The ids that no test can cite, from `rules/uncited.toml`."""
    file = rules_folder(game.package).joinpath("uncited.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def citations(game: AnyGame, tests: str | Path) -> dict[str, list[str]]:
    """The tests that cite each id of a game; whether the ids exist is another question."""
    start = f"{rulebook(game).prefix}-"
    found: dict[str, list[str]] = {}
    for id, test in all_citations(Path(tests)):
        if id.startswith(start):
            found.setdefault(id, []).append(test)
    return found


@cache
def all_citations(tests: Path) -> list[tuple[str, str]]:
    """Every (id, test) in the decorators `@rule(...)` of the test files, whatever the game."""
    if not tests.is_dir():
        raise BadSetup(f"there is no folder of tests at {tests}")
    found: list[tuple[str, str]] = []
    for path in sorted(tests.rglob("*.py")):
        name = path.relative_to(tests).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                where = f"{name}::{node.name}"
                found += [(id, where) for decorator in node.decorator_list for id in cited_ids(decorator, where)]
    return found


def cited_ids(decorator: ast.expr, where: str) -> list[str]:
    """The ids in a decorator, if it is `rule(...)`."""
    if not isinstance(decorator, ast.Call):
        return []
    called = decorator.func
    name = called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""
    values = [*decorator.args, *(keyword.value for keyword in decorator.keywords)] if name == "rule" else []
    return [id for value in values for id in literal_ids(value, where)]


def literal_ids(value: ast.expr, where: str) -> list[str]:
    if isinstance(value, ast.Tuple | ast.List):
        return [id for item in value.elts for id in literal_ids(item, where)]
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        return [value.value]
    raise BadSetup(f"{where}: rules are cited as plain strings, not as {ast.unparse(value)}")
