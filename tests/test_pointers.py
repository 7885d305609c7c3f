"""Pointers in docstrings, comments and docs lead somewhere: to a file, folder, module, function or member of a class.

A bare `view.py` is looked for beside the file that names it and in its package; outside the games it may also be a room
that games have, since "a game's `view.py`" is one in each.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "tablero"
GAMES = sorted(path.parent for path in PACKAGE.glob("games/*/game.py"))
FOLDERS = ("src", "tests", "tools", "bench", "examples")
CODE = sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py"))
DOCS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
SHARED = (PACKAGE, PACKAGE / "core", PACKAGE / "drawing", PACKAGE / "web", PACKAGE / "web" / "static")

COMMENT = re.compile(r"(?:^|\s)# .*")
FILE = re.compile(r"(?<![\w*<{/.-])((?:[\w-]+/)*\w+\.(?:py|md|ftl|html|css|js|toml))\b")
FOLDER = re.compile(r"`((?:\w+/)+)`")
MODULE = re.compile(r"(?<![\w/.-])tablero((?:\.(?!css|sqlite|toml|service)[a-z_]+)+)")
CALL = re.compile(r"`(?:\w+\.)*(\w+)\([^`]*\)`")
MEMBER = re.compile(r"\b([A-Z]\w+)\.([a-z_]\w*)\b")

EXAMPLES = {
    "mine.toml",
    "study.toml",
    "FILE.toml",
    "FOLDER/README.md",
    "game.html",
    "tablero.toml",
    "dist/",
    "xx.md",
}  # what whoever reads the docs has or makes
EXAMPLES |= {f"{folder}/xx.ftl" for folder in ("texts", "lessons", "src/tablero/texts", "src/tablero/web/texts")}
EXAMPLES |= {"rules/xx.md"}


def remarks(path: Path) -> Iterator[str]:
    """What a file says to its readers: its text, or the docstrings and comments of its code."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        yield text
        return
    for node in nodes_of(path):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield ast.get_docstring(node) or ""
    yield from COMMENT.findall(text)


@lru_cache(maxsize=1)
def members() -> dict[str, set[str]]:
    """By class: the names used in it, its own and those of its bases."""
    found: dict[str, set[str]] = {}
    bases: dict[str, set[str]] = {}
    for node in nodes():
        if isinstance(node, ast.ClassDef):
            bases.setdefault(node.name, set()).update(x.id for x in node.bases if isinstance(x, ast.Name))
            inside = list(ast.walk(node))
            names = {x.name for x in inside if isinstance(x, ast.FunctionDef | ast.AsyncFunctionDef)}
            names |= {x.attr for x in inside if isinstance(x, ast.Attribute)}
            names |= {x.id for x in inside if isinstance(x, ast.Name)}
            found.setdefault(node.name, set()).update(names)
    for name in found:
        for base in ancestors(name, bases):
            found[name] |= found.get(base, set())
    return found


def ancestors(name: str, bases: dict[str, set[str]]) -> set[str]:
    near = bases.get(name, set()) - {name}
    return near.union(*(ancestors(base, bases) for base in near))


@lru_cache(maxsize=1)
def functions() -> set[str]:
    defined = {x.name for x in nodes() if isinstance(x, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)}
    return defined | {x.id for x in nodes() if isinstance(x, ast.Name)}


def nodes() -> Iterator[ast.AST]:
    return (node for path in CODE for node in nodes_of(path))


@cache
def nodes_of(path: Path) -> list[ast.AST]:
    """What of a module's syntax has a name."""
    named = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef, ast.Name)
    return [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, named)]


def own_packages(path: Path) -> list[Path]:
    """The packages whose rooms a file may name without saying where they are."""
    parts = path.relative_to(ROOT).parts
    if parts[0] == "tests" and len(parts) > 2:
        return [path.parent, *[game for game in GAMES if game.name == parts[1]]]
    if parts[:3] == ("src", "tablero", "games") and len(parts) > 4:
        return [game for game in GAMES if parts[3].startswith(game.name)]  # a variant may name its base game's, too
    return [PACKAGE / parts[2], *GAMES] if parts[:2] == ("src", "tablero") and len(parts) > 3 else [PACKAGE]


def exists(path: Path, pointer: str) -> bool:
    """Whether there is what a pointer in the file `path` names."""
    places = [*(folder for folder in path.parents if folder.is_relative_to(ROOT)), *SHARED]
    if any((place / pointer).exists() for place in places):
        return True
    name = "/" + pointer.rstrip("/")
    return any(found.endswith(name) for package in own_packages(path) for found in files_in(package))


@lru_cache
def files_in(package: Path) -> list[str]:
    return [str(path) for path in package.rglob("*")]


def lost(path: Path) -> Iterator[str]:
    """The pointers of a file that lead nowhere."""
    for text in remarks(path):
        yield from (name for name in FILE.findall(text) if name not in EXAMPLES and not exists(path, name))
        yield from (name for name in FOLDER.findall(text) if name not in EXAMPLES and not exists(path, name))
        yield from (f"tablero{name}" for name in MODULE.findall(text) if not is_module(name))
        yield from (f"{name}()" for name in CALL.findall(text) if name not in functions())
        yield from (f"{a}.{b}" for a, b in MEMBER.findall(text) if a in members() and b not in members()[a])


def is_module(dotted: str) -> bool:
    """Whether `.core.record` is a module of ours, or `.core.record.load` something in one."""
    path = PACKAGE.joinpath(*dotted.strip(".").split("."))
    if path.is_dir() or path.with_suffix(".py").exists() or path.parent.with_suffix(".py").exists():
        return True
    package = path.parent / "__init__.py"
    return package.exists() and any(getattr(node, "name", "") == path.name for node in nodes_of(package))


@pytest.mark.slow
def test_what_is_pointed_at_exists() -> None:
    assert {str(path.relative_to(ROOT)): found for path in [*CODE, *DOCS] if (found := list(lost(path)))} == {}


def test_a_stale_pointer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    stale = ROOT / "src" / "tablero" / "server" / "api.py"
    text = "waking.py, `gone/`, tablero.core.nothing, `gone_away(x)`, Match.nonsense; not tables.py, `storage/`"
    monkeypatch.setattr(f"{__name__}.remarks", lambda path: [text])

    assert list(lost(stale)) == ["waking.py", "gone/", "tablero.core.nothing", "gone_away()", "Match.nonsense"]
