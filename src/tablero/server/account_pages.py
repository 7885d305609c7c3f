"""The account page: a name, a password to come back with, logging in and out, tokens for programs."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from tablero.core.errors import TableroError

from .people import COOKIE, BadPerson
from .problems import said, status_of
from .visit import Visit, first, visiting

LIFETIMES: Final = (30, 365)  # days that a token may last


async def account_page(request: Request) -> Response:
    return await shown(await visiting(request))


async def shown(visit: Visit, problem: str = "", status: int = 200, fresh_token: str = "") -> Response:
    tokens = [
        {"id": row["hash"], "label": row["label"], "created": row["created"], "when": visit.ago(row["created"])}
        for row in ([] if visit.person.fresh else await visit.house.people.tokens(visit.person))
    ]
    return visit.page(
        "account.html",
        status,
        here="account",
        tokens=tokens,
        fresh_token=fresh_token,
        problem=problem,
        lifetimes=LIFETIMES,
    )


async def refused(visit: Visit, error: TableroError) -> Response:
    return await shown(visit, said(visit.say, error), status_of(error))


async def rename(request: Request) -> Response:
    visit = await visiting(request)
    fields = await visit.form()
    try:
        await visit.house.people.rename(visit.person, first(fields, "name"))
    except BadPerson as error:
        return await refused(visit, error)
    return visit.go("/account")


async def password(request: Request) -> Response:
    """Keep a guest's games under a name and password, or change the password."""
    visit = await visiting(request)
    fields = await visit.form("login")
    people = visit.house.people
    try:
        if visit.person.kept:
            cookie = await people.change_password(visit.person, first(fields, "old"), first(fields, "password"))
        else:
            cookie = await people.keep(visit.person, first(fields, "name"), first(fields, "password"))
    except BadPerson as error:
        return await refused(visit, error)
    return visit.signed(visit.go("/account"), cookie)


async def log_in(request: Request) -> Response:
    visit = await visiting(request)
    fields = await visit.form("login")
    name = first(fields, "name")
    visit.house.rates.take("login", f"name {name[:80].casefold()}")  # many addresses may try one name
    try:
        cookie = await visit.house.people.log_in(name, first(fields, "password"))
    except BadPerson as error:
        return await refused(visit, error)
    return visit.signed(visit.go("/tables"), cookie)


async def log_out(request: Request) -> Response:
    visit = await visiting(request)
    await visit.form()
    response = visit.go("/")
    response.delete_cookie(COOKIE, path="/")
    return response


async def make_token(request: Request) -> Response:
    """A new token, shown this once."""
    visit = await visiting(request)
    fields = await visit.form()
    days = first(fields, "days", str(LIFETIMES[-1]))
    lifetime = next((lifetime for lifetime in LIFETIMES if str(lifetime) == days), LIFETIMES[0])
    try:
        token = await visit.house.people.make_token(visit.person, first(fields, "label"), lifetime)
    except BadPerson as error:
        return await refused(visit, error)
    return await shown(visit, fresh_token=token)


async def revoke(request: Request) -> Response:
    visit = await visiting(request)
    await visit.form()
    await visit.house.people.revoke(visit.person, request.path_params["digest"])
    return visit.go("/account")
