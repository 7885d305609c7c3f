"""The rules of a game as a page with contents and search, and the same to be read beside a table.

They are long, and the same for everybody: written off the event loop, and kept.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from tablero.core.rulebook import MENTION, Rulebook, Section, intro_of, rulebook_for

from . import rendering
from .assets import playable_game
from .base_path import base_path, outside
from .page_texts import game_texts, page_texts
from .request_context import off_the_loop, request_context
from .templates import Context, render, rule_address

BOLD: Final = re.compile(r"\*\*(.+?)\*\*")
SLANTED: Final = re.compile(r"\*(.+?)\*")
LONGEST_QUERY: Final = 100
TEXTS_KEPT: Final = 64


def as_html(text: str, book: Rulebook) -> Markup:
    """A paragraph of the rules: bold, slanted, and with links where it mentions another one."""
    html = str(escape(text))
    html = SLANTED.sub(r"<em>\1</em>", BOLD.sub(r"<strong>\1</strong>", html))

    def linked(found: re.Match[str]) -> str:
        id = found[0]
        return (
            f'<a class="rule" href="{outside(rule_address(book.game, id))}" data-rule="{id}">{id}</a>'
            if book.has(id)
            else id
        )

    return Markup(MENTION.sub(linked, html))  # escaped above


def lang(book: Rulebook, id: str, reader: str) -> Markup:
    """The attribute that says so, if a part stands in another language than the page."""
    spoken = book.language_of(id)
    return Markup("") if spoken == reader else Markup(' lang="{}"').format(spoken)


class RulesText:
    """The rules of a game as a reader gets them: on a page, or beside a table."""

    def __init__(self, book: Rulebook, language: str) -> None:
        self.book = book
        self.language = language
        self.game = playable_game(book.game)
        self.texts = game_texts(self.game, language)

    def context(self, query: str) -> Context:
        """What the templates are told: all sections, or what is found."""
        return {
            "game": self.about(),
            "query": query,
            "found": [self.found(id) for id in self.book.search(query)] if query else [],
            "sections": [] if query else [self.section(section) for section in self.book.sections],
            "borrows": bool(self.book.borrowed) or self.book.language != self.language,
        }

    def about(self) -> Context:
        return {"id": self.game.id, "title": self.texts.title()}

    def lang(self, id: str) -> Markup:
        return lang(self.book, id, self.language)

    def html(self, text: str) -> Markup:
        return as_html(text, self.book)

    def section(self, section: Section) -> Context:
        return {
            "id": section.id,
            "title": section.title,
            "intro": [self.html(text) for text in section.intro],
            "paragraphs": [self.paragraph(id) for id in section.ids],
            "lang": self.lang(section.id),
            "intro_lang": self.lang(intro_of(section.id)),
        }

    def paragraph(self, id: str) -> Context:
        return {
            "id": id,
            "title": self.book.title(id),
            "html": self.html(self.book.paragraph(id)),
            "signs": [
                {"picture": Markup(picture), "name": self.texts.thing(thing)}  # drawn by us
                for thing, picture in rendering.signs(self.game).items()
                if self.game.rule_of(thing) == id
            ],
            "lang": self.lang(id),
        }

    def found(self, id: str) -> Context:
        """What a search tells of a paragraph, or of those without an id at the beginning of a section."""
        if id not in self.book.section_ids():
            return self.paragraph(id)
        intro = [self.html(text) for text in self.book.section(id).intro]
        return {
            "id": id,
            "title": self.book.title(id),
            "html": Markup("<br>").join(intro),
            "signs": [],
            "lang": self.lang(intro_of(id)),
        }


def query_of(request: Request) -> str:
    return " ".join(request.query_params.get("q", "")[:LONGEST_QUERY].split())


@lru_cache(maxsize=TEXTS_KEPT)
def rules_html(book: Rulebook, language: str, query: str, base: str) -> Markup:
    """The rules, or what is found there, for readers of a language, with addresses below `base`."""
    return render("partials/rules.html", say=page_texts(language), **RulesText(book, language).context(query))


async def rules_page(request: Request) -> Response:
    ctx = await request_context(request)
    query = query_of(request)

    def written() -> Response:
        book = rulebook_for(playable_game(request.path_params["game"]), ctx.language)
        about = RulesText(book, ctx.language).about()
        return ctx.page("rules.html", game=about, rules=rules_html(book, ctx.language, query, base_path()), shared=True)

    return await off_the_loop(written)


async def rules_text(request: Request) -> Response:
    """The same without the page around it, to be read beside a table; `at` is a rule that must be in it."""
    ctx = await request_context(request)
    book = rulebook_for(playable_game(request.path_params["game"]), ctx.language)
    asked = request.query_params.get("at", "")
    if asked:
        book.section(asked)  # or there is no such rule
        book = book.book_of(asked)
    query = query_of(request)
    return HTMLResponse(await off_the_loop(lambda: rules_html(book, ctx.language, query, base_path())))
