"""A study in the browser: by two people on laptop and phone, by keyboard, with marks and comments, clean for axe."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.finished_games import finish
from tests.web.live_server import LiveServer

from .conftest import Visitor
from .playing import opens_table
from .test_table import PHONE, no_findings


def at_node(page: Page, n: int) -> None:
    expect(page.locator("#table")).to_have_attribute("data-node", str(n))


def chooses(page: Page, which: int = 0) -> int:
    """Choose an option; the node that it leads to."""
    before = page.locator("#table").get_attribute("data-node")
    page.locator("#answer button[name=option]").nth(which).click()
    page.wait_for_function("n => document.querySelector('#table').dataset.node !== n", arg=before)
    return int(page.locator("#table").get_attribute("data-node") or 0)


def opening(who: Visitor, game: str = "el-grande") -> str:
    """A study of a new game; its address."""
    who.goes(f"/rules/{game}").get_by_role("button", name="Study an opening").click()
    who.page.wait_for_url(re.compile("/study/"))
    return who.page.url


def test_a_finished_game_is_analysed_from_its_replay(visitor: Callable[..., Visitor], live_server: LiveServer) -> None:
    anna = visitor()
    address = opens_table(anna.page, anna.url, "me", "me", short="on")
    finish(live_server.services.tables, address.rpartition("/")[2], 2)
    page = anna.goes(address.removeprefix(anna.url) + "/at/9")
    page.locator("#slider").fill("11")
    expect(page.locator(".analyse [name=at]")).to_have_value("11")
    page.get_by_role("button", name="Analyse from here").click()
    page.wait_for_url(re.compile("/study/"))
    expect(page.locator(".knows")).to_have_text("With hindsight")
    page.keyboard.press("ArrowRight")
    at_node(page, 1)
    page.keyboard.press("ArrowRight")
    at_node(page, 2)
    page.keyboard.press("ArrowLeft")
    at_node(page, 1)
    page.keyboard.press("Home")
    at_node(page, 0)
    page.keyboard.press("End")
    page.wait_for_function("() => Number(document.querySelector('#table').dataset.node) > 20")
    page.reload()
    expect(page.locator("#moves [aria-current]")).to_have_count(1)


def test_a_laptop_and_a_phone_study_together(visitor: Callable[..., Visitor]) -> None:
    anna, bela = visitor(), visitor(**PHONE)
    opening(anna)
    page = anna.page
    first = chooses(page)
    page.locator("#tab-more").click()
    page.locator("#access").select_option("together")
    page.locator("#more form[action$=share] button").click()
    expect(page.locator("#study-link")).to_have_value(re.compile(rf"/study/.+/{first}$"))

    phone = bela.page
    phone.goto(page.locator("#study-link").input_value())
    at_node(phone, first)
    phone.locator("#tab-more").click()
    phone.locator("[data-follow-others]").check()
    phone.locator("#tab-board").click()

    second = chooses(page, 1)
    at_node(phone, second)
    expect(phone.locator("#moves a[data-node]")).to_have_count(3)

    third = chooses(phone)
    page.locator("#tab-study").click()
    expect(page.locator(f"#moves a[data-node='{third}']")).to_have_count(1)
    at_node(page, second)

    page.locator("#comment-text").fill("Safer than Galicia")
    expect(phone.locator("#moves")).to_contain_text("Safer than Galicia")
    page.keyboard.press("Escape")
    page.keyboard.press("o")
    page.locator("#board [data-thing=toledo]").first.click()
    expect(page.locator("#board [data-mark]")).not_to_have_count(0)
    page.keyboard.press("Escape")
    phone.locator("#tab-study").click()
    phone.locator(f"#moves a[data-node='{second}']").click()
    expect(phone.locator("#board [data-mark]")).not_to_have_count(0)
    expect(phone.locator("#comment-text")).to_have_value("Safer than Galicia")


def test_another_line_is_made_the_main_one_and_deleted(visitor: Callable[..., Visitor]) -> None:
    anna = visitor()
    opening(anna)
    page = anna.page
    first = chooses(page, 0)
    page.keyboard.press("ArrowLeft")
    at_node(page, 0)
    other = chooses(page, 1)
    page.keyboard.press("ArrowUp")
    at_node(page, first)
    page.keyboard.press("ArrowDown")
    at_node(page, other)
    page.get_by_role("button", name="Make it the main line").click()
    expect(page.locator("#moves a[data-node]").nth(1)).to_have_attribute("data-node", str(other))
    page.get_by_text("Delete from here").click()
    page.get_by_role("button", name="Delete them").click()
    at_node(page, 0)
    expect(page.locator("#moves a[data-node]")).to_have_count(2)


def test_two_comments_at_once_are_both_kept(visitor: Callable[..., Visitor], live_server: LiveServer) -> None:
    anna, bela = visitor(), visitor()
    study = opening(anna)
    anna.page.locator("#tab-more").click()
    anna.page.locator("#access").select_option("together")
    anna.page.locator("#more form[action$=share] button").click()
    expect(anna.page.locator("#study-link")).to_be_visible()
    bela.page.goto(study)
    # Béla is writing, and the page has not stored it yet, when Anna's comes.
    bela.page.evaluate("document.querySelector('#comment-text').value = 'Béla types'")
    anna.page.locator("#tab-study").click()
    anna.page.locator("#comment-text").fill("Anna was first")
    expect(bela.page.locator("#moves")).to_contain_text("Anna was first")
    expect(bela.page.locator("#comment-text")).to_have_value("Béla types")
    bela.page.locator("#comment button").click()
    expect(bela.page.locator("#problem")).to_contain_text("Somebody else has written here")
    expect(bela.page.locator("#comment-theirs")).to_contain_text("Anna was first")
    expect(bela.page.locator("#comment-text")).to_have_value("Béla types")
    bela.page.locator("#comment-text").fill("Anna was first; Béla types")
    expect(anna.page.locator("#comment-text")).to_have_value("Anna was first; Béla types")
    bela.complaints.clear()  # the browser says that something was refused


@pytest.mark.parametrize(
    "how", [{"color_scheme": "light"}, {"color_scheme": "dark"}, PHONE], ids=["light", "dark", "phone"]
)
def test_axe_finds_nothing_in_a_study(visitor: Callable[..., Visitor], how: dict[str, Any]) -> None:
    anna = visitor(**how)
    opening(anna)
    page = anna.page
    chooses(page)
    page.keyboard.press("ArrowLeft")
    at_node(page, 0)
    chooses(page, 1)
    for tab in ("study", "journal", "more"):
        page.locator(f"#tab-{tab}").click()
        no_findings(page, tab)
    anna.goes("/studies")
    no_findings(page, "studies")
    wide = page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    assert not wide
