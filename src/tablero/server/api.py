"""The JSON API: a program sits at a table with a bearer token. What can be asked is in openapi.py, and shown at /api.

Everything comes out of snapshots, as on the pages, so a program sees exactly what its person would see. Cookies count
for nothing here. Bad input gets {"error": {"code", "reason"}} and changes nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse

from tablero.core.errors import TableroError

from .assets import game_called, playable
from .openapi import NewAnswer, NewTable, SeatOnly, Text, Token, described
from .people import Person
from .problems import as_json, code_of
from .refusal import Refused
from .visit import House, chosen_language, house_of, visiting
from .words import texts_in, words_in

QUIET_SECONDS: Final = 15.0  # a stream says something at least this often

B = TypeVar("B")


async def caller(request: Request) -> tuple[House, Person]:
    """Whose token it is. What it changes is counted."""
    house = house_of(request)
    person = await house.people.bearer(request.headers.get("authorization", ""))
    if request.method != "GET":
        house.rates.take("change", person.id)
    return house, person


async def body(request: Request, kind: type[B]) -> B:
    """What was sent, in the shape it must have."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except msgspec.ValidationError as error:
        raise Refused("illegal", f"the body is not as it should be: {error}") from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refused("illegal", f"the body is no JSON: {error}") from None


def table_of(request: Request) -> str:
    table: str = request.path_params["table"]
    return table


async def look(request: Request, house: House, person: Person) -> dict[str, Any]:
    """A snapshot as the request wants it."""
    at = request.query_params.get("at")
    if at is not None and (not at.isdecimal() or len(at) > 9):
        raise Refused("illegal", f"at is the number of a decision, not {at[:20]!r}")
    picture = request.query_params.get("picture", "")
    if picture not in ("", "wide", "tall"):
        raise Refused("illegal", f"picture is wide, tall or nothing, not {picture[:20]!r}")
    when = None if at is None else int(at)
    return await house.tables.snapshot(table_of(request), person.id, chosen_language(request), when, None, picture)


# -- what can be asked -------------------------------------------------------------------------------------------


async def games(request: Request) -> Response:
    """The games, their player counts and options."""
    language = chosen_language(request)
    found = []
    for id in playable():
        game = game_called(id)
        texts = texts_in(game, language)
        options = [
            {
                "name": o.name,
                "kind": o.kind,
                "default": o.default,
                "choices": o.choices,
                "help": texts.option_help(o.name),
            }
            for o in game.options
        ]
        about = {"id": id, "title": texts.title(), "description": texts.description()}
        found.append(about | {"players": game.players, "seats": game.seat_names(max(game.players)), "options": options})
    return JSONResponse({"games": found})


async def tables(request: Request) -> Response:
    house, person = await caller(request)
    return JSONResponse({"tables": await house.tables.listing(person.id)})


async def create(request: Request) -> Response:
    house, person = await caller(request)
    house.rates.take("create", person.id)
    new = await body(request, NewTable)
    game_called(new.game)
    table = await house.tables.create(person.id, new.game, len(new.seats), dict(new.options), new.seats, new.title)
    return JSONResponse({"table": table}, 201)


async def join(request: Request) -> Response:
    house, person = await caller(request)
    return JSONResponse({"table": await house.tables.claim((await body(request, Token)).token, person.id)})


async def view(request: Request) -> Response:
    house, person = await caller(request)
    return JSONResponse(await look(request, house, person))


async def ask(request: Request) -> Response:
    """Only the question, for programs that need no more."""
    house, person = await caller(request)
    snapshot = await look(request, house, person)
    return JSONResponse({key: snapshot[key] for key in ("seq", "ask", "waiting_for")} | status_in(snapshot))


def status_in(snapshot: dict[str, Any]) -> dict[str, Any]:
    return {"status": snapshot["table"]["status"]}


async def answer(request: Request) -> Response:
    house, person = await caller(request)
    new = await body(request, NewAnswer)
    seq = await house.tables.answer(table_of(request), person.id, new.seat, new.seq, new.option, new.key)
    return JSONResponse({"seq": seq})


async def undo(request: Request) -> Response:
    house, person = await caller(request)
    new = await body(request, SeatOnly)
    return JSONResponse({"seq": await house.tables.undo(table_of(request), person.id, new.seat, new.key)})


async def sit(request: Request) -> Response:
    house, person = await caller(request)
    await house.tables.sit(table_of(request), person.id, (await body(request, SeatOnly)).seat)
    return JSONResponse({"table": table_of(request)})


async def invite(request: Request) -> Response:
    house, person = await caller(request)
    token = await house.tables.invite(table_of(request), person.id, (await body(request, SeatOnly)).seat)
    return JSONResponse({"token": token, "link": f"/join/{token}"}, 201)


async def chat(request: Request) -> Response:
    house, person = await caller(request)
    house.rates.take("chat", person.id)
    new = await body(request, Text)
    await house.tables.say(table_of(request), person.id, new.text, new.channel)
    return JSONResponse({"stored": True})


async def record(request: Request) -> Response:
    house, person = await caller(request)
    return JSONResponse(await house.tables.record(table_of(request), person.id))


# -- the stream --------------------------------------------------------------------------------------------------


async def stream(request: Request) -> Response:
    """Snapshots as they come (server-sent events), the first at once."""
    house, person = await caller(request)
    await look(request, house, person)  # a table that can't be seen is refused before anything is sent
    return StreamingResponse(events(request, house, person), media_type="text/event-stream")


async def events(request: Request, house: House, person: Person) -> AsyncIterator[bytes]:
    async with house.tables.watch(table_of(request)) as queue:
        last: dict[str, Any] = {}
        while True:
            try:
                snapshot = await look(request, house, person)
            except TableroError as error:
                yield event("error", {"code": code_of(error), "reason": str(error)})
                return
            if snapshot != last:  # talk that is not for this reader leaves no trace
                yield event("snapshot", snapshot)
            last = snapshot
            while True:
                try:
                    notice = await asyncio.wait_for(queue.get(), QUIET_SECONDS)
                except TimeoutError:
                    yield b": still here\n\n"
                    continue
                if notice.kind != "thinking":
                    break
            while not queue.empty():
                queue.get_nowait()


def event(name: str, data: dict[str, Any]) -> bytes:
    return f"event: {name}\ndata: ".encode() + msgspec.json.encode(data) + b"\n\n"


# -- the description ---------------------------------------------------------------------------------------------


async def openapi(request: Request) -> Response:
    return JSONResponse(described(words_in(chosen_language(request))))


async def docs(request: Request) -> Response:
    """The same as a page."""
    visit = await visiting(request)
    description = described(visit.say)
    operations = [
        {"path": path, "method": method.upper(), **operation}
        for path, methods in description["paths"].items()
        for method, operation in methods.items()
    ]
    return visit.page("api.html", operations=operations, schemas=description["components"]["schemas"])


async def nothing_here(request: Request) -> Response:
    return as_json("unknown", "there is no such address in the API; /api lists them", 404)
