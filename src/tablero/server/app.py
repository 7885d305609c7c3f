"""The web application: all addresses, put together with the middleware around them.

`make_app(settings)` is what a server runs. Which module answers what is in ROUTES; errors become pages or JSON in
error_handlers.py.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import uvicorn
from starlette.applications import Starlette
from starlette.convertors import Convertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send

from tablero.core.errors import TableroError

from . import (
    account_pages,
    analysis_pages,
    api,
    assets,
    contact_pages,
    installable,
    lobby_pages,
    lobby_socket,
    monitoring,
    opinion_pages,
    own_data,
    pages,
    people_api,
    profile_pages,
    puzzle_pages,
    rule_pages,
    setup_pages,
    study_api,
    study_pages,
    study_socket,
    table_pages,
    tournament_pages,
    websocket,
)
from .auth import Auth
from .base_path import inside, use_base_path
from .connections import patient_http
from .ending import GracefulServer
from .error_handlers import on_crash, on_error, on_http
from .log_limit import limit_logs
from .metrics import Metrics
from .middleware import LARGEST_MESSAGE, SecurityMiddleware
from .openapi import OPERATIONS
from .rate_limit import RateLimit, RateLimiter
from .request_context import Services
from .settings import Settings
from .tables import open_tables
from .watching import watched

SWITCH_SECONDS: Final = (
    0.001  # for which one thread computes while another one waits: what pages are sent waits for none
)
GARBAGE: Final = (20_000, 20, 20)  # what has to come together before garbage is looked for
GET, POST = ["GET"], ["POST"]


class NumberConvertor(Convertor[int]):
    """A number in an address: of so many digits that every database can hold it."""

    regex = "[0-9]{1,9}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


register_url_convertor("number", NumberConvertor())


def routes() -> list[BaseRoute]:
    """All addresses."""
    return [
        Route("/", pages.front, methods=GET),
        Route("/play/{game}", pages.play_now, methods=POST),
        Route("/learn/{game}", pages.learn, methods=POST),
        Route("/learn/{game}/{lesson}", pages.learn, methods=POST),
        Route("/new/{game}", pages.new_form, methods=GET),
        Route("/new/{game}", pages.new_table, methods=POST),
        Route("/position", setup_pages.open_form, methods=GET),
        Route("/position", setup_pages.open_position, methods=POST),
        Route("/setup/{game}", setup_pages.setup_form, methods=GET),
        Route("/setup/{game}", setup_pages.setup, methods=POST),
        Route("/beside/{game}", setup_pages.beside_form, methods=GET),
        Route("/beside/{game}", setup_pages.beside, methods=POST),
        Route("/tables", pages.my_tables, methods=GET),
        Route("/settings", pages.settings, methods=POST),
        Route("/lobby", lobby_pages.lobby, methods=GET),
        WebSocketRoute("/lobby/live", lobby_socket.lobby_socket),
        Route("/lobby/{table}/sit", lobby_pages.sit, methods=POST),
        Route("/lobby/{table}/decline", lobby_pages.decline, methods=POST),
        Route("/circles", lobby_pages.circles, methods=GET),
        Route("/circles", lobby_pages.change_circle, methods=POST),
        Route("/circles/{circle}/{action}", lobby_pages.change_circle, methods=POST),
        Route("/t/{table}", table_pages.table_page, methods=GET),
        WebSocketRoute("/t/{table}/live", websocket.table_socket),
        Route("/t/{table}/at/{at:number}", table_pages.replay, methods=GET),
        Route("/t/{table}/steps/{step:number}", table_pages.step, methods=GET),
        Route("/t/{table}/motives", table_pages.motives, methods=GET),
        Route("/t/{table}/why/{option}", table_pages.why, methods=GET),
        Route("/t/{table}/things/{id}", table_pages.thing, methods=GET),
        Route("/t/{table}/journal", table_pages.journal, methods=GET),
        Route("/t/{table}/record", table_pages.record, methods=GET),
        Route("/t/{table}/position", setup_pages.table_position, methods=GET),
        Route("/t/{table}/setup", setup_pages.table_setup_form, methods=GET),
        Route("/t/{table}/setup", setup_pages.table_setup, methods=POST),
        Route("/t/{table}/story", table_pages.story, methods=GET),
        Route("/t/{table}/analysis", analysis_pages.analysis_page, methods=GET),
        Route("/t/{table}/analysis", analysis_pages.ask, methods=POST),
        Route("/t/{table}/analysis/stop", analysis_pages.stop, methods=POST),
        Route("/t/{table}/course", analysis_pages.course, methods=GET),
        Route("/t/{table}/guests", lobby_pages.guests, methods=GET),
        Route("/t/{table}/people", lobby_pages.invite_people, methods=POST),
        Route("/t/{table}/revoke", lobby_pages.revoke, methods=POST),
        Route("/t/{table}/terms", lobby_pages.set_terms, methods=POST),
        Route("/t/{table}/report", lobby_pages.report_page, methods=GET),
        Route("/t/{table}/report", lobby_pages.report, methods=POST),
        Route("/t/{table}/seats/{seat:number}/{action}", table_pages.submit, methods=POST),
        Route("/t/{table}/{verb}", table_pages.submit, methods=POST),
        Route("/studies", study_pages.my_studies, methods=GET),
        Route("/study", study_pages.create, methods=POST),
        Route("/study/{study}", study_pages.study_page, methods=GET),
        WebSocketRoute("/study/{study}/live", study_socket.study_socket),
        Route("/study/{study}/{node:number}", study_pages.study_page, methods=GET),
        Route("/study/{study}/{node:number}/opinion", opinion_pages.opinion, methods=GET),
        Route("/study/{study}/things/{id}", study_pages.thing, methods=GET),
        Route("/study/{study}/{verb}", study_pages.submit, methods=POST),
        Route("/join/{token}", table_pages.join_page, methods=GET),
        Route("/join/{token}", table_pages.join, methods=POST),
        Route("/guide/{game}", table_pages.guide, methods=GET),
        Route("/puzzles/{game}", puzzle_pages.first_puzzle, methods=GET),
        Route("/puzzles/{game}/{id}", puzzle_pages.puzzle, methods=GET),
        Route("/puzzles/{game}/{id}", puzzle_pages.answer, methods=POST),
        Route("/rules/{game}", rule_pages.rules_page, methods=GET),
        Route("/rules/{game}/text", rule_pages.rules_text, methods=GET),
        Route("/account", account_pages.account_page, methods=GET),
        Route("/account/name", account_pages.rename, methods=POST),
        Route("/account/password", account_pages.password, methods=POST),
        Route("/account/login", account_pages.log_in, methods=POST),
        Route("/account/logout", account_pages.log_out, methods=POST),
        Route("/account/about", lobby_pages.tell_about, methods=POST),
        Route("/account/unmute", lobby_pages.unmute, methods=POST),
        Route("/account/data", own_data.export, methods=GET),
        Route("/account/delete", own_data.delete, methods=POST),
        Route("/account/tokens", account_pages.make_token, methods=POST),
        Route("/account/tokens/{digest}/revoke", account_pages.revoke, methods=POST),
        Route("/people", profile_pages.find_person, methods=GET),
        Route("/people/{name:path}", profile_pages.person_page, methods=GET),
        Route("/profile", profile_pages.own_profile, methods=GET),
        Route("/profile", profile_pages.choose_audiences, methods=POST),
        Route("/statistics/{game}", profile_pages.statistics_page, methods=GET),
        Route("/tournaments", tournament_pages.list_page, methods=GET),
        Route("/tournaments/new/{game}", tournament_pages.new_form, methods=GET),
        Route("/tournaments/new/{game}", tournament_pages.create, methods=POST),
        Route("/tournaments/{id}", tournament_pages.tournament_page, methods=GET),
        Route("/tournaments/{id}/{verb}", tournament_pages.submit, methods=POST),
        Route("/account/hours", contact_pages.set_hours, methods=POST),
        Route("/account/holidays", contact_pages.add_holiday, methods=POST),
        Route("/account/holidays/{n:number}/remove", contact_pages.drop_holiday, methods=POST),
        Route("/account/contacts", contact_pages.add_contact, methods=POST),
        Route("/account/contacts/{id}/{action}", contact_pages.change_contact, methods=POST),
        Route("/mail/{action}/{id}/{mark}", contact_pages.mail_page, methods=GET),
        Route("/mail/{action}/{id}/{mark}", contact_pages.mail_do, methods=POST),
        Route("/health", monitoring.health, methods=GET),
        Route("/ready", monitoring.ready, methods=GET),
        Route("/metrics", monitoring.metrics, methods=GET),
        Route("/manifest.webmanifest", installable.manifest, methods=GET),
        Route("/worker.js", installable.worker, methods=GET),
        Route("/offline", installable.offline, methods=GET),
        Route("/static/{name}", assets.serve, methods=GET),
        Route("/pictures/{game}/{language}/{theme}.svg", assets.serve_picture, methods=GET),
        Route("/api", api.docs, methods=GET),
        Route("/api/openapi.json", api.openapi, methods=GET),
        *api_routes(),
    ]


def api_routes() -> list[BaseRoute]:
    """The addresses of the API, from its own description."""
    found: list[BaseRoute] = [
        Route(f"/api/v1{api_path(one.path)}", api.endpoint(one, api_handler(one.name)), methods=[one.method.upper()])
        for one in OPERATIONS
    ]
    return [*found, Route("/api/v1/{rest:path}", api.not_found)]


def api_path(path: str) -> str:
    """The address of an operation as it is matched: names may hold a slash."""
    return path.replace("{name}", "{name:path}")


def api_handler(name: str) -> Any:
    """What answers an operation of the API."""
    return next(getattr(part, name) for part in (api, people_api, study_api) if hasattr(part, name))


class Application(SecurityMiddleware):
    """The application inside its middleware; even an answer about a defect goes through that."""

    def __init__(self, app: Starlette, services: Services) -> None:
        super().__init__(app, services.limiter)
        self.services = services
        app.state.services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            await watched(self.services, super().__call__, inside(scope), receive, send)
        else:
            await super().__call__(scope, receive, send)


def make_app(settings: Settings, limits: dict[str, RateLimit] | None = None) -> Application:
    """The application on the database that the settings name."""
    use_base_path(settings.base_path)
    limiter = RateLimiter(limits)
    tables = open_tables(settings)
    auth = Auth(tables.database, settings.secret)
    auth.on_end = tables.broadcaster.end_login
    services = Services(settings, tables, auth, limiter)
    if settings.metrics != "off":
        services.metrics = Metrics(services)
        tables.on_answered = services.metrics.answered

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await tables.start()
        drawing = asyncio.create_task(asyncio.to_thread(assets.draw_all))
        keeping = asyncio.create_task(services.host.run())
        try:
            yield
        finally:
            keeping.cancel()
            await drawing
            await tables.stop()

    handlers: dict[Any, Any] = {TableroError: on_error, HTTPException: on_http, Exception: on_crash}
    app = Starlette(
        routes=routes(),
        middleware=[Middleware(GZipMiddleware, compresslevel=5)],
        exception_handlers=handlers,
        lifespan=lifespan,
    )
    return Application(app, services)


def server_for(app: Application) -> uvicorn.Server:
    """A server that runs the application, as `tablero serve` and the tests do."""
    limit_logs()
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(*GARBAGE)
    config = uvicorn.Config(
        app,
        http=patient_http(),
        ws="websockets-sansio",
        ws_max_size=4 * LARGEST_MESSAGE,
        log_config=None,  # as logs.py says
        log_level="warning",
        forwarded_allow_ips=app.services.settings.trusted_proxies,
        access_log=False,  # addresses hold invitations
        server_header=False,
        timeout_graceful_shutdown=app.services.settings.stop_seconds,
    )
    return GracefulServer(config, app.services)
