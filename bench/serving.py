"""What bench/ measures, each in its own process: a server of tables, and a bare WebSocket echo to compare it with."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

from tablero.server.settings import Settings

SECRET: Final = b"a secret for measuring, which protects nothing"
HOST: Final = "127.0.0.1"


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """The yardstick: an application that sends back what it gets."""
    if scope["type"] != "websocket":
        return
    while True:
        message = await receive()
        if message["type"] == "websocket.connect":
            await send({"type": "websocket.accept"})
        elif message["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})
        else:
            return


def serve(kind: str, url: str, port: int) -> None:
    """In a process of its own: the echo, or the real thing without limits on how often one may ask."""
    import uvicorn

    from tablero.server.app import make_app
    from tablero.server.rate_limit import RATE_LIMITS, RateLimit

    app: Any = echo
    if kind == "tables":
        settings = Settings(database=url, secret=SECRET, sockets_per_address=10**6)
        app = make_app(settings, {name: RateLimit(1e9, 1e9) for name in RATE_LIMITS})
    uvicorn.run(app, host=HOST, port=port, ws="websockets-sansio", log_level="error", lifespan="auto", backlog=2048)


class Server:
    def __init__(self, kind: str, url: str) -> None:
        with socket.socket() as free:
            free.bind((HOST, 0))
            self.port: int = free.getsockname()[1]
        command = [sys.executable, "-m", "bench.serving", kind, str(self.port), url]
        self.process = subprocess.Popen(command)
        while True:
            try:
                socket.create_connection((HOST, self.port), 1).close()
                return
            except OSError:
                time.sleep(0.05)

    def memory(self) -> float:
        """What the process holds, in kB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return float(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))

    def files(self) -> int:
        """How many files and connections it has open."""
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def seconds(self) -> float:
        """How long the process has computed so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


if __name__ == "__main__":
    serve(sys.argv[1], sys.argv[3], int(sys.argv[2]))
