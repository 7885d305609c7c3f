"""A newcomer at a table: the guide is open at the first visit, and one key or tap away ever after."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .conftest import Visitor
from .playing import waits
from .test_table import PHONE, no_findings


def test_the_guide_is_open_at_the_first_visit_and_one_key_away_later(visitor: Callable[..., Visitor]) -> None:
    page = visitor(newcomer=True).goes("/")
    page.locator("form[action='/play/el-grande'] button.act").click()
    assert waits(page)
    guide = page.locator("#panel-guide")
    expect(guide).to_be_visible()
    expect(page.locator("#question")).to_be_in_viewport()
    expect(page.locator("#board")).to_be_in_viewport()
    no_findings(page, "guide")
    page.get_by_role("tab", name="Journal").click()
    expect(guide).to_be_hidden()
    page.keyboard.press("g")
    expect(guide).to_be_visible()
    page.keyboard.press("g")
    expect(guide).to_be_hidden()
    page.reload()
    assert waits(page)
    expect(guide).to_be_hidden()
    page.get_by_role("link", name="About this game").click()
    expect(guide).to_be_visible()


def test_on_a_phone_the_guide_leaves_the_question_in_sight(visitor: Callable[..., Visitor]) -> None:
    page = visitor(newcomer=True, **PHONE | {"viewport": {"width": 360, "height": 740}}).goes("/")
    page.locator("form[action='/play/twilight-struggle'] button.act").tap()
    assert waits(page)
    expect(page.locator("#panel-guide")).to_be_visible()
    expect(page.locator("#question")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    last = page.get_by_role("tab", name="Table").bounding_box()
    assert last
    assert last["x"] + last["width"] <= 360
    page.get_by_role("button", name="To the board").tap()
    expect(page.locator("#board")).to_be_visible()
    expect(page.locator("#panel-guide")).to_be_hidden()
