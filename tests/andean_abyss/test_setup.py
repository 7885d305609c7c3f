"""Factions and seats (AA-1.5), the deck and the ways to set up (AA-2.1), what the options change."""

from __future__ import annotations

import pytest

from tablero.core.errors import BadSetup
from tablero.core.record import load
from tablero.core.saving import save
from tablero.core.table import Table, seat_at
from tablero.games.andean_abyss.board import PROPAGANDA
from tablero.games.andean_abyss.pieces import bases_on_map
from tablero.games.andean_abyss.position import at, describe, position
from tablero.testing import rule
from tablero.texts import texts_for
from tests.andean_abyss.helpers import changed


def seat_of(players, **options):
    return seat_at("andean-abyss", players, **options).state.seat_of


def propaganda_places(state):
    return [n for n, card in enumerate(state.deck) if card >= PROPAGANDA]


SEEDS = [str(n) for n in range(12)]

# -- factions ------------------------------------------------------------------------------------------------------


@rule("AA-1.5", ruling="AA-R70")
def test_one_to_four_players_take_factions_in_order():
    assert seat_of(1) == [0, -1, -1, -1]
    assert seat_of(2) == [0, 1, -1, -1]
    assert seat_of(3) == [0, 1, 2, -1]
    assert seat_of(4) == [0, 1, 2, 3]
    assert seat_at("andean-abyss", 3).seats == ["govt", "farc", "auc"]


@rule("AA-1.5", ruling="AA-R70")
@pytest.mark.parametrize(
    ("factions", "seats"),
    [("govt,farc,cartels", [0, 1, -1, 2]), ("cartels,auc,govt", [0, -1, 1, 2]), ("govt,farc,auc", [0, 1, 2, -1])],
)
def test_three_players_take_the_government_and_any_two_insurgents(factions, seats):
    table = seat_at("andean-abyss", 3, "seats", factions=factions)

    assert table.state.seat_of == seats
    assert set(table.seats) == set(factions.split(","))
    texts = texts_for(table.game, names=["Ann", "Ben", "Cleo"], seating=table.game.seating(table.state))
    assert [texts.seat(seat) for seat in range(3)] == ["Ann", "Ben", "Cleo"]
    assert ("Cleo" in texts.action("cartels"), "Ben" in texts.action("farc")) == (seats[3] == 2, seats[1] == 1)
    again = load(save(table.match))
    assert Table(again).seats == table.seats
    assert Table(again).asked == table.asked


@rule("AA-1.5", ruling="AA-R70")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"factions": "farc"}),
        (2, {"factions": "govt,cartels"}),
        (3, {"factions": "farc,auc,cartels"}),
        (3, {"factions": "govt,farc"}),
        (3, {"factions": "govt,farc,cartels", "two_factions_each": True}),
    ],
)
def test_other_choices_of_factions_are_refused(players, options):
    with pytest.raises(BadSetup, match="option 'factions'"):
        seat_at("andean-abyss", players, **options)


@rule("AA-1.5", "AA-8.7")
def test_a_faction_that_nobody_took_is_a_non_player_also_if_it_is_the_farc():
    table = position(players=3, factions="govt, auc, cartels", card="kill_zone", eligible="farc, govt")

    assert table.asked != "farc"
    assert describe(table.state).splitlines()[1] == "factions: govt, auc, cartels"
    assert Table(load(save(table.match))).seats == ["govt", "auc", "cartels"]


@rule("AA-1.5")
def test_without_non_players_two_or_three_players_run_two_factions():
    assert seat_of(2, two_factions_each=True) == [0, 1, 0, 1], "Government and AUC, FARC and Cartels"
    assert seat_of(3, two_factions_each=True) == [0, 1, 2, 2], "AUC and Cartels"


# -- the deck ------------------------------------------------------------------------------------------------------


@rule("AA-2.1")
@pytest.mark.parametrize("seed", SEEDS)
def test_each_of_four_piles_has_fifteen_events_and_a_propaganda_card(seed):
    state = seat_at("andean-abyss", 4, seed).state

    assert len(state.deck) == 64
    for pile in range(4):
        cards = state.deck[16 * pile : 16 * pile + 16]
        assert sum(card >= PROPAGANDA for card in cards) == 1
    assert sorted([card for card in state.deck if card < PROPAGANDA] + state.removed) == list(range(1, 73))
    assert len(state.removed) == 12


@rule("AA-2.1.3", ruling="AA-R84")
def test_seeded_propaganda_lies_among_the_lowest_five_events_of_its_pile():
    found = set()
    for seed in SEEDS:
        state = seat_at("andean-abyss", 4, seed, seeded_propaganda=True).state
        found |= {place % 16 for place in propaganda_places(state)}

    assert found <= set(range(10, 16))
    assert len(found) == 6, "at any of these places"


@rule("AA-2.1.3")
def test_without_the_option_propaganda_may_lie_anywhere():
    states = [seat_at("andean-abyss", 4, seed).state for seed in SEEDS]

    assert any(place % 16 < 10 for state in states for place in propaganda_places(state))


@rule("AA-2.2")
def test_the_first_card_is_played_and_the_second_lies_open():
    table = seat_at("andean-abyss", 4, "opening")

    view = table.view("govt")
    assert table.state.position == 0
    assert view["current_card"] is not None
    assert view["next_card"] is not None
    assert view["deck_left"] == 63


# -- deployments ---------------------------------------------------------------------------------------------------


@rule("AA-2.1.1")
def test_the_standard_deployment():
    state = seat_at("andean-abyss", 4, "opening").state

    assert (state.support, state.opposition + bases_on_map(state, 1)) == (50, 20)
    assert (state.resources, state.aid, state.president, state.eligible) == ([40, 10, 10, 10], 9, 0, 15)
    assert at(state, "bogota") == "T3 P2, level 2"
    assert at(state, "cali") == "T3 P1 CU1 CB1"
    assert at(state, "santander") == "T3 GB1 FU1 AU1, level 2"
    assert at(state, "guaviare") == "FU2 FB1 AU1 CB1, level -2"
    assert at(state, "putumayo") == "FU2 AU1 CU1 CB2, level -2"
    assert state.available == [18, 18, 2, 18, 0, 3, 12, 0, 5, 10, 0, 9]


@rule("AA-2.1.4", ruling="AA-R84")
def test_quick_play():
    state = seat_at("andean-abyss", 4, "opening", scenario="quick_play").state

    assert (state.resources, state.aid, state.president) == ([30, 10, 5, 20], 9, 1)
    assert at(state, "medellin") == "T3 P1 CU4 CB1, level 2"
    assert at(state, "cali") == "T3 P5, level 2"
    assert at(state, "bogota") == "T9 P2, level 2"
    assert at(state, "meta_west") == "FU6 FB1 CB1, level -2, zone"
    assert at(state, "huila") == "FU4 FB1 AU2 CB1, level -2"
    assert at(state, "santander") == "T3 GB1 FU1 AU1 AB1, level 2"
    assert at(state, "arauca") == "FU1 FB1 AU2"
    assert at(state, "vaupes") == "FU2"


@rule("AA-2.1.4")
@pytest.mark.parametrize("seed", SEEDS[:4])
def test_the_deck_of_quick_play_has_propaganda_in_its_second_and_fourth_pile(seed):
    state = seat_at("andean-abyss", 4, seed, scenario="quick_play").state

    places = propaganda_places(state)
    assert len(state.deck) == 26
    assert len(places) == 2
    assert 6 <= places[0] < 13 <= 19 <= places[1]
    assert state.last_propaganda == 2


@rule("AA-2.1.4", "AA-6.1")
def test_the_first_round_of_quick_play_has_no_victory_check():
    won = {"huila": "AB1", "bogota": "T1 P1", "step": "propaganda"}

    assert changed({"quick": True, "last_propaganda": 2}, **won).kind == "civic-action"
    assert changed({"quick": True, "last_propaganda": 2, "rounds": 1}, **won).match.ask is None


# -- open deployment -----------------------------------------------------------------------------------------------


@rule("AA-2.1.2")
def test_open_deployment_starts_with_markers_and_the_cartels():
    table = seat_at("andean-abyss", 4, "opening", open_deployment=True)

    assert table.asked == "cartels"
    assert table.options == ["cartels_underground", "cartels_base"]
    assert at(table.state, "bogota") == "empty, level 2"
    assert sum(table.state.at) == 0


@rule("AA-2.1.2")
def test_all_forces_are_deployed_in_order_and_no_more():
    table = seat_at("andean-abyss", 4, "opening", open_deployment=True)
    order = []
    while table.kind.startswith("deploy"):
        order.append(table.asked)
        table.play(table.options[-1])

    assert list(dict.fromkeys(order)) == ["cartels", "auc", "farc", "govt"]
    state = table.state
    assert state.available == [18, 18, 2, 18, 0, 3, 12, 0, 5, 10, 0, 9], "as many as in the standard deployment"


@rule("AA-2.1.2")
def test_four_cartels_bases_go_to_departments_with_pop():
    table = seat_at("andean-abyss", 4, "opening", open_deployment=True)

    table.play("cartels_base", "cali", "1", "cartels_base", "vichada", "cartels_base")

    assert table.kind == "deploy-where"
    assert not {"cali", "vichada", "bogota", "amazonas"} & set(table.options)
    assert {"huila", "putumayo", "choco"} <= set(table.options)


@rule("AA-2.1.2")
def test_where_insurgents_and_the_government_may_not_deploy():
    table = seat_at("andean-abyss", 4, "opening", open_deployment=True)
    table.play("cartels_underground")
    assert "loc_bogota_neiva" in table.options, "Guerrillas anywhere"
    while table.asked != "farc":
        table.play(table.options[0])

    table.play("farc_base", "huila", "1", "farc_base")
    assert not {"cali", "loc_bogota_neiva"} & set(table.options), "the FARC in Departments"
    while table.asked != "govt":
        table.play(table.options[-1])
    table.play("troops")
    assert not {"huila", "loc_bogota_neiva"} & set(table.options), "not beside a FARC Base, not on LoCs"


@rule("AA-2.1.2")
def test_non_players_stand_where_the_standard_deployment_has_them():
    table = seat_at("andean-abyss", 2, "opening", open_deployment=True)

    assert table.asked == "farc"
    assert at(table.state, "putumayo") == "AU1 CU1 CB2, level -2"


# -- editions ------------------------------------------------------------------------------------------------------


@rule("AA-5.1", ruling="AA-R75")
def test_nine_cards_have_the_texts_of_the_chosen_edition():
    def lost(**given):
        table = position(card="mexican_traffickers", resources="cartels 40", eligible="govt", **given)
        return 40 - table.play("unshaded").state.resources[3]

    assert lost() == 20
    assert lost(options="first_edition") == 10
