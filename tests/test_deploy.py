"""What `deploy/` hands out fits the program: commands that it understands, files and extras that are there."""

from __future__ import annotations

import configparser
import re
import shlex
import tomllib
from pathlib import Path

import pytest

from tablero.cli import parser_for
from tablero.server.setting_sources import NAMES

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]


def unit(name: str) -> configparser.ConfigParser:
    found = configparser.ConfigParser(interpolation=None, strict=False)
    found.optionxform = str  # type: ignore[assignment,method-assign]
    found.read(DEPLOY / name, encoding="utf-8")
    return found


@pytest.mark.parametrize("name", ["tablero.service", "tablero-backup.service"])
def test_a_unit_calls_a_command_that_is_understood(name: str) -> None:
    command = re.search(r"/opt/tablero/bin/tablero ([^']+)", unit(name)["Service"]["ExecStart"])
    assert command
    words = shlex.split(command[1].replace("$(date +%%u)", "1"))
    assert parser_for(words[0]).parse_args(words).data == "/var/lib/tablero"


def test_the_service_gets_more_time_to_stop_than_it_takes() -> None:
    assert int(unit("tablero.service")["Service"]["TimeoutStopSec"]) > 2 * NAMES["stop_seconds"].default


def test_the_container_is_made_of_what_is_there() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    for line in re.findall(r"^COPY (?!--from)(.+) \S+$", text, re.MULTILINE):
        for source in line.split():
            assert (ROOT / source).exists(), source
    extras = re.search(r"'\.\[([\w,]+)\]'", text)
    assert extras
    assert set(extras[1].split(",")) <= set(EXTRAS)
    for name in re.findall(r"\bTABLERO_([A-Z_]+)=", text):
        assert name.lower() in NAMES
    command = re.search(r'^CMD \["tablero", (.+)\]$', text, re.MULTILINE)
    assert command
    words = [word.strip('", ') for word in command[1].split(",")]
    parser_for(words[0]).parse_args(words)
