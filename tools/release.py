"""Makes a release: `make release VERSION=0.2.0`, or `python tools/release.py 0.2.0 --dry-run` to see what would happen.

Nothing is changed before everything is known to be in order: a clean tree, a newer version, something under
`Unreleased` in the changelog, all tests. Then version and changelog are written, wheel, source and compiled wheel are
built and each wheel is tried in an empty environment, and last comes the commit with its tag. Publishing is left to
whoever may.
"""

import argparse
import re
import subprocess
import sys
import tempfile
import venv
from collections.abc import Callable
from datetime import date
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VERSION = re.compile(r'__version__ = "(\d+)\.(\d+)\.(\d+)"')
UNRELEASED = "## Unreleased\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Make a release.")
    parser.add_argument("version", help="three numbers: 0.2.0")
    parser.add_argument("--dry-run", action="store_true", help="check what can be checked at once, change nothing")
    parser.add_argument("--root", type=Path, default=ROOT, help="the project's folder")
    args = parser.parse_args()
    problems = wrong_with(args.root, args.version)
    if problems:
        sys.exit("\n".join(f"release: {problem}" for problem in problems))
    steps: list[tuple[str, Callable[[], None]]] = [
        ("run every test", lambda: run(args.root, "make", "test")),
        ("write version and changelog", lambda: write(args.root, args.version, date.today().isoformat())),
        ("build the wheel and the source", lambda: python(args.root, "tools/wheel.py", "--sdist")),
        ("compile, and build the compiled wheel", lambda: python(args.root, "tools/wheel.py", "--compiled")),
        ("try both wheels", lambda: try_wheels(args.root, args.version)),
        ("commit and tag", lambda: commit(args.root, args.version)),
    ]
    for number, (what, step) in enumerate(steps, 1):
        print(f"{number}. {what}{' (not now)' if args.dry_run else ''}", flush=True)
        if not args.dry_run:
            step()


def wrong_with(root: Path, version: str) -> list[str]:
    """Why this can't be released now."""
    now = VERSION.search(version_file(root).read_text(encoding="utf-8"))
    assert now
    problems = []
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        problems.append(f"a version is three numbers, such as 0.2.0, not {version!r}")
    elif tuple(map(int, version.split("."))) <= tuple(map(int, now.groups())):
        problems.append(f"{version} is not newer than {'.'.join(now.groups())}")
    _, found, news = (root / "CHANGELOG.md").read_text(encoding="utf-8").partition(UNRELEASED)
    if not found or not news.partition("\n## ")[0].strip():
        problems.append("CHANGELOG.md has nothing under '## Unreleased': say what is new")
    if output(root, "git", "status", "--porcelain"):
        problems.append("the tree is not clean: commit, or put aside, what is not part of the release")
    if output(root, "git", "tag", "--list", f"v{version}"):
        problems.append(f"there is a tag v{version} already")
    return problems


def version_file(root: Path) -> Path:
    return root / "src" / "tablero" / "__init__.py"


def write(root: Path, version: str, day: str) -> None:
    file = version_file(root)
    file.write_text(VERSION.sub(f'__version__ = "{version}"', file.read_text(encoding="utf-8")), encoding="utf-8")
    log = root / "CHANGELOG.md"
    heading = f"{UNRELEASED}\n## {version} ({day})\n"
    log.write_text(log.read_text(encoding="utf-8").replace(UNRELEASED, heading, 1), encoding="utf-8")


def try_wheels(root: Path, version: str) -> None:
    """Each wheel plays a game in an environment that has nothing else."""
    for wheel in sorted((root / "dist").glob(f"tablero-{version}-*.whl")):
        with tempfile.TemporaryDirectory() as folder:
            venv.create(folder, with_pip=True)
            run(Path(folder), "bin/pip", "install", "-qq", "--disable-pip-version-check", str(wheel))
            run(Path(folder), "bin/tablero", "simulate", "el-grande", "--games", "2", "--bots", "random")


def commit(root: Path, version: str) -> None:
    run(root, "git", "commit", "--quiet", "--all", "--message", f"Release {version}")
    run(root, "git", "tag", "--annotate", f"v{version}", "--message", f"Tablero {version}")


def python(root: Path, *words: str) -> None:
    run(root, sys.executable, *words)


def run(folder: Path, program: str, *words: str) -> None:
    if subprocess.run([program, *words], cwd=folder, check=False).returncode:
        sys.exit(f"release: {program} {' '.join(words)} failed; git checkout src CHANGELOG.md takes the changes back")


def output(root: Path, *words: str) -> str:
    return subprocess.run(words, cwd=root, check=True, capture_output=True, text=True).stdout.strip()


if __name__ == "__main__":
    main()
