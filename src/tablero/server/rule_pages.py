"""The rules of a game as a page with search, and single paragraphs for the links at the table."""

from __future__ import annotations

import re
from typing import Final

from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from tablero.core.game import AnyGame
from tablero.core.rulebook import MENTION, Rulebook, intro_of, rulebook_for

from .assets import playable_game
from .page_texts import game_texts
from .request_context import RequestContext, request_context
from .templates import Context

BOLD: Final = re.compile(r"\*\*(.+?)\*\*")
SLANTED: Final = re.compile(r"\*(.+?)\*")
LONGEST_QUERY: Final = 100


def page_of(book: Rulebook, id: str) -> str:
    """Where a rule stands: with the game, or with the one that it is a variant of."""
    return f"/rules/{book.book_of(id).game}#{id}"


def as_html(text: str, book: Rulebook) -> Markup:
    """A paragraph of the rules: bold, slanted, and with links where it mentions another one."""
    html = str(escape(text))
    html = SLANTED.sub(r"<em>\1</em>", BOLD.sub(r"<strong>\1</strong>", html))

    def linked(found: re.Match[str]) -> str:
        id = found[0]
        return f'<a class="rule" href="{page_of(book, id)}" data-rule="{id}">{id}</a>' if book.has(id) else id

    return Markup(MENTION.sub(linked, html))  # escaped above


def paragraph(book: Rulebook, id: str, reader: str) -> Context:
    return {
        "id": id,
        "title": book.title(id),
        "html": as_html(book.paragraph(id), book),
        "lang": lang(book, id, reader),
    }


def lang(book: Rulebook, id: str, reader: str) -> Markup:
    """The attribute that says so, if a part stands in another language than the page."""
    spoken = book.language_of(id)
    return Markup("") if spoken == reader else Markup(' lang="{}"').format(spoken)


async def rules_page(request: Request) -> Response:
    ctx = await request_context(request)
    game = playable_game(request.path_params["game"])
    book = rulebook_for(game, ctx.language)
    query = " ".join(request.query_params.get("q", "")[:LONGEST_QUERY].split())
    sections = [
        {
            "id": section.id,
            "title": section.title,
            "intro": [as_html(text, book) for text in section.intro],
            "paragraphs": [paragraph(book, id, ctx.language) for id in section.ids],
            "lang": lang(book, section.id, ctx.language),
            "intro_lang": lang(book, intro_of(section.id), ctx.language),
        }
        for section in book.sections
    ]
    return ctx.page(
        "rules.html",
        game={"id": game.id, "title": game_texts(game, ctx.language).title()},
        query=query,
        found=[paragraph(book, id, ctx.language) for id in book.search(query)],
        sections=sections,
        borrows=bool(book.borrowed) or book.language != ctx.language,
        shared=True,
    )


async def rule_fragment(request: Request) -> Response:
    """One paragraph, to be opened in place; or all of a section."""
    ctx = await request_context(request)
    return HTMLResponse(fragment(ctx, playable_game(request.path_params["game"]), request.path_params["id"]))


def fragment(ctx: RequestContext, game: AnyGame, id: str) -> Markup:
    book = rulebook_for(game, ctx.language)
    parts = [
        Markup('<p{}><a class="rule" href="{}">{}</a> {}</p>').format(
            lang(book, one, ctx.language), page_of(book, one), one, as_html(book.paragraph(one), book)
        )
        for one in book.find(id)
    ]
    title_lang = lang(book, book.titled_by(id), ctx.language)
    return Markup("<h3{}>{}</h3>{}").format(title_lang, book.title(id), Markup("").join(parts))
