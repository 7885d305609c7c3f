"""The table as plain text: what a player in the terminal looks at."""

from __future__ import annotations

from tablero.games.andean_abyss.plain import plain_tables
from tablero.games.andean_abyss.position import position
from tablero.texts import texts_for


def tables(**given):
    table = position(**given)
    texts = texts_for(table.game, "en", table.state.players)
    return plain_tables(table.game.view(table.state, 0), texts.thing, texts.say)


def test_spaces_show_level_control_pieces_and_markers():
    spaces = tables(
        cali="T3 CU1, level 2, terror 2",
        meta_west="FU2, zone",
        loc_bogota_neiva="FU1, sabotaged",
        shipments="cartels cali",
    )[0]
    rows = {row[0]: row[1:] for row in spaces.rows}

    assert rows["Cali"] == [
        *("Active Support", "Government Control", "3 × Troops, 1 × Underground Cartels Guerrilla"),
        "2 × Terror, Shipment (Cartels)",
    ]
    assert rows["Meta West"][-1] == "FARC Zone"
    assert rows["Bogotá – Neiva"] == ["", "", "1 × Underground FARC Guerrilla", "Sabotage"]
    assert "Cali – Pasto" not in rows, "an empty LoC says nothing"
    assert all(len(row) == len(spaces.columns) for row in spaces.rows)


def test_factions_show_what_they_have_and_how_they_stand():
    factions = tables(from_="standard", players=2, resources="govt 40, farc 10", eligible="govt, farc")[1]

    assert factions.rows[0][:3] == ["Government", "40", "−10"]
    assert factions.rows[1][3] == "18 × Guerrilla, 3 × Base"
    assert factions.rows[0][4] == "Eligible, Acting now"
    assert factions.rows[3][4] == "Non-player, Ineligible"


def test_cards_and_lasting_events_come_with_their_texts():
    *_, cards, lasting = tables(card="op_millennium", next="propaganda", lasting="senado_and_camara 3")

    assert [row[1] for row in cards.rows] == ["Op Millennium", "Propaganda"]
    assert cards.rows[0][2] == "Cartels, Government, FARC, AUC"
    assert "Police" in cards.rows[0][3]
    assert lasting.rows[0][0] == "Senado & Cámara"
    assert lasting.rows[0][1].endswith("(FARC)")


def test_the_hidden_next_card_is_not_shown():
    *_, cards = tables(card="op_millennium", next="tapias", options="no_reveal")

    assert [row[1] for row in cards.rows] == ["Op Millennium"]
