"""The JSON API: a program sits at a table with a bearer token. What can be asked is in openapi.py, and shown at /api.

Everything comes out of snapshots, as on the pages, so a program sees exactly what its person would see. Cookies count
for nothing here. Bad input gets {"error": {"code", "reason"}} and changes nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse

from tablero.core.errors import TableroError

from .assets import playable, playable_game
from .auth import Person
from .base_path import outside
from .error_handlers import error_code, json_error
from .fair_use import take_bots, take_filling, take_of_both
from .json_schema import type_text
from .middleware import address_of
from .openapi import (
    NewAnalysis,
    NewAnswer,
    NewHint,
    NewOrder,
    NewTable,
    NewTerms,
    Operation,
    OrderOnly,
    People,
    SeatOnly,
    Text,
    Token,
    openapi_description,
)
from .page_texts import LANGUAGE, accepted_language, chosen_language, game_texts, languages, page_texts
from .refusal import Refused
from .request_context import Services, request_context, services_of
from .responses import (
    ApiResponse,
    AskOnly,
    ErrorInfo,
    GameInfo,
    GameList,
    InvitationLink,
    InvitationList,
    LobbyList,
    OptionInfo,
    SeqOnly,
    Snapshot,
    Stored,
    TableList,
    TableOnly,
)

LARGEST_NUMBER: Final = 2**31 - 1
QUIET_SECONDS: Final = 15.0  # a stream says something at least this often

B = TypeVar("B")
Handler = Callable[[Request], Awaitable[Response]]


async def caller(request: Request) -> tuple[Services, Person]:
    """Whose token it is. What it changes is counted."""
    services = services_of(request)
    person = await services.auth.by_bearer(request.headers.get("authorization", ""))
    if request.method != "GET":
        services.limiter.take("change", person.id)
    return services, person


async def body(request: Request, kind: type[B]) -> B:
    """What was sent, in the shape it must have."""
    try:
        taken = msgspec.convert(whole_numbers(msgspec.json.decode(await request.body())), kind)
    except msgspec.ValidationError as error:
        raise Refused("illegal", f"the body is not as it should be: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("illegal", f"the body is no JSON: {error}") from None
    check_numbers(msgspec.to_builtins(taken))
    return taken


def whole_numbers(sent: Any) -> Any:
    """What was sent, with 3.0 as 3: JSON does not tell them apart."""
    if isinstance(sent, dict):
        return {key: whole_numbers(value) for key, value in sent.items()}
    if isinstance(sent, list):
        return [whole_numbers(value) for value in sent]
    return int(sent) if isinstance(sent, float) and sent.is_integer() else sent


def check_numbers(taken: Any) -> None:
    """Refuse numbers that no database holds."""
    if isinstance(taken, dict | list):
        for value in taken.values() if isinstance(taken, dict) else taken:
            check_numbers(value)
    elif isinstance(taken, int) and abs(taken) > LARGEST_NUMBER:
        raise Refused("illegal", f"no number is beyond {LARGEST_NUMBER}")


def endpoint(operation: Operation, handler: Handler) -> Handler:
    """What answers an operation; a word in the address that it does not know is refused, as it may be misspelt."""

    async def answer_known(request: Request) -> Response:
        for word in request.query_params:
            if word not in operation.query:
                known = ", ".join(operation.query) or "none"
                raise Refused("illegal", f"there is no parameter {word[:40]!r}; those of this address are: {known}")
        return await handler(request)

    return answer_known


def answered(answer: ApiResponse, status: int = 200) -> Response:
    """What is told: nothing without a type, from which its schema is made."""
    return JSONResponse(answer, status)


def table_of(request: Request) -> str:
    table: str = request.path_params["table"]
    return table


def language_of(request: Request) -> str:
    """The language of what is told: as the address says, or the head of the request; no account or cookie counts."""
    wish = request.query_params.get(LANGUAGE)
    if wish is None:
        return accepted_language(request)
    if wish not in languages():
        raise Refused("illegal", f"language is one of {', '.join(languages())}, not {wish[:20]!r}")
    return wish


async def requested_snapshot(request: Request, services: Services, person: Person) -> Snapshot:
    """A snapshot as the request wants it."""
    at = request.query_params.get("at")
    if at is not None and (not at.isdecimal() or len(at) > 9):
        raise Refused("illegal", f"at is the number of a decision, not {at[:20]!r}")
    picture = request.query_params.get("picture", "")
    if picture not in ("", "wide", "tall"):
        raise Refused("illegal", f"picture is wide, tall or nothing, not {picture[:20]!r}")
    when = None if at is None else int(at)
    return await services.tables.snapshot(table_of(request), person.id, language_of(request), when, None, picture)


# -- what can be asked -------------------------------------------------------------------------------------------


async def games(request: Request) -> Response:
    """The games, their player counts and options."""
    language = language_of(request)
    found: list[GameInfo] = []
    for id in playable():
        game = playable_game(id)
        texts = game_texts(game, language)
        options: list[OptionInfo] = [
            {
                "name": o.name,
                "kind": o.kind,
                "default": o.default,
                "choices": list(o.choices),
                "help": texts.option_help(o.name),
            }
            for o in game.options
        ]
        found.append(
            {
                "id": id,
                "title": texts.title(),
                "description": texts.description(),
                "players": list(game.players),
                "seats": game.seat_names(max(game.players)),
                "options": options,
            }
        )
    return answered(GameList(games=found))


async def tables(request: Request) -> Response:
    services, person = await caller(request)
    return answered(TableList(tables=await services.tables.listing(person.id)))


async def create(request: Request) -> Response:
    services, person = await caller(request)
    take_of_both(services.limiter, "create", person.id, address_of(request.scope))
    new = await body(request, NewTable)
    playable_game(new.game)
    take_bots(services.limiter, address_of(request.scope), new.seats, new.terms.fill_after > 0)
    table = await services.tables.create(
        person.id,
        new.game,
        len(new.seats),
        dict(new.options),
        new.seats,
        new.title,
        new.hints,
        new.terms,
        new.clock,
        new.rated,
        new.key,
        research=new.research,
    )
    services.tables.bot_scheduler.came_from(table, address_of(request.scope))
    return answered(TableOnly(table=table), 201)


async def join(request: Request) -> Response:
    services, person = await caller(request)
    return answered(TableOnly(table=await services.tables.claim((await body(request, Token)).token, person.id)))


async def view(request: Request) -> Response:
    services, person = await caller(request)
    return answered(await requested_snapshot(request, services, person))


async def ask(request: Request) -> Response:
    """Only the question, for programs that need no more."""
    services, person = await caller(request)
    snapshot = await requested_snapshot(request, services, person)
    status = snapshot["table"]["status"]
    return answered(
        AskOnly(seq=snapshot["seq"], ask=snapshot["ask"], waiting_for=snapshot["waiting_for"], status=status)
    )


async def why(request: Request) -> Response:
    """Why a place or card is not among the options."""
    services, person = await caller(request)
    option = request.query_params.get("option", "")
    return answered(await services.tables.why_not(table_of(request), person.id, option, language_of(request)))


async def answer(request: Request) -> Response:
    services, person = await caller(request)
    new = await body(request, NewAnswer)
    seq = await services.tables.answer(table_of(request), person.id, new.seat, new.seq, new.option, new.key)
    return answered(SeqOnly(seq=seq))


async def undo(request: Request) -> Response:
    services, person = await caller(request)
    new = await body(request, SeatOnly)
    return answered(SeqOnly(seq=await services.tables.undo(table_of(request), person.id, new.seat, new.key)))


async def hint(request: Request) -> Response:
    """What a bot would do, once it has thought about it."""
    services, person = await caller(request)
    take_of_both(services.limiter, "hint", person.id, address_of(request.scope))
    new = await body(request, NewHint)
    tables, table = services.tables, table_of(request)
    await tables.hints.wait(await tables.hint(table, person.id, new.seat, new.bot))
    found = await tables.snapshot(table, person.id, language_of(request), seat=new.seat, picture="")
    if found["hint"] is None:
        raise Refused("stale", "the table has moved on in the meantime; look at it again")
    return answered(found["hint"])


async def motives(request: Request) -> Response:
    """Why the bots did what they did."""
    services, person = await caller(request)
    take_of_both(services.limiter, "hint", person.id, address_of(request.scope))
    return answered(await services.tables.motives(table_of(request), person.id, language_of(request)))


async def sit(request: Request) -> Response:
    services, person = await caller(request)
    await services.tables.sit(table_of(request), person.id, (await body(request, SeatOnly)).seat)
    return answered(TableOnly(table=table_of(request)))


async def back(request: Request) -> Response:
    """Play a seat again that a bot plays."""
    services, person = await caller(request)
    await services.tables.take_back(table_of(request), person.id, (await body(request, SeatOnly)).seat)
    return answered(TableOnly(table=table_of(request)))


async def invite(request: Request) -> Response:
    services, person = await caller(request)
    token = await services.tables.invite(table_of(request), person.id, (await body(request, SeatOnly)).seat)
    return answered(InvitationLink(token=token, link=outside(f"/join/{token}")), 201)


async def lobby(request: Request) -> Response:
    services, person = await caller(request)
    game = request.query_params.get("game", "")
    if game:
        playable_game(game)
    return answered(LobbyList(tables=await services.tables.open_tables(person.id, game)))


async def invitations(request: Request) -> Response:
    services, person = await caller(request)
    return answered(InvitationList(invitations=await services.tables.invitations(person.id)))


async def people(request: Request) -> Response:
    """Invite by name."""
    services, person = await caller(request)
    services.limiter.take("invite", person.id)
    await services.tables.invite_people(table_of(request), person.id, (await body(request, People)).names)
    return answered(await services.tables.guests(table_of(request), person.id))


async def decline(request: Request) -> Response:
    services, person = await caller(request)
    await services.tables.decline(table_of(request), person.id)
    return answered(Stored(stored=True))


async def leave(request: Request) -> Response:
    services, person = await caller(request)
    await services.tables.leave(table_of(request), person.id, (await body(request, SeatOnly)).seat)
    return answered(Stored(stored=True))


async def remove(request: Request) -> Response:
    services, person = await caller(request)
    await services.tables.remove(table_of(request), person.id, (await body(request, SeatOnly)).seat)
    return answered(Stored(stored=True))


async def terms(request: Request) -> Response:
    """Who may come to a table of one's own."""
    services, person = await caller(request)
    new = await body(request, NewTerms)
    if new.fill_after:
        take_filling(services.limiter, address_of(request.scope))
    await services.tables.set_terms(table_of(request), person.id, new)
    return answered(Stored(stored=True))


async def withdraw_game(request: Request) -> Response:
    """The game is not for research any more."""
    services, person = await caller(request)
    await services.tables.withdraw(table_of(request), person.id)
    return answered(Stored(stored=True))


async def chat(request: Request) -> Response:
    services, person = await caller(request)
    take_of_both(services.limiter, "chat", person.id, address_of(request.scope))
    new = await body(request, Text)
    await services.tables.say(table_of(request), person.id, new.text, new.channel)
    return answered(Stored(stored=True))


async def order(request: Request) -> Response:
    services, person = await caller(request)
    new = await body(request, NewOrder)
    await services.tables.lay_order(table_of(request), person.id, new.seat, new.order)
    return answered(Stored(stored=True))


async def recall(request: Request) -> Response:
    services, person = await caller(request)
    given = await body(request, OrderOnly)
    await services.tables.withdraw_order(table_of(request), person.id, given.order)
    return answered(Stored(stored=True))


async def record(request: Request) -> Response:
    services, person = await caller(request)
    return answered(await services.tables.record(table_of(request), person.id))


async def analysis(request: Request) -> Response:
    services, person = await caller(request)
    return answered(await services.tables.analysis(table_of(request), person.id, language_of(request)))


async def analyse(request: Request) -> Response:
    services, person = await caller(request)
    new, tables, table = await body(request, NewAnalysis), services.tables, table_of(request)
    await tables.analyses.ask(table, person.id, address_of(request.scope), new.level, services.limiter)
    return answered(await tables.analysis(table, person.id, language_of(request)))


async def stop_analysis(request: Request) -> Response:
    services, person = await caller(request)
    await services.tables.stop_analysis(table_of(request), person.id)
    return answered({"stored": True})


async def story(request: Request) -> Response:
    services, person = await caller(request)
    return answered(await services.tables.story(table_of(request), person.id, language_of(request)))


# -- the stream --------------------------------------------------------------------------------------------------


async def stream(request: Request) -> Response:
    """Snapshots as they come (server-sent events), the first at once."""
    services, person = await caller(request)
    await requested_snapshot(request, services, person)  # a table that can't be seen is refused before anything is sent
    address = address_of(request.scope)
    services.connections.enter(person.id, address)
    services.tables.bot_scheduler.came_from(table_of(request), address)
    return StreamingResponse(events(request, services, person), media_type="text/event-stream")


async def events(request: Request, services: Services, person: Person) -> AsyncIterator[bytes]:
    """What the stream says, until it or its token ends."""
    try:
        async for told in snapshots(request, services, person):
            yield told
    finally:
        services.connections.leave(person.id, address_of(request.scope))


async def snapshots(request: Request, services: Services, person: Person) -> AsyncIterator[bytes]:
    async with services.tables.subscribe(table_of(request), person.id) as queue:
        last: Snapshot | None = None
        clock = asyncio.get_running_loop().time
        due = clock() + QUIET_SECONDS
        while True:
            try:
                await services.auth.by_bearer(request.headers.get("authorization", ""))  # or it has ended
                snapshot = await requested_snapshot(request, services, person)
            except TableroError as error:
                yield event("error", {"code": error_code(error), "reason": str(error)})
                return
            if snapshot != last:  # talk that is not for this reader leaves no trace
                yield event("snapshot", snapshot)
                due = clock() + QUIET_SECONDS
            last = snapshot
            while True:
                try:
                    notice = await asyncio.wait_for(queue.get(), max(0.0, due - clock()))
                except TimeoutError:
                    yield b": still here\n\n"
                    due = clock() + QUIET_SECONDS
                    continue
                if notice.kind == "restart":
                    yield event("error", {"code": "restarting", "reason": "the server restarts; connect again"})
                    return
                if not notice.is_progress:
                    break
            while not queue.empty():
                queue.get_nowait()


def event(name: str, data: Snapshot | ErrorInfo) -> bytes:
    return f"event: {name}\ndata: ".encode() + msgspec.json.encode(data) + b"\n\n"


# -- the description ---------------------------------------------------------------------------------------------


async def openapi(request: Request) -> Response:
    return JSONResponse(openapi_description(page_texts(chosen_language(request))))


async def docs(request: Request) -> Response:
    """The same as a page."""
    ctx = await request_context(request)
    description = openapi_description(ctx.say)
    operations = [
        {"path": path, "method": method.upper(), **operation}
        for path, methods in description["paths"].items()
        for method, operation in methods.items()
    ]
    return ctx.page("api.html", operations=operations, schemas=description["components"]["schemas"], type=type_text)


async def not_found(request: Request) -> Response:
    return json_error("unknown", "there is no such address in the API; /api lists them", 404)
