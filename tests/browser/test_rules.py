"""The rules beside the table: at the paragraph that was asked for, with contents and search; the focus comes back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .playing import box_of, opens_table, sequence, waits
from .test_phone import held
from .test_table import PHONE, no_findings


@pytest.fixture
def table(visitor: Callable[..., Visitor]) -> Page:
    page = visitor().page
    opens_table(page, visitor().url, "me", "beginner", first_player="1")
    assert waits(page)
    return page


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.id || document.activeElement.dataset.rule || ''"))


def in_sight(page: Page, id: str) -> bool:
    """Whether a paragraph begins within the panel, below its head."""
    text, body, head = box_of(page, f'[id="{id}"]'), box_of(page, "#rules-body"), box_of(page, "#rules .rules-top")
    return head["bottom"] <= text["top"] + 1 <= body["bottom"]


def test_a_rule_opens_beside_the_table_and_the_focus_comes_back(table: Page) -> None:
    address = table.url
    link = table.locator("#question a.rule")
    rule = link.get_attribute("data-rule") or ""
    link.click()
    expect(table.locator("#rules .asked")).to_contain_text(rule)
    assert focused(table) == rule, "it is read out"
    assert in_sight(table, rule)
    expect(table.locator("#question")).to_be_in_viewport()
    expect(table.locator("#board svg")).to_be_visible()
    assert table.url == address
    no_findings(table, "rules")
    table.keyboard.press("Escape")
    expect(table.locator("#rules")).to_be_hidden()
    assert focused(table) == rule, "where it was"
    table.keyboard.press("r")
    expect(table.locator("#rules")).to_be_visible()
    table.get_by_role("region", name="El Grande: the rules").get_by_role("button", name="Close").click()
    expect(table.locator("#log")).to_be_visible()
    assert sequence(table) == 0


def test_one_goes_from_rule_to_rule_by_mentions_contents_and_search(table: Page) -> None:
    table.locator(".tools a[href^='/rules/']").click()
    panel = table.locator("#rules")
    expect(panel).to_contain_text("fifteenth century")
    panel.locator("summary").click()
    panel.locator(".contents-fold a", has_text="The King").first.click()
    expect(panel.locator("section.asked")).to_contain_text("EG-12.1")
    expect(panel.locator(".contents-fold nav")).to_be_hidden()
    panel.locator('[id="EG-R10"] a.rule, [id="EG-R37"] a.rule, dd a.rule').first.click()
    expect(panel.locator(".asked")).to_have_count(1)
    top = box_of(table, "#rules .rules-top")["top"]
    assert top == pytest.approx(box_of(table, "#rules-body")["top"], abs=1), "contents and search stay in sight"
    panel.locator("input[name=q]").fill("noble houses")
    panel.locator("input[name=q]").press("Enter")
    expect(panel.get_by_role("status")).to_contain_text("noble houses")
    expect(panel.locator("dd")).to_contain_text("fifteenth century")
    panel.locator("dt a").click()
    expect(panel.locator("section.asked")).to_contain_text("fifteenth century")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 740), (844, 390)])
def test_on_a_phone_they_are_a_sheet(visitor: Callable[..., Visitor], width: int, height: int) -> None:
    page = visitor(**held(width, height)).page
    opens_table(page, visitor().url, "me", "beginner", first_player="1")
    assert waits(page)
    link = page.locator("#question a.rule")
    link.tap()
    expect(page.locator("#rules .asked")).to_be_in_viewport()
    panel = box_of(page, "#rules")
    assert panel["right"] <= width + 1
    assert panel["bottom"] <= height + 1
    assert panel["height"] > 0.7 * height
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.locator("#rules [data-do=close-rules]").tap()
    expect(page.locator("#rules")).to_be_hidden()
    expect(page.locator("#answer")).to_be_visible()


def test_without_script_a_rule_is_a_link_to_its_paragraph(visitor: Callable[..., Visitor]) -> None:
    plain = visitor(java_script_enabled=False, **PHONE)
    opens_table(plain.page, plain.url, "me", "beginner", first_player="1")
    rule = plain.page.locator("#question a.rule").get_attribute("data-rule") or ""
    plain.page.locator("#question a.rule").click()
    plain.page.wait_for_load_state()
    assert plain.page.url == f"{plain.url}/rules/el-grande#{rule}"
    expect(plain.page.locator(f'[id="{rule}"]')).to_be_in_viewport()
    plain.page.locator("summary", has_text="Contents").click()
    plain.page.locator(".contents-fold a").nth(3).click()
    expect(plain.page.locator("section:target")).to_be_in_viewport()
    plain.page.locator("input[name=q]").fill("noble houses")
    plain.page.get_by_role("button", name="Find").click()
    expect(plain.page.locator("dd")).to_contain_text("fifteenth century")
