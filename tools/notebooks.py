"""Runs the tutorials (docs/tutorials/*.ipynb) cell by cell, without Jupyter, and makes pages of them for the docs site.

A cell may do what Python can, and nothing that only Jupyter knows. What it prints, and the value of its last line,
stand below it on the page, as a notebook would show them: as HTML where the value can, else as text.
"""

from __future__ import annotations

import ast
import io
import json
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from pprint import pformat
from typing import Any, Final, NamedTuple

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "tutorials"
TUTORIALS: Final = ("first_game", "environment", "simulation")


class RunCell(NamedTuple):
    """A cell of a notebook, and what came of it."""

    kind: str  # markdown, code
    source: str
    printed: str = ""
    value: Any = None


def cells_of(file: Path) -> list[tuple[str, str]]:
    """The cells of a notebook: their kinds, and what is written in them."""
    notebook = json.loads(file.read_text(encoding="utf-8"))
    return [(cell["cell_type"], "".join(cell["source"])) for cell in notebook["cells"]]


def run_notebook(file: Path) -> Iterator[RunCell]:
    """Run a notebook from its beginning; each cell as soon as it is done."""
    names: dict[str, Any] = {"__name__": "__main__"}
    for number, (kind, source) in enumerate(cells_of(file), 1):
        if kind == "code":
            printed, value = run_cell(source, names, f"{file.name}, cell {number}")
            yield RunCell(kind, source, printed, value)
        else:
            yield RunCell(kind, source)


def run_cell(source: str, names: dict[str, Any], where: str) -> tuple[str, Any]:
    """What a cell prints, and the value of its last line, if that is an expression."""
    tree = ast.parse(source, where)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    with redirect_stdout(io.StringIO()) as printed:
        exec(compile(tree, where, "exec"), names)
        value = eval(compile(ast.Expression(last.value), where, "eval"), names) if isinstance(last, ast.Expr) else None
    return printed.getvalue(), value


def page_of(file: Path) -> str:
    """A notebook as a page in Markdown, run anew."""
    parts = []
    for cell in run_notebook(file):
        if cell.kind == "markdown":
            parts.append(cell.source)
            continue
        parts.append(f"```python\n{cell.source}\n```")
        if cell.printed:
            parts.append(f"```text\n{cell.printed.rstrip()}\n```")
        if cell.value is not None:
            shown = getattr(cell.value, "_repr_html_", None)
            parts.append(f"<div>{shown()}</div>" if shown else f"```text\n{pformat(cell.value, width=110)}\n```")
    address = f"tutorials/{file.name}"
    parts.append(f"*This page is [a notebook]({file.name}), `docs/{address}`; it was run when the page was made.*")
    return "\n\n".join([*parts, ""])


if __name__ == "__main__":
    for tutorial in TUTORIALS:
        print(f"{tutorial}: {len(page_of(FOLDER / f'{tutorial}.ipynb')):,} letters")
