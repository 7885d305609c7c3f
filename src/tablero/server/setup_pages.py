"""Positions as text on the page: opened, set up by clicking, and a table or a study begun from them.

The text itself is all that is known of a position that is being set up: every form sends it and gets it back changed
(setup_desk.py), so nothing is stored before a table is opened. With the script, the page brings itself up to date.
"""

from __future__ import annotations

from typing import Final

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from tablero.bots import DEFAULT_LEVEL
from tablero.core.editing import Sketch
from tablero.core.errors import BadSetup
from tablero.core.game import AnyGame
from tablero.core.game_text import is_game, match_of_game
from tablero.core.match import new_match
from tablero.core.state import SPECTATOR
from tablero.core.wording import BadPosition
from tablero.core.written import is_written, position_text
from tablero.texts import texts_for
from tablero.texts.problems import position_problem

from .assets import playable, playable_game, without_style
from .error_handlers import error_text
from .fair_use import take_bots
from .page_texts import lang_of, spoken
from .pages import about_game, seat_spec, sent_options, shown_option
from .refusal import Refused
from .request_context import Fields, RequestContext, field, off_the_loop, request_context
from .setup_desk import SetupDesk, change, opened_thing
from .table_pages import form_int, picture_for, seat_at_screen
from .table_partials import level_names
from .tables import SeatSpec
from .templates import Context

SETUP_SEED: Final = b"setup"  # deals what one begins to change: in Andean Abyss, an Event first
LONGEST: Final = 30_000  # letters of a text that somebody sends
BESIDE: Final = ("andean-abyss", "twilight-struggle-soloplay")  # games with opponents that the rulebook runs


# -- a table's position ------------------------------------------------------------------------------------------


async def table_position(request: Request) -> Response:
    """The position of a table as text, as far as the reader may know it: a page of its own, or the text alone."""
    ctx = await request_context(request)
    table, query = request.path_params["table"], request.query_params
    at = form_int(query["at"]) if "at" in query else None
    text = await ctx.services.tables.position(table, ctx.person.id, at, seat_at_screen(request))
    if "text/plain" in request.headers.get("accept", ""):
        return ctx.with_cookie(PlainTextResponse(text))
    return ctx.page("position.html", text=text, table=table, at=at, over="dice:" in text)


# -- open a position ---------------------------------------------------------------------------------------------


async def open_form(request: Request) -> Response:
    ctx = await request_context(request)
    return open_page(ctx)


def open_page(ctx: RequestContext, text: str = "", error: BadSetup | None = None) -> Response:
    """The form that takes a text, and what is wrong with the one that was sent."""
    games = [about_game(ctx, id) for id in playable() if is_written(playable_game(id))]
    return ctx.page(
        "open.html", 422 if error else 200, games=games, text=text, wrong=wrong(ctx, text, error), beside=BESIDE
    )


def wrong(ctx: RequestContext, text: str, error: BadSetup | None) -> Context | None:
    """What can't be read, with the line where that is."""
    if error is None:
        return None
    if not isinstance(error, BadPosition):
        return {"line": 0, "column": 0, "reason": error_text(ctx.say, error), "said": "", "mark": ""}
    lines = text.splitlines()
    said = lines[error.line - 1] if 0 < error.line <= len(lines) else ""
    mark = " " * (error.column - 1) + "^" if said else ""
    reason = position_problem(error, ctx.language)
    return {"line": error.line, "column": error.column, "reason": reason, "said": said[:200], "mark": mark[:200]}


async def open_position(request: Request) -> Response:
    """A text that was pasted: the page that sets it up, or what is wrong with it."""
    ctx = await request_context(request)
    fields = await ctx.form("create")
    text = sent_text(fields)
    try:
        if is_game(text):
            at = field(fields, "at")
            text = position_text(match_of_game(text, form_int(at) if at else None))
        game = playable_game(Sketch(text).game.id)
    except BadSetup as error:
        return open_page(ctx, text, error)
    return await off_the_loop(lambda: setup_page(ctx, game, text, {}))


def sent_text(fields: Fields) -> str:
    text = field(fields, "text").replace("\r\n", "\n")
    if len(text) > LONGEST:
        raise Refused("full", f"a text has at most {LONGEST} letters")
    return text


# -- set up ------------------------------------------------------------------------------------------------------


async def setup_form(request: Request) -> Response:
    """The position that a game begins with, to be changed."""
    ctx = await request_context(request)
    game = playable_game(request.path_params["game"])
    if not is_written(game):
        raise Refused("unknown", f"positions of {game.id} can't be written as text")
    fields = {name: request.query_params.getlist(name) for name in request.query_params}
    options = sent_options(game, fields) if "players" in fields else {}
    players = form_int(field(fields, "players")) if "players" in fields else game.usual_players()

    def written() -> Response:
        match = new_match(game, players, options, SETUP_SEED, journal=False)
        return setup_page(ctx, game, position_text(match, SPECTATOR), {})

    return await off_the_loop(written)


async def setup(request: Request) -> Response:
    """A change of the text, another thing to look at, or a table from it."""
    ctx = await request_context(request)
    fields = await ctx.form()
    game, text = playable_game(request.path_params["game"]), sent_text(fields)
    what = field(fields, "do")
    if what in ("table", "beside"):
        return await open_table(ctx, game, text, fields, guided=what == "beside")
    return await off_the_loop(lambda: changed_page(ctx, game, text, fields))


def changed_page(ctx: RequestContext, game: AnyGame, text: str, fields: Fields, table: str = "") -> Response:
    """The page after a form was sent; what can't be read is told, and the text stays as it was sent."""
    try:
        sketch = Sketch(text)
        if field(fields, "open") and field(fields, "do") != "read":
            change(sketch, field(fields, "open"), fields)
        return setup_page(ctx, game, sketch.text(), fields, table=table)
    except BadSetup as error:
        return setup_page(ctx, game, text, fields, error, table)


def setup_page(
    ctx: RequestContext,
    game: AnyGame,
    text: str,
    fields: Fields,
    error: BadSetup | None = None,
    table: str = "",
) -> Response:
    """The board, the text, the things, and what contradicts what; `table` is the one that is to go on from it."""
    context: Context = {
        "game": about_game(ctx, game.id) | {"lang": lang_of(game, ctx.language)},
        "text": text,
        "wrong": wrong(ctx, text, error),
        "table": table,
        "beside": game.id in BESIDE,
        "panel": None,
        "groups": [],
        "contradictions": [],
        "board": "",
        "seats": [],
        "options": [shown_option(ctx, game, option, {}) for option in game.options if option.name != game.seats_option],
        "counts": list(game.players),
        "players": game.usual_players(),
    }
    try:
        context |= desk_context(ctx, game, text, fields)
    except BadSetup as unread:
        context["wrong"] = context["wrong"] or wrong(ctx, text, unread)
    return ctx.page("setup.html", **context)


def desk_context(ctx: RequestContext, game: AnyGame, text: str, fields: Fields) -> Context:
    sketch = Sketch(text)
    check_game(sketch, game)
    texts = texts_for(game, spoken(game, ctx.language), seating=game.seating(sketch.state))
    desk = SetupDesk(sketch, texts, ctx.say)
    found = desk.contradictions()
    return {
        "text": sketch.text(),
        "players": game.seats(sketch.state),
        "panel": desk.panel(opened_thing(fields)),
        "groups": desk.lines(),
        "contradictions": found,
        "board": Markup(without_style(desk.board(picture_for(ctx.request) == "tall"))),  # drawn by us, words escaped
        "seats": [] if found else seat_choices(ctx, sketch),
    }


def check_game(sketch: Sketch, game: AnyGame) -> None:
    """Whether this is a position of the game that the page is about."""
    id = sketch.game.id
    if id != game.id:
        raise sketch.reader.given["game"].wrong(f"this is a position of {id}", "other-game", game=id)


def seat_choices(ctx: RequestContext, sketch: Sketch) -> list[Context]:
    """Who is to sit where: whoever is asked first is oneself."""
    match = sketch.match()
    texts = texts_for(sketch.game, spoken(sketch.game, ctx.language), seating=sketch.game.seating(match.state))
    asked = match.ask.seat if match.ask is not None else 0
    kinds = [("me", ctx.say("seat-me")), ("invite", ctx.say("seat-link"))]
    kinds += [(level, ctx.say("seat-bot-of", bot=name)) for level, name in level_names(ctx.say)]
    return [
        {
            "name": texts.seat(number),
            "chosen": "me" if number == asked else DEFAULT_LEVEL,
            "kinds": kinds,
        }
        for number in range(match.players)
    ]


async def open_table(ctx: RequestContext, game: AnyGame, text: str, fields: Fields, guided: bool) -> Response:
    """A table that begins with the text; beside a real table one person sits everywhere."""
    ctx.take("create")
    try:
        sketch = Sketch(text)
        check_game(sketch, game)
        match = await off_the_loop(sketch.match)
        if match.over:
            raise BadPosition(sketch.reader.end, 1, "the game is over in this position", "over")
        words = fields.get("seat", [])[: match.players]
        seats = [SeatSpec("me")] * match.players if guided else [seat_spec(word) for word in words]
        if len(seats) != match.players:
            raise BadSetup(f"there are {match.players} seats to be taken")
        take_bots(ctx.services.limiter, ctx.address, seats)
        table = await ctx.services.tables.open_position(ctx.person.id, text, seats, guided=guided)
        ctx.services.tables.bot_scheduler.came_from(table, ctx.address)
    except BadSetup as error:
        problem = error  # the name ends with the block
        return await off_the_loop(lambda: setup_page(ctx, game, text, fields, problem))
    return ctx.redirect(f"/t/{table}")


# -- at my table -------------------------------------------------------------------------------------------------


async def beside_form(request: Request) -> Response:
    """A game with opponents that the rulebook runs, beside a real table: with which setup."""
    ctx = await request_context(request)
    game = beside_game(request.path_params["game"])
    options = [shown_option(ctx, game, option, {}) for option in game.options if option.name != game.seats_option]
    about = about_game(ctx, game.id) | {"lang": lang_of(game, ctx.language)}
    return ctx.page("beside.html", game=about, options=options, counts=list(game.players))


async def beside(request: Request) -> Response:
    """A table beside a real one, with the setup of the rulebook."""
    ctx = await request_context(request)
    fields = await ctx.form("create")
    game = beside_game(request.path_params["game"])
    players, options = form_int(field(fields, "players", str(min(game.players)))), sent_options(game, fields)
    seats = [SeatSpec("me")] * game.checked_players(players)
    table = await ctx.services.tables.create(ctx.person.id, game.id, players, options, seats, guided=True)
    return ctx.redirect(f"/t/{table}")


def beside_game(id: str) -> AnyGame:
    if id not in BESIDE:
        raise Refused("unknown", f"the games that can be played beside a real table are {', '.join(BESIDE)}")
    return playable_game(id)


async def table_setup_form(request: Request) -> Response:
    """The position of a table beside a real one, to be changed."""
    ctx = await request_context(request)
    table = request.path_params["table"]
    game = await guided_game(ctx, table)
    text = await ctx.services.tables.position(table, ctx.person.id)
    return await off_the_loop(lambda: setup_page(ctx, game, text, {}, table=table))


async def table_setup(request: Request) -> Response:
    """A change of that text, or the table going on from it."""
    ctx = await request_context(request)
    fields = await ctx.form()
    table, text = request.path_params["table"], sent_text(fields)
    game = await guided_game(ctx, table)
    if field(fields, "do") != "resume":
        return await off_the_loop(lambda: changed_page(ctx, game, text, fields, table))
    ctx.take("create")
    try:
        await off_the_loop(Sketch(text).match)
        await ctx.services.tables.begin_anew(table, ctx.person.id, text)
    except BadSetup as error:
        problem = error  # the name ends with the block
        return await off_the_loop(lambda: setup_page(ctx, game, text, fields, problem, table))
    return ctx.redirect(f"/t/{table}")


async def guided_game(ctx: RequestContext, table: str) -> AnyGame:
    """The game of a table beside a real one, for its owner."""
    seen = await ctx.services.tables.snapshot(table, ctx.person.id, ctx.language, picture="", screen=True)
    if seen["guidance"] is None:
        raise Refused("not-allowed", "only its owner changes the position of a table beside a real one")
    return playable_game(seen["table"]["game"])
