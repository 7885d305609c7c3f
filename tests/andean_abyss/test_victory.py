"""Who has won (AA-6.1, AA-7): goals, margins, ties, the final round, two factions for one player."""

from __future__ import annotations

import pytest

from tablero.games.andean_abyss import GAME
from tablero.games.andean_abyss.board import FACTIONS
from tablero.games.andean_abyss.pieces import margins
from tablero.games.andean_abyss.position import position
from tablero.games.andean_abyss.victory import rank_key
from tablero.server.snapshot import result_dict
from tablero.testing import rule
from tablero.texts import texts_for
from tests.andean_abyss.helpers import changed

THIRTY = (
    *("bogota", "cali", "medellin", "bucaramanga", "ibague", "santa_marta", "antioquia", "santander", "huila"),
    *("cucuta", "neiva", "pasto", "sincelejo"),
)


def support(total):
    """Active Support for Total Support of 60; a level more in Cartagena makes it 61."""
    levels = dict.fromkeys(THIRTY, "empty, level 2")
    return {**levels, "cartagena": "empty, level 1"} if total == 61 else levels


def bases(code, n):
    """So many Bases of a faction, all in Departments without Pop, then elsewhere."""
    spaces = ("vichada", "guainia", "vaupes", "amazonas", "cesar", "choco")
    found = {}
    for space in spaces:
        if n:
            found[space] = f"{code}{min(2, n)}"
            n -= min(2, n)
    return found


def outcome(**given):
    """The winning faction if a Propaganda card ends the game at once, or None; and the seats that win."""
    table = position(step="propaganda", **given)
    if table.match.ask is not None:
        return None, []
    return FACTIONS[table.state.winner], [table.seats[n] for n in table.game.winners(table.state)]


def last_round(**given):
    """The winners after a final round that changes nothing."""
    table = changed({"propaganda": 4, "agenda": [[1], [22]]}, **given)
    assert table.match.ask is None
    return [table.seats[n] for n in table.game.winners(table.state)]


# -- goals (7.2) ---------------------------------------------------------------------------------------------------


@rule("AA-6.1", "AA-7.2", ruling="AA-R61")
@pytest.mark.parametrize(
    ("short", "enough", "winner"),
    [
        (support(60), support(61), "govt"),
        (
            {"bogota": "empty, level -2", "cali": "empty, level -2", **bases("FB", 3)},
            {"bogota": "empty, level -2", "cali": "empty, level -2", **bases("FB", 4)},
            "farc",
        ),
        ({"huila": "FB1 AB1"}, {"huila": "FB1 AB1", "choco": "AB1"}, "auc"),
        (
            {**bases("CB", 11), "resources": "cartels 40"},
            {**bases("CB", 11), "resources": "cartels 41"},
            "cartels",
        ),
    ],
    ids=FACTIONS,
)
def test_a_goal_is_more_than_its_number(short, enough, winner):
    assert outcome(**short)[0] is None
    assert outcome(**enough) == (winner, [winner])


@rule("AA-7.2")
def test_the_cartels_need_bases_as_well_as_money():
    assert outcome(**bases("CB", 10), resources="cartels 99")[0] is None


@rule("AA-6.1")
def test_the_goal_counts_before_the_income_of_the_round():
    """After the income the Cartels would be above 40."""
    table = position(step="propaganda", **bases("CB", 11), bogota="T1 P1", resources="cartels 38")

    assert table.kind == "civic-action"
    assert margins(table.state)[3] == 1


@rule("AA-6.1", "AA-7.1", ruling="AA-R39")
def test_of_two_that_reach_their_goals_the_higher_margin_wins():
    assert outcome(**{**support(61), "cesar": "AB2", "choco": "AB1"}) == ("auc", ["auc"]), "3 against 1"


# -- ranking (7.1) -------------------------------------------------------------------------------------------------


ALL_EVEN = {
    **support(60),
    **dict.fromkeys(("cartagena", "atlantico", "meta_east"), "empty, level -2"),
    "cesar": "FB2, level -2",
    "choco": "FB2, level -2",
    "narino": "FB1, level -2",
    "meta_west": "AB2, level -2",
    "guaviare": "AB2, level -2",
    "putumayo": "AB1, level -2",
    "vichada": "CB2",
    "guainia": "CB2",
    "vaupes": "CB2",
    "amazonas": "CB2",
    "arauca": "CB2, level -2",
    "resources": "cartels 40",
}


@rule("AA-7.1")
def test_equal_margins_rank_cartels_auc_farc_government():
    state = position(**ALL_EVEN).state

    assert margins(state) == [0, 0, 0, 0]
    assert sorted(range(4), key=lambda f: rank_key(state, f), reverse=True) == [3, 2, 1, 0]
    assert last_round(**ALL_EVEN) == ["cartels"]


@rule("AA-7.1", "AA-1.5")
def test_equal_players_with_two_factions_each_rank_in_the_same_order():
    """The weaker one of each pair counts: Government and FARC; the FARC comes first."""
    assert last_round(players=2, options="two_factions_each", **ALL_EVEN) == ["farc"]


@rule("AA-7.1")
def test_a_non_player_comes_before_a_player_with_the_same_margin():
    """The AUC has 0, everybody else much less; with two players the AUC is a Non-player."""
    even = {"huila": "FB1 AB1", "resources": "cartels 0"}
    assert last_round(players=4, **even) == ["auc"]
    assert last_round(players=2, **even) == [], "all players lose"


@rule("AA-6.1", "AA-7.1")
def test_a_non_player_that_reaches_its_goal_beats_everybody():
    """The Government has 61 - 60 = 1, and so has the Non-player AUC."""
    assert outcome(players=2, **{**support(61), "cesar": "AB1"}) == ("auc", [])
    assert outcome(players=3, **{**support(61), "cesar": "AB1"}) == ("auc", ["auc"])


@rule("AA-7.1")
def test_a_non_player_wins_even_with_the_lower_margin():
    levels = {**support(61), "santander": "empty, level 2", "cartagena": "empty, level 2", "cesar": "AB1, level 2"}

    assert position(**levels).state.support == 64
    assert outcome(players=2, **levels) == ("auc", [])


# -- the final round (7.3) -----------------------------------------------------------------------------------------


@rule("AA-7.3", ruling="AA-R61")
def test_margins_are_differences_and_the_lower_counts_for_the_cartels():
    table = position(
        bogota="empty, level 1",
        cali="empty, level -2",
        huila="FB1 AB1",
        choco="AB1 CB1",
        resources="cartels 33",
    )

    assert margins(table.state) == [8 - 60, 6 + 1 - 25, 2 - 1, 1 - 10]
    table = position(**bases("CB", 11), resources="cartels 33")
    assert margins(table.state)[3] == 33 - 40


@rule("AA-7.3")
def test_after_the_final_round_the_highest_margin_wins():
    assert last_round(**{**support(60), "cesar": "FB1"}) == ["govt"]
    assert last_round(huila="FB2 AU1", cesar="FB1") == ["auc"]


# -- one player (6.1, 8.8) -----------------------------------------------------------------------------------------


@rule("AA-6.1", "AA-8.8")
def test_a_single_player_does_not_win_by_the_goal():
    assert outcome(players=1, **{**support(61), "bogota": "T1 P1, level 2, terror 1"})[0] is None
    assert outcome(players=2, **{**support(61), "bogota": "T1 P1, level 2, terror 1"})[0] == "govt"


SOLO = {**support(60), "players": 1, "cesar": "FB2", "choco": "AB1"}


@rule("AA-8.8", "AA-7.3")
@pytest.mark.parametrize(
    ("more", "kind", "sentence"),
    [
        ({"choco": "AB2"}, "failure", "Failure: the Government’s margin is no higher than that of the AUC."),
        ({"bogota": "empty, level 1"}, "failure", "Failure: the Government’s margin is 7 below that of the AUC."),
        ({}, "stalemate", "Stalemate: the Government’s margin is 1 above that of the AUC, the best of the Insurgents."),
        (
            {"cartagena": "empty, level 2", "cesar": "FB2, level 2"},
            "progress",
            "Progress: the Government’s margin is 5 above that of the AUC, the best of the Insurgents.",
        ),
        (
            {
                "cartagena": "empty, level 2",
                "cesar": "FB2, level 2",
                "atlantico": "empty, level 2",
                "meta_east": "empty, level 2",
            },
            "triumph",
            "Triumph: the Government’s margin is 9 above that of the AUC, the best of the Insurgents.",
        ),
    ],
)
def test_alone_the_government_is_told_how_well_it_did(more, kind, sentence):
    """In the line about the result, in the journal, and by name for programs."""
    table = changed({"propaganda": 4, "agenda": [[1], [22]]}, **{**SOLO, **more})
    texts = texts_for(table.game)
    outcome = table.game.outcome(table.state)

    assert outcome is not None
    assert outcome.kind == kind
    assert result_dict(table.match, texts)["sentence"] == sentence
    assert result_dict(table.match, texts)["outcome"] == kind
    assert texts.entry(table.match.journal(0)[-1]) == sentence
    assert table.game.places(table.state) == [2 if kind == "failure" else 1]


@rule("AA-7.1")
def test_places_follow_the_order_of_equal_margins_and_count_non_players():
    state = position(**ALL_EVEN).state
    assert GAME.places(state) == [4, 3, 2, 1]

    table = changed({"propaganda": 4, "agenda": [[1], [22]]}, players=2, **ALL_EVEN)
    assert table.game.places(table.state) == [4, 3], "Cartels and AUC, without a player, come first"
    ahead = table.game.outcome(table.state)
    assert ahead is not None
    assert ahead.kind == "non-player-ahead"


@rule("AA-7.1")
def test_no_player_has_a_better_place_than_another_if_a_non_player_reached_its_goal():
    table = position(step="propaganda", players=2, **{**support(61), "cesar": "AB1"})

    assert table.game.places(table.state) == [2, 2]
    sentence = texts_for(table.game).result([], table.game.outcome(table.state))
    assert sentence == "The AUC, without a player, reached the goal: all players lose."


@rule("AA-6.1", "AA-7.3")
def test_the_victory_check_tells_all_margins():
    table = position(step="propaganda", players=2, bogota="T1 P1, level 2", huila="FB2", resources="cartels 33")
    lines = [texts_for(table.game).entry(note) for note in table.match.journal(0) if note.kind == "margins"]

    assert lines == [
        "Victory check. Margins: Government −44, FARC −23, AUC −2, Cartels −10; the goal is a margin above 0."
    ]


def played_out(table):
    """All factions pass, and nobody does anything in the Propaganda rounds that can be left."""
    while table.match.ask is not None:
        table.play(next((name for name in ("pass", "done") if name in table.options), table.options[0]))
    return table


@rule("AA-6.0", "AA-6.1", "AA-7.3")
@pytest.mark.parametrize(
    ("deck", "before", "labels"),
    [
        (
            (1, 73, 2, 74, 3, 75, 4, 76),
            0,
            ["Propaganda 1", "Propaganda 2", "Propaganda 3", "Propaganda 4", "At the end"],
        ),
        ((1, 73, 74, 2, 75, 3, 76), 0, ["Propaganda 1", "Propaganda 3", "Propaganda 4", "At the end"]),
        ((1, 73, 2, 74), 2, ["Propaganda 3", "Propaganda 4", "At the end"]),
    ],
    ids=["four in a whole game", "the second follows at once, without a check", "two were seen before"],
)
def test_the_score_sheet_numbers_each_check_by_its_propaganda_card(deck, before, labels):
    state = {"deck": list(deck), "propaganda": before}
    table = played_out(changed(state, players=4, resources="govt 9, farc 9", options="no_negotiation"))

    [sheet] = GAME.score_sheets(table.match.journal(0), [], table.state)

    assert [texts_for(GAME).remark(label) for label in sheet.labels] == labels


def test_a_score_sheet_that_begins_with_a_check_begins_with_the_first_propaganda_card():
    table = played_out(changed({"deck": [73, 1, 74, 2, 75, 3, 76]}, step="propaganda", options="short, no_negotiation"))

    [sheet] = GAME.score_sheets(table.match.journal(0), [], table.state)

    assert [label.values.get("n") for label in sheet.labels][:2] == [1, 2]


# -- two factions for one player (1.5) -----------------------------------------------------------------------------


@rule("AA-1.5", "AA-6.1", ruling="AA-R69")
def test_with_two_factions_both_must_reach_their_goals():
    """Two players: the Government also runs the AUC."""
    alone = {**support(61), "loc_bogota_neiva": "T1"}
    twins = {"players": 2, "options": "two_factions_each"}

    assert outcome(**alone, **twins)[0] is None
    assert outcome(**alone, cesar="AB1", **twins)[1] == ["govt"]
    assert outcome(**alone)[0] == "govt", "with one faction each it is enough"


@rule("AA-1.5", "AA-7.3", ruling="AA-R69")
def test_after_the_final_round_a_player_counts_with_the_lower_margin():
    """The AUC is best of all, but its player has the Government at -60; the other has -9 and -40."""
    given = {"huila": "AB2", "bogota": "FU1, level -2", "players": 2, "options": "two_factions_each"}
    table = changed({"propaganda": 4, "agenda": [[1], [22]]}, **given)

    assert margins(table.state) == [-60, -9, 2, -40]
    assert table.game.points(table.state) == [-60, -40]
    assert [table.seats[n] for n in table.game.winners(table.state)] == ["farc"]


@rule("AA-7.2", "AA-7.3")
def test_the_page_says_who_is_ahead_and_what_that_is_made_of():
    table = position(huila="FB1 AB1", choco="AB1", putumayo="CB1", resources="cartels 49")
    view = table.view()

    [panel] = GAME.panels(view)

    assert [line.kind for line in panel.lines] == sorted(
        (line.kind for line in panel.lines), key=lambda kind: -view["margins"][kind.removeprefix("standing-")]
    )
    for line in panel.lines:
        assert line.values["margin"] == view["margins"][line.kind.removeprefix("standing-")]
        if "have" in line.values:
            assert line.values["margin"] == line.values["have"] - line.values["goal"]
        else:
            reached = (line.values["bases"] - line.values["goal"], line.values["resources"] - line.values["worth"])
            assert line.values["margin"] == min(reached)
