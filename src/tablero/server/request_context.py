"""One request of one person: who it is, in which language and theme, the page to answer with, the form that came.

Every page handler starts with `ctx = await request_context(request)`. `ctx.page` renders a template with what all of
them need; `ctx.form` gives the fields of a form after its token was checked; `ctx.redirect` sends the browser on.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final, TypeVar
from urllib.parse import quote

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from tablero.core.errors import TableroError

from .assets import asset
from .auth import COOKIE, COOKIE_SECONDS, Auth, Person
from .base_path import base_path, outside
from .fair_use import OpenConnections, take_of_both
from .hours import known_zone
from .housekeeping import Housekeeper
from .middleware import address_of
from .page_texts import LANGUAGE, PageTexts, chosen_language, language_names, languages, page_texts
from .rate_limit import RateLimiter
from .settings import Settings
from .tables import Tables
from .templates import Context, render
from .time_source import now

if TYPE_CHECKING:
    from .metrics import Metrics

ZONE: Final = "zone"  # the cookie in which the script tells the browser's time zone
THEMES: Final = ("light", "dark")
Fields = dict[str, list[str]]  # of a form, each as often as it was sent
MOST_FIELDS: Final = 100
RENDERING: Final = ThreadPoolExecutor(2, "tablero-page")  # where long pages are written; never where answers are stored
READER: Final = "X-Tablero-Reader"  # for whom a page is: what the browser keeps of them is nobody else's (worker.js)
YEAR: Final = 365 * 24 * 3600
HAS_FORMS: Final = re.compile(
    r"/(t|new|setup|beside|join|tournaments|study)/[^/]+|/position|/account|/lobby|/circles"
)  # pages whose forms are sent to addresses below them


T = TypeVar("T")


class CsrfFailed(TableroError):
    """A form without the token of the person who sends it."""


class Services:
    """Everything that lives as long as the server."""

    def __init__(self, settings: Settings, tables: Tables, auth: Auth, limiter: RateLimiter) -> None:
        self.settings = settings
        self.tables = tables
        self.auth = auth
        self.limiter = limiter
        self.host = Housekeeper(settings, tables.database)
        self.metrics: Metrics | None = None
        self.sockets = 0  # that are open
        self.requests = 0  # that are being answered
        self.host.on_told = tables.broadcaster.look_again
        tables.seats.is_closing = lambda: self.host.is_draining
        self.connections = OpenConnections(settings.sockets_per_user, settings.sockets_per_address)


def services_of(request: HTTPConnection) -> Services:
    services: Services = request.app.state.services
    return services


class RequestContext:
    """A request and everything known about whoever makes it."""

    def __init__(self, request: HTTPConnection, person: Person) -> None:
        self.request = request
        self.services = services_of(request)
        self.person = person
        self.language = chosen_language(request, person.language)
        self.say: PageTexts = page_texts(self.language)
        theme = request.cookies.get("theme", "")
        self.theme = theme if theme in THEMES else ""
        self.address = address_of(request.scope)
        self.zone = known_zone(request.cookies.get(ZONE, ""))

    # -- answering -----------------------------------------------------------------------------------------------

    def csrf_field(self) -> Markup:
        token = self.services.auth.csrf_token(self.person)
        return Markup('<input type="hidden" name="token" value="{}">').format(token)

    def context(self) -> Context:
        """What every template may use."""
        return {
            "say": self.say,
            "asset": asset,
            "reader": self.services.auth.reader_mark(self.person),
            "person": self.person,
            "theme": self.theme,
            "languages": language_names(),
            "path": self.request.url.path,
            "return_path": self.return_path(),
            "token": self.csrf_field,
            "here": "",
            "turns": 0,
            "shared": False,  # whether it is for everybody, in any language
            "notice": "",
            "problem": "",
            **self.host_word(),
        }

    def host_word(self) -> Context:
        """What the host wants everybody to read now."""
        host = self.services.host
        return {"announcement": host.announcement(self.language), "draining": host.is_draining}

    @property
    def cookie_language(self) -> str:
        """What was chosen in this browser, if anything was."""
        chosen = self.request.cookies.get(LANGUAGE, "")
        return chosen if chosen in languages() else ""

    def return_path(self) -> str:
        """Where to come back to from a form in the bar: this page, or the one whose form has led here."""
        url = self.request.url.remove_query_params(LANGUAGE)
        path = url.path
        if self.request.scope["method"] not in ("GET", "HEAD"):
            sent_from = HAS_FORMS.match(path)
            path = sent_from[0] if sent_from else "/"
        return path + (f"?{url.query}" if url.query else "")

    def page(self, template: str, status: int = 200, **context: Any) -> Response:
        headers = {"Content-Language": self.language}
        if self.person.id:  # a page about a defect is for nobody in particular
            headers[READER] = self.services.auth.reader_mark(self.person)
        return self.with_cookie(HTMLResponse(render(template, **self.context() | context), status, headers))

    def join_address(self, token: str) -> str:
        """The link that an invitation is sent as."""
        return self.address_of(f"/join/{token}")

    def address_of(self, path: str) -> str:
        """The whole address of a page of ours, to be sent to somebody."""
        url = self.request.url
        scheme = "https" if url.scheme in ("https", "wss") else "http"
        return f"{scheme}://{url.netloc}{outside(path)}"

    def message(self, heading: str, detail: str, status: int, back: str = "/") -> Response:
        """A page with nothing but a sentence."""
        return self.page("message.html", status, heading=heading, detail=detail, back=back)

    def redirect(self, path: str) -> Response:
        """On to another page of ours."""
        return self.with_cookie(RedirectResponse(quote(outside(path), safe="/#?=&%~"), 303))

    def with_cookie(self, response: Response, cookie: str = "") -> Response:
        """The response with the cookie that says who this is, if the browser lacks it."""
        if cookie or self.person.fresh:
            self.set_cookie(response, COOKIE, cookie or self.person.cookie, COOKIE_SECONDS, True)
        return response

    def set_cookie(self, response: Response, name: str, value: str, seconds: int, hidden: bool = False) -> None:
        secure = self.request.url.scheme == "https"
        path = base_path() or "/"
        response.set_cookie(name, value, max_age=seconds, httponly=hidden, secure=secure, samesite="lax", path=path)

    # -- what was sent -------------------------------------------------------------------------------------------

    async def form(self, rate: str = "change") -> dict[str, list[str]]:
        """The fields of the form, once its token is known to be this person's."""
        assert isinstance(self.request, Request)
        async with self.request.form(max_files=0, max_fields=MOST_FIELDS, max_part_size=32 * 1024) as sent:
            fields: dict[str, list[str]] = {}
            for name, value in sent.multi_items():
                if not isinstance(value, str):
                    raise HTTPException(400, "no files, please")
                fields.setdefault(name, []).append(value.replace("\x00", ""))
        given = self.request.headers.get("x-tablero-token", "") or field(fields, "token")
        if self.person.fresh or not self.services.auth.is_csrf_token(self.person, given):
            raise CsrfFailed("this form is not from a page of yours; go back, load the page again, and repeat it")
        if rate == "login":  # by the name, too: see account_pages.py
            self.services.limiter.take("login address", self.address)
        elif rate == "create":
            self.take(rate)
        else:
            self.services.limiter.take(rate, self.person.id)
        return fields

    def take(self, kind: str) -> None:
        """One more of something that has its limits, for a person and for an address."""
        take_of_both(self.services.limiter, kind, self.person.id, self.address)

    def wants_json(self) -> bool:
        return "application/json" in self.request.headers.get("accept", "")

    def time_ago(self, then: int) -> str:
        """How long ago a moment was, in words."""
        seconds = max(0, now() - then)
        for unit, length in (("days", 86400), ("hours", 3600), ("minutes", 60)):
            if seconds >= length:
                return self.say(f"ago-{unit}", n=seconds // length)
        return self.say("ago-now")


async def off_the_loop(work: Callable[[], T]) -> T:
    """Do what takes its time where nobody else waits for it."""
    return await asyncio.get_running_loop().run_in_executor(RENDERING, work)


async def request_context(request: HTTPConnection) -> RequestContext:
    person = await services_of(request).auth.by_cookie(request.cookies.get(COOKIE, ""))
    return RequestContext(request, person)


def field(fields: dict[str, list[str]], name: str, otherwise: str = "") -> str:
    values = fields.get(name)
    return values[0] if values else otherwise
