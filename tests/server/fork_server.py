"""Servers that can be killed and started again quickly: a process that has loaded everything forks them.

Run as `python -m tests.server.fork_server`. Each line on its input is a port, the URL of a database, and settings; the
answer is the process id of a server there, the same server that `tablero serve` runs but without limits on how many may
ask how often or how late they hear. Letters leave it within a second. `ForkServer` is the other end, for tests.
"""

from __future__ import annotations

import http.client
import json
import logging
import os
import signal
import socket
import subprocess
import sys
from http import HTTPStatus
from typing import Any

from tests.patience import PATIENCE, wait_until

from .running_tables import settings_at

LEASE = 2  # seconds after which what a dead server had begun to send is sent again


def main() -> None:
    import uvicorn

    from tablero.core.registry import find_game
    from tablero.server import assets, outbox, postman
    from tablero.server.app import make_app
    from tablero.server.rate_limit import RATE_LIMITS, RateLimit
    from tablero.texts import texts_for

    assets.assets()
    assets.draw_all()
    texts_for(find_game("el-grande"))
    logging.disable()  # what servers say whose database is killed would fill pages
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the dead
    for line in sys.stdin:
        port, url, settings = json.loads(line)
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            rates = {kind: RateLimit(1e9, 1e9) for kind in RATE_LIMITS}
            app = make_app(settings_at(url, **settings), rates)
            options: dict[str, Any] = {"log_level": "error", "access_log": False, "ws": "websockets-sansio"}
            options["ws_ping_interval"] = None
            vars(outbox).update(PATIENCE=1)
            vars(postman).update(ROUND_SECONDS=0.1, LEASE=LEASE, FIRST_WAIT=LEASE)
            uvicorn.run(app, host="127.0.0.1", port=port, timeout_graceful_shutdown=1, **options)
            os._exit(0)
        print(child, flush=True)


class ForkServer:
    """Starts and kills servers."""

    def __init__(self) -> None:
        quiet = os.environ | {"PYTHONWARNINGS": "ignore"}  # those who are killed leave semaphores behind
        command = [sys.executable, "-m", "tests.server.fork_server"]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=quiet)
        self.servers: dict[int, int] = {}  # process ids by port

    def close(self) -> None:
        """End all servers and the fork server itself."""
        for port in list(self.servers):
            self.kill(port)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(PATIENCE)
        self.process.stdout.close()

    def start(self, port: int, url: str, **settings: str) -> None:
        """A server on a port and a database; it answers when this returns."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([port, url, settings]) + "\n")
        self.process.stdin.flush()
        self.servers[port] = int(self.process.stdout.readline())
        wait_until(lambda: answers(port), "the server has started")

    def kill(self, port: int) -> None:
        """End a server at once: SIGKILL."""
        pid = self.servers.pop(port)
        os.kill(pid, signal.SIGKILL)
        wait_until(lambda: not is_there(pid), "the server is gone")


def answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), PATIENCE).close()
    except OSError:
        return False
    return True


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


class Gone(Exception):
    """The server did not answer: it may or may not have done what was asked."""


class Caller:
    """A program that uses the API, on one connection for as long as that lasts.

    A patient one takes a server whose database is away for one that has not answered.
    """

    def __init__(self, port: int, token: str, patient: bool = False) -> None:
        self.port = port
        self.patient = patient
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        self.connection: http.client.HTTPConnection | None = None

    def call(self, method: str, path: str, body: dict[str, Any] | None = None) -> tuple[int, dict[str, Any]]:
        """The status and what came back."""
        if self.connection is None:
            self.connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            text = None if body is None else json.dumps(body)
            self.connection.request(method, f"/api/v1{path}", text, self.headers)
            response = self.connection.getresponse()
            status, answer = response.status, json.loads(response.read())
        except (OSError, http.client.HTTPException, ValueError) as error:
            self.hang_up()
            raise Gone from error
        if self.patient and status == HTTPStatus.SERVICE_UNAVAILABLE:
            raise Gone
        return status, answer

    def hang_up(self) -> None:
        if self.connection is not None:
            self.connection.close()
        self.connection = None


if __name__ == "__main__":
    main()
