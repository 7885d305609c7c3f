"""What an option would do, on the board while one points at it; pieces that slide; a sound for one's turn."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from .conftest import Visitor
from .playing import READY

CHANGED = "() => document.querySelector('#board svg').outerHTML"
SILENT = """
window.sounded = 0;
window.AudioContext = class { constructor() { this.currentTime = 0; this.destination = {}; } };
window.OscillatorNode = class { constructor() { window.sounded++; } connect(to) { return to; } start() {} stop() {} };
window.GainNode = class { constructor() { this.gain = { linearRampToValueAtTime() {} }; } connect(to) { return to; } };
"""


COUNTS_SLIDES = """() => {
  window.slid = 0;
  const slides = (node) => node.querySelector?.('.sliding') || node.classList?.contains('sliding');
  const count = (changes) => { window.slid += changes.flatMap((one) => [...one.addedNodes]).filter(slides).length; };
  new MutationObserver(count).observe(document.querySelector('.frame'), { childList: true, subtree: true });
}"""


def plays(one: Visitor) -> Page:
    """Twilight Struggle, first question: where to place influence."""
    page = one.goes("/")
    page.locator("form[action='/play/twilight-struggle'] button").first.click()
    page.wait_for_selector(READY)
    return page


def test_pointing_at_an_option_shows_what_it_would_do(visitor: Callable[..., Visitor]) -> None:
    page = plays(visitor())
    before = page.evaluate(CHANGED)
    option = page.locator("#answer button[name=option]").first
    option.hover()
    expect(page.locator("#board.previewing")).to_be_visible()
    expect(page.locator("#board .moves .move-text")).to_have_text("+1")
    value = option.get_attribute("value")
    assert page.locator(f'#board [data-option="{value}"]').count(), "what is offered can still be clicked"
    page.mouse.move(5, 5)
    expect(page.locator("#board.previewing")).to_have_count(0)
    page.locator("#question").hover()
    expect(page.locator("#board .moves")).to_have_count(0)
    assert page.evaluate(CHANGED).replace(" hot", "") == before.replace(" hot", "")
    page.locator(f'#board [data-option="{value}"]').first.hover()
    page.wait_for_timeout(400)
    expect(page.locator("#board.previewing")).to_have_count(0)  # nothing changes under the pointer
    page.locator(f'#board [data-option="{value}"]').first.click()
    expect(page.locator("#counter")).to_have_text("1/1")


def test_previews_motion_and_sound_can_be_switched_off(visitor: Callable[..., Visitor]) -> None:
    one = visitor()
    one.context.add_init_script(SILENT)
    page = plays(one)
    page.keyboard.press("?")
    for name in ("preview", "motion", "sound"):
        button = page.locator(f"#help [data-name={name}]")
        expect(button).to_have_attribute("aria-pressed", "true")
        button.click()
        expect(button).to_have_attribute("aria-pressed", "false")
    assert page.evaluate("window.sounded") == 0
    page.locator("#help [data-name=sound]").click()
    assert page.evaluate("window.sounded") == 2, "who switches it on hears it"
    page.keyboard.press("Escape")
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    page.reload()
    page.wait_for_selector(READY)
    page.locator("#answer button[name=option]").first.hover()
    page.wait_for_timeout(400)
    expect(page.locator("#board.previewing")).to_have_count(0)
    assert not any("preview" in frame for frame in sent)


def test_pieces_slide_unless_somebody_wants_no_motion(visitor: Callable[..., Visitor]) -> None:
    for motion, slides in (("no-preference", True), ("reduce", False)):
        page = plays(visitor(reduced_motion=motion))
        page.evaluate(COUNTS_SLIDES)
        page.locator("#answer button[name=option]").first.click()
        expect(page.locator("#counter")).to_have_text("1/1")
        if slides:
            page.wait_for_function("() => window.slid > 0")
        page.wait_for_timeout(100)
        assert (page.evaluate("window.slid") > 0) is slides
        expect(page.locator(".sliding")).to_have_count(0)
