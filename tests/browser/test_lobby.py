"""The front page, and two who find each other in the lobby, on a laptop and a phone, without a reload, by keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .conftest import Visitor
from .test_table import PHONE, no_findings


def test_two_people_find_each_other_in_the_lobby(visitor: Callable[..., Visitor]) -> None:
    bela = visitor(color_scheme="dark", **PHONE)
    lobby = bela.goes("/lobby?game=twilight-struggle")
    expect(lobby.locator("#lobby")).to_contain_text("No table is open at the moment.")
    anna = visitor()
    form = anna.goes("/lobby")
    form.get_by_role("link", name="Lobby").focus()
    form.locator("section a", has_text="Twilight Struggle").focus()
    form.keyboard.press("Enter")
    form.wait_for_url("**/new/twilight-struggle?public")
    form.fill("#title", "Two tonight")
    form.select_option("#level", "club")
    form.select_option("#fill-after", "900")
    no_findings(form, "form")
    form.get_by_role("button", name="Open the table").click()
    form.wait_for_selector("#table")

    entry = lobby.get_by_role("article", name="Two tonight")
    expect(entry).to_contain_text("One of 2 seats free")
    expect(entry).to_contain_text("Level wished: Club")
    no_findings(lobby, "lobby")
    assert lobby.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it fits the phone"
    sit = entry.get_by_role("button", name="Sit down: US")
    sit.focus()
    lobby.keyboard.press("Enter")
    lobby.wait_for_url(anna.page.url)
    expect(form.locator("li[data-seat='1'] .kind")).to_have_text("a person")

    form.locator("li[data-seat='1'] .seat-actions > summary").click()
    no_findings(form, "table")
    form.get_by_text("Remove from the table").click()
    form.get_by_role("button", name="Remove", exact=True).click()
    expect(lobby.locator("li[data-seat='1'] .kind")).to_have_text("open seat")
    expect(lobby.locator("#answer")).to_have_count(0)
    form.goto(f"{form.url}/guests")
    no_findings(form, "guests")
    form.select_option("#access", "private")
    form.get_by_role("button", name="Save").click()
    expect(lobby.locator("#connection")).to_be_visible()
    bela.goes("/circles")
    no_findings(lobby, "circles")


@pytest.mark.parametrize("language", ["en", "hu", "pl", "ru"])
def test_the_first_games_can_be_played_and_learnt_without_scrolling(
    visitor: Callable[..., Visitor], language: str
) -> None:
    page = visitor(locale=language).goes("/")
    for way in ("play", "learn"):
        buttons = page.locator(f"form[action^='/{way}/'] button").all()[:3]
        for button in buttons:
            expect(button).to_be_in_viewport(ratio=1)
        tops = {button.bounding_box()["y"] for button in buttons}  # type: ignore[index]
        assert len(tops) == 1, "they stand in one line"


@pytest.mark.parametrize("width", [360, 390])
def test_on_a_phone_learn_stands_beside_or_below_play_now(visitor: Callable[..., Visitor], width: int) -> None:
    page = visitor(**PHONE | {"viewport": {"width": width, "height": 844}}).goes("/")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for begin in page.locator(".begin").all():
        play, learn = [form.bounding_box() for form in begin.locator("form").all()]
        assert play
        assert learn
        assert learn["x"] >= play["x"] + play["width"] or learn["y"] >= play["y"] + play["height"]
        assert learn["x"] + learn["width"] <= width
