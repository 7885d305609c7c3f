"""Which messages of a text file some source could ask for: written out there, or put together of words that are.

`f"problem-{code}"` and, in a template, `"theme-" ~ choice` reach `problem-stale` and `theme-dark`, if `stale` and
`dark` are words of those sources, too, or numbers.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

WORD = re.compile(r"[\w-]+")
HOLE = r"([\w-]+)"


class Literals:
    """The words of some files, and the patterns in which they are joined."""

    def __init__(self, files: Iterable[Path], words: Iterable[str] = ()) -> None:
        self.words = set(words)
        self.joints: set[str] = set()
        for file in files:
            text = file.read_text(encoding="utf-8")
            if file.suffix == ".py":
                self.read_code(text)
            elif file.suffix == ".toml":
                self.read_data(tomllib.loads(text))
            else:
                self.words |= set(WORD.findall(text))
                self.joints |= {re.escape(start) + HOLE for start in re.findall(r'"([\w-]+[-_])" ~', text)}

    def read_code(self, text: str) -> None:
        tree = ast.parse(text)
        explained = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in explained:
                self.words |= {node.value, *WORD.findall(node.value)}
            elif isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else "" for part in node.values]
                if any(len(str(part).strip(":_-")) > 1 for part in parts):
                    self.joints.add("".join(re.escape(str(part)) if part else HOLE for part in parts))

    def read_data(self, value: Any) -> None:
        if isinstance(value, dict):
            self.words |= set(value)
        if isinstance(value, dict | list):
            for item in value.values() if isinstance(value, dict) else value:
                self.read_data(item)
        else:
            self.words.add(str(value))

    @cache  # noqa: B019 - there are few of them, and they are asked thousands of times
    def patterns(self) -> list[re.Pattern[str]]:
        return [re.compile(joint) for joint in self.joints]

    def reach(self, word: str) -> bool:
        if word in self.words or word.isdigit() or word.replace("-", "_") in self.words:
            return True
        joined = [match for joint in self.patterns() if (match := joint.fullmatch(word))]
        return any(part != word and self.reach(part) for match in joined for part in match.groups())
