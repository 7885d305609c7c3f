"""Setting up (AA-1.5, AA-2.1): the deck, the standard and the open deployment, seeded Propaganda, quick play."""

from __future__ import annotations

from typing import Any

import pytest

from tablero.core.errors import BadSetup
from tablero.core.table import Table, seat_at
from tablero.games.andean_abyss.board import FACTIONS, PROPAGANDA, SPACE_IDS
from tablero.games.andean_abyss.invariants import check
from tablero.games.andean_abyss.pieces import bases_on_map
from tablero.games.andean_abyss.position import at
from tablero.testing import rule


def start(players: int = 4, seed: str = "deployment", **options: Any) -> Table:
    return seat_at("andean-abyss", players, seed=seed, **options)


def players_of(table: Table) -> dict[str, int]:
    return dict(zip(FACTIONS, table.state.seat_of, strict=True))


# -- factions ----------------------------------------------------------------------------------------------------


@rule("AA-1.5", ruling="AA-R70")
@pytest.mark.parametrize(("players", "taken"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_players_take_the_first_factions_and_the_rest_are_non_players(players, taken):
    seats = players_of(start(players))

    assert [seats[name] for name in FACTIONS] == [*range(taken), *[-1] * (4 - taken)]


@rule("AA-1.5")
def test_without_non_players_two_and_three_players_run_two_factions():
    assert players_of(start(3, two_factions_each=True)) == {"govt": 0, "farc": 1, "auc": 2, "cartels": 2}
    assert players_of(start(2, two_factions_each=True)) == {"govt": 0, "farc": 1, "auc": 0, "cartels": 1}


@rule("AA-1.5")
def test_one_or_four_players_cannot_run_two_factions_each_and_five_cannot_play():
    for players in (1, 4):
        with pytest.raises(BadSetup):
            start(players, two_factions_each=True)
    with pytest.raises(BadSetup):
        start(5)


@rule("AA-1.5", "AA-1.5.1")
def test_nothing_is_handed_over_between_the_two_factions_of_one_player():
    table = start(2, two_factions_each=True)
    while table.kind != "operate":
        table.play(table.options[0])

    own = table.ask.seat
    assert "negotiate" in table.options
    table.play("negotiate")
    partners = {name for name in table.options if name in FACTIONS}
    assert partners == {name for name, seat in players_of(table).items() if seat != own}


# -- the deck ----------------------------------------------------------------------------------------------------


@rule("AA-2.1")
def test_sixty_events_in_four_piles_with_a_propaganda_card_in_each():
    s = start().state

    assert len(s.deck) == 64
    assert len(s.removed) == 12
    for pile in range(4):
        cards = s.deck[16 * pile : 16 * (pile + 1)]
        assert [number for number in cards if number >= PROPAGANDA] == [PROPAGANDA + pile]


@rule("AA-2.1.3", ruling="AA-R84")
def test_seeded_propaganda_lies_among_the_lowest_five_events_of_its_pile():
    seeded: set[int] = set()
    printed: set[int] = set()
    for seed in range(12):
        for found, option in ((seeded, True), (printed, False)):
            deck = start(seed=str(seed), seeded_propaganda=option).state.deck
            found |= {place % 16 for place, number in enumerate(deck) if number >= PROPAGANDA}

    assert seeded <= set(range(10, 16))
    assert not printed <= set(range(10, 16))


# -- deployments -------------------------------------------------------------------------------------------------


@rule("AA-2.1.1")
def test_the_standard_deployment():
    s = start().state

    assert (s.aid, s.resources, s.president, s.eligible) == (9, [40, 10, 10, 10], 0, 0b1111)
    assert (s.support, s.opposition + bases_on_map(s, 1)) == (50, 20)
    assert s.available == [18, 18, 2, 18, 0, 3, 12, 0, 5, 10, 0, 9]
    assert at(s, "cali") == "T3 P1 CU1 CB1"
    assert at(s, "bogota") == "T3 P2, level 2"
    assert at(s, "santander") == "T3 GB1 FU1 AU1, level 2"
    assert at(s, "putumayo") == "FU2 AU1 CU1 CB2, level -2"
    assert at(s, "antioquia") == "AU1 AB1"
    assert at(s, "vichada") == "empty"


@rule("AA-2.1.2")
def test_in_an_open_deployment_the_cartels_begin_and_everybody_places_the_same_forces():
    table = start(open_deployment=True)
    order = []
    while table.kind.startswith("deploy"):
        order.append(table.asked)
        table.play(table.options[-1])
        check(table.state)

    assert sorted(set(order), key=order.index) == ["cartels", "auc", "farc", "govt"]
    assert table.state.available == [18, 18, 2, 18, 0, 3, 12, 0, 5, 10, 0, 9], "as many pieces as in the standard one"
    assert (table.state.support, table.state.opposition) == (50, 14)


@rule("AA-2.1.2")
def test_in_an_open_deployment_four_cartels_bases_need_departments_with_pop():
    table = start(open_deployment=True)
    table.play("cartels_base", "bogota", "2", "cartels_base")
    assert "bogota" not in table.options, "four are left to place, and all of them need Departments with Pop"
    assert "amazonas" not in table.options

    assert "arauca" in table.options


@rule("AA-2.1.2")
def test_in_an_open_deployment_the_farc_stays_in_departments_and_the_government_away_from_its_bases():
    table = start(open_deployment=True)
    while table.asked != "farc":
        table.play(table.options[-1])
    table.play("farc_base")
    assert "bogota" not in table.options
    assert not any("loc" in option for option in table.options)

    while table.asked != "govt":
        table.play(table.options[-1])
    table.play("troops")
    closed = [id for id in SPACE_IDS if "FB" in at(table.state, id)]
    assert closed
    assert not set(closed) & set(table.options)
    assert not any("loc" in option for option in table.options)


@rule("AA-2.1.2", "AA-2.1.4", ruling="AA-R89")
def test_an_open_deployment_in_quick_play_brings_the_forces_of_quick_play():
    table = start(open_deployment=True, scenario="quick_play")
    while table.kind.startswith("deploy"):
        table.play(table.options[-1])
        check(table.state)

    assert table.state.available == start(scenario="quick_play").state.available
    assert "T" not in at(table.state, "meta_west"), "a FARC Zone"
    assert table.state.resources == [30, 10, 5, 20]


@rule("AA-2.1.2")
def test_non_players_are_deployed_as_in_the_standard_game():
    table = start(1, open_deployment=True)

    assert table.asked == "govt"
    assert at(table.state, "putumayo") == "FU2 AU1 CU1 CB2, level -2"


@rule("AA-2.1.4", ruling="AA-R84")
def test_quick_play():
    s = start(scenario="quick_play").state

    assert (s.resources, s.aid, s.president, s.last_propaganda) == ([30, 10, 5, 20], 9, 1, 2)
    assert at(s, "meta_west") == "FU6 FB1 CB1, level -2, zone"
    assert at(s, "huila") == "FU4 FB1 AU2 CB1, level -2"
    assert at(s, "cali") == "T3 P5, level 2"
    assert at(s, "medellin") == "T3 P1 CU4 CB1, level 2"
    assert at(s, "arauca") == "FU1 FB1 AU2"
    check(s)


@rule("AA-2.1.4")
def test_the_deck_of_quick_play_has_two_propaganda_cards():
    s = start(scenario="quick_play").state
    places = [n for n, number in enumerate(s.deck) if number >= PROPAGANDA]

    assert (len(s.deck), len(s.removed)) == (26, 48)
    assert 6 <= places[0] <= 12
    assert 19 <= places[1] <= 25
