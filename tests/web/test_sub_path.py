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


@pytest.mark.slow
def test_a_game_is_played_under_a_sub_path(url: str) -> None:
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
        pages = [
            f"{BASE}/",
            place,
            *(f"{BASE}{path}" for path in ("/lobby", "/tables", "/account", "/api", "/rules/el-grande")),
        ]
        pages += [f"{BASE}/new/el-grande", f"{BASE}/guide/el-grande", f"{place}/journal", f"{place}/at/0"]
        seen: set[str] = set()
        for page in pages:
            answer = client.get(page)
            assert answer.status_code == 200, page
            found = addresses(answer.text)
            assert [one for one in found if not one.startswith(f"{BASE}/")] == [], page
            seen |= {one.partition("#")[0] for one in re.findall(r'\b(?:href|src)="([^"#]+)', answer.text)}
        files = [one for one in seen if "/static/" in one or "/pictures/" in one]
        assert any(one.endswith(".svg") for one in files)
        for one in files:
            assert client.get(unescape(one)).status_code == 200, one
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
    assert re.findall(r'(?<=[\s(=,:?+])["\'`]/(?:[a-z]|\$\{)[^"\'`]*["\'`]', text) == []
    assert re.findall(r"location\.(?:host|origin)\}(?!\$\{ROOT\})[^`]*", text) == []


def test_redirects_and_cookies_are_made_where_the_base_path_is_known() -> None:
    """`ctx.redirect` and `ctx.set_cookie` put it there; nobody else makes either."""
    for module in SERVER.glob("*.py"):
        text = module.read_text(encoding="utf-8")
        if module.name != "request_context.py":
            assert "RedirectResponse(" not in text, module.name
            assert ".set_cookie(" not in text.replace("ctx.set_cookie(", ""), module.name
