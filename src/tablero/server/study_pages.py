"""The page of a study, its list, and everything a form there can do.

Each form works without the script too: it is a plain POST that comes back to the page. The script asks for JSON, and
gets the parts of the page that the answer has changed.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from tablero.core.errors import TableroError
from tablero.core.game import AnyGame
from tablero.core.match import Match, new_match
from tablero.core.written import match_of

from .assets import playable, playable_game
from .error_handlers import error_status, error_text
from .page_texts import game_texts
from .refusal import Refused
from .request_context import Fields, RequestContext, field, off_the_loop, request_context
from .studies import Studies, TablePosition
from .study_partials import KEYBOARD, StudyRenderer, study_address
from .study_responses import StudySnapshot
from .study_snapshot import StudyQuery
from .table_pages import SCRIPT_WORDS, form_int, guide_context, picture_for
from .table_partials import rule_mark
from .templates import render

StudyFormHandler = Callable[[RequestContext, Studies, str, Fields], Awaitable[str]]


# -- the page ----------------------------------------------------------------------------------------------------


def query_for(ctx: RequestContext, node: int) -> StudyQuery:
    seat = ctx.request.query_params.get("seat", "")
    wanted = form_int(seat) if seat else None
    return StudyQuery(node=node, language=ctx.language, seat=wanted, picture=picture_for(ctx.request))


async def study_page(request: Request) -> Response:
    """A study at a node: a page of its own, or its parts for the script."""
    ctx = await request_context(request)
    study, node = request.path_params["study"], request.path_params.get("node", 0)
    return await (parts_answer(ctx, study, node) if ctx.wants_json() else render_study(ctx, study, node))


async def parts_answer(ctx: RequestContext, study: str, node: int) -> Response:
    """The parts of the page at a node; the tree only for whoever has not the latest."""
    snapshot = await ctx.services.tables.studies.snapshot(study, ctx.person.id, query_for(ctx, node))
    has_tree = ctx.request.query_params.get("seq", "") == str(snapshot["study"]["seq"])
    return await off_the_loop(lambda: JSONResponse(told_parts(ctx, snapshot, not has_tree)))


def told_parts(
    ctx: RequestContext, snapshot: StudySnapshot, with_tree: bool, draft: str | None = None
) -> dict[str, Any]:
    nodes = {one["n"]: one for one in snapshot["tree"]}
    node = snapshot["node"]
    tried = [one["n"] for one in snapshot["tree"] if one["parent"] == node["parent"]]
    return {
        "node": node["n"],
        "seq": snapshot["study"]["seq"],
        "title": page_title(ctx, snapshot),
        "back": node["parent"] if node["parent"] in nodes else None,
        "forward": snapshot["next"][0] if snapshot["next"] else None,
        "beside": tried,
        "moves": snapshot["moves"],
        "parts": StudyRenderer(ctx).partials(snapshot, with_tree, draft),
    }


def page_title(ctx: RequestContext, snapshot: StudySnapshot) -> str:
    return ctx.say("study-page-title", title=snapshot["study"]["title"] or snapshot["study"]["game_title"])


async def render_study(
    ctx: RequestContext, study: str, node: int, problem: str = "", status: int = 200, draft: str | None = None
) -> Response:
    snapshot = await ctx.services.tables.studies.snapshot(study, ctx.person.id, query_for(ctx, node))
    return await off_the_loop(lambda: written_page(ctx, snapshot, problem, status, draft))


def written_page(
    ctx: RequestContext, snapshot: StudySnapshot, problem: str, status: int, draft: str | None
) -> Response:
    renderer = StudyRenderer(ctx)
    told = told_parts(ctx, snapshot, True, draft)
    context = renderer.base_context(snapshot) | {
        "title": told["title"],
        "parts": told["parts"],
        "told": told,
        "words": msgspec.json.encode({word: ctx.say(f"script-{word}") for word in SCRIPT_WORDS}).decode(),
        "keyboard": KEYBOARD,
        "guide": guide_context(ctx, playable_game(snapshot["study"]["game"])),
        "problem": problem,
    }
    return ctx.page("study.html", status, **context)


async def my_studies(request: Request) -> Response:
    """Somebody's own studies."""
    ctx = await request_context(request)
    found = await ctx.services.tables.studies.listing(ctx.person.id)
    studies = []
    for one in found:
        title = game_texts(playable_game(one["game"]), ctx.language).title()
        studies.append({**one, "game_title": title, "when": ctx.time_ago(one["updated"])})
    games = [(id, game_texts(playable_game(id), ctx.language).title()) for id in playable()]
    return ctx.page("studies.html", studies=studies, games=games, here="tables")


async def thing(request: Request) -> Response:
    """What a thing on the board is, for the panel of whoever points at it."""
    ctx = await request_context(request)
    node = form_int(request.query_params.get("node", "0"))
    study, id = request.path_params["study"], request.path_params["id"]
    told = await ctx.services.tables.studies.thing(study, ctx.person.id, query_for(ctx, node), id)
    html = render(
        "partials/thing.html", say=ctx.say, rule_mark=lambda rule: rule_mark(ctx.say, told["game"], rule), thing=told
    )
    return JSONResponse({"text": told["text"], "html": html})


# -- what forms do -----------------------------------------------------------------------------------------------


async def create(request: Request) -> Response:
    """Open a study from a position of a table, from one that is given as text, or from the beginning of a game."""
    ctx = await request_context(request)
    fields = await ctx.form("create")
    at, seat, game, text = (field(fields, name) for name in ("at", "seat", "game", "text"))
    source: TablePosition | Match
    if text:
        source = await off_the_loop(lambda: match_of(text, secrets.token_bytes(16)))
    elif game:
        source = beginning(playable_game(game))
    else:
        source = TablePosition(field(fields, "table"), form_int(at) if at else None, form_int(seat) if seat else None)
    opened = await ctx.services.tables.studies.open(ctx.person.id, source, field(fields, "title"))
    return ctx.redirect(opened.path)


def beginning(game: AnyGame) -> Match:
    """A new game at its first question."""
    return new_match(game, game.usual_players(), seed=secrets.token_bytes(16), journal=False)


async def answer(ctx: RequestContext, studies: Studies, study: str, fields: Fields) -> str:
    node, seat = form_int(field(fields, "node")), form_int(field(fields, "seat"))
    again = field(fields, "again") == "yes"
    to = await studies.answer(study, ctx.person.id, node, seat, field(fields, "option"), again)
    return study_address(study, to)


async def go_on(ctx: RequestContext, studies: Studies, study: str, fields: Fields) -> str:
    return study_address(study, await studies.go_on(study, ctx.person.id, form_int(field(fields, "node"))))


async def comment(ctx: RequestContext, studies: Studies, study: str, fields: Fields) -> str:
    node, edited = form_int(field(fields, "node")), form_int(field(fields, "edited"))
    await studies.comment(study, ctx.person.id, node, field(fields, "text"), edited)
    return study_address(study, node)


async def mark(ctx: RequestContext, studies: Studies, study: str, fields: Fields) -> str:
    node = form_int(field(fields, "node"))
    await studies.mark(study, ctx.person.id, node, field(fields, "thing"), field(fields, "wanted") == "yes")
    return study_address(study, node)


async def promote(ctx: RequestContext, studies: Studies, study: str, fields: Fields) -> str:
    node = form_int(field(fields, "node"))
    await studies.promote(study, ctx.person.id, node)
    return study_address(study, node)


async def delete_line(ctx: RequestContext, studies: Studies, study: str, fields: Fields) -> str:
    node, seq = form_int(field(fields, "node")), form_int(field(fields, "seq"))
    return study_address(study, await studies.delete_line(study, ctx.person.id, node, seq))


async def share(ctx: RequestContext, studies: Studies, study: str, fields: Fields) -> str:
    await studies.share(study, ctx.person.id, field(fields, "access"))
    return study_address(study, form_int(field(fields, "node", "0")))


async def rename(ctx: RequestContext, studies: Studies, study: str, fields: Fields) -> str:
    await studies.rename(study, ctx.person.id, field(fields, "title"))
    return study_address(study, form_int(field(fields, "node", "0")))


async def copy(ctx: RequestContext, studies: Studies, study: str, fields: Fields) -> str:
    ctx.take("create")
    anew = field(fields, "anew") == "yes"
    opened = await studies.copy(study, ctx.person.id, anew)
    return study_address(opened.id, 0 if anew else form_int(field(fields, "node", "0")))


async def delete(ctx: RequestContext, studies: Studies, study: str, fields: Fields) -> str:
    await studies.delete(study, ctx.person.id)
    return "/studies"


FORM_HANDLERS: dict[str, StudyFormHandler] = {
    "answer": answer,
    "go-on": go_on,
    "comment": comment,
    "mark": mark,
    "promote": promote,
    "delete-line": delete_line,
    "share": share,
    "rename": rename,
    "copy": copy,
    "delete": delete,
}


async def submit(request: Request) -> Response:
    """Do what a form of a study says, and come back to the page."""
    ctx = await request_context(request)
    study = request.path_params["study"]
    fields = await ctx.form()
    handler = FORM_HANDLERS.get(request.path_params["verb"])
    try:
        if handler is None:
            raise Refused("unknown", "there is no such thing to do with a study")
        path = await handler(ctx, ctx.services.tables.studies, study, fields)
    except TableroError as error:
        if ctx.wants_json() or (isinstance(error, Refused) and error.code in ("unknown", "not-stored", "unsure")):
            raise
        node = field(fields, "node", "0")
        shown = int(node) if node.isdecimal() and len(node) < 10 else 0
        draft = field(fields, "text") if isinstance(error, Refused) and error.code == "changed" else None
        return await render_study(ctx, study, shown, error_text(ctx.say, error), error_status(error), draft or None)
    own = study_address(study, 0)
    if ctx.wants_json() and (path == own or path.startswith(f"{own}/")):
        return await parts_answer(ctx, study, int(path.removeprefix(own).removeprefix("/") or 0))
    return JSONResponse({"path": path}) if ctx.wants_json() else ctx.redirect(path)
