"""Every line of the journal tells what has happened: games watched by a table that only the journal moves."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tablero.games.twilight_struggle import GAME
from tablero.testing import rule
from tests.spoken import spoken
from tests.twilight_struggle.journal_mirror import UNTESTED, Mirror, mirrored

TABLES: list[dict[str, Any]] = [
    {"optional_cards": True},
    {"scenario": "late_war", "show_held": True},
    {"chinese_civil_war": True, "extras": ["free_realignment", "mixed_operations", "digital"]},
    {"handicap": "us_2", "extras": ["safe_realignment", "sure_space"]},
]
KINDS = {one.kind for one in spoken(GAME) if one.group == "note"}
CLAIMING = {kind for kind in KINDS if hasattr(Mirror, kind.replace("-", "_"))}


def test_every_kind_of_line_is_compared_or_listed_with_the_reason():
    assert {*UNTESTED} == KINDS - CLAIMING


@rule("TS-6.2.3", "TS-6.3.3", "TS-8.2", "TS-8.4", "TS-10.1")
@pytest.mark.parametrize("options", TABLES)
def test_each_line_claims_exactly_what_has_changed(options):
    for seed in range(2):
        assert mirrored(2, options, seed).lies == []


def test_lines_of_bots_are_true_too():
    mirror = mirrored(2, {}, 3, "greedy:worlds=1")

    assert mirror.lies == []
    assert {"plays", "gains", "round"} <= set(mirror.told)


@rule("TS-12.1")
def test_the_end_of_the_civil_war_is_told_with_its_space():
    mirror = mirrored(2, {"chinese_civil_war": True, "extras": ["safe_realignment", "sure_space"]}, 52)

    assert mirror.lies == []
    assert mirror.told["china-claimed"] == 1


# an even score after the last turn; a war won by random placement; in a trap without a card that is worth enough
RARE = {"draw", "china-claimed", "trapped"}


@pytest.mark.slow
def test_in_many_games_and_every_claim_is_heard():
    told: Counter[str] = Counter()
    for seed in range(100, 220):
        mirror = mirrored(2, TABLES[seed % len(TABLES)], seed, "greedy:worlds=1" if seed % 30 == 0 else "")
        assert mirror.lies == []
        told += mirror.told

    assert CLAIMING - set(told) <= RARE
