"""The part of the JSON API about people, ratings, statistics and tournaments; like api.py, described in openapi.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from . import profiles, tournaments
from .api import body, caller, language_of
from .assets import playable_game
from .auth import Person
from .openapi import NewEntrant, NewTournament, Pause, ProfileAudiences, Withdrawal
from .people_responses import TournamentList
from .refusal import Refused
from .request_context import Services


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


# -- tournaments -------------------------------------------------------------------------------------------------


def id_of(request: Request) -> str:
    id: str = request.path_params["tournament"]
    return id


async def shown(request: Request, services: Services, person: Person, id: str, status: int = 200) -> Response:
    """A tournament as it stands now."""
    language = language_of(request)
    return told(await services.tables.read(lambda c: tournaments.tournament(c, id, person.id, language)), status)


async def list_tournaments(request: Request) -> Response:
    services, person = await caller(request)
    language = language_of(request)
    mine = await services.tables.read(lambda c: tournaments.listing(c, person.id, language))
    return told(TournamentList(tournaments=mine))


async def open_tournament(request: Request) -> Response:
    services, person = await caller(request)
    services.limiter.take("create", person.id)
    new = await body(request, NewTournament)
    playable_game(new.game)
    id = await services.tables.run(
        services.tables.tournaments.create,
        person.id,
        new.game,
        new.title,
        new.system,
        new.players,
        new.rounds,
        dict(new.options),
        new.rated,
        new.clock,
    )
    return await shown(request, services, person, id, 201)


async def tournament(request: Request) -> Response:
    services, person = await caller(request)
    await services.tables.play_on(services.tables.tournaments.advance, id_of(request))
    return await shown(request, services, person, id_of(request))


async def join_tournament(request: Request) -> Response:
    services, person = await caller(request)
    await services.tables.run(services.tables.tournaments.join, id_of(request), person.id)
    return await shown(request, services, person, id_of(request))


async def add_entrant(request: Request) -> Response:
    services, person = await caller(request)
    new = await body(request, NewEntrant)
    service = services.tables.tournaments
    add = service.add_bot if new.bot else service.invite
    await services.tables.run(add, id_of(request), person.id, new.name)
    return await shown(request, services, person, id_of(request))


async def start_tournament(request: Request) -> Response:
    services, person = await caller(request)
    await services.tables.play_on(services.tables.tournaments.start, id_of(request), person.id)
    return await shown(request, services, person, id_of(request))


async def pause_tournament(request: Request) -> Response:
    services, person = await caller(request)
    until = (await body(request, Pause)).until
    if until is not None and abs(until) >= 2**53:
        raise Refused("illegal", "a pause ends in this age of the world")
    await services.tables.run(services.tables.tournaments.pause, id_of(request), person.id, until)
    return await shown(request, services, person, id_of(request))


async def resume_tournament(request: Request) -> Response:
    services, person = await caller(request)
    await services.tables.play_on(services.tables.tournaments.resume, id_of(request), person.id)
    return await shown(request, services, person, id_of(request))


async def withdraw(request: Request) -> Response:
    services, person = await caller(request)
    entrant = (await body(request, Withdrawal)).entrant
    await services.tables.play_on(services.tables.tournaments.withdraw, id_of(request), person.id, entrant)
    return await shown(request, services, person, id_of(request))
