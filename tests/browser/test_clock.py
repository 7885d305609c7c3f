"""A clock at the table: counted down on the page, and a seat taken back with one click when time was up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tablero.server.storage import clock_store
from tablero.server.storage.schema import CLOCKS
from tests.web.live_server import LiveServer

from .conftest import Visitor
from .test_table import PHONE, no_findings


def test_a_clock_counts_down_and_who_comes_back_takes_the_seat_with_one_click(
    visitor: Callable[..., Visitor], live_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = visitor(timezone_id="Asia/Kolkata", locale="en-GB")
    page = anna.goes("/new/el-grande")
    expect(page.locator("#clock-days")).to_be_hidden()
    page.select_option("#clock-kind", "evening")
    expect(page.locator("#clock-days")).to_be_hidden()
    page.fill("#clock-minutes", "5")
    page.select_option("#clock-then", "bot-beginner")
    for seat, kind in enumerate(("me", "me", "nobody", "nobody", "nobody")):
        page.select_option(f"#seat-{seat}", kind)
    page.click("form.sheet button.act")

    mine = page.locator("#seats .clock[data-ends]")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("4:5")
    before = mine.inner_text()
    expect(mine).not_to_have_text(before)
    expect(page.locator("#prompt .clock")).to_contain_text("4:")
    no_findings(page, "clock")
    zones = [cookie.get("value") for cookie in anna.context.cookies() if cookie.get("name") == "zone"]
    assert zones in (["Asia/Kolkata"], ["Asia/Calcutta"])

    tables, table = live_server.services.tables, page.url.partition("/t/")[2].partition("?")[0]
    monkeypatch.setattr(tables.bot_scheduler, "schedule", lambda *_, **__: None)  # the bot does not answer meanwhile
    live_server.run(tables.write(lambda c: c.execute(CLOCKS.update().where(CLOCKS.c.ends.is_not(None)).values(ends=1))))
    live_server.run(tables.clock_keeper.sweep())

    away = page.locator("#prompt .away")
    expect(away).to_contain_text("Your time was up")
    no_findings(page, "time is up")
    expect(page.locator("#lines")).to_contain_text("time is up, and a bot plays on")
    away.get_by_role("button").click()
    expect(page.locator("#prompt .away")).to_have_count(0)
    expect(page.locator("#lines")).to_contain_text("is back and plays on")
    found = live_server.run(tables.read(lambda c: clock_store.read_clocks(c, table)))
    assert [clock.reserve >= 120 for clock in found.values() if clock.since is not None] == [True]


@pytest.mark.parametrize("how", [{}, PHONE], ids=["laptop", "phone"])
def test_hours_and_contacts_can_be_told_and_fit_the_screen(
    visitor: Callable[..., Visitor], how: dict[str, Any]
) -> None:
    anna = visitor(timezone_id="Europe/Budapest", **how)
    page = anna.goes("/account")
    expect(page.locator("#zone")).to_have_value("Europe/Budapest")
    page.fill("#night-from", "23:00")
    page.fill("#night-to", "07:00")
    page.locator("form[action='/account/hours'] button").click()
    page.fill("#webhook", "https://93.184.216.34/api/webhooks/1234567890/a-long-token-as-they-have-it")
    page.locator("form:has(#webhook) button").click()

    expect(page.locator(".contacts .address")).to_contain_text("93.184.216.34")
    expect(page.locator("#night-from")).to_have_value("23:00")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    no_findings(page, "hours and contacts")
