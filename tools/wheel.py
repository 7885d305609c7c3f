"""Builds what is given away: a wheel in `dist/`, and on request the source and a compiled wheel.

    python tools/wheel.py               the wheel that runs everywhere
    python tools/wheel.py --sdist       and the source it is built from
    python tools/wheel.py --compiled    the wheel for this Python and this system; compiles first, if needed

A compiled wheel is the ordinary one with the compiled modules laid beside their source: Python takes the compiled one
of the two, and tracebacks still find their lines (but for those of a state, which is spelled out for the compiler).
`make wheel` and `make wheel COMPILED=1` run this.
"""

import argparse
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
COMPILED = ROOT / "build" / "compiled"


def main() -> None:
    parser = argparse.ArgumentParser(description="Build the wheel into dist/.")
    parser.add_argument("--sdist", action="store_true", help="the source distribution, too")
    parser.add_argument("--compiled", action="store_true", help="the compiled wheel of this Python, in its place")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        built = [build_pure(Path(folder))]
        if args.compiled:
            built = [build_compiled(built[0])]
        if args.sdist:
            built.append(build("--sdist", Path(folder)))
        DIST.mkdir(exist_ok=True)
        for file in built:
            shutil.copy(file, DIST)
            print(f"dist/{file.name}")


def build_pure(folder: Path) -> Path:
    shutil.rmtree(ROOT / "build" / "lib", ignore_errors=True)  # setuptools would pack files that are gone by now
    return build("--wheel", folder)


def build(kind: str, folder: Path) -> Path:
    """What `python -m build` makes of the project, with the packages that are installed here."""
    out = folder / kind.strip("-")
    done = run("-m", "build", kind, "--no-isolation", "--outdir", str(out), str(ROOT))
    if done.returncode:
        sys.exit(f"wheel: {done.stdout}{done.stderr}")
    (file,) = out.iterdir()
    return file


def build_compiled(wheel: Path) -> Path:
    """The wheel with the compiled modules in it, marked for this Python and this system."""
    compile_if_needed()
    folder = wheel.parent / "unpacked"
    run("-m", "wheel", "unpack", str(wheel), "--dest", str(folder)).check_returncode()
    (inside,) = folder.iterdir()
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    for file in COMPILED.rglob(f"*{suffix}"):
        if file.relative_to(COMPILED).parts[0] != "c":  # where the compiler worked
            shutil.copy(file, inside / file.relative_to(COMPILED))
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    system = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    (info,) = inside.glob("*.dist-info/WHEEL")
    text = info.read_text(encoding="utf-8").replace("Root-Is-Purelib: true", "Root-Is-Purelib: false")
    info.write_text(text.replace("Tag: py3-none-any", f"Tag: {python}-{python}-{system}"), encoding="utf-8")
    packed = wheel.parent / "packed"
    packed.mkdir()
    run("-m", "wheel", "pack", str(inside), "--dest-dir", str(packed)).check_returncode()
    (file,) = packed.iterdir()
    return file


def compile_if_needed() -> None:
    if subprocess.run([sys.executable, str(ROOT / "tools" / "compile.py"), "--if-needed"], check=False).returncode:
        sys.exit("wheel: the games could not be compiled (see above)")


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *words], capture_output=True, text=True, check=False)


if __name__ == "__main__":
    main()
