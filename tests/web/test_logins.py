"""Logins that have ended are over at once, on pages and streams that are open too; nobody takes another's name."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tablero.server.auth import digest_of
from tablero.server.names import likeness
from tablero.server.rate_limit import RateLimit
from tests.patience import PATIENCE

from .live_server import LiveServer, Someone, receive, running_server, said

FIRST, SECOND = "the first password", "the second password"


def closed_with(page: Someone, table: str, ends: Callable[[], object]) -> int:
    """The code with which the page's WebSocket is closed when a login ends."""
    with page.websocket(table) as socket:
        receive(socket, "snapshot")
        ends()
        with pytest.raises(ConnectionClosed) as closed:
            receive(socket, "never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.reason
    return closed.value.rcvd.code


@pytest.fixture
def kept(someone: Callable[..., Someone]) -> Callable[[str], tuple[Someone, Someone]]:
    """Somebody with a password, at home and on the phone."""

    def make(name: str) -> tuple[Someone, Someone]:
        home, phone = someone(), someone()
        for device in (home, phone):
            device.see("/account")
        assert home.send("/account/password", name=name, password=FIRST).status_code == 303
        assert phone.send("/account/login", name=name, password=FIRST).status_code == 303
        return home, phone

    return make


def changes_password(person: Someone) -> None:
    person.see("/account")
    assert person.send("/account/password", old=FIRST, password=SECOND).status_code == 303


def test_a_new_password_closes_the_open_pages_of_all_other_logins(
    kept: Callable[[str], tuple[Someone, Someone]],
) -> None:
    home, phone = kept("Open Pages")
    table = home.opens("me", "me")
    assert closed_with(phone, table, lambda: changes_password(home)) == 4401
    with home.websocket(table) as socket:
        assert receive(socket, "snapshot")["mine"]


def test_a_new_password_ends_the_tokens(kept: Callable[[str], tuple[Someone, Someone]]) -> None:
    home, phone = kept("Tokens End")
    with phone.api() as api:
        assert api.get("/tables").status_code == 200
        changes_password(home)
        assert api.get("/tables").status_code == 401
    assert "all tokens" in home.see("/account")


def test_logging_out_ends_the_login_itself(
    live_server: LiveServer, kept: Callable[[str], tuple[Someone, Someone]]
) -> None:
    """Whoever has kept a copy of the cookie is nobody with it."""
    home, phone = kept("Logged Out")
    table = home.opens("me", "me")
    stolen = phone.http.cookies["tablero"]
    phone.see("/account")
    page = Someone(live_server)
    page.http.cookies.set("tablero", stolen)
    assert closed_with(page, table, lambda: phone.send("/account/logout")) == 4401
    page.close()
    late = httpx.get(f"{live_server.url}/account", cookies={"tablero": stolen})
    assert "You are a guest" in late.text
    assert "set-cookie" in late.headers
    assert "You are Logged Out" in home.see("/account"), "other logins go on"


def test_a_guest_who_logs_out_is_gone(live_server: LiveServer, anna: Someone) -> None:
    table = anna.opens("me", "me")
    stolen = anna.http.cookies["tablero"]
    assert closed_with(anna, table, lambda: anna.send("/account/logout")) == 4401
    late = httpx.get(f"{live_server.url}/t/{table}", cookies={"tablero": stolen})
    assert 'id="answer"' not in late.text


def test_a_cookie_of_an_earlier_version_still_says_who_one_is(live_server: LiveServer, anna: Someone) -> None:
    auth = live_server.services.auth
    former = f"{anna.id}.{auth.signature('cookie', anna.id, '')}"
    page = httpx.get(f"{live_server.url}/account", cookies={"tablero": former})
    assert 'value="Anna' in page.text
    live_server.run(auth.log_out(live_server.run(auth.by_cookie(former))))
    page = httpx.get(f"{live_server.url}/account", cookies={"tablero": former})
    assert 'value="Anna' not in page.text


@pytest.mark.parametrize("ends", ["revoke", "password"])
def test_the_stream_of_a_token_ends_with_it(kept: Callable[[str], tuple[Someone, Someone]], ends: str) -> None:
    home, _ = kept(f"Stream {ends}")
    table = home.opens("me", "me")
    token = home.makes_token()
    heard: list[str] = []
    first = threading.Event()

    def listen() -> None:
        with home.api(token) as api, api.stream("GET", f"/tables/{table}/stream") as stream:
            for line in stream.iter_lines():
                heard.append(line)
                first.set()

    listening = threading.Thread(target=listen, daemon=True)
    listening.start()
    assert first.wait(PATIENCE)
    if ends == "revoke":
        assert home.send(f"/account/tokens/{digest_of(token)}/revoke").status_code == 303
    else:
        changes_password(home)
    listening.join(PATIENCE)
    assert not listening.is_alive(), "the stream has ended"
    assert '"code":"token"' in "".join(heard)


# -- names -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    ["Maria", "maria", "  MARIA ", "Mаria", "Маriа", "Ｍａｒｉａ", "María", "Mar1a", "Marіa", "M a r i a", "Maria."],
)
def test_names_that_look_alike_are_alike(name: str) -> None:
    assert likeness(name) == likeness("Maria")


@pytest.mark.parametrize("name", ["Mario", "Marian", "Anna", "Мария", "Mária K", "山田"])
def test_names_that_do_not_are_not(name: str) -> None:
    assert likeness(name) != likeness("Maria")
    assert likeness(name)


def test_nobody_takes_the_name_of_somebody_with_a_password(
    kept: Callable[[str], tuple[Someone, Someone]], someone: Callable[..., Someone]
) -> None:
    kept("Ottokar")
    guest = someone("Somebody Else")
    for name in ("Ottokar", "ottokar", "Оttоkаr", "Ott0kar", "Öttokar"):
        refused = guest.send("/account/name", name=name)
        assert refused.status_code == 422, name
        assert ("is taken" if name.casefold() == "ottokar" else "is somebody’s") in said(refused)
    table = guest.opens("me", "invite")
    newcomer = someone()
    newcomer.see("/tables")
    assert newcomer.send(guest.invites(table, 1), name="Ottokar").status_code == 422
    other, _ = kept("Wholly Different")
    other.see("/account")
    assert other.send("/account/name", name="Ottokаr").status_code == 422, "nor with a password of one's own"
    taken = guest.send("/account/password", name="Оttokar", password=FIRST)
    assert taken.status_code == 422


def test_who_keeps_a_name_has_it_alone(
    kept: Callable[[str], tuple[Someone, Someone]], someone: Callable[..., Someone]
) -> None:
    """A guest who called himself so before is nameless again."""
    guest = someone("Only Once")
    home, _ = kept("Only 0nce")
    assert 'value="Only Once"' not in guest.see("/account")
    home.see("/account")
    assert home.send("/account/name", name="ONLY once").status_code == 303, "one's own may be spelled anew"


def test_spelling_a_name_otherwise_gives_no_more_tries_at_its_password(tmp_path: Path) -> None:
    rates = {"login": RateLimit(3, 0.001), "login address": RateLimit(1000, 1000)}
    with running_server(tmp_path, rates) as live_server:
        person = Someone(live_server)
        person.see("/account")
        spelled = ["Victim", "victim", " VICTIM", "Ｖictim", "ⓥictim", "Victim\u00a0"]
        statuses = [person.send("/account/login", name=name, password="guess " + name).status_code for name in spelled]
        assert statuses[:3] == [422] * 3
        assert statuses[3:] == [429] * 3
        person.close()
