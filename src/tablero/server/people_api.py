"""The part of the JSON API about people, ratings, statistics and tournaments; like api.py, described in openapi.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from . import profiles
from .api import body, caller, language_of
from .assets import playable_game
from .openapi import ProfileAudiences
from .refusal import Refused


def told(answer: Mapping[str, Any], status: int = 200) -> Response:
    """What is told: always one of the types in people_responses.py."""
    return JSONResponse(answer, status)


async def profile(request: Request) -> Response:
    services, person = await caller(request)
    name, language = request.path_params["name"], language_of(request)
    return told(await services.tables.read(lambda c: profiles.profile(c, person.id, name, language)))


async def head_to_head(request: Request) -> Response:
    services, person = await caller(request)
    name, other = (request.query_params.get(word, "") for word in ("name", "other"))
    language = language_of(request)
    return told(await services.tables.read(lambda c: profiles.head_to_head(c, person.id, name, other, language)))


async def show_profile(request: Request) -> Response:
    services, person = await caller(request)
    chosen = (await body(request, ProfileAudiences)).shows
    if not person.kept:
        raise Refused("not-allowed", "guests have no profile: give yours a password first")
    await services.tables.write(lambda c: profiles.choose_audiences(c, person.id, chosen))
    language = language_of(request)
    return told(await services.tables.read(lambda c: profiles.profile(c, person.id, person.name, language)))


async def statistics(request: Request) -> Response:
    services, _ = await caller(request)
    game, language = playable_game(request.path_params["game"]), language_of(request)
    return told(await services.tables.read(lambda c: profiles.statistics(c, game, language)))
