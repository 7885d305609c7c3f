"""The pages around the tables: the front page with Play now, the form for a new table, my tables, language, theme."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from tablero.core.errors import BadSetup, TableroError
from tablero.core.game import AnyGame, Option, Options

from .assets import playable, playable_game, sample_picture, without_style
from .page_texts import game_texts, languages
from .refusal import Refused
from .request_context import THEMES, YEAR, RequestContext, field, request_context
from .responses import ListedTable
from .table_partials import BOTS
from .tables import SeatSpec
from .templates import Context

PLAY_NOW_BOT: Final = "greedy"
NOBODY: Final = "nobody"


def about_game(ctx: RequestContext, id: str) -> Context:
    """A game as the front page shows it."""
    game = playable_game(id)
    texts = game_texts(game, ctx.language)
    return {
        "id": game.id,
        "title": texts.title(),
        "description": texts.description(),
        "least": min(game.players),
        "most": max(game.players),
        "bots": game.usual_players() - 1,
        "picture": Markup(without_style(sample_picture(id, ctx.language))),  # drawn by us
    }


async def front(request: Request) -> Response:
    ctx = await request_context(request)
    tables = [] if ctx.person.fresh else await ctx.services.tables.listing(ctx.person.id)
    waiting = [listed(ctx, table) for table in tables if table["my_turn"] and table["game"] in playable()]
    games = [about_game(ctx, id) for id in playable()]
    return ctx.page("front.html", games=games, waiting=waiting[:8], turns=len(waiting))


async def play_now(request: Request) -> Response:
    """A table with bots at once: no form, no account."""
    ctx = await request_context(request)
    await ctx.form("create")
    game = playable_game(request.path_params["game"])
    players = game.usual_players()
    seats = [SeatSpec("me"), *[SeatSpec("bot", PLAY_NOW_BOT)] * (players - 1)]
    table = await ctx.services.tables.create(ctx.person.id, game.id, players, {}, seats)
    return ctx.redirect(f"/t/{table}")


# -- my tables ---------------------------------------------------------------------------------------------------


def listed(ctx: RequestContext, table: ListedTable) -> Context:
    """A table as a line of a list."""
    title = game_texts(playable_game(table["game"]), ctx.language).title()
    return {
        "id": table["id"],
        "title": table["title"] or title,
        "turn": table["my_turn"],
        "state": ctx.say(f"state-{table['status']}"),
        "names": ctx.say("tables-about", game=title, players=table["players"], decisions=table["count"]),
        "updated": table["updated"],
        "when": ctx.time_ago(table["updated"]),
    }


async def my_tables(request: Request) -> Response:
    ctx = await request_context(request)
    tables = [] if ctx.person.fresh else await ctx.services.tables.listing(ctx.person.id)
    mine = sorted([table for table in tables if table["game"] in playable()], key=lambda table: not table["my_turn"])
    shown = [listed(ctx, table) for table in mine]
    return ctx.page("tables.html", tables=shown, here="tables", turns=sum(table["turn"] for table in shown))


# -- a new table -------------------------------------------------------------------------------------------------


async def new_form(request: Request) -> Response:
    ctx = await request_context(request)
    game = playable_game(request.path_params["game"])
    players = game.usual_players()
    seats = ["me", *[PLAY_NOW_BOT] * (players - 1), *[NOBODY] * (max(game.players) - players)]
    return form_page(ctx, game, seats, {}, "", "")


def form_page(
    ctx: RequestContext, game: AnyGame, seats: list[str], chosen: Options, title: str, problem: str, status: int = 200
) -> Response:
    about = about_game(ctx, game.id)
    kinds = [("me", ctx.say("seat-me")), ("invite", ctx.say("seat-link")), ("open", ctx.say("seat-open"))]
    kinds += [(spec, ctx.say("seat-bot-of", bot=ctx.say(f"bot-{n}"))) for n, spec in enumerate(BOTS, 1)]
    texts = game_texts(game, ctx.language)
    rows = [
        {
            "name": texts.seat(number),
            "chosen": seat,
            # Whom a game can't do without is always there: Patrón's seat is not left empty by moving up.
            "kinds": kinds if number < min(game.players) else [*kinds, (NOBODY, ctx.say("seat-nobody"))],
        }
        for number, seat in enumerate(seats)
    ]
    options = [shown_option(ctx, game, option, chosen) for option in game.options]
    return ctx.page("new.html", status, game=about, seats=rows, options=options, title=title, problem=problem)


def shown_option(ctx: RequestContext, game: AnyGame, option: Option, chosen: Options) -> Context:
    """An option of the game as the form explains it."""
    texts = game_texts(game, ctx.language)
    return {
        "name": option.name,
        "kind": option.kind,
        "title": texts.option_title(option.name),
        "help": texts.option_help(option.name),
        "players": ", ".join(map(str, option.players)),
        "rule": option.rule,
        "value": chosen.get(option.name, option.default),
        "choices": [
            {
                "name": choice,
                "title": texts.choice_title(option.name, choice),
                "help": texts.choice_help(option.name, choice),
            }
            for choice in option.choices
        ],
    }


async def new_table(request: Request) -> Response:
    ctx = await request_context(request)
    fields = await ctx.form("create")
    game = playable_game(request.path_params["game"])
    seats = fields.get("seat", [])[: max(game.players)]
    title = field(fields, "title").strip()
    options: Options = {}
    try:
        options = sent_options(game, fields)
        specs = [seat_spec(word) for word in seats if word != NOBODY]
        table = await ctx.services.tables.create(ctx.person.id, game.id, len(specs), options, specs, title)
    except Refused:
        raise
    except TableroError as error:
        seats += [NOBODY] * (max(game.players) - len(seats))
        return form_page(ctx, game, seats, options, title, ctx.say("new-problem", reason=str(error)), 422)
    return ctx.redirect(f"/t/{table}")


def seat_spec(word: str) -> SeatSpec:
    if word in ("me", "invite", "open"):
        return SeatSpec(word)
    if word not in BOTS:
        raise BadSetup(f"a seat is me, invite, open, {', '.join(BOTS)} or {NOBODY}; not {word[:40]!r}")
    return SeatSpec("bot", word)


def sent_options(game: AnyGame, fields: dict[str, list[str]]) -> Options:
    """The options as the form has them: a box that is not ticked is not sent at all."""
    chosen: Options = {}
    for option in game.options:
        values = fields.get(f"option-{option.name}", [])
        if option.kind == "choice":
            chosen[option.name] = option.parse(values[0] if values else option.default)
        elif option.kind == "flag":
            chosen[option.name] = option.parse(values[0]) if values else False
        else:
            chosen[option.name] = option.parse(values)
    return chosen


# -- language and theme ------------------------------------------------------------------------------------------


async def settings(request: Request) -> Response:
    ctx = await request_context(request)
    fields = await ctx.form()
    response = ctx.redirect(own_path(field(fields, "next", "/")))
    if (language := field(fields, "language")) in languages():
        ctx.set_cookie(response, "language", language, YEAR)
    if theme := field(fields, "theme"):
        ctx.set_cookie(response, "theme", theme if theme in THEMES else "", YEAR if theme in THEMES else 0)
    return response


def own_path(path: str) -> str:
    """`path`, if it is one on this server."""
    parts = urlsplit(path)
    is_own = path.startswith("/") and not path.startswith(("//", "/\\")) and not parts.scheme and not parts.netloc
    return path if is_own else "/"
