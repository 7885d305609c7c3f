"""A whole turn in a browser under a sub-path, behind nginx where there is one."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path

from playwright.sync_api import expect

from tests.patience import PATIENCE, wait_until
from tests.web.behind_proxy import nginx, nginx_before, served

from .conftest import Visitor

BASE = "/games/tablero"


def test_a_game_is_played_under_a_sub_path(visitor: Callable[..., Visitor], tmp_path: Path) -> None:
    with served(tmp_path / "data", "--root-path", BASE) as port:
        proxy = nginx_before(port, tmp_path / "nginx", f"{BASE}/") if nginx() else nullcontext(port)
        with proxy as seen:
            anna = visitor(f"http://127.0.0.1:{seen}")
            page = anna.goes(f"{BASE}/")
            page.locator(".game", has_text="El Grande").first.get_by_role("button", name="Play now").click()
            page.wait_for_url(f"**{BASE}/t/*")
            ready = page.locator("#table:not(.pending, .settling) #answer button:not([disabled])").first
            expect(ready).to_be_visible()
            counter = page.inner_text("#counter")
            ready.click()
            wait_until(lambda: page.inner_text("#counter") != counter, "the answer is stored")
            page.locator("#prompt a.rule").first.click()
            expect(page.locator("#rules")).to_be_visible()
            page.keyboard.press("Escape")
            page.locator("[data-do-link=back]").click()
            expect(page.locator("#table")).to_have_class("table replaying", timeout=PATIENCE * 1000)
            page.get_by_role("link", name="My tables").click()
            page.wait_for_url(f"**{BASE}/tables")
            stray = [one for one in anna.requests if not one.startswith(f"http://127.0.0.1:{seen}{BASE}/")]
            assert stray == []
