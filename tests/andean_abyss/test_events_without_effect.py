"""Events that find nothing to do change nothing, and end (AA-5.1.3)."""

from __future__ import annotations

import pytest

from tablero.games.andean_abyss.board import SPACE_IDS
from tablero.games.andean_abyss.position import at, build
from tablero.testing import rule
from tests.andean_abyss.aa_events import BOOKS
from tests.andean_abyss.aa_events_late import executed

EMPTY = [
    ("dod_contractors", "unshaded", "govt"),
    ("misil_antiaereo", "unshaded", "govt"),
    ("kill_zone", "shaded", "farc"),
    ("airdropped_aks", "unshaded", "farc"),
    ("limpieza", "unshaded", "govt"),
    ("criminal_air_force", "unshaded", "govt"),
    ("deserters_and_defectors", "unshaded", "govt"),
    ("op_millennium", "shaded", "cartels"),
    ("cocaine_labs", "unshaded", "farc"),
    ("ayahuasca_tourism", "shaded", "govt"),
]


@rule("AA-5.1.3")
@pytest.mark.parametrize(("card", "text", "by"), EMPTY, ids=lambda word: word)
def test_on_an_empty_board_the_event_does_nothing(card: str, text: str, by: str):
    assert BOOKS, "the events are in the book"
    before = build({"card": card})

    table = executed(card, text, by)

    assert table.over
    assert [table.at(id) for id in SPACE_IDS] == [at(before, id) for id in SPACE_IDS]
    assert table.state.resources == before.resources
