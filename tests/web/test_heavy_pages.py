"""What takes long to answer: off the event loop, kept where it is the same for all, and counted for what it costs."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tablero.server import recap, rule_pages
from tablero.server.middleware import request_cost
from tablero.server.rate_limit import RateLimit
from tablero.server.tables import SLOW_THREADS
from tablero.server.templates import render

from .live_server import LiveServer, Someone, running_server


@pytest.mark.parametrize("path", ["/", "/rules/el-grande", "/rules/el-grande?q=king", "/t/TABLE", "/t/TABLE/at/0"])
def test_long_pages_are_written_off_the_event_loop(anna: Someone, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    table = anna.opens("me", "me")
    where: list[str] = []

    def watched(name: str, **context: Any) -> Any:
        where.append(threading.current_thread().name)
        return render(name, **context)

    monkeypatch.setattr("tablero.server.request_context.render", watched)
    anna.see(path.replace("TABLE", table))
    assert where
    assert all(name.startswith("tablero-page") for name in where)


def test_the_rules_are_written_once(anna: Someone, bela: Someone, monkeypatch: pytest.MonkeyPatch) -> None:
    pages = [anna.see("/rules/narcos"), anna.see("/rules/narcos?q=patron")]
    monkeypatch.setattr(rule_pages, "as_html", None)  # nothing is left to be written
    assert bela.see("/rules/narcos").count("<dt>") == pages[0].count("<dt>") > 100
    assert bela.see("/rules/narcos?q=patron").count("<dt>") == pages[1].count("<dt>") > 0
    assert len(bela.see("/rules/narcos/text")) < len(pages[0])


def test_whoever_only_watches_shares_the_steps(
    anna: Someone, someone: Callable[..., Someone], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = anna.opens("me", "me")
    for _ in range(3):
        anna.answers(table)
    played: list[int] = []
    steps_since = recap.steps_since

    def counted(*args: Any) -> Any:
        played.append(1)
        return steps_since(*args)

    monkeypatch.setattr(recap, "steps_since", counted)
    for _ in range(4):
        assert someone().get(f"/t/{table}/steps/1").status_code == 200
    assert len(played) == 1


def test_no_answer_waits_behind_those_who_look_at_the_past(
    live_server: LiveServer, anna: Someone, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine, other = anna.opens("me", "me"), [anna.opens("me", "me") for _ in range(SLOW_THREADS + 2)]
    tables = live_server.services.tables
    go_on = threading.Event()
    build = tables.matches.current

    def stuck(c: Any, table: str) -> Any:
        if table in other:
            go_on.wait()
        return build(c, table)

    monkeypatch.setattr(tables.matches, "current", stuck)

    async def look() -> list[Any]:
        looking = [asyncio.ensure_future(tables.snapshot(table, anna.id, at=0)) for table in other]
        await asyncio.sleep(0)
        return looking

    looking = live_server.run(look())
    assert anna.answers(mine).status_code == 303
    go_on.set()

    async def done() -> None:
        await asyncio.gather(*looking)

    live_server.run(done())


def test_a_request_counts_for_what_it_costs(tmp_path: Path) -> None:
    assert request_cost("/static/table.js") < request_cost("/account") < request_cost("/t/abc")
    assert request_cost("/t/abc") < request_cost("/rules/el-grande") < request_cost("/t/abc/steps/1")
    assert request_cost("/t/abc/at/5") == request_cost("/t/abc/steps/1")
    assert request_cost("/t/abc/chat") == request_cost("/tables") == 1
    with running_server(tmp_path, {"request": RateLimit(12, 0.0001)}) as server:
        person = Someone(server)
        statuses = [person.get("/rules/el-grande").status_code for _ in range(4)]
        assert statuses == [200, 200, 200, 429]
        person.close()
