"""The table page, its replay and downloads, and everything a form at the table can do.

Each form works without the script too: it is a plain POST that comes back to the page. What was refused is said on the
page, with nothing changed. The script asks for JSON where it needs an answer.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from tablero.bots import DEFAULT_LEVEL
from tablero.core.errors import TableroError
from tablero.core.game import AnyGame

from . import rendering
from .assets import playable, playable_game, seat_colour
from .base_path import outside
from .chat import TABLE
from .curve_picture import curve_picture, table_rows
from .error_handlers import error_status, error_text
from .lobby_pages import door_page
from .page_texts import game_texts
from .refusal import Refused
from .request_context import YEAR, Fields, RequestContext, field, off_the_loop, request_context
from .responses import Snapshot
from .table_partials import KEYBOARD, TableRenderer, is_viewers_turn, rule_mark, standing, study_seats, title_of
from .tables import Tables
from .templates import Context, render
from .time_source import now

FormHandler = Callable[[RequestContext, Tables, str, Fields], Awaitable[str]]
MOST_LINES = 400
VISITED = "visited"  # the cookie with the games that this browser has shown
SCRIPT_WORDS = ("offline", "unsent", "slow", "gone", "close", "copied")


# -- the page ----------------------------------------------------------------------------------------------------


def page_title(ctx: RequestContext, snapshot: Snapshot) -> str:
    """What the browser's tab says: marked when it is the viewer's turn."""
    id = "title-your-turn" if is_viewers_turn(snapshot) else "title-table"
    return ctx.say(id, table=title_of(snapshot["table"]))


def picture_for(request: Any) -> str:
    """The shape of the board: as the script asks, or as the browser seems to be."""
    if "tall" in request.query_params:
        return "tall" if request.query_params["tall"] else "wide"
    return "tall" if "Mobi" in request.headers.get("user-agent", "") else "wide"


def seat_at_screen(request: Any) -> int | None:
    """The seat whose player says to sit at the screen, where several share it."""
    error_text = request.query_params.get("here", "")
    return int(error_text) if error_text.isdecimal() and len(error_text) < 4 else None


def return_query(request: Any) -> str:
    """What is added to an address to come back as the same player of a shared screen."""
    here = seat_at_screen(request)
    return f"?here={here}" if here is not None else ""


async def table_page(request: Request) -> Response:
    ctx = await request_context(request)
    table = request.path_params["table"]
    try:
        return await render_table_page(ctx, table)
    except Refused as error:
        if error.code not in ("unknown", "no-watching"):
            raise
        with suppress(Refused):  # nor may this person sit down there
            return await door_page(ctx, table)
        raise


async def render_table_page(
    ctx: RequestContext,
    table: str,
    at: int | None = None,
    problem: str = "",
    status: int = 200,
    step: int | None = None,
    doubted: str = "",
) -> Response:
    snapshot = await page_snapshot(ctx, table, at, step)
    return await off_the_loop(lambda: written_page(ctx, snapshot, at, problem, status, step, doubted))


def written_page(
    ctx: RequestContext,
    snapshot: Snapshot,
    at: int | None,
    problem: str,
    status: int,
    step: int | None,
    doubted: str = "",
) -> Response:
    renderer = TableRenderer(ctx)
    renderer.doubted = doubted
    count = snapshot["table"]["count"]
    context = renderer.base_context(snapshot) | {
        "title": page_title(ctx, snapshot),
        "parts": renderer.partials(snapshot),
        "journal": renderer.journal(snapshot),
        "earlier": snapshot["journal"][0]["n"] if snapshot["journal"] else 0,
        "words": msgspec.json.encode({word: ctx.say(f"script-{word}") for word in SCRIPT_WORDS}).decode(),
        "keyboard": KEYBOARD,
        "guide": guide_context(ctx, playable_game(snapshot["table"]["game"])),
        "first_tab": first_tab(ctx, snapshot),
        "seq": snapshot["seq"],
        "now": now(),
        "mine": is_viewers_turn(snapshot),
        "pass_to": pass_to(snapshot),
        "past": at is not None or step is not None,
        "shown": count if at is None else at,
        "count": count,
        "problem": problem,
    }
    response = ctx.page("table.html", status, **context)
    remember_visit(ctx, response, snapshot["table"]["game"])
    return response


def first_tab(ctx: RequestContext, snapshot: Snapshot) -> str:
    """The guide at the first visit, but for a lesson, which tells what the guide says."""
    table = snapshot["table"]
    return "guide" if is_first_visit(ctx, table["game"]) and not table["lesson"] else "journal"


def is_first_visit(ctx: RequestContext, game: str) -> bool:
    """Whether this browser has not yet shown a table of this game: then its guide is open."""
    return game not in ctx.request.cookies.get(VISITED, "").split(".")


def remember_visit(ctx: RequestContext, response: Response, game: str) -> None:
    if is_first_visit(ctx, game):
        visited = [id for id in ctx.request.cookies.get(VISITED, "").split(".") if id in playable()]
        ctx.set_cookie(response, VISITED, ".".join([*visited, game]), YEAR)


async def guide(request: Request) -> Response:
    """A game on one page."""
    ctx = await request_context(request)
    game = playable_game(request.path_params["game"])
    about = {"id": game.id, "title": game_texts(game, ctx.language).title()}

    def mark(rule: str) -> Markup:
        return rule_mark(ctx.say, game.id, rule)

    return ctx.page("guide.html", game=about, guide=guide_context(ctx, game), rule_mark=mark, shared=True)


def guide_context(ctx: RequestContext, game: AnyGame) -> Context:
    found = rendering.guide(game, game_texts(game, ctx.language))
    drawn = [{**sign, "picture": Markup(sign["picture"])} for sign in found["signs"]]  # drawn by us
    return {**found, "signs": drawn}


async def page_snapshot(ctx: RequestContext, table: str, at: int | None, step: int | None) -> Snapshot:
    """The table as it stands, after `at` decisions, or at a step of what happened."""
    user, picture, here = ctx.person.id, picture_for(ctx.request), seat_at_screen(ctx.request)
    return await ctx.services.tables.snapshot(table, user, ctx.language, at, here, picture, step=step, screen=True)


def pass_to(snapshot: Snapshot) -> dict[str, int | str]:
    """The seat to whose player the screen is to be passed; without a name if it stays where it is."""
    named = [seat for seat in snapshot["seats"] if seat["seat"] == snapshot["you"]["pass_to"]]
    return {"seat": named[0]["seat"], "name": named[0]["name"]} if named else {"seat": "", "name": ""}


async def replay(request: Request) -> Response:
    """An earlier position, as the viewer may see it: a page of its own, or its parts for the script."""
    ctx = await request_context(request)
    table, at = request.path_params["table"], request.path_params["at"]
    if not ctx.wants_json():
        return await render_table_page(ctx, table, at)
    snapshot = await page_snapshot(ctx, table, at, None)
    renderer = TableRenderer(ctx)

    def written() -> Response:
        parts = past_partials(renderer, snapshot) | {"lines": renderer.journal(snapshot)}
        return JSONResponse({"at": at, "parts": parts})

    return await off_the_loop(written)


async def step(request: Request) -> Response:
    """A step of what happened since the viewer last decided: a page of its own, or its parts for the script."""
    ctx = await request_context(request)
    table, number = request.path_params["table"], request.path_params["step"]
    if not ctx.wants_json():
        return await render_table_page(ctx, table, step=number)
    snapshot = await page_snapshot(ctx, table, None, number)
    return await off_the_loop(lambda: JSONResponse({"parts": past_partials(TableRenderer(ctx), snapshot)}))


async def thing(request: Request) -> Response:
    """What a thing on the board is, for the panel of whoever points at it."""
    ctx = await request_context(request)
    table, id = request.path_params["table"], request.path_params["id"]
    at, step = (
        form_int(request.query_params[name]) if name in request.query_params else None for name in ("at", "step")
    )
    tables, here = ctx.services.tables, seat_at_screen(request)
    told = await tables.thing(table, ctx.person.id, id, ctx.language, at, here, step)

    def mark(rule: str) -> Markup:
        return rule_mark(ctx.say, told["game"], rule)

    html = render("partials/thing.html", say=ctx.say, rule_mark=mark, thing=told)
    return JSONResponse({"text": told["text"], "html": html})


def past_partials(renderer: TableRenderer, snapshot: Snapshot) -> dict[str, str]:
    parts = renderer.partials(snapshot)
    return {name: parts[name] for name in ("board", "prompt", "seats", "cards", "overview")}


async def journal(request: Request) -> Response:
    """Earlier lines of the journal: a page of its own, or the lines for the script."""
    ctx = await request_context(request)
    table, tables = request.path_params["table"], ctx.services.tables
    before = form_int(request.query_params.get("before", "999999999"))
    user, language, here = ctx.person.id, ctx.language, seat_at_screen(request)
    snapshot = await tables.snapshot(table, user, language, seat=here, picture="", screen=True)
    snapshot["journal"] = await tables.journal(table, user, language, before, MOST_LINES, here, True)
    renderer = TableRenderer(ctx)
    lines = renderer.journal(snapshot)
    earlier = snapshot["journal"][0]["n"] if snapshot["journal"] else 0
    if ctx.wants_json():
        return JSONResponse({"html": lines, "earlier": earlier})
    return ctx.page("journal.html", **renderer.base_context(snapshot), lines=lines, earlier=earlier)


async def why(request: Request) -> Response:
    """Why a place or card is not offered: for the script, which shows it beside the thing that was pointed at."""
    ctx = await request_context(request)
    table, option = request.path_params["table"], request.path_params["option"]
    seat = seat_at_screen(request)
    reason = await ctx.services.tables.why_not(table, ctx.person.id, option, ctx.language, seat, screen=True)
    return JSONResponse(reason)


async def motives(request: Request) -> Response:
    """Why the bots did what they did: a page of its own, or a part of the prompt for the script."""
    ctx = await request_context(request)
    ctx.take("hint")
    table, tables, here = request.path_params["table"], ctx.services.tables, seat_at_screen(request)
    told = await tables.motives(table, ctx.person.id, ctx.language, here, screen=True)
    base = TableRenderer(ctx).base_context(await tables.snapshot(table, ctx.person.id, ctx.language, picture=""))
    if ctx.wants_json():
        return JSONResponse({"html": render("partials/motives.html", **base, **told)})
    return ctx.page("motives.html", **base, **told)


async def record(request: Request) -> Response:
    """The record of a finished game, or the public header of a running one, as a file."""
    ctx = await request_context(request)
    table = request.path_params["table"]
    data = await ctx.services.tables.record(table, ctx.person.id)
    name = f"{data['game']}-{table}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(msgspec.json.encode(data) + b"\n", media_type="application/json", headers=headers)


async def story(request: Request) -> Response:
    """How a finished game went: a page of its own, which needs no script."""
    ctx = await request_context(request)
    table = request.path_params["table"]
    told = await ctx.services.tables.story(table, ctx.person.id, ctx.language)
    snapshot = await ctx.services.tables.snapshot(table, ctx.person.id, ctx.language, picture="", screen=True)
    game = playable_game(told["game"])
    colours = {curve["party"]: seat_colour(game, curve["party"], n) for n, curve in enumerate(told["curves"])}
    context = TableRenderer(ctx).base_context(snapshot) | {
        "story": told,
        "standing": standing(snapshot),
        "study_seats": study_seats(snapshot),
        "colours": colours,
        "seated": bool(snapshot["you"]["seats"]),
        "picture": Markup(curve_picture(told, colours)) if told["curves"] else "",  # drawn by us, every word escaped
        "curve_rows": table_rows(told["curves"]) if told["curves"] else [],
    }
    return ctx.page("story.html", **context)


# -- what forms do -----------------------------------------------------------------------------------------------


def form_int(text: str) -> int:
    """A number out of a form."""
    if not text.isdecimal() or len(text) > 9:
        raise Refused("illegal", f"this should be a number, not {text[:20]!r}")
    return int(text)


async def answer(ctx: RequestContext, tables: Tables, table: str, fields: Fields) -> str:
    seat, seq = form_int(field(fields, "seat")), form_int(field(fields, "seq"))
    await tables.answer(table, ctx.person.id, seat, seq, field(fields, "option"), field(fields, "key"))
    return ""


async def undo(ctx: RequestContext, tables: Tables, table: str, fields: Fields) -> str:
    await tables.undo(table, ctx.person.id, form_int(field(fields, "seat")), field(fields, "key"))
    return ""


async def chat(ctx: RequestContext, tables: Tables, table: str, fields: Fields) -> str:
    ctx.take("chat")
    await tables.say(table, ctx.person.id, field(fields, "text"), field(fields, "channel", TABLE))
    return ""


async def name_card(ctx: RequestContext, tables: Tables, table: str, fields: Fields) -> str:
    """Say which card comes next at the real table that this one runs beside."""
    ctx.take("create")
    await tables.name_card(table, ctx.person.id, field(fields, "where"), field(fields, "card"))
    return ""


async def name_dice(ctx: RequestContext, tables: Tables, table: str, fields: Fields) -> str:
    """Say what was rolled there."""
    ctx.take("create")
    await tables.name_dice(table, ctx.person.id, field(fields, "dice"))
    return ""


async def react(ctx: RequestContext, tables: Tables, table: str, fields: Fields) -> str:
    """Give a sign to a line of the talk, or take it back: `line.sign`."""
    ctx.services.limiter.take("chat", ctx.person.id)
    line, _, sign = field(fields, "react").partition(".")
    await tables.react(table, ctx.person.id, line, sign)
    return ""


async def order(ctx: RequestContext, tables: Tables, table: str, fields: Fields) -> str:
    """Lay down an answer in advance: `seat|order`."""
    seat, _, id = field(fields, "order").partition("|")
    await tables.lay_order(table, ctx.person.id, form_int(seat), id)
    return ""


async def withdraw(ctx: RequestContext, tables: Tables, table: str, fields: Fields) -> str:
    await tables.withdraw_order(table, ctx.person.id, form_int(field(fields, "id")))
    return ""


async def note(ctx: RequestContext, tables: Tables, table: str, fields: Fields) -> str:
    await tables.write_note(table, ctx.person.id, field(fields, "text").replace("\r\n", "\n"))
    return ""


async def hurry(ctx: RequestContext, tables: Tables, table: str, fields: Fields) -> str:
    await tables.hurry(table, ctx.person.id)
    return ""


async def hint(ctx: RequestContext, tables: Tables, table: str, fields: Fields) -> str:
    """Ask a bot; without the script, the page comes back when it has thought."""
    ctx.take("hint")
    seat = form_int(field(fields, "seat"))
    wanted = await tables.hint(table, ctx.person.id, seat, field(fields, "bot"))
    if not ctx.wants_json():
        await tables.hints.wait(wanted)
    return ""


async def enough(ctx: RequestContext, tables: Tables, table: str, fields: Fields) -> str:
    tables.hints.hurry(table, ctx.person.id, form_int(field(fields, "seat")))
    return ""


async def hints(ctx: RequestContext, tables: Tables, table: str, fields: Fields) -> str:
    await tables.set_hints(table, ctx.person.id, field(fields, "hints"))
    return ""


async def rename(ctx: RequestContext, tables: Tables, table: str, fields: Fields) -> str:
    await tables.rename(table, ctx.person.id, field(fields, "title"))
    return ""


async def close(ctx: RequestContext, tables: Tables, table: str, fields: Fields) -> str:
    await tables.close(table, ctx.person.id)
    return ""


async def withdraw_game(ctx: RequestContext, tables: Tables, table: str, fields: Fields) -> str:
    await tables.withdraw(table, ctx.person.id)
    return ""


async def rewind(ctx: RequestContext, tables: Tables, table: str, fields: Fields) -> str:
    await tables.propose_rewind(table, ctx.person.id, form_int(field(fields, "to")))
    return ""


async def consent(ctx: RequestContext, tables: Tables, table: str, fields: Fields) -> str:
    await tables.consent(table, ctx.person.id, field(fields, "yes") == "yes")
    return ""


async def change_seat(ctx: RequestContext, tables: Tables, table: str, fields: Fields) -> str:
    """Hand a seat to a bot, take it back, sit down or leave, remove or mute somebody; or invite: that gives a link."""
    seat, action = ctx.request.path_params["seat"], ctx.request.path_params["action"]
    user = ctx.person.id
    if action == "invite":
        return await tables.invite(table, user, seat)
    if action == "bot":
        await tables.hand_over(table, user, seat, field(fields, "bot", DEFAULT_LEVEL))
    elif action == "back":
        await tables.take_back(table, user, seat)
    elif action == "sit":
        await tables.sit(table, user, seat)
    elif action == "leave":
        await tables.leave(table, user, seat)
        return "/lobby"
    elif action == "remove":
        await tables.remove(table, user, seat)
    elif action in ("mute", "unmute"):
        await tables.mute(table, user, seat, action == "mute")
    else:
        raise Refused("unknown", "a seat can be given to a bot, taken back, sat on, left, or offered by a link")
    return ""


async def again(ctx: RequestContext, tables: Tables, table: str, fields: Fields) -> str:
    """Open the next game of the same people, and tell them where it is."""
    ctx.take("create")
    new = await tables.again(table, ctx.person.id)
    tables.bot_scheduler.came_from(new, ctx.address)
    await tables.say(table, ctx.person.id, ctx.say("story-again-said", address=outside(f"/t/{new}")))
    return f"/t/{new}"


FORM_HANDLERS: dict[str, FormHandler] = {
    "answer": answer,
    "undo": undo,
    "chat": chat,
    "react": react,
    "order": order,
    "withdraw": withdraw,
    "note": note,
    "hurry": hurry,
    "hint": hint,
    "enough": enough,
    "hints": hints,
    "rename": rename,
    "close": close,
    "withdraw-game": withdraw_game,
    "rewind": rewind,
    "consent": consent,
    "again": again,
    "card": name_card,
    "dice": name_dice,
}


async def submit(request: Request) -> Response:
    """Do what a form at the table says, and come back to the page."""
    ctx = await request_context(request)
    table = request.path_params["table"]
    fields = await ctx.form()
    if request.path_params.get("verb") == "doubt":  # an answer that deserves a second look, sent without the script
        return await render_table_page(ctx, table, doubted=field(fields, "option"))
    handler = change_seat if "action" in request.path_params else FORM_HANDLERS.get(request.path_params["verb"])
    try:
        if handler is None:
            raise Refused("unknown", "there is no such thing to do at a table")
        link = await handler(ctx, ctx.services.tables, table, fields)
    except TableroError as error:
        return await render_error(ctx, table, error)
    if link.startswith("/"):
        return ctx.redirect(link)
    if link:
        return invite_page(ctx, table, link)
    return JSONResponse({"stored": True}) if ctx.wants_json() else ctx.redirect(f"/t/{table}{return_query(request)}")


async def render_error(ctx: RequestContext, table: str, error: TableroError) -> Response:
    """Say what was wrong: to the script as data, else on the page itself, as long as there is one."""
    if ctx.wants_json() or (isinstance(error, Refused) and error.code in ("unknown", "not-stored", "unsure")):
        raise error
    return await render_table_page(ctx, table, None, error_text(ctx.say, error), error_status(error))


# -- invitations -------------------------------------------------------------------------------------------------


def invite_page(ctx: RequestContext, table: str, link: str) -> Response:
    return ctx.page("invite.html", address=ctx.join_address(link), table=table)


async def join_page(request: Request) -> Response:
    """What an invitation is for; nothing happens before it is accepted."""
    ctx = await request_context(request)
    token = request.path_params["token"]
    offer = await ctx.services.tables.invitation(token, ctx.person.id)
    if offer["mine"]:
        return ctx.redirect(f"/t/{offer['table']}")
    if offer["taken"]:
        return ctx.message(ctx.say("join-taken"), ctx.say("join-taken-detail"), 409)
    texts = game_texts(playable_game(offer["game"]), ctx.language)
    game = {"id": offer["game"], "title": texts.title()}
    title = offer["title"] or game["title"]
    seat, rated, research = texts.thing(offer["seat_id"]), offer["rated"], offer["research"]
    about = {"title": title}
    return ctx.page("join.html", link=token, game=game, table=about, seat=seat, rated=rated, research=research)


async def join(request: Request) -> Response:
    ctx = await request_context(request)
    fields = await ctx.form()
    name = field(fields, "name").strip()
    if name and not ctx.person.name:
        await ctx.services.auth.rename(ctx.person, name)
    table = await ctx.services.tables.claim(request.path_params["token"], ctx.person.id)
    return ctx.redirect(f"/t/{table}")
