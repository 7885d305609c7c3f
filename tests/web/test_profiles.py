"""Profiles, ratings, head to head and statistics: what is told to whom, on the pages and through the API."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from html import escape
from pathlib import Path
from urllib.parse import quote

import pytest

from tests.server.finished_games import finish

from .live_server import LiveServer, Someone, running_server, said
from .registered import Registered


@pytest.fixture
def anna(someone: Callable[..., Someone]) -> Registered:
    return Registered(someone, "Anna/Ó")


@pytest.fixture
def bela(someone: Callable[..., Someone]) -> Registered:
    return Registered(someone, "Béla")


def play(live_server: LiveServer, first: Registered, second: Registered, rated: bool = True, number: int = 0) -> str:
    """A finished and counted game of two people; its table."""
    how = {"rated": "on"} if rated else {}
    sent = first.browser.send("/new/el-grande", seat=["me", "invite"], **{"option-short": "on"}, **how)
    assert sent.status_code == 303, said(sent)
    table = sent.headers["location"].removeprefix("/t/")
    link = first.browser.invites(table, 1)
    second.browser.does(link)
    finish(live_server.services.tables, table, number)
    assert live_server.services.tables.results.count(table)
    return table


def test_everybody_who_sits_down_sees_that_a_table_is_rated(anna: Registered, bela: Registered) -> None:
    sent = anna.browser.send("/new/el-grande", seat=["me", "invite"], rated="on")
    table = sent.headers["location"].removeprefix("/t/")
    link = anna.browser.invites(table, 1)
    assert "This game is rated" in bela.browser.see(link)
    bela.browser.does(link)
    for one in (anna, bela):
        page = one.browser.see(f"/t/{table}")
        assert "Rated game" in page
        assert 'action="/t/' + table + '/hints"' not in page


def test_a_guest_is_told_what_a_rated_table_needs(anna: Registered, someone: Callable[..., Someone]) -> None:
    guest = someone("Guest")
    refused = guest.send("/new/el-grande", seat=["me", "player"], rated="on")
    assert refused.status_code == 422
    assert "everybody has an account" in said(refused)
    assert 'name="rated" value="on" checked' in refused.text
    sent = anna.browser.send("/new/el-grande", seat=["me", "invite"], rated="on")
    link = anna.browser.invites(sent.headers["location"].removeprefix("/t/"), 1)
    assert "needs an account" in guest.see(link)
    assert guest.send(link).status_code == 403


def test_a_profile_tells_games_ratings_opponents_and_their_games(
    live_server: LiveServer, anna: Registered, bela: Registered
) -> None:
    table = play(live_server, anna, bela)
    page = anna.browser.see(anna.path)
    for words in ("Ratings", "one rated game", "Seat 1", bela.name, f"/t/{table}/story", "Who sees what of me"):
        assert words in page
    assert anna.browser.get("/profile", follow_redirects=True).text.count(bela.name) == page.count(bela.name)
    head = anna.browser.see(f"{anna.path}?with={quote(bela.name, safe='')}")
    assert "One game together." in head
    assert "Nobody is registered" in anna.browser.see(f"{anna.path}?with=nobody%20at%20all")
    assert anna.browser.get("/people/nobody%20at%20all").status_code == 404


def test_a_stranger_sees_numbers_but_neither_opponents_nor_tables(
    live_server: LiveServer, anna: Registered, bela: Registered, someone: Callable[..., Someone]
) -> None:
    table = play(live_server, anna, bela)
    stranger = someone()
    page = stranger.see(anna.path)
    assert "one rated game" in page
    for secret in (bela.name, table, "Who sees what of me"):
        assert secret not in page
    versus = f"{anna.path}?with={quote(bela.name, safe='')}"
    assert "They do not show" in stranger.see(versus)

    anna.shows(opponents="everybody", history="everybody")
    page = stranger.see(anna.path)
    assert "somebody" in page, "Béla has not said that everybody may see with whom he plays"
    assert bela.name not in page
    assert "They do not show" in stranger.see(versus)

    bela.shows(opponents="everybody", history="everybody")
    assert bela.name in stranger.see(anna.path)
    head = stranger.see(versus)
    assert "One game together." in head
    assert table not in head, "who did not sit there is not shown where it is"


def test_what_one_shows_to_nobody_is_seen_by_nobody_else(
    live_server: LiveServer, anna: Registered, bela: Registered
) -> None:
    play(live_server, anna, bela)
    assert "one rated game" in bela.browser.see(anna.path)
    anna.shows(games="nobody", ratings="nobody", opponents="nobody", history="nobody")
    page = bela.browser.see(anna.path)
    assert "does not show you any results" in page
    assert "rated game" not in page
    assert "one rated game" in anna.browser.see(anna.path)
    assert anna.browser.send("/profile", games="friends").status_code == 422


def test_the_api_tells_the_same(live_server: LiveServer, someone: Callable[..., Someone], bela: Registered) -> None:
    anna = Registered(someone, "Anna")
    table = play(live_server, anna, bela)
    with anna.browser.api() as api:
        mine = api.get(f"/people/{quote(anna.name, safe='')}").json()
        assert mine["mine"]
        assert mine["ratings"][0]["games"] == 1
        assert mine["ratings"][0]["uncertainty"] > 10
        assert mine["played"][0]["games"] == 1
        assert mine["opponents"][0]["person"]["name"] == bela.name
        assert mine["history"][0]["table"] == table
        versus = api.get("/head-to-head", params={"name": anna.name, "other": bela.name}).json()
        assert (versus["games"], versus["ahead"] + versus["behind"]) == (1, 1)
        hidden = api.put("/profile", json={"shows": {"ratings": "nobody"}}).json()
        assert hidden["shows"]["ratings"] == "nobody"
        assert api.put("/profile", json={"shows": {"ratings": "friends"}}).status_code == 422
        assert api.get("/people/nobody-at-all").status_code == 404
        statistics = api.get("/statistics/el-grande").json()
        assert statistics["games"] >= 1
        assert {seat["players"] for seat in statistics["seats"]} >= {2}
        made = api.post(
            "/tables", json={"game": "el-grande", "rated": True, "seats": [{"kind": "me"}, {"kind": "bot"}]}
        ).json()["table"]
        assert api.get(f"/tables/{made}").json()["table"]["rated"] is True
    with bela.browser.api() as api:
        assert api.get(f"/people/{quote(anna.name, safe='')}").json()["ratings"] is None


def test_the_statistics_of_a_game_count_seats_lengths_and_openings(
    live_server: LiveServer, anna: Registered, bela: Registered
) -> None:
    for number in range(3):
        play(live_server, anna, bela, rated=False, number=number)
    page = anna.browser.see("/statistics/el-grande")
    for words in ("How the seats do", "Seat 1", "How they begin", "First decisions", "Bots on the same scale"):
        assert words in page
    assert anna.browser.get("/statistics/chess").status_code == 404


def test_the_statistics_of_a_game_that_nobody_has_finished_say_so(tmp_path: Path) -> None:
    with running_server(tmp_path) as server, closing(Someone(server, "Anna")) as reader:
        assert "Nobody has finished a game here yet." in reader.see("/statistics/narcos")


def test_a_name_leads_to_the_profile(live_server: LiveServer, anna: Registered, bela: Registered) -> None:
    table = play(live_server, anna, bela)
    there = f'href="/people/{quote(anna.name.casefold(), safe="")}"'
    assert there in bela.browser.see(f"/t/{table}")
    assert there in bela.browser.see(f"/t/{table}/story")
    anna.browser.send(f"/t/{table}/chat", text="Hola")
    assert f"{there}>{escape(anna.name)}</a></b>" in bela.browser.see(f"/t/{table}")
