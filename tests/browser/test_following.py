"""Following others' turns step by step, stopping a bot, quick numbers, a second look at a risky answer."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.hooked import hooked
from tests.web.live_server import LiveServer, think_until_stopped

from .conftest import Visitor
from .playing import answered, choices, opens_table, sequence, waits
from .test_table import PHONE

__all__ = ["hooked"]

FOLLOW = ".happened a[data-step]"
OTHERS = "#table:has(#lines .fold.new) .happened a[data-step]"  # others have acted


def plays_solo(visitor: Callable[..., Visitor], until: str, **how: object) -> Page:
    """Andean Abyss by Play now, the first answer each time, until the page shows something."""
    anna = visitor(**how)
    page = anna.goes("/")
    page.locator("form[action='/play/andean-abyss'] button").click()
    for number in range(150):
        assert waits(page), "the game goes on"
        if page.locator(until).count():
            return page
        before, options = sequence(page), choices(page)
        page.locator(f'#answer button[value="{options[number % len(options)]}"]').first.click()
        answered(page, before)
    raise AssertionError(f"no {until} in 150 decisions")


def pieces(page: Page) -> str:
    """Everything that stands on the board."""
    return str(page.locator("#board").inner_html())


def test_the_turns_of_others_are_followed_on_the_board(visitor: Callable[..., Visitor]) -> None:
    page = plays_solo(visitor, FOLLOW)
    question, now, address = page.inner_text("#question"), pieces(page), page.url
    page.locator(FOLLOW).click()
    expect(page.locator("#question")).to_contain_text("What happened: step 1 of")
    first = pieces(page)
    assert first != now
    assert page.locator(".step-lines li").count() >= 1
    assert page.locator("#answer").count() == 0, "nothing is asked in the past"
    steps = int(page.locator("#step-on").get_attribute("data-of") or "0")
    assert steps > 1
    page.locator("#step-on").click()
    expect(page.locator("#question")).to_contain_text(f"step 2 of {steps}")
    assert page.locator("#step-on").evaluate("link => link === document.activeElement"), "Enter goes on"
    assert pieces(page) != first
    page.keyboard.press("[")
    expect(page.locator("#question")).to_contain_text(f"step 1 of {steps}")
    assert pieces(page) == first
    page.reload()
    expect(page.locator("#question")).to_contain_text(f"step 1 of {steps}")
    for number in range(2, steps + 1):
        page.keyboard.press("]")
        expect(page.locator("#question")).to_contain_text(f"step {number} of {steps}")
    page.keyboard.press("]")
    expect(page.locator("#question")).to_have_text(question)
    assert page.url == address
    page.keyboard.press("]")
    expect(page.locator("#question")).to_have_text(question)


def test_what_happened_plays_by_itself(visitor: Callable[..., Visitor]) -> None:
    page = plays_solo(visitor, OTHERS)
    question = page.inner_text("#question")
    page.evaluate("localStorage.pace = 'fast'")
    page.locator("[data-follow=begin]").click()
    expect(page.locator("#question")).to_contain_text("What happened: step 1 of")
    expect(page.locator("#question")).to_contain_text("What happened: step 2 of")
    page.locator("[data-follow=play]").click()  # pause
    expect(page.locator("[data-follow=play]")).to_have_attribute("aria-pressed", "false")
    paused = page.inner_text("#question")
    page.wait_for_timeout(1000)
    assert page.inner_text("#question") == paused
    moved = 0
    while page.locator("#step-on").count():
        moved += page.locator("#board .moves > *").count()
        before = page.inner_text("#question")
        page.locator("#step-on").click()
        expect(page.locator("#question")).not_to_have_text(before)
    assert moved > 0, "arrows and ghosts are drawn"
    expect(page.locator("#question")).to_have_text(question)
    expect(page.locator("#board .moves")).to_have_count(0)
    page.locator("[data-follow=begin]").click()
    expect(page.locator("#question")).to_contain_text("What happened: step 1 of")
    expect(page.locator("#question")).to_have_text(question)  # it comes back without another click


def test_whoever_wants_no_motion_steps_by_hand(visitor: Callable[..., Visitor]) -> None:
    page = plays_solo(visitor, FOLLOW, reduced_motion="reduce")
    expect(page.locator("[data-follow=begin]")).to_be_hidden()
    page.locator(FOLLOW).click()
    expect(page.locator("#question")).to_contain_text("What happened: step 1 of")
    expect(page.locator("[data-follow=play]")).to_be_hidden()


def test_what_happened_plays_before_every_turn_if_that_is_wished(visitor: Callable[..., Visitor]) -> None:
    page = plays_solo(visitor, OTHERS)
    page.locator(FOLLOW).click()
    page.locator("[data-follow=always]").check()
    page.evaluate("localStorage.pace = 'fast'")
    page.get_by_role("link", name="Back to the game").click()
    assert waits(page)
    page.reload()
    expect(page.locator("#question")).to_contain_text("What happened: step")
    page.get_by_role("link", name="Back to the game").click()
    assert waits(page)
    expect(page.locator("#answer")).to_be_visible()


def test_steps_can_be_followed_on_a_phone(visitor: Callable[..., Visitor]) -> None:
    page = plays_solo(visitor, FOLLOW, **PHONE)
    page.locator(FOLLOW).tap()
    expect(page.locator("#question")).to_contain_text("What happened: step 1 of")
    expect(page.locator("#board")).to_be_in_viewport()
    page.get_by_role("link", name="Back to the game").tap()
    assert waits(page)


def test_a_long_turn_is_one_line_with_its_details_on_request(visitor: Callable[..., Visitor]) -> None:
    page = plays_solo(visitor, "#lines .fold")
    turn = page.locator("#lines .fold").last
    expect(turn.locator("summary")).to_contain_text(re.compile("Turn of the|took the Event"))
    expect(turn.locator("ol li").first).to_be_hidden()
    expect(turn.locator("summary a")).to_have_count(0)  # nothing to press inside what is pressed
    turn.locator("summary").click()
    expect(turn.locator("ol li").first).to_be_visible()
    lines = page.locator("#lines li").count()
    page.reload()
    assert waits(page)
    assert page.locator("#lines li").count() == lines, "what came piece by piece is what a new page has"


def test_as_many_as_possible_is_one_key(visitor: Callable[..., Visitor]) -> None:
    page = plays_solo(visitor, ".numbers")
    numbers = [int(value) for value in choices(page) if value.isdigit()]
    expect(page.locator(".quick").last).to_contain_text(f"As many as possible: {max(numbers)}")
    before = sequence(page)
    page.locator("#question").focus()
    page.keyboard.press("m")
    answered(page, before)


def test_a_bot_that_thinks_can_be_stopped(
    visitor: Callable[..., Visitor], live_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    think_until_stopped(live_server, monkeypatch)
    page = visitor().page
    opens_table(page, visitor().url, "beginner", "me", first_player="1", short="on")
    expect(page.locator("progress")).to_be_visible()
    page.get_by_role("button", name="Stop thinking").click()
    page.wait_for_function("() => Number(document.querySelector('#slider')?.max) > 0")


@pytest.mark.usefixtures("hooked")
def test_a_risky_answer_is_asked_about_once_more(visitor: Callable[..., Visitor]) -> None:
    page = visitor().page
    opens_table(page, visitor().url, "me", "beginner", first_player="1")
    assert waits(page)
    before, risky = sequence(page), choices(page)[0]
    doubt = page.locator("#doubt")
    expect(doubt).to_be_hidden()
    page.locator(f'#answer button[value="{risky}"]').click()
    expect(doubt).to_contain_text("can’t be <i>mended</i>")
    doubt.get_by_role("button", name="Choose again").click()
    expect(doubt).to_be_hidden()
    assert sequence(page) == before
    page.locator(f'#board [data-option="{risky}"]').first.dispatch_event("click")
    expect(doubt).to_be_visible()
    doubt.get_by_role("button", name="Do it anyway").click()
    answered(page, before)
    assert waits(page)
    expect(page.locator("#tab-overview")).to_be_visible()
    page.locator("#tab-overview").click()
    expect(page.locator("#overview .remarks")).to_contain_text("Coins of")
