"""What the server knows about the person at the browser: to take along as a file, or to have deleted for good."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from .account_pages import render_account
from .auth import COOKIE, BadCredentials, Person
from .base_path import base_path
from .broadcast import Notice
from .error_handlers import error_status, error_text
from .personal_data import forget_person, rows_about
from .request_context import RequestContext, field, request_context
from .time_source import now

FILE_NAME = "tablero-my-data.json"


async def export(request: Request) -> Response:
    """All of it as JSON; times are seconds since 1970."""
    ctx = await request_context(request)
    ctx.services.limiter.take("create", ctx.person.id)
    about = await ctx.services.tables.read(lambda c: rows_about(c, ctx.person.id))
    data: dict[str, Any] = {"format": "tablero-own-data", "created": now(), "person": ctx.person.id, **about}
    return JSONResponse(data, headers={"Content-Disposition": f'attachment; filename="{FILE_NAME}"'})


async def delete(request: Request) -> Response:
    """Forget the person: with a password, only who knows it can ask for that."""
    ctx = await request_context(request)
    fields = await ctx.form("login")
    try:
        await ctx.services.auth.check_password(ctx.person, field(fields, "password"))
    except BadCredentials as error:
        return await render_account(ctx, error_text(ctx.say, error), error_status(error))
    await forget(ctx)
    await ctx.services.auth.log_out(ctx.person)
    response = RequestContext(request, Person("")).message(
        ctx.say("own-data-gone"), ctx.say("own-data-gone-detail"), 200
    )
    response.delete_cookie(COOKIE, path=base_path() or "/")
    return response


async def forget(ctx: RequestContext) -> None:
    """Delete everything, and tell those who played with the person: bots go on."""
    tables = ctx.services.tables
    for table in await tables.write(lambda c: forget_person(c, ctx.person.id)):
        tables.broadcaster.publish(table, Notice("changed"))
        tables.bot_scheduler.schedule(table)
