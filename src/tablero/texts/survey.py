"""How far a translation is: what it lacks, what has changed in English since, and what deserves a second look.

A language is a file beside each English one: `texts/xx.ftl`, `lessons/xx.ftl`, `rules/xx.md`, `rules/rulings.xx.md` in
the package of every game, and `texts/xx.ftl` for what all share and for the pages. Beside them, `xx.done` lists what
was translated, with a digest of the English it was translated from: so a change of the English is noticed; `mark_done`
writes it, `surveys` compares. `tablero texts` is the command, docs/translate.md the page for translators.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Junk,
    Message,
    MessageReference,
    NumberLiteral,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from tablero.core import rulebook
from tablero.core.errors import BadSetup
from tablero.core.registry import find_game, game_ids
from tablero.core.rulebook import ENGLISH, MENTION, Rulebook, book_in, intro_of, rules_texts

from . import lexicon

WEB: Final = "tablero.web"
CATEGORIES: Final = ("zero", "one", "two", "few", "many", "other")
HELPER: Final = "plain-"  # messages of a language's own, that its other messages refer to
SAME_WORDS: Final = re.compile(r"[A-Za-z]{4,}.* [A-Za-z]{3,}")  # more than a name
NUMBER: Final = re.compile(r"\d+")
MANY_TIMES: Final = 2.0  # as long as the English, and so many letters more, is much longer
LETTERS_MORE: Final = 14
MANY_NUMBERS: Final = 200  # enough to meet every plural of a language


class Finding(NamedTuple):
    """Something to do, or to look at; `id` is a message, an attribute of one, or a paragraph of the rules."""

    kind: str  # missing, changed (since translated), broken; or, as a remark, suspicious
    id: str
    detail: str = ""


class FileSurvey(NamedTuple):
    """One file of a language (the rules with their rulings are one)."""

    path: Path
    texts: int  # messages and attributes, or paragraphs and headings
    findings: list[Finding]

    def of(self, *kinds: str) -> list[Finding]:
        return [finding for finding in self.findings if finding.kind in kinds]


class TextFile:
    """An English file and its translation, as texts by id; `remarks` says what looks odd about one."""

    def __init__(self, path: Path, done: Path, english: dict[str, str], own: dict[str, str]) -> None:
        self.path = path
        self.done = done
        self.english = english
        self.own = own
        self.broken: list[Finding] = []

    def remarks(self, id: str) -> Iterator[str]:
        """What is suspicious about a translation."""
        raise NotImplementedError

    def survey(self) -> FileSurvey:
        marked = read_done(self.done)
        findings = self.broken[:]
        for id, text in self.english.items():
            if id not in self.own:
                if id.endswith(f".{lexicon.SHORT}"):
                    continue  # where a name fits, it needs none
                findings.append(Finding("missing", id, text))
            elif id not in marked:
                findings.append(Finding("changed", id, f"not marked as done: {text}"))
            elif marked[id] != digest(text):
                findings.append(Finding("changed", id, f"English now: {text}"))
        for id in self.own:
            if id not in marked or marked[id] != digest(self.english.get(id, "")):
                findings += [Finding("suspicious", id, detail) for detail in self.remarks(id)]
        return FileSurvey(self.path, len(self.english), findings)

    def mark(self, ids: list[str]) -> int:
        """Remember that these (or all) have been translated from the present English; how many."""
        marked = read_done(self.done)
        wanted = [id for id in self.english if id in self.own and (not ids or id in ids)]
        new = {id: digest(self.english[id]) for id in wanted}
        kept = {id: new.get(id, marked.get(id, "")) for id in self.english if id in self.own}
        lines = [f"{id} {found}\n" for id, found in kept.items() if found]
        if lines or self.done.is_file():
            self.done.write_text("".join(lines), encoding="utf-8")
        return len(new)


def digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=4).hexdigest()


def read_done(file: Path) -> dict[str, str]:
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return {id: found for id, _, found in (line.rpartition(" ") for line in lines)}


# -- messages ------------------------------------------------------------------------------------------------------


class Used(Visitor):
    """The variables and messages that a pattern uses, its plurals, and its words."""

    def __init__(self, pattern: BaseNode) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.counted: list[tuple[str, set[str], str]] = []  # by which number, with which cases, and the default one
        self.letters = 0
        self.visit(pattern)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.letters += len(node.value)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        named = [v.key.value if isinstance(v.key, NumberLiteral) else v.key.name for v in node.variants]
        default = next(name for name, variant in zip(named, node.variants) if variant.default)
        if isinstance(node.selector, VariableReference) and {*named} & {*CATEGORIES[:-1]}:
            self.counted.append((node.selector.id.name, {*named}, default))
        before, longest = self.letters, 0
        for variant in node.variants:  # only one of them is shown
            self.letters = before
            self.visit(variant.value)
            longest = max(longest, self.letters)
        self.letters = longest
        self.visit(node.selector)


class Messages(TextFile):
    """A Fluent file."""

    def __init__(self, package: str, room: str, language: str) -> None:
        folder = path_of(package, room)
        self.language = language
        self.english_used: dict[str, Used] = {}
        self.own_used: dict[str, Used] = {}
        english, _ = read_messages(lexicon.text_of(package, room, ENGLISH), self.english_used)
        own, self.problems = read_messages(lexicon.text_of(package, room, language), self.own_used)
        super().__init__(folder / f"{language}.ftl", folder / f"{language}.done", english, own)
        self.broken = [Finding("broken", id, detail) for id, detail in self.problems]
        self.english_attributes, self.own_attributes = attributes_in(english), attributes_in(own)
        self.families: dict[tuple[str, frozenset[str]], set[str]] = {}  # with the attributes that some of them have
        for id in self.english_attributes:
            self.families.setdefault(self.family(id), set()).update(self.own_attributes.get(id, ()))

    def remarks(self, id: str) -> Iterator[str]:
        used, model = self.own_used[id], self.english_used.get(id)
        if model is None:
            if not id.startswith(HELPER) and id.partition(".")[0] not in self.english:
                yield "English has no such message"
            return
        for variable in sorted(used.variables - self.given(id)):
            yield f"${variable} is not among the values of the English message"
        for number, cases, default in used.counted:
            if lacking := plurals(self.language) - cases - {default}:
                yield f"${number} has no case for {', '.join(sorted(lacking))}: [{default}] is said"
        if self.own[id] == self.english[id] and SAME_WORDS.search(self.own[id]) and "->" not in self.own[id]:
            yield f"the same as English: {self.own[id]}"
        if used.letters > MANY_TIMES * model.letters and used.letters > model.letters + LETTERS_MORE:
            yield f"{used.letters} letters, {model.letters} in English"
        if lacking := self.families.get(self.family(id), set()) - self.own_attributes.get(id, set()):
            yield f"lacks .{', .'.join(sorted(lacking))}, which others like it have: a sentence may need it"

    def family(self, id: str) -> tuple[str, frozenset[str]]:
        """What stands for things of the same sort, as far as English tells: it has the same attributes there."""
        return id.partition("-")[0], frozenset(self.english_attributes.get(id, ()))

    def given(self, id: str) -> set[str]:
        """What a translation may name: the English values, and any other form of them ($place-in for $place-at)."""
        model = self.english_used[id]
        known = set(model.variables)
        for reference in model.references:
            known |= self.english_used[reference].variables if reference in self.english_used else set()
        stems = {stem for variable in known for stem in stems_of(variable)}
        return known | {one for one in self.own_used[id].variables if stems & set(stems_of(one))}


def attributes_in(texts: dict[str, str]) -> dict[str, set[str]]:
    """The attributes of the messages that have some."""
    found: dict[str, set[str]] = {}
    for id, _, attribute in (id.partition(".") for id in texts):
        if attribute and attribute != lexicon.SHORT:
            found.setdefault(id, set()).add(attribute)
    return found


def stems_of(variable: str) -> list[str]:
    parts = variable.split("-")
    return ["-".join(parts[:end]) for end in range(1, len(parts) + 1)]


def read_messages(text: str, used: dict[str, Used]) -> tuple[dict[str, str], list[tuple[str, str]]]:
    """The messages and attributes of a file, each on one line, and what can't be read; `used` learns what each uses."""
    found: dict[str, str] = {}
    problems: list[tuple[str, str]] = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            reason = "; ".join(note.message or note.code for note in entry.annotations)
            problems.append((f"line {line}", f"{reason}: {(entry.content or '').splitlines()[0]}"))
        if not isinstance(entry, Message):
            continue
        parts = [(entry.id.name, entry.value)] if entry.value else []
        parts += [(f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
        for id, pattern in parts:
            if id in found:
                problems.append((id, "is there twice"))
            assert pattern.span
            found[id], used[id] = " ".join(text[pattern.span.start : pattern.span.end].split()), Used(pattern)
    return found, problems


@cache
def plurals(language: str) -> set[str]:
    """The cases that a language has for whole numbers."""
    from babel import Locale

    rule = Locale.parse(language.replace("-", "_")).plural_form
    return {rule(n) for n in range(MANY_NUMBERS)}


# -- rules ---------------------------------------------------------------------------------------------------------


class Rules(TextFile):
    """The rules and rulings of a game."""

    def __init__(self, package: str, language: str) -> None:
        folder = Path(str(rulebook.rules_folder(package)))
        english = book_in(package, ENGLISH)
        own: dict[str, str] = {}
        book = book_in(package, language) if rules_texts(package, language) else None
        if book:
            own = {id: text for id, text in paragraphs_of(book).items() if id not in book.borrowed}
        super().__init__(folder / f"{language}.md", folder / f"{language}.done", paragraphs_of(english), own)
        self.broken = [Finding("broken", id, "English has no such id") for id in (book.unknown if book else [])]

    def remarks(self, id: str) -> Iterator[str]:
        english, own = self.english[id], self.own[id]
        cited, cites = set(MENTION.findall(english)), set(MENTION.findall(own))
        if cited != cites:
            yield f"cites {', '.join(sorted(cites)) or 'nothing'}, English {', '.join(sorted(cited)) or 'nothing'}"
        numbers, own_numbers = ({*NUMBER.findall(MENTION.sub("", text))} for text in (english, own))
        if numbers != own_numbers:
            yield f"has the numbers {', '.join(sorted(own_numbers))}, English {', '.join(sorted(numbers))}"
        if own == english and SAME_WORDS.search(own):
            yield f"the same as English: {own}"


def paragraphs_of(book: Rulebook) -> dict[str, str]:
    """Headings, what stands below them without an id, and paragraphs, in order."""
    found: dict[str, str] = {}
    for section in book.sections:
        found[section.id] = section.title
        if section.intro:
            found[intro_of(section.id)] = " ".join(" ".join(section.intro).split())
        found |= {id: " ".join(book.paragraph(id).split()) for id in section.ids}
    return found


# -- a language ----------------------------------------------------------------------------------------------------


def path_of(package: str, room: str) -> Path:
    """A folder of text files, as one can be written to."""
    return Path(str(lexicon.folder(package, room)))


def packages() -> list[str]:
    """All packages with texts: what all share, the pages, the games."""
    return [lexicon.SHARED, WEB, *(find_game(id).package for id in game_ids())]


def rooms(package: str) -> list[str]:
    return [room for room in ("texts", "lessons") if lexicon.text_of(package, room, ENGLISH)]


def files_of(language: str) -> list[TextFile]:
    """Every file that a language has, or ought to have."""
    found: list[TextFile] = []
    for package in packages():
        found += [Messages(package, room, language) for room in rooms(package)]
        if rules_texts(package, ENGLISH):
            found.append(Rules(package, language))
    return found


def known_languages() -> list[str]:
    """All languages that some file is there in, English first."""
    found = {language for package in packages() for language in lexicon.languages_in(package)}
    return sorted(found, key=lambda language: (language != ENGLISH, language))


def surveys(language: str) -> list[FileSurvey]:
    """What is to be done for a language, file by file."""
    checked(language)
    return [file.survey() for file in files_of(language)]


def mark_done(language: str, ids: list[str]) -> int:
    """Remember that these messages and paragraphs (or all) were translated from the present English; how many."""
    checked(language)
    files = files_of(language)
    unknown = [id for id in ids if not any(id in file.own for file in files)]
    if unknown:
        raise BadSetup(f"there is no translation of {', '.join(unknown)} into {language!r} yet")
    return sum(file.mark(ids) for file in files)


def checked(language: str) -> str:
    known = [one for one in known_languages() if one != ENGLISH]
    if language not in known:
        there = f"there are {', '.join(known)}; " if known else ""
        raise BadSetup(f"no language {language!r}; {there}`tablero texts --new {language}` begins one")
    return language


def begin(language: str) -> list[Path]:
    """Make the files of a new language: every message is there as a comment, to be replaced by its translation."""
    from babel import Locale, UnknownLocaleError

    if not re.fullmatch(r"[a-z]{2,3}(-[A-Z]{2})?", language):
        raise BadSetup(f"a language is named by its code, such as de or pt-BR, not {language!r}")
    try:
        name = str(Locale.parse(language.replace("-", "_")).get_display_name()).capitalize()
    except UnknownLocaleError:
        raise BadSetup(f"nothing is known of {language!r}: numbers and lists could not be written") from None
    made = []
    for package in packages():
        for room in rooms(package):
            path = path_of(package, room) / f"{language}.ftl"
            if path.exists():
                raise BadSetup(f"{path} is there already; `tablero texts --language {language}` says what it lacks")
            text = as_comments(lexicon.text_of(package, room, ENGLISH))
            if package == WEB:
                text = re.sub(r"^# language-name = .*$", f"language-name = {name}", text, flags=re.MULTILINE)
            path.write_text(text, encoding="utf-8")
            made.append(path)
    return made


def as_comments(text: str) -> str:
    """A Fluent file of which nothing is left but comments: headings, remarks, and the messages behind a `#`."""
    lines = [line if line.startswith("#") or not line.strip() else f"# {line}" for line in text.splitlines()]
    return "\n".join(lines) + "\n"
