"""The account page: a name, a password to come back with, logging in and out, tokens for programs."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from tablero.core.errors import TableroError

from . import contact_pages, lobby_pages
from .auth import COOKIE, BadCredentials, login_of
from .base_path import base_path
from .error_handlers import error_status, error_text
from .request_context import RequestContext, field, request_context

LIFETIMES: Final = (30, 365)  # days that a token may last


async def account_page(request: Request) -> Response:
    return await render_account(await request_context(request))


async def render_account(ctx: RequestContext, problem: str = "", status: int = 200, fresh_token: str = "") -> Response:
    tokens = [
        {"id": row.hash, "label": row.label, "created": row.created, "when": ctx.time_ago(row.created)}
        for row in ([] if ctx.person.fresh else await ctx.services.auth.tokens(ctx.person))
    ]
    return ctx.page(
        "account.html",
        status,
        here="account",
        tokens=tokens,
        fresh_token=fresh_token,
        problem=problem,
        lifetimes=LIFETIMES,
        **await lobby_pages.account_context(ctx),
        **await contact_pages.account_context(ctx),
    )


async def render_error(ctx: RequestContext, error: TableroError) -> Response:
    return await render_account(ctx, error_text(ctx.say, error), error_status(error))


async def rename(request: Request) -> Response:
    ctx = await request_context(request)
    fields = await ctx.form()
    try:
        await ctx.services.auth.rename(ctx.person, field(fields, "name"))
    except BadCredentials as error:
        return await render_error(ctx, error)
    return ctx.redirect("/account")


async def password(request: Request) -> Response:
    """Keep a guest's games under a name and password, or change the password."""
    ctx = await request_context(request)
    fields = await ctx.form("login")
    auth = ctx.services.auth
    try:
        if ctx.person.kept:
            cookie = await auth.change_password(ctx.person, field(fields, "old"), field(fields, "password"))
        else:
            chosen = ctx.cookie_language
            cookie = await auth.keep(ctx.person, field(fields, "name"), field(fields, "password"), chosen)
    except BadCredentials as error:
        return await render_error(ctx, error)
    return ctx.with_cookie(ctx.redirect("/account"), cookie)


async def log_in(request: Request) -> Response:
    ctx = await request_context(request)
    fields = await ctx.form("login")
    name = field(fields, "name")
    ctx.services.limiter.take("login", login_of(name[:200]))  # many addresses may try one name
    try:
        cookie = await ctx.services.auth.log_in(name, field(fields, "password"))
    except BadCredentials as error:
        return await render_error(ctx, error)
    return ctx.with_cookie(ctx.redirect("/tables"), cookie)


async def log_out(request: Request) -> Response:
    ctx = await request_context(request)
    await ctx.form()
    await ctx.services.auth.log_out(ctx.person)
    response = ctx.redirect("/")
    response.delete_cookie(COOKIE, path=base_path() or "/")
    return response


async def make_token(request: Request) -> Response:
    """A new token, shown this once."""
    ctx = await request_context(request)
    fields = await ctx.form()
    days = field(fields, "days", str(LIFETIMES[-1]))
    lifetime = next((lifetime for lifetime in LIFETIMES if str(lifetime) == days), LIFETIMES[0])
    try:
        token = await ctx.services.auth.make_token(ctx.person, field(fields, "label"), lifetime)
    except BadCredentials as error:
        return await render_error(ctx, error)
    return await render_account(ctx, fresh_token=token)


async def revoke(request: Request) -> Response:
    ctx = await request_context(request)
    await ctx.form()
    await ctx.services.auth.revoke(ctx.person, request.path_params["digest"])
    return ctx.redirect("/account")
