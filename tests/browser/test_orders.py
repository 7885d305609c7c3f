"""Orders in advance and notes on the page: by keyboard, on two devices, clean for axe; and what becomes of them."""

from __future__ import annotations

from collections.abc import Callable

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from .conftest import LIMIT, Visitor
from .playing import READY, opens_table, sequence


def findings(page: Page) -> list[str]:
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in Axe().run(page).response["violations"]]


def test_orders_and_notes_by_keyboard_and_what_becomes_of_them(visitor: Callable[..., Visitor]) -> None:
    anna, bela = visitor(), visitor()
    opens_table(anna.page, anna.url, "me", "invite", "open", first_player="1")
    link = anna.page.locator(".invitation input").first.input_value()
    his = bela.page
    his.goto(link)
    his.get_by_role("button", name="Sit down").click()
    his.wait_for_selector("html.js #table")
    bela.context.set_default_timeout(LIMIT)
    phone = bela.context.new_page()  # the same person on another device
    phone.set_viewport_size({"width": 390, "height": 844})
    phone.goto(his.url)
    phone.wait_for_selector("html.js #table")

    his.keyboard.press("o")
    expect(his.locator("#panel-own")).to_be_focused()
    his.keyboard.press("Tab")
    expect(his.locator("#order-choice")).to_be_focused()
    his.keyboard.type("Next power card: 9")  # as people choose in a list
    his.keyboard.press("Tab")
    his.keyboard.press("Enter")
    expect(his.locator(".orders li")).to_contain_text("Next power card: 9 next time")
    expect(phone.locator(".orders li")).to_contain_text("Next power card: 9 next time")
    expect(anna.page.locator(".orders li")).to_have_count(0)

    his.locator("#note-text").fill("Watch the castillo.")
    expect(his.locator("#note-state")).to_have_text("Saved")
    expect(phone.locator("#note-text")).to_have_value("Watch the castillo.")
    assert findings(his) == []
    phone.locator("#tab-own").click()
    assert findings(phone) == []

    anna.page.wait_for_selector(READY)
    before = sequence(anna.page)
    anna.page.locator('#answer button[value="power_5"]').click()

    expect(his.locator(".ordered")).to_have_text("Your order was played: Next power card: 9")
    expect(anna.page.locator("#lines")).to_contain_text("Blue plays power card 9")
    assert sequence_seen(anna.page) == before + 2
    his.get_by_role("button", name="Put away: Next power card: 9").press("Enter")
    expect(his.locator(".orders li")).to_have_count(0)
    expect(his.locator(".ordered")).to_have_count(0)


def sequence_seen(page: Page) -> int:
    return int(page.inner_text("#counter").partition("/")[2])
