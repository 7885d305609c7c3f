"""The wheel in an empty environment: what a researcher has after `pip install`, without source and without server.

The environment holds the wheel and the packages it declares, no others; these are linked from the environment that
runs the tests, so that nothing is downloaded.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import venv
from importlib.metadata import distribution
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PYTHON_BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
EXTRA_OR_OTHER_SYSTEM = re.compile(r"extra ==|sys_platform|platform_system|python_version <")

pytestmark = pytest.mark.slow


class Environment:
    """A virtual environment with one wheel and what that declares."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        venv.create(folder / "env", symlinks=True)
        self.python = folder / "env" / "bin" / "python"
        run("-m", "pip", "--python", str(self.python), "install", "-qq", "--no-deps", "--no-index", str(wheel))
        linked = folder / "linked"
        linked.mkdir()
        for name in needed(["babel", "fluent.runtime", "rich"]):
            link(name, linked)
        packages = self.run("-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip()
        Path(packages, "linked.pth").write_text(str(linked), encoding="utf-8")

    def run(self, *words: str, code: int = 0) -> str:
        """What a command says, on either stream, run from a folder that holds nothing."""
        bare = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "MYPY"))}
        done = subprocess.run(
            [str(self.python), *words], cwd=self.folder, env=bare, capture_output=True, text=True, check=False
        )
        assert done.returncode == code, done.stderr
        return done.stdout + done.stderr

    def tablero(self, *words: str, code: int = 0) -> str:
        return self.run(str(self.python.parent / "tablero"), *words, code=code)


def run(*words: str, cwd: Path = ROOT) -> str:
    """What a command of the environment that runs the tests says."""
    done = subprocess.run([sys.executable, *words], cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def needed(names: list[str]) -> set[str]:
    """These packages and all that they need in turn."""
    found: set[str] = set()
    while names:
        name = re.split(r"[^\w.-]", names.pop(), maxsplit=1)[0]
        if name.lower() not in found:
            found.add(name.lower())
            names += [need for need in distribution(name).requires or [] if not EXTRA_OR_OTHER_SYSTEM.search(need)]
    return found


def link(name: str, folder: Path) -> None:
    """The files of an installed package, by links to the folders they are in."""
    package = distribution(name)
    for top in {file.parts[0] for file in package.files or [] if file.parts[0] not in ("..", "__pycache__")}:
        if not (folder / top).exists():
            (folder / top).symlink_to(Path(str(package.locate_file(top))))


def snippet() -> str:
    """The README's example."""
    found = PYTHON_BLOCK.search((ROOT / "README.md").read_text(encoding="utf-8"))
    assert found
    return found[1]


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy of what is in the repository, so that nothing left lying about gets in."""
    source = tmp_path_factory.mktemp("source")
    for name in ("pyproject.toml", "README.md", "LICENSE", "NOTICE.md"):
        shutil.copy(ROOT / name, source)
    shutil.copytree(ROOT / "src", source / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    run("-m", "build", "--wheel", "--no-isolation", "--outdir", str(source / "dist"), str(source))
    (built,) = (source / "dist").glob("*.whl")
    return built


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return Environment(tmp_path_factory.mktemp("installed"), wheel)


def test_the_environment_is_as_empty_as_it_claims(installed: Environment) -> None:
    for module in ("starlette", "sqlalchemy", "msgspec", "jinja2", "chess"):
        installed.run("-c", f"import importlib.util, sys; sys.exit(importlib.util.find_spec('{module}') is not None)")
    assert "linked" not in installed.run("-c", "import tablero; print(tablero.__file__)")


def test_the_command_line_works(installed: Environment) -> None:
    games = installed.tablero("games")
    for game in ("el-grande", "andean-abyss", "twilight-struggle", "twilight-struggle-soloplay", "narcos"):
        assert game in games
        assert installed.tablero("rules", game)
        assert "95 %" in installed.tablero("simulate", game, "--games", "2", "--bots", "random", "--seed", "1")
    assert "<svg" in installed.tablero("draw", "el-grande")
    assert installed.tablero("serve", code=2).splitlines() == [
        "tablero serve: msgspec is not installed; pip install 'tablero[server]' brings it"
    ]
    assert "tablero[bench]" in installed.tablero("bench", "el-grande", code=2)


def test_the_example_of_the_readme_runs(installed: Environment) -> None:
    assert re.match(r"\[\d+(, \d+){3}\]", installed.run("-c", snippet()))


def test_the_example_of_the_readme_is_typed_strictly(installed: Environment) -> None:
    (installed.folder / "example.py").write_text(snippet(), encoding="utf-8")
    options = ["--strict", "--config-file=", "--cache-dir", os.devnull, "--python-executable", str(installed.python)]
    said = run("-m", "mypy", *options, "example.py", cwd=installed.folder)
    assert "no issues found in 1 source file" in said
