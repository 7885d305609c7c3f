"""Runs the tests of the engine and the contract of every game under each Python that this machine has.

    python tools/versions.py            3.11 and all later ones that are on the PATH
    python tools/versions.py 3.13       this one only

Each gets an environment of its own in `build/versions`, with what the lock has for the server and for running tests. A
Python that is not there is named and left out; that alone is no failure.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
SERVER = {
    "alembic",
    "argon2-cffi",
    "jinja2",
    "markupsafe",
    "msgspec",
    "python-multipart",
    "sqlalchemy",
    "starlette",
    "uvicorn",
    "websockets",
}  # views are held to the schemas of its API
WANTED = {"babel", "fluent-runtime", "rich", "hypothesis", "pytest", "pytest-xdist", *SERVER}
TESTS = ("tests/core", "tests/contract", "tests/golden", "tests/test_texts.py", "tests/test_bots.py")
ENTRY = re.compile(r"^([\w.-]+)==.*(?:\n    .*)*", re.MULTILINE)
VIA = re.compile(r"#\s+(?:via )?([\w.-]+)$", re.MULTILINE)


def main() -> None:
    failed = [version for version in sys.argv[1:] or VERSIONS if not passes(version)]
    if failed:
        sys.exit(f"versions: the tests fail under Python {', '.join(failed)}")


def passes(version: str) -> bool:
    """Whether the tests pass under this version; yes, if it is not there."""
    python = found(version)
    if not python:
        print(f"Python {version}: not on this machine, left out", flush=True)
        return True
    inside = environment(version, python)
    print(f"Python {version}:", flush=True)
    words = ["-m", "pytest", "-q", "-n", "2", "-p", "no:cacheprovider", "-m", "not slow and not browser", *TESTS]
    bare = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    own = {"PYTHONPATH": str(ROOT / "src"), "PYTHONPYCACHEPREFIX": str(inside.parents[1] / "bytecode")}
    return not subprocess.run([str(inside), *words], cwd=ROOT, env=bare | own, check=False).returncode


def found(version: str) -> str:
    """Where that Python is; nowhere, if what has its name does not run."""
    python = shutil.which(f"python{version}") or ""
    words = [python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
    answer = subprocess.run(words, capture_output=True, text=True, check=False).stdout.strip() if python else ""
    return python if answer == version else ""


def environment(version: str, python: str) -> Path:
    """The Python of an environment with what the tests need; made anew when the lock has changed."""
    folder = ROOT / "build" / "versions" / version
    needs, inside = folder / "needs.txt", folder / "bin" / "python"
    wanted = needed((ROOT / "requirements.lock").read_text(encoding="utf-8"))
    if needs.exists() and needs.read_text(encoding="utf-8") == wanted:
        return inside
    subprocess.run([python, "-m", "venv", "--clear", str(folder)], check=True)
    (folder / "new.txt").write_text(wanted, encoding="utf-8")
    install = ["-m", "pip", "install", "-qq", "--disable-pip-version-check", "--require-hashes", "-r"]
    subprocess.run([str(inside), *install, str(folder / "new.txt")], check=True)
    (folder / "new.txt").rename(needs)
    return inside


def needed(lock: str) -> str:
    """The entries of the lock that are wanted, and those that are there because of them."""
    entries = {found[1]: found[0] for found in ENTRY.finditer(lock)}
    kept = set(WANTED)
    while more := {name for name, entry in entries.items() if kept.intersection(VIA.findall(entry))} - kept:
        kept |= more
    return "\n".join(entries[name] for name in entries if name in kept) + "\n"


if __name__ == "__main__":
    main()
