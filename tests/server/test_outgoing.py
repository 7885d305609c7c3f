"""Requests that the server makes itself: never into its own network, whatever an address says or turns into."""

from __future__ import annotations

import ipaddress
import socket
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from tablero.server import outgoing
from tablero.server.outgoing import PUBLIC, Reach, check_reachable, is_public, post
from tablero.server.refusal import Refused

PUBLIC_ADDRESS = "93.184.216.34"


def resolving(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> None:
    """Names stand for these addresses, one list after the other."""
    left = list(answers)

    def getaddrinfo(host, port, **_):
        found = left.pop(0) if len(left) > 1 else left[0]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in found]

    monkeypatch.setattr("tablero.server.outgoing.socket.getaddrinfo", getaddrinfo)


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.0.1", "169.254.169.254", "0.0.0.0", "100.64.0.1"),
        *("224.0.0.1", "255.255.255.255", "198.18.0.1", "240.0.0.1"),
        *("::1", "::", "fe80::1", "fc00::1", "fd12::1", "ff02::1", "::ffff:10.0.0.1", "2002:7f00:1::"),
        *("64:ff9b::c0a8:1", "2001:0:4136:e378:8000:63bf:80ff:fffe"),
    ],
)
def test_addresses_that_are_not_of_the_open_internet(address):
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", [PUBLIC_ADDRESS, "2606:2800:220:1:248:1893:25c8:1946", "64:ff9b::5db8:d822"])
def test_addresses_of_the_open_internet(address):
    assert is_public(ipaddress.ip_address(address))


def test_a_name_that_leads_inside_is_refused(monkeypatch):
    resolving(monkeypatch, ["127.0.0.1"])
    with pytest.raises(Refused):
        check_reachable("https://harmless.example/hook", PUBLIC)


def test_a_name_that_leads_outside_and_inside_is_refused(monkeypatch):
    resolving(monkeypatch, [PUBLIC_ADDRESS, "10.0.0.1"])
    with pytest.raises(Refused):
        check_reachable("https://harmless.example/hook", PUBLIC)


def test_a_name_is_looked_up_once_and_the_connection_goes_to_what_was_checked(monkeypatch):
    """Whoever answers the second question with another address gains nothing."""
    resolving(monkeypatch, [PUBLIC_ADDRESS], ["127.0.0.1"])
    connected: list[str] = []

    def create_connection(address, timeout):
        connected.append(address[0])
        raise ConnectionRefusedError

    monkeypatch.setattr("tablero.server.outgoing.socket.create_connection", create_connection)
    with pytest.raises(ConnectionRefusedError):
        post("https://harmless.example/hook", b"", {})

    assert connected == [PUBLIC_ADDRESS]


class Listening:
    """A server on this machine that remembers what came, and answers as it is told."""

    def __init__(self, status: int = 204, headers: tuple[tuple[str, str], ...] = ()) -> None:
        self.requests: list[tuple[str, dict[str, str], bytes]] = []
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                outer.requests.append((self.path, dict(self.headers.items()), body))
                self.send_response(outer.status)
                for name, value in outer.headers:
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.status = status
        self.headers = headers
        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}"

    def __enter__(self) -> Listening:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()


ANYWHERE = Reach(("http", "https"), lambda _: True)  # the refusal is off, for servers of these tests


def test_a_redirect_is_not_followed():
    with Listening() as inside, Listening(307, (("Location", inside.url),)) as outside:
        answer = post(f"{outside.url}/hook?a=b", b"{}", {}, ANYWHERE)

        assert answer.status == 307
        assert [path for path, _, _ in outside.requests] == ["/hook?a=b"]
        assert inside.requests == []


def test_without_the_refusal_off_nothing_reaches_this_machine():
    with Listening() as inside:
        for reach in (PUBLIC, Reach(("http",), is_public)):
            with pytest.raises(Refused):
                post(inside.url, b"{}", {}, reach)

        assert inside.requests == []


def test_whoever_answers_too_slowly_is_left(monkeypatch):
    monkeypatch.setattr(outgoing, "DEADLINE", 0.05)
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        with pytest.raises(OSError, match="no answer"):
            post(f"http://127.0.0.1:{silent.getsockname()[1]}/", b"{}", {}, ANYWHERE)
