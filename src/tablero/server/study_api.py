"""The part of the JSON API about studies; like api.py, described in openapi.py."""

from __future__ import annotations

import secrets
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from tablero.core.written import match_of

from .api import body, caller, language_of
from .fair_use import take_of_both
from .middleware import address_of
from .openapi import (
    LineDeletion,
    NewStudy,
    NodeAnswer,
    NodeComment,
    NodeMark,
    NodeNumber,
    StudySharing,
    StudyTitle,
)
from .people_api import told
from .refusal import Refused
from .responses import Stored
from .studies import Opened, TablePosition
from .study_responses import EditedOnly, NodeOnly, StudyList
from .study_snapshot import StudyQuery

DONE: Final = Stored(stored=True)


def study_of(request: Request) -> str:
    study: str = request.path_params["study"]
    return study


def number_in(request: Request, name: str) -> int | None:
    """A number in the address, if there is one."""
    text = request.query_params.get(name)
    if text is None:
        return None
    if not text.isdecimal() or len(text) > 9:
        raise Refused("illegal", f"{name} is a number, not {text[:20]!r}")
    return int(text)


def opened(study: Opened) -> Response:
    return told(NodeOnly(study=study.id, node=study.node), 201)


async def studies(request: Request) -> Response:
    services, person = await caller(request)
    return told(StudyList(studies=await services.tables.studies.listing(person.id)))


async def open_study(request: Request) -> Response:
    """A study of a table's position, or of one that is given as text."""
    services, person = await caller(request)
    take_of_both(services.limiter, "create", person.id, address_of(request.scope))
    new = await body(request, NewStudy)
    if bool(new.table) == bool(new.position):
        raise Refused("illegal", "a study is of a table or of a position as text, one of the two")
    source = (
        TablePosition(new.table, new.at, new.seat) if new.table else match_of(new.position, secrets.token_bytes(16))
    )
    return opened(await services.tables.studies.open(person.id, source, new.title))


async def study(request: Request) -> Response:
    services, person = await caller(request)
    picture = request.query_params.get("picture", "")
    if picture not in ("", "wide", "tall"):
        raise Refused("illegal", f"picture is wide, tall or nothing, not {picture[:20]!r}")
    node, seat = number_in(request, "node") or 0, number_in(request, "seat")
    query = StudyQuery(node=node, language=language_of(request), seat=seat, picture=picture)
    return told(await services.tables.studies.snapshot(study_of(request), person.id, query))


async def study_answer(request: Request) -> Response:
    services, person = await caller(request)
    id, new = study_of(request), await body(request, NodeAnswer)
    node = await services.tables.studies.answer(id, person.id, new.node, new.seat, new.option, new.again)
    return told(NodeOnly(study=id, node=node))


async def study_follow(request: Request) -> Response:
    """Go on as the game did."""
    services, person = await caller(request)
    id, new = study_of(request), await body(request, NodeNumber)
    return told(NodeOnly(study=id, node=await services.tables.studies.go_on(id, person.id, new.node)))


async def study_comment(request: Request) -> Response:
    services, person = await caller(request)
    new = await body(request, NodeComment)
    edited = await services.tables.studies.comment(study_of(request), person.id, new.node, new.text, new.edited)
    return told(EditedOnly(edited=edited))


async def study_mark(request: Request) -> Response:
    services, person = await caller(request)
    new = await body(request, NodeMark)
    await services.tables.studies.mark(study_of(request), person.id, new.node, new.thing, new.wanted)
    return told(DONE)


async def study_promote(request: Request) -> Response:
    services, person = await caller(request)
    new = await body(request, NodeNumber)
    await services.tables.studies.promote(study_of(request), person.id, new.node)
    return told(DONE)


async def study_delete_line(request: Request) -> Response:
    services, person = await caller(request)
    id, new = study_of(request), await body(request, LineDeletion)
    node = await services.tables.studies.delete_line(id, person.id, new.node, new.seq)
    return told(NodeOnly(study=id, node=node))


async def study_share(request: Request) -> Response:
    services, person = await caller(request)
    new = await body(request, StudySharing)
    await services.tables.studies.share(study_of(request), person.id, new.access)
    return told(DONE)


async def study_rename(request: Request) -> Response:
    services, person = await caller(request)
    new = await body(request, StudyTitle)
    await services.tables.studies.rename(study_of(request), person.id, new.title)
    return told(DONE)


async def study_copy(request: Request) -> Response:
    services, person = await caller(request)
    take_of_both(services.limiter, "create", person.id, address_of(request.scope))
    return opened(await services.tables.studies.copy(study_of(request), person.id))


async def delete_study(request: Request) -> Response:
    services, person = await caller(request)
    await services.tables.studies.delete(study_of(request), person.id)
    return told(DONE)
