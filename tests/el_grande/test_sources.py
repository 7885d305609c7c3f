"""Every paragraph of the printed rules is told in ours, and every rule of ours is printed or marked as our own."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from tablero.core.registry import find_game
from tablero.core.rulebook import rulebook

SOURCES = tomllib.loads(files("tablero.games.el_grande").joinpath("rules", "sources.toml").read_text(encoding="utf-8"))
OWN = SOURCES["own"]
PRINTED = {
    f"{section}.{name}": told for section, table in SOURCES.items() if table is not OWN for name, told in table.items()
}
RULES = {
    id for id in rulebook(find_game("el-grande")).ids() if not id.startswith("EG-R") and ("." in id or "card" in id)
}


def test_every_printed_paragraph_is_told_or_has_a_reason():
    for where, told in PRINTED.items():
        assert told, where
        assert isinstance(told, str) or set(told) <= RULES, (where, sorted(set(told) - RULES))


def test_every_rule_is_printed_or_our_own_and_none_is_both():
    reached = {id for told in PRINTED.values() if isinstance(told, list) for id in told}
    assert set(OWN) <= RULES
    assert all(OWN.values())
    assert not reached & set(OWN)
    assert sorted(RULES - reached - set(OWN)) == []
