"""What no page of ours sends: bytes that are no text, numbers without end, frames of the wrong kind."""

from __future__ import annotations

import json
import logging

import pytest
from websockets.exceptions import ConnectionClosed

from .live_server import Someone, receive, send_message

NO_TEXT = b"\xff\xfe\xc3\x28"
ENDLESS = "9" * 5000
BEYOND = str(2**70)


@pytest.mark.parametrize("body", [NO_TEXT, b'{"text": "\xff"}', b'"\xed\xa0\x80"'])
def test_a_body_that_is_no_text_is_refused(anna: Someone, body: bytes) -> None:
    with anna.api() as api:
        for path in ("/tables", "/join", "/tables/x/answer", "/tables/x/chat"):
            response = api.post(path, content=body, headers={"Content-Type": "application/json"})
            assert response.status_code == 422
            assert response.json()["error"]["code"] == "illegal"


@pytest.mark.parametrize("kind", ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
def test_a_form_that_is_no_text_is_refused(anna: Someone, kind: str) -> None:
    part = b'--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n' + NO_TEXT + b"\r\n--x--\r\n"
    body = part if kind.startswith("multipart") else b"token=%FF%FE&name=" + NO_TEXT
    own = {"Origin": anna.live_server.url, "Sec-Fetch-Site": "same-origin", "Content-Type": kind}
    for path in ("/account/name", "/settings", "/t/x/chat"):
        assert anna.http.post(path, content=body, headers=own).status_code in (400, 403)


@pytest.mark.parametrize("number", [ENDLESS, BEYOND, "9" * 10])
def test_a_number_without_end_is_an_address_of_nothing(anna: Someone, number: str) -> None:
    table = anna.opens("me", "me")
    for path in (f"/t/{table}/at/{number}", f"/t/{table}/steps/{number}"):
        assert anna.get(path).status_code == 404
    for path in (
        f"/t/{table}?here={number}",
        f"/t/{table}/things/x?at={number}",
        f"/t/{table}/journal?before={number}",
    ):
        assert anna.get(path).status_code < 500, path
    assert anna.send(f"/t/{table}/seats/{number}/sit").status_code == 404
    assert anna.send(f"/t/{table}/rewind", to=number).status_code == 422
    with anna.api() as api:
        assert api.get(f"/tables/{table}?at={number}").status_code in (404, 422)
        body = f'{{"seat": {number}, "seq": {number}, "order": {number}, "option": "x", "key": "k"}}'
        for path in ("answer", "undo", "hint", "sit", "invite", "recall"):
            assert api.post(f"/tables/{table}/{path}", content=body).status_code in (404, 422), path


def test_a_word_that_the_api_does_not_know_is_refused(anna: Someone) -> None:
    table = anna.opens("me", "me")
    with anna.api() as api:
        assert api.get(f"/tables/{table}/why?option=0").json()["text"], "what can't be pointed at has a reason too"
        misspelt = api.get(f"/tables/{table}?langauge=hu")
        assert (misspelt.status_code, misspelt.json()["error"]["code"]) == (422, "illegal")
        assert "at, picture, language" in misspelt.json()["error"]["reason"]
        wrong = api.request("DELETE", f"/tables/{table}")
        assert (wrong.status_code, "GET" in wrong.headers["allow"]) == (405, True)
        assert api.get("/nowhere").status_code == 404
        assert api.post(f"/tables/{table}/undo", json={"seat": 0.0, "key": "k"}).json()["error"]["code"] != "malformed"


def test_a_binary_frame_ends_the_line_and_is_no_defect(anna: Someone, caplog: pytest.LogCaptureFixture) -> None:
    table = anna.opens("me", "me")
    with anna.websocket(table) as socket:
        receive(socket, "snapshot")
        socket.send(json.dumps({"type": "chat", "text": "as bytes"}).encode())
        with pytest.raises(ConnectionClosed) as closed:
            receive(socket, "never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize("n", [BEYOND, "-1", str(2**63), "-" + BEYOND])
def test_a_page_that_has_read_lines_without_end_has_read_the_last(anna: Someone, n: str) -> None:
    table = anna.opens("me", "me")
    with anna.websocket(table) as socket:
        receive(socket, "snapshot")
        for kind in ("seen", "preview", "here"):
            socket.send(f'{{"type": "{kind}", "n": {n}, "seq": {n}, "seat": {n}, "option": "x"}}')
        send_message(socket, type="again")
        while receive(socket)["type"] != "snapshot":
            pass
    assert anna.get(f"/t/{table}").status_code == 200
