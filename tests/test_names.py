"""One word, one thing: no two modules define a class or a type under the same name.

Each game has its own cards and effects. What is drawn in a game's `picture/` stays there, and is not looked at;
nor are the types of its view: each game has the same ones, a hand, a phase, and the API puts its name before them.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "src" / "tablero"
EACH_GAMES_OWN = {"Card", "Effect", "FirstJudged"}


def defined(module: Path) -> Iterator[str]:
    """The classes and types at the top of a module, by name."""
    for node in ast.parse(module.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Assign):
            yield from (
                x.id for x in node.targets if isinstance(x, ast.Name) and x.id[0].isupper() and not x.id.isupper()
            )


def test_no_class_or_type_has_the_name_of_another() -> None:
    where = defaultdict(list)
    for module in sorted(PACKAGE.rglob("*.py")):
        if module.parent.name != "picture" and module.name != "view_types.py":
            for name in defined(module):
                where[name].append(str(module.relative_to(PACKAGE)))

    twice = {name: modules for name, modules in where.items() if len(modules) > 1 and name not in EACH_GAMES_OWN}

    assert twice == {}
    assert {"Match", "Game", "TableRow"} <= where.keys(), "the modules were read"
