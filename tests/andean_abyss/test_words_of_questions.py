"""What a question says is what happens: how much passing brings, and where a part of an event takes place."""

from __future__ import annotations

import pytest

from tablero.core.ask import Ask
from tablero.games.andean_abyss import GAME
from tablero.games.andean_abyss.board import EVENTS, FACTIONS, KIND, PASS, SPACE_IDS
from tablero.games.andean_abyss.position import position
from tablero.testing import rule
from tablero.texts import texts_for
from tests.andean_abyss.aa_events_late import executed

TEXTS = texts_for(GAME, "en", 4)
BOATS = ("riverines_and_fast_boats", "unshaded", "govt")


@rule("AA-2.3.3")
@pytest.mark.parametrize(("faction", "income"), [("govt", 3), ("farc", 1), ("auc", 1), ("cartels", 1)])
def test_passing_brings_what_its_button_says(faction: str, income: int):
    table = position(
        card="tapias", eligible=faction, options="no_negotiation", resources="govt 9, farc 9, auc 9, cartels 9"
    )
    said = TEXTS.option(table.ask, PASS)

    table.play("pass")

    assert f"{income} Resource" in said
    assert table.state.resources[FACTIONS.index(faction)] == 9 + income


@rule("AA-5.1")
@pytest.mark.parametrize("stage", [1, 2, 3, 4])
@pytest.mark.parametrize("kind", ["event-piece", "event-operation"])
def test_a_question_about_a_piece_or_an_operation_of_any_event_says_where(kind: str, stage: int):
    space = SPACE_IDS.index("cali")
    for card in range(1, EVENTS + 1):
        for who in range(len(FACTIONS)):
            ask = Ask(who, kind, lambda: [PASS], f"AA-card-{card}", who=who, place=space, stage=stage)
            assert "Cali" in TEXTS.prompt(ask), f"card {card}"


@rule("AA-card-46", "AA-card-69", "AA-card-72")
@pytest.mark.parametrize(
    ("card", "text", "by", "given", "answers", "kind", "where"),
    [
        ("limpieza", "unshaded", "auc", {"huila": "T2 P1 FB1 AU1 AA1"}, [], "event-piece", "Huila"),
        (*BOATS, {"bogota": "T4 P2"}, ["bogota", "amazonas"], "event-number", "Bogotá"),
        (*BOATS, {"bogota": "T4 P2"}, ["bogota", "amazonas", "2"], "event-number", "Bogotá"),
        (
            *BOATS,
            {"bogota": "T4 P2", "amazonas": "FA3"},
            ["bogota", "amazonas", "2", "1"],
            "event-operation",
            "Amazonas",
        ),
        ("sicarios", "unshaded", "govt", {"cali": "CU2 CA1", "huila": "CA2"}, ["cali"], "event-number", "Cali"),
        ("sicarios", "shaded", "auc", {"cali": "CB1", "huila": "CB2"}, ["huila"], "event-number", "Huila"),
    ],
)
def test_a_part_of_an_event_says_where_it_takes_place(card, text, by, given, answers, kind, where):
    table = executed(card, text, by, **given).play(*answers)

    assert table.kind == kind
    assert where in TEXTS.prompt(table.ask)


@rule("AA-6.5.1", "AA-6.5.2", "AA-6.5.3")
@pytest.mark.parametrize(
    ("cited", "piece", "says_loc"), [("AA-6.5.1", 0, False), ("AA-6.5.2", 0, False), ("AA-6.5.3", 1, True)]
)
def test_only_police_are_told_that_they_may_redeploy_onto_a_line_of_communication(
    cited: str, piece: int, says_loc: bool
):
    ask = Ask(0, "redeploy-to", lambda: [PASS], cited, place=0, piece=KIND + piece)

    assert ("LoC" in TEXTS.prompt(ask)) == says_loc
