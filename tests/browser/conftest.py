"""A browser for the tests, and a server for them to play on. Needs Debian's `chromium`, or another by
TABLERO_CHROMIUM. Every test here is marked `browser`.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tablero.core.registry import game_ids
from tests.patience import PATIENCE
from tests.same_games import same_games as same_games
from tests.web.live_server import LiveServer, running_server

HERE = Path(__file__).parent
LIMIT = PATIENCE * 1000  # the browser counts in milliseconds
expect.set_options(timeout=LIMIT)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser; it is closed before other tests run, since its driver keeps an event loop running meanwhile."""
    found = os.environ.get("TABLERO_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if not found:
        pytest.fail("these tests need a browser: install the package chromium, or set TABLERO_CHROMIUM to its path")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-dev-shm-usage"])
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def live_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with running_server(tmp_path_factory.mktemp("live-server")) as running:
        yield running


# Tests don't click by mistake: they need not wait until a click is taken for an answer (SETTLE in table.js).
AT_ONCE = "{ const after = setTimeout; window.setTimeout = (f, ms, ...a) => after(f, ms === 400 ? 0 : ms, ...a); }"


class Visitor:
    """Somebody with a browser of their own: cookies, a window, and a list of what the browser complained about."""

    def __init__(self, context: BrowserContext, url: str, at_once: bool, newcomer: bool) -> None:
        self.context = context
        self.url = url
        if at_once:
            context.add_init_script(AT_ONCE)
        if not newcomer:
            context.add_cookies([{"name": "visited", "value": ".".join(game_ids()), "url": url}])
        self.complaints: list[str] = []
        self.requests: list[str] = []
        self.page: Page = context.new_page()
        self.page.set_default_timeout(LIMIT)
        self.page.on("console", lambda m: self.complaints.append(m.text) if m.type in ("error", "warning") else None)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", lambda request: self.requests.append(request.url))

    def goes(self, path: str) -> Page:
        self.page.goto(self.url + path)
        return self.page


@pytest.fixture
def visitor(browser: Browser, live_server: LiveServer) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors; at the end of the test no browser may have complained."""
    visitors: list[Visitor] = []

    def make(url: str = "", at_once: bool = True, newcomer: bool = False, **how: Any) -> Visitor:
        how.setdefault("viewport", {"width": 1366, "height": 768})
        visitors.append(Visitor(browser.new_context(**how), url or live_server.url, at_once, newcomer))
        return visitors[-1]

    yield make
    complaints = [complaint for one in visitors for complaint in one.complaints]
    for one in visitors:
        one.context.close()
    assert complaints == []
