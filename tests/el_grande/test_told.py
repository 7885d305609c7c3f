"""What the journal and the prompts say in words: true in every situation."""

from __future__ import annotations

from tablero.core.state import EVERYONE, Entry
from tablero.core.table import Table
from tablero.games.el_grande.plain import plain_tables
from tablero.games.el_grande.position import position
from tablero.games.el_grande.story import score_sheets
from tablero.testing import rule
from tablero.texts import texts_for
from tests.el_grande.helpers import finish_round, regent


def prompt(table: Table) -> str:
    return texts_for(table.game, players=len(table.seats)).prompt(table.ask)


def lines(table: Table, kind: str) -> list[str]:
    texts = texts_for(table.game, players=len(table.seats))
    return [texts.entry(entry) for entry in table.match.journal(0) if entry.kind == kind]


@rule("EG-15.2", "EG-15.3", "EG-15.4")
def test_points_are_told_with_place_tie_and_bonuses():
    pieces = "3 purple, 2 blue, 2 green, purple grande"
    table = position(card="levy_1", king="granada", granada=pieces).play("special", "granada")
    assert lines(table, "points") == [
        "Purple gets 10 points for first place in Granada, 2 of them for the King’s region and 2 for the grande there.",
        "Blue gets one point for third place in Granada, as second place is tied.",
        "Green gets one point for third place in Granada, as second place is tied.",
    ]

    table = position(card="levy_1", king="galicia", navarra="2 purple, 2 blue, 1 green").play("special", "navarra")
    assert lines(table, "points") == [
        "Purple gets 3 points for second place in Navarra, as first place is tied.",
        "Blue gets 3 points for second place in Navarra, as first place is tied.",
        "Green gets one point for third place in Navarra.",
    ]


@rule("EG-14.2", ruling="EG-R16")
def test_the_dummys_caballeros_leave_the_castillo_with_a_line():
    table = finish_round(position(players=2, round=3, card="fiesta_1", castillo="2 orange"))

    assert "2 caballeros of Orange (dummy) go from the castillo back to the province." in lines(table, "returned")


@rule("EG-21.4", "EG-11.2")
def test_a_grande_found_in_the_castillo_is_told():
    table = regent(card="unmasking_1", castillo="1 blue, blue grande").play("special")

    assert lines(table, "castillo-held-grande") == ["The grande of Blue was inside."]


@rule("EG-21.5", "EG-card-entourage")
def test_entourage_promises_only_those_who_can_go_along():
    alone = regent(card="entourage", king="france").play("special")
    assert "he travels alone" in prompt(alone)
    one = regent(card="entourage", king="galicia", galicia="1 blue").play("special")
    assert "the one caballero in the region he leaves" in prompt(one)
    two = regent(card="entourage", king="galicia", galicia="3 blue").play("special")
    assert "2 caballeros from the region he leaves" in prompt(two)


@rule("EG-21.7")
def test_infiltration_is_in_the_prompt_for_placing():
    table = regent(card="infiltration", king="galicia")
    assert "in the King’s region or next to it" in prompt(table.play("special", "place"))
    table = regent(card="infiltration", king="galicia").play("place")
    assert "next to the King" in prompt(table)


@rule("EG-card-intrigue")
def test_intrigue_says_how_many_of_whom_may_still_move():
    table = position(card="intrigue_1", king="galicia", toledo="3 purple, 2 blue").play("special")
    assert "up to 2 of your own caballeros and up to 2 opposing" in prompt(table)
    table.play("toledo", "purple", "sevilla", "toledo", "purple", "sevilla")
    assert prompt(table).startswith("You may move up to 2 opposing caballeros")


@rule("EG-card-unrest", "EG-card-withdrawal", "EG-10.4")
def test_nobody_is_asked_for_more_than_there_is():
    unrest = position(card="unrest", king="galicia", toledo="1 blue", sevilla="1 blue").play("special")
    assert prompt(unrest).startswith("Set your secret disc: one of your caballeros")
    withdrawal = position(card="withdrawal", king="galicia", court="0 blue", toledo="1 blue", sevilla="1 blue")
    assert prompt(withdrawal.play("special")).startswith("Return 2 of your caballeros")


@rule("EG-7.2")
def test_the_question_for_the_halves_names_none_that_is_done():
    table = position(card="fiesta_1").play("special")
    assert "special action" not in prompt(table)


@rule("EG-22.2", ruling="EG-R44")
def test_a_veto_that_lapses_is_told_and_none_is_promised_beyond_the_last_round():
    held = position(vetoes="blue 1 veto_1", card="fiesta_1")
    assert lines(finish_round(held), "veto-lapsed") == ["Blue’s Veto has not been used in time and is discarded."]
    last = position(card="veto_1", round=9).play("special")
    assert lines(last, "veto-kept") == ["Purple lays out Veto and can stop a special action in this round."]


@rule("EG-1.5", "EG-21.1")
def test_cards_that_the_data_call_reconstructed_are_marked_and_others_are_not():
    texts = texts_for(position(card="levy_1").game)
    for card in ("regrouping", "departure", "royal_adviser", "double_game", "winter_residence", "exile", "plus_3"):
        assert "◇ Reconstructed" in texts.card_text(card), card
    for card in ("intrigue_1", "militia", "coup", "his_majesty", "power_9"):
        assert "◇" not in texts.card_text(card), card


@rule("EG-22.2", "EG-6.2", "EG-8.2", "EG-3.1", ruling="EG-R11")
def test_the_table_in_the_terminal_shows_what_there_is_to_know():
    table = position(vetoes="blue 2 veto_1", card="fiesta_1", round=4)
    texts = texts_for(table.game, players=4)
    view = table.game.view(table.state, 0)
    view["played"][1] = {"power": 1, "modifier": "minus_1_a", "total": 0}
    rounds, land, players, powers, _, signs = plain_tables(view, texts.thing, texts.say)

    assert rounds.rows == [["4/9", "Blue 2"]]
    assert land.rows[0][-1] == "Navarra, Castilla"
    assert players.rows[1][4] == "0 (1 Modifier −1)"
    assert powers.rows == [["Caballeros", *"6554433221100"]]
    assert [row[0] for row in signs.rows] == ["G", "·", "?", "*"]


def test_points_of_a_game_from_a_position_are_told_with_their_rounds():
    points = Entry("points", "EG-15.3", EVERYONE, {"who": 0, "place": 0, "n": 4, "rank": 1, "king": 0, "grande": 0})
    general = Entry("general-scoring", "EG-14.1", EVERYONE, {"n": 6})
    texts = texts_for(position().game, players=2)
    told = [texts.remark(label) for label in score_sheets([points, general, points], 2)[0].labels]
    assert told == ["Cards in round 6", "General scoring after round 6"]
    next_round = Entry("round", "EG-4.1", EVERYONE, {"n": 7})
    told = [texts.remark(label) for label in score_sheets([points, next_round, points], 2)[0].labels]
    assert told == ["Cards in round 6", "Cards in round 7"]


@rule("EG-17.1", "EG-15.2")
def test_the_page_says_who_is_ahead_and_what_the_regions_would_bring_now():
    table = position(score="4 purple, 9 blue", sevilla="2 purple, 1 blue", king="granada")
    view = table.view()

    [panel] = table.game.panels(view)

    assert [line.values["points"] for line in panel.lines] == sorted(view["score"], reverse=True)
    assert [line.values["now"] for line in panel.lines] == [
        view["prospects"][line.values["who"]] for line in panel.lines
    ]
    purple = next(line for line in panel.lines if line.values["who"] == 0)
    assert purple.values["now"] > 0
    words = texts_for(table.game, players=len(table.seats)).remark(purple)
    assert words == f"Purple; {purple.values['now']} more if all nine regions were scored now"
