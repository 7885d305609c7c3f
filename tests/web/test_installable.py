"""Tablero as an app: what a browser needs to install it, and what may be kept of it."""

from __future__ import annotations

import struct
from collections.abc import Callable

from tests.web.live_server import Someone

READER = "X-Tablero-Reader"


def test_the_manifest_names_icons_that_are_there_in_the_size_it_says(someone: Callable[..., Someone]) -> None:
    anna = someone()
    page = anna.see("/")
    assert 'rel="manifest" href="/manifest.webmanifest?language=en"' in page
    told = anna.get("/manifest.webmanifest").json()
    assert told["display"] == "standalone"
    assert told["start_url"] == "/"
    assert any(icon.get("purpose") == "maskable" for icon in told["icons"])
    pictures = [icon for icon in told["icons"] if icon["type"] == "image/png"]
    assert {icon["sizes"] for icon in pictures} == {"192x192", "512x512"}
    for icon in pictures:
        picture = anna.get(icon["src"])
        assert picture.headers["content-type"] == "image/png"
        width, height = struct.unpack(">II", picture.content[16:24])
        assert f"{width}x{height}" == icon["sizes"]
    assert anna.get("/manifest.webmanifest?language=hu").json()["lang"] == "hu"


def test_the_policy_lets_manifest_and_worker_be_ours_alone(someone: Callable[..., Someone]) -> None:
    policy = someone().get("/").headers["content-security-policy"]
    assert "manifest-src 'self'" in policy
    assert "script-src 'self'" in policy
    assert "default-src 'none'" in policy


def test_the_worker_comes_from_the_top_and_is_asked_for_anew(someone: Callable[..., Someone]) -> None:
    worker = someone().get("/worker.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"
    assert 'addEventListener("push"' in worker.text
    assert 'addEventListener("notificationclick"' in worker.text


def test_the_page_for_no_connection_is_the_same_for_everybody(someone: Callable[..., Someone]) -> None:
    anna, boris = someone("Anna"), someone("Boris")
    page = anna.get("/offline")
    assert page.text == boris.get("/offline").text
    assert "No connection" in page.text
    assert "Anna" not in page.text
    assert 'name="token"' not in page.text
    assert READER not in page.headers
    assert "set-cookie" not in page.headers
    assert "Nincs kapcsolat" in anna.get("/offline?language=hu").text


def test_a_page_says_for_whom_it_is_and_the_next_reader_is_another_one(someone: Callable[..., Someone]) -> None:
    anna = someone("Anna")
    mine = anna.get("/tables").headers[READER]
    assert mine == anna.get("/").headers[READER]
    assert f'data-reader="{mine}"' in anna.see("/account")
    assert someone().get("/").headers[READER] != mine
    assert anna.send("/account/logout").status_code == 303
    assert anna.get("/tables").headers[READER] != mine
    assert "no-store" in anna.get("/tables").headers["cache-control"]
