"""The table page in a browser: undo, replay, zoom, phone, accessibility, weight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .playing import answered, box_of, choices, opens_table, sequence, waits

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "is_mobile": True,
    "has_touch": True,
    "user_agent": "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
}


def plays(page: Page, decisions: int) -> None:
    for number in range(decisions):
        assert waits(page)
        before, options = sequence(page), choices(page)
        page.locator(f'#answer button[value="{options[number % len(options)]}"]').click()
        answered(page, before)


def test_undo_by_button_takes_the_question_back(visitor: Callable[..., Visitor]) -> None:
    page = visitor().page
    opens_table(page, visitor().url, "me", "beginner", first_player="1")
    while waits(page) and not page.locator("#undo").count():
        plays(page, 1)
    question, count = page.inner_text("#question"), page.inner_text("#counter")
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("before => document.querySelector('#counter').textContent !== before", arg=count)
    assert waits(page)
    assert page.inner_text("#question") != question
    assert int(page.inner_text("#counter").split("/")[0]) == int(count.split("/")[0]) - 1


def test_the_slider_goes_through_the_game_and_back_to_now(visitor: Callable[..., Visitor]) -> None:
    anna = visitor()
    page = anna.page
    table = opens_table(page, anna.url, "me", "beginner", first_player="1")
    plays(page, 6)
    assert waits(page)
    now, lines = page.inner_text("#question"), page.locator("#lines li").count()
    page.locator("#slider").focus()
    page.keyboard.press("Home")
    expect(page.locator("#question")).to_contain_text("Decision 0 of")
    assert page.url == f"{table}/at/0"
    assert page.locator("#lines li").count() < lines
    page.keyboard.press("Tab")
    page.keyboard.press("]")
    expect(page.locator("#question")).to_contain_text("Decision 1 of")
    page.get_by_label("One decision forward").click()
    expect(page.locator("#question")).to_contain_text("Decision 2 of")
    guest = visitor()
    guest.page.goto(page.url)
    expect(guest.page.locator("#question")).to_contain_text("Decision 2 of")
    page.get_by_role("link", name="Back to the game").click()
    expect(page.locator("#question")).to_have_text(now)
    assert page.url == table
    assert page.locator("#lines li").count() == lines
    plays(page, 1)


def frame(page: Page) -> list[float]:
    text = page.locator("#board svg").get_attribute("viewBox") or ""
    return [float(number) for number in text.split()]


def test_the_board_zooms_and_moves(visitor: Callable[..., Visitor]) -> None:
    page = visitor().page
    opens_table(page, visitor().url, "me", "beginner", first_player="1")
    assert waits(page)
    whole = frame(page)
    box = page.locator("#board").bounding_box()
    assert box
    page.mouse.move(box["x"] + 200, box["y"] + 200)
    page.mouse.wheel(0, -400)
    page.wait_for_function(
        "w => Number(document.querySelector('#board svg').getAttribute('viewBox').split(' ')[2]) < w", arg=whole[2]
    )
    near = frame(page)
    page.mouse.down()
    page.mouse.move(box["x"] + 120, box["y"] + 140, steps=5)
    page.mouse.up()
    moved = frame(page)
    assert moved[0] > near[0]
    assert moved[2] == near[2]
    assert sequence(page) == 0, "a drag is no click"
    page.locator("#board").focus()
    page.keyboard.press("Shift+ArrowLeft")
    assert frame(page)[0] < moved[0]
    page.keyboard.press("+")
    assert frame(page)[2] < moved[2]
    plays(page, 1)
    assert waits(page)
    assert frame(page)[2] < whole[2], "it stays where it was when the board changes"
    page.get_by_label("Show the whole board").click()
    assert frame(page) == whole


def test_a_pinch_zooms_on_a_phone(visitor: Callable[..., Visitor]) -> None:
    page = visitor(**PHONE).page
    opens_table(page, visitor().url, "me", "beginner", first_player="1")
    assert waits(page)
    whole = frame(page)
    client = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[int, int]) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    touch("touchStart", (150, 150), (230, 200))
    for step in range(1, 8):
        touch("touchMove", (150 - 10 * step, 150 - 8 * step), (230 + 10 * step, 200 + 8 * step))
    touch("touchEnd")
    assert frame(page)[2] < 0.8 * whole[2]
    assert sequence(page) == 0


def test_a_phone_shows_what_the_question_is_about_at_a_size_one_can_tap(visitor: Callable[..., Visitor]) -> None:
    page = visitor(**PHONE).goes("/")
    page.locator('form[action="/play/twilight-struggle"] button').click()
    assert waits(page)
    boxes = page.locator("#board [data-option]").evaluate_all("all => all.map((one) => one.getBoundingClientRect())")
    frame = box_of(page, "#board svg")
    assert len(boxes) > 5, "Eastern Europe"
    assert min(min(box["width"], box["height"]) for box in boxes) >= 38
    for box in boxes:
        assert frame["x"] <= box["left"]
        assert box["right"] <= frame["x"] + frame["width"]
    page.get_by_label("Show the whole board").click()
    smaller = box_of(page, "#board [data-option]")
    assert smaller["width"] < boxes[0]["width"]


def test_a_phone_has_the_board_on_top_the_prompt_below_and_the_rest_in_tabs(visitor: Callable[..., Visitor]) -> None:
    phone = visitor(**PHONE)
    page = phone.page
    opens_table(page, phone.url, "me", "beginner", "beginner", first_player="1")
    assert waits(page)
    board, prompt = box_of(page, "#board svg"), box_of(page, "#prompt")
    tabs = page.get_by_role("tablist").bounding_box()
    assert tabs
    assert board["width"] > 380
    assert board["height"] > board["width"], "drawn for a narrow screen"
    assert board["y"] < 60
    assert prompt["y"] > 844 * 0.45
    assert tabs["y"] + tabs["height"] <= 844 + 1
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    heights = page.locator("#answer button").evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
    assert min(heights) >= 44
    for name, part in (
        ("Journal", "#lines"),
        ("Cards", "#cards"),
        ("Seats", "#seats"),
        ("Chat", "#chat"),
        ("Table", "#more"),
    ):
        page.get_by_role("tab", name=name, exact=True).tap()
        expect(page.locator(part)).to_be_visible()
        expect(page.locator("#board")).to_be_hidden()
        expect(page.locator("#answer")).to_be_visible()
    page.get_by_role("tab", name="Board").tap()
    expect(page.locator("#board")).to_be_visible()
    while waits(page):
        option = next((one for one in choices(page) if page.locator(f'#board [data-option="{one}"]').count()), "")
        before = sequence(page)
        if option in ("galicia", "castilla", "toledo", "granada", "navarra", "aragon"):
            page.locator(f'#board [data-option="{option}"]').tap()
            answered(page, before)
            break
        plays(page, 1)


def takes_the_screen(page: Page) -> None:
    """Where it is another player's turn, say to be there."""
    if page.locator("#cover").is_visible():
        page.locator("#uncover button").click()
        page.wait_for_load_state()


def test_without_script_the_game_can_be_read_and_played(visitor: Callable[..., Visitor]) -> None:
    plain = visitor(java_script_enabled=False)
    page = plain.page
    opens_table(page, plain.url, "me", "me", first_player="1")
    for number in range(5):
        takes_the_screen(page)
        before = sequence(page)
        page.locator("#answer button").nth(number % 2).click()
        page.wait_for_load_state()
        takes_the_screen(page)
        assert sequence(page) == before + 1
    for part in ("#board svg", "#lines", "#seats", "#cards", "#chat", "#more"):
        expect(page.locator(part)).to_be_visible()
    page.get_by_label("One decision back").click()
    expect(page.locator("#question")).to_contain_text("Decision 4 of 5")


# -- how it is built ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scheme", "how"), [("light", {}), ("dark", {}), ("light", PHONE)], ids=["laptop", "dark", "phone"]
)
def test_axe_finds_nothing_serious(visitor: Callable[..., Visitor], scheme: str, how: dict[str, Any]) -> None:
    anna = visitor(color_scheme=scheme, **how)
    page = anna.page
    for path in ("/", "/lobby", "/new/el-grande", "/tables", "/account", "/rules/el-grande?q=king", "/api", "/nothing"):
        page.goto(anna.url + path)
        no_findings(page, path)
    anna.complaints.clear()  # the browser says that /nothing was not found
    opens_table(page, anna.url, "me", "beginner", "invite", "open", first_player="1")
    assert waits(page)
    page.locator("#question a.rule").click()
    page.keyboard.press("/")
    expect(page.locator("#help")).to_be_visible()
    no_findings(page, "table")


AT_REST = """() => document.getAnimations().every(
    one => one.playState !== "running" || one.effect?.getComputedTiming().iterations === Infinity
)"""


def no_findings(page: Page, where: str) -> None:
    page.wait_for_function(AT_REST)  # colours that are changing are no colours yet
    results = Axe().run(page).response
    serious = [
        (found["id"], node["target"], node.get("failureSummary", "")[:300])
        for found in results["violations"]
        if found["impact"] in ("serious", "critical", "moderate")
        for node in found["nodes"]
    ]
    assert serious == [], where


def test_a_table_loads_little_and_only_from_here(visitor: Callable[..., Visitor]) -> None:
    anna = visitor()
    page = anna.page
    sizes: list[int] = []
    opens_table(page, anna.url, "me", *["beginner"] * 4)
    page.on("response", lambda response: sizes.append(len(response.body())) if response.ok else None)
    page.reload()
    page.wait_for_load_state("networkidle")
    assert 0 < sum(sizes) < 300_000
    outside = [
        address for address in anna.requests if not address.startswith((anna.url, anna.url.replace("http", "ws")))
    ]
    assert outside == []


LONGEST = """() => Math.max(0, ...[...document.querySelectorAll('*')].flatMap((one) => {
    const style = getComputedStyle(one);
    return [style.transitionDuration, style.animationDuration].join(',').split(',').map(parseFloat);
}))"""


def test_nothing_moves_for_long_and_nothing_at_all_if_that_is_asked_for(visitor: Callable[..., Visitor]) -> None:
    for motion, most in (("no-preference", 0.3), ("reduce", 0.0)):
        one = visitor(reduced_motion=motion)
        opens_table(one.page, one.url, "me", "beginner")
        assert waits(one.page)
        assert one.page.evaluate(LONGEST) <= most
        one.goes("/")
        assert one.page.evaluate(LONGEST) <= most


def test_the_focus_is_seen_and_stays_with_the_question(visitor: Callable[..., Visitor]) -> None:
    page = visitor().page
    opens_table(page, visitor().url, "me", "beginner", first_player="1")
    assert waits(page)
    page.locator("#answer button").first.focus()
    page.keyboard.press("Tab")
    ring = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert ring == "solid"
    before = sequence(page)
    page.keyboard.press("Enter")
    answered(page, before)
    assert page.evaluate("document.activeElement.id") == "question", "a screen reader reads the next question"
    shown = page.locator("#log")
    assert shown.get_attribute("aria-live") == "polite"


def test_shortcuts_can_be_switched_off(visitor: Callable[..., Visitor]) -> None:
    page = visitor().page
    opens_table(page, visitor().url, "me", "beginner", first_player="1")
    assert waits(page)
    page.keyboard.press("?")
    page.get_by_role("button", name="Keyboard shortcuts").click()
    page.keyboard.press("Escape")
    key = page.locator("#answer button").first.get_attribute("data-key") or ""
    page.keyboard.press(key)
    page.wait_for_timeout(300)
    assert sequence(page) == 0
    page.keyboard.press("?")
    page.get_by_role("button", name="Keyboard shortcuts").click()
    page.keyboard.press("Escape")
    page.keyboard.press(key)
    answered(page, 0)
