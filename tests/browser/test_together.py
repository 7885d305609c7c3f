"""Several people at one table, and lines that break: invitations, spectators, reloads, a server that dies."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tests.patience import PATIENCE, wait_until

from .conftest import Visitor
from .playing import answered, choices, opens_table, sequence, waits


def test_two_browsers_and_a_spectator_at_one_table(visitor: Callable[..., Visitor]) -> None:
    anna, bela, watcher = visitor(), visitor(), visitor()
    table = opens_table(anna.page, anna.url, "me", "invite", first_player="1")
    anna.page.get_by_label("What to do about the seat of Blue").click()
    anna.page.get_by_role("button", name="Invite by link").click()
    link = anna.page.locator("#link").input_value()
    anna.page.get_by_role("link", name="To the table").click()
    bela.page.goto(link)
    bela.page.fill("#name", "Béla")
    bela.page.get_by_role("button", name="Sit down").click()
    bela.page.wait_for_url(table)
    expect(anna.page.locator("#seats")).to_contain_text("Béla")
    watcher.page.goto(table)
    expect(watcher.page.locator("#answer")).to_have_count(0)

    for _ in range(8):
        player = next(one for one in (anna, bela) if one.page.locator("#answer").count())
        before = sequence(player.page)
        player.page.locator("#answer button").first.click()
        answered(player.page, before)
        for one in (anna, bela, watcher):
            one.page.wait_for_function(
                "n => document.querySelector('#counter').textContent.startsWith(n)", arg=f"{before + 1}/"
            )
        wait_for_somebody(anna, bela)
    assert len({one.page.locator("#lines li").count() for one in (anna, bela, watcher)}) == 1

    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.fill("#chat-text", "<b>Hola</b>")
    anna.page.keyboard.press("Enter")
    watcher.page.get_by_role("tab", name="Chat").click()
    expect(watcher.page.locator("#said")).to_contain_text("<b>Hola</b>")
    expect(watcher.page.locator("#speak")).to_have_count(0)
    # Each sees the own hand and nobody else's.
    hands = [one.page.locator("#board .power").count() for one in (anna, bela, watcher)]
    assert hands[0] > hands[2]
    assert hands[1] > hands[2]


def wait_for_somebody(anna: Visitor, bela: Visitor) -> None:
    end = time.monotonic() + PATIENCE
    while not any(one.page.locator("#answer").count() for one in (anna, bela)):
        assert time.monotonic() < end, "nobody is asked"
        anna.page.wait_for_timeout(20)


def test_the_title_and_a_notification_say_that_it_is_my_turn(visitor: Callable[..., Visitor]) -> None:
    anna, bela = visitor(permissions=["notifications"]), visitor()
    anna.page.add_init_script(
        """localStorage.notify = "yes"; window.notes = [];
        window.Notification = class { static permission = "granted"; constructor(title) { window.notes.push(title); } };
        Object.defineProperty(document, "hidden", { get: () => window.away ?? false });"""
    )
    table = opens_table(anna.page, anna.url, "me", "open", first_player="2")
    assert "Your turn" not in anna.page.title()
    bela.page.goto(table)
    bela.page.get_by_role("button", name="Sit down: Blue").click()
    assert waits(bela.page)
    assert bela.page.title().startswith("●")
    anna.page.evaluate("window.away = true")
    bela.page.locator("#answer button").first.click()
    anna.page.wait_for_function("() => window.notes.length === 1")
    assert anna.page.title().startswith("● Your turn")


def test_one_screen_for_two_players_is_covered_in_between(visitor: Callable[..., Visitor]) -> None:
    page = visitor().page
    opens_table(page, visitor().url, "me", "me", first_player="1")
    cover = page.locator("#cover")
    expect(cover).to_be_visible()
    expect(cover).to_contain_text("Purple")
    expect(page.locator("#answer")).to_have_count(0)
    page.keyboard.press("1")
    page.get_by_role("button", name="I am here").click()
    expect(page.locator("#answer input[name=seq]")).to_have_value("0")
    page.locator("#answer button").first.click()
    expect(cover).to_be_visible()
    expect(cover).to_contain_text("Blue")
    expect(page.locator("#answer")).to_have_count(0)
    cover.get_by_role("button", name="Undo").click()
    expect(cover).to_be_hidden()
    expect(page.locator("#answer input[name=seq]")).to_have_value("2")


# -- lines that break --------------------------------------------------------------------------------------------


class Process:
    """`tablero serve` on a fixed port, to be killed and started again."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.folder = folder
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "tablero.cli", "serve", "--port", str(self.port), "--data", str(self.folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        wait_until(self.answers, "the server answers")

    def answers(self) -> bool:
        try:
            httpx.get(f"{self.url}/static/table.js", timeout=PATIENCE)
        except httpx.TransportError:
            return False
        return True

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    running = Process(tmp_path)
    yield running
    running.kill()


def test_an_answer_given_while_the_server_is_dead_is_played_once_when_it_is_back(
    visitor: Callable[..., Visitor], process: Process
) -> None:
    anna = visitor(process.url)
    page = anna.page
    opens_table(page, process.url, "me", "beginner", "beginner", first_player="1")
    assert waits(page)
    process.kill()
    before, option = sequence(page), choices(page)[2]
    page.locator(f'#answer button[value="{option}"]').click()
    expect(page.locator("#connection")).to_contain_text("not stored yet")
    expect(page.locator("#answer button").first).to_be_disabled()
    process.start()
    answered(page, before)
    expect(page.locator("#connection")).to_be_hidden()
    page.reload()
    assert waits(page)
    lines = page.locator("#lines li", has_text=re.compile("^Purple plays power card")).count()
    assert lines == 1, "played, and played once"
    anna.complaints.clear()  # the browser complains about every attempt to reach a dead server


def test_a_reload_in_the_middle_of_a_decision_changes_nothing(visitor: Callable[..., Visitor]) -> None:
    page = visitor().page
    opens_table(page, visitor().url, "me", "beginner", first_player="1")
    for _ in range(3):
        assert waits(page)
        before = sequence(page)
        page.locator("#answer button").first.click()
        answered(page, before)
    assert waits(page)
    question, options, board = page.inner_text("#question"), choices(page), page.inner_html("#board")
    page.reload()
    assert waits(page)
    assert page.inner_text("#question") == question
    assert choices(page) == options
    assert page.inner_html("#board svg g") == page.inner_html("#board svg g")
    assert len(page.inner_html("#board")) > 0.9 * len(board)


def test_a_line_that_breaks_comes_back_by_itself(visitor: Callable[..., Visitor]) -> None:
    page = visitor().page
    page.add_init_script(
        """window.lines = []; const Plain = WebSocket;
        window.WebSocket = class extends Plain { constructor(...a) { super(...a); window.lines.push(this); } };"""
    )
    opens_table(page, visitor().url, "me", "beginner", first_player="1")
    assert waits(page)
    for count in (1, 2, 3):
        page.wait_for_function("n => window.lines.length === n && window.lines[n - 1].readyState === 1", arg=count)
        page.evaluate("window.lines.at(-1).close()")
    page.wait_for_function("() => window.lines.length === 4 && window.lines[3].readyState === 1")
    before = sequence(page)
    page.locator("#answer button").first.click()
    answered(page, before)


def test_a_second_window_that_is_too_late_is_told_so(visitor: Callable[..., Visitor]) -> None:
    anna = visitor()
    page = anna.page
    opens_table(page, anna.url, "me", "open", first_player="1")
    assert waits(page)
    stale = page.evaluate(
        """() => new Promise((done) => {
            const form = document.querySelector('#answer');
            const line = new WebSocket(location.href.replace('http', 'ws') + '/live');
            line.onmessage = (event) => { const m = JSON.parse(event.data); if (m.type === 'refused') done(m); };
            const option = form.querySelector('button').value;
            line.onopen = () => line.send(JSON.stringify({ type: 'answer', seat: 0, seq: 99, option, key: 'late' }));
        })"""
    )
    assert stale["code"] == "stale"
    assert "not stored" in stale["reason"]
