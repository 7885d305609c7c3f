"""What a game says to people: the kinds of its asks, notes, remarks, panels, features and orders, read with `ast`.

Kinds are written literally where a question is asked or a note is made (or as `a if … else b`), so that every sentence
the texts must have can be found without playing.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from tablero.core.game import AnyGame

ASKING = {"Ask": 3, "how_many": 4}  # what makes a question, and which argument is its rule


class Spoken(NamedTuple):
    """One place in the source where something is asked, noted or remarked."""

    group: str  # "ask", "note", "remark", "panel", "feature", "order", or "position-rule": what a text is against
    kind: str
    values: frozenset[str]
    rules: tuple[str, ...]  # those written literally
    where: str


def sources(folder: Traversable) -> Iterator[Traversable]:
    for item in folder.iterdir():
        if item.is_dir():
            yield from sources(item)
        elif item.name.endswith(".py"):
            yield item


def strings(node: ast.expr) -> tuple[str, ...]:
    """The strings an expression can be, as far as they are written there."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return (node.value,)
    return (*strings(node.body), *strings(node.orelse)) if isinstance(node, ast.IfExp) else ()


def spoken_in(source: str, where: str) -> Iterator[Spoken]:
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        if isinstance(node.func, ast.Name) and node.func.id in ASKING:
            if where == "asking.py":  # puts the questions of others, whose kinds stand where they are asked
                continue
            group, kind, rule = "ask", node.args[1], node.args[ASKING[node.func.id]]
        elif isinstance(node.func, ast.Name) and node.func.id in ("Remark", "Panel", "Feature", "Order"):
            group, kind, rule = node.func.id.lower(), node.args[0], node.args[-1]
        elif isinstance(node.func, ast.Attribute) and node.func.attr == "note":
            group, kind, rule = "note", node.args[0], node.args[1]
        elif isinstance(node.func, ast.Name) and node.func.id == "require" and len(node.args) > 2:
            group, kind, rule = "position-rule", node.args[2], node.args[2]
        else:
            continue
        place = f"{where}:{node.lineno}"
        kinds = strings(kind)
        assert kinds, f"{place}: the kind is not written literally: {ast.unparse(kind)}"
        values = frozenset(keyword.arg or "**" for keyword in node.keywords) - {"always", "to", "standing"}
        rules = (
            strings(rule) if rule is not kind else ()
        )  # a remark need not cite a rule; a panel or a feature has none
        yield from (Spoken(group, word, values, rules, place) for word in kinds)


@cache
def spoken(game: AnyGame) -> list[Spoken]:
    """Everything a game asks and notes, and the game that it is a variant of."""
    packages = [package for package in (game.package, game.base_package) if package]
    found = [
        one
        for package in packages
        for file in sources(files(package))
        for one in spoken_in(file.read_text(encoding="utf-8"), file.name)
    ]
    assert any(one.group == "ask" for one in found), game.id
    assert any(one.group == "note" for one in found), game.id
    return found
