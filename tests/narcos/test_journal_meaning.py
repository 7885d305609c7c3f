"""Every line of the journal tells what has happened: games watched by a table that only the journal moves."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tablero.games.narcos import GAME
from tablero.testing import rule
from tests.spoken import spoken

from .journal_mirror import NOTHING, Mirror, mirrored

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"factions": "by_wish", "notebook": "exact"}),
    (4, {"factions": "random"}),
    (5, {"notebook": "off"}),
]
KINDS = {one.kind for one in spoken(GAME) if one.group == "note"}


def test_every_kind_of_line_claims_something_or_it_is_said_why_not():
    claiming = {kind for kind in KINDS if hasattr(Mirror, kind.replace("-", "_"))}

    assert KINDS - claiming == set(NOTHING)
    assert all(NOTHING.values())


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_each_line_claims_exactly_what_has_changed(players: int, options: dict[str, Any]) -> None:
    for seed in range(2):
        assert mirrored(players, options, seed).lies == []


@rule("NC-11.6", "NC-11.8")
def test_lines_of_bots_are_true_too():
    mirror = mirrored(2, {}, 7, "greedy:worlds=1")

    assert mirror.lies == []
    assert {"deployed", "action-chosen"} <= set(mirror.told)


RARE = {"lab-moved", "influence-moved", "roadblock-moved", "unfinished", "deployment-skipped", "card-shown"}


@pytest.mark.slow
def test_in_many_games_and_every_claim_is_heard() -> None:
    told: Counter[str] = Counter()
    for seed in range(100, 200):
        players, options = TABLES[seed % len(TABLES)]
        mirror = mirrored(players, options, seed, "greedy:worlds=1" if seed % 10 == 0 else "")
        assert mirror.lies == []
        told += mirror.told

    assert KINDS - set(told) <= RARE
