"""Positions written down: what was written is read back, and mistakes are named."""

from __future__ import annotations

import pytest

from tablero.core.errors import BadSetup, TableroError
from tablero.games.andean_abyss.board import PROPAGANDA, SPACE_IDS, space
from tablero.games.andean_abyss.invariants import check
from tablero.games.andean_abyss.position import at, build, describe, parse, position
from tablero.testing import rule

WRITTEN = """
players: 3                                # a comment
cali: T3 P1 CU1 CB1, level 2, terror 1
huila: FU1 FA2 FB1 AB1, level -1
meta_west: FB1, level -2, zone
loc_bogota_neiva: T1 FA1, sabotaged
resources: govt 40, farc 1, auc 2, cartels 3
aid: 12
president: uribe
shipments: cartels cali, farc huila
"""


@rule("AA-1.4")
def test_a_position_is_read_piece_by_piece():
    s = parse(WRITTEN)

    assert at(s, "cali") == "T3 P1 CU1 CB1, level 2, terror 1"
    assert at(s, "loc_bogota_neiva") == "T1 FA1, sabotaged"
    assert s.available == [26, 29, 3, 26, 0, 7, 18, 0, 5, 11, 0, 14]
    assert (s.resources, s.aid, s.president) == ([40, 1, 2, 3], 12, 2)
    assert (s.holder[:2], s.holder_space[:2]) == ([3, 1], [space("cali"), space("huila")])
    assert s.seat_of == [0, 1, 2, -1]
    assert s.zones == 1 << space("meta_west")
    check(s)


def test_describing_and_reading_again_gives_the_same_position():
    once = parse(WRITTEN)
    again = parse(describe(once))

    assert describe(again) == describe(once)
    assert (again.at, again.available, again.level, again.terror) == (once.at, once.available, once.level, once.terror)
    assert (again.holder, again.holder_space, again.zones) == (once.holder, once.holder_space, once.zones)


def test_options_countries_and_lasting_texts_are_described():
    once = build({"options": "short, ecuador, no_negotiation", "ecuador": "FB1", "lasting": "tapias 2, blackhawks 1"})
    again = parse(describe(once))

    assert (again.foreign, again.last_propaganda, again.negotiation) == (1, 3, False)
    assert again.lasting == once.lasting
    assert describe(again) == describe(once)


def test_the_standard_deployment_described_and_read_is_itself():
    once = build({"from": "standard"})
    again = parse(describe(once))

    assert (again.at, again.level, again.support, again.opposition) == (once.at, once.level, 50, once.opposition)


def test_a_listed_space_is_complete_also_over_the_standard_deployment():
    s = build({"from": "standard", "cali": "P2, level 1"})

    assert at(s, "cali") == "P2, level 1"
    assert at(s, "pasto") == "P1, level 2"
    assert [at(build({}), id) for id in SPACE_IDS] == ["empty"] * len(SPACE_IDS)
    check(s)


def test_cards_come_as_written_and_the_rest_in_order():
    s = build({"card": "sicarios", "next": "propaganda"})

    assert s.deck[:3] == [72, PROPAGANDA, 1]
    assert sum(card >= PROPAGANDA for card in s.deck) == 4
    check(s)


@pytest.mark.parametrize("given", [{}, {"card": "sicarios", "next": "propaganda"}, {"card": "propaganda"}])
def test_each_pile_of_a_written_deck_has_its_propaganda_card(given):
    deck = build(given).deck

    assert len(deck) == 64
    piles = [deck[start : start + 16] for start in range(0, 64, 16)]
    assert [sum(card >= PROPAGANDA for card in pile) for pile in piles] == [1, 1, 1, 1]


def test_the_turn_on_a_card_can_be_set():
    table = position(from_="standard", card="plan_colombia", eligible="auc, farc", executed="govt", slot="1 event")

    assert table.asked == "auc"
    assert (table.state.slot, table.state.first) == (1, 3)
    assert table.state.executed == 0b0001


def test_options_tracks_and_lasting_texts_can_be_set():
    s = build({"options": "ecuador, panama, short, no_reveal", "lasting": "tapias 2", "available": "AG15"})

    assert (s.foreign, s.last_propaganda, s.open_next) == (3, 3, False)
    assert s.lasting[3] == 2
    assert s.available[6] == 15


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"calli": "T1"}, "did you mean 'cali'"),
        ({"cali": "X1"}, "kind of piece"),
        ({"cali": "troops"}, "written like T3 or FU2"),
        ({"cali": "T1, level high"}, "needs a number"),
        ({"players": 5}, "for 1, 2, 3, 4 players"),
        ({"card": "tapas"}, "did you mean 'tapias'"),
        ({"resources": "fark 3"}, "did you mean 'farc'"),
        ({"president": "bolivar"}, "president"),
        ({"options": "open"}, "option"),
        ({"lasting": "tapia 1"}, "did you mean 'tapias'"),
        ({"control": "auc cali"}, "faction with Control"),
        ({"shipments": "farc calli"}, "did you mean 'cali'"),
        ({"step": "civics"}, "did you mean 'civic-action'"),
        ({"slot": "1 events"}, "did you mean 'event'"),
    ],
)
def test_a_mistake_is_named_with_what_would_have_worked(given, message):
    with pytest.raises(TableroError, match=message):
        build(given)


@pytest.mark.parametrize(
    "given",
    [
        {"resources": "farc"},
        {"shipments": "farc"},
        {"shipments": "farc cali, farc cali, farc cali, farc cali, farc cali"},
        {"lasting": "tapias"},
        {"cali": "terror"},
        {"cali": "T31"},
        {"huila": "FB2 CB1"},
        {"loc_cali_pasto": "FB1"},
        {"vichada": "empty, level 1"},
        {"ecuador": "FB1"},
        {"huila": "T1, zone"},
    ],
)
def test_an_impossible_position_is_refused(given):
    with pytest.raises(BadSetup):
        build(given)


def test_lines_need_a_colon():
    with pytest.raises(BadSetup, match="lines 'key: value'"):
        parse("cali T1")
