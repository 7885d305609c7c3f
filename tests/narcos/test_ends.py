"""Decks that are used up, and how the winners are placed (NC-1.6, NC-6.27, NC-13.11)."""

from __future__ import annotations

from tablero.core.registry import find_game
from tablero.games.narcos.abilities import deal_actions
from tablero.games.narcos.effects import draw_card
from tablero.games.narcos.position import position
from tablero.games.narcos.state import HUNTERS_WIN, PATRON_WINS
from tablero.testing import rule


@rule("NC-6.27")
def test_where_neither_deck_nor_discards_have_a_card_patron_draws_none():
    s = position(patron="a11").state
    s.deck, s.discards, hand = [], [], s.hand[:]

    draw_card(s)

    assert s.hand == hand


@rule("NC-13.11")
def test_where_all_action_cards_are_in_cells_none_is_revealed():
    s = position(patron="a11").state
    s.action_deck, s.action_discards, available = [], [], s.available

    deal_actions(s, 2)

    assert s.available == available


@rule("NC-1.6")
def test_the_factions_share_their_place():
    game = find_game("narcos")
    s = position(patron="a11", players=5).state

    s.winner = PATRON_WINS
    assert game.places(s) == [1, 2, 2, 2, 2]
    s.winner = HUNTERS_WIN
    assert game.places(s) == [5, 1, 1, 1, 1]
