"""A newcomer at a table: the guide is open at the first visit, and one key or tap away ever after."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tablero.core.registry import game_ids

from .conftest import Visitor
from .playing import answered, choices, sequence, waits
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


@pytest.mark.parametrize("game", game_ids())
def test_a_newcomer_sees_the_whole_goal_and_how_a_turn_begins_without_scrolling(
    visitor: Callable[..., Visitor], game: str
) -> None:
    page = visitor(newcomer=True).goes("/")
    page.locator(f"form[action='/play/{game}'] button.act").click()
    assert waits(page)
    for line in page.locator("#panel-guide .guide-lines").first.locator("li").all():
        expect(line).to_be_in_viewport(ratio=1)
    expect(page.locator("#panel-guide h3").nth(1)).to_be_in_viewport()
    expect(page.locator("#answer button").first).to_be_in_viewport()
    no_findings(page, game)


def test_what_a_question_offers_at_other_times_is_told_with_the_reason(visitor: Callable[..., Visitor]) -> None:
    page = visitor().goes("/")
    page.locator("form[action='/play/twilight-struggle'] button.act").click()
    for number in range(40):
        assert waits(page)
        if page.locator(".closed").count():
            break
        before, options = sequence(page), choices(page)
        page.locator(f'#answer button[value="{options[number * 5 % len(options)]}"]').click()
        if page.locator("#doubt").is_visible():
            page.locator("[data-do=sure]").click()
        answered(page, before)
    closed = page.locator(".closed")
    expect(closed.locator("summary")).to_contain_text("Not now: ")
    expect(closed.locator("li").first).to_be_hidden()
    closed.locator("summary").press("Enter")
    expect(closed.locator("li").first).to_be_visible()
    expect(closed.locator("li a.rule").first).to_have_attribute("data-rule", re.compile("TS-"))
    no_findings(page, "closed options")


def test_the_place_that_a_question_speaks_of_is_seen_on_the_board(visitor: Callable[..., Visitor]) -> None:
    for how in ({}, PHONE):
        page = visitor(**how).goes("/")
        page.locator("form[action='/learn/andean-abyss'] button").click()
        for option in ("train", "cali"):
            assert waits(page)
            expect(page.locator("#board .spoken")).to_have_count(0)
            before = sequence(page)
            page.locator(f'#answer button[value="{option}"]').click()
            answered(page, before)
        expect(page.locator("#question")).to_have_attribute("data-places", "cali")
        expect(page.locator('#board .spoken[data-thing="cali"]')).to_be_in_viewport()
