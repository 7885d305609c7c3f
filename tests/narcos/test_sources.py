"""Every paragraph of the printed rules is told in ours, and every rule of ours is printed or marked as our own."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from tablero.core.rulebook import rulebook
from tablero.games.narcos import GAME

SOURCES = tomllib.loads(files(GAME.package).joinpath("rules/sources.toml").read_text(encoding="utf-8"))
OWN = SOURCES["own"]
PRINTED = {
    f"{section}.{name}": told for section, table in SOURCES.items() if table is not OWN for name, told in table.items()
}
IDS = set(rulebook(GAME).ids())
RULES = {id for id in IDS if not id.startswith("NC-R") and ("." in id or "card" in id)}
REACHED = {id for told in PRINTED.values() if isinstance(told, list) for id in told}


def test_every_printed_paragraph_is_told_or_has_a_reason():
    for where, told in PRINTED.items():
        assert told, where
        assert isinstance(told, str) or set(told) <= IDS, (where, sorted(set(told) - IDS))


def test_every_rule_is_printed_or_our_own_and_none_is_both():
    own = tuple(OWN)

    assert [id for id in OWN if not any(rule.startswith(id) for rule in RULES)] == []
    assert all(OWN.values())
    assert not [id for id in REACHED if id.startswith(own)], "what is printed is not our own"
    assert sorted(id for id in RULES - REACHED if not id.startswith(own)) == []
