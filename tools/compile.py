"""Compiles the hot modules with mypyc: the same source, several times as fast.

Copies `src/tablero` to `build/compiled/tablero` and compiles there, in place, the modules that `[tool.tablero.compile]`
in `pyproject.toml` names: one call of mypyc for all (modules compiled apart call each other slowly), then one C file
for the core and one for each game, as many at a time as there are processors. Whatever is run with
`PYTHONPATH=build/compiled` then uses the compiled build; without it, the source. Nothing under `src` is touched.

What `@declared` makes of a state at import, mypyc has to find in the source: `spell_out` writes it into the copy.

    python tools/compile.py              all games
    python tools/compile.py --if-needed  the same, unless what is there was compiled from this very source
    python tools/compile.py --fast       the same, and the command line uses it as long as nothing changes (`make fast`)
    python tools/compile.py el_grande    the core and these packages; the other games are left out
"""

import argparse
import ast
import fnmatch
import hashlib
import importlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from pathlib import Path
from typing import TypedDict

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "tablero"
TARGET = ROOT / "build" / "compiled"
MADE_FROM = TARGET / "made-from"  # what all games were compiled from, as `fingerprint` says it
CORE = "core"
FOLDERS = ["--build-temp=c", "--build-lib=c/lib"]

# Runs in a new interpreter: imports every module and says where one came from that is not compiled.
VERIFY = """
import importlib, sys
wrong = []
for name in sys.argv[2:]:
    file = importlib.import_module(name).__file__ or ""
    if not file.startswith(sys.argv[1]) or file.endswith(".py"):
        wrong.append(f"{name} comes from {file}")
sys.exit("\\n".join(wrong) or 0)
"""


class Settings(TypedDict):
    """[tool.tablero.compile] in pyproject.toml; patterns are relative to src."""

    modules: list[str]
    exclude: list[str]
    optimize: int


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile core and games into build/compiled.")
    parser.add_argument("games", nargs="*", help="packages of games, if not all")
    parser.add_argument("--if-needed", action="store_true", help="not if all games are compiled as they are now")
    parser.add_argument("--fast", action="store_true", help="if needed, and for the command line to use by itself")
    args = parser.parse_args()
    if (args.if_needed or args.fast) and is_current():
        return make_fast() if args.fast else None
    check_tools()
    settings: Settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["tablero"]["compile"]
    modules = hot_modules(settings, args.games)
    now = fingerprint()  # what changes while the compiler runs is not in it
    copy_source({group(module) for module in modules})
    sys.path.insert(0, str(SOURCE.parent))
    for module in modules:
        spell_out(module)
    print(f"Compiling {len(modules)} modules into {TARGET.relative_to(ROOT)}:")
    for module in modules:
        print(f"  {module}")
    sys.stdout.flush()
    translated, compiled = compile_in_place(modules, settings["optimize"])
    verify(modules)
    if not args.games:
        MADE_FROM.write_text(now, "utf-8")
    print(f"Compiled in {translated + compiled:.0f} s: {translated:.0f} s mypyc, {compiled:.0f} s C compiler.")
    if args.fast:
        make_fast()


def make_fast() -> None:
    """Bring texts, pictures and data of the copy up to date, and say that it may be used (src/tablero/compiled.py)."""
    sys.path.insert(0, str(SOURCE.parent))
    from tablero.compiled import STAMP, stamp

    now = stamp()
    if (TARGET / STAMP).exists() and (TARGET / STAMP).read_text("utf-8") == now:
        print("Everything is compiled as it is now.")
        return
    for file in SOURCE.rglob("*"):
        if file.is_file() and file.suffix != ".py" and "__pycache__" not in file.parts:
            copy = TARGET / SOURCE.name / file.relative_to(SOURCE)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy)
    (TARGET / STAMP).write_text(now, "utf-8")
    print("From now on `tablero` runs compiled, until something under src changes. TABLERO_SOURCE=1 runs the source.")


def is_current() -> bool:
    return MADE_FROM.exists() and MADE_FROM.read_text("utf-8") == fingerprint()


def fingerprint() -> str:
    """Says the same as long as compiling would make the same: source, settings, this script, and Python."""
    found = hashlib.blake2b(sys.version.encode())
    for file in (*sorted(SOURCE.rglob("*.py")), ROOT / "pyproject.toml", Path(__file__)):
        found.update(f"{file.relative_to(ROOT).as_posix()}\0".encode() + file.read_bytes() + b"\0")
    return found.hexdigest()


def check_tools() -> None:
    """Stops with one line when something needed is missing."""
    try:
        import mypyc.build  # noqa: F401
        import setuptools  # noqa: F401
    except ImportError as missing:
        sys.exit(f"compile: {missing}; install Tablero with its extra 'compile', or run make compile")
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        sys.exit(f"compile: no C compiler: {compiler!r} is not on the PATH; install one, or name yours in CC")
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if not header.exists():
        sys.exit(f"compile: Python's C headers are missing: {header}; install them (on Debian: python3-dev)")


def hot_modules(settings: Settings, games: list[str]) -> list[str]:
    """The files to compile, relative to src, from pyproject's patterns; of these games only, if any are named."""
    found: set[str] = set()
    for pattern in settings["modules"]:
        files = {path.relative_to(SOURCE.parent).as_posix() for path in SOURCE.parent.glob(pattern)}
        if not files:
            sys.exit(f"compile: no file under src matches {pattern!r} in [tool.tablero.compile] of pyproject.toml")
        found |= files
    modules = sorted(m for m in found if not any(fnmatch.fnmatch(m, out) for out in settings["exclude"]))
    if not modules:
        sys.exit("compile: [tool.tablero.compile] in pyproject.toml excludes every module it names")
    known = {group(module) for module in modules}
    for game in games:
        if game not in known:
            sys.exit(
                f"compile: no package {game!r} under tablero/games; there are: {', '.join(sorted(known - {CORE}))}"
            )
    return [module for module in modules if not games or group(module) in (CORE, *games)]


def group(module: str) -> str:
    """What a module is compiled together with: the package of its game, or the core."""
    parts = module.split("/")
    return parts[2] if parts[1] == "games" else CORE


def copy_source(groups: set[str]) -> None:
    """A fresh copy each time, so that no compiled module outlives its source.

    Without the games that are not compiled: classes of theirs could not inherit from the core's compiled ones.
    """
    if TARGET.exists():
        shutil.rmtree(TARGET)
    shutil.copytree(SOURCE, TARGET / SOURCE.name, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    for game in (TARGET / SOURCE.name / "games").iterdir():
        if game.is_dir() and game.name not in groups:
            shutil.rmtree(game)
    # Without a settings file of its own, mypy would find the project's and read the modules under src instead.
    (TARGET / "mypy.ini").write_text("[mypy]\nnamespace_packages = true\nexplicit_package_bases = true\n")


def spell_out(module: str) -> None:
    """Write out what follows from the fields of the states declared in a module of the copy."""
    path = TARGET / module
    path.write_text(spelled_out(path.read_text("utf-8"), module.removesuffix(".py").replace("/", ".")), "utf-8")


def spelled_out(text: str, module: str) -> str:
    """The source of a module with constructor, `blank` and `copy` in each state that it declares."""
    tree = ast.parse(text)
    states = [item for item in tree.body if isinstance(item, ast.ClassDef) and is_declared(item)]
    if not states:
        return text
    source = importlib.import_module(module)
    for state in states:
        tree.body.insert(tree.body.index(state) + 1, give_methods(state, getattr(source, state.name)))
    imports = "from tablero.core.declare import StateField, enter\n"
    if module != "tablero.core.state":
        imports += "from tablero.core.dice import Dice\nfrom tablero.core.state import State\n"
    tree.body[2:2] = ast.parse(imports).body  # after the docstring and the import from __future__
    return ast.unparse(ast.fix_missing_locations(tree))


def is_declared(item: ast.ClassDef) -> bool:
    return any(isinstance(mark, ast.Name) and mark.id == "declared" for mark in item.decorator_list)


def give_methods(state: ast.ClassDef, cls: type) -> ast.stmt:
    """Write into a class what `@declared` makes of it; what has to follow it, so that its fields are known."""
    from tablero.core.declare import inherited_fields, methods

    inherited = [line.name for line in inherited_fields(cls)]
    fields: dict[str, str] = {}
    types: dict[str, str] = {}
    body: list[ast.stmt] = []
    for item in state.body:
        if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name) and isinstance(item.value, ast.Call):
            name = item.target.id
            fields[name] = ast.unparse(ast.Call(ast.Name("StateField"), item.value.args, item.value.keywords))
            types[name] = ast.unparse(item.annotation)
            item.value = None
            if name in inherited:
                continue
        body.append(item)
    state.decorator_list = []
    state.body = [*body, *ast.parse(methods(cls)).body]
    lines = ", ".join([f"{name!r}: {line}" for name, line in fields.items()])
    return ast.parse(f"enter({state.name}, {{{lines}}}, {types!r})").body[0]


def compile_in_place(modules: list[str], optimize: int) -> tuple[float, float]:
    """Returns the seconds that mypyc and the C compiler took."""
    import setuptools
    from mypyc.build import mypycify

    groups: dict[str, list[str]] = {}
    for module in modules:
        groups.setdefault(group(module), []).append(module)
    os.environ.pop("MYPYPATH", None)
    os.chdir(TARGET)
    start = time.perf_counter()
    extensions = mypycify(
        ["--config-file=mypy.ini", *modules],
        opt_level=str(optimize),
        debug_level="0",
        multi_file=False,
        separate=[(files, f"tablero_{name}") for name, files in groups.items()],
        target_dir="c",
    )
    if sys.platform != "win32":
        for extension in extensions:
            extension.extra_compile_args.append("-Wno-all")  # looking for what to warn of took half of the time
    translated = time.perf_counter()
    setuptools.setup(
        name="tablero-compiled",
        packages=[],
        ext_modules=extensions,
        script_args=["--quiet", "build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}", *FOLDERS],
    )
    os.chdir(ROOT)
    return translated - start, time.perf_counter() - translated


def verify(modules: list[str]) -> None:
    """A run with PYTHONPATH=build/compiled imports the compiled modules, and not the source."""
    names = [module.removesuffix(".py").replace("/", ".") for module in modules]
    env = {**os.environ, "PYTHONPATH": str(TARGET)}
    run = subprocess.run([sys.executable, "-c", VERIFY, str(TARGET), *names], env=env, check=False)
    if run.returncode:
        sys.exit("compile: not everything that was compiled is used (see above)")


if __name__ == "__main__":
    main()
