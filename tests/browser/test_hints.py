"""A hint on the page: asked for by key or button, marked on the board and among the buttons, and clean for axe."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Visitor
from .playing import opens_table, waits
from .test_table import PHONE, no_findings


@pytest.mark.parametrize("how", [{}, PHONE], ids=["laptop", "phone"])
def test_a_hint_is_shown_where_one_decides(visitor: Callable[..., Visitor], how: dict[str, Any]) -> None:
    anna = visitor(**how)
    page = anna.page
    opens_table(page, anna.url, "me", "player", first_player="1")
    assert waits(page)
    if how:
        page.locator("#hint-button").click()
    else:
        page.keyboard.press("h")
    expect(page.locator("#hint li")).not_to_have_count(0)
    said = page.locator("#hint li").all_inner_texts()
    first = page.locator("#answer button[data-rank='1']")
    expect(first).to_have_count(1)
    assert said[0].startswith(first.locator("span").inner_text().split("\n")[0].strip()[:8])
    option = first.get_attribute("value")
    expect(page.locator(f"#board [data-option='{option}'][data-rank='1']")).not_to_have_count(0)
    no_findings(page, "hint")
    first.click()
    expect(page.locator("#hint")).to_have_count(0)


def test_a_table_without_hints_is_opened_by_the_form(visitor: Callable[..., Visitor]) -> None:
    anna = visitor()
    page = anna.page
    page.goto(f"{anna.url}/new/el-grande")
    page.select_option("#hints", "off")
    page.get_by_role("button", name="Open the table").click()
    assert waits(page)
    expect(page.locator("#hint-button")).to_have_count(0)
