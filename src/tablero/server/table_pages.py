"""The table page, its replay and downloads, and everything a form at the table can do.

Each form works without the script too: it is a plain POST that comes back to the page. What was refused is said on the
page, with nothing changed. The script asks for JSON where it needs an answer.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from tablero.core.errors import TableroError

from .assets import game_called
from .chat import TABLE
from .parts import KEYBOARD, Shown, Snapshot, is_mine, title_of
from .problems import said, status_of
from .refusal import Refused
from .tables import Tables
from .visit import Visit, first, visiting
from .words import texts_in

Fields = dict[str, list[str]]
Deed = Callable[[Visit, Tables, str, Fields], Awaitable[str]]
MOST_LINES = 400
SCRIPT_WORDS = ("offline", "unsent", "gone", "close", "copied")


# -- the page ----------------------------------------------------------------------------------------------------


def page_title(visit: Visit, snapshot: Snapshot) -> str:
    """What the browser's tab says: marked when it is the viewer's turn."""
    id = "title-your-turn" if is_mine(snapshot) else "title-table"
    return visit.say(id, table=title_of(snapshot["table"]))


def picture_for(request: Any) -> str:
    """The shape of the board: as the script asks, or as the browser seems to be."""
    if "tall" in request.query_params:
        return "tall" if request.query_params["tall"] else "wide"
    return "tall" if "Mobi" in request.headers.get("user-agent", "") else "wide"


def who_is_here(request: Any) -> int | None:
    """The seat whose player says to sit at the screen, where several share it."""
    said = request.query_params.get("here", "")
    return int(said) if said.isdecimal() and len(said) < 4 else None


def again(request: Any) -> str:
    """What is added to an address to come back as the same player of a shared screen."""
    here = who_is_here(request)
    return f"?here={here}" if here is not None else ""


async def table_page(request: Request) -> Response:
    visit = await visiting(request)
    return await shown_page(visit, request.path_params["table"])


async def shown_page(
    visit: Visit, table: str, at: int | None = None, problem: str = "", status: int = 200, step: int | None = None
) -> Response:
    snapshot = await looked(visit, table, at, step)
    shown = Shown(visit)
    count = snapshot["table"]["count"]
    context = shown.base(snapshot) | {
        "title": page_title(visit, snapshot),
        "parts": shown.parts(snapshot),
        "journal": shown.lines(snapshot),
        "earlier": snapshot["journal"][0]["n"] if snapshot["journal"] else 0,
        "words": msgspec.json.encode({word: visit.say(f"script-{word}") for word in SCRIPT_WORDS}).decode(),
        "keyboard": KEYBOARD,
        "seq": snapshot["seq"],
        "mine": is_mine(snapshot),
        "pass_to": pass_to(snapshot),
        "past": at is not None or step is not None,
        "shown": count if at is None else at,
        "count": count,
        "problem": problem,
    }
    return visit.page("table.html", status, **context)


async def looked(visit: Visit, table: str, at: int | None, step: int | None) -> Snapshot:
    """The table as it stands, after `at` decisions, or at a step of what happened."""
    user, picture, here = visit.person.id, picture_for(visit.request), who_is_here(visit.request)
    return await visit.house.tables.snapshot(table, user, visit.language, at, here, picture, step=step, screen=True)


def pass_to(snapshot: Snapshot) -> dict[str, Any]:
    """The seat to whose player the screen is to be passed; without a name if it stays where it is."""
    nobody = {"seat": "", "name": ""}
    return next((seat for seat in snapshot["seats"] if seat["seat"] == snapshot["you"]["pass_to"]), nobody)


async def replay(request: Request) -> Response:
    """An earlier position, as the viewer may see it: a page of its own, or its parts for the script."""
    visit = await visiting(request)
    table, at = request.path_params["table"], request.path_params["at"]
    if not visit.wants_json():
        return await shown_page(visit, table, at)
    snapshot = await looked(visit, table, at, None)
    shown = Shown(visit)
    return JSONResponse({"at": at, "parts": past_parts(shown, snapshot) | {"lines": shown.lines(snapshot)}})


async def step(request: Request) -> Response:
    """A step of what happened since the viewer last decided: a page of its own, or its parts for the script."""
    visit = await visiting(request)
    table, number = request.path_params["table"], request.path_params["step"]
    if not visit.wants_json():
        return await shown_page(visit, table, step=number)
    snapshot = await looked(visit, table, None, number)
    return JSONResponse({"parts": past_parts(Shown(visit), snapshot)})


def past_parts(shown: Shown, snapshot: Snapshot) -> dict[str, str]:
    parts = shown.parts(snapshot)
    return {name: parts[name] for name in ("board", "prompt", "seats", "cards", "overview")}


async def journal(request: Request) -> Response:
    """Earlier lines of the journal: a page of its own, or the lines for the script."""
    visit = await visiting(request)
    table, tables = request.path_params["table"], visit.house.tables
    before = whole(request.query_params.get("before", "999999999"))
    user, language, here = visit.person.id, visit.language, who_is_here(request)
    snapshot = await tables.snapshot(table, user, language, seat=here, picture="", screen=True)
    snapshot["journal"] = await tables.journal(table, user, language, before, MOST_LINES, here, True)
    shown = Shown(visit)
    lines = shown.lines(snapshot)
    earlier = snapshot["journal"][0]["n"] if snapshot["journal"] else 0
    if visit.wants_json():
        return JSONResponse({"html": lines, "earlier": earlier})
    return visit.page("journal.html", **shown.base(snapshot), lines=lines, earlier=earlier)


async def record(request: Request) -> Response:
    """The record of a finished game, or the public header of a running one, as a file."""
    visit = await visiting(request)
    table = request.path_params["table"]
    data = await visit.house.tables.record(table, visit.person.id)
    name = f"{data['game']}-{table}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(msgspec.json.encode(data) + b"\n", media_type="application/json", headers=headers)


# -- what forms do -----------------------------------------------------------------------------------------------


def whole(text: str) -> int:
    """A number out of a form."""
    if not text.isdecimal() or len(text) > 9:
        raise Refused("illegal", f"this should be a number, not {text[:20]!r}")
    return int(text)


async def answer(visit: Visit, tables: Tables, table: str, fields: Fields) -> str:
    seat, seq = whole(first(fields, "seat")), whole(first(fields, "seq"))
    await tables.answer(table, visit.person.id, seat, seq, first(fields, "option"), first(fields, "key"))
    return ""


async def undo(visit: Visit, tables: Tables, table: str, fields: Fields) -> str:
    await tables.undo(table, visit.person.id, whole(first(fields, "seat")), first(fields, "key"))
    return ""


async def chat(visit: Visit, tables: Tables, table: str, fields: Fields) -> str:
    visit.house.rates.take("chat", visit.person.id)
    await tables.say(table, visit.person.id, first(fields, "text"), first(fields, "channel", TABLE))
    return ""


async def hurry(visit: Visit, tables: Tables, table: str, fields: Fields) -> str:
    await tables.hurry(table, visit.person.id)
    return ""


async def rename(visit: Visit, tables: Tables, table: str, fields: Fields) -> str:
    await tables.rename(table, visit.person.id, first(fields, "title"))
    return ""


async def close(visit: Visit, tables: Tables, table: str, fields: Fields) -> str:
    await tables.close(table, visit.person.id)
    return ""


async def rewind(visit: Visit, tables: Tables, table: str, fields: Fields) -> str:
    await tables.propose_rewind(table, visit.person.id, whole(first(fields, "to")))
    return ""


async def consent(visit: Visit, tables: Tables, table: str, fields: Fields) -> str:
    await tables.consent(table, visit.person.id, first(fields, "yes") == "yes")
    return ""


async def about_seat(visit: Visit, tables: Tables, table: str, fields: Fields) -> str:
    """Hand a seat to a bot, take it back, sit down, or invite somebody: the last gives a link."""
    seat, deed = visit.request.path_params["seat"], visit.request.path_params["deed"]
    user = visit.person.id
    if deed == "invite":
        return await tables.invite(table, user, seat)
    if deed == "bot":
        await tables.hand_over(table, user, seat, first(fields, "bot", "greedy"))
    elif deed == "back":
        await tables.take_back(table, user, seat)
    elif deed == "sit":
        await tables.sit(table, user, seat)
    else:
        raise Refused("unknown", "a seat can be given to a bot, taken back, sat on, or offered by a link")
    return ""


DEEDS: dict[str, Deed] = {
    "answer": answer,
    "undo": undo,
    "chat": chat,
    "hurry": hurry,
    "rename": rename,
    "close": close,
    "rewind": rewind,
    "consent": consent,
}


async def do(request: Request) -> Response:
    """Do what a form at the table says, and come back to the page."""
    visit = await visiting(request)
    table = request.path_params["table"]
    fields = await visit.form()
    deed = about_seat if "deed" in request.path_params else DEEDS.get(request.path_params["verb"])
    try:
        if deed is None:
            raise Refused("unknown", "there is no such thing to do at a table")
        link = await deed(visit, visit.house.tables, table, fields)
    except TableroError as error:
        return await refused(visit, table, error)
    if link:
        return invite_page(visit, table, link)
    return JSONResponse({"stored": True}) if visit.wants_json() else visit.go(f"/t/{table}{again(request)}")


async def refused(visit: Visit, table: str, error: TableroError) -> Response:
    """Say what was wrong: to the script as data, else on the page itself, as long as there is one."""
    if visit.wants_json() or (isinstance(error, Refused) and error.code in ("unknown", "not-stored")):
        raise error
    return await shown_page(visit, table, None, said(visit.say, error), status_of(error))


# -- invitations -------------------------------------------------------------------------------------------------


def invite_page(visit: Visit, table: str, link: str) -> Response:
    address = f"{visit.request.url.scheme}://{visit.request.url.netloc}/join/{link}"
    return visit.page("invite.html", address=address, table=table)


async def join_page(request: Request) -> Response:
    """What an invitation is for; nothing happens before it is accepted."""
    visit = await visiting(request)
    token = request.path_params["token"]
    offer = await visit.house.tables.invitation(token, visit.person.id)
    if offer["mine"]:
        return visit.go(f"/t/{offer['table']}")
    if offer["taken"]:
        return visit.message(visit.say("join-taken"), visit.say("join-taken-detail"), 409)
    texts = texts_in(game_called(offer["game"]), visit.language)
    game = {"id": offer["game"], "title": texts.title()}
    title = offer["title"] or game["title"]
    return visit.page("join.html", link=token, game=game, table={"title": title}, seat=texts.seat(offer["seat"]))


async def join(request: Request) -> Response:
    visit = await visiting(request)
    fields = await visit.form()
    name = first(fields, "name").strip()
    if name and not visit.person.name:
        await visit.house.people.rename(visit.person, name)
    table = await visit.house.tables.claim(request.path_params["token"], visit.person.id)
    return visit.go(f"/t/{table}")
