"""Whole games in the browser: a newcomer who clicks, and somebody who only has a keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .playing import answered, choices, is_over, sequence, short_choice, waits


def test_a_newcomer_plays_from_play_now_to_the_end_by_clicking(visitor: Callable[..., Visitor]) -> None:
    newcomer = visitor()
    page = newcomer.goes("/")
    page.get_by_role("article", name="El Grande").get_by_role("button", name="Play now").click()
    page.wait_for_selector("#question")
    clicks = {"board": 0, "button": 0}
    while waits(page):
        before, options = sequence(page), choices(page)
        option = short_choice(options, before)
        on_board = page.locator(f'#board [data-option="{option}"]')
        if before % 2 and not option.isdigit() and on_board.count():  # numbers are chosen beside the board
            on_board.first.click()
            clicks["board"] += 1
        else:
            page.locator(f'#answer button[value="{option}"]').click()
            clicks["button"] += 1
        answered(page, before)
        assert clicks["board"] + clicks["button"] < 400
    assert clicks["board"] > 5
    assert clicks["button"] > 5
    assert page.locator(".standing li").count() == 3
    expect(page.locator("#question")).to_contain_text(re.compile("wins|share the victory"))
    page.get_by_role("tab", name="Table").click()
    expect(page.locator("#more")).to_contain_text("Seed")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.startswith("el-grande-")
    looks_back(page)


def looks_back(page: Page) -> None:
    """The story of the game that has just ended, and on to the next one."""
    sentence, points = page.inner_text("#question"), page.locator(".standing b").all_inner_texts()
    page.get_by_role("link", name="How it went").click()
    expect(page.locator(".ending")).to_have_text(sentence)
    assert sorted(page.locator("tfoot").first.locator("td").all_inner_texts()) == sorted(points), "the sheet adds up"
    expect(page.locator("svg.curves .curve")).to_have_count(3)
    serious = [found for found in Axe().run(page).response["violations"] if found["impact"] in ("serious", "critical")]
    assert serious == []
    story = page.url
    page.get_by_role("link", name="After it, 1").click()
    expect(page.locator("#question")).to_contain_text("Decision")
    page.goto(story)
    page.get_by_role("button", name="Play again, each one seat further").click()
    page.wait_for_selector("#question")
    expect(page.locator("#seats .kind").nth(1)).to_have_text("you")


def tab_to(page: Page, selector: str) -> None:
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"the keyboard does not reach {selector}")


def test_a_whole_game_by_keyboard_alone(visitor: Callable[..., Visitor]) -> None:
    """From the front page on, no mouse: the form, number keys, arrow keys on the board, undo, help."""
    page = visitor().goes("/")
    tab_to(page, 'a[href="/new/el-grande"]')
    page.keyboard.press("Enter")
    page.wait_for_selector("#seat-0")
    tab_to(page, "[name=option-short]")
    page.keyboard.press("Space")
    tab_to(page, "form.sheet button.big")
    page.keyboard.press("Enter")
    page.wait_for_selector("html.js #question")  # the script is there, which listens to keys
    page.keyboard.press("/")
    expect(page.locator("#help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#help")).not_to_be_visible()
    ways = {"key": 0, "arrows": 0, "undo": 0}
    while waits(page):
        before, options = sequence(page), choices(page)
        option = short_choice(options, before)
        if ways["undo"] < 2 and page.locator("#undo").count():
            page.keyboard.press("u")
            ways["undo"] += 1
        elif before % 2 and not all(one.isdigit() for one in options) and page.locator("#board [data-option]").count():
            page.keyboard.press("b")
            page.keyboard.press("ArrowRight")
            assert page.evaluate("document.activeElement.dataset.option") in options
            page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
            ways["arrows"] += 1
        else:
            page.keyboard.press(page.locator(f'#answer button[value="{option}"]').get_attribute("data-key") or "")
            ways["key"] += 1
        answered(page, before)
        assert sum(ways.values()) < 300
    assert is_over(page)
    assert min(ways.values()) >= 2, ways
