"""The pages about people and games: profiles, two people's games with each other, the statistics of a game."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from . import profiles
from .assets import playable_game
from .people_responses import HeadToHead, OpeningStatistic, PlayedInfo
from .refusal import Refused
from .request_context import RequestContext, field, request_context
from .templates import Context, profile_address


async def person_page(request: Request) -> Response:
    """Somebody's profile; with `?with=`, the games of the two with each other."""
    ctx = await request_context(request)
    name, other = request.path_params["name"], request.query_params.get("with", "").strip()
    tables = ctx.services.tables
    found = await tables.read(lambda c: profiles.profile(c, ctx.person.id, name, ctx.language))
    versus: HeadToHead | None = None
    problem = ""
    if other:
        try:
            versus = await tables.read(lambda c: profiles.head_to_head(c, ctx.person.id, name, other, ctx.language))
        except Refused as error:
            problem = ctx.say("versus-unknown" if error.code == "unknown" else "versus-hidden")
    return ctx.page(
        "profile.html",
        profile=found,
        games=by_game(found["played"] or []),
        versus=versus,
        other=other or (ctx.person.name if ctx.person.kept and not found["mine"] else ""),
        problem=problem,
        since=ctx.time_ago(found["since"]),
        parts=list(profiles.PARTS),
        audiences=profiles.AUDIENCES,
        ago=ctx.time_ago,
    )


def by_game(played: list[PlayedInfo]) -> list[Context]:
    """The lines of a profile: a game, all its seats together, and each of them."""
    found: dict[str, list[PlayedInfo]] = {}
    for one in played:
        found.setdefault(one["game"], []).append(one)
    return [
        {
            "id": game,
            "title": seats[0]["game_title"],
            "seats": seats,
            "games": sum([seat["games"] for seat in seats]),
            "won": sum([seat["won"] for seat in seats]),
        }
        for game, seats in found.items()
    ]


async def own_profile(request: Request) -> Response:
    """On to one's own profile; guests have none."""
    ctx = await request_context(request)
    return ctx.redirect(profile_address(ctx.person.name) if ctx.person.kept else "/account")


async def find_person(request: Request) -> Response:
    """On to the profile of the person whose name was typed."""
    ctx = await request_context(request)
    return ctx.redirect(profile_address(request.query_params.get("name", "").strip()[:80] or "?"))


async def choose_audiences(request: Request) -> Response:
    """Who may see the parts of one's own profile."""
    ctx = await request_context(request)
    fields = await ctx.form()
    if not ctx.person.kept:
        raise Refused("not-allowed", "guests have no profile")
    chosen = {part: field(fields, part) for part in profiles.PARTS if part in fields}
    await ctx.services.tables.write(lambda c: profiles.choose_audiences(c, ctx.person.id, chosen))
    return ctx.redirect("/profile")


async def statistics_page(request: Request) -> Response:
    """How the games of people went here."""
    ctx = await request_context(request)
    game = playable_game(request.path_params["game"])
    found = await ctx.services.tables.read(lambda c: profiles.statistics(c, game, ctx.language))
    return ctx.page(
        "statistics.html",
        found=found,
        openings=grouped_openings(ctx, found["openings"]),
        percent=percent,
        shared=True,
    )


def grouped_openings(ctx: RequestContext, openings: list[OpeningStatistic]) -> list[Context]:
    """The openings under a heading for each number of players and seat."""
    groups: dict[tuple[int, str], list[OpeningStatistic]] = {}
    for one in openings:
        groups.setdefault((one["players"], one["role_name"]), []).append(one)
    return [
        {"title": ctx.say("statistics-opening-of", players=players, seat=seat), "lines": lines}
        for (players, seat), lines in groups.items()
    ]


def percent(part: float) -> int:
    return round(100 * part)
