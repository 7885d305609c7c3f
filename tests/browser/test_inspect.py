"""What is this? By mouse, finger and keyboard, of anything on the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .playing import opens_table, sequence, waits
from .test_table import PHONE, no_findings


def opened(one: Visitor) -> Page:
    """A table after its first snapshot, which puts the board anew and shuts what was open over it."""
    received: list[object] = []
    one.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: received.append(frame)))
    opens_table(one.page, one.url, "me", "beginner", first_player="1")
    assert waits(one.page)
    while not received:
        one.page.wait_for_timeout(20)
    one.page.evaluate("() => new Promise(requestAnimationFrame)")
    return one.page


@pytest.fixture
def table(visitor: Callable[..., Visitor]) -> Page:
    return opened(visitor())


def test_what_is_pointed_at_says_what_it_is_and_where_the_rule_stands(table: Page) -> None:
    panel = table.locator("#thing")
    table.locator('#board [data-thing="king"]').hover(force=True)
    expect(panel).to_contain_text("King")
    expect(panel).to_contain_text("Nothing enters or leaves the region where he stands")
    expect(panel.locator("a.rule")).to_have_text("EG-12.1")
    assert table.locator('#board [data-thing="king"] > title').count() == 0, "the browser shows nothing besides"
    no_findings(table, "the panel")
    table.locator("#question").hover()
    expect(panel).to_be_hidden()
    assert table.locator('#board [data-thing="king"] > title').count() == 1
    table.locator('#board [data-about="prospects"]').first.hover(force=True)
    expect(panel).to_contain_text("If scored now")
    expect(panel).to_contain_text("+")
    table.locator("#seats .points").first.hover()
    expect(panel).to_contain_text("Whoever has the most when the game is over wins.")


def test_an_option_is_explained_beside_it_and_chosen_by_a_click(table: Page) -> None:
    table.locator('#answer button[value="power_7"]').hover()
    expect(table.locator("#thing")).to_contain_text("Up to 3 caballeros into your court")
    table.locator('#answer button[value="power_7"]').click()
    table.wait_for_function("() => !document.querySelector('#answer button[value=power_7]')")


HIDDEN = """() => {
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const panel = document.querySelector('#thing').getBoundingClientRect();
    return [...document.querySelectorAll('#board [data-option], #board [data-thing=italy]')]
        .filter((one) => meet(panel, one.getBoundingClientRect()))
        .map((one) => one.dataset.option ?? one.dataset.thing);
}"""


def test_the_panel_hides_no_option_where_there_is_another_place(visitor: Callable[..., Visitor]) -> None:
    page = visitor().goes("/")
    page.locator("form[action='/play/twilight-struggle'] button").click()
    assert waits(page)
    page.locator("#board [data-thing=italy]:not([data-option])").click(force=True)
    expect(page.locator("#thing h2")).to_have_text("Italy")
    assert page.evaluate(HIDDEN) == []


def test_a_click_keeps_the_panel_and_its_rule_opens_beside_the_table(table: Page) -> None:
    panel = table.locator("#thing")
    castillo = table.locator('#board [data-thing="castillo"]')
    castillo.click(force=True)
    expect(panel).to_contain_text("The tower hides the caballeros")
    if "passing" in (panel.get_attribute("class") or ""):  # the board was put anew under the first click
        castillo.click(force=True)
    expect(panel).to_have_class("thing")
    expect(panel.locator(".why")).to_contain_text("Not now")
    table.mouse.move(3, 3)
    panel.locator("a.rule", has_text="EG-11.1").click()
    expect(table.locator("#rules .asked")).to_contain_text("The castillo is not a region")
    table.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    assert sequence(table) == 0, "to ask is not to answer"


def test_the_keyboard_goes_from_thing_to_thing(table: Page) -> None:
    panel = table.locator("#thing")
    table.keyboard.press("i")
    expect(panel).to_be_visible()
    seen: set[str] = set()
    for number in range(80):  # not every way leads somewhere
        table.keyboard.press(("ArrowDown", "ArrowRight", "ArrowDown", "ArrowLeft")[number % 4])
        table.wait_for_timeout(50)
        seen.add(panel.locator("h2").inner_text())
        if len(seen) > 3:
            break
    assert len(seen) > 3
    assert panel.get_attribute("aria-live") == "polite"
    table.keyboard.press("i")
    expect(panel).to_be_hidden()
    assert sequence(table) == 0


def test_on_a_phone_a_tap_asks_and_a_long_press_asks_about_an_option(visitor: Callable[..., Visitor]) -> None:
    page = opened(visitor(**PHONE))
    panel = page.locator("#thing")
    page.locator('#board [data-thing="toledo"]').tap(force=True)
    expect(panel).to_contain_text("Next to:")
    prompt, box = page.locator("#prompt").bounding_box(), panel.bounding_box()
    assert prompt
    assert box
    assert box["y"] + box["height"] <= prompt["y"], "the question stays in sight"
    option = page.locator('#answer button[value="power_9"]')
    option.scroll_into_view_if_needed()
    at = option.bounding_box()
    assert at
    client = page.context.new_cdp_session(page)
    point = {"x": at["x"] + 10, "y": at["y"] + 10}
    client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(panel).to_contain_text("Up to 2 caballeros into your court")
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(200)
    assert sequence(page) == 0, "to ask is not to answer"
    option.tap()
    page.wait_for_function("() => !document.querySelector('#answer button[value=power_9]')")
