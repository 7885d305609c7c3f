"""Which paragraph of the variant's own text stands where in the rules: nothing is lost, nothing comes from nowhere."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Any

RULES = files("tablero.games.twilight_struggle_soloplay") / "rules"
SOURCES = tomllib.loads((RULES / "sources.toml").read_text(encoding="utf-8"))
IDS = re.findall(r"^\*\*(SP-[\w.-]+)\*\*", (RULES / "en.md").read_text(encoding="utf-8"), re.MULTILINE)
LIKE_THEIR_NUMBER = "all others by their number"


def named(table: dict[str, Any]) -> list[str]:
    """The ids that paragraphs lead to."""
    found = []
    for value in table.values():
        if isinstance(value, dict):
            found += named(value)
        elif isinstance(value, list):
            found += value
    return found


def by_number() -> list[str]:
    """The cards that the list of the text has under their own number."""
    ranges = re.findall(r"(\d+)(?: to (\d+))?", SOURCES["cards"][LIKE_THEIR_NUMBER])
    return [f"SP-card-{n}" for first, last in ranges for n in range(int(first), int(last or first) + 1)]


def test_every_paragraph_leads_somewhere_or_says_why_not():
    parts = {key: value for key, value in SOURCES.items() if key != "own"}
    assert set(named(parts)) | set(by_number()) <= set(IDS)
    assert set(SOURCES["own"]) <= set(IDS)


def test_every_rule_comes_from_a_paragraph_or_is_our_own():
    parts = {key: value for key, value in SOURCES.items() if key != "own"}
    reached = {*named(parts), *by_number()}
    assert not reached & set(SOURCES["own"])
    assert set(IDS) - reached == set(SOURCES["own"])
