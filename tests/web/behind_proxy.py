"""`tablero serve` as a process of its own, at the root or under a sub-path, and nginx or Caddy before it.

The base path belongs to a process, as what is rendered under it is kept in memory: so these servers are not the one in
the test process.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx

from tests.patience import PATIENCE, wait_until
from tests.server.fork_server import free_port

ROOT = Path(__file__).parents[2]


@contextmanager
def served(folder: Path, *words: str) -> Iterator[int]:
    """A server; its port."""
    command = [sys.executable, "-m", "tablero.cli", "serve", "--port", "0", "--data", str(folder), *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout
            said = process.stdout.readline()
            found = re.search(r"http://localhost:(\d+)/", said)
            assert found, (said, process.stderr.read() if process.stderr else "")
            yield int(found[1])
            process.send_signal(signal.SIGTERM)
            process.wait(PATIENCE)
        finally:
            process.kill()


def nginx() -> str | None:
    return shutil.which("nginx") or shutil.which("/usr/sbin/nginx")


@contextmanager
def nginx_before(port: int, folder: Path, location: str = "/", upstream: str = "") -> Iterator[int]:
    """nginx with the configuration that we hand out, before a server; its port."""
    mine = free_port()
    text = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    text = text.replace("127.0.0.1:8000", f"127.0.0.1:{port}").replace("listen 80;", f"listen 127.0.0.1:{mine};")
    text = text.replace("location / {", f"location {location} {{").replace(
        "http://tablero;", f"http://tablero{upstream};"
    )
    folder.mkdir(parents=True, exist_ok=True)
    kept = "".join(f"{kind}_temp_path {folder};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log;\nevents {{}}\n"
        f"http {{ access_log off;\n{kept}{text}\n}}\n"
    )
    command = [nginx() or "nginx", "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        try:
            wait_until(lambda: answers(mine) or process.poll() is not None, "nginx answers")
            assert process.poll() is None, process.stderr.read() if process.stderr else ""
            yield mine
        finally:
            process.terminate()
            process.wait(PATIENCE)


def caddy() -> str | None:
    return shutil.which("caddy")


@contextmanager
def caddy_before(port: int, folder: Path) -> Iterator[int]:
    """Caddy with the configuration that we hand out, but without TLS; its port."""
    mine = free_port()
    text = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
    text = text.replace("127.0.0.1:8000", f"127.0.0.1:{port}").replace(
        "games.example.org {", f"http://127.0.0.1:{mine} {{"
    )
    (folder / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https off\n}\n" + text)
    command = [caddy() or "caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    own = os.environ | {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "log").open("w") as log, subprocess.Popen(command, stderr=log, env=own) as process:
        try:
            wait_until(lambda: answers(mine) or process.poll() is not None, "Caddy answers")
            assert process.poll() is None, (folder / "log").read_text()
            yield mine
        finally:
            process.terminate()
            process.wait(PATIENCE)


def answers(port: int) -> bool:
    with suppress(httpx.HTTPError):
        httpx.get(f"http://127.0.0.1:{port}/", timeout=PATIENCE)
        return True
    return False
