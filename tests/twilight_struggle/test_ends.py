"""Where something has run out or come to its end: piles, the Space Race, the game (TS-6.4.2, TS-10.5, TS-11.1)."""

from __future__ import annotations

from tablero.core.registry import find_game
from tablero.games.twilight_struggle.board import US, USSR, card_number
from tablero.games.twilight_struggle.piles import draw
from tablero.games.twilight_struggle.position import position
from tablero.games.twilight_struggle.story import ending
from tablero.games.twilight_struggle.tracks import advance
from tablero.testing import rule
from tablero.texts import texts_for
from tests.twilight_struggle.helpers import happens, winner


@rule("TS-11.1")
def test_where_neither_pile_has_a_card_nobody_draws():
    s = position(us="nato").state
    s.deck, s.discards = [], []

    assert not draw(s, US)
    assert s.hands[US] == [card_number("nato")]


@rule("TS-6.4.2")
def test_nobody_goes_beyond_the_last_box_of_the_space_race():
    s = position(space="8/0").state

    advance(s, US, 1, "TS-6.4.2")

    assert (s.space[US], s.vp) == (8, 0)


@rule("TS-card-104")
def test_the_cambridge_five_place_in_southeast_asia_if_the_us_holds_its_scoring():
    table = happens("the_cambridge_five", "ussr", us="southeast_asia_scoring, nato", turn=4)

    assert "vietnam" in table.options
    assert "japan" not in table.options


@rule("TS-10.5", "TS-10.3")
def test_who_controls_europe_in_the_final_scoring_wins_whatever_the_points_are():
    held = dict.fromkeys(("france", "italy", "west_germany", "poland", "east_germany", "uk", "benelux"), "6/0")
    table = position(step="final-scoring", turn=10, vp=-15, **held)

    assert winner(table) == "us"


def test_before_the_end_who_is_ahead_leads_and_nobody_if_nobody_is():
    game = find_game("twilight-struggle")

    assert game.places(position(vp=3).state) == [2, 1]
    assert game.places(position(vp=-3).state) == [1, 2]
    assert game.places(position(vp=0).state) == [1, 1]
    assert game.winners(position(vp=-1).state) == [USSR]


@rule("TS-12.2.4")
def test_the_end_of_the_late_war_scenario_says_why_the_us_did_not_win():
    game = find_game("twilight-struggle")
    s = position(step="final-scoring", turn=10, vp=12, options="late_war", china="nobody").state
    told = ending(s)

    assert s.winner == USSR
    assert told is not None
    assert (
        texts_for(game).remark(told)
        == f"The USSR wins: at the end of this scenario the US needs 20 VP, and it has {s.vp}."
    )
