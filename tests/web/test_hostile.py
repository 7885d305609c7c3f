"""Hostile names, titles and chat: shown as text, on every channel."""

from __future__ import annotations

import pytest

from .live_server import Someone, receive

HOSTILE = [
    "<script>x()</script>",
    "<img src=x onerror=x()>",
    "\"'><b>x</b>",
    "</title><b>x",
    "{{ 7*7 }}{% x %}",
    "]]><svg onload=x()>",
    "&lt;b&gt;",
    "%3Cb%3E",
    "$x } { \\u003c",
    "a'; DROP TABLE users",
]


def clean(text: str) -> None:
    """Nothing of it became markup."""
    for sign in ("<script>x()", "<img src=x", "<b>x", "<svg onload"):
        assert sign not in text


@pytest.mark.parametrize("hostile", HOSTILE)
def test_what_people_write_is_shown_as_text(anna: Someone, bela: Someone, hostile: str) -> None:
    assert anna.send("/account/name", name=hostile[:24]).status_code == 303
    table = anna.opens("me", "invite", title=hostile)
    bela.send(anna.invites(table, 1))
    assert anna.send(f"/t/{table}/chat", text=hostile * 3).status_code == 303
    assert anna.send(f"/t/{table}/rename", title=hostile + "!").status_code == 303
    for path in (f"/t/{table}", f"/t/{table}/at/0", "/tables", "/account", "/"):
        for reader in (anna, bela):
            clean(reader.see(path))
    assert bela.see(f"/t/{table}").count("7*7") >= 5 * hostile.count("7*7"), "nothing is evaluated"
    with bela.websocket(table) as socket:
        message = receive(socket)
    for part in [*message["parts"].values(), message["journal"]["html"]]:
        clean(part)
    with bela.api() as api:
        chat = api.get(f"/tables/{table}").json()["chat"]
    assert chat[0]["text"] == hostile * 3, "programs get it as it was written"


def test_hostile_seats_options_and_keys_come_back_as_text(anna: Someone) -> None:
    table = anna.opens("me", "me")
    for hostile in HOSTILE:
        ask = anna.snapshot(table)["ask"]
        response = anna.send(f"/t/{table}/answer", seat=ask["seat"], seq=0, option=hostile, key=hostile)
        assert response.status_code == 422
        clean(response.text)
        clean(anna.get(f"/t/{hostile}").text)
        clean(anna.get(f"/join/{hostile}").text)
        clean(anna.get(f"/rules/el-grande/{hostile}").text)
        clean(anna.get(f"/{hostile}").text)
