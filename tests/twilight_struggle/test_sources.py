"""Which paragraph of the source stands where in the rules: nothing is lost, nothing comes from nowhere."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files

RULES = files("tablero.games.twilight_struggle") / "rules"
SOURCES = tomllib.loads((RULES / "sources.toml").read_text(encoding="utf-8"))
ID = re.compile(r"^\*\*(TS-[\w.-]+)\*\*", re.MULTILINE)
IDS = ID.findall((RULES / "en.md").read_text(encoding="utf-8"))
RULINGS = ID.findall((RULES / "rulings.md").read_text(encoding="utf-8"))


def listed(words: str) -> list[str]:
    """The ids that `5.1 to 5.3, 5.5` stands for."""
    found = []
    for part in words.split(", "):
        first, _, last = part.partition(" to ")
        before, number = re.fullmatch(r"(.*?)(\d+)", first).groups()  # type: ignore[union-attr]
        found += [f"TS-{before}{n}" for n in range(int(number), int(last.removeprefix(before) or number) + 1)]
    return found


PARAGRAPHS = [id for words in SOURCES["paragraphs"].values() for id in listed(words)]


def test_every_paragraph_of_the_source_is_one_of_ours_and_the_other_way_round():
    unnumbered = {id for ids in SOURCES["unnumbered"].values() if isinstance(ids, list) for id in ids}
    assert len(PARAGRAPHS) == len({*PARAGRAPHS})
    assert unnumbered <= {*IDS, *RULINGS}
    assert {*PARAGRAPHS} | (unnumbered & {*IDS}) | {*SOURCES["own"]} == {*IDS}
    assert not {*PARAGRAPHS} & {*SOURCES["own"]}
