"""The pages of tournaments: one's own, the form for a new one, and each with its rounds, tables and standings."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from tablero.bots import DEFAULT_LEVEL
from tablero.core.errors import BadSetup
from tablero.core.game import AnyGame, Options

from . import tournaments
from .assets import playable, playable_game
from .clock_form import USUAL, clock_form, sent_clock
from .clock_words import date_words
from .clocks import ClockSpec
from .error_handlers import REFUSED, error_text
from .page_texts import game_texts
from .pages import about_game, sent_options, shown_option
from .people_responses import TournamentInfo
from .refusal import Refused
from .request_context import RequestContext, field, request_context
from .table_partials import level_names
from .time_source import now


async def list_page(request: Request) -> Response:
    ctx = await request_context(request)
    mine = await ctx.services.tables.read(lambda c: tournaments.listing(c, ctx.person.id, ctx.language))
    games = [(id, game_texts(playable_game(id), ctx.language).title()) for id in playable()]
    several = [one for one in games if max(playable_game(one[0]).players) > 1]
    return ctx.page("tournaments.html", tournaments=mine, games=several, ago=ctx.time_ago)


# -- a new one ---------------------------------------------------------------------------------------------------


async def new_form(request: Request) -> Response:
    ctx = await request_context(request)
    return form_page(ctx, several_players(request.path_params["game"]), {}, {})


def several_players(id: str) -> AnyGame:
    game = playable_game(id)
    if max(game.players) < 2:
        raise Refused("unknown", "a tournament is for games of two or more")
    return game


def form_page(
    ctx: RequestContext,
    game: AnyGame,
    fields: dict[str, list[str]],
    options: Options,
    problem: str = "",
    status: int = 200,
    clock: ClockSpec = USUAL,
) -> Response:
    counts = [players for players in game.players if players > 1]
    usual = max(2, game.usual_players())
    shown = [shown_option(ctx, game, one, options) for one in game.options if one.name != game.seats_option]
    return ctx.page(
        "new_tournament.html",
        status,
        game=about_game(ctx, game.id),
        counts=counts,
        players=number_in(fields, "players", usual),
        options=shown,
        title=field(fields, "title"),
        system=field(fields, "system", "swiss"),
        rounds=number_in(fields, "rounds", 0),
        rated=field(fields, "rated") == "on",
        clock=clock_form(ctx.say, clock),
        problem=problem,
    )


def number_in(fields: dict[str, list[str]], name: str, otherwise: int) -> int:
    text = field(fields, name)
    return int(text) if text.isdecimal() and text.isascii() and len(text) < 4 else otherwise


async def create(request: Request) -> Response:
    ctx = await request_context(request)
    fields = await ctx.form("create")
    game = several_players(request.path_params["game"])
    options: Options = {}
    if not ctx.person.kept:
        return form_page(ctx, game, fields, options, ctx.say("rated-account"), 403)
    try:
        options = sent_options(game, fields)
        options.pop(game.seats_option, None)
        players = number_in(fields, "players", max(2, game.usual_players()))
        id = await ctx.services.tables.run(
            ctx.services.tables.tournaments.create,
            ctx.person.id,
            game.id,
            field(fields, "title"),
            field(fields, "system"),
            players,
            number_in(fields, "rounds", 0),
            options,
            field(fields, "rated") == "on",
            sent_clock(fields),
        )
    except BadSetup as error:
        reason = game_texts(game, ctx.language).setup_problem(error) or ctx.say("problem-illegal")
        return form_page(ctx, game, fields, options, reason, 422, sent_clock(fields))
    except Refused as error:
        return form_page(ctx, game, fields, options, problem_text(ctx, error), REFUSED[error.code])
    return ctx.redirect(f"/tournaments/{id}")


# -- one tournament ----------------------------------------------------------------------------------------------


async def tournament_page(request: Request) -> Response:
    ctx = await request_context(request)
    tables = ctx.services.tables
    await tables.play_on(tables.tournaments.advance, request.path_params["id"])  # a pause may have ended
    return await render_tournament(ctx)


async def render_tournament(ctx: RequestContext, problem: str = "", status: int = 200) -> Response:
    id = ctx.request.path_params["id"]
    tables = ctx.services.tables
    found = await tables.read(lambda c: tournaments.tournament(c, id, ctx.person.id, ctx.language))
    until = found["paused_until"]
    return ctx.page(
        "tournament.html",
        status,
        found=found,
        entrants={one["number"]: one for one in found["entrants"]},
        others=removable(ctx, found),
        is_in=any(one["mine"] and one["status"] == "in" for one in found["entrants"]),
        address=ctx.address_of(f"/tournaments/{id}"),
        levels=level_names(ctx.say),
        default_bot=DEFAULT_LEVEL,
        least=max(tournaments.FEWEST, found["players"]),
        until=date_words(datetime.fromtimestamp(until, UTC).date(), ctx.language) if until else "",
        problem=problem,
    )


def removable(ctx: RequestContext, found: TournamentInfo) -> list[tuple[int, str]]:
    """Those whom the owner can take out, by number and name."""
    levels = dict(level_names(ctx.say))
    return [
        (one["number"], levels.get(one["bot"], one["bot"]) or one["person"]["name"] or str(one["number"] + 1))
        for one in found["entrants"]
        if one["status"] == "in" and not one["mine"]
    ]


async def submit(request: Request) -> Response:
    """Everything that can be done about a tournament."""
    ctx = await request_context(request)
    fields = await ctx.form()
    id, verb = request.path_params["id"], request.path_params["verb"]
    try:
        await carry_out(ctx, id, verb, fields)
    except Refused as error:
        if error.code == "unknown" and verb != "invite":
            raise
        said = ctx.say("versus-unknown") if verb == "invite" and error.code == "unknown" else problem_text(ctx, error)
        return await render_tournament(ctx, said, REFUSED[error.code])
    return ctx.redirect(f"/tournaments/{id}")


async def carry_out(ctx: RequestContext, id: str, verb: str, fields: dict[str, list[str]]) -> None:
    tables, user = ctx.services.tables, ctx.person.id
    service = tables.tournaments
    if verb == "join":
        name = field(fields, "name").strip()
        if name and not ctx.person.name:
            await ctx.services.auth.rename(ctx.person, name)
        await tables.run(service.join, id, user)
    elif verb == "invite":
        await tables.run(service.invite, id, user, field(fields, "name"))
    elif verb == "bot":
        await tables.run(service.add_bot, id, user, field(fields, "bot"))
    elif verb == "pause":
        await tables.run(service.pause, id, user, moment_of(field(fields, "until")))
    elif verb in ("start", "resume"):
        await tables.play_on(service.start if verb == "start" else service.resume, id, user)
    elif verb == "withdraw":
        number = number_in(fields, "entrant", -1) if "entrant" in fields else None
        await tables.play_on(service.withdraw, id, user, number)
    else:
        raise Refused("unknown", f"nothing is called {verb[:20]!r} here")


def moment_of(day: str) -> int | None:
    """The beginning of a day (UTC), as a form sends it; no day: without an end."""
    if not day:
        return None
    try:
        return int(datetime.fromisoformat(f"{day[:10]}T00:00:00+00:00").timestamp())
    except (ValueError, OverflowError):
        return now()  # which is refused: a pause ends in the future


def problem_text(ctx: RequestContext, error: Refused) -> str:
    """The sentence about a refusal: some mean something else here than at a table."""
    id = f"tournament-problem-{error.code}"
    values: dict[str, Any] = {"least": tournaments.FEWEST, "most": tournaments.MOST}
    return ctx.say(id, **values) if ctx.say.has(id) else error_text(ctx.say, error)
