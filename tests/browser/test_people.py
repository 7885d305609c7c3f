"""Profiles and tournaments in the browser: by keyboard, without script, and clean for axe on laptop and phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.server.finished_games import finish
from tests.web.live_server import LiveServer

from .conftest import Visitor

PASSWORD = "a long password"


def enters(page: Page, label: str, text: str) -> None:
    """Type into a field and send its form with Enter."""
    field = page.get_by_label(label, exact=True)
    field.focus()
    page.keyboard.type(text)
    page.keyboard.press("Enter")


def presses(page: Page, name: str) -> None:
    """Press a button by keyboard."""
    page.get_by_role("button", name=name, exact=True).first.focus()
    page.keyboard.press("Enter")


def registers(visitor: Visitor, name: str) -> None:
    page = visitor.goes("/account")
    page.locator("#keep-name").fill(name)
    page.locator("#password").fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="My profile")).to_be_visible()


def test_a_tournament_and_a_profile_by_keyboard_and_without_script(
    visitor: Callable[..., Visitor], live_server: LiveServer
) -> None:
    anna = visitor(java_script_enabled=False)
    registers(anna, "Anna of the cup")
    page = anna.goes("/tournaments")
    page.get_by_role("link", name="El Grande").focus()
    page.keyboard.press("Enter")
    page.locator("#players").select_option("2")
    page.get_by_label("Short game").focus()
    page.keyboard.press("Space")
    enters(page, "Name of the tournament", "Winter cup")
    expect(page.get_by_role("heading", name="Winter cup")).to_be_visible()
    presses(page, "Join")
    for _ in range(3):
        presses(page, "Add")
    expect(page.get_by_role("heading", name="4 entrants")).to_be_visible()
    presses(page, "Start")
    expect(page.get_by_text("Round 1 of 3")).to_be_visible()
    mine = page.locator(".rounds > li", has_text="(you)").get_by_role("link", name="Table").get_attribute("href")
    assert mine
    tables, table = live_server.services.tables, mine.removeprefix("/t/")
    finish(tables, table)
    live_server.run(tables.count(table))

    anna.goes("/profile")
    expect(page.get_by_role("heading", name="Anna of the cup")).to_be_visible()
    expect(page.get_by_role("cell", name="1", exact=True).first).to_be_visible()
    page.locator("#show-ratings").select_option("nobody")
    presses(page, "Save")
    expect(page.locator("#show-ratings")).to_have_value("nobody")


@pytest.mark.parametrize(
    "how",
    [{"color_scheme": "light"}, {"color_scheme": "dark", "viewport": {"width": 390, "height": 844}}],
    ids=["laptop", "phone"],
)
def test_axe_finds_nothing_on_the_pages_about_people(visitor: Callable[..., Visitor], how: dict[str, Any]) -> None:
    anna = visitor(**how)
    registers(anna, f"Anna {how['color_scheme']}")
    page = anna.goes("/tournaments/new/el-grande")
    page.fill("#title", "Clean cup")
    page.get_by_role("button", name="Open the tournament").click()
    page.get_by_role("button", name="Join").click()
    for path in (page.url.removeprefix(anna.url), "/profile", "/statistics/el-grande", "/tournaments"):
        anna.goes(path)
        assert [found["id"] for found in Axe().run(page).response["violations"]] == [], path
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{path} is too wide"
