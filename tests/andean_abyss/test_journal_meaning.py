"""Every line of the journal tells what has happened: random games, watched by a board that only the journal moves."""

from __future__ import annotations

from collections import Counter

import pytest

from tablero.games.andean_abyss import GAME
from tests.andean_abyss.journal_mirror import Mirror, mirrored
from tests.spoken import spoken

QUICK = {"scenario": "quick_play"}
GAMES = [
    (1, QUICK),
    (2, {**QUICK, "two_factions_each": True}),
    (3, {**QUICK, "eligibility": "option_b", "card_edition": "1"}),
    (3, {**QUICK, "factions": ["govt", "auc", "cartels"]}),
    (4, QUICK),
]
LONG: list[tuple[int, dict[str, object]]] = [
    *[(players, {}) for players in (1, 2, 3, 4)],
    (3, {"factions": ["govt", "farc", "cartels"]}),
]

# kinds whose claims the mirror carries out, and must therefore have heard
CLAIMING = {one.kind for one in spoken(GAME) if one.group == "note" and hasattr(Mirror, one.kind.replace("-", "_"))}


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_each_line_claims_exactly_what_has_changed(players, options):
    for seed in range(2):
        assert mirrored(players, options, seed).lies == []


@pytest.mark.slow
def test_in_long_games_too_and_every_claim_is_heard():
    told: Counter[str] = Counter()
    for seed in range(10):
        for players, options in LONG:
            mirror = mirrored(players, options, seed)
            assert mirror.lies == []
            told += mirror.told

    assert CLAIMING - set(told) == set()
