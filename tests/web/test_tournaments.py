"""Tournaments on the pages and through the API: opening, joining by link and by name, rounds, standings, leaving."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.server.finished_games import finish

from .live_server import LiveServer, Someone, said
from .registered import Registered


@pytest.fixture
def people(someone: Callable[..., Someone]) -> list[Registered]:
    return [Registered(someone, name) for name in ("Anna", "Béla", "Carla", "Dóra")]


def opens(anna: Registered, **how: str) -> str:
    """A new tournament; its path."""
    fields = {"title": "Spring cup", "system": "round-robin", "players": "2", "option-short": "on"} | how
    sent = anna.browser.send("/tournaments/new/el-grande", **fields)
    assert sent.status_code == 303, said(sent)
    path: str = sent.headers["location"]
    return path


def test_a_tournament_from_the_form_to_the_last_round(live_server: LiveServer, people: list[Registered]) -> None:
    anna, bela, carla, dora = people
    assert "Round robin" in anna.browser.see("/tournaments/new/el-grande")
    path = opens(anna, rated="on")
    for one in (anna, bela, carla):
        page = one.browser.see(path)
        assert "By sitting down you agree" in page
        one.browser.does(f"{path}/join")
    early = anna.browser.send(f"{path}/start")
    assert early.status_code == 422
    assert "4 to 32 entrants" in said(early)
    unknown = anna.browser.send(f"{path}/invite", name="nobody at all")
    assert "Nobody is registered" in said(unknown)
    anna.browser.does(f"{path}/invite", name=dora.name)
    assert "invited" in dora.browser.see("/tournaments")
    assert dora.name not in bela.browser.see(path)
    dora.browser.does(f"{path}/join")
    assert bela.browser.send(f"{path}/start").status_code == 403
    anna.browser.does(f"{path}/start")

    tables = live_server.services.tables
    for number in range(1, 4):
        page = anna.browser.see(path)
        assert f"Round {number} of 3" in page
        running = re.findall(r'href="/t/([\w-]+)">Table', page)
        assert len(running) == 2
        for table in running:
            finish(tables, table, number)
            live_server.run(tables.count(table))
    page = anna.browser.see(path)
    assert "Over" in page
    assert "Standings" in page
    for one in people:
        assert one.name in page


def test_only_those_who_play_see_where_the_tables_are(
    someone: Callable[..., Someone], people: list[Registered]
) -> None:
    path = opens(people[0])
    for one in people:
        one.browser.does(f"{path}/join")
    people[0].browser.does(f"{path}/start")
    assert 'href="/t/' in people[1].browser.see(path)
    assert 'href="/t/' not in someone().see(path)


def test_a_guest_joins_with_a_name_where_it_is_not_rated(
    someone: Callable[..., Someone], people: list[Registered]
) -> None:
    path = opens(people[0])
    guest = someone()
    guest.see(path)
    assert "Guesty" in guest.does(f"{path}/join", name="Guesty").text
    rated = opens(people[0], rated="on")
    assert guest.send(f"{rated}/join").status_code == 403


def test_bots_fill_up_and_a_pause_and_a_withdrawal_are_shown(people: list[Registered]) -> None:
    anna, bela = people[:2]
    path = opens(anna, system="swiss", rounds="2")
    for one in people:
        one.browser.does(f"{path}/join")
    anna.browser.does(f"{path}/bot", bot="beginner")
    assert "Bot: Beginner" in anna.browser.see(path)
    anna.browser.does(f"{path}/withdraw", entrant="4")
    assert "Bot: Beginner" not in anna.browser.see(path).partition('id="h-run"')[0]
    anna.browser.does(f"{path}/start")
    assert anna.browser.send(f"{path}/pause", until="2001-01-01").status_code == 422
    assert anna.browser.send(f"{path}/pause", until="never").status_code == 422
    anna.browser.does(f"{path}/pause", until="2999-12-24")
    assert "no round begins before Dec 24, 2999" in bela.browser.see(path)
    assert "2999. dec. 24." in bela.browser.see(f"{path}?language=hu")
    anna.browser.does(f"{path}/resume")
    bela.browser.does(f"{path}/withdraw")
    assert "has left" in anna.browser.see(path)
    assert bela.browser.send(f"{path}/nonsense").status_code == 404


def test_a_form_that_cant_be_says_why(someone: Callable[..., Someone], people: list[Registered]) -> None:
    anna, guest = people[0], someone("Guest")
    assert "This needs an account" in guest.see("/tournaments/new/el-grande")
    asked = guest.send("/tournaments/new/el-grande", title="x", system="swiss", players="2")
    assert (asked.status_code, said(asked)) == (403, "This needs an account with a name and password.")
    refused = anna.browser.send("/tournaments/new/el-grande", title="x", system="knock-out", players="2")
    assert refused.status_code == 422
    assert anna.browser.get("/tournaments/new/twilight-struggle-soloplay").status_code == 404
    assert anna.browser.get("/tournaments/nothing").status_code == 404


def test_the_api_runs_a_tournament(live_server: LiveServer, people: list[Registered]) -> None:
    anna, bela, carla, _ = people
    with anna.browser.api() as api, bela.browser.api() as other:
        new = {"game": "el-grande", "title": "By program", "players": 2, "options": {"short": True}}
        made = api.post("/tournaments", json=new)
        assert made.status_code == 201, made.text
        id = made.json()["id"]
        for client in (api, other):
            client.post(f"/tournaments/{id}/join")
        for name, bot in (("beginner", True), ("player", True), (carla.name, False)):
            assert api.post(f"/tournaments/{id}/entrants", json={"name": name, "bot": bot}).status_code == 200
        for wrong in ({}, {"bot": True}, {"name": "random", "bot": True}):
            assert api.post(f"/tournaments/{id}/entrants", json=wrong).status_code == 422
        assert api.post(f"/tournaments/{id}/entrants", json={"name": "player"}).status_code == 404
        assert other.post(f"/tournaments/{id}/start").status_code == 403
        started = api.post(f"/tournaments/{id}/start").json()
        assert (started["round"], started["rounds"], len(started["entrants"])) == (1, 3, 4)
        assert other.get("/tournaments").json()["tournaments"][0]["id"] == id
        assert api.post(f"/tournaments/{id}/pause", json={"until": None}).json()["status"] == "paused"
        assert api.post(f"/tournaments/{id}/pause", json={"until": 10**18}).status_code == 422
        assert api.post(f"/tournaments/{id}/resume").json()["status"] == "running"
        left = other.post(f"/tournaments/{id}/withdraw", json={}).json()
        assert [one["status"] for one in left["entrants"]] == ["in", "out", "in", "in"]
        assert api.get("/tournaments/nothing").status_code == 404
