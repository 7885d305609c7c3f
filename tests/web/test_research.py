"""Tables for research: everybody is told before sitting down, and can withdraw the game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.finished_games import finish

from .live_server import LiveServer, Someone
from .registered import Registered

TOLD = "For research: the finished game may be given away, without names"


@pytest.fixture
def anna(someone: Callable[..., Someone]) -> Registered:
    return Registered(someone, "Anna")


def shared(anna: Registered, *seats: str, **more: str) -> str:
    sent = anna.browser.send("/new/el-grande", seat=["me", *seats], research="on", **{"option-short": "on"}, **more)
    return str(sent.headers["location"].removeprefix("/t/"))


def test_everybody_is_told_before_sitting_down(
    live_server: LiveServer, anna: Registered, someone: Callable[..., Someone]
) -> None:
    bela = someone("Béla")
    table = shared(anna, "invite", "open", access="public")
    link = anna.browser.invites(table, 1)
    assert "its decisions and its result may be given away" in bela.see(link)
    assert TOLD in someone("Carla").see("/lobby")
    bela.does(link)
    assert TOLD in bela.see(f"/t/{table}")
    other = anna.browser.send("/new/el-grande", seat=["me", "player"]).headers["location"]
    assert TOLD not in anna.browser.see(other), "it is off unless somebody says so"


def test_the_game_is_withdrawn_on_its_page(
    live_server: LiveServer, anna: Registered, someone: Callable[..., Someone]
) -> None:
    table = shared(anna, "player")
    finish(live_server.services.tables, table)
    action = f'action="/t/{table}/withdraw-game"'
    assert action not in someone("Carla").see(f"/t/{table}")
    assert action in anna.browser.see(f"/t/{table}")
    assert someone("Carla").send(f"/t/{table}/withdraw-game").status_code == 403
    assert anna.browser.send(f"/t/{table}/withdraw-game").status_code == 303
    page = anna.browser.see(f"/t/{table}")
    assert TOLD not in page
    assert action not in page


def test_a_form_that_comes_back_with_a_problem_keeps_the_choice(anna: Registered) -> None:
    refused = anna.browser.send("/new/el-grande", seat=["me"], research="on")
    assert refused.status_code == 422
    assert 'name="research" value="on" checked' in refused.text


def test_programs_open_and_withdraw_such_tables(anna: Registered) -> None:
    with anna.browser.api() as api:
        new = {"game": "el-grande", "research": True, "seats": [{"kind": "me"}, {"kind": "bot"}]}
        made = api.post("/tables", json=new).json()["table"]
        assert api.get(f"/tables/{made}").json()["table"]["research"] is True
        assert api.post(f"/tables/{made}/withdraw").json() == {"stored": True}
        assert api.get(f"/tables/{made}").json()["table"]["research"] is False
