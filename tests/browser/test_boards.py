"""The boards in a browser: whatever can be chosen on one is chosen by a click in its middle, or by keys alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .playing import answered, choices, sequence, waits
from .test_table import PHONE, no_findings

# For each thing on the board that can be chosen: what a click in the middle of it chooses.
MIDDLES = """() => [...document.querySelectorAll('#board [data-option]')].map((thing) => {
    const box = thing.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return [thing.dataset.option, hit?.closest('[data-option]')?.dataset.option ?? ''];
})"""
GAMES = ("narcos", "twilight-struggle", "twilight-struggle-soloplay")


def plays_now(visitor: Callable[..., Visitor], game: str, **how: object) -> Page:
    page = visitor(**how).goes("/")
    page.locator(f"form[action='/play/{game}'] button").click()
    assert waits(page)
    return page


def answers_by_keys(page: Page, number: int) -> None:
    """Choose by an option's own key, or else on the board, with arrows and Enter; never with the mouse."""
    before, options = sequence(page), choices(page)
    button = page.locator(f'#answer button[value="{options[number * 5 % len(options)]}"]')
    key = button.get_attribute("data-key")
    if key:
        page.keyboard.press(key)
    else:
        for pressed in ("b", "ArrowDown", "ArrowRight"):
            page.keyboard.press(pressed)
        assert page.evaluate("document.activeElement.dataset.option") in options
        page.keyboard.press("Enter")
    if page.locator("#doubt").is_visible():
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Enter")
    answered(page, before)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_can_be_chosen_is_chosen_by_a_click_in_its_middle_or_by_keys_alone(
    visitor: Callable[..., Visitor], game: str
) -> None:
    page = plays_now(visitor, game)
    for number in range(6):
        missed = [(wanted, hit) for wanted, hit in page.evaluate(MIDDLES) if wanted != hit]
        assert missed == [], page.inner_text("#question")
        answers_by_keys(page, number)
        assert waits(page)


@pytest.mark.parametrize("game", GAMES[:2])  # the third has the board of the second
def test_the_page_hides_nothing_of_a_board_on_a_phone(visitor: Callable[..., Visitor], game: str) -> None:
    """The page's style sheet knows classes that boards use, too."""
    page = plays_now(visitor, game, **PHONE)
    hidden = page.locator("#board svg *:not(defs, defs *, title)").evaluate_all(
        "all => all.filter(one => getComputedStyle(one).display === 'none').map(one => one.getAttribute('class'))"
    )
    assert hidden == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_new_question_is_read_from_its_beginning_and_by_everybody(visitor: Callable[..., Visitor]) -> None:
    """Also if the last answer stood at the end of a long list."""
    page = plays_now(visitor, "twilight-struggle-soloplay")
    before = sequence(page)
    page.locator("#answer button").last.click()
    answered(page, before)
    assert waits(page)
    expect(page.locator("#question")).to_be_in_viewport()
    for tab in ("journal", "cards"):
        page.locator(f"#tab-{tab}").click()
        no_findings(page, tab)
