"""The release script says what is wrong before it changes anything, and writes version and changelog as it should."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools.release import write

SCRIPT = Path(__file__).parents[1] / "tools" / "release.py"


def git(folder: Path, *words: str) -> None:
    own = ["-c", "user.name=somebody", "-c", "user.email=somebody@example.org"]
    subprocess.run(["git", *own, *words], cwd=folder, check=True, capture_output=True)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "src" / "tablero").mkdir(parents=True)
    (tmp_path / "src" / "tablero" / "__init__.py").write_text('__version__ = "0.1.0"\n')
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## Unreleased\n\n- A new game.\n")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "All there is")
    return tmp_path


def rehearse(project: Path, version: str) -> tuple[int, str]:
    words = [sys.executable, str(SCRIPT), version, "--dry-run", "--root", str(project)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_a_rehearsal_lists_the_steps_and_changes_nothing(project: Path) -> None:
    code, said = rehearse(project, "0.2.0")
    assert code == 0, said
    assert [line[0] for line in said.splitlines()] == list("123456")
    assert all(line.endswith("(not now)") for line in said.splitlines())
    git(project, "diff", "--exit-code")


@pytest.mark.parametrize(
    ("version", "problem"), [("0.1.0", "not newer"), ("0.0.9", "not newer"), ("two", "three numbers")]
)
def test_a_version_must_be_newer(project: Path, version: str, problem: str) -> None:
    code, said = rehearse(project, version)
    assert code == 1
    assert problem in said


def test_an_unclean_tree_is_refused(project: Path) -> None:
    (project / "forgotten.py").touch()
    assert "not clean" in rehearse(project, "0.2.0")[1]


def test_a_release_without_news_is_refused(project: Path) -> None:
    (project / "CHANGELOG.md").write_text("# Changelog\n\n## Unreleased\n\n## 0.1.0 (2026-01-01)\n\n- Old.\n")
    assert "nothing under '## Unreleased'" in rehearse(project, "0.2.0")[1]


def test_a_tag_is_given_once(project: Path) -> None:
    git(project, "tag", "v0.2.0")
    assert "tag v0.2.0" in rehearse(project, "0.2.0")[1]


def test_version_and_changelog_are_written(project: Path) -> None:
    write(project, "0.2.0", "2026-02-03")
    assert (project / "src" / "tablero" / "__init__.py").read_text() == '__version__ = "0.2.0"\n'
    log = (project / "CHANGELOG.md").read_text()
    assert log == "# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-02-03)\n\n- A new game.\n"
