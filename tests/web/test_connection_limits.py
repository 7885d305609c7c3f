"""Connections that say nothing, or trickle: they end, and nobody else notices. And a log that can't be flooded."""

from __future__ import annotations

import gc
import logging
import resource
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablero.server import connections
from tablero.server.connections import SPARE_FILES, PatientHttp, open_files, patient_http
from tablero.server.log_limit import PERIOD, LogLimit
from tests.patience import PATIENCE

from .live_server import LiveServer, Someone, receive, running_server


@pytest.fixture
def impatient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[LiveServer]:
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.3)
    with running_server(tmp_path) as server:
        yield server


def is_closed(connection: socket.socket) -> bool:
    connection.settimeout(PATIENCE)
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True


def idle(server: LiveServer, said: bytes = b"") -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    connection.sendall(said)
    return connection


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"POST /settings HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc",
    ],
)
def test_a_request_that_does_not_come_is_not_waited_for(impatient: LiveServer, said: bytes) -> None:
    with idle(impatient, said) as connection:
        connection.settimeout(PATIENCE)
        answer = b""
        while part := receive_some(connection):
            answer += part
        assert b"200 OK" not in answer


def receive_some(connection: socket.socket) -> bytes:
    try:
        return connection.recv(4096)
    except ConnectionResetError:
        return b""


def test_whoever_asks_and_is_answered_is_not_hurried(live_server: LiveServer, anna: Someone) -> None:
    table = anna.opens("me", "me")
    with anna.websocket(table) as page:
        receive(page, "snapshot")
        port = page.socket.getsockname()[1]
        made = [one for one in gc.get_objects() if isinstance(one, PatientHttp) and one.client == ("127.0.0.1", port)]
        # Once it is a WebSocket, nothing knows of it any more; a timer would.
        assert all(one.request_timer is None for one in made), "an open page may be silent"
        assert anna.send(f"/t/{table}/chat", text="hello").status_code == 303
        assert receive(page, "snapshot")


def test_thousands_of_silent_connections_keep_nobody_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "open_files", lambda: SPARE_FILES + 60)
    with running_server(tmp_path) as server:
        anna = Someone(server, "Anna")
        table = anna.opens("me", "me")
        with anna.websocket(table) as page:
            receive(page, "snapshot")
            silent = [idle(server) for _ in range(150)]
            assert anna.send(f"/t/{table}/chat", text="still here").status_code == 303
            assert receive(page, "snapshot"), "an open page is not given up for them"
            assert is_closed(silent[0]), "the oldest made room"
            for connection in silent:
                connection.close()
        anna.close()


def test_there_are_files_to_spare() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 512), hard))
        files = open_files()
        assert files >= 512
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] >= files
        most = patient_http().most
        assert 0 < most <= files - SPARE_FILES or most == connections.LEAST_CONNECTIONS
        assert PatientHttp.most == connections.MOST_FILES, "each server has its own"
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


# -- the log -----------------------------------------------------------------------------------------------------


def test_a_log_takes_only_so_many_lines_of_a_kind() -> None:
    now = 0.0
    limit = LogLimit(3, lambda: now)

    def line(words: str, *values: object) -> logging.LogRecord:
        return logging.LogRecord("asyncio", logging.ERROR, "", 0, words, values, None)

    assert sum(limit.filter(line("socket.accept() out of %s", number)) for number in range(1000)) == 3
    assert limit.filter(line("something else")), "other lines are not kept back"
    now += PERIOD
    late = line("socket.accept() out of %s", "system resource")
    assert limit.filter(late)
    assert late.getMessage() == "socket.accept() out of system resource (and 997 more like it before)"


def test_junk_does_not_fill_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with running_server(tmp_path) as server:
        for _ in range(60):
            with idle(server, b"\x00\x01 junk\r\n\r\n") as connection:
                is_closed(connection)
    assert len([record for record in caplog.records if "Invalid HTTP" in record.getMessage()]) <= 20
