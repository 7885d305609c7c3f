"""Under a sub-path and behind a proxy: every link, form, socket, file and cookie; and whose word is taken."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tablero.core.registry import game_ids
from tests.patience import PATIENCE

from .behind_proxy import caddy, caddy_before, nginx, nginx_before, served

ADDRESS = re.compile(r'\b(?:href|src|action|formaction)="([^"]+)"')
TOKEN = re.compile(r'name="token" value="([^"]+)"')
BASE = "/games/tablero"
STATIC = Path(__file__).parents[2] / "src" / "tablero" / "web" / "static"
SERVER = STATIC.parents[1] / "server"


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with served(tmp_path_factory.mktemp("sub-path"), "--root-path", f"{BASE}/", "--set", "workers=1") as port:
        yield port


@pytest.fixture(params=["direct", "kept by nginx", "taken off by nginx", "Caddy"], scope="module")
def url(request: pytest.FixtureRequest, port: int, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where browsers see the server."""
    if request.param == "direct":
        yield f"http://127.0.0.1:{port}"
        return
    if request.param == "Caddy":
        if caddy() is None:
            pytest.skip("there is no Caddy on this machine")
        with caddy_before(port, tmp_path_factory.mktemp("caddy")) as before:
            yield f"http://127.0.0.1:{before}"
        return
    if nginx() is None:
        pytest.skip("there is no nginx on this machine")
    upstream = "/" if request.param.startswith("taken") else ""
    with nginx_before(port, tmp_path_factory.mktemp("nginx"), f"{BASE}/", upstream) as before:
        yield f"http://127.0.0.1:{before}"


def addresses(html: str) -> list[str]:
    found = [unescape(address) for address in ADDRESS.findall(html)]
    return [address for address in found if not address.startswith(("#", "http:", "https:", "mailto:"))]


def walk(client: httpx.Client, pages: list[str], most: int) -> list[str]:
    """Go through pages by their links, one of each sort; every address on them is ours. The files that they need."""
    found, sorts, files = list(pages), set(pages), set()
    for page in found:
        answer = client.get(page, follow_redirects=True)
        assert answer.status_code == 200, page
        assert answer.url.path.startswith(f"{BASE}/"), page
        stray = [one for one in addresses(answer.text) if not one.startswith(f"{BASE}/")]
        assert stray == [], page
        for link in re.findall(r'<(?:a|link|img|script)[^>]*\b(?:href|src)="([^"#]+)', answer.text):
            address = unescape(link)
            sort = re.sub(r"[\w-]{18,}|\d+|" + "|".join(game_ids()), "…", address.partition("?")[0])
            if "/static/" in address or "/pictures/" in address:
                files.add(address)
            elif address.startswith(f"{BASE}/") and sort not in sorts and len(found) < most:
                sorts.add(sort)
                found.append(address)
    return sorted(files)


@pytest.mark.slow
def test_a_game_is_played_under_a_sub_path(url: str, port: int) -> None:
    with httpx.Client(base_url=url, timeout=PATIENCE) as client:
        own = {"Origin": url, "Sec-Fetch-Site": "same-origin"}
        front = client.get(f"{BASE}/")
        assert front.status_code == 200
        assert "path=" + BASE in front.headers["set-cookie"].replace("Path", "path")
        token = TOKEN.search(front.text)
        assert token
        new = client.post(f"{BASE}/play/el-grande", data={"token": token[1]}, headers=own)
        assert new.status_code == 303
        place = new.headers["location"]
        assert place.startswith(f"{BASE}/t/")
        files = walk(client, [f"{BASE}/", place], most=60 if url.endswith(f":{port}") else 12)
        assert any("/pictures/" in one for one in files)
        for one in files:
            assert client.get(one).status_code == 200, one
        assert client.get(f"{BASE}/api/openapi.json").json()["servers"] == [{"url": f"{BASE}/"}]
        cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        socket_url = f"{url.replace('http', 'ws')}{place}/live"
        with connect(socket_url, origin=Origin(url), additional_headers={"Cookie": cookies}, max_size=None) as socket:
            told = json.loads(socket.recv(timeout=PATIENCE))
        assert told["type"] == "snapshot"
        rules = [one for part in told["parts"].values() for one in addresses(str(part))]
        assert rules
        assert [one for one in rules if not one.startswith(f"{BASE}/")] == []


@pytest.mark.slow
def test_an_invitation_names_the_address_that_the_browser_uses(url: str) -> None:
    with httpx.Client(base_url=url, timeout=PATIENCE) as client:
        own = {"Origin": url, "Sec-Fetch-Site": "same-origin"}
        token = TOKEN.search(client.get(f"{BASE}/new/el-grande").text)
        assert token
        new = client.post(f"{BASE}/new/el-grande", data={"token": token[1], "seat": ["me", "invite"]}, headers=own)
        page = client.get(new.headers["location"]).text
        link = re.search(r'value="(http://[^"]+/join/[^"]+)"', page)
        if link is None:
            invited = client.post(f"{new.headers['location']}/seats/1/invite", data={"token": token[1]}, headers=own)
            link = re.search(r'value="(http://[^"]+/join/[^"]+)"', invited.text)
        assert link
        assert link[1].startswith(f"{url}{BASE}/join/")
    assert httpx.get(link[1], timeout=PATIENCE).status_code == 200


@pytest.mark.slow
@pytest.mark.parametrize(("trusted", "secure"), [("127.0.0.1", True), ("192.0.2.1", False)])
def test_a_proxys_word_is_taken_only_if_it_is_trusted(tmp_path: Path, trusted: str, secure: bool) -> None:
    with served(tmp_path, "--set", f"trusted_proxies={trusted}") as port:
        told = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9", "Host": "games.example.org"}
        answer = httpx.get(f"http://127.0.0.1:{port}/", headers=told, timeout=PATIENCE)
    assert ("Secure" in answer.headers["set-cookie"]) is secure
    assert ("strict-transport-security" in answer.headers) is secure


@pytest.mark.slow
def test_a_visitors_address_comes_through_the_proxy_and_metrics_do_not(tmp_path: Path) -> None:
    """What looks local behind a proxy is not: /metrics stays closed to those who come through it."""
    if nginx() is None:
        pytest.skip("there is no nginx on this machine")
    with served(tmp_path / "data", "--metrics", "local") as port, nginx_before(port, tmp_path / "nginx") as before:
        assert httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE).status_code == 200
        assert httpx.get(f"http://127.0.0.1:{before}/metrics", timeout=PATIENCE).status_code == 404
        assert httpx.get(f"http://127.0.0.1:{before}/ready", timeout=PATIENCE).json() == {"status": "ready"}


@pytest.mark.parametrize("script", sorted(STATIC.glob("*.js")), ids=lambda script: script.name)
def test_no_script_names_an_address_without_the_base_path(script: Path) -> None:
    """`${ROOT}/t/…`, never `/t/…`: a game under a sub-path would ask somebody else."""
    text = re.sub(r"^\s*(//|\*|/\*).*$", "", script.read_text(encoding="utf-8"), flags=re.MULTILINE)
    text = re.sub(r"\s// .*$", "", text, flags=re.MULTILINE)
    text = text.replace('path.startsWith("/', "")  # what the worker compares begins where its own addresses begin
    assert re.findall(r'(?<=[\s(=,:?+])["\'`]/(?:[a-z]|\$\{)[^"\'`]*["\'`]', text) == []
    assert re.findall(r"location\.(?:host|origin)\}(?!\$\{ROOT\})[^`]*", text) == []


def test_redirects_and_cookies_are_made_where_the_base_path_is_known() -> None:
    """`ctx.redirect` and `ctx.set_cookie` put it there; nobody else makes either."""
    for module in SERVER.glob("*.py"):
        text = module.read_text(encoding="utf-8")
        if module.name != "request_context.py":
            assert "RedirectResponse(" not in text, module.name
            assert ".set_cookie(" not in text.replace("ctx.set_cookie(", ""), module.name
