"""The server's time comes from one place, so that it can be given."""

from __future__ import annotations

import ast
from pathlib import Path

import tablero.server
from tablero.server import time_source
from tablero.server.time_source import SetTime, now, running_at

SERVER = Path(tablero.server.__file__).parent
ASKING = {("time", "time"), ("time", "time_ns"), ("datetime", "now"), ("datetime", "utcnow"), ("date", "today")}


def test_time_stands_until_it_is_moved_and_then_is_the_systems_again():
    time = SetTime(1_800_000_000)
    with running_at(time):
        assert now() == 1_800_000_000
        time.move(days=1, hours=1, minutes=1, seconds=1)
        assert now() == 1_800_000_000 + 90_061

    assert time_source.source is not time


def test_nothing_else_on_the_server_asks_what_time_it_is():
    asking = [
        f"{path.name}:{node.lineno}"
        for path in SERVER.rglob("*.py")
        if path.name not in ("time_source.py", "settings.py")  # the latter looks at how old a file is
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name | ast.Attribute)
        and (node.value.id if isinstance(node.value, ast.Name) else node.value.attr, node.attr) in ASKING
    ]

    assert asking == []
