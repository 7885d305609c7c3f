"""A phone, upright and on its side: the sheet with the question, what is seen of the board, and what a finger hits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tablero.core.registry import game_ids

from .conftest import Visitor
from .playing import answered, box_of, choices, sequence, waits
from .test_table import PHONE, no_findings


def held(width: int, height: int) -> dict[str, Any]:
    return PHONE | {"viewport": {"width": width, "height": height}}


def plays_now(visitor: Callable[..., Visitor], game: str, **how: Any) -> Page:
    page = visitor(**how).goes("/")
    page.locator(f"form[action='/play/{game}'] button").click()
    assert waits(page)
    return page


def in_order(page: Page, width: int) -> None:
    """The question is to be read, nothing is too wide, and neither sheet nor buttons cover anything of the board."""
    expect(page.locator("#question")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    board, prompt, handle = (box_of(page, one) for one in (".frame", "#prompt", "#sheet-handle"))
    below = board["bottom"] <= handle["top"] + 1
    beside = board["right"] <= prompt["left"] + 1
    assert below or beside
    assert board["height"] > 40
    if page.locator(".replay").is_visible():
        assert board["bottom"] <= box_of(page, ".replay")["top"] + 1


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize(("width", "height"), [(360, 740), (740, 360)], ids=["upright", "on its side"])
def test_every_game_fits_a_small_phone_at_all_heights_of_the_sheet(
    visitor: Callable[..., Visitor], game: str, width: int, height: int
) -> None:
    page = plays_now(visitor, game, **held(width, height))
    for number in range(3):
        for key, name in (("ArrowDown", "peek"), ("ArrowUp", "half"), ("ArrowUp", "full"), ("ArrowDown", "half")):
            page.locator("#sheet-handle").press(key)
            expect(page.locator("#table")).to_have_attribute("data-sheet", name)
            in_order(page, width)
        before, options = sequence(page), choices(page)
        page.locator(f'#answer button[value="{options[number * 3 % len(options)]}"]').click()
        if page.locator("#doubt").is_visible():
            page.locator("[data-do=sure]").click()
        answered(page, before)
        assert waits(page)
    sizes = page.locator("#answer button, .replay a:visible, .zoom button, #prompt button:visible")
    assert min(sizes.evaluate_all("all => all.map((one) => one.getBoundingClientRect().height)")) >= 40


def test_the_sheet_has_three_heights_by_tap_by_drag_and_by_keys(visitor: Callable[..., Visitor]) -> None:
    page = plays_now(visitor, "twilight-struggle", **PHONE)
    handle = page.locator("#sheet-handle")
    client = page.context.new_cdp_session(page)

    def drags(by: float) -> None:
        box = box_of(page, "#sheet-handle")
        x, y = box["left"] + box["width"] / 2, box["top"] + box["height"] / 2
        for kind, at in (("touchStart", 0.0), ("touchMove", by / 2), ("touchMove", by)):
            client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y + at}]})
        client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    frames = {"half": box_of(page, ".frame")["height"]}
    for name in ("full", "peek", "half"):
        handle.tap()
        expect(page.locator("#table")).to_have_attribute("data-sheet", name)
        frames[name] = box_of(page, ".frame")["height"]
    assert frames["full"] < frames["half"] < frames["peek"], "the board gets what the sheet leaves"
    expect(handle).to_have_attribute("aria-expanded", "true")
    drags(400)
    expect(page.locator("#table")).to_have_attribute("data-sheet", "peek")
    expect(handle).to_have_attribute("aria-expanded", "false")
    expect(page.locator("#answer")).to_be_hidden()
    no_findings(page, "folded")
    drags(-300)
    expect(page.locator("#table")).to_have_attribute("data-sheet", "half")
    drags(-300)
    expect(page.locator("#table")).to_have_attribute("data-sheet", "full")
    drags(700)
    expect(page.locator("#table")).to_have_attribute("data-sheet", "peek")
    for _ in range(3):  # on a busy machine a tap may last so long that it is none
        page.locator("#question").tap()
        page.wait_for_timeout(300)
        if page.locator("#table").get_attribute("data-sheet") != "peek":
            break
    expect(page.locator("#table")).to_have_attribute("data-sheet", "half")  # whoever taps the title wants to read on


ON_THE_BOARD = """() => {
    const shown = [...document.querySelectorAll('#board [data-option]:not(:has(> .button), .below *)')];
    const ids = new Set(shown.map((one) => one.dataset.option));
    return [...document.querySelectorAll('#answer button')].every((one) => ids.has(one.value));
}"""


def test_a_folded_question_unfolds_when_it_cant_be_answered_on_the_board(visitor: Callable[..., Visitor]) -> None:
    """Placing influence is done on the map alone, with the sheet down; then comes a question about a card."""
    page = plays_now(visitor, "twilight-struggle", **PHONE)
    page.locator("#sheet-handle").press("ArrowDown")
    placed = 0
    while page.evaluate(ON_THE_BOARD):
        expect(page.locator("#table")).to_have_attribute("data-sheet", "peek")
        before = sequence(page)
        page.locator("#board [data-option]").first.dispatch_event("click")
        answered(page, before)
        assert waits(page)
        placed += 1
    assert placed > 5
    expect(page.locator("#table")).to_have_attribute("data-sheet", "half")
    expect(page.locator("#answer button").first).to_be_in_viewport()


def test_on_its_side_the_board_is_left_and_the_sheet_right(visitor: Callable[..., Visitor]) -> None:
    page = plays_now(visitor, "el-grande", **held(844, 390))
    board, prompt = box_of(page, ".frame"), box_of(page, "#prompt")
    assert board["right"] <= prompt["left"] + 1
    assert board["width"] > 400
    assert board["height"] > 300
    expect(page.locator("#tab-board")).to_be_hidden()
    page.locator("#tab-seats").tap()
    page.locator("#sheet-handle").press("ArrowDown")
    expect(page.locator("#seats")).to_be_visible()
    no_findings(page, "on its side")


ZOOMED = "Number(document.querySelector('#board svg').getAttribute('viewBox').split(' ')[2])"


@pytest.mark.parametrize("size", [(820, 1180), (1180, 820)], ids=["upright", "on its side"])
def test_on_a_tablet_a_finger_that_hits_beside_a_small_thing_means_it(
    visitor: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    page = plays_now(visitor, "twilight-struggle", **held(*size))
    before, box = sequence(page), box_of(page, "#board [data-option='finland']")
    assert box["height"] < 40
    there = page.locator("#answer [value='finland']").inner_text()
    page.touchscreen.tap(box["left"] + box["width"] / 2, box["bottom"] + 5)
    answered(page, before)
    assert page.locator("#answer [value='finland']").inner_text() != there


def test_a_finger_that_may_mean_two_things_brings_the_board_closer_first(visitor: Callable[..., Visitor]) -> None:
    page = plays_now(visitor, "twilight-struggle", **PHONE)
    page.get_by_label("Show the whole board").tap()
    page.locator("#board [data-option='poland']").scroll_into_view_if_needed()
    before, wide = sequence(page), page.evaluate(ZOOMED)
    there = page.locator("#answer [value='poland']").inner_text()
    taps = 0
    while sequence(page) == before:
        box = box_of(page, "#board [data-option='poland']")
        small = min(box["width"], box["height"]) < 40
        page.touchscreen.tap(box["left"] + box["width"] / 2, box["top"] + box["height"] / 2)
        taps += 1
        page.wait_for_timeout(300)
        assert taps < 8
        if taps == 1:
            assert small
            assert sequence(page) == before
            assert page.evaluate(ZOOMED) < wide
    assert taps > 1
    assert page.locator("#answer [value='poland']").inner_text() != there, "Poland it was"
