"""The page about how a finished game was played, and the strip above the slider that shows its chances.

The page needs no script to be read, and asks for an analysis by a form. The script shows how far it is (analysis.js),
and puts the strip above the slider of the table page (course.js).
"""

from __future__ import annotations

from typing import Final

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from tablero.bots.review import BEST, DEPTHS, MARKS

from .assets import playable_game, seat_colour
from .chance_picture import chance_picture
from .page_texts import game_texts
from .request_context import RequestContext, field, off_the_loop, request_context
from .responses import AnalysisInfo
from .table_partials import TableRenderer
from .templates import Context, render

HEIGHT: Final = 240  # of the picture on the page
STRIP: Final = 96  # ... and above the slider
MOST_ROWS: Final = 16  # of the table
OFFERED: Final = ("player", "club", "expert")


async def analysis_page(request: Request) -> Response:
    """How the game was played: a page of its own; for the script, how far it is."""
    ctx = await request_context(request)
    told = await told_analysis(ctx)
    if ctx.wants_json():
        return JSONResponse({"status": told["status"], "percent": round(100 * told["share"])})
    return await analysis_answer(ctx, told)


async def told_analysis(ctx: RequestContext) -> AnalysisInfo:
    table = ctx.request.path_params["table"]
    return await ctx.services.tables.analysis(table, ctx.person.id, ctx.language)


async def analysis_answer(ctx: RequestContext, told: AnalysisInfo) -> Response:
    table = told["table"]
    snapshot = await ctx.services.tables.snapshot(table, ctx.person.id, ctx.language, picture="", screen=True)
    context = TableRenderer(ctx).base_context(snapshot) | page_context(ctx, told)
    return await off_the_loop(lambda: ctx.page("analysis.html", **context))


def page_context(ctx: RequestContext, told: AnalysisInfo) -> Context:
    game = playable_game(told["game"])
    texts = game_texts(game, ctx.language)
    marks = [BEST, *[mark for mark, _ in reversed(MARKS)]]
    return {
        "analysis": told,
        "percent": round(100 * told["share"]),
        "picture": Markup(drawn(ctx, told, HEIGHT)) if told["chances"] else "",  # drawn by us, every word escaped
        "colours": colours_of(told),
        "rows": table_rows(told),
        "marks": [(mark, texts.say(f"mark-{mark}")) for mark in marks],
        "levels": [(level, ctx.say(f"analysis-level-{level}")) for level in OFFERED if is_deeper(level, told)],
    }


def is_deeper(level: str, told: AnalysisInfo) -> bool:
    """Whether there is more to be found with a level than is known."""
    order = list(DEPTHS)
    return not told["marks"] or order.index(level) > order.index(told["level"])


def colours_of(told: AnalysisInfo) -> dict[str, str]:
    game = playable_game(told["game"])
    return {curve["id"]: seat_colour(game, curve["id"], curve["seat"]) for curve in told["chances"]}


def drawn(ctx: RequestContext, told: AnalysisInfo, height: int, shown: int = -1) -> str:
    return chance_picture(told, colours_of(told), ctx.say("analysis-chances"), height, shown)


def table_rows(told: AnalysisInfo) -> list[tuple[int, list[int]]]:
    """The curves as a table: every so many decisions, and the last one; in per cent."""
    last = told["decisions"]
    every = max(1, -(-last // MOST_ROWS))
    return [
        (n, [round(100 * curve["values"][n]) for curve in told["chances"]])
        for n in sorted({*range(0, last + 1, every), last})
        if told["chances"]
    ]


async def course(request: Request) -> Response:
    """What stands above the slider of a finished table, for its script."""
    ctx = await request_context(request)
    told = await told_analysis(ctx)
    given = request.query_params.get("at", "")
    shown = int(given) if given.isdecimal() and len(given) < 7 else told["decisions"]
    faults = [{"at": fault["at"], "mark": fault["mark"], "text": fault["sentence"]} for fault in told["faults"]]
    if not told["chances"]:
        return JSONResponse({"html": "", "faults": []})

    def written() -> Response:
        picture = Markup(drawn(ctx, told, STRIP, min(shown, told["decisions"])))
        html = render("partials/course.html", say=ctx.say, analysis=told, picture=picture)
        return JSONResponse({"html": html, "faults": faults})

    return await off_the_loop(written)


async def ask(request: Request) -> Response:
    """Have the decisions of a game looked at."""
    ctx = await request_context(request)
    fields = await ctx.form()
    table, tables = request.path_params["table"], ctx.services.tables
    await tables.analyses.ask(table, ctx.person.id, ctx.address, field(fields, "level", "player"), ctx.services.limiter)
    return ctx.redirect(f"/t/{table}/analysis")


async def stop(request: Request) -> Response:
    """Stop that."""
    ctx = await request_context(request)
    await ctx.form()
    table = request.path_params["table"]
    await ctx.services.tables.stop_analysis(table, ctx.person.id)
    return ctx.redirect(f"/t/{table}/analysis")
