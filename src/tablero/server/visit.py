"""One request of one person: who it is, in which language and theme, the page to answer with, the form that came.

Every page handler starts with `visit = await visiting(request)`. `visit.page` renders a template with what all of
them need; `visit.form` gives the fields of a form after its token was checked; `visit.go` sends the browser on.
"""

from __future__ import annotations

import time
from functools import lru_cache
from typing import Any, Final
from urllib.parse import quote

import jinja2
from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from tablero.core.errors import TableroError

from .assets import asset
from .guard import Rates, address_of
from .people import COOKIE, COOKIE_SECONDS, People, Person
from .settings import Settings
from .tables import Tables
from .words import Words, languages, preferred, words_in

THEMES: Final = ("light", "dark")
MOST_FIELDS: Final = 100
YEAR: Final = 365 * 24 * 3600


class Foreign(TableroError):
    """A form without the token of the person who sends it."""


class House:
    """Everything that lives as long as the server."""

    def __init__(self, settings: Settings, tables: Tables, people: People, rates: Rates) -> None:
        self.settings = settings
        self.tables = tables
        self.people = people
        self.rates = rates


def house_of(request: HTTPConnection) -> House:
    house: House = request.app.state.house
    return house


@lru_cache(maxsize=1)
def templates() -> jinja2.Environment:
    """All templates; whatever is put into one is shown as text, unless it is Markup."""
    return jinja2.Environment(
        loader=jinja2.PackageLoader("tablero.web"),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def render(name: str, **context: Any) -> Markup:
    return Markup(templates().get_template(name).render(context))  # escaped by the template


class Visit:
    """A request and everything known about whoever makes it."""

    def __init__(self, request: HTTPConnection, person: Person) -> None:
        self.request = request
        self.house = house_of(request)
        self.person = person
        self.language = chosen_language(request)
        self.say: Words = words_in(self.language)
        theme = request.cookies.get("theme", "")
        self.theme = theme if theme in THEMES else ""
        self.address = address_of(request.scope)

    # -- answering -----------------------------------------------------------------------------------------------

    def token_field(self) -> Markup:
        token = self.house.people.form_token(self.person)
        return Markup('<input type="hidden" name="token" value="{}">').format(token)

    def context(self) -> dict[str, Any]:
        """What every template may use."""
        return {
            "say": self.say,
            "asset": asset,
            "person": self.person,
            "theme": self.theme,
            "languages": [(language, words_in(language)("language-name")) for language in languages()],
            "path": self.request.url.path,
            "token": self.token_field,
            "here": "",
            "turns": 0,
            "notice": "",
            "problem": "",
        }

    def page(self, template: str, status: int = 200, **context: Any) -> Response:
        return self.signed(HTMLResponse(render(template, **self.context() | context), status))

    def message(self, heading: str, detail: str, status: int, back: str = "/") -> Response:
        """A page with nothing but a sentence."""
        return self.page("message.html", status, heading=heading, detail=detail, back=back)

    def go(self, path: str) -> Response:
        """On to another page of ours."""
        return self.signed(RedirectResponse(quote(path, safe="/#?=&%~"), 303))

    def signed(self, response: Response, cookie: str = "") -> Response:
        """The response with the cookie that says who this is, if the browser lacks it."""
        if cookie or self.person.fresh:
            self.set_cookie(response, COOKIE, cookie or self.person.cookie, COOKIE_SECONDS, True)
        return response

    def set_cookie(self, response: Response, name: str, value: str, seconds: int, hidden: bool = False) -> None:
        secure = self.request.url.scheme == "https"
        response.set_cookie(name, value, max_age=seconds, httponly=hidden, secure=secure, samesite="lax", path="/")

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
        given = self.request.headers.get("x-tablero-token", "") or first(fields, "token")
        if self.person.fresh or not self.house.people.is_form_token(self.person, given):
            raise Foreign("this form is not from a page of yours; go back, load the page again, and repeat it")
        self.house.rates.take(rate, self.address if rate in ("create", "login") else self.person.id)
        return fields

    def wants_json(self) -> bool:
        return "application/json" in self.request.headers.get("accept", "")

    def ago(self, then: int) -> str:
        """How long ago a moment was, in words."""
        seconds = max(0, int(time.time()) - then)
        for unit, length in (("days", 86400), ("hours", 3600), ("minutes", 60)):
            if seconds >= length:
                return self.say(f"ago-{unit}", n=seconds // length)
        return self.say("ago-now")


async def visiting(request: HTTPConnection) -> Visit:
    person = await house_of(request).people.whoever(request.cookies.get(COOKIE, ""))
    return Visit(request, person)


def chosen_language(request: HTTPConnection) -> str:
    """What the reader chose on a page, else what the browser asks for."""
    chosen = request.cookies.get("language", "")
    return chosen if chosen in languages() else preferred(request.headers.get("accept-language", ""), languages())


def first(fields: dict[str, list[str]], name: str, otherwise: str = "") -> str:
    values = fields.get(name)
    return values[0] if values else otherwise
