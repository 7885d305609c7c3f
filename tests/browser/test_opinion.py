"""The engine's opinion in a study: switched on, told at every position, clean for axe."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Visitor
from .test_table import PHONE, no_findings


@pytest.mark.parametrize("how", [{}, PHONE], ids=["laptop", "phone"])
def test_the_engine_says_what_it_thinks(visitor: Callable[..., Visitor], how: dict[str, Any]) -> None:
    anna = visitor(**how)
    page = anna.goes("/rules/el-grande")
    page.get_by_role("button", name="Study an opening").click()
    page.wait_for_url(re.compile("/study/"))
    if how:
        page.locator("#tab-study").click()
    page.locator("#engine-on").click()
    expect(page.locator("#engine-said li")).not_to_have_count(0)
    first = page.locator("#engine-said").inner_text()
    assert "%" in first
    no_findings(page, "opinion")
    page.locator("#answer button[name=option]").first.click()
    expect(page.locator("#table")).not_to_have_attribute("data-node", "0")
    expect(page.locator("#engine-said li")).not_to_have_count(0)
    expect(page.locator("#engine-said")).not_to_have_text(first)
    page.locator("#engine-on").click()
    expect(page.locator("#engine-said")).to_be_hidden()


def test_the_engine_answers_without_script(visitor: Callable[..., Visitor]) -> None:
    anna = visitor(java_script_enabled=False)
    page = anna.goes("/rules/el-grande")
    page.get_by_role("button", name="Study an opening").click()
    page.wait_for_url(re.compile("/study/"))
    page.locator("#engine-on").click()
    expect(page.locator("main li")).not_to_have_count(0)
