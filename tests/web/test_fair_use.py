"""How much one person and one address may ask for: tables, bots, hints, talk, pages that are open."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tablero.server.fair_use import OpenConnections
from tablero.server.middleware import address_of
from tablero.server.rate_limit import RateLimit, TooManyRequests
from tests.patience import wait_until

from .live_server import LiveServer, Someone, receive, running_server


@pytest.mark.parametrize(
    ("client", "address"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("::1", "::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_is_one_address(client: str, address: str) -> None:
    """Whoever has one address of IPv6 has billions of them."""
    assert address_of({"type": "http", "client": (client, 1)}) == address


def test_who_has_too_many_pages_open_is_told() -> None:
    connections = OpenConnections(most_of_user=2, most_of_address=3)
    with connections.hold("anna", "here"), connections.hold("anna", "here"):
        with pytest.raises(TooManyRequests), connections.hold("anna", "here"):
            pass
        with (
            connections.hold("bela", "here"),
            pytest.raises(TooManyRequests),
            connections.hold("carla", "here"),
        ):
            pass
        with connections.hold("carla", "there"):
            pass
    with connections.hold("anna", "here"):
        assert connections.by_address == {"here": 1}
    assert connections.by_address == connections.by_user == {}


@pytest.fixture
def strict(tmp_path: Path) -> object:
    rates = {
        "create address": RateLimit(3, 0.001),
        "bot seats": RateLimit(5, 0.001),
        "chat address": RateLimit(2, 0.001),
        "hint address": RateLimit(2, 0.001),
    }
    with running_server(tmp_path, rates, sockets_per_user=1) as server:
        yield server


def test_a_new_guest_has_no_new_allowance(strict: LiveServer) -> None:
    """Guests cost nothing, so what they may do counts for their address too."""
    guests = [Someone(strict, f"Guest {number}") for number in range(4)]
    tables = [guests[0].opens("me", "me"), guests[1].opens("me", "me")]
    chats = [guest.send(f"/t/{tables[number % 2]}/chat", text="hi") for number, guest in enumerate(guests[:2])]
    assert [chat.status_code for chat in chats] == [303, 303]
    assert guests[0].send(f"/t/{tables[0]}/chat", text="again").status_code == 429
    hints = [guests[0].send(f"/t/{tables[0]}/hint", seat="0") for _ in range(3)]
    assert hints[-1].status_code == 429
    with guests[0].websocket(tables[0]) as socket:
        receive(socket)
        with guests[0].websocket(tables[0]) as second, pytest.raises(ConnectionClosed) as closed:
            receive(second)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
    with guests[0].websocket(tables[0]) as socket:
        receive(socket)
    assert guests[2].send("/new/el-grande", seat=["me", *["random"] * 4]).status_code == 303
    with guests[3].api() as api:
        body = {"game": "el-grande", "seats": [{"kind": "me"}, {"kind": "me"}]}
        refused = api.post("/tables", json=body)
    assert refused.status_code == 429
    assert int(refused.headers["retry-after"]) >= 5
    for guest in guests:
        guest.close()


def test_bots_are_counted_by_their_seats(strict: LiveServer) -> None:
    anna, bela = Someone(strict, "Anna"), Someone(strict, "Bela")
    assert anna.send("/play/el-grande").status_code == 303
    assert anna.send("/new/el-grande", seat=["me", *["random"] * 4]).status_code == 429
    assert bela.send("/new/el-grande", seat=["me", *["random"] * 3]).status_code == 303
    assert bela.send("/new/el-grande", seat=["me", "random"]).status_code == 429
    for person in (anna, bela):
        person.close()


def test_who_opens_a_table_pays_for_its_bots(live_server: LiveServer, someone: Callable[..., Someone]) -> None:
    anna = someone("Anna")
    table = anna.opens("me", "random")
    token = anna.makes_token()
    with anna.api(token) as api, api.stream("GET", f"/tables/{table}/stream") as stream:
        lines = stream.iter_lines()
        assert next(lines) == "event: snapshot"
        assert live_server.services.connections.by_user == {anna.id: 1}
    wait_until(lambda: not live_server.services.connections.by_user, "the stream has ended")
    assert live_server.services.tables.bot_scheduler.payer_of(table, "") == "127.0.0.1"
