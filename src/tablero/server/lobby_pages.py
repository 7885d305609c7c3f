"""The lobby page, invitations by name, circles, a table's guests and door, muting and reporting.

Every form here works without the script; with it, the list of open tables brings itself up to date.
"""

from __future__ import annotations

import asyncio
import re
from typing import Final

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from tablero.bots import DEFAULT_LEVEL
from tablero.core.errors import TableroError

from .assets import playable, playable_game
from .clock_words import clock_text
from .error_handlers import error_status, error_text
from .fair_use import take_filling
from .lobby_words import fill_time, fill_words, zone_words
from .page_texts import game_texts, lang_of, language_names
from .people import OWNER, checked_speaks
from .refusal import Refused
from .request_context import Fields, RequestContext, field, request_context
from .responses import InvitedTable, OpenTable, Snapshot
from .table_partials import level_names, options_text
from .templates import Context, render
from .terms import FILL_TIMES, TableTerms, terms_of_info

NAMES: Final = re.compile(r"[,;\n]")


# -- tables in words ---------------------------------------------------------------------------------------------


def shown_table(ctx: RequestContext, table: OpenTable) -> Context:
    """A table as the lobby shows it."""
    game = playable_game(table["game"])
    texts = game_texts(game, ctx.language, table["players"])
    names = language_names()
    free = [{"seat": seat["seat"], "name": texts.thing(seat["id"])} for seat in table["free"]]
    return {
        **table,
        "title": table["title"] or texts.title(),
        "game_title": texts.title(),
        "lang": lang_of(game, ctx.language),
        "options_text": options_text(table["options"], texts, ctx.say),
        "level": ctx.say("lobby-level", level=ctx.say(f"level-{table['level']}")) if table["level"] else "",
        "languages": [(language, names[language]) for language in table["languages"] if language in names],
        "zone": zone_words(ctx.say, table["zone"]),
        "clock": clock_text(ctx.say, table["clock"]) if table["clock"] else "",
        "people": ", ".join(name or ctx.say("lobby-guest") for name in table["people"]),
        "fill": fill_words(ctx.say, table["fill_at"], table["fill_bot"]),
        "when": ctx.time_ago(table["created"]),
        "free": free,
        # whoever sits down anywhere is as well off, where seats do not differ
        "offers": free if game.has_roles() else free[:1],
        "named": game.has_roles(),
    }


async def invitations(ctx: RequestContext) -> list[Context]:
    """The tables that this person is invited to by name, for any page that shows them."""
    found = [] if ctx.person.fresh else await ctx.services.tables.invitations(ctx.person.id)
    return [shown_invitation(ctx, table) for table in found if table["game"] in playable()]


def shown_invitation(ctx: RequestContext, table: InvitedTable) -> Context:
    return shown_table(ctx, table) | {"by": table["by"] or ctx.say("lobby-guest")}


# -- the lobby -----------------------------------------------------------------------------------------------------


class Lobby:
    """One person's lobby, of one game or of all."""

    def __init__(self, ctx: RequestContext) -> None:
        self.ctx = ctx
        self.field = ctx.csrf_field()
        wished = ctx.request.query_params.get("game", "")
        self.game = wished if wished in playable() else ""

    async def html(self) -> Markup:
        """What changes while one looks: invitations, and the open tables."""
        ctx = self.ctx
        found = await ctx.services.tables.open_tables(ctx.person.id, self.game)
        invited = await invitations(ctx)
        return await asyncio.to_thread(self.rendered, found, invited)

    def rendered(self, found: list[OpenTable], invited: list[Context]) -> Markup:
        say = self.ctx.say
        tables = [shown_table(self.ctx, table) for table in found if table["game"] in playable()]
        return render("partials/lobby.html", say=say, token=lambda: self.field, tables=tables, invitations=invited)


async def lobby(request: Request) -> Response:
    return await lobby_page(await request_context(request))


async def lobby_page(ctx: RequestContext, problem: str = "", status: int = 200) -> Response:
    shown = Lobby(ctx)
    games = [
        {"id": id, "title": game_texts(playable_game(id), ctx.language).title()}
        for id in playable()
        if max(playable_game(id).players) > 1
    ]
    html = await shown.html()
    return ctx.page(
        "lobby.html", status, here="lobby", games=games, game=shown.game, lobby=html, problem=problem, shared=True
    )


async def sit(request: Request) -> Response:
    """Sit down at a table of the lobby, or one that one is invited to."""
    ctx = await request_context(request)
    fields = await ctx.form()
    table, seat = request.path_params["table"], field(fields, "seat")
    if not seat.isdecimal() or len(seat) > 3:
        raise Refused("illegal", f"a seat is a number, not {seat[:20]!r}")
    try:
        await ctx.services.tables.sit(table, ctx.person.id, int(seat))
    except Refused as error:
        if error.code not in ("not-allowed", "closed"):
            raise
        return await lobby_page(ctx, ctx.say("lobby-taken"), 409)
    return ctx.redirect(f"/t/{table}")


async def decline(request: Request) -> Response:
    ctx = await request_context(request)
    await ctx.form()
    await ctx.services.tables.decline(request.path_params["table"], ctx.person.id)
    return ctx.redirect("/lobby")


async def door_page(ctx: RequestContext, table: str) -> Response:
    """What a table is, for whoever may sit down there but not watch."""
    told = shown_table(ctx, await ctx.services.tables.door(table, ctx.person.id))
    invited = any(one["id"] == table for one in await ctx.services.tables.invitations(ctx.person.id))
    return ctx.page("door.html", table=told, invited=invited)


# -- terms ---------------------------------------------------------------------------------------------------------


def sent_terms(fields: Fields) -> TableTerms:
    """The terms as a form has them: a box that is not ticked is not sent at all."""
    after = field(fields, "fill_after", "0")
    return TableTerms(
        access=field(fields, "access", "unlisted"),
        spectators="spectators" in fields,
        level=field(fields, "level"),
        fill_after=int(after) if after.isdecimal() and len(after) < 9 else -1,
        fill_bot=field(fields, "fill_bot", DEFAULT_LEVEL),
    )


def terms_context(ctx: RequestContext, terms: TableTerms) -> Context:
    """What the form about a table's terms shows."""
    times = [(0, ctx.say("terms-fill-never"))]
    times += [(seconds, fill_time(ctx.say, seconds)) for seconds in sorted({*FILL_TIMES, terms.fill_after} - {0})]
    return {
        "terms": terms,
        "accesses": [(access, ctx.say(f"terms-access-{access}")) for access in ("private", "unlisted", "public")],
        "wished": [("", ctx.say("terms-level-any")), *level_names(ctx.say)],
        "fill_times": times,
        "fill_bots": level_names(ctx.say),
    }


async def set_terms(request: Request) -> Response:
    ctx = await request_context(request)
    fields, table = await ctx.form(), request.path_params["table"]
    terms = sent_terms(fields)
    if terms.fill_after:
        take_filling(ctx.services.limiter, ctx.address)
    await ctx.services.tables.set_terms(table, ctx.person.id, terms)
    return ctx.redirect(f"/t/{table}/guests")


# -- guests --------------------------------------------------------------------------------------------------------


async def guests(request: Request) -> Response:
    ctx = await request_context(request)
    return await guests_page(ctx, request.path_params["table"])


async def guests_page(
    ctx: RequestContext, table: str, problem: str = "", status: int = 200, names: str = ""
) -> Response:
    """Who is invited to one's table, and on which terms people come."""
    tables = ctx.services.tables
    invited = await tables.guests(table, ctx.person.id)
    snapshot = await tables.snapshot(table, ctx.person.id, ctx.language, picture="")
    return ctx.page(
        "guests.html",
        status,
        table=snapshot["table"] | {"title": snapshot["table"]["title"] or snapshot["table"]["game_title"]},
        empty=sum(seat["empty"] for seat in snapshot["seats"]) if is_played(snapshot) else 0,
        guests=invited["guests"],
        circles=[circle for circle in await tables.circles(ctx.person.id) if circle["people"]],
        known=await tables.run(tables.people.played_with, ctx.person.id),
        names=names,
        problem=problem,
        **terms_context(ctx, terms_of_info(snapshot["table"])),
    )


def is_played(snapshot: Snapshot) -> bool:
    return snapshot["table"]["status"] in ("open", "running")


async def invite_people(request: Request) -> Response:
    """Invite by name, or a whole circle."""
    ctx = await request_context(request)
    fields, table = await ctx.form("invite"), request.path_params["table"]
    wanted, circle = field(fields, "names"), field(fields, "circle")
    try:
        await ctx.services.tables.invite_people(table, ctx.person.id, sent_names(wanted), circle)
    except Refused as error:
        if error.code == "unknown":
            raise
        return await guests_page(ctx, table, error_text(ctx.say, error), error_status(error), wanted)
    return ctx.redirect(f"/t/{table}/guests")


def sent_names(words: str) -> list[str]:
    """Names with commas between them, or each on a line."""
    return [name.strip() for name in NAMES.split(words[:2000]) if name.strip()]


async def revoke(request: Request) -> Response:
    ctx = await request_context(request)
    fields, table = await ctx.form(), request.path_params["table"]
    await ctx.services.tables.revoke(table, ctx.person.id, field(fields, "name"))
    return ctx.redirect(f"/t/{table}/guests")


# -- circles -------------------------------------------------------------------------------------------------------


async def circles(request: Request) -> Response:
    return await circles_page(await request_context(request))


async def circles_page(
    ctx: RequestContext, problem: str = "", status: int = 200, name: str = "", names: str = ""
) -> Response:
    tables, user = ctx.services.tables, ctx.person.id
    return ctx.page(
        "circles.html",
        status,
        here="account",
        circles=await tables.circles(user),
        known=await tables.run(tables.people.played_with, user),
        circle_name=name,
        names=names,
        problem=problem,
    )


async def change_circle(request: Request) -> Response:
    """Make a circle, add to it, take somebody out, or delete it."""
    ctx = await request_context(request)
    fields, tables, user = await ctx.form(), ctx.services.tables, ctx.person.id
    circle, action = request.path_params.get("circle", ""), request.path_params.get("action", "make")
    people, name, wanted = tables.people, field(fields, "name"), field(fields, "names")
    try:
        if action == "make":
            await tables.run(people.make_circle, user, name, sent_names(wanted))
        elif action == "add":
            await tables.run(people.add_to_circle, user, circle, sent_names(wanted))
        elif action == "drop":
            await tables.run(people.drop_from_circle, user, circle, name)
        elif action == "delete":
            await tables.run(people.drop_circle, user, circle)
        else:
            raise Refused("unknown", "a circle can be added to, somebody taken out of it, or deleted")
    except TableroError as error:
        made = (name, wanted) if action == "make" else ("", "")
        return await circles_page(ctx, error_text(ctx.say, error), error_status(error), *made)
    return ctx.redirect("/circles")


# -- peace ---------------------------------------------------------------------------------------------------------


def seat_in(words: str) -> int:
    """The seat that somebody is reported at; without one, the table's owner is meant."""
    return int(words) if words.isdecimal() and len(words) < 4 else OWNER


async def report_page(request: Request) -> Response:
    ctx = await request_context(request)
    table, seat = request.path_params["table"], seat_in(request.query_params.get("seat", ""))
    return await render_report(ctx, table, seat)


async def render_report(ctx: RequestContext, table: str, seat: int, problem: str = "", status: int = 200) -> Response:
    tables = ctx.services.tables
    name = await tables.run(tables.people.reported, table, ctx.person.id, seat)
    shown = {"table": table, "seat": seat if seat != OWNER else "", "called": name or ctx.say("lobby-guest")}
    return ctx.page("report.html", status, **shown, problem=problem)


async def report(request: Request) -> Response:
    ctx = await request_context(request)
    fields, table = await ctx.form("report"), request.path_params["table"]
    seat = seat_in(field(fields, "seat"))
    try:
        await ctx.services.tables.report(table, ctx.person.id, seat, field(fields, "reason"))
    except Refused as error:
        if error.code != "full":
            raise
        return await render_report(ctx, table, seat, error_text(ctx.say, error), error_status(error))
    if "mute" in fields:
        await ctx.services.tables.mute(table, ctx.person.id, seat, True)
    return ctx.message(ctx.say("report-sent"), ctx.say("report-sent-detail"), 200, "/lobby")


async def unmute(request: Request) -> Response:
    ctx = await request_context(request)
    fields, tables = await ctx.form(), ctx.services.tables
    await tables.run(tables.people.unmute, ctx.person.id, field(fields, "name"))
    return ctx.redirect("/account")


# -- the account ---------------------------------------------------------------------------------------------------


async def account_context(ctx: RequestContext) -> Context:
    """What the account page shows of other people, and of what they may know of oneself."""
    tables, user = ctx.services.tables, ctx.person.id
    about = await tables.run(tables.people.about, user)
    return {
        "invitations": await invitations(ctx),
        "muted": await tables.run(tables.people.muted, user),
        "speaks": about.speaks.split() if about else [],
    }


async def tell_about(request: Request) -> Response:
    """Say which languages one plays in."""
    ctx = await request_context(request)
    fields = await ctx.form()
    await ctx.services.auth.put(ctx.person.id, speaks=checked_speaks(fields.get("speaks", [])))
    return ctx.redirect("/account")
