"""The pages around the tables: the front page with Play now, the form for a new table, my tables, language, theme."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from tablero.core.errors import BadSetup, TableroError
from tablero.core.game import Game, Option, Options

from .assets import game_called, playable, sample_picture, usual_players, without_style
from .parts import BOTS
from .refusal import Refused
from .tables import SeatSpec
from .visit import THEMES, YEAR, Visit, first, visiting
from .words import languages, texts_in

PLAY_NOW_BOT: Final = "greedy"
NOBODY: Final = "nobody"


def about_game(visit: Visit, id: str) -> dict[str, Any]:
    """A game as the front page shows it."""
    game = game_called(id)
    texts = texts_in(game, visit.language)
    return {
        "id": game.id,
        "title": texts.title(),
        "description": texts.description(),
        "least": min(game.players),
        "most": max(game.players),
        "bots": usual_players(game) - 1,
        "picture": Markup(without_style(sample_picture(id, visit.language))),  # drawn by us
    }


async def front(request: Request) -> Response:
    visit = await visiting(request)
    tables = [] if visit.person.fresh else await visit.house.tables.listing(visit.person.id)
    waiting = [listed(visit, table) for table in tables if table["my_turn"] and table["game"] in playable()]
    games = [about_game(visit, id) for id in playable()]
    return visit.page("front.html", games=games, waiting=waiting[:8], turns=len(waiting))


async def play_now(request: Request) -> Response:
    """A table with bots at once: no form, no account."""
    visit = await visiting(request)
    await visit.form("create")
    game = game_called(request.path_params["game"])
    players = usual_players(game)
    seats = [SeatSpec("me"), *[SeatSpec("bot", PLAY_NOW_BOT)] * (players - 1)]
    table = await visit.house.tables.create(visit.person.id, game.id, players, {}, seats)
    return visit.go(f"/t/{table}")


# -- my tables ---------------------------------------------------------------------------------------------------


def listed(visit: Visit, table: dict[str, Any]) -> dict[str, Any]:
    """A table as a line of a list."""
    title = texts_in(game_called(table["game"]), visit.language).title()
    return {
        "id": table["id"],
        "title": table["title"] or title,
        "turn": table["my_turn"],
        "state": visit.say(f"state-{table['status']}"),
        "names": visit.say("tables-about", game=title, players=table["players"], decisions=table["count"]),
        "updated": table["updated"],
        "when": visit.ago(table["updated"]),
    }


async def my_tables(request: Request) -> Response:
    visit = await visiting(request)
    tables = [] if visit.person.fresh else await visit.house.tables.listing(visit.person.id)
    mine = sorted([table for table in tables if table["game"] in playable()], key=lambda table: not table["my_turn"])
    shown = [listed(visit, table) for table in mine]
    return visit.page("tables.html", tables=shown, here="tables", turns=sum(table["turn"] for table in shown))


# -- a new table -------------------------------------------------------------------------------------------------


async def new_form(request: Request) -> Response:
    visit = await visiting(request)
    game = game_called(request.path_params["game"])
    players = usual_players(game)
    seats = ["me", *[PLAY_NOW_BOT] * (players - 1), *[NOBODY] * (max(game.players) - players)]
    return form_page(visit, game, seats, {}, "", "")


def form_page(
    visit: Visit, game: Game[Any], seats: list[str], chosen: Options, title: str, problem: str, status: int = 200
) -> Response:
    about = about_game(visit, game.id)
    kinds = [("me", visit.say("seat-me")), ("invite", visit.say("seat-link")), ("open", visit.say("seat-open"))]
    kinds += [(spec, visit.say("seat-bot-of", bot=visit.say(f"bot-{n}"))) for n, spec in enumerate(BOTS, 1)]
    texts = texts_in(game, visit.language)
    rows = [
        {
            "name": texts.seat(number),
            "chosen": seat,
            # Whom a game can't do without is always there: Patrón's seat is not left empty by moving up.
            "kinds": kinds if number < min(game.players) else [*kinds, (NOBODY, visit.say("seat-nobody"))],
        }
        for number, seat in enumerate(seats)
    ]
    options = [shown_option(visit, game, option, chosen) for option in game.options]
    return visit.page("new.html", status, game=about, seats=rows, options=options, title=title, problem=problem)


def shown_option(visit: Visit, game: Game[Any], option: Option, chosen: Options) -> dict[str, Any]:
    """An option of the game as the form explains it."""
    texts = texts_in(game, visit.language)
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
    visit = await visiting(request)
    fields = await visit.form("create")
    game = game_called(request.path_params["game"])
    seats = fields.get("seat", [])[: max(game.players)]
    title = first(fields, "title").strip()
    options: Options = {}
    try:
        options = sent_options(game, fields)
        specs = [seat_spec(word) for word in seats if word != NOBODY]
        table = await visit.house.tables.create(visit.person.id, game.id, len(specs), options, specs, title)
    except Refused:
        raise
    except TableroError as error:
        seats += [NOBODY] * (max(game.players) - len(seats))
        return form_page(visit, game, seats, options, title, visit.say("new-problem", reason=str(error)), 422)
    return visit.go(f"/t/{table}")


def seat_spec(word: str) -> SeatSpec:
    if word in ("me", "invite", "open"):
        return SeatSpec(word)
    if word not in BOTS:
        raise BadSetup(f"a seat is me, invite, open, {', '.join(BOTS)} or {NOBODY}; not {word[:40]!r}")
    return SeatSpec("bot", word)


def sent_options(game: Game[Any], fields: dict[str, list[str]]) -> Options:
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
    visit = await visiting(request)
    fields = await visit.form()
    response = visit.go(own_path(first(fields, "next", "/")))
    if (language := first(fields, "language")) in languages():
        visit.set_cookie(response, "language", language, YEAR)
    if theme := first(fields, "theme"):
        visit.set_cookie(response, "theme", theme if theme in THEMES else "", YEAR if theme in THEMES else 0)
    return response


def own_path(path: str) -> str:
    """`path`, if it is one on this server."""
    parts = urlsplit(path)
    is_own = path.startswith("/") and not path.startswith(("//", "/\\")) and not parts.scheme and not parts.netloc
    return path if is_own else "/"
