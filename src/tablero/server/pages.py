"""The pages around the tables: the front page with Play now, the form for a new table, my tables, language, theme."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

from tablero.bots import DEFAULT_LEVEL, LEVELS
from tablero.bots.levels import level_ratings
from tablero.bots.puzzles import puzzles_of
from tablero.bots.specs import check_spec
from tablero.core.errors import BadSetup, UnknownId
from tablero.core.game import AnyGame, Option, Options
from tablero.core.lesson import lessons_of
from tablero.texts import Texts
from tablero.texts.facts import enumerated

from .assets import playable, playable_game
from .clock_form import USUAL, clock_form, sent_clock
from .clocks import ClockSpec
from .error_handlers import error_text
from .fair_use import take_bots
from .lobby_pages import invitations, sent_terms, terms_context
from .page_texts import LANGUAGE, game_texts, lang_of, languages
from .refusal import NotRated, Refused
from .request_context import THEMES, YEAR, RequestContext, field, off_the_loop, request_context
from .responses import ListedTable
from .table_partials import level_names
from .tables import SeatSpec
from .templates import Context
from .terms import AMONG_FRIENDS, TableTerms

NOBODY: Final = "nobody"


def about_game(ctx: RequestContext, id: str) -> Context:
    """A game as the front page shows it."""
    game = playable_game(id)
    texts = game_texts(game, ctx.language)
    return {
        "id": game.id,
        "lang": lang_of(game, ctx.language),
        "title": texts.title(),
        "description": texts.description(),
        "least": min(game.players),
        "most": max(game.players),
        "bots": game.usual_players() - 1,
        **{part: texts.sketch(part) for part in ("length", "weight", "like")},
        "lessons": len(lessons_of(game)),
        "minutes": sum(lesson.minutes for lesson in lessons_of(game)),
        "puzzles": len(puzzles_of(game)),
        "picture": f"/pictures/{game.id}/{ctx.language}/{ctx.theme or 'auto'}.svg",
    }


def quick_choices(ctx: RequestContext, game: AnyGame) -> Context:
    """The sides and the levels that Play now offers, the usual one first chosen.

    A game for one has them as options of its own, if it calls them so; in any other, a side is a seat, and a level is
    that of the bots. Where one plays alone, but others could, too, the other sides are against bots.
    """
    options = {option.name: option for option in game.options}
    seats = 0 if "side" in options else max(game.players) if game.usual_players() == 1 else game.usual_players()
    texts = game_texts(game, ctx.language, seats or 1)
    sides = [(str(seat), texts.seat(seat)) for seat in range(seats)]
    if game.usual_players() == 1:
        sides = [*sides[:1], *[(seat, ctx.say("front-side-bots", side=name)) for seat, name in sides[1:]]]
    levels = level_names(ctx.say) if seats > 1 else []
    return {
        "sides": sides or own_choices(texts, options.get("side")),
        "side": "0" if sides else options["side"].default if "side" in options else "",
        "levels": levels or own_choices(texts, options.get("level")),
        "level": DEFAULT_LEVEL if levels else options["level"].default if "level" in options else "",
    }


def own_choices(texts: Texts, option: Option | None) -> list[tuple[str, str]]:
    return [(choice, texts.choice_title(option.name, choice)) for choice in option.choices] if option else []


def shown_games(ctx: RequestContext) -> list[Context]:
    return [about_game(ctx, id) | quick_choices(ctx, playable_game(id)) for id in playable()]


async def front(request: Request) -> Response:
    ctx = await request_context(request)
    tables = [] if ctx.person.fresh else await ctx.services.tables.listing(ctx.person.id)
    waiting = [listed(ctx, table) for table in tables if table["my_turn"] and table["game"] in playable()]
    invited = await invitations(ctx)

    def written() -> Response:
        return ctx.page(
            "front.html",
            games=shown_games(ctx),  # read now, if the server or this language has just begun
            waiting=waiting[:8],
            turns=len(waiting),
            invitations=invited,
            shared=True,
        )

    return await off_the_loop(written)


async def play_now(request: Request) -> Response:
    """A table with bots at once: no form, no account."""
    ctx = await request_context(request)
    fields = await ctx.form("create")
    game = playable_game(request.path_params["game"])
    offered, players = quick_choices(ctx, game), game.usual_players()
    side, level = (chosen_of(fields, offered, name) for name in ("side", "level"))
    options: Options = {}
    seats = [SeatSpec("me")]
    if players == 1 and side.isdigit() and side != "0":
        players = max(game.players)
    if players > 1:
        seats = [SeatSpec("bot", level)] * players
        seats[int(side)] = SeatSpec("me")
    else:
        own = {option.name for option in game.options}
        options = {name: value for name, value in (("side", side), ("level", level)) if value and name in own}
    take_bots(ctx.services.limiter, ctx.address, seats)
    table = await ctx.services.tables.create(ctx.person.id, game.id, players, options, seats)
    ctx.services.tables.bot_scheduler.came_from(table, ctx.address)
    return ctx.redirect(f"/t/{table}")


def chosen_of(fields: dict[str, list[str]], offered: Context, name: str) -> str:
    """What the form chooses, if that is offered; else the usual."""
    chosen = field(fields, name)
    usual: str = offered[name]
    return chosen if chosen in [value for value, _ in offered[f"{name}s"]] else usual


async def learn(request: Request) -> Response:
    """The table of a lesson, where it was left if it was begun; without a name, of the game's first one."""
    ctx = await request_context(request)
    await ctx.form("create")
    game = playable_game(request.path_params["game"])
    lessons = lessons_of(game)
    if not lessons:
        raise Refused("unknown", f"there is no lesson for {game.id}")
    lesson = request.path_params.get("lesson", lessons[0].id)
    return ctx.redirect(f"/t/{await ctx.services.tables.learn(ctx.person.id, game.id, lesson)}")


# -- my tables ---------------------------------------------------------------------------------------------------


def listed(ctx: RequestContext, table: ListedTable) -> Context:
    """A table as a line of a list."""
    texts = game_texts(playable_game(table["game"]), ctx.language)
    title = texts.title()
    lesson = texts.say(f"lesson-{table['lesson']}") if texts.lexicon.has(f"lesson-{table['lesson']}") else ""
    return {
        "id": table["id"],
        "title": table["title"] or (ctx.say("tables-lesson", game=title, lesson=lesson) if lesson else title),
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
    turns, invited = sum(table["turn"] for table in shown), await invitations(ctx)
    return ctx.page("tables.html", tables=shown, here="tables", turns=turns, invitations=invited)


# -- a new table -------------------------------------------------------------------------------------------------


async def new_form(request: Request) -> Response:
    ctx = await request_context(request)
    game = playable_game(request.path_params["game"])
    players, for_all = game.usual_players(), "public" in request.query_params
    others = "open" if for_all else DEFAULT_LEVEL
    seats = ["me", *[others] * (players - 1), *[NOBODY] * (max(game.players) - players)]
    terms = TableTerms(access="public") if for_all else AMONG_FRIENDS
    return form_page(ctx, game, seats, {}, "", "auto", "", terms, clock=USUAL)


def form_page(
    ctx: RequestContext,
    game: AnyGame,
    seats: list[str],
    chosen: Options,
    title: str,
    hints: str,
    problem: str,
    terms: TableTerms,
    status: int = 200,
    clock: ClockSpec = USUAL,
    rated: bool = False,
    research: bool = False,
) -> Response:
    about = about_game(ctx, game.id)
    kinds = [("me", ctx.say("seat-me")), ("invite", ctx.say("seat-link")), ("open", ctx.say("seat-open"))]
    kinds += [(level, ctx.say("seat-bot-of", bot=name)) for level, name in level_names(ctx.say)]
    texts = game_texts(game, ctx.language)
    nobody = (NOBODY, texts.empty_seat() or ctx.say("seat-nobody"))
    needed = game.needed_seats()  # who is always there: Patrón's seat is not left empty by moving up
    rows = [
        {
            "name": texts.seat(number),
            "chosen": seat,
            "kinds": kinds if id in needed else [*kinds, nobody],
        }
        for number, (id, seat) in enumerate(zip(form_seats(game), seats))
    ]
    shown = {option.name: shown_option(ctx, game, option, chosen) for option in game.options}
    which_seats = shown.pop(game.seats_option, None)  # the lines of the seats are that choice
    ratings = level_ratings(game)
    levels = [
        {
            "name": name,
            "help": ctx.say(f"level-{level}-help"),
            "rating": ctx.say("level-rating", rating=round(ratings[level])) if level in ratings else "",
        }
        for level, name in level_names(ctx.say)
    ]
    return ctx.page(
        "new.html",
        status,
        game=about,
        seats=rows,
        levels=levels,
        which_seats=which_seats,
        options=list(shown.values()),
        hints=hints,
        title=title,
        problem=problem,
        rated=rated,
        research=research,
        can_rate=len(set(game.sides(max(game.players)))) > 1,
        **terms_context(ctx, terms),
        clock=clock_form(ctx.say, clock),
    )


def form_seats(game: AnyGame) -> list[str]:
    """The seats that the form has a line for."""
    return game.seat_names(max(game.players))


def shown_option(ctx: RequestContext, game: AnyGame, option: Option, chosen: Options) -> Context:
    """An option of the game as the form explains it."""
    texts = game_texts(game, ctx.language)
    return {
        "name": option.name,
        "kind": option.kind,
        "title": texts.option_title(option.name),
        "help": texts.option_help(option.name),
        "players": enumerated(list(option.players), ctx.language, "or"),
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
    title, hints = field(fields, "title").strip(), field(fields, "hints", "auto")
    rated, research = field(fields, "rated") == "on", field(fields, "research") == "on"
    clock = sent_clock(fields)
    options: Options = {}
    terms = sent_terms(fields) if "access" in fields else AMONG_FRIENDS
    try:
        options = sent_options(game, fields)
        if game.seats_option:
            options[game.seats_option] = [id for id, word in zip(form_seats(game), seats) if word != NOBODY]
        specs = [seat_spec(word) for word in seats if word != NOBODY]
        take_bots(ctx.services.limiter, ctx.address, specs, terms.fill_after > 0)
        table = await ctx.services.tables.create(
            ctx.person.id, game.id, len(specs), options, specs, title, hints, terms, clock, rated, research=research
        )
        ctx.services.tables.bot_scheduler.came_from(table, ctx.address)
    except (BadSetup, NotRated) as error:
        seats += [NOBODY] * (max(game.players) - len(seats))
        reason = game_texts(game, ctx.language).setup_problem(error) if isinstance(error, BadSetup) else ""
        problem = ctx.say("new-problem", reason=reason or error_text(ctx.say, error))
        return form_page(ctx, game, seats, options, title, hints, problem, terms, 422, clock, rated, research)
    return ctx.redirect(f"/t/{table}")


def seat_spec(word: str) -> SeatSpec:
    if word in ("me", "invite", "open"):
        return SeatSpec(word)
    try:
        return SeatSpec("bot", check_spec(word))
    except UnknownId:
        raise BadSetup(f"a seat is me, invite, open, {', '.join(LEVELS)} or {NOBODY}; not {word[:40]!r}") from None


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
    if (language := field(fields, LANGUAGE)) in languages():
        ctx.set_cookie(response, LANGUAGE, language, YEAR)
        if ctx.person.kept:
            await ctx.services.auth.choose_language(ctx.person, language)
    if theme := field(fields, "theme"):
        ctx.set_cookie(response, "theme", theme if theme in THEMES else "", YEAR if theme in THEMES else 0)
    return response


def own_path(path: str) -> str:
    """`path`, if it is one on this server."""
    parts = urlsplit(path)
    is_own = path.startswith("/") and not path.startswith(("//", "/\\")) and not parts.scheme and not parts.netloc
    return path if is_own else "/"
