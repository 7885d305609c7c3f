"""What players do at a table page, for all browser tests."""

from __future__ import annotations

from playwright.sync_api import Page, expect

READY = "html.js #table:not(.pending, .settling) #answer button:not([disabled])"  # ... and the script listens


def opens_table(page: Page, url: str, *seats: str, **options: str) -> str:
    """Open a table through the form; its address."""
    page.goto(f"{url}/new/el-grande")
    chosen = [*seats, *["nobody"] * (5 - len(seats))]
    for number, kind in enumerate(chosen):
        page.select_option(f"#seat-{number}", kind)
    for name, value in options.items():
        field = page.locator(f"[name=option-{name}]").first
        if field.get_attribute("type") == "checkbox":
            field.check()
        else:
            field.select_option(value)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("#table")
    return page.url


def is_over(page: Page) -> bool:
    return page.locator(".standing").count() > 0


def waits(page: Page) -> bool:
    """Until it is this person's turn, or the game is over; whether it goes on."""
    page.wait_for_selector(f"{READY}, .standing", state="attached")
    return not is_over(page)


def sequence(page: Page) -> int:
    return int(page.locator("#answer input[name=seq]").input_value())


def choices(page: Page) -> list[str]:
    buttons = page.locator("#answer button[name=option]")
    values: list[str] = buttons.evaluate_all("buttons => buttons.map(one => one.value)")
    return values


def short_choice(options: list[str], number: int) -> str:
    """An option that brings the game on: stop where one may, else anything."""
    return "done" if "done" in options else options[number * 5 % len(options)]


def answered(page: Page, before: int) -> None:
    """Wait until the page shows what came after decision `before`."""
    expect(page.locator("#table")).not_to_have_class("table pending")
    page.wait_for_function(
        """before => document.querySelector('.standing') || !document.querySelector('#answer')
            || Number(document.querySelector('#answer input[name=seq]').value) > before""",
        arg=before,
    )


def box_of(page: Page, selector: str) -> dict[str, float]:
    """Where the first such element is, looked up and measured at once: parts of the page may be put anew."""
    found: dict[str, float] = page.evaluate(
        "selector => document.querySelector(selector).getBoundingClientRect().toJSON()", selector
    )
    return found
