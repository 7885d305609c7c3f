"""Hints on the page, by form and by WebSocket, and through the API."""

from __future__ import annotations

import re

import pytest

from tests.patience import wait_until

from .live_server import LiveServer, Someone, receive, said, send_message


@pytest.fixture
def table(anna: Someone) -> str:
    return anna.opens("me", "player", game="twilight-struggle")


def test_a_hint_without_script_is_a_form_that_comes_back_with_it(anna: Someone, table: str) -> None:
    page = anna.see(f"/t/{table}")
    assert 'id="hint-button"' in page
    assert re.search(r'<option value="player" selected>', page), "whoever sits at the table"
    page = anna.does(f"/t/{table}/hint", seat="0", bot="player").text

    opinions = anna.snapshot(table, picture="")["hint"]["opinions"]
    assert "Player would choose the first of these:" in page
    for rank, opinion in enumerate(opinions, 1):
        assert f"<li>{opinion['sentence']}</li>" in page
        assert f'value="{opinion["option"]}" data-rank="{rank}"' in page, "among the buttons"
        assert f'data-option="{opinion["option"]}" data-rank="{rank}"' in page, "and on the board"


def test_a_table_that_gives_no_hints_has_no_button(anna: Someone, table: str) -> None:
    anna.see(f"/t/{table}")
    anna.does(f"/t/{table}/hints", hints="off")
    page = anna.see(f"/t/{table}")
    assert 'id="hint-button"' not in page
    refused = anna.send(f"/t/{table}/hint", seat="0")
    assert refused.status_code == 403
    assert "Hints are switched off" in said(refused)
    quiet = anna.send("/new/el-grande", seat=["me", "player"], title="", hints="off").headers["location"]
    assert 'id="hint-button"' not in anna.see(quiet)


def test_why_others_did_that_is_asked_only_when_they_did_something(anna: Someone, table: str) -> None:
    assert 'id="motives"' not in anna.see(f"/t/{table}"), "Anna begins"
    after_the_bot = anna.opens("player", "me", game="twilight-struggle")
    wait_until(lambda: anna.snapshot(after_the_bot)["ask"] is not None, "the bot has placed its influence")
    assert 'id="motives"' in anna.see(f"/t/{after_the_bot}")
    assert 'id="motives"' not in anna.see(f"/t/{anna.opens('me', game='twilight-struggle-soloplay')}"), (
        "nobody else decides"
    )


def test_a_hint_comes_by_websocket_to_whoever_asked(anna: Someone, bela: Someone, table: str) -> None:
    with anna.websocket(table) as socket, bela.websocket(table) as watching:
        first = receive(socket, "snapshot")
        receive(watching, "snapshot")
        send_message(socket, type="hint", seat=0, bot="greedy")
        while 'id="hint-title"' not in str(shown := receive(socket, "snapshot")) or "hint-progress" in str(shown):
            pass
        assert shown["seq"] == first["seq"]
        send_message(watching, type="hint", seat=0, bot="greedy")
        assert receive(watching)["type"] == "refused", "a stranger gets nothing else"


def test_hints_are_limited(live_server: LiveServer, anna: Someone, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from tablero.server.rate_limit import RateLimit

    anna.see(f"/t/{table}")
    monkeypatch.setitem(live_server.services.limiter.limits, "hint", RateLimit(1, 0.001))
    live_server.services.limiter.buckets.clear()
    assert anna.send(f"/t/{table}/hint", seat="0", bot="greedy").status_code == 303
    assert anna.send(f"/t/{table}/hint", seat="0", bot="greedy").status_code == 429


def test_a_program_gets_a_hint(anna: Someone) -> None:
    with anna.api() as api:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "player"}]
        table = api.post("/tables", json={"game": "twilight-struggle", "seats": seats}).json()["table"]
        hint = api.post(f"/tables/{table}/hint", json={"seat": 0, "bot": "greedy"}).json()
        offered = [option["id"] for option in api.get(f"/tables/{table}/ask").json()["ask"]["options"]]

        assert hint["done"]
        assert hint["bot"] == "greedy"
        assert {opinion["option"] for opinion in hint["opinions"]} <= set(offered)
        assert api.post(f"/tables/{table}/hint", json={"seat": 0}).json()["bot"] == "player"
        assert api.post(f"/tables/{table}/hint", json={"seat": 1}).status_code == 403
        assert api.post(f"/tables/{table}/hint", json={"seat": 0, "bot": "oracle"}).status_code == 404
        quiet = {"game": "twilight-struggle", "seats": seats, "hints": "off"}
        table = api.post("/tables", json=quiet).json()["table"]
        assert api.post(f"/tables/{table}/hint", json={"seat": 0}).json()["error"]["code"] == "no-hints"


def test_why_the_bots_did_what_they_did_is_a_page_and_a_part_of_it(live_server: LiveServer, anna: Someone) -> None:
    table = anna.opens("player", "me", game="twilight-struggle")
    wait_until(lambda: anna.snapshot(table, picture="")["ask"] is not None, "the bot has placed its influence")
    assert f'href="/t/{table}/motives"' in anna.see(f"/t/{table}")
    page = anna.see(f"/t/{table}/motives")
    assert "USSR: from " in page
    assert "USSR: from " in anna.get(f"/t/{table}/motives", headers={"Accept": "application/json"}).json()["html"]
    with anna.api() as api:
        [motive] = api.get(f"/tables/{table}/motives").json()["motives"]
        assert motive["sentence"] in page
