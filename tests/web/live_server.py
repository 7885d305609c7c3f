"""A real server on a free port, and people who use it over the network as a browser without script would.

`running_server` runs the application in a thread of the test process, so that tests can look behind the scenes.
`Someone` is a browser: it keeps cookies, says where it comes from, and takes the token out of a page before it sends a
form.
"""

from __future__ import annotations

import asyncio
import json
import re
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tablero.server.app import Application, make_app, server_for
from tablero.server.json_schema import PLACE
from tablero.server.rate_limit import RATE_LIMITS, RateLimit
from tablero.server.request_context import Services
from tablero.server.settings import settings_for
from tests.patience import PATIENCE, wait_until
from tests.schemas import api_description, check_fits

GENEROUS = {name: RateLimit(1e6, 1e6) for name in RATE_LIMITS if name != "message"}
TOKEN = re.compile(r'name="token" value="([^"]+)"')


class LiveServer:
    """A running server."""

    def __init__(self, app: Application, port: int, loop: asyncio.AbstractEventLoop) -> None:
        self.app = app
        self.port = port
        self.loop = loop

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def services(self) -> Services:
        return self.app.services

    def run(self, doing: Any) -> Any:
        """Something on the server's own event loop."""
        return asyncio.run_coroutine_threadsafe(doing, self.loop).result(PATIENCE)


@contextmanager
def running_server(
    folder: Path, rate_limits: dict[str, RateLimit] | None = None, **limits: int | float | str
) -> Iterator[LiveServer]:
    settings = settings_for(folder, "", **({"workers": 1, "think_seconds": 5.0} | limits))
    app = make_app(settings, GENEROUS if rate_limits is None else rate_limits)
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    server = server_for(app)
    loop = asyncio.new_event_loop()

    def run() -> None:
        asyncio.set_event_loop(loop)
        loop.run_until_complete(server.serve(sockets=[listener]))
        loop.close()

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    wait_until(lambda: server.started, "the server starts")
    try:
        yield LiveServer(app, listener.getsockname()[1], loop)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server stops when it is told to"


def numbers_shown(html: str) -> list[int]:
    """The numbers of the journal lines that a page has, in order: each of its items tells some."""
    spans = re.findall(r'<li data-n="(\d+)" data-last="(\d+)"', html)
    return [n for first, last in spans for n in range(int(first), int(last) + 1)]


class Someone:
    """A browser without script."""

    def __init__(self, live_server: LiveServer, name: str = "") -> None:
        self.live_server = live_server
        self.http = httpx.Client(base_url=live_server.url, timeout=PATIENCE)
        self.page = ""
        if name:
            self.see("/account")
            assert self.send("/account/name", name=name).status_code == 303

    def close(self) -> None:
        self.http.close()

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.http.get(path, **more)

    def see(self, path: str) -> str:
        """Open a page."""
        response = self.get(path)
        assert response.status_code == 200, (path, response.status_code, response.text[-500:])
        self.page = response.text
        return self.page

    @property
    def token(self) -> str:
        if not TOKEN.search(self.page):
            self.see("/tables")
        found = TOKEN.search(self.page)
        assert found, "the footer of a page has a form with a token"
        return found[1]

    def send(self, path: str, *, headers: Any = None, **fields: Any) -> httpx.Response:
        """Send a form, with the token of the page that is open; a redirect is not followed."""
        own = {"Origin": self.live_server.url, "Sec-Fetch-Site": "same-origin"}
        return self.http.post(path, data={"token": self.token} | fields, headers=own | (headers or {}))

    def does(self, path: str, **fields: Any) -> httpx.Response:
        """Send a form that works, and go where it leads."""
        response = self.send(path, **fields)
        assert response.status_code == 303, (path, response.status_code, said(response))
        return self.get(response.headers["location"])

    # -- at the table --------------------------------------------------------------------------------------------

    def opens(self, *seats: str, title: str = "", game: str = "el-grande", **options: str) -> str:
        """A new table with these seats; its id."""
        chosen = {f"option-{name}": value for name, value in options.items()}
        response = self.send(f"/new/{game}", seat=list(seats), title=title, **chosen)
        assert response.status_code == 303, said(response)
        return response.headers["location"].removeprefix("/t/")

    def invites(self, table: str, seat: int) -> str:
        """The path of a link to a seat."""
        response = self.send(f"/t/{table}/seats/{seat}/invite")
        assert response.status_code == 200, said(response)
        found = re.search(r'value="http://[^/"]+(/join/[^"]+)"', response.text)
        assert found, "the link is shown"
        return found[1]

    def snapshot(self, table: str, **more: Any) -> dict[str, Any]:
        """What this person may know, straight from the tables."""
        tables = self.live_server.services.tables
        snapshot: dict[str, Any] = self.live_server.run(tables.snapshot(table, self.id, **more))
        return snapshot

    def sits(self, table: str) -> str:
        """The table's page for the player who is asked, where several share the screen."""
        return self.see(f"/t/{table}?here={self.snapshot(table, picture='')['you']['seat']}")

    def answers(self, table: str, option: str | None = None, key: str = "") -> httpx.Response:
        """Answer the open question by its form: with an option, or the first."""
        snapshot = self.snapshot(table, picture="")
        ask = snapshot["ask"]
        assert ask, f"nothing is asked; waiting for {snapshot['waiting_for']}"
        chosen = ask["options"][0]["id"] if option is None else option
        fields = {"seat": ask["seat"], "seq": snapshot["seq"], "option": chosen}
        return self.send(f"/t/{table}/answer", key=key or f"k{snapshot['seq']}", **fields)

    @property
    def id(self) -> str:
        return self.http.cookies["tablero"].partition(".")[0]

    def websocket(self, table: str, query: str = "", origin: str = "") -> ClientConnection:
        """The WebSocket of the table page."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"ws://127.0.0.1:{self.live_server.port}/t/{table}/live{query}"
        headers = {"Cookie": cookies} if cookies else {}
        own = Origin(origin or self.live_server.url)
        return connect(url, origin=own, additional_headers=headers, max_size=None, open_timeout=PATIENCE)

    def makes_token(self, label: str = "test") -> str:
        self.see("/account")
        response = self.send("/account/tokens", label=label)
        assert response.status_code == 200, said(response)
        found = re.search(r"tablero_[\w-]+", response.text)
        assert found, "the token is shown"
        return found[0]

    def api(self, token: str = "") -> httpx.Client:
        return httpx.Client(
            base_url=f"{self.live_server.url}/api/v1",
            headers={"Authorization": f"Bearer {token or self.makes_token()}"},
            timeout=PATIENCE,
            event_hooks={"response": [check_answer]},
        )


def check_answer(response: httpx.Response) -> None:
    """Every answer of the API fits the schema that the description has for it."""
    path, method = response.request.url.path, response.request.method.lower()
    answers = [
        methods[method]["responses"]
        for template, methods in api_description()["paths"].items()
        if re.fullmatch(re.sub(r"{\w+}", "[^/]+", template), path) and method in methods
    ]
    described = answers[0].get(str(response.status_code)) if answers and response.is_success else None
    assert described or not response.is_success, (
        f"{method} {path} answers {response.status_code}, which is not described"
    )
    content = described["content"] if described else {"application/json": {"schema": {"$ref": PLACE + "ErrorResponse"}}}
    if "application/json" in content:
        response.read()
        check_fits(response.json(), content["application/json"]["schema"])


def think_until_stopped(live_server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots have a thought half finished, and answer when somebody stops them, or when the test is over."""
    tables = live_server.services.tables
    workers = tables.bot_workers
    choose = workers.choose
    monkeypatch.setattr(tables.bot_scheduler.queue, "places", 100)  # tables of earlier tests think as well

    async def patient(
        save: str, seat: int, bot: str, on_progress: Any, hurry: asyncio.Event, seconds: float = 0.0
    ) -> str:
        on_progress(0.5)
        while not hurry.is_set() and workers.choose is patient:
            await asyncio.sleep(0.05)
        return await choose(save, seat, bot, on_progress, hurry, seconds)

    monkeypatch.setattr(workers, "choose", patient)


def said(response: httpx.Response) -> str:
    """What a page or an error says, short."""
    text = re.sub(r"<svg.*?</svg>", "", response.text, flags=re.DOTALL)
    alert = re.search(r'role="alert">([^<]*)<', text) or re.search(r"<h1>(.*?)</p>", text, re.DOTALL)
    return re.sub(r"<[^>]+>", " ", alert[1]).strip() if alert else text[:300]


def receive(socket: ClientConnection, kind: str = "") -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
        if not kind or message["type"] == kind:
            return message


def send_message(socket: ClientConnection, **message: Any) -> None:
    socket.send(json.dumps(message))
