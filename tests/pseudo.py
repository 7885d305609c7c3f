"""A language that nobody speaks: English with an accent on every letter. What is shown without is not from the files.

So tests can see whether every word on the way to a reader is one that can be translated, whichever languages there are.
It is called `eo`, a code that number and list formats know. `spoken_everywhere` makes it known for a while; nothing is
written beside the sources.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from html.parser import HTMLParser
from importlib.resources.abc import Traversable
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Placeable, StringLiteral, TextElement
from fluent.syntax.visitor import Visitor

from tablero.core import rulebook
from tablero.core.registry import find_game, game_ids
from tablero.server import assets, page_texts
from tablero.texts import lexicon, speech

LANGUAGE = "eo"
PLAIN = "abcdefghijklmnopqrstuvwxyz"
ACCENTED = "áƀćđéƒǵħíĵķĺḿńóṕɋŕśťúṽẃẋýź"
TABLE = str.maketrans(PLAIN + PLAIN.upper(), ACCENTED + ACCENTED.upper())
RULE_IDS = re.compile(r"(\b[A-Z]{2,}-(?:R?\d[\w.]*|card-[\w-]+))")
LEAK = re.compile(r"(?!\bkaj\b)\b[A-Za-z]{3,}")  # kaj: "and", as lists have it


def accented(text: str) -> str:
    return text.translate(TABLE)


class Accents(Visitor):
    """Puts them on all that is shown of a message."""

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        node.value = accented(node.value)

    def visit_Placeable(self, node: Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, StringLiteral):
            node.expression.value = accented(node.expression.value)
        self.generic_visit(node)


@cache
def accented_messages(text: str) -> str:
    resource = FluentParser(with_spans=False).parse(text)
    Accents().visit(resource)
    return FluentSerializer().serialize(resource)


@cache
def accented_rules(text: str) -> str:
    parts = RULE_IDS.split(text)
    return "".join(part if place % 2 else accented(part) for place, part in enumerate(parts))


@contextmanager
def spoken_everywhere(folder: Path) -> Iterator[str]:
    """All games and pages speak it besides the languages that they have, from files in `folder`."""
    packages = ["tablero", "tablero.web", *(find_game(id).package for id in game_ids())]
    texts_folder, rules_folder = lexicon.folder, rulebook.rules_folder
    for package in packages:
        for room in ("texts", "lessons"):
            accent(texts_folder(package, room), folder / package / room, {"en.ftl": f"{LANGUAGE}.ftl"})
        rules = {"en.md": f"{LANGUAGE}.md", "rulings.md": f"rulings.{LANGUAGE}.md"}
        accent(rules_folder(package), folder / package / "rules", rules)
    lexicon.folder = lambda package, room="texts": folder / package / room
    rulebook.rules_folder = lambda package: folder / package / "rules"
    forget()
    try:
        yield LANGUAGE
    finally:
        lexicon.folder, rulebook.rules_folder = texts_folder, rules_folder
        forget()


def accent(source: Traversable, target: Path, translated: dict[str, str]) -> None:
    """Copy a folder of texts, and add what each English file is with accents."""
    for file in source.iterdir() if source.is_dir() else ():
        if file.name.endswith((".ftl", ".md")):
            target.mkdir(parents=True, exist_ok=True)
            text = file.read_text(encoding="utf-8")
            (target / file.name).write_text(text, encoding="utf-8")
            if file.name in translated:
                translate = accented_messages if file.name.endswith(".ftl") else accented_rules
                (target / translated[file.name]).write_text(translate(text), encoding="utf-8")


def forget() -> None:
    """Let everything that was read be read again."""
    for remembered in (
        lexicon.resource_of,
        lexicon.lexicon_for,
        speech._texts_for,
        rulebook.rulebook,
        page_texts.languages,
        page_texts.language_names,
        page_texts.page_texts,
        page_texts.spoken,
        assets.sample_picture,
    ):
        remembered.cache_clear()


# -- what a page shows ---------------------------------------------------------------------------------------------

VOID = {"meta", "link", "input", "img", "br", "hr", "path", "circle", "rect", "use"}
NOT_WORDS = {
    "script",
    "style",
    "code",
    "kbd",
    "pre",
    "template",
    "textarea",
}  # commands, keys and addresses are no language
SHOWN = {"aria-label", "title", "alt", "placeholder", "data-warning", "data-more", "data-label"}


class Shown(HTMLParser):
    """All that a page shows or has read aloud in its own language; what stands in another says so and is left out."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.language = ""
        self.open: list[tuple[str, bool]] = []  # the elements we are in, and whether they are left out
        self.texts: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "html":
            self.language = given["lang"] or ""
        foreign = "lang" in given and given["lang"] != self.language
        out = foreign or tag in NOT_WORDS or given.get("class") == "rule" or (bool(self.open) and self.open[-1][1])
        if not out:
            self.texts += [value for name, value in attrs if name in SHOWN and value]
            if tag == "meta" and given.get("name") == "description":
                self.texts.append(given["content"] or "")
        if tag not in VOID:
            self.open.append((tag, out))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        while any(name == tag for name, _ in self.open) and self.open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        if self.open and not self.open[-1][1] and data.strip():
            self.texts.append(" ".join(data.split()))


def plain_words(html: str) -> list[str]:
    """What a page shows in plain letters although all its words have accents."""
    return [text for text in Shown(html).texts if LEAK.search(RULE_IDS.sub("", text))]
