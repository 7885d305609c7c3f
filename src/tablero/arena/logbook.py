"""What a long run has found so far, in a file: whoever starts it again after it was stopped goes on where it was.

The first line says what the run is, each further line is one piece of it, by its number. Pieces may be done in any
order and by any number of processes: each depends on its number alone, and they are read in order. A line that was
cut off when the run was stopped counts as not done.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path

from tablero.core.errors import BadSetup
from tablero.core.sealed import Json

from .work import Piece, Workforce, pieces


class Logbook:
    """The file of one run; `done` has what stands in it."""

    def __init__(self, path: Path, run: Json) -> None:
        self.path = path
        self.done: dict[int, Json] = {}
        lines = path.read_text(encoding="utf-8").split("\n") if path.exists() else []
        if not lines or not lines[0]:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(written(run) + "\n", encoding="utf-8")
            return
        if lines[0] != written(run):
            raise BadSetup(f"{path} is of another run ({lines[0][:300]}); name another file, or delete this one")
        whole = [line for line in lines[1:-1] if is_json(line)]
        for line in whole:
            found = json.loads(line)
            self.done[found.pop("number")] = found
        if lines[-1] or len(whole) < len(lines) - 2:
            path.write_text("".join(line + "\n" for line in [lines[0], *whole]), encoding="utf-8")

    def add(self, number: int, found: Json) -> None:
        self.done[number] = found
        with self.path.open("a", encoding="utf-8") as file:
            file.write(written({"number": number, **found}) + "\n")

    def fill(
        self, piece: Piece, task: object, numbers: Iterable[int], force: Workforce, progress: Callable[[int], None]
    ) -> list[Json]:
        """What these pieces come to, in their order; those that are not done yet are done now."""
        numbers = list(numbers)
        missing = [number for number in numbers if number not in self.done]
        begun = len(numbers) - len(missing)
        progress(begun)
        for count, (number, found) in enumerate(pieces(piece, task, missing, force), begun + 1):
            self.add(number, found)
            progress(count)
        return [self.done[number] for number in numbers]


def written(data: Json) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(", ", ": "))


def is_json(line: str) -> bool:
    try:
        return isinstance(json.loads(line), dict)
    except ValueError:
        return False
