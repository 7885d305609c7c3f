"""Every line of the journal tells what has happened: random games, watched by a listener (journal_mirror.py)."""

from __future__ import annotations

from typing import Any

import pytest

from tablero.testing import rule
from tests.el_grande.journal_mirror import mirrored, moves

ALTERNATIVES = ["double_game", "veto_1", "veto_2", "secret_ballot"]
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"new_regent": True, "power_shift": True, "alternative_cards": ALTERNATIVES}),
    (3, {"new_regent": True, "short": True}),
    (4, {"alternative_cards": ALTERNATIVES}),
    (5, {"power_shift": True, "new_regent": True}),
]


def heard(games: int) -> set[str]:
    kinds: set[str] = set()
    for players, options in TABLES:
        for n in range(games):
            listener = mirrored(players, options, n)
            assert listener.lies == []
            kinds |= listener.kinds
    return kinds


@rule("EG-1.2", "EG-14.2", "EG-19.7", ruling="EG-R16")
def test_a_line_of_the_journal_tells_exactly_what_has_changed():
    kinds = heard(4)
    assert {"moved", "returned", "left-castillo", "dummy-placed", "points", "king-moved", "tile-moved"} <= kinds


@pytest.mark.slow
@rule("EG-1.2", "EG-21.4", "EG-22.2")
def test_every_kind_of_line_that_claims_a_change_is_heard_and_true():
    assert set(moves({})) | {"castillo-held-grande", "veto-kept", "veto-lapsed", "king-stays"} <= heard(40)
