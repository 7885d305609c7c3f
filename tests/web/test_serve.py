"""`tablero serve` as a process: it says where it is, and what is wrong with what it was given."""

from __future__ import annotations

import os
import re
import signal
import socket
import stat
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tablero.cli import main
from tablero.commands.serve import PORT, address, bound, has_screen
from tests.patience import PATIENCE


@pytest.mark.slow
def test_it_prints_its_address_serves_and_ends(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tablero.cli", "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout
            said = process.stdout.readline()
            found = re.search(r"http://localhost:(\d+)/", said)
            assert found, said
            with httpx.Client(transport=httpx.HTTPTransport(retries=5), timeout=PATIENCE) as client:
                assert "Play now" in client.get(f"http://127.0.0.1:{found[1]}/").text
            process.send_signal(signal.SIGTERM)
            process.wait(PATIENCE)
            assert process.stderr
            assert process.stderr.read() == "", "nothing to complain about, and no addresses in the log"
        finally:
            process.kill()
    assert stat.S_IMODE(os.stat(tmp_path / "secret").st_mode) == 0o600


def test_it_says_where_it_is_when_the_first_page_need_not_wait(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """All games are loaded and their boards drawn by then."""
    said = []

    class Stands:
        def run(self, sockets: list[socket.socket]) -> None:
            sockets[0].close()

    monkeypatch.setattr("tablero.server.app.server_for", lambda app: Stands())
    monkeypatch.setattr("tablero.server.assets.draw_all", lambda: said.append(capsys.readouterr().out))
    assert main(["serve", "--port", "0", "--data", str(tmp_path)]) == 0
    assert said == [""]
    assert "http://localhost:" in capsys.readouterr().out


def test_a_port_that_is_taken_is_said_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--data", str(tmp_path)]) == 2
    error = capsys.readouterr().err
    assert f"port {port}" in error
    assert "--port" in error


def test_without_a_port_the_next_free_one_is_taken() -> None:
    first = bound("127.0.0.1", None)
    second = bound("127.0.0.1", None)
    try:
        assert PORT <= first.getsockname()[1] < second.getsockname()[1]
    finally:
        first.close()
        second.close()


@pytest.mark.parametrize(
    "words", [["--port", "99999"], ["--host", "no.such.host.invalid"], ["--database", "mysql://x"]]
)
def test_what_makes_no_sense_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, words: list[str]
) -> None:
    data = [] if "--database" in words else ["--data", str(tmp_path)]
    assert main(["serve", *data, *words]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_page_is_opened_only_where_there_is_a_screen() -> None:
    assert has_screen("linux", {"DISPLAY": ":0"})
    assert has_screen("linux", {"WAYLAND_DISPLAY": "wayland-0"})
    assert has_screen("darwin", {})
    assert not has_screen("linux", {"DISPLAY": ""})


def test_the_address_is_one_that_a_browser_can_open() -> None:
    listener = bound("0.0.0.0", 0)
    try:
        port = listener.getsockname()[1]
        assert address("0.0.0.0", listener) == f"http://localhost:{port}/"
        assert address("192.0.2.7", listener) == f"http://192.0.2.7:{port}/"
    finally:
        listener.close()
