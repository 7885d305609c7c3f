"""Setting up a position by clicking on the board, on a laptop and on a phone; by keyboard; and a table from it."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from .conftest import Visitor
from .test_table import PHONE, no_findings


def text_of(page: Page) -> str:
    return page.locator("#text").input_value()


def test_a_position_is_set_up_on_a_laptop(visitor: Callable[..., Visitor]) -> None:
    page = visitor().goes("/setup/el-grande")
    expect(page.locator("#contradictions")).to_contain_text("Nothing contradicts anything")
    page.locator('#setup-board [data-thing="galicia"]').first.click()
    expect(page.locator("#panel-title")).to_have_text("Galicia")
    blue = page.get_by_label("Galicia: Blue")
    blue.fill("3")
    blue.press("Tab")
    expect(page.locator("#text")).to_have_value(re.compile("galicia: 3 blue"))
    assert "18 blue" in text_of(page), "who is nowhere else is in the province"
    blue.fill("40")
    blue.press("Tab")
    expect(page.locator("#contradictions")).to_contain_text("there are 30")
    expect(page.get_by_role("button", name="Open a table")).to_have_count(0)
    no_findings(page, "contradiction")

    page.locator("#text").fill(text_of(page).replace("galicia: 40 blue", "galicia: 5 blue, 1 white"))
    page.get_by_role("button", name="Read the text").click()
    expect(page.locator("#wrong")).to_contain_text("is not known here")
    page.locator("#text").fill(text_of(page).replace(", 1 white", "").replace("19 blue", "16 blue"))
    page.get_by_role("button", name="Read the text").click()
    page.get_by_role("button", name="King").press("Enter")  # from the list, by keyboard
    page.locator("#panel select").select_option("sevilla")
    expect(page.locator("#text")).to_have_value(re.compile("king: sevilla"))
    no_findings(page, "set up")


def test_a_table_is_opened_from_a_position_that_was_copied_from_another(visitor: Callable[..., Visitor]) -> None:
    anna = visitor()
    page = anna.goes("/")
    page.locator("article", has_text="El Grande").get_by_role("button", name="Play now").click()
    page.wait_for_selector("#table")
    table = page.url
    page.get_by_role("tab", name="Table", exact=True).click()
    page.get_by_role("link", name="The position as text").click()
    expect(page.locator("main")).to_contain_text("What you can't know is “unknown” in it.")
    assert "unknown*9" in text_of(page)
    no_findings(page, "copy")
    page.get_by_role("button", name="Open this position").click()
    page.wait_for_selector("#setup")
    page.get_by_role("button", name="Open a table").click()
    page.wait_for_selector("#table")
    assert page.url != table


def test_a_position_is_set_up_on_a_phone(visitor: Callable[..., Visitor]) -> None:
    page = visitor(color_scheme="dark", **PHONE).goes("/setup/andean-abyss")
    page.locator('#setup-board [data-thing="bogota"]').first.tap()
    expect(page.locator("#panel-title")).to_contain_text("Bogotá")
    page.get_by_label("Bogotá–Villavicencio: Police").fill("5")
    page.get_by_label("Bogotá–Villavicencio: Police").press("Tab")
    expect(page.locator("#text")).to_have_value(re.compile("5 police"))
    expect(page.locator("#contradictions")).to_contain_text("Nothing contradicts anything")
    no_findings(page, "phone")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it fits the phone"


def answered(page: Page) -> None:
    """Pass, or choose the first option that asks for no second look, and wait for the next question."""
    seq = page.locator("#answer input[name=seq]").get_attribute("value")
    passing = page.locator("#answer button[name=option][value=pass]")
    options = page.locator("#answer button[name=option]:not([data-warning])")
    (passing if passing.count() else options).first.click()
    expect(page.locator(f"#answer input[name=seq]:not([value='{seq}'])")).to_have_count(1)


def test_the_non_players_of_andean_abyss_run_at_my_table(visitor: Callable[..., Visitor]) -> None:
    page = visitor().goes("/beside/andean-abyss")
    no_findings(page, "begin")
    page.get_by_role("button", name="Begin with this setup").click()
    page.wait_for_selector("#table")
    page.get_by_label("The next card is").select_option(index=3)
    chosen = page.get_by_label("The next card is").input_value()
    page.locator("form", has=page.locator("#card-next")).get_by_role("button", name="This one").click()
    expect(page.get_by_label("The next card is")).to_have_value(chosen)
    for _ in range(30):
        answered(page)
        if page.locator(".todo li").count() > 3:
            break
    expect(page.locator("#todo-title")).to_have_text("On your board, in this order")
    page.locator(".todo input").first.check()
    no_findings(page, "to do")
    page.get_by_role("link", name="Something else lies on my board").click()
    page.locator('#setup-board [data-thing="cali"]').first.click()
    page.get_by_label("Cali: Police").fill("0")
    page.get_by_label("Cali: Police").press("Tab")
    expect(page.locator("#contradictions")).to_contain_text("Nothing contradicts anything")
    page.get_by_role("button", name="Go on from this position").click()
    page.wait_for_selector("#table")


def test_the_ai_of_soloplay_runs_at_my_table_on_a_phone(visitor: Callable[..., Visitor]) -> None:
    page = visitor(**PHONE).goes("/beside/twilight-struggle-soloplay")
    page.get_by_role("button", name="Begin with this setup").click()
    page.wait_for_selector("#table")
    page.get_by_label("The next dice are").fill("5 2")
    page.locator("form", has=page.locator("#dice")).get_by_role("button", name="This one").click()
    page.wait_for_selector("#table")
    for _ in range(30):
        answered(page)
        if page.locator(".todo li").count() > 2:
            break
    expect(page.locator("#todo-title")).to_have_text("On your board, in this order")
    no_findings(page, "to do on a phone")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it fits the phone"
