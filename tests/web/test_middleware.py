"""What every answer carries, and what foreign pages, large bodies and fast hands get."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tablero.server.middleware import LARGEST_BODY
from tablero.server.rate_limit import RateLimit, RateLimiter, TooManyRequests

from .live_server import LiveServer, Someone, receive, running_server, said

PAGES = ["/", "/tables", "/account", "/new/el-grande", "/rules/el-grande", "/api", "/nothing", "/t/nothing"]


def directives(policy: str) -> dict[str, str]:
    return dict((part.strip() + " ").split(" ", 1) for part in policy.split(";"))


@pytest.mark.parametrize("path", [*PAGES, "/static/table.js", "/static/nothing", "/api/v1/games", "/api/v1/tables"])
def test_every_answer_carries_the_security_headers(anna: Someone, path: str) -> None:
    headers = anna.get(path).headers
    policy = directives(headers["content-security-policy"])
    assert policy["default-src"].strip() == "'none'"
    assert policy["script-src"].strip() == policy["style-src"].strip() == "'self'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert policy["frame-ancestors"].strip() == "'none'"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers or "uvicorn" not in headers["server"]


def test_no_page_needs_what_the_policy_forbids(anna: Someone) -> None:
    table = anna.opens("me", "me", "greedy")
    for path in [*PAGES[:6], f"/t/{table}", f"/t/{table}/at/0"]:
        page = anna.see(path)
        assert not re.search(r"<script(?![^>]* src=)[^>]*>", page), path
        assert not re.search(r"<style|\sstyle=|\son[a-z]+=\"|javascript:", page), path
        outside = re.findall(r'(?:href|src|action)="((?:https?:)?//[^"]*)"', page)
        assert outside == [], path


def test_a_page_weighs_little(anna: Someone) -> None:
    table = anna.opens("me", *["greedy"] * 4)
    page = anna.see(f"/t/{table}")
    weight = len(page.encode())
    for address in set(re.findall(r'(?:href|src)="(/static/[^"]+)"', page)):
        weight += len(anna.get(address).content)
    assert weight < 300_000
    loaded = [
        set(re.findall(r'(?:href|src)="(/static/[^"]+)"', told)) for told in (page, anna.see(f"/t/{table}?language=ru"))
    ]
    assert loaded[0] == loaded[1], "another language brings no other files, and none besides"
    script = anna.get(re.findall(r'src="(/static/table.js[^"]*)"', page)[0])
    assert len(script.content) < 40_000, "before it is packed: about a third of that travels"


def test_secure_cookies_behind_https(live_server: LiveServer) -> None:
    response = httpx.get(live_server.url, headers={"X-Forwarded-Proto": "https"})
    assert "Secure" in response.headers["set-cookie"]
    assert "strict-transport-security" in response.headers


# -- foreign pages -----------------------------------------------------------------------------------------------

FOREIGN = [
    {"Sec-Fetch-Site": "cross-site", "Origin": "http://evil.example"},
    {"Sec-Fetch-Site": "same-site", "Origin": "http://sub.127.0.0.1"},
    {"Sec-Fetch-Site": "cross-site", "Origin": ""},
]


@pytest.mark.parametrize("headers", FOREIGN)
@pytest.mark.parametrize(
    "path", ["/play/el-grande", "/new/el-grande", "/settings", "/account/logout", "/t/x/close", "/join/x"]
)
def test_a_form_on_a_foreign_page_does_nothing(anna: Someone, path: str, headers: dict[str, str]) -> None:
    response = anna.send(path, headers=headers)
    assert response.status_code == 403
    assert "not from your own page; nothing was changed" in response.text


def test_an_old_browser_is_judged_by_its_origin(anna: Someone) -> None:
    anna.see("/account")
    for origin, status in ((anna.live_server.url, 303), ("http://evil.example", 403), ("null", 303), ("junk", 403)):
        data = {"token": anna.token, "name": "Anna"}
        assert anna.http.post("/account/name", data=data, headers={"Origin": origin}).status_code == status


def test_every_form_needs_the_token_of_the_person_who_sends_it(anna: Someone, bela: Someone) -> None:
    table = anna.opens("me", "me")
    for token in ("", "nonsense", "a.b", bela.token, "x" * 5000):
        for path in (f"/t/{table}/close", "/play/el-grande", "/account/name", "/settings", "/account/tokens"):
            response = anna.send(path, token=token)
            assert response.status_code == 403, path
            assert "nothing was changed" in said(response)
    assert anna.snapshot(table)["table"]["status"] == "running"


def test_tokens_in_forms_differ_on_every_page(anna: Someone) -> None:
    anna.see("/")
    first = anna.token
    anna.see("/")
    assert anna.token != first
    assert anna.send("/settings", token=first, theme="dark").status_code == 303, "an older page still works"


def test_without_a_cookie_a_form_does_nothing(live_server: LiveServer, anna: Someone) -> None:
    anna.see("/")
    response = httpx.post(f"{live_server.url}/play/el-grande", data={"token": anna.token})
    assert response.status_code == 403


# -- sizes -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/account/name", "/t/x/chat", "/api/v1/tables", "/settings"])
def test_a_body_that_is_too_large_is_refused(anna: Someone, path: str) -> None:
    assert anna.send(path, text="x" * (LARGEST_BODY + 1)).status_code == 413

    def endless() -> object:
        for _ in range(100):
            yield b"x" * 4096

    headers = {"Content-Type": "application/x-www-form-urlencoded", "Authorization": "Bearer tablero_x"}
    response = anna.http.post(path, content=endless(), headers=headers)  # type: ignore[arg-type]
    assert response.status_code in (400, 401, 413)


def test_odd_forms_are_refused(anna: Someone) -> None:
    many = {f"field{number}": "x" for number in range(500)}
    assert anna.send("/settings", **many).status_code == 400
    files = anna.http.post("/settings", data={"token": anna.token}, files={"file": b"x"})
    assert files.status_code == 400
    junk = anna.http.post(
        "/settings", content=b"\xff\xfe%%%", headers={"Content-Type": "multipart/form-data; boundary=x"}
    )
    assert junk.status_code in (400, 403)
    length = anna.http.post("/settings", content=b"", headers={"Content-Length": "0"})
    assert length.status_code == 403


# -- rates -------------------------------------------------------------------------------------------------------


def test_a_bucket_fills_with_time() -> None:
    now = 0.0
    rates = RateLimiter({"chat": RateLimit(2, 0.5)}, lambda: now)
    assert [rates.allows("chat", "anna") for _ in range(3)] == [True, True, False]
    assert rates.allows("chat", "bela")
    now = 2.0
    assert [rates.allows("chat", "anna") for _ in range(2)] == [True, False]


def test_who_has_to_wait_is_told_how_long() -> None:
    now = 0.0
    rates = RateLimiter({"analysis": RateLimit(10, 0.5)}, lambda: now)
    rates.take("analysis", "anna", 8)
    with pytest.raises(TooManyRequests, match="in 12 s"):
        rates.take("analysis", "anna", 8)
    now = 12.0
    rates.take("analysis", "anna", 8)


def test_buckets_take_little_room() -> None:
    now = 0.0
    rates = RateLimiter({"chat": RateLimit(2, 0.5)}, lambda: now)
    rates.MOST = 100
    for number in range(1000):
        now += 0.01
        rates.allows("chat", str(number))
    assert len(rates.buckets) <= 100


@pytest.mark.slow
def test_too_many_of_anything_is_refused_with_a_pause(tmp_path: Path) -> None:
    rates = {
        "request": RateLimit(60, 0.001),
        "login": RateLimit(2, 0.001),
        "create": RateLimit(1, 0.001),
        "chat": RateLimit(1, 0.001),
        "socket": RateLimit(1, 0.001),
    }
    with running_server(tmp_path, rates) as live_server:
        anna = Someone(live_server, "Anna")
        table = anna.opens("me", "me")
        assert anna.send("/play/el-grande").status_code == 429
        assert anna.send(f"/t/{table}/chat", text="one").status_code == 303
        assert anna.send(f"/t/{table}/chat", text="two").status_code == 429
        for status in (422, 422, 429):
            assert anna.send("/account/login", name="x", password="wrong password").status_code == status
        with anna.websocket(table) as socket:
            receive(socket)
        with pytest.raises((InvalidStatus, ConnectionClosed)), anna.websocket(table) as socket:
            receive(socket)
        statuses = [anna.get("/lobby").status_code for _ in range(60)]
        assert statuses[-1] == 429
        late = anna.get("/")
        assert late.headers["retry-after"] == "5"
        assert "content-security-policy" in late.headers
        anna.close()
