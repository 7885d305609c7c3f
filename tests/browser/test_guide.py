"""A newcomer at a table: the guide is open at the first visit, and one key or tap away ever after."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

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


def whole_answers(page: Page) -> int:
    """How many answers are in sight without scrolling, from top to bottom."""
    buttons = "#answer button[name=option]"
    seen: int = page.evaluate(
        """buttons => {
          const prompt = document.querySelector("#prompt").getBoundingClientRect();
          const end = Math.min(prompt.bottom, innerHeight);
          const whole = box => box.height && box.top >= prompt.top && box.bottom <= end;
          return [...document.querySelectorAll(buttons)].filter(one => whole(one.getBoundingClientRect())).length;
        }""",
        buttons,
    )
    return seen


def lies_in_order(page: Page) -> bool:
    """The question, the seats, the tabs and the panel are one below the other, and nothing is beyond the window."""
    ordered: bool = page.evaluate(
        """() => {
          const parts = ["#prompt", "#seats", ".tabs", ".panel.chosen:not(.board-panel)"];
          const boxes = parts.map(one => document.querySelector(one).getBoundingClientRect());
          return boxes.every((box, n) => box.bottom <= (boxes[n + 1]?.top ?? innerHeight) + 1);
        }"""
    )
    return ordered


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("way", ["play", "learn"])
def test_a_newcomer_sees_the_answers_of_the_first_question_without_scrolling(
    visitor: Callable[..., Visitor], game: str, way: str
) -> None:
    """Of many, the first; a lesson has the room of the guide, as it tells the goal itself."""
    page = visitor(newcomer=True).goes("/")
    page.locator(f"form[action='/{way}/{game}'] button").click()
    assert waits(page)
    if way == "learn":
        expect(page.locator("#panel-guide")).to_be_hidden()
        expect(page.locator(".told p").first).to_be_in_viewport(ratio=1)
        expect(page.locator("#lesson-more")).to_be_in_viewport(ratio=1)

    assert whole_answers(page) >= min(len(choices(page)), 6 if way == "learn" else 4)
    assert lies_in_order(page)


@pytest.mark.parametrize("width", [360, 390])
def test_on_a_phone_a_lesson_begins_with_the_board(visitor: Callable[..., Visitor], width: int) -> None:
    page = visitor(newcomer=True, **PHONE | {"viewport": {"width": width, "height": 844}}).goes("/")
    page.locator("form[action='/learn/andean-abyss'] button").tap()
    assert waits(page)
    expect(page.locator("#board")).to_be_visible()
    expect(page.locator("#lesson-more")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_lesson_tells_what_answers_do_when_it_has_been_read(visitor: Callable[..., Visitor]) -> None:
    page = visitor(newcomer=True).goes("/")
    page.locator("form[action='/learn/andean-abyss'] button").click()
    assert waits(page)
    what = page.locator("#answer .does").first
    expect(what).to_be_hidden()
    while page.locator("#lesson-more").count():
        page.locator("#lesson-more").click()
    expect(what).to_be_visible()


def test_what_an_answer_has_no_room_to_say_comes_under_the_pointer(visitor: Callable[..., Visitor]) -> None:
    """With the guide open, two lines are said of each answer."""
    page = visitor(newcomer=True).goes("/")
    page.locator("form[action='/play/andean-abyss'] button").click()
    assert waits(page)
    train = page.locator('#answer button[value="train"]')
    expect(train.locator("small")).to_contain_text("Civic Action")
    train.hover()
    expect(train).to_have_attribute("title", re.compile("Civic Action"))
