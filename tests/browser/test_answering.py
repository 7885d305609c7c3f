"""Answers that are meant, and clicks that are not: a second click right after an answer is none."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from .conftest import Visitor
from .playing import READY, answered, choices, opens_table, sequence

ASKED = "#table:not(.pending) #answer button:not([disabled])"


def waits_with_a_clock_of_its_own(visitor: Callable[..., Visitor]) -> Page:
    """A table whose page's time stands still unless the test lets it go on."""
    one = visitor(at_once=False)
    page = one.page
    page.clock.install()
    opens_table(page, one.url, "me", "beginner", first_player="1")
    page.wait_for_selector("html.js #table")
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    page.wait_for_selector(ASKED)
    return page


def first_option(page: Page, where: str) -> str:
    return f'{where}[value="{choices(page)[0]}"]' if where == "#answer button" else f"{where} [data-option]"


def test_a_second_click_right_after_an_answer_is_none(visitor: Callable[..., Visitor]) -> None:
    page = waits_with_a_clock_of_its_own(visitor)
    for where in ("#answer button", "#board"):
        before = sequence(page)
        page.locator(first_option(page, where)).first.click()
        answered(page, before)
        page.wait_for_selector(ASKED)
        new = sequence(page)
        page.clock.run_for(399)
        page.locator(first_option(page, where)).first.click()
        expect(page.locator("#table")).not_to_have_class("table pending")
        assert sequence(page) == new
        page.clock.run_for(1)
        page.locator(first_option(page, where)).first.click()
        answered(page, new)
        page.wait_for_selector(ASKED)
        page.clock.run_for(400)


def test_keys_count_at_once_but_not_while_they_are_held_down(visitor: Callable[..., Visitor]) -> None:
    page = waits_with_a_clock_of_its_own(visitor)
    before = sequence(page)
    key = page.locator("#answer button").first.get_attribute("data-key") or ""
    page.keyboard.press(key)
    answered(page, before)
    page.wait_for_selector(ASKED)
    second = sequence(page)
    held = page.locator("#answer button").first.get_attribute("data-key") or ""
    page.evaluate(
        "key => document.body.dispatchEvent(new KeyboardEvent('keydown', {key, repeat: true, bubbles: true}))", held
    )
    assert "pending" not in (page.locator("#table").get_attribute("class") or "")
    page.keyboard.press(held)
    answered(page, second)


def test_a_server_that_does_not_answer_is_said_within_five_seconds(visitor: Callable[..., Visitor]) -> None:
    one = visitor(at_once=False)
    page = one.page
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    page.route_web_socket("**/live?*", lambda line: line.on_message(lambda message: None))  # which nobody answers
    opens_table(page, one.url, "me", "beginner", first_player="1")
    page.wait_for_selector("html.js #table")
    page.clock.run_for(4999)
    expect(page.locator("#connection")).to_be_hidden()
    page.clock.run_for(1)
    expect(page.locator("#connection")).to_contain_text("not answered for five seconds")


def test_what_is_asked_for_besides_and_does_not_come_is_said_too(visitor: Callable[..., Visitor]) -> None:
    one = visitor(at_once=False)
    page = one.page
    opens_table(page, one.url, "me", "beginner", first_player="1")
    page.wait_for_selector(READY)
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    page.route("**/rules/**", lambda route: None)  # which nobody answers
    page.locator("#question a.rule").click()
    page.clock.run_for(4999)
    expect(page.locator("#connection")).to_be_hidden()
    page.clock.run_for(1)
    expect(page.locator("#connection")).to_contain_text("not answered for five seconds")


def test_what_cant_be_taken_back_is_asked_once(visitor: Callable[..., Visitor]) -> None:
    """A seat is handed to a bot, or later decisions are given up, by a second click that says what it does."""
    one = visitor()
    page = one.page
    table = opens_table(page, one.url, "me", "beginner", first_player="1")
    page.wait_for_selector(READY)
    page.locator("#answer button").first.click()
    answered(page, 0)
    page.wait_for_selector(ASKED)
    page.goto(f"{table}/at/0")
    page.wait_for_selector("html.js")
    page.locator("#prompt .sure summary").click()
    expect(page.locator("#prompt .sure")).to_contain_text("gone for good")
    page.get_by_role("button", name="Go on from here").click()
    page.wait_for_selector(READY)
    assert sequence(page) > 0, "going back is an event of its own"
    expect(page.locator("#counter")).to_have_text("0/0")
    page.locator("#seats .seat-actions > summary").first.click()
    page.locator("#seats .sure summary").click()
    expect(page.locator("#seats .sure")).to_contain_text("until you take the seat back")
    page.get_by_role("button", name="Hand it over").click()
    expect(page.locator("#seats")).to_contain_text("a bot plays for you")
