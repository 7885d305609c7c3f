"""Runs the tests that need torch, in an environment of their own: build/learning, beside the one that runs this.

    make learning

It takes over what is installed here and adds only what requirements-learning.txt names: about a gigabyte. Torch built
for CUDA would bring several more; so, where pip would take that one, nothing is installed, unless
`TABLERO_CUDA=1` says that it may. pip finds the build for the processor alone by PIP_FIND_LINKS or
PIP_EXTRA_INDEX_URL. What can't be installed is a failure here, and so is a test that is left out.
"""

import json
import os
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
INSIDE = ROOT / "build" / "learning"
PYTHON = INSIDE / "bin" / "python"
NEEDED = ROOT / "requirements-learning.txt"
INSTALLED = INSIDE / "installed"  # the requirements that were
TESTS = ("tests/envs/test_examples.py", "-k", "masked_ppo")
CUDA = ("nvidia-", "cuda-", "triton")


def main() -> None:
    if not INSTALLED.exists() or INSTALLED.read_text("utf-8") != NEEDED.read_text("utf-8"):
        set_up()
    report = INSIDE / "tests.xml"
    words = ["-m", "pytest", "-q", "-p", "no:cacheprovider", f"--junit-xml={report}", *TESTS]
    if run(*words, env={**os.environ, "TABLERO_SOURCE": "1", "PYTHONPATH": str(ROOT / "src")}):
        sys.exit("learning: the tests fail")
    if 'skipped="0"' not in report.read_text("utf-8"):
        sys.exit("learning: a test was left out")


def set_up() -> None:
    """The environment, which also finds whatever is installed in this one."""
    print("Setting up build/learning with torch ...", flush=True)
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(INSIDE)], check=True)
    site = sysconfig.get_path("purelib", vars={"base": str(INSIDE), "platbase": str(INSIDE)})
    (Path(site) / "beside.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
    big = [name for name in would_install() if name.startswith(CUDA)]
    if big and not os.environ.get("TABLERO_CUDA"):
        sys.exit(
            f"learning: pip would take torch with CUDA, some gigabytes ({', '.join(big)}); let it find the build for "
            "the processor (PIP_FIND_LINKS, PIP_EXTRA_INDEX_URL), or set TABLERO_CUDA=1"
        )
    if run(*INSTALL):
        sys.exit("learning: what requirements-learning.txt names can't be installed")
    INSTALLED.write_text(NEEDED.read_text("utf-8"), "utf-8")


INSTALL = ("-m", "pip", "install", "-qq", "--disable-pip-version-check", "--only-binary", ":all:", "-r", str(NEEDED))


def would_install() -> list[str]:
    """The packages that pip would take, and what they need."""
    words = [str(PYTHON), *INSTALL, "--dry-run", "--report", "-"]
    told = subprocess.run(words, capture_output=True, text=True, check=False)
    if told.returncode:
        sys.exit(f"learning: what requirements-learning.txt names can't be installed:\n{told.stderr.strip()}")
    return [item["metadata"]["name"].lower() for item in json.loads(told.stdout)["install"]]


def run(*words: str, env: dict[str, str] | None = None) -> int:
    return subprocess.run([str(PYTHON), *words], cwd=ROOT, env=env, check=False).returncode


if __name__ == "__main__":
    main()
