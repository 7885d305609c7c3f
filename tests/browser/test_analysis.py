"""A whole-game analysis on the page: asked for, watched, read; the strip above the slider; clean for axe."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.finished_games import finish
from tests.web.live_server import LiveServer

from .conftest import Visitor
from .playing import opens_table
from .test_table import PHONE, no_findings


@pytest.mark.parametrize("how", [{}, PHONE], ids=["laptop", "phone"])
def test_a_finished_game_is_analysed(
    visitor: Callable[..., Visitor], live_server: LiveServer, how: dict[str, Any]
) -> None:
    anna = visitor(**how)
    page = anna.page
    opens_table(page, anna.url, "me", "open", first_player="1")
    table = page.locator("#table").get_attribute("data-table") or ""
    finish(live_server.services.tables, table, 3)
    page.goto(f"{anna.url}/t/{table}/analysis")
    expect(page.locator(".chances .curve")).to_have_count(2)
    expect(page.locator(".turning-points li")).not_to_have_count(0)
    no_findings(page, "analysis before")
    page.get_by_role("button", name="Look at the decisions").click()
    expect(page.locator(".faults li").first).to_be_visible()
    expect(page.locator("table.numbers-table th", has_text="luck")).to_have_count(1)
    page.locator(".faults summary").first.click()
    no_findings(page, "analysis")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
    at = page.locator(".faults li").first.locator("a").inner_text()
    sentence = page.locator(".faults li").first.locator("span").first.inner_text()

    page.goto(f"{anna.url}/t/{table}/at/{at}")
    if how:
        page.locator("#tab-board").click()
    expect(page.locator("#course .curve")).to_have_count(2)
    expect(page.locator("#fault")).to_have_text(sentence)
    turn = page.locator("#course .curve-turn").first
    start = turn.get_attribute("data-at")
    turn.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#counter")).to_have_text(f"{start}/{page.locator('#slider').get_attribute('max')}")
    page.locator("#landmark").select_option(index=2)
    chosen = page.locator("#landmark").input_value()
    expect(page.locator("#slider")).to_have_js_property("value", chosen)
    no_findings(page, "strip")
    page.locator("#tab-journal").click()
    page.keyboard.press("]")
    expect(page.locator("#lines .fault").first).to_be_attached()
